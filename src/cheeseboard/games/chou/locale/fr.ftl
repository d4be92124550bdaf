# Chou y es-tu ?: all words of the game, English. Other rooms append ids here; the five other files follow.
# Words used throughout: bed = a place of the garden (a1 to e3); plant = a cabbage, double cabbage or bush that still
# stands; eaten cabbage = its bitten side; stone = a place of the gardeners’ path (1 to 24).

## The game

game-title = Chou y es-tu ?
game-pitch = Cache-cache au potager : deux lapins grignotent la nuit, deux jardiniers cherchent le jour.
game-intro = Deux lapins affamés se sont installés dans le carré de choux. Chaque nuit, ils mangent le chou qui les abrite et filent se cacher sous un autre. Chaque matin, les jardiniers trouvent des trognons et soulèvent une feuille ici ou là. Les lapins gagnent avec le neuvième chou au compost ; les jardiniers gagnent dès que les deux lapins sont dans le panier.

## Chapters of the rulebook page

chapter-box = La boîte et les deux camps
chapter-box-intro = Avant que rien ne pousse, décidez qui grignote et qui ratisse.
chapter-setup = Préparer le potager
chapter-setup-intro = Dix-neuf carrés forment des rangées en quinconce, si bien que chacun a jusqu’à six voisins ; une cabane occupe celui du milieu. Un sentier de 24 dalles court entre les carrés, et chaque dalle en touche trois. Chaque lieu a un nom : b4 est le quatrième carré de la deuxième rangée, et les dalles sont numérotées.
chapter-first-night = La Première Nuit
chapter-first-night-intro = Les jardiniers dorment, et les lapins cherchent leurs premières cachettes.
chapter-day = Le jour
chapter-day-intro = Les jardiniers se réveillent et voient ce qui a été mangé la nuit. Puis chacun agit une fois : une marche plus longue, ou une plus courte avec un coup d’œil sous une plante.
chapter-catch = Quand un lapin est attrapé
chapter-catch-intro = Un lapin dans le panier, mais la chasse n’est pas finie.
chapter-night = La nuit
chapter-night-intro = L’un après l’autre, les lapins mangent le chou qui les abrite, filent en ligne droite et se cachent à nouveau. Un exemple : un lapin a mangé le chou en b2 et suit la flèche vers le sud-est. La cabane en c3 ne l’arrête pas, le chou en d3 est déjà mangé : il finit donc sous e3.
chapter-end = Fin de la partie
chapter-end-intro = Neuf choux pour les lapins, ou deux lapins pour les jardiniers.
chapter-special = Buissons et choux doubles
chapter-special-intro = Pour ceux qui connaissent leur potager : trois buissons que personne ne peut manger et trois choux doubles qui en valent deux.
chapter-score = Jouer aux points
chapter-score-intro = Continuez après le neuvième chou, puis échangez les camps et comparez les festins.
chapter-ruling = Cas particuliers
chapter-ruling-intro = Là où la règle se tait, voici comment on joue à cette table.

## Clauses: the box and the two sides

clause-box-counts = La boîte contient 25 tuiles de potager (une cabane, 18 choux, trois buissons et trois choux doubles), deux lapins et deux jardiniers.
clause-team-two-sides = Chacun joue soit pour les lapins, soit pour les jardiniers.
clause-team-two-players = À deux, l’un mène les deux lapins et l’autre les deux jardiniers.
clause-team-three-one-rabbit-player = À trois, une personne peut mener les deux lapins contre deux autres qui ont chacune un jardinier.
clause-team-three-one-gardener-player = À trois, une personne peut mener les deux jardiniers contre deux autres qui ont chacune un lapin.
clause-team-four-players = À quatre, chacun mène une seule figurine : un lapin ou un jardinier.
clause-team-word-means-side = Quand une règle dit « les lapins » ou « les jardiniers », elle parle de tout le camp, quelles que soient les personnes qui le jouent.

## Clauses: laying out the garden

