# Fromage: all words of the game, German. English first, then the five other files.
# Wörter: Viertel = ein Viertel der Scheibe mit Schauplatz und Rohstoffsektor; Feld, Arbeiter, Bestellung, Melkstand,
# Fähigkeit, Gerüst, Gratisprobe, Schild, Kundenmarke, Gebäudeplättchen, der Konzern; Zugabe = Käse ohne Arbeiter.

## The game

game-title = Fromage
game-pitch = Macht Käse an einem Tisch, der sich dreht: Jeden Zug kommt ein anderer Schauplatz vor euch, und niemand wartet auf andere.
game-intro = In einer kleinen Stadt in Frankreich machen alle Käse, und alle zur gleichen Zeit. Ein runder Tisch mit vier Schauplätzen dreht sich nach jedem Zug um ein Viertel; eure Arbeiter fahren mit und kommen heim, wenn sie euch wieder ansehen, früher von Bronze, später von Gold. Sammelt Gebäude, Vieh, Obst und Bestellungen, füllt Festival, Fromagerie, Bistro und Villes, und habt die meisten Punkte, wenn der letzte Käse von jemandem liegt. Allein spielt ihr gegen den Konzern.

## Resources, venues, kinds of cheese, people

resource-structure = Gebäude
resource-livestock = Vieh
resource-fruit = Obst
resource-order = Bestellungen
amount-structure = { $count ->
        [one] { $count } Gebäude
       *[other] { $count } Gebäude
    }
amount-livestock = { $count ->
        [one] { $count } Stück Vieh
       *[other] { $count } Stück Vieh
    }
amount-fruit = { $count ->
        [one] { $count } Obst
       *[other] { $count } Obst
    }
amount-order = { $count ->
        [one] { $count } Bestellung
       *[other] { $count } Bestellungen
    }
venue-festival = Festival
venue-fromagerie = Fromagerie
venue-bistro = Bistro
venue-villes = Villes
age-b = Bronze
age-s = Silber
age-g = Gold
kind-Sb = Weichkäse, Bronze
kind-Ss = Weichkäse, Silber
kind-Sg = Weichkäse, Gold
kind-Hb = Hartkäse, Bronze
kind-Hs = Hartkäse, Silber
kind-Hg = Hartkäse, Gold
kind-Bb = Blaukäse, Bronze
kind-Bs = Blaukäse, Silber
kind-Bg = Blaukäse, Gold
worker-S = der Weichkäse-Arbeiter
worker-H = der Hartkäse-Arbeiter
worker-B = der Blaukäse-Arbeiter
ability-barn = Scheune
ability-greenhouse = Gewächshaus
ability-dock = Laderampe
ability-hq = Hauptsitz
source-sign = das Schild
region-purple = Violett
region-blue = Blau
region-white = Weiß
region-green = Grün
region-orange = Orange
region-pink = Rosa

## Cities of the Villes, with their space

city-V01 = Toulouse (V01)
city-V02 = Caylus (V02)
city-V03 = Montpellier (V03)
city-V04 = Nantes (V04)
city-V05 = Rennes (V05)
city-V06 = Tours (V06)
city-V07 = Orléans (V07)
city-V08 = Limoges (V08)
city-V09 = Chavignol (V09)
city-V10 = Laguiole (V10)
city-V11 = Paris (V11)
city-V12 = Troyes (V12)
city-V13 = Lille (V13)
city-V14 = Dijon (V14)
city-V15 = Lyon (V15)
city-V16 = Grenoble (V16)
city-V17 = Pont-l’Évêque (V17)
city-V18 = Straßburg (V18)

## Order cards: names of cheeses, and a line for each kind

card-Sb1 = Camembert
card-Sb2 = Neufchâtel
card-Sb3 = Chaource
card-Sb4 = Coulommiers
card-Ss1 = Brie de Meaux
card-Ss2 = Livarot
card-Ss3 = Pont-l’Évêque
card-Ss4 = Reblochon
card-Sg1 = Époisses
card-Sg2 = Munster
card-Sg3 = Langres
card-Sg4 = Brie de Melun
card-Hb1 = Saint-Nectaire
card-Hb2 = Morbier
card-Hb3 = Tomme de Savoie
card-Hb4 = Tome des Bauges
card-Hs1 = Abondance
card-Hs2 = Cantal
card-Hs3 = Emmental de Savoie
card-Hs4 = Laguiole
card-Hg1 = Ossau-Iraty
card-Hg2 = Comté
card-Hg3 = Beaufort
card-Hg4 = Salers
card-Bb1 = Bleu de Bresse
card-Bb2 = Bleu de Laqueuille
card-Bb3 = Bleu du Vercors-Sassenage
card-Bb4 = Fourme de Montbrison
card-Bs1 = Fourme d’Ambert
card-Bs2 = Bleu d’Auvergne
card-Bs3 = Bleu de Gex
card-Bs4 = Bleu de Thiézac
card-Bg1 = Roquefort
card-Bg2 = Bleu des Causses
card-Bg3 = Bleu de Termignon
card-Bg4 = Persillé de Tignes
order-card = { $name } ({ $kind })
flavour-Sb = Für Samstag bestellt; bis Sonntag wartet er nicht.
flavour-Ss = Seine Rinde meldet sich, bevor der Wagen leer ist.
flavour-Sg = Die Nachbarn haben gefragt, wem er gehört. Zweimal.
flavour-Hb = Schlicht, ehrlich und beim zweiten Glas verschwunden.
flavour-Hs = Für den Tisch am Fenster, ein ganzer Laib.
flavour-Hg = Älter als der Lehrling, der ihn trägt.
flavour-Bb = Ein milder Blauer für alle, die angeblich keinen mögen.
flavour-Bs = Dazu Birnen bestellt, und etwas Ruhe.
flavour-Bg = In der Höhle gereift, daumenweise verkauft, stundenlang beredet.

## Chapters of the rulebook page

chapter-setup = Die Schachtel und der Aufbau
chapter-setup-intro = Vier Viertel bilden die Scheibe, jedes mit einem Schauplatz; in der Mitte liegt das Rohstoffplättchen mit einem Sektor zu jedem Viertel: im Uhrzeigersinn Vieh, Bestellungen, Gebäude, Obst. Felder haben Namen: F23 ist Reihe 2, Spalte 3 des Festivals, M2a ein Platz auf Regal 2 der Fromagerie, B4b ein Teller an Tisch 4 des Bistros, V11 eine Stadt der Villes.
chapter-turn = Ein Zug
chapter-turn-intro = Arbeiter kommen heim, alle handeln zugleich vor sich, der Tisch dreht sich.
chapter-make = Käse machen
chapter-make-intro = Jedes Feld hat eine Sorte, Weichkäse, Hartkäse oder Blaukäse, und eine Reife, Bronze, Silber oder Gold.
chapter-gather = Rohstoffe sammeln
chapter-gather-intro = Zwischen eurem Schauplatz und der Nabe liegt einer der vier Rohstoffsektoren.
chapter-festival = Das Festival
chapter-festival-intro = Fünf Reihen zu fünf, mit sieben Gratisproben zwischen dem Käse.
chapter-shop = Die Fromagerie
chapter-shop-intro = Sechs Regale zu drei Plätzen. Regal 1 bis 3 links haben Rohstoffschilder, 4 bis 6 rechts Punkteschilder; unten ist Bronze, oben Gold.
chapter-bistro = Das Bistro
chapter-bistro-intro = Neun Tische für zwei.
chapter-villes = Die Villes
chapter-villes-intro = Achtzehn Städte in sechs Regionen.
chapter-fruit = Obst
chapter-fruit-intro = Zwei Zeichen auf Feldern verlangen Obst: die Erdbeere für Fruchtkäse, das Glas für Marmelade.
chapter-milk = Vieh und Melkstände
chapter-milk-intro = Milch gibt Käse als Zugabe: Käse ohne Arbeiter.
chapter-order = Bestellungen
chapter-order-intro = Sechsunddreißig Karten, vier für jede der neun Arten von Käse.
chapter-build = Gebäude und Fähigkeiten
chapter-build-intro = Jede Spielertafel hat vier Fähigkeiten nebeneinander, die freigeschaltet werden wollen.
chapter-end = Das Ende des Spiels
chapter-end-intro = Vorher zählt nichts; alles wird einmal gewertet, am Ende.
chapter-tile = Gebäudeplättchen
chapter-tile-intro = Im Spiel für Fortgeschrittene dürfen Plättchen aufgedruckte Fähigkeiten bedecken. Die Regeln der Auswahl stammen aus der Anleitung; die 32 Plättchen sind unsere, denn keine Quelle nennt sie.
chapter-solo = Allein gegen den Konzern
chapter-solo-intro = Eine Person und ein Gegner, der Karten zieht. Was seine vier Stufen tun, stammt von uns, wo es nicht in der Anleitung steht.
chapter-ruling = Sonderfälle
chapter-ruling-intro = Wo die Anleitung schweigt oder sich zweifach lesen lässt, wird an diesem Tisch so gespielt.

