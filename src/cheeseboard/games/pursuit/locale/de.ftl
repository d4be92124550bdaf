# Cheese Pursuit: alle Wörter des Spiels, deutsch. Wortschatz: Partei = wer auf einem Platz spielt, Person oder Team;
# Halter = die Spielfigur mit Platz für sechs Ecken; Nabe = das Feld in der Mitte; Eckenfeld = wo es Käseecken gibt.

## The game

game-title = Cheese Pursuit
game-pitch = Ein Quiz rund um einen Käselaib: sechs Ecken, von jeder Sorte eine, und eine letzte Frage.
game-intro = Ein Käselaib liegt auf dem Tisch, in sechs Teile geschnitten. Würfle, zieh deinen Halter an der Rinde entlang und beantworte, was das Feld fragt. Auf den sechs Eckenfeldern bringt eine richtige Antwort eine Käseecke. Wer alle sechs hat, kehrt in die Mitte zurück, wo die anderen die letzte Frage aussuchen.

## Chapters of the rulebook page

chapter-sides = Parteien und Aufbau
chapter-sides-intro = Das Rad hat 73 Felder: die Nabe in der Mitte, sechs Speichen mit je fünf Feldern, sechs Eckenfelder an deren Enden und sechs Stücke Rand dazwischen. Jedes Feld hat einen Namen: S23 ist das dritte Feld der Speiche 2, W2 das Eckenfeld an ihrem Ende, R21 das erste Feld des Randes danach.
chapter-move = Würfeln und ziehen
chapter-move-intro = Ein Wurf führt so weit, wie er sagt. Wo sich mehrere Wege öffnen, hast du die Wahl.
chapter-space = Was ein Feld fragt
chapter-space-intro = Farbfelder und Eckenfelder stellen eine Frage ihrer Farbe, die Nabe eine nach deiner Wahl und manche Felder am Rand gar keine.
chapter-wedge = Käseecken
chapter-wedge-intro = Sechs Ecken sind ein Käse: Erdkunde, Unterhaltung, Geschichte, Kunst und Literatur, Wissenschaft und Natur, Sport und Freizeit.
chapter-reading = Vorlesen und urteilen
chapter-reading-intro = Die Fragen liest ein Nachbar vor, von einem Stapel Karten mit je sechs Fragen.
chapter-final = Die letzte Frage
chapter-final-intro = Mit einem ganzen Käse ist das Rennen fast gelaufen.
chapter-option = Andere Spielweisen
chapter-option-intro = Die Ausgaben dieses Spiels unterscheiden sich. Jede dieser Regeln lässt sich einzeln einschalten.
chapter-ruling = Zweifelsfälle
chapter-ruling-intro = Wo die Anleitung schweigt oder sich auf zwei Arten lesen lässt, wird an diesem Tisch so gespielt.

## Clauses: sides and setting up

clause-players-two-to-six = Es spielen zwei bis sechs Parteien. Eine allein darf üben (Regel dieses Tisches).
clause-players-teams-within = Eine Partei ist eine Person oder ein Team. Ein Team zählt als eine Partei, mehr als sechs sind es also nie.
clause-players-agreed-before = Ob jeder für sich spielt oder in Teams, wird vor dem Spiel vereinbart.
clause-teams-fixed = Während des Spiels wechselt niemand die Partei.
clause-setup-empty-holder-on-hub = Jede Partei beginnt mit einem leeren Halter auf der Nabe.
clause-setup-one-pile = Alle Fragekarten liegen in einem Stapel.
clause-setup-starter-chosen = Wer beginnt, wird vor dem ersten Zug bestimmt; bis dahin spielt niemand.
clause-turn-passes-left = Die Züge gehen links herum, auch für Teams. Nur die Partei, die am Zug ist, würfelt und zieht.

## Clauses: throwing and moving

clause-move-one-die = Für jede Bewegung wird ein Würfel geworfen; erst kommt der Wurf, dann die Bewegung.
clause-move-exact = Der Halter zieht genau so viele Felder, wie der Würfel zeigt.
clause-move-direction-free = Wer zieht, wählt den Weg.
clause-move-no-mixing = Am Rand geht eine Bewegung im Uhrzeigersinn oder dagegen, nie erst das eine und dann das andere.
clause-hub-one-space = Der ganze Kreis in der Mitte ist ein einziges Feld.
clause-hub-cross = Eine Bewegung darf geradeaus über die Nabe führen.
clause-hub-change-spoke = An der Nabe darf eine Bewegung in jede andere Speiche abbiegen.
clause-space-no-limit = Auf einem Feld dürfen beliebig viele Halter stehen; niemand ist im Weg.

## Clauses: what a space asks

clause-roll-again-must = Auf einem Nochmal-Feld würfelt und zieht die Partei im selben Zug ein weiteres Mal.
clause-roll-again-no-question = Auf einem Nochmal-Feld wird nichts gefragt.
clause-roll-again-new-direction = Von einem Nochmal-Feld aus darf die nächste Bewegung anderswohin gehen.
clause-colour-question-matches = Auf einem Farbfeld kommt die Frage aus dem Gebiet dieser Farbe.
clause-colour-right-throw-again = Eine richtige Antwort auf einem Farbfeld bringt einen weiteren Wurf.
clause-colour-wrong-ends-turn = Eine falsche Antwort beendet den Zug.
clause-wedge-space-question-matches = Auf einem Eckenfeld kommt die Frage aus dem Gebiet dieses Feldes.
clause-wedge-space-right-wins-wedge = Eine richtige Antwort auf einem Eckenfeld bringt eine Ecke dieses Gebiets in den Halter.
clause-wedge-space-wrong-ends-turn = Eine falsche Antwort auf einem Eckenfeld beendet den Zug, ohne Ecke.
clause-wedge-space-right-continues = Nach einer richtigen Antwort auf einem Eckenfeld geht der Zug weiter.
clause-hub-free-category = Wer mit weniger als sechs Ecken auf der Nabe landet, wählt das Gebiet der Frage. Anderswo wählt niemand.
clause-hub-no-wedge = Auf der Nabe gibt es keine Ecke.