clause-setup-tokens-in-hand = Les lapins attendent à côté du potager jusqu’à la Première Nuit ; aucun n’est encore sur un carré.
clause-setup-cabin-centre = La cabane se dresse sur le carré du milieu.
clause-setup-eighteen-face-up = Dix-huit plantes entourent la cabane, une par carré, côté intact visible.
clause-setup-pawns-opposite = Les jardiniers partent de deux dalles qui touchent la cabane par des côtés opposés.
clause-setup-glasses = Seuls les jardiniers portent des lunettes la nuit ; ici, la table leur cache simplement ce qui se passe.
clause-setup-basic-without-specials = Sans l’option des buissons, le potager n’a que des choux : ni buisson ni chou double.
clause-path-only-dotted-line = Les jardiniers ne se tiennent et ne marchent que sur les dalles du sentier, jamais sur un carré.

## Clauses: the First Night

clause-first-night-gardeners-blind = Les jardiniers ne voient rien pendant que les lapins choisissent leurs premières cachettes.
clause-first-night-both-hidden = Le jour 1 ne commence que lorsque les deux lapins sont cachés.
clause-first-night-different-cabbages = Les deux lapins doivent se cacher sous des plantes différentes.
clause-first-night-under-a-cabbage = Un lapin commence sous une plante, jamais sous la cabane.
clause-first-night-nothing-flipped = Personne ne mange la Première Nuit : le jour 1 n’apporte rien au compost.
clause-first-night-not-under-double = Aucun lapin ne peut commencer sous un chou double.
clause-first-night-bush-allowed = Un lapin peut commencer sous un buisson.

## Clauses: the day

clause-day-gardeners-awake = Le jour, les jardiniers voient tout le potager, choux mangés compris.
clause-day-order-free = Chaque jour, les jardiniers décident eux-mêmes qui commence.
clause-day-each-pawn-once = Chaque jardinier agit exactement une fois par jour.
clause-day-a-two-cells = Un jardinier qui ne cherche pas avance d’exactement deux dalles le long du sentier.
clause-day-a-no-look = Un jardinier qui avance de deux dalles ne soulève rien ce jour-là.
clause-day-b-one-cell = Un jardinier qui veut regarder avance d’abord d’exactement une dalle.
clause-day-b-look-from-destination = Le jardinier avance d’abord et regarde ensuite, depuis la dalle où il arrive et non depuis celle qu’il quitte.
clause-day-b-one-tile = Un jardinier ne soulève qu’une seule plante par jour.
clause-day-b-only-around = Un jardinier ne peut soulever qu’une plante qui touche la dalle où il vient d’arriver.
clause-day-b-only-cabbage-face = On ne soulève qu’une plante encore debout : jamais la cabane, un chou mangé ou un carré vide.
clause-day-no-standing-still = Aucun jardinier ne reste sur place : il avance de deux dalles, ou d’une seule et regarde.
clause-day-catch-token-out = Un lapin trouvé sous la plante soulevée est attrapé et quitte la partie.
clause-day-catch-tile-back = La plante qui cachait un lapin attrapé est remise en place, intacte : le lapin n’a pas eu le temps de la manger.
clause-day-miss-tile-back = Une plante soulevée pour rien est remise telle quelle.
clause-day-second-pawn-same-way = Le second jardinier a ensuite le même choix, même si le premier vient d’attraper un lapin.
clause-day-exposed-caught-first = Un lapin resté sans cachette est attrapé à l’aube, avant que les jardiniers ne bougent.
clause-day-compost-after-both = Les choux mangés ne vont au compost qu’une fois que les deux jardiniers ont agi.
clause-day-compost-exactly-last-night = À la fin du jour, tout ce qui a été mangé la nuit précédente quitte le potager, et ces carrés restent vides.
clause-day-then-night = Une fois le compost rempli, la nuit suivante tombe.

## Clauses: when a rabbit is caught

clause-catch-one-token-left = Après une capture, seul le lapin restant mange et file la nuit ; l’autre ne joue plus.
clause-catch-joint-control = Les deux joueurs de lapins continuent à décider ensemble : chacun peut déplacer le lapin restant.
clause-catch-silently = Quoi que décident les joueurs de lapins, les jardiniers n’en apprennent rien.

## Clauses: the night

