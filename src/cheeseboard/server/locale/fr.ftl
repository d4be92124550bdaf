# Words of the server: pages, forms, refusals, and (at the end) the client’s own. English; the five other files follow.
# An argument is named where it stands. `ui-` messages go to the client, which fills their arguments itself.

## Every page

page-language = Langue
page-more = Autres pages
page-shelf = L’étagère
page-rules = Règles
page-about = À propos et licence
page-back = Retour

## The shelf

shelf-title = À quoi joue-t-on ?
shelf-lead = Ouvrez une boîte, dites qui joue et partagez le lien. Personne n’a besoin d’un compte.
shelf-coming = bientôt
shelf-tables = Vos tables
# low, high: smallest and largest number of players
shelf-players = De { $low } à { $high } joueurs
shelf-since-now = installée à l’instant
# n: how many
shelf-since-minutes = { $n ->
    [one] installée il y a une minute
   *[other] installée il y a { $n } minutes
}
shelf-since-hours = { $n ->
    [one] installée il y a une heure
   *[other] installée il y a { $n } heures
}
shelf-since-days = { $n ->
    [one] installée hier
   *[other] installée il y a { $n } jours
}
lid-chou = Chou y es-tu ?
lid-goldrush = Gold Rush
lid-roquefort = Château Roquefort
lid-pursuit = Cheese Pursuit
lid-fromage = Fromage

## A new table

new-seats = Qui joue
# role: what the seat plays, such as "both rabbits"
new-who = Qui joue : { $role }
new-name = Nom de la personne qui joue : { $role }
new-name-short = Un nom, si vous voulez
new-levels = La force de jeu de la table
new-clock = Horloge
new-clock-time = Temps pour une décision
new-clock-help = Qui le laisse passer passe son tour, ou fait le moins que permettent les règles. Vous pouvez le changer à la table.
new-options = Variantes
new-rulings = Là où la règle se tait
new-again = Montrer les places pour ce choix
new-go = Dresser la table
who-me = Moi
who-here = Quelqu’un d’autre sur cet appareil
who-open = Un ami, par le lien
# level: how strong
who-bot = La table elle-même, niveau { $level }

## The invite

join-lead = Vous êtes invité. Prenez une place libre, ou regardez simplement.
join-full = Toutes les places de cette table sont prises, mais vous pouvez regarder.
join-seat = Places libres
join-name = Comment vous appeler ?
join-go = S’asseoir
join-watch = Regarder seulement

## The table page, before its client runs

table-noscript = La table a besoin de JavaScript. Les règles et toutes les autres pages fonctionnent sans.

## The rulebook page

# game: its title
rules-title = { $game } : la règle du jeu
rules-contents = Chapitres
# ref: where the clause comes from, such as "rulebook, line 41"
rules-anchor = Lien vers cette règle ({ $ref })
# n: a number
ref-line = livret, ligne { $n }
# n: several numbers
ref-lines = livret, lignes { $n }
ref-ruling = décision { $n }
ref-house = règle maison

## About

about-title = À propos de Cheeseboard
about-lead = Cinq jeux sur une seule table, avec un arbitre qui connaît toutes les règles. Tout tourne sur cet ordinateur et ne demande rien à personne.
about-privacy-title = Ce qui est conservé
about-privacy = Un cookie qui distingue ce navigateur des autres, votre langue, et les tables avec leurs coups. Pas de compte, pas de pistage, rien qui vienne d’autres serveurs.
about-dice-title = Des dés que personne ne peut piper
about-dice = Chaque tirage dépend d’un secret scellé avant la partie et d’un nombre fourni par chaque place. À la fin, le secret est révélé et chacun peut vérifier tous les tirages.
about-licence-title = Licence
# version: the program’s number
about-licence = Cheeseboard { $version } est un logiciel libre : utilisez-le, modifiez-le, partagez-le. Sa licence :
about-games = Les dessins et les phrases sont les nôtres. Les jeux appartiennent à leurs auteurs et éditeurs ; si l’un vous plaît, achetez la boîte.

## Pages that say one thing

