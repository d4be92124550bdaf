# Chou y es-tu ?: all words of the game, English. Other rooms append ids here; the five other files follow.
# Words used throughout: bed = a place of the garden (a1 to e3); plant = a cabbage, double cabbage or bush that still
# stands; eaten cabbage = its bitten side; stone = a place of the gardeners’ path (1 to 24).

## The game

game-title = Chou y es-tu ?
game-pitch = Verstecken im Gemüsegarten: Zwei Kaninchen knabbern bei Nacht, zwei Gärtner suchen bei Tag.
game-intro = Zwei hungrige Kaninchen sind ins Kohlfeld gezogen. Jede Nacht fressen sie den Kohl über ihrem Kopf und huschen unter einen anderen. Jeden Morgen finden die Gärtner abgenagte Strünke und heben hier und da ein Blatt. Die Kaninchen gewinnen mit dem neunten Kohl auf dem Kompost, die Gärtner, sobald beide Kaninchen im Korb sitzen.

## Chapters of the rulebook page

chapter-box = Die Schachtel und die zwei Seiten
chapter-box-intro = Bevor etwas wächst, entscheidet ihr, wer knabbert und wer harkt.
chapter-setup = Der Garten wird angelegt
chapter-setup-intro = Neunzehn Beete liegen in versetzten Reihen, sodass jedes bis zu sechs Nachbarn hat; auf dem mittleren steht eine Hütte. Zwischen den Beeten verläuft ein Pfad aus 24 Steinen, und jeder Stein berührt drei Beete. Jeder Ort hat einen Namen: b4 ist das vierte Beet der zweiten Reihe, und die Steine sind nummeriert.
chapter-first-night = Die Erste Nacht
chapter-first-night-intro = Die Gärtner schlafen, und die Kaninchen suchen ihre ersten Verstecke.
chapter-day = Der Tag
chapter-day-intro = Die Gärtner wachen auf und sehen, was in der Nacht gefressen wurde. Dann ist jeder einmal dran: ein längerer Gang, oder ein kürzerer mit einem Blick unter eine Pflanze.
chapter-catch = Wenn ein Kaninchen gefangen ist
chapter-catch-intro = Ein Kaninchen sitzt im Korb, aber die Jagd ist noch nicht vorbei.
chapter-night = Die Nacht
chapter-night-intro = Ein Kaninchen nach dem anderen frisst den Kohl über sich, läuft geradeaus und versteckt sich wieder. Ein Beispiel: Ein Kaninchen hat den Kohl auf b2 gefressen und folgt dem Pfeil nach Südosten. Die Hütte auf c3 hält es nicht auf, der Kohl auf d3 ist schon gefressen, also landet es unter e3.
chapter-end = Wie es endet
chapter-end-intro = Neun Kohlköpfe für die Kaninchen oder zwei Kaninchen für die Gärtner.
chapter-special = Büsche und Doppelkohl
chapter-special-intro = Für alle, die ihren Garten kennen: drei Büsche, die niemand fressen kann, und drei Doppelkohl, die für zwei zählen.
chapter-score = Spiel um Punkte
chapter-score-intro = Spielt über den neunten Kohl hinaus, tauscht dann die Seiten und seht, wer mehr gefressen hat.
chapter-ruling = Knifflige Fälle
chapter-ruling-intro = Wo die Anleitung schweigt, wird an diesem Tisch so gespielt.

## Clauses: the box and the two sides

clause-box-counts = In der Schachtel liegen 25 Gartenplättchen (eine Hütte, 18 Kohlköpfe, drei Büsche und drei Doppelkohl), zwei Kaninchen und zwei Gärtner.
clause-team-two-sides = Jeder am Tisch spielt entweder für die Kaninchen oder für die Gärtner.
clause-team-two-players = Zu zweit führt einer beide Kaninchen und der andere beide Gärtner.
clause-team-three-one-rabbit-player = Zu dritt kann einer beide Kaninchen führen, gegen zwei mit je einem Gärtner.
clause-team-three-one-gardener-player = Zu dritt kann einer beide Gärtner führen, gegen zwei mit je einem Kaninchen.
clause-team-four-players = Zu viert führt jeder genau eine Figur: ein Kaninchen oder einen Gärtner.
clause-team-word-means-side = Sagt eine Regel „die Kaninchen“ oder „die Gärtner“, so meint sie die ganze Seite, egal wer sie spielt.

## Clauses: laying out the garden

clause-setup-tokens-in-hand = Die Kaninchen warten bis zur Ersten Nacht neben dem Garten; noch liegt keines auf einem Beet.
clause-setup-cabin-centre = Die Hütte steht auf dem Beet in der Mitte.
clause-setup-eighteen-face-up = Achtzehn Pflanzen umgeben die Hütte, eine auf jedem Beet, unangefressen.
clause-setup-pawns-opposite = Die Gärtner beginnen auf zwei Steinen, die die Hütte von gegenüberliegenden Seiten berühren.
clause-setup-glasses = Nur die Gärtner tragen nachts Brillen; hier hält der Tisch die Nacht einfach vor ihnen geheim.
clause-setup-basic-without-specials = Ohne die Option Büsche gibt es im Garten nur Kohl: keinen Busch und keinen Doppelkohl.
clause-path-only-dotted-line = Gärtner stehen und gehen nur auf den Steinen des Pfades, nie auf einem Beet.