clause-night-gardeners-blind = Les jardiniers ne voient rien de ce qui se passe la nuit.
clause-night-order-free = Chaque nuit, les lapins décident eux-mêmes lequel commence.
clause-night-one-after-the-other = Le premier lapin mange, file et se cache avant que le second ne bouge.
clause-night-eat-own-tile = Un lapin mange le chou qui le cache ; le trognon reste sur son carré jusqu’au compost.
clause-night-eat-compulsory = Chaque nuit après la première, tout lapin caché sous un chou doit le manger.
clause-night-must-move = Un lapin ne peut pas rester là où il vient de manger ; il doit filer vers une autre plante.
clause-night-straight-line = Un lapin file en ligne droite, dans l’une des six directions.
clause-night-only-arrows = Un lapin ne file que dans une direction indiquée par les flèches de sa propre tuile.
clause-night-arrows-of-the-flipped-tile = Seules comptent les flèches de la tuile que le lapin quitte, pas celles des tuiles qu’il franchit ou rejoint.
clause-night-first-cabbage = Un lapin se cache sous la première plante de sa ligne : ni plus près, ni plus loin.
clause-night-pass-empty = Un lapin traverse les carrés vides.
clause-night-pass-over-eaten = Un lapin passe devant les choux mangés, même celui que son compère vient de croquer.
clause-night-pass-cabin = Un lapin passe tout droit devant la cabane.
clause-night-no-stop-between = Un lapin ne peut s’arrêter ni sur un carré vide, ni à un chou mangé, ni à la cabane.
clause-night-no-stop-on-other = Un lapin ne peut pas se cacher là où l’autre se cache déjà.
clause-night-no-pass-over-other = La plante qui cache un lapin barre aussi la ligne de l’autre : il ne peut pas passer.
clause-night-never-two-under-one = Deux lapins ne sont jamais sous la même plante, pas même un instant.
clause-night-exposed = Un lapin qui ne peut atteindre aucune cachette reste à découvert.
clause-night-exposed-only-then = Tant qu’un lapin peut atteindre une cachette, il doit en prendre une et ne peut pas rester à découvert.
clause-night-exposed-anywhere = Un lapin à découvert est attrapé, si loin que soient les jardiniers.
clause-night-exposed-until-dawn = Un lapin à découvert est attrapé au lever du jour, pas pendant la nuit.

## Clauses: how it ends

clause-end-gardeners-both-caught = Les jardiniers gagnent à l’instant où ils attrapent le second lapin.
clause-end-gardeners-before-nine = La seconde capture ne compte que tant qu’il y a moins de neuf choux au compost.
clause-end-automatic-catch-counts = Un lapin attrapé à découvert à l’aube compte comme toute autre capture ; si c’est le second, les jardiniers gagnent.
clause-end-rabbits-ninth-composted = Les lapins gagnent quand le neuvième chou arrive au compost et qu’au moins l’un d’eux est libre.
clause-end-eaten-is-not-composted = Neuf choux croqués ne terminent pas encore la partie : les jardiniers ont encore leur journée avant que le neuvième n’arrive au compost.
clause-end-one-survivor-enough = Un seul lapin libre suffit à la victoire des lapins.

## Clauses: bushes and double cabbages

clause-variant-swap-six = Avec l’option des buissons, trois buissons et trois choux doubles remplacent six choux ; il en reste douze.
clause-variant-random-places = Avec l’option des buissons, le hasard décide sur quels carrés vont les buissons et les choux doubles.
clause-variant-hide-under = Les lapins peuvent aussi se cacher sous les buissons et les choux doubles.
clause-variant-lift = Les jardiniers peuvent aussi soulever les buissons et les choux doubles.
clause-bush-must-stop = Un lapin dont la ligne rencontre d’abord un buisson doit s’y cacher ; personne ne passe devant un buisson.
clause-bush-not-eaten = Aucun lapin ne peut manger un buisson : il reste debout et ne va jamais au compost.
clause-bush-must-flee = Un lapin caché sous un buisson doit le quitter la nuit suivante.
clause-bush-flee-targets = Depuis un buisson, un lapin file vers un chou, un chou double ou un autre buisson, selon les règles habituelles des lignes.
clause-double-like-cabbage = Pour tout le reste, un chou double est un chou : on le soulève, on le mange, et ses flèches comptent.
clause-double-two = Un chou double compte pour deux choux au compost.
clause-double-nine-cabbages-not-tiles = Ce sont neuf choux qui comptent, pas neuf tuiles : cinq choux et deux choux doubles suffisent, et dix valent aussi bien que neuf.

## Clauses: playing for points

