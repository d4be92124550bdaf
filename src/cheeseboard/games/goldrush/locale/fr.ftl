# Gold Rush with The Sheriff: all words of the game, French. English first, then the five other files.
# Mots employés : tuile et ses côtés ; chemin de fer (voie), montagne, prairie, ville, cimetière = éléments ; bifurcation
# = la petite gare où s’arrêtent les voies ; cow-boy, tente, shérif ; jeton, pile, réserve ; pépite, locomotive, camp, troupeau.

## The game

game-title = Gold Rush
game-pitch = Posez rails et montagnes tuile par tuile, envoyez vos cow-boys et creusez là où est l’or, avant les autres.
game-intro = La carte de l’Ouest grandit d’une tuile par tour. Chemins de fer, montagnes, villes et prairies prennent forme, et vos cow-boys s’y installent. Sous les montagnes dorment des piles de jetons : les uns sont de l’or, les autres du gravier, et nul ne le sait avant de les prendre. Avec votre unique tente, vous pouvez creuser dans n’importe quelle montagne, la vôtre ou celle d’un autre. Quand la dernière tuile est posée, le plus de points l’emporte. L’extension envoie un shérif à travers la carte : partout où il passe, on cesse de creuser.

## Chapters of the rulebook page

chapter-setup = La boîte et la mise en place
chapter-setup-intro = Dans la boîte : 72 tuiles, 63 jetons de valeur 0, 1, 2, 3 ou 5 et, pour chacun, cinq cow-boys et une tente. La tuile de départ montre une montagne au nord, une voie d’ouest en est et la prairie au sud. Les autres tuiles sont mélangées face cachée. Le premier joueur en pioche une, puis on joue dans le sens des aiguilles d’une montre.
chapter-place = D’abord : piocher une tuile et la poser
chapter-place-intro = Un tour a quatre temps : poser une tuile, mettre des jetons sur ses montagnes, faire si l’on veut une chose avec ses figurines, et compter ce que la tuile a terminé. Chaque côté d’une tuile montre une montagne, une voie ou seulement de la prairie. Une place se nomme par son chemin depuis la tuile de départ : n2e3 est à deux pas au nord et trois à l’est. Les montagnes montrent des pépites, certaines voies une locomotive, certaines prairies un camp de tipis ou un troupeau de chevaux. Les chemins de fer s’arrêtent aux villes et aux bifurcations, ces petites gares avec un château d’eau. Ce qui se prolonge par les côtés des tuiles forme un seul élément. Les chemins de fer et les montagnes séparent les prairies.
chapter-action = Ensuite : un cow-boy, votre tente ou un coup de pioche
chapter-action-intro = Sur une voie, un cow-boy est cheminot ; sur une montagne, mineur ; en ville, marchand ; couché dans la prairie, fermier. Les cow-boys rapportent des points quand leur élément est terminé ; la tente rapporte des jetons, un par coup de pioche.
chapter-score = Enfin : compter ce qui est terminé
chapter-score-intro = Une tuile peut terminer plusieurs éléments à la fois ; tous comptent, d’abord les chemins de fer, puis les montagnes, les villes et les cimetières. Ce qui est terminé reste sur la table et rend ses figurines.
chapter-end = La fin de la partie
chapter-end-intro = Une fois la dernière tuile posée et ses points comptés, ce qui reste inachevé vaut aussi un peu. Viennent ensuite les prairies, et tout à la fin chacun retourne ses jetons.
chapter-sheriff = Le shérif
chapter-sheriff-intro = Une extension, à activer par une option : six tuiles de plus, marquées d’une étoile, et une figurine dorée. Le shérif va de montagne en montagne. Là où il arrive, les tentes des autres font perdre de l’or, et tant qu’il y reste, personne ne creuse.
chapter-graveyard = Les cimetières
chapter-graveyard-intro = Deux des six tuiles à étoile sont une prairie avec un cimetière au milieu. Il vaut d’autant plus qu’il est entouré de tuiles, sur les côtés comme aux coins.
chapter-ruling = Cas particuliers
chapter-ruling-intro = Là où la règle se tait ou se lit de deux façons, on joue ici comme suit.

## Clauses: the box and the set-up

clause-setup-start-tile-token = La tuile de départ montre une pépite : la partie commence donc avec un jeton face cachée sur sa montagne.
clause-setup-pieces = On joue de deux à cinq. Chacun a une tente et cinq cow-boys, dont un marque les points sur la piste : il en reste quatre à placer.

## Clauses: drawing and placing a tile

clause-place-mandatory = Qui pioche une tuile doit la poser ; rien ne passe avant.
clause-place-side-contact = La tuile doit toucher une tuile posée par au moins un côté entier. Se toucher par un coin ne suffit pas.
clause-place-edges-match = Tous les côtés qui se touchent doivent correspondre : montagne contre montagne, voie contre voie, prairie contre prairie. On tourne la tuile comme on veut.
clause-place-unplaceable = Une tuile qui ne va nulle part est montrée et quitte la partie ; le même joueur en pioche une autre.
clause-place-deck-out-while-replacing = S’il ne reste aucune tuile pour la remplacer, le joueur n’a pas de tour et la partie s’achève.
clause-tokens-one-per-nugget = Pour chaque pépite de la nouvelle tuile, un jeton de la réserve va, face cachée, sur la pile de cette montagne. Personne ne le regarde.
clause-tokens-stacks-merge = Une montagne n’a qu’une pile. Si une tuile réunit des montagnes, leurs piles n’en font plus qu’une.
clause-tokens-supply-empty = Si la réserve ne suffit pas, on pose les jetons qui restent. Les pépites comptent quand même.

