# Château Roquefort med Cheesy Gonzola: alle spillets ord, dansk. Ordvalg: felt = et sted i borgen (a1 til g7); rum og dets
# tag; brik = det, der glider under felterne; fælde = et hul; tårn; hold = en spillers fire mus; mærke = et vundet stykke ost;
# fri brik = en ved siden af borgen; point = handlingspoint; sprække = der, hvor man skubber.

## Spillet

game-title = Château Roquefort
game-pitch = Jeres mus jager par af oste i en borg, hvor gulvet ikke vil ligge stille.
game-intro = Fire mus hver lister rundt i en borg fuld af ost. Tage skjuler rummene, så den, der har kigget, må huske. Og gulvet glider, så det, man huskede, flytter sig. To mus fra et hold på samme slags ost vinder et stykke af den. Den, der først har nok slags, har vundet; den, der taber sin tredje mus i fangekælderen, har tabt. Udvidelsen giver plads til en femte spiller og bringer den snu mus Cheesy Gonzola, et omvandrende tårn, en mekanisme og et spisekammer.

## Regelsidens kapitler

chapter-goal = Målet
chapter-goal-intro = Borgen har syv gange syv felter: rækkerne a til g fra nord til syd, kolonnerne 1 til 7 fra vest til øst. De fire hjørner er tårne. Rækkerne b, d og f og kolonnerne 2, 4 og 6 ligger på brikker, som kan skubbes; de tolv felter imellem er faste og flytter sig aldrig. Alle felter uden for tårnene hører til 18 rum på to, tre eller fire felter, A til R, hvert med sit eget tag.
chapter-setup = Opstilling
chapter-setup-intro = Før første tur lægges brikkerne og tagene, og de første mus klatrer op i tårnene.
chapter-turn = Din tur
chapter-turn-intro = Du har fire point, og alt koster et: løfte et tag, løbe et skridt, skubbe en brik ind. Så kommer tagene på igen, og turen går videre.
chapter-uncover = At løfte et tag
chapter-uncover-intro = Hvad der ligger under et tag, må man huske. Den, der løfter det, viser rummet til alle.
chapter-run = At løbe
chapter-run-intro = Mus kommer ind gennem tårnene og løber fra felt til felt. Vægge mellem rum standser dem ikke, men det gør tage.
chapter-slide = At skubbe en brik ind
chapter-slide-intro = Tolv sprækker ligger rundt om borgen, tre på hver side. Brikken ved siden af borgen går ind ad en af dem, og en anden kommer ud modsat. Et eksempel: Skubbes den frie brik ind ved Wd (fra vest i række d), ligger det, der lå på d1, nu på d2, og så videre; det, der lå på d7, kommer ud og er den nye frie brik.
chapter-trap = Fælder
chapter-trap-intro = Tre af brikkerne har et hul med fangekælderen nedenunder.
chapter-cheese = Ost
chapter-cheese-intro = Der er syv slags ost, hver på tre brikker. For hver slags ligger fire mærker parat.
chapter-end = Sådan slutter det
chapter-end-intro = Med ost nok, eller med tre mus i fangekælderen.
chapter-expansion = Udvidelsen
chapter-expansion-intro = Cheesy Gonzola er en æske mere til samme borg. Dens fire varianter kan slås til en for en.
chapter-gonzola = Cheesy Gonzola
chapter-gonzola-intro = En mus med sombrero og egen vilje: Den hjælper den, der sidst besøgte dens brik.
chapter-ribbon = Gonzolas bånd
chapter-ribbon-intro = Båndet på hans hat siger, hvem han arbejder for.
chapter-gonzola-roofs = At løfte tage med Gonzola
chapter-gonzola-roofs-intro = Han når længere end de andre: Hele hans rum tæller, ikke kun hans felt.
chapter-gonzola-runs = At løbe med Gonzola
chapter-gonzola-runs-intro = Hvert skridt koster et point og fører et sted hen i hans rum, ind i et rum ved siden af eller op på et tag ved siden af. Rum ligger ved siden af hinanden, hvis de rører hinanden, om så kun i et hjørne.
chapter-tower = Det flytbare tårn
chapter-tower-intro = Et femte tårn hænger på ydermuren og vandrer rundt.
chapter-mechanism = Osteskubbeværket
chapter-mechanism-intro = En brik med hjul og stænger: En mus på den skubber gratis.
chapter-pantry = Spisekammeret
chapter-pantry-intro = I denne variant er de fire frie brikker et rum for sig ved siden af borgen, pladserne p1 til p4. Kun én brik fører dertil: den hemmelige gang.
chapter-ruling = Særlige tilfælde
chapter-ruling-intro = Hvor reglerne tier eller kan læses på to måder, spiller dette bord sådan.

