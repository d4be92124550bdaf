# Fromage: all words of the game, Romanian. English first, then the five other files.
# Cuvinte: cadran = un sfert de disc, cu un loc și un sector de resurse; spațiu, lucrător, comandă, mulgătoare,
# abilitate, schelă, mostră gratuită, panou, jeton de client, cartonaș de clădire, Corporația; brânză în plus.

## The game

game-title = Fromage
game-pitch = Fă brânză la o masă care se rotește: la fiecare tură îți vine în față alt loc și nimeni nu așteaptă pe nimeni.
game-intro = Într-un orășel din Franța toți fac brânză, toți deodată. O masă rotundă cu patru locuri se întoarce cu un sfert după fiecare tură; lucrătorii tăi merg cu ea și se întorc acasă când ajung iar cu fața la tine, mai repede de la bronz, mai târziu de la aur. Adună clădiri, vite, fructe și comenzi, umple Festivalul, Fromageria, Bistroul și orașele din Villes și ai cele mai multe puncte când ultima brânză a cuiva e pe masă. Singur, joci contra Corporației.

## Resources, venues, kinds of cheese, people

resource-structure = Clădiri
resource-livestock = Vite
resource-fruit = Fructe
resource-order = Comenzi
amount-structure = { $count ->
        [one] { $count } clădire
        [few] { $count } clădiri
       *[other] { $count } de clădiri
    }
amount-livestock = { $count ->
        [one] { $count } vită
        [few] { $count } vite
       *[other] { $count } de vite
    }
amount-fruit = { $count ->
        [one] { $count } fruct
        [few] { $count } fructe
       *[other] { $count } de fructe
    }
amount-order = { $count ->
        [one] { $count } comandă
        [few] { $count } comenzi
       *[other] { $count } de comenzi
    }
venue-festival = Festival
venue-fromagerie = Fromagerie
venue-bistro = Bistro
venue-villes = Villes
age-b = bronz
age-s = argint
age-g = aur
kind-Sb = moale, bronz
kind-Ss = moale, argint
kind-Sg = moale, aur
kind-Hb = tare, bronz
kind-Hs = tare, argint
kind-Hg = tare, aur
kind-Bb = albastră, bronz
kind-Bs = albastră, argint
kind-Bg = albastră, aur
worker-S = lucrătorul pentru brânză moale
worker-H = lucrătorul pentru brânză tare
worker-B = lucrătorul pentru brânză albastră
ability-barn = Hambar
ability-greenhouse = Seră
ability-dock = Rampă de încărcare
ability-hq = Sediu
source-sign = panoul
region-purple = mov
region-blue = albastru
region-white = alb
region-green = verde
region-orange = portocaliu
region-pink = roz

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
flavour-Sb = Comandată pe sâmbătă; până duminică nu rezistă.
flavour-Ss = Coaja lui se anunță înainte să fie golită căruța.
flavour-Sg = Vecinii au întrebat a cui e. De două ori.
flavour-Hb = Simplă, cinstită și dispărută la al doilea pahar.
flavour-Hs = Pentru masa de la geam, o roată întreagă.
flavour-Hg = Mai bătrână decât ucenicul care o cară.
flavour-Bb = O albastră blândă, pentru cei care zic că nu le place.
flavour-Bs = Se cere cu pere și cu puțină liniște.
flavour-Bg = Ținută în peșteră, vândută cu degetul, discutată ore întregi.

## Chapters of the rulebook page

chapter-setup = Cutia și pregătirea
chapter-setup-intro = Patru cadrane alcătuiesc discul, fiecare cu un loc; la mijloc stă cartonașul resurselor, cu câte un sector spre fiecare cadran: în sensul acelor de ceasornic vite, comenzi, clădiri, fructe. Spațiile au nume: F23 e rândul 2, coloana 3 din Festival, M2a un loc pe raftul 2 din Fromagerie, B4b o farfurie la masa 4 din Bistro, V11 un oraș din Villes.
chapter-turn = O tură
chapter-turn-intro = Lucrătorii vin acasă, toți acționează deodată în fața lor, masa se întoarce.
chapter-make = Facerea brânzei
chapter-make-intro = Fiecare spațiu are un fel, moale, tare sau albastră, și o vârstă, bronz, argint sau aur.
chapter-gather = Adunarea resurselor
chapter-gather-intro = Între locul tău și butuc se află unul dintre cele patru sectoare de resurse.
chapter-festival = Festivalul
chapter-festival-intro = Cinci rânduri a câte cinci, cu șapte mostre gratuite printre brânzeturi.
chapter-shop = Fromageria
chapter-shop-intro = Șase rafturi a câte trei. Rafturile 1–3 din stânga au panouri de resurse, 4–6 din dreapta panouri de puncte; jos e bronzul, sus aurul.
chapter-bistro = Bistroul
chapter-bistro-intro = Nouă mese pentru doi.
chapter-villes = Villes
chapter-villes-intro = Optsprezece orașe în șase regiuni.
chapter-fruit = Fructele
chapter-fruit-intro = Două semne de pe spații cer fructe: căpșuna pentru brânza cu fructe, borcanul pentru gem.
chapter-milk = Vite și mulgătoare
chapter-milk-intro = Laptele dă brânză în plus: brânză fără lucrător.
chapter-order = Comenzile
chapter-order-intro = Treizeci și șase de cărți, câte patru pentru fiecare dintre cele nouă feluri.
chapter-build = Clădiri și abilități
chapter-build-intro = Fiecare planșă are patru abilități, una lângă alta, care așteaptă să fie deblocate.
chapter-end = Sfârșitul jocului
chapter-end-intro = Nimic nu se punctează înainte; totul se numără o dată, la sfârșit.
chapter-tile = Cartonașele de clădire
chapter-tile-intro = În jocul avansat, cartonașele pot acoperi abilități tipărite. Regulile alegerii sunt din regulament; cele 32 de cartonașe sunt ale noastre, fiindcă nicio sursă nu le numește.
chapter-solo = Singur împotriva Corporației
chapter-solo-intro = Un jucător și un adversar care trage cărți. Ce fac cele patru niveluri ale lui vine de la noi, în afară de ce spune regulamentul.
chapter-ruling = Cazuri speciale
chapter-ruling-intro = Unde regulamentul tace sau se poate citi în două feluri, la masa aceasta se joacă așa.

## Clauses: the box and the set-up

clause-box-counts = În cutie sunt 4 cadrane, 12 inserții, 4 planșe, 12 lucrători, 60 de brânzeturi, 36 de cărți de comandă, câte 36 de jetoane de clădiri, vite și fructe, 32 de cartonașe de clădire, 6 jetoane de client și 8 multiplicatori.
clause-setup-inserts-by-count = Fiecare loc primește așezarea potrivită numărului de jucători.
clause-setup-side-one-first = În prima partidă, fiecare loc arată fața I.
clause-setup-sides-mixed = Mai târziu fețele I și II se pot amesteca oricum, iar în patru și așezările tipărite.
clause-setup-quadrants-any-order = Cele patru cadrane se pun în orice ordine.
clause-setup-resource-tile-random = Cartonașul resurselor se pune la mijloc, rotit la întâmplare.
clause-setup-seat-faces-quadrant = În fața fiecărui loc la masă stă exact un cadran.
clause-setup-two-opposite = Doi jucători stau față în față.
clause-setup-four-around = Patru jucători ocupă toate cele patru laturi; trei lasă una liberă.
clause-setup-customers-random = Fiecare dintre cele șase regiuni primește la întâmplare un jeton de client.
clause-setup-orders-shuffled = Cărțile de comandă se amestecă.
clause-setup-resources-in-reach = Toate jetoanele de resurse sunt o rezervă comună.
clause-setup-fifteen-cheeses = Fiecare are 15 brânzeturi.
clause-setup-three-workers = Fiecare are trei lucrători: unul pentru brânză moale, unul pentru tare, unul pentru albastră.
clause-setup-board-random = Planșele se împart la întâmplare.
clause-setup-two-from-left = Fiecare începe cu 2 resurse din sectorul din stânga lui.
clause-setup-one-from-opposite = Și cu 1 resursă din sectorul de vizavi.
clause-stock-structures = Clădirile nefolosite așteaptă la stânga abilităților.
clause-stock-livestock = Vitele nefolosite stau pe pășune.
clause-stock-fruit = Fructele nefolosite stau în coș.
clause-stock-orders-open = Comenzile stau cu fața în sus lângă planșă; toți le văd.