## Clauses: the First Night

clause-first-night-gardeners-blind = Die Gärtner sehen nichts, während die Kaninchen ihre ersten Verstecke wählen.
clause-first-night-both-hidden = Tag 1 beginnt erst, wenn beide Kaninchen versteckt sind.
clause-first-night-different-cabbages = Die beiden Kaninchen müssen sich unter verschiedenen Pflanzen verstecken.
clause-first-night-under-a-cabbage = Ein Kaninchen beginnt unter einer Pflanze, nie unter der Hütte.
clause-first-night-nothing-flipped = In der Ersten Nacht frisst niemand, also bringt Tag 1 nichts auf den Kompost.
clause-first-night-not-under-double = Kein Kaninchen darf unter einem Doppelkohl beginnen.
clause-first-night-bush-allowed = Ein Kaninchen darf unter einem Busch beginnen.

## Clauses: the day

clause-day-gardeners-awake = Bei Tag sehen die Gärtner den ganzen Garten, auch den gefressenen Kohl.
clause-day-order-free = Jeden Tag entscheiden die Gärtner selbst, wer von ihnen zuerst geht.
clause-day-each-pawn-once = Jeder Gärtner ist am Tag genau einmal dran.
clause-day-a-two-cells = Ein Gärtner, der nicht nachsieht, geht genau zwei Steine den Pfad entlang.
clause-day-a-no-look = Ein Gärtner, der zwei Steine geht, hebt an diesem Tag nichts an.
clause-day-b-one-cell = Ein Gärtner, der nachsehen will, geht vorher genau einen Stein.
clause-day-b-look-from-destination = Der Gärtner geht zuerst und sieht dann nach: von dem Stein aus, auf dem er ankommt, nicht von dem, den er verlässt.
clause-day-b-one-tile = Ein Gärtner hebt am Tag nur eine Pflanze an.
clause-day-b-only-around = Ein Gärtner kann nur eine Pflanze anheben, die den Stein berührt, auf den er gegangen ist.
clause-day-b-only-cabbage-face = Anheben kann man nur eine Pflanze, die noch steht: nie die Hütte, einen gefressenen Kohl oder ein leeres Beet.
clause-day-no-standing-still = Kein Gärtner bleibt stehen: Er geht zwei Steine, oder er geht einen und sieht nach.
clause-day-catch-token-out = Ein Kaninchen unter der angehobenen Pflanze ist gefangen und aus dem Spiel.
clause-day-catch-tile-back = Die Pflanze über einem gefangenen Kaninchen kommt unversehrt zurück: Es kam nicht mehr dazu, sie zu fressen.
clause-day-miss-tile-back = Eine vergeblich angehobene Pflanze kommt zurück, wie sie war.
clause-day-second-pawn-same-way = Danach hat der zweite Gärtner dieselbe Wahl, auch wenn der erste gerade ein Kaninchen gefangen hat.
clause-day-exposed-caught-first = Ein Kaninchen, das kein Versteck fand, wird bei Tagesanbruch gefangen, noch bevor ein Gärtner geht.
clause-day-compost-after-both = Gefressener Kohl kommt erst auf den Kompost, wenn beide Gärtner dran waren.
clause-day-compost-exactly-last-night = Am Ende des Tages verlässt alles den Garten, was in der letzten Nacht gefressen wurde; diese Beete bleiben leer.
clause-day-then-night = Ist der Kompost gefüllt, bricht die nächste Nacht an.

## Clauses: when a rabbit is caught

clause-catch-one-token-left = Nach einem Fang frisst und läuft nachts nur noch das verbliebene Kaninchen; das gefangene zieht nicht mehr.
clause-catch-joint-control = Zwei Kaninchenspieler entscheiden weiter gemeinsam: Jeder von ihnen darf das verbliebene Kaninchen führen.
clause-catch-silently = Was auch immer die Kaninchenspieler ausmachen, die Gärtner erfahren nichts davon.

## Clauses: the night