## Regler: målet

clause-goal-five-kinds = Den, der først har mærker af nok forskellige slags ost, vinder: fire i grundspillet, fem med udvidelsen.
clause-goal-no-duplicates = Kun slags tæller, og ingen har to mærker af samme slags.
clause-box-tiles = Grundspillets gulv består af 34 brikker: 21 med ost, 10 tomme og 3 med en fælde. 33 ligger i borgen, én ved siden af. Der er ingen andre træk end dem, der er beskrevet her.

## Regler: opstilling

clause-setup-corner-start = I turrækkefølge sætter hver spiller en mus i et frit hjørnetårn. De tre andre venter udenfor.
clause-setup-roofed = Brikkerne ligger i tilfældig orden i borgen, og en tom bliver tilovers ved siden af; alle tre fælder er i borgen. Så får hvert rum sit tag.

## Regler: din tur

clause-turn-four-actions = I din tur har du fire point. Brug dem på tage, løb og et skub i den rækkefølge, du vil; du må stoppe før.
clause-turn-one-slide = Mere end ét almindeligt skub må man ikke lave i en tur.
clause-turn-in-order = Turen går med uret. Kun den, der er i tur, handler, og først når alle brikker, der kommer for dagen, er set.
clause-roofs-return = Når turen slutter, får hvert åbent rum uden en figur sit tag på igen. Enhver mus, uanset hvis, holder sit rum åbent.

## Regler: at løfte et tag

clause-uncover-eight-neighbours = Du må løfte et tag, hvis et felt i dets rum ligger ved siden af en af dine mus, lige eller på skrå; en mus i et tårn tæller også. Det koster et point, hvor stort rummet end er.
clause-uncover-not-from-outside = Mus, der venter udenfor, er i spisekammeret eller i fangekælderen, løfter ikke tage.
clause-uncover-covered-only = Et tag, der er af, kan ikke løftes igen.

## Regler: at løbe

clause-run-enter-tower = Udefra går en mus ind i et tårn med plads for et point. Et tårn rummer én mus (valg).
clause-run-orthogonal = Et skridt fører til nabofeltet mod nord, syd, øst eller vest og koster et point; aldrig på skrå.
clause-run-not-covered = Ingen mus løber ind på et felt under et tag.
clause-run-not-trap = Ingen mus løber ind på en fælde eller hen over en.
clause-run-no-return = Ingen mus går tilbage i et tårn eller ud af borgen.
clause-run-one-per-square = Der står kun én figur på et felt.
clause-run-pass-over = En mus må løbe hen over optagne felter, sit eget eller andres holds: Hvert koster et point, og løbet skal ende på et frit felt med de point, du har. Den løber ikke hen over andet end optagne felter.

## Regler: at skubbe en brik ind

clause-slide-line-moves-figures-stay = Alle brikker i linjen rykker ét felt, og den, der kommer ud modsat, er fri næste gang. Figurer følger ikke med: De bliver på deres felter, og gulvet flytter sig under dem.
clause-slide-under-roofs = Tage hindrer ikke: Man må skubbe linjer uset, og under tage forbliver de usete.

## Regler: fælder

clause-trap-falls = Kommer en fælde ind under en mus, falder musen i fangekælderen for altid, hvem der end skubbede, og hvis den end er.
clause-trap-safe-squares = På faste felter og i tårne er mus i sikkerhed.

## Regler: ost

clause-cheese-pair = Så snart to mus fra et hold står på brikker med samme ost, tager spilleren et mærke af den slags. Mus og brikker bliver, hvor de er.
clause-cheese-any-turn = Det sker straks, også i en andens tur, og også når det var gulvet, der blev skubbet.
clause-cheese-once-a-kind = Ingen tager et mærke mere af samme slags.
clause-cheese-kept = Mærker mistes aldrig.

## Regler: sådan slutter det

clause-end-target = Den, der når det aftalte antal slags (fire, fem eller seks), vinder straks. Når flere det samtidig, kommer den, der er i tur, først, og derefter går det med uret.
clause-end-third-mouse = Når et holds tredje mus falder, slutter spillet straks. Den spiller bliver sidst; blandt de andre vinder flest slags.
clause-end-third-mouse-tie = Står de lige, vinder den af dem, der ville have været næste i tur.

## Regler: udvidelsen

