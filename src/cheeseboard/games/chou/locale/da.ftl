# Chou y es-tu ?: all words of the game, English. Other rooms append ids here; the five other files follow.
# Words used throughout: bed = a place of the garden (a1 to e3); plant = a cabbage, double cabbage or bush that still
# stands; eaten cabbage = its bitten side; stone = a place of the gardeners’ path (1 to 24).

## The game

game-title = Chou y es-tu ?
game-pitch = Gemmeleg i køkkenhaven: To kaniner gnasker om natten, to gartnere leder om dagen.
game-intro = To sultne kaniner er flyttet ind i kålbedene. Hver nat æder de kålen over hovedet på sig selv og smutter ind under en anden. Hver morgen finder gartnerne gnavede stokke og løfter et blad her og der. Kaninerne vinder med det niende kålhoved på komposten; gartnerne vinder, så snart begge kaniner er i kurven.

## Chapters of the rulebook page

chapter-box = Æsken og de to sider
chapter-box-intro = Før noget kan gro, må I aftale, hvem der gnasker, og hvem der river.
chapter-setup = Haven lægges ud
chapter-setup-intro = Nitten bede ligger i forskudte rækker, så hvert har op til seks naboer; på det midterste står en hytte. En sti af 24 sten løber mellem bedene, og hver sten rører tre af dem. Hvert sted har et navn: b4 er det fjerde bed i anden række, og stenene har numre.
chapter-first-night = Den Første Nat
chapter-first-night-intro = Gartnerne sover, og kaninerne finder deres første skjul.
chapter-day = Dagen
chapter-day-intro = Gartnerne vågner og ser, hvad der blev ædt i nat. Så har hver af dem én tur: en længere gåtur eller en kortere med et kig under en plante.
chapter-catch = Når en kanin er fanget
chapter-catch-intro = Én kanin i kurven, men jagten er ikke slut endnu.
chapter-night = Natten
chapter-night-intro = Den ene kanin efter den anden æder kålen over sig, løber i en lige linje og gemmer sig igen. Et eksempel: En kanin har ædt kålhovedet på b2 og følger pilen mod sydøst. Hytten på c3 standser den ikke, og kålhovedet på d3 er allerede ædt, så den ender under e3.
chapter-end = Sådan slutter spillet
chapter-end-intro = Ni kålhoveder til kaninerne eller to kaniner til gartnerne.
chapter-special = Buske og dobbeltkål
chapter-special-intro = For dem, der kender deres have: tre buske, som ingen kan æde, og tre dobbeltkål, der tæller for to.
chapter-score = Spil om point
chapter-score-intro = Spil videre efter det niende kålhoved, byt så side, og se, hvem der åd mest.
chapter-ruling = Særlige tilfælde
chapter-ruling-intro = Hvor reglerne tier, spilles der sådan ved dette bord.

## Clauses: the box and the two sides

clause-box-counts = I æsken er der 25 havebrikker (en hytte, 18 kålhoveder, tre buske og tre dobbeltkål), to kaniner og to gartnere.
clause-team-two-sides = Alle ved bordet spiller enten for kaninerne eller for gartnerne.
clause-team-two-players = Er I to, fører den ene begge kaniner og den anden begge gartnere.
clause-team-three-one-rabbit-player = Er I tre, kan én føre begge kaniner mod to med hver sin gartner.
clause-team-three-one-gardener-player = Er I tre, kan én føre begge gartnere mod to med hver sin kanin.
clause-team-four-players = Er I fire, fører hver kun én figur: en kanin eller en gartner.
clause-team-word-means-side = Når en regel siger »kaninerne« eller »gartnerne«, mener den hele siden, uanset hvem der spiller den.

## Clauses: laying out the garden

clause-setup-tokens-in-hand = Kaninerne venter ved siden af haven til Den Første Nat; ingen af dem ligger på et bed endnu.
clause-setup-cabin-centre = Hytten står på bedet i midten.
clause-setup-eighteen-face-up = Atten planter omgiver hytten, én på hvert bed, med den uspiste side opad.
clause-setup-pawns-opposite = Gartnerne begynder på to sten, der rører hytten fra hver sin side.
clause-setup-glasses = Kun gartnerne har briller på om natten; her holder bordet bare natten skjult for dem.
clause-setup-basic-without-specials = Uden busk-reglen er der kun kål i haven: ingen buske og ingen dobbeltkål.
clause-path-only-dotted-line = Gartnere står og går kun på stiens sten, aldrig på et bed.