## Clauses: wedges

clause-wedge-only-on-wedge-space = Nur ein Halter auf einem Eckenfeld gewinnt eine Ecke.
clause-wedge-colour-answered = Die Ecke hat die Farbe des Gebiets, aus dem die Frage kam.
clause-wedge-one-per-colour = Niemand bekommt eine zweite Ecke derselben Farbe.
clause-wedge-still-answer = Fragen aus einem Gebiet, dessen Ecke man hat, werden trotzdem gestellt.
clause-wedge-retry-needs-leaving = Nach einer falschen Antwort auf einem Eckenfeld muss der Halter weg und wieder dort landen, um es noch einmal zu versuchen.
clause-wedge-not-exchanged = Ecken und Halter gehen nie von einer Partei an eine andere.

## Clauses: reading and judging

clause-reader-left = Die Partei links von der, die antwortet, liest die Frage vor.
clause-reader-top-card = Die Frage kommt von der obersten Karte des Stapels.
clause-reader-matching-question = Von den sechs Fragen der Karte wird die des verlangten Gebiets gelesen.
clause-reader-to-bottom = Danach kommt die Karte unter den Stapel, ob die Antwort richtig war oder falsch.
clause-reader-after-answer = Die Karte wird erst nach der Antwort weggelegt, und erst dann geht es weiter.
clause-cards-circulate = So kommen die Karten in derselben Reihenfolge wieder; gemischt wird während des Spiels nie.
clause-teams-all-contribute = Alle in einem Team dürfen bei der Antwort helfen.
clause-dispute-before-next-throw = Was strittig ist, wird vor dem nächsten Wurf geklärt.
clause-dispute-agree-ahead = Wie zweifelhafte Antworten beurteilt werden, darf vorher vereinbart werden, etwa mit einem Nachschlagewerk.

## Clauses: the last question

clause-final-six-to-hub-at-once = Mit der sechsten Ecke kommt der Halter sofort auf die Nabe.
clause-final-next-turn = Die letzte Frage kommt, wenn diese Partei wieder am Zug ist.
clause-final-no-throw = Für die letzte Frage wird nicht gewürfelt und nicht gezogen.
clause-final-others-choose = Die anderen Parteien wählen das Gebiet der letzten Frage.
clause-final-before-card = Sie wählen, bevor die nächste Karte genommen wird.
clause-final-right-wins = Wer die letzte Frage richtig beantwortet, hat gewonnen, und das Spiel ist aus.
clause-final-wrong-stays = Nach einer falschen Antwort endet der Zug, und der Halter bleibt auf der Nabe.
clause-final-retry-next-turn = In ihrem nächsten Zug bekommt die Partei eine weitere letzte Frage.
clause-final-category-may-repeat = Dafür dürfen die anderen dasselbe Gebiet wählen oder ein anderes.
clause-final-needs-six = Eine letzte Frage, und eine Abstimmung darüber, gibt es erst mit allen sechs Ecken im Halter.

## Clauses: other ways to play

clause-option-exact-return = Wahlregel: Mit sechs Ecken geht es mit dem Würfel weiter, und die Nabe muss mit genauem Wurf erreicht werden.
clause-option-leave-after-miss = Wahlregel: Nach einer falschen letzten Antwort muss der Halter im nächsten Zug von der Nabe weg.
clause-option-start-own-colour = Wahlregel: In ihrem ersten Zug stellt jede Partei ihren Halter auf ein beliebiges Feld ihrer Farbe, auch das Eckenfeld; dann würfelt sie. Gefragt wird dort noch nichts.
clause-option-time-limit = Wahlregel: Für eine Antwort gibt es eine Frist; eine späte zählt als falsch.
clause-option-wedge-ends-turn = Wahlregel: Der Zug endet, wenn eine neue Ecke gewonnen ist.
clause-option-starter-highest = Wahlregel: Alle würfeln, und der höchste Wurf beginnt; wer gleichauf liegt, würfelt noch einmal.
clause-option-leaving = Wahlregel: In ihrem Zug darf eine Partei das Spiel endgültig verlassen, mit Halter und Ecken. Die letzte, die bleibt, gewinnt.
clause-option-two-boxes = Wahlregel: Die Karten kommen abwechselnd von zwei Stapeln, Frage um Frage, das ganze Spiel hindurch.
clause-option-cards-queues = Wahlregel: Jedes Gebiet hat seinen eigenen Stapel.
clause-option-reader-any = Wahlregel: Jede andere Partei darf vorlesen.

## Clauses: corner cases

