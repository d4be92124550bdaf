# Gold Rush with The Sheriff: all words of the game, Danish. English first, then the five other files.
# Ord: brik og dens sider; jernbane, bjerg, prærie, by, kirkegård = områder; sporskifte = den lille station, hvor baner
# ender; cowboy, telt, sherif; jeton, stak, forråd; guldklump, lokomotiv, tipilejr, hjord.

## The game

game-title = Gold Rush
game-pitch = Læg spor og bjerge brik for brik, send dine cowboys ud, og grav, hvor guldet ligger, før de andre gør det.
game-intro = Kortet over Vesten vokser med én brik pr. tur. Jernbaner, bjerge, byer og prærier tager form, og dine cowboys tager dem i besiddelse. Under bjergene ligger stakke af jetoner: Nogle er guld, andre er grus, og ingen ved det, før de tages. Med dit ene telt kan du grave i ethvert bjerg, dit eget eller en andens. Når den sidste brik ligger, vinder flest point. Udvidelsen sender en sherif ud over kortet: Hvor han er, bliver der ikke gravet.

## Chapters of the rulebook page

chapter-setup = Æsken og opstillingen
chapter-setup-intro = I æsken: 72 brikker, 63 jetoner med værdierne 0, 1, 2, 3 og 5 og til hver spiller fem cowboys og et telt. Startbrikken har et bjerg mod nord, et spor fra vest til øst og prærie mod syd. Alle andre brikker blandes med bagsiden opad. Den, der begynder, trækker den første, og derefter går det med uret.
chapter-place = Først: træk en brik, og læg den
chapter-place-intro = En tur har fire trin: læg en brik, læg jetoner på dens bjerge, gør måske én ting med dine figurer, og optæl det, brikken har fuldendt. Hver side af en brik viser et bjerg, en jernbane eller kun prærie. En plads hedder efter sin vej fra startbrikken: n2e3 ligger to mod nord og tre mod øst. Bjerge viser guldklumper, nogle jernbaner et lokomotiv, nogle prærier en tipilejr eller en hjord af heste. Jernbaner ender ved byer og ved sporskifter, de små stationer med vandtårn. Det, der hænger sammen over brikkernes sider, er ét område. Jernbaner og bjerge skiller prærierne fra hinanden.
chapter-action = Så: en cowboy, dit telt eller et spadestik
chapter-action-intro = En cowboy på en jernbane er banemand, på et bjerg guldgraver, i en by købmand, og liggende på prærien farmer. Cowboys giver point, når deres område er fuldendt; teltet giver jetoner, én for hvert spadestik.
chapter-score = Til sidst: optæl det fuldendte
chapter-score-intro = En brik kan fuldende flere områder på én gang; alle tæller, først jernbaner, så bjerge, byer og kirkegårde. Det fuldendte bliver liggende og giver sine figurer tilbage.
chapter-end = Spillets slutning
chapter-end-intro = Når den sidste brik ligger, og dens point er talt, er det ufuldendte også lidt værd. Så kommer prærierne, og allersidst vender alle deres jetoner.
chapter-sheriff = Sheriffen
chapter-sheriff-intro = En udvidelse, der slås til med en indstilling: seks brikker mere med en stjerne og en gylden figur. Sheriffen rider fra bjerg til bjerg. Hvor han ankommer, koster de andres telte guld, og så længe han bliver, graver ingen.
chapter-graveyard = Kirkegårde
chapter-graveyard-intro = To af de seks stjernebrikker er prærie med en kirkegård i midten. Den er mere værd, jo flere brikker der ligger omkring den, både ved siderne og ved hjørnerne.
chapter-ruling = Særlige tilfælde
chapter-ruling-intro = Hvor reglerne tier eller kan læses på to måder, spilles der sådan ved dette bord.

## Clauses: the box and the set-up

clause-setup-start-tile-token = Startbrikken viser én guldklump, så spillet begynder med én skjult jeton på dens bjerg.
clause-setup-pieces = Man spiller to til fem. Alle har et telt og fem cowboys; den ene markerer point, så fire er tilbage at sætte.

## Clauses: drawing and placing a tile

clause-place-mandatory = Den, der trækker en brik, skal lægge den; intet andet kommer først.
clause-place-side-contact = Brikken skal røre en brik på bordet med mindst én hel side. Hjørne mod hjørne er ikke nok.
clause-place-edges-match = Alle sider, der rører hinanden, skal passe: bjerg mod bjerg, jernbane mod jernbane, prærie mod prærie. Brikken må drejes frit.
clause-place-unplaceable = En brik, der ikke passer nogen steder, vises frem og går ud af spillet; den samme spiller trækker en ny.
clause-place-deck-out-while-replacing = Er der ingen brik tilbage at trække i stedet, har spilleren ingen tur, og spillet slutter.
clause-tokens-one-per-nugget = For hver guldklump på den nye brik lægges én jeton fra forrådet skjult på bjergets stak. Ingen ser på den.
clause-tokens-stacks-merge = Et bjerg har kun én stak. Forbinder en brik bjerge, bliver deres stakke til én.
clause-tokens-supply-empty = Slår forrådet ikke til, lægges så mange jetoner, som der er. Guldklumperne tæller alligevel.

