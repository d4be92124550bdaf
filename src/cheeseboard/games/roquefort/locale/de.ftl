# Château Roquefort mit Cheesy Gonzola: alle Wörter des Spiels, Deutsch. Wortwahl: Feld = ein Platz der Burg (a1 bis g7);
# Raum und sein Dach; Plättchen = was unter den Feldern gleitet; Falle = ein Loch; Turm; Team = die vier Mäuse eines Spielers;
# Marke = ein gewonnenes Stück Käse; freies Plättchen = eines neben der Burg; Punkt = Aktionspunkt; Schlitz = wo man schiebt.

## Das Spiel

game-title = Château Roquefort
game-pitch = Eure Mäuse jagen Käsepaare in einer Burg, deren Boden nicht stillhält.
game-intro = Je vier Mäuse schleichen durch eine Burg voller Käse. Dächer verbergen die Räume: Wer hineingesehen hat, muss es sich merken. Und der Boden gleitet: Was man sich gemerkt hat, wandert. Zwei Mäuse eines Teams auf derselben Käsesorte gewinnen ein Stück davon. Wer zuerst genug Sorten hat, gewinnt; wem die dritte Maus ins Verlies fällt, der hat verloren. Die Erweiterung bringt einen fünften Spieler, die schlaue Maus Cheesy Gonzola, einen wandernden Turm, ein Schiebewerk und eine Speisekammer.

## Kapitel der Regelseite

chapter-goal = Das Ziel
chapter-goal-intro = Die Burg hat sieben mal sieben Felder: Reihen a bis g von Norden nach Süden, Spalten 1 bis 7 von Westen nach Osten. Die vier Ecken sind Türme. Die Reihen b, d und f und die Spalten 2, 4 und 6 liegen auf Plättchen, die man schieben kann; die zwölf Felder dazwischen sind fest und bewegen sich nie. Alle Felder außer den Türmen gehören zu 18 Räumen aus zwei, drei oder vier Feldern, A bis R, jeder mit eigenem Dach.
chapter-setup = Der Aufbau
chapter-setup-intro = Vor dem ersten Zug werden die Plättchen und die Dächer gelegt, und die ersten Mäuse klettern in die Türme.
chapter-turn = Du bist am Zug
chapter-turn-intro = Du hast vier Punkte, und alles kostet einen: ein Dach abheben, einen Schritt laufen, ein Plättchen einschieben. Dann kommen die Dächer zurück, und der Nächste ist dran.
chapter-uncover = Ein Dach abheben
chapter-uncover-intro = Was unter einem Dach liegt, weiß nur, wer es sich gemerkt hat. Wer es abhebt, zeigt den Raum allen.
chapter-run = Laufen
chapter-run-intro = Mäuse kommen durch die Türme herein und laufen von Feld zu Feld. Wände zwischen Räumen halten sie nicht auf, Dächer schon.
chapter-slide = Ein Plättchen einschieben
chapter-slide-intro = Zwölf Schlitze liegen rings um die Burg, drei an jeder Seite. Das Plättchen neben der Burg geht an einem hinein, ein anderes kommt gegenüber heraus. Ein Beispiel: Wird das freie Plättchen bei Wd eingeschoben (von Westen in Reihe d), liegt, was auf d1 lag, nun auf d2 und so fort; was auf d7 lag, kommt heraus und ist das neue freie Plättchen.
chapter-trap = Fallen
chapter-trap-intro = Drei Plättchen haben ein Loch, und darunter ist das Verlies.
chapter-cheese = Käse
chapter-cheese-intro = Es gibt sieben Käsesorten, jede auf drei Plättchen. Für jede Sorte liegen vier Marken bereit.
chapter-end = Das Ende
chapter-end-intro = Mit genug Käse, oder mit drei Mäusen im Verlies.
chapter-expansion = Die Erweiterung
chapter-expansion-intro = Cheesy Gonzola ist eine zweite Schachtel zur selben Burg. Ihre vier Varianten lassen sich einzeln einschalten.
chapter-gonzola = Cheesy Gonzola
chapter-gonzola-intro = Eine Maus mit Sombrero und eigenem Kopf: Sie hilft dem, der zuletzt auf ihrem Plättchen war.
chapter-ribbon = Gonzolas Band
chapter-ribbon-intro = Das Band an seinem Hut sagt, für wen er arbeitet.
chapter-gonzola-roofs = Dächer abheben mit Gonzola
chapter-gonzola-roofs-intro = Er reicht weiter als die anderen: Sein ganzer Raum zählt, nicht nur sein Feld.
chapter-gonzola-runs = Laufen mit Gonzola
chapter-gonzola-runs-intro = Jeder Schritt kostet einen Punkt und führt in seinen Raum, in einen Raum daneben oder auf ein Dach daneben. Räume liegen nebeneinander, wenn sie sich berühren, sei es an einer Ecke.
chapter-tower = Der bewegliche Turm
chapter-tower-intro = Ein fünfter Turm hängt an der Außenmauer und wandert umher.
chapter-mechanism = Das Käse-Schiebewerk
chapter-mechanism-intro = Ein Plättchen mit Rädern und Hebeln: Eine Maus darauf schiebt umsonst.
chapter-pantry = Die Speisekammer
chapter-pantry-intro = In dieser Variante sind die vier freien Plättchen ein eigener Raum neben der Burg, Plätze p1 bis p4. Nur ein Plättchen führt dorthin: der Geheimgang.
chapter-ruling = Sonderfälle
chapter-ruling-intro = Wo die Regel schweigt oder sich zweierlei lesen lässt, spielt dieser Tisch so.

