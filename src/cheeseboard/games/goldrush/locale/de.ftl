# Gold Rush with The Sheriff: all words of the game, German. English first, then the five other files.
# Wörter: Plättchen und seine Seiten; Bahnlinie, Berg, Prärie, Stadt, Friedhof = Gebiete; Abzweig = der kleine Bahnhof, an
# dem Linien enden; Cowboy, Zelt, Sheriff; Plättchen der Mine = „Marke“, Stapel, Vorrat; Nugget, Lokomotive, Tipi-Lager, Herde.

## The game

game-title = Gold Rush
game-pitch = Legt Gleise und Berge Stück für Stück, schickt eure Cowboys los und grabt dort, wo das Gold liegt, bevor es andere tun.
game-intro = Die Karte des Westens wächst jeden Zug um ein Plättchen. Bahnlinien, Berge, Städte und Prärien entstehen, und eure Cowboys nehmen sie in Besitz. Unter den Bergen liegen Stapel von Marken: Manche sind Gold, manche nur Kies, und niemand weiß es, bevor er sie nimmt. Mit eurem einen Zelt könnt ihr in jedem Berg graben, im eigenen wie in einem fremden. Wenn das letzte Plättchen liegt, gewinnen die meisten Punkte. Die Erweiterung schickt einen Sheriff über die Karte: Wo er ist, wird nicht gegraben.

## Chapters of the rulebook page

chapter-setup = Die Schachtel und der Aufbau
chapter-setup-intro = In der Schachtel: 72 Plättchen, 63 Marken mit den Werten 0, 1, 2, 3 und 5 und für alle fünf Cowboys und ein Zelt. Das Startplättchen hat im Norden einen Berg, ein Gleis von West nach Ost und im Süden Prärie. Alle anderen Plättchen werden verdeckt gemischt. Wer beginnt, zieht das erste, und es geht im Uhrzeigersinn weiter.
chapter-place = Zuerst: ein Plättchen ziehen und anlegen
chapter-place-intro = Ein Zug hat vier Schritte: ein Plättchen anlegen, Marken auf seine Berge legen, vielleicht eines mit den eigenen Figuren tun und werten, was das Plättchen vollendet hat. Jede Seite eines Plättchens zeigt einen Berg, eine Bahnlinie oder nur Prärie. Ein Platz heißt nach seinem Weg vom Startplättchen: n2e3 liegt zwei nördlich und drei östlich davon. Berge zeigen Nuggets, manche Bahnlinien eine Lokomotive, manche Prärien ein Tipi-Lager oder eine Pferdeherde. Bahnlinien enden an Städten und an Abzweigen, den kleinen Bahnhöfen mit Wasserturm. Was über die Seiten der Plättchen zusammenhängt, ist ein Gebiet. Bahnlinien und Berge trennen eine Prärie von der anderen.
chapter-action = Dann: ein Cowboy, das Zelt oder graben
chapter-action-intro = Ein Cowboy auf einer Bahnlinie ist Eisenbahner, auf einem Berg Goldgräber, in einer Stadt Händler, und liegend in der Prärie Farmer. Cowboys bringen Punkte, wenn ihr Gebiet vollendet ist; das Zelt bringt Marken, bei jedem Graben eine.
chapter-score = Zuletzt: Vollendetes werten
chapter-score-intro = Ein Plättchen kann mehrere Gebiete auf einmal vollenden; alle zählen, erst Bahnlinien, dann Berge, Städte und Friedhöfe. Vollendetes bleibt liegen und gibt seine Figuren zurück.
chapter-end = Das Ende des Spiels
chapter-end-intro = Liegt das letzte Plättchen und sind seine Punkte gezählt, ist auch Unvollendetes noch etwas wert. Dann kommen die Prärien, und ganz zuletzt decken alle ihre Marken auf.
chapter-sheriff = Der Sheriff
chapter-sheriff-intro = Eine Erweiterung, zuschaltbar als Option: sechs weitere Plättchen mit einem Stern und eine goldene Figur. Der Sheriff reitet von Berg zu Berg. Wo er ankommt, kosten fremde Zelte Gold, und solange er bleibt, gräbt niemand.
chapter-graveyard = Friedhöfe
chapter-graveyard-intro = Zwei der sechs Sternplättchen sind Prärie mit einem Friedhof in der Mitte. Er ist umso mehr wert, je mehr Plättchen um ihn liegen, an den Seiten wie an den Ecken.
chapter-ruling = Sonderfälle
chapter-ruling-intro = Wo die Anleitung schweigt oder sich zweifach lesen lässt, wird an diesem Tisch so gespielt.

## Clauses: the box and the set-up

clause-setup-start-tile-token = Das Startplättchen zeigt ein Nugget, also beginnt das Spiel mit einer verdeckten Marke auf seinem Berg.
clause-setup-pieces = Es spielen zwei bis fünf. Alle haben ein Zelt und fünf Cowboys; einer davon zeigt die Punkte an, vier bleiben zum Einsetzen.

## Clauses: drawing and placing a tile

clause-place-mandatory = Wer ein Plättchen zieht, muss es anlegen; nichts anderes kommt vorher.
clause-place-side-contact = Das Plättchen muss ein liegendes mit mindestens einer ganzen Seite berühren. Ecke an Ecke genügt nicht.
clause-place-edges-match = Alle Seiten, die sich berühren, müssen passen: Berg an Berg, Bahnlinie an Bahnlinie, Prärie an Prärie. Das Plättchen darf beliebig gedreht werden.
clause-place-unplaceable = Ein Plättchen, das nirgends passt, wird gezeigt und verlässt das Spiel; dieselbe Person zieht ein neues.
clause-place-deck-out-while-replacing = Ist zum Ersatz kein Plättchen mehr da, entfällt der Zug, und das Spiel endet.
clause-tokens-one-per-nugget = Für jedes Nugget auf dem neuen Plättchen kommt eine Marke aus dem Vorrat verdeckt auf den Stapel dieses Berges. Niemand sieht sie an.
clause-tokens-stacks-merge = Ein Berg hat einen einzigen Stapel. Verbindet ein Plättchen Berge, werden ihre Stapel zu einem.
clause-tokens-supply-empty = Reicht der Vorrat nicht, werden so viele Marken gelegt, wie da sind. Die Nuggets zählen trotzdem.

