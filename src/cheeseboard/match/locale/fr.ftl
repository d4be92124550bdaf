## Options and games that do not fit

error-no-game = Il n’y a pas de jeu « { $game } » sur l’étagère. On y trouve : { $known }.
error-option-near = Il n’y a pas d’option « { $option } » ici. Voulais-tu dire « { $nearest } » ?
error-option-unknown = Il n’y a pas d’option « { $option } » ici. On peut régler : { $known }.
error-option-choice = L’option « { $option } » ne peut pas valoir « { $value } ». Elle peut valoir : { $choices }.
error-option-flag = L’option « { $option } » ne peut pas valoir « { $value } » : c’est oui ou non.
error-option-range = L’option « { $option } » ne peut pas valoir « { $value } » : c’est un nombre entier de { $low } à { $high }.
error-seats = Places occupées : { $given }. Joueurs de la partie : { $players }. Les deux nombres doivent être égaux.
error-box-file = La boîte { $box } ne peut pas être lue.
error-box = Cette boîte ne permet pas de jouer : { $reason }

## Moves that do not fit

error-move-unreadable = « { $move } » n’est pas un coup lisible. { EMPTY($examples) ->
        [no] Ici, un coup s’écrit par exemple : { $examples }.
       *[yes] Ce n’est pas à toi de jouer pour l’instant.
    }
error-move-ambiguous = « { $move } » peut désigner plusieurs coups. Précise lequel : { $candidates }.
error-move-over = La partie est finie ; on ne joue plus.
error-not-waiting = La partie n’attend pas la place { $seat } pour l’instant.
error-whose-move = Plusieurs places peuvent agir maintenant : précise laquelle joue.
error-seat = Il n’y a pas de place { $seat } à cette table.
error-undo = Rien ne peut être repris maintenant.
error-signal = Il n’y a pas de signal « { $signal } » ici.
error-signal-node = Ce signal doit désigner quelque chose sur le plateau.
error-holder = Une place est tenue par une personne, par un robot ou par personne ; « { $kind } » n’en fait pas partie.
error-desk-closed = Il n’y a rien à trancher à la table de jeu pour l’instant.
error-desk-outcome = « { $outcome } » n’est pas un résultat possible ici. Possibles : { $possible }.
error-draw-impossible = « { $label } » ne peut pas donner « { $outcome } » ici. On peut tirer : { $possible }.
error-position-seats = Cette position est prévue pour un autre nombre de joueurs.

## Save files that do not fit

error-save-file = Le fichier { $path } ne peut pas être lu.
error-save-foreign = Ce n’est pas une sauvegarde de Cheeseboard.
error-save-newer = Ce fichier vient d’un Cheeseboard plus récent (format { $format }). Mets Cheeseboard à jour pour l’ouvrir.
error-save-edition = Cette partie suit l’édition { $edition } des règles, que ce Cheeseboard ne connaît pas encore. Mets Cheeseboard à jour pour l’ouvrir.
error-save-cut = Ce fichier s’arrête trop tôt : il a été tronqué.
error-save-changed = Ce fichier a été modifié après coup, ou il est abîmé.
error-save-event = Ce fichier ne passe pas la vérification : l’événement { $number } n’est pas ce qu’il prétend.
error-save-header = La partie de ce fichier ne peut pas être installée : { $reason }
error-save-box = Cette partie a été jouée avec une boîte de « { $game } » qui n’est pas ici.
error-save-viewer = Ce fichier est celui d’un seul spectateur : on peut le regarder et le vérifier, mais pas reprendre la partie.
error-save-not-viewer = Ce n’est pas le fichier d’un spectateur.
error-save-result = Rejouer ce fichier donne un autre résultat que celui qui y est écrit.
error-save-other = Les deux fichiers viennent de parties différentes.
error-save-seal = L’entrée { $number } du fichier du spectateur ne correspond pas à celui de l’arbitre : le contenu ou son sceau diffère.
error-save-longer = Le spectateur en a appris plus que n’en contient le fichier de l’arbitre.

## The log

log-draw = Le hasard décide de { $label } : { $outcome }.
log-desk = La table décide de { $label } : { $outcome }.
log-undo = La place { $seat } reprend son dernier coup.
log-seat-person = { EMPTY($name) ->
        [no] { $name } est maintenant à la place { $seat }.
       *[yes] Quelqu’un est maintenant à la place { $seat }.
    }
log-seat-bot = La table joue maintenant elle-même la place { $seat }.
log-seat-open = La place { $seat } est de nouveau libre.
log-signal = Signal de la place { $seat } : { $signal }
log-signal-at = Signal de la place { $seat } : { $signal } ({ $node })
log-end-one = La partie est finie. La place { $seat } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-end-several = La partie est finie. Places gagnantes : { $seats }.

## Options and games that do not fit

error-lang = Cette langue n’existe pas ici. Il y a : en, fr, de, da, ro, zh.
error-option-form = « { $option } » n’est pas une option : écris NOM=VALEUR, par exemple bushes=yes.

## Save files that do not fit

error-save-dice = Le tirage { $number } de { $path } n’est pas celui que donnent les dés scellés.

## Scenarios

error-scenario = { $where } : { $what }