clause-night-gardeners-blind = Die Gärtner sehen nichts von dem, was nachts geschieht.
clause-night-order-free = Jede Nacht entscheiden die Kaninchen selbst, welches zuerst läuft.
clause-night-one-after-the-other = Das erste Kaninchen frisst, läuft und versteckt sich, bevor sich das zweite rührt.
clause-night-eat-own-tile = Ein Kaninchen frisst den Kohl, unter dem es sitzt; der Strunk bleibt auf dem Beet, bis er auf den Kompost kommt.
clause-night-eat-compulsory = Jedes Kaninchen unter einem Kohl muss ihn fressen, in jeder Nacht nach der ersten.
clause-night-must-move = Ein Kaninchen darf nicht bleiben, wo es gerade gefressen hat; es muss zu einer anderen Pflanze laufen.
clause-night-straight-line = Ein Kaninchen läuft geradeaus, in eine der sechs Richtungen.
clause-night-only-arrows = Ein Kaninchen läuft nur in eine Richtung, die die Pfeile seines eigenen Plättchens zeigen.
clause-night-arrows-of-the-flipped-tile = Es zählen nur die Pfeile des Plättchens, das das Kaninchen verlässt, nicht die unterwegs oder am Ziel.
clause-night-first-cabbage = Ein Kaninchen versteckt sich unter der ersten Pflanze auf seiner Linie, nicht davor und nicht dahinter.
clause-night-pass-empty = Ein Kaninchen läuft über leere Beete hinweg.
clause-night-pass-over-eaten = Ein Kaninchen läuft an gefressenem Kohl vorbei, auch an dem, den das andere eben erst angebissen hat.
clause-night-pass-cabin = Ein Kaninchen läuft geradewegs an der Hütte vorbei.
clause-night-no-stop-between = Ein Kaninchen kann weder auf einem leeren Beet noch bei einem gefressenen Kohl noch an der Hütte anhalten.
clause-night-no-stop-on-other = Ein Kaninchen kann sich nicht dort verstecken, wo schon das andere sitzt.
clause-night-no-pass-over-other = Die Pflanze, unter der ein Kaninchen sitzt, versperrt dem anderen auch die Linie: Es kommt nicht vorbei.
clause-night-never-two-under-one = Zwei Kaninchen sitzen nie unter derselben Pflanze, nicht einmal kurz.
clause-night-exposed = Ein Kaninchen, das kein Versteck erreichen kann, bleibt im Freien.
clause-night-exposed-only-then = Solange ein Kaninchen ein Versteck erreichen kann, muss es eines nehmen und darf nicht im Freien bleiben.
clause-night-exposed-anywhere = Ein Kaninchen im Freien wird gefangen, egal wie weit die Gärtner entfernt sind.
clause-night-exposed-until-dawn = Ein Kaninchen im Freien wird gefangen, wenn der Morgen kommt, nicht schon in der Nacht.

## Clauses: how it ends

clause-end-gardeners-both-caught = Die Gärtner gewinnen in dem Augenblick, in dem sie das zweite Kaninchen fangen.
clause-end-gardeners-before-nine = Der zweite Fang zählt nur, solange weniger als neun Kohlköpfe auf dem Kompost liegen.
clause-end-automatic-catch-counts = Ein bei Tagesanbruch im Freien gefangenes Kaninchen zählt wie jeder andere Fang; sind es damit zwei, gewinnen die Gärtner.
clause-end-rabbits-ninth-composted = Die Kaninchen gewinnen, wenn der neunte Kohl auf den Kompost kommt und mindestens eines von ihnen frei ist.
clause-end-eaten-is-not-composted = Neun angebissene Kohlköpfe beenden das Spiel noch nicht: Die Gärtner haben noch den Tag, bevor der neunte auf den Kompost kommt.
clause-end-one-survivor-enough = Ein einziges freies Kaninchen genügt den Kaninchen zum Sieg.

## Clauses: bushes and double cabbages

clause-variant-swap-six = Mit der Option Büsche ersetzen drei Büsche und drei Doppelkohl sechs Kohlköpfe; zwölf bleiben.
clause-variant-random-places = Mit der Option Büsche entscheidet der Zufall, auf welche Beete Büsche und Doppelkohl kommen.
clause-variant-hide-under = Kaninchen können sich auch unter Büschen und Doppelkohl verstecken.
clause-variant-lift = Gärtner können auch Büsche und Doppelkohl anheben.
clause-bush-must-stop = Trifft ein Kaninchen auf seiner Linie zuerst auf einen Busch, muss es sich dort verstecken; an einem Busch kommt keines vorbei.
clause-bush-not-eaten = Kein Kaninchen kann einen Busch fressen: Er bleibt stehen und kommt nie auf den Kompost.
clause-bush-must-flee = Ein Kaninchen unter einem Busch muss ihn in der nächsten Nacht verlassen.
clause-bush-flee-targets = Von einem Busch läuft ein Kaninchen zu einem Kohl, einem Doppelkohl oder einem anderen Busch, nach den üblichen Regeln für Linien.
clause-double-like-cabbage = In allem anderen ist ein Doppelkohl ein Kohl: Man hebt ihn an, man frisst ihn, und seine Pfeile gelten.
clause-double-two = Ein Doppelkohl zählt auf dem Kompost für zwei.
clause-double-nine-cabbages-not-tiles = Neun Kohlköpfe entscheiden, nicht neun Plättchen: Fünf Kohlköpfe und zwei Doppelkohl genügen, und zehn sind so gut wie neun.

## Clauses: playing for points