clause-box-expansion = I udvidelsens æske: Cheesy Gonzola, et bånd til hver spiller, et tårn, tre særlige brikker og et gråt hold.
clause-five-grey-and-tower = Den femte spiller har det grå hold, og det flytbare tårn er da altid med.
clause-five-kind-runs-out = Der er kun fire mærker af en slags: Når fire spillere har et, kan den femte ikke få det mere, med eller uden par.
clause-variant-combine = De fire varianter kan kombineres frit.
clause-variant-base-unchanged = Hvor en variant intet siger, gælder grundspillet.
clause-free-choose-either = Er der flere frie brikker, vælger du, hvilken du skubber ind.
clause-free-neutral-first = Hver særlig brik i spil giver en fri brik mere. Fra starten er de alle tomme.

## Regler: Cheesy Gonzola

clause-gonzola-tile-centre = Hans brik begynder på det midterste felt d4, og han står på den.
clause-gonzola-roofs-all-but-his = Fra starten har alle rum undtagen hans deres tag på.
clause-gonzola-never-falls = En fælde gør ham intet, og han kommer aldrig i fangekælderen. Han er ikke en af dine fire mus.
clause-gonzola-slide-leaves-him = Skubbes en linje under ham, bliver han på sit felt, fælde eller ej.

## Regler: Gonzolas bånd

clause-gonzola-ribbon-each = Hver spiller har et bånd. Fra starten sidder intet på hans hat, og ingen handler med ham.
clause-gonzola-ribbon-on-arrival = Når en af dine mus kommer på hans brik, bærer han dit bånd. Det er lige meget, om den løb derhen, eller brikken blev skubbet ind under den, og hvor han selv er.
clause-gonzola-ribbon-replaces = Dit bånd afløser det, han bar; ejeren får det tilbage.
clause-gonzola-ribbon-lets-act = Kun den, hvis bånd han bærer, handler med ham, som med en mus fra holdet.
clause-gonzola-fickle = Båndet skifter ejer, så ofte mus kommer på hans brik.
clause-gonzola-hunts-for-owner = Med dit bånd tæller han som en af dine mus, når det gælder par af oste, i alles tur.
clause-gonzola-hunts-for-nobody-else = Uden dit bånd hjælper han dig ikke til noget par.

## Regler: at løfte tage med Gonzola

clause-gonzola-roof-next-to-him = Med Gonzola må du løfte et tag ved siden af hans felt, som med en mus.
clause-gonzola-roof-touching-room = Du må også løfte ethvert tag, der rører det rum, han er i, ved en kant eller et hjørne.
clause-gonzola-roof-one-point = Hvert tag koster et point.

## Regler: at løbe med Gonzola

clause-gonzola-over-roofs = Han må løbe over tage: fra et tag ind i et rum eller over på et andet tag ved siden af.
clause-gonzola-no-rest-on-roof = Du må ikke slutte din tur, mens han er på et tag.
clause-gonzola-over-traps = Han løber over fælder, som var de gulv.
clause-gonzola-stand-on-trap = Han må også standse på en.
clause-gonzola-jumps = Han springer: Felter og figurer imellem betyder intet.
clause-gonzola-step-own-room = Ét skridt: til et hvilket som helst frit felt i det rum, han er i.
clause-gonzola-step-next-room = Ét skridt: til et hvilket som helst frit felt i et åbent rum, der rører hans. Længere er mere end ét skridt.
clause-gonzola-step-onto-roof = Ét skridt: op på taget af et dækket rum, der rører hans.
clause-gonzola-step-free-square = Feltet, han går til, skal være frit.
clause-gonzola-roof-then-beyond = Fra et rum over et tag ind i et tredje rum er to skridt.
clause-gonzola-end-on-cheese = Han må standse på ost.

## Regler: det flytbare tårn