notice-missing-title = Rien ici
notice-missing = Cette page n’existe pas. Tout ce qu’il y a se trouve sur l’étagère.
notice-not-over-title = Pas encore fini
notice-not-over = Cela se montre quand la partie de cette table est finie.
notice-no-table-title = Table introuvable
notice-no-table = Il n’y a pas de table à cette adresse. Le lien a peut-être été coupé.
notice-no-invite-title = Invitation introuvable
notice-no-invite = Ce lien ne mène à aucune table. Redemandez-le et copiez-le en entier.
notice-no-game-title = Pas encore sur l’étagère
notice-no-game = Ce jeu ne peut pas encore être joué ici.
notice-no-rules-title = Règle introuvable
notice-no-rules = Aucun jeu de ce nom sur l’étagère.
notice-not-yours-title = Pas votre place
notice-not-yours = Seule la personne assise à cette place peut avoir ce fichier.
notice-damaged-title = Un journal abîmé
# why: a sentence
notice-damaged = Cette table ne peut pas être ouverte : son journal ne passe pas la vérification. { $why }
notice-origin-title = Pas d’ici
notice-origin = Ce formulaire a été envoyé par la page d’un autre site ; rien n’a été fait.
notice-often-title = Trop souvent
notice-often = Cela fait beaucoup d’un coup. Attendez quelques secondes et réessayez.
notice-large-title = Trop grand
notice-large = Ce formulaire était plus grand que tous les nôtres ; il n’a pas été lu.
notice-request-title = Pas compris
notice-request = Le serveur n’a pas compris cette demande.
notice-disk-title = Le disque refuse
notice-disk = La table n’a pas pu être écrite sur le disque ; elle n’a pas été dressée.
notice-fault-title = Une panne
notice-fault = Quelque chose s’est mal passé ici. C’est noté ; les tables ont tout gardé.

## Refusals at the table

refuse-no-seat = Cette place n’existe pas à cette table.
refuse-not-yours = Cette place est à quelqu’un d’autre.
refuse-reader = Tant qu’une question est posée, personne qui joue une autre place ne peut s’asseoir ici : cette place voit la réponse. Confiez-la à un robot ou attendez la fin de la question.
refuse-not-invited = Seuls ceux qui viennent par le lien d’invitation peuvent s’asseoir ici. Demandez-le à l’hôte.
# level: what was asked for
refuse-no-level = Il n’y a pas de robot « { $level } » pour ce jeu.
refuse-no-desk = Rien n’est demandé à cette table : choisissez votre coup sur le plateau ou écrivez-le dans le champ de texte.
refuse-watching = Vous regardez : seuls ceux qui sont assis à la table peuvent jouer.
refuse-not-host = Seule la personne qui a dressé la table peut le faire.
refuse-no-clock = Une décision peut durer 30 secondes, 1, 2 ou 5 minutes, un jour, ou aussi longtemps qu’on veut.
refuse-late = Votre temps était écoulé avant l’arrivée de ce coup, et l’horloge a joué pour vous. Regardez de nouveau le plateau.
error-disk-clock = L’horloge n’a pas pu être écrite sur le disque ; elle reste comme elle était. Réessayez.
why-nothing = On ne peut rien faire avec cela maintenant.
error-inside = La table a trébuché sur ce coup. Rien n’a été joué ; essayez autrement.
error-race = La table a été modifiée ailleurs au même moment. Réessayez.
error-disk = Le coup n’a pas pu être écrit sur le disque, il n’a donc pas été joué. Réessayez.

## What a page hears when it is misunderstood or sent away

bad-frame = La table n’a pas compris ce message ; rien n’a changé.
bad-no-hello = Le premier message doit dire bonjour.
bad-silent = Trop longtemps sans nouvelles : la connexion est fermée.
bad-too-fast = Trop de messages à la fois ; la connexion est fermée.
bad-too-often = Trop de messages incompréhensibles ; la connexion est fermée.
bad-crowded = Trop de connexions en ce moment. Réessayez un peu plus tard.
bad-fault = La table a trébuché ; elle a tout gardé et se rouvre.
bad-origin = Cette page n’appartient pas à la table.
bad-no-table = Cette table n’existe pas.
bad-seat = Une place est un nombre, ou « watch ».
bad-seat-gone = Cette place n’est pas à vous, ou ne l’est plus.

