# Cheese Pursuit : tous les mots du jeu, en français. Vocabulaire : camp = qui joue à une place, une personne ou une
# équipe ; boîte = le pion, avec de la place pour six portions ; moyeu = la case du milieu ; case portion.

## The game

game-title = Cheese Pursuit
game-pitch = Un quiz autour d’une meule de fromage : six portions, une de chaque sorte, et une dernière question.
game-intro = Une meule de fromage est sur la table, coupée en six. Lancez le dé, faites avancer votre boîte le long de la croûte et répondez à ce que demande la case. Sur les six cases portion, une bonne réponse rapporte une portion de fromage. Qui les a toutes les six retourne au milieu, où les autres choisissent la dernière question.

## Chapters of the rulebook page

chapter-sides = Les camps et la mise en place
chapter-sides-intro = La roue a 73 cases : le moyeu au milieu, six rayons de cinq cases, six cases portion à leur bout, et six morceaux de bord entre elles. Chaque case a un nom : S23 est la troisième case du rayon 2, W2 la case portion à son bout, R21 la première case du bord après elle.
chapter-move = Lancer et avancer
chapter-move-intro = Un lancer mène aussi loin qu’il le dit. Là où plusieurs chemins s’ouvrent, le choix est à vous.
chapter-space = Ce que demande une case
chapter-space-intro = Les cases de couleur et les cases portion posent une question de leur couleur, le moyeu une question de votre choix, et certaines cases du bord n’en posent aucune.
chapter-wedge = Les portions
chapter-wedge-intro = Six portions font un fromage : géographie, divertissement, histoire, arts et littérature, sciences et nature, sports et loisirs.
chapter-reading = Lire et juger
chapter-reading-intro = Un voisin lit les questions à voix haute, sur une pile de cartes à six questions.
chapter-final = La dernière question
chapter-final-intro = Avec un fromage entier, la course est presque courue.
chapter-option = Autres façons de jouer
chapter-option-intro = Les éditions de ce jeu diffèrent. Chacune de ces règles s’active séparément.
chapter-ruling = Cas particuliers
chapter-ruling-intro = Là où le livret se tait ou peut se lire de deux façons, on joue ainsi à cette table.

## Clauses: sides and setting up

clause-players-two-to-six = On joue de deux à six camps. Un camp seul peut s’entraîner (règle de cette table).
clause-players-teams-within = Un camp est une personne ou une équipe. Une équipe compte pour un camp, il n’y en a donc jamais plus de six.
clause-players-agreed-before = Avant la partie, on convient si chacun joue pour soi ou en équipes.
clause-teams-fixed = Personne ne change de camp pendant la partie.
clause-setup-empty-holder-on-hub = Chaque camp commence avec une boîte vide sur le moyeu.
clause-setup-one-pile = Toutes les cartes de questions forment une seule pile.
clause-setup-starter-chosen = On détermine qui commence avant le premier tour ; jusque-là, personne ne joue.
clause-turn-passes-left = Les tours passent vers la gauche, pour les équipes aussi. Seul le camp dont c’est le tour lance et avance.

## Clauses: throwing and moving

clause-move-one-die = Pour chaque déplacement on lance un seul dé : d’abord le lancer, ensuite le déplacement.
clause-move-exact = La boîte avance exactement d’autant de cases que le dé en montre.
clause-move-direction-free = Qui avance choisit le chemin.
clause-move-no-mixing = Sur le bord, on avance dans le sens des aiguilles d’une montre ou dans l’autre, jamais l’un puis l’autre.
clause-hub-one-space = Tout le cercle du milieu est une seule case.
clause-hub-cross = Un déplacement peut traverser le moyeu tout droit.
clause-hub-change-spoke = Au moyeu, un déplacement peut tourner dans n’importe quel autre rayon.
clause-space-no-limit = Il peut y avoir autant de boîtes que l’on veut sur une case ; personne ne barre la route.

## Clauses: what a space asks

clause-roll-again-must = Sur une case de relance, le camp lance et avance encore une fois dans le même tour.
clause-roll-again-no-question = Sur une case de relance, il n’y a pas de question.
clause-roll-again-new-direction = Depuis une case de relance, le déplacement suivant peut prendre un autre chemin.
clause-colour-question-matches = Sur une case de couleur, la question vient de la catégorie de cette couleur.
clause-colour-right-throw-again = Une bonne réponse sur une case de couleur donne droit à un autre lancer.
clause-colour-wrong-ends-turn = Une mauvaise réponse met fin au tour.
clause-wedge-space-question-matches = Sur une case portion, la question vient de la catégorie de cette case.
clause-wedge-space-right-wins-wedge = Une bonne réponse sur une case portion met une portion de cette catégorie dans la boîte.
clause-wedge-space-wrong-ends-turn = Une mauvaise réponse sur une case portion met fin au tour, sans portion.
clause-wedge-space-right-continues = Après une bonne réponse sur une case portion, le tour continue.
clause-hub-free-category = Qui s’arrête sur le moyeu avec moins de six portions choisit la catégorie de la question. Ailleurs, personne ne choisit.
clause-hub-no-wedge = Sur le moyeu, on ne gagne pas de portion.