## Clauses: the box and the set-up

clause-box-counts = In der Schachtel sind 4 Viertel, 12 Einleger, 4 Spielertafeln, 12 Arbeiter, 60 Käse, 36 Bestellkarten, je 36 Marken für Gebäude, Vieh und Obst, 32 Gebäudeplättchen, 6 Kundenmarken und 8 Multiplikatoren.
clause-setup-inserts-by-count = Jeder Schauplatz erhält die Auslage für die Zahl der Spieler.
clause-setup-side-one-first = In der ersten Partie zeigt jeder Schauplatz Seite I.
clause-setup-sides-mixed = Später sind Seite I und II beliebig gemischt, zu viert auch die aufgedruckten Auslagen.
clause-setup-quadrants-any-order = Die vier Viertel liegen in beliebiger Reihenfolge.
clause-setup-resource-tile-random = Das Rohstoffplättchen kommt zufällig gedreht in die Mitte.
clause-setup-seat-faces-quadrant = Vor jedem Platz liegt genau ein Viertel.
clause-setup-two-opposite = Zu zweit sitzt ihr euch gegenüber.
clause-setup-four-around = Zu viert sitzt ihr an allen vier Seiten; zu dritt bleibt eine frei.
clause-setup-customers-random = Jede der sechs Regionen erhält zufällig eine Kundenmarke.
clause-setup-orders-shuffled = Die Bestellkarten werden gemischt.
clause-setup-resources-in-reach = Alle Rohstoffmarken sind ein gemeinsamer Vorrat.
clause-setup-fifteen-cheeses = Alle haben 15 Käse.
clause-setup-three-workers = Alle haben drei Arbeiter, je einen für Weichkäse, Hartkäse und Blaukäse.
clause-setup-board-random = Die Spielertafeln werden zufällig verteilt.
clause-setup-two-from-left = Alle beginnen mit 2 Rohstoffen des Sektors links von ihnen.
clause-setup-one-from-opposite = Und mit 1 Rohstoff des Sektors gegenüber.
clause-stock-structures = Unbenutzte Gebäude warten links von den Fähigkeiten.
clause-stock-livestock = Unbenutztes Vieh steht auf der Weide.
clause-stock-fruit = Unbenutztes Obst liegt im Korb.
clause-stock-orders-open = Bestellungen liegen offen neben der Tafel; alle sehen sie.

## Clauses: a turn

clause-turn-collect-first = Ein Zug beginnt damit, dass Arbeiter heimkommen.
clause-turn-simultaneous = Dann handeln alle zugleich.
clause-turn-own-quadrant-only = Ihr handelt nur in dem Viertel, das vor euch liegt.
clause-turn-available-workers-only = Nur Arbeiter, die daheim sind, lassen sich einsetzen.
clause-turn-gather-and-make-any-order = In eurem Zug dürft ihr einmal sammeln und einmal Käse machen, in beliebiger Reihenfolge, oder beides lassen.
clause-turn-rotate-clockwise = Sind alle fertig, dreht sich die ganze Scheibe ein Viertel im Uhrzeigersinn, mit allem darauf.
clause-turn-reaction-order = Wer auf andere warten will, spielt offen: im Uhrzeigersinn, beginnend mit dem Platz vor dem Gebäudesektor.
clause-collect-facing-you = Ein Arbeiter, dessen Spitze auf euch zeigt, kommt heim.
clause-collect-not-otherwise = Jeder andere Arbeiter bleibt, wo er ist.
clause-collect-first-turn-none = Im ersten Zug sind alle Arbeiter schon daheim.
clause-collect-never-cheese = Käse bleibt immer liegen.
clause-collect-rotation-counts = Die Scheibe zählt für euch: Ein Arbeiter ist einen, zwei oder drei Züge fort.
clause-collect-several-at-once = Alle fälligen Arbeiter kommen zusammen heim.
clause-collect-stronger-longer = Je stärker das Feld, desto länger das Warten.

## Clauses: making cheese

clause-make-empty-space = Käse kommt auf ein freies Feld eures Schauplatzes.
clause-make-worker-of-type = Nötig ist der Arbeiter der Sorte des Feldes.
clause-make-worker-covers = Der Arbeiter deckt den Käse zu und ist fort.
clause-make-bronze-one = Bronze: zurück nach einem Zug.
clause-make-silver-two = Silber: zurück nach zwei Zügen.
clause-make-gold-three = Gold: zurück nach drei Zügen.
clause-make-fruit-needed = Ein Feld mit Fruchtkäse oder Marmelade kostet 1 Obst.
clause-make-once-a-turn = Ihr macht höchstens einmal je Zug Käse.
clause-make-blocked-spaces = Zu weniger als viert sind manche Felder gesperrt.

## Clauses: gathering

clause-gather-own-sector = Ihr sammelt nur in dem Rohstoffsektor, der vor euch liegt.
clause-gather-empty-space = Euer Arbeiter kommt auf ein freies Feld des Sektors.
clause-gather-three-spaces = Jeder Sektor hat drei Felder: 1, 2 und 3.
clause-gather-yield-at-once = Ihr nehmt sofort so viele, wie das Feld zeigt.
clause-gather-wait-equals-yield = Und so viele Züge ist der Arbeiter fort.
clause-gather-once-a-turn = Ihr sammelt höchstens einmal je Zug.
clause-gather-no-cheese = Auf Rohstofffelder kommt kein Käse.
clause-gather-any-type = Jeder Arbeiter darf sammeln, gleich welcher Sorte.
clause-resource-same-turn = Rohstoffe dürfen schon in dem Zug benutzt werden, in dem ihr sie erhaltet.
clause-resource-kinds-alike = Alle Marken einer Art sind gleich viel wert.
clause-resource-unlimited = Gebäude, Vieh und Obst gehen nie aus.

## Clauses: the Festival

clause-festival-orthogonal = Nur Käse Seite an Seite gehören zusammen, nicht über Eck.
clause-festival-samples-everybody = Eine Gratisprobe zählt als Käse von allen.
clause-festival-age-equals-samples = Bronzefelder berühren keine Gratisprobe, Silberfelder eine, Goldfelder zwei.
clause-festival-groups-scored = Am Ende zählt jede Gruppe mit einem eigenen Käse nach ihrer Größe, Gratisproben inbegriffen.
clause-festival-table = Gruppen von 1 bis 7 bringen 0, 2, 4, 6, 9, 12, 15 Punkte, größere 5 mehr je weiterem Käse.
clause-festival-several-groups = Mehrere Gruppen einer Person zählen alle.

## Clauses: the Fromagerie

clause-shop-sign-per-shelf = Jedes Regal hat sein eigenes Schild; je reifer der Käse, desto besser.
clause-shop-resource-at-once = Ein Rohstoffschild zahlt sofort, wenn ein Käse auf sein Regal kommt.
clause-shop-two-different = Regal 3: 2 Rohstoffe zweier verschiedener Arten.
clause-shop-one-any = Regal 2: 1 Rohstoff nach Wahl, auch eine Bestellung.
clause-shop-swap = Regal 1: Ihr dürft 1 unbenutzten Rohstoff abgeben; dann erhaltet ihr 1 beliebigen.
clause-shop-shelves-scored = Am Ende bringen 0 bis 6 Regale mit eigenem Käse 0, 0, 2, 5, 9, 14, 20 Punkte.
clause-shop-point-sign-per-cheese = Und jeder eigene Käse auf Regal 4, 5 und 6 bringt 1, 2 und 3 Punkte.

## Clauses: the Bistro