clause-tower-with-five-always = Med fem spillere er det altid med; med færre, hvis I vil.
clause-tower-entrance = Mus kommer ind i borgen gennem det som gennem ethvert andet tårn.
clause-tower-others-start-corner = De første mus begynder i hjørnetårnene som altid (valg).
clause-tower-fifth-starts-there = Kun den femte spillers første mus begynder i det flytbare tårn.
clause-tower-fifth-hangs-it = Den spiller hænger det derefter på en fri plads på muren. Med færre end fem hænger den sidste spiller det op, tomt.
clause-tower-not-at-corners = Det hænger aldrig, hvor der står et hjørnetårn.
clause-tower-five-places-a-side = Hver mur har fem pladser til det, tyve i alt: N2 til N6, S2 til S6, Wb til Wf, Eb til Ef (W = vest, E = øst).
clause-tower-attached = Det står udenfor, foran præcis ét felt: Der kommer en mus ud af det. En mus i det må løfte tagene over det felt og felterne ved siden af langs muren.
clause-tower-blocks-line = Står det foran en række eller kolonne, der glider, kan den linje ikke skubbes fra nogen af enderne.
clause-tower-blocks-only-its-line = Alle andre linjer kan skubbes.
clause-tower-move = I din tur må du hænge det et andet sted på muren, hvor dine mus end er. En mus i det følger med.
clause-tower-move-anyones = Det er lige meget, hvis mus der er i det, eller om der er nogen.
clause-tower-move-costs-one = Hver flytning koster et point.
clause-tower-move-repeated = Du må flytte det flere gange i en tur.

## Regler: skubbeværket

clause-mechanism-in-play = Dets brik blandes ind i borgen.
clause-mechanism-free-slide = Så længe en af dine mus er på det, må du skubbe en brik ind uden at betale et point, også når du ingen har tilbage.
clause-mechanism-additional = Det er ud over turens almindelige skub.
clause-mechanism-own-turn-only = Det virker kun i din egen tur.
clause-mechanism-optional = Du behøver ikke bruge det.
clause-mechanism-needs-own-mouse = En andens mus på det giver dig intet.
clause-mechanism-another-mouse-again = Kommer en anden af dine mus dertil i samme tur, må du skubbe gratis en gang til.
clause-mechanism-not-same-mouse-twice = Den samme mus skubber kun gratis én gang i turen, også selv om den går og kommer igen.

## Regler: spisekammeret

clause-pantry-outside = Spisekammeret er et rum uden for borgen.
clause-pantry-one-door = Den hemmelige gang er eneste vej ind og ud. Ligger den selv i spisekammeret, kommer og går ingen.
clause-pantry-four-free-tiles = Gulvet er de fire brikker, der ikke er i borgen. De ligger åbent.
clause-pantry-cheese-counts = Ost i spisekammeret tæller til par som al anden.
clause-pantry-all-tiles = Alle 37 brikker fra grundspil og udvidelse er med. Særlige brikker fra varianter, I ikke spiller, er tomt gulv.
clause-pantry-enter = Fra den hemmelige gang går en mus til en hvilken som helst fri brik i spisekammeret for et point.
clause-pantry-within = I spisekammeret går den fra sin brik til en hvilken som helst anden fri for et point.
clause-pantry-leave = Fra spisekammeret går den tilbage til den hemmelige gang, hvis den er fri, for et point.
clause-pantry-three-at-most = Højst tre figurer må være i spisekammeret.
clause-pantry-door-occupied = En figur på den hemmelige gang spærrer den for alle andre, begge veje. Selv må den gå ind.
clause-pantry-no-traps = I spisekammeret er en fælde gulv som alt andet.
clause-pantry-two-steps-in = Fra et felt ved siden af gangen er det to skridt: et ud på gangen, et ind i spisekammeret.
clause-pantry-slide-any-tile = Vælg en hvilken som helst af spisekammerets brikker til at skubbe ind.
clause-pantry-slide-refill = Brikken, der kommer ud, tager dens plads.
clause-pantry-slide-moves-mouse = Står nogen på den valgte brik, så sæt først den figur på en anden fri brik i spisekammeret (valg: eller lad den stå til brikken, der kommer ud).

## Regler: særlige tilfælde

clause-ruling-reserve-alike = Mus, der venter udenfor, er ens: Den med det laveste nummer kommer først ind.
clause-ruling-free-tiles-alike = Frie brikker af samme slags er ens: Nævn den første af dem.
clause-ruling-no-immediate-undo = Med dette valg må den sidste brik ikke skubbes lige tilbage.
clause-ruling-roof-way-down = Så længe Gonzola er eller ville være på et tag, må intet gøres, der ikke lader ham en vej ned med de point, der er tilbage.
clause-ruling-roof-lifts-nothing = Fra et tag løfter Gonzola intet, og ingen løfter det tag, han står på.
clause-ruling-pantry-return-covered = Tilbage fra spisekammeret kun, hvis gangen ligger åben; under et tag kun med det valg, og så kommer taget af.
clause-ruling-hop = Med dette valg må en mus løbe ind på Gonzolas brik, mens han står på den: Han hopper til et frit felt i sit rum, som den, der kom, vælger.
clause-ruling-gonzola-pantry = Gonzola bruger spisekammeret som en mus; et valg holder ham ude.
clause-ruling-compound-run = Med dette valg løber Gonzola over tagene i ét stræk, et point for hvert tag og et for feltet, og standser aldrig på et.

