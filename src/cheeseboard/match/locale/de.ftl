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
error-box-table = In box.toml, [{ $table }]: { $reason }.
error-box-toml = Die Datei box.toml: { $reason }.

## Moves that do not fit

error-move-unreadable = „{ $move }“ ist kein lesbarer Zug. { EMPTY($examples) ->
        [no] Züge sehen hier so aus: { $examples }.
       *[yes] Du bist gerade nicht am Zug.
    }
error-move-ambiguous = „{ $move }“ kann mehrere Züge bedeuten. Sag, welchen: { $candidates }.
error-move-over = Das Spiel ist vorbei; es wird nicht mehr gezogen.
error-not-waiting = Das Spiel wartet gerade nicht auf { $seat }.
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

## Würfel, auf die sich die Plätze einigen

error-dice-unequal = Die Würfel nennen nicht so viele Zahlen wie Siegel.
error-dice-nonce = Die Zahl von Platz { $seat } ist nicht die, die versiegelt wurde.
error-dice-secret = Das Geheimnis der Würfel ist nicht das, das vor dem Spiel versiegelt wurde.
error-dice-waiting = Noch kann nichts gezogen werden: Die Würfel stehen noch nicht fest.
error-dice-step = Ein Schritt der Würfel ist ein Siegel oder eine Zahl aus 64 Hexadezimalziffern.
error-dice-late = Das kommt für die Würfel zu spät; die Zahl des Tisches steht dafür ein.
error-dice-again = Platz { $seat } hat schon eine Zahl versiegelt.
error-dice-early = Keine Zahl wird gezeigt, bevor alle versiegelt sind.
error-dice-none = Die Würfel dieses Spiels standen fest, bevor es begann.

## Save files that do not fit

error-save-file = Die Datei { $path } kann nicht gelesen werden.
error-save-folder = Die Datei { $path } kann nicht geschrieben werden: Einen Ordner { $folder } gibt es nicht. Leg ihn an oder wähl einen anderen.
error-save-write = Die Datei { $path } kann nicht geschrieben werden.
error-save-foreign = Das ist kein Spielstand von Cheeseboard.
error-save-newer = Diese Datei stammt von einem neueren Cheeseboard (Format { $format }). Aktualisiere Cheeseboard, um sie zu öffnen.
error-save-edition = Diese Partie folgt der Regelausgabe { $edition }, die dieses Cheeseboard noch nicht kennt. Aktualisiere Cheeseboard, um sie zu öffnen.
error-save-cut = Diese Datei endet zu früh: Sie wurde abgeschnitten.
error-save-changed = Diese Datei wurde nachträglich verändert oder ist beschädigt.
error-save-event = Diese Datei besteht die Prüfung nicht: Ereignis { $number } ist nicht, was es vorgibt.
error-save-header = Die Partie in dieser Datei lässt sich nicht aufbauen: { $reason }
error-save-needs = Diese Datei braucht etwas, das es hier nicht gibt: { $reason }
error-save-box = Diese Partie wurde mit einer Schachtel von „{ $game }“ gespielt, die hier fehlt.
error-save-viewer = Das ist die Datei eines einzelnen Zuschauers: Man kann sie ansehen und prüfen, aber nicht daraus weiterspielen.
error-save-not-viewer = Das ist keine Zuschauerdatei.
error-save-result = Nachgespielt ergibt diese Datei ein anderes Ergebnis, als darin steht.
error-save-other = Die beiden Dateien gehören zu verschiedenen Partien.
error-save-seal = Eintrag { $number } der Zuschauerdatei passt nicht zu dem des Schiedsrichters: Inhalt oder Siegel weichen ab.
error-save-longer = Der Zuschauer erfuhr mehr, als in der Datei des Schiedsrichters steht.

## Seats: what they are called where nobody gave a name

seat-red = Rot
seat-blue = Blau
seat-green = Grün
seat-yellow = Gelb
seat-black = Schwarz
seat-violet = Violett
seat-namesake = { $name } ({ $colour })

## The log

log-draw = Der Zufall entscheidet { $label }: { $outcome }.
log-desk = Der Tisch entscheidet { $label }: { $outcome }.
log-time-up = Die Zeit von { $seat } ist um; die Uhr zieht statt dessen.
log-undo = { $seat } nimmt den letzten Zug zurück.
log-seat-person = { EMPTY($name) ->
        [no] { $name } spielt jetzt { $seat }.
       *[yes] Jemand spielt jetzt { $seat }.
    }
log-seat-bot = Der Tisch selbst spielt jetzt { $seat }.
log-seat-open = { $seat } ist wieder frei.
log-signal = Zeichen von { $seat }: { $signal }
log-signal-at = Zeichen von { $seat }: { $signal } ({ $node })
log-dice-all = Die Würfel sind versiegelt, mit einer Zahl von jedem Platz.
log-dice-some = Die Würfel sind versiegelt, mit { $count ->
        [one] einer Zahl
       *[other] Zahlen
    } von { $seats }; für den Rest steht die Zahl des Tisches ein.
log-dice-none = Die Würfel sind versiegelt, mit den Zahlen des Tisches allein.
log-over = Das Spiel ist vorbei.
log-winners = { $count ->
        [one] Gewonnen hat { $seats }.
       *[other] Gewonnen haben { $seats }.
    }
end-one = { $seat } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
end-shared = { $seats } teilen sich den Sieg mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
end-together = { $seats } gewinnen gemeinsam.
end-alone = { $seat } beendet das Spiel mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.

## Options and games that do not fit

error-lang = Diese Sprache gibt es hier nicht. Es gibt: en, fr, de, da, ro, zh.
error-option-form = „{ $option }“ ist keine Option: Schreib NAME=WERT, etwa bushes=yes.