clause-ruling-wedge-continues = Eine neue Ecke beendet den Zug nicht: Die Partei würfelt wieder (außer bei der sechsten, oder wenn eine Wahlregel es anders will).
clause-ruling-hub-continues = Auch eine richtige Antwort auf der Nabe bringt einen weiteren Wurf.
clause-ruling-no-step-back = Keine Bewegung geht gleich wieder auf das Feld zurück, das sie eben verlassen hat, auf Speichen so wenig wie am Rand.
clause-ruling-vote-tie-left = Gefragt wird aus dem Gebiet mit den meisten Stimmen. Bei Gleichstand entscheidet die Stimme des linken Nachbarn; gilt sie keinem davon, wählt er unter ihnen.
clause-ruling-reader-in-team = Vorlesen darf jeder aus dem Team zur Linken.
clause-ruling-dispute-majority = Eine vorher vereinbarte Quelle geht vor; sonst entscheidet der Vorleser, und eine Mehrheit der anderen kann ihn überstimmen.
clause-ruling-must-move = Niemand darf stehen bleiben oder weniger ziehen, als gewürfelt ist.
clause-ruling-sixth-ends-turn = Mit der sechsten Ecke ist der Zug vorbei.
clause-ruling-solo = Spielt jemand allein, liest der Tisch die Fragen; Antworten werden ausgewählt oder getippt.
clause-ruling-solo-final = Spielt jemand allein, wird das Gebiet der letzten Frage ausgelost.
clause-ruling-secret-vote = Jede andere Partei stimmt einmal für ein Gebiet oder enthält sich, und alle Stimmen bleiben verdeckt, bis die letzte da ist.
clause-ruling-no-vote-lot = Stimmt niemand für ein Gebiet, wird eines der sechs ausgelost.
clause-ruling-chance-of-right = Die Spieler des Programms sehen die Antworten nicht: Jeder antwortet mit einer vorher festgelegten Aussicht richtig.
clause-ruling-exact-final-at-once = Wer die Nabe mit genauem Wurf erreichen muss, bekommt die letzte Frage gleich bei der Ankunft; die sechste Ecke beendet den Zug dann nicht.
clause-ruling-leave-returns-exact = Wer von der Nabe weg musste, kommt mit genauem Wurf zurück und bekommt gleich bei der Ankunft die nächste letzte Frage.
clause-ruling-left-open-question = Geht eine Partei, während ihre Frage offen ist, kommt die Karte unter den Stapel, und der Zug ist vorbei.

## Options

option-players = Parteien
option-players-help = Wie viele Parteien spielen. Eine Partei ist eine Person oder ein Team auf einem Platz; eine allein darf üben.
option-starter = Wer beginnt
option-starter-help = Wie die erste Partei gefunden wird.
option-starter-random = Ausgelost
option-starter-highest = Der höchste Wurf
option-starter-first = Der erste Platz
option-start = Start der Halter
option-start-help = Auf der Nabe oder auf einem Feld der eigenen Farbe, das im ersten Zug gewählt wird.
option-start-hub = Auf der Nabe
option-start-own_colour = Auf einem Feld der eigenen Farbe
option-home = Heim mit sechs Ecken
option-home-help = Wie der Halter für die letzte Frage auf die Nabe zurückkommt.
option-home-teleport = Sofort, und die Frage kommt im nächsten Zug
option-home-exact = Mit genauem Wurf
option-after_miss = Nach einer falschen letzten Antwort
option-after_miss-help = Ob der Halter für den nächsten Versuch auf der Nabe bleibt.
option-after_miss-stay = Er bleibt und versucht es im nächsten Zug wieder
option-after_miss-leave = Er muss weg und wiederkommen
option-wedge_ends_turn = Eine Ecke beendet den Zug
option-wedge_ends_turn-help = Gegen lange Züge: Nach einer neuen Ecke ist die nächste Partei dran.
option-leaving = Parteien dürfen gehen
option-leaving-help = Wer geht, nimmt den Halter mit. Sonst übernimmt ein Bot oder jemand anderes den Platz.
option-skill = Aussicht auf eine richtige Antwort
option-skill-help = Für Bots und Simulationen: wie viele Antworten von hundert richtig sind.
option-skill_a = … der ersten Partei
option-skill_a-help = Nur für die erste Partei; 0: wie für alle.
option-skill_b = … der zweiten Partei
option-skill_b-help = Nur für die zweite Partei; 0: wie für alle.
option-skill_c = … der dritten Partei
option-skill_c-help = Nur für die dritte Partei; 0: wie für alle.
option-skill_d = … der vierten Partei
option-skill_d-help = Nur für die vierte Partei; 0: wie für alle.
option-skill_e = … der fünften Partei
option-skill_e-help = Nur für die fünfte Partei; 0: wie für alle.
option-skill_f = … der sechsten Partei
option-skill_f-help = Nur für die sechste Partei; 0: wie für alle.
option-judging = Wie Antworten beurteilt werden
option-judging-help = Durch Auswahl aus vieren, nach dem, was getippt wird, oder durch einen Vorleser, der die Antwort hört und als Einziger die richtige sieht.
option-judging-choice = Aus vieren wählen
option-judging-typed = Getippt, vom Tisch beurteilt
option-judging-reader = Laut gesagt, vom Vorleser beurteilt
option-seconds = Zeit für eine Antwort
option-seconds-help = In Sekunden; wer zu spät kommt, hat falsch geantwortet.
option-seconds-0 = Unbegrenzt
option-seconds-20 = 20 Sekunden
option-seconds-30 = 30 Sekunden
option-seconds-60 = Eine Minute
option-seconds-120 = Zwei Minuten
option-reader = Wer vorliest
option-reader-help = Wer die Frage vorliest und zweifelhafte Antworten beurteilt.
option-reader-left = Die Partei zur Linken
option-reader-any = Jede andere Partei
option-cards = Die Karten
option-cards-help = Wie die Fragekarten gestapelt sind.
option-cards-pile = Ein Stapel
option-cards-queues = Ein Stapel je Gebiet
option-cards-two_boxes = Zwei Stapel abwechselnd
option-appeals = Einspruch
option-appeals-help = Ob über ein Urteil die anderen Parteien abstimmen können.
option-strictness = Getippte Antworten
option-strictness-help = Wie genau eine getippte Antwort passen muss.
option-strictness-exact = Aufs Wort
option-strictness-strict = Streng
option-strictness-normal = Mit kleinen Schreibfehlern
option-strictness-generous = Großzügig
option-difficulty = Schwierigkeit
option-difficulty-help = Welche Fragen im Stapel sind.
option-difficulty-any = Alle
option-difficulty-easy = Leichte
option-difficulty-medium = Mittlere
option-difficulty-hard = Schwere
option-question_shown = Wer die Frage sieht
option-question_shown-help = Ob sie auf jedem Bildschirm steht oder nur beim Vorleser.
option-question_shown-all = Alle
option-question_shown-reader = Nur der Vorleser
option-commit = Wer für ein Team antwortet
option-commit-help = Ob jeder im Team die Antwort geben darf oder nur der Kapitän.
option-commit-any = Jeder
option-commit-captain = Der Kapitän