## Valg

option-players = Spillere
option-players-help = Hvor mange der spiller, hver med et hold på fire mus.
option-plan = Borg
option-plan-help = Borgen har to sider med forskellige rum.
option-plan-A = Side A
option-plan-B = Side B
option-gonzola = Cheesy Gonzola
option-gonzola-help = Musen med sombreroen arbejder for den, der sidst besøgte dens brik.
option-tower = Flytbart tårn
option-tower-help = En femte indgang på ydermuren. Med fem spillere er det altid med.
option-mechanism = Osteskubbeværk
option-mechanism-help = En brik, hvor en mus skubber gulvet gratis.
option-pantry = Spisekammer
option-pantry-help = De frie brikker bliver et rum for sig bag en hemmelig gang.
option-target = Slags ost for at vinde
option-target-help = Fire i grundspillet, fem med udvidelsen; flere for et længere spil.
option-trace = Efterlad et spor
option-trace-help = Sete brikker forbliver synlige under tagene og falmer. Fra: Man må huske.
option-tower_capacity = Mus i et tårn
option-tower_capacity-help = Hvor mange mus et tårn rummer.
option-tower_capacity-one = Én
option-tower_capacity-unlimited = Ligegyldigt hvor mange
option-no_immediate_undo = Ingen skub tilbage
option-no_immediate_undo-help = Den sidste brik må ikke skubbes lige tilbage.
option-roof_run = Gonzola på tagene
option-roof_run-help = Om andet må gøres, mens han er deroppe.
option-roof_run-steps = Skridt for skridt
option-roof_run-compound = I ét stræk
option-tower_start = Første mus
option-tower_start-help = Flytbart tårn med færre end fem spillere: hvor de første mus må begynde.
option-tower_start-corners = I hjørnetårnene
option-tower_start-any = Også i det flytbare tårn
option-pantry_return_covered = Tilbage under et tag
option-pantry_return_covered-help = Ud af spisekammeret, også når et tag ligger over den hemmelige gang; taget kommer af.
option-shove_to_new_tile = Bliv til den nye brik
option-shove_to_new_tile-help = En figur på den brik i spisekammeret, der skubbes ind, må blive, hvor den er, på brikken, der kommer ud.
option-gonzola_pantry = Gonzola i spisekammeret
option-gonzola_pantry-help = Han må bruge den hemmelige gang som en mus.
option-gonzola_hop = Gonzola hopper til side
option-gonzola_hop-help = En mus må komme på hans brik, mens han står på den; han hopper til et frit felt i sit rum.

## Hvad der sker: log og oplæsning

effect-placed = { $who } sætter en første mus i { $place ->
        [T] det flytbare tårn
       *[other] tårnet { $place }
    }.
effect-lifted = { $who } løfter taget af rum { $room }.
effect-ran = { $who }: Mus { $mouse } løber til { $place }.
effect-entered = { $who }: Mus { $mouse } kommer ind { $place ->
        [T] gennem det flytbare tårn
       *[other] ved { $place }
    }.
effect-gonzola-ran = { $roof ->
        [yes] { $who } sender Gonzola op på taget af rum { $place }.
       *[no] { $who } sender Gonzola til { $place }.
    }
effect-slid = { $free ->
        [yes] { $who } skubber en brik ind ved { $slot } uden at betale point.
       *[no] { $who } skubber en brik ind ved { $slot }.
    }
effect-shoved = Mus { $mouse } fra { $who } må flytte sig til { $place }.
effect-gonzola-shoved = Gonzola må flytte sig til { $place }.
effect-fell = På { $place } falder mus { $mouse } fra { $who } i fangekælderen.
effect-ribbon = Gonzola bærer nu båndet fra { $who }.
effect-cheese = { $who } finder et par og tager et mærke: { LIST($cheese, of: "floor-") }. Slags indtil nu: { $count }.
effect-no-token = { $who } finder et par, men der er intet mærke tilbage: { LIST($cheese, of: "floor-") }.
effect-tower-moved = { $who } hænger det flytbare tårn op ved { $wall }.
effect-covered = Rum { $room } er dækket igen.
effect-turn = Turen går til { $who }.
effect-won-target = { $who } har { $count } slags ost og vinder.
effect-ended-lost = Den tredje mus fra { $who } er i fangekælderen: Spillet er slut.
effect-won-lost = { $count ->
        [0] { $who } vinder helt uden ost.
       *[other] { $who } vinder med { $count } slags ost.
    }