## Regeln: das Ziel

clause-goal-five-kinds = Wer zuerst Marken von genug verschiedenen Käsesorten hat, gewinnt: vier im Grundspiel, fünf mit der Erweiterung.
clause-goal-no-duplicates = Nur Sorten zählen, und niemand hat zwei Marken einer Sorte.
clause-box-tiles = Der Boden des Grundspiels besteht aus 34 Plättchen: 21 mit Käse, 10 leeren und 3 mit einer Falle. 33 liegen in der Burg, eines daneben. Andere Züge als die hier beschriebenen gibt es nicht.

## Regeln: der Aufbau

clause-setup-corner-start = In Spielreihenfolge setzt jeder eine Maus in einen freien Eckturm. Die anderen drei warten draußen.
clause-setup-roofed = Die Plättchen liegen in beliebiger Ordnung in der Burg, und ein leeres bleibt daneben übrig; alle drei Fallen sind in der Burg. Dann bekommt jeder Raum sein Dach.

## Regeln: dein Zug

clause-turn-four-actions = In deinem Zug hast du vier Punkte. Gib sie in beliebiger Reihenfolge für Dächer, Läufe und ein Schieben aus; du darfst früher aufhören.
clause-turn-one-slide = Mehr als einmal gewöhnlich schieben darf man im Zug nicht.
clause-turn-in-order = Gespielt wird im Uhrzeigersinn. Es handelt nur, wer am Zug ist, und erst wenn alle Plättchen gesehen sind, die ans Licht kommen.
clause-roofs-return = Am Ende eines Zuges wird jeder offene Raum, in dem keine Figur steht, wieder zugedeckt. Jede Maus, gleich wessen, hält ihren Raum offen.

## Regeln: ein Dach abheben

clause-uncover-eight-neighbours = Du darfst ein Dach abheben, wenn ein Feld seines Raumes gerade oder schräg neben einer deiner Mäuse liegt; eine Maus in einem Turm zählt auch. Das kostet einen Punkt, wie groß der Raum auch ist.
clause-uncover-not-from-outside = Mäuse, die draußen warten, in der Speisekammer oder im Verlies sind, heben keine Dächer ab.
clause-uncover-covered-only = Ein Dach, das schon ab ist, kann man nicht noch einmal abheben.

## Regeln: laufen

clause-run-enter-tower = Von draußen geht eine Maus für einen Punkt in einen Turm, in dem Platz ist. Ein Turm fasst eine Maus (Option).
clause-run-orthogonal = Ein Schritt führt auf das Nachbarfeld im Norden, Süden, Osten oder Westen und kostet einen Punkt; nie schräg.
clause-run-not-covered = Keine Maus läuft auf ein Feld unter einem Dach.
clause-run-not-trap = Keine Maus läuft auf eine Falle oder über eine.
clause-run-no-return = Keine Maus geht in einen Turm zurück oder aus der Burg hinaus.
clause-run-one-per-square = Auf einem Feld steht nur eine Figur.
clause-run-pass-over = Eine Maus darf über besetzte Felder laufen, vom eigenen oder einem fremden Team: Jedes kostet einen Punkt, und der Lauf muss mit den Punkten, die du hast, auf einem freien Feld enden. Über anderes als besetzte Felder läuft sie nicht hinweg.

## Regeln: ein Plättchen einschieben

clause-slide-line-moves-figures-stay = Alle Plättchen der Linie rücken um eins weiter, und was gegenüber herauskommt, ist das nächste Mal frei. Figuren fahren nicht mit: Sie bleiben auf ihren Feldern, und der Boden bewegt sich unter ihnen.
clause-slide-under-roofs = Dächer hindern nicht: Man darf Linien ungesehen schieben, und unter Dächern bleiben sie ungesehen.

## Regeln: Fallen

clause-trap-falls = Kommt eine Falle unter eine Maus, fällt die Maus für immer ins Verlies, wer auch geschoben hat und wem sie auch gehört.
clause-trap-safe-squares = Auf festen Feldern und in Türmen sind Mäuse sicher.

## Regeln: Käse

clause-cheese-pair = Sobald zwei Mäuse eines Teams auf Plättchen mit demselben Käse stehen, nimmt dieser Spieler eine Marke der Sorte. Mäuse und Plättchen bleiben, wo sie sind.
clause-cheese-any-turn = Das geschieht sofort, auch im Zug eines anderen, und auch wenn der Boden geschoben wurde.
clause-cheese-once-a-kind = Niemand nimmt eine zweite Marke einer Sorte.
clause-cheese-kept = Marken verliert man nie.

## Regeln: das Ende

clause-end-target = Wer die verabredete Zahl von Sorten erreicht (vier, fünf oder sechs), gewinnt sofort. Erreichen mehrere sie zugleich, kommt zuerst, wer am Zug ist, dann geht es im Uhrzeigersinn.
clause-end-third-mouse = Fällt die dritte Maus eines Teams, endet das Spiel sofort. Dieser Spieler wird Letzter; unter den anderen gewinnen die meisten Sorten.
clause-end-third-mouse-tie = Bei Gleichstand gewinnt, wer von ihnen als Nächster am Zug gewesen wäre.

