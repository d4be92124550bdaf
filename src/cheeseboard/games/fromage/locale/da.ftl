# Fromage: all words of the game, Danish. English first, then the five other files.
# Ord: kvadrant = en fjerdedel af skiven med et sted og en ressourcesektor; felt, arbejder, ordre, malkestald, evne,
# stillads, smagsprøve, skilt, kundebrik, bygningsbrik, Koncernen; ekstra ost = ost uden arbejder.

## The game

game-title = Fromage
game-pitch = Lav ost ved et bord, der drejer: Hver tur kommer et nyt sted hen til dig, og ingen venter på nogen.
game-intro = I en lille fransk by laver alle ost, og alle på samme tid. Et rundt bord med fire steder drejer en kvart omgang efter hver tur; dine arbejdere kører med og kommer hjem, når de vender mod dig igen, før fra bronze, senere fra guld. Saml bygninger, kvæg, frugt og ordrer, fyld Festival, Fromagerie, Bistro og Villes, og hav flest point, når nogens sidste ost ligger. Alene spiller du mod Koncernen.

## Resources, venues, kinds of cheese, people

resource-structure = Bygninger
resource-livestock = Kvæg
resource-fruit = Frugt
resource-order = Ordrer
amount-structure = { $count ->
        [one] { $count } bygning
       *[other] { $count } bygninger
    }
amount-livestock = { $count ->
        [one] { $count } stykke kvæg
       *[other] { $count } stykker kvæg
    }
amount-fruit = { $count ->
        [one] { $count } frugt
       *[other] { $count } frugter
    }
amount-order = { $count ->
        [one] { $count } ordre
       *[other] { $count } ordrer
    }
venue-festival = Festival
venue-fromagerie = Fromagerie
venue-bistro = Bistro
venue-villes = Villes
age-b = bronze
age-s = sølv
age-g = guld
kind-Sb = blød, bronze
kind-Ss = blød, sølv
kind-Sg = blød, guld
kind-Hb = fast, bronze
kind-Hs = fast, sølv
kind-Hg = fast, guld
kind-Bb = blå, bronze
kind-Bs = blå, sølv
kind-Bg = blå, guld
worker-S = den bløde arbejder
worker-H = den faste arbejder
worker-B = den blå arbejder
ability-barn = Lade
ability-greenhouse = Drivhus
ability-dock = Læsserampe
ability-hq = Hovedkontor
source-sign = skiltet
region-purple = lilla
region-blue = blå
region-white = hvid
region-green = grøn
region-orange = orange
region-pink = lyserød

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
city-V18 = Strasbourg (V18)

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
flavour-Sb = Bestilt til lørdag; den venter ikke til søndag.
flavour-Ss = Skorpen melder sig, før vognen er læsset af.
flavour-Sg = Naboerne har spurgt, hvis den er. To gange.
flavour-Hb = Enkel, ærlig og væk ved det andet glas.
flavour-Hs = Til bordet ved vinduet, en hel ost.
flavour-Hg = Ældre end lærlingen, der bærer den.
flavour-Bb = En mild blå til dem, der siger, de ikke kan lide blå.
flavour-Bs = Bestilt med pærer til, og lidt ro.
flavour-Bg = Gemt i en hule, solgt tommelvis, diskuteret i timer.

## Chapters of the rulebook page

chapter-setup = Æsken og opstillingen
chapter-setup-intro = Fire kvadranter danner skiven, hver med ét sted; i midten ligger ressourcebrikken med en sektor mod hver kvadrant: med uret kvæg, ordrer, bygninger, frugt. Felter har navne: F23 er række 2, søjle 3 på Festival, M2a en plads på hylde 2 i Fromagerie, B4b en tallerken ved bord 4 i Bistro, V11 en by i Villes.
chapter-turn = En tur
chapter-turn-intro = Arbejdere kommer hjem, alle handler på én gang foran sig, bordet drejer.
chapter-make = Lave ost
chapter-make-intro = Hvert felt har en slags, blød, fast eller blå, og en alder, bronze, sølv eller guld.
chapter-gather = Samle ressourcer
chapter-gather-intro = Mellem dit sted og navet ligger en af de fire ressourcesektorer.
chapter-festival = Festival
chapter-festival-intro = Fem rækker med fem og syv smagsprøver mellem ostene.
chapter-shop = Fromagerie
chapter-shop-intro = Seks hylder med tre pladser. Hylde 1 til 3 til venstre har ressourceskilte, 4 til 6 til højre pointskilte; nederst er bronze, øverst guld.
chapter-bistro = Bistro
chapter-bistro-intro = Ni borde til to.
chapter-villes = Villes
chapter-villes-intro = Atten byer i seks regioner.
chapter-fruit = Frugt
chapter-fruit-intro = To mærker på felter kræver frugt: jordbærret til frugtost, glasset til marmelade.
chapter-milk = Kvæg og malkestalde
chapter-milk-intro = Mælk giver ekstra ost: ost uden arbejder.
chapter-order = Ordrer
chapter-order-intro = Seksogtredive kort, fire for hver af de ni slags ost.
chapter-build = Bygninger og evner
chapter-build-intro = Hver spillerplade har fire evner ved siden af hinanden, der venter på at blive låst op.
chapter-end = Spillets slutning
chapter-end-intro = Intet tæller før; alt tælles én gang, til sidst.
chapter-tile = Bygningsbrikker
chapter-tile-intro = I det avancerede spil må brikker dække trykte evner. Reglerne for udvælgelsen er fra regelhæftet; de 32 brikker er vores egne, for ingen kilde nævner dem.
chapter-solo = Alene mod Koncernen
chapter-solo-intro = Én spiller og en modstander, der trækker kort. Hvad dens fire niveauer gør, er fra os, hvor regelhæftet ikke siger det.
chapter-ruling = Særlige tilfælde
chapter-ruling-intro = Hvor reglerne tier eller kan læses på to måder, spilles der sådan ved dette bord.

## Clauses: the box and the set-up

clause-box-counts = I æsken er 4 kvadranter, 12 indlæg, 4 spillerplader, 12 arbejdere, 60 oste, 36 ordrekort, 36 brikker for hver af bygninger, kvæg og frugt, 32 bygningsbrikker, 6 kundebrikker og 8 gangebrikker.
clause-setup-inserts-by-count = Hvert sted får det layout, der hører til antallet af spillere.
clause-setup-side-one-first = I det første spil viser hvert sted side I.
clause-setup-sides-mixed = Senere må side I og II blandes frit, og med fire også de trykte layouts.
clause-setup-quadrants-any-order = De fire kvadranter ligger i vilkårlig rækkefølge.
clause-setup-resource-tile-random = Ressourcebrikken lægges tilfældigt drejet i midten.
clause-setup-seat-faces-quadrant = Hver plads vender mod præcis én kvadrant.
clause-setup-two-opposite = To spillere sidder over for hinanden.
clause-setup-four-around = Fire spillere sidder på alle fire sider; tre lader en side stå tom.
clause-setup-customers-random = Hver af de seks regioner får en tilfældig kundebrik.
clause-setup-orders-shuffled = Ordrekortene blandes.
clause-setup-resources-in-reach = Alle ressourcebrikker er et fælles forråd.
clause-setup-fifteen-cheeses = Alle har 15 oste.
clause-setup-three-workers = Alle har tre arbejdere: en blød, en fast og en blå.
clause-setup-board-random = Spillerpladerne deles tilfældigt ud.
clause-setup-two-from-left = Alle begynder med 2 af ressourcen i sektoren til venstre.
clause-setup-one-from-opposite = Og med 1 af ressourcen i sektoren overfor.
clause-stock-structures = Ubrugte bygninger venter til venstre for evnerne.
clause-stock-livestock = Ubrugt kvæg står på engen.
clause-stock-fruit = Ubrugt frugt ligger i kurven.
clause-stock-orders-open = Ordrer ligger åbne ved siden af pladen; alle ser dem.