## Clauses: the First Night

clause-first-night-gardeners-blind = Gartnerne ser ingenting, mens kaninerne vælger deres første skjul.
clause-first-night-both-hidden = Dag 1 begynder først, når begge kaniner er gemt.
clause-first-night-different-cabbages = De to kaniner skal gemme sig under hver sin plante.
clause-first-night-under-a-cabbage = En kanin begynder under en plante, aldrig under hytten.
clause-first-night-nothing-flipped = Ingen æder noget Den Første Nat, så dag 1 giver ikke noget til komposten.
clause-first-night-not-under-double = Ingen kanin må begynde under en dobbeltkål.
clause-first-night-bush-allowed = En kanin må gerne begynde under en busk.

## Clauses: the day

clause-day-gardeners-awake = Om dagen ser gartnerne hele haven, også den ædte kål.
clause-day-order-free = Hver dag bestemmer gartnerne selv, hvem af dem der går først.
clause-day-each-pawn-once = Hver gartner har præcis én tur om dagen.
clause-day-a-two-cells = En gartner, der ikke kigger, går præcis to sten hen ad stien.
clause-day-a-no-look = En gartner, der går to sten, løfter ingenting den dag.
clause-day-b-one-cell = En gartner, der vil kigge, går først præcis én sten.
clause-day-b-look-from-destination = Gartneren går først og kigger bagefter: fra den sten, den er kommet til, ikke fra den, den forlod.
clause-day-b-one-tile = En gartner løfter kun én plante om dagen.
clause-day-b-only-around = En gartner kan kun løfte en plante, der rører den sten, den er gået hen til.
clause-day-b-only-cabbage-face = Man kan kun løfte en plante, der stadig står: aldrig hytten, et ædt kålhoved eller et tomt bed.
clause-day-no-standing-still = Ingen gartner bliver stående: Den går to sten, eller den går én og kigger.
clause-day-catch-token-out = En kanin under den løftede plante er fanget og ude af spillet.
clause-day-catch-tile-back = Planten over en fanget kanin lægges uspist tilbage: Kaninen nåede ikke at æde den.
clause-day-miss-tile-back = En plante, der blev løftet forgæves, lægges tilbage, som den var.
clause-day-second-pawn-same-way = Den anden gartner har derefter det samme valg, også selv om den første lige har fanget en kanin.
clause-day-exposed-caught-first = En kanin, der ikke fandt et skjul, fanges ved daggry, før nogen gartner går.
clause-day-compost-after-both = Ædt kål kommer først på komposten, når begge gartnere har haft deres tur.
clause-day-compost-exactly-last-night = Når dagen slutter, forlader alt, hvad der blev ædt i nat, haven, og de bede er tomme fra da af.
clause-day-then-night = Når komposten har fået sit, falder den næste nat på.

## Clauses: when a rabbit is caught

clause-catch-one-token-left = Efter en fangst er det kun den sidste kanin, der æder og løber om natten; den fangede rykker ikke mere.
clause-catch-joint-control = To kaninspillere bestemmer fortsat sammen: Begge må rykke den kanin, der er tilbage.
clause-catch-silently = Hvad kaninspillerne end aftaler, får gartnerne intet at vide om det.

## Clauses: the night