## Clauses: cowboy, tent, dig

clause-action-at-most-one = Efter brikken må du højst gøre én ting: sætte en cowboy, sætte eller flytte dit telt, eller grave. Det er tilladt at lade være.
clause-cowboy-new-tile-only = En cowboy sættes på den brik, der lige er lagt: på en jernbane, et bjerg, en prærie, byen eller kirkegården på den.
clause-cowboy-feature-free = Hele området skal være frit for cowboys, også dine egne. Områder bliver kun delt, når en senere brik forbinder dem.
clause-cowboy-tents-no-obstacle = Telte står ikke i vejen for en guldgraver.
clause-cowboy-supply = Du skal have en cowboy i forrådet. Ingen kan tages tilbage, før dens område er talt op.
clause-cowboy-finished-feature = Et område, som den nye brik fuldender, må stadig besættes; det tælles op i samme tur.
clause-tent-any-tile = Dit telt må sættes på bjerget på en hvilken som helst brik på bordet, hvor langt væk den end er. At flytte det er hele din handling.
clause-tent-unfinished-only = Bjerget skal være ufuldendt. Et bjerg, som netop denne brik har fuldendt, tager ikke imod telte.
clause-tent-empty-segment = Bjergdelen på den brik skal være tom: ingen cowboy og intet telt, heller ikke dit eget.
clause-tent-shared-mountain = Andre steder på samme bjerg må alles cowboys og telte stå. Flere telte kan deles om et bjerg.
clause-dig-top-token = Når du graver, tager du den øverste jeton på det bjerg, hvor dit telt står: netop én pr. tur.
clause-dig-no-majority-needed = Det er lige meget, hvis cowboys der står på bjerget.
clause-dig-private-value = Jetonen bliver liggende skjult foran dig. Kun du må se dens værdi; hvor mange du har, er åbent.
clause-dig-empty = Hvor der ikke er flere jetoner, kan ingen grave.
clause-dig-before-scoring = I et bjerg, der er fuldendt i denne tur, må der stadig graves før optællingen (indstilling).

## Clauses: scoring

clause-majority-most = Den, der har flest cowboys i et område, får dets point.
clause-majority-tie-all-full = Har flere lige mange, får de alle det fulde antal point.
clause-majority-none = Et område uden cowboys giver ingen noget.
clause-score-cowboys-return = Efter optællingen går alle områdets cowboys tilbage til deres ejere.
clause-railroad-complete = En jernbane er fuldendt, når begge ender holder ved en by eller et sporskifte, eller når den løber i ring.
clause-railroad-per-tile = En fuldendt jernbane giver 1 point for hver brik, den løber over, begge ender medregnet. En brik tæller én gang, også hvis banen krydser den to gange.
clause-railroad-double = Er der netop ét lokomotiv på hele banen, giver hver brik 2 point.
clause-railroad-two-locomotives = Med to eller flere lokomotiver giver hver brik igen 1 point: De ophæver hinanden.
clause-mountain-complete = Et bjerg er fuldendt, når ingen af dets sider er åben. To brikker kan være nok.
clause-mountain-tokens-then-symbols = Den, der har flest guldgravere, tager alle jetoner, der er tilbage i stakken, og får 1 point for hver guldklump på bjerget, gravet op eller ej.
clause-mountain-tie-clockwise = Ved lige mange tager de jetonerne én ad gangen med uret, først den, hvis tur det er, ellers den næste af dem. Hver af dem får point for alle guldklumper.
clause-mountain-tents-return = Alle telte på et fuldendt bjerg går tilbage til deres ejere.
clause-mountain-unclaimed = Er der ingen guldgraver, får ingen point, og jetonerne går til forrådet eller ud af spillet (indstilling).
clause-city-complete = En by er fuldendt, når alle jernbaner, der forlader den, er fuldendt, uanset hvem der fik point for dem.
clause-city-three-per-railroad = Dens købmand får 3 point for hver af disse baner. En bane, der begynder og ender i samme by, tæller én gang.
clause-prairie-only-at-end = Prærier giver ikke point undervejs. En farmer ligger der til slutningen.

## Clauses: the end of the game

clause-end-last-tile = Spillet slutter efter den tur, hvor den sidste brik blev lagt.
clause-end-railroad = En ufuldendt jernbane giver 1 point pr. brik til den, der har flest cowboys på den. Lokomotiver tæller ikke.
clause-end-mountain = På et ufuldendt bjerg tager den, der har flest guldgravere, jetonerne, som var det fuldendt; guldklumperne giver intet (indstillinger).
clause-end-city = Købmanden i en ufuldendt by får 1 point for hver fuldendt bane, der forlader den (indstilling).
clause-end-prairie = Den, der har flest farmere på en prærie, får 2 point for hver tipilejr og 4 for hver hjord på den.
clause-end-tokens = Allersidst vender alle deres jetoner og lægger værdierne til.
clause-end-tie = Flest point vinder. Står flere lige, deler de sejren.

## Clauses: the Sheriff