## Clauses: wedges

clause-wedge-only-on-wedge-space = Seule une boîte posée sur une case portion gagne une portion.
clause-wedge-colour-answered = La portion a la couleur de la catégorie de la question.
clause-wedge-one-per-colour = Personne ne reçoit une deuxième portion d’une couleur.
clause-wedge-still-answer = Les questions d’une catégorie dont on a la portion sont posées tout de même.
clause-wedge-retry-needs-leaving = Après une mauvaise réponse sur une case portion, la boîte doit s’éloigner puis y revenir pour un nouvel essai.
clause-wedge-not-exchanged = Portions et boîtes ne passent jamais d’un camp à un autre.

## Clauses: reading and judging

clause-reader-left = Le camp à gauche de celui qui répond lit la question.
clause-reader-top-card = La question vient de la carte du dessus de la pile.
clause-reader-matching-question = Des six questions de la carte, on lit celle de la catégorie voulue.
clause-reader-to-bottom = Puis la carte va sous la pile, que la réponse soit bonne ou mauvaise.
clause-reader-after-answer = On range la carte, et l’on continue à jouer, seulement après la réponse.
clause-cards-circulate = Ainsi les cartes reviennent dans le même ordre ; on ne les mélange jamais pendant une partie.
clause-teams-all-contribute = Tout le monde dans une équipe peut aider à trouver la réponse.
clause-dispute-before-next-throw = Un désaccord est réglé avant le lancer suivant.
clause-dispute-agree-ahead = On peut convenir à l’avance de la façon de juger les réponses douteuses, avec une source à consulter par exemple.

## Clauses: the last question

clause-final-six-to-hub-at-once = Avec la sixième portion, la boîte va aussitôt sur le moyeu.
clause-final-next-turn = La dernière question vient quand c’est de nouveau le tour de ce camp.
clause-final-no-throw = Pour la dernière question, on ne lance pas le dé et personne ne bouge.
clause-final-others-choose = Les autres camps choisissent la catégorie de la dernière question.
clause-final-before-card = Ils choisissent avant que la carte suivante soit tirée.
clause-final-right-wins = Qui répond juste à la dernière question a gagné, et la partie est finie.
clause-final-wrong-stays = Après une mauvaise réponse, le tour prend fin et la boîte reste sur le moyeu.
clause-final-retry-next-turn = À son tour suivant, le camp reçoit une autre dernière question.
clause-final-category-may-repeat = Les autres peuvent alors choisir la même catégorie ou une autre.
clause-final-needs-six = Pas de dernière question, ni de vote à son sujet, avant que les six portions soient dans la boîte.

## Clauses: other ways to play

clause-option-exact-return = Option : avec six portions, la boîte continue au dé et doit atteindre le moyeu par un lancer exact.
clause-option-leave-after-miss = Option : après une mauvaise dernière réponse, la boîte doit quitter le moyeu au tour suivant.
clause-option-start-own-colour = Option : à son premier tour, chaque camp pose sa boîte sur n’importe quelle case de sa couleur, case portion comprise ; puis il lance. Aucune question n’y est encore posée.
clause-option-time-limit = Option : le temps de réponse est limité ; une réponse tardive compte comme mauvaise.
clause-option-wedge-ends-turn = Option : le tour prend fin quand une nouvelle portion est gagnée.
clause-option-starter-highest = Option : tout le monde lance, et le plus haut commence ; les ex æquo relancent.
clause-option-leaving = Option : à son tour, un camp peut quitter la partie pour de bon, avec sa boîte et ses portions. Le dernier camp restant gagne.
clause-option-two-boxes = Option : les cartes viennent tour à tour de deux piles, question par question, pendant toute la partie.
clause-option-cards-queues = Option : chaque catégorie a sa propre pile.
clause-option-reader-any = Option : n’importe quel autre camp peut lire.

## Clauses: corner cases