clause-night-gardeners-blind = Gartnerne ser ikke noget af det, der sker om natten.
clause-night-order-free = Hver nat bestemmer kaninerne selv, hvem af dem der løber først.
clause-night-one-after-the-other = Den første kanin æder, løber og gemmer sig, før den anden rører på sig.
clause-night-eat-own-tile = En kanin æder den kål, den gemmer sig under; stokken bliver på bedet, til den kommer på komposten.
clause-night-eat-compulsory = Hver kanin under et kålhoved skal æde det, hver nat efter den første.
clause-night-must-move = En kanin må ikke blive, hvor den lige har ædt; den skal løbe hen til en anden plante.
clause-night-straight-line = En kanin løber i en lige linje, i en af de seks retninger.
clause-night-only-arrows = En kanin løber kun i en retning, som pilene på dens egen brik viser.
clause-night-arrows-of-the-flipped-tile = Kun pilene på den brik, kaninen forlader, tæller, ikke dem, den løber forbi eller hen til.
clause-night-first-cabbage = En kanin gemmer sig under den første plante på sin linje, hverken før eller efter.
clause-night-pass-empty = En kanin løber hen over tomme bede.
clause-night-pass-over-eaten = En kanin løber forbi ædt kål, også det, makkeren lige har bidt af.
clause-night-pass-cabin = En kanin løber lige forbi hytten.
clause-night-no-stop-between = En kanin kan ikke standse på et tomt bed, ved et ædt kålhoved eller ved hytten.
clause-night-no-stop-on-other = En kanin kan ikke gemme sig dér, hvor den anden allerede sidder.
clause-night-no-pass-over-other = Planten, der skjuler den ene kanin, spærrer også den andens linje: Den kan ikke løbe forbi.
clause-night-never-two-under-one = To kaniner er aldrig under samme plante, ikke engang et øjeblik.
clause-night-exposed = En kanin, der ikke kan nå noget skjul, bliver siddende i det fri.
clause-night-exposed-only-then = Så længe en kanin kan nå et skjul, skal den tage et og kan ikke blive i det fri.
clause-night-exposed-anywhere = En kanin i det fri bliver fanget, uanset hvor langt væk gartnerne er.
clause-night-exposed-until-dawn = En kanin i det fri bliver fanget, når det bliver morgen, ikke om natten.

## Clauses: how it ends

clause-end-gardeners-both-caught = Gartnerne vinder i det øjeblik, de fanger den anden kanin.
clause-end-gardeners-before-nine = Den anden fangst tæller kun, så længe der er færre end ni kålhoveder på komposten.
clause-end-automatic-catch-counts = En kanin, der fanges i det fri ved daggry, tæller som enhver anden fangst; er det den anden, vinder gartnerne.
clause-end-rabbits-ninth-composted = Kaninerne vinder, når det niende kålhoved kommer på komposten, og mindst én af dem er fri.
clause-end-eaten-is-not-composted = Ni gnavede kålhoveder slutter ikke spillet endnu: Gartnerne har stadig dagen, før det niende kommer på komposten.
clause-end-one-survivor-enough = En enkelt fri kanin er nok til, at kaninerne vinder.

## Clauses: bushes and double cabbages

clause-variant-swap-six = Med busk-reglen erstatter tre buske og tre dobbeltkål seks kålhoveder; der er tolv tilbage.
clause-variant-random-places = Med busk-reglen afgør tilfældet, hvilke bede der får buskene og dobbeltkålene.
clause-variant-hide-under = Kaniner kan også gemme sig under buske og dobbeltkål.
clause-variant-lift = Gartnere kan også løfte buske og dobbeltkål.
clause-bush-must-stop = Møder en kanin først en busk på sin linje, skal den gemme sig dér; ingen løber forbi en busk.
clause-bush-not-eaten = Ingen kanin kan æde en busk: Den bliver stående og kommer aldrig på komposten.
clause-bush-must-flee = En kanin under en busk skal forlade den næste nat.
clause-bush-flee-targets = Fra en busk løber en kanin til et kålhoved, en dobbeltkål eller en anden busk efter de sædvanlige regler for linjer.
clause-double-like-cabbage = I alt andet er en dobbeltkål som et kålhoved: Den løftes, den ædes, og dens pile tæller.
clause-double-two = En dobbeltkål tæller for to kålhoveder på komposten.
clause-double-nine-cabbages-not-tiles = Det er ni kålhoveder, der afgør det, ikke ni brikker: Fem kålhoveder og to dobbeltkål er nok, og ti er lige så godt som ni.

## Clauses: playing for points

clause-score-play-on = I spil om point fortsætter man efter det niende kålhoved.
clause-score-until-both-caught = I spil om point slutter en omgang først, når begge kaniner er fanget.
clause-score-is-compost = Kaninerne får ét point for hvert kålhoved, der ligger på komposten, når deres omgang slutter.
clause-score-swap = Efter første omgang bytter siderne, og de to resultater sammenlignes.

