# Fromage: all words of the game, French. English first, then the five other files.
# Mots employés : quartier = un quart du disque, avec un lieu et un secteur de ressources ; case, ouvrier, commande,
# salle de traite, capacité, échafaudage, échantillon gratuit, écriteau, client, tuile de bâtiment, la Compagnie.

## The game

game-title = Fromage
game-pitch = Faites du fromage sur une table qui tourne : à chaque tour un autre lieu arrive devant vous, et personne n’attend personne.
game-intro = Dans une petite ville de France, tous font du fromage en même temps. Une table ronde aux quatre lieux tourne d’un quart après chaque tour ; vos ouvriers tournent avec elle et rentrent quand ils vous font face, plus tôt du bronze, plus tard de l’or. Récoltez bâtiments, bétail, fruits et commandes, garnissez le Festival, la Fromagerie, le Bistro et les Villes, et ayez le plus de points quand quelqu’un pose son dernier fromage. En solo, vous jouez contre la Compagnie.

## Resources, venues, kinds of cheese, people

resource-structure = Bâtiments
resource-livestock = Bétail
resource-fruit = Fruits
resource-order = Commandes
amount-structure = { $count ->
        [one] { $count } bâtiment
       *[other] { $count } bâtiments
    }
amount-livestock = { $count ->
        [one] { $count } tête de bétail
       *[other] { $count } têtes de bétail
    }
amount-fruit = { $count ->
        [one] { $count } fruit
       *[other] { $count } fruits
    }
amount-order = { $count ->
        [one] { $count } commande
       *[other] { $count } commandes
    }
venue-festival = Festival
venue-fromagerie = Fromagerie
venue-bistro = Bistro
venue-villes = Villes
age-b = bronze
age-s = argent
age-g = or
kind-Sb = pâte molle, bronze
kind-Ss = pâte molle, argent
kind-Sg = pâte molle, or
kind-Hb = pâte dure, bronze
kind-Hs = pâte dure, argent
kind-Hg = pâte dure, or
kind-Bb = bleu, bronze
kind-Bs = bleu, argent
kind-Bg = bleu, or
worker-S = l’ouvrier pâte molle
worker-H = l’ouvrier pâte dure
worker-B = l’ouvrier bleu
ability-barn = Grange
ability-greenhouse = Serre
ability-dock = Quai de chargement
ability-hq = Siège
source-sign = l’écriteau
region-purple = violet
region-blue = bleu
region-white = blanc
region-green = vert
region-orange = orange
region-pink = rose

## Cities of the Villes, with their space

city-V01 = Toulouse (V01)
city-V02 = Caylus (V02)
city-V03 = Montpellier (V03)
city-V04 = Nantes (V04)
city-V05 = Rennes (V05)
city-V06 = Tours (V06)
city-V07 = Orléans (V07)
city-V08 = Limoges (V08)
city-V09 = Chavignol (V09)
city-V10 = Laguiole (V10)
city-V11 = Paris (V11)
city-V12 = Troyes (V12)
city-V13 = Lille (V13)
city-V14 = Dijon (V14)
city-V15 = Lyon (V15)
city-V16 = Grenoble (V16)
city-V17 = Pont-l’Évêque (V17)
city-V18 = Strasbourg (V18)

## Order cards: names of cheeses, and a line for each kind

card-Sb1 = Camembert
card-Sb2 = Neufchâtel
card-Sb3 = Chaource
card-Sb4 = Coulommiers
card-Ss1 = Brie de Meaux
card-Ss2 = Livarot
card-Ss3 = Pont-l’Évêque
card-Ss4 = Reblochon
card-Sg1 = Époisses
card-Sg2 = Munster
card-Sg3 = Langres
card-Sg4 = Brie de Melun
card-Hb1 = Saint-Nectaire
card-Hb2 = Morbier
card-Hb3 = Tomme de Savoie
card-Hb4 = Tome des Bauges
card-Hs1 = Abondance
card-Hs2 = Cantal
card-Hs3 = Emmental de Savoie
card-Hs4 = Laguiole
card-Hg1 = Ossau-Iraty
card-Hg2 = Comté
card-Hg3 = Beaufort
card-Hg4 = Salers
card-Bb1 = Bleu de Bresse
card-Bb2 = Bleu de Laqueuille
card-Bb3 = Bleu du Vercors-Sassenage
card-Bb4 = Fourme de Montbrison
card-Bs1 = Fourme d’Ambert
card-Bs2 = Bleu d’Auvergne
card-Bs3 = Bleu de Gex
card-Bs4 = Bleu de Thiézac
card-Bg1 = Roquefort
card-Bg2 = Bleu des Causses
card-Bg3 = Bleu de Termignon
card-Bg4 = Persillé de Tignes
order-card = { $name } ({ $kind })
flavour-Sb = À livrer samedi : dimanche, il aura coulé.
flavour-Ss = Sa croûte s’annonce avant que la charrette soit vide.
flavour-Sg = Les voisins ont demandé à qui il est. Deux fois.
flavour-Hb = Simple, franc, et fini au deuxième verre.
flavour-Hs = Pour la table près de la fenêtre, une meule entière.
flavour-Hg = Plus vieux que l’apprenti qui le porte.
flavour-Bb = Un bleu doux, pour ceux qui disent ne pas aimer le bleu.
flavour-Bs = On le commande avec des poires, et un peu de silence.
flavour-Bg = Gardé en cave, vendu au pouce, discuté des heures.

## Chapters of the rulebook page

chapter-setup = La boîte et la mise en place
chapter-setup-intro = Quatre quartiers forment le disque, chacun avec un lieu ; au milieu, la tuile des ressources tourne un secteur vers chaque quartier : dans le sens des aiguilles d’une montre bétail, commandes, bâtiments, fruits. Les cases ont un nom : F23 est la rangée 2, colonne 3 du Festival, M2a une place de l’étagère 2 de la Fromagerie, B4b une assiette de la table 4 du Bistro, V11 une ville des Villes.
chapter-turn = Un tour
chapter-turn-intro = Les ouvriers rentrent, tous agissent en même temps devant eux, la table tourne.
chapter-make = Faire du fromage
chapter-make-intro = Chaque case a un type, pâte molle, pâte dure ou bleu, et un âge, bronze, argent ou or.
chapter-gather = Récolter des ressources
chapter-gather-intro = Entre votre lieu et le moyeu se trouve l’un des quatre secteurs de ressources.
chapter-festival = Le Festival
chapter-festival-intro = Cinq rangées de cinq, avec sept échantillons gratuits parmi les fromages.
chapter-shop = La Fromagerie
chapter-shop-intro = Six étagères de trois. Les étagères 1 à 3, à gauche, ont des écriteaux de ressources, 4 à 6, à droite, des écriteaux de points ; celles du bas sont de bronze, celles du haut d’or.
chapter-bistro = Le Bistro
chapter-bistro-intro = Neuf tables pour deux.
chapter-villes = Les Villes
chapter-villes-intro = Dix-huit villes dans six régions.
chapter-fruit = Les fruits
chapter-fruit-intro = Deux marques sur les cases demandent un fruit : la fraise pour le fromage fruité, le bocal pour la confiture.
chapter-milk = Bétail et salles de traite
chapter-milk-intro = Le lait fait du fromage en plus, sans ouvrier.
chapter-order = Les commandes
chapter-order-intro = Trente-six cartes, quatre pour chacune des neuf sortes de fromage.
chapter-build = Bâtiments et capacités
chapter-build-intro = Chaque plateau a quatre capacités côte à côte, qui attendent d’être débloquées.
chapter-end = La fin de la partie
chapter-end-intro = Rien ne compte avant ; tout est compté une fois, à la fin.
chapter-tile = Les tuiles de bâtiment
chapter-tile-intro = Dans le jeu avancé, des tuiles peuvent couvrir les capacités imprimées. Les règles du draft viennent du livret ; les 32 tuiles sont les nôtres, car aucune source ne les nomme.
chapter-solo = Seul contre la Compagnie
chapter-solo-intro = Un joueur, un adversaire qui pioche des cartes. Ce que font ses quatre niveaux vient de nous, sauf là où le livret le dit.
chapter-ruling = Cas particuliers
chapter-ruling-intro = Là où le livret se tait ou se lit de deux façons, on joue ici comme suit.