clause-ruling-wedge-continues = Une nouvelle portion ne met pas fin au tour : le camp relance (sauf si c’est la sixième ou si une option dit autre chose).
clause-ruling-hub-continues = Une bonne réponse sur le moyeu donne aussi droit à un autre lancer.
clause-ruling-no-step-back = Aucun déplacement ne revient aussitôt sur la case qu’il vient de quitter, pas plus sur les rayons que sur le bord.
clause-ruling-vote-tie-left = On pose la catégorie qui a le plus de voix. À égalité, la voix du voisin de gauche décide ; si elle n’en nomme aucune, le voisin de gauche choisit parmi elles.
clause-ruling-reader-in-team = N’importe qui dans l’équipe de gauche peut lire.
clause-ruling-dispute-majority = Une source convenue à l’avance prime ; sinon, le lecteur décide, et une majorité des autres peut en juger autrement.
clause-ruling-must-move = Personne ne peut rester sur place, ni avancer moins que le lancer.
clause-ruling-sixth-ends-turn = Avec la sixième portion, le tour est fini.
clause-ruling-solo = Quand on joue seul, la table lit les questions ; on choisit la réponse ou on l’écrit.
clause-ruling-solo-final = Quand on joue seul, la catégorie de la dernière question est tirée au sort.
clause-ruling-secret-vote = Chacun des autres camps vote une fois pour une catégorie ou s’abstient, et les voix restent cachées jusqu’à la dernière.
clause-ruling-no-vote-lot = Si personne ne vote pour une catégorie, une des six est tirée au sort.
clause-ruling-chance-of-right = Les joueurs du programme ne voient pas les réponses : chacun répond juste avec une chance fixée d’avance.
clause-ruling-exact-final-at-once = Qui doit atteindre le moyeu par un lancer exact reçoit la dernière question dès son arrivée ; la sixième portion ne met alors pas fin au tour.
clause-ruling-leave-returns-exact = Qui a dû quitter le moyeu y revient par un lancer exact et reçoit la dernière question suivante dès son arrivée.
clause-ruling-left-open-question = Si un camp part pendant que sa question est ouverte, la carte va sous la pile et le tour est fini.

## Options

option-players = Camps
option-players-help = Combien de camps jouent. Un camp est une personne ou une équipe à une place ; on peut s’entraîner seul.
option-starter = Qui commence
option-starter-help = Comment on trouve le premier camp.
option-starter-random = Tirage au sort
option-starter-highest = Le plus haut lancer
option-starter-first = La première place
option-start = Départ des boîtes
option-start-help = Sur le moyeu, ou sur une case de sa couleur choisie au premier tour.
option-start-hub = Sur le moyeu
option-start-own_colour = Sur une case de sa couleur
option-home = Retour avec six portions
option-home-help = Comment la boîte revient au moyeu pour la dernière question.
option-home-teleport = Aussitôt, et la question vient au tour suivant
option-home-exact = Par un lancer exact
option-after_miss = Après une mauvaise dernière réponse
option-after_miss-help = Si la boîte reste sur le moyeu pour l’essai suivant.
option-after_miss-stay = Elle reste et réessaie au tour suivant
option-after_miss-leave = Elle doit partir et revenir
option-wedge_ends_turn = Une portion met fin au tour
option-wedge_ends_turn-help = Contre les tours trop longs : après une nouvelle portion, c’est au camp suivant.
option-leaving = Les camps peuvent partir
option-leaving-help = Un camp qui part emporte sa boîte. Sinon, un robot ou quelqu’un d’autre reprend la place.
option-skill = Chance d’une bonne réponse
option-skill-help = Pour les robots et les simulations : bonnes réponses sur cent.
option-skill_a = … du premier camp
option-skill_a-help = Pour le premier camp seul ; 0 : comme pour tous.
option-skill_b = … du deuxième camp
option-skill_b-help = Pour le deuxième camp seul ; 0 : comme pour tous.
option-skill_c = … du troisième camp
option-skill_c-help = Pour le troisième camp seul ; 0 : comme pour tous.
option-skill_d = … du quatrième camp
option-skill_d-help = Pour le quatrième camp seul ; 0 : comme pour tous.
option-skill_e = … du cinquième camp
option-skill_e-help = Pour le cinquième camp seul ; 0 : comme pour tous.
option-skill_f = … du sixième camp
option-skill_f-help = Pour le sixième camp seul ; 0 : comme pour tous.
option-judging = Comment on juge les réponses
option-judging-help = Par un choix parmi quatre, par ce qui est écrit, ou par un lecteur qui entend la réponse et voit seul la bonne.
option-judging-choice = Choisir parmi quatre
option-judging-typed = Écrite, jugée par la table
option-judging-reader = Dite à voix haute, jugée par le lecteur
option-seconds = Temps de réponse
option-seconds-help = En secondes ; qui est en retard a mal répondu.
option-seconds-0 = Sans limite
option-seconds-20 = 20 secondes
option-seconds-30 = 30 secondes
option-seconds-60 = Une minute
option-seconds-120 = Deux minutes
option-reader = Qui lit
option-reader-help = Qui lit la question à voix haute et juge les réponses douteuses.
option-reader-left = Le camp de gauche
option-reader-any = N’importe quel autre camp
option-cards = Les cartes
option-cards-help = Comment les cartes de questions sont empilées.
option-cards-pile = Une pile
option-cards-queues = Une pile par catégorie
option-cards-two_boxes = Deux piles tour à tour
option-appeals = Appels
option-appeals-help = Si un verdict peut être soumis au vote des autres camps.
option-strictness = Réponses écrites
option-strictness-help = À quel point une réponse écrite doit correspondre.
option-strictness-exact = À la lettre
option-strictness-strict = Strictement
option-strictness-normal = De petites fautes passent
option-strictness-generous = Généreusement
option-difficulty = Difficulté
option-difficulty-help = Quelles questions sont dans la pile.
option-difficulty-any = Toutes
option-difficulty-easy = Faciles
option-difficulty-medium = Moyennes
option-difficulty-hard = Difficiles
option-question_shown = Qui voit la question
option-question_shown-help = Si elle s’affiche sur tous les écrans ou seulement chez le lecteur.
option-question_shown-all = Tout le monde
option-question_shown-reader = Le lecteur seul
option-commit = Qui répond pour une équipe
option-commit-help = Si n’importe qui dans l’équipe peut donner la réponse, ou seulement son capitaine.
option-commit-any = N’importe qui
option-commit-captain = Le capitaine

