## Options and games that do not fit

error-no-game = Il n’y a pas de jeu « { $game } » sur l’étagère. On y trouve : { $known }.
error-option-near = Il n’y a pas d’option « { $option } » ici. Vouliez-vous dire « { $nearest } » ?
error-option-unknown = Il n’y a pas d’option « { $option } » ici. On peut régler : { $known }.
error-option-choice = L’option « { $option } » ne peut pas valoir « { $value } ». Elle peut valoir : { $choices }.
error-option-flag = L’option « { $option } » ne peut pas valoir « { $value } » : c’est oui ou non.
error-option-range = L’option « { $option } » ne peut pas valoir « { $value } » : c’est un nombre entier de { $low } à { $high }.
error-seats = Places occupées : { $given }. Joueurs de la partie : { $players }. Les deux nombres doivent être égaux.
error-box-file = La boîte { $box } ne peut pas être lue.
error-box = Cette boîte ne permet pas de jouer : { $reason }
error-box-table = Dans box.toml, [{ $table }] : { $reason }.
error-box-toml = Le fichier box.toml : { $reason }.

## Moves that do not fit

error-move-unreadable = « { $move } » n’est pas un coup lisible. { EMPTY($examples) ->
        [no] Ici, un coup s’écrit par exemple : { $examples }.
       *[yes] Ce n’est pas à vous de jouer pour l’instant.
    }
error-move-ambiguous = « { $move } » peut désigner plusieurs coups. Précisez lequel : { $candidates }.
error-move-over = La partie est finie ; on ne joue plus.
error-not-waiting = La partie n’attend pas { $seat } pour l’instant.
error-whose-move = Plusieurs places peuvent agir maintenant : précisez laquelle joue.
error-seat = Il n’y a pas de place { $seat } à cette table.
error-undo = Rien ne peut être repris maintenant.
error-signal = Il n’y a pas de signal « { $signal } » ici.
error-signal-node = Ce signal doit désigner quelque chose sur le plateau.
error-holder = Une place est tenue par une personne, par un robot ou par personne ; « { $kind } » n’en fait pas partie.
error-desk-closed = Il n’y a rien à trancher à la table de jeu pour l’instant.
error-desk-outcome = « { $outcome } » n’est pas un résultat possible ici. Possibles : { $possible }.
error-draw-impossible = « { $label } » ne peut pas donner « { $outcome } » ici. On peut tirer : { $possible }.
error-position-seats = Cette position est prévue pour un autre nombre de joueurs.

## Les dés dont les places conviennent

error-dice-unequal = Les dés n’ont pas autant de nombres que de scellés.
error-dice-nonce = Le nombre de la place { $seat } n’est pas celui qui a été scellé.
error-dice-secret = Le secret des dés n’est pas celui qui a été scellé avant la partie.
error-dice-waiting = Rien ne peut encore être tiré : les dés ne sont pas prêts.
error-dice-step = Une étape des dés est un scellé ou un nombre de 64 chiffres hexadécimaux.
error-dice-late = C’est trop tard pour les dés ; le nombre de la table en tient lieu.
error-dice-again = La place { $seat } a déjà scellé un nombre.
error-dice-early = Aucun nombre n’est montré avant que tous soient scellés.
error-dice-none = Les dés de cette partie étaient prêts avant son début.

## Save files that do not fit