effect-tile-seen = En brik kommer for dagen: { $place }.
effect-gonzola-tile-hop = { $who } lader Gonzola hoppe til { $place }.

## Loggen, når en omgang er forbi: ingen steder mere

past-lifted = { $who } løftede et tag.
past-ran = { $who } løb med mus { $mouse }.
past-entered = Mus { $mouse } fra { $who } kom ind.
past-gonzola = { $who } flyttede Gonzola.
past-slid = { $who } skubbede en brik ind.
past-fell = Mus { $mouse } fra { $who } faldt i fangekælderen.

## Hvad et resultat består af

term-cheese = Mærke: { LIST($cheese, of: "floor-") }

## Hvor en regel kommer fra

ref-base = grundspil, afsnit { $n }

## Valg og stillinger, der ikke passer

error-roquefort-five-tower = Fem spillere har brug for det flytbare tårn: Udelad »{ $option }«, eller sig ja.
error-roquefort-needs = Valget »{ $option }« hører til varianten »{ $module }«: Tilføj { $module }=yes.
error-roquefort-gonzola-pantry = Valget »{ $option }« kræver begge varianter, gonzola og pantry.
error-roquefort-five-start = Med fem spillere begynder den femte i det flytbare tårn: »{ $option }« skal være corners.
error-roquefort-position = Denne stilling kan ikke læses. { $why }
error-roquefort-position-line = Denne stilling kan ikke læses, i linjen »{ $line }«. { $why }
bad-no-phase = Fasen mangler; skriv setup, hang, play, hop 2 eller over.
bad-alone = »{ $word }« står alene på sin linje.
bad-form = Sådan en linje ser sådan ud: { $form }
bad-twice = Det er sagt to gange.
bad-line = En linje kan ikke begynde med »{ $word }«.
bad-number = »{ $word }« skulle være et helt tal fra { $low } til { $high }.
bad-seat = Der er ingen plads »{ $word }«; pladserne er A til { $last }.
bad-module = Det er kun med i spillet med valget { $module }.
bad-before-play = points, slid og used hører til en tur; udelad dem før den første tur.
bad-place = Der er intet sted »{ $word }« til en mus; steder ser ud som d4, NW, T, p2, - eller x.
bad-gonzola-place = Gonzola kan ikke være på »{ $word }«; skriv et felt, en plads i spisekammeret som p2, eller roof og et rum.
bad-wall = Der er ingen murplads »{ $word }«; pladserne er N2 til N6, S2 til S6, Wb til Wf og Eb til Ef.
bad-room = Der er intet rum »{ $word }«; rummene er A til R.
bad-kind = Der er ingen brik »{ $word }«; der er: { $kinds }.
bad-kind-off = Brikken { $kind } er ikke med i dette spil; dens variant er slået fra.
bad-closed = { $square } ligger ikke på en brik; »{ $word }« kan ikke stå der. Faste felter skrives =, tårne med deres navn.
bad-square = »{ $word }« er ikke et felt, der ligger på en brik.
bad-square-twice = { $square } er nævnt to gange.
bad-copies = Her er { $found } brikker { $kind }; spillet har { $count }. Det, der udelades i åbne rum, er plain.
bad-no-cheese = »{ $word }« er ikke en slags ost.
bad-cheese-twice = Mærket { $kind } er nævnt to gange.
bad-slot = Der er ingen sprække »{ $word }«; sprækkerne er { $slots }.
bad-seen = Kun kendte brikker under tage blev sidst set i en tidligere tur; { $square } er ikke en af dem.
bad-covered = { $who } er på { $place } under taget af rum { $room }; nævn { $room } blandt de åbne rum.
bad-on-trap = { $who } står på en fælde på { $place } og ville være faldet.
bad-figure-module = { $who } kan ikke være der uden valget { $module }.
bad-no-tower = Det flytbare tårn har ingen plads; sig, hvor det hænger.
bad-two-figures = { $who } og { $other } kan ikke begge være på { $place }.
bad-pantry-full = Der er flere end { $count } figurer i spisekammeret.
bad-hop = I fasen hop er den mus fra pladsen i tur og Gonzola sammen på Gonzolas brik (valget gonzola_hop), og hans rum har et frit felt.
bad-first-mice = Før første tur har en plads en mus i et tårn, hvis den har haft sin tur til at sætte den, og alle andre udenfor; det har { $seat } ikke.
bad-hang = Før første tur hænger tårnet kun med en mus i, og det hænges op af den, der er i det, eller af den sidste plads.
bad-gonzola-pantry = Gonzola er kun i spisekammeret med valget gonzola_pantry.
bad-roof = Gonzola kan ikke være på taget af rum { $room }: Han har brug for et dækket rum, et begyndt spil og roof_run=steps.
bad-way-down = Gonzola har ingen vej ned fra taget af rum { $room } med disse point.
bad-ribbon = En mus fra { $seat } er på Gonzolas brik, så han bærer båndet fra { $seat }.
bad-tokens = Der er kun { $count } mærker { $kind }.
bad-pair = { $seat } har et par på { $kind } og ville have taget et mærke: Nævn det ved cheese.
bad-not-over = Spillet er ikke slut: Ingen har { $kinds } slags ost eller { $mice } faldne mus.
bad-over-cheese = { $seat } har { $kinds } slags ost, så spillet er slut: Skriv over.
bad-over-mice = { $seat } har mistet { $mice } mus, så spillet er slut: Skriv over.