clause-bistro-plates = Jeder Teller mit eigenem Käse bringt Punkte.
clause-bistro-pair = Zwei eigene Käse an einem Tisch sind ein Paar.
clause-bistro-row-by-pairs = Die Zahl eurer Paare bestimmt, was alle Teller wert sind: ohne Paar bringen Bronze, Silber und Gold 0, 2, 4; mit 2 Paaren 2, 4, 6; mit 3 oder mehr 3, 6, 9.
clause-bistro-row-one = Mit einem Paar bringen Bronze-, Silber- und Goldteller 1, 3 und 5.

## Clauses: the Villes

clause-villes-influence = Ein Käse zählt in jeder Region, die sein Feld berührt.
clause-villes-regions-by-age = Bronze berührt eine Region, Silber zwei, Gold drei.
clause-villes-six-regions = Es gibt sechs Regionen: Violett, Blau, Weiß, Grün, Orange und Rosa.
clause-villes-most-takes = Am Ende nimmt die Kundenmarke, wer in der Region die meisten Käse hat.
clause-villes-value-by-players = Die Marken sind zu zweit und allein 3, 4 oder 5 wert, zu dritt 5, 6 oder 7, zu viert 7, 8 oder 9.
clause-villes-tie-flips = Sind mehrere vorn gleichauf, wird die Marke gewendet, und alle erhalten dafür den Wert bei Gleichstand.
clause-villes-tie-value-by-players = Gleichstand bringt zu dritt 2, zu viert 3.
clause-villes-tie-none-small = Allein und zu zweit bringt Gleichstand nichts.
clause-villes-example = Alle zählen ihre Marken zusammen: 3, 3, 4 und 5 sind 15.

## Clauses: fruit

clause-fruit-basket-first = Erhaltenes Obst kommt in den Korb.
clause-fruit-spent-from-basket = Ausgegebenes Obst kommt aus dem Korb auf die Leiste seines Zeichens.
clause-fruit-product = Am Ende sind eure Punkte: Obst für Fruchtkäse mal Obst für Marmelade.
clause-fruit-bonus-too = Auch Käse als Zugabe bezahlt sein Obst.

## Clauses: livestock

clause-milk-any-time = Ein Melkstand lässt sich in eurem Zug jederzeit benutzen.
clause-milk-cost = Er nimmt so viel Vieh von der Weide, wie er zeigt.
clause-milk-place-at-once = Sein Käse wird sofort gelegt.
clause-milk-match = Er kommt auf ein freies Feld eures Schauplatzes mit Sorte und Reife des Melkstands.
clause-milk-no-worker = Käse als Zugabe braucht keinen Arbeiter.
clause-milk-each-once = Jeder Melkstand wird einmal im Spiel benutzt.
clause-milk-besides-make = Das kommt zum Käsemachen desselben Zuges hinzu.
clause-milk-several = In einem Zug dürfen mehrere Melkstände benutzt werden.
clause-milk-may-end-game = Eine Zugabe kann euer letzter Käse sein und das Ende bringen.

## Clauses: orders

clause-order-both-needs = Eine Bestellung verlangt Sorte und Reife.
clause-order-when-placing = Erfüllt wird sie nur in dem Augenblick, in dem der Käse gelegt wird.
clause-order-optional = Ob ihr eine Bestellung erfüllt, ist eure Wahl.
clause-order-moved-right = Eine erfüllte Bestellung kommt auf die andere Seite der Tafel.
clause-order-one-per-cheese = Ein Käse erfüllt höchstens eine Bestellung.
clause-order-not-backwards = Käse, der schon liegt, erfüllt keine später gezogene Bestellung.
clause-order-bonus-counts = Auch eine Zugabe darf eine Bestellung erfüllen.
clause-order-track = 1 bis 6 erfüllte Bestellungen bringen 1, 2, 3, 5, 7, 10 Punkte, jede weitere 4 mehr.

## Clauses: structures and abilities

clause-build-any-time = Eine Fähigkeit lässt sich in eurem Zug jederzeit freischalten.
clause-build-exact-at-once = Alle Gebäude, die sie kostet, kommen auf einmal auf ihr Gerüst.
clause-build-then-works = Von da an wirkt sie, vorher nicht.
clause-build-many-times = Eine freigeschaltete Fähigkeit wirkt immer wieder.
clause-build-scoring-at-end = Fähigkeiten mit Punkten zählen am Ende.
clause-build-parallel-boards = Die vier Tafeln haben dieselben vier Fähigkeiten mit verschiedenen Rohstoffen.
clause-build-names = Von links nach rechts: Scheune, Gewächshaus, Laderampe und Hauptsitz.
clause-barn-worker = Scheune: Ein Arbeiter dort bringt 1 der gezeigten Art.
clause-barn-next-turn = Der Arbeiter in der Scheune ist im nächsten Zug zurück.
clause-barn-not-gather = Die Scheune ist kein Sammeln; ein Zug kann also alle drei Arbeiter brauchen.
clause-greenhouse-plus-one = Gewächshaus: Erhaltet ihr den gezeigten Rohstoff, woher auch immer, so erhaltet ihr 1 mehr.
clause-greenhouse-once-a-turn = Das tut es einmal je Zug.
clause-dock-venue = Laderampe: Für jeden Käse, den ihr an den gezeigten Schauplatz legt, erhaltet ihr 1 gezeigten Rohstoff.
clause-dock-bonus-too = Zugaben zählen dafür auch.
clause-hq-used-only = Hauptsitz: am Ende 1 Punkt für jeden gezeigten Rohstoff, den ihr benutzt habt; Unbenutztes zählt nicht.

## Clauses: the end

clause-end-last-cheese-announced = Wer seinen letzten Käse legt, sagt es sofort.
clause-end-finish-turn = Alle beenden diesen Zug; dann ist das Spiel aus.
clause-end-all-cheese-counts = Aller Käse auf dem Tisch zählt, auch wenn sein Arbeiter noch fort wäre.
clause-end-workers-off = Arbeiter werden entfernt und zählen nichts.
clause-end-two-unused-one-point = Je zwei unbenutzte Rohstoffe bringen 1 Punkt.
clause-end-most-wins = Die meisten Punkte gewinnen.
clause-end-tie-cheese = Bei Gleichstand gewinnt, wer mehr Käse gelegt hat.
clause-end-tie-shared = Ist auch das gleich, wird der Sieg geteilt.
clause-end-prestige-sources = Punkte kommen vom Käse an den vier Schauplätzen, von Bestellungen, Obst, Fähigkeiten und unbenutzten Rohstoffen.

## Clauses: alone

clause-solo-standard-otherwise = Allein gilt alles wie sonst, mit den Auslagen für eine oder zwei Personen, außer dem Folgenden.
clause-solo-level-one-first = Beginnt mit Stufe 1.
clause-solo-cheeses-on-board = Die Käse des Konzerns liegen auf seiner Tafel: 15, 15, 18 und 20 auf Stufe 1 bis 4.
clause-solo-two-colours = Braucht er Käse in zwei Farben, sind alle gleich.
clause-solo-no-workers = Der Konzern hat keine Arbeiter und keine Rohstoffe und erhält nie etwas.
clause-solo-single-deck = Alle Bestellungen bilden einen Stapel.
clause-solo-draft = Allein mit Plättchen: 4 ziehen und 1 behalten, 3 ziehen und 1 behalten, 2 ziehen und 1 behalten, 1 ziehen; der Rest ist aus dem Spiel.
clause-solo-acts-first = In jedem Zug handelt der Konzern vor euch.
clause-solo-draws-order = Er zieht eine Bestellung.
clause-solo-leftmost-cheese = Der Käse ganz links auf seiner Tafel wird gelegt.
clause-solo-your-venue = Er kommt auf ein freies Feld eures Schauplatzes, das zur Bestellung passt.
clause-solo-you-choose = Passen mehrere, wählt ihr.
clause-solo-no-fruit = Obst braucht er nicht.
clause-solo-discard = Dann wird die Bestellung abgelegt.
clause-solo-reshuffle = Ist der Stapel leer, wird die Ablage zu einem neuen gemischt.
clause-solo-no-space-keeps = Passt kein Feld, kommt die Bestellung stattdessen in das Fach des Konzerns.
clause-solo-end-empty-board = Ist seine Tafel leer, ist dieser Zug der letzte.
clause-solo-score-track = Er erhält die höchste aufgedeckte Zahl seiner Leiste.
clause-solo-score-customers = Und die Kunden, die er gewinnt.
clause-solo-score-orders = Und 3 Punkte je Bestellung in seinem Fach.
clause-solo-example = Alle drei zusammen: 36 von der Leiste, 15 für 5 Bestellungen und 5 für einen Kunden sind 56.
clause-solo-levels-harder = Jede weitere Stufe gibt dem Konzern Regeln dazu und behält die früheren.