## Categories, spaces, and things on the board

category-GE = Erdkunde
category-EN = Unterhaltung
category-HI = Geschichte
category-AL = Kunst und Literatur
category-SN = Wissenschaft und Natur
category-SL = Sport und Freizeit
board-wheel = Ein Käselaib, in sechs Teile geschnitten: das Rad mit Speichen und Rand
space-hub = { $place }: die Nabe in der Mitte
space-cat = { $place }: { $category }
space-hq = { $place }: Eckenfeld, { $category }
space-roll = { $place }: noch einmal würfeln
node-holder = Halter: { $seat }, auf { $place }, mit diesen Ecken: { $wedges }
node-holder-empty = Halter: { $seat }, auf { $place }, leer
node-die = { $die ->
        [0] Der Würfel
       *[other] Der Würfel zeigt { $die }
    }
node-pile = Die Fragekarten

## Moves in words

move-roll = Würfeln
move-go = Auf { $place } ziehen
move-place = Auf { $place } beginnen
move-category = Gebiet: { $category }
move-vote = Stimme für: { $category }
move-abstain = Sich enthalten
move-leave = Das Spiel verlassen
card-choices = Du hast die Wahl
button-abstain = Enthaltung
button-leave = Das Spiel verlassen

## What to do now

prompt-starter = Es wird ausgelost, wer beginnt.
prompt-throw-off = Alle würfeln um den Anfang.
prompt-place = { $seat }: Stell deinen Halter auf ein Feld deiner Farbe.
prompt-roll = { $seat }: Würfle.
prompt-die = Der Würfel rollt für { $seat }.
prompt-move = { $seat }: Zieh { $die ->
        [one] { $die } Feld
       *[other] { $die } Felder
    }.
prompt-category = { $seat }: Wähle das Gebiet deiner Frage.
prompt-ask = { $final ->
        [yes] Die letzte Frage für { $seat }: { $category }
       *[no] Eine Frage für { $seat }: { $category }
    }
prompt-vote = Letzte Frage für { $seat }: Stimm über ihr Gebiet ab.
prompt-wait-vote = Letzte Frage für { $seat }: Die anderen stimmen über ihr Gebiet ab.
prompt-tie = { $chooser }: Die Stimmen stehen gleich; wähle das Gebiet der letzten Frage für { $seat }.
prompt-wait-tie = Die Stimmen stehen gleich: { $chooser } wählt das Gebiet der letzten Frage für { $seat }.
prompt-lot = Das Gebiet der letzten Frage für { $seat } wird ausgelost.
prompt-wait-turn = Am Zug: { $seat }.
ending-won = { $seat } hat gewonnen: Die letzte Antwort war richtig.
ending-last-left = { $seat } hat gewonnen: Alle anderen sind gegangen.
status = { $round ->
        [0] Das Spiel beginnt
       *[other] Runde { $round }
    }
side-holder = Ein Halter
note-gone = Gegangen
note-home = Wartet auf die letzte Frage
term-wedges = Käseecken

## What happens: log and live region

effect-starter = { $who } beginnt.
effect-thrown-off = { $who } würfelt { $die } um den Anfang.
effect-throw-tied = Der höchste Wurf, { $die }, fiel mehr als einmal: Wer ihn hatte, würfelt noch einmal.
effect-turn = Am Zug: { $who }.
effect-placed = { $who } beginnt auf { $place }.
effect-thrown = { $who } würfelt { $die }.
effect-moved = { $who } zieht auf { $place }.
effect-roll-again = { $who } würfelt noch einmal: { $place } fragt nichts.
effect-asked = Eine Frage für { $who }: { $category }.
effect-right = Richtig! { $who } wusste es ({ $category }).
effect-wrong = Falsch: Der Zug ist vorbei für { $who } ({ $category }).
effect-wedge-won = { $who } gewinnt eine Ecke auf { $place }: { $category }.
effect-home = { $who } hat sechs Ecken und steht auf der Nabe.
effect-final-due = { $who } bekommt die letzte Frage; die anderen wählen ihr Gebiet.
effect-vote-chosen = { $count ->
        [one] Mit { $count } Stimme ist das Gebiet gewählt: { $category }
       *[other] Mit { $count } Stimmen ist das Gebiet gewählt: { $category }
    }