## Clauses: a turn

clause-turn-collect-first = O tură începe cu întoarcerea lucrătorilor.
clause-turn-simultaneous = Apoi toți acționează deodată.
clause-turn-own-quadrant-only = Acționezi doar în cadranul din fața ta.
clause-turn-available-workers-only = Se pot folosi doar lucrătorii care sunt acasă.
clause-turn-gather-and-make-any-order = În tura ta poți aduna o dată și poți face brânză o dată, în orice ordine, sau poți renunța.
clause-turn-rotate-clockwise = Când toți sunt gata, discul întreg se întoarce cu un sfert în sensul acelor de ceasornic, cu tot ce e pe el.
clause-turn-reaction-order = Cine vrea să-i aștepte pe alții joacă pe față: în sensul acelor de ceasornic, de la locul din dreptul sectorului clădirilor.
clause-collect-facing-you = Un lucrător al cărui vârf arată spre tine vine acasă.
clause-collect-not-otherwise = Orice alt lucrător rămâne unde e.
clause-collect-first-turn-none = În prima tură toți lucrătorii sunt deja acasă.
clause-collect-never-cheese = Brânza nu pleacă niciodată de pe masă.
clause-collect-rotation-counts = Discul numără pentru tine: un lucrător lipsește una, două sau trei ture.
clause-collect-several-at-once = Toți lucrătorii scadenți se întorc împreună.
clause-collect-stronger-longer = Cu cât spațiul e mai puternic, cu atât aștepți mai mult.

## Clauses: making cheese

clause-make-empty-space = Brânza se pune pe un spațiu liber din locul tău.
clause-make-worker-of-type = E nevoie de lucrătorul de felul spațiului.
clause-make-worker-covers = Lucrătorul acoperă brânza și lipsește.
clause-make-bronze-one = Bronz: se întoarce după o tură.
clause-make-silver-two = Argint: se întoarce după două ture.
clause-make-gold-three = Aur: se întoarce după trei ture.
clause-make-fruit-needed = Un spațiu cu fructe sau cu gem costă 1 fruct.
clause-make-once-a-turn = Faci brânză cel mult o dată pe tură.
clause-make-blocked-spaces = Cu mai puțin de patru jucători, unele spații sunt închise.

## Clauses: gathering

clause-gather-own-sector = Aduni doar din sectorul de resurse din fața ta.
clause-gather-empty-space = Lucrătorul tău merge pe un spațiu liber al sectorului.
clause-gather-three-spaces = Fiecare sector are trei spații: 1, 2 și 3.
clause-gather-yield-at-once = Iei pe loc atâtea câte arată spațiul.
clause-gather-wait-equals-yield = Și tot atâtea ture lipsește lucrătorul.
clause-gather-once-a-turn = Aduni cel mult o dată pe tură.
clause-gather-no-cheese = Pe spațiile de resurse nu se pune brânză.
clause-gather-any-type = Orice lucrător poate aduna, oricare i-ar fi felul.
clause-resource-same-turn = Resursele se pot folosi în tura în care le primești.
clause-resource-kinds-alike = Toate jetoanele de un fel se socotesc la fel.
clause-resource-unlimited = Clădirile, vitele și fructele nu se termină niciodată.

## Clauses: the Festival

clause-festival-orthogonal = Doar brânzeturile cu latură comună țin împreună, nu cele pe diagonală.
clause-festival-samples-everybody = O mostră gratuită ține loc de brânză a fiecăruia.
clause-festival-age-equals-samples = Spațiile de bronz nu ating nicio mostră, cele de argint una, cele de aur două.
clause-festival-groups-scored = La sfârșit, fiecare grup cu o brânză a ta aduce puncte după mărime, cu tot cu mostre.
clause-festival-table = Grupurile de 1 până la 7 aduc 0, 2, 4, 6, 9, 12, 15 puncte, cele mai mari câte 5 în plus de brânză.
clause-festival-several-groups = Mai multe grupuri ale unui jucător se punctează toate.

## Clauses: the Fromagerie

clause-shop-sign-per-shelf = Fiecare raft are panoul lui; cu cât brânza e mai veche, cu atât e mai bun.
clause-shop-resource-at-once = Un panou de resurse plătește pe loc, când se pune o brânză pe raft.
clause-shop-two-different = Raftul 3: primești 2 resurse de feluri diferite.
clause-shop-one-any = Raftul 2: primești 1 resursă la alegere, chiar și o comandă.
clause-shop-swap = Raftul 1: poți renunța la 1 resursă nefolosită; dacă o faci, primești 1 de orice fel.
clause-shop-shelves-scored = La sfârșit, 0 până la 6 rafturi cu brânza ta aduc 0, 0, 2, 5, 9, 14, 20 de puncte.
clause-shop-point-sign-per-cheese = Și fiecare brânză a ta de pe rafturile 4, 5 și 6 aduce 1, 2 și 3 puncte.

## Clauses: the Bistro

clause-bistro-plates = Fiecare farfurie cu o brânză a ta aduce puncte.
clause-bistro-pair = Două brânzeturi ale tale la aceeași masă sunt o pereche.
clause-bistro-row-by-pairs = Numărul de perechi hotărăște cât valorează toate farfuriile tale: fără perechi, bronzul, argintul și aurul aduc 0, 2, 4; cu 2 perechi 2, 4, 6; cu 3 sau mai multe 3, 6, 9.
clause-bistro-row-one = Cu o pereche, farfuriile de bronz, argint și aur aduc 1, 3 și 5.

## Clauses: the Villes

clause-villes-influence = O brânză contează în fiecare regiune pe care o atinge spațiul ei.
clause-villes-regions-by-age = Bronzul atinge o regiune, argintul două, aurul trei.
clause-villes-six-regions = Sunt șase regiuni: mov, albastru, alb, verde, portocaliu și roz.
clause-villes-most-takes = La sfârșit, cine are cele mai multe brânzeturi într-o regiune îi ia clientul.
clause-villes-value-by-players = Jetoanele valorează 3, 4 sau 5 cu unul sau doi jucători, 5, 6 sau 7 cu trei, 7, 8 sau 9 cu patru.
clause-villes-tie-flips = Dacă mai mulți sunt la egalitate în frunte, jetonul se întoarce și fiecare primește valoarea de egalitate.
clause-villes-tie-value-by-players = Egalitatea aduce 2 cu trei jucători și 3 cu patru.
clause-villes-tie-none-small = Cu unul sau doi jucători, egalitatea nu aduce nimic.
clause-villes-example = Fiecare își adună jetoanele: 3, 3, 4 și 5 fac 15.

## Clauses: fruit

clause-fruit-basket-first = Fructele primite merg în coș.
clause-fruit-spent-from-basket = Fructul cheltuit trece din coș pe pista semnului său.
clause-fruit-product = La sfârșit, fructele de pe brânza cu fructe înmulțite cu cele de pe gem sunt punctele tale.
clause-fruit-bonus-too = Și brânza în plus își plătește fructul.

