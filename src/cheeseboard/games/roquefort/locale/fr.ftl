# Château Roquefort et Cheesy Gonzola : tous les mots du jeu, en français. Vocabulaire : case = un endroit du château (a1 à
# g7) ; salle et son toit ; tuile = ce qui glisse sous les cases ; trappe = un trou ; tour = une tour du château ; équipe =
# les quatre souris d’un joueur ; jeton = un morceau de fromage gagné ; fente = là où l’on pousse une tuile.

## Le jeu

game-title = Château Roquefort
game-pitch = Vos souris cherchent des paires de fromages dans un château dont le sol ne tient pas en place.
game-intro = Quatre souris par joueur se faufilent dans un château plein de fromage. Des toits cachent les salles : qui a regardé doit s’en souvenir. Et le sol glisse : ce dont on se souvient se déplace. Deux souris d’une équipe sur la même sorte de fromage en gagnent un morceau. Qui a le premier assez de sortes a gagné ; qui laisse tomber une troisième souris au cachot a perdu. L’extension apporte un cinquième joueur, la souris rusée Cheesy Gonzola, une tour qui voyage, un mécanisme et un garde-manger.

## Chapitres de la page des règles

chapter-goal = Le but
chapter-goal-intro = Le château a sept cases sur sept : rangées a à g du nord au sud, colonnes 1 à 7 d’ouest en est. Les quatre coins sont des tours. Les rangées b, d et f et les colonnes 2, 4 et 6 reposent sur des tuiles que l’on peut pousser ; les douze cases qui restent sont fermées et ne bougent jamais. Hors des tours, toutes les cases appartiennent à 18 salles de deux, trois ou quatre cases, A à R, chacune avec son toit.
chapter-setup = La mise en place
chapter-setup-intro = Avant le premier tour, on pose les tuiles et les toits, et les premières souris grimpent dans les tours.
chapter-turn = Votre tour
chapter-turn-intro = Vous avez quatre points, et tout en coûte un : lever un toit, courir d’un pas, pousser une tuile. Puis les toits reviennent, et c’est au suivant.
chapter-uncover = Lever un toit
chapter-uncover-intro = Ce qu’il y a sous un toit est affaire de mémoire. En le levant, on montre la salle à tous.
chapter-run = Courir
chapter-run-intro = Les souris entrent par les tours et courent de case en case. Les murs entre les salles ne les arrêtent pas, les toits si.
chapter-slide = Pousser une tuile
chapter-slide-intro = Douze fentes entourent le château, trois par côté. On pousse dans l’une la tuile qui est à côté du château, et une autre sort en face. Un exemple : si l’on pousse la tuile libre en Wd (depuis l’ouest, dans la rangée d), ce qui était en d1 est maintenant en d2, et ainsi de suite ; ce qui était en d7 sort et devient la nouvelle tuile libre.
chapter-trap = Les trappes
chapter-trap-intro = Trois tuiles ont un trou, et dessous, le cachot.
chapter-cheese = Le fromage
chapter-cheese-intro = Il y a sept sortes de fromage, chacune sur trois tuiles. Pour chaque sorte, quatre jetons sont prêts.
chapter-end = La fin
chapter-end-intro = Avec assez de fromage, ou avec trois souris au cachot.
chapter-expansion = L’extension
chapter-expansion-intro = Cheesy Gonzola est une seconde boîte pour le même château. On choisit ses quatre variantes une à une.
chapter-gonzola = Cheesy Gonzola
chapter-gonzola-intro = Une souris à sombrero, qui n’en fait qu’à sa tête : elle aide qui a visité sa tuile en dernier.
chapter-ribbon = Le ruban de Gonzola
chapter-ribbon-intro = Le ruban de son chapeau dit pour qui il travaille.
chapter-gonzola-roofs = Lever des toits avec Gonzola
chapter-gonzola-roofs-intro = Il va plus loin que les autres : c’est toute sa salle qui compte, pas seulement sa case.
chapter-gonzola-runs = Courir avec Gonzola
chapter-gonzola-runs-intro = Chaque pas coûte un point et mène quelque part dans sa salle, dans une salle voisine ou sur un toit voisin. Deux salles sont voisines si elles se touchent, ne serait-ce que par un coin.
chapter-tower = La tour mobile
chapter-tower-intro = Une cinquième tour s’accroche au mur extérieur et se promène.
chapter-mechanism = Le mécanisme à fromages
chapter-mechanism-intro = Une tuile avec des roues et des leviers : une souris qui s’y trouve pousse gratuitement.
chapter-pantry = Le garde-manger
chapter-pantry-intro = Avec cette variante, les quatre tuiles libres forment une salle à part, à côté du château, aux places p1 à p4. Une seule tuile y mène : le passage secret.
chapter-ruling = Cas particuliers
chapter-ruling-intro = Là où la règle se tait ou se lit de deux façons, cette table joue ainsi.