## Clauses: a turn

clause-turn-collect-first = En tur begynder med, at arbejdere kommer hjem.
clause-turn-simultaneous = Så handler alle på én gang.
clause-turn-own-quadrant-only = Du handler kun i den kvadrant, der vender mod dig.
clause-turn-available-workers-only = Kun arbejdere, der er hjemme, kan bruges.
clause-turn-gather-and-make-any-order = I din tur må du samle én gang og lave ost én gang, i valgfri rækkefølge, eller lade være.
clause-turn-rotate-clockwise = Når alle er færdige, drejer hele skiven en kvart omgang med uret, med alt, hvad der ligger på den.
clause-turn-reaction-order = Vil man vente på hinanden, spilles der åbent: med uret fra den plads, bygningssektoren vender mod.
clause-collect-facing-you = En arbejder, hvis spids peger mod dig, kommer hjem.
clause-collect-not-otherwise = Alle andre arbejdere bliver, hvor de er.
clause-collect-first-turn-none = I den første tur er alle arbejdere allerede hjemme.
clause-collect-never-cheese = Ost forlader aldrig bordet.
clause-collect-rotation-counts = Skiven tæller for dig: En arbejder er væk i én, to eller tre ture.
clause-collect-several-at-once = Alle, der skal hjem, kommer på én gang.
clause-collect-stronger-longer = Jo stærkere felt, jo længere ventetid.

## Clauses: making cheese

clause-make-empty-space = Ost lægges på et tomt felt på dit sted.
clause-make-worker-of-type = Det kræver arbejderen af feltets slags.
clause-make-worker-covers = Arbejderen dækker osten og er væk.
clause-make-bronze-one = Bronze: hjemme efter én tur.
clause-make-silver-two = Sølv: hjemme efter to ture.
clause-make-gold-three = Guld: hjemme efter tre ture.
clause-make-fruit-needed = Et felt med frugtost eller marmelade koster 1 frugt.
clause-make-once-a-turn = Du laver ost højst én gang pr. tur.
clause-make-blocked-spaces = Med færre end fire spillere er nogle felter lukket.

## Clauses: gathering

clause-gather-own-sector = Du samler kun i den ressourcesektor, der vender mod dig.
clause-gather-empty-space = Din arbejder sættes på et tomt felt i sektoren.
clause-gather-three-spaces = Hver sektor har tre felter: 1, 2 og 3.
clause-gather-yield-at-once = Du tager straks så mange, som feltet viser.
clause-gather-wait-equals-yield = Og arbejderen er væk i lige så mange ture.
clause-gather-once-a-turn = Du samler højst én gang pr. tur.
clause-gather-no-cheese = Der lægges ikke ost på ressourcefelter.
clause-gather-any-type = Enhver arbejder må samle, uanset slags.
clause-resource-same-turn = Ressourcer må bruges i den tur, hvor du får dem.
clause-resource-kinds-alike = Alle brikker af én slags tæller ens.
clause-resource-unlimited = Bygninger, kvæg og frugt slipper aldrig op.

## Clauses: the Festival

clause-festival-orthogonal = Kun oste side om side hører sammen, ikke hjørne mod hjørne.
clause-festival-samples-everybody = En smagsprøve tæller som alles ost.
clause-festival-age-equals-samples = Bronzefelter rører ingen smagsprøve, sølvfelter én, guldfelter to.
clause-festival-groups-scored = Til sidst giver hver gruppe med en af dine oste point efter størrelse, smagsprøver medregnet.
clause-festival-table = Grupper på 1 til 7 giver 0, 2, 4, 6, 9, 12, 15 point, større 5 mere for hver ost.
clause-festival-several-groups = Flere grupper hos én spiller tæller alle.

## Clauses: the Fromagerie

clause-shop-sign-per-shelf = Hver hylde har sit eget skilt; jo ældre ost, jo bedre skilt.
clause-shop-resource-at-once = Et ressourceskilt betaler straks, når en ost lægges på hylden.
clause-shop-two-different = Hylde 3: få 2 ressourcer af to forskellige slags.
clause-shop-one-any = Hylde 2: få 1 ressource efter eget valg, gerne en ordre.
clause-shop-swap = Hylde 1: Du må afgive 1 ubrugt ressource; gør du det, får du 1 af enhver slags.
clause-shop-shelves-scored = Til sidst giver 0 til 6 hylder med din ost 0, 0, 2, 5, 9, 14, 20 point.
clause-shop-point-sign-per-cheese = Og hver af dine oste på hylde 4, 5 og 6 giver 1, 2 og 3 point.

## Clauses: the Bistro

clause-bistro-plates = Hver tallerken med en af dine oste giver point.
clause-bistro-pair = To af dine oste ved ét bord er et par.
clause-bistro-row-by-pairs = Antallet af par afgør, hvad alle dine tallerkener er værd: uden par giver bronze, sølv og guld 0, 2, 4; med 2 par 2, 4, 6; med 3 eller flere 3, 6, 9.
clause-bistro-row-one = Med ét par giver bronze-, sølv- og guldtallerkener 1, 3 og 5.

## Clauses: the Villes

clause-villes-influence = En ost tæller i hver region, dens felt rører.
clause-villes-regions-by-age = Bronze rører én region, sølv to, guld tre.
clause-villes-six-regions = Der er seks regioner: lilla, blå, hvid, grøn, orange og lyserød.
clause-villes-most-takes = Til sidst tager den, der har flest oste i en region, dens kundebrik.
clause-villes-value-by-players = Brikkerne er 3, 4 eller 5 værd med en eller to spillere, 5, 6 eller 7 med tre, 7, 8 eller 9 med fire.
clause-villes-tie-flips = Står flere lige i toppen, vendes brikken, og hver får i stedet dens værdi ved lighed.
clause-villes-tie-value-by-players = Lighed giver 2 med tre spillere og 3 med fire.
clause-villes-tie-none-small = Med en eller to spillere giver lighed intet.
clause-villes-example = Alle lægger deres brikker sammen: 3, 3, 4 og 5 er 15.

## Clauses: fruit

clause-fruit-basket-first = Frugt, du får, lægges i kurven.
clause-fruit-spent-from-basket = Brugt frugt flyttes fra kurven til sit mærkes spor.
clause-fruit-product = Til sidst er dine point frugt til frugtost gange frugt til marmelade.
clause-fruit-bonus-too = Ekstra ost betaler også frugt.

## Clauses: livestock