effect-vote-left = Die Stimmen stehen gleich; { $who } entscheidet: { $category }
effect-vote-tied = Die Stimmen stehen gleich; { $who } wählt unter ihnen.
effect-no-votes = Niemand hat für ein Gebiet gestimmt: Es wird ausgelost.
effect-final-asked = Die letzte Frage für { $who }: { $category }.
effect-must-return = { $who } muss von der Nabe weg und wiederkommen.
effect-won = { $who } hat den ganzen Käse und die letzte Antwort: Das Spiel ist gewonnen.
effect-left = { $who } verlässt das Spiel.
effect-last-left = { $who } ist als Einziges noch da und gewinnt.

## Options, positions and boxes that do not fit

error-pursuit-skill = Die Einstellung „{ $option }“ gilt einer Partei, die nicht mitspielt: Die Zahl der Parteien ist { $players }.
error-pursuit-reader = Die Einstellung „{ $option }“ kann mit einer einzigen Partei nicht „reader“ sein: Niemand sonst ist da, um vorzulesen.
error-pursuit-leaving = Die Einstellung „{ $option }“ braucht zwei Parteien: Wer allein spielt, hört einfach auf.
error-pursuit-position = { EMPTY($line) ->
        [no] Diese Stellung ist nicht lesbar, bei „{ $line }“: { $reason }.
       *[yes] Diese Stellung ist nicht lesbar: { $reason }.
    }
position-no-phase = die Phase fehlt; schreib eine von diesen: { $known }
position-phase = „{ $word }“ ist keine Phase; schreib eine von diesen: { $known }
position-phase-words = nach „move“ kommt ein Wurf, nach „ask“ ein Gebiet, nach „tie“ mindestens zwei Gebiete, nach anderen Phasen nichts
position-said-twice = das steht zweimal da
position-key = eine Zeile kann nicht mit „{ $word }“ beginnen
position-words = auf „{ $key }“ müssen { $least } bis { $most } Wörter folgen
position-each-seat = auf „{ $key }“ muss für jede Partei ein Wort folgen: { $count }
position-number = „{ $word }“ sollte eine ganze Zahl von { $low } bis { $high } sein
position-seat = eine Partei „{ $word }“ gibt es nicht; die Parteien sind A bis { $last }
position-category = ein Gebiet „{ $word }“ gibt es nicht
position-wedge-twice = „{ $word }“ steht zweimal da
position-vote = „{ $word }“ ist keine Stimme: schreib ein Gebiet, abstain, - oder ?
position-space = ein Feld „{ $word }“ gibt es nicht
position-side-words = nach „{ $word }“ kommt nichts
position-gone-option = gegangen sein kann eine Partei nur mit der Einstellung leaving
position-new-option = auf ihr erstes Feld warten kann eine Partei nur mit start = own_colour
position-home = „home“ und „away“ sind für eine Partei mit sechs Ecken auf der Nabe
position-away-option = „away“ braucht after_miss = leave
position-thrown = beim Würfeln um den Anfang sind mindestens zwei dabei, und eine davon hat noch nicht gewürfelt
position-before = vor dem Spiel sind die Halter leer und auf der Nabe, mindestens zwei Parteien spielen, und die Einstellung starter sagt, wie die erste gefunden wird
position-turn-gone = Partei { $seat } ist gegangen und kann nicht am Zug sein
position-winner = nenne den Gewinner: eine Partei mit sechs Ecken auf der Nabe oder die letzte, die noch da ist
position-last-left = nur eine Partei ist noch da, also ist das Spiel aus
position-six-go-home = mit sechs Ecken steht Partei { $seat } auf der Nabe
position-not-placed = Partei { $seat } ist noch nicht aufgestellt
position-not-final = Partei { $seat } steht nicht mit sechs Ecken auf der Nabe, also gibt es keine letzte Frage
position-final-due = Partei { $seat } hat jetzt ihre letzte Frage: Die Phase ist vote, tie, lot oder ask
position-place = Partei { $seat } kann kein Feld zum Beginnen wählen
position-choose = Partei { $seat } kann kein Gebiet wählen
position-asked = auf { $space } wird Partei { $seat } nicht nach { $category } gefragt
position-vote-alone = es ist niemand da, der abstimmt
position-votes = Stimmen gehören zu einer Abstimmung und den anderen Parteien, und eine davon fehlt noch
box-codes = es müssen { $count } Gebiete sein, jedes mit einem Kürzel aus zwei Großbuchstaben
box-colours = es müssen { $count } Farben sein
box-each-once = jedes Gebiet steht einmal da: { $codes }
box-ids = ein Feld hat einen eigenen Namen: HUB, oder ein Buchstabe und eine oder zwei Ziffern
box-kind = die Art von { $space } muss eine von diesen sein: { $kinds }
box-category = das Gebiet von { $space } passt nicht: Farbfelder und Eckenfelder haben eines von { $codes }, andere keines
box-link = { $space } führt zu { $other }, und das ist kein Feld
box-one-way = { $space } führt zu { $other }, also muss { $other } zurückführen, und kein Feld führt zu sich selbst
box-dead-end = { $space } braucht mindestens zwei Nachbarn
box-hub = das erste Feld, und kein anderes, ist die Nabe
box-wedges = jedes Gebiet hat ein Eckenfeld
box-targets = ein Wurf darf auf höchstens { $count } Felder führen
box-pieces = es gibt sechs Halter mit je sechs Ecken und einen Würfel mit sechs Flächen
box-missing = der Eintrag { $entry } fehlt
box-form = etwas darin hat eine andere Form als erwartet

## questions and decks