## Clauses: livestock

clause-milk-any-time = O mulgătoare se poate folosi oricând în tura ta.
clause-milk-cost = Ia de pe pășune atâtea vite câte arată.
clause-milk-place-at-once = Brânza ei în plus se pune pe loc.
clause-milk-match = Merge pe un spațiu liber din locul tău, de felul și vârsta arătate.
clause-milk-no-worker = Brânza în plus nu cere lucrător.
clause-milk-each-once = Fiecare mulgătoare se folosește o dată pe partidă.
clause-milk-besides-make = Vine pe lângă facerea brânzei din aceeași tură.
clause-milk-several = Într-o tură se pot folosi mai multe mulgătoare.
clause-milk-may-end-game = Brânza în plus poate fi ultima ta și aduce sfârșitul.

## Clauses: orders

clause-order-both-needs = O comandă cere și felul, și vârsta.
clause-order-when-placing = Se poate îndeplini doar în clipa în care se pune brânza.
clause-order-optional = Îndeplinirea unei comenzi e la alegerea ta.
clause-order-moved-right = O comandă îndeplinită trece de cealaltă parte a planșei.
clause-order-one-per-cheese = O brânză îndeplinește cel mult o comandă.
clause-order-not-backwards = O brânză aflată deja pe masă nu îndeplinește o comandă trasă mai târziu.
clause-order-bonus-counts = Și o brânză în plus poate îndeplini o comandă.
clause-order-track = 1 până la 6 comenzi îndeplinite aduc 1, 2, 3, 5, 7, 10 puncte, fiecare în plus încă 4.

## Clauses: structures and abilities

clause-build-any-time = O abilitate se poate debloca oricând în tura ta.
clause-build-exact-at-once = Tot costul ei în clădiri se pune deodată pe schele.
clause-build-then-works = De atunci lucrează, nu mai devreme.
clause-build-many-times = O abilitate deblocată lucrează iar și iar.
clause-build-scoring-at-end = Abilitățile cu puncte se socotesc la sfârșit.
clause-build-parallel-boards = Cele patru planșe au aceleași patru abilități, cu alte resurse.
clause-build-names = De la stânga la dreapta: Hambar, Seră, Rampă de încărcare și Sediu.
clause-barn-worker = Hambar: un lucrător pus acolo aduce 1 din resursa arătată.
clause-barn-next-turn = Lucrătorul de la Hambar se întoarce tura următoare.
clause-barn-not-gather = Folosirea Hambarului nu e adunare, deci o tură poate folosi toți trei lucrătorii.
clause-greenhouse-plus-one = Seră: când primești resursa arătată, de oriunde, mai primești 1.
clause-greenhouse-once-a-turn = Face asta o dată pe tură.
clause-dock-venue = Rampă de încărcare: pentru fiecare brânză pusă în locul arătat primești 1 din resursa arătată.
clause-dock-bonus-too = Și brânza în plus contează.
clause-hq-used-only = Sediu: la sfârșit 1 punct pentru fiecare resursă arătată pe care ai folosit-o; ce e nefolosit nu contează.

## Clauses: the end

clause-end-last-cheese-announced = Cine își pune ultima brânză anunță pe loc.
clause-end-finish-turn = Toți își termină tura aceea; apoi jocul s-a încheiat.
clause-end-all-cheese-counts = Toată brânza de pe masă contează, chiar dacă lucrătorul ei ar mai lipsi.
clause-end-workers-off = Lucrătorii se iau de pe masă și nu aduc nimic.
clause-end-two-unused-one-point = Fiecare două resurse nefolosite aduc 1 punct.
clause-end-most-wins = Câștigă cele mai multe puncte.
clause-end-tie-cheese = La egalitate câștigă cine a pus mai multă brânză.
clause-end-tie-shared = Dacă și asta e egal, victoria se împarte.
clause-end-prestige-sources = Punctele vin din brânza de la cele patru locuri, din comenzi, fructe, abilități și resurse nefolosite.

## Clauses: alone

clause-solo-standard-otherwise = Singur, totul merge ca de obicei, cu așezările pentru unul sau doi jucători, în afară de ce urmează.
clause-solo-level-one-first = Începe cu nivelul 1.
clause-solo-cheeses-on-board = Brânzeturile Corporației stau pe planșa ei: 15, 15, 18 și 20 la nivelurile 1–4.
clause-solo-two-colours = Dacă are nevoie de brânzeturi de două culori, toate sunt la fel.
clause-solo-no-workers = Corporația nu are lucrători, nici resurse de început, și nu primește niciodată nimic.
clause-solo-single-deck = Toate comenzile formează un singur teanc.
clause-solo-draft = Singur cu cartonașe: tragi 4 și păstrezi 1, tragi 3 și păstrezi 1, tragi 2 și păstrezi 1, tragi 1; restul iese.
clause-solo-acts-first = În fiecare tură Corporația acționează înaintea ta.
clause-solo-draws-order = Trage o comandă.
clause-solo-leftmost-cheese = Se pune brânza cea mai din stânga de pe planșa ei.
clause-solo-your-venue = Merge pe un spațiu liber din locul tău care se potrivește comenzii.
clause-solo-you-choose = Dacă se potrivesc mai multe, alegi tu.
clause-solo-no-fruit = Nu are nevoie de fructe.
clause-solo-discard = Apoi comanda se decartează.
clause-solo-reshuffle = Când teancul e gol, cărțile decartate se amestecă într-unul nou.
clause-solo-no-space-keeps = Dacă nu se potrivește niciun spațiu, comanda merge în locașul Corporației.
clause-solo-end-empty-board = Când planșa ei e goală, tura aceasta e ultima.
clause-solo-score-track = Primește cel mai mare număr descoperit de pe pista ei.
clause-solo-score-customers = Și clienții pe care îi câștigă.
clause-solo-score-orders = Și câte 3 puncte pentru fiecare comandă din locaș.
clause-solo-example = Cele trei se adună: 36 de pe pistă, 15 pentru 5 comenzi și 5 pentru un client fac 56.
clause-solo-levels-harder = Fiecare nivel în plus adaugă reguli pentru Corporație și le păstrează pe cele dinainte.

## Clauses: corner cases