clause-milk-any-time = En malkestald må bruges når som helst i din tur.
clause-milk-cost = Den tager så mange stykker kvæg fra engen, som den viser.
clause-milk-place-at-once = Dens ekstra ost lægges straks.
clause-milk-match = Den lægges på et tomt felt på dit sted med staldens slags og alder.
clause-milk-no-worker = Ekstra ost kræver ingen arbejder.
clause-milk-each-once = Hver malkestald bruges én gang i et spil.
clause-milk-besides-make = Det kommer oven i at lave ost i samme tur.
clause-milk-several = Flere malkestalde må bruges i én tur.
clause-milk-may-end-game = Ekstra ost kan være din sidste og bringe slutningen.

## Clauses: orders

clause-order-both-needs = En ordre kræver både slags og alder.
clause-order-when-placing = Den kan kun opfyldes i det øjeblik, osten lægges.
clause-order-optional = Om du opfylder en ordre, vælger du selv.
clause-order-moved-right = En opfyldt ordre flyttes til pladens anden side.
clause-order-one-per-cheese = Én ost opfylder højst én ordre.
clause-order-not-backwards = En ost, der allerede ligger, opfylder ingen ordre, der trækkes senere.
clause-order-bonus-counts = Ekstra ost må opfylde en ordre.
clause-order-track = 1 til 6 opfyldte ordrer giver 1, 2, 3, 5, 7, 10 point, hver følgende 4 mere.

## Clauses: structures and abilities

clause-build-any-time = En evne må låses op når som helst i din tur.
clause-build-exact-at-once = Hele dens pris i bygninger lægges på stilladset på én gang.
clause-build-then-works = Fra da af virker den, ikke før.
clause-build-many-times = En evne, der er låst op, virker igen og igen.
clause-build-scoring-at-end = Evner med point tæller til sidst.
clause-build-parallel-boards = De fire plader har de samme fire evner med forskellige ressourcer.
clause-build-names = Fra venstre til højre: Lade, Drivhus, Læsserampe og Hovedkontor.
clause-barn-worker = Lade: En arbejder der giver 1 af den viste ressource.
clause-barn-next-turn = Arbejderen i Laden er hjemme næste tur.
clause-barn-not-gather = At bruge Laden er ikke at samle, så en tur kan bruge alle tre arbejdere.
clause-greenhouse-plus-one = Drivhus: Når du får den viste ressource, hvorfra det end er, får du 1 mere.
clause-greenhouse-once-a-turn = Det gør det én gang pr. tur.
clause-dock-venue = Læsserampe: For hver ost, du lægger på det viste sted, får du 1 af den viste ressource.
clause-dock-bonus-too = Ekstra ost tæller også.
clause-hq-used-only = Hovedkontor: til sidst 1 point for hver af den viste ressource, du har brugt; ubrugt tæller ikke.

## Clauses: the end

clause-end-last-cheese-announced = Den, der lægger sin sidste ost, siger det straks.
clause-end-finish-turn = Alle gør den tur færdig; så er spillet slut.
clause-end-all-cheese-counts = Al ost på bordet tæller, også hvor arbejderen endnu ville være væk.
clause-end-workers-off = Arbejdere tages væk og giver intet.
clause-end-two-unused-one-point = Hver to ubrugte ressourcer giver 1 point.
clause-end-most-wins = Flest point vinder.
clause-end-tie-cheese = Ved lige point vinder den, der har lagt flest oste.
clause-end-tie-shared = Er det også lige, deles sejren.
clause-end-prestige-sources = Point kommer fra ost på de fire steder, fra ordrer, frugt og evner og fra ubrugte ressourcer.

## Clauses: alone

clause-solo-standard-otherwise = Alene går alt som ellers, med layoutene til en eller to spillere, bortset fra det følgende.
clause-solo-level-one-first = Begynd med niveau 1.
clause-solo-cheeses-on-board = Koncernens oste ligger på dens plade: 15, 15, 18 og 20 på niveau 1 til 4.
clause-solo-two-colours = Skal den bruge oste i to farver, er de alle ens.
clause-solo-no-workers = Koncernen har ingen arbejdere, ingen startressourcer og får aldrig noget.
clause-solo-single-deck = Alle ordrer danner én bunke.
clause-solo-draft = Alene med brikker: træk 4 og behold 1, træk 3 og behold 1, træk 2 og behold 1, træk 1; resten er ude.
clause-solo-acts-first = Hver tur handler Koncernen før dig.
clause-solo-draws-order = Den trækker én ordre.
clause-solo-leftmost-cheese = Osten længst til venstre på dens plade lægges.
clause-solo-your-venue = Den lægges på et tomt felt på dit sted, der passer til ordren.
clause-solo-you-choose = Passer flere, vælger du.
clause-solo-no-fruit = Den skal ikke bruge frugt.
clause-solo-discard = Så lægges ordren i kastebunken.
clause-solo-reshuffle = Er trækbunken tom, blandes kastebunken til en ny.
clause-solo-no-space-keeps = Passer intet felt, lægges ordren på Koncernens plads.
clause-solo-end-empty-board = Er dens plade tom, er denne tur den sidste.
clause-solo-score-track = Den får det højeste tal, der er afdækket på dens spor.
clause-solo-score-customers = Og de kunder, den vinder.
clause-solo-score-orders = Og 3 point for hver ordre på pladsen.
clause-solo-example = De tre lægges sammen: 36 fra sporet, 15 for 5 ordrer og 5 for en kunde er 56.
clause-solo-levels-harder = Hvert niveau føjer regler til for Koncernen og beholder de tidligere.

## Clauses: corner cases

