# Words of the server: pages, forms, refusals, and (at the end) the client’s own. English; the five other files follow.
# An argument is named where it stands. `ui-` messages go to the client, which fills their arguments itself.

## Every page

page-language = Sprache
page-more = Weitere Seiten
page-shelf = Das Regal
page-rules = Regeln
page-about = Über uns und Lizenz
page-back = Zurück

## The shelf

shelf-title = Was wollen wir spielen?
shelf-lead = Öffne eine Schachtel, sag, wer mitspielt, und gib den Link weiter. Niemand braucht ein Konto.
shelf-coming = kommt noch
shelf-tables = Deine Tische
# low, high: smallest and largest number of players
shelf-players = { $low } bis { $high } Spieler
shelf-since-now = gerade eben gedeckt
# n: how many
shelf-since-minutes = { $n ->
    [one] vor einer Minute gedeckt
   *[other] vor { $n } Minuten gedeckt
}
shelf-since-hours = { $n ->
    [one] vor einer Stunde gedeckt
   *[other] vor { $n } Stunden gedeckt
}
shelf-since-days = { $n ->
    [one] gestern gedeckt
   *[other] vor { $n } Tagen gedeckt
}
lid-chou = Chou y es-tu ?
lid-goldrush = Gold Rush
lid-roquefort = Château Roquefort
lid-pursuit = Cheese Pursuit
lid-fromage = Fromage

## A new table

new-seats = Wer spielt
# role: what the seat plays, such as "both rabbits"
new-who = Wer spielt: { $role }
new-name = Name für: { $role }
new-name-short = Name, wenn du magst
new-levels = Wie stark der Tisch spielt
new-clock = Uhr
new-clock-time = Zeit für eine Entscheidung
new-clock-help = Wer sie verstreichen lässt, passt oder tut das Wenigste, was die Regeln erlauben. Du kannst sie am Tisch ändern.
new-options = Varianten
new-rulings = Wo die Anleitung schweigt
new-again = Plätze für diese Auswahl zeigen
new-go = Tisch decken
who-me = Ich
who-here = Jemand anders an diesem Gerät
who-open = Ein Freund, per Link
# level: how strong
who-bot = Der Tisch selbst, Stufe { $level }

## The invite

join-lead = Du bist eingeladen. Nimm einen freien Platz oder schau einfach zu.
join-full = Alle Plätze an diesem Tisch sind besetzt, aber du kannst zuschauen.
join-seat = Freie Plätze
join-name = Wie dürfen wir dich nennen?
join-go = Hinsetzen
join-watch = Nur zuschauen

## The table page, before its client runs

table-noscript = Der Tisch braucht JavaScript. Die Regeln und alle anderen Seiten gehen auch ohne.

## The rulebook page

# game: its title
rules-title = { $game }: die Regeln
rules-contents = Kapitel
# ref: where the clause comes from, such as "rulebook, line 41"
rules-anchor = Link zu dieser Regel ({ $ref })
# n: a number
ref-line = Anleitung, Zeile { $n }
# n: several numbers
ref-lines = Anleitung, Zeilen { $n }
ref-ruling = Entscheid { $n }
ref-house = Hausregel

## About

about-title = Über Cheeseboard
about-lead = Fünf Spiele auf einem Tisch, mit einem Schiedsrichter, der jede Regel kennt. Alles läuft auf diesem Rechner und fragt niemanden.
about-privacy-title = Was aufgehoben wird
about-privacy = Ein Cookie, das diesen Browser von anderen unterscheidet, deine Sprache und die Tische mit ihren Zügen. Kein Konto, keine Verfolgung, nichts von fremden Servern.
about-dice-title = Würfel, die niemand fälschen kann
about-dice = Jede Ziehung entsteht aus einem Geheimnis, das vor dem Spiel versiegelt wurde, und einer Zahl von jedem Platz. Am Ende wird das Geheimnis gezeigt, und jeder kann jede Ziehung nachprüfen.
about-licence-title = Lizenz
# version: the program’s number
about-licence = Cheeseboard { $version } ist freie Software: Nutze es, ändere es, gib es weiter. Die Lizenz:
about-games = Zeichnungen und Sätze sind unsere eigenen. Die Spiele gehören ihren Autoren und Verlagen; gefällt dir eines, kauf die Schachtel.

## Pages that say one thing