## Clauses: corner cases

clause-ruling-order-last-word = Et kålhoved tæller, når det ligger på komposten, ikke når det er ædt; går man fra otte til ti, er ni passeret, og man vinder.
clause-ruling-exposed-before-compost = Sidder den sidste frie kanin i det fri morgenen efter det niende bid, fanges den før komposten, og gartnerne vinder.
clause-ruling-exposed-tile-composted = Det, en kanin har ædt, kommer på komposten, også selv om kaninen bliver fanget.
clause-ruling-tile-never-turns = Brikker beholder deres retning: At løfte eller bide i et kålhoved drejer aldrig dets pile.
clause-ruling-lifter-sees-arrows = Gartnere, der løfter en plante, ser dens pile og må gerne huske dem.
clause-ruling-rabbit-sees-own-arrows = Kaninerne kender kun pilene på de brikker, som en af dem har siddet under.
clause-ruling-pawns-share-and-pass = Gartnere må gå forbi hinanden og stå på samme sten.
clause-ruling-there-and-back = En tur på to sten må gå frem og tilbage og ende, hvor den begyndte.
clause-ruling-b-without-tile = Et enkelt skridt uden at kigge er kun tilladt, hvor ingen plante rører stenen; ellers skal gartneren kigge.
clause-ruling-bush-hop-stop = Husregel ved dette bord, ikke fra regelhæftet: Efter ti nætter i træk uden et bid (et andet tal eller intet kan vælges) vinder gartnerne, og i spil om point slutter omgangen.
clause-ruling-bush-night-shows-nothing = Når begge kaniner forlader buske, bliver intet ædt, og gartnerne finder ingenting om morgenen.
clause-ruling-no-order-choice-by-program = Kaninernes rækkefølge er deres egen sag: Spærrer den ene for den andens eneste vej, bliver den anden i det fri.
clause-ruling-exposed-frees-bush = En kanin, der ikke kunne forlade sin busk, sidder ved siden af: Busken er fri for den anden kanin.
clause-ruling-score-cut-off = Kål, der blev ædt den sidste nat, tæller ikke, hvis den anden kanin fanges, før den når komposten.

## Options

option-players = Spillere
option-players-help = Hvor mange der deles om de to sider.
option-split = Hvem der er alene
option-split-help = Når I er tre: hvilken side der spilles af to.
option-split-gardeners = Én fører begge kaniner, to har hver en gartner
option-split-rabbits = Én fører begge gartnere, to har hver en kanin
option-bushes = Buske og dobbeltkål
option-bushes-help = Bytter seks kålhoveder ud med tre buske, som ingen kan æde, og tre dobbeltkål, der tæller for to.
option-score = Spil om point
option-score-help = To omgange med byttede sider: Hver varer, til begge kaniner er fanget, og den fyldigste kompost vinder.
option-arrows = Pile under kålen
option-arrows-help = Hvor mange retninger en kanin kan vælge imellem, når den forlader et kålhoved.
option-arrows-A6 = Seks pile overalt: frit valg, lidt lettere for kaninerne
option-arrows-B65 = Halvdelen med seks og halvdelen med fem pile: den mest jævnbyrdige blanding
option-arrows-A5 = Fem pile overalt: lettere for gartnerne
option-last_rabbit = Den sidste kanin
option-last_rabbit-help = Med to kaninspillere: hvem der rykker den kanin, der er tilbage efter en fangst.
option-last_rabbit-joint = Begge sammen: begge må rykke den
option-last_rabbit-owner = Kun dens egen spiller
option-last_night = Den sidste nats måltid
option-last_night-help = I spil om point: kål, der er ædt, men endnu ikke på komposten ved den sidste fangst.
option-last_night-dropped = Det tæller ikke
option-last_night-counted = Det tæller
option-bush_stop = Nætter uden et bid
option-bush_stop-help = Husregel: Efter så mange nætter i træk uden et bid vinder gartnerne, eller omgangen slutter i spil om point. 0 slår den fra.

## The picture: names of what lies on the board