clause-sheriff-star-on-every-tile = Hver af de seks sherifbrikker bærer en stjerne, også de to kirkegårde.
clause-sheriff-one-of-each = Hver sherifbrik findes én gang i æsken.
clause-sheriff-one-figure = Der er kun én sherif. Han tilhører ingen.
clause-sheriff-tiles-mixed-in = De seks sherifbrikker blandes med grundspillets.
clause-sheriff-starts-beside = Sheriffen begynder ved siden af bordet med brikker.
clause-sheriff-base-unchanged = Det, udvidelsen ikke nævner, spilles som i grundspillet.
clause-sheriff-tile-placed-first = En stjernebrik lægges efter de almindelige regler og får sine jetoner, før noget andet sker.
clause-sheriff-must-move = Så skal den samme spiller flytte sheriffen; ingen kan sige nej.
clause-sheriff-no-star-no-move = En brik uden stjerne flytter aldrig sheriffen.
clause-sheriff-enter-unfinished = Står han ved siden af, sættes han på et hvilket som helst ufuldendt bjerg.
clause-sheriff-enter-any-mountain = Bjerget behøver ikke være på den brik, der lige er lagt.
clause-sheriff-move-to-another = Står han på et bjerg, flyttes han til et andet ufuldendt bjerg. At blive stående eller gå rundt på det samme er ikke nok.
clause-sheriff-never-on-finished = Et fuldendt bjerg er aldrig hans mål, heller ikke et, som denne brik har fuldendt.
clause-sheriff-occupied-allowed = Cowboys og telte på bjerget holder ham ikke væk, selv om de står på hver eneste brik.
clause-sheriff-no-empty-tile-needed = Han behøver ingen tom brik og optager ingen plads: Et telt eller en cowboy må stå ved siden af ham.
clause-sheriff-return-if-no-other = Er der intet andet ufuldendt bjerg, går han tilbage ved siden af eller bliver der.
clause-sheriff-one-per-other-tent = Når han ankommer, skal der betales én jeton for hver anden spiller, der har et telt på hans nye bjerg. Den tages fra bjergets stak.
clause-sheriff-compulsory = Den, der flyttede ham, kan ikke lade være.
clause-sheriff-back-to-supply = Disse jetoner går straks tilbage til forrådet, uden at nogen ser dem.
clause-sheriff-supply-mixed = Derefter blandes forrådet.
clause-sheriff-empty-mountain = Et bjerg uden jetoner giver intet tilbage; ingen betaler af sine egne.
clause-sheriff-own-tent-exempt = Teltet hos den, der flyttede ham, koster ingenting.
clause-sheriff-tentless-exempt = Spillere uden telt der koster ingenting, hvor mange guldgravere de end har.
clause-sheriff-only-on-arrival = Det sker én gang, når han ankommer. Et telt, der kommer senere, koster ingenting, og det gør et bjerg, der forbindes med hans, heller ikke.
clause-sheriff-freeze-dig = Så længe hans bjerg er ufuldendt, må ingen grave der.
clause-sheriff-freeze-mover-too = Det gælder også den, der sendte ham.
clause-sheriff-freeze-ends-with-mountain = Så snart en brik fuldender bjerget, er det ikke længere spærret.
clause-sheriff-tents-may-leave = Telte må stadig flyttes væk fra hans bjerg som en almindelig handling.
clause-sheriff-completion-normal = Når hans bjerg fuldendes, fordeles jetoner og point efter de almindelige regler.
clause-sheriff-completion-return = Derefter går sheriffen tilbage ved siden af.
clause-sheriff-then-normal-turn = Efter sheriffen har spilleren stadig sin almindelige handling: en cowboy, teltet eller et spadestik.
clause-sheriff-end-owner-takes = Slutter spillet, mens han står på et ufuldendt bjerg, får den, der har flest guldgravere der, dets jetoner.
clause-sheriff-end-owners-share = Flere ejere deler dem ligeligt, én ad gangen.

## Clauses: graveyards

clause-graveyard-two = To af de seks sherifbrikker er kirkegårde.
clause-graveyard-place-then-sheriff = En kirkegård lægges som enhver anden brik, og så rykker sheriffen.
clause-graveyard-then-rest-of-turn = Resten af turen spilles som sædvanlig.
clause-graveyard-cowboy-choice = På denne brik må en cowboy sættes på prærien eller på kirkegården.
clause-graveyard-complete-at-eight = En kirkegård tælles op, når der ligger brikker på alle otte pladser omkring den.
clause-graveyard-not-at-seven = Syv er ikke nok; de fire hjørner tæller ligesom siderne.
clause-graveyard-nine-plus-cities = En fuldendt kirkegård giver 9 point og 1 mere for hver by på brikkerne omkring den.
clause-graveyard-end-one-each = En ufuldendt giver ved slutningen 1 point for sig selv, 1 for hver brik omkring den og 1 for hver by på dem.
clause-graveyard-owner-only = Kun den, hvis cowboy står på kirkegården, får dens point.

## Clauses: what this table adds