## Clauses: the box and the set-up

clause-box-counts = La boîte contient 4 quartiers, 12 inserts, 4 plateaux, 12 ouvriers, 60 fromages, 36 cartes de commande, 36 jetons de bâtiment, de bétail et de fruit, 32 tuiles de bâtiment, 6 jetons de client et 8 multiplicateurs.
clause-setup-inserts-by-count = Chaque lieu reçoit la disposition du nombre de joueurs.
clause-setup-side-one-first = Pour une première partie, chaque lieu montre sa face I.
clause-setup-sides-mixed = Ensuite, tout mélange des faces I et II est permis, et à quatre aussi les dispositions imprimées.
clause-setup-quadrants-any-order = Les quatre quartiers se placent dans n’importe quel ordre.
clause-setup-resource-tile-random = La tuile des ressources est posée au centre au hasard.
clause-setup-seat-faces-quadrant = Chaque place fait face à un seul quartier.
clause-setup-two-opposite = Deux joueurs s’assoient face à face.
clause-setup-four-around = Quatre joueurs occupent les quatre côtés ; trois en laissent un vide.
clause-setup-customers-random = Chacune des six régions reçoit un jeton de client au hasard.
clause-setup-orders-shuffled = Les cartes de commande sont mélangées.
clause-setup-resources-in-reach = Tous les jetons de ressource forment une réserve commune.
clause-setup-fifteen-cheeses = Chacun a 15 fromages.
clause-setup-three-workers = Chacun a trois ouvriers : un pâte molle, un pâte dure, un bleu.
clause-setup-board-random = Les plateaux sont distribués au hasard.
clause-setup-two-from-left = Chacun commence avec 2 ressources du secteur à sa gauche.
clause-setup-one-from-opposite = Et avec 1 ressource du secteur d’en face.
clause-stock-structures = Les bâtiments inutilisés attendent à gauche des capacités.
clause-stock-livestock = Le bétail inutilisé reste au pré.
clause-stock-fruit = Les fruits inutilisés sont dans le panier.
clause-stock-orders-open = Les commandes sont posées face visible à côté du plateau ; tous les voient.

## Clauses: a turn

clause-turn-collect-first = Un tour commence par le retour des ouvriers.
clause-turn-simultaneous = Puis tous agissent en même temps.
clause-turn-own-quadrant-only = Vous n’agissez que dans le quartier qui vous fait face.
clause-turn-available-workers-only = Seuls les ouvriers rentrés peuvent servir.
clause-turn-gather-and-make-any-order = À votre tour, vous pouvez récolter une fois et faire du fromage une fois, dans l’ordre voulu, ou y renoncer.
clause-turn-rotate-clockwise = Quand tous sont prêts, le disque entier tourne d’un quart dans le sens des aiguilles d’une montre, avec tout ce qui s’y trouve.
clause-turn-reaction-order = Pour attendre les autres, on joue à découvert : dans le sens des aiguilles d’une montre, à partir de la place face au secteur des bâtiments.
clause-collect-facing-you = Un ouvrier dont la pointe vous fait face rentre.
clause-collect-not-otherwise = Tout autre ouvrier reste où il est.
clause-collect-first-turn-none = Au premier tour, tous les ouvriers sont déjà là.
clause-collect-never-cheese = Le fromage ne quitte jamais la table.
clause-collect-rotation-counts = Le disque compte pour vous : un ouvrier est absent un, deux ou trois tours.
clause-collect-several-at-once = Tous les ouvriers attendus rentrent ensemble.
clause-collect-stronger-longer = Plus la case est forte, plus l’attente est longue.

## Clauses: making cheese

clause-make-empty-space = Le fromage va sur une case libre de votre lieu.
clause-make-worker-of-type = Il faut l’ouvrier du type de la case.
clause-make-worker-covers = L’ouvrier couvre le fromage et s’absente.
clause-make-bronze-one = Bronze : retour après un tour.
clause-make-silver-two = Argent : retour après deux tours.
clause-make-gold-three = Or : retour après trois tours.
clause-make-fruit-needed = Une case fruitée ou à confiture coûte 1 fruit.
clause-make-once-a-turn = Vous faites du fromage une fois par tour au plus.
clause-make-blocked-spaces = À moins de quatre joueurs, certaines cases sont barrées et fermées.

## Clauses: gathering

clause-gather-own-sector = Vous ne récoltez que dans le secteur qui vous fait face.
clause-gather-empty-space = Votre ouvrier va sur une case libre du secteur.
clause-gather-three-spaces = Chaque secteur a trois cases : 1, 2 et 3.
clause-gather-yield-at-once = Prenez aussitôt autant que la case l’indique.
clause-gather-wait-equals-yield = Et l’ouvrier s’absente d’autant de tours.
clause-gather-once-a-turn = Vous récoltez une fois par tour au plus.
clause-gather-no-cheese = On ne pose pas de fromage sur les cases de ressources.
clause-gather-any-type = N’importe quel ouvrier peut récolter.
clause-resource-same-turn = Les ressources peuvent servir dans le tour où on les gagne.
clause-resource-kinds-alike = Tous les jetons d’une sorte se valent.
clause-resource-unlimited = Bâtiments, bétail et fruits ne s’épuisent jamais.

## Clauses: the Festival

clause-festival-orthogonal = Seuls les fromages côte à côte vont ensemble, pas en diagonale.
clause-festival-samples-everybody = Un échantillon gratuit compte comme un fromage de chacun.
clause-festival-age-equals-samples = Les cases bronze ne touchent aucun échantillon, les argent un, les or deux.
clause-festival-groups-scored = À la fin, chaque groupe contenant un de vos fromages rapporte selon sa taille, échantillons compris.
clause-festival-table = Les groupes de 1 à 7 valent 0, 2, 4, 6, 9, 12, 15 points, puis 5 de plus par fromage.
clause-festival-several-groups = Plusieurs groupes d’un joueur comptent tous.

## Clauses: the Fromagerie

clause-shop-sign-per-shelf = Chaque étagère a son écriteau ; plus le fromage est vieux, meilleur il est.
clause-shop-resource-at-once = Un écriteau de ressources paie aussitôt, dès qu’un fromage est posé sur son étagère.
clause-shop-two-different = Étagère 3 : gagnez 2 ressources de deux sortes différentes.
clause-shop-one-any = Étagère 2 : gagnez 1 ressource au choix, une commande si vous voulez.
clause-shop-swap = Étagère 1 : vous pouvez rendre 1 ressource inutilisée ; si vous le faites, gagnez-en 1 de n’importe quelle sorte.
clause-shop-shelves-scored = À la fin, de 0 à 6 étagères garnies rapportent 0, 0, 2, 5, 9, 14, 20 points.
clause-shop-point-sign-per-cheese = Et chacun de vos fromages des étagères 4, 5 et 6 vaut 1, 2 et 3 points.

## Clauses: the Bistro