## Clauses: corner cases

clause-ruling-resource-space-blocks = Ein Arbeiter auf Rohstofffeld 2 sperrt es für den nächsten Platz, auf 3 für die nächsten zwei.
clause-ruling-order-not-from-same-cheese = Eine Bestellung, die ein Käse einbringt, erfüllt er nicht selbst.
clause-ruling-own-fruit-not-in-advance = Obst, das ein Käse einbringt, bezahlt ihn nicht.
clause-ruling-barn-one-worker = Die Scheune fasst nur einen Arbeiter auf einmal.
clause-ruling-swap-orders = Beim Tausch darf eine unerfüllte Bestellung abgegeben und eine erhalten werden, auch dieselbe Art zurück.
clause-ruling-unused-summed = Unbenutzte Rohstoffe aller Arten, auch unerfüllte Bestellungen, werden erst addiert, dann halbiert und abgerundet.
clause-ruling-hq-counts-own-cost = Ein Hauptsitz, der benutzte Gebäude zählt, zählt auch seine eigenen.
clause-ruling-order-deck-empty = Wird eine Karte gebraucht und der Stapel ist leer, wird die Ablage gemischt; ist keine da, wird weniger gezogen.
clause-ruling-private-until-ready = Was ihr in einem Zug tut, sehen die anderen, wenn alle fertig sind; nur der letzte Käse wird sofort angesagt.
clause-ruling-solo-no-card-left = Gibt es weder Stapel noch Ablage, zieht der Konzern in diesem Zug nichts.
clause-ruling-answer-first = Was begonnen ist, wird erst beendet: Eine offene Frage kommt vor allem anderen.
clause-ruling-build-once = Eine Fähigkeit wird einmal freigeschaltet.
clause-ruling-effects-in-any-order = Nach einem Käse kommt zuerst seine Bestellung; warten dann mehrere Wirkungen, wählt ihr die nächste (Option: der Reihe nach, Fähigkeiten von links nach rechts, dann das Schild).
clause-ruling-greenhouse-by-itself = Das Gewächshaus wirkt von selbst beim ersten passenden Gewinn des Zuges (Option: es fragt).
clause-ruling-two-named-first = Bei zwei verschiedenen Rohstoffen werden beide genannt, bevor eine Karte gezogen wird.
clause-ruling-use-without-card = Bestellungen sammeln, Scheune und Poststation bleiben auch ohne Karten möglich; gezogen wird, was da ist.
clause-ruling-nothing-gained = Wird nichts gewonnen, löst das nichts aus; ein Gewinn kann Gewächshaus und Sortierraum auslösen.
clause-ruling-cart-with-vat = Der Doppelkarren wirkt nicht beim Zusatzkessel, denn der kostet einen Arbeiter (Option).
clause-ruling-first-occasion = Ein Plättchen, das einmal je Zug wirkt, tut es bei der ersten Gelegenheit.
clause-ruling-openly-when-short = Ein Zug, in dem die Bestellungen ausgehen könnten, wird offen gespielt, im Uhrzeigersinn ab dem Gebäudesektor oder dem nächsten Platz danach; auf Wunsch jeder Zug.
clause-ruling-ready-taken-back = Wer fertig ist, sehen alle. Wird ein letzter Käse angesagt, dürfen Fertige das einmal zurücknehmen.
clause-ruling-one-choice = Eine Wahl aus einem ist keine Wahl: Sie geschieht von selbst.
clause-ruling-worker-tile-one = Ein Plättchen für Arbeiter fasst nur einen auf einmal, ist kein Sammeln und muss freigeschaltet sein.
clause-ruling-tile-replaces = Ein Plättchen ersetzt die Fähigkeit darunter ganz, auch ihre Kosten.
clause-ruling-blocked-plate = Ein Tisch mit gesperrtem Teller wird nie ein Paar; sein offener Teller zählt.
clause-ruling-greenhouse-one = Das Gewächshaus gibt 1 mehr, wie viel auch erhalten wird.
clause-solo-level-two = Ab Stufe 2 gilt nicht mehr, dass Gleichstand nichts bringt: Eine Region, in der der Konzern mit mindestens 1 Käse vorn gleichauf ist, gehört ihm zum vollen Wert.
clause-solo-level-three = Ab Stufe 3 zieht der Konzern in den Zügen 4, 8, 12 und so fort zwei Bestellungen.
clause-solo-level-four = Auf Stufe 4 zieht er vor Zug 1 für jeden Schauplatz eine Bestellung, in der Reihenfolge, in der sie zu euch kommen.
clause-solo-win-higher = Ihr schlagt die Stufe nur mit mehr Punkten als der Konzern oder gleich vielen und mehr gelegtem Käse.
clause-option-level = Eine Stufe des Konzerns gibt es nur allein, 1 bis 4.
clause-option-printed-layout = Die aufgedruckten Auslagen sind für vier.

## Clauses: structure tiles

clause-draft-four-random = Für Fortgeschrittene: Alle erhalten 4 Plättchen.
clause-draft-keep-one-pass-left = Behaltet eines und gebt den Rest verdeckt nach links, alle zugleich, bis alle vier haben.
clause-draft-cover-any-number = Bedeckt dann beliebig viele aufgedruckte Fähigkeiten mit je einem Plättchen.
clause-draft-rest-to-box = Nicht gelegte Plättchen sind aus dem Spiel.
clause-tile-market-barn = Y1 { tile-Y1 }, Kosten 3. { tile-Y1-text }
clause-tile-timber-yard = Y2 { tile-Y2 }, Kosten 2. { tile-Y2-text }
clause-tile-double-byre = Y3 { tile-Y3 }, Kosten 3. { tile-Y3-text }
clause-tile-orchard = Y4 { tile-Y4 }, Kosten 3. { tile-Y4-text }
clause-tile-post-house = Y5 { tile-Y5 }, Kosten 3. { tile-Y5-text }
clause-tile-barter-stall = Y6 { tile-Y6 }, Kosten 2. { tile-Y6-text }
clause-tile-extra-vat = Y7 { tile-Y7 }, Kosten 4. { tile-Y7-text }
clause-tile-lookout = Y8 { tile-Y8 }, Kosten 2. { tile-Y8-text }
clause-tile-hay-loft = T1 { tile-T1 }, Kosten 2. { tile-T1-text }
clause-tile-jam-kettle = T2 { tile-T2 }, Kosten 2. { tile-T2-text }
clause-tile-fruit-press = T3 { tile-T3 }, Kosten 2. { tile-T3-text }
clause-tile-dispatch-desk = T4 { tile-T4 }, Kosten 3. { tile-T4-text }
clause-tile-masons-shed = T5 { tile-T5 }, Kosten 1. { tile-T5-text }
clause-tile-sorting-room = T6 { tile-T6 }, Kosten 2. { tile-T6-text }
clause-tile-day-labour = T7 { tile-T7 }, Kosten 3. { tile-T7-text }
clause-tile-long-haul = T8 { tile-T8 }, Kosten 3. { tile-T8-text }
clause-tile-shop-round = D1 { tile-D1 }, Kosten 2. { tile-D1-text }
clause-tile-fair-stall = D2 { tile-D2 }, Kosten 2. { tile-D2-text }
clause-tile-rail-siding = D3 { tile-D3 }, Kosten 2. { tile-D3-text }
clause-tile-kitchen-door = D4 { tile-D4 }, Kosten 1. { tile-D4-text }
clause-tile-bronze-cellar = D5 { tile-D5 }, Kosten 2. { tile-D5-text }
clause-tile-silver-cellar = D6 { tile-D6 }, Kosten 3. { tile-D6-text }
clause-tile-gold-cellar = D7 { tile-D7 }, Kosten 3. { tile-D7-text }
clause-tile-tandem-cart = D8 { tile-D8 }, Kosten 2. { tile-D8-text }
clause-tile-festival-marquee = P1 { tile-P1 }, Kosten 4. { tile-P1-text }
clause-tile-shop-sign = P2 { tile-P2 }, Kosten 4. { tile-P2-text }
clause-tile-chefs-letter = P3 { tile-P3 }, Kosten 4. { tile-P3-text }
clause-tile-rail-map = P4 { tile-P4 }, Kosten 4. { tile-P4-text }
clause-tile-gold-vault = P5 { tile-P5 }, Kosten 4. { tile-P5-text }
clause-tile-fresh-guild = P6 { tile-P6 }, Kosten 3. { tile-P6-text }
clause-tile-granary = P7 { tile-P7 }, Kosten 3. { tile-P7-text }
clause-tile-grand-tour = P8 { tile-P8 }, Kosten 3. { tile-P8-text }