notice-missing-title = Hier ist nichts
notice-missing = Diese Seite gibt es nicht. Alles, was da ist, steht im Regal.
notice-not-over-title = Noch nicht zu Ende
notice-not-over = Das wird gezeigt, wenn das Spiel an diesem Tisch zu Ende ist.
notice-no-table-title = Kein solcher Tisch
notice-no-table = Unter dieser Adresse steht kein Tisch. Vielleicht wurde der Link abgeschnitten.
notice-no-invite-title = Keine solche Einladung
notice-no-invite = Dieser Link führt zu keinem Tisch. Lass ihn dir noch einmal geben und kopiere ihn ganz.
notice-no-game-title = Noch nicht im Regal
notice-no-game = Dieses Spiel kann man hier noch nicht spielen.
notice-no-rules-title = Keine solche Anleitung
notice-no-rules = Ein Spiel dieses Namens steht nicht im Regal.
notice-not-yours-title = Nicht dein Platz
notice-not-yours = Diese Datei bekommt nur, wer dort sitzt.
notice-damaged-title = Ein beschädigtes Protokoll
# why: a sentence
notice-damaged = Dieser Tisch lässt sich nicht öffnen: Sein Protokoll besteht die Prüfung nicht. { $why }
notice-origin-title = Nicht von hier
notice-origin = Dieses Formular kam von der Seite einer anderen Website; es wurde nichts getan.
notice-often-title = Zu oft
notice-often = Das war viel auf einmal. Warte ein paar Sekunden und versuch es noch einmal.
notice-large-title = Zu groß
notice-large = Dieses Formular war größer als alle unsere und wurde nicht gelesen.
notice-request-title = Nicht verstanden
notice-request = Der Server hat diese Anfrage nicht verstanden.
notice-disk-title = Die Platte streikt
notice-disk = Der Tisch konnte nicht auf die Platte geschrieben werden und wurde nicht gedeckt.
notice-fault-title = Ein Fehler
notice-fault = Hier ist etwas schiefgegangen. Es ist notiert; die Tische haben alles behalten.

## Refusals at the table

refuse-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
refuse-not-yours = Dieser Platz gehört jemand anderem.
refuse-reader = Solange eine Frage offen ist, kann sich niemand hierher setzen, der einen anderen Platz spielt: Von hier sieht man die Antwort. Gib den Platz einem Bot oder warte, bis die Frage vorbei ist.
refuse-not-invited = Hier hinsetzen darf sich nur, wer über den Einladungslink kam. Bitte den Gastgeber darum.
# level: what was asked for
refuse-no-level = Einen Bot „{ $level }“ gibt es für dieses Spiel nicht.
refuse-no-desk = An diesem Tisch wird nichts gefragt: Wähle deinen Zug auf dem Brett oder schreib ihn ins Textfeld.
refuse-watching = Du schaust zu: Spielen kann nur, wer am Tisch sitzt.
refuse-not-host = Das kann nur, wer den Tisch gedeckt hat.
refuse-no-clock = Eine Entscheidung darf 30 Sekunden, 1, 2 oder 5 Minuten, einen Tag oder beliebig lange dauern.
refuse-late = Deine Zeit war um, bevor dieser Zug ankam, und die Uhr hat für dich gezogen. Sieh dir das Brett noch einmal an.
error-disk-clock = Die Uhr ließ sich nicht auf die Platte schreiben; sie bleibt, wie sie war. Versuch es noch einmal.
why-nothing = Damit lässt sich gerade nichts machen.
error-inside = Der Tisch ist über diesen Zug gestolpert. Es wurde nichts gespielt; versuch es anders.
error-race = Der Tisch wurde im selben Augenblick anderswo verändert. Versuch es noch einmal.
error-disk = Der Zug konnte nicht auf die Platte geschrieben werden und wurde nicht gespielt. Versuch es noch einmal.

## What a page hears when it is misunderstood or sent away

bad-frame = Der Tisch hat diese Nachricht nicht verstanden; nichts wurde geändert.
bad-no-hello = Die erste Nachricht muss hallo sagen.
bad-silent = Zu lange war nichts zu hören, die Verbindung wird geschlossen.
bad-too-fast = Zu viele Nachrichten auf einmal; die Verbindung wird geschlossen.
bad-too-often = Zu viele unverständliche Nachrichten; die Verbindung wird geschlossen.
bad-crowded = Im Augenblick gibt es zu viele Verbindungen. Versuch es etwas später noch einmal.
bad-fault = Der Tisch ist gestolpert; er hat alles behalten und öffnet sich wieder.
bad-origin = Diese Seite gehört nicht zum Tisch.
bad-no-table = Diesen Tisch gibt es nicht.
bad-seat = Ein Platz ist eine Zahl oder „watch“.
bad-seat-gone = Dieser Platz ist nicht oder nicht mehr deiner.