## La fin d’une partie

# names: who has won; count: how many they are
end-winners = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné
}
end-level = Égalité

## The clock

clock-none = sans limite
# n: how many
clock-seconds = { $n } secondes
clock-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
clock-day = un jour
# seat: what it is called
clock-late = Le temps de { $seat } s’est écoulé deux fois de suite. En tant qu’hôte, vous pouvez laisser la table jouer cette place.

## The client (static/words.json)

# name: filled in by the client
ui-your-move-plain = À vous de jouer
# name: filled in by the client
ui-watching = Vous regardez la partie
ui-over = La partie est finie
ui-connecting = Ouverture de la table …
ui-offline = Pas de connexion. La table garde tout ; nouvel essai en cours.
ui-back-online = De nouveau connecté.
ui-closed = Cette table ne peut pas être ouverte d’ici.
ui-confirm = Jouer ce coup
ui-back = Retour
ui-undo = Annuler
ui-moves = Coups permis
ui-moves-none = Rien à choisir pour l’instant.
ui-moves-hint = Choisissez-en un ici, ou touchez ses éléments sur le plateau.
ui-choose-rest = Continuez : choisissez encore un élément entouré, ou revenez en arrière.
ui-seats = Places
ui-log = Jusqu’ici
ui-log-empty = Il ne s’est encore rien passé.
ui-rules = Règles
ui-rule-link = Lire la règle
ui-settings = Réglages
ui-invite = Inviter
ui-leave = Retour à l’étagère
ui-help = Touches
ui-close = Fermer
ui-more = Plus
ui-board = Plateau
ui-lit = peut être choisi
# label: filled in by the client
ui-zoom-in = Plus près
ui-zoom-out = Plus loin
ui-fit = Tout le plateau
ui-text-label = Écrire un coup
# example: filled in by the client
ui-text-hint = Par exemple { $example }
ui-text-send = Jouer
ui-text-empty = Écrivez d’abord un coup.
ui-turn-left = Tourner à gauche
ui-turn-right = Tourner à droite
ui-waiting-answer = Envoi …
ui-last-move = Dernier coup
ui-away = absent
ui-open-seat = libre
ui-seat-waits = Personne n’est encore assis ici : invitez quelqu’un.
ui-bot = joue tout seul
# level: filled in by the client
ui-bot-level = joue tout seul, niveau { $level }
ui-you = vous
ui-to-move = à son tour
# points: filled in by the client
ui-points = Points : { $points }
# change, reason: filled in by the client
ui-points-change = { $change } : { $reason }
# name: filled in by the client
ui-seat-menu = Qui est assis ici : { $name }
ui-seat-me = Je prends cette place
ui-seat-open = La laisser libre pour quelqu’un d’autre
# level: filled in by the client
ui-seat-bot = Laisser jouer la table : { $level }
ui-level-gentle = doux
ui-level-sharp = malin
ui-level-merciless = impitoyable
ui-invite-say = Qui ouvre ce lien peut prendre une place libre ou regarder.
ui-invite-local = Cette adresse ne marche que sur cet ordinateur. Pour les téléphones de la maison, démarrez avec ./play --lan.
ui-invite-link = Lien vers cette table
ui-invite-copy = Copier le lien
ui-invite-copied = Le lien est copié.
ui-invite-by-hand = La copie n’est pas permise ici : le lien est sélectionné, copiez-le à la main.
ui-invite-qr = Un code carré avec le même lien : visez-le avec l’appareil photo d’un téléphone
ui-signal = Prévenir votre partenaire
# label: filled in by the client
ui-signal-pick = { $label } : choisissez l’endroit sur le plateau.
# name: filled in by the client
ui-cover-title = Passez l’appareil à { $name }
# name, name: filled in by the client
ui-cover-say = C’est le tour de { $name }. Ce que les autres ne doivent pas voir reste couvert jusqu’à ce que { $name } soit là.
# name: filled in by the client
ui-cover-go = Je suis { $name }
ui-cover-wait = On cherche à qui c’est le tour …
# name, role: filled in by the client
ui-cover-role = { $name } ({ $role })
ui-language = Langue
ui-theme = Lumière
ui-theme-light = Clair
ui-theme-dark = Sombre
ui-ask = Demander avant de jouer un coup
ui-ask-always = Toujours
ui-ask-touch = Sur écran tactile
ui-ask-never = Jamais
ui-motion = Mouvement
ui-motion-full = Complet
ui-motion-little = Réduit
ui-hints = Montrer ce qui est probable
ui-coordinates = Noms des lieux
ui-on = Oui
ui-off = Non
ui-keys-arrows = Se déplacer sur le plateau
ui-keys-enter = Choisir ce qui est marqué ; encore une fois pour confirmer
ui-keys-escape = Revenir d’un pas, fermer
ui-keys-next = Élément suivant que l’on peut choisir
ui-keys-moves = Lister les coups permis
ui-keys-why = Demander pourquoi ce n’est pas possible
ui-keys-turn = Tourner
ui-keys-zoom = Plus près, plus loin, tout le plateau
ui-key-arrows = Touches fléchées
ui-art-missing = Les images n’ont pas pu être chargées. On peut jouer avec le champ de texte et la liste des coups.
ui-page-error = Quelque chose s’est mal passé sur cette page. Rechargez-la : la table a tout gardé.
ui-as-device = Comme l’appareil
ui-end-won = C’est gagné !
ui-end-lost = C’est perdu
ui-end-again = Rejouer
ui-end-look = Voir le plateau
ui-end-save = Enregistrer la partie
ui-dice-checking = Dés : vérification…
ui-dice-fit = Dés : vérifiés
ui-dice-misfit = Dés : ils ne concordent pas !
ui-dice-how = Avant le premier tirage, la table a scellé un secret et les places leurs nombres. Cette page vient de refaire chaque tirage à partir d’eux. Tirages : { $draws }
ui-dice-own = Ce que ce navigateur a scellé y est, inchangé.
ui-dice-seat = un nombre à soi
ui-dice-table = le nombre de la table en tient lieu
ui-dice-program = un nombre tiré par la table
ui-dice-late = trop tard : le nombre de la table en tient lieu
ui-dice-secret = Secret
ui-dice-seal = Son scellé
ui-dice-number = Nombre
ui-dice-record = Le journal complet, pour « cheeseboard verify »
ui-end-show = Le résultat
# what: filled in by the client
ui-end-rule = Lire la règle : { $what }
# count, each, total: filled in by the client
ui-end-sum = { $count } × { $each } = { $total }
# place: filled in by the client
ui-end-place = Place : { $place }
ui-end-points = D’où viennent les points
ui-news-go = Continuer
ui-signs = Que veulent dire les signes ?
ui-signs-shade = Un indice tiré de ce que vous pouvez savoir : plus ce signe est marqué, plus il est probable que ce que vous cherchez soit là. Les réglages l’éteignent.
ui-signs-first = À choisir : commencez par un de ceux-ci
ui-signs-later = Peut être choisi aussi, maintenant ou après
ui-signs-chosen = Vous avez choisi ceci
ui-signs-path = Le dernier coup : d’où à où
# name: filled in by the client
ui-signs-seat = Appartient à { $name }
ui-signs-count = Combien il y en a, ou combien il contient
ui-signs-ask = Laissez la souris ou le doigt sur un objet pour lire ce que c’est.
ui-clock = Temps pour une décision
# limit: filled in by the client
ui-clock-now = Temps pour une décision : { $limit }
# time: filled in by the client
ui-clock-left = Temps restant : { $time }
ui-clock-stands = L’horloge est arrêtée tant que personne n’est là.
ui-clock-ten = Plus que dix secondes.