clause-ruling-resource-space-blocks = En arbejder på ressourcefelt 2 spærrer det for den næste plads, på 3 for de to næste.
clause-ruling-order-not-from-same-cheese = En ordre, som en ost giver, opfyldes ikke af den.
clause-ruling-own-fruit-not-in-advance = Frugt, som en ost giver, betaler ikke for den.
clause-ruling-barn-one-worker = Laden rummer én arbejder ad gangen.
clause-ruling-swap-orders = Et bytte må afgive en uopfyldt ordre og må give en; også samme slags igen.
clause-ruling-unused-summed = Ubrugte ressourcer af alle slags, også uopfyldte ordrer, lægges først sammen og halveres så, rundet ned.
clause-ruling-hq-counts-own-cost = Et Hovedkontor, der tæller brugte bygninger, tæller også sine egne.
clause-ruling-order-deck-empty = Skal der bruges et kort, og trækbunken er tom, blandes kastebunken; er den også tom, trækkes færre.
clause-ruling-private-until-ready = Hvad du gør i en tur, ser de andre, når alle er færdige; kun den sidste ost siges straks.
clause-ruling-solo-no-card-left = Uden trækbunke og kastebunke trækker Koncernen intet i den tur.
clause-ruling-answer-first = Det påbegyndte gøres først færdigt: Et åbent spørgsmål besvares før alt andet.
clause-ruling-build-once = En evne låses op én gang.
clause-ruling-effects-in-any-order = Efter en ost kommer først dens ordre; venter der så flere virkninger, vælger du den næste (indstilling: i rækkefølge, evner fra venstre mod højre, så skiltet).
clause-ruling-greenhouse-by-itself = Drivhuset virker af sig selv ved turens første passende gevinst (indstilling: det spørger).
clause-ruling-two-named-first = Ved to forskellige ressourcer nævnes begge, før et kort trækkes.
clause-ruling-use-without-card = At samle ordrer, Laden og Posthuset kan stadig bruges uden kort; man trækker, hvad der er.
clause-ruling-nothing-gained = Får man intet, udløser det intet; én gevinst kan udløse både Drivhuset og Sorterestuen.
clause-ruling-cart-with-vat = Tandemkærren virker ikke for det Ekstra kar, som bruger en arbejder (indstilling).
clause-ruling-first-occasion = En brik, der virker én gang pr. tur, gør det ved første lejlighed.
clause-ruling-openly-when-short = En tur, hvor ordrerne kunne slippe op, spilles åbent, med uret fra bygningssektoren eller den næste plads; efter ønske alle ture.
clause-ruling-ready-taken-back = Alle ser, hvem der er færdig. Når en sidste ost meldes, må den, der var færdig, fortryde det én gang.
clause-ruling-one-choice = Et valg af ét er intet valg: Det sker af sig selv.
clause-ruling-worker-tile-one = En brik til arbejdere rummer én ad gangen, er ikke at samle og skal være låst op.
clause-ruling-tile-replaces = En brik erstatter helt evnen under den, også dens pris.
clause-ruling-blocked-plate = Et bord med en lukket tallerken bliver aldrig et par; den åbne tallerken tæller.
clause-ruling-greenhouse-one = Drivhuset giver 1 mere, hvor mange du end får.
clause-solo-level-two = Fra niveau 2 gælder det ikke, at lighed intet giver: En region, hvor Koncernen med mindst 1 ost står lige i toppen, er dens til fuld værdi.
clause-solo-level-three = Fra niveau 3 trækker Koncernen to ordrer i tur 4, 8, 12 og så videre.
clause-solo-level-four = På niveau 4 trækker den én ordre for hvert sted før tur 1, i den rækkefølge, stederne når dig.
clause-solo-win-higher = Du slår kun niveauet med flere point end Koncernen eller lige mange og flere oste lagt.
clause-option-level = Et niveau for Koncernen er for én spiller, 1 til 4.
clause-option-printed-layout = De trykte layouts er til fire spillere.

## Clauses: structure tiles

clause-draft-four-random = Avanceret: Alle får 4 brikker.
clause-draft-keep-one-pass-left = Behold én, og giv resten videre til venstre, alle på én gang og skjult, til alle har fire.
clause-draft-cover-any-number = Dæk så et vilkårligt antal trykte evner, én brik på hver.
clause-draft-rest-to-box = Brikker, der ikke lægges, er ude af spillet.
clause-tile-market-barn = Y1 { tile-Y1 }, pris 3. { tile-Y1-text }
clause-tile-timber-yard = Y2 { tile-Y2 }, pris 2. { tile-Y2-text }
clause-tile-double-byre = Y3 { tile-Y3 }, pris 3. { tile-Y3-text }
clause-tile-orchard = Y4 { tile-Y4 }, pris 3. { tile-Y4-text }
clause-tile-post-house = Y5 { tile-Y5 }, pris 3. { tile-Y5-text }
clause-tile-barter-stall = Y6 { tile-Y6 }, pris 2. { tile-Y6-text }
clause-tile-extra-vat = Y7 { tile-Y7 }, pris 4. { tile-Y7-text }
clause-tile-lookout = Y8 { tile-Y8 }, pris 2. { tile-Y8-text }
clause-tile-hay-loft = T1 { tile-T1 }, pris 2. { tile-T1-text }
clause-tile-jam-kettle = T2 { tile-T2 }, pris 2. { tile-T2-text }
clause-tile-fruit-press = T3 { tile-T3 }, pris 2. { tile-T3-text }
clause-tile-dispatch-desk = T4 { tile-T4 }, pris 3. { tile-T4-text }
clause-tile-masons-shed = T5 { tile-T5 }, pris 1. { tile-T5-text }
clause-tile-sorting-room = T6 { tile-T6 }, pris 2. { tile-T6-text }
clause-tile-day-labour = T7 { tile-T7 }, pris 3. { tile-T7-text }
clause-tile-long-haul = T8 { tile-T8 }, pris 3. { tile-T8-text }
clause-tile-shop-round = D1 { tile-D1 }, pris 2. { tile-D1-text }
clause-tile-fair-stall = D2 { tile-D2 }, pris 2. { tile-D2-text }
clause-tile-rail-siding = D3 { tile-D3 }, pris 2. { tile-D3-text }
clause-tile-kitchen-door = D4 { tile-D4 }, pris 1. { tile-D4-text }
clause-tile-bronze-cellar = D5 { tile-D5 }, pris 2. { tile-D5-text }
clause-tile-silver-cellar = D6 { tile-D6 }, pris 3. { tile-D6-text }
clause-tile-gold-cellar = D7 { tile-D7 }, pris 3. { tile-D7-text }
clause-tile-tandem-cart = D8 { tile-D8 }, pris 2. { tile-D8-text }
clause-tile-festival-marquee = P1 { tile-P1 }, pris 4. { tile-P1-text }
clause-tile-shop-sign = P2 { tile-P2 }, pris 4. { tile-P2-text }
clause-tile-chefs-letter = P3 { tile-P3 }, pris 4. { tile-P3-text }
clause-tile-rail-map = P4 { tile-P4 }, pris 4. { tile-P4-text }
clause-tile-gold-vault = P5 { tile-P5 }, pris 4. { tile-P5-text }
clause-tile-fresh-guild = P6 { tile-P6 }, pris 3. { tile-P6-text }
clause-tile-granary = P7 { tile-P7 }, pris 3. { tile-P7-text }
clause-tile-grand-tour = P8 { tile-P8 }, pris 3. { tile-P8-text }

## Structure tiles: names and what they do