## Das Ende eines Spiels

# names: who has won; count: how many they are
end-winners = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
end-level = Unentschieden

## The clock

clock-none = unbegrenzt
# n: how many
clock-seconds = { $n } Sekunden
clock-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
}
clock-day = ein Tag
# seat: what it is called
clock-late = Die Zeit von { $seat } ist zweimal hintereinander verstrichen. Als Gastgeber kannst du diesen Platz vom Tisch spielen lassen.

## The client (static/words.json)

# name: filled in by the client
ui-your-move-plain = Du bist dran
# name: filled in by the client
ui-watching = Du schaust zu
ui-over = Das Spiel ist vorbei
ui-connecting = Der Tisch wird geöffnet …
ui-offline = Keine Verbindung. Der Tisch behält alles; es wird weiter versucht.
ui-back-online = Wieder verbunden.
ui-closed = Dieser Tisch lässt sich von hier aus nicht öffnen.
ui-confirm = So spielen
ui-back = Zurück
ui-undo = Zurücknehmen
ui-moves = Erlaubte Züge
ui-moves-none = Gerade gibt es nichts zu wählen.
ui-moves-hint = Wähle hier einen oder drücke seine Teile auf dem Plan.
ui-choose-rest = Weiter: Wähle noch etwas Umrandetes oder geh zurück.
ui-seats = Plätze
ui-log = Bisher
ui-log-empty = Noch ist nichts geschehen.
ui-rules = Regeln
ui-rule-link = Regel lesen
ui-settings = Einstellungen
ui-invite = Einladen
ui-leave = Zurück zum Regal
ui-help = Tasten
ui-close = Schließen
ui-more = Mehr
ui-board = Spielplan
ui-lit = kann gewählt werden
# label: filled in by the client
ui-zoom-in = Näher
ui-zoom-out = Weiter weg
ui-fit = Ganzer Plan
ui-text-label = Zug eintippen
# example: filled in by the client
ui-text-hint = Zum Beispiel { $example }
ui-text-send = Spielen
ui-text-empty = Schreib zuerst einen Zug.
ui-turn-left = Nach links drehen
ui-turn-right = Nach rechts drehen
ui-waiting-answer = Wird gesendet …
ui-last-move = Letzter Zug
ui-away = weg
ui-open-seat = frei
ui-seat-waits = Hier sitzt noch niemand: Lade jemanden ein.
ui-bot = spielt von selbst
# level: filled in by the client
ui-bot-level = spielt von selbst, Stufe { $level }
ui-you = du
ui-to-move = ist dran
# points: filled in by the client
ui-points = Punkte: { $points }
# change, reason: filled in by the client
ui-points-change = { $change }: { $reason }
# name: filled in by the client
ui-seat-menu = Wer hier sitzt: { $name }
ui-seat-me = Ich nehme diesen Platz
ui-seat-open = Für jemand anderen freilassen
# level: filled in by the client
ui-seat-bot = Den Tisch spielen lassen: { $level }
ui-level-gentle = sanft
ui-level-sharp = schlau
ui-level-merciless = gnadenlos
ui-invite-say = Wer diesen Link öffnet, kann einen freien Platz nehmen oder zuschauen.
ui-invite-local = Diese Adresse gilt nur auf diesem Rechner. Für Handys im Haus starte mit ./play --lan.
ui-invite-link = Link zu diesem Tisch
ui-invite-copy = Link kopieren
ui-invite-copied = Der Link ist kopiert.
ui-invite-by-hand = Kopieren ist hier nicht erlaubt: Der Link ist markiert, kopiere ihn von Hand.
ui-invite-qr = Ein quadratischer Code mit demselben Link: Richte die Kamera eines Telefons darauf
ui-signal = Deinem Partner ein Zeichen geben
# label: filled in by the client
ui-signal-pick = { $label }: Wähle die Stelle auf dem Plan.
# name: filled in by the client
ui-cover-title = Gib das Gerät weiter an { $name }
# name, name: filled in by the client
ui-cover-say = { $name } ist dran. Was die anderen nicht sehen dürfen, bleibt verdeckt, bis { $name } bereit ist.
# name: filled in by the client
ui-cover-go = Ich bin { $name }
ui-cover-wait = Mal sehen, wer dran ist …
# name, role: filled in by the client
ui-cover-role = { $name } ({ $role })
ui-language = Sprache
ui-theme = Licht
ui-theme-light = Hell
ui-theme-dark = Dunkel
ui-ask = Vor jedem Zug nachfragen
ui-ask-always = Immer
ui-ask-touch = Auf Touchscreens
ui-ask-never = Nie
ui-motion = Bewegung
ui-motion-full = Volle
ui-motion-little = Wenig
ui-hints = Wahrscheinliches zeigen
ui-coordinates = Namen der Orte
ui-on = An
ui-off = Aus
ui-keys-arrows = Über den Plan gehen
ui-keys-enter = Das Markierte wählen; noch einmal zum Bestätigen
ui-keys-escape = Einen Schritt zurück, schließen
ui-keys-next = Zum Nächsten, das gewählt werden kann
ui-keys-moves = Erlaubte Züge auflisten
ui-keys-why = Fragen, warum das nicht geht
ui-keys-turn = Drehen
ui-keys-zoom = Näher, weiter weg, ganzer Plan
ui-key-arrows = Pfeiltasten
ui-art-missing = Die Bilder konnten nicht geladen werden. Mit dem Textfeld und der Zugliste kann man trotzdem spielen.
ui-page-error = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu: Der Tisch hat alles behalten.
ui-as-device = Wie das Gerät
ui-end-won = Gewonnen!
ui-end-lost = Leider verloren
ui-end-again = Noch ein Spiel
ui-end-look = Plan ansehen
ui-end-save = Spiel speichern
ui-dice-checking = Würfel: werden geprüft …
ui-dice-fit = Würfel: geprüft
ui-dice-misfit = Würfel: Sie passen nicht!
ui-dice-how = Vor der ersten Ziehung hat der Tisch ein Geheimnis versiegelt und die Plätze ihre Zahlen. Diese Seite hat gerade jede Ziehung daraus noch einmal gemacht. Ziehungen: { $draws }
ui-dice-own = Was dieser Browser versiegelt hat, ist unverändert dabei.
ui-dice-seat = eine eigene Zahl
ui-dice-table = die Zahl des Tisches steht ein
ui-dice-program = eine vom Tisch gezogene Zahl
ui-dice-late = zu spät: die Zahl des Tisches steht ein
ui-dice-secret = Geheimnis
ui-dice-seal = Sein Siegel
ui-dice-number = Zahl
ui-dice-record = Das ganze Protokoll, für „cheeseboard verify“
ui-end-show = Das Ergebnis
# what: filled in by the client
ui-end-rule = Regel lesen: { $what }
# count, each, total: filled in by the client
ui-end-sum = { $count } × { $each } = { $total }
# place: filled in by the client
ui-end-place = Platz { $place }
ui-end-points = Woraus die Punkte bestehen
ui-news-go = Weiter
ui-signs = Was bedeuten die Zeichen?
ui-signs-shade = Ein Hinweis aus dem, was du wissen darfst: je deutlicher dieses Zeichen, desto wahrscheinlicher ist dort, was du suchst. Die Einstellungen schalten es ab.
ui-signs-first = Kann gewählt werden: beginne damit
ui-signs-later = Kann auch gewählt werden, jetzt oder danach
ui-signs-chosen = Das hast du gewählt
ui-signs-path = Der letzte Zug: von wo nach wo
# name: filled in by the client
ui-signs-seat = Gehört zu { $name }
ui-signs-count = Wie viele es davon gibt oder wie viel darin ist
ui-signs-ask = Bleib mit der Maus oder dem Finger auf einem Ding, um zu lesen, was es ist.
ui-clock = Zeit für eine Entscheidung
# limit: filled in by the client
ui-clock-now = Zeit für eine Entscheidung: { $limit }
# time: filled in by the client
ui-clock-left = Noch { $time }
ui-clock-stands = Die Uhr steht, solange niemand da ist.
ui-clock-ten = Noch zehn Sekunden.