## Clauses: cowboy, tent, dig

clause-action-at-most-one = Nach dem Anlegen dürft ihr höchstens eines tun: einen Cowboy einsetzen, das Zelt aufschlagen oder versetzen, oder graben. Nichts zu tun ist erlaubt.
clause-cowboy-new-tile-only = Ein Cowboy kommt auf das gerade gelegte Plättchen: auf eine Bahnlinie, einen Berg, eine Prärie, die Stadt oder den Friedhof darauf.
clause-cowboy-feature-free = Im ganzen Gebiet darf kein Cowboy sein, auch kein eigener. Geteilt werden Gebiete nur, wenn ein späteres Plättchen sie verbindet.
clause-cowboy-tents-no-obstacle = Zelte stehen einem Goldgräber nicht im Weg.
clause-cowboy-supply = Ihr braucht einen Cowboy im Vorrat. Keiner kommt zurück, bevor sein Gebiet gewertet ist.
clause-cowboy-finished-feature = Auch ein Gebiet, das dieses Plättchen vollendet, darf noch besetzt werden; es wird im selben Zug gewertet.
clause-tent-any-tile = Euer Zelt darf auf den Berg eines beliebigen Plättchens auf dem Tisch, wie weit es auch ist. Das Versetzen ist eure ganze Aktion.
clause-tent-unfinished-only = Der Berg muss unvollendet sein. Einer, den gerade dieses Plättchen vollendet hat, nimmt kein Zelt mehr auf.
clause-tent-empty-segment = Der Bergteil dieses Plättchens muss leer sein: kein Cowboy und kein Zelt, auch kein eigenes.
clause-tent-shared-mountain = Anderswo auf demselben Berg dürfen Cowboys und Zelte von allen stehen. Mehrere Zelte können sich einen Berg teilen.
clause-dig-top-token = Beim Graben nehmt ihr die oberste Marke des Berges, auf dem euer Zelt steht: genau eine je Zug.
clause-dig-no-majority-needed = Wem die Cowboys auf dem Berg gehören, ist gleich.
clause-dig-private-value = Die Marke bleibt verdeckt vor euch liegen. Nur ihr dürft ihren Wert ansehen; wie viele ihr habt, ist offen.
clause-dig-empty = Wo keine Marke mehr liegt, kann niemand graben.
clause-dig-before-scoring = In einem Berg, der in diesem Zug vollendet wurde, darf vor der Wertung noch gegraben werden (Option).

## Clauses: scoring

clause-majority-most = Wer die meisten Cowboys in einem Gebiet hat, wertet es.
clause-majority-tie-all-full = Haben mehrere die meisten, werten sie alle voll.
clause-majority-none = Ein Gebiet ohne Cowboy bringt niemandem etwas.
clause-score-cowboys-return = Nach der Wertung gehen alle Cowboys des Gebiets zurück.
clause-railroad-complete = Eine Bahnlinie ist vollendet, wenn beide Enden an einer Stadt oder einem Abzweig halten oder wenn sie im Kreis läuft.
clause-railroad-per-tile = Eine vollendete Bahnlinie bringt 1 Punkt je Plättchen, über das sie läuft, die beiden Enden eingeschlossen. Ein Plättchen zählt einmal, auch wenn sie es zweimal überquert.
clause-railroad-double = Steht auf der ganzen Linie genau eine Lokomotive, bringt jedes Plättchen 2 Punkte.
clause-railroad-two-locomotives = Bei zwei oder mehr Lokomotiven bringt jedes Plättchen wieder 1 Punkt: Sie heben sich auf.
clause-mountain-complete = Ein Berg ist vollendet, wenn keine seiner Seiten offen ist. Zwei Plättchen können genügen.
clause-mountain-tokens-then-symbols = Wer die meisten Goldgräber hat, nimmt alle Marken, die noch im Stapel liegen, und erhält 1 Punkt je abgebildetem Nugget, ob ausgegraben oder nicht.
clause-mountain-tie-clockwise = Bei Gleichstand nehmen die Beteiligten die Marken einzeln im Uhrzeigersinn; es beginnt, wer am Zug ist, sonst der nächste Beteiligte. Alle erhalten alle Nuggets.
clause-mountain-tents-return = Alle Zelte auf einem vollendeten Berg gehen zurück.
clause-mountain-unclaimed = Ist kein Goldgräber dort, wertet niemand, und die Marken gehen in den Vorrat oder aus dem Spiel (Option).
clause-city-complete = Eine Stadt ist vollendet, wenn alle Bahnlinien, die sie verlassen, vollendet sind, gleich, wer diese gewertet hat.
clause-city-three-per-railroad = Ihr Händler erhält 3 Punkte für jede dieser Linien. Eine, die an derselben Stadt beginnt und endet, zählt einmal.
clause-prairie-only-at-end = Prärien werden während des Spiels nicht gewertet. Ein Farmer liegt dort bis zum Ende.

## Clauses: the end of the game