clause-turn-clockwise = Turen går med uret fra spiller til spiller.
clause-turn-one-step-after-another = En turs trin beholder deres rækkefølge, og hvert gøres én gang.
clause-place-free-space = En brik lægges på en fri plads, aldrig oven på en anden brik.
clause-place-equal-turns = Ser to måder at dreje en brik på ens ud, tæller de som én, og den første skrives.
clause-sheriff-mountain-once = Et bjerg er ét mål for sheriffen, hvor mange brikker og dele det end har. Han står på den ældste del.
clause-prairie-beginners = Spil for begyndere (indstilling): Ingen cowboy lægger sig på en prærie, og prærier giver intet.
clause-ruling-deal-afresh = Hvert bjergs jetoner deles ud forfra, først til den, hvis tur det er; ved slutningen først til den, der lagde den sidste brik.
clause-ruling-corners-never-join = Områder forbindes kun over sider. Hvor brikker mødes ved et hjørne, er intet forbundet.

## Options

option-players = Spillere
option-players-help = Hvor mange der spiller, hver for sig.
option-sheriff = Sheriffen
option-sheriff-help = Tilføjer seks stjernebrikker, deriblandt to kirkegårde, og sheriffen, der standser gravningen.
option-farmers = Farmere
option-farmers-help = Cowboys må lægge sig på prærier, som tælles op til sidst. Uden: spillet for begyndere.
option-final_mountain_tokens = Ufuldendte bjerge: jetoner
option-final_mountain_tokens-help = Til sidst får ejeren af et ufuldendt bjerg dets jetoner. Sheriffens bjerg giver altid sine.
option-final_mountain_symbol = Ufuldendte bjerge: guldklumper
option-final_mountain_symbol-help = Point til sidst for hver guldklump på et ufuldendt bjerg.
option-final_city_per_completed_rail = Ufuldendte byer
option-final_city_per_completed_rail-help = Point til sidst for hver fuldendt jernbane, der forlader en ufuldendt by.
option-unclaimed_tokens = Jetoner på et bjerg uden guldgraver
option-unclaimed_tokens-help = Hvor stakken går hen, når et bjerg fuldendes uden guldgraver.
option-unclaimed_tokens-supply = Tilbage til forrådet
option-unclaimed_tokens-box = Ud af spillet
option-dig_before_scoring = Grave før optællingen
option-dig_before_scoring-help = I et bjerg, der er fuldendt i denne tur, må der stadig graves før optællingen.
option-sheriff_remainder = Når delingen ikke går op
option-sheriff_remainder-help = Til sidst, på sheriffens ufuldendte bjerg: jetoner, der ikke kan deles ligeligt.
option-sheriff_remainder-deal = De deles ud én ad gangen
option-sheriff_remainder-supply = De går til forrådet

## What happens: log and live region

effect-tile-drawn = { $count ->
        [0] { $who } trækker den sidste brik: { $things }.
        [one] { $who } trækker en brik: { $things }. Der er { $count } brik tilbage.
       *[other] { $who } trækker en brik: { $things }. Der er { $count } brikker tilbage.
    }
effect-tile-discarded = { $count ->
        [one] Brikken passer ingen steder og går ud af spillet: { $things }. Der er { $count } brik tilbage.
       *[other] Brikken passer ingen steder og går ud af spillet: { $things }. Der er { $count } brikker tilbage.
    }
effect-tile-placed = { $who } lægger brikken på { $place }.
effect-tokens-laid = { $count ->
        [0] Forrådet er tomt: Ingen jeton kommer på bjerget ved { $place }.
        [one] { $count } jeton kommer på bjerget ved { $place }.
       *[other] { $count } jetoner kommer på bjerget ved { $place }.
    }
effect-mountains-joined = { $count ->
        [0] Bjerge forbindes ved { $place }; der ligger ingen jeton.
        [one] Bjerge forbindes ved { $place }; deres stak har { $count } jeton.
       *[other] Bjerge forbindes ved { $place }; deres stak har { $count } jetoner.
    }
effect-sheriff-moved = { $count ->
        [0] { $who } sender sheriffen til bjerget ved { $place }, hvor der ingen jeton er.
        [one] { $who } sender sheriffen til bjerget ved { $place }, hvor der ligger { $count } jeton.
       *[other] { $who } sender sheriffen til bjerget ved { $place }, hvor der ligger { $count } jetoner.
    }
effect-sheriff-aside = Der er intet andet ufuldendt bjerg: Sheriffen venter ved siden af.
effect-token-returned = { $count ->
        [0] Bjerget ved { $place } har ingen jeton at give tilbage.
        [one] { $count } jeton fra bjerget ved { $place } går tilbage til forrådet.
       *[other] { $count } jetoner fra bjerget ved { $place } går tilbage til forrådet.
    }
effect-sheriff-home = Bjerget ved { $place } er fuldendt: Sheriffen går tilbage ved siden af.
effect-cowboy-placed = { $kind ->
        [mountain] { $who } sætter en guldgraver på bjerget ved { $place }.
        [railroad] { $who } sætter en banemand på jernbanen ved { $place }.
        [prairie] { $who } lægger en farmer på prærien ved { $place }.
        [city] { $who } sætter en købmand i byen ved { $place }.
       *[graveyard] { $who } sætter en cowboy på kirkegården ved { $place }.
    }
effect-tent-placed = { $moved ->
        [0] { $who } slår et telt op på bjerget ved { $place }.
       *[other] { $who } flytter teltet til bjerget ved { $place }.
    }