clause-ruling-resource-space-blocks = Un lucrător pe spațiul de resurse 2 îl blochează pentru locul următor, pe 3 pentru următoarele două.
clause-ruling-order-not-from-same-cheese = O comandă trasă datorită unei brânzeturi nu e îndeplinită de ea.
clause-ruling-own-fruit-not-in-advance = Fructul primit datorită unei brânzeturi nu o plătește pe ea.
clause-ruling-barn-one-worker = În Hambar încape un lucrător o dată.
clause-ruling-swap-orders = La schimb se poate renunța la o comandă neîndeplinită și se poate primi una, chiar și același fel.
clause-ruling-unused-summed = Resursele nefolosite de toate felurile, și comenzile neîndeplinite, se adună întâi și apoi se înjumătățesc, rotunjit în jos.
clause-ruling-hq-counts-own-cost = Un Sediu care numără clădirile folosite le numără și pe ale sale.
clause-ruling-order-deck-empty = Când e nevoie de o carte și teancul e gol, se amestecă cărțile decartate; dacă nu sunt, se trag mai puține.
clause-ruling-private-until-ready = Ce faci într-o tură văd ceilalți când toți sunt gata; doar ultima brânză se anunță pe loc.
clause-ruling-solo-no-card-left = Fără teanc și fără cărți decartate, Corporația nu trage nimic în tura aceea.
clause-ruling-answer-first = Ce s-a început se termină întâi: la întrebarea deschisă se răspunde înaintea oricărui alt lucru.
clause-ruling-build-once = O abilitate se deblochează o singură dată.
clause-ruling-effects-in-any-order = După o brânză vine întâi comanda ei; apoi, dacă așteaptă mai multe efecte, alegi tu următorul (opțiune: în ordine, abilitățile de la stânga la dreapta, apoi panoul).
clause-ruling-greenhouse-by-itself = Sera lucrează singură la primul câștig potrivit al turei (opțiune: întreabă).
clause-ruling-two-named-first = Pentru două resurse diferite se numesc amândouă înainte de a trage o carte.
clause-ruling-use-without-card = Adunarea comenzilor, Hambarul și Poșta rămân posibile fără cărți de tras; se trage ce este.
clause-ruling-nothing-gained = Unde nu se primește nimic, nu se declanșează nimic; un câștig poate porni și Sera, și Sala de sortare.
clause-ruling-cart-with-vat = Căruța în tandem nu lucrează pentru Cazanul în plus, care folosește un lucrător (opțiune).
clause-ruling-first-occasion = Un cartonaș care lucrează o dată pe tură o face la prima ocazie.
clause-ruling-openly-when-short = O tură în care comenzile s-ar putea termina se joacă pe față, în sensul acelor de ceasornic de la sectorul clădirilor sau de la locul următor; la cerere, fiecare tură.
clause-ruling-ready-taken-back = Se vede cine e gata. Când se anunță ultima brânză, cine era gata se poate răzgândi o dată.
clause-ruling-one-choice = O alegere dintr-una nu e alegere: se face de la sine.
clause-ruling-worker-tile-one = Un cartonaș pentru lucrători primește unul o dată, nu e adunare și trebuie deblocat.
clause-ruling-tile-replaces = Un cartonaș înlocuiește cu totul abilitatea de sub el, și costul ei.
clause-ruling-blocked-plate = O masă cu o farfurie închisă nu face niciodată pereche; cealaltă farfurie contează.
clause-ruling-greenhouse-one = Sera dă 1 în plus, oricât s-ar primi.
clause-solo-level-two = De la nivelul 2 nu mai e valabil că egalitatea nu aduce nimic: o regiune în care Corporația e la egalitate în frunte, cu cel puțin 1 brânză, e a ei la valoarea întreagă.
clause-solo-level-three = De la nivelul 3, Corporația trage două comenzi în turele 4, 8, 12 și așa mai departe.
clause-solo-level-four = La nivelul 4 trage înainte de tura 1 câte o comandă pentru fiecare loc, în ordinea în care ajung la tine.
clause-solo-win-higher = Treci nivelul doar cu mai multe puncte decât Corporația sau cu tot atâtea și mai multă brânză pusă.
clause-option-level = Nivelul Corporației e pentru un singur jucător, de la 1 la 4.
clause-option-printed-layout = Așezările tipărite sunt pentru patru jucători.

## Clauses: structure tiles

clause-draft-four-random = Avansat: fiecare primește 4 cartonașe.
clause-draft-keep-one-pass-left = Păstrezi unul și dai restul la stânga, toți deodată și pe ascuns, până are fiecare patru.
clause-draft-cover-any-number = Apoi acoperi oricâte abilități tipărite, câte un cartonaș pe fiecare.
clause-draft-rest-to-box = Cartonașele nepuse ies din joc.
clause-tile-market-barn = Y1 { tile-Y1 }, cost 3. { tile-Y1-text }
clause-tile-timber-yard = Y2 { tile-Y2 }, cost 2. { tile-Y2-text }
clause-tile-double-byre = Y3 { tile-Y3 }, cost 3. { tile-Y3-text }
clause-tile-orchard = Y4 { tile-Y4 }, cost 3. { tile-Y4-text }
clause-tile-post-house = Y5 { tile-Y5 }, cost 3. { tile-Y5-text }
clause-tile-barter-stall = Y6 { tile-Y6 }, cost 2. { tile-Y6-text }
clause-tile-extra-vat = Y7 { tile-Y7 }, cost 4. { tile-Y7-text }
clause-tile-lookout = Y8 { tile-Y8 }, cost 2. { tile-Y8-text }
clause-tile-hay-loft = T1 { tile-T1 }, cost 2. { tile-T1-text }
clause-tile-jam-kettle = T2 { tile-T2 }, cost 2. { tile-T2-text }
clause-tile-fruit-press = T3 { tile-T3 }, cost 2. { tile-T3-text }
clause-tile-dispatch-desk = T4 { tile-T4 }, cost 3. { tile-T4-text }
clause-tile-masons-shed = T5 { tile-T5 }, cost 1. { tile-T5-text }
clause-tile-sorting-room = T6 { tile-T6 }, cost 2. { tile-T6-text }
clause-tile-day-labour = T7 { tile-T7 }, cost 3. { tile-T7-text }
clause-tile-long-haul = T8 { tile-T8 }, cost 3. { tile-T8-text }
clause-tile-shop-round = D1 { tile-D1 }, cost 2. { tile-D1-text }
clause-tile-fair-stall = D2 { tile-D2 }, cost 2. { tile-D2-text }
clause-tile-rail-siding = D3 { tile-D3 }, cost 2. { tile-D3-text }
clause-tile-kitchen-door = D4 { tile-D4 }, cost 1. { tile-D4-text }
clause-tile-bronze-cellar = D5 { tile-D5 }, cost 2. { tile-D5-text }
clause-tile-silver-cellar = D6 { tile-D6 }, cost 3. { tile-D6-text }
clause-tile-gold-cellar = D7 { tile-D7 }, cost 3. { tile-D7-text }
clause-tile-tandem-cart = D8 { tile-D8 }, cost 2. { tile-D8-text }
clause-tile-festival-marquee = P1 { tile-P1 }, cost 4. { tile-P1-text }
clause-tile-shop-sign = P2 { tile-P2 }, cost 4. { tile-P2-text }
clause-tile-chefs-letter = P3 { tile-P3 }, cost 4. { tile-P3-text }
clause-tile-rail-map = P4 { tile-P4 }, cost 4. { tile-P4-text }
clause-tile-gold-vault = P5 { tile-P5 }, cost 4. { tile-P5-text }
clause-tile-fresh-guild = P6 { tile-P6 }, cost 3. { tile-P6-text }
clause-tile-granary = P7 { tile-P7 }, cost 3. { tile-P7-text }
clause-tile-grand-tour = P8 { tile-P8 }, cost 3. { tile-P8-text }

## Structure tiles: names and what they do