clause-end-last-tile = Das Spiel endet nach dem Zug, in dem das letzte Plättchen gelegt wurde.
clause-end-railroad = Eine unvollendete Bahnlinie bringt 1 Punkt je Plättchen, und zwar dem, der dort die meisten Cowboys hat. Lokomotiven zählen nicht.
clause-end-mountain = Auf einem unvollendeten Berg nimmt, wer die meisten Goldgräber hat, die Marken wie bei einem vollendeten; die Nuggets bringen nichts (Optionen).
clause-end-city = Der Händler einer unvollendeten Stadt erhält 1 Punkt für jede vollendete Linie, die sie verlässt (Option).
clause-end-prairie = Wer die meisten Farmer in einer Prärie hat, erhält 2 Punkte je Tipi-Lager und 4 je Herde darin.
clause-end-tokens = Ganz zuletzt decken alle ihre Marken auf und zählen deren Werte dazu.
clause-end-tie = Die meisten Punkte gewinnen. Bei Gleichstand wird der Sieg geteilt.

## Clauses: the Sheriff

clause-sheriff-star-on-every-tile = Jedes der sechs Sheriff-Plättchen trägt einen Stern, auch die beiden Friedhöfe.
clause-sheriff-one-of-each = Jedes Sheriff-Plättchen gibt es einmal.
clause-sheriff-one-figure = Es gibt einen einzigen Sheriff. Er gehört niemandem.
clause-sheriff-tiles-mixed-in = Die sechs Sheriff-Plättchen werden unter die des Grundspiels gemischt.
clause-sheriff-starts-beside = Der Sheriff beginnt neben dem Spielfeld.
clause-sheriff-base-unchanged = Was die Erweiterung nicht erwähnt, wird wie im Grundspiel gespielt.
clause-sheriff-tile-placed-first = Ein Sternplättchen wird nach den üblichen Regeln angelegt und erhält seine Marken, bevor etwas anderes geschieht.
clause-sheriff-must-move = Danach muss dieselbe Person den Sheriff versetzen; ablehnen kann das niemand.
clause-sheriff-no-star-no-move = Ein Plättchen ohne Stern versetzt den Sheriff nie.
clause-sheriff-enter-unfinished = Von neben dem Spielfeld kommt er auf einen beliebigen unvollendeten Berg.
clause-sheriff-enter-any-mountain = Dieser Berg muss nicht auf dem gerade gelegten Plättchen sein.
clause-sheriff-move-to-another = Ist er auf dem Spielfeld, kommt er auf einen anderen unvollendeten Berg. Stehenbleiben oder auf demselben umhergehen gilt nicht.
clause-sheriff-never-on-finished = Ein vollendeter Berg ist nie sein Ziel, auch keiner, den dieses Plättchen vollendet.
clause-sheriff-occupied-allowed = Cowboys und Zelte auf dem Berg halten ihn nicht ab, selbst wenn auf jedem Plättchen welche stehen.
clause-sheriff-no-empty-tile-needed = Er braucht dort kein leeres Plättchen und nimmt keinen Platz weg: Ein Zelt oder ein Cowboy darf neben ihm stehen.
clause-sheriff-return-if-no-other = Gibt es keinen anderen unvollendeten Berg, kehrt er neben das Spielfeld zurück oder bleibt dort.
clause-sheriff-one-per-other-tent = Bei seiner Ankunft ist für jede andere Person, die ein Zelt auf seinem neuen Berg hat, eine Marke fällig. Sie kommt vom Stapel dieses Berges.
clause-sheriff-compulsory = Wer ihn versetzt hat, kann darauf nicht verzichten.
clause-sheriff-back-to-supply = Diese Marken gehen sofort und ungesehen in den Vorrat.
clause-sheriff-supply-mixed = Danach wird der Vorrat gemischt.
clause-sheriff-empty-mountain = Ein Berg ohne Marken gibt nichts zurück; niemand zahlt aus den eigenen Marken.
clause-sheriff-own-tent-exempt = Das Zelt dessen, der ihn versetzt hat, kostet nichts.
clause-sheriff-tentless-exempt = Wer dort kein Zelt hat, kostet nichts, gleich wie viele eigene Goldgräber dort sind.
clause-sheriff-only-on-arrival = Das geschieht einmal, bei seiner Ankunft. Ein Zelt, das später kommt, kostet nichts, und ein Berg, der mit seinem verbunden wird, auch nicht.
clause-sheriff-freeze-dig = Solange sein Berg unvollendet ist, darf dort niemand graben.
clause-sheriff-freeze-mover-too = Das gilt auch für den, der ihn geschickt hat.
clause-sheriff-freeze-ends-with-mountain = Sobald ein Plättchen den Berg vollendet, ist er nicht mehr gesperrt.
clause-sheriff-tents-may-leave = Zelte dürfen seinen Berg weiterhin verlassen, als normale Aktion.
clause-sheriff-completion-normal = Wird sein Berg vollendet, werden Marken und Punkte nach den üblichen Regeln verteilt.
clause-sheriff-completion-return = Der Sheriff kehrt dann neben das Spielfeld zurück.
clause-sheriff-then-normal-turn = Nach dem Sheriff bleibt die übliche Aktion: ein Cowboy, das Zelt oder graben.
clause-sheriff-end-owner-takes = Endet das Spiel, während er auf einem unvollendeten Berg steht, erhält dessen Marken, wer dort die meisten Goldgräber hat.
clause-sheriff-end-owners-share = Mehrere Besitzer teilen sie sich gleichmäßig, eine nach der anderen.

## Clauses: graveyards

clause-graveyard-two = Zwei der sechs Sheriff-Plättchen sind Friedhöfe.
clause-graveyard-place-then-sheriff = Ein Friedhof wird angelegt wie jedes Plättchen, und dann zieht der Sheriff.
clause-graveyard-then-rest-of-turn = Der Rest des Zuges verläuft wie üblich.
clause-graveyard-cowboy-choice = Auf diesem Plättchen darf ein Cowboy in die Prärie oder auf den Friedhof.
clause-graveyard-complete-at-eight = Ein Friedhof wird gewertet, wenn auf allen acht Plätzen ringsum Plättchen liegen.
clause-graveyard-not-at-seven = Sieben genügen nicht; die vier Ecken zählen wie die Seiten.
clause-graveyard-nine-plus-cities = Ein vollendeter Friedhof bringt 9 Punkte und 1 weiteren je Stadt auf den Plättchen ringsum.
clause-graveyard-end-one-each = Ein unvollendeter bringt am Ende 1 Punkt für sich selbst, 1 je Plättchen ringsum und 1 je Stadt darauf.
clause-graveyard-owner-only = Nur wessen Cowboy auf dem Friedhof steht, wertet ihn.