clause-score-play-on = Im Spiel um Punkte geht es nach dem neunten Kohl weiter.
clause-score-until-both-caught = Im Spiel um Punkte endet ein Durchgang erst, wenn beide Kaninchen gefangen sind.
clause-score-is-compost = Die Kaninchen bekommen einen Punkt für jeden Kohl, der am Ende ihres Durchgangs auf dem Kompost liegt.
clause-score-swap = Nach dem ersten Durchgang werden die Seiten getauscht und dann die beiden Ergebnisse verglichen.

## Clauses: corner cases

clause-ruling-order-last-word = Ein Kohl zählt, wenn er auf dem Kompost liegt, nicht wenn er gefressen ist; wer von acht auf zehn kommt, hat die Neun überschritten und gewinnt.
clause-ruling-exposed-before-compost = Ist das letzte freie Kaninchen am Morgen nach dem neunten Biss im Freien, wird es vor dem Kompost gefangen, und die Gärtner gewinnen.
clause-ruling-exposed-tile-composted = Was ein Kaninchen gefressen hat, kommt auf den Kompost, auch wenn dieses Kaninchen gefangen wird.
clause-ruling-tile-never-turns = Plättchen behalten ihre Richtung: Anheben oder Anbeißen dreht die Pfeile eines Kohls nie.
clause-ruling-lifter-sees-arrows = Gärtner, die eine Pflanze anheben, sehen ihre Pfeile und dürfen sie sich merken.
clause-ruling-rabbit-sees-own-arrows = Die Kaninchen kennen nur die Pfeile von Plättchen, unter denen eines von ihnen saß.
clause-ruling-pawns-share-and-pass = Gärtner dürfen aneinander vorbeigehen und auf demselben Stein stehen.
clause-ruling-there-and-back = Ein Weg über zwei Steine darf hin und zurück führen und enden, wo er begann.
clause-ruling-b-without-tile = Ein einzelner Schritt ohne Nachsehen ist nur erlaubt, wo keine Pflanze den Stein berührt; sonst muss der Gärtner nachsehen.
clause-ruling-bush-hop-stop = Hausregel dieses Tisches, nicht aus der Anleitung: Nach zehn Nächten in Folge ohne einen Biss (eine andere Zahl oder keine ist wählbar) gewinnen die Gärtner; im Spiel um Punkte endet der Durchgang.
clause-ruling-bush-night-shows-nothing = Verlassen beide Kaninchen Büsche, wird nichts gefressen, und die Gärtner finden am Morgen nichts.
clause-ruling-no-order-choice-by-program = Die Reihenfolge der Kaninchen ist ihre eigene Sache: Versperrt eines dem anderen den einzigen Weg, bleibt das zweite im Freien.
clause-ruling-exposed-frees-bush = Ein Kaninchen, das seinen Busch nicht verlassen konnte, sitzt daneben: Der Busch ist für das andere frei.
clause-ruling-score-cut-off = Kohl aus der letzten Nacht zählt nicht, wenn das zweite Kaninchen gefangen wird, bevor er auf dem Kompost liegt.

## Options

option-players = Spieler
option-players-help = Wie viele Leute sich die beiden Seiten teilen.
option-split = Wer allein spielt
option-split-help = Zu dritt: welche Seite von zweien gespielt wird.
option-split-gardeners = Einer führt beide Kaninchen, zwei haben je einen Gärtner
option-split-rabbits = Einer führt beide Gärtner, zwei haben je ein Kaninchen
option-bushes = Büsche und Doppelkohl
option-bushes-help = Tauscht sechs Kohlköpfe gegen drei Büsche, die niemand fressen kann, und drei Doppelkohl, die für zwei zählen.
option-score = Um Punkte spielen
option-score-help = Zwei Durchgänge mit getauschten Seiten: Jeder dauert, bis beide Kaninchen gefangen sind, und der vollere Kompost gewinnt.
option-arrows = Pfeile unter dem Kohl
option-arrows-help = Zwischen wie vielen Richtungen ein Kaninchen wählen kann, wenn es einen Kohl verlässt.
option-arrows-A6 = Überall sechs Pfeile: freie Wahl, etwas leichter für die Kaninchen
option-arrows-B65 = Die Hälfte mit sechs, die Hälfte mit fünf Pfeilen: die fairste Mischung
option-arrows-A5 = Überall fünf Pfeile: leichter für die Gärtner
option-last_rabbit = Das letzte Kaninchen
option-last_rabbit-help = Mit zwei Kaninchenspielern: wer nach einem Fang das verbliebene Kaninchen führt.
option-last_rabbit-joint = Beide gemeinsam: Jeder darf es führen
option-last_rabbit-owner = Nur der, dem es gehört
option-last_night = Das Mahl der letzten Nacht
option-last_night-help = Im Spiel um Punkte: Kohl, der beim letzten Fang gefressen, aber noch nicht auf dem Kompost ist.
option-last_night-dropped = Es zählt nicht
option-last_night-counted = Es zählt
option-bush_stop = Nächte ohne Biss
option-bush_stop-help = Hausregel: Nach so vielen Nächten in Folge ohne einen Biss gewinnen die Gärtner, oder der Durchgang endet im Spiel um Punkte. 0 schaltet sie ab.