## Articles : le but

clause-goal-five-kinds = Gagne qui possède le premier des jetons d’assez de sortes de fromage différentes : quatre dans le jeu de base, cinq avec l’extension.
clause-goal-no-duplicates = Seules les sortes comptent, et personne n’a deux jetons d’une même sorte.
clause-box-tiles = Le sol du jeu de base compte 34 tuiles : 21 avec du fromage, 10 nues et 3 avec une trappe. 33 sont dans le château, une à côté. Il n’y a pas d’autres coups que ceux décrits ici.

## Articles : la mise en place

clause-setup-corner-start = Dans l’ordre du jeu, chaque joueur met une souris dans une tour d’angle libre. Les trois autres attendent dehors.
clause-setup-roofed = Les tuiles sont posées au hasard dans le château, une tuile nue reste à côté ; les trois trappes sont dans le château. Puis chaque salle reçoit son toit.

## Articles : votre tour

clause-turn-four-actions = À votre tour, vous avez quatre points. Dépensez-les en toits, en courses et en une poussée, dans l’ordre que vous voulez ; vous pouvez vous arrêter avant.
clause-turn-one-slide = Une poussée ordinaire par tour, pas plus.
clause-turn-in-order = On joue dans le sens des aiguilles d’une montre. Seul agit le joueur dont c’est le tour, et seulement quand toutes les tuiles qui apparaissent ont été vues.
clause-roofs-return = À la fin du tour, toute salle ouverte où ne se tient aucune figure est recouverte. Une souris, de qui que ce soit, garde sa salle ouverte.

## Articles : lever un toit

clause-uncover-eight-neighbours = Vous pouvez lever un toit si une case de sa salle est voisine d’une de vos souris, en ligne droite ou en diagonale ; une souris dans une tour compte aussi. Cela coûte un point, quelle que soit la taille de la salle.
clause-uncover-not-from-outside = Les souris qui attendent dehors, qui sont au garde-manger ou au cachot ne lèvent pas de toit.
clause-uncover-covered-only = Un toit déjà levé ne peut pas l’être encore.

## Articles : courir

clause-run-enter-tower = De dehors, une souris entre dans une tour où il y a de la place, pour un point. Une tour tient une souris (option).
clause-run-orthogonal = Un pas mène à la case voisine au nord, au sud, à l’est ou à l’ouest, pour un point ; jamais en diagonale.
clause-run-not-covered = Aucune souris ne court sur une case sous un toit.
clause-run-not-trap = Aucune souris ne court sur une trappe ni par-dessus.
clause-run-no-return = Aucune souris ne rentre dans une tour ni ne quitte le château.
clause-run-one-per-square = Une seule figure par case.
clause-run-pass-over = Une souris peut passer par-dessus des cases occupées, par sa propre équipe ou par d’autres : chacune coûte un point, et la course doit finir sur une case libre avec les points que vous avez. Elle ne passe que par-dessus des cases occupées.

## Articles : pousser une tuile

clause-slide-line-moves-figures-stay = Toutes les tuiles de la ligne avancent d’une case, et celle qui sort en face sera libre la fois suivante. Les figures ne suivent pas : elles restent sur leur case, et le sol bouge sous elles.
clause-slide-under-roofs = Les toits ne gênent pas : on peut pousser des lignes sans les voir, et elles restent cachées là où un toit les couvre.

## Articles : les trappes

clause-trap-falls = Si une trappe arrive sous une souris, celle-ci tombe au cachot pour de bon, quel que soit celui qui a poussé et à qui qu’elle soit.
clause-trap-safe-squares = Sur les cases fermées et dans les tours, les souris sont à l’abri.

## Articles : le fromage

clause-cheese-pair = Dès que deux souris d’une équipe se tiennent sur des tuiles du même fromage, ce joueur prend un jeton de cette sorte. Souris et tuiles restent où elles sont.
clause-cheese-any-turn = Cela arrive aussitôt, même au tour d’un autre, et même quand c’est le sol qui a été poussé.
clause-cheese-once-a-kind = Personne ne prend un second jeton d’une sorte.
clause-cheese-kept = On ne perd jamais un jeton.

## Articles : la fin

clause-end-target = Qui atteint le nombre de sortes convenu (quatre, cinq ou six) gagne aussitôt. Si plusieurs y arrivent ensemble, le joueur dont c’est le tour passe d’abord, puis les autres dans le sens des aiguilles d’une montre.
clause-end-third-mouse = Quand une équipe perd sa troisième souris, la partie s’arrête aussitôt. Ce joueur est dernier ; parmi les autres gagne qui a le plus de sortes.
clause-end-third-mouse-tie = À égalité gagne celui d’entre eux dont le tour serait venu le premier.