## Clauses: what this table adds

clause-turn-clockwise = Es geht reihum im Uhrzeigersinn.
clause-turn-one-step-after-another = Die Schritte eines Zuges behalten ihre Reihenfolge, und jeder geschieht einmal.
clause-place-free-space = Ein Plättchen kommt auf einen freien Platz, nie auf ein anderes Plättchen.
clause-place-equal-turns = Sehen zwei Drehungen eines Plättchens gleich aus, gelten sie als eine, und geschrieben wird die erste.
clause-sheriff-mountain-once = Ein Berg gilt für den Sheriff als ein Ziel, wie viele Plättchen und Teile er auch hat. Er steht auf dem ältesten Teil.
clause-prairie-beginners = Spiel für Einsteiger (Option): Kein Cowboy legt sich in eine Prärie, und Prärien bringen nichts.
clause-ruling-deal-afresh = Die Marken jedes Berges werden neu ausgeteilt, beginnend bei dem, der am Zug ist; am Ende bei dem, der das letzte Plättchen gelegt hat.
clause-ruling-corners-never-join = Gebiete verbinden sich nur über Seiten. Wo Plättchen sich an einer Ecke berühren, ist nichts verbunden.

## Options

option-players = Spieler
option-players-help = Wie viele mitspielen, jeder für sich.
option-sheriff = Der Sheriff
option-sheriff-help = Dazu kommen sechs Sternplättchen, darunter zwei Friedhöfe, und der Sheriff, der das Graben unterbindet.
option-farmers = Farmer
option-farmers-help = Cowboys dürfen sich in Prärien legen, die am Ende gewertet werden. Ohne: das Spiel für Einsteiger.
option-final_mountain_tokens = Unvollendete Berge: Marken
option-final_mountain_tokens-help = Am Ende bekommt der Besitzer eines unvollendeten Berges dessen Marken. Der Berg des Sheriffs gibt seine immer her.
option-final_mountain_symbol = Unvollendete Berge: Nuggets
option-final_mountain_symbol-help = Punkte am Ende für jedes Nugget auf einem unvollendeten Berg.
option-final_city_per_completed_rail = Unvollendete Städte
option-final_city_per_completed_rail-help = Punkte am Ende für jede vollendete Bahnlinie, die eine unvollendete Stadt verlässt.
option-unclaimed_tokens = Marken eines Berges ohne Goldgräber
option-unclaimed_tokens-help = Wohin der Stapel kommt, wenn ein Berg vollendet wird und kein Goldgräber dort ist.
option-unclaimed_tokens-supply = Zurück in den Vorrat
option-unclaimed_tokens-box = Aus dem Spiel
option-dig_before_scoring = Graben vor der Wertung
option-dig_before_scoring-help = In einem Berg, der in diesem Zug vollendet wurde, darf vor der Wertung noch gegraben werden.
option-sheriff_remainder = Wenn es beim Teilen nicht aufgeht
option-sheriff_remainder-help = Am Ende, auf dem unvollendeten Berg des Sheriffs: Marken, die sich nicht gleichmäßig teilen lassen.
option-sheriff_remainder-deal = Sie werden einzeln weiter ausgeteilt
option-sheriff_remainder-supply = Sie gehen in den Vorrat

## What happens: log and live region

effect-tile-drawn = { $count ->
        [0] { $who } zieht das letzte Plättchen: { $things }.
       *[other] { $who } zieht ein Plättchen: { $things }. Es bleiben noch { $count }.
    }
effect-tile-discarded = Das Plättchen passt nirgends und verlässt das Spiel: { $things }. Es bleiben noch { $count }.
effect-tile-placed = { $who } legt das Plättchen auf { $place }.
effect-tokens-laid = { $count ->
        [0] Der Vorrat ist leer: Auf den Berg bei { $place } kommt keine Marke.
        [one] { $count } Marke kommt auf den Berg bei { $place }.
       *[other] { $count } Marken kommen auf den Berg bei { $place }.
    }
effect-mountains-joined = { $count ->
        [0] Bei { $place } verbinden sich Berge; dort liegt keine Marke.
        [one] Bei { $place } verbinden sich Berge; ihr Stapel hat { $count } Marke.
       *[other] Bei { $place } verbinden sich Berge; ihr Stapel hat { $count } Marken.
    }
effect-sheriff-moved = { $count ->
        [0] { $who } schickt den Sheriff auf den Berg bei { $place }, wo keine Marke liegt.
        [one] { $who } schickt den Sheriff auf den Berg bei { $place }, wo { $count } Marke liegt.
       *[other] { $who } schickt den Sheriff auf den Berg bei { $place }, wo { $count } Marken liegen.
    }
effect-sheriff-aside = Es gibt keinen anderen unvollendeten Berg: Der Sheriff wartet neben dem Spielfeld.
effect-token-returned = { $count ->
        [0] Der Berg bei { $place } hat keine Marke zurückzugeben.
        [one] { $count } Marke vom Berg bei { $place } geht in den Vorrat zurück.
       *[other] { $count } Marken vom Berg bei { $place } gehen in den Vorrat zurück.
    }