board-day = Køkkenhaven om dagen
board-night = Køkkenhaven om natten
node-bed = { $what ->
        [cabbage] { $place }: kålhoved
        [double] { $place }: dobbeltkål
        [bush] { $place }: busk
        [eaten] { $place }: ædt kålhoved
        [eaten-double] { $place }: ædt dobbeltkål
       *[other] { $place }: tomt bed
    }{ $arrows ->
        [none] {""}
       *[other] ; pile { LIST($arrows, of: "way-") }
    }{ $lifted ->
        [yes] ; løftet i dag
       *[other] {""}
    }{ $reach ->
        [yes] ; inden for gartnernes rækkevidde
       *[other] {""}
    }
node-cabin = { $place }: hytten
node-stone = { $who ->
        [none] Sten { $place }
        [AB] Sten { $place }, gartner A og B
       *[other] Sten { $place }, gartner { $who }
    }
node-gardener = { $state ->
        [asleep] Gartner { $pawn } på sten { $place }, sover
        [done] Gartner { $pawn } på sten { $place }, færdig for i dag
       *[other] Gartner { $pawn } på sten { $place }
    }
node-rabbit = { $state ->
        [hidden] Kanin { $rabbit }, gemt under { $place }
        [open] Kanin { $rabbit }, i det fri ved { $place }
        [caught] Kanin { $rabbit }, fanget
       *[other] Kanin { $rabbit }, venter ved siden af haven
    }
node-compost = { $more ->
        [yes] Kompost: { $count } kålhoveder; { $full } var nok
       *[no] Kompost: { $count } af { $full } kålhoveder
    }
node-compost-points = { $count ->
        [one] Kompost: { $count } kålhoved
       *[other] Kompost: { $count } kålhoveder
    }

## Moves in words

move-hide = Kanin { $rabbit } gemmer sig under { $place }
move-run = Kanin { $rabbit } løber til { $place }
move-stuck = Kanin { $rabbit } bliver i det fri
move-walk = Gartner { $pawn } går til sten { $stone }
move-step = Gartner { $pawn } går ét skridt til sten { $stone }, hvor der ikke er noget at løfte
move-look = Gartner { $pawn } går til sten { $stone } og kigger under { $place }
move-after-you = Efter dig: Makkeren begynder
button-exposed = Bliv i det fri
button-after = Efter dig

## What to do now

prompt-setup = Haven lægges ud.
prompt-arrows = Pilene på en brik bliver afsløret.
prompt-hide = { $rabbit ->
        [one] Din tur: Vælg en plante, som kanin 1 gemmer sig under.
        [two] Din tur: Vælg en plante, som kanin 2 gemmer sig under.
       *[other] Din tur: Vælg en kanin og en plante, den gemmer sig under.
    }
prompt-run = { $rabbit ->
        [one] Din tur: Vælg, hvor kanin 1 løber hen.
        [two] Din tur: Vælg, hvor kanin 2 løber hen.
       *[other] Din tur: Vælg, hvilken kanin der løber først, og hvorhen.
    }
prompt-stuck = { $rabbit ->
        [one] Din tur: Kanin 1 kan ikke nå noget skjul og må blive i det fri.
        [two] Din tur: Kanin 2 kan ikke nå noget skjul og må blive i det fri.
       *[other] Din tur: Kaninerne kan ikke nå noget skjul; vælg, hvilken der først bliver i det fri.
    }
prompt-day = { $pawn ->
        [A] Din tur: Gartner A går to sten, eller går én og kigger under en plante.
        [B] Din tur: Gartner B går to sten, eller går én og kigger under en plante.
       *[other] Din tur: Vælg en gartner; den går to sten, eller går én og kigger under en plante.
    }
prompt-day-walk = { $pawn ->
        [A] Din tur: Gartner A går; ingen plante er nær nok til at kigge under.
        [B] Din tur: Gartner B går; ingen plante er nær nok til at kigge under.
       *[other] Din tur: Vælg en gartner, der går; ingen plante er nær nok til at kigge under.
    }
prompt-wait-first-night = { $glasses ->
        [yes] Du har brillerne på: Kaninerne vælger deres første skjul.
       *[other] Den Første Nat: Kaninerne vælger deres skjul.
    }
prompt-wait-night = { $glasses ->
        [yes] Du har brillerne på: Kaninerne er i gang.
       *[other] Om natten: Det er kaninernes tur.
    }