## Articles : l’extension

clause-box-expansion = Dans la boîte de l’extension : Cheesy Gonzola, un ruban par joueur, une tour, trois tuiles spéciales et une équipe grise.
clause-five-grey-and-tower = Le cinquième joueur a l’équipe grise, et la tour mobile est alors toujours en jeu.
clause-five-kind-runs-out = Il n’y a que quatre jetons par sorte : quand quatre joueurs en ont un, le cinquième ne peut plus l’obtenir, avec ou sans paire.
clause-variant-combine = Les quatre variantes se combinent comme on veut.
clause-variant-base-unchanged = Là où une variante ne dit rien, le jeu de base vaut.
clause-free-choose-either = S’il y a plusieurs tuiles libres, vous choisissez laquelle pousser.
clause-free-neutral-first = Chaque tuile spéciale en jeu ajoute une tuile libre. Au début, elles sont toutes nues.

## Articles : Cheesy Gonzola

clause-gonzola-tile-centre = Sa tuile commence sur la case du milieu, d4, et il s’y tient.
clause-gonzola-roofs-all-but-his = Au début, toutes les salles sauf la sienne ont leur toit.
clause-gonzola-never-falls = Une trappe ne lui fait rien, et il ne va jamais au cachot. Il n’est pas une de vos quatre souris.
clause-gonzola-slide-leaves-him = Quand on pousse une ligne sous lui, il reste sur sa case, trappe ou non.

## Articles : le ruban de Gonzola

clause-gonzola-ribbon-each = Chaque joueur a un ruban. Au début aucun n’est sur son chapeau, et personne n’agit avec lui.
clause-gonzola-ribbon-on-arrival = Quand une de vos souris arrive sur sa tuile, il porte votre ruban. Peu importe qu’elle y ait couru ou que la tuile ait été poussée sous elle, et peu importe où il est lui-même.
clause-gonzola-ribbon-replaces = Votre ruban remplace celui qu’il portait ; le propriétaire le reprend.
clause-gonzola-ribbon-lets-act = Seul le joueur dont il porte le ruban agit avec lui, comme avec une souris de son équipe.
clause-gonzola-fickle = Le ruban change de main aussi souvent que des souris viennent sur sa tuile.
clause-gonzola-hunts-for-owner = Avec votre ruban, il compte comme une de vos souris pour les paires de fromages, au tour de chacun.
clause-gonzola-hunts-for-nobody-else = Sans votre ruban, il ne vous aide à aucune paire.

## Articles : lever des toits avec Gonzola

clause-gonzola-roof-next-to-him = Avec Gonzola, vous pouvez lever un toit voisin de sa case, comme avec une souris.
clause-gonzola-roof-touching-room = Vous pouvez lever aussi tout toit qui touche la salle où il est, par un côté ou par un coin.
clause-gonzola-roof-one-point = Chaque toit coûte un point.

## Articles : courir avec Gonzola

clause-gonzola-over-roofs = Il peut courir sur les toits : d’un toit vers une salle ou un autre toit à côté.
clause-gonzola-no-rest-on-roof = Vous ne pouvez pas finir votre tour tant qu’il est sur un toit.
clause-gonzola-over-traps = Il passe par-dessus les trappes comme si c’était du sol.
clause-gonzola-stand-on-trap = Il peut aussi s’y arrêter.
clause-gonzola-jumps = Il saute : les cases et les figures entre deux ne comptent pas.
clause-gonzola-step-own-room = Un pas : vers n’importe quelle case libre de la salle où il est.
clause-gonzola-step-next-room = Un pas : vers n’importe quelle case libre d’une salle ouverte qui touche la sienne. Plus loin, il faut plus d’un pas.
clause-gonzola-step-onto-roof = Un pas : sur le toit d’une salle couverte qui touche la sienne.
clause-gonzola-step-free-square = La case où il va doit être libre.
clause-gonzola-roof-then-beyond = D’une salle, par un toit, dans une troisième salle : deux pas.
clause-gonzola-end-on-cheese = Il peut s’arrêter sur du fromage.

## Articles : la tour mobile