# Ce qu’un coup ferait, avant d’être joué.
preview-points = Points pour { $name } : { $change }
preview-open = La suite dépend de ce que vous ne pouvez pas encore savoir.

## The desk

new-decks = Questions
new-decks-help = Les questions sont posées dans les langues cochées. Sans aucune, le hasard décide de ce qui est juste. Pour un écran au milieu de la pièce et des téléphones autour, laissez toutes les places libres : chacun en prend une par le lien d’invitation, et plusieurs personnes peuvent partager une place.
join-crew = Avec { $name }, dans le même camp
refuse-no-crew = Vous ne pouvez pas vous asseoir à cette place à côté de quelqu’un : venez par le lien d’invitation, sans place à vous ici.
refuse-captain = À cette table, { $name } parle pour ce camp. Vous pouvez proposer une réponse.

## Question decks

decks-title = Paquets de questions
decks-lead = Les questions du quiz viennent de paquets. Apportez les vôtres depuis d’autres programmes, et emportez n’importe quel paquet.
decks-shipped = De la maison
decks-own = Les vôtres
decks-open-later = La partie finie, son journal montre tout le paquet à tous ceux qui sont à la table, même les questions jamais posées.
decks-none = Vous n’en avez pas encore apporté.
decks-count =
    { $count ->
        [one] { $count } question
       *[other] { $count } questions
    }