## Categories, spaces, and things on the board

category-GE = Géographie
category-EN = Divertissement
category-HI = Histoire
category-AL = Arts et littérature
category-SN = Sciences et nature
category-SL = Sports et loisirs
board-wheel = Une meule de fromage coupée en six : la roue avec ses rayons et son bord
space-hub = { $place } : le moyeu au milieu
space-cat = { $place } : { $category }
space-hq = { $place } : case portion, { $category }
space-roll = { $place } : relance
node-holder = Boîte : { $seat }, sur { $place }, avec ces portions : { $wedges }
node-holder-empty = Boîte : { $seat }, sur { $place }, vide
node-die = { $die ->
        [0] Le dé
       *[other] Le dé montre { $die }
    }
node-pile = Les cartes de questions

## Moves in words

move-roll = Lancer le dé
move-go = Aller sur { $place }
move-place = Commencer sur { $place }
move-category = Catégorie : { $category }
move-vote = Voter pour : { $category }
move-abstain = S’abstenir
move-leave = Quitter la partie
card-choices = À vous de choisir
button-abstain = S’abstenir
button-leave = Quitter la partie

## What to do now

prompt-starter = On tire au sort qui commence.
prompt-throw-off = Tout le monde lance pour le départ.
prompt-place = { $seat } : posez votre boîte sur une case de votre couleur.
prompt-roll = { $seat } : lancez le dé.
prompt-die = Le dé roule pour { $seat }.
prompt-move = { $seat } : avancez de { $die ->
        [one] { $die } case
       *[other] { $die } cases
    }.
prompt-category = { $seat } : choisissez la catégorie de votre question.
prompt-ask = { $final ->
        [yes] La dernière question pour { $seat } : { $category }
       *[no] Une question pour { $seat } : { $category }
    }
prompt-vote = Dernière question pour { $seat } : votez pour sa catégorie.
prompt-wait-vote = Dernière question pour { $seat } : les autres votent pour sa catégorie.
prompt-tie = { $chooser } : les voix sont à égalité ; choisissez la catégorie de la dernière question pour { $seat }.
prompt-wait-tie = Les voix sont à égalité : { $chooser } choisit la catégorie de la dernière question pour { $seat }.
prompt-lot = On tire au sort la catégorie de la dernière question pour { $seat }.
prompt-wait-turn = C’est le tour de { $seat }.
ending-won = { $seat } a gagné : la dernière réponse était juste.
ending-last-left = { $seat } a gagné : tous les autres sont partis.
status = { $round ->
        [0] La partie commence
       *[other] Manche { $round }
    }
side-holder = Une boîte
note-gone = Parti
note-home = Attend la dernière question
term-wedges = Portions

## What happens: log and live region

effect-starter = { $who } commence.
effect-thrown-off = { $who } lance { $die } pour le départ.
effect-throw-tied = Le plus haut lancer, { $die }, est tombé plus d’une fois : ses auteurs relancent.
effect-turn = C’est le tour de { $who }.
effect-placed = { $who } commence sur { $place }.
effect-thrown = { $who } lance { $die }.
effect-moved = { $who } va sur { $place }.
effect-roll-again = { $who } relance : { $place } ne demande rien.
effect-asked = Une question pour { $who } : { $category }.
effect-right = Juste ! { $who } le savait ({ $category }).
effect-wrong = Faux : le tour de { $who } est fini ({ $category }).
effect-wedge-won = { $who } gagne une portion sur { $place } : { $category }.
effect-home = { $who } a six portions et se trouve sur le moyeu.
effect-final-due = { $who } reçoit la dernière question ; les autres en choisissent la catégorie.
effect-vote-chosen = { $count ->
        [one] La catégorie est choisie, avec { $count } voix : { $category }
       *[other] La catégorie est choisie, avec { $count } voix : { $category }
    }