deck-line-json = Zeile { $line } ist keine Frage, die als JSON-Objekt geschrieben ist.
deck-other-program = „{ $name }“ stammt aus einem anderen Programm. Mach zuerst einen Stapel daraus: cheeseboard decks convert DATEI stapel.jsonl
deck-field-missing = Zeile { $line }: Das Feld „{ $field }“ fehlt.
deck-field-unknown =
    { EMPTY($nearest) ->
        [yes] Zeile { $line }: Eine Frage hat kein Feld „{ $field }“.
       *[no] Zeile { $line }: Eine Frage hat kein Feld „{ $field }“. War „{ $nearest }“ gemeint?
    }
deck-field-type =
    { $kind ->
        [list] Zeile { $line }: „{ $field }“ muss eine Liste von Texten sein.
        [whole] Zeile { $line }: „{ $field }“ muss eine ganze Zahl sein.
        [number] Zeile { $line }: „{ $field }“ muss eine Zahl sein, die nicht negativ ist.
        [yes] Zeile { $line }: „{ $field }“ muss true oder false sein.
       *[text] Zeile { $line }: „{ $field }“ muss ein Text sein.
    }
deck-field-value = Zeile { $line }: „{ $field }“ kann nicht „{ $value }“ sein. Möglich ist: { $choices }.
deck-id-twice = Zeile { $line }: Die Kennung „{ $question }“ steht schon in einer früheren Zeile.
deck-empty = In „{ $name }“ steht keine Frage.
deck-none-shipped =
    { EMPTY($known) ->
        [yes] Das Haus hat noch keine Fragen in „{ $lang }“.
       *[no] Das Haus hat keine Fragen in „{ $lang }“. Es gibt sie in: { $known }.
    }
question-empty = „{ $field }“ ist leer.
question-long = „{ $field }“ hat { $count } Zeichen, erlaubt sind höchstens { $most }: „{ $text }“
question-blanks = „{ $field }“ beginnt oder endet mit einem Leerzeichen oder enthält einen Zeilenumbruch: „{ $text }“
question-many = „{ $field }“ hat { $count } Texte, erlaubt sind höchstens { $most }.
question-option-right = Die falsche Antwort „{ $option }“ würde als richtig gelten.
question-option-twice = Die Antwort „{ $option }“ steht zweimal zur Wahl.
question-reject-right = „{ $text }“ soll zugleich richtig und falsch sein.
question-value = „{ $field }“ kann nicht „{ $value }“ sein. Möglich ist: { $choices }.
question-no-number =
    { $kind ->
        [year] Die Antwort „{ $answer }“ müsste eine Jahreszahl sein.
       *[number] Die Antwort „{ $answer }“ müsste eine Zahl sein.
    }
question-needs-options = Die Frage braucht Antworten zur Wahl und hat keine.
question-id = Die Kennung „{ $id }“ müsste mit „{ $start }“ beginnen.
deck-lang = Die Frage ist in „{ $lang }“, ihr Stapel in „{ $wanted }“.
deck-template = { $count } von { $all } Fragen in { $category } folgen dem Muster „{ $template }“; erlaubt sind höchstens { $most } %.
deck-id-again = Die Kennung „{ $id }“ gibt es zweimal.
deck-twin = „{ $id }“ fragt dasselbe wie „{ $other }“.
question-options-count = Falsche Antworten: { $count }. Gebraucht werden { $wanted }.
deck-count = Fragen in { $category }: { $count }. Gebraucht werden mindestens { $least }.
judge-equal = Das ist die Antwort.
judge-alias = Das ist ein anderer Name dafür und richtig.
judge-reading = Das ist eine der Antworten.
judge-number = Die Zahl stimmt.
judge-surname = Der Nachname genügt.
judge-slip = Ein Tippfehler wird verziehen.
judge-rejected = Das ist nah dran, aber nicht richtig.
judge-option = Das ist etwas anderes.
judge-empty = Es wurde nichts geantwortet.
judge-exact = An diesem Tisch muss die Antwort genau so geschrieben sein.
judge-number-off = Die Zahl ist eine andere.
judge-number-none = Gefragt ist eine Zahl.
judge-unit = Die Zahl stimmt, die Einheit nicht.
judge-far = Das ist nicht die Antwort.
judge-nearer = Eine falsche Antwort liegt ebenso nahe.
judge-known = Das ist nur einen Buchstaben entfernt, aber ein eigenes Wort.
judge-era = Welches Jahrhundert oder welche Zeitrechnung gemeint war, entscheidet, wer vorliest.
judge-number-words = Die Zahl stimmt; was daneben steht, beurteilt, wer vorliest.
judge-half = Ob das genügt, entscheidet, wer vorliest.
judge-part = Das ist ein Teil der Antwort; wer vorliest, entscheidet.
judge-more = Die Antwort steckt darin, mit anderem; wer vorliest, entscheidet.
judge-order = Die Wörter stimmen, die Reihenfolge nicht; wer vorliest, entscheidet.
judge-close = Das ist nah dran; wer vorliest, entscheidet.
deck-option = { $option } kann nicht „{ $value }“ sein. Möglich ist: { $choices }.
field-id = Kennung
field-category = Kategorie
field-lang = Sprache
field-difficulty = Schwierigkeit
field-question = Frage
field-answer = Antwort
field-options = falsche Antworten
field-aliases = weitere richtige Antworten
field-reject = abgelehnte Antworten
field-kind = Art der Antwort
field-unit = Einheit
field-tolerance = Toleranz
field-template = Muster
field-note = Anmerkung
field-source = Quelle
field-licence = Lizenz
field-author = Urheber
field-needs-options = braucht ihre Antworten

## desk