## Regeln: die Erweiterung

clause-box-expansion = In der Schachtel der Erweiterung: Cheesy Gonzola, ein Band für jeden Spieler, ein Turm, drei besondere Plättchen und ein graues Team.
clause-five-grey-and-tower = Der fünfte Spieler hat das graue Team, und der bewegliche Turm spielt dann immer mit.
clause-five-kind-runs-out = Von jeder Sorte gibt es nur vier Marken: Haben vier Spieler eine, bekommt der fünfte keine mehr, mit oder ohne Paar.
clause-variant-combine = Die vier Varianten lassen sich beliebig verbinden.
clause-variant-base-unchanged = Wo eine Variante nichts sagt, gilt das Grundspiel.
clause-free-choose-either = Bei mehreren freien Plättchen wählst du, welches du einschiebst.
clause-free-neutral-first = Jedes besondere Plättchen im Spiel bringt ein freies mehr. Zu Beginn sind diese alle leer.

## Regeln: Cheesy Gonzola

clause-gonzola-tile-centre = Sein Plättchen liegt anfangs auf dem mittleren Feld d4, und er steht darauf.
clause-gonzola-roofs-all-but-his = Zu Beginn hat jeder Raum außer seinem ein Dach.
clause-gonzola-never-falls = Eine Falle tut ihm nichts, und ins Verlies kommt er nie. Er ist keine deiner vier Mäuse.
clause-gonzola-slide-leaves-him = Wird unter ihm geschoben, bleibt er auf seinem Feld, mit Falle oder ohne.

## Regeln: Gonzolas Band

clause-gonzola-ribbon-each = Jeder Spieler hat ein Band. Zu Beginn ist keines an seinem Hut, und niemand handelt mit ihm.
clause-gonzola-ribbon-on-arrival = Kommt eine deiner Mäuse auf sein Plättchen, trägt er dein Band. Es ist gleich, ob sie dorthin lief oder das Plättchen unter sie geschoben wurde, und auch, wo er selbst ist.
clause-gonzola-ribbon-replaces = Dein Band ersetzt das, was er trug; dessen Besitzer bekommt es zurück.
clause-gonzola-ribbon-lets-act = Nur wessen Band er trägt, handelt mit ihm, und zwar wie mit einer Maus des Teams.
clause-gonzola-fickle = Das Band wechselt so oft, wie Mäuse auf sein Plättchen kommen.
clause-gonzola-hunts-for-owner = Mit deinem Band zählt er bei Käsepaaren als eine deiner Mäuse, in jedermanns Zug.
clause-gonzola-hunts-for-nobody-else = Ohne dein Band verhilft er dir zu keinem Paar.

## Regeln: Dächer abheben mit Gonzola

clause-gonzola-roof-next-to-him = Mit Gonzola darfst du ein Dach neben seinem Feld abheben, wie mit einer Maus.
clause-gonzola-roof-touching-room = Du darfst auch jedes Dach abheben, das seinen Raum an einer Kante oder Ecke berührt.
clause-gonzola-roof-one-point = Jedes Dach kostet einen Punkt.

## Regeln: laufen mit Gonzola

clause-gonzola-over-roofs = Er darf über Dächer laufen: von einem Dach in einen Raum oder auf ein anderes Dach daneben.
clause-gonzola-no-rest-on-roof = Solange er auf einem Dach ist, darfst du deinen Zug nicht beenden.
clause-gonzola-over-traps = Über Fallen läuft er, als wären sie Boden.
clause-gonzola-stand-on-trap = Er darf auch auf einer stehen bleiben.
clause-gonzola-jumps = Er springt: Felder und Figuren dazwischen spielen keine Rolle.
clause-gonzola-step-own-room = Ein Schritt: auf ein beliebiges freies Feld des Raumes, in dem er ist.
clause-gonzola-step-next-room = Ein Schritt: auf ein beliebiges freies Feld eines offenen Raumes, der seinen berührt. Weiter ist mehr als ein Schritt.
clause-gonzola-step-onto-roof = Ein Schritt: auf das Dach eines zugedeckten Raumes, der seinen berührt.
clause-gonzola-step-free-square = Das Feld, auf das er geht, muss frei sein.
clause-gonzola-roof-then-beyond = Von einem Raum über ein Dach in einen dritten Raum sind es zwei Schritte.
clause-gonzola-end-on-cheese = Er darf auf Käse stehen bleiben.

## Regeln: der bewegliche Turm