effect-token-dug = { $count ->
        [0] { $who } graver ved { $place } og tager den sidste jeton der.
        [one] { $who } graver ved { $place }; der er { $count } jeton tilbage.
       *[other] { $who } graver ved { $place }; der er { $count } jetoner tilbage.
    }
effect-railroad-done = Jernbanen ved { $place } er fuldendt; brikker: { $tiles }, lokomotiver: { $locomotives }.
effect-mountain-done = Bjerget ved { $place } er fuldendt; guldklumper: { $nuggets }, jetoner tilbage: { $tokens }.
effect-city-done = Byen ved { $place } er fuldendt; jernbaner: { $count }.
effect-graveyard-done = Kirkegården ved { $place } er omgivet; byer omkring den: { $count }.
effect-points-railroad = { $who } får point for jernbanen ved { $place }: { $tiles ->
        [one] { $tiles } brik
       *[other] { $tiles } brikker
    } × 1 = { $points }.
effect-points-railroad-double = { $who } får point for jernbanen ved { $place }: { $tiles ->
        [one] { $tiles } brik
       *[other] { $tiles } brikker
    } × 2, ét lokomotiv = { $points }.
effect-points-mountain = { $who } får point for bjerget ved { $place }: { $count ->
        [one] { $count } guldklump
       *[other] { $count } guldklumper
    } × 1 = { $points }.
effect-points-city = { $who } får point for byen ved { $place }: { $count ->
        [one] { $count } jernbane
       *[other] { $count } jernbaner
    } × 3 = { $points }.
effect-points-graveyard = { $who } får point for kirkegården ved { $place }: 9 og byerne omkring den = { $points }.
effect-points-end-railroad = { $who } får point for den ufuldendte jernbane ved { $place }: { $tiles ->
        [one] { $tiles } brik
       *[other] { $tiles } brikker
    } × 1 = { $points }.
effect-points-end-mountain = { $who } får point for det ufuldendte bjerg ved { $place }: { $count ->
        [one] { $count } guldklump
       *[other] { $count } guldklumper
    } × 1 = { $points }.
effect-points-end-city = { $who } får point for den ufuldendte by ved { $place }; fuldendte jernbaner: { $count }, point: { $points }.
effect-points-end-graveyard = { $who } får point for den ufuldendte kirkegård ved { $place }: den selv, brikkerne omkring den og deres byer = { $points }.
effect-points-tipis = { $who } får point for prærien ved { $place }: { $count ->
        [one] { $count } tipilejr
       *[other] { $count } tipilejre
    } × 2 = { $points }.
effect-points-herds = { $who } får point for prærien ved { $place }: { $count ->
        [one] { $count } hjord
       *[other] { $count } hjorde
    } × 4 = { $points }.
effect-points-tokens = { $who } vender alle sine jetoner; tilsammen er de { $count } værd.
effect-takes-token = { $who } tager en jeton.
effect-token-value = { $value ->
        [0] { $who } finder grus, der intet er værd.
       *[other] { $who } finder guld til en værdi af { $value }.
    }
effect-tokens-unclaimed = { $count ->
        [one] Ingen guldgraver er på bjerget ved { $place }: { $count } jeton går tilbage til forrådet.
       *[other] Ingen guldgraver er på bjerget ved { $place }: { $count } jetoner går tilbage til forrådet.
    }
effect-tokens-boxed = { $count ->
        [one] Ingen guldgraver er på bjerget ved { $place }: { $count } jeton går ud af spillet.
       *[other] Ingen guldgraver er på bjerget ved { $place }: { $count } jetoner går ud af spillet.
    }
effect-stack-empty = Der er ingen brik tilbage: Nu tælles det ufuldendte op.

## What a score is made of

term-railroad = Brikker i fuldendte jernbaner
term-railroad-double = Brikker i fuldendte jernbaner med ét lokomotiv
term-nuggets = Guldklumper på fuldendte bjerge
term-city = Jernbaner fra fuldendte byer
term-graveyard = Fuldendte kirkegårde
term-end-railroad = Brikker i ufuldendte jernbaner
term-end-nuggets = Guldklumper på ufuldendte bjerge
term-end-city = Fuldendte jernbaner fra ufuldendte byer
term-end-graveyard = Ufuldendte kirkegårde
term-tipis = Tipilejre
term-herds = Hjorde
term-token = Jetoner med værdien { $value }

## Where a clause comes from

ref-base = grundspillet, afsnit { $n }

## Options and positions that do not fit