clause-score-play-on = Quand on joue aux points, la partie continue après le neuvième chou.
clause-score-until-both-caught = Quand on joue aux points, une manche ne finit que lorsque les deux lapins sont attrapés.
clause-score-is-compost = Les lapins marquent un point par chou au compost à la fin de leur manche.
clause-score-swap = Après la première manche, on échange les camps, puis on compare les deux scores.

## Clauses: corner cases

clause-ruling-order-last-word = Un chou compte quand il est au compost, pas quand il est mangé ; passer de huit à dix, c’est dépasser neuf et gagner.
clause-ruling-exposed-before-compost = Si le dernier lapin libre est à découvert le matin même de la neuvième bouchée, il est attrapé avant le compost et les jardiniers gagnent.
clause-ruling-exposed-tile-composted = Ce qu’un lapin a mangé va au compost, même si ce lapin est attrapé.
clause-ruling-tile-never-turns = Les tuiles gardent leur orientation : soulever ou croquer un chou ne tourne jamais ses flèches.
clause-ruling-lifter-sees-arrows = Les jardiniers qui soulèvent une plante voient ses flèches et peuvent s’en souvenir.
clause-ruling-rabbit-sees-own-arrows = Les lapins ne connaissent que les flèches des tuiles sous lesquelles l’un d’eux a été.
clause-ruling-pawns-share-and-pass = Les jardiniers peuvent se croiser et se tenir sur la même dalle.
clause-ruling-there-and-back = Une marche de deux dalles peut être un aller-retour et finir où elle a commencé.
clause-ruling-b-without-tile = Un seul pas sans regarder n’est permis que si aucune plante ne touche la dalle ; sinon le jardinier doit regarder.
clause-ruling-bush-hop-stop = Règle maison de cette table, absente de la règle du jeu : après dix nuits de suite sans une bouchée (on peut choisir un autre nombre, ou aucun), les jardiniers gagnent ; aux points, la manche se termine.
clause-ruling-bush-night-shows-nothing = Quand les deux lapins quittent des buissons, rien n’est mangé et les jardiniers ne trouvent rien au matin.
clause-ruling-no-order-choice-by-program = L’ordre des lapins ne regarde qu’eux : si l’un barre la seule issue de l’autre, le second reste à découvert.
clause-ruling-exposed-frees-bush = Un lapin qui n’a pas pu quitter son buisson est à côté : le buisson est libre pour l’autre lapin.
clause-ruling-score-cut-off = Les choux mangés la dernière nuit ne rapportent rien si le second lapin est attrapé avant qu’ils n’arrivent au compost.

## Options

option-players = Joueurs
option-players-help = Combien de personnes se partagent les deux camps.
option-split = Qui joue seul
option-split-help = À trois : quel camp est joué par deux personnes.
option-split-gardeners = Une personne mène les deux lapins, deux ont chacune un jardinier
option-split-rabbits = Une personne mène les deux jardiniers, deux ont chacune un lapin
option-bushes = Buissons et choux doubles
option-bushes-help = Remplace six choux par trois buissons, que personne ne peut manger, et trois choux doubles, qui comptent pour deux.
option-score = Jouer aux points
option-score-help = Deux manches en échangeant les camps : chacune dure jusqu’à la capture des deux lapins, et le compost le plus rempli gagne.
option-arrows = Flèches sous les choux
option-arrows-help = Entre combien de directions un lapin peut choisir quand il quitte un chou.
option-arrows-A6 = Six flèches partout : choix libre, un peu plus facile pour les lapins
option-arrows-B65 = Une moitié à six flèches, l’autre à cinq : le mélange le plus équitable
option-arrows-A5 = Cinq flèches partout : plus facile pour les jardiniers
option-last_rabbit = Le dernier lapin
option-last_rabbit-help = À deux joueurs de lapins : qui déplace le lapin restant après une capture.
option-last_rabbit-joint = Les deux ensemble : chacun peut le déplacer
option-last_rabbit-owner = Son propre joueur seulement
option-last_night = Le repas de la dernière nuit
option-last_night-help = Aux points : les choux mangés qui ne sont pas encore au compost lors de la dernière capture.
option-last_night-dropped = Il ne compte pas
option-last_night-counted = Il compte
option-bush_stop = Nuits sans une bouchée
option-bush_stop-help = Règle maison : après tant de nuits de suite sans une bouchée, les jardiniers gagnent ; aux points, la manche se termine. 0 désactive la règle.

## The picture: names of what lies on the board