tile-Y1 = Markedslade
tile-Y1-text = En arbejder her: få 1 ressource efter eget valg; hjemme næste tur.
tile-Y2 = Tømmerplads
tile-Y2-text = En arbejder her: få 2 bygninger; hjemme efter 2 ture.
tile-Y3 = Dobbeltstald
tile-Y3-text = En arbejder her: få 2 stykker kvæg; hjemme efter 2 ture.
tile-Y4 = Frugthave
tile-Y4-text = En arbejder her: få 2 frugter; hjemme efter 2 ture.
tile-Y5 = Posthus
tile-Y5-text = En arbejder her: få 2 ordrer; hjemme efter 2 ture.
tile-Y6 = Byttebod
tile-Y6-text = En arbejder her: Du må afgive 1 ubrugt ressource; gør du det, får du 2, ingen af den afgivne slags; hjemme næste tur.
tile-Y7 = Ekstra kar
tile-Y7-text = En arbejder her: læg 1 ost på et tomt bronzefelt af arbejderens slags på dit sted, og betal frugten. Arbejderen bliver på brikken; hjemme næste tur. Det er ikke at lave ost.
tile-Y8 = Udkig
tile-Y8-text = En arbejder her: få 1 ressource fra den sektor, der vender mod dig; hjemme næste tur.
tile-T1 = Høloft
tile-T1-text = Én gang pr. tur: Efter en malkestald får du 1 stykke kvæg.
tile-T2 = Syltegryde
tile-T2-text = Én gang pr. tur: Efter frugt til marmelade får du 1 ordre.
tile-T3 = Frugtpresse
tile-T3-text = Én gang pr. tur: Efter frugt til frugtost får du 1 stykke kvæg.
tile-T4 = Ekspedition
tile-T4-text = Én gang pr. tur: Efter en opfyldt ordre får du 1 ressource efter eget valg.
tile-T5 = Murerskur
tile-T5-text = Hver gang du derefter låser en anden evne op, får du 1 bygning.
tile-T6 = Sorterestue
tile-T6-text = Én gang pr. tur: Når du får ordrer, trækker du 1 mere og afgiver så 1 uopfyldt ordre.
tile-T7 = Daglejere
tile-T7-text = Når du samler på felt 1, får du 1 mere af den ressource.
tile-T8 = Langfart
tile-T8-text = Når du samler på felt 3, får du 1 ressource af en anden slags efter eget valg.
tile-D1 = Butiksrunde
tile-D1-text = For hver ost, du lægger i Fromagerie: få 1 stykke kvæg.
tile-D2 = Markedsbod
tile-D2-text = For hver ost, du lægger på Festival: få 1 ordre.
tile-D3 = Sidespor
tile-D3-text = For hver ost, du lægger i Villes: få 1 frugt.
tile-D4 = Køkkendør
tile-D4-text = For hver ost, du lægger i Bistro: få 1 bygning.
tile-D5 = Bronzekælder
tile-D5-text = For hver bronzeost, du lægger: få 1 bygning.
tile-D6 = Sølvkælder
tile-D6-text = For hver sølvost, du lægger: få 1 frugt.
tile-D7 = Guldkælder
tile-D7-text = For hver guldost, du lægger: få 1 ressource efter eget valg.
tile-D8 = Tandemkærre
tile-D8-text = For hver ost, du lægger uden arbejder: få 1 ordre.
tile-P1 = Festtelt
tile-P1-text = Til sidst: 1 point for hver af dine oste på Festival.
tile-P2 = Butiksskilt
tile-P2-text = Til sidst: 1 point for hver af dine oste i Fromagerie.
tile-P3 = Kokkens brev
tile-P3-text = Til sidst: 1 point for hver af dine oste i Bistro.
tile-P4 = Jernbanekort
tile-P4-text = Til sidst: 1 point for hver af dine oste i Villes.
tile-P5 = Guldkammer
tile-P5-text = Til sidst: 1 point for hver af dine guldoste.
tile-P6 = Friskostlav
tile-P6-text = Til sidst: 1 point for hver af dine bronzeoste.
tile-P7 = Kornloft
tile-P7-text = Til sidst: De første 8 ubrugte ressourcer giver 1 point hver, resten som ellers 1 for hver to.
tile-P8 = Den store rundrejse
tile-P8-text = Til sidst: 2 point for hvert sted med mindst 3 af dine oste.

## Options

option-players = Spillere
option-players-help = Hvor mange der spiller. Én alene spiller mod Koncernen.
option-festival = Festival
option-festival-help = Hvilket layout Festival har.
option-fromagerie = Fromagerie
option-fromagerie-help = Hvilket layout Fromagerie har.
option-bistro = Bistro
option-bistro-help = Hvilket layout Bistro har.
option-villes = Villes
option-villes-help = Hvilket layout Villes har.
option-festival-I = Side I
option-festival-II = Side II
option-festival-P = Det trykte, til fire
option-festival-any = Ved lodtrækning
option-fromagerie-I = Side I
option-fromagerie-II = Side II
option-fromagerie-P = Det trykte, til fire
option-fromagerie-any = Ved lodtrækning
option-bistro-I = Side I
option-bistro-II = Side II
option-bistro-P = Det trykte, til fire
option-bistro-any = Ved lodtrækning
option-villes-I = Side I
option-villes-II = Side II
option-villes-P = Det trykte, til fire
option-villes-any = Ved lodtrækning
option-tiles = Bygningsbrikker
option-tiles-help = Det avancerede spil: Alle vælger fire brikker og må dække trykte evner med dem.
option-level = Koncernen
option-level-help = Alene: hvor stærkt Koncernen spiller, 1 til 4. Med flere spillere er den ikke med.
option-clockwise = En efter en
option-clockwise-help = Hver tur spilles åbent, med uret fra bygningssektoren.
option-greenhouse = Drivhus
option-greenhouse-help = Om Drivhuset virker af sig selv eller spørger hver gang.
option-greenhouse-auto = Af sig selv
option-greenhouse-ask = Det spørger
option-trigger_order = Flere virkninger på én gang
option-trigger_order-help = Om du vælger, hvilken virkning der kommer først.
option-trigger_order-choose = Spilleren vælger
option-trigger_order-listed = Evner fra venstre mod højre, så skiltet
option-cart_with_vat = Tandemkærre med Ekstra kar
option-cart_with_vat-help = Det Ekstra kar bruger en arbejder; med dette udløser dets ost alligevel Tandemkærren.

## Moves in words

move-ready = Færdig
move-gather = { $resource }, felt { $n }: send { $worker }
move-make = Lav ost: { $place }
move-milk = Malk { $cost } stykker kvæg, ekstra ost: { $place }
move-build = Lås { $ability } op for { $cost ->
        [one] { $cost } bygning
       *[other] { $cost } bygninger
    }
move-work = { $ability }: send { $worker }
move-vat = Ekstra kar: { $place }
move-complete = Opfyld ordren: { $kind }
move-keep = Lad ordren stå åben
move-fire = Først: { $source }
move-take = Få 1: { $resource }
move-pair = Få 1 af hver: { $one }, { $two }
move-give = Afgiv 1: { $resource }
move-give-order = Afgiv en ordre: { $kind }
move-skip = Ingenting
move-use = Drivhus: 1 mere, { $resource }
move-corp = Koncernens ost: { $place }
move-draft = Behold { $tile }
move-lay = Dæk { $ability } med { $tile }
move-laid = Alle brikker ligger

## Lines of a score

term-festival = Festival, gruppe på { $size }
term-shelves = Fromagerie, { $shelves ->
        [one] { $shelves } hylde
       *[other] { $shelves } hylder
    }
term-sign = Fromagerie, skiltet på hylde { $shelf }
term-plates = Bistro, { $age }, { $pairs ->
        [one] { $pairs } par
       *[other] { $pairs } par
    }
term-region = Villes, { $region }
term-region-tied = Villes, { $region }, lige
term-orders = Opfyldte ordrer: { $orders }
term-fruit = Frugtost gange marmelade
term-hq = Hovedkontor: { $resource }, brugt
term-tile = { $tile }
term-unused = Ubrugte ressourcer: { $unused }, to for ét point
term-corporation = Over for det har Koncernen { $points }: { $track } på sporet, { $customers } fra kunder, { $stored } fra gemte ordrer

## What happens: log and live region

effect-venues-laid = Kvadranterne ligger med uret fra syd: { $venues }.
effect-sectors-laid = Ressourcebrikken ligger med { $resource } mod syd.
effect-side-chosen = { $venue }: { $layout ->
        [I] side I
        [II] side II
       *[P] det trykte layout
    }.