error-save-file = Le fichier { $path } ne peut pas être lu.
error-save-folder = Le fichier { $path } ne peut pas être écrit : il n’y a pas de dossier { $folder }. Créez-le ou choisissez-en un autre.
error-save-write = Le fichier { $path } ne peut pas être écrit.
error-save-foreign = Ce n’est pas une sauvegarde de Cheeseboard.
error-save-newer = Ce fichier vient d’un Cheeseboard plus récent (format { $format }). Mettez Cheeseboard à jour pour l’ouvrir.
error-save-edition = Cette partie suit l’édition { $edition } des règles, que ce Cheeseboard ne connaît pas encore. Mettez Cheeseboard à jour pour l’ouvrir.
error-save-cut = Ce fichier s’arrête trop tôt : il a été tronqué.
error-save-changed = Ce fichier a été modifié après coup, ou il est abîmé.
error-save-event = Ce fichier ne passe pas la vérification : l’événement { $number } n’est pas ce qu’il prétend.
error-save-header = La partie de ce fichier ne peut pas être installée : { $reason }
error-save-needs = Ce fichier a besoin de quelque chose qui n’est pas ici : { $reason }
error-save-box = Cette partie a été jouée avec une boîte de « { $game } » qui n’est pas ici.
error-save-viewer = Ce fichier est celui d’un seul spectateur : on peut le regarder et le vérifier, mais pas reprendre la partie.
error-save-not-viewer = Ce n’est pas le fichier d’un spectateur.
error-save-result = Rejouer ce fichier donne un autre résultat que celui qui y est écrit.
error-save-other = Les deux fichiers viennent de parties différentes.
error-save-seal = L’entrée { $number } du fichier du spectateur ne correspond pas à celui de l’arbitre : le contenu ou son sceau diffère.
error-save-longer = Le spectateur en a appris plus que n’en contient le fichier de l’arbitre.

## Seats: what they are called where nobody gave a name

seat-red = Rouge
seat-blue = Bleu
seat-green = Vert
seat-yellow = Jaune
seat-black = Noir
seat-violet = Violet
seat-namesake = { $name } ({ $colour })

## The log

log-draw = Le hasard décide de { $label } : { $outcome }.
log-desk = La table décide de { $label } : { $outcome }.
log-time-up = Le temps de { $seat } est écoulé ; l’horloge joue à sa place.
log-undo = { $seat } reprend son dernier coup.
log-seat-person = { EMPTY($name) ->
        [no] { $name } joue maintenant { $seat }.
       *[yes] Quelqu’un joue maintenant { $seat }.
    }
log-seat-bot = La table joue maintenant elle-même { $seat }.
log-seat-open = { $seat } est de nouveau libre.
log-signal = Signal de { $seat } : { $signal }
log-signal-at = Signal de { $seat } : { $signal } ({ $node })
log-dice-all = Les dés sont scellés, avec un nombre de chaque place.
log-dice-some = Les dés sont scellés, avec { $count ->
        [one] un nombre
       *[other] des nombres
    } de { $seats } ; pour le reste, le nombre de la table en tient lieu.
log-dice-none = Les dés sont scellés, avec les seuls nombres de la table.
log-over = La partie est finie.
log-winners = { $count ->
        [one] Victoire pour { $seats }.
       *[other] Victoire pour { $seats }.
    }
end-one = { $seat } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
end-shared = { $seats } se partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun.
end-together = { $seats } gagnent ensemble.
end-alone = { $seat } termine avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Options and games that do not fit

error-lang = Cette langue n’existe pas ici. Il y a : en, fr, de, da, ro, zh.
error-option-form = « { $option } » n’est pas une option : écrivez NOM=VALEUR, par exemple bushes=yes.

## Save files that do not fit

error-save-dice = Le tirage { $number } de { $path } n’est pas celui que donnent les dés scellés.

## Ce que « cheeseboard verify » trouve dans un fichier

verify-save-over = { $game } : { $events } événements, points { $scores }, terminée ; { $dice }
verify-save-runs = { $game } : { $events } événements, points { $scores }, au tour de { $seats } ; { $dice }
verify-dice-all = dés conformes aux scellés d’avant le premier tirage, avec un nombre de chaque place
verify-dice-some = dés conformes aux scellés d’avant le premier tirage, avec { $count ->
        [one] un nombre
       *[other] des nombres
    } de { $seats } et celui de la table pour le reste
verify-dice-none = dés conformes aux scellés d’avant le premier tirage, tous les nombres venant de la table
verify-dice-program = dés conformes à l’engagement, tous les nombres venant d’un seul programme
verify-dice-chosen = ses tirages ont été choisis
verify-dice-waiting = ses dés ne sont pas encore prêts

## Scenarios

error-scenario = { $step ->
        [0] { $source } : { $what }
       *[other] { $source }, étape { $step } : { $what }
    }