error-goldrush-sheriff-remainder = Indstillingen »{ $option }« gælder sheriffens bjerg: Slå også sheriff til.
error-goldrush-position = Denne stilling kan ikke læses. { $why }
error-goldrush-position-line = Denne stilling kan ikke læses, ved linjen »{ $line }«. { $why }
bad-no-phase = Fasen mangler; skriv en af disse: draw, place R07, sheriff, action, tokens A, final A, over.
bad-alone = »{ $word }« står alene på sin linje.
bad-form = En sådan linje ser sådan ud: { $form }
bad-twice = Det er sagt to gange.
bad-line = En linje kan ikke begynde med »{ $word }«.
bad-number = »{ $word }« skal være et helt tal fra { $low } til { $high }.
bad-seat = Der er ingen plads »{ $word }«; pladserne er A til { $last }.
bad-face = Der er ingen brik »{ $word }« i dette spil.
bad-copies = Så mange brikker { $face } er der ikke; dette spil har { $count }.
bad-start = Den første brik er { $face }^ på o.
bad-turn = »{ $face }« siger ikke, hvor brikkens nord peger hen; skriv ^ > v eller < efter.
bad-taken = På { $place } ligger der allerede en brik.
bad-edges = Siderne på { $place } og { $other } passer ikke sammen.
bad-contact = { $place } rører ingen tidligere nævnt brik med en side.
bad-deck-and-gone = Skriv enten, hvad der er tilbage i stakken, eller hvad der er gået ud, ikke begge dele.
bad-stack-at-the-end = Til sidst er der ingen brik tilbage; udelad denne linje.
bad-place = Der er ingen plads »{ $word }«; pladser hedder o, n2 eller n2e3.
bad-no-tile = På { $place } ligger der ingen brik.
bad-area = Brikken på { $place } har ingen »{ $word }«; den har: { $areas }.
bad-cowboys = En plads har { $count } cowboys.
bad-farmer = I spillet for begyndere er ingen cowboy på en prærie.
bad-scored = { $area } er fuldendt og talt op; figurerne er gået hjem.
bad-two-figures = To figurer kan ikke stå på { $area }.
bad-no-sheriff = Sheriffen er kun med, når indstillingen sheriff er slået til.
bad-kind = »{ $word }« tælles ikke op; der er: { $kinds }.
bad-hand-open = Når spillet er slut, ligger alle jetoner åbent.
bad-value = Ingen jeton er »{ $word }« værd; værdierne er { $values }.
bad-sum = Jetonerne bliver { $found } i alt; der skal være { $count }.
bad-values = Der er kun { $count } jetoner med værdien { $value }.
bad-stack-twice = Bjerget ved { $place } er nævnt to gange.
bad-owed-now = Jetoner tages kun i faserne tokens og final.
bad-owed = Plads { $seat } tager den næste jeton, så den skal have en til gode.
bad-stack-empty = Der er ingen brik at trække; skriv over, eller final med den plads, der tager en jeton.
bad-fits-nowhere = { $face } passer ingen steder på dette kort.
bad-nothing-placed = Ingen har lagt en brik endnu.
bad-no-star = Sheriffen sendes kun efter en stjernebrik, og kun når der er et andet ufuldendt bjerg.

# scene

side-settler = guldgraver
role-stock = { $cowboys ->
    [0] ingen cowboy tilbage
    [one] 1 cowboy tilbage
   *[other] { $cowboys } cowboys tilbage
}{ $tent ->
    [home] , teltet klar
   *[out] , teltet slået op
}
note-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetoner
}{ $known ->
    [yes] , værdi { $worth }
   *[no] {""}
}
status = { $tiles ->
    [0] Ingen brik tilbage
    [one] 1 brik tilbage
   *[other] { $tiles } brikker tilbage
}, { $tokens ->
    [one] { $tokens } jeton i forrådet
   *[other] { $tokens } jetoner i forrådet
}

way-n = nord
way-e = øst
way-s = syd
way-w = vest
way-na = nord, vestlige halvdel
way-nb = nord, østlige halvdel
way-ea = øst, nordlige halvdel
way-eb = øst, sydlige halvdel
way-sa = syd, østlige halvdel
way-sb = syd, vestlige halvdel
way-wa = vest, sydlige halvdel
way-wb = vest, nordlige halvdel

move-place = Lægger brikken på { $place }, toppen mod { $turn ->
    [n] nord
    [e] øst
    [s] syd
   *[w] vest
}
move-sheriff = Sender sheriffen til bjerget ved { $place }{ $side ->
    [none] {""}
   *[other] { " " }({ LIST($side, of: "way-") })
}
move-tent = { $moved ->
    [yes] Flytter teltet til { $place }
   *[no] Slår teltet op ved { $place }
}{ $side ->
    [none] {""}
   *[other] { " " }({ LIST($side, of: "way-") })
}
move-cowboy = { $kind ->
    [mountain] Sætter en cowboy på bjerget
    [railroad] Sætter en cowboy på jernbanen
    [prairie] Lægger en cowboy på prærien
    [city] Sætter en cowboy i byen
    [graveyard] Sætter en cowboy på kirkegården
   *[none] Sætter en cowboy på brikken
}{ $side ->
    [none] {""}
   *[other] { " " }({ LIST($side, of: "way-") })
}
move-dig = { $count ->
    [0] Graver, hvor der intet er tilbage
    [one] Graver den sidste jeton op
   *[other] Graver en af { $count } jetoner op
}
move-end = Slutter turen

can-cowboy = en cowboy på den nye brik
can-tent = dit telt på et bjerg
can-dig = et spadestik efter en jeton
button-end = Slut turen
card-act = Ikke mere i denne tur?