clause-bistro-plates = Chaque assiette portant un de vos fromages rapporte.
clause-bistro-pair = Deux de vos fromages à une même table forment un accord.
clause-bistro-row-by-pairs = Le nombre d’accords fixe la valeur de toutes vos assiettes : sans accord, bronze, argent et or valent 0, 2, 4 ; avec 2, 2, 4, 6 ; avec 3 ou plus, 3, 6, 9.
clause-bistro-row-one = Avec un accord, les assiettes bronze, argent et or valent 1, 3 et 5.

## Clauses: the Villes

clause-villes-influence = Un fromage compte dans chaque région que touche sa case.
clause-villes-regions-by-age = Le bronze touche une région, l’argent deux, l’or trois.
clause-villes-six-regions = Il y a six régions : violet, bleu, blanc, vert, orange et rose.
clause-villes-most-takes = À la fin, qui a le plus de fromages dans une région en prend le client.
clause-villes-value-by-players = Les jetons valent 3, 4 ou 5 à un ou deux joueurs, 5, 6 ou 7 à trois, 7, 8 ou 9 à quatre.
clause-villes-tie-flips = Si plusieurs sont à égalité en tête, le jeton est retourné et chacun marque sa valeur d’égalité.
clause-villes-tie-value-by-players = L’égalité vaut 2 à trois joueurs et 3 à quatre.
clause-villes-tie-none-small = À un ou deux joueurs, une égalité ne rapporte rien.
clause-villes-example = Chacun additionne tous ses jetons : 3, 3, 4 et 5 font 15.

## Clauses: fruit

clause-fruit-basket-first = Les fruits gagnés vont dans le panier.
clause-fruit-spent-from-basket = Un fruit dépensé passe du panier à la piste de sa marque.
clause-fruit-product = À la fin, les fruits du fromage fruité fois ceux de la confiture font vos points.
clause-fruit-bonus-too = Le fromage en plus paie aussi son fruit.

## Clauses: livestock

clause-milk-any-time = Une salle de traite peut servir à tout moment de votre tour.
clause-milk-cost = Elle prend au pré le nombre de têtes qu’elle montre.
clause-milk-place-at-once = Son fromage en plus est posé aussitôt.
clause-milk-match = Il va sur une case libre de votre lieu, du type et de l’âge que montre la salle.
clause-milk-no-worker = Le fromage en plus ne demande pas d’ouvrier.
clause-milk-each-once = Chaque salle sert une fois par partie.
clause-milk-besides-make = Elle s’ajoute au fromage fait dans le même tour.
clause-milk-several = Plusieurs salles peuvent servir dans un même tour.
clause-milk-may-end-game = Le fromage en plus peut être votre dernier et amener la fin.

## Clauses: orders

clause-order-both-needs = Une commande veut à la fois son type et son âge.
clause-order-when-placing = On ne peut l’honorer qu’au moment où le fromage est posé.
clause-order-optional = Honorer une commande est votre choix.
clause-order-moved-right = Une commande honorée passe de l’autre côté du plateau.
clause-order-one-per-cheese = Un fromage honore une commande au plus.
clause-order-not-backwards = Un fromage déjà posé n’honore aucune commande piochée ensuite.
clause-order-bonus-counts = Un fromage en plus peut honorer une commande.
clause-order-track = De 1 à 6 commandes honorées valent 1, 2, 3, 5, 7, 10 points, chaque suivante 4 de plus.

## Clauses: structures and abilities

clause-build-any-time = Une capacité peut être débloquée à tout moment de votre tour.
clause-build-exact-at-once = Tout son coût en bâtiments va d’un coup sur ses échafaudages.
clause-build-then-works = Elle agit à partir de là, pas avant.
clause-build-many-times = Une capacité débloquée agit encore et encore.
clause-build-scoring-at-end = Les capacités à points comptent à la fin.
clause-build-parallel-boards = Les quatre plateaux ont les mêmes quatre capacités avec d’autres ressources.
clause-build-names = De gauche à droite : Grange, Serre, Quai de chargement et Siège.
clause-barn-worker = Grange : un ouvrier placé là rapporte 1 ressource indiquée.
clause-barn-next-turn = L’ouvrier de la Grange revient au tour suivant.
clause-barn-not-gather = Utiliser la Grange n’est pas récolter : un tour peut employer les trois ouvriers.
clause-greenhouse-plus-one = Serre : quand vous gagnez la ressource indiquée, d’où qu’elle vienne, gagnez-en 1 de plus.
clause-greenhouse-once-a-turn = Elle le fait une fois par tour.
clause-dock-venue = Quai de chargement : pour chaque fromage que vous posez dans le lieu indiqué, gagnez 1 ressource indiquée.
clause-dock-bonus-too = Le fromage en plus compte aussi.
clause-hq-used-only = Siège : à la fin, 1 point par ressource indiquée que vous avez utilisée ; l’inutilisé ne compte pas.

## Clauses: the end

clause-end-last-cheese-announced = Qui pose son dernier fromage le dit aussitôt.
clause-end-finish-turn = Tous finissent ce tour ; puis la partie est finie.
clause-end-all-cheese-counts = Tout le fromage sur la table compte, même si son ouvrier serait encore absent.
clause-end-workers-off = Les ouvriers sont retirés et ne rapportent rien.
clause-end-two-unused-one-point = Deux ressources inutilisées valent 1 point.
clause-end-most-wins = Le plus de points l’emporte.
clause-end-tie-cheese = À égalité, le plus de fromages posés l’emporte.
clause-end-tie-shared = Si là aussi il y a égalité, la victoire est partagée.
clause-end-prestige-sources = Les points viennent du fromage des quatre lieux, des commandes, des fruits, des capacités et des ressources inutilisées.

## Clauses: alone

clause-solo-standard-otherwise = En solo, tout se passe comme d’habitude, avec les dispositions pour un ou deux joueurs, sauf ce qui suit.
clause-solo-level-one-first = Commencez par le niveau 1.
clause-solo-cheeses-on-board = Les fromages de la Compagnie sont sur son plateau : 15, 15, 18 et 20 aux niveaux 1 à 4.
clause-solo-two-colours = S’il lui faut des fromages de deux couleurs, tous se valent.
clause-solo-no-workers = La Compagnie n’a ni ouvriers ni ressources de départ, et ne gagne jamais rien.
clause-solo-single-deck = Toutes les commandes forment une seule pioche.
clause-solo-draft = En solo avec tuiles : piochez-en 4 et gardez-en 1, puis 3 et 1, puis 2 et 1, puis 1 ; le reste est écarté.
clause-solo-acts-first = À chaque tour, la Compagnie agit avant vous.
clause-solo-draws-order = Elle pioche une commande.
clause-solo-leftmost-cheese = Le fromage le plus à gauche de son plateau est posé.
clause-solo-your-venue = Il va sur une case libre de votre lieu qui convient à la commande.
clause-solo-you-choose = Si plusieurs conviennent, vous choisissez.
clause-solo-no-fruit = Elle n’a pas besoin de fruit.
clause-solo-discard = Puis la commande est défaussée.
clause-solo-reshuffle = Quand la pioche est vide, la défausse est mélangée pour en faire une nouvelle.
clause-solo-no-space-keeps = Si aucune case ne convient, la commande va dans l’emplacement de la Compagnie.
clause-solo-end-empty-board = Quand son plateau est vide, ce tour est le dernier.
clause-solo-score-track = Elle marque le plus haut nombre découvert de sa piste.
clause-solo-score-customers = Et les clients qu’elle gagne.
clause-solo-score-orders = Et 3 points par commande dans son emplacement.
clause-solo-example = Les trois s’additionnent : 36 de la piste, 15 pour 5 commandes et 5 pour un client font 56.
clause-solo-levels-harder = Chaque niveau ajoute des règles pour la Compagnie et garde les précédentes.