effect-sheriff-home = Der Berg bei { $place } ist vollendet: Der Sheriff kehrt neben das Spielfeld zurück.
effect-cowboy-placed = { $kind ->
        [mountain] { $who } setzt einen Goldgräber auf den Berg bei { $place }.
        [railroad] { $who } setzt einen Eisenbahner auf die Bahnlinie bei { $place }.
        [prairie] { $who } legt einen Farmer in die Prärie bei { $place }.
        [city] { $who } setzt einen Händler in die Stadt bei { $place }.
       *[graveyard] { $who } setzt einen Cowboy auf den Friedhof bei { $place }.
    }
effect-tent-placed = { $moved ->
        [0] { $who } schlägt ein Zelt auf dem Berg bei { $place } auf.
       *[other] { $who } versetzt das Zelt auf den Berg bei { $place }.
    }
effect-token-dug = { $count ->
        [0] { $who } gräbt bei { $place } und nimmt dort die letzte Marke.
        [one] { $who } gräbt bei { $place }; dort bleibt { $count } Marke.
       *[other] { $who } gräbt bei { $place }; dort bleiben { $count } Marken.
    }
effect-railroad-done = Die Bahnlinie bei { $place } ist vollendet; Plättchen: { $tiles }, Lokomotiven: { $locomotives }.
effect-mountain-done = Der Berg bei { $place } ist vollendet; Nuggets: { $nuggets }, übrige Marken: { $tokens }.
effect-city-done = Die Stadt bei { $place } ist vollendet; Bahnlinien: { $count }.
effect-graveyard-done = Der Friedhof bei { $place } ist umgeben; Städte ringsum: { $count }.
effect-points-railroad = { $who } wertet die Bahnlinie bei { $place }: { $tiles } Plättchen × 1 = { $points }.
effect-points-railroad-double = { $who } wertet die Bahnlinie bei { $place }: { $tiles } Plättchen × 2, eine Lokomotive = { $points }.
effect-points-mountain = { $who } wertet den Berg bei { $place }: { $count ->
        [one] { $count } Nugget
       *[other] { $count } Nuggets
    } × 1 = { $points }.
effect-points-city = { $who } wertet die Stadt bei { $place }: { $count ->
        [one] { $count } Bahnlinie
       *[other] { $count } Bahnlinien
    } × 3 = { $points }.
effect-points-graveyard = { $who } wertet den Friedhof bei { $place }: 9 und die Städte ringsum = { $points }.
effect-points-end-railroad = { $who } wertet die unvollendete Bahnlinie bei { $place }: { $tiles } Plättchen × 1 = { $points }.
effect-points-end-mountain = { $who } wertet den unvollendeten Berg bei { $place }: { $count ->
        [one] { $count } Nugget
       *[other] { $count } Nuggets
    } × 1 = { $points }.
effect-points-end-city = { $who } wertet die unvollendete Stadt bei { $place }; vollendete Bahnlinien: { $count }, Punkte: { $points }.
effect-points-end-graveyard = { $who } wertet den unvollendeten Friedhof bei { $place }: ihn selbst, die Plättchen ringsum und deren Städte = { $points }.
effect-points-tipis = { $who } wertet die Prärie bei { $place }: { $count ->
        [one] { $count } Tipi-Lager
       *[other] { $count } Tipi-Lager
    } × 2 = { $points }.
effect-points-herds = { $who } wertet die Prärie bei { $place }: { $count ->
        [one] { $count } Herde
       *[other] { $count } Herden
    } × 4 = { $points }.
effect-points-tokens = { $who } deckt alle Marken auf; zusammen sind sie { $count } wert.
effect-takes-token = { $who } nimmt eine Marke.
effect-token-value = { $value ->
        [0] { $who } findet Kies, der nichts wert ist.
       *[other] { $who } findet Gold im Wert von { $value }.
    }
effect-tokens-unclaimed = { $count ->
        [one] Kein Goldgräber ist auf dem Berg bei { $place }: { $count } Marke geht in den Vorrat zurück.
       *[other] Kein Goldgräber ist auf dem Berg bei { $place }: { $count } Marken gehen in den Vorrat zurück.
    }
effect-tokens-boxed = { $count ->
        [one] Kein Goldgräber ist auf dem Berg bei { $place }: { $count } Marke verlässt das Spiel.
       *[other] Kein Goldgräber ist auf dem Berg bei { $place }: { $count } Marken verlassen das Spiel.
    }
effect-stack-empty = Kein Plättchen ist mehr da: Jetzt wird Unvollendetes gewertet.

## What a score is made of

term-railroad = Plättchen vollendeter Bahnlinien
term-railroad-double = Plättchen vollendeter Bahnlinien mit einer Lokomotive
term-nuggets = Nuggets auf vollendeten Bergen
term-city = Bahnlinien vollendeter Städte
term-graveyard = Vollendete Friedhöfe
term-end-railroad = Plättchen unvollendeter Bahnlinien
term-end-nuggets = Nuggets auf unvollendeten Bergen
term-end-city = Vollendete Bahnlinien unvollendeter Städte
term-end-graveyard = Unvollendete Friedhöfe
term-tipis = Tipi-Lager
term-herds = Herden
term-token = Marken im Wert von { $value }

## Where a clause comes from

ref-base = Grundspiel, Abschnitt { $n }

## Options and positions that do not fit

