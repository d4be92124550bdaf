## Options and games that do not fit

error-no-game = Ein Spiel „{ $game }“ steht nicht im Regal. Da sind: { $known }.
error-option-near = Eine Option „{ $option }“ gibt es hier nicht. Meintest du „{ $nearest }“?
error-option-unknown = Eine Option „{ $option }“ gibt es hier nicht. Einstellbar sind: { $known }.
error-option-choice = Option „{ $option }“ kann nicht „{ $value }“ sein. Möglich sind: { $choices }.
error-option-flag = Option „{ $option }“ kann nicht „{ $value }“ sein: Sie ist ja oder nein.
error-option-range = Option „{ $option }“ kann nicht „{ $value }“ sein: Sie ist eine ganze Zahl von { $low } bis { $high }.
error-seats = Besetzte Plätze: { $given }. Spieler in dieser Partie: { $players }. Beides muss gleich sein.
error-box-file = Die Schachtel { $box } kann nicht gelesen werden.
error-box = Mit dieser Schachtel kann man nicht spielen: { $reason }

## Moves that do not fit

error-move-unreadable = „{ $move }“ ist kein lesbarer Zug. { EMPTY($examples) ->
        [no] Züge sehen hier so aus: { $examples }.
       *[yes] Du bist gerade nicht am Zug.
    }
error-move-ambiguous = „{ $move }“ kann mehrere Züge bedeuten. Sag, welchen: { $candidates }.
error-move-over = Das Spiel ist vorbei; es wird nicht mehr gezogen.
error-not-waiting = Das Spiel wartet gerade nicht auf Platz { $seat }.
error-whose-move = Mehrere Plätze können jetzt handeln: Sag, welcher zieht.
error-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
error-undo = Jetzt lässt sich nichts zurücknehmen.
error-signal = Ein Zeichen „{ $signal }“ gibt es hier nicht.
error-signal-node = Dieses Zeichen muss auf etwas auf dem Spielplan zeigen.
error-holder = Ein Platz gehört einem Menschen, einem Bot oder niemandem; „{ $kind }“ ist nichts davon.
error-desk-closed = Gerade ist nichts zu entscheiden.
error-desk-outcome = „{ $outcome }“ ist hier kein Ergebnis. Möglich sind: { $possible }.
error-draw-impossible = „{ $label }“ kann hier nicht „{ $outcome }“ ergeben. Gezogen werden kann: { $possible }.
error-position-seats = Die Stellung gehört zu einer anderen Spielerzahl.

## Save files that do not fit

error-save-file = Die Datei { $path } kann nicht gelesen werden.
error-save-foreign = Das ist kein Spielstand von Cheeseboard.
error-save-newer = Diese Datei stammt von einem neueren Cheeseboard (Format { $format }). Aktualisiere Cheeseboard, um sie zu öffnen.
error-save-edition = Diese Partie folgt der Regelausgabe { $edition }, die dieses Cheeseboard noch nicht kennt. Aktualisiere Cheeseboard, um sie zu öffnen.
error-save-cut = Diese Datei endet zu früh: Sie wurde abgeschnitten.
error-save-changed = Diese Datei wurde nachträglich verändert oder ist beschädigt.
error-save-event = Diese Datei besteht die Prüfung nicht: Ereignis { $number } ist nicht, was es vorgibt.
error-save-header = Die Partie in dieser Datei lässt sich nicht aufbauen: { $reason }
error-save-box = Diese Partie wurde mit einer Schachtel von „{ $game }“ gespielt, die hier fehlt.
error-save-viewer = Das ist die Datei eines einzelnen Zuschauers: Man kann sie ansehen und prüfen, aber nicht daraus weiterspielen.
error-save-not-viewer = Das ist keine Zuschauerdatei.
error-save-result = Nachgespielt ergibt diese Datei ein anderes Ergebnis, als darin steht.
error-save-other = Die beiden Dateien gehören zu verschiedenen Partien.
error-save-seal = Eintrag { $number } der Zuschauerdatei passt nicht zu dem des Schiedsrichters: Inhalt oder Siegel weichen ab.
error-save-longer = Der Zuschauer erfuhr mehr, als in der Datei des Schiedsrichters steht.

## The log

log-draw = Der Zufall entscheidet { $label }: { $outcome }.
log-desk = Der Tisch entscheidet { $label }: { $outcome }.
log-undo = Platz { $seat } nimmt seinen letzten Zug zurück.
log-seat-person = { EMPTY($name) ->
        [no] { $name } sitzt jetzt auf Platz { $seat }.
       *[yes] Jemand sitzt jetzt auf Platz { $seat }.
    }
log-seat-bot = Platz { $seat } spielt jetzt der Tisch selbst.
log-seat-open = Platz { $seat } ist wieder frei.
log-signal = Zeichen von Platz { $seat }: { $signal }
log-signal-at = Zeichen von Platz { $seat }: { $signal } ({ $node })
log-end-one = Das Spiel ist vorbei. Platz { $seat } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
log-end-several = Das Spiel ist vorbei. Es gewinnen die Plätze: { $seats }.

## Options and games that do not fit

error-lang = Diese Sprache gibt es hier nicht. Es gibt: en, fr, de, da, ro, zh.
error-option-form = „{ $option }“ ist keine Option: Schreib NAME=WERT, etwa bushes=yes.

## Save files that do not fit

error-save-dice = Ziehung { $number } in { $path } ist nicht, was die versiegelten Würfel ergeben.

## Scenarios

error-scenario = { $where }: { $what }