## Clauses: cowboy, tent, dig

clause-action-at-most-one = Après la pose, faites une chose au plus : placer un cow-boy, placer ou déplacer votre tente, ou creuser. Ne rien faire est permis.
clause-cowboy-new-tile-only = Un cow-boy va sur la tuile qui vient d’être posée : sur une voie, une montagne, une prairie, la ville ou le cimetière de cette tuile.
clause-cowboy-feature-free = L’élément entier doit être libre de cow-boys, les vôtres compris. On n’en vient à le partager que si une tuile réunit deux éléments plus tard.
clause-cowboy-tents-no-obstacle = Les tentes ne gênent pas un mineur.
clause-cowboy-supply = Il faut un cow-boy en réserve. Aucun ne revient avant que son élément soit compté.
clause-cowboy-finished-feature = Un élément que la nouvelle tuile termine peut encore être occupé ; il est compté dans le même tour.
clause-tent-any-tile = Votre tente peut aller sur la montagne de n’importe quelle tuile de la table, si loin soit-elle. La déplacer est toute votre action.
clause-tent-unfinished-only = La montagne doit être inachevée. Celle que cette tuile vient de terminer n’accueille plus de tente.
clause-tent-empty-segment = La partie de montagne de cette tuile doit être vide : ni cow-boy ni tente, pas même les vôtres.
clause-tent-shared-mountain = Ailleurs sur la même montagne, cow-boys et tentes de chacun sont permis. Plusieurs tentes peuvent s’y trouver.
clause-dig-top-token = Pour creuser, prenez le jeton du dessus de la montagne où se trouve votre tente : un seul par tour.
clause-dig-no-majority-needed = Peu importe à qui sont les cow-boys de cette montagne.
clause-dig-private-value = Gardez le jeton face cachée devant vous. Vous seul pouvez en regarder la valeur ; combien vous en avez, tous le voient.
clause-dig-empty = Là où il ne reste aucun jeton, personne ne peut creuser.
clause-dig-before-scoring = Une montagne terminée ce tour-ci peut encore être creusée avant d’être comptée (option).

## Clauses: scoring

clause-majority-most = Qui a le plus de cow-boys dans un élément en marque les points.
clause-majority-tie-all-full = Si plusieurs en ont le plus, chacun marque tous les points.
clause-majority-none = Un élément sans cow-boy ne rapporte rien à personne.
clause-score-cowboys-return = Après le décompte, tous les cow-boys de l’élément reviennent à leurs propriétaires.
clause-railroad-complete = Un chemin de fer est terminé quand ses deux bouts s’arrêtent à une ville ou à une bifurcation, ou quand il forme une boucle.
clause-railroad-per-tile = Un chemin de fer terminé rapporte 1 point par tuile qu’il traverse, ses deux bouts compris. Une tuile compte une fois, même s’il y passe deux fois.
clause-railroad-double = Avec exactement une locomotive sur tout le chemin de fer, chaque tuile rapporte 2 points.
clause-railroad-two-locomotives = Avec deux locomotives ou plus, chaque tuile rapporte de nouveau 1 point : elles s’annulent.
clause-mountain-complete = Une montagne est terminée quand aucun de ses côtés n’est ouvert. Deux tuiles peuvent suffire.
clause-mountain-tokens-then-symbols = Qui a le plus de mineurs prend tous les jetons restés dans la pile et marque 1 point par pépite dessinée sur la montagne, creusée ou non.
clause-mountain-tie-clockwise = À égalité, on prend les jetons un par un, dans le sens des aiguilles d’une montre, en commençant par le joueur dont c’est le tour, sinon par le premier suivant. Chacun marque toutes les pépites.
clause-mountain-tents-return = Toutes les tentes d’une montagne terminée reviennent à leurs propriétaires.
clause-mountain-unclaimed = S’il n’y a pas de mineur, personne ne marque, et les jetons vont à la réserve ou hors du jeu (option).
clause-city-complete = Une ville est terminée quand tous les chemins de fer qui en partent le sont, quel que soit celui qui les a marqués.
clause-city-three-per-railroad = Son marchand marque 3 points pour chacun de ces chemins de fer. Celui qui part d’une ville et y revient compte une fois.
clause-prairie-only-at-end = Les prairies ne comptent pas pendant la partie. Un fermier y reste couché jusqu’à la fin.

## Clauses: the end of the game

clause-end-last-tile = La partie s’achève après le tour où la dernière tuile a été posée.
clause-end-railroad = Un chemin de fer inachevé rapporte 1 point par tuile à qui y a le plus de cow-boys. Les locomotives ne comptent pas.
clause-end-mountain = Sur une montagne inachevée, qui a le plus de mineurs prend les jetons comme si elle était terminée ; les pépites ne rapportent rien (options).
clause-end-city = Le marchand d’une ville inachevée marque 1 point pour chaque chemin de fer terminé qui en part (option).
clause-end-prairie = Qui a le plus de fermiers sur une prairie marque 2 points par camp de tipis et 4 par troupeau qui s’y trouve.
clause-end-tokens = Tout à la fin, chacun retourne ses jetons et ajoute leurs valeurs.
clause-end-tie = Le plus de points l’emporte. À égalité, on partage la victoire.