## Structure tiles: names and what they do

tile-Y1 = Marktscheune
tile-Y1-text = Ein Arbeiter hier: 1 Rohstoff nach Wahl; zurück im nächsten Zug.
tile-Y2 = Holzhof
tile-Y2-text = Ein Arbeiter hier: 2 Gebäude; zurück nach 2 Zügen.
tile-Y3 = Doppelstall
tile-Y3-text = Ein Arbeiter hier: 2 Stück Vieh; zurück nach 2 Zügen.
tile-Y4 = Obstgarten
tile-Y4-text = Ein Arbeiter hier: 2 Obst; zurück nach 2 Zügen.
tile-Y5 = Poststation
tile-Y5-text = Ein Arbeiter hier: 2 Bestellungen; zurück nach 2 Zügen.
tile-Y6 = Tauschstand
tile-Y6-text = Ein Arbeiter hier: Ihr dürft 1 unbenutzten Rohstoff abgeben; dann erhaltet ihr 2, keinen davon von der abgegebenen Art; zurück im nächsten Zug.
tile-Y7 = Zusatzkessel
tile-Y7-text = Ein Arbeiter hier: 1 Käse auf ein freies Bronzefeld seiner Sorte an eurem Schauplatz, das Obst dafür wird bezahlt. Der Arbeiter bleibt auf dem Plättchen; zurück im nächsten Zug. Das ist kein Käsemachen.
tile-Y8 = Ausguck
tile-Y8-text = Ein Arbeiter hier: 1 Rohstoff des Sektors, der vor euch liegt; zurück im nächsten Zug.
tile-T1 = Heuboden
tile-T1-text = Einmal je Zug: Nach einem Melkstand erhaltet ihr 1 Stück Vieh.
tile-T2 = Marmeladentopf
tile-T2-text = Einmal je Zug: Nach Obst für Marmelade erhaltet ihr 1 Bestellung.
tile-T3 = Obstpresse
tile-T3-text = Einmal je Zug: Nach Obst für Fruchtkäse erhaltet ihr 1 Stück Vieh.
tile-T4 = Versandschalter
tile-T4-text = Einmal je Zug: Nach einer erfüllten Bestellung erhaltet ihr 1 Rohstoff nach Wahl.
tile-T5 = Maurerhütte
tile-T5-text = Jedes Mal, wenn ihr danach eine andere Fähigkeit freischaltet, erhaltet ihr 1 Gebäude.
tile-T6 = Sortierraum
tile-T6-text = Einmal je Zug: Wenn ihr Bestellungen erhaltet, zieht 1 mehr und gebt dann 1 unerfüllte ab.
tile-T7 = Tagelöhner
tile-T7-text = Wenn ihr auf Feld 1 sammelt, erhaltet ihr 1 mehr von diesem Rohstoff.
tile-T8 = Fernfuhre
tile-T8-text = Wenn ihr auf Feld 3 sammelt, erhaltet ihr 1 Rohstoff einer anderen Art nach Wahl.
tile-D1 = Ladenrunde
tile-D1-text = Für jeden Käse, den ihr in die Fromagerie legt: 1 Stück Vieh.
tile-D2 = Festbude
tile-D2-text = Für jeden Käse, den ihr aufs Festival legt: 1 Bestellung.
tile-D3 = Abstellgleis
tile-D3-text = Für jeden Käse, den ihr in die Villes legt: 1 Obst.
tile-D4 = Küchentür
tile-D4-text = Für jeden Käse, den ihr ins Bistro legt: 1 Gebäude.
tile-D5 = Bronzekeller
tile-D5-text = Für jeden Bronzekäse, den ihr legt: 1 Gebäude.
tile-D6 = Silberkeller
tile-D6-text = Für jeden Silberkäse, den ihr legt: 1 Obst.
tile-D7 = Goldkeller
tile-D7-text = Für jeden Goldkäse, den ihr legt: 1 Rohstoff nach Wahl.
tile-D8 = Doppelkarren
tile-D8-text = Für jeden Käse, den ihr ohne Arbeiter legt: 1 Bestellung.
tile-P1 = Festzelt
tile-P1-text = Am Ende: 1 Punkt je eigenem Käse auf dem Festival.
tile-P2 = Ladenschild
tile-P2-text = Am Ende: 1 Punkt je eigenem Käse in der Fromagerie.
tile-P3 = Brief des Küchenchefs
tile-P3-text = Am Ende: 1 Punkt je eigenem Käse im Bistro.
tile-P4 = Streckenkarte
tile-P4-text = Am Ende: 1 Punkt je eigenem Käse in den Villes.
tile-P5 = Goldkammer
tile-P5-text = Am Ende: 1 Punkt je eigenem Goldkäse.
tile-P6 = Frischezunft
tile-P6-text = Am Ende: 1 Punkt je eigenem Bronzekäse.
tile-P7 = Speicher
tile-P7-text = Am Ende: Die ersten 8 unbenutzten Rohstoffe bringen je 1 Punkt, der Rest wie sonst 1 für je zwei.
tile-P8 = Große Rundreise
tile-P8-text = Am Ende: 2 Punkte je Schauplatz mit mindestens 3 eigenen Käsen.

## Options

option-players = Spieler
option-players-help = Wie viele spielen. Eine Person allein spielt gegen den Konzern.
option-festival = Festival
option-festival-help = Welche Auslage das Festival hat.
option-fromagerie = Fromagerie
option-fromagerie-help = Welche Auslage die Fromagerie hat.
option-bistro = Bistro
option-bistro-help = Welche Auslage das Bistro hat.
option-villes = Villes
option-villes-help = Welche Auslage die Villes haben.
option-festival-I = Seite I
option-festival-II = Seite II
option-festival-P = Die aufgedruckte, zu viert
option-festival-any = Ausgelost
option-fromagerie-I = Seite I
option-fromagerie-II = Seite II
option-fromagerie-P = Die aufgedruckte, zu viert
option-fromagerie-any = Ausgelost
option-bistro-I = Seite I
option-bistro-II = Seite II
option-bistro-P = Die aufgedruckte, zu viert
option-bistro-any = Ausgelost
option-villes-I = Seite I
option-villes-II = Seite II
option-villes-P = Die aufgedruckte, zu viert
option-villes-any = Ausgelost
option-tiles = Gebäudeplättchen
option-tiles-help = Für Fortgeschrittene: Alle wählen vier Plättchen und dürfen damit aufgedruckte Fähigkeiten bedecken.
option-level = Der Konzern
option-level-help = Allein: wie stark der Konzern spielt, 1 bis 4. Zu mehreren gibt es keinen.
option-clockwise = Nacheinander
option-clockwise-help = Jeder Zug wird offen gespielt, im Uhrzeigersinn ab dem Gebäudesektor.
option-greenhouse = Gewächshaus
option-greenhouse-help = Ob das Gewächshaus von selbst wirkt oder jedes Mal fragt.
option-greenhouse-auto = Von selbst
option-greenhouse-ask = Es fragt
option-trigger_order = Mehrere Wirkungen zugleich
option-trigger_order-help = Ob ihr wählt, welche Wirkung zuerst kommt.
option-trigger_order-choose = Wer am Zug ist, wählt
option-trigger_order-listed = Fähigkeiten von links nach rechts, dann das Schild
option-cart_with_vat = Doppelkarren beim Zusatzkessel
option-cart_with_vat-help = Der Zusatzkessel braucht einen Arbeiter; hiermit löst sein Käse den Doppelkarren dennoch aus.

## Moves in words