## The picture: names of what lies on the board

board-day = Der Gemüsegarten bei Tag
board-night = Der Gemüsegarten bei Nacht
node-bed = { $what ->
        [cabbage] { $place }: Kohl
        [double] { $place }: Doppelkohl
        [bush] { $place }: Busch
        [eaten] { $place }: gefressener Kohl
        [eaten-double] { $place }: gefressener Doppelkohl
       *[other] { $place }: leeres Beet
    }{ $arrows ->
        [none] {""}
       *[other] ; Pfeile { LIST($arrows, of: "way-") }
    }{ $lifted ->
        [yes] ; heute angehoben
       *[other] {""}
    }{ $reach ->
        [yes] ; in Reichweite der Gärtner
       *[other] {""}
    }
node-cabin = { $place }: die Hütte
node-stone = { $who ->
        [none] Stein { $place }
        [AB] Stein { $place }, Gärtner A und B
       *[other] Stein { $place }, Gärtner { $who }
    }
node-gardener = { $state ->
        [asleep] Gärtner { $pawn } auf Stein { $place }, schläft
        [done] Gärtner { $pawn } auf Stein { $place }, fertig für heute
       *[other] Gärtner { $pawn } auf Stein { $place }
    }
node-rabbit = { $state ->
        [hidden] Kaninchen { $rabbit }, versteckt unter { $place }
        [open] Kaninchen { $rabbit }, im Freien bei { $place }
        [caught] Kaninchen { $rabbit }, gefangen
       *[other] Kaninchen { $rabbit }, wartet neben dem Garten
    }
node-compost = { $more ->
        [yes] Kompost: { $count } Kohlköpfe; { $full } waren nötig
       *[no] Kompost: { $count } von { $full } Kohlköpfen
    }
node-compost-points = { $count ->
        [one] Kompost: { $count } Kohlkopf
       *[other] Kompost: { $count } Kohlköpfe
    }

## Moves in words

move-hide = Kaninchen { $rabbit } versteckt sich unter { $place }
move-run = Kaninchen { $rabbit } läuft zu { $place }
move-stuck = Kaninchen { $rabbit } bleibt im Freien
move-walk = Gärtner { $pawn } geht zu Stein { $stone }
move-step = Gärtner { $pawn } geht einen Schritt zu Stein { $stone }, wo es nichts anzuheben gibt
move-look = Gärtner { $pawn } geht zu Stein { $stone } und sieht unter { $place } nach
move-after-you = Nach dir: Der Partner geht zuerst
button-exposed = Im Freien bleiben
button-after = Nach dir

## What to do now

prompt-setup = Der Garten wird angelegt.
prompt-arrows = Die Pfeile eines Plättchens werden aufgedeckt.
prompt-hide = { $rabbit ->
        [one] Du bist dran: Wähle eine Pflanze, unter der sich Kaninchen 1 versteckt.
        [two] Du bist dran: Wähle eine Pflanze, unter der sich Kaninchen 2 versteckt.
       *[other] Du bist dran: Wähle ein Kaninchen und eine Pflanze als Versteck.
    }
prompt-run = { $rabbit ->
        [one] Du bist dran: Wähle, wohin Kaninchen 1 läuft.
        [two] Du bist dran: Wähle, wohin Kaninchen 2 läuft.
       *[other] Du bist dran: Wähle, welches Kaninchen zuerst läuft und wohin.
    }
prompt-stuck = { $rabbit ->
        [one] Du bist dran: Kaninchen 1 erreicht kein Versteck und muss im Freien bleiben.
        [two] Du bist dran: Kaninchen 2 erreicht kein Versteck und muss im Freien bleiben.
       *[other] Du bist dran: Die Kaninchen erreichen kein Versteck; wähle, welches zuerst im Freien bleibt.
    }
prompt-day = { $pawn ->
        [A] Du bist dran: Gärtner A geht zwei Steine, oder er geht einen und sieht unter einer Pflanze nach.
        [B] Du bist dran: Gärtner B geht zwei Steine, oder er geht einen und sieht unter einer Pflanze nach.
       *[other] Du bist dran: Wähle einen Gärtner; er geht zwei Steine, oder er geht einen und sieht unter einer Pflanze nach.
    }
prompt-day-walk = { $pawn ->
        [A] Du bist dran: Gärtner A geht; keine Pflanze ist nah genug, um nachzusehen.
        [B] Du bist dran: Gärtner B geht; keine Pflanze ist nah genug, um nachzusehen.
       *[other] Du bist dran: Wähle einen Gärtner, der geht; keine Pflanze ist nah genug, um nachzusehen.
    }
prompt-wait-first-night = { $glasses ->
        [yes] Du hast die Brille auf: Die Kaninchen wählen ihre ersten Verstecke.
       *[other] Die Erste Nacht: Die Kaninchen wählen ihre Verstecke.
    }