## Clauses: corner cases

clause-ruling-resource-space-blocks = Un ouvrier sur la case de ressources 2 la bloque pour la place suivante, sur la 3 pour les deux suivantes.
clause-ruling-order-not-from-same-cheese = Une commande piochée grâce à un fromage n’est pas honorée par lui.
clause-ruling-own-fruit-not-in-advance = Un fruit gagné par un fromage ne paie pas ce fromage.
clause-ruling-barn-one-worker = La Grange n’accueille qu’un ouvrier à la fois.
clause-ruling-swap-orders = Un échange peut rendre une commande non honorée et en gagner une ; même la sorte rendue peut revenir.
clause-ruling-unused-summed = Les ressources inutilisées de toutes sortes, commandes non honorées comprises, sont additionnées puis divisées par deux, arrondies à l’entier inférieur.
clause-ruling-hq-counts-own-cost = Un Siège qui compte les bâtiments utilisés compte aussi les siens.
clause-ruling-order-deck-empty = S’il faut une carte et que la pioche est vide, la défausse est mélangée ; s’il n’y en a pas, on en pioche moins.
clause-ruling-private-until-ready = Ce que vous faites dans un tour, les autres le voient quand tous sont prêts ; seul le dernier fromage est annoncé aussitôt.
clause-ruling-solo-no-card-left = Sans pioche ni défausse, la Compagnie ne pioche rien ce tour-là.
clause-ruling-answer-first = Ce qui est commencé se termine d’abord : on répond à la question ouverte avant tout le reste.
clause-ruling-build-once = Une capacité est débloquée une fois.
clause-ruling-effects-in-any-order = Après un fromage vient d’abord sa commande ; puis, si plusieurs effets attendent, vous choisissez le suivant (option : dans l’ordre, capacités de gauche à droite, puis l’écriteau).
clause-ruling-greenhouse-by-itself = La Serre agit d’elle-même au premier gain du tour qui convient (option : elle demande).
clause-ruling-two-named-first = Pour deux ressources différentes, les deux sont nommées avant de piocher une carte.
clause-ruling-use-without-card = Récolter des commandes, la Grange et le Relais de poste restent possibles sans carte à piocher ; on pioche ce qu’il y a.
clause-ruling-nothing-gained = Là où rien n’est gagné, rien ne se déclenche ; un même gain peut déclencher la Serre et la Salle de tri.
clause-ruling-cart-with-vat = La Charrette tandem n’agit pas pour la Cuve d’appoint, qui emploie un ouvrier (option).
clause-ruling-first-occasion = Une tuile qui agit une fois par tour le fait à la première occasion.
clause-ruling-openly-when-short = Un tour où les commandes pourraient manquer se joue à découvert, dans le sens des aiguilles d’une montre depuis le secteur des bâtiments ou la place suivante ; sur demande, tous les tours.
clause-ruling-ready-taken-back = Chacun voit qui est prêt. Quand un dernier fromage est annoncé, qui était prêt peut se raviser une fois.
clause-ruling-one-choice = Un choix unique n’en est pas un : il se fait de lui-même.
clause-ruling-worker-tile-one = Une tuile à ouvrier n’en accueille qu’un à la fois, n’est pas une récolte et doit être débloquée.
clause-ruling-tile-replaces = Une tuile remplace entièrement la capacité qu’elle couvre, coût compris.
clause-ruling-blocked-plate = Une table dont une assiette est fermée ne forme jamais d’accord ; l’autre rapporte.
clause-ruling-greenhouse-one = La Serre donne 1 de plus, quel que soit le gain.
clause-solo-level-two = Dès le niveau 2, la règle des égalités sans valeur est levée : une région où la Compagnie est à égalité en tête, avec au moins 1 fromage, est à elle pour sa pleine valeur.
clause-solo-level-three = Dès le niveau 3, la Compagnie pioche deux commandes aux tours 4, 8, 12, etc.
clause-solo-level-four = Au niveau 4, elle pioche une commande par lieu avant le tour 1, dans l’ordre où les lieux vous arrivent.
clause-solo-win-higher = Vous ne battez le niveau qu’avec plus de points que la Compagnie, ou autant et plus de fromages posés.
clause-option-level = Un niveau de la Compagnie est pour un seul joueur, de 1 à 4.
clause-option-printed-layout = Les dispositions imprimées sont pour quatre joueurs.

## Clauses: structure tiles

clause-draft-four-random = Jeu avancé : chacun reçoit 4 tuiles.
clause-draft-keep-one-pass-left = Gardez-en une et passez le reste à gauche, tous ensemble et face cachée, jusqu’à en avoir quatre.
clause-draft-cover-any-number = Puis couvrez autant de capacités imprimées que vous voulez, une tuile chacune.
clause-draft-rest-to-box = Les tuiles non posées sortent du jeu.
clause-tile-market-barn = Y1 { tile-Y1 }, coût 3. { tile-Y1-text }
clause-tile-timber-yard = Y2 { tile-Y2 }, coût 2. { tile-Y2-text }
clause-tile-double-byre = Y3 { tile-Y3 }, coût 3. { tile-Y3-text }
clause-tile-orchard = Y4 { tile-Y4 }, coût 3. { tile-Y4-text }
clause-tile-post-house = Y5 { tile-Y5 }, coût 3. { tile-Y5-text }
clause-tile-barter-stall = Y6 { tile-Y6 }, coût 2. { tile-Y6-text }
clause-tile-extra-vat = Y7 { tile-Y7 }, coût 4. { tile-Y7-text }
clause-tile-lookout = Y8 { tile-Y8 }, coût 2. { tile-Y8-text }
clause-tile-hay-loft = T1 { tile-T1 }, coût 2. { tile-T1-text }
clause-tile-jam-kettle = T2 { tile-T2 }, coût 2. { tile-T2-text }
clause-tile-fruit-press = T3 { tile-T3 }, coût 2. { tile-T3-text }
clause-tile-dispatch-desk = T4 { tile-T4 }, coût 3. { tile-T4-text }
clause-tile-masons-shed = T5 { tile-T5 }, coût 1. { tile-T5-text }
clause-tile-sorting-room = T6 { tile-T6 }, coût 2. { tile-T6-text }
clause-tile-day-labour = T7 { tile-T7 }, coût 3. { tile-T7-text }
clause-tile-long-haul = T8 { tile-T8 }, coût 3. { tile-T8-text }
clause-tile-shop-round = D1 { tile-D1 }, coût 2. { tile-D1-text }
clause-tile-fair-stall = D2 { tile-D2 }, coût 2. { tile-D2-text }
clause-tile-rail-siding = D3 { tile-D3 }, coût 2. { tile-D3-text }
clause-tile-kitchen-door = D4 { tile-D4 }, coût 1. { tile-D4-text }
clause-tile-bronze-cellar = D5 { tile-D5 }, coût 2. { tile-D5-text }
clause-tile-silver-cellar = D6 { tile-D6 }, coût 3. { tile-D6-text }
clause-tile-gold-cellar = D7 { tile-D7 }, coût 3. { tile-D7-text }
clause-tile-tandem-cart = D8 { tile-D8 }, coût 2. { tile-D8-text }
clause-tile-festival-marquee = P1 { tile-P1 }, coût 4. { tile-P1-text }
clause-tile-shop-sign = P2 { tile-P2 }, coût 4. { tile-P2-text }
clause-tile-chefs-letter = P3 { tile-P3 }, coût 4. { tile-P3-text }
clause-tile-rail-map = P4 { tile-P4 }, coût 4. { tile-P4-text }
clause-tile-gold-vault = P5 { tile-P5 }, coût 4. { tile-P5-text }
clause-tile-fresh-guild = P6 { tile-P6 }, coût 3. { tile-P6-text }
clause-tile-granary = P7 { tile-P7 }, coût 3. { tile-P7-text }
clause-tile-grand-tour = P8 { tile-P8 }, coût 3. { tile-P8-text }