move-ready = Fertig
move-gather = { $resource }, Feld { $n }: { $worker }
move-make = Käse machen: { $place }
move-milk = { $cost } Stück Vieh melken, Käse ohne Arbeiter: { $place }
move-build = { $ability } für { $cost } Gebäude freischalten
move-work = { $ability }: { $worker }
move-vat = Zusatzkessel: { $place }
move-complete = Bestellung erfüllen: { $kind }
move-keep = Bestellung offen lassen
move-fire = Zuerst: { $source }
move-take = 1 erhalten: { $resource }
move-pair = Je 1 erhalten: { $one }, { $two }
move-give = 1 abgeben: { $resource }
move-give-order = Bestellung abgeben: { $kind }
move-skip = Nichts
move-use = Gewächshaus: 1 mehr, { $resource }
move-corp = Käse des Konzerns: { $place }
move-draft = { $tile } behalten
move-lay = { $ability } mit { $tile } bedecken
move-laid = Alle Plättchen liegen

## Lines of a score

term-festival = Festival, Gruppe von { $size }
term-shelves = Fromagerie, { $shelves ->
        [one] { $shelves } Regal
       *[other] { $shelves } Regale
    }
term-sign = Fromagerie, Schild von Regal { $shelf }
term-plates = Bistro, { $age }, { $pairs ->
        [one] { $pairs } Paar
       *[other] { $pairs } Paare
    }
term-region = Villes, { $region }
term-region-tied = Villes, { $region }, Gleichstand
term-orders = Erfüllte Bestellungen: { $orders }
term-fruit = Fruchtkäse mal Marmelade
term-hq = Hauptsitz: { $resource }, benutzt
term-tile = { $tile }
term-unused = Unbenutzte Rohstoffe: { $unused }, zwei je Punkt
term-corporation = Dagegen hat der Konzern { $points }: { $track } auf der Leiste, { $customers } durch Kunden, { $stored } durch gelagerte Bestellungen

## What happens: log and live region

effect-venues-laid = Die Viertel liegen im Uhrzeigersinn ab Süden: { $venues }.
effect-sectors-laid = Das Rohstoffplättchen liegt mit { $resource } nach Süden.
effect-side-chosen = { $venue }: { $layout ->
        [I] Seite I
        [II] Seite II
       *[P] die aufgedruckte Auslage
    }.
effect-customer-placed = Region { $region }: ein Kunde im Wert von { $points }.
effect-board-dealt = { $who } erhält Spielertafel { $board }.
effect-start-stock = { $who } beginnt mit { $things }.
effect-dealt = { $who } erhält { $tile }.
effect-drafted = { $who } behält { $tile }.
effect-passed = Die übrigen Plättchen gehen nach links weiter.
effect-laid = { $who } bedeckt { $ability } mit { $tile }.
effect-draft-over = Alle Plättchen liegen; der Rest ist aus dem Spiel.
effect-turned = Zug { $turn }: { $first ->
        [yes] Das Spiel beginnt
       *[no] Die Scheibe hat sich ein Viertel gedreht
    }.
effect-came-home = { $who }: { $worker } ist wieder daheim.
effect-openly = Dieser Zug wird offen gespielt, nacheinander; { $who } beginnt.
effect-gathered = { $who } sammelt; { $worker } ist in { $n ->
        [one] { $n } Zug
       *[other] { $n } Zügen
    } zurück: { $resource }.
effect-made = { $who } macht Käse, { $worker }: { $place }.
effect-milked = { $who } melkt { $cost } Stück Vieh und legt einen Käse ohne Arbeiter: { $place }.
effect-vat = { $who } macht Käse im Zusatzkessel, { $worker }: { $place }.
effect-built = { $who } schaltet { $ability } für { $cost } Gebäude frei.
effect-worked = { $who }, { $ability }: { $worker } arbeitet dort.
effect-fruit-spent = { $who } gibt 1 Obst aus, { $mark ->
        [fruited] für Fruchtkäse
       *[jam] für Marmelade
    }: bisher { $count }.
effect-gained = { $who } erhält { $things }.
effect-order-drawn = { $who } zieht eine Bestellung: { $card }.
effect-order-completed = { $who } erfüllt eine Bestellung: { $card }. Bisher erfüllt: { $count }.
effect-order-kept = { $who } lässt eine Bestellung offen: { $card }.
effect-fired = { $ability } wirkt für { $who }.
effect-sign = Das Schild von Regal { $shelf } wirkt für { $who }.
effect-greenhouse = Das Gewächshaus gibt 1 mehr ({ $who }): { $resource }.
effect-greenhouse-declined = { $who } nutzt das Gewächshaus nicht: { $resource }.
effect-cast = { $who } gibt { $things } ab.
effect-order-cast = { $who } gibt eine Bestellung ab: { $card }.
effect-declined = { $who } gibt nichts ab, { $what ->
        [swap] also gibt das Schild nichts
       *[barter] also gibt der Tauschstand nichts
    }.
effect-sorted = { $who } sortiert eine Bestellung aus: { $card }.
effect-reshuffled = Die Ablage ist wieder der Stapel: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
effect-no-card = Keine Karte mehr zu ziehen: { $count ->
        [one] { $count } Bestellung weniger
       *[other] { $count } Bestellungen weniger
    }.
effect-last-cheese = { $who } hat den letzten eigenen Käse gelegt: Das ist der letzte Zug.
effect-ready = { $who } ist fertig.
effect-ready-again = { $who } darf vor dem Ende noch einmal handeln.
effect-corp-drew = Der Konzern zieht eine Bestellung: { $card }.
effect-corp-placed = Käse des Konzerns: { $place }; ihm bleiben { $count }.
effect-corp-stored = Kein Feld passt: Der Konzern lagert { $card }. Bisher gelagert: { $count }.
effect-corp-empty = Die Tafel des Konzerns ist leer: Das ist der letzte Zug.
effect-won = { $how ->
        [most] { $who } gewinnt mit { $points } Punkten.
        [cheese] { $who } gewinnt mit { $points } Punkten und mehr Käse.
       *[shared] { $who } teilt den Sieg mit { $points } Punkten.
    }
effect-beaten = { $who } schlägt den Konzern, { $points } zu { $theirs }.
effect-not-beaten = Der Konzern hält stand: { $points } zu { $theirs } für { $who }.

## Options that do not fit

error-fromage-level-alone = Die Option „{ $option }“ muss für eine Person 1, 2, 3 oder 4 sein: Allein spielt ihr gegen den Konzern.
error-fromage-level-more = Die Option „{ $option }“ gibt es nur allein, es spielen aber { $players }: Lass sie weg oder schreib 0.
error-fromage-printed = Die Option „{ $option }“ kann mit { $players } nicht P sein: Die aufgedruckten Auslagen sind für vier. Wähle I, II oder any.
error-fromage-needs-tiles = Die Option „{ $option }“ betrifft Gebäudeplättchen: Füge tiles=yes hinzu oder lass sie weg.

# -- end of the words of rules and moves; other rooms below

## Positions and boxes that do not fit

error-fromage-position = { EMPTY($line) ->
        [no] Diese Stellung ist nicht lesbar, bei „{ $line }“: { $reason }.
       *[yes] Diese Stellung ist nicht lesbar: { $reason }.
    }
position-said-twice = das steht zweimal da
position-key = eine Zeile kann nicht mit „{ $word }“ beginnen
position-word = „{ $word }“ passt dort nicht; schreib eines von diesen: { $known }
position-number = „{ $word }“ sollte eine ganze Zahl von { $low } bis { $high } sein
position-words = dort sollte die Zahl der Wörter von { $least } bis { $most } gehen
position-pairs = dort stehen Wörter paarweise: ein Name und was dazugehört
position-twice = jeder Name steht dort einmal
position-seat = es gibt keinen Platz „{ $word }“; die Plätze sind A bis { $last }
position-space = dort gibt es in dieser Auslage kein Feld „{ $word }“
position-venues = die Schauplätze sind die Buchstaben { $letters }, jeder einmal
position-customers = es gibt { $count } Kunden der Arten { $letters }, je zwei; ? ist einer, den man nicht kennt
position-printed = Auslage P ist für vier Spieler
position-layout = die Einstellungen dieser Partie sagen { $layout }
position-corporation = der Konzern spielt nur gegen einen einzelnen Spieler
position-owner = vor „{ $word }“ gehört, wessen Käse es ist: ein Platz oder corp
position-cheese-twice = auf { $space } liegen zwei Käse
position-new = auf { $space } liegt kein Käse
position-home = ein Arbeiter, der zu Hause ist, kommt nicht zurück
position-no-tiles = Gebäudeplättchen brauchen die Einstellung tiles
position-card-twice = Bestellung { $card } ist an zwei Orten
position-no-worker-there = auf { $place } von Platz { $seat } ist nichts für einen Arbeiter
position-back = dieser Arbeiter kommt zwischen Zug { $low } und Zug { $high } nach Hause
position-not-faced = ein Arbeiter bleibt dort höchstens { $away ->
        [one] einen Zug
       *[other] { $away } Züge
    }, aber dieses Viertel liegt jetzt auf Seite { $position } der Scheibe: so kürzlich kann Platz { $seat } es nicht vor sich gehabt haben