prompt-wait-partner-night = { $rabbit ->
        [one] Din makker skal rykke kanin 1.
        [two] Din makker skal rykke kanin 2.
       *[other] Det er din makkers tur.
    }
prompt-wait-day = { $pawn ->
        [A] Om dagen: Det er gartnernes tur, med gartner A.
        [B] Om dagen: Det er gartnernes tur, med gartner B.
       *[other] Om dagen: Det er gartnernes tur.
    }
prompt-wait-partner-day = { $pawn ->
        [A] Din makker skal rykke gartner A.
        [B] Din makker skal rykke gartner B.
       *[other] Det er din makkers tur.
    }
ending-catch = Gartnerne vinder: Begge kaniner er fanget.
ending-compost = { $more ->
        [yes] Kaninerne vinder: { $count } kålhoveder ligger på komposten; { $full } var nok.
       *[no] Kaninerne vinder: { $count } kålhoveder ligger på komposten.
    }
ending-bushes = { $nights ->
        [one] Gartnerne vinder efter husreglen: { $nights } nat uden et bid.
       *[other] Gartnerne vinder efter husreglen: { $nights } nætter i træk uden et bid.
    }
ending-points = { $winner ->
        [first] Kaninerne fra første omgang vinder med { $first } mod { $second }.
        [second] Kaninerne fra anden omgang vinder med { $second } mod { $first }.
       *[other] Uafgjort: { $first } mod { $second }.
    }
ends-first-night = Dagen gryr, så snart begge kaniner er gemt.
ends-night = { $last ->
        [yes] Dette træk slutter natten.
       *[other] Dagen gryr, så snart alle frie kaniner har løbet.
    }
ends-day = { $last ->
        [yes] Dette træk slutter dagen: Det, der er ædt, kommer på komposten, og natten falder på.
       *[other] Natten falder på, når begge gartnere har haft deres tur.
    }
status = { $when ->
        [setup] Haven lægges ud
        [day] Dag { $day } · kompost { $count } af { $full }
        [over] { $more ->
            [yes] Slut · { $count } kålhoveder på komposten; { $full } var nok
           *[no] Slut · kompost { $count } af { $full }
        }
       *[night] { $day ->
            [0] Den Første Nat
           *[other] Natten efter dag { $day } · kompost { $count } af { $full }
        }
    }
status-points = { $when ->
        [setup] Omgang { $leg } · haven lægges ud
        [day] Omgang { $leg } · dag { $day } · kompost { $count }
        [over] Slut · kompost { $count }
       *[night] { $day ->
            [0] Omgang { $leg } · Den Første Nat
           *[other] Omgang { $leg } · natten efter dag { $day } · kompost { $count }
        }
    }

## Seats, sides, and what partners can tell each other

side-rabbits = Kaniner
side-gardeners = Gartnere
role-rabbits = Begge kaniner
role-rabbit = Kanin { $rabbit }
role-gardeners = Begge gartnere
role-gardener = Gartner { $pawn }
note-caught = { $count ->
        [one] { $count } kanin fanget
       *[other] { $count } kaniner fanget
    }
signal-here = Jeg går herhen
signal-not-there = Hellere ikke dér
signal-you-first = Begynd du
signal-look-here = Kig her
signal-stand-here = Jeg stiller mig her

## What happens: log and live region

effect-bush-placed = Der vokser en busk på { $place }.
effect-double-placed = Der vokser en dobbeltkål på { $place }.
effect-first-night = Den Første Nat: Kaninerne leder efter et skjul.
effect-rabbit-hid = Kanin { $rabbit } er gemt under { $place }.
effect-rabbit-ran = Kanin { $rabbit } er nu gemt under { $place }.
effect-rabbit-stuck = Kanin { $rabbit } finder intet skjul og bliver i det fri ved { $place }.
effect-arrows-seen = { $arrows ->
        [all] Brikken på { $place } har alle seks pile.
       *[other] Brikken på { $place } mangler én pil: { LIST($arrows, of: "way-") }.
    }