effect-vote-left = Les voix sont à égalité ; { $who } décide : { $category }
effect-vote-tied = Les voix sont à égalité ; { $who } choisit parmi elles.
effect-no-votes = Personne n’a voté pour une catégorie : elle est tirée au sort.
effect-final-asked = La dernière question pour { $who } : { $category }.
effect-must-return = { $who } doit quitter le moyeu et revenir.
effect-won = { $who } a le fromage entier et la dernière réponse : la partie est gagnée.
effect-left = { $who } quitte la partie.
effect-last-left = { $who } reste seul en jeu et gagne.

## Options, positions and boxes that do not fit

error-pursuit-skill = L’option « { $option } » est pour un camp qui ne joue pas : il y a { $players } camps.
error-pursuit-reader = L’option « { $option } » ne peut pas être « reader » avec un seul camp : personne d’autre n’est là pour lire.
error-pursuit-leaving = L’option « { $option } » demande deux camps : qui joue seul s’arrête, tout simplement.
error-pursuit-position = { EMPTY($line) ->
        [no] Cette position est illisible, à « { $line } » : { $reason }.
       *[yes] Cette position est illisible : { $reason }.
    }
position-no-phase = la phase manque ; écrivez l’une de celles-ci : { $known }
position-phase = « { $word } » n’est pas une phase ; écrivez l’une de celles-ci : { $known }
position-phase-words = après « move » vient un lancer, après « ask » une catégorie, après « tie » au moins deux catégories, après les autres phases rien
position-said-twice = cela est dit deux fois
position-key = une ligne ne peut pas commencer par « { $word } »
position-words = « { $key } » doit être suivi de { $least } à { $most } mots
position-each-seat = « { $key } » doit être suivi d’un mot par camp : { $count }
position-number = « { $word } » devrait être un nombre entier de { $low } à { $high }
position-seat = il n’y a pas de camp « { $word } » ; les camps vont de A à { $last }
position-category = il n’y a pas de catégorie « { $word } »
position-wedge-twice = « { $word } » y est deux fois
position-vote = « { $word } » n’est pas un vote : écrivez une catégorie, abstain, - ou ?
position-space = il n’y a pas de case « { $word } »
position-side-words = après « { $word } » ne vient rien
position-gone-option = un camp ne peut être parti qu’avec l’option leaving
position-new-option = un camp ne peut attendre sa première case qu’avec start = own_colour
position-home = « home » et « away » sont pour un camp sur le moyeu avec six portions
position-away-option = « away » demande after_miss = leave
position-thrown = dans le lancer pour le départ, deux camps au moins sont en lice, et l’un d’eux n’a pas lancé
position-before = avant la partie, les boîtes sont vides et sur le moyeu, deux camps au moins jouent, et l’option starter dit comment on trouve le premier
position-turn-gone = le camp { $seat } est parti, ce ne peut donc pas être son tour
position-winner = nommez le gagnant : un camp sur le moyeu avec six portions, ou le dernier qui reste
position-last-left = il ne reste qu’un camp, la partie est donc finie
position-six-go-home = avec six portions, le camp { $seat } est sur le moyeu
position-not-placed = le camp { $seat } n’a pas encore été placé
position-not-final = le camp { $seat } n’est pas sur le moyeu avec six portions, il n’y a donc pas de dernière question
position-final-due = le camp { $seat } a maintenant sa dernière question : la phase est vote, tie, lot ou ask
position-place = le camp { $seat } ne peut pas choisir de case de départ
position-choose = le camp { $seat } ne peut pas choisir de catégorie
position-asked = sur { $space }, on ne demande pas { $category } au camp { $seat }
position-vote-alone = personne n’est là pour voter
position-votes = les voix vont avec un vote, aux autres camps, et l’une d’elles manque encore
box-codes = il faut { $count } catégories, chacune avec un code de deux majuscules
box-colours = il faut { $count } couleurs
box-each-once = chaque catégorie y est une fois : { $codes }
box-ids = une case a un nom à elle : HUB, ou une lettre et un ou deux chiffres
box-kind = le genre de { $space } doit être l’un de ceux-ci : { $kinds }
box-category = la catégorie de { $space } ne convient pas : les cases de couleur et les cases portion en ont une parmi { $codes }, les autres aucune
box-link = { $space } mène à { $other }, qui n’est pas une case
box-one-way = { $space } mène à { $other }, donc { $other } doit y ramener, et aucune case ne mène à elle-même
box-dead-end = { $space } a besoin de deux voisines au moins
box-hub = la première case, et nulle autre, est le moyeu
box-wedges = chaque catégorie a une case portion
box-targets = un lancer peut mener à { $count } cases au plus
box-pieces = il y a six boîtes de six portions et un dé à six faces
box-missing = l’entrée { $entry } manque
box-form = quelque chose y a une autre forme que prévu

## questions and decks