board-day = Le potager le jour
board-night = Le potager la nuit
node-bed = { $what ->
        [cabbage] { $place } : chou
        [double] { $place } : chou double
        [bush] { $place } : buisson
        [eaten] { $place } : chou mangé
        [eaten-double] { $place } : chou double mangé
       *[other] { $place } : carré vide
    }{ $arrows ->
        [none] {""}
       *[other] ; flèches { LIST($arrows, of: "way-") }
    }{ $lifted ->
        [yes] ; plante soulevée aujourd’hui
       *[other] {""}
    }{ $reach ->
        [yes] ; à portée des jardiniers
       *[other] {""}
    }
node-cabin = { $place } : la cabane
node-stone = { $who ->
        [none] Dalle { $place }
        [AB] Dalle { $place }, jardiniers A et B
       *[other] Dalle { $place }, jardinier { $who }
    }
node-gardener = { $state ->
        [asleep] Jardinier { $pawn } sur la dalle { $place }, endormi
        [done] Jardinier { $pawn } sur la dalle { $place }, a déjà agi
       *[other] Jardinier { $pawn } sur la dalle { $place }
    }
node-rabbit = { $state ->
        [hidden] Lapin { $rabbit }, caché sous { $place }
        [open] Lapin { $rabbit }, à découvert en { $place }
        [caught] Lapin { $rabbit }, attrapé
       *[other] Lapin { $rabbit }, attend à côté du potager
    }
node-compost = { $more ->
        [yes] Compost : { $count } choux ; il en fallait { $full }
       *[no] Compost : { $count } choux sur { $full }
    }
node-compost-points = { $count ->
        [one] Compost : { $count } chou
       *[other] Compost : { $count } choux
    }

## Moves in words

move-hide = Le lapin { $rabbit } se cache sous { $place }
move-run = Le lapin { $rabbit } file en { $place }
move-stuck = Le lapin { $rabbit } reste à découvert
move-walk = Le jardinier { $pawn } marche jusqu’à la dalle { $stone }
move-step = Le jardinier { $pawn } fait un pas jusqu’à la dalle { $stone }, où il n’y a rien à soulever
move-look = Le jardinier { $pawn } avance à la dalle { $stone } et regarde sous { $place }
move-after-you = Après toi : l’autre commence
button-exposed = Rester à découvert
button-after = Après toi

## What to do now

prompt-setup = On prépare le potager.
prompt-arrows = Les flèches d’une tuile se dévoilent.
prompt-hide = { $rabbit ->
        [one] À vous : choisissez une plante pour cacher le lapin 1.
        [two] À vous : choisissez une plante pour cacher le lapin 2.
       *[other] À vous : choisissez un lapin et une plante pour le cacher.
    }
prompt-run = { $rabbit ->
        [one] À vous : choisissez où file le lapin 1.
        [two] À vous : choisissez où file le lapin 2.
       *[other] À vous : choisissez le lapin qui commence et l’endroit où il file.
    }
prompt-stuck = { $rabbit ->
        [one] À vous : le lapin 1 n’atteint aucune cachette et doit rester à découvert.
        [two] À vous : le lapin 2 n’atteint aucune cachette et doit rester à découvert.
       *[other] À vous : les lapins n’atteignent aucune cachette ; choisissez celui qui reste d’abord à découvert.
    }
prompt-day = { $pawn ->
        [A] À vous : le jardinier A avance de deux dalles, ou d’une et regarde sous une plante.
        [B] À vous : le jardinier B avance de deux dalles, ou d’une et regarde sous une plante.
       *[other] À vous : choisissez un jardinier ; il avance de deux dalles, ou d’une et regarde sous une plante.
    }
prompt-day-walk = { $pawn ->
        [A] À vous : le jardinier A marche ; aucune plante n’est assez proche pour regarder dessous.
        [B] À vous : le jardinier B marche ; aucune plante n’est assez proche pour regarder dessous.
       *[other] À vous : choisissez le jardinier qui marche ; aucune plante n’est assez proche pour regarder dessous.
    }
prompt-wait-first-night = { $glasses ->
        [yes] Vous portez vos lunettes : les lapins choisissent leurs premières cachettes.
       *[other] La Première Nuit : les lapins choisissent leurs cachettes.
    }
