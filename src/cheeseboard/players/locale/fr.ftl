## How strong the table plays

level-gentle = doux
level-gentle-help = Joue au flair et regarde partout où il pourrait y avoir quelque chose : idéal pour une première partie.
level-sharp = malin
level-sharp-help = Compte tout ce qui est possible et gaspille rarement un coup.
level-merciless = impitoyable
level-merciless-help = Joue aussi bien que nous savons le faire. Il ne voit rien de plus que toi.