clause-tower-with-five-always = Zu fünft ist er immer im Spiel, mit weniger Spielern, wenn ihr mögt.
clause-tower-entrance = Mäuse kommen durch ihn in die Burg wie durch jeden anderen Turm.
clause-tower-others-start-corner = Die ersten Mäuse beginnen wie immer in den Ecktürmen (Option).
clause-tower-fifth-starts-there = Nur die erste Maus des fünften Spielers beginnt im beweglichen Turm.
clause-tower-fifth-hangs-it = Dieser Spieler hängt ihn dann an einen freien Platz der Mauer. Mit weniger als fünf hängt ihn der letzte Spieler leer auf.
clause-tower-not-at-corners = Nie hängt er dort, wo ein Eckturm steht.
clause-tower-five-places-a-side = Jede Mauer hat fünf Plätze für ihn, zusammen zwanzig: N2 bis N6, S2 bis S6, Wb bis Wf, Eb bis Ef (W = Westen, E = Osten).
clause-tower-attached = Er steht außen vor genau einem Feld: Dort kommt eine Maus heraus. Eine Maus darin darf die Dächer dieses Feldes und der Felder daneben an der Mauer abheben.
clause-tower-blocks-line = Steht er vor einer Reihe oder Spalte, die gleitet, kann man diese Linie von keinem Ende schieben.
clause-tower-blocks-only-its-line = Alle anderen Linien kann man schieben.
clause-tower-move = In deinem Zug darfst du ihn an einen anderen Platz der Mauer hängen, wo deine Mäuse auch sind. Eine Maus darin fährt mit.
clause-tower-move-anyones = Es ist gleich, wessen Maus darin sitzt oder ob überhaupt eine.
clause-tower-move-costs-one = Jedes Umhängen kostet einen Punkt.
clause-tower-move-repeated = Du darfst ihn im Zug mehrmals umhängen.

## Regeln: das Schiebewerk

clause-mechanism-in-play = Sein Plättchen wird in die Burg gemischt.
clause-mechanism-free-slide = Solange eine deiner Mäuse darauf steht, darfst du ein Plättchen einschieben, ohne einen Punkt zu zahlen, auch wenn du keinen mehr hast.
clause-mechanism-additional = Das kommt zum gewöhnlichen Schieben deines Zuges hinzu.
clause-mechanism-own-turn-only = Es wirkt nur in deinem eigenen Zug.
clause-mechanism-optional = Du musst es nicht benutzen.
clause-mechanism-needs-own-mouse = Die Maus eines anderen darauf nützt dir nichts.
clause-mechanism-another-mouse-again = Kommt im selben Zug eine andere deiner Mäuse dorthin, darfst du noch einmal umsonst schieben.
clause-mechanism-not-same-mouse-twice = Dieselbe Maus schiebt nur einmal im Zug umsonst, auch wenn sie weggeht und wiederkommt.

## Regeln: die Speisekammer

clause-pantry-outside = Die Speisekammer ist ein Raum außerhalb der Burg.
clause-pantry-one-door = Der Geheimgang ist der einzige Weg hinein und hinaus. Liegt er selbst in der Speisekammer, kommt und geht niemand.
clause-pantry-four-free-tiles = Ihr Boden sind die vier Plättchen, die nicht in der Burg sind. Sie liegen offen.
clause-pantry-cheese-counts = Käse in der Speisekammer zählt für Paare wie jeder andere.
clause-pantry-all-tiles = Man braucht alle 37 Plättchen aus Grundspiel und Erweiterung. Besondere Plättchen von Varianten, die ihr nicht spielt, sind leerer Boden.
clause-pantry-enter = Vom Geheimgang geht eine Maus für einen Punkt auf ein beliebiges freies Plättchen der Speisekammer.
clause-pantry-within = In der Speisekammer geht sie für einen Punkt von ihrem Plättchen auf ein beliebiges anderes freies.
clause-pantry-leave = Aus der Speisekammer geht sie für einen Punkt zurück auf den Geheimgang, wenn er frei ist.
clause-pantry-three-at-most = Mehr als drei Figuren dürfen nicht in der Speisekammer sein.
clause-pantry-door-occupied = Eine Figur auf dem Geheimgang versperrt ihn allen anderen, in beide Richtungen. Sie selbst darf hinein.
clause-pantry-no-traps = In der Speisekammer ist eine Falle Boden wie jeder andere.
clause-pantry-two-steps-in = Von einem Feld neben dem Geheimgang sind es zwei Schritte: einer auf den Gang, einer in die Speisekammer.
clause-pantry-slide-any-tile = Wähle zum Schieben ein beliebiges Plättchen der Speisekammer.
clause-pantry-slide-refill = Das Plättchen, das herauskommt, nimmt seinen Platz ein.
clause-pantry-slide-moves-mouse = Steht jemand auf dem gewählten Plättchen, setze diese Figur zuerst auf ein anderes freies Plättchen der Speisekammer (Option: oder lass sie dort für das Plättchen, das herauskommt).

## Regeln: Sonderfälle

clause-ruling-reserve-alike = Mäuse, die draußen warten, sind gleich: Die mit der kleinsten Nummer kommt zuerst herein.
clause-ruling-free-tiles-alike = Freie Plättchen einer Art sind gleich: Nenne das erste davon.
clause-ruling-no-immediate-undo = Mit dieser Option darf man das letzte Plättchen nicht gleich zurückschieben.
clause-ruling-roof-way-down = Solange Gonzola auf einem Dach ist oder wäre, ist nichts erlaubt, was ihm mit den übrigen Punkten keinen Weg hinunter lässt.
clause-ruling-roof-lifts-nothing = Von einem Dach aus hebt Gonzola nichts ab, und niemand hebt das Dach ab, auf dem er steht.
clause-ruling-pantry-return-covered = Zurück aus der Speisekammer nur, wenn der Geheimgang offen liegt; unter ein Dach nur mit dieser Option, und dann kommt das Dach ab.
clause-ruling-hop = Mit dieser Option darf eine Maus auf Gonzolas Plättchen laufen, während er darauf steht: Er hüpft auf ein freies Feld seines Raumes, das der Ankömmling wählt.
clause-ruling-gonzola-pantry = Gonzola benutzt die Speisekammer wie eine Maus; eine Option hält ihn draußen.
clause-ruling-compound-run = Mit dieser Option läuft Gonzola in einem Zug über die Dächer, ein Punkt für jedes Dach und einer für das Feld, und hält nie auf einem an.