effect-customer-placed = Region { $region }: en kunde til { $points } point.
effect-board-dealt = { $who } får spillerplade { $board }.
effect-start-stock = { $who } begynder med { $things }.
effect-dealt = { $who } får { $tile }.
effect-drafted = { $who } beholder { $tile }.
effect-passed = De andre brikker går videre til venstre.
effect-laid = { $who } dækker { $ability } med { $tile }.
effect-draft-over = Alle brikker ligger; resten er ude af spillet.
effect-turned = Tur { $turn }: { $first ->
        [yes] Spillet begynder
       *[no] Skiven er drejet en kvart omgang
    }.
effect-came-home = { $who }: { $worker } er hjemme igen.
effect-openly = Denne tur spilles åbent, en efter en; { $who } begynder.
effect-gathered = { $who } samler; { $worker } er hjemme om { $n ->
        [one] { $n } tur
       *[other] { $n } ture
    }: { $resource }.
effect-made = { $who } laver ost med { $worker }: { $place }.
effect-milked = { $who } malker { $cost } stykker kvæg og lægger en ekstra ost: { $place }.
effect-vat = { $who } laver ost i det Ekstra kar med { $worker }: { $place }.
effect-built = { $who } låser { $ability } op for { $cost ->
        [one] { $cost } bygning
       *[other] { $cost } bygninger
    }.
effect-worked = { $who }, { $ability }: { $worker } arbejder der.
effect-fruit-spent = { $who } bruger 1 frugt { $mark ->
        [fruited] til frugtost
       *[jam] til marmelade
    }: { $count } indtil nu.
effect-gained = { $who } får { $things }.
effect-order-drawn = { $who } trækker en ordre: { $card }.
effect-order-completed = { $who } opfylder en ordre: { $card }. Opfyldt indtil nu: { $count }.
effect-order-kept = { $who } lader en ordre stå åben: { $card }.
effect-fired = { $ability } virker for { $who }.
effect-sign = Skiltet på hylde { $shelf } virker for { $who }.
effect-greenhouse = Drivhuset giver { $who } 1 mere: { $resource }.
effect-greenhouse-declined = { $who } bruger ikke Drivhuset: { $resource }.
effect-cast = { $who } afgiver { $things }.
effect-order-cast = { $who } afgiver en ordre: { $card }.
effect-declined = { $who } afgiver intet, { $what ->
        [swap] så skiltet giver intet
       *[barter] så byttebodet giver intet
    }.
effect-sorted = { $who } sorterer en ordre fra: { $card }.
effect-reshuffled = Kastebunken er trækbunke igen: { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }.
effect-no-card = Intet kort tilbage at trække: { $count ->
        [one] { $count } ordre mindre
       *[other] { $count } ordrer mindre
    }.
effect-last-cheese = { $who } har lagt sin sidste ost: Dette er den sidste tur.
effect-ready = { $who } er færdig.
effect-ready-again = { $who } må handle igen før slutningen.
effect-corp-drew = Koncernen trækker en ordre: { $card }.
effect-corp-placed = Koncernens ost: { $place }; den har { $count } tilbage.
effect-corp-stored = Intet felt passer: Koncernen gemmer { $card }. Gemt indtil nu: { $count }.
effect-corp-empty = Koncernens plade er tom: Dette er den sidste tur.
effect-won = { $how ->
        [most] { $who } vinder med { $points } point.
        [cheese] { $who } vinder med { $points } point og flere oste.
       *[shared] { $who } deler sejren med { $points } point.
    }
effect-beaten = { $who } slår Koncernen, { $points } mod { $theirs }.
effect-not-beaten = Koncernen holder stand: { $points } mod { $theirs } for { $who }.

## Options that do not fit

error-fromage-level-alone = Valget »{ $option }« skal være 1, 2, 3 eller 4 for én spiller: Alene spiller du mod Koncernen.
error-fromage-level-more = Valget »{ $option }« er for én spiller, men der spiller { $players }: Udelad det, eller skriv 0.
error-fromage-printed = Valget »{ $option }« kan ikke være P med { $players }: De trykte layouts er til fire. Vælg I, II eller any.
error-fromage-needs-tiles = Valget »{ $option }« handler om bygningsbrikker: Tilføj tiles=yes, eller udelad det.

# -- end of the words of rules and moves; other rooms below

## Positions and boxes that do not fit

error-fromage-position = { EMPTY($line) ->
        [no] Denne stilling kan ikke læses, ved »{ $line }«: { $reason }.
       *[yes] Denne stilling kan ikke læses: { $reason }.
    }
position-said-twice = det står der to gange
position-key = en linje kan ikke begynde med »{ $word }«
position-word = »{ $word }« passer ikke der; skriv et af disse: { $known }
position-number = »{ $word }« skal være et helt tal fra { $low } til { $high }
position-words = antallet af ord der skal være fra { $least } til { $most }
position-pairs = ordene står to og to der: et navn og det, der hører til
position-twice = hvert navn står der én gang
position-seat = der er ingen plads »{ $word }«; pladserne er A til { $last }
position-space = der er intet felt »{ $word }« der i denne udgave
position-venues = stederne er bogstaverne { $letters }, hvert én gang
position-customers = der er { $count } kunder af slagsene { $letters }, to af hver; ? er en, man ikke kender
position-printed = udgave P er for fire spillere
position-layout = indstillingerne for dette spil siger { $layout }
position-corporation = Koncernen spiller kun mod en enkelt spiller
position-owner = før »{ $word }« skal der stå, hvis ost det er: en plads eller corp
position-cheese-twice = der ligger to oste på { $space }
position-new = der ligger ingen ost på { $space }
position-home = en arbejder, der er hjemme, kommer ikke tilbage
position-no-tiles = bygningsbrikker kræver indstillingen tiles
position-card-twice = ordre { $card } er to steder
position-no-worker-there = der er intet til en arbejder på { $place } hos plads { $seat }
position-back = den arbejder kommer hjem mellem tur { $low } og tur { $high }
position-not-faced = en arbejder bliver der højst { $away ->
        [one] én tur
       *[other] { $away } ture
    }, men den kvadrant ligger nu på side { $position } af skiven: plads { $seat } kan ikke have haft den foran sig så nylig