prompt-draw = { $seat } trækker en brik.
prompt-place = Din tur: Læg brikken, og drej den, som du vil.
prompt-wait-place = { $seat } leder efter en plads til brikken.
prompt-sheriff = Din tur: Send sheriffen til et andet bjerg.
prompt-wait-sheriff = { $seat } sender sheriffen af sted.
prompt-act = { EMPTY($can) ->
    [yes] Din tur: Der er kun at slutte turen tilbage.
   *[no] Din tur. Muligt nu: { $can }; eller slut turen.
}
prompt-wait-act = { $seat } overvejer, hvad der skal ske på den nye brik.
prompt-tokens = { $seat } tager en jeton og ser på den.
prompt-final = Den sidste brik ligger. { $seat } tager en jeton og ser på den.
prompt-over = { $count ->
    [one] Spillet er slut: { $seats } vinder med { $points } point.
   *[other] Spillet er slut: { $seats } deler sejren med { $points } point.
}
ends-draw = Spillet går videre af sig selv.
ends-turn = { $step ->
    [place] { $own ->
        [yes] Efter brikken må du bruge én figur eller grave.
       *[no] Efter brikken kommer en figur, et spadestik eller intet.
    }
    [sheriff] { $own ->
        [yes] Derefter må du bruge én figur eller grave som altid.
       *[no] Derefter kommer en figur, et spadestik eller intet.
    }
   *[act] { $left ->
        [0] Det slutter den sidste tur; så tælles alt op.
       *[other] Det slutter turen, og det fuldendte tælles op.
    }
}

board-map = { $count ->
    [one] Kortet med startbrikken
   *[other] Kortet med { $count } brikker
}
board-hand = Ved siden af kortet: brikken, stakken, forrådene
node-tile = { $place }: { $things }{ $last ->
    [yes] , lagt sidst
   *[no] {""}
}
node-place = fri plads { $place }
node-hand = brikken, der skal lægges: { $things }
node-stack = { $count ->
    [0] ingen brik tilbage
    [one] 1 brik tilbage i stakken: tryk for at se hvilken
   *[other] { $count } brikker tilbage i stakken: tryk for at se hvilke
}
inside-stack = { $count ->
    [one] Brikken i stakken
   *[other] De { $count } brikker i stakken
}
inside-tile = { $count } × { $things }
node-supply = { $count ->
    [one] forråd: { $count } jeton
   *[other] forråd: { $count } jetoner
}
node-own-cowboys = { $count ->
    [0] du har ingen cowboy tilbage
    [one] din sidste cowboy
   *[other] dine { $count } cowboys
}
node-own-tent = { $home ->
    [yes] dit telt
   *[no] dit telt er på kortet
}
node-own-tokens = { $count ->
    [0] ingen af dine jetoner er { $worth } værd
    [one] du har 1 jeton med værdien { $worth }
   *[other] du har { $count } jetoner med værdien { $worth }
}
node-stock-cowboys = { $count ->
    [0] { $seat }: ingen cowboy tilbage
    [one] { $seat }: 1 cowboy tilbage
   *[other] { $seat }: { $count } cowboys tilbage
}
node-stock-tent = { $home ->
    [yes] { $seat }: teltet klar
   *[no] { $seat }: teltet på kortet
}
node-stock-tokens = { $count ->
    [0] { $seat }: ingen jeton
    [one] { $seat }: 1 jeton
   *[other] { $seat }: { $count } jetoner
}{ $open ->
    [yes] , værdi { $worth }
   *[no] {""}
}
node-cowboy = { $role ->
    [miner] guldgraver for { $seat } ved { $place }
    [railwayman] banemand for { $seat } ved { $place }
    [farmer] farmer for { $seat } ved { $place }
    [merchant] købmand for { $seat } ved { $place }
   *[undertaker] graver for { $seat } ved { $place }
}
node-tent = telt for { $seat } ved { $place }
node-sheriff = sheriffen ved { $place }
node-sheriff-aside = sheriffen, ved siden af kortet
node-tokens = { $count ->
    [0] ingen jeton tilbage ved { $place }
    [one] 1 jeton ved { $place }
   *[other] { $count } jetoner ved { $place }
}{ $frozen ->
    [yes] , bevogtet af sheriffen
   *[no] {""}
}
node-spot = { $kind ->
    [mountain] bjerg
    [railroad] jernbane
    [prairie] prærie
    [city] by
   *[graveyard] kirkegård
}{ $side ->
    [none] {""}
   *[other] { " " }({ LIST($side, of: "way-") })
} ved { $place }

thing-junction = sporskifte med { $count } spor ({ LIST($sides, of: "way-") })
thing-city = by med { $count } spor ({ LIST($sides, of: "way-") })
thing-railroad = { $count ->
    [0] jernbane ({ LIST($sides, of: "way-") })
    [one] jernbane med et lokomotiv ({ LIST($sides, of: "way-") })
   *[other] jernbane med { $count } lokomotiver ({ LIST($sides, of: "way-") })
}
thing-locomotive = { $count ->
    [one] et lokomotiv
   *[other] { $count } lokomotiver
}
thing-mountain = { $count ->
    [one] bjerg med 1 guldklump ({ LIST($sides, of: "way-") })
   *[other] bjerg med { $count } guldklumper ({ LIST($sides, of: "way-") })
}
thing-graveyard = kirkegård
thing-tipi = { $count ->
    [one] tipilejr
   *[other] { $count } tipilejre
}
thing-herd = { $count ->
    [one] hestehjord
   *[other] { $count } hestehjorde
}
thing-star = sherifstjerne
thing-prairie = prærie
caption-railroad = { $shape ->
    [bend] { $count ->
        [one] jernbanekurve
       *[other] { $count } jernbanekurver
    }
   *[straight] { $count ->
        [one] lige jernbane
       *[other] { $count } lige jernbaner
    }
}
caption-junction = sporskifte med { $count } spor
caption-city = by med { $count } spor
caption-mountain = { $count ->
    [one] bjerg med 1 guldklump
   *[other] bjerg med { $count } guldklumper
}