## Structure tiles: names and what they do

tile-Y1 = Halle du marché
tile-Y1-text = Un ouvrier ici : gagnez 1 ressource au choix ; retour au tour suivant.
tile-Y2 = Scierie
tile-Y2-text = Un ouvrier ici : gagnez 2 bâtiments ; retour après 2 tours.
tile-Y3 = Étable double
tile-Y3-text = Un ouvrier ici : gagnez 2 têtes de bétail ; retour après 2 tours.
tile-Y4 = Verger
tile-Y4-text = Un ouvrier ici : gagnez 2 fruits ; retour après 2 tours.
tile-Y5 = Relais de poste
tile-Y5-text = Un ouvrier ici : gagnez 2 commandes ; retour après 2 tours.
tile-Y6 = Étal de troc
tile-Y6-text = Un ouvrier ici : vous pouvez rendre 1 ressource inutilisée ; si vous le faites, gagnez-en 2, aucune de la sorte rendue ; retour au tour suivant.
tile-Y7 = Cuve d’appoint
tile-Y7-text = Un ouvrier ici : posez 1 fromage sur une case bronze libre de son type dans votre lieu, en payant son fruit. L’ouvrier reste sur la tuile ; retour au tour suivant. Ce n’est pas faire du fromage.
tile-Y8 = Belvédère
tile-Y8-text = Un ouvrier ici : gagnez 1 ressource du secteur qui vous fait face ; retour au tour suivant.
tile-T1 = Fenil
tile-T1-text = Une fois par tour : après une salle de traite, gagnez 1 tête de bétail.
tile-T2 = Bassine à confiture
tile-T2-text = Une fois par tour : après un fruit dépensé en confiture, gagnez 1 commande.
tile-T3 = Pressoir
tile-T3-text = Une fois par tour : après un fruit dépensé en fromage fruité, gagnez 1 tête de bétail.
tile-T4 = Bureau d’expédition
tile-T4-text = Une fois par tour : après une commande honorée, gagnez 1 ressource au choix.
tile-T5 = Cabane du maçon
tile-T5-text = Chaque fois que vous débloquez une autre capacité après celle-ci, gagnez 1 bâtiment.
tile-T6 = Salle de tri
tile-T6-text = Une fois par tour : quand vous gagnez des commandes, piochez-en 1 de plus, puis rendez 1 commande non honorée.
tile-T7 = Journaliers
tile-T7-text = Quand vous récoltez sur la case 1, gagnez 1 ressource de plus de cette sorte.
tile-T8 = Long cours
tile-T8-text = Quand vous récoltez sur la case 3, gagnez 1 ressource d’une autre sorte au choix.
tile-D1 = Tournée des boutiques
tile-D1-text = Pour chaque fromage que vous posez à la Fromagerie : gagnez 1 tête de bétail.
tile-D2 = Stand de foire
tile-D2-text = Pour chaque fromage que vous posez au Festival : gagnez 1 commande.
tile-D3 = Voie de garage
tile-D3-text = Pour chaque fromage que vous posez dans les Villes : gagnez 1 fruit.
tile-D4 = Porte de service
tile-D4-text = Pour chaque fromage que vous posez au Bistro : gagnez 1 bâtiment.
tile-D5 = Cave de bronze
tile-D5-text = Pour chaque fromage de bronze que vous posez : gagnez 1 bâtiment.
tile-D6 = Cave d’argent
tile-D6-text = Pour chaque fromage d’argent que vous posez : gagnez 1 fruit.
tile-D7 = Cave d’or
tile-D7-text = Pour chaque fromage d’or que vous posez : gagnez 1 ressource au choix.
tile-D8 = Charrette tandem
tile-D8-text = Pour chaque fromage que vous posez sans ouvrier : gagnez 1 commande.
tile-P1 = Chapiteau du festival
tile-P1-text = À la fin : 1 point par fromage à vous au Festival.
tile-P2 = Enseigne
tile-P2-text = À la fin : 1 point par fromage à vous à la Fromagerie.
tile-P3 = Lettre du chef
tile-P3-text = À la fin : 1 point par fromage à vous au Bistro.
tile-P4 = Carte du rail
tile-P4-text = À la fin : 1 point par fromage à vous dans les Villes.
tile-P5 = Chambre d’or
tile-P5-text = À la fin : 1 point par fromage d’or à vous.
tile-P6 = Guilde du frais
tile-P6-text = À la fin : 1 point par fromage de bronze à vous.
tile-P7 = Grenier
tile-P7-text = À la fin : vos 8 premières ressources inutilisées valent 1 point chacune, les autres 1 pour deux comme d’habitude.
tile-P8 = Grand tour
tile-P8-text = À la fin : 2 points par lieu où vous avez au moins 3 fromages.

## Options

option-players = Joueurs
option-players-help = Combien jouent. Un seul joue contre la Compagnie.
option-festival = Festival
option-festival-help = Quelle disposition a le Festival.
option-fromagerie = Fromagerie
option-fromagerie-help = Quelle disposition a la Fromagerie.
option-bistro = Bistro
option-bistro-help = Quelle disposition a le Bistro.
option-villes = Villes
option-villes-help = Quelle disposition ont les Villes.
option-festival-I = Face I
option-festival-II = Face II
option-festival-P = L’imprimée, à quatre
option-festival-any = Au hasard
option-fromagerie-I = Face I
option-fromagerie-II = Face II
option-fromagerie-P = L’imprimée, à quatre
option-fromagerie-any = Au hasard
option-bistro-I = Face I
option-bistro-II = Face II
option-bistro-P = L’imprimée, à quatre
option-bistro-any = Au hasard
option-villes-I = Face I
option-villes-II = Face II
option-villes-P = L’imprimée, à quatre
option-villes-any = Au hasard
option-tiles = Tuiles de bâtiment
option-tiles-help = Le jeu avancé : chacun choisit quatre tuiles et peut en couvrir des capacités imprimées.
option-level = La Compagnie
option-level-help = En solo : la force de la Compagnie, de 1 à 4. À plusieurs, il n’y en a pas.
option-clockwise = L’un après l’autre
option-clockwise-help = Chaque tour se joue à découvert, dans le sens des aiguilles d’une montre depuis le secteur des bâtiments.
option-greenhouse = Serre
option-greenhouse-help = Si la Serre agit d’elle-même ou demande à chaque fois.
option-greenhouse-auto = D’elle-même
option-greenhouse-ask = Elle demande
option-trigger_order = Plusieurs effets à la fois
option-trigger_order-help = Si vous choisissez quel effet vient d’abord.
option-trigger_order-choose = Le joueur choisit
option-trigger_order-listed = Capacités de gauche à droite, puis l’écriteau
option-cart_with_vat = Charrette tandem avec la Cuve d’appoint
option-cart_with_vat-help = La Cuve d’appoint emploie un ouvrier ; avec ceci, son fromage déclenche quand même la Charrette tandem.

## Moves in words

move-ready = Prêt
move-gather = { $resource }, case { $n } : envoyer { $worker }
move-make = Faire du fromage : { $place }
move-milk = Traire { $cost } bêtes, fromage en plus : { $place }
move-build = Débloquer { $ability } pour { $cost ->
        [one] { $cost } bâtiment
       *[other] { $cost } bâtiments
    }