effect-after-you-rabbit = Kanin { $rabbit } lader den anden løbe først.
effect-after-you-gardener = Gartner { $pawn } lader den anden gå først.
effect-day-breaks = Dag { $day } gryr; gartnerne vågner.
effect-eaten = { $worth ->
        [1] Kålhovedet på { $place } er blevet ædt.
       *[other] Dobbeltkålen på { $place } er blevet ædt; den tæller for { $worth }.
    }
effect-nothing-eaten = Der er ikke ædt noget i nat.
effect-exposed-caught = Kanin { $rabbit } fanges i det fri ved { $place }.
effect-walked = Gartner { $pawn } står nu på sten { $stone }.
effect-looked-in-vain = Gartner { $pawn } finder ingen under { $place }.
effect-caught = Kanin { $rabbit } fanges under { $place }!
effect-composted = { $worth ->
        [1] Det ædte kålhoved på { $place } kommer på komposten.
       *[other] Den ædte dobbeltkål på { $place } kommer på komposten og tæller for { $worth }.
    }
effect-compost-now = { $count ->
        [one] Der ligger nu { $count } kålhoved på komposten.
       *[other] Der ligger nu { $count } kålhoveder på komposten.
    }
effect-night-falls = Dag { $day } slutter, og natten falder på; gartnerne tager brillerne på.
effect-gardeners-win = Begge kaniner er i kurven.
effect-rabbits-win = Komposten er fuld.
effect-bush-stop-win = { $nights ->
        [one] { $nights } nat uden et bid: Husreglen slutter spillet.
       *[other] { $nights } nætter i træk uden et bid: Husreglen slutter spillet.
    }
effect-bush-stop-leg = { $nights ->
        [one] { $nights } nat uden et bid: Efter husreglen slutter omgangen.
       *[other] { $nights } nætter i træk uden et bid: Efter husreglen slutter omgangen.
    }
effect-leg-over = { $leg ->
        [1] { $count ->
            [one] Halvleg: Kaninerne fra første omgang har { $count } kålhoved.
           *[other] Halvleg: Kaninerne fra første omgang har { $count } kålhoveder.
        }
       *[other] { $count ->
            [one] Anden omgang er slut: Dens kaniner har { $count } kålhoved.
           *[other] Anden omgang er slut: Dens kaniner har { $count } kålhoveder.
        }
    }
effect-sides-swap = Siderne byttes: Kaninerne bliver gartnere, gartnerne kaniner.
effect-score-first-wins = De to omgange sammenlignet, i kålhoveder: { $first } i den første, { $second } i den anden.
effect-score-second-wins = De to omgange sammenlignet, i kålhoveder: { $first } i den første, { $second } i den anden.
effect-score-draw = De to omgange sammenlignet, i kålhoveder: { $first } i den første, { $second } i den anden, lige mange.

## Things on the board

way-e = øst
way-ne = nordøst
way-nw = nordvest
way-w = vest
way-sw = sydvest
way-se = sydøst

## What a score is made of

term-cabbages = Kålhoveder på komposten
term-doubles = Dobbeltkål på komposten
term-catches = Fangede kaniner
term-leg = Kålhoveder på komposten i omgang { $leg }

## Options and positions that do not fit

error-chou-split = Indstillingen »{ $option }« siger, hvem der er alene, når I er tre; med et andet antal spillere betyder den ikke noget.
error-chou-last-rabbit = Indstillingen »{ $option }« kræver to kaninspillere: fire spillere, eller tre med split = rabbits.
error-chou-last-night = Indstillingen »{ $option }« hører til spillet om point: Slå også score til.
error-chou-bush-stop = Indstillingen »{ $option }« kræver buske: Uden dem bliver der ædt noget hver nat.
error-chou-position = { EMPTY($line) ->
        [no] Denne stilling kan ikke læses, ved »{ $line }«: { $reason }.
       *[yes] Denne stilling kan ikke læses: { $reason }.
    }

## Hvad tegnene på brættet betyder

sign-trail = Spor i jorden: pilene på en ædt brik, de veje en kanin kunne løbe
sign-arrow-known = Pile, du kender, selv om planten ikke er ædt
sign-looked = Løftet i dag: der var ingen under
sign-bootprints = En gartner kunne se under denne plante i morgen
sign-burrow = Et tomt bed: planten ligger på komposten
sign-glasses-on = Briller på: om natten ser denne gartner intet