## Optionen

option-players = Spieler
option-players-help = Wie viele spielen, jeder mit einem Team von vier Mäusen.
option-plan = Burg
option-plan-help = Die Burg hat zwei Seiten mit verschiedenen Räumen.
option-plan-A = Seite A
option-plan-B = Seite B
option-gonzola = Cheesy Gonzola
option-gonzola-help = Die Maus mit dem Sombrero arbeitet für den, der zuletzt auf ihrem Plättchen war.
option-tower = Beweglicher Turm
option-tower-help = Ein fünfter Eingang an der Außenmauer. Zu fünft ist er immer im Spiel.
option-mechanism = Käse-Schiebewerk
option-mechanism-help = Ein Plättchen, auf dem eine Maus den Boden umsonst schiebt.
option-pantry = Speisekammer
option-pantry-help = Die freien Plättchen werden ein eigener Raum hinter einem Geheimgang.
option-target = Käsesorten zum Sieg
option-target-help = Vier im Grundspiel, fünf mit der Erweiterung; mehr für ein längeres Spiel.
option-trace = Eine Spur lassen
option-trace-help = Gesehene Plättchen bleiben unter den Dächern sichtbar und verblassen. Aus: Man muss sie sich merken.
option-tower_capacity = Mäuse in einem Turm
option-tower_capacity-help = Wie viele Mäuse ein Turm fasst.
option-tower_capacity-one = Eine
option-tower_capacity-unlimited = Beliebig viele
option-no_immediate_undo = Kein Zurückschieben
option-no_immediate_undo-help = Das letzte Plättchen darf nicht gleich zurückgeschoben werden.
option-roof_run = Gonzola auf den Dächern
option-roof_run-help = Ob etwas anderes getan werden darf, während er dort oben ist.
option-roof_run-steps = Schritt für Schritt
option-roof_run-compound = In einem Zug
option-tower_start = Erste Mäuse
option-tower_start-help = Beweglicher Turm mit weniger als fünf Spielern: wo die ersten Mäuse beginnen dürfen.
option-tower_start-corners = In den Ecktürmen
option-tower_start-any = Auch im beweglichen Turm
option-pantry_return_covered = Zurück unter ein Dach
option-pantry_return_covered-help = Aus der Speisekammer, auch wenn ein Dach über dem Geheimgang liegt; das Dach kommt ab.
option-shove_to_new_tile = Für das neue Plättchen bleiben
option-shove_to_new_tile-help = Eine Figur auf dem Plättchen der Speisekammer, das eingeschoben wird, darf bleiben, auf dem Plättchen, das herauskommt.
option-gonzola_pantry = Gonzola in der Speisekammer
option-gonzola_pantry-help = Er darf den Geheimgang benutzen wie eine Maus.
option-gonzola_hop = Gonzola hüpft beiseite
option-gonzola_hop-help = Eine Maus darf auf sein Plättchen kommen, während er darauf steht; er hüpft auf ein freies Feld seines Raumes.

## Was geschieht: Protokoll und Ansagen

effect-placed = { $who } setzt eine erste Maus in { $place ->
        [T] den beweglichen Turm
       *[other] den Turm { $place }
    }.
effect-lifted = { $who } hebt das Dach von Raum { $room } ab.
effect-ran = { $who }: Maus { $mouse } läuft nach { $place }.
effect-entered = { $who }: Maus { $mouse } kommt { $place ->
        [T] durch den beweglichen Turm
       *[other] bei { $place }
    } herein.
effect-gonzola-ran = { $roof ->
        [yes] { $who } schickt Gonzola auf das Dach von Raum { $place }.
       *[no] { $who } schickt Gonzola nach { $place }.
    }
effect-slid = { $free ->
        [yes] { $who } schiebt bei { $slot } ein Plättchen ein, ohne einen Punkt zu zahlen.
       *[no] { $who } schiebt bei { $slot } ein Plättchen ein.
    }
effect-shoved = Maus { $mouse } von { $who } muss nach { $place } ausweichen.
effect-gonzola-shoved = Gonzola muss nach { $place } ausweichen.
effect-fell = Auf { $place } fällt Maus { $mouse } von { $who } ins Verlies.
effect-ribbon = Gonzola trägt jetzt das Band von { $who }.
effect-cheese = { $who } findet ein Paar und nimmt eine Marke: { LIST($cheese, of: "floor-") }. Sorten bisher: { $count }.
effect-no-token = { $who } findet ein Paar, doch keine Marke ist übrig: { LIST($cheese, of: "floor-") }.
effect-tower-moved = { $who } hängt den beweglichen Turm bei { $wall } auf.
effect-covered = Raum { $room } ist wieder zugedeckt.
effect-turn = Am Zug: { $who }.
effect-won-target = { $who } hat { $count } Käsesorten und gewinnt.
effect-ended-lost = Die dritte Maus von { $who } ist im Verlies: Das Spiel ist aus.
effect-won-lost = { $count ->
        [0] { $who } gewinnt ganz ohne Käse.
        [one] { $who } gewinnt mit { $count } Käsesorte.
       *[other] { $who } gewinnt mit { $count } Käsesorten.
    }