tile-Y1 = Hala pieței
tile-Y1-text = Un lucrător aici: primești 1 resursă la alegere; se întoarce tura următoare.
tile-Y2 = Depozit de lemn
tile-Y2-text = Un lucrător aici: primești 2 clădiri; se întoarce după 2 ture.
tile-Y3 = Grajd dublu
tile-Y3-text = Un lucrător aici: primești 2 vite; se întoarce după 2 ture.
tile-Y4 = Livadă
tile-Y4-text = Un lucrător aici: primești 2 fructe; se întoarce după 2 ture.
tile-Y5 = Poștă
tile-Y5-text = Un lucrător aici: primești 2 comenzi; se întoarce după 2 ture.
tile-Y6 = Tarabă de troc
tile-Y6-text = Un lucrător aici: poți renunța la 1 resursă nefolosită; dacă o faci, primești 2, niciuna de felul dat; se întoarce tura următoare.
tile-Y7 = Cazan în plus
tile-Y7-text = Un lucrător aici: pui 1 brânză pe un spațiu de bronz liber de felul lucrătorului în locul tău, plătind fructul. Lucrătorul rămâne pe cartonaș; se întoarce tura următoare. Nu se socotește ca facere de brânză.
tile-Y8 = Foișor
tile-Y8-text = Un lucrător aici: primești 1 resursă din sectorul din fața ta; se întoarce tura următoare.
tile-T1 = Fânar
tile-T1-text = O dată pe tură: după ce folosești o mulgătoare, primești 1 vită.
tile-T2 = Ceaun de gem
tile-T2-text = O dată pe tură: după un fruct cheltuit pe gem, primești 1 comandă.
tile-T3 = Teasc
tile-T3-text = O dată pe tură: după un fruct cheltuit pe brânză cu fructe, primești 1 vită.
tile-T4 = Birou de expediții
tile-T4-text = O dată pe tură: după o comandă îndeplinită, primești 1 resursă la alegere.
tile-T5 = Magazia zidarului
tile-T5-text = De fiecare dată când deblochezi apoi altă abilitate, primești 1 clădire.
tile-T6 = Sală de sortare
tile-T6-text = O dată pe tură: când primești comenzi, mai tragi 1, apoi renunți la 1 comandă neîndeplinită.
tile-T7 = Zilieri
tile-T7-text = Când aduni de pe spațiul 1, primești încă 1 din acea resursă.
tile-T8 = Drum lung
tile-T8-text = Când aduni de pe spațiul 3, primești 1 resursă de alt fel, la alegere.
tile-D1 = Turul prăvăliilor
tile-D1-text = Pentru fiecare brânză pusă în Fromagerie: primești 1 vită.
tile-D2 = Stand la târg
tile-D2-text = Pentru fiecare brânză pusă la Festival: primești 1 comandă.
tile-D3 = Linie de garaj
tile-D3-text = Pentru fiecare brânză pusă în Villes: primești 1 fruct.
tile-D4 = Ușa bucătăriei
tile-D4-text = Pentru fiecare brânză pusă în Bistro: primești 1 clădire.
tile-D5 = Pivniță de bronz
tile-D5-text = Pentru fiecare brânză de bronz pusă: primești 1 clădire.
tile-D6 = Pivniță de argint
tile-D6-text = Pentru fiecare brânză de argint pusă: primești 1 fruct.
tile-D7 = Pivniță de aur
tile-D7-text = Pentru fiecare brânză de aur pusă: primești 1 resursă la alegere.
tile-D8 = Căruță în tandem
tile-D8-text = Pentru fiecare brânză pusă fără lucrător: primești 1 comandă.
tile-P1 = Cort de festival
tile-P1-text = La sfârșit: 1 punct pentru fiecare brânză a ta de la Festival.
tile-P2 = Firma prăvăliei
tile-P2-text = La sfârșit: 1 punct pentru fiecare brânză a ta din Fromagerie.
tile-P3 = Scrisoarea bucătarului
tile-P3-text = La sfârșit: 1 punct pentru fiecare brânză a ta din Bistro.
tile-P4 = Harta căilor ferate
tile-P4-text = La sfârșit: 1 punct pentru fiecare brânză a ta din Villes.
tile-P5 = Tezaur
tile-P5-text = La sfârșit: 1 punct pentru fiecare brânză de aur a ta.
tile-P6 = Breasla brânzei proaspete
tile-P6-text = La sfârșit: 1 punct pentru fiecare brânză de bronz a ta.
tile-P7 = Grânar
tile-P7-text = La sfârșit: primele 8 resurse nefolosite aduc câte 1 punct, restul 1 la fiecare două, ca de obicei.
tile-P8 = Marele tur
tile-P8-text = La sfârșit: 2 puncte pentru fiecare loc cu cel puțin 3 brânzeturi ale tale.

## Options

option-players = Jucători
option-players-help = Câți joacă. Unul singur joacă împotriva Corporației.
option-festival = Festival
option-festival-help = Ce așezare are Festivalul.
option-fromagerie = Fromagerie
option-fromagerie-help = Ce așezare are Fromageria.
option-bistro = Bistro
option-bistro-help = Ce așezare are Bistroul.
option-villes = Villes
option-villes-help = Ce așezare are Villes.
option-festival-I = Fața I
option-festival-II = Fața II
option-festival-P = Cea tipărită, în patru
option-festival-any = La întâmplare
option-fromagerie-I = Fața I
option-fromagerie-II = Fața II
option-fromagerie-P = Cea tipărită, în patru
option-fromagerie-any = La întâmplare
option-bistro-I = Fața I
option-bistro-II = Fața II
option-bistro-P = Cea tipărită, în patru
option-bistro-any = La întâmplare
option-villes-I = Fața I
option-villes-II = Fața II
option-villes-P = Cea tipărită, în patru
option-villes-any = La întâmplare
option-tiles = Cartonașe de clădire
option-tiles-help = Jocul avansat: fiecare alege patru cartonașe și poate acoperi cu ele abilități tipărite.
option-level = Corporația
option-level-help = Singur: cât de greu joacă Corporația, de la 1 la 4. Cu mai mulți jucători nu există.
option-clockwise = Pe rând
option-clockwise-help = Fiecare tură se joacă pe față, în sensul acelor de ceasornic de la sectorul clădirilor.
option-greenhouse = Seră
option-greenhouse-help = Dacă Sera lucrează singură sau întreabă de fiecare dată.
option-greenhouse-auto = Singură
option-greenhouse-ask = Întreabă
option-trigger_order = Mai multe efecte deodată
option-trigger_order-help = Dacă alegi tu care efect vine întâi.
option-trigger_order-choose = Alege jucătorul
option-trigger_order-listed = Abilitățile de la stânga la dreapta, apoi panoul
option-cart_with_vat = Căruța în tandem cu Cazanul în plus
option-cart_with_vat-help = Cazanul în plus folosește un lucrător; cu asta, brânza lui pornește totuși Căruța în tandem.

## Moves in words

move-ready = Gata
move-gather = { $resource }, spațiul { $n }: trimite { $worker }
move-make = Fă brânză: { $place }
move-milk = Mulge { $cost } vite, brânză în plus: { $place }
move-build = Deblochează { $ability } cu { $cost ->
        [one] { $cost } clădire
        [few] { $cost } clădiri
       *[other] { $cost } de clădiri
    }
move-work = { $ability }: trimite { $worker }
move-vat = Cazan în plus: { $place }
move-complete = Îndeplinește comanda: { $kind }
move-keep = Lasă comanda neîndeplinită
move-fire = Întâi: { $source }
move-take = Primește 1: { $resource }
move-pair = Primește câte 1: { $one }, { $two }
move-give = Renunță la 1: { $resource }
move-give-order = Renunță la o comandă: { $kind }
move-skip = Nimic
move-use = Seră: încă 1, { $resource }
move-corp = Brânza Corporației: { $place }
move-draft = Păstrează { $tile }
move-lay = Acoperă { $ability } cu { $tile }
move-laid = Toate cartonașele sunt puse

## Lines of a score

term-festival = Festival, grup de { $size }
term-shelves = Fromagerie, { $shelves ->
        [one] { $shelves } raft
        [few] { $shelves } rafturi
       *[other] { $shelves } de rafturi
    }
term-sign = Fromagerie, panoul raftului { $shelf }
term-plates = Bistro, { $age }, { $pairs ->
        [one] { $pairs } pereche
        [few] { $pairs } perechi
       *[other] { $pairs } de perechi
    }
term-region = Villes, { $region }
term-region-tied = Villes, { $region }, egalitate
term-orders = Comenzi îndeplinite: { $orders }
term-fruit = Brânză cu fructe ori gem
term-hq = Sediu: { $resource }, folosite
term-tile = { $tile }
term-unused = Resurse nefolosite: { $unused }, două la un punct
term-corporation = Față de asta, Corporația are { $points }: { $track } de pe pistă, { $customers } de la clienți, { $stored } din comenzi păstrate

## What happens: log and live region