## What exactly does not fit: boxes and scenarios (scenario-)

scenario-deck = `deck` doit être une liste de tables, une par question
scenario-seen = `seen` doit être une liste d’identifiants de questions
scenario-viewer-tables = expect : `{ $key }` s’écrit OBSERVATEUR = une table de faits
scenario-no-desk = personne ne siège au pupitre ici : il manque un `deck`
scenario-fact = le pupitre n’a pas de fait `{ $name }` ; il y a : { $known }
toml-at = ce n’est pas du TOML à la ligne { $line }, colonne { $column }
toml-end = ce n’est pas du TOML : le texte s’interrompt à la fin
box-missing = l’entrée `{ $entry }` manque
box-form = une entrée n’a pas la bonne forme
scenario-unreadable = le fichier ne peut pas être lu
scenario-missing = `{ $key }` manque
scenario-steps = les étapes s’écrivent [[step]]
scenario-nothing = rien n’est attendu : un scénario a besoin d’un `expect` ou d’un `refuse`
scenario-key = il n’y a pas de clé `{ $key }` ; il y a : { $known }
scenario-text = `{ $key }` doit être un texte
scenario-table = `{ $key }` doit être un tableau
scenario-clause = `clause` doit être l’identifiant d’une règle, ou une liste d’identifiants
scenario-draws = draws : « { $label } » doit être une liste de textes
scenario-expect = `{ $key }` ne peut pas être attendu ; ce qui peut l’être : { $known }
scenario-numbers = expect : `{ $key }` doit être une liste de nombres
scenario-flag = `{ $key }` doit valoir true ou false
scenario-seat-flags = expect : `{ $key }` s’écrit PLACE = true ou false
scenario-viewer-texts = expect : `{ $key }` s’écrit SPECTATEUR = [textes]
scenario-breakdown = expect : `{ $key }` s’écrit PLACE = [tableaux avec clause, count, each, total]
scenario-seat-texts = expect : `{ $key }` doit être une liste de textes, ou PLACE = [textes]
scenario-number = `{ $key }` doit être un nombre
scenario-one-of = une étape est soit `play`, soit `refuse`, soit `undo`
scenario-together = `refuse` et `clause` vont ensemble : quelle règle interdit le coup ?
scenario-unused = tirages qui ne sont jamais venus : { $draws }
scenario-no-clause = { $game } n’a pas de règle « { $clause } »
scenario-move = « { $move } » : { $reason }
scenario-other-clause = « { $move } » est refusé par { $found }, et non par { $wanted }
scenario-allowed = « { $move } » est permis ; { $clause } devrait l’interdire
scenario-differs = `{ $key }` devrait être { $wanted }, mais c’est { $found }
scenario-hidden = `{ $name }` devrait être caché à `{ $viewer }`, mais ne l’est pas
scenario-elements = `{ $name }` : le champ a { $count } éléments
scenario-field = il n’y a pas de champ `{ $name }`
scenario-thing = il n’y a ici ni élément de l’image ni champ `{ $name }`
scenario-not-legal = « { $move } » devrait être permis à la place { $seat } : { $reason }
scenario-legal = « { $move } » ne devrait pas être permis à la place { $seat }
scenario-line = la position n’a pas de ligne « { $line } » ; la voici : { $position }
scenario-which-seat = plusieurs places peuvent agir ({ $seats }) : dites pour laquelle, ainsi : PLACE = [textes]
scenario-seat = il n’y a pas de place « { $seat } »

## The desk

error-desk-none = Personne ne siège au pupitre dans cette partie : le hasard y décide.
error-no-desk = Le jeu « { $game } » ne pose pas de questions : il ne prend pas de paquet de questions.
error-deck-file = Il n’y a pas de questions sous « { $deck } ». Nommez un de ces paquets : { $known } ; ou un fichier de questions.
error-desk-length = Dites quelque chose en une ligne de { $most } caractères au plus.
error-desk-word = « { $word } » ne peut pas se dire au pupitre. Ce qui peut se dire commence par : { $known }.