clause-tower-with-five-always = À cinq elle est toujours en jeu ; à moins, si l’on veut.
clause-tower-entrance = Les souris entrent par elle dans le château comme par toute autre tour.
clause-tower-others-start-corner = Les premières souris commencent dans les tours d’angle, comme toujours (option).
clause-tower-fifth-starts-there = Seule la première souris du cinquième joueur commence dans la tour mobile.
clause-tower-fifth-hangs-it = Ce joueur l’accroche ensuite où il veut au mur. À moins de cinq, le dernier joueur l’accroche, vide.
clause-tower-not-at-corners = Elle n’est jamais là où se dresse une tour d’angle.
clause-tower-five-places-a-side = Chaque mur a cinq places pour elle, vingt en tout : N2 à N6, S2 à S6, Wb à Wf, Eb à Ef (W : ouest, E : est).
clause-tower-attached = Elle est dehors, devant une seule case : c’est là qu’en sort une souris. Une souris dedans peut lever les toits de cette case et des cases voisines le long du mur.
clause-tower-blocks-line = Si elle est devant une rangée ou une colonne qui glisse, on ne peut pousser cette ligne d’aucun bout.
clause-tower-blocks-only-its-line = Toutes les autres lignes se poussent.
clause-tower-move = À votre tour, vous pouvez l’accrocher à une autre place du mur, où que soient vos souris. Une souris dedans voyage avec elle.
clause-tower-move-anyones = Peu importe à qui est la souris qui est dedans, ou s’il y en a une.
clause-tower-move-costs-one = Chaque déplacement coûte un point.
clause-tower-move-repeated = Vous pouvez la déplacer plusieurs fois dans un tour.

## Articles : le mécanisme

clause-mechanism-in-play = Sa tuile est mêlée à celles du château.
clause-mechanism-free-slide = Tant qu’une de vos souris s’y trouve, vous pouvez pousser une tuile sans payer de point, même s’il ne vous en reste aucun.
clause-mechanism-additional = Cela s’ajoute à la poussée ordinaire de votre tour.
clause-mechanism-own-turn-only = Il ne marche qu’à votre propre tour.
clause-mechanism-optional = Vous n’êtes pas obligé de vous en servir.
clause-mechanism-needs-own-mouse = La souris d’un autre ne vous y sert à rien.
clause-mechanism-another-mouse-again = Si une autre de vos souris y arrive dans le même tour, vous poussez encore une fois gratuitement.
clause-mechanism-not-same-mouse-twice = La même souris ne pousse gratuitement qu’une fois par tour, même si elle part et revient.

## Articles : le garde-manger

clause-pantry-outside = Le garde-manger est une salle hors du château.
clause-pantry-one-door = Le passage secret est la seule entrée et la seule sortie. Tant qu’il est lui-même au garde-manger, personne n’entre ni ne sort.
clause-pantry-four-free-tiles = Son sol, ce sont les quatre tuiles qui ne sont pas dans le château. Elles sont visibles.
clause-pantry-cheese-counts = Le fromage du garde-manger compte pour les paires comme tout autre.
clause-pantry-all-tiles = Il faut les 37 tuiles du jeu de base et de l’extension. Les tuiles spéciales de variantes que l’on ne joue pas sont du sol nu.
clause-pantry-enter = Du passage secret, une souris va sur n’importe quelle tuile libre du garde-manger, pour un point.
clause-pantry-within = Au garde-manger, elle va de sa tuile sur n’importe quelle autre qui est libre, pour un point.
clause-pantry-leave = Du garde-manger, elle revient sur le passage secret s’il est libre, pour un point.
clause-pantry-three-at-most = Pas plus de trois figures au garde-manger.
clause-pantry-door-occupied = Une figure sur le passage secret le bloque pour toutes les autres, dans les deux sens. Elle-même peut entrer.
clause-pantry-no-traps = Au garde-manger, une trappe est du sol comme un autre.
clause-pantry-two-steps-in = D’une case voisine du passage, il faut deux pas : un sur le passage, un dans le garde-manger.
clause-pantry-slide-any-tile = Pour pousser, choisissez n’importe quelle tuile du garde-manger.
clause-pantry-slide-refill = La tuile qui sort prend sa place.
clause-pantry-slide-moves-mouse = Si quelqu’un se tient sur la tuile choisie, mettez d’abord cette figure sur une autre tuile libre du garde-manger (option : ou laissez-la pour la tuile qui sort).

## Articles : cas particuliers

clause-ruling-reserve-alike = Les souris qui attendent dehors se valent : celle qui a le plus petit numéro entre la première.
clause-ruling-free-tiles-alike = Les tuiles libres de la même sorte se valent : nommez la première.
clause-ruling-no-immediate-undo = Avec cette option, on ne repousse pas aussitôt la dernière tuile.
clause-ruling-roof-way-down = Tant que Gonzola est sur un toit, ou y monterait, rien n’est permis qui ne lui laisse aucun chemin pour descendre avec les points qui restent.
clause-ruling-roof-lifts-nothing = D’un toit, Gonzola ne lève rien, et personne ne lève le toit où il se tient.
clause-ruling-pantry-return-covered = Retour du garde-manger seulement si le passage est découvert ; sous un toit, seulement avec cette option, et alors le toit s’enlève.
clause-ruling-hop = Avec cette option, une souris peut courir sur la tuile de Gonzola alors qu’il s’y tient : il saute sur une case libre de sa salle, que choisit l’arrivant.
clause-ruling-gonzola-pantry = Gonzola se sert du garde-manger comme une souris ; une option l’en tient dehors.
clause-ruling-compound-run = Avec cette option, Gonzola court sur les toits d’une traite, un point par toit et un pour la case, et ne s’arrête jamais sur un toit.