effect-venues-laid = Cadranele, în sensul acelor de ceasornic de la sud: { $venues }.
effect-sectors-laid = Cartonașul resurselor stă cu { $resource } spre sud.
effect-side-chosen = { $venue }: { $layout ->
        [I] fața I
        [II] fața II
       *[P] așezarea tipărită
    }.
effect-customer-placed = Regiunea { $region }: un client în valoare de { $points }.
effect-board-dealt = { $who } primește planșa { $board }.
effect-start-stock = { $who } începe cu { $things }.
effect-dealt = { $who } primește { $tile }.
effect-drafted = { $who } păstrează { $tile }.
effect-passed = Celelalte cartonașe merg la stânga.
effect-laid = { $who } acoperă { $ability } cu { $tile }.
effect-draft-over = Toate cartonașele sunt puse; restul iese din joc.
effect-turned = Tura { $turn }: { $first ->
        [yes] jocul începe
       *[no] discul s-a întors cu un sfert
    }.
effect-came-home = { $who }: { $worker } s-a întors acasă.
effect-openly = Tura aceasta se joacă pe față, pe rând; începe { $who }.
effect-gathered = { $who } adună; { $worker } se întoarce peste { $n ->
        [one] { $n } tură
        [few] { $n } ture
       *[other] { $n } de ture
    }: { $resource }.
effect-made = { $who } face brânză cu { $worker }: { $place }.
effect-milked = { $who } mulge { $cost } vite și pune o brânză în plus: { $place }.
effect-vat = { $who } face brânză în Cazanul în plus cu { $worker }: { $place }.
effect-built = { $who } deblochează { $ability } cu { $cost ->
        [one] { $cost } clădire
        [few] { $cost } clădiri
       *[other] { $cost } de clădiri
    }.
effect-worked = { $who }, { $ability }: { $worker } lucrează acolo.
effect-fruit-spent = { $who } cheltuiește 1 fruct { $mark ->
        [fruited] pe brânză cu fructe
       *[jam] pe gem
    }: { $count } până acum.
effect-gained = { $who } primește { $things }.
effect-order-drawn = { $who } trage o comandă: { $card }.
effect-order-completed = { $who } îndeplinește o comandă: { $card }. Îndeplinite până acum: { $count }.
effect-order-kept = { $who } lasă o comandă neîndeplinită: { $card }.
effect-fired = { $ability } lucrează pentru { $who }.
effect-sign = Panoul raftului { $shelf } lucrează pentru { $who }.
effect-greenhouse = Sera îi dă lui { $who } încă 1: { $resource }.
effect-greenhouse-declined = { $who } nu folosește Sera: { $resource }.
effect-cast = { $who } renunță la { $things }.
effect-order-cast = { $who } renunță la o comandă: { $card }.
effect-declined = { $who } nu renunță la nimic, { $what ->
        [swap] deci panoul nu dă nimic
       *[barter] deci taraba de troc nu dă nimic
    }.
effect-sorted = { $who } scoate o comandă: { $card }.
effect-reshuffled = Cărțile decartate redevin teancul: { $count ->
        [one] { $count } carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }.
effect-no-card = Nu mai e nicio carte de tras: { $count ->
        [one] { $count } comandă mai puțin
        [few] { $count } comenzi mai puțin
       *[other] { $count } de comenzi mai puțin
    }.
effect-last-cheese = { $who } a pus ultima brânză: aceasta e ultima tură.
effect-ready = { $who } e gata.
effect-ready-again = { $who } mai poate acționa înainte de sfârșit.
effect-corp-drew = Corporația trage o comandă: { $card }.
effect-corp-placed = Brânza Corporației: { $place }; îi mai rămân { $count }.
effect-corp-stored = Nu se potrivește niciun spațiu: Corporația păstrează { $card }. Păstrate până acum: { $count }.
effect-corp-empty = Planșa Corporației e goală: aceasta e ultima tură.
effect-won = { $how ->
        [most] { $who } câștigă; puncte: { $points }.
        [cheese] { $who } câștigă prin mai multă brânză; puncte: { $points }.
       *[shared] { $who } împarte victoria; puncte: { $points }.
    }
effect-beaten = { $who } învinge Corporația, { $points } la { $theirs }.
effect-not-beaten = Corporația rezistă: { $points } la { $theirs } pentru { $who }.

## Options that do not fit

error-fromage-level-alone = Opțiunea „{ $option }” trebuie să fie 1, 2, 3 sau 4 pentru un jucător: singur joci contra Corporației.
error-fromage-level-more = Opțiunea „{ $option }” e pentru un singur jucător, dar joacă { $players }: las-o deoparte sau scrie 0.
error-fromage-printed = Opțiunea „{ $option }” nu poate fi P cu { $players }: așezările tipărite sunt pentru patru. Alege I, II sau any.
error-fromage-needs-tiles = Opțiunea „{ $option }” ține de cartonașele de clădire: adaugă tiles=yes sau las-o deoparte.

# -- end of the words of rules and moves; other rooms below

## Positions and boxes that do not fit

error-fromage-position = { EMPTY($line) ->
        [no] Această poziție nu poate fi citită, la „{ $line }”: { $reason }.
       *[yes] Această poziție nu poate fi citită: { $reason }.
    }
position-said-twice = aceasta este spusă de două ori
position-key = un rând nu poate începe cu „{ $word }”
position-word = „{ $word }” nu se potrivește acolo; scrie unul dintre acestea: { $known }
position-number = „{ $word }” ar trebui să fie un număr întreg de la { $low } la { $high }
position-words = numărul de cuvinte de acolo ar trebui să fie de la { $least } la { $most }
position-pairs = acolo cuvintele stau două câte două: un nume și ce ține de el
position-twice = fiecare nume stă acolo o dată
position-seat = nu există locul „{ $word }”; locurile sunt de la A la { $last }
position-space = acolo nu există spațiul „{ $word }” în această variantă
position-venues = locurile sunt literele { $letters }, fiecare o dată
position-customers = există { $count } clienți, de felurile { $letters }, câte doi din fiecare; ? este unul necunoscut
position-printed = varianta P este pentru patru jucători
position-layout = opțiunile acestei partide spun { $layout }
position-corporation = Corporația joacă doar împotriva unui singur jucător
position-owner = înainte de „{ $word }” spune a cui este brânza: un loc sau corp
position-cheese-twice = pe { $space } stau două brânze
position-new = pe { $space } nu stă nicio brânză
position-home = un lucrător aflat acasă nu se întoarce
position-no-tiles = cartonașele de clădire cer opțiunea tiles
position-card-twice = comanda { $card } este în două locuri
position-no-worker-there = pe { $place } al locului { $seat } nu este nimic pentru un lucrător
position-back = acel lucrător vine acasă între tura { $low } și tura { $high }
position-not-faced = un lucrător rămâne acolo cel mult { $away ->
        [one] o tură
        [few] { $away } ture
       *[other] { $away } de ture
    }, dar acel cadran este acum pe latura { $position } a discului: locul { $seat } nu îl putea avea în față atât de recent