# scene

# Billedets ord (scene*.py). $seat og $lost er ord for farver eller navne; $can og $kinds kommer som færdige lister og er
# tomme, hvor der intet er; LIST($kind, of: "floor-") nævner, hvad der ligger på et felt. $falls nævner mus
# (slide-falls). Steder ser ud som d4, NW, T (det flytbare tårn), p2 (spisekammeret).

side-mice = musehold
stock-mice = { $fallen ->
    [0] { $inside } i borgen, { $outside } udenfor
   *[other] { $inside } i borgen, { $outside } udenfor, { $fallen } i fangekælderen
}
note-kinds = { $kinds }
status = { $turn ->
    [0] Før første tur · { $target } slags ost vinder
   *[other] { $target } slags ost vinder · tur { $turn } · { $points } point tilbage
}

floor-slice = skiveost
floor-emmental = emmentaler
floor-blue = blåskimmelost
floor-brie = brie
floor-gouda = gouda
floor-goat = gedeost
floor-parmesan = parmesan
floor-plain = tomt gulv
floor-trap = en fælde
floor-gonzola = Gonzolas brik
floor-passage = den hemmelige gang
floor-mechanism = osteskubbeværket
floor-unseen = en brik, ingen har set
floor-closed = et fast felt

move-lift = Løft taget af rum { $room }
move-run = { $goal ->
    [keep] Mus { $mouse } kommer ind gennem det flytbare tårn
    [tower] Mus { $mouse } kommer ind gennem tårnet { $place }
    [pantry] Mus { $mouse } går til { $place } i spisekammeret
   *[square] { $how ->
        [in] Mus { $mouse } kommer ind og løber til { $place }
        [pantry] Mus { $mouse } kommer tilbage fra spisekammeret til { $place }
       *[on] Mus { $mouse } løber til { $place }
    }
}
move-gonzola = Gonzola løber til { $place }
move-roof = Gonzola stiger op på taget af rum { $room }
move-hop = Gonzola hopper til { $place }
move-slide = Skub ind ved { $slot }: { LIST($kind, of: "floor-") }{ $shoved ->
    [none] {""}
   *[other] , figuren der til { $shoved }
}{ $free ->
    [yes] , uden at betale point
   *[no] {""}
}{ $count ->
    [0] {""}
   *[other] { " " }(falder: { $falls })
}
slide-falls = mus { $mouse } fra { $seat }
move-tower = Hæng det flytbare tårn op ved { $wall }
move-end = Slut turen

can-lift = løfte et tag
can-run = løbe med en mus
can-gonzola = flytte Gonzola
can-slide = skubbe en brik ind
can-tower = hænge det flytbare tårn et andet sted