deck-line-json = La ligne { $line } n’est pas une question écrite comme un objet JSON.
deck-other-program = « { $name } » vient d’un autre programme. Faites-en d’abord un paquet : cheeseboard decks convert FICHIER paquet.jsonl
deck-field-missing = Ligne { $line } : le champ « { $field } » manque.
deck-field-unknown =
    { EMPTY($nearest) ->
        [yes] Ligne { $line } : une question n’a pas de champ « { $field } ».
       *[no] Ligne { $line } : une question n’a pas de champ « { $field } ». Vouliez-vous dire « { $nearest } » ?
    }
deck-field-type =
    { $kind ->
        [list] Ligne { $line } : « { $field } » doit être une liste de textes.
        [whole] Ligne { $line } : « { $field } » doit être un nombre entier.
        [number] Ligne { $line } : « { $field } » doit être un nombre qui n’est pas négatif.
        [yes] Ligne { $line } : « { $field } » doit être true ou false.
       *[text] Ligne { $line } : « { $field } » doit être un texte.
    }
deck-field-value = Ligne { $line } : « { $field } » ne peut pas être « { $value } ». Valeurs possibles : { $choices }.
deck-id-twice = Ligne { $line } : l’identifiant « { $question } » figure déjà sur une ligne précédente.
deck-empty = Il n’y a aucune question dans « { $name } ».
deck-none-shipped =
    { EMPTY($known) ->
        [yes] La maison n’a pas encore de questions en « { $lang } ».
       *[no] La maison n’a pas de questions en « { $lang } ». Elle en a en : { $known }.
    }
question-empty = « { $field } » est vide.
question-long = « { $field } » a { $count } caractères, pour { $most } au plus : « { $text } »
question-blanks = « { $field } » commence ou finit par une espace, ou contient un saut de ligne : « { $text } »
question-many = « { $field } » a { $count } textes, pour { $most } au plus.
question-option-right = La mauvaise réponse « { $option } » serait comptée comme juste.
question-option-twice = La réponse proposée « { $option } » figure deux fois.
question-reject-right = « { $text } » est donné à la fois pour juste et pour faux.
question-value = « { $field } » ne peut pas être « { $value } ». Valeurs possibles : { $choices }.
question-no-number =
    { $kind ->
        [year] La réponse « { $answer } » devrait être une année.
       *[number] La réponse « { $answer } » devrait être un nombre.
    }
question-needs-options = Cette question a besoin de réponses au choix et n’en a pas.
question-id = L’identifiant « { $id } » devrait commencer par « { $start } ».
deck-lang = La question est en « { $lang } », son paquet en « { $wanted } ».
deck-template = { $count } questions sur { $all } en { $category } suivent le modèle « { $template } » ; { $most } % au plus sont permis.
deck-id-again = L’identifiant « { $id } » figure deux fois.
deck-twin = « { $id } » pose la même question que « { $other } ».
question-options-count = Mauvaises réponses : { $count }. Il en faut { $wanted }.
deck-count = Questions en { $category } : { $count }. Il en faut au moins { $least }.
judge-equal = C’est la réponse.
judge-alias = C’est un autre nom, et c’est juste.
judge-reading = C’est l’une des réponses.
judge-number = Le nombre est juste.
judge-surname = Le nom de famille suffit.
judge-slip = Une faute de frappe est pardonnée.
judge-rejected = C’est proche, mais ce n’est pas juste.
judge-option = C’est autre chose.
judge-empty = Aucune réponse n’a été donnée.
judge-exact = À cette table, la réponse doit être écrite exactement.
judge-number-off = Le nombre est différent.
judge-number-none = On demande un nombre.
judge-unit = Le nombre est juste, l’unité ne l’est pas.
judge-far = Ce n’est pas la réponse.
judge-nearer = Une mauvaise réponse est tout aussi proche.
judge-known = C’est à une lettre près, mais c’est un mot à part entière.
judge-era = Le lecteur décide quel siècle ou quelle ère était en vue.
judge-number-words = Le nombre est juste ; le lecteur juge ce qui l’accompagne.
judge-half = Le lecteur décide si cela suffit.
judge-part = C’est une partie de la réponse ; le lecteur décide.
judge-more = La réponse s’y trouve, avec autre chose ; le lecteur décide.
judge-order = Les mots sont justes, dans un autre ordre ; le lecteur décide.
judge-close = C’est proche ; le lecteur décide.
deck-option = { $option } ne peut pas être « { $value } ». Valeurs possibles : { $choices }.
field-id = identifiant
field-category = catégorie
field-lang = langue
field-difficulty = difficulté
field-question = question
field-answer = réponse
field-options = mauvaises réponses
field-aliases = autres réponses justes
field-reject = réponses refusées
field-kind = type de réponse
field-unit = unité
field-tolerance = tolérance
field-template = modèle
field-note = note
field-source = source
field-licence = licence
field-author = auteur
field-needs-options = a besoin de ses choix

## desk