position-cheeses = locul { $seat } nu are mai multe brânze decât: { $count }
position-corp-cheeses = la acest nivel Corporația nu are mai multe brânze decât: { $count }
position-blocked = { $space } este deschis abia de la acest număr de jucători: { $count }
position-boards = două locuri au aceeași planșă
position-no-board = acum fiecare loc are o planșă
position-no-customer = acum fiecare regiune are un client
position-not-drafting = mâinile și cartonașele păstrate țin de alegere
position-tile-twice = cartonașul { $tile } este în două locuri
position-hand = la această alegere mâna locului { $seat } are atâtea cartonașe: { $count }
position-taken = { $tile } nu este în mâna locului { $seat }
position-two-workers = lucrătorii { $other } și { $who } stau pe același spațiu
position-worker-cheese = lucrătorul { $who } stă pe { $space } doar dacă acolo este o brânză a locului său și de tipul său
position-not-built = lucrătorul { $who } este pe { $place }, care nu este deblocat
position-corp-card = Corporația rezolvă { $card } doar în partea ei: faza este corporation sau head
position-head = locurile sunt servite doar în avansul de la început: faza este head
position-not-over = jocul nu s-a terminat: nimeni nu și-a pus ultima brânză, iar planșa Corporației nu este goală
position-over = cineva își pusese ultima brânză înainte de această tură, deci jocul s-a terminat: faza este over
position-where = pe { $space } nu stă nicio brânză a locului { $seat }
position-sign = un panou așteaptă locul { $seat } doar după o brânză pe un raft al cărui panou aduce ceva: adaugă „where” și acel spațiu
position-waiting = pe { $place } al locului { $seat } nu este deblocat nimic care s-ar putea declanșa
position-step-order = locul { $seat } este întrebat de o comandă doar dacă are una pentru brânza tocmai pusă: adaugă „where” și acel spațiu
position-step = nimic nu îi dă locului { $seat } de ales la acest pas: spune ce așteaptă sau ce se câștigă
position-nobody = toate locurile sunt gata, deci runda s-a terminat
box-word = în `{ $entry }`, „{ $word }” ar trebui să fie unul dintre: { $words }
box-number = `{ $entry }` trebuie să fie un număr întreg de la { $low } la { $high }
box-list = `{ $entry }` trebuie să fie o listă de numere, atâtea: { $count }
box-ascending = numerele din `{ $entry }` nu trebuie să scadă
box-yes-no = `{ $entry }` trebuie să fie true sau false
box-space = „{ $word }” pentru { $space } trebuie să fie un tip S, H, B, o vechime b, s, g, apoi eventual F sau J, apoi eventual 3 sau 4
box-printed = { $space } este tipărit pe planșă pentru patru jucători: lasă deoparte numărul de jucători
box-rows = numărul de rânduri trebuie să fie { $rows }, iar cel de spații din fiecare { $spaces }
box-samples = numărul de mostre gratuite (*) trebuie să fie { $count }
box-beside = { $space } este { $age }, deci numărul de mostre de alături trebuie să fie { $count }, nu { $found }
box-shelf-age = { $space } este pe un raft pentru { $age }
box-regions = regiunile sunt, în această ordine: { $words }
box-cities = numărul de orașe trebuie să fie { $count }, fiecare cu un nume, regiuni și trei variante
box-touches = { $space } este { $age }, deci numărul de regiuni atinse trebuie să fie { $count }
box-parlour = brânza unei mulgătoare este un tip și o vechime, ca Sb, sau ??: nu „{ $word }”
box-parlours = trebuie să fie patru mulgătoare, fiecare mai scumpă decât cea dinainte
box-of = `of` nu ține de „{ $when }”
box-family = „{ $when }” nu se potrivește cu litera: Y are un spațiu de lucrător, P punctează la sfârșit, T și D niciuna
box-gain = „{ $gain }” nu se poate câștiga cu „{ $when }”
box-give = `give` este „first” la un lucrător și câștigul „other”, iar „order” la „orders-gained”; aici stau „{ $when }” și „{ $gain }”
box-back = `back` ține de cartonașele cu spațiu de lucrător, și numai de ele: 1, 2 sau 3 ture
box-tiles = cartonașele sunt Y1 la Y8, T1 la T8, D1 la D8, P1 la P8, în această ordine: { $count } în total
box-cards = numărul de nume pentru { $kind } trebuie să fie { $count }
box-levels = numărul de niveluri trebuie să fie { $count }
box-sectors = fiecare dintre acestea stă acolo o dată: { $words }
box-sides = `{ $entry }` trebuie să numească laturi diferite dintre S, W, N, E, atâtea: { $count }
box-shelves = trebuie să fie șase rafturi
box-boards = numărul de planșe trebuie să fie { $count }
box-missing = lipsește intrarea { $entry }
box-form = ceva de acolo are altă formă decât se aștepta, de pildă o listă sau un tabel

position-no-card = nu mai este nicio carte de comandă de tras

## The picture and what to do (scene)

seat-red = Roșu
seat-blue = Albastru
seat-green = Verde
seat-yellow = Galben
seat-corporation = Corporația
side-maker = brânzar
board-table = Masa rotundă
board-own = { $seat }: planșa proprie
kind-any = orice brânză
node-way = Masa se rotește în sensul acelor de ceasornic: după această tură, cadranul din dreapta ta ajunge în fața ta.
node-space = { $venue }, { $place }: { $kind }{ $mark ->
        [fruited] , cere un fruct (cu fructe)
        [jam] , cere un fruct (gem)
       *[none] {""}
    }. { $how ->
        [taken] Brânză: { $seat }.
        [shut] Închis la atât de puțini jucători.
       *[free] Liber.
    } { $value }
worth-group = Grup de { $size } cu mostrele gratuite: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
worth-shelf = Raftul { $shelf }: { $sign ->
        [swap] schimbi pe loc 1 resursă
        [one] primești pe loc 1 resursă la alegere
        [two] primești pe loc 2 resurse diferite
       *[points] { $points } pentru fiecare brânză la sfârșit
    }.
worth-plate = Valorează acum { $points }: { $pairs ->
        [one] { $pairs } pereche
        [few] { $pairs } perechi
       *[other] { $pairs } de perechi
    }{ $paired ->
        [yes] , masa aceasta e una
       *[no] {""}
    }.
worth-regions = Atinge: { $regions }.
worth-influence = { $seat } { $count }
node-customer = Clientul regiunii { $region }: { $win } pentru cele mai multe brânzeturi, câte { $tie } la egalitate. { $some ->
        [yes] Acum: { $who }.
       *[no] Încă nu e nimeni acolo.
    }
node-sector = Aduni { $gain }. { $free ->
        [yes] Lucrătorul se întoarce peste { $turns ->
                [one] { $turns } tură
                [few] { $turns } ture
               *[other] { $turns } de ture
            }.
       *[no] Ocupat de { $seat }; liber iar peste { $left ->
                [one] { $left } tură
                [few] { $left } ture
               *[other] { $left } de ture
            }.
    }
node-worker = { $seat }, { $worker } la { $place }: acasă peste { $left ->
        [one] { $left } tură
        [few] { $left } ture
       *[other] { $left } de ture
    }, în fața { $venue }.
node-worker-home = { $seat }, { $worker }: acasă.
node-worker-ability = { $seat }, { $worker }: { $ability }, acasă peste { $left ->
        [one] { $left } tură
        [few] { $left } ture
       *[other] { $left } de ture
    }.
node-away = { $seat }, { $worker } e plecat: acasă peste { $left ->
        [one] { $left } tură
        [few] { $left } ture
       *[other] { $left } de ture
    }, în fața { $venue }.
node-deck = Comenzi în teanc: { $count }
node-ability = { $name }: { $text } { $how ->
        [fired] Deblocată; folosită în tura aceasta.
        [built] Deblocată.
        [kept] Păstrată; costă { $cost }.
       *[closed] Se deblochează cu { $cost ->
                [one] { $cost } clădire
                [few] { $cost } clădiri
               *[other] { $cost } de clădiri
            }.
    }
text-barn = Un lucrător aici aduce 1: { $resource }; se întoarce tura următoare.
text-greenhouse = O dată pe tură, când primești din ele, încă 1: { $resource }.
text-dock = Fiecare brânză pusă acolo ({ $venue }) aduce 1: { $resource }.
text-hq = La sfârșit 1 punct pentru fiecare bucată folosită: { $resource }.
tile-titled = { $name }, cost { $cost }
node-parlour = Mulgătoare: { $cost } vite pentru o brânză în plus, { $kind }. { $how ->
        [milked] Folosită.
       *[open] Încă nefolosită.
    }