prompt-wait-night = { $glasses ->
        [yes] Vous portez vos lunettes : les lapins sont à l’œuvre.
       *[other] La nuit : c’est aux lapins de jouer.
    }
prompt-wait-partner-night = { $rabbit ->
        [one] C’est à votre partenaire de jouer le lapin 1.
        [two] C’est à votre partenaire de jouer le lapin 2.
       *[other] C’est à votre partenaire de jouer.
    }
prompt-wait-day = { $pawn ->
        [A] Le jour : c’est aux jardiniers de jouer, avec le jardinier A.
        [B] Le jour : c’est aux jardiniers de jouer, avec le jardinier B.
       *[other] Le jour : c’est aux jardiniers de jouer.
    }
prompt-wait-partner-day = { $pawn ->
        [A] C’est à votre partenaire de jouer le jardinier A.
        [B] C’est à votre partenaire de jouer le jardinier B.
       *[other] C’est à votre partenaire de jouer.
    }
ending-catch = Les jardiniers gagnent : les deux lapins sont attrapés.
ending-compost = { $more ->
        [yes] Les lapins gagnent : { $count } choux sont au compost ; il en fallait { $full }.
       *[no] Les lapins gagnent : { $count } choux sont au compost.
    }
ending-bushes = { $nights ->
        [one] Les jardiniers gagnent selon la règle maison : { $nights } nuit sans une bouchée.
       *[other] Les jardiniers gagnent selon la règle maison : { $nights } nuits de suite sans une bouchée.
    }
ending-points = { $winner ->
        [first] Les lapins de la première manche gagnent, { $first } à { $second }.
        [second] Les lapins de la seconde manche gagnent, { $second } à { $first }.
       *[other] Match nul : { $first } à { $second }.
    }
ends-first-night = Le jour se lève dès que les deux lapins sont cachés.
ends-night = { $last ->
        [yes] Ce coup termine la nuit.
       *[other] Le jour se lève dès que chaque lapin libre a filé.
    }
ends-day = { $last ->
        [yes] Ce coup termine la journée : ce qui a été mangé va au compost et la nuit tombe.
       *[other] La nuit tombe dès que les deux jardiniers ont agi.
    }
status = { $when ->
        [setup] Préparation du potager
        [day] Jour { $day } · compost { $count } sur { $full }
        [over] { $more ->
            [yes] Fin · { $count } choux au compost ; il en fallait { $full }
           *[no] Fin · compost { $count } sur { $full }
        }
       *[night] { $day ->
            [0] La Première Nuit
           *[other] Nuit après le jour { $day } · compost { $count } sur { $full }
        }
    }
status-points = { $when ->
        [setup] Manche { $leg } · préparation du potager
        [day] Manche { $leg } · jour { $day } · compost { $count }
        [over] Fin · compost { $count }
       *[night] { $day ->
            [0] Manche { $leg } · la Première Nuit
           *[other] Manche { $leg } · nuit après le jour { $day } · compost { $count }
        }
    }

## Seats, sides, and what partners can tell each other

side-rabbits = Lapins
side-gardeners = Jardiniers
role-rabbits = Les deux lapins
role-rabbit = Lapin { $rabbit }
role-gardeners = Les deux jardiniers
role-gardener = Jardinier { $pawn }
note-caught = { $count ->
        [one] { $count } lapin attrapé
       *[other] { $count } lapins attrapés
    }
signal-here = Je vais ici
signal-not-there = Plutôt pas là
signal-you-first = Commence, toi
signal-look-here = Regarde ici
signal-stand-here = Je me mets ici

## What happens: log and live region

effect-bush-placed = Un buisson pousse en { $place }.
effect-double-placed = Un chou double pousse en { $place }.
effect-first-night = La Première Nuit : les lapins cherchent leurs cachettes.
effect-rabbit-hid = Le lapin { $rabbit } est caché sous { $place }.
effect-rabbit-ran = Le lapin { $rabbit } est maintenant caché sous { $place }.
effect-rabbit-stuck = Le lapin { $rabbit } ne trouve aucune cachette et reste à découvert en { $place }.
effect-arrows-seen = { $arrows ->
        [all] La tuile en { $place } a les six flèches.
       *[other] La tuile en { $place } a toutes les flèches sauf une, vers { LIST($arrows, of: "way-") }.
    }
