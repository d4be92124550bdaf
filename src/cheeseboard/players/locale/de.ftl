## How strong the table plays

level-gentle = sanft
level-gentle-help = Spielt nach Gefühl und übersieht manches: gute Gesellschaft fürs erste Spiel.
level-sharp = schlau
level-sharp-help = Zählt mit, was möglich ist, und verschwendet selten einen Zug.
level-merciless = gnadenlos
level-merciless-help = Spielt so gut, wie wir es können. Er sieht nicht mehr als du.

## How strong the table plays

level-random = zufällig
level-greedy = gierig
level-search = suchend

## Players that are not there

error-no-level = Einen Spieler „{ $level }“ gibt es für dieses Spiel nicht.