move-work = { $ability } : envoyer { $worker }
move-vat = Cuve d’appoint : { $place }
move-complete = Honorer la commande : { $kind }
move-keep = Ne pas honorer la commande
move-fire = D’abord : { $source }
move-take = Gagner 1 : { $resource }
move-pair = Gagner 1 de chaque : { $one }, { $two }
move-give = Rendre 1 : { $resource }
move-give-order = Rendre une commande : { $kind }
move-skip = Rien
move-use = Serre : 1 de plus, { $resource }
move-corp = Fromage de la Compagnie : { $place }
move-draft = Garder { $tile }
move-lay = Couvrir { $ability } avec { $tile }
move-laid = Toutes les tuiles sont posées

## Lines of a score

term-festival = Festival, groupe de { $size }
term-shelves = Fromagerie, { $shelves ->
        [one] { $shelves } étagère
       *[other] { $shelves } étagères
    }
term-sign = Fromagerie, écriteau de l’étagère { $shelf }
term-plates = Bistro, { $age }, { $pairs ->
        [one] { $pairs } accord
       *[other] { $pairs } accords
    }
term-region = Villes, { $region }
term-region-tied = Villes, { $region }, égalité
term-orders = Commandes honorées : { $orders }
term-fruit = Fromage fruité fois confiture
term-hq = Siège : { $resource }, utilisés
term-tile = { $tile }
term-unused = Ressources inutilisées : { $unused }, deux pour un point
term-corporation = En face, la Compagnie a { $points } : { $track } de sa piste, { $customers } des clients, { $stored } des commandes gardées

## What happens: log and live region

effect-venues-laid = Les quartiers, dans le sens des aiguilles d’une montre depuis le sud : { $venues }.
effect-sectors-laid = La tuile des ressources est posée avec { $resource } au sud.
effect-side-chosen = { $venue } : { $layout ->
        [I] face I
        [II] face II
       *[P] la disposition imprimée
    }.
effect-customer-placed = Région { $region } : un client d’une valeur de { $points }.
effect-board-dealt = { $who } reçoit le plateau { $board }.
effect-start-stock = { $who } commence avec { $things }.
effect-dealt = { $who } reçoit { $tile }.
effect-drafted = { $who } garde { $tile }.
effect-passed = Les autres tuiles passent à gauche.
effect-laid = { $who } couvre { $ability } avec { $tile }.
effect-draft-over = Toutes les tuiles sont posées ; le reste sort du jeu.
effect-turned = Tour { $turn } : { $first ->
        [yes] la partie commence
       *[no] le disque a tourné d’un quart
    }.
effect-came-home = { $who } : { $worker } est rentré.
effect-openly = Ce tour se joue à découvert, l’un après l’autre ; { $who } commence.
effect-gathered = { $who } récolte ; { $worker } rentre dans { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    } : { $resource }.
effect-made = { $who } fait du fromage avec { $worker } : { $place }.
effect-milked = { $who } trait { $cost } bêtes et pose un fromage en plus : { $place }.
effect-vat = { $who } fait du fromage dans la Cuve d’appoint avec { $worker } : { $place }.
effect-built = { $who } débloque { $ability } pour { $cost ->
        [one] { $cost } bâtiment
       *[other] { $cost } bâtiments
    }.
effect-worked = { $who }, { $ability } : { $worker } y travaille.
effect-fruit-spent = { $who } dépense 1 fruit { $mark ->
        [fruited] en fromage fruité
       *[jam] en confiture
    } : { $count } jusqu’ici.
effect-gained = { $who } gagne { $things }.
effect-order-drawn = { $who } pioche une commande : { $card }.
effect-order-completed = { $who } honore une commande : { $card }. Honorées jusqu’ici : { $count }.
effect-order-kept = { $who } n’honore pas une commande : { $card }.
effect-fired = { $ability } agit pour { $who }.
effect-sign = L’écriteau de l’étagère { $shelf } agit pour { $who }.
effect-greenhouse = La Serre donne 1 de plus à { $who } : { $resource }.
effect-greenhouse-declined = { $who } n’utilise pas la Serre : { $resource }.
effect-cast = { $who } rend { $things }.
effect-order-cast = { $who } rend une commande : { $card }.
effect-declined = { $who } ne rend rien, { $what ->
        [swap] l’écriteau ne donne donc rien
       *[barter] l’Étal de troc ne donne donc rien
    }.
effect-sorted = { $who } écarte une commande : { $card }.
effect-reshuffled = La défausse redevient la pioche : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
effect-no-card = Plus de carte à piocher : { $count ->
        [one] { $count } commande de moins
       *[other] { $count } commandes de moins
    }.
effect-last-cheese = { $who } a posé son dernier fromage : c’est le dernier tour.
effect-ready = { $who } a terminé.
effect-ready-again = { $who } peut encore agir avant la fin.
effect-corp-drew = La Compagnie pioche une commande : { $card }.
effect-corp-placed = Fromage de la Compagnie : { $place } ; il lui en reste { $count }.
effect-corp-stored = Aucune case ne convient : la Compagnie garde { $card }. Gardées jusqu’ici : { $count }.
effect-corp-empty = Le plateau de la Compagnie est vide : c’est le dernier tour.
effect-won = { $how ->
        [most] { $who } gagne avec { $points } points.
        [cheese] { $who } gagne avec { $points } points et plus de fromage.
       *[shared] { $who } partage la victoire avec { $points } points.
    }
effect-beaten = { $who } bat la Compagnie, { $points } à { $theirs }.
effect-not-beaten = La Compagnie tient bon : { $points } à { $theirs } pour { $who }.

## Options that do not fit

error-fromage-level-alone = L’option « { $option } » doit être 1, 2, 3 ou 4 pour un joueur : seul, on joue contre la Compagnie.
error-fromage-level-more = L’option « { $option } » est pour un seul joueur, or vous êtes { $players } : omettez-la ou écrivez 0.
error-fromage-printed = L’option « { $option } » ne peut pas être P à { $players } : les dispositions imprimées sont pour quatre. Choisissez I, II ou any.
error-fromage-needs-tiles = L’option « { $option } » concerne les tuiles de bâtiment : ajoutez tiles=yes ou omettez-la.

# -- end of the words of rules and moves; other rooms below

## Positions and boxes that do not fit

error-fromage-position = { EMPTY($line) ->
        [no] Cette position est illisible, à « { $line } » : { $reason }.
       *[yes] Cette position est illisible : { $reason }.
    }
position-said-twice = ceci est dit deux fois
position-key = une ligne ne peut pas commencer par « { $word } »
position-word = « { $word } » n’y convient pas ; écrivez l’un de ceux-ci : { $known }
position-number = « { $word } » devrait être un nombre entier de { $low } à { $high }
position-words = le nombre de mots à cet endroit devrait aller de { $least } à { $most }
position-pairs = les mots y vont deux par deux : un nom et ce qui lui appartient
position-twice = chaque nom y figure une fois
position-seat = il n’y a pas de place « { $word } » ; les places vont de A à { $last }
position-space = il n’y a pas de case « { $word } » à cet endroit dans cette version
position-venues = les lieux sont les lettres { $letters }, chacune une fois
position-customers = il y a { $count } clients, des sortes { $letters }, deux de chacune ; ? en est un qu’on ne connaît pas
position-printed = la version P est pour quatre joueurs
position-layout = les options de cette partie disent { $layout }
position-corporation = la Compagnie ne joue que contre un joueur seul
position-owner = avant « { $word } », dites à qui est le fromage : une place, ou corp
position-cheese-twice = deux fromages sont sur { $space }
position-new = aucun fromage n’est sur { $space }
position-home = un ouvrier à la maison ne revient pas
position-no-tiles = les tuiles de bâtiment demandent l’option tiles
position-card-twice = la commande { $card } est à deux endroits
position-no-worker-there = rien n’attend un ouvrier sur { $place } de la place { $seat }
position-back = cet ouvrier revient entre le tour { $low } et le tour { $high }
position-not-faced = un ouvrier y reste au plus { $away ->
        [one] un tour
       *[other] { $away } tours
    }, mais ce quartier est maintenant du côté { $position } du disque : la place { $seat } ne peut pas l’avoir eu devant elle si récemment