position-cheeses = plads { $seat } har ikke flere oste end: { $count }
position-corp-cheeses = på dette niveau har Koncernen ikke flere oste end: { $count }
position-blocked = { $space } er først åben fra dette antal spillere: { $count }
position-boards = to pladser har samme plade
position-no-board = nu har hver plads en plade
position-no-customer = nu har hver region en kunde
position-not-drafting = hænder og beholdte brikker hører til valget
position-tile-twice = brik { $tile } er to steder
position-hand = ved dette valg har plads { $seat } så mange brikker: { $count }
position-taken = { $tile } er ikke på hånden hos plads { $seat }
position-two-workers = arbejderne { $other } og { $who } står på samme felt
position-worker-cheese = arbejder { $who } står kun på { $space }, hvis der ligger en ost af dens egen plads og type
position-not-built = arbejder { $who } er på { $place }, som ikke er låst op
position-corp-card = Koncernen udfører kun { $card } i sin egen del: fasen er corporation eller head
position-head = steder betjenes kun i forspringet: fasen er head
position-not-over = spillet er ikke slut: ingen har lagt sin sidste ost, og Koncernens plade er ikke tom
position-over = nogen havde lagt sin sidste ost før denne tur, så spillet er slut: fasen er over
position-where = der ligger ingen ost fra plads { $seat } på { $space }
position-sign = et skilt venter kun på plads { $seat } efter en ost på en hylde, hvis skilt giver noget: tilføj »where« og feltet
position-waiting = der er intet låst op, som kunne virke, på { $place } hos plads { $seat }
position-step-order = plads { $seat } spørges kun om en ordre, hvis den har en til osten, der lige er lagt: tilføj »where« og feltet
position-step = intet giver plads { $seat } et valg ved dette trin: sig, hvad der venter eller skal fås
position-nobody = alle pladser er klar, så runden er slut
box-word = i `{ $entry }` skal »{ $word }« være et af disse: { $words }
box-number = `{ $entry }` skal være et helt tal fra { $low } til { $high }
box-list = `{ $entry }` skal være en liste af tal, så mange: { $count }
box-ascending = tallene i `{ $entry }` må ikke falde
box-yes-no = `{ $entry }` skal være true eller false
box-space = »{ $word }« for { $space } skal være en type S, H, B, en alder b, s, g, så måske F eller J, så måske 3 eller 4
box-printed = { $space } er trykt på pladen for fire spillere: udelad antallet af spillere
box-rows = antallet af rækker skal være { $rows }, antallet af felter i hver { $spaces }
box-samples = antallet af smagsprøver (*) skal være { $count }
box-beside = { $space } er { $age }, så antallet af smagsprøver ved siden af skal være { $count }, ikke { $found }
box-shelf-age = { $space } ligger på en hylde til { $age }
box-regions = regionerne er i denne rækkefølge: { $words }
box-cities = antallet af byer skal være { $count }, hver med navn, regioner og tre udgaver
box-touches = { $space } er { $age }, så antallet af regioner, den rører, skal være { $count }
box-parlour = osten i en malkestald er en type og en alder som Sb, eller ??: ikke »{ $word }«
box-parlours = der skal være fire malkestalde, hver dyrere end den forrige
box-of = `of` hører ikke til »{ $when }«
box-family = »{ $when }« passer ikke til brikkens bogstav: Y har et arbejderfelt, P giver point til sidst, T og D ingen af delene
box-gain = »{ $gain }« kan ikke fås ved »{ $when }«
box-give = `give` er »first« ved en arbejder og gevinsten »other« og »order« ved »orders-gained«; her står »{ $when }« og »{ $gain }«
box-back = `back` hører til brikker med arbejderfelt, og kun til dem: 1, 2 eller 3 ture
box-tiles = brikkerne er Y1 til Y8, T1 til T8, D1 til D8, P1 til P8, i den rækkefølge: { $count } i alt
box-cards = antallet af navne for { $kind } skal være { $count }
box-levels = antallet af niveauer skal være { $count }
box-sectors = hver af disse ligger der én gang: { $words }
box-sides = `{ $entry }` skal nævne forskellige sider af S, W, N, E, så mange: { $count }
box-shelves = der skal være seks hylder
box-boards = antallet af plader skal være { $count }
box-missing = punktet { $entry } mangler
box-form = noget deri har en anden form end ventet, for eksempel en liste eller tabel

position-no-card = der er ikke flere ordrekort at trække

## The picture and what to do (scene)

seat-red = Rød
seat-blue = Blå
seat-green = Grøn
seat-yellow = Gul
seat-corporation = Koncernen
side-maker = ostemager
board-table = Det runde bord
board-own = { $seat }: egen plade
kind-any = hvilken som helst ost
node-way = Bordet drejer med uret: Efter denne tur kommer kvadranten til højre for dig frem foran dig.
node-space = { $venue }, { $place }: { $kind }{ $mark ->
        [fruited] , kræver frugt (frugtost)
        [jam] , kræver frugt (marmelade)
       *[none] {""}
    }. { $how ->
        [taken] Ost: { $seat }.
        [shut] Lukket med så få spillere.
       *[free] Fri.
    } { $value }
worth-group = Gruppe på { $size } med smagsprøver: { $points ->
        [one] { $points } point
       *[other] { $points } point
    }.
worth-shelf = Hylde { $shelf }: { $sign ->
        [swap] byt 1 ressource med det samme
        [one] få 1 ressource efter eget valg med det samme
        [two] få 2 forskellige ressourcer med det samme
       *[points] { $points } for hver ost til sidst
    }.
worth-plate = Er { $points } værd nu: { $pairs ->
        [one] { $pairs } par
       *[other] { $pairs } par
    }{ $paired ->
        [yes] , dette bord er med
       *[no] {""}
    }.
worth-regions = Rører: { $regions }.
worth-influence = { $seat } { $count }
node-customer = Kunde i regionen { $region }: { $win } for flest oste, { $tie } til hver, hvis flere har lige mange. { $some ->
        [yes] Nu: { $who }.
       *[no] Ingen er der endnu.
    }
node-sector = Saml: { $gain }. { $free ->
        [yes] Arbejderen er hjemme om { $turns ->
                [one] { $turns } tur
               *[other] { $turns } ture
            }.
       *[no] Optaget af { $seat }; fri igen om { $left ->
                [one] { $left } tur
               *[other] { $left } ture
            }.
    }
node-worker = { $seat }, { $worker } på { $place }: hjemme om { $left ->
        [one] { $left } tur
       *[other] { $left } ture
    }, foran { $venue }.
node-worker-home = { $seat }, { $worker }: hjemme.
node-worker-ability = { $seat }, { $worker }: { $ability }, hjemme om { $left ->
        [one] { $left } tur
       *[other] { $left } ture
    }.
node-away = { $seat }, { $worker } er væk: hjemme om { $left ->
        [one] { $left } tur
       *[other] { $left } ture
    }, foran { $venue }.
node-deck = Ordrer i bunken: { $count }
node-ability = { $name }: { $text } { $how ->
        [fired] Låst op; brugt i denne tur.
        [built] Låst op.
        [kept] Beholdt; koster { $cost }.
       *[closed] Låses op for { $cost ->
                [one] { $cost } bygning
               *[other] { $cost } bygninger
            }.
    }
text-barn = En arbejder her giver 1: { $resource }; hjemme næste tur.
text-greenhouse = Én gang pr. tur, når du får nogen, 1 mere: { $resource }.
text-dock = Hver ost dér ({ $venue }) giver 1: { $resource }.
text-hq = Til sidst 1 point for hver brugt: { $resource }.
tile-titled = { $name }, pris { $cost }
node-parlour = Malkestald: { $cost } stykker kvæg for en ekstra ost, { $kind }. { $how ->
        [milked] Brugt.
       *[open] Ikke brugt endnu.
    }
node-stock = På lager: { $what }
node-cheeses = Oste tilbage: { $count }
node-order = Ordre: { $card }. { $line }
node-done = Opfyldt: { $card }
node-points = { $points ->
        [one] { $points } point
       *[other] { $points } point
    } nu; tryk for posterne
