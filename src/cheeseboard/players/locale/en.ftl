## How strong the table plays

level-gentle = gentle
level-gentle-help = Plays by feel and overlooks a good deal: good company for a first game.
level-sharp = sharp
level-sharp-help = Counts what is possible and rarely wastes a move.
level-merciless = merciless
level-merciless-help = Plays as well as we know how. It sees no more than you do.

## How strong the table plays

level-random = random
level-greedy = greedy
level-search = searching

## Players that are not there

error-no-level = There is no player called “{ $level }” for this game.