## Save files that do not fit

error-save-dice = Ziehung { $number } in { $path } ist nicht, was die versiegelten Würfel ergeben.

## Was „cheeseboard verify“ in einer Datei findet

verify-save-over = { $game }: { $events } Ereignisse, Punkte { $scores }, beendet; { $dice }
verify-save-runs = { $game }: { $events } Ereignisse, Punkte { $scores }, am Zug: { $seats }; { $dice }
verify-dice-all = Würfel wie vor der ersten Ziehung versiegelt, mit einer Zahl von jedem Platz
verify-dice-some = Würfel wie vor der ersten Ziehung versiegelt, mit { $count ->
        [one] einer Zahl
       *[other] Zahlen
    } von { $seats } und der des Tisches für den Rest
verify-dice-none = Würfel wie vor der ersten Ziehung versiegelt, alle Zahlen vom Tisch
verify-dice-program = Würfel wie festgelegt, alle Zahlen von einem Programm gezogen
verify-dice-chosen = die Ziehungen wurden gewählt, nicht gewürfelt
verify-dice-waiting = die Würfel stehen noch nicht fest

## Scenarios

error-scenario = { $step ->
        [0] { $source }: { $what }
       *[other] { $source }, Schritt { $step }: { $what }
    }

## What exactly does not fit: boxes and scenarios (scenario-)

scenario-deck = `deck` muss eine Liste von Tabellen sein, eine je Frage
scenario-seen = `seen` muss eine Liste von Kennungen von Fragen sein
scenario-viewer-tables = expect: `{ $key }` schreibt man als BETRACHTER = eine Tabelle von Tatsachen
scenario-no-desk = hier sitzt niemand am Pult: ein `deck` fehlt
scenario-fact = am Pult gibt es keine Tatsache `{ $name }`; es gibt: { $known }
toml-at = das ist kein TOML in Zeile { $line }, Spalte { $column }
toml-end = das ist kein TOML: Am Ende bricht es ab
box-missing = der Eintrag `{ $entry }` fehlt
box-form = ein Eintrag hat die falsche Form
scenario-unreadable = die Datei kann nicht gelesen werden
scenario-missing = `{ $key }` fehlt
scenario-steps = Schritte schreibt man als [[step]]
scenario-nothing = nichts wird erwartet: Ein Szenario braucht ein `expect` oder ein `refuse`
scenario-key = einen Schlüssel `{ $key }` gibt es nicht; es gibt: { $known }
scenario-text = `{ $key }` muss ein Text sein
scenario-table = `{ $key }` muss eine Tabelle sein
scenario-clause = `clause` muss die Kennung einer Regel sein oder eine Liste davon
scenario-draws = draws: „{ $label }“ muss eine Liste von Texten sein
scenario-expect = `{ $key }` kann nicht erwartet werden; möglich ist: { $known }
scenario-numbers = expect: `{ $key }` muss eine Liste von Zahlen sein
scenario-flag = `{ $key }` muss true oder false sein
scenario-seat-flags = expect: `{ $key }` schreibt man als PLATZ = true oder false
scenario-viewer-texts = expect: `{ $key }` schreibt man als BETRACHTER = [Texte]
scenario-breakdown = expect: `{ $key }` schreibt man als PLATZ = [Tabellen mit clause, count, each, total]
scenario-seat-texts = expect: `{ $key }` muss eine Liste von Texten sein, oder PLATZ = [Texte]
scenario-number = `{ $key }` muss eine Zahl sein
scenario-one-of = ein Schritt ist eins von `play`, `refuse` und `undo`
scenario-together = `refuse` und `clause` gehören zusammen: Welche Regel verbietet den Zug?
scenario-unused = Ziehungen, zu denen es nie kam: { $draws }
scenario-no-clause = { $game } hat keine Regel „{ $clause }“
scenario-move = „{ $move }“: { $reason }
scenario-other-clause = „{ $move }“ wird von { $found } verboten, nicht von { $wanted }
scenario-allowed = „{ $move }“ ist erlaubt; { $clause } sollte es verbieten
scenario-differs = `{ $key }` sollte { $wanted } sein, ist aber { $found }
scenario-hidden = `{ $name }` sollte vor `{ $viewer }` verborgen sein, ist es aber nicht
scenario-elements = `{ $name }`: Das Feld hat { $count } Elemente
scenario-field = ein Feld `{ $name }` gibt es nicht
scenario-thing = hier gibt es weder ein Ding im Bild noch ein Feld `{ $name }`
scenario-not-legal = „{ $move }“ sollte für Platz { $seat } erlaubt sein: { $reason }
scenario-legal = „{ $move }“ sollte für Platz { $seat } nicht erlaubt sein
scenario-line = die Stellung hat keine Zeile „{ $line }“; sie ist: { $position }
scenario-which-seat = mehrere Plätze können handeln ({ $seats }): sag, für welchen, als PLATZ = [Texte]
scenario-seat = einen Platz „{ $seat }“ gibt es nicht

## The desk

error-desk-none = In dieser Partie sitzt niemand am Pult: Dort entscheidet der Zufall.
error-no-desk = Das Spiel „{ $game }“ stellt keine Fragen: Es nimmt keinen Fragensatz.
error-deck-file = Unter „{ $deck }“ sind keine Fragen. Nenne einen dieser Stapel: { $known }; oder eine Datei mit Fragen.
error-desk-length = Sag etwas in einer Zeile mit höchstens { $most } Zeichen.
error-desk-word = „{ $word }“ kann man am Pult nicht sagen. Was man sagen kann, beginnt mit: { $known }.