## Clauses: the Sheriff

clause-sheriff-star-on-every-tile = Chacune des six tuiles du shérif porte une étoile, les deux cimetières compris.
clause-sheriff-one-of-each = Chaque tuile du shérif est une fois dans la boîte.
clause-sheriff-one-figure = Il n’y a qu’un shérif. Il n’est à personne.
clause-sheriff-tiles-mixed-in = Les six tuiles du shérif sont mélangées à celles du jeu de base.
clause-sheriff-starts-beside = Le shérif commence à côté du plateau.
clause-sheriff-base-unchanged = Tout ce dont l’extension ne parle pas se joue comme dans le jeu de base.
clause-sheriff-tile-placed-first = Une tuile à étoile est posée selon les règles habituelles et reçoit ses jetons avant toute autre chose.
clause-sheriff-must-move = Ensuite le même joueur doit déplacer le shérif ; nul ne peut refuser.
clause-sheriff-no-star-no-move = Une tuile sans étoile ne déplace jamais le shérif.
clause-sheriff-enter-unfinished = Du bord du plateau, il va sur une montagne inachevée quelconque.
clause-sheriff-enter-any-mountain = Cette montagne n’a pas à être sur la tuile qui vient d’être posée.
clause-sheriff-move-to-another = S’il est sur le plateau, il va sur une autre montagne inachevée. Rester, ou marcher sur la même, n’est pas un déplacement.
clause-sheriff-never-on-finished = Une montagne terminée n’est jamais son but, pas même celle que cette tuile termine.
clause-sheriff-occupied-allowed = Cow-boys et tentes ne l’empêchent pas de venir, même s’il y en a sur chaque tuile de la montagne.
clause-sheriff-no-empty-tile-needed = Il n’a pas besoin d’une tuile vide et ne prend pas de place : une tente ou un cow-boy peut se tenir à côté de lui.
clause-sheriff-return-if-no-other = S’il n’y a pas d’autre montagne inachevée, il retourne au bord du plateau ou y reste.
clause-sheriff-one-per-other-tent = À son arrivée, un jeton est dû pour chaque autre joueur qui a une tente sur sa nouvelle montagne. Il vient de la pile de cette montagne.
clause-sheriff-compulsory = Celui qui l’a déplacé ne peut pas s’en passer.
clause-sheriff-back-to-supply = Ces jetons retournent aussitôt à la réserve, sans être vus.
clause-sheriff-supply-mixed = La réserve est ensuite mélangée.
clause-sheriff-empty-mountain = Une montagne sans jetons ne rend rien ; personne ne paie avec ses propres jetons.
clause-sheriff-own-tent-exempt = La tente de celui qui l’a déplacé ne coûte rien.
clause-sheriff-tentless-exempt = Les joueurs sans tente à cet endroit ne coûtent rien, quel que soit le nombre de leurs mineurs.
clause-sheriff-only-on-arrival = Cela n’arrive qu’une fois, à son arrivée. Une tente venue plus tard ne coûte rien, pas plus qu’une montagne qui se joint à la sienne.
clause-sheriff-freeze-dig = Tant que sa montagne est inachevée, personne ne peut y creuser.
clause-sheriff-freeze-mover-too = Cela vaut aussi pour celui qui l’a envoyé.
clause-sheriff-freeze-ends-with-mountain = Dès qu’une tuile termine la montagne, elle n’est plus gelée.
clause-sheriff-tents-may-leave = Les tentes peuvent encore quitter sa montagne, comme action normale.
clause-sheriff-completion-normal = Quand sa montagne est terminée, jetons et points sont distribués selon les règles habituelles.
clause-sheriff-completion-return = Le shérif retourne alors au bord du plateau.
clause-sheriff-then-normal-turn = Après le shérif, le joueur a encore son action habituelle : un cow-boy, la tente ou un coup de pioche.
clause-sheriff-end-owner-takes = Si la partie s’achève alors qu’il est sur une montagne inachevée, qui y a le plus de mineurs en reçoit les jetons.
clause-sheriff-end-owners-share = Plusieurs propriétaires se les partagent à parts égales, un par un.

## Clauses: graveyards

clause-graveyard-two = Deux des six tuiles du shérif sont des cimetières.
clause-graveyard-place-then-sheriff = Une tuile de cimetière est posée comme une autre, puis le shérif se déplace.
clause-graveyard-then-rest-of-turn = Le reste du tour se joue comme d’habitude.
clause-graveyard-cowboy-choice = Sur cette tuile, un cow-boy peut aller dans la prairie ou dans le cimetière.
clause-graveyard-complete-at-eight = Un cimetière est compté quand des tuiles occupent les huit places qui l’entourent.
clause-graveyard-not-at-seven = Sept ne suffisent pas ; les quatre coins comptent comme les côtés.
clause-graveyard-nine-plus-cities = Un cimetière terminé rapporte 9 points, et 1 de plus par ville sur les tuiles qui l’entourent.
clause-graveyard-end-one-each = Inachevé, il rapporte à la fin 1 point pour lui-même, 1 par tuile qui l’entoure et 1 par ville sur ces tuiles.
clause-graveyard-owner-only = Seul le joueur dont le cow-boy est dans le cimetière en marque les points.