## Options

option-players = Joueurs
option-players-help = Combien jouent, chacun avec une équipe de quatre souris.
option-plan = Château
option-plan-help = Le château a deux faces, avec des salles différentes.
option-plan-A = Face A
option-plan-B = Face B
option-gonzola = Cheesy Gonzola
option-gonzola-help = La souris au sombrero travaille pour qui a visité sa tuile en dernier.
option-tower = Tour mobile
option-tower-help = Une cinquième entrée sur le mur extérieur. À cinq, elle est toujours en jeu.
option-mechanism = Mécanisme à fromages
option-mechanism-help = Une tuile sur laquelle une souris pousse le sol gratuitement.
option-pantry = Garde-manger
option-pantry-help = Les tuiles libres deviennent une salle à part, derrière un passage secret.
option-target = Sortes de fromage pour gagner
option-target-help = Quatre dans le jeu de base, cinq avec l’extension ; plus pour une partie plus longue.
option-trace = Laisser une trace
option-trace-help = Les tuiles déjà vues restent visibles sous les toits et pâlissent. Non : il faut s’en souvenir.
option-tower_capacity = Souris par tour du château
option-tower_capacity-help = Combien de souris tient une tour.
option-tower_capacity-one = Une
option-tower_capacity-unlimited = Autant qu’on veut
option-no_immediate_undo = Ne pas repousser
option-no_immediate_undo-help = La dernière tuile ne peut pas être repoussée aussitôt.
option-roof_run = Gonzola sur les toits
option-roof_run-help = Si autre chose peut être fait pendant qu’il est là-haut.
option-roof_run-steps = Pas à pas
option-roof_run-compound = D’une traite
option-tower_start = Premières souris
option-tower_start-help = Tour mobile à moins de cinq joueurs : où peuvent commencer les premières souris.
option-tower_start-corners = Dans les tours d’angle
option-tower_start-any = Aussi dans la tour mobile
option-pantry_return_covered = Retour sous un toit
option-pantry_return_covered-help = Sortir du garde-manger même si un toit couvre le passage secret ; le toit s’enlève.
option-shove_to_new_tile = Rester pour la nouvelle tuile
option-shove_to_new_tile-help = Une figure sur la tuile du garde-manger que l’on pousse peut rester où elle est, sur la tuile qui sort.
option-gonzola_pantry = Gonzola au garde-manger
option-gonzola_pantry-help = Il peut prendre le passage secret comme une souris.
option-gonzola_hop = Gonzola s’écarte
option-gonzola_hop-help = Une souris peut venir sur sa tuile alors qu’il s’y tient ; il saute sur une case libre de sa salle.

## Ce qui se passe : journal et annonces

effect-placed = { $who } met une première souris dans { $place ->
        [T] la tour mobile
       *[other] la tour { $place }
    }.
effect-lifted = { $who } lève le toit de la salle { $room }.
effect-ran = { $who } : la souris { $mouse } court en { $place }.
effect-entered = { $who } : la souris { $mouse } entre { $place ->
        [T] par la tour mobile
       *[other] en { $place }
    }.
effect-gonzola-ran = { $roof ->
        [yes] { $who } envoie Gonzola sur le toit de la salle { $place }.
       *[no] { $who } envoie Gonzola en { $place }.
    }
effect-slid = { $free ->
        [yes] { $who } pousse une tuile en { $slot }, sans payer de point.
       *[no] { $who } pousse une tuile en { $slot }.
    }
effect-shoved = La souris { $mouse } de { $who } doit s’écarter en { $place }.
effect-gonzola-shoved = Gonzola doit s’écarter en { $place }.
effect-fell = En { $place }, la souris { $mouse } de { $who } tombe au cachot.
effect-ribbon = Gonzola porte maintenant le ruban de { $who }.
effect-cheese = { $who } trouve une paire et prend un jeton : { LIST($cheese, of: "floor-") }. Sortes jusqu’ici : { $count }.
effect-no-token = { $who } trouve une paire, mais il ne reste pas de jeton : { LIST($cheese, of: "floor-") }.
effect-tower-moved = { $who } accroche la tour mobile en { $wall }.
effect-covered = La salle { $room } est recouverte.
effect-turn = C’est au tour de { $who }.
effect-won-target = { $who } a { $count } sortes de fromage et gagne.
effect-ended-lost = La troisième souris de { $who } est au cachot : la partie est finie.
effect-won-lost = { $count ->
        [0] { $who } gagne sans aucun fromage.
        [one] { $who } gagne avec { $count } sorte de fromage.
       *[other] { $who } gagne avec { $count } sortes de fromage.
    }