position-cheeses = Platz { $seat } hat nicht mehr Käse als: { $count }
position-corp-cheeses = auf dieser Stufe hat der Konzern nicht mehr Käse als: { $count }
position-blocked = { $space } ist erst ab dieser Zahl von Spielern offen: { $count }
position-boards = zwei Plätze haben dieselbe Tafel
position-no-board = jetzt hat jeder Platz eine Tafel
position-no-customer = jetzt hat jede Region einen Kunden
position-not-drafting = Handplättchen und behaltene Plättchen gehören zur Auswahl
position-tile-twice = Plättchen { $tile } ist an zwei Orten
position-hand = bei dieser Wahl hat Platz { $seat } so viele Plättchen: { $count }
position-taken = { $tile } ist nicht unter den Plättchen von Platz { $seat }
position-two-workers = die Arbeiter { $other } und { $who } stehen auf demselben Feld
position-worker-cheese = Arbeiter { $who } steht auf { $space } nur, wenn dort ein Käse seines Platzes und seiner Sorte liegt
position-not-built = Arbeiter { $who } steht auf { $place }, das noch nicht freigeschaltet ist
position-corp-card = der Konzern führt { $card } nur in seinem Teil aus: Die Phase ist corporation oder head
position-head = Schauplätze werden nur beim Vorsprung bedient: Die Phase ist head
position-not-over = das Spiel ist nicht zu Ende: Niemand hat den letzten Käse gelegt, und die Tafel des Konzerns ist nicht leer
position-over = jemand hatte vor diesem Zug den letzten Käse gelegt, also ist das Spiel zu Ende: Die Phase ist over
position-where = auf { $space } liegt kein Käse von Platz { $seat }
position-sign = ein Schild wartet auf Platz { $seat } nur nach einem Käse auf einem Regal, dessen Schild etwas bringt: Ergänze „where“ und das Feld
position-waiting = auf { $place } von Platz { $seat } ist nichts freigeschaltet, was wirken könnte
position-step-order = Platz { $seat } wird nur nach einer Bestellung gefragt, wenn er eine für den gerade gelegten Käse hat: Ergänze „where“ und das Feld
position-step = nichts gibt Platz { $seat } bei diesem Schritt eine Wahl: Sag, was wartet oder zu gewinnen ist
position-nobody = alle Plätze sind bereit, also ist diese Runde zu Ende
box-word = in `{ $entry }` sollte „{ $word }“ eines von diesen sein: { $words }
box-number = `{ $entry }` muss eine ganze Zahl von { $low } bis { $high } sein
box-list = `{ $entry }` muss eine Liste von Zahlen sein, so viele: { $count }
box-ascending = die Zahlen von `{ $entry }` dürfen nicht fallen
box-yes-no = `{ $entry }` muss true oder false sein
box-space = „{ $word }“ für { $space } muss eine Sorte S, H, B, eine Reife b, s, g, dann vielleicht F oder J, dann vielleicht 3 oder 4 sein
box-printed = { $space } ist für vier Spieler aufgedruckt: Lass die Zahl der Spieler weg
box-rows = die Zahl der Reihen muss { $rows } sein, die der Felder in jeder { $spaces }
box-samples = die Zahl der Gratisproben (*) muss { $count } sein
box-beside = { $space } ist { $age }, also muss die Zahl der Gratisproben daneben { $count } sein, nicht { $found }
box-shelf-age = { $space } liegt auf einem Regal für { $age }
box-regions = die Regionen sind in dieser Reihenfolge: { $words }
box-cities = die Zahl der Städte muss { $count } sein, jede mit Name, Regionen und drei Auslagen
box-touches = { $space } ist { $age }, also muss die Zahl der Regionen, die es berührt, { $count } sein
box-parlour = der Käse eines Melkstands ist Sorte und Reife wie Sb, oder ??: nicht „{ $word }“
box-parlours = es muss vier Melkstände geben (parlours), jeder teurer als der vorige
box-of = `of` gehört nicht zu „{ $when }“
box-family = „{ $when }“ passt nicht zum Buchstaben: Y hat ein Arbeiterfeld, P zählt am Ende, T und D tun beides nicht
box-gain = „{ $gain }“ gibt es nicht bei „{ $when }“
box-give = `give` ist „first“ bei Arbeiter und Gewinn „other“ und „order“ bei „orders-gained“; hier stehen „{ $when }“ und „{ $gain }“
box-back = `back` gehört zu Plättchen mit Arbeiterfeld, und nur zu ihnen: 1, 2 oder 3 Züge
box-tiles = die Plättchen sind Y1 bis Y8, T1 bis T8, D1 bis D8, P1 bis P8, in dieser Reihenfolge: zusammen { $count }
box-cards = die Zahl der Namen für { $kind } muss { $count } sein
box-levels = die Zahl der Stufen muss { $count } sein
box-sectors = jedes von diesen liegt dort einmal: { $words }
box-sides = `{ $entry }` muss verschiedene Seiten aus S, W, N, E nennen, so viele: { $count }
box-shelves = es muss sechs Regale geben
box-boards = die Zahl der Tafeln muss { $count } sein
box-missing = der Eintrag { $entry } fehlt
box-form = etwas darin hat eine andere Form als erwartet, etwa eine Liste oder Tabelle

position-no-card = es gibt keine Bestellkarte mehr zu ziehen

## The picture and what to do (scene)

seat-red = Rot
seat-blue = Blau
seat-green = Grün
seat-yellow = Gelb
seat-corporation = der Konzern
side-maker = Käser
board-table = Der runde Tisch
board-own = { $seat }: eigene Tafel
kind-any = beliebiger Käse
node-way = Der Tisch dreht sich im Uhrzeigersinn: Nach diesem Zug kommt das Viertel zu deiner Rechten vor dich.
node-space = { $venue }, { $place }: { $kind }{ $mark ->
        [fruited] , braucht Obst (Fruchtkäse)
        [jam] , braucht Obst (Marmelade)
       *[none] {""}
    }. { $how ->
        [taken] Käse: { $seat }.
        [shut] Bei so wenigen gesperrt.
       *[free] Frei.
    } { $value }
worth-group = Gruppe von { $size } mit Gratisproben: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
worth-shelf = Regal { $shelf }: { $sign ->
        [swap] sofort 1 Rohstoff tauschen
        [one] sofort 1 Rohstoff nach Wahl
        [two] sofort 2 verschiedene Rohstoffe
       *[points] am Ende { $points } für jeden Käse
    }.
worth-plate = Jetzt { $points } wert: { $pairs ->
        [one] { $pairs } Paar
       *[other] { $pairs } Paare
    }{ $paired ->
        [yes] , dieser Tisch gehört dazu
       *[no] {""}
    }.
worth-regions = Berührt: { $regions }.
worth-influence = { $seat } { $count }
node-customer = Kunde der Region { $region }: { $win } für die meisten Käse, { $tie } für jeden, wenn mehrere gleich viele haben. { $some ->
        [yes] Jetzt: { $who }.
       *[no] Noch niemand ist dort.
    }
node-sector = Sammeln: { $gain }. { $free ->
        [yes] Der Arbeiter kommt in { $turns ->
                [one] { $turns } Zug
               *[other] { $turns } Zügen
            } zurück.
       *[no] Besetzt: { $seat }; wieder frei in { $left ->
                [one] { $left } Zug
               *[other] { $left } Zügen
            }.
    }
node-worker = { $seat }, { $worker } auf { $place }: zurück in { $left ->
        [one] { $left } Zug
       *[other] { $left } Zügen
    }, vor { $venue }.
node-worker-home = { $seat }, { $worker }: daheim.
node-worker-ability = { $seat }, { $worker }: { $ability }, zurück in { $left ->
        [one] { $left } Zug
       *[other] { $left } Zügen
    }.
node-away = { $seat }, { $worker } ist fort: zurück in { $left ->
        [one] { $left } Zug
       *[other] { $left } Zügen
    }, vor { $venue }.