effect-tile-seen = Ein Plättchen kommt ans Licht: { $place }.
effect-gonzola-tile-hop = { $who } lässt Gonzola nach { $place } hüpfen.

## Das Protokoll, wenn eine Runde vorbei ist: keine Orte mehr

past-lifted = { $who } hat ein Dach abgehoben.
past-ran = { $who } ist mit Maus { $mouse } gelaufen.
past-entered = Maus { $mouse } von { $who } ist hereingekommen.
past-gonzola = { $who } hat Gonzola bewegt.
past-slid = { $who } hat ein Plättchen eingeschoben.
past-fell = Maus { $mouse } von { $who } ist ins Verlies gefallen.

## Woraus eine Wertung besteht

term-cheese = Marke: { LIST($cheese, of: "floor-") }

## Woher eine Regel kommt

ref-base = Grundspiel, Abschnitt { $n }

## Optionen und Stellungen, die nicht passen

error-roquefort-five-tower = Fünf Spieler brauchen den beweglichen Turm: Lass „{ $option }“ weg oder sag ja.
error-roquefort-needs = Die Option „{ $option }“ gehört zur Variante „{ $module }“: Füge { $module }=yes hinzu.
error-roquefort-gonzola-pantry = Die Option „{ $option }“ braucht beide Varianten, gonzola und pantry.
error-roquefort-five-start = Zu fünft beginnt der Fünfte im beweglichen Turm: „{ $option }“ muss corners sein.
error-roquefort-position = Diese Stellung ist nicht lesbar. { $why }
error-roquefort-position-line = Diese Stellung ist nicht lesbar, in der Zeile „{ $line }“. { $why }
bad-no-phase = Die Phase fehlt; schreib setup, hang, play, hop 2 oder over.
bad-alone = „{ $word }“ steht allein in seiner Zeile.
bad-form = Eine solche Zeile sieht so aus: { $form }
bad-twice = Das steht zweimal da.
bad-line = Eine Zeile kann nicht mit „{ $word }“ beginnen.
bad-number = „{ $word }“ sollte eine ganze Zahl von { $low } bis { $high } sein.
bad-seat = Es gibt keinen Sitz „{ $word }“; die Sitze sind A bis { $last }.
bad-module = Das gehört nur mit der Option { $module } zum Spiel.
bad-before-play = points, slid und used gehören zu einem Zug; lass sie vor dem ersten Zug weg.
bad-place = Es gibt keinen Platz „{ $word }“ für eine Maus; Plätze heißen d4, NW, T, p2, - oder x.
bad-gonzola-place = Gonzola kann nicht auf „{ $word }“ sein; schreib ein Feld, einen Platz der Speisekammer wie p2, oder roof und einen Raum.
bad-wall = Es gibt keinen Mauerplatz „{ $word }“; Plätze sind N2 bis N6, S2 bis S6, Wb bis Wf und Eb bis Ef.
bad-room = Es gibt keinen Raum „{ $word }“; die Räume sind A bis R.
bad-kind = Es gibt kein Plättchen „{ $word }“; es gibt: { $kinds }.
bad-kind-off = Das Plättchen { $kind } ist nicht im Spiel; seine Variante ist aus.
bad-closed = { $square } liegt auf keinem Plättchen; „{ $word }“ kann dort nicht stehen. Feste Felder schreibt man =, Türme mit ihrem Namen.
bad-square = „{ $word }“ ist kein Feld, das auf einem Plättchen liegt.
bad-square-twice = { $square } wird zweimal genannt.
bad-copies = Hier sind { $found } Plättchen { $kind }; das Spiel hat { $count }. Was in offenen Räumen nicht genannt wird, ist plain.
bad-no-cheese = „{ $word }“ ist keine Käsesorte.
bad-cheese-twice = Die Marke { $kind } wird zweimal genannt.
bad-slot = Es gibt keinen Schlitz „{ $word }“; Schlitze sind { $slots }.
bad-seen = Nur bekannte Plättchen unter Dächern waren zuletzt in einem früheren Zug zu sehen; { $square } ist keines.
bad-covered = { $who } ist auf { $place } unter dem Dach von Raum { $room }; nenne { $room } unter den offenen Räumen.
bad-on-trap = { $who } steht auf { $place } auf einer Falle und wäre gefallen.
bad-figure-module = { $who } kann ohne die Option { $module } nicht dort sein.
bad-no-tower = Der bewegliche Turm hat keinen Platz; sag, wo er hängt.
bad-two-figures = { $who } und { $other } können nicht beide auf { $place } sein.
bad-pantry-full = In der Speisekammer sind mehr als { $count } Figuren.
bad-hop = In der Phase hop sind diese Maus des Sitzes am Zug und Gonzola zusammen auf Gonzolas Plättchen (Option gonzola_hop), und sein Raum hat ein freies Feld.
bad-first-mice = Vor dem ersten Zug hat ein Sitz eine Maus in einem Turm, wenn er sie schon setzen durfte, und alle anderen draußen; bei { $seat } ist das nicht so.
bad-hang = Vor dem ersten Zug hängt der Turm nur mit einer Maus darin, und es hängt ihn auf, wer darin ist, oder der letzte Sitz.
bad-gonzola-pantry = Gonzola ist nur mit der Option gonzola_pantry in der Speisekammer.
bad-roof = Gonzola kann nicht auf dem Dach von Raum { $room } sein: Er braucht einen zugedeckten Raum, ein begonnenes Spiel und roof_run=steps.
bad-way-down = Vom Dach von Raum { $room } hat Gonzola mit diesen Punkten keinen Weg hinunter.
bad-ribbon = Eine Maus von { $seat } ist auf Gonzolas Plättchen, also trägt er das Band von { $seat }.
bad-tokens = Es gibt nur { $count } Marken { $kind }.
bad-pair = { $seat } hat ein Paar auf { $kind } und hätte eine Marke genommen: Nenne sie bei cheese.
bad-not-over = Das Spiel ist nicht aus: Niemand hat { $kinds } Käsesorten oder { $mice } gefallene Mäuse.
bad-over-cheese = { $seat } hat { $kinds } Käsesorten, also ist das Spiel aus: Schreib over.
bad-over-mice = { $seat } hat { $mice } Mäuse verloren, also ist das Spiel aus: Schreib over.