error-goldrush-sheriff-remainder = Die Option „{ $option }“ betrifft den Berg des Sheriffs: Auch sheriff einschalten.
error-goldrush-position = Diese Stellung ist nicht lesbar. { $why }
error-goldrush-position-line = Diese Stellung ist nicht lesbar, bei der Zeile „{ $line }“. { $why }
bad-no-phase = Die Phase fehlt; möglich sind: draw, place R07, sheriff, action, tokens A, final A, over.
bad-alone = „{ $word }“ steht allein auf seiner Zeile.
bad-form = Eine solche Zeile sieht so aus: { $form }
bad-twice = Das ist zweimal gesagt.
bad-line = Eine Zeile kann nicht mit „{ $word }“ beginnen.
bad-number = „{ $word }“ sollte eine ganze Zahl von { $low } bis { $high } sein.
bad-seat = Es gibt keinen Sitz „{ $word }“; die Sitze sind A bis { $last }.
bad-face = Es gibt kein Plättchen „{ $word }“ in diesem Spiel.
bad-copies = So viele Plättchen { $face } gibt es nicht; dieses Spiel hat { $count }.
bad-start = Das erste Plättchen ist { $face }^ auf o.
bad-turn = „{ $face }“ sagt nicht, wohin der Norden des Plättchens zeigt; ^ > v oder < gehört dahinter.
bad-taken = Auf { $place } liegt schon ein Plättchen.
bad-edges = Die Seiten von { $place } und { $other } passen nicht zusammen.
bad-contact = { $place } berührt kein vorher genanntes Plättchen mit einer Seite.
bad-deck-and-gone = Entweder was im Stapel übrig ist oder was weg ist, nicht beides.
bad-stack-at-the-end = Am Ende ist kein Plättchen übrig; diese Zeile entfällt.
bad-place = Es gibt keinen Platz „{ $word }“; Plätze heißen o, n2 oder n2e3.
bad-no-tile = Auf { $place } liegt kein Plättchen.
bad-area = Das Plättchen auf { $place } hat kein „{ $word }“; es hat: { $areas }.
bad-cowboys = Ein Sitz hat { $count } Cowboys.
bad-farmer = Im Spiel für Einsteiger ist kein Cowboy in einer Prärie.
bad-scored = { $area } ist vollendet und gewertet; die Figuren sind heimgekehrt.
bad-two-figures = Auf { $area } können nicht zwei Figuren stehen.
bad-no-sheriff = Der Sheriff spielt nur mit der Option sheriff mit.
bad-kind = „{ $word }“ wird nicht gewertet; es gibt: { $kinds }.
bad-hand-open = Am Ende des Spiels liegen alle Marken offen.
bad-value = Keine Marke ist „{ $word }“ wert; die Werte sind { $values }.
bad-sum = Die Marken ergeben { $found }; es müssen { $count } sein.
bad-values = Es gibt nur { $count } Marken mit dem Wert { $value }.
bad-stack-twice = Der Berg bei { $place } ist zweimal genannt.
bad-owed-now = Marken werden nur in den Phasen tokens und final genommen.
bad-owed = Sitz { $seat } nimmt die nächste Marke, also muss ihm eine zustehen.
bad-stack-empty = Kein Plättchen ist mehr zu ziehen; möglich ist over oder final mit dem Sitz, der eine Marke nimmt.
bad-fits-nowhere = { $face } passt nirgends auf diese Karte.
bad-nothing-placed = Noch niemand hat ein Plättchen gelegt.
bad-no-star = Der Sheriff zieht nur nach einem Sternplättchen, und nur wenn es einen anderen unvollendeten Berg gibt.

# scene

side-settler = Goldsucher
role-stock = { $cowboys ->
    [0] kein Cowboy übrig
    [one] 1 Cowboy übrig
   *[other] { $cowboys } Cowboys übrig
}{ $tent ->
    [home] , Zelt bereit
   *[out] , Zelt aufgeschlagen
}
note-tokens = { $count ->
    [one] { $count } Marke
   *[other] { $count } Marken
}{ $known ->
    [yes] , Wert { $worth }
   *[no] {""}
}
status = { $tiles ->
    [0] Kein Plättchen übrig
   *[other] { $tiles } Plättchen übrig
}, { $tokens ->
    [one] { $tokens } Marke im Vorrat
   *[other] { $tokens } Marken im Vorrat
}

way-n = Norden
way-e = Osten
way-s = Süden
way-w = Westen
way-na = Norden, westliche Hälfte
way-nb = Norden, östliche Hälfte
way-ea = Osten, nördliche Hälfte
way-eb = Osten, südliche Hälfte
way-sa = Süden, östliche Hälfte
way-sb = Süden, westliche Hälfte
way-wa = Westen, südliche Hälfte
way-wb = Westen, nördliche Hälfte

move-place = Legt das Plättchen auf { $place }, oben nach { $turn ->
    [n] Norden
    [e] Osten
    [s] Süden
   *[w] Westen
}
move-sheriff = Schickt den Sheriff auf den Berg bei { $place }{ $side ->
    [none] {""}
   *[other] { " " }({ LIST($side, of: "way-") })
}
move-tent = { $moved ->
    [yes] Versetzt das Zelt nach { $place }
   *[no] Schlägt das Zelt bei { $place } auf
}{ $side ->
    [none] {""}
   *[other] { " " }({ LIST($side, of: "way-") })
}
move-cowboy = { $kind ->
    [mountain] Setzt einen Cowboy auf den Berg
    [railroad] Setzt einen Cowboy auf die Bahnlinie
    [prairie] Legt einen Cowboy in die Prärie
    [city] Setzt einen Cowboy in die Stadt
    [graveyard] Setzt einen Cowboy auf den Friedhof
   *[none] Setzt einen Cowboy auf das Plättchen
}{ $side ->
    [none] {""}
   *[other] { " " }({ LIST($side, of: "way-") })
}
move-dig = { $count ->
    [0] Gräbt, wo nichts mehr ist
    [one] Gräbt die letzte Marke aus
   *[other] Gräbt eine von { $count } Marken aus
}
move-end = Beendet den Zug

can-cowboy = ein Cowboy auf dem neuen Plättchen
can-tent = euer Zelt auf einem Berg
can-dig = Graben nach einer Marke
button-end = Zug beenden
card-act = Nichts mehr in diesem Zug?