effect-tile-seen = Une tuile apparaît : { $place }.
effect-gonzola-tile-hop = { $who } fait sauter Gonzola en { $place }.

## Le journal, après un tour de table : plus de lieux

past-lifted = { $who } a levé un toit.
past-ran = { $who } a couru avec la souris { $mouse }.
past-entered = La souris { $mouse } de { $who } est entrée.
past-gonzola = { $who } a déplacé Gonzola.
past-slid = { $who } a poussé une tuile.
past-fell = La souris { $mouse } de { $who } est tombée au cachot.

## De quoi est fait un score

term-cheese = Jeton : { LIST($cheese, of: "floor-") }

## D’où vient un article

ref-base = jeu de base, section { $n }

## Options et positions qui ne vont pas

error-roquefort-five-tower = À cinq joueurs, il faut la tour mobile : omettez « { $option } » ou dites oui.
error-roquefort-needs = L’option « { $option } » appartient à la variante « { $module } » : ajoutez { $module }=yes.
error-roquefort-gonzola-pantry = L’option « { $option } » demande les deux variantes, gonzola et pantry.
error-roquefort-five-start = À cinq joueurs, le cinquième commence dans la tour mobile : « { $option } » doit être corners.
error-roquefort-position = Cette position ne peut pas être lue. { $why }
error-roquefort-position-line = Cette position ne peut pas être lue, à la ligne « { $line } ». { $why }
bad-no-phase = La phase manque ; écrivez setup, hang, play, hop 2 ou over.
bad-alone = « { $word } » est seul sur sa ligne.
bad-form = Une telle ligne s’écrit ainsi : { $form }
bad-twice = Cela est dit deux fois.
bad-line = Une ligne ne peut pas commencer par « { $word } ».
bad-number = « { $word } » devrait être un nombre entier de { $low } à { $high }.
bad-seat = Il n’y a pas de place « { $word } » ; les places vont de A à { $last }.
bad-module = Cela ne fait partie du jeu qu’avec l’option { $module }.
bad-before-play = points, slid et used appartiennent à un tour ; avant le premier tour, omettez-les.
bad-place = Il n’y a pas d’endroit « { $word } » pour une souris ; les endroits s’écrivent d4, NW, T, p2, - ou x.
bad-gonzola-place = Gonzola ne peut pas être en « { $word } » ; écrivez une case, une place du garde-manger comme p2, ou roof et une salle.
bad-wall = Il n’y a pas de place « { $word } » au mur ; les places sont N2 à N6, S2 à S6, Wb à Wf et Eb à Ef.
bad-room = Il n’y a pas de salle « { $word } » ; les salles vont de A à R.
bad-kind = Il n’y a pas de tuile « { $word } » ; il y a : { $kinds }.
bad-kind-off = La tuile { $kind } n’est pas dans cette partie ; sa variante n’est pas jouée.
bad-closed = { $square } ne repose pas sur une tuile ; « { $word } » ne peut pas y être. Les cases fermées s’écrivent =, les tours par leur nom.
bad-square = « { $word } » n’est pas une case qui repose sur une tuile.
bad-square-twice = { $square } est nommée deux fois.
bad-copies = Il y a ici { $found } tuiles { $kind } ; le jeu en a { $count }. Ce qui est omis dans les salles ouvertes est plain.
bad-no-cheese = « { $word } » n’est pas une sorte de fromage.
bad-cheese-twice = Le jeton { $kind } est nommé deux fois.
bad-slot = Il n’y a pas de fente « { $word } » ; les fentes sont { $slots }.
bad-seen = Seules des tuiles connues, sous un toit, ont été vues à un tour d’avant ; { $square } n’en est pas une.
bad-covered = { $who } est en { $place } sous le toit de la salle { $room } ; nommez { $room } parmi les salles ouvertes.
bad-on-trap = { $who } est sur une trappe en { $place } et serait tombée.
bad-figure-module = { $who } ne peut pas être là sans l’option { $module }.
bad-no-tower = La tour mobile n’a pas de place ; dites où elle est accrochée.
bad-two-figures = { $who } et { $other } ne peuvent pas être tous deux en { $place }.
bad-pantry-full = Il y a plus de { $count } figures au garde-manger.
bad-hop = Dans la phase hop, cette souris du joueur au trait et Gonzola sont ensemble sur la tuile de Gonzola (option gonzola_hop), et sa salle a une case libre.
bad-first-mice = Avant le premier tour, une place a une souris dans une tour si elle a déjà pu la poser, et toutes les autres dehors ; ce n’est pas le cas de { $seat }.
bad-hang = Avant le premier tour, la tour n’est accrochée qu’avec une souris dedans ; l’accroche qui est dedans, ou la dernière place.
bad-gonzola-pantry = Gonzola n’est au garde-manger qu’avec l’option gonzola_pantry.
bad-roof = Gonzola ne peut pas être sur le toit de la salle { $room } : il faut une salle couverte, une partie commencée, et roof_run=steps.
bad-way-down = Gonzola n’a pas de chemin pour descendre du toit de la salle { $room } avec ces points.
bad-ribbon = Une souris de { $seat } est sur la tuile de Gonzola, donc il porte le ruban de { $seat }.
bad-tokens = Il n’y a que { $count } jetons { $kind }.
bad-pair = { $seat } a une paire de { $kind } et aurait pris un jeton : nommez-le à sa ligne cheese.
bad-not-over = La partie n’est pas finie : personne n’a { $kinds } sortes de fromage ni { $mice } souris tombées.
bad-over-cheese = { $seat } a { $kinds } sortes de fromage, donc la partie est finie : écrivez over.
bad-over-mice = { $seat } a perdu { $mice } souris, donc la partie est finie : écrivez over.