effect-after-you-rabbit = Le lapin { $rabbit } laisse l’autre commencer.
effect-after-you-gardener = Le jardinier { $pawn } laisse l’autre commencer.
effect-day-breaks = Le jour { $day } se lève ; les jardiniers se réveillent.
effect-eaten = { $worth ->
        [1] Le chou en { $place } a été mangé.
       *[other] Le chou double en { $place } a été mangé ; il compte pour { $worth }.
    }
effect-nothing-eaten = Rien n’a été mangé cette nuit.
effect-exposed-caught = Le lapin { $rabbit } est attrapé à découvert en { $place }.
effect-walked = Le jardinier { $pawn } est maintenant sur la dalle { $stone }.
effect-looked-in-vain = Le jardinier { $pawn } ne trouve personne sous { $place }.
effect-caught = Le lapin { $rabbit } est attrapé sous { $place } !
effect-composted = { $worth ->
        [1] Le chou mangé en { $place } part au compost.
       *[other] Le chou double mangé en { $place } part au compost et compte pour { $worth } choux.
    }
effect-compost-now = { $count ->
        [one] Il y a maintenant { $count } chou au compost.
       *[other] Il y a maintenant { $count } choux au compost.
    }
effect-night-falls = Le jour { $day } s’achève et la nuit tombe ; les jardiniers mettent leurs lunettes.
effect-gardeners-win = Les deux lapins sont dans le panier.
effect-rabbits-win = Le compost est plein.
effect-bush-stop-win = { $nights ->
        [one] { $nights } nuit sans une bouchée : la règle maison termine la partie.
       *[other] { $nights } nuits de suite sans une bouchée : la règle maison termine la partie.
    }
effect-bush-stop-leg = { $nights ->
        [one] { $nights } nuit sans une bouchée : selon la règle maison, la manche se termine.
       *[other] { $nights } nuits de suite sans une bouchée : selon la règle maison, la manche se termine.
    }
effect-leg-over = { $leg ->
        [1] { $count ->
            [one] Mi-temps : les lapins de la première manche ont { $count } chou.
           *[other] Mi-temps : les lapins de la première manche ont { $count } choux.
        }
       *[other] { $count ->
            [one] La seconde manche est finie : ses lapins ont { $count } chou.
           *[other] La seconde manche est finie : ses lapins ont { $count } choux.
        }
    }
effect-sides-swap = On échange les camps : les lapins deviennent jardiniers, les jardiniers lapins.
effect-score-first-wins = Comparaison des deux manches, en choux : { $first } dans la première, { $second } dans la seconde.
effect-score-second-wins = Comparaison des deux manches, en choux : { $first } dans la première, { $second } dans la seconde.
effect-score-draw = Comparaison des deux manches, en choux : { $first } dans la première, { $second } dans la seconde, le même nombre.

## Things on the board

way-e = est
way-ne = nord-est
way-nw = nord-ouest
way-w = ouest
way-sw = sud-ouest
way-se = sud-est

## What a score is made of

term-cabbages = Choux au compost
term-doubles = Choux doubles au compost
term-catches = Lapins attrapés
term-leg = Choux au compost dans la manche { $leg }

## Options and positions that do not fit

error-chou-split = L’option « { $option } » dit qui joue seul à trois ; elle n’a pas de sens avec un autre nombre de joueurs.
error-chou-last-rabbit = L’option « { $option } » demande deux joueurs de lapins : quatre joueurs, ou trois avec split = rabbits.
error-chou-last-night = L’option « { $option } » concerne le jeu aux points : activez aussi score.
error-chou-bush-stop = L’option « { $option } » demande des buissons : sans eux, quelque chose est mangé chaque nuit.
error-chou-position = { EMPTY($line) ->
        [no] Cette position ne peut pas être lue, à « { $line } » : { $reason }.
       *[yes] Cette position ne peut pas être lue : { $reason }.
    }

## Ce que veulent dire les signes du plateau

sign-trail = Sillons dans la terre : les flèches d’une tuile mangée, par où un lapin a pu s’enfuir
sign-arrow-known = Flèches que vous connaissez bien que la plante ne soit pas mangée
sign-looked = Soulevée aujourd’hui : il n’y avait personne dessous
sign-bootprints = Un jardinier pourrait regarder sous cette plante demain
sign-burrow = Un carré vide : sa plante est au compost
sign-glasses-on = Lunettes mises : la nuit, ce jardinier ne voit rien