decks-bring = Apporter des questions
decks-file = Fichier
decks-file-help = { $formats } ; { $most } Mo au plus. Vous verrez d’abord ce qui a été compris et, ligne par ligne, ce qui ne l’a pas été.
decks-look = Regarder
decks-no-file = Choisissez d’abord un fichier.
decks-understood =
    { $count ->
        [one] { $count } question a été comprise.
       *[other] { $count } questions ont été comprises.
    }
decks-about = À propos du paquet
decks-name = Nom
decks-lang = Langue des questions
decks-licence = Licence
decks-licence-help = Sous quelle licence d’autres peuvent-ils s’en servir ? Pour les questions dont le fichier ne dit rien ; peut rester vide.
decks-categories = Catégories
decks-category-of = Questions de « { $label } »
decks-category-none = Questions sans catégorie
decks-choose = À choisir
decks-leave = Laisser de côté
decks-again = Regarder de nouveau
decks-problems = Non compris
decks-no-problems = Tout a été compris.
decks-line = Ligne { $line } :
decks-more-problems =
    { $count ->
        [one] Et { $count } autre.
       *[other] Et { $count } autres.
    }
decks-some = Quelques questions
decks-keep = Garder comme paquet
decks-waiting = Choisissez une catégorie pour chaque groupe de questions, ou laissez-le de côté.
decks-nothing = Il ne reste aucune question à garder.
decks-full = Vous avez autant de paquets que la maison peut en garder pour une personne ({ $most } au plus). Supprimez-en un d’abord.
decks-credits = D’où viennent les questions
decks-credits-lead = Chaque question porte sa source et sa licence ; elles la suivent dans tout fichier qui peut les contenir.
decks-no-source = Source non indiquée
decks-no-licence = Licence non indiquée
decks-reports = Signalées à la table
decks-no-reports = Personne n’a rien trouvé à redire.
decks-reported =
    { $count ->
        [one] Signalée une fois
       *[other] Signalée par { $count } personnes
    }
decks-reports-file = Emporter les signalements (CSV)
decks-export = L’emporter en
decks-written =
    { $count ->
        [one] { $count } question va dans le fichier.
       *[other] { $count } questions vont dans le fichier.
    }
decks-lost = Ce que le format ne peut pas garder
decks-nothing-lost = Le format garde tout.
decks-download = Télécharger
decks-delete = Supprimer ce paquet
decks-delete-help = Le paquet est oublié tout de suite. Les tables qui jouent avec en gardent une copie.
notice-no-deck-title = Pas de tel paquet
notice-no-deck = Ce paquet n’existe pas, ou il appartient à quelqu’un d’autre.
format-jsonl = Paquet Cheeseboard
format-csv = Tableau CSV
format-moodle = XML Moodle
format-gift = GIFT Moodle
format-opentdb = Open Trivia DB
format-triviaqa = OpenTriviaQA
format-anki = Anki, texte brut
format-kahoot = Tableau Kahoot
decks-checked = Questions : { $count }. Problèmes : { $problems }.

## The page: what is asked (ui-)

ui-aloud = Lire à voix haute
ui-aloud-setting = Lire les questions à voix haute
ui-once = Une réponse compte dès la première pression
ui-once-more = Choix : { $label }. Appuyez de nouveau, ou confirmez ci-dessous.
ui-form-send = Envoyer
ui-seat-crew = Je m’assieds à côté, dans le même camp
ui-crew-with = avec { $names }
ui-keys-option = Choisir une réponse