## Clauses: what this table adds

clause-turn-clockwise = On joue à tour de rôle, dans le sens des aiguilles d’une montre.
clause-turn-one-step-after-another = Les temps d’un tour gardent leur ordre, et chacun ne se joue qu’une fois.
clause-place-free-space = Une tuile va sur une place libre, jamais sur une autre tuile.
clause-place-equal-turns = Quand deux façons de tourner une tuile se ressemblent, elles n’en font qu’une, et l’on écrit la première.
clause-sheriff-mountain-once = Une montagne est un seul but pour le shérif, si nombreuses que soient ses tuiles et ses parties. Il se tient sur la plus ancienne.
clause-prairie-beginners = Partie de débutants (option) : aucun cow-boy ne se couche dans une prairie, et les prairies ne rapportent rien.
clause-ruling-deal-afresh = Les jetons de chaque montagne sont distribués à neuf, à partir du joueur dont c’est le tour ; à la fin, à partir de celui qui a posé la dernière tuile.
clause-ruling-corners-never-join = Les éléments ne se joignent que par les côtés. Là où des tuiles se touchent par un coin, rien n’est relié.

## Options

option-players = Joueurs
option-players-help = Combien de personnes jouent, chacune pour soi.
option-sheriff = Le shérif
option-sheriff-help = Ajoute six tuiles à étoile, dont deux cimetières, et le shérif qui empêche de creuser.
option-farmers = Fermiers
option-farmers-help = Les cow-boys peuvent se coucher dans les prairies, comptées à la fin. Sans cela : partie de débutants.
option-final_mountain_tokens = Montagnes inachevées : jetons
option-final_mountain_tokens-help = À la fin, le propriétaire d’une montagne inachevée en reçoit les jetons. Celle du shérif donne toujours les siens.
option-final_mountain_symbol = Montagnes inachevées : pépites
option-final_mountain_symbol-help = Points à la fin pour chaque pépite d’une montagne inachevée.
option-final_city_per_completed_rail = Villes inachevées
option-final_city_per_completed_rail-help = Points à la fin pour chaque chemin de fer terminé qui part d’une ville inachevée.
option-unclaimed_tokens = Jetons d’une montagne sans mineur
option-unclaimed_tokens-help = Où va la pile quand une montagne est terminée sans mineur.
option-unclaimed_tokens-supply = À la réserve
option-unclaimed_tokens-box = Hors du jeu
option-dig_before_scoring = Creuser avant le décompte
option-dig_before_scoring-help = Une montagne terminée ce tour-ci peut encore être creusée avant d’être comptée.
option-sheriff_remainder = Partage inégal
option-sheriff_remainder-help = À la fin, sur la montagne inachevée du shérif : les jetons qui ne se partagent pas également.
option-sheriff_remainder-deal = Ils sont distribués un par un
option-sheriff_remainder-supply = Ils vont à la réserve

## What happens: log and live region

effect-tile-drawn = { $count ->
        [0] { $who } pioche la dernière tuile : { $things }.
        [one] { $who } pioche une tuile : { $things }. Il reste { $count } tuile.
       *[other] { $who } pioche une tuile : { $things }. Il reste { $count } tuiles.
    }
effect-tile-discarded = { $count ->
        [one] La tuile ne va nulle part et quitte la partie : { $things }. Il reste { $count } tuile.
       *[other] La tuile ne va nulle part et quitte la partie : { $things }. Il reste { $count } tuiles.
    }
effect-tile-placed = { $who } pose la tuile en { $place }.
effect-tokens-laid = { $count ->
        [0] La réserve est vide : aucun jeton ne va sur la montagne en { $place }.
        [one] { $count } jeton va sur la montagne en { $place }.
       *[other] { $count } jetons vont sur la montagne en { $place }.
    }
effect-mountains-joined = { $count ->
        [0] Des montagnes se rejoignent en { $place } ; il n’y a là aucun jeton.
        [one] Des montagnes se rejoignent en { $place } ; leur pile a { $count } jeton.
       *[other] Des montagnes se rejoignent en { $place } ; leur pile a { $count } jetons.
    }
effect-sheriff-moved = { $count ->
        [0] { $who } envoie le shérif sur la montagne en { $place }, où il n’y a aucun jeton.
        [one] { $who } envoie le shérif sur la montagne en { $place }, où se trouve { $count } jeton.
       *[other] { $who } envoie le shérif sur la montagne en { $place }, où se trouvent { $count } jetons.
    }
effect-sheriff-aside = Il n’y a pas d’autre montagne inachevée : le shérif attend au bord du plateau.
effect-token-returned = { $count ->
        [0] La montagne en { $place } n’a aucun jeton à rendre.
        [one] { $count } jeton de la montagne en { $place } retourne à la réserve.
       *[other] { $count } jetons de la montagne en { $place } retournent à la réserve.
    }