prompt-draw = { $seat } zieht ein Plättchen.
prompt-place = Ihr seid dran: Legt das Plättchen an, gedreht, wie ihr wollt.
prompt-wait-place = { $seat } sucht einen Platz für das Plättchen.
prompt-sheriff = Ihr seid dran: Schickt den Sheriff auf einen anderen Berg.
prompt-wait-sheriff = { $seat } schickt den Sheriff weiter.
prompt-act = { EMPTY($can) ->
    [yes] Ihr seid dran: Es bleibt nur, den Zug zu beenden.
   *[no] Ihr seid dran. Möglich ist jetzt: { $can }; oder beendet den Zug.
}
prompt-wait-act = { $seat } überlegt, was auf dem neuen Plättchen zu tun ist.
prompt-tokens = { $seat } nimmt eine Marke und sieht sie an.
prompt-final = Das letzte Plättchen liegt. { $seat } nimmt eine Marke und sieht sie an.
prompt-over = { $count ->
    [one] Das Spiel ist vorbei: { $seats } gewinnt mit { $points } Punkten.
   *[other] Das Spiel ist vorbei: { $seats } teilen den Sieg mit { $points } Punkten.
}
ends-draw = Das Spiel geht von selbst weiter.
ends-turn = { $step ->
    [place] { $own ->
        [yes] Nach dem Plättchen dürft ihr eine Figur nutzen oder graben.
       *[no] Nach dem Plättchen kommt eine Figur, ein Graben oder nichts.
    }
    [sheriff] { $own ->
        [yes] Danach dürft ihr wie immer eine Figur nutzen oder graben.
       *[no] Danach kommt eine Figur, ein Graben oder nichts.
    }
   *[act] { $left ->
        [0] Das beendet den letzten Zug; dann wird alles gezählt.
       *[other] Jede Wahl beendet den Zug; dann wird gewertet, was vollendet ist.
    }
}

board-map = { $count ->
    [one] Die Karte mit dem Startplättchen
   *[other] Die Karte mit { $count } Plättchen
}
board-hand = Neben der Karte: das Plättchen, der Stapel, die Vorräte
node-tile = { $place }: { $things }{ $last ->
    [yes] , zuletzt gelegt
   *[no] {""}
}
node-place = freier Platz { $place }
node-hand = das Plättchen zum Anlegen: { $things }
node-stack = { $count ->
    [0] kein Plättchen übrig
   *[other] { $count } Plättchen im Stapel: drücken, um zu sehen, welche
}
inside-stack = { $count ->
    [one] Das Plättchen im Stapel
   *[other] Die { $count } Plättchen im Stapel
}
inside-tile = { $count } × { $things }
node-supply = { $count ->
    [one] Vorrat: { $count } Marke
   *[other] Vorrat: { $count } Marken
}
node-own-cowboys = { $count ->
    [0] ihr habt keinen Cowboy mehr
    [one] euer letzter Cowboy
   *[other] eure { $count } Cowboys
}
node-own-tent = { $home ->
    [yes] euer Zelt
   *[no] euer Zelt steht auf der Karte
}
node-own-tokens = { $count ->
    [0] keine eurer Marken ist { $worth } wert
    [one] ihr habt 1 Marke im Wert von { $worth }
   *[other] ihr habt { $count } Marken im Wert von je { $worth }
}
node-stock-cowboys = { $count ->
    [0] { $seat }: kein Cowboy übrig
    [one] { $seat }: 1 Cowboy übrig
   *[other] { $seat }: { $count } Cowboys übrig
}
node-stock-tent = { $home ->
    [yes] { $seat }: Zelt bereit
   *[no] { $seat }: Zelt auf der Karte
}
node-stock-tokens = { $count ->
    [0] { $seat }: keine Marke
    [one] { $seat }: 1 Marke
   *[other] { $seat }: { $count } Marken
}{ $open ->
    [yes] , Wert { $worth }
   *[no] {""}
}
node-cowboy = { $role ->
    [miner] Goldgräber von { $seat } bei { $place }
    [railwayman] Eisenbahner von { $seat } bei { $place }
    [farmer] Farmer von { $seat } bei { $place }
    [merchant] Händler von { $seat } bei { $place }
   *[undertaker] Totengräber von { $seat } bei { $place }
}
node-tent = Zelt von { $seat } bei { $place }
node-sheriff = der Sheriff bei { $place }
node-sheriff-aside = der Sheriff, neben der Karte
node-tokens = { $count ->
    [0] keine Marke übrig bei { $place }
    [one] 1 Marke bei { $place }
   *[other] { $count } Marken bei { $place }
}{ $frozen ->
    [yes] , bewacht vom Sheriff
   *[no] {""}
}
node-spot = { $kind ->
    [mountain] Berg
    [railroad] Bahnlinie
    [prairie] Prärie
    [city] Stadt
   *[graveyard] Friedhof
}{ $side ->
    [none] {""}
   *[other] { " " }({ LIST($side, of: "way-") })
} bei { $place }

thing-junction = Abzweig mit { $count } Gleisen ({ LIST($sides, of: "way-") })
thing-city = Stadt mit { $count } Gleisen ({ LIST($sides, of: "way-") })
thing-railroad = { $count ->
    [0] Bahnlinie ({ LIST($sides, of: "way-") })
    [one] Bahnlinie mit einer Lokomotive ({ LIST($sides, of: "way-") })
   *[other] Bahnlinie mit { $count } Lokomotiven ({ LIST($sides, of: "way-") })
}
thing-locomotive = { $count ->
    [one] eine Lokomotive
   *[other] { $count } Lokomotiven
}
thing-mountain = { $count ->
    [one] Berg mit 1 Nugget ({ LIST($sides, of: "way-") })
   *[other] Berg mit { $count } Nuggets ({ LIST($sides, of: "way-") })
}
thing-graveyard = Friedhof
thing-tipi = { $count ->
    [one] Tipi-Lager
   *[other] { $count } Tipi-Lager
}
thing-herd = { $count ->
    [one] Pferdeherde
   *[other] { $count } Pferdeherden
}
thing-star = Sheriffstern
thing-prairie = Prärie
caption-railroad = { $shape ->
    [bend] { $count ->
        [one] Gleiskurve
       *[other] { $count } Gleiskurven
    }
   *[straight] { $count ->
        [one] gerades Gleis
       *[other] { $count } gerade Gleise
    }
}
caption-junction = Abzweig mit { $count } Gleisen
caption-city = Stadt mit { $count } Gleisen
caption-mountain = { $count ->
    [one] Berg mit 1 Nugget
   *[other] Berg mit { $count } Nuggets
}