position-cheeses = la place { $seat } n’a pas plus de fromages que ceci : { $count }
position-corp-cheeses = à ce niveau, la Compagnie n’a pas plus de fromages que ceci : { $count }
position-blocked = { $space } n’est ouverte qu’à partir de ce nombre de joueurs : { $count }
position-boards = deux places ont le même plateau
position-no-board = chaque place a déjà son plateau
position-no-customer = chaque région a déjà son client
position-not-drafting = les mains et les tuiles gardées font partie du choix des tuiles
position-tile-twice = la tuile { $tile } est à deux endroits
position-hand = à ce choix, la main de la place { $seat } compte ce nombre de tuiles : { $count }
position-taken = { $tile } n’est pas dans la main de la place { $seat }
position-two-workers = les ouvriers { $other } et { $who } sont sur la même case
position-worker-cheese = l’ouvrier { $who } n’est sur { $space } qu’avec un fromage de sa place et de son type
position-not-built = l’ouvrier { $who } est sur { $place }, qui n’est pas débloqué
position-corp-card = la Compagnie ne traite { $card } que pendant sa partie : la phase est corporation ou head
position-head = les lieux ne sont servis que pendant l’avance : la phase est head
position-not-over = la partie n’est pas finie : personne n’a posé son dernier fromage, et le plateau de la Compagnie n’est pas vide
position-over = quelqu’un avait posé son dernier fromage avant ce tour, donc la partie est finie : la phase est over
position-where = aucun fromage de la place { $seat } n’est sur { $space }
position-sign = un écriteau n’attend la place { $seat } qu’après un fromage sur une étagère dont l’écriteau rapporte : ajoutez « where » et cette case
position-waiting = rien qui puisse se déclencher n’est débloqué sur { $place } de la place { $seat }
position-step-order = la place { $seat } n’est interrogée sur une commande que si elle en a une pour le fromage posé : ajoutez « where » et cette case
position-step = rien ne donne de choix à la place { $seat } à cette étape : dites ce qui attend ou ce qu’elle gagne
position-nobody = toutes les places sont prêtes, donc ce tour est fini
box-word = dans `{ $entry }`, « { $word } » devrait être l’un de ceux-ci : { $words }
box-number = `{ $entry }` doit être un nombre entier de { $low } à { $high }
box-list = `{ $entry }` doit être une liste de nombres, en ce nombre : { $count }
box-ascending = les nombres de `{ $entry }` ne doivent pas diminuer
box-yes-no = `{ $entry }` doit être true ou false
box-space = « { $word } » pour { $space } doit être un type S, H, B, un âge b, s, g, puis peut-être F ou J, puis peut-être 3 ou 4
box-printed = { $space } est imprimée sur le plateau pour quatre joueurs : n’indiquez pas le nombre de joueurs
box-rows = le nombre de rangées doit être { $rows }, celui des cases de chacune { $spaces }
box-samples = le nombre d’échantillons gratuits (*) doit être { $count }
box-beside = { $space } est { $age }, donc le nombre d’échantillons à côté doit être { $count }, pas { $found }
box-shelf-age = { $space } est sur une étagère pour { $age }
box-regions = les régions sont, dans cet ordre : { $words }
box-cities = le nombre de villes doit être { $count }, chacune avec un nom, des régions et trois versions
box-touches = { $space } est { $age }, donc le nombre de régions qu’elle touche doit être { $count }
box-parlour = le fromage d’une salle de traite est un type et un âge comme Sb, ou ??, et non « { $word } »
box-parlours = il faut quatre salles de traite, chacune plus chère que la précédente
box-of = `of` ne va pas avec « { $when } »
box-family = « { $when } » ne convient pas à la lettre de la tuile : Y a une case d’ouvrier, P marque à la fin, T et D ni l’un ni l’autre
box-gain = « { $gain } » ne peut pas se gagner avec « { $when } »
box-give = `give` est « first » avec un ouvrier et le gain « other », et « order » avec « orders-gained » ; ici figurent « { $when } » et « { $gain } »
box-back = `back` va avec les tuiles à case d’ouvrier, et elles seules : 1, 2 ou 3 tours
box-tiles = les tuiles sont Y1 à Y8, T1 à T8, D1 à D8, P1 à P8, dans cet ordre : { $count } en tout
box-cards = le nombre de noms pour { $kind } doit être { $count }
box-levels = le nombre de niveaux doit être { $count }
box-sectors = chacun de ceux-ci y figure une fois : { $words }
box-sides = `{ $entry }` doit nommer des côtés différents parmi S, W, N, E, en ce nombre : { $count }
box-shelves = il faut six étagères
box-boards = le nombre de plateaux doit être { $count }
box-missing = l’entrée { $entry } manque
box-form = quelque chose y a une autre forme que prévu, une liste ou un tableau par exemple

position-no-card = il ne reste aucune carte de commande à piocher

## The picture and what to do (scene)

seat-red = Rouge
seat-blue = Bleu
seat-green = Vert
seat-yellow = Jaune
seat-corporation = la Compagnie
side-maker = fromager
board-table = La table ronde
board-own = { $seat } : plateau
kind-any = n’importe quel fromage
node-way = La table tourne dans le sens des aiguilles : après ce tour, le quartier à votre droite arrive devant vous.
node-space = { $venue }, { $place } : { $kind }{ $mark ->
        [fruited] , demande un fruit (fruité)
        [jam] , demande un fruit (confiture)
       *[none] {""}
    }. { $how ->
        [taken] Fromage : { $seat }.
        [shut] Fermée à si peu de joueurs.
       *[free] Libre.
    } { $value }
worth-group = Groupe de { $size } avec les échantillons : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
worth-shelf = Étagère { $shelf } : { $sign ->
        [swap] échange aussitôt 1 ressource
        [one] 1 ressource au choix aussitôt
        [two] 2 ressources différentes aussitôt
       *[points] { $points } par fromage à la fin
    }.
worth-plate = Vaut { $points } à présent : { $pairs ->
        [one] { $pairs } accord
       *[other] { $pairs } accords
    }{ $paired ->
        [yes] , dont cette table
       *[no] {""}
    }.
worth-regions = Touche : { $regions }.
worth-influence = { $seat } { $count }
node-customer = Client de la région { $region } : { $win } pour le plus de fromages, { $tie } chacun en cas d’égalité. { $some ->
        [yes] À présent : { $who }.
       *[no] Personne n’y est encore.
    }
node-sector = Récolter { $gain }. { $free ->
        [yes] L’ouvrier revient dans { $turns ->
                [one] { $turns } tour
               *[other] { $turns } tours
            }.
       *[no] Occupée par { $seat } ; libre dans { $left ->
                [one] { $left } tour
               *[other] { $left } tours
            }.
    }
node-worker = { $seat }, { $worker } sur { $place } : retour dans { $left ->
        [one] { $left } tour
       *[other] { $left } tours
    }, devant { $venue }.
node-worker-home = { $seat }, { $worker } : à la maison.
node-worker-ability = { $seat }, { $worker } : { $ability }, retour dans { $left ->
        [one] { $left } tour
       *[other] { $left } tours
    }.
node-away = { $seat }, { $worker } est parti : retour dans { $left ->
        [one] { $left } tour
       *[other] { $left } tours
    }, devant { $venue }.