# Was ein Zug bewirken würde, bevor er gespielt ist.
preview-points = Punkte für { $name }: { $change }
preview-open = Was dann geschieht, hängt von etwas ab, das du noch nicht wissen kannst.

## The desk

new-decks = Fragen
new-decks-help = Gefragt wird in den angekreuzten Sprachen. Ohne eine entscheidet der Zufall, was richtig ist. Für einen Bildschirm in der Mitte des Raums und Telefone ringsum lass alle Plätze frei: Jeder nimmt einen über den Einladungslink, und mehrere können sich einen Platz teilen.
join-crew = Zusammen mit { $name }, auf derselben Seite
refuse-no-crew = An diesem Platz kannst du dich nicht dazusetzen: Komm über den Einladungslink und ohne eigenen Platz hier.
refuse-captain = An diesem Tisch spricht { $name } für diese Seite. Du kannst eine Antwort vorschlagen.

## Question decks

decks-title = Fragenstapel
decks-lead = Was das Quiz fragt, kommt aus Stapeln. Bring eigene aus anderen Programmen mit, und nimm jeden Stapel mit.
decks-shipped = Vom Haus
decks-own = Deine eigenen
decks-open-later = Ist das Spiel vorbei, zeigt sein Protokoll allen am Tisch den ganzen Stapel, auch Fragen, die nie drankamen.
decks-none = Du hast noch keine mitgebracht.
decks-count =
    { $count ->
        [one] { $count } Frage
       *[other] { $count } Fragen
    }