# scene

# Les mots de l’image (scene*.py). $seat et $lost sont des mots de couleur ou des noms ; $can et $kinds arrivent en listes
# finies, vides s’il n’y a rien ; LIST($kind, of: "floor-") nomme ce qui est sur une case. $falls : des souris
# (slide-falls). Les endroits s’écrivent d4, NW, T (la tour mobile), p2 (garde-manger).

side-mice = équipe de souris
stock-mice = { $fallen ->
    [0] { $inside } au château, { $outside } dehors
   *[other] { $inside } au château, { $outside } dehors, { $fallen } au cachot
}
note-kinds = { $kinds }
status = { $turn ->
    [0] Avant le premier tour · { $target } sortes de fromage gagnent
   *[other] { $target } sortes de fromage gagnent · tour { $turn } · { $points ->
        [0] plus de points
        [one] { $points } point restant
       *[other] { $points } points restants
    }
}

floor-slice = fromage en tranche
floor-emmental = emmental
floor-blue = bleu
floor-brie = brie
floor-gouda = gouda
floor-goat = chèvre
floor-parmesan = parmesan
floor-plain = sol nu
floor-trap = une trappe
floor-gonzola = la tuile de Gonzola
floor-passage = le passage secret
floor-mechanism = le mécanisme à fromages
floor-unseen = une tuile que personne n’a vue
floor-closed = une case fermée

move-lift = Lever le toit de la salle { $room }
move-run = { $goal ->
    [keep] La souris { $mouse } entre par la tour mobile
    [tower] La souris { $mouse } entre par la tour { $place }
    [pantry] La souris { $mouse } va en { $place } au garde-manger
   *[square] { $how ->
        [in] La souris { $mouse } entre et court en { $place }
        [pantry] La souris { $mouse } revient du garde-manger en { $place }
       *[on] La souris { $mouse } court en { $place }
    }
}
move-gonzola = Gonzola court en { $place }
move-roof = Gonzola monte sur le toit de la salle { $room }
move-hop = Gonzola saute en { $place }
move-slide = Pousser en { $slot } : { LIST($kind, of: "floor-") }{ $shoved ->
    [none] {""}
   *[other] , la figure va en { $shoved }
}{ $free ->
    [yes] , sans payer de point
   *[no] {""}
}{ $count ->
    [0] {""}
    [one] { " " }(tombe : { $falls })
   *[other] { " " }(tombent : { $falls })
}
slide-falls = souris { $mouse } de { $seat }
move-tower = Accrocher la tour mobile en { $wall }
move-end = Finir le tour

can-lift = lever un toit
can-run = courir avec une souris
can-gonzola = déplacer Gonzola
can-slide = pousser une tuile
can-tower = accrocher ailleurs la tour mobile