node-deck = Commandes dans la pioche : { $count }
node-ability = { $name } : { $text } { $how ->
        [fired] Débloquée ; utilisée ce tour.
        [built] Débloquée.
        [kept] Gardée ; coûte { $cost }.
       *[closed] À débloquer pour { $cost ->
                [one] { $cost } bâtiment
               *[other] { $cost } bâtiments
            }.
    }
text-barn = Un ouvrier ici gagne 1 : { $resource } ; retour au tour suivant.
text-greenhouse = Une fois par tour, quand vous en gagnez, 1 de plus : { $resource }.
text-dock = Chaque fromage posé là ({ $venue }) rapporte 1 : { $resource }.
text-hq = À la fin, 1 point par unité utilisée : { $resource }.
tile-titled = { $name }, coût { $cost }
node-parlour = Salle de traite : { $cost } bêtes pour un fromage en plus, { $kind }. { $how ->
        [milked] Utilisée.
       *[open] Pas encore utilisée.
    }
node-stock = En réserve : { $what }
node-cheeses = Fromages restants : { $count }
node-order = Commande : { $card }. { $line }
node-done = Honorée : { $card }
node-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à présent ; appuyez pour le détail
node-panel = { $seat }{ $ready ->
        [yes] , prêt
       *[no] {""}
    }. Fromages restants : { $cheeses }. { $structures }, { $livestock }, { $fruit } ; commandes en main { $orders }, honorées { $done } ; ouvriers à la maison : { $home }. Appuyez pour tout voir.
node-corporation = La Compagnie, niveau { $level } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Fromages restants { $left }, piste { $track }, commandes mises de côté { $stored }, { $each } points chacune. Appuyez pour le détail.
node-corp-order = La Compagnie traite { $card }
score-festival = { $venue } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $count ->
        [0] {""}
       *[other] , groupes { $groups }
    }
score-group = { $size } pour { $points }
score-fromagerie = { $venue } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $shelves ->
        [one] { $shelves } étagère
       *[other] { $shelves } étagères
    } pour { $for }, écriteaux { $signs })
score-bistro = { $venue } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $pairs ->
        [one] { $pairs } accord
       *[other] { $pairs } accords
    } ; bronze { $bronze } × { $bronzeeach }, argent { $silver } × { $silvereach }, or { $gold } × { $goldeach })
score-villes = { $venue } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $count ->
        [0] {""}
       *[other] , { $regions }
    }
score-region = { $region } { $points }
score-orders = Commandes : { $count } honorées, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-fruit = Fruits : { $fruited } fruités × { $jam } confitures, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-abilities = Capacités : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $count ->
        [0] {""}
       *[other] , { $abilities }
    }
score-ability = { $ability } { $points }
score-unused = Inutilisées : { $count }, deux pour un point, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
inside-seat = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
inside-points = Score de { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à présent
inside-corporation = La Compagnie, niveau { $level } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
corp-track = Piste : { $placed } posés, { $left } restants, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
corp-villes = Clients : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
corp-stored = Commandes mises de côté : { $count }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
prompt-setup = La table se met en place.
prompt-draft = Choix { $pick } sur 4 : gardez une tuile ; les autres passent.
prompt-wait-draft = On attend une tuile de { $seats }.
prompt-lay = Couvrez de tuiles celles que vous voulez de vos quatre capacités, puis dites que c’est posé.
prompt-wait-lay = On attend que { $seats } pose ses tuiles.
prompt-turn = { $last ->
        [yes] Dernier tour. Devant vous : { $venue }.
       *[no] Devant vous : { $venue }.
    } { $how ->
        [none] Plus rien à faire : dites que vous êtes prêt.
        [worker] Choisissez un ouvrier, puis sa place ; ou dites que vous êtes prêt.
       *[other] Agissez, ou dites que vous êtes prêt.
    }
prompt-wait = On attend que { $seats } dise prêt.
prompt-wait-openly = L’un après l’autre : { $seats } joue.
prompt-drawing = { $seat } pioche une commande.
prompt-order = Le fromage posé convient à une commande : { $kind }. L’honorer ?
prompt-fire = Plusieurs effets attendent : lequel d’abord ?
prompt-pick = { $count ->
        [one] Gagnez une ressource au choix.
       *[other] Gagnez { $count } ressources au choix, une à une.
    }
prompt-pair = Gagnez deux ressources différentes.
prompt-cast = Vous pouvez rendre une ressource inutilisée.
prompt-sort = Salle de tri : rendez une commande.
prompt-greenhouse = Serre : en prendre un de plus ({ $resource }) ?
prompt-corp-draws = La Compagnie pioche une commande.
prompt-corp = La Compagnie a { $card } : choisissez sa case ({ $venue }).
prompt-corp-places = La Compagnie traite { $card } ({ $venue }).
prompt-over = { $count ->
        [one] { $seats } gagne avec { $points } points.
       *[other] { $seats } partagent la victoire avec { $points } points.
    }
ends-draft = La suite quand tous auront choisi.
ends-left = Encore possible : { $left }.
ends-nothing-left = Rien ne reste à faire. Le tour finit quand tous sont prêts.
ends-last = Le dernier fromage est posé ({ $seats }) : la partie finit après ce tour.
ends-turn = { $alone ->
        [yes] Prêt finit le tour, et la table tourne d’un quart.
       *[no] { $openly ->
            [yes] La table tourne quand le dernier est prêt.
           *[no] Quand tous sont prêts, la table tourne d’un quart.
        }
    }
left-gather = récolter
left-make = faire du fromage
left-milk = traire
left-build = débloquer
left-work = un ouvrier pour une capacité
left-vat = la Cuve d’appoint
left-fits = { $count ->
        [one] { $count } commande réalisable
       *[other] { $count } commandes réalisables
    }
left-orders = { $count ->
        [one] { $count } commande réalisable
       *[other] { $count } commandes réalisables
    } ({ $orders })
move-ready-left = Prêt, en laissant : { $left }
button-draft = Garder
card-choices = Votre choix
tally-stock = { $cheeses ->
        [one] { $cheeses } fromage restant
       *[other] { $cheeses } fromages restants
    }, { $home ->
        [one] { $home } ouvrier à la maison
       *[other] { $home } ouvriers à la maison
    }
note-ready = prêt
status-setup = Mise en place
status = Tour { $turn } · { $deck ->
        [one] { $deck } commande dans la pioche
       *[other] { $deck } commandes dans la pioche
    }
ending-beaten = Le niveau { $level } est battu : { $points } à { $theirs }.
ending-not-beaten = La Compagnie garde le niveau { $level } : { $points } à { $theirs }.
sign-t-S = Pâte molle : une roue
sign-t-H = Pâte dure : une part
sign-t-B = Bleu : un haut cylindre veiné
sign-plate-b = Bronze, un point : l’ouvrier revient dans 1 tour
sign-plate-s = Argent, deux points : retour dans 2 tours
sign-plate-g = Or, trois points : retour dans 3 tours
sign-fruit = Fromage fruité : payez d’abord 1 fruit
sign-jam = Confiture : payez d’abord 1 fruit
sign-sample = Échantillon gratuit : compte dans les groupes de tous
sign-lid = Fermée à si peu de joueurs
sign-base = Le socle d’un ouvrier montre le quartier avec lequel il rentre
# -- end of the scene

## Le formulaire

option-level-1 = 1 : pour une première partie
option-level-2 = 2 : les régions à égalité sont à elle
option-level-3 = 3 : plus de fromages, et deux commandes tous les quatre tours
option-level-4 = 4 : encore plus de fromages, et une avance au départ