node-deck = Bestellungen im Stapel: { $count }
node-ability = { $name }: { $text } { $how ->
        [fired] Freigeschaltet; in diesem Zug benutzt.
        [built] Freigeschaltet.
        [kept] Behalten; kostet { $cost }.
       *[closed] Freischalten für { $cost ->
                [one] { $cost } Gebäude
               *[other] { $cost } Gebäude
            }.
    }
text-barn = Ein Arbeiter hier bringt 1: { $resource }; im nächsten Zug zurück.
text-greenhouse = Einmal je Zug, wenn du welche erhältst, 1 mehr: { $resource }.
text-dock = Jeder Käse dort ({ $venue }) bringt 1: { $resource }.
text-hq = Am Ende 1 Punkt für jedes benutzte Stück: { $resource }.
tile-titled = { $name }, Kosten { $cost }
node-parlour = Melkstand: { $cost } Stück Vieh für einen Käse ohne Arbeiter, { $kind }. { $how ->
        [milked] Benutzt.
       *[open] Noch nicht benutzt.
    }
node-stock = Vorrat: { $what }
node-cheeses = Käse übrig: { $count }
node-order = Bestellung: { $card }. { $line }
node-done = Erfüllt: { $card }
node-points = Jetzt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; drücken für die Posten
node-panel = { $seat }{ $ready ->
        [yes] , fertig
       *[no] {""}
    }. Käse übrig: { $cheeses }. { $structures }, { $livestock }, { $fruit }; Bestellungen offen { $orders }, erfüllt { $done }; Arbeiter daheim: { $home }. Drücken für alles.
node-corporation = Der Konzern, Stufe { $level }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Käse übrig { $left }, Leiste { $track }, gelagerte Bestellungen { $stored }, je { $each } Punkte. Drücken für die Posten.
node-corp-order = Der Konzern führt aus: { $card }
score-festival = { $venue }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $count ->
        [0] {""}
       *[other] , Gruppen { $groups }
    }
score-group = { $size } für { $points }
score-fromagerie = { $venue }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ({ $shelves ->
        [one] { $shelves } Regal
       *[other] { $shelves } Regale
    } für { $for }, Schilder { $signs })
score-bistro = { $venue }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ({ $pairs ->
        [one] { $pairs } Paar
       *[other] { $pairs } Paare
    }; Bronze { $bronze } × { $bronzeeach }, Silber { $silver } × { $silvereach }, Gold { $gold } × { $goldeach })
score-villes = { $venue }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $count ->
        [0] {""}
       *[other] , { $regions }
    }
score-region = { $region } { $points }
score-orders = Bestellungen: { $count } erfüllt, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
score-fruit = Obst: { $fruited } Fruchtkäse × { $jam } Marmelade, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
score-abilities = Fähigkeiten: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $count ->
        [0] {""}
       *[other] , { $abilities }
    }
score-ability = { $ability } { $points }
score-unused = Unbenutzt: { $count }, zwei für einen Punkt, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
inside-seat = { $seat }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
inside-points = Wertung, { $seat }: jetzt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
inside-corporation = Der Konzern, Stufe { $level }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
corp-track = Leiste: { $placed } gelegt, { $left } übrig, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
corp-villes = Kunden: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
corp-stored = Gelagerte Bestellungen: { $count }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
prompt-setup = Der Tisch wird gedeckt.
prompt-draft = Wahl { $pick } von 4: Behalte ein Plättchen; die anderen gehen weiter.
prompt-wait-draft = Warten, bis ein Plättchen behalten ist: { $seats }.
prompt-lay = Lege Plättchen auf beliebige deiner vier Fähigkeiten und sage dann, dass sie liegen.
prompt-wait-lay = Warten auf die Plättchen von { $seats }.
prompt-turn = { $last ->
        [yes] Letzter Zug. Vor dir: { $venue }.
       *[no] Vor dir: { $venue }.
    } { $how ->
        [none] Nichts mehr zu tun: Sage, dass du fertig bist.
        [worker] Wähle einen Arbeiter, dann seinen Platz, oder sage, dass du fertig bist.
       *[other] Handle, oder sage, dass du fertig bist.
    }
prompt-wait = Noch nicht fertig: { $seats }.
prompt-wait-openly = Einer nach dem anderen: { $seats } ist dran.
prompt-drawing = { $seat } zieht eine Bestellung.
prompt-order = Der gelegte Käse passt zu einer Bestellung: { $kind }. Erfüllen?
prompt-fire = Mehrere Wirkungen warten: welche zuerst?
prompt-pick = { $count ->
        [one] Nimm einen Rohstoff nach Wahl.
       *[other] Nimm { $count } Rohstoffe nach Wahl, einen nach dem anderen.
    }
prompt-pair = Nimm zwei verschiedene Rohstoffe.
prompt-cast = Du darfst einen unbenutzten Rohstoff abgeben.
prompt-sort = Sortierraum: Gib eine Bestellung ab.
prompt-greenhouse = Gewächshaus: noch eins nehmen ({ $resource })?
prompt-corp-draws = Der Konzern zieht eine Bestellung.
prompt-corp = Der Konzern hat { $card }: Wähle sein Feld ({ $venue }).
prompt-corp-places = Der Konzern führt aus: { $card } ({ $venue }).
prompt-over = { $count ->
        [one] { $seats } gewinnt mit { $points } Punkten.
       *[other] { $seats } teilen sich den Sieg mit { $points } Punkten.
    }
ends-draft = Es geht weiter, wenn alle gewählt haben.
ends-left = Noch offen: { $left }.
ends-nothing-left = Nichts bleibt liegen. Der Zug endet, wenn alle fertig sind.
ends-last = Der letzte Käse liegt ({ $seats }): Nach diesem Zug ist das Spiel aus.
ends-turn = { $alone ->
        [yes] Fertig beendet den Zug, und der Tisch dreht sich um ein Viertel.
       *[no] { $openly ->
            [yes] Der Tisch dreht sich, wenn der Letzte fertig ist.
           *[no] Wenn alle fertig sind, dreht sich der Tisch um ein Viertel.
        }
    }
left-gather = sammeln
left-make = Käse machen
left-milk = melken
left-build = freischalten
left-work = ein Arbeiter für eine Fähigkeit
left-vat = der Zusatzkessel
left-fits = { $count ->
        [one] { $count } erfüllbare Bestellung
       *[other] { $count } erfüllbare Bestellungen
    }
left-orders = { $count ->
        [one] { $count } erfüllbare Bestellung
       *[other] { $count } erfüllbare Bestellungen
    } ({ $orders })
move-ready-left = Fertig, es bleibt liegen: { $left }
button-draft = Behalten
card-choices = Deine Wahl
tally-stock = { $cheeses ->
        [one] { $cheeses } Käse übrig
       *[other] { $cheeses } Käse übrig
    }, { $home ->
        [one] { $home } Arbeiter daheim
       *[other] { $home } Arbeiter daheim
    }
note-ready = fertig
status-setup = Der Tisch wird gedeckt
status = Zug { $turn } · { $deck ->
        [one] { $deck } Bestellung im Stapel
       *[other] { $deck } Bestellungen im Stapel
    }
ending-beaten = Stufe { $level } ist geschlagen: { $points } zu { $theirs }.
ending-not-beaten = Der Konzern hält Stufe { $level }: { $points } zu { $theirs }.
sign-t-S = Weichkäse: ein Laib
sign-t-H = Hartkäse: ein Keil
sign-t-B = Blaukäse: ein hoher Zylinder mit Wellen
sign-plate-b = Bronze, ein Auge: Der Arbeiter kommt in 1 Zug zurück
sign-plate-s = Silber, zwei Augen: zurück in 2 Zügen
sign-plate-g = Gold, drei Augen: zurück in 3 Zügen
sign-fruit = Fruchtkäse: zuerst 1 Obst zahlen
sign-jam = Marmelade: zuerst 1 Obst zahlen
sign-sample = Gratisprobe: gehört zu den Gruppen aller
sign-lid = Bei so wenigen gesperrt
sign-base = Der Sockel eines Arbeiters zeigt, mit welchem Viertel er heimkommt
# -- end of the scene

## Das Formular

option-level-1 = 1: für ein erstes Spiel
option-level-2 = 2: Regionen mit Gleichstand gehören ihm
option-level-3 = 3: mehr Käse, und in jedem vierten Zug zwei Bestellungen
option-level-4 = 4: noch mehr Käse, und ein Vorsprung