overlay-owners = { $owned ->
    [0] niemand ist dort
   *[other] { $owners }
}
overlay-railroad = Bahnlinie, { $tiles } Plättchen{ $locomotives ->
    [none] {""}
    [one] { " " }× 2 für eine Lokomotive
   *[many] , die Lokomotiven heben sich auf
}: { $state ->
    [done] vollendet, { $worth } Punkte
   *[open] { $worth }, wenn sie vollendet ist, { $end } am Ende des Spiels; { $whose }
}
overlay-mountain = Berg, { $symbols ->
    [one] 1 Nugget
   *[other] { $symbols } Nuggets
}: { $state ->
    [done] vollendet, { $worth } Punkte
   *[open] { $worth }, wenn er vollendet ist, { $tokens ->
        [0] keine Marke übrig
        [one] 1 Marke im Stapel
       *[other] { $tokens } Marken im Stapel
    }{ $frozen ->
        [yes] , kein Graben, solange der Sheriff hier ist
       *[no] {""}
    }; { $whose }
}
overlay-city = Stadt, { $closed } von { $tracks } Gleisen vollendet: { $state ->
    [done] { $worth } Punkte
   *[open] bisher { $worth }, wenn sie vollendet ist, { $end } am Ende des Spiels; { $whose }
}
overlay-graveyard = Friedhof, { $tiles } von 8 Plättchen ringsum: { $state ->
    [done] { $worth } Punkte
   *[open] { $worth }, wenn er vollendet ist, { $end } am Ende des Spiels; { $whose }
}
overlay-prairie = Prärie, { $tipis } Tipi-Lager und { $herds ->
    [one] 1 Herde
   *[other] { $herds } Herden
}: { $worth } am Ende des Spiels; { $whose }

sign-nugget = Ein Nugget auf einem Berg: Eine Marke kommt auf den Stapel, und der Besitzer des vollendeten Berges erhält 1 Punkt.
sign-locomotive = Eine Lokomotive: Genau eine auf einer vollendeten Bahnlinie zählt deren Plättchen doppelt; zwei heben sich auf.
sign-tipi = Ein Tipi-Lager: 2 Punkte für die Farmer seiner Prärie.
sign-herd = Eine Pferdeherde: 4 Punkte für die Farmer ihrer Prärie.
sign-station = Ein Abzweig mit Wasserturm: Jede Bahnlinie, die hierher kommt, endet hier.
sign-town = Eine Stadt: Jede Bahnlinie, die hierher kommt, endet hier, und der Händler erhält 3 für jede vollendete.
sign-star = Ein Sheriffstern: Wer dieses Plättchen legt, schickt den Sheriff weiter.
sign-last = Das zuletzt gelegte Plättchen.

## Was an einer Schachtel nicht passt (box-)

box-at = `at` muss auf dem Plättchen liegen, zwischen 0 und 1
box-sides = „{ $text }“ muss Seiten in der Reihenfolge N, E, S, W nennen, jede nur einmal
box-count = `{ $name }` muss eine ganze Zahl von { $low } bis { $most } sein
box-rail = eine Bahnlinie verbindet zwei Seiten oder führt von einer zur Stadt oder zum Abzweig des Plättchens
box-prairie = eine Prärie braucht halbe Seiten, von { $names }
box-side-owner = jede Seite { $letter } von { $sides } muss zu genau { $kind ->
        [mountain] einem Berg
       *[railroad] einer Bahnlinie
    } gehören
box-halves = jede halbe Seite muss zu genau einem Bereich gehören, siehe { $names }
box-prairie-side = beide Hälften der Prärieseite { $side } gehören zusammen
box-cross = zwei Bereiche kreuzen sich
box-station = eine Stadt oder ein Abzweig braucht drei oder vier Bahnlinien, die alle dort enden
box-city-land = eine Stadt liegt nur zwischen Prärie und Bahnlinien
box-tile-sides = `sides` muss aus vier Buchstaben von M, R, P bestehen
box-tile-id = ein Plättchen heißt mit Großbuchstaben und Ziffern, wie M07
box-set = einen Satz „{ $set }“ gibt es nicht, es gibt { $known }
box-segments = ein Plättchen fasst höchstens { $areas } Bereiche und { $peaks } Berge
box-tile-twice = zwei Plättchen haben denselben Namen: { $tile }
box-total = `{ $entry }` ist { $want }, die Plättchen ergeben aber { $found }
box-icons = `{ $entry }` ist { $want }: Platz ist für { $most }
box-start = es muss genau ein Startplättchen geben, im Grundsatz
box-room = Platz ist für { $tiles } Plättchen in { $kinds } Arten
box-stations = Platz ist für { $count } Plättchen mit mehr als einer Bahnlinie
box-values = es müssen bis zu acht Werte sein, aufsteigend, mit einer Anzahl für jeden
box-token-total = die Anzahlen ergeben { $found }, nicht { $want }
box-pieces = Platz ist für 2 bis 5 Personen mit je 1 bis 7 Cowboys und einem Zelt, und für einen Sheriff
box-points = jeder Eintrag muss eine ganze Zahl von 0 bis 50 sein