# scene

# Wörter des Bildes (scene*.py). $seat und $lost sind Farbwörter oder Namen; $can und $kinds kommen als fertige Listen und
# sind leer, wo es nichts gibt; LIST($kind, of: "floor-") nennt, was auf einem Feld liegt. $falls nennt Mäuse
# (slide-falls). Plätze heißen d4, NW, T (der bewegliche Turm), p2 (Speisekammer).

side-mice = Mäuseteam
stock-mice = { $fallen ->
    [0] { $inside } in der Burg, { $outside } draußen
   *[other] { $inside } in der Burg, { $outside } draußen, { $fallen } im Verlies
}
note-kinds = { $kinds }
status = { $turn ->
    [0] Vor dem ersten Zug · { $target } Käsesorten gewinnen
   *[other] { $target } Käsesorten gewinnen · Zug { $turn } · { $points ->
        [one] noch { $points } Punkt
       *[other] noch { $points } Punkte
    }
}

floor-slice = Scheiblettenkäse
floor-emmental = Emmentaler
floor-blue = Blauschimmelkäse
floor-brie = Brie
floor-gouda = Gouda
floor-goat = Ziegenkäse
floor-parmesan = Parmesan
floor-plain = leerer Boden
floor-trap = eine Falle
floor-gonzola = Gonzolas Plättchen
floor-passage = der Geheimgang
floor-mechanism = das Käse-Schiebewerk
floor-unseen = ein Plättchen, das niemand gesehen hat
floor-closed = ein festes Feld

move-lift = Das Dach von Raum { $room } abheben
move-run = { $goal ->
    [keep] Maus { $mouse } kommt durch den beweglichen Turm herein
    [tower] Maus { $mouse } kommt durch den Turm { $place } herein
    [pantry] Maus { $mouse } geht in der Speisekammer auf { $place }
   *[square] { $how ->
        [in] Maus { $mouse } kommt herein und läuft nach { $place }
        [pantry] Maus { $mouse } kommt aus der Speisekammer zurück nach { $place }
       *[on] Maus { $mouse } läuft nach { $place }
    }
}
move-gonzola = Gonzola läuft nach { $place }
move-roof = Gonzola steigt auf das Dach von Raum { $room }
move-hop = Gonzola hüpft nach { $place }
move-slide = Bei { $slot } einschieben: { LIST($kind, of: "floor-") }{ $shoved ->
    [none] {""}
   *[other] , Figur darauf nach { $shoved }
}{ $free ->
    [yes] , ohne einen Punkt zu zahlen
   *[no] {""}
}{ $count ->
    [0] {""}
    [one] { " " }(fällt: { $falls })
   *[other] { " " }(fallen: { $falls })
}
slide-falls = Maus { $mouse } von { $seat }
move-tower = Den beweglichen Turm bei { $wall } aufhängen
move-end = Den Zug beenden

can-lift = ein Dach abheben
can-run = mit einer Maus laufen
can-gonzola = Gonzola bewegen
can-slide = ein Plättchen einschieben
can-tower = den beweglichen Turm umhängen