decks-bring = Fragen mitbringen
decks-file = Datei
decks-file-help = { $formats }; bis { $most } MB. Zuerst siehst du, was verstanden wurde, und Zeile für Zeile, was nicht.
decks-look = Ansehen
decks-no-file = Wähle zuerst eine Datei.
decks-understood =
    { $count ->
        [one] { $count } Frage wurde verstanden.
       *[other] { $count } Fragen wurden verstanden.
    }
decks-about = Über den Stapel
decks-name = Name
decks-lang = Sprache der Fragen
decks-licence = Lizenz
decks-licence-help = Unter welcher Lizenz dürfen andere sie verwenden? Für Fragen, zu denen die Datei nichts sagt; darf leer bleiben.
decks-categories = Kategorien
decks-category-of = Fragen aus „{ $label }“
decks-category-none = Fragen ohne Kategorie
decks-choose = Bitte wählen
decks-leave = Weglassen
decks-again = Noch einmal ansehen
decks-problems = Nicht verstanden
decks-no-problems = Alles wurde verstanden.
decks-line = Zeile { $line }:
decks-more-problems =
    { $count ->
        [one] Und { $count } weitere.
       *[other] Und { $count } weitere.
    }
decks-some = Einige der Fragen
decks-keep = Als Stapel behalten
decks-waiting = Wähle für jede Gruppe von Fragen eine Kategorie, oder lass sie weg.
decks-nothing = Es bleibt keine Frage übrig.
decks-full = Du hast so viele Stapel, wie das Haus für eine Person aufbewahren kann (höchstens { $most }). Lösche zuerst einen.
decks-credits = Woher die Fragen kommen
decks-credits-lead = Jede Frage trägt Quelle und Lizenz; sie gehen mit in jede Datei, die sie aufnehmen kann.
decks-no-source = Quelle nicht genannt
decks-no-licence = Lizenz nicht genannt
decks-reports = Am Tisch gemeldet
decks-no-reports = Niemand hat etwas beanstandet.
decks-reported =
    { $count ->
        [one] Einmal gemeldet
       *[other] Von { $count } Personen gemeldet
    }
decks-reports-file = Meldungen mitnehmen (CSV)
decks-export = Mitnehmen als
decks-written =
    { $count ->
        [one] { $count } Frage kommt in die Datei.
       *[other] { $count } Fragen kommen in die Datei.
    }
decks-lost = Was das Format nicht aufnehmen kann
decks-nothing-lost = Das Format nimmt alles auf.
decks-download = Herunterladen
decks-delete = Diesen Stapel löschen
decks-delete-help = Der Stapel wird sofort vergessen. Tische, die damit spielen, behalten ihre eigene Kopie.
notice-no-deck-title = Kein solcher Stapel
notice-no-deck = Diesen Stapel gibt es nicht, oder er gehört jemand anderem.
format-jsonl = Cheeseboard-Stapel
format-csv = CSV-Tabelle
format-moodle = Moodle-XML
format-gift = Moodle-GIFT
format-opentdb = Open Trivia DB
format-triviaqa = OpenTriviaQA
format-anki = Anki, einfacher Text
format-kahoot = Kahoot-Tabelle
decks-checked = Fragen: { $count }. Probleme: { $problems }.

## The page: what is asked (ui-)

ui-aloud = Vorlesen
ui-aloud-setting = Fragen vorlesen
ui-once = Antworten zählen beim ersten Druck
ui-once-more = Gewählt: { $label }. Noch einmal drücken oder unten bestätigen.
ui-form-send = Senden
ui-seat-crew = Ich setze mich dazu, auf dieselbe Seite
ui-crew-with = mit { $names }
ui-keys-option = Eine Antwort wählen