## What exactly does not fit: positions (position-) and boxes (box-)

position-number = »{ $word }« skulle være et helt tal fra { $low } til { $high }
position-cell = der er intet bed »{ $word }«; bedene hedder { $first } til { $last }
position-no-phase = fasen mangler; skriv en af disse: setup, first night, night 2, day 2
position-phase-twice = fasen står der to gange
position-said-twice = det står der to gange
position-key = en linje kan ikke begynde med »{ $word }«
position-words = efter »{ $key }« skal der stå så mange ord: { $count }
position-words-range = efter »{ $key }« skal der stå { $least } til { $most } ord
position-phase = en fase er setup, first night, night N, day N eller over N
position-ending = efter »over N« står, hvordan spillet sluttede: { $known }
position-leg = en anden omgang kræver indstillingen score
position-draw-garden = tegn haven: Med buske kan ingen vide, hvor de står
position-rows = haven har fem rækker med 3, 4, 5, 4 og 3 bogstaver
position-cabin = hytten (h) står på { $cell } og ingen andre steder
position-special-order = ved opstillingen lægges først buskene ({ $bushes }), så dobbeltkålene ({ $doubles })
position-specials = med disse indstillinger har haven { $bushes } buske og { $doubles } dobbeltkål, ikke { $found } og { $counted }
position-compost = i haven mangler { $shown } kålhoveder (. er ét, : er to), ikke { $said }
position-rabbit-now = kanin { $rabbit } kan ikke være »{ $word }« nu
position-rabbit-place = kanin { $rabbit } kan ikke gemme sig på { $word }
position-two-rabbits = to kaniner er aldrig under samme brik
position-stone = der er ingen sten »{ $word }«
position-acted = om dagen kan gartner A eller B have haft sin tur
position-moved = om natten kan kanin 1 eller 2 have flyttet sig
position-arrow-pairs = pile skrives som et bed og en tekst: b4 -ne
position-arrow-text = »{ $cell } { $text }«: pile er * eller - og en af { $ways }
position-arrow-six = brikken på { $cell } har seks pile
position-arrow-none = på { $cell } er der ingen pile at kende
position-arrow-faces = af den slags brikker har pilesættet { $six } med seks pile og { $five } med fem
position-looks = gartnere kigger om dagen
position-memory = efter memory står first night, nothing, eller weights og tre tal
position-traces = en hukommelse har 1 til { $most } linjer trace, en for hver nat siden
position-trace = en linje trace begynder med et af disse ord: { $known }
position-over-caught = når begge kaniner er fanget, er spillet slut; skriv: over N catch
position-over-full = med { $full } kålhoveder på komposten er spillet slut; skriv: over N compost
position-night-falls = når begge gartnere har haft deres tur, falder natten på
position-day-breaks = når alle kaniner har flyttet sig, bliver det dag
position-rabbit-hand = kanin { $rabbit } kan ikke have flyttet sig og stadig være på hånden
position-waiting = ingen kan vente på pilene på { $cell }
box-cell = der er ingen celle »{ $cell }« i [board]
box-cell-name = en celle hedder et lille bogstav og et ciffer, som b4
box-cell-rows = der skal være { $count } celler, række for række og fra venstre mod højre
box-cell-twice = to celler har samme navn eller samme koordinater
box-cell-count = { $cells } celler, men hytten og kålhovederne kræver { $needed }
box-steps = der skal være seks skridt, hvert det modsatte af det tre pladser længere fremme
box-points = der skal være { $wanted } punkter, ikke { $found }
box-point-cells = punkt { $point } skal røre tre celler, der alle ligger op ad hinanden
box-edge-end = kanten { $a }-{ $b } fører til et punkt, der ikke findes
box-edge-side = kanten { $a }-{ $b } skal gå mellem to celler, som begge dens punkter rører
box-unreachable = et punkt kan ikke nås til fods
box-start = punkt { $point } rører ikke hytten
box-opposite = gartnerne skal bruge to punkter på hver sin side af hytten
box-arrows = `{ $part }` skal tilsammen give så mange brikker: { $size }
box-long-line = en lige linje må højst have { $count } celler