prompt-wait-night = { $glasses ->
        [yes] Du hast die Brille auf: Die Kaninchen sind am Werk.
       *[other] Bei Nacht: Die Kaninchen sind dran.
    }
prompt-wait-partner-night = { $rabbit ->
        [one] Dein Partner ist mit Kaninchen 1 dran.
        [two] Dein Partner ist mit Kaninchen 2 dran.
       *[other] Dein Partner ist dran.
    }
prompt-wait-day = { $pawn ->
        [A] Bei Tag: Die Gärtner sind dran, mit Gärtner A.
        [B] Bei Tag: Die Gärtner sind dran, mit Gärtner B.
       *[other] Bei Tag: Die Gärtner sind dran.
    }
prompt-wait-partner-day = { $pawn ->
        [A] Dein Partner ist mit Gärtner A dran.
        [B] Dein Partner ist mit Gärtner B dran.
       *[other] Dein Partner ist dran.
    }
ending-catch = Die Gärtner gewinnen: Beide Kaninchen sind gefangen.
ending-compost = { $more ->
        [yes] Die Kaninchen gewinnen: { $count } Kohlköpfe liegen auf dem Kompost; { $full } waren nötig.
       *[no] Die Kaninchen gewinnen: { $count } Kohlköpfe liegen auf dem Kompost.
    }
ending-bushes = { $nights ->
        [one] Die Gärtner gewinnen nach der Hausregel: { $nights } Nacht ohne Biss.
       *[other] Die Gärtner gewinnen nach der Hausregel: { $nights } Nächte in Folge ohne Biss.
    }
ending-points = { $winner ->
        [first] Die Kaninchen des ersten Durchgangs gewinnen mit { $first } zu { $second }.
        [second] Die Kaninchen des zweiten Durchgangs gewinnen mit { $second } zu { $first }.
       *[other] Unentschieden: { $first } zu { $second }.
    }
ends-first-night = Der Tag bricht an, sobald beide Kaninchen versteckt sind.
ends-night = { $last ->
        [yes] Dieser Zug beendet die Nacht.
       *[other] Der Tag bricht an, sobald jedes freie Kaninchen gelaufen ist.
    }
ends-day = { $last ->
        [yes] Dieser Zug beendet den Tag: Gefressenes kommt auf den Kompost, und die Nacht bricht an.
       *[other] Die Nacht bricht an, sobald beide Gärtner dran waren.
    }
status = { $when ->
        [setup] Der Garten wird angelegt
        [day] Tag { $day } · Kompost { $count } von { $full }
        [over] { $more ->
            [yes] Ende · { $count } Kohlköpfe auf dem Kompost; { $full } waren nötig
           *[no] Ende · Kompost { $count } von { $full }
        }
       *[night] { $day ->
            [0] Die Erste Nacht
           *[other] Nacht nach Tag { $day } · Kompost { $count } von { $full }
        }
    }
status-points = { $when ->
        [setup] Durchgang { $leg } · der Garten wird angelegt
        [day] Durchgang { $leg } · Tag { $day } · Kompost { $count }
        [over] Ende · Kompost { $count }
       *[night] { $day ->
            [0] Durchgang { $leg } · die Erste Nacht
           *[other] Durchgang { $leg } · Nacht nach Tag { $day } · Kompost { $count }
        }
    }

## Seats, sides, and what partners can tell each other

side-rabbits = Kaninchen
side-gardeners = Gärtner
role-rabbits = Beide Kaninchen
role-rabbit = Kaninchen { $rabbit }
role-gardeners = Beide Gärtner
role-gardener = Gärtner { $pawn }
note-caught = { $count ->
        [one] { $count } Kaninchen gefangen
       *[other] { $count } Kaninchen gefangen
    }
signal-here = Ich gehe hierhin
signal-not-there = Lieber nicht dort
signal-you-first = Fang du an
signal-look-here = Sieh hier nach
signal-stand-here = Ich stelle mich hierhin

## What happens: log and live region

effect-bush-placed = Auf { $place } wächst ein Busch.
effect-double-placed = Auf { $place } wächst ein Doppelkohl.
effect-first-night = Die Erste Nacht: Die Kaninchen suchen ihre Verstecke.
effect-rabbit-hid = Kaninchen { $rabbit } ist unter { $place } versteckt.
effect-rabbit-ran = Kaninchen { $rabbit } ist jetzt unter { $place } versteckt.
effect-rabbit-stuck = Kaninchen { $rabbit } findet kein Versteck und bleibt bei { $place } im Freien.
effect-arrows-seen = { $arrows ->
        [all] Das Plättchen auf { $place } hat alle sechs Pfeile.
       *[other] Dem Plättchen auf { $place } fehlt ein Pfeil: { LIST($arrows, of: "way-") }.
    }