overlay-owners = { $owned ->
    [0] ingen er der
   *[other] { $owners }
}
overlay-railroad = Jernbane, { $tiles ->
    [one] 1 brik
   *[other] { $tiles } brikker
}{ $locomotives ->
    [none] {""}
    [one] { " " }× 2 for ét lokomotiv
   *[many] , lokomotiverne ophæver hinanden
}: { $state ->
    [done] fuldendt, { $worth } point
   *[open] { $worth }, når den er fuldendt, { $end } ved spillets slutning; { $whose }
}
overlay-mountain = Bjerg, { $symbols ->
    [one] 1 guldklump
   *[other] { $symbols } guldklumper
}: { $state ->
    [done] fuldendt, { $worth } point
   *[open] { $worth }, når det er fuldendt, { $tokens ->
        [0] ingen jeton tilbage
        [one] 1 jeton i stakken
       *[other] { $tokens } jetoner i stakken
    }{ $frozen ->
        [yes] , ingen graver, mens sheriffen er her
       *[no] {""}
    }; { $whose }
}
overlay-city = By, { $closed } af { $tracks } spor fuldendt: { $state ->
    [done] { $worth } point
   *[open] { $worth } indtil nu, når den er fuldendt, { $end } ved spillets slutning; { $whose }
}
overlay-graveyard = Kirkegård, { $tiles } af 8 brikker omkring den: { $state ->
    [done] { $worth } point
   *[open] { $worth }, når den er fuldendt, { $end } ved spillets slutning; { $whose }
}
overlay-prairie = Prærie, { $tipis ->
    [one] 1 tipilejr
   *[other] { $tipis } tipilejre
} og { $herds ->
    [one] 1 hjord
   *[other] { $herds } hjorde
}: { $worth } ved spillets slutning; { $whose }

sign-nugget = En guldklump på et bjerg: En jeton kommer på stakken, og ejeren af det fuldendte bjerg får 1 point.
sign-locomotive = Et lokomotiv: Netop ét på en fuldendt jernbane tæller dens brikker dobbelt; to ophæver hinanden.
sign-tipi = En tipilejr: 2 point til farmerne på dens prærie.
sign-herd = En hestehjord: 4 point til farmerne på dens prærie.
sign-station = Et sporskifte med vandtårn: Hver jernbane, der kommer hertil, ender her.
sign-town = En by: Hver jernbane, der kommer hertil, ender her, og købmanden får 3 for hver, der er fuldendt.
sign-star = En sherifstjerne: Den, der lægger denne brik, sender sheriffen videre.
sign-last = Den brik, der blev lagt sidst.

## Hvad der ikke passer i en æske (box-)

box-at = `at` skal ligge på brikken, mellem 0 og 1
box-sides = »{ $text }« skal nævne sider i rækkefølgen N, E, S, W, hver kun én gang
box-count = `{ $name }` skal være et helt tal fra { $low } til { $most }
box-rail = en jernbane forbinder to sider eller fører fra én side til brikkens by eller sporskifte
box-prairie = en prærie kræver halve sider, blandt { $names }
box-side-owner = hver side { $letter } af { $sides } skal høre til netop { $kind ->
        [mountain] ét bjerg
       *[railroad] én jernbane
    }
box-halves = hver halve side skal høre til netop ét område, se på { $names }
box-prairie-side = begge halvdele af præriesiden { $side } hører sammen
box-cross = to områder krydser hinanden
box-station = en by eller et sporskifte kræver tre eller fire jernbaner, som alle ender der
box-city-land = en by ligger kun mellem prærie og jernbaner
box-tile-sides = `sides` skal være fire bogstaver af M, R, P
box-tile-id = en brik hedder med store bogstaver og cifre, som M07
box-set = der er intet sæt »{ $set }«, der er { $known }
box-segments = en brik rummer højst { $areas } områder og { $peaks } bjerge
box-tile-twice = to brikker har samme navn: { $tile }
box-total = `{ $entry }` er { $want }, men brikkerne giver { $found }
box-icons = `{ $entry }` er { $want }: der er plads til { $most }
box-start = der skal være netop én startbrik, i grundsættet
box-room = der er plads til { $tiles } brikker af { $kinds } slags
box-stations = der er plads til { $count } brikker med mere end én jernbane
box-values = der skal være op til otte værdier, stigende, med et antal for hver
box-token-total = antallene giver { $found }, ikke { $want }
box-pieces = der er plads til 2 til 5 spillere med hver 1 til 7 cowboys og ét telt, og til én sherif
box-points = hver post skal være et helt tal fra 0 til 50