effect-sheriff-home = La montagne en { $place } est terminée : le shérif retourne au bord du plateau.
effect-cowboy-placed = { $kind ->
        [mountain] { $who } place un mineur sur la montagne en { $place }.
        [railroad] { $who } place un cheminot sur la voie en { $place }.
        [prairie] { $who } couche un fermier dans la prairie en { $place }.
        [city] { $who } place un marchand dans la ville en { $place }.
       *[graveyard] { $who } place un cow-boy dans le cimetière en { $place }.
    }
effect-tent-placed = { $moved ->
        [0] { $who } plante une tente sur la montagne en { $place }.
       *[other] { $who } déplace sa tente sur la montagne en { $place }.
    }
effect-token-dug = { $count ->
        [0] { $who } creuse en { $place } et y prend le dernier jeton.
        [one] { $who } creuse en { $place } ; il y reste { $count } jeton.
       *[other] { $who } creuse en { $place } ; il y reste { $count } jetons.
    }
effect-railroad-done = Le chemin de fer en { $place } est terminé ; tuiles : { $tiles }, locomotives : { $locomotives }.
effect-mountain-done = La montagne en { $place } est terminée ; pépites : { $nuggets }, jetons restants : { $tokens }.
effect-city-done = La ville en { $place } est terminée ; chemins de fer : { $count }.
effect-graveyard-done = Le cimetière en { $place } est entouré ; villes autour : { $count }.
effect-points-railroad = { $who } marque le chemin de fer en { $place } : { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } × 1 = { $points }.
effect-points-railroad-double = { $who } marque le chemin de fer en { $place } : { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } × 2, une locomotive = { $points }.
effect-points-mountain = { $who } marque la montagne en { $place } : { $count ->
        [one] { $count } pépite
       *[other] { $count } pépites
    } × 1 = { $points }.
effect-points-city = { $who } marque la ville en { $place } : { $count ->
        [one] { $count } chemin de fer
       *[other] { $count } chemins de fer
    } × 3 = { $points }.
effect-points-graveyard = { $who } marque le cimetière en { $place } : 9 et les villes autour = { $points }.
effect-points-end-railroad = { $who } marque le chemin de fer inachevé en { $place } : { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } × 1 = { $points }.
effect-points-end-mountain = { $who } marque la montagne inachevée en { $place } : { $count ->
        [one] { $count } pépite
       *[other] { $count } pépites
    } × 1 = { $points }.
effect-points-end-city = { $who } marque la ville inachevée en { $place } ; chemins de fer terminés : { $count }, points : { $points }.
effect-points-end-graveyard = { $who } marque le cimetière inachevé en { $place } : lui-même, les tuiles autour et leurs villes = { $points }.
effect-points-tipis = { $who } marque la prairie en { $place } : { $count ->
        [one] { $count } camp de tipis
       *[other] { $count } camps de tipis
    } × 2 = { $points }.
effect-points-herds = { $who } marque la prairie en { $place } : { $count ->
        [one] { $count } troupeau
       *[other] { $count } troupeaux
    } × 4 = { $points }.
effect-points-tokens = { $who } retourne tous ses jetons ; ensemble ils valent { $count }.
effect-takes-token = { $who } prend un jeton.
effect-token-value = { $value ->
        [0] { $who } trouve du gravier, qui ne vaut rien.
       *[other] { $who } trouve de l’or, valeur { $value }.
    }
effect-tokens-unclaimed = { $count ->
        [one] Aucun mineur sur la montagne en { $place } : son { $count } jeton retourne à la réserve.
       *[other] Aucun mineur sur la montagne en { $place } : ses { $count } jetons retournent à la réserve.
    }
effect-tokens-boxed = { $count ->
        [one] Aucun mineur sur la montagne en { $place } : son { $count } jeton quitte la partie.
       *[other] Aucun mineur sur la montagne en { $place } : ses { $count } jetons quittent la partie.
    }
effect-stack-empty = Il ne reste plus de tuile : on compte maintenant ce qui est inachevé.

## What a score is made of

term-railroad = Tuiles de chemins de fer terminés
term-railroad-double = Tuiles de chemins de fer terminés, une locomotive
term-nuggets = Pépites des montagnes terminées
term-city = Chemins de fer des villes terminées
term-graveyard = Cimetières terminés
term-end-railroad = Tuiles de chemins de fer inachevés
term-end-nuggets = Pépites des montagnes inachevées
term-end-city = Chemins de fer terminés des villes inachevées
term-end-graveyard = Cimetières inachevés
term-tipis = Camps de tipis
term-herds = Troupeaux
term-token = Jetons de valeur { $value }

## Where a clause comes from

ref-base = jeu de base, section { $n }

## Options and positions that do not fit