desk-house = La maison
desk-text = { $text }
desk-choice = { $letter } { $text }
desk-card = { $category } · question pour { $seat }
desk-hidden = { $seats } lit la question à voix haute.
desk-proposal = { $name } propose : { $text }
desk-given = { $seat } a répondu : { $text }
desk-for-reader = Pour le lecteur seul — la réponse : { $answer }
desk-official = La réponse : { $answer }.
desk-verdict-right = Juste !
desk-verdict-wrong = Faux.
desk-log-choices = Au choix : { $choices }.
desk-log-answer = { $seat } répond : { $text }.
desk-log-unsure = C’est proche. Qui tranche : { $seats }.
desk-log-propose = { $name } propose : { $text }
desk-log-late = Le temps est écoulé au pupitre.
desk-log-pass = { $seat } ne sait pas.
desk-log-time = Le temps est écoulé : sans réponse, c’est faux.
desk-log-right = { $seat } tranche : juste !
desk-log-wrong = { $seat } tranche : faux.
desk-log-accept = { $seat } accepte la décision.
desk-log-appeal = { $seat } fait appel : les autres camps votent.
desk-log-uphold = { $seat } est pour la décision.
desk-log-overturn = { $seat } est contre la décision.
desk-log-report = Votre signalement de la question est noté.
desk-log-leave = { $seat } quitte la partie.
desk-log-vote =
    { $turned ->
        [yes] Le vote renverse la décision.
       *[no] Le vote maintient la décision.
    }
desk-do-accept = Accepter
desk-do-appeal = Faire appel
desk-do-uphold = Maintenir la décision
desk-do-overturn = Renverser la décision
desk-do-right = Juste
desk-do-wrong = Faux
desk-do-pass = Je ne sais pas
desk-do-leave = Quitter la partie
desk-confirm =
    { $word ->
        [answer] C’est ma réponse
        [pass] Oui, je ne sais pas
        [leave] Oui, quitter la partie
        [vote] C’est mon vote
       *[ruling] C’est ma décision
    }
desk-form-type = Votre réponse
desk-form-propose = Proposer à votre camp
desk-form-report = Signaler cette question
desk-form-report-hint = Qu’est-ce qui ne va pas ? On peut le lire sur la page du paquet.
desk-prompt-asked =
    { $mine ->
        [yes] { $seat }, répondez à la question.
       *[no] La question est pour { $seat }.
    }
desk-prompt-reader =
    { $mine ->
        [yes] Lisez la question à { $seat } et tranchez : la réponse est-elle juste ?
       *[no] { $seats } lit la question à { $seat } et tranche.
    }
desk-prompt-ruling =
    { $mine ->
        [yes] La réponse est proche : dites si elle compte.
       *[no] La réponse est proche : { $seats } tranche.
    }
desk-prompt-verdict =
    { $mine ->
        [yes] { $found ->
            [right] { $seat } a juste : acceptez ou faites appel.
           *[wrong] { $seat }, c’était faux : acceptez ou faites appel.
        }
       *[no] { $found ->
            [right] { $seat } a juste, sauf appel : { $seats } doit accepter.
           *[wrong] { $seat } s’est trompé et peut accepter ou faire appel.
        }
    }
desk-prompt-appeal =
    { $mine ->
        [yes] Un appel : maintenez la décision ou renversez-la. À égalité, elle tient.
       *[no] Un appel : doivent encore voter : { $seats }. À égalité, la décision tient.
    }
desk-no-word = « { $word } » ne peut pas se dire ici.
desk-not-now-closed = Aucune question n’est ouverte maintenant.
desk-not-now-asked = Pas encore : la question attend sa réponse.
desk-not-now-ruling = La réponse est donnée : le lecteur tranche.
desk-not-now-verdict = La décision est rendue : acceptez-la ou faites appel.
desk-not-now-appeal = On vote sur la décision : maintenir ou renverser.
desk-not-yours = La question est pour un autre camp.
desk-no-leaving = À cette table, personne ne part pour de bon : passez plutôt la place.
desk-nothing-asked = Aucune question n’a encore été posée.
desk-judge-rules = Ici, c’est la réponse qui est jugée : personne ne tranche à la main.
desk-not-reader = Seul le lecteur tranche sur la réponse.
desk-not-to-accept = Ce n’est pas à vous d’accepter cette décision.
desk-not-to-appeal = Qui est favorisé par la décision ne fait pas appel.
desk-no-vote = Les camps qui n’ont pas été interrogés votent, une fois chacun.
desk-no-choice = Il n’y a rien à choisir : on répond à cette question avec des mots.
desk-choice-range = Choisissez une des réponses par son numéro, de 0 à { $last }.
desk-no-typing = On ne répond pas à cette question par écrit.
desk-empty = Écrivez quelque chose après ce mot.
desk-few = Les questions choisies n’en ont aucune qui convienne en { $category }. Choisissez un autre paquet, une autre difficulté ou une autre façon de répondre.
desk-no-deck = Les questions de cette partie ne sont plus ici.