effect-after-you-rabbit = Kaninchen { $rabbit } lässt dem anderen den Vortritt.
effect-after-you-gardener = Gärtner { $pawn } lässt dem anderen den Vortritt.
effect-day-breaks = Tag { $day } bricht an; die Gärtner wachen auf.
effect-eaten = { $worth ->
        [1] Der Kohl auf { $place } wurde gefressen.
       *[other] Der Doppelkohl auf { $place } wurde gefressen; er zählt { $worth }.
    }
effect-nothing-eaten = In dieser Nacht wurde nichts gefressen.
effect-exposed-caught = Kaninchen { $rabbit } wird bei { $place } im Freien gefangen.
effect-walked = Gärtner { $pawn } steht jetzt auf Stein { $stone }.
effect-looked-in-vain = Gärtner { $pawn } findet niemanden unter { $place }.
effect-caught = Kaninchen { $rabbit } wird unter { $place } gefangen!
effect-composted = { $worth ->
        [1] Der gefressene Kohl auf { $place } kommt auf den Kompost.
       *[other] Der gefressene Doppelkohl auf { $place } kommt auf den Kompost und zählt { $worth }.
    }
effect-compost-now = { $count ->
        [one] Auf dem Kompost liegt jetzt { $count } Kohlkopf.
       *[other] Auf dem Kompost liegen jetzt { $count } Kohlköpfe.
    }
effect-night-falls = Tag { $day } endet, und die Nacht bricht an; die Gärtner setzen ihre Brillen auf.
effect-gardeners-win = Beide Kaninchen sind im Korb.
effect-rabbits-win = Der Kompost ist voll.
effect-bush-stop-win = { $nights ->
        [one] { $nights } Nacht ohne Biss: Die Hausregel beendet das Spiel.
       *[other] { $nights } Nächte in Folge ohne Biss: Die Hausregel beendet das Spiel.
    }
effect-bush-stop-leg = { $nights ->
        [one] { $nights } Nacht ohne Biss: Nach der Hausregel endet der Durchgang.
       *[other] { $nights } Nächte in Folge ohne Biss: Nach der Hausregel endet der Durchgang.
    }
effect-leg-over = { $leg ->
        [1] { $count ->
            [one] Halbzeit: Die Kaninchen des ersten Durchgangs haben { $count } Kohlkopf.
           *[other] Halbzeit: Die Kaninchen des ersten Durchgangs haben { $count } Kohlköpfe.
        }
       *[other] { $count ->
            [one] Der zweite Durchgang ist vorbei: Seine Kaninchen haben { $count } Kohlkopf.
           *[other] Der zweite Durchgang ist vorbei: Seine Kaninchen haben { $count } Kohlköpfe.
        }
    }
effect-sides-swap = Die Seiten werden getauscht: Aus Kaninchen werden Gärtner, aus Gärtnern Kaninchen.
effect-score-first-wins = Die beiden Durchgänge im Vergleich, in Kohlköpfen: { $first } im ersten, { $second } im zweiten.
effect-score-second-wins = Die beiden Durchgänge im Vergleich, in Kohlköpfen: { $first } im ersten, { $second } im zweiten.
effect-score-draw = Die beiden Durchgänge im Vergleich, in Kohlköpfen: { $first } im ersten, { $second } im zweiten, gleich viele.

## Things on the board

way-e = Ost
way-ne = Nordost
way-nw = Nordwest
way-w = West
way-sw = Südwest
way-se = Südost

## What a score is made of

term-cabbages = Kohlköpfe auf dem Kompost
term-doubles = Doppelkohl auf dem Kompost
term-catches = Gefangene Kaninchen
term-leg = Kohlköpfe auf dem Kompost in Durchgang { $leg }

## Options and positions that do not fit

error-chou-split = Option „{ $option }“ sagt, wer zu dritt allein spielt; bei einer anderen Spielerzahl bedeutet sie nichts.
error-chou-last-rabbit = Option „{ $option }“ braucht zwei Kaninchenspieler: vier Spieler, oder drei mit split = rabbits.
error-chou-last-night = Option „{ $option }“ gehört zum Spiel um Punkte: Schalte auch score ein.
error-chou-bush-stop = Option „{ $option }“ braucht Büsche: Ohne sie wird jede Nacht etwas gefressen.
error-chou-position = { EMPTY($line) ->
        [no] Diese Stellung kann nicht gelesen werden, bei „{ $line }“: { $reason }.
       *[yes] Diese Stellung kann nicht gelesen werden: { $reason }.
    }

## Was die Zeichen auf dem Plan bedeuten

sign-trail = Spuren in der Erde: die Pfeile eines gefressenen Plättchens, dorthin konnte ein Hase laufen
sign-arrow-known = Pfeile, die du kennst, obwohl die Pflanze nicht gefressen ist
sign-looked = Heute angehoben: niemand war darunter
sign-bootprints = Unter dieser Pflanze könnte morgen ein Gärtner nachsehen
sign-burrow = Ein leeres Beet: seine Pflanze liegt auf dem Kompost
sign-glasses-on = Brille auf: nachts sieht dieser Gärtner nichts