node-stock = În stoc: { $what }
node-cheeses = Brânzeturi rămase: { $count }
node-order = Comandă: { $card }. { $line }
node-done = Îndeplinită: { $card }
node-points = { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } acum; apasă pentru detalii
node-panel = { $seat }{ $ready ->
        [yes] , gata
       *[no] {""}
    }. Brânzeturi rămase: { $cheeses }. { $structures }, { $livestock }, { $fruit }; comenzi deschise { $orders }, îndeplinite { $done }; lucrători acasă: { $home }. Apasă pentru toate.
node-corporation = Corporația, nivelul { $level }: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }. Brânzeturi rămase { $left }, pistă { $track }, comenzi păstrate { $stored }, câte { $each } puncte. Apasă pentru detalii.
node-corp-order = Corporația rezolvă { $card }
score-festival = { $venue }: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }{ $count ->
        [0] {""}
       *[other] , grupuri { $groups }
    }
score-group = { $size } pentru { $points }
score-fromagerie = { $venue }: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } ({ $shelves ->
        [one] { $shelves } raft
        [few] { $shelves } rafturi
       *[other] { $shelves } de rafturi
    } pentru { $for }, panouri { $signs })
score-bistro = { $venue }: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } ({ $pairs ->
        [one] { $pairs } pereche
        [few] { $pairs } perechi
       *[other] { $pairs } de perechi
    }; bronz { $bronze } × { $bronzeeach }, argint { $silver } × { $silvereach }, aur { $gold } × { $goldeach })
score-villes = { $venue }: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }{ $count ->
        [0] {""}
       *[other] , { $regions }
    }
score-region = { $region } { $points }
score-orders = Comenzi: { $count } îndeplinite, { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
score-fruit = Fructe: { $fruited } cu fructe × { $jam } gem, { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
score-abilities = Abilități: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }{ $count ->
        [0] {""}
       *[other] , { $abilities }
    }
score-ability = { $ability } { $points }
score-unused = Nefolosite: { $count }, două pentru un punct, { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
inside-seat = { $seat }: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
inside-points = Scorul pentru { $seat }: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } acum
inside-corporation = Corporația, nivelul { $level }: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
corp-track = Pistă: { $placed } puse, { $left } rămase, { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
corp-villes = Clienți: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
corp-stored = Comenzi păstrate: { $count }, { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
prompt-setup = Se pregătește masa.
prompt-draft = Alegerea { $pick } din 4: păstrează un cartonaș; celelalte merg mai departe.
prompt-wait-draft = Se așteaptă alegerea unui cartonaș: { $seats }.
prompt-lay = Acoperă cu cartonașe oricare din cele patru abilități, apoi spune că sunt puse.
prompt-wait-lay = Se așteaptă cartonașele: { $seats }.
prompt-turn = { $last ->
        [yes] Ultima tură. În fața ta: { $venue }.
       *[no] În fața ta: { $venue }.
    } { $how ->
        [none] Nu mai e nimic de făcut: spune că ești gata.
        [worker] Alege un lucrător, apoi locul lui, sau spune că ești gata.
       *[other] Acționează sau spune că ești gata.
    }
prompt-wait = Încă nu e gata: { $seats }.
prompt-wait-openly = Pe rând: joacă { $seats }.
prompt-drawing = { $seat } trage o comandă.
prompt-order = Brânza pusă se potrivește unei comenzi: { $kind }. O îndeplinești?
prompt-fire = Mai multe efecte așteaptă: care e primul?
prompt-pick = { $count ->
        [one] Primești o resursă la alegere.
        [few] Primești { $count } resurse la alegere, una câte una.
       *[other] Primești { $count } de resurse la alegere, una câte una.
    }
prompt-pair = Primești două resurse diferite.
prompt-cast = Poți renunța la o resursă nefolosită.
prompt-sort = Sala de sortare: renunță la o comandă.
prompt-greenhouse = Seră: mai iei una ({ $resource })?
prompt-corp-draws = Corporația trage o comandă.
prompt-corp = Corporația are { $card }: alege-i spațiul ({ $venue }).
prompt-corp-places = Corporația rezolvă { $card } ({ $venue }).
prompt-over = { $count ->
        [one] { $seats } câștigă cu { $points } puncte.
        [few] { $seats } împart victoria cu { $points } puncte.
       *[other] { $seats } împart victoria cu { $points } puncte.
    }
ends-draft = Se merge mai departe când toți au ales.
ends-left = Încă posibil: { $left }.
ends-nothing-left = Nu rămâne nimic nefăcut. Tura se încheie când toți sunt gata.
ends-last = Ultima brânză e pusă ({ $seats }): jocul se încheie după această tură.
ends-turn = { $alone ->
        [yes] Gata încheie tura, iar masa se rotește cu un sfert.
       *[no] { $openly ->
            [yes] Masa se rotește când ultimul e gata.
           *[no] Când toți sunt gata, masa se rotește cu un sfert.
        }
    }
left-gather = a aduna
left-make = a face brânză
left-milk = a mulge
left-build = a debloca
left-work = un lucrător pentru o abilitate
left-vat = Cazanul în plus
left-fits = { $count ->
        [one] { $count } comandă pe care o poți îndeplini
        [few] { $count } comenzi pe care le poți îndeplini
       *[other] { $count } de comenzi pe care le poți îndeplini
    }
left-orders = { $count ->
        [one] { $count } comandă pe care o poți îndeplini
        [few] { $count } comenzi pe care le poți îndeplini
       *[other] { $count } de comenzi pe care le poți îndeplini
    } ({ $orders })
move-ready-left = Gata, lăsând: { $left }
button-draft = Păstrează
card-choices = Alegerea ta
tally-stock = { $cheeses ->
        [one] { $cheeses } brânză rămasă
        [few] { $cheeses } brânzeturi rămase
       *[other] { $cheeses } de brânzeturi rămase
    }, { $home ->
        [one] { $home } lucrător acasă
        [few] { $home } lucrători acasă
       *[other] { $home } de lucrători acasă
    }
note-ready = gata
status-setup = Se pregătește masa
status = Tura { $turn } · { $deck ->
        [one] { $deck } comandă în teanc
        [few] { $deck } comenzi în teanc
       *[other] { $deck } de comenzi în teanc
    }
ending-beaten = Nivelul { $level } e învins: { $points } la { $theirs }.
ending-not-beaten = Corporația păstrează nivelul { $level }: { $points } la { $theirs }.
sign-t-S = Brânză moale: o roată
sign-t-H = Brânză tare: o felie
sign-t-B = Albastră: un cilindru înalt cu vinișoare
sign-plate-b = Bronz, un punct: lucrătorul se întoarce peste 1 tură
sign-plate-s = Argint, două puncte: înapoi peste 2 ture
sign-plate-g = Aur, trei puncte: înapoi peste 3 ture
sign-fruit = Brânză cu fructe: plătește întâi 1 fruct
sign-jam = Gem: plătește întâi 1 fruct
sign-sample = Mostră gratuită: ține de grupurile tuturor
sign-lid = Închis la atât de puțini jucători
sign-base = Soclul lucrătorului arată cadranul cu care se întoarce
# -- end of the scene

## Formularul

option-level-1 = 1: pentru o primă partidă
option-level-2 = 2: regiunile la egalitate sunt ale ei
option-level-3 = 3: mai multă brânză, și două comenzi la fiecare a patra tură
option-level-4 = 4: și mai multă brânză, și un avans la început