node-panel = { $seat }{ $ready ->
        [yes] , færdig
       *[no] {""}
    }. Oste tilbage: { $cheeses }. { $structures }, { $livestock }, { $fruit }; ordrer åbne { $orders }, opfyldte { $done }; arbejdere hjemme: { $home }. Tryk for det hele.
node-corporation = Koncernen, niveau { $level }: { $points ->
        [one] { $points } point
       *[other] { $points } point
    }. Oste tilbage { $left }, spor { $track }, gemte ordrer { $stored }, { $each } point hver. Tryk for posterne.
node-corp-order = Koncernen udfører { $card }
score-festival = { $venue }: { $points ->
        [one] { $points } point
       *[other] { $points } point
    }{ $count ->
        [0] {""}
       *[other] , grupper { $groups }
    }
score-group = { $size } for { $points }
score-fromagerie = { $venue }: { $points ->
        [one] { $points } point
       *[other] { $points } point
    } ({ $shelves ->
        [one] { $shelves } hylde
       *[other] { $shelves } hylder
    } for { $for }, skilte { $signs })
score-bistro = { $venue }: { $points ->
        [one] { $points } point
       *[other] { $points } point
    } ({ $pairs ->
        [one] { $pairs } par
       *[other] { $pairs } par
    }; bronze { $bronze } × { $bronzeeach }, sølv { $silver } × { $silvereach }, guld { $gold } × { $goldeach })
score-villes = { $venue }: { $points ->
        [one] { $points } point
       *[other] { $points } point
    }{ $count ->
        [0] {""}
       *[other] , { $regions }
    }
score-region = { $region } { $points }
score-orders = Ordrer: { $count } opfyldt, { $points ->
        [one] { $points } point
       *[other] { $points } point
    }
score-fruit = Frugt: { $fruited } frugtost × { $jam } marmelade, { $points ->
        [one] { $points } point
       *[other] { $points } point
    }
score-abilities = Evner: { $points ->
        [one] { $points } point
       *[other] { $points } point
    }{ $count ->
        [0] {""}
       *[other] , { $abilities }
    }
score-ability = { $ability } { $points }
score-unused = Ubrugte: { $count }, to for et point, { $points ->
        [one] { $points } point
       *[other] { $points } point
    }
inside-seat = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } point
    }
inside-points = Stilling for { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } point
    } nu
inside-corporation = Koncernen, niveau { $level }: { $points ->
        [one] { $points } point
       *[other] { $points } point
    }
corp-track = Spor: { $placed } lagt, { $left } tilbage, { $points ->
        [one] { $points } point
       *[other] { $points } point
    }
corp-villes = Kunder: { $points ->
        [one] { $points } point
       *[other] { $points } point
    }
corp-stored = Gemte ordrer: { $count }, { $points ->
        [one] { $points } point
       *[other] { $points } point
    }
prompt-setup = Bordet stilles op.
prompt-draft = Valg { $pick } af 4: Behold en brik; resten går videre.
prompt-wait-draft = Venter på brikvalg: { $seats }.
prompt-lay = Dæk de evner, du vil, af dine fire med brikker, og sig så, at de er lagt.
prompt-wait-lay = Venter på brikkerne fra { $seats }.
prompt-turn = { $last ->
        [yes] Sidste tur. Foran dig: { $venue }.
       *[no] Foran dig: { $venue }.
    } { $how ->
        [none] Der er intet tilbage at gøre: Sig, at du er færdig.
        [worker] Vælg en arbejder, så hans plads, eller sig, at du er færdig.
       *[other] Handl, eller sig, at du er færdig.
    }
prompt-wait = Ikke færdig endnu: { $seats }.
prompt-wait-openly = Én efter én: Nu spiller { $seats }.
prompt-drawing = { $seat } trækker en ordre.
prompt-order = Osten passer til en ordre: { $kind }. Vil du opfylde den?
prompt-fire = Flere virkninger venter: Hvilken først?
prompt-pick = { $count ->
        [one] Få en ressource efter eget valg.
       *[other] Få { $count } ressourcer efter eget valg, én ad gangen.
    }
prompt-pair = Få to forskellige ressourcer.
prompt-cast = Du må afgive én ubrugt ressource.
prompt-sort = Sorterestue: Afgiv en ordre.
prompt-greenhouse = Drivhus: Vil du tage én mere ({ $resource })?
prompt-corp-draws = Koncernen trækker en ordre.
prompt-corp = Koncernen har { $card }: Vælg dets felt ({ $venue }).
prompt-corp-places = Koncernen udfører { $card } ({ $venue }).
prompt-over = { $count ->
        [one] { $seats } vinder med { $points } point.
       *[other] { $seats } deler sejren med { $points } point.
    }
ends-draft = Det går videre, når alle har valgt.
ends-left = Stadig muligt: { $left }.
ends-nothing-left = Intet er glemt. Turen slutter, når alle er færdige.
ends-last = Den sidste ost er lagt ({ $seats }): Spillet slutter efter denne tur.
ends-turn = { $alone ->
        [yes] Færdig afslutter turen, og bordet drejer en kvart omgang.
       *[no] { $openly ->
            [yes] Bordet drejer, når den sidste er færdig.
           *[no] Når alle er færdige, drejer bordet en kvart omgang.
        }
    }
left-gather = samle
left-make = lave ost
left-milk = malke
left-build = låse op
left-work = en arbejder til en evne
left-vat = det Ekstra kar
left-fits = { $count ->
        [one] { $count } ordre, du kan opfylde
       *[other] { $count } ordrer, du kan opfylde
    }
left-orders = { $count ->
        [one] { $count } ordre, du kan opfylde
       *[other] { $count } ordrer, du kan opfylde
    } ({ $orders })
move-ready-left = Færdig, men lader ligge: { $left }
button-draft = Behold
card-choices = Dit valg
tally-stock = { $cheeses ->
        [one] { $cheeses } ost tilbage
       *[other] { $cheeses } oste tilbage
    }, { $home ->
        [one] { $home } arbejder hjemme
       *[other] { $home } arbejdere hjemme
    }
note-ready = færdig
status-setup = Bordet stilles op
status = Tur { $turn } · { $deck ->
        [one] { $deck } ordre i bunken
       *[other] { $deck } ordrer i bunken
    }
ending-beaten = Niveau { $level } er slået: { $points } mod { $theirs }.
ending-not-beaten = Koncernen holder niveau { $level }: { $points } mod { $theirs }.
sign-t-S = Blød ost: en rund
sign-t-H = Fast ost: en kile
sign-t-B = Blå ost: en høj cylinder med bølger
sign-plate-b = Bronze, ét øje: Arbejderen er hjemme om 1 tur
sign-plate-s = Sølv, to øjne: hjemme om 2 ture
sign-plate-g = Guld, tre øjne: hjemme om 3 ture
sign-fruit = Frugtost: Betal først 1 frugt
sign-jam = Marmelade: Betal først 1 frugt
sign-sample = Smagsprøve: hører til alles grupper
sign-lid = Lukket med så få spillere
sign-base = En arbejders fod peger mod den kvadrant, den kommer hjem med
# -- end of the scene

## Formularen

option-level-1 = 1: til et første spil
option-level-2 = 2: regioner, hvor I står lige, er dens
option-level-3 = 3: flere oste, og to ordrer hver fjerde tur
option-level-4 = 4: endnu flere oste, og et forspring