## What exactly does not fit: positions (position-) and boxes (box-)

position-number = „{ $word }“ sollte eine ganze Zahl von { $low } bis { $high } sein
position-cell = ein Beet „{ $word }“ gibt es nicht; die Beete heißen { $first } bis { $last }
position-no-phase = die Phase fehlt; schreib eine davon: setup, first night, night 2, day 2
position-phase-twice = die Phase steht zweimal da
position-said-twice = das steht zweimal da
position-key = eine Zeile kann nicht mit „{ $word }“ beginnen
position-words = auf „{ $key }“ müssen so viele Wörter folgen: { $count }
position-words-range = auf „{ $key }“ müssen { $least } bis { $most } Wörter folgen
position-phase = eine Phase ist setup, first night, night N, day N oder over N
position-ending = nach „over N“ steht, wie das Spiel endete: { $known }
position-leg = ein zweiter Durchgang braucht die Option score
position-draw-garden = zeichne den Garten: Mit Büschen kann niemand wissen, wo sie stehen
position-rows = der Garten hat fünf Reihen mit 3, 4, 5, 4 und 3 Buchstaben
position-cabin = die Hütte (h) steht auf { $cell } und sonst nirgends
position-special-order = beim Aufbau kommen zuerst die Büsche ({ $bushes }), dann die Doppelkohle ({ $doubles })
position-specials = mit diesen Optionen hat der Garten { $bushes } Büsche und { $doubles } Doppelkohle, nicht { $found } und { $counted }
position-compost = im Garten fehlen { $shown } Kohlköpfe (. ist einer, : sind zwei), nicht { $said }
position-rabbit-now = Kaninchen { $rabbit } kann jetzt nicht „{ $word }“ sein
position-rabbit-place = Kaninchen { $rabbit } kann sich nicht auf { $word } verstecken
position-two-rabbits = zwei Kaninchen sind nie unter einem Plättchen
position-stone = einen Stein „{ $word }“ gibt es nicht
position-acted = bei Tag können die Gärtner A oder B schon dran gewesen sein
position-moved = bei Nacht können die Kaninchen 1 oder 2 schon gelaufen sein
position-arrow-pairs = Pfeile schreibt man als Beet und Text: b4 -ne
position-arrow-text = „{ $cell } { $text }“: Pfeile sind * oder - und eins von { $ways }
position-arrow-six = das Plättchen auf { $cell } hat sechs Pfeile
position-arrow-none = auf { $cell } gibt es keine Pfeile zu wissen
position-arrow-faces = von solchen Plättchen hat der Pfeilsatz { $six } mit sechs Pfeilen und { $five } mit fünf
position-looks = Gärtner schauen bei Tag nach
position-memory = auf memory folgt first night, nothing, oder weights und drei Zahlen
position-traces = zu einem Gedächtnis gehören 1 bis { $most } Zeilen trace, eine je Nacht seither
position-trace = eine Zeile trace beginnt mit einem dieser Wörter: { $known }
position-over-caught = sind beide Kaninchen gefangen, ist das Spiel vorbei; schreib: over N catch
position-over-full = mit { $full } Kohlköpfen auf dem Kompost ist das Spiel vorbei; schreib: over N compost
position-night-falls = sobald beide Gärtner dran waren, wird es Nacht
position-day-breaks = sobald alle Kaninchen gelaufen sind, wird es Tag
position-rabbit-hand = Kaninchen { $rabbit } kann nicht gelaufen und noch auf der Hand sein
position-waiting = auf die Pfeile von { $cell } kann niemand warten
box-cell = eine Zelle „{ $cell }“ gibt es in [board] nicht
box-cell-name = eine Zelle heißt nach einem Kleinbuchstaben und einer Ziffer, etwa b4
box-cell-rows = es müssen { $count } Zellen sein, Reihe für Reihe und von links nach rechts
box-cell-twice = zwei Zellen haben denselben Namen oder dieselben Koordinaten
box-cell-count = { $cells } Zellen, aber Hütte und Kohlköpfe brauchen { $needed }
box-steps = es müssen sechs Schritte sein, jeder das Gegenteil des drei Plätze weiter stehenden
box-points = es müssen { $wanted } Punkte sein, nicht { $found }
box-point-cells = Punkt { $point } muss drei Zellen berühren, die alle aneinander liegen
box-edge-end = Kante { $a }-{ $b } führt zu einem Punkt, den es nicht gibt
box-edge-side = Kante { $a }-{ $b } muss zwischen zwei Zellen verlaufen, die beide Punkte berühren
box-unreachable = ein Punkt ist zu Fuß nicht zu erreichen
box-start = Punkt { $point } berührt die Hütte nicht
box-opposite = die Gärtner brauchen zwei Punkte auf gegenüberliegenden Seiten der Hütte
box-arrows = `{ $part }` muss zusammen so viele Plättchen ergeben: { $size }
box-long-line = eine gerade Linie darf höchstens { $count } Zellen haben