desk-house = Das Haus
desk-text = { $text }
desk-choice = { $letter } { $text }
desk-card = { $category } · Frage an { $seat }
desk-hidden = Die Frage liest vor: { $seats }.
desk-proposal = { $name } schlägt vor: { $text }
desk-given = { $seat } hat geantwortet: { $text }
desk-for-reader = Nur für den Vorleser – die Antwort: { $answer }
desk-official = Die Antwort: { $answer }.
desk-verdict-right = Richtig!
desk-verdict-wrong = Falsch.
desk-log-choices = Zur Wahl: { $choices }.
desk-log-answer = { $seat } antwortet: { $text }.
desk-log-unsure = Das ist nah dran. Es entscheidet: { $seats }.
desk-log-propose = { $name } schlägt vor: { $text }
desk-log-late = Am Pult ist die Zeit um.
desk-log-pass = { $seat } weiß es nicht.
desk-log-time = Die Zeit ist um: Keine Antwort gilt als falsch.
desk-log-right = { $seat } entscheidet: richtig!
desk-log-wrong = { $seat } entscheidet: falsch.
desk-log-accept = { $seat } nimmt die Entscheidung an.
desk-log-appeal = { $seat } legt Einspruch ein: Die anderen stimmen ab.
desk-log-uphold = { $seat } ist für die Entscheidung.
desk-log-overturn = { $seat } ist gegen die Entscheidung.
desk-log-report = Deine Meldung zur Frage ist notiert.
desk-log-leave = { $seat } verlässt das Spiel.
desk-log-vote =
    { $turned ->
        [yes] Die Abstimmung hebt die Entscheidung auf.
       *[no] Die Abstimmung bestätigt die Entscheidung.
    }
desk-do-accept = Annehmen
desk-do-appeal = Einspruch
desk-do-uphold = Entscheidung bestätigen
desk-do-overturn = Entscheidung aufheben
desk-do-right = Richtig
desk-do-wrong = Falsch
desk-do-pass = Ich weiß es nicht
desk-do-leave = Spiel verlassen
desk-confirm =
    { $word ->
        [answer] Das ist meine Antwort
        [pass] Ja, ich weiß es nicht
        [leave] Ja, das Spiel verlassen
        [vote] Das ist meine Stimme
       *[ruling] So entscheide ich
    }
desk-form-type = Deine Antwort
desk-form-propose = Der eigenen Seite vorschlagen
desk-form-report = Diese Frage melden
desk-form-report-hint = Was stimmt nicht damit? Zu lesen ist es auf der Seite des Stapels.
desk-prompt-asked =
    { $mine ->
        [yes] { $seat }, beantworte die Frage.
       *[no] Die Frage geht an { $seat }.
    }
desk-prompt-reader =
    { $mine ->
        [yes] Lies { $seat } die Frage vor und entscheide: Ist die Antwort richtig?
       *[no] { $seats } liest { $seat } die Frage vor und entscheidet.
    }
desk-prompt-ruling =
    { $mine ->
        [yes] Die Antwort ist nah dran: Entscheide, ob sie gilt.
       *[no] Die Antwort ist nah dran: { $seats } entscheidet.
    }
desk-prompt-verdict =
    { $mine ->
        [yes] { $found ->
            [right] { $seat } hat recht: Nimm es an oder leg Einspruch ein.
           *[wrong] { $seat }, das war falsch: Nimm es an oder leg Einspruch ein.
        }
       *[no] { $found ->
            [right] { $seat } hat recht, wenn niemand Einspruch einlegt: { $seats } muss es annehmen.
           *[wrong] { $seat } liegt falsch und kann es annehmen oder Einspruch einlegen.
        }
    }
desk-prompt-appeal =
    { $mine ->
        [yes] Ein Einspruch: Bestätige die Entscheidung oder heb sie auf. Bei Gleichstand bleibt sie.
       *[no] Ein Einspruch: Es stimmen noch ab: { $seats }. Bei Gleichstand bleibt die Entscheidung.
    }
desk-no-word = „{ $word }“ kann man hier nicht sagen.
desk-not-now-closed = Jetzt ist keine Frage offen.
desk-not-now-asked = Noch nicht: Die Frage wartet auf ihre Antwort.
desk-not-now-ruling = Die Antwort ist gegeben: Jetzt entscheidet der Vorleser.
desk-not-now-verdict = Die Entscheidung steht: annehmen oder Einspruch einlegen.
desk-not-now-appeal = Über die Entscheidung wird abgestimmt: bestätigen oder aufheben.
desk-not-yours = Die Frage gilt einer anderen Seite.
desk-no-leaving = An diesem Tisch geht niemand für immer: Gib den Platz lieber ab.
desk-nothing-asked = Es wurde noch keine Frage gestellt.
desk-judge-rules = Hier wird die Antwort selbst beurteilt: Niemand entscheidet von Hand.
desk-not-reader = Nur der Vorleser entscheidet über die Antwort.
desk-not-to-accept = Es ist nicht an dir, diese Entscheidung anzunehmen.
desk-not-to-appeal = Wen die Entscheidung begünstigt, der legt keinen Einspruch ein.
desk-no-vote = Es stimmen die Seiten ab, die nicht gefragt wurden, jede einmal.
desk-no-choice = Es gibt nichts zu wählen: Diese Frage wird mit Worten beantwortet.
desk-choice-range = Wähle eine der Antworten nach ihrer Nummer, 0 bis { $last }.
desk-no-typing = Diese Frage wird nicht schriftlich beantwortet.
desk-empty = Schreib etwas nach diesem Wort.
desk-few = Unter den gewählten Fragen passt keine zu { $category }. Wähle einen anderen Satz, eine andere Schwierigkeit oder Art zu antworten.
desk-no-deck = Die Fragen dieser Partie sind nicht mehr hier.