error-goldrush-sheriff-remainder = L’option « { $option } » concerne la montagne du shérif : activez aussi sheriff.
error-goldrush-position = Cette position ne peut pas être lue. { $why }
error-goldrush-position-line = Cette position ne peut pas être lue, à la ligne « { $line } ». { $why }
bad-no-phase = La phase manque ; écrivez l’une de celles-ci : draw, place R07, sheriff, action, tokens A, final A, over.
bad-alone = « { $word } » se met seul sur sa ligne.
bad-form = Une telle ligne s’écrit ainsi : { $form }
bad-twice = C’est dit deux fois.
bad-line = Une ligne ne peut pas commencer par « { $word } ».
bad-number = « { $word } » devrait être un nombre entier de { $low } à { $high }.
bad-seat = Il n’y a pas de siège « { $word } » ; les sièges vont de A à { $last }.
bad-face = Il n’y a pas de tuile « { $word } » dans cette partie.
bad-copies = Il n’y a pas autant de tuiles { $face } ; cette partie en compte { $count }.
bad-start = La première tuile est { $face }^ en o.
bad-turn = « { $face } » ne dit pas où pointe le nord de la tuile ; ajoutez ^ > v ou <.
bad-taken = En { $place } se trouve déjà une tuile.
bad-edges = Les côtés de { $place } et { $other } ne correspondent pas.
bad-contact = { $place } ne touche par un côté aucune tuile nommée avant elle.
bad-deck-and-gone = Dites soit ce qui reste dans la pile, soit ce qui en est parti, pas les deux.
bad-stack-at-the-end = À la fin il ne reste aucune tuile ; supprimez cette ligne.
bad-place = Il n’y a pas de place « { $word } » ; une place s’écrit o, n2 ou n2e3.
bad-no-tile = En { $place } il n’y a pas de tuile.
bad-area = La tuile en { $place } n’a pas de « { $word } » ; elle a : { $areas }.
bad-cowboys = Un siège a { $count } cow-boys.
bad-farmer = Dans la partie de débutants, aucun cow-boy n’est dans une prairie.
bad-scored = { $area } est terminé et compté ; ses figurines sont rentrées.
bad-two-figures = Deux figurines ne peuvent pas se tenir en { $area }.
bad-no-sheriff = Le shérif ne joue qu’avec l’option sheriff.
bad-kind = « { $word } » ne se compte pas ; il y a : { $kinds }.
bad-hand-open = Quand la partie est finie, tous les jetons sont visibles.
bad-value = Aucun jeton ne vaut « { $word } » ; les valeurs sont { $values }.
bad-sum = Les jetons font { $found } en tout ; il en faut { $count }.
bad-values = Il n’y a que { $count } jetons de valeur { $value }.
bad-stack-twice = La montagne en { $place } est nommée deux fois.
bad-owed-now = On ne prend des jetons que dans les phases tokens et final.
bad-owed = Le siège { $seat } prend le prochain jeton ; il doit donc lui en être dû un.
bad-stack-empty = Il ne reste aucune tuile à piocher ; écrivez over, ou final avec le siège qui prend un jeton.
bad-fits-nowhere = { $face } ne va nulle part sur cette carte.
bad-nothing-placed = Personne n’a encore posé de tuile.
bad-no-star = On n’envoie le shérif qu’après une tuile à étoile, et seulement s’il y a une autre montagne inachevée.

# scene

side-settler = chercheur d’or
role-stock = { $cowboys ->
    [0] plus de cow-boy
    [one] 1 cow-boy en réserve
   *[other] { $cowboys } cow-boys en réserve
}{ $tent ->
    [home] , tente en réserve
   *[out] , tente plantée
}
note-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}{ $known ->
    [yes] , valeur { $worth }
   *[no] {""}
}
status = { $tiles ->
    [0] Plus de tuile
    [one] 1 tuile en pile
   *[other] { $tiles } tuiles en pile
}, { $tokens ->
    [one] { $tokens } jeton en réserve
   *[other] { $tokens } jetons en réserve
}

way-n = nord
way-e = est
way-s = sud
way-w = ouest
way-na = nord, moitié ouest
way-nb = nord, moitié est
way-ea = est, moitié nord
way-eb = est, moitié sud
way-sa = sud, moitié est
way-sb = sud, moitié ouest
way-wa = ouest, moitié sud
way-wb = ouest, moitié nord

move-place = Pose la tuile en { $place }, le haut vers { $turn ->
    [n] le nord
    [e] l’est
    [s] le sud
   *[w] l’ouest
}
move-sheriff = Envoie le shérif sur la montagne en { $place }{ $side ->
    [none] {""}
   *[other] { " " }({ LIST($side, of: "way-") })
}
move-tent = { $moved ->
    [yes] Déplace la tente en { $place }
   *[no] Plante la tente en { $place }
}{ $side ->
    [none] {""}
   *[other] { " " }({ LIST($side, of: "way-") })
}
move-cowboy = { $kind ->
    [mountain] Place un cow-boy sur la montagne
    [railroad] Place un cow-boy sur la voie
    [prairie] Couche un cow-boy dans la prairie
    [city] Place un cow-boy dans la ville
    [graveyard] Place un cow-boy dans le cimetière
   *[none] Place un cow-boy sur la tuile
}{ $side ->
    [none] {""}
   *[other] { " " }({ LIST($side, of: "way-") })
}
move-dig = { $count ->
    [0] Creuse là où il ne reste rien
    [one] Creuse le dernier jeton
   *[other] Creuse l’un des { $count } jetons
}
move-end = Termine le tour

can-cowboy = un cow-boy sur la nouvelle tuile
can-tent = votre tente sur une montagne
can-dig = un coup de pioche pour un jeton
button-end = Finir le tour
card-act = Rien d’autre ce tour-ci ?