prompt-setup = À vous : mettez votre première souris dans une tour.
prompt-wait-setup = { $seat } choisit une tour pour sa première souris.
prompt-hang = À vous : accrochez la tour mobile à un mur.
prompt-wait-hang = { $seat } cherche un mur pour la tour mobile.
prompt-hop = À vous : Gonzola fait de la place. Choisissez une case libre de sa salle.
prompt-wait-hop = { $seat } choisit où saute Gonzola.
prompt-light = Une tuile apparaît pour { $seat }.
prompt-turn = { EMPTY($can) ->
    [yes] À vous, { $points ->
        [0] plus de points
        [one] { $points } point restant
       *[other] { $points } points restants
    } : il ne reste qu’à finir le tour.
   *[no] À vous, { $points ->
        [0] plus de points
        [one] { $points } point restant
       *[other] { $points } points restants
    }. Vous pouvez : { $can }.
}
prompt-wait-turn = { $seat } joue, { $points ->
    [0] plus de points
    [one] { $points } point restant
   *[other] { $points } points restants
}.
ending-target = { $count ->
    [one] { $seat } a { $count } sorte de fromage et gagne.
   *[other] { $seat } a { $count } sortes de fromage et gagne.
}
ending-lost = { $count ->
    [0] { $lost } a perdu une troisième souris. { $seat } gagne sans aucun fromage.
    [one] { $lost } a perdu une troisième souris. { $seat } gagne avec { $count } sorte de fromage.
   *[other] { $lost } a perdu une troisième souris. { $seat } gagne avec { $count } sortes de fromage.
}
ends-setup = Le premier tour commence quand tout est en place.
ends-turn = { $roof ->
    [yes] { $own ->
        [yes] Gonzola est sur un toit : il doit descendre avant que vous puissiez finir votre tour.
       *[no] Gonzola est sur un toit : il doit descendre avant la fin du tour.
    }
   *[no] { $own ->
        [yes] Votre tour dure jusqu’à ce que vous le finissiez, même sans points.
       *[no] Le tour dure jusqu’à ce qu’on le finisse.
    }
} { $free ->
    [yes] Une poussée est gratuite maintenant.
   *[no] { $slid ->
        [yes] La poussée de ce tour est faite.
       *[no] Une poussée par tour.
    }
}
card-turn = Votre tour
button-end = Finir le tour
button-lift = Lever le toit

board-castle = Le château vu d’en haut
node-shelf = { $pantry ->
    [yes] Le garde-manger : quatre places
   *[no] { $count ->
        [one] La tuile libre
       *[other] Les tuiles libres
    }
}
node-tower = Tour { $place }
node-square = { $place }, salle { $room } : { LIST($kind, of: "floor-") }
node-slot = { $shut ->
    [yes] Fente { $slot }, bloquée par la tour mobile
   *[no] Fente { $slot }
}
node-wall = Place { $wall } au mur pour la tour mobile
node-roof = { $material ->
    [straw] Toit de paille de la salle { $room }
    [copper] Toit de cuivre de la salle { $room }
   *[tile] Toit de tuiles de la salle { $room }
}{ $on ->
    [yes] {""}
   *[no] , levé
}
node-trace = { $age ->
    [new] Sous le toit en { $place }, vu récemment : { LIST($kind, of: "floor-") }
    [old] Sous le toit en { $place }, vu il y a quelques tours : { LIST($kind, of: "floor-") }
   *[faint] Sous le toit en { $place }, vu il y a longtemps : { LIST($kind, of: "floor-") }
}
node-free = Tuile libre { $n } : { LIST($kind, of: "floor-") }
node-pantry = Garde-manger { $place } : { LIST($kind, of: "floor-") }
node-points = { $count ->
    [0] Plus de points d’action
    [one] { $count } point d’action restant
   *[other] { $count } points d’action restants
}
node-mouse = { $place ->
    [out] { $count ->
        [one] { $count } souris de { $seat } dehors
       *[other] { $count } souris de { $seat } dehors
    }
    [T] Souris { $mouse } de { $seat } dans la tour mobile
   *[other] Souris { $mouse } de { $seat } en { $place }
}
node-fallen = Souris { $mouse } de { $seat } au cachot
node-gonzola = { $roof ->
    [yes] Gonzola sur le toit de la salle { $place }
   *[no] Gonzola en { $place }
}{ $owned ->
    [yes] , avec le ruban de { $seat }
   *[no] , sans ruban
}
node-ribbon = Ruban de { $seat }
node-keep = { $wall ->
    [none] La tour mobile, pas encore accrochée
   *[other] La tour mobile en { $wall }
}
node-tokens = { $count ->
    [0] { $seat } n’a pas encore de fromage
    [one] { $seat } a { $count } sorte : { $kinds }
   *[other] { $seat } a { $count } sortes : { $kinds }
}
node-token = { $held ->
    [yes] { $seat } a : { LIST($kind, of: "floor-") }
   *[no] { $seat } n’a pas encore : { LIST($kind, of: "floor-") } ({ $left ->
        [0] plus de jeton
        [one] { $left } jeton restant
       *[other] { $left } jetons restants
    })
}
overlay-special = { $kind ->
    [gonzola] Une souris qui arrive ici noue son ruban à Gonzola.
    [passage] D’ici, une souris peut aller au garde-manger et en revenir.
   *[mechanism] Qui a une souris ici peut pousser sans payer de point, une fois par tour et par souris.
}
sign-points = Points qui restent dans ce tour
sign-trap = Trappe : une souris dessus tombe
sign-plain = Sol nu : sûr, et sans fromage
sign-gonzola = Tuile de Gonzola : apporte son ruban
sign-passage = Passage secret vers le garde-manger
sign-mechanism = Mécanisme : pousse sans payer de point