prompt-setup = Din tur: Sæt din første mus i et tårn.
prompt-wait-setup = { $seat } vælger et tårn til den første mus.
prompt-hang = Din tur: Hæng det flytbare tårn på en mur.
prompt-wait-hang = { $seat } leder efter en mur til det flytbare tårn.
prompt-hop = Din tur: Gonzola gør plads. Vælg et frit felt i hans rum.
prompt-wait-hop = { $seat } vælger, hvor Gonzola hopper hen.
prompt-light = En brik kommer for dagen for { $seat }.
prompt-turn = { EMPTY($can) ->
    [yes] Din tur, { $points ->
        [0] ingen point tilbage
       *[other] { $points } point tilbage
    }: Der er kun tilbage at slutte den.
   *[no] Din tur, { $points ->
        [0] ingen point tilbage
       *[other] { $points } point tilbage
    }. Du kan: { $can }.
}
prompt-wait-turn = { $seat } spiller, { $points ->
    [0] ingen point tilbage
   *[other] { $points } point tilbage
}.
ending-target = { $seat } har { $count } slags ost og vinder.
ending-lost = { $count ->
    [0] { $lost } har mistet en tredje mus. { $seat } vinder helt uden ost.
   *[other] { $lost } har mistet en tredje mus. { $seat } vinder med { $count } slags ost.
}
ends-setup = Den første tur begynder, når alt er på plads.
ends-turn = { $roof ->
    [yes] { $own ->
        [yes] Gonzola er på et tag: Han skal ned, før du kan slutte din tur.
       *[no] Gonzola er på et tag: Han skal ned, før turen slutter.
    }
   *[no] { $own ->
        [yes] Din tur varer, til du slutter den, også uden point.
       *[no] Turen varer, til den bliver sluttet.
    }
} { $free ->
    [yes] Et skub er gratis nu.
   *[no] { $slid ->
        [yes] Turens skub er brugt.
       *[no] Ét skub i hver tur.
    }
}
card-turn = Din tur
button-end = Slut turen
button-lift = Løft taget

board-castle = Borgen set fra oven
node-shelf = { $pantry ->
    [yes] Spisekammeret: fire pladser
   *[no] { $count ->
        [one] Den frie brik
       *[other] De frie brikker
    }
}
node-tower = Tårnet { $place }
node-square = { $place }, rum { $room }: { LIST($kind, of: "floor-") }
node-slot = { $shut ->
    [yes] Sprække { $slot }, spærret af det flytbare tårn
   *[no] Sprække { $slot }
}
node-wall = Murplads { $wall } til det flytbare tårn
node-roof = { $material ->
    [straw] Stråtaget over rum { $room }
    [copper] Kobbertaget over rum { $room }
   *[tile] Tegltaget over rum { $room }
}{ $on ->
    [yes] {""}
   *[no] , løftet af
}
node-trace = { $age ->
    [new] Under taget på { $place }, set for nylig: { LIST($kind, of: "floor-") }
    [old] Under taget på { $place }, set for nogle ture siden: { LIST($kind, of: "floor-") }
   *[faint] Under taget på { $place }, set for længe siden: { LIST($kind, of: "floor-") }
}
node-free = Fri brik { $n }: { LIST($kind, of: "floor-") }
node-pantry = Spisekammer { $place }: { LIST($kind, of: "floor-") }
node-points = { $count ->
    [0] Ingen handlingspoint tilbage
   *[other] { $count } handlingspoint tilbage
}
node-mouse = { $place ->
    [out] { $count } mus fra { $seat } udenfor
    [T] Mus { $mouse } fra { $seat } i det flytbare tårn
   *[other] Mus { $mouse } fra { $seat } på { $place }
}
node-fallen = Mus { $mouse } fra { $seat } i fangekælderen
node-gonzola = { $roof ->
    [yes] Gonzola på taget af rum { $place }
   *[no] Gonzola på { $place }
}{ $owned ->
    [yes] , med båndet fra { $seat }
   *[no] , uden bånd
}
node-ribbon = Båndet fra { $seat }
node-keep = { $wall ->
    [none] Det flytbare tårn, ikke hængt op endnu
   *[other] Det flytbare tårn ved { $wall }
}
node-tokens = { $count ->
    [0] { $seat } har ingen ost endnu
   *[other] { $seat } har { $count } slags: { $kinds }
}
node-token = { $held ->
    [yes] { $seat } har: { LIST($kind, of: "floor-") }
   *[no] { $seat } har endnu ikke: { LIST($kind, of: "floor-") } ({ $left ->
        [0] intet mærke tilbage
        [one] { $left } mærke tilbage
       *[other] { $left } mærker tilbage
    })
}
overlay-special = { $kind ->
    [gonzola] En mus, der kommer hertil, binder sit bånd om Gonzolas hat.
    [passage] Herfra kan en mus gå til spisekammeret og tilbage.
   *[mechanism] Den, der har en mus her, må skubbe uden at betale point, én gang for hver tur og mus.
}
sign-points = Point, der er tilbage i turen
sign-trap = Fælde: En mus på den falder
sign-plain = Tomt gulv: sikkert og uden ost
sign-gonzola = Gonzolas brik: bringer hans bånd
sign-passage = Hemmelig gang til spisekammeret
sign-mechanism = Skubbeværk: skubber uden at koste point