## import

import-big = Le fichier est trop grand : { $most } Mo au plus sont lus.
import-format = Il n’y a pas de format « { $format } ». Il y a : { $known }.
import-unknown = Impossible de dire ce qu’est « { $name } ». On lit des questions depuis nos propres paquets, du CSV, Moodle GIFT et XML, Open Trivia DB, OpenTriviaQA, le texte brut d’Anki et le tableau de Kahoot.
import-anki-package = C’est une collection Anki entière. Dans Anki, exportez le paquet en « notes au format texte » et apportez ce fichier.
import-json = Le fichier est du JSON abîmé : illisible à partir de la ligne { $line }.
import-json-shape = Le fichier devrait contenir une liste de questions, seule ou sous « results ».
import-xml = Le fichier est du XML abîmé : illisible à partir de la ligne { $line }.
import-xml-root = Le fichier devrait commencer par « quiz », comme l’écrit Moodle, et commence par « { $name } ».
import-xml-doctype = La ligne { $line } déclare un type de document. De tels fichiers ne sont pas lus, car ils peuvent nuire.
import-xml-size = À partir de la ligne { $line }, le fichier est trop profond ou trop long.
import-zip = Le fichier commence comme un tableau (.xlsx) et n’en est pas un, ou est abîmé.
import-zip-big = Le tableau est trop grand une fois décompressé : { $most } Mo au plus sont lus.
import-no-question = Il n’y a pas de question ici.
import-no-answer = Il n’y a pas de bonne réponse ici.
import-twice = La même question figure une deuxième fois (« { $id } »).
import-difficulty = « { $value } » n’est pas une difficulté connue (1, 2, 3 ou easy, medium, hard) ; on prend moyenne.
import-category = Laquelle des six catégories est « { $label } » ? Questions en attente : { $count }.
import-no-category = Questions sans catégorie : { $count }. Choisissez-en une pour elles.
import-dropped = { $what } (nombre de fois : { $count })
import-too-many = Le fichier a plus de questions qu’un paquet n’en peut contenir ; celles-ci sont laissées de côté.
import-feedback = Les commentaires propres à une réponse sont laissés de côté.
import-half-right = Les réponses à moitié justes sont laissées de côté.
import-description = Un texte sans question est laissé de côté.
import-more-fields = Une note a plus de deux champs ; seuls le recto et le verso sont pris.
import-more-problems = Autres endroits non compris : { $count }.
import-json-item = Ce n’est pas une question avec « question », « correct_answer » et « incorrect_answers ».
import-stray = Cette ligne n’appartient à aucune question.
import-right-not-offered = La bonne réponse « { $answer } » n’est pas parmi les choix.
import-gift-braces = Une question GIFT a ses réponses entre une paire d’accolades.
import-gift-signs = En GIFT, les réponses commencent par « = » (juste) ou « ~ » (faux).
import-kind = Les questions du type « { $kind } » ne peuvent pas être posées ici.
import-weights = Plusieurs réponses sont en partie justes ; ici une réponse est juste et les autres fausses.
import-media = La question montre une image ou joue un son, ce qui n’est pas possible ici.
import-number = « { $text } » n’est pas un nombre avec sa tolérance.
import-row = Le tableau est illisible à partir d’ici : un guillemet n’est pas fermé, ou une case est trop longue.
import-column = La colonne « { $column } » n’est pas connue et est laissée de côté.
import-no-header = La première ligne ne nomme pas les colonnes. On les prend ainsi : question, bonne réponse, mauvaises réponses.
import-cells = La ligne a { $count } cases, le tableau { $most } colonnes.
import-anki-fields = Une note a besoin d’un recto et d’un verso.
import-kahoot-correct = « { $text } » devrait être le numéro de la bonne réponse : 1, 2, 3 ou 4, ou plusieurs comme 1,3.
export-lost = Ce format ne garde pas tout de « { $field } » : { $count } questions sur { $all } le perdent.
export-left-out = « { $id } » est laissé de côté : { $why }
export-no-options = Elle n’a pas de mauvaises réponses, et ce format en veut.
export-long = « { $field } » est trop long pour ce format : { $most } caractères au plus.
export-nothing = Aucune des questions ne tient dans le format « { $format } ».

## scene

node-tray = Plateau : { $seat }, avec ces portions : { $wedges }
node-tray-empty = Plateau : { $seat }, encore aucune portion
node-pile-asked = Les cartes de questions ; celle qui est ouverte demande : { $category }
sign-category = { $category } ({ $code })
sign-roll = Relance : lancez et avancez encore, sans question
ends-wrong = Une réponse fausse termine le tour ; après une juste, il continue.
ends-final = Une réponse juste gagne la partie ; une fausse termine le tour.
ends-vote = Le vote est clos quand tous ont voté ou se sont abstenus.
note-way = Six portions : en route vers le moyeu