prompt-draw = { $seat } pioche une tuile.
prompt-place = À vous : posez la tuile, tournée comme vous voulez.
prompt-wait-place = { $seat } cherche une place pour la tuile.
prompt-sheriff = À vous : envoyez le shérif sur une autre montagne.
prompt-wait-sheriff = { $seat } envoie le shérif ailleurs.
prompt-act = { EMPTY($can) ->
    [yes] À vous : il ne reste qu’à finir votre tour.
   *[no] À vous. Possible maintenant : { $can } ; ou finissez votre tour.
}
prompt-wait-act = { $seat } décide que faire sur la nouvelle tuile.
prompt-tokens = { $seat } prend un jeton et le regarde.
prompt-final = La dernière tuile est posée. { $seat } prend un jeton et le regarde.
prompt-over = { $count ->
    [one] La partie est finie : { $seats } gagne avec { $points } points.
   *[other] La partie est finie : { $seats } se partagent la victoire avec { $points } points.
}
ends-draw = La partie continue d’elle-même.
ends-turn = { $step ->
    [place] { $own ->
        [yes] Après la tuile, vous pouvez jouer une figurine ou creuser.
       *[no] Après la tuile viennent une figurine, un coup de pioche ou rien.
    }
    [sheriff] { $own ->
        [yes] Ensuite, vous pouvez jouer une figurine ou creuser, comme toujours.
       *[no] Ensuite viennent une figurine, un coup de pioche ou rien.
    }
   *[act] { $left ->
        [0] Cela termine le dernier tour ; ensuite on compte tout.
       *[other] Quel que soit le choix, il termine le tour ; puis on compte ce qui est achevé.
    }
}

board-map = { $count ->
    [one] La carte avec la tuile de départ
   *[other] La carte avec { $count } tuiles
}
board-hand = À côté de la carte : la tuile, la pile, les réserves
node-tile = { $place } : { $things }{ $last ->
    [yes] , posée en dernier
   *[no] {""}
}
node-place = place libre { $place }
node-hand = la tuile à poser : { $things }
node-stack = { $count ->
    [0] plus de tuile
    [one] 1 tuile en pile : appuyez pour voir laquelle
   *[other] { $count } tuiles en pile : appuyez pour voir lesquelles
}
inside-stack = { $count ->
    [one] La tuile qui reste dans la pile
   *[other] Les { $count } tuiles qui restent dans la pile
}
inside-tile = { $count } × { $things }
node-supply = { $count ->
    [one] réserve : { $count } jeton
   *[other] réserve : { $count } jetons
}
node-own-cowboys = { $count ->
    [0] vous n’avez plus de cow-boy
    [one] votre dernier cow-boy
   *[other] vos { $count } cow-boys
}
node-own-tent = { $home ->
    [yes] votre tente
   *[no] votre tente est sur la carte
}
node-own-tokens = { $count ->
    [0] aucun de vos jetons ne vaut { $worth }
    [one] vous avez 1 jeton de valeur { $worth }
   *[other] vous avez { $count } jetons de valeur { $worth }
}
node-stock-cowboys = { $count ->
    [0] { $seat } : plus de cow-boy
    [one] { $seat } : 1 cow-boy en réserve
   *[other] { $seat } : { $count } cow-boys en réserve
}
node-stock-tent = { $home ->
    [yes] { $seat } : tente en réserve
   *[no] { $seat } : tente sur la carte
}
node-stock-tokens = { $count ->
    [0] { $seat } : aucun jeton
    [one] { $seat } : 1 jeton
   *[other] { $seat } : { $count } jetons
}{ $open ->
    [yes] , valeur { $worth }
   *[no] {""}
}
node-cowboy = { $role ->
    [miner] mineur de { $seat } en { $place }
    [railwayman] cheminot de { $seat } en { $place }
    [farmer] fermier de { $seat } en { $place }
    [merchant] marchand de { $seat } en { $place }
   *[undertaker] fossoyeur de { $seat } en { $place }
}
node-tent = tente de { $seat } en { $place }
node-sheriff = le shérif en { $place }
node-sheriff-aside = le shérif, à côté de la carte
node-tokens = { $count ->
    [0] plus de jeton en { $place }
    [one] 1 jeton en { $place }
   *[other] { $count } jetons en { $place }
}{ $frozen ->
    [yes] , gardés par le shérif
   *[no] {""}
}
node-spot = { $kind ->
    [mountain] montagne
    [railroad] voie
    [prairie] prairie
    [city] ville
   *[graveyard] cimetière
}{ $side ->
    [none] {""}
   *[other] { " " }({ LIST($side, of: "way-") })
} en { $place }

thing-junction = bifurcation à { $count } voies ({ LIST($sides, of: "way-") })
thing-city = ville à { $count } voies ({ LIST($sides, of: "way-") })
thing-railroad = { $count ->
    [0] voie ({ LIST($sides, of: "way-") })
    [one] voie avec une locomotive ({ LIST($sides, of: "way-") })
   *[other] voie avec { $count } locomotives ({ LIST($sides, of: "way-") })
}
thing-locomotive = { $count ->
    [one] une locomotive
   *[other] { $count } locomotives
}
thing-mountain = { $count ->
    [one] montagne à { $count } pépite ({ LIST($sides, of: "way-") })
   *[other] montagne à { $count } pépites ({ LIST($sides, of: "way-") })
}
thing-graveyard = cimetière
thing-tipi = { $count ->
    [one] camp de tipis
   *[other] { $count } camps de tipis
}
thing-herd = { $count ->
    [one] troupeau de chevaux
   *[other] { $count } troupeaux de chevaux
}
thing-star = étoile du shérif
thing-prairie = prairie
caption-railroad = { $shape ->
    [bend] { $count ->
        [one] voie courbe
       *[other] { $count } voies courbes
    }
   *[straight] { $count ->
        [one] voie droite
       *[other] { $count } voies droites
    }
}
caption-junction = bifurcation à { $count } voies
caption-city = ville à { $count } voies
caption-mountain = { $count ->
    [one] montagne à { $count } pépite
   *[other] montagne à { $count } pépites
}

