## How strong the table plays

level-gentle = sanft
level-gentle-help = Spielt nach Gefühl und sieht nach, wo etwas sein könnte: gute Gesellschaft fürs erste Spiel.
level-sharp = schlau
level-sharp-help = Zählt mit, was möglich ist, und verschwendet selten einen Zug.
level-merciless = gnadenlos
level-merciless-help = Spielt so gut, wie wir es können. Er sieht nicht mehr als du.