## What exactly does not fit: positions (position-) and boxes (box-)

position-number = « { $word } » devrait être un nombre entier de { $low } à { $high }
position-cell = il n’y a pas de carré « { $word } » ; les carrés vont de { $first } à { $last }
position-no-phase = la phase manque ; écrivez par exemple : setup, first night, night 2, day 2
position-phase-twice = la phase est donnée deux fois
position-said-twice = c’est dit deux fois
position-key = une ligne ne peut pas commencer par « { $word } »
position-words = « { $key } » doit être suivi d’autant de mots : { $count }
position-words-range = « { $key } » doit être suivi de { $least } à { $most } mots
position-phase = une phase s’écrit setup, first night, night N, day N ou over N
position-ending = après « over N » vient la fin de la partie : { $known }
position-leg = une seconde manche demande l’option score
position-draw-garden = dessine le potager : avec des buissons, personne ne peut savoir où ils sont
position-rows = le potager a cinq rangées de 3, 4, 5, 4 et 3 lettres
position-cabin = la cabane (h) est en { $cell } et nulle part ailleurs
position-special-order = à la mise en place, on pose d’abord les buissons ({ $bushes }), puis les choux doubles ({ $doubles })
position-specials = avec ces options, le potager compte { $bushes } buissons et { $doubles } choux doubles, et non { $found } et { $counted }
position-compost = le potager montre { $shown } choux partis (. vaut un, : vaut deux), et non { $said }
position-rabbit-now = le lapin { $rabbit } ne peut pas être « { $word } » maintenant
position-rabbit-place = le lapin { $rabbit } ne peut pas se cacher en { $word }
position-two-rabbits = deux lapins ne sont jamais sous la même tuile
position-stone = il n’y a pas de pierre « { $word } »
position-acted = de jour, ce sont les jardiniers A ou B qui ont pu agir
position-moved = de nuit, ce sont les lapins 1 ou 2 qui ont pu bouger
position-arrow-pairs = les flèches s’écrivent par un carré et un texte : b4 -ne
position-arrow-text = « { $cell } { $text } » : les flèches sont * ou - et l’une de { $ways }
position-arrow-six = la tuile en { $cell } a six flèches
position-arrow-none = en { $cell }, il n’y a pas de flèches à connaître
position-arrow-faces = de telles tuiles, le jeu de flèches en a { $six } à six flèches et { $five } à cinq
position-looks = les jardiniers regardent de jour
position-memory = memory est suivi de first night, de nothing, ou de weights et trois nombres
position-traces = une mémoire a de 1 à { $most } lignes trace, une par nuit écoulée
position-trace = une ligne trace commence par l’un de ces mots : { $known }
position-over-caught = quand les deux lapins sont attrapés, la partie est finie ; écrivez : over N catch
position-over-full = avec { $full } choux au compost, la partie est finie ; écrivez : over N compost
position-night-falls = une fois que les deux jardiniers ont agi, la nuit tombe
position-day-breaks = une fois que tous les lapins ont bougé, le jour se lève
position-rabbit-hand = le lapin { $rabbit } ne peut pas avoir bougé et être encore en main
position-waiting = personne ne peut attendre les flèches de { $cell }
box-cell = il n’y a pas de case « { $cell } » dans [board]
box-cell-name = une case porte une petite lettre et un chiffre, comme b4
box-cell-rows = il faut { $count } cases, rangée par rangée et de gauche à droite
box-cell-twice = deux cases ont le même nom ou les mêmes coordonnées
box-cell-count = { $cells } cases, mais la cabane et les choux en demandent { $needed }
box-steps = il faut six pas, chacun l’opposé de celui qui est trois places plus loin
box-points = il faut { $wanted } points, et non { $found }
box-point-cells = le point { $point } doit toucher trois cases toutes voisines entre elles
box-edge-end = l’arête { $a }-{ $b } mène à un point qui n’existe pas
box-edge-side = l’arête { $a }-{ $b } doit passer entre deux cases que touchent ses deux points
box-unreachable = il y a un point où l’on ne peut pas aller à pied
box-start = le point { $point } ne touche pas la cabane
box-opposite = il faut aux jardiniers deux points de part et d’autre de la cabane
box-arrows = `{ $part }` doit donner ce nombre de tuiles : { $size }
box-long-line = une ligne droite compte au plus { $count } cases