## import

import-big = Die Datei ist zu groß: Gelesen werden höchstens { $most } MB.
import-format = Ein Format „{ $format }“ gibt es nicht. Es gibt: { $known }.
import-unknown = Was „{ $name }“ ist, lässt sich nicht sagen. Fragen werden aus eigenen Stapeln, CSV, Moodle GIFT und XML, Open Trivia DB, OpenTriviaQA, Ankis einfachem Text und Kahoots Tabelle gelesen.
import-anki-package = Das ist eine ganze Anki-Sammlung. Exportiere den Stapel in Anki als „Notizen in einfachem Text“ und nimm diese Datei.
import-json = Die Datei ist beschädigtes JSON: Ab Zeile { $line } ist sie nicht lesbar.
import-json-shape = Die Datei müsste eine Liste von Fragen enthalten, allein oder unter „results“.
import-xml = Die Datei ist beschädigtes XML: Ab Zeile { $line } ist sie nicht lesbar.
import-xml-root = Die Datei müsste mit „quiz“ beginnen, wie Moodle es schreibt, und beginnt mit „{ $name }“.
import-xml-doctype = Zeile { $line } deklariert einen Dokumenttyp. Solche Dateien werden nicht gelesen, weil sie schaden können.
import-xml-size = Ab Zeile { $line } ist die Datei zu tief verschachtelt oder zu lang.
import-zip = Die Datei beginnt wie eine Tabelle (.xlsx) und ist keine, oder sie ist beschädigt.
import-zip-big = Die Tabelle ist ausgepackt zu groß: Gelesen werden höchstens { $most } MB.
import-no-question = Hier steht keine Frage.
import-no-answer = Hier steht keine richtige Antwort.
import-twice = Dieselbe Frage gibt es ein zweites Mal („{ $id }“).
import-difficulty = „{ $value }“ ist keine bekannte Schwierigkeit (1, 2, 3 oder easy, medium, hard); genommen wird mittel.
import-category = Welche der sechs Kategorien ist „{ $label }“? Fragen, die darauf warten: { $count }.
import-no-category = Fragen ohne Kategorie: { $count }. Wähle eine für sie.
import-dropped = { $what } (Anzahl: { $count })
import-too-many = Die Datei hat mehr Fragen, als ein Stapel fasst; diese bleiben weg.
import-feedback = Was zu einzelnen Antworten gesagt wird, bleibt weg.
import-half-right = Halb richtige Antworten bleiben weg.
import-description = Ein Text ohne Frage bleibt weg.
import-more-fields = Eine Notiz hat mehr als zwei Felder; genommen werden Vorder- und Rückseite.
import-more-problems = Weitere Stellen, die nicht verstanden wurden: { $count }.
import-json-item = Das ist keine Frage mit „question“, „correct_answer“ und „incorrect_answers“.
import-stray = Diese Zeile gehört zu keiner Frage.
import-right-not-offered = Die richtige Antwort „{ $answer }“ ist nicht unter den Möglichkeiten.
import-gift-braces = Eine Frage in GIFT hat ihre Antworten in einem Paar geschweifter Klammern.
import-gift-signs = Antworten in GIFT beginnen mit „=“ (richtig) oder „~“ (falsch).
import-kind = Fragen der Art „{ $kind }“ lassen sich hier nicht stellen.
import-weights = Mehrere Antworten sind teilweise richtig; hier ist eine richtig, die anderen sind falsch.
import-media = Die Frage zeigt ein Bild oder spielt einen Ton; das geht hier nicht.
import-number = „{ $text }“ ist keine einzelne Zahl mit ihrer Toleranz.
import-row = Ab hier ist die Tabelle nicht lesbar: Ein Anführungszeichen ist nicht geschlossen, oder eine Zelle ist zu lang.
import-column = Die Spalte „{ $column }“ ist unbekannt und bleibt weg.
import-no-header = Die erste Zeile nennt die Spalten nicht. Sie gelten als: Frage, richtige Antwort, falsche Antworten.
import-cells = Die Zeile hat { $count } Zellen, die Tabelle { $most } Spalten.
import-anki-fields = Eine Notiz braucht Vorder- und Rückseite.
import-kahoot-correct = „{ $text }“ müsste die Nummer der richtigen Antwort sein: 1, 2, 3 oder 4, oder mehrere wie 1,3.
export-lost = Das Format behält „{ $field }“ nicht ganz: Bei { $count } von { $all } Fragen geht es verloren.
export-left-out = „{ $id }“ bleibt weg: { $why }
export-no-options = Sie hat keine falschen Antworten, und dieses Format verlangt sie.
export-long = „{ $field }“ ist für dieses Format zu lang: höchstens { $most } Zeichen.
export-nothing = Keine der Fragen passt in das Format „{ $format }“.

## scene

node-tray = Brett: { $seat }, mit diesen Ecken: { $wedges }
node-tray-empty = Brett: { $seat }, noch keine Ecke
node-pile-asked = Die Fragekarten; die offene fragt nach: { $category }
sign-category = { $category } ({ $code })
sign-roll = Noch einmal würfeln und ziehen, ohne Frage
ends-wrong = Eine falsche Antwort beendet den Zug; nach einer richtigen geht er weiter.
ends-final = Eine richtige Antwort gewinnt das Spiel; eine falsche beendet den Zug.
ends-vote = Die Wahl endet, wenn alle gestimmt oder sich enthalten haben.
note-way = Sechs Ecken: auf dem Weg zur Nabe
