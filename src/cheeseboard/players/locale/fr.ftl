## How strong the table plays

level-gentle = doux
level-gentle-help = Joue au flair et laisse passer bien des occasions : idéal pour une première partie.
level-sharp = malin
level-sharp-help = Compte tout ce qui est possible et gaspille rarement un coup.
level-merciless = impitoyable
level-merciless-help = Joue aussi bien que nous savons le faire. Il ne voit rien de plus que vous.

## How strong the table plays

level-random = au hasard
level-greedy = gourmand
level-search = chercheur

## Players that are not there

error-no-level = Il n’y a pas de joueur « { $level } » pour ce jeu.