prompt-setup = Du bist dran: Setz deine erste Maus in einen Turm.
prompt-wait-setup = { $seat } wählt einen Turm für die erste Maus.
prompt-hang = Du bist dran: Häng den beweglichen Turm an eine Mauer.
prompt-wait-hang = { $seat } sucht eine Mauer für den beweglichen Turm.
prompt-hop = Du bist dran: Gonzola macht Platz. Wähl ein freies Feld seines Raumes.
prompt-wait-hop = { $seat } wählt, wohin Gonzola hüpft.
prompt-light = Für { $seat } kommt ein Plättchen ans Licht.
prompt-turn = { EMPTY($can) ->
    [yes] Du bist am Zug, { $points ->
        [0] keine Punkte mehr
        [one] noch { $points } Punkt
       *[other] noch { $points } Punkte
    }: Es bleibt nur, ihn zu beenden.
   *[no] Du bist am Zug, { $points ->
        [0] keine Punkte mehr
        [one] noch { $points } Punkt
       *[other] noch { $points } Punkte
    }. Du kannst: { $can }.
}
prompt-wait-turn = { $seat } spielt, { $points ->
    [0] keine Punkte mehr
    [one] noch { $points } Punkt
   *[other] noch { $points } Punkte
}.
ending-target = { $count ->
    [one] { $seat } hat { $count } Käsesorte und gewinnt.
   *[other] { $seat } hat { $count } Käsesorten und gewinnt.
}
ending-lost = { $count ->
    [0] { $lost } hat eine dritte Maus verloren. { $seat } gewinnt ganz ohne Käse.
    [one] { $lost } hat eine dritte Maus verloren. { $seat } gewinnt mit { $count } Käsesorte.
   *[other] { $lost } hat eine dritte Maus verloren. { $seat } gewinnt mit { $count } Käsesorten.
}
ends-setup = Der erste Zug beginnt, wenn alles an seinem Platz ist.
ends-turn = { $roof ->
    [yes] { $own ->
        [yes] Gonzola ist auf einem Dach: Er muss herunter, ehe du deinen Zug beenden kannst.
       *[no] Gonzola ist auf einem Dach: Er muss herunter, ehe der Zug endet.
    }
   *[no] { $own ->
        [yes] Dein Zug geht weiter, bis du ihn beendest, auch ohne Punkte.
       *[no] Der Zug geht weiter, bis er beendet wird.
    }
} { $free ->
    [yes] Jetzt ist ein Schieben umsonst.
   *[no] { $slid ->
        [yes] Das Schieben dieses Zuges ist verbraucht.
       *[no] Einmal schieben je Zug.
    }
}
card-turn = Dein Zug
button-end = Zug beenden
button-lift = Dach abheben

board-castle = Die Burg von oben
node-shelf = { $pantry ->
    [yes] Die Speisekammer: vier Plätze
   *[no] { $count ->
        [one] Das freie Plättchen
       *[other] Die freien Plättchen
    }
}
node-tower = Turm { $place }
node-square = { $place }, Raum { $room }: { LIST($kind, of: "floor-") }
node-slot = { $shut ->
    [yes] Schlitz { $slot }, vom beweglichen Turm versperrt
   *[no] Schlitz { $slot }
}
node-wall = Mauerplatz { $wall } für den beweglichen Turm
node-roof = { $material ->
    [straw] Strohdach von Raum { $room }
    [copper] Kupferdach von Raum { $room }
   *[tile] Ziegeldach von Raum { $room }
}{ $on ->
    [yes] {""}
   *[no] , abgehoben
}
node-trace = { $age ->
    [new] Unter dem Dach auf { $place }, kürzlich gesehen: { LIST($kind, of: "floor-") }
    [old] Unter dem Dach auf { $place }, vor einigen Zügen gesehen: { LIST($kind, of: "floor-") }
   *[faint] Unter dem Dach auf { $place }, vor langer Zeit gesehen: { LIST($kind, of: "floor-") }
}
node-free = Freies Plättchen { $n }: { LIST($kind, of: "floor-") }
node-pantry = Speisekammer { $place }: { LIST($kind, of: "floor-") }
node-points = { $count ->
    [0] Keine Aktionspunkte mehr
    [one] Noch { $count } Aktionspunkt
   *[other] Noch { $count } Aktionspunkte
}
node-mouse = { $place ->
    [out] { $count ->
        [one] { $count } Maus von { $seat } draußen
       *[other] { $count } Mäuse von { $seat } draußen
    }
    [T] Maus { $mouse } von { $seat } im beweglichen Turm
   *[other] Maus { $mouse } von { $seat } auf { $place }
}
node-fallen = Maus { $mouse } von { $seat } im Verlies
node-gonzola = { $roof ->
    [yes] Gonzola auf dem Dach von Raum { $place }
   *[no] Gonzola auf { $place }
}{ $owned ->
    [yes] , mit dem Band von { $seat }
   *[no] , ohne Band
}
node-ribbon = Band von { $seat }
node-keep = { $wall ->
    [none] Der bewegliche Turm, noch nicht aufgehängt
   *[other] Der bewegliche Turm bei { $wall }
}
node-tokens = { $count ->
    [0] { $seat } hat noch keinen Käse
    [one] { $seat } hat { $count } Sorte: { $kinds }
   *[other] { $seat } hat { $count } Sorten: { $kinds }
}
node-token = { $held ->
    [yes] { $seat } hat: { LIST($kind, of: "floor-") }
   *[no] { $seat } hat noch nicht: { LIST($kind, of: "floor-") } ({ $left ->
        [0] keine Marke übrig
        [one] { $left } Marke übrig
       *[other] { $left } Marken übrig
    })
}
overlay-special = { $kind ->
    [gonzola] Eine Maus, die hierher kommt, bindet Gonzola ihr Band um.
    [passage] Von hier kann eine Maus in die Speisekammer und zurück.
   *[mechanism] Wer hier eine Maus hat, darf schieben, ohne einen Punkt zu zahlen, einmal je Zug und Maus.
}
sign-points = Punkte, die in diesem Zug übrig sind
sign-trap = Falle: Eine Maus darauf fällt
sign-plain = Leerer Boden: sicher und ohne Käse
sign-gonzola = Gonzolas Plättchen: bringt sein Band
sign-passage = Geheimgang zur Speisekammer
sign-mechanism = Schiebewerk: schiebt, ohne einen Punkt zu kosten