overlay-owners = { $owned ->
    [0] personne n’est là
   *[other] { $owners }
}
overlay-railroad = Chemin de fer, { $tiles ->
    [one] 1 tuile
   *[other] { $tiles } tuiles
}{ $locomotives ->
    [none] {""}
    [one] { " " }× 2 pour une locomotive
   *[many] , les locomotives s’annulent
} : { $state ->
    [done] terminé, { $worth } points
   *[open] { $worth } une fois terminé, { $end } à la fin de la partie ; { $whose }
}
overlay-mountain = Montagne, { $symbols ->
    [one] 1 pépite
   *[other] { $symbols } pépites
} : { $state ->
    [done] terminée, { $worth } points
   *[open] { $worth } une fois terminée, { $tokens ->
        [0] plus de jeton
        [one] 1 jeton dans la pile
       *[other] { $tokens } jetons dans la pile
    }{ $frozen ->
        [yes] , on ne creuse pas tant que le shérif est là
       *[no] {""}
    } ; { $whose }
}
overlay-city = Ville, voies terminées : { $closed } sur { $tracks } : { $state ->
    [done] { $worth } points
   *[open] { $worth } jusqu’ici une fois terminée, { $end } à la fin de la partie ; { $whose }
}
overlay-graveyard = Cimetière, entouré de { $tiles } tuiles sur 8 : { $state ->
    [done] { $worth } points
   *[open] { $worth } une fois terminé, { $end } à la fin de la partie ; { $whose }
}
overlay-prairie = Prairie, { $tipis ->
    [one] { $tipis } camp de tipis
   *[other] { $tipis } camps de tipis
} et { $herds ->
    [one] { $herds } troupeau
   *[other] { $herds } troupeaux
} : { $worth } à la fin de la partie ; { $whose }

sign-nugget = Une pépite sur une montagne : un jeton va sur la pile, et le propriétaire de la montagne terminée marque 1.
sign-locomotive = Une locomotive : une seule sur un chemin de fer terminé double ses tuiles ; deux s’annulent.
sign-tipi = Un camp de tipis : 2 points pour les fermiers de sa prairie.
sign-herd = Un troupeau de chevaux : 4 points pour les fermiers de sa prairie.
sign-station = Une bifurcation avec son château d’eau : toute voie qui arrive ici s’y arrête.
sign-town = Une ville : toute voie qui arrive ici s’y arrête, et le marchand marque 3 pour chacune qui est terminée.
sign-star = Une étoile de shérif : qui pose cette tuile envoie le shérif plus loin.
sign-last = La dernière tuile posée.

## Ce qui ne va pas dans une boîte (box-)

box-at = `at` doit se trouver sur la tuile, entre 0 et 1
box-sides = « { $text } » doit nommer des côtés dans l’ordre N, E, S, W, chacun une seule fois
box-count = `{ $name }` doit être un nombre entier de { $low } à { $most }
box-rail = une voie relie deux côtés, ou mène d’un côté à la ville ou à la bifurcation de la tuile
box-prairie = une prairie a besoin de demi-côtés, parmi { $names }
box-side-owner = chaque côté { $letter } de { $sides } doit appartenir à exactement { $kind ->
        [mountain] une montagne
       *[railroad] une voie
    }
box-halves = chaque demi-côté doit appartenir à un seul élément, voyez { $names }
box-prairie-side = les deux moitiés du côté prairie { $side } vont ensemble
box-cross = deux éléments se croisent
box-station = une ville ou une bifurcation a besoin de trois ou quatre voies qui s’y arrêtent toutes
box-city-land = une ville n’est entourée que de prairie et de voies
box-tile-sides = `sides` doit être fait de quatre lettres parmi M, R, P
box-tile-id = une tuile porte des majuscules et des chiffres, comme M07
box-set = il n’y a pas de série « { $set } », il y a { $known }
box-segments = une tuile porte au plus { $areas } éléments et { $peaks } montagnes
box-tile-twice = deux tuiles ont le même nom : { $tile }
box-total = `{ $entry }` vaut { $want }, mais les tuiles donnent { $found }
box-icons = `{ $entry }` vaut { $want } : il y a place pour { $most }
box-start = il faut exactement une tuile de départ, dans la série de base
box-room = il y a place pour { $tiles } tuiles de { $kinds } sortes
box-stations = il y a place pour { $count } tuiles à plus d’une voie
box-values = il faut jusqu’à huit valeurs, croissantes, avec un nombre pour chacune
box-token-total = les nombres donnent { $found }, et non { $want }
box-pieces = il y a place pour 2 à 5 joueurs avec chacun 1 à 7 cow-boys et une tente, et pour un shérif
box-points = chaque entrée doit être un nombre entier de 0 à 50
