# Château Roquefort cu Cheesy Gonzola: toate cuvintele jocului, română. Cuvinte folosite: câmp = un loc din castel (a1 – g7);
# încăpere și acoperișul ei; plăcuță = ce alunecă sub câmpuri; capcană = o gaură; turn; echipă = cei patru șoareci ai unui
# jucător; jeton = o bucată de brânză câștigată; plăcuță liberă = una de lângă castel; punct = punct de acțiune; fantă.

## Jocul

game-title = Château Roquefort
game-pitch = Șoarecii tăi vânează perechi de brânză într-un castel a cărui podea nu stă locului.
game-intro = Câte patru șoareci se furișează printr-un castel plin de brânză. Acoperișurile ascund încăperile, așa că cine s-a uitat trebuie să țină minte. Iar podeaua alunecă, așa că ce s-a ținut minte se mută. Doi șoareci ai unei echipe pe același fel de brânză câștigă o bucată. Cine are primul destule feluri a câștigat; cine își pierde al treilea șoarece în temniță a pierdut. Extensia aduce al cincilea jucător, șoarecele șiret Cheesy Gonzola, un turn călător, un mecanism și o cămară.

## Capitolele paginii cu reguli

chapter-goal = Scopul
chapter-goal-intro = Castelul are șapte pe șapte câmpuri: rândurile a – g de la nord la sud, coloanele 1 – 7 de la vest la est. Cele patru colțuri sunt turnuri. Rândurile b, d și f și coloanele 2, 4 și 6 stau pe plăcuțe care pot fi împinse; cele douăsprezece câmpuri dintre ele sunt fixe și nu se mișcă niciodată. Toate câmpurile în afara turnurilor țin de 18 încăperi de două, trei sau patru câmpuri, A – R, fiecare cu acoperișul ei.
chapter-setup = Pregătirea
chapter-setup-intro = Înainte de prima tură se pun plăcuțele și acoperișurile, iar primii șoareci urcă în turnuri.
chapter-turn = Tura ta
chapter-turn-intro = Ai patru puncte și totul costă unul: să ridici un acoperiș, să alergi un pas, să împingi o plăcuță. Apoi acoperișurile se pun la loc și urmează jucătorul următor.
chapter-uncover = Ridicarea unui acoperiș
chapter-uncover-intro = Ce se află sub un acoperiș ține de memoria fiecăruia. Cine îl ridică le arată tuturor încăperea.
chapter-run = Alergarea
chapter-run-intro = Șoarecii intră prin turnuri și aleargă din câmp în câmp. Pereții dintre încăperi nu îi opresc, acoperișurile da.
chapter-slide = Împingerea unei plăcuțe
chapter-slide-intro = În jurul castelului sunt douăsprezece fante, câte trei pe fiecare latură. Plăcuța de lângă castel intră printr-una, iar alta iese în partea opusă. Un exemplu: dacă plăcuța liberă este împinsă la Wd (dinspre vest în rândul d), ce era pe d1 este acum pe d2 și așa mai departe; ce era pe d7 iese și devine noua plăcuță liberă.
chapter-trap = Capcanele
chapter-trap-intro = Trei plăcuțe au câte o gaură, iar dedesubt este temnița.
chapter-cheese = Brânza
chapter-cheese-intro = Sunt șapte feluri de brânză, fiecare pe trei plăcuțe. Pentru fiecare fel sunt pregătite patru jetoane.
chapter-end = Cum se termină
chapter-end-intro = Cu destulă brânză sau cu trei șoareci în temniță.
chapter-expansion = Extensia
chapter-expansion-intro = Cheesy Gonzola este o a doua cutie pentru același castel. Cele patru variante ale ei se pot porni una câte una.
chapter-gonzola = Cheesy Gonzola
chapter-gonzola-intro = Un șoarece cu sombrero și cu voință proprie: îl ajută pe cel care i-a vizitat ultimul plăcuța.
chapter-ribbon = Panglica lui Gonzola
chapter-ribbon-intro = Panglica de pe pălăria lui spune pentru cine lucrează.
chapter-gonzola-roofs = Ridicarea acoperișurilor cu Gonzola
chapter-gonzola-roofs-intro = El ajunge mai departe decât ceilalți: contează toată încăperea lui, nu doar câmpul.
chapter-gonzola-runs = Alergarea cu Gonzola
chapter-gonzola-runs-intro = Fiecare pas costă un punct și duce undeva în încăperea lui, într-o încăpere alăturată sau pe un acoperiș alăturat. Încăperile sunt alăturate dacă se ating, fie și la un colț.
chapter-tower = Turnul mobil
chapter-tower-intro = Un al cincilea turn atârnă de zidul exterior și umblă de colo-colo.
chapter-mechanism = Mecanismul de împins brânza
chapter-mechanism-intro = O plăcuță cu roți și pârghii: un șoarece aflat pe ea împinge gratis.
chapter-pantry = Cămara
chapter-pantry-intro = În această variantă, cele patru plăcuțe libere sunt o încăpere separată, lângă castel, locurile p1 – p4. O singură plăcuță duce acolo: pasajul secret.
chapter-ruling = Cazuri aparte
chapter-ruling-intro = Unde regulamentul tace sau se poate citi în două feluri, la această masă se joacă așa.

## Reguli: scopul

clause-goal-five-kinds = Câștigă cine are primul jetoane din destule feluri de brânză: patru în jocul de bază, cinci cu extensia.
clause-goal-no-duplicates = Contează doar felurile și nimeni nu are două jetoane de același fel.
clause-box-tiles = Podeaua jocului de bază are 34 de plăcuțe: 21 cu brânză, 10 goale și 3 cu capcană. 33 sunt în castel, una alături. Nu există alte mutări decât cele descrise aici.

## Reguli: pregătirea

clause-setup-corner-start = În ordinea jocului, fiecare jucător pune un șoarece într-un turn de colț liber. Ceilalți trei așteaptă afară.
clause-setup-roofed = Plăcuțele stau în castel la întâmplare, iar una goală rămâne alături; toate cele trei capcane sunt în castel. Apoi fiecare încăpere își primește acoperișul.

## Reguli: tura ta

clause-turn-four-actions = În tura ta ai patru puncte. Le cheltuiești pe acoperișuri, alergări și o împingere, în orice ordine; te poți opri mai devreme.
clause-turn-one-slide = Într-o tură se face o singură împingere obișnuită.
clause-turn-in-order = Se joacă în sensul acelor de ceasornic. Acționează doar cel aflat la rând și numai după ce au fost văzute toate plăcuțele care ies la iveală.
clause-roofs-return = La sfârșitul turei, orice încăpere deschisă în care nu stă nicio figură este acoperită din nou. Un șoarece, al oricui ar fi, își ține încăperea deschisă.

## Reguli: ridicarea unui acoperiș

clause-uncover-eight-neighbours = Poți ridica un acoperiș dacă un câmp al încăperii lui se află lângă unul dintre șoarecii tăi, drept sau pe diagonală; se pune și un șoarece aflat într-un turn. Costă un punct, oricât de mare ar fi încăperea.
clause-uncover-not-from-outside = Șoarecii care așteaptă afară, sunt în cămară sau în temniță nu ridică acoperișuri.
clause-uncover-covered-only = Un acoperiș deja ridicat nu mai poate fi ridicat.

## Reguli: alergarea

clause-run-enter-tower = De afară, un șoarece intră pentru un punct într-un turn în care este loc. Într-un turn încape un șoarece (opțiune).
clause-run-orthogonal = Un pas duce pe câmpul vecin dinspre nord, sud, est sau vest și costă un punct; niciodată pe diagonală.
clause-run-not-covered = Niciun șoarece nu aleargă pe un câmp aflat sub acoperiș.
clause-run-not-trap = Niciun șoarece nu aleargă pe o capcană sau peste ea.
clause-run-no-return = Niciun șoarece nu se întoarce într-un turn și nu iese din castel.
clause-run-one-per-square = Pe un câmp stă o singură figură.
clause-run-pass-over = Un șoarece poate trece peste câmpuri ocupate, de echipa lui sau de altele: fiecare costă un punct, iar alergarea trebuie să se încheie pe un câmp liber cu punctele pe care le ai. Nu trece decât peste câmpuri ocupate.

## Reguli: împingerea unei plăcuțe

clause-slide-line-moves-figures-stay = Toate plăcuțele liniei înaintează cu un loc, iar cea care iese în partea opusă va fi liberă data viitoare. Figurile nu merg odată cu ele: rămân pe câmpurile lor, iar podeaua se mișcă sub ele.
clause-slide-under-roofs = Acoperișurile nu împiedică: liniile se pot împinge fără să fie văzute și rămân nevăzute sub acoperișuri.

## Reguli: capcanele

clause-trap-falls = Dacă sub un șoarece ajunge o capcană, șoarecele cade în temniță pentru totdeauna, oricine ar fi împins și al oricui ar fi el.
clause-trap-safe-squares = Pe câmpurile fixe și în turnuri șoarecii sunt în siguranță.

## Reguli: brânza

clause-cheese-pair = De îndată ce doi șoareci ai unei echipe stau pe plăcuțe cu aceeași brânză, jucătorul ia un jeton de acel fel. Șoarecii și plăcuțele rămân pe loc.
clause-cheese-any-turn = Asta se întâmplă imediat, și în tura altcuiva, și atunci când a fost împinsă podeaua.
clause-cheese-once-a-kind = Nimeni nu ia un al doilea jeton de același fel.
clause-cheese-kept = Jetoanele nu se pierd niciodată.

## Reguli: cum se termină

clause-end-target = Cine atinge numărul de feluri convenit (patru, cinci sau șase) câștigă pe loc. Dacă îl ating mai mulți deodată, primul este cel aflat la rând, apoi în sensul acelor de ceasornic.
clause-end-third-mouse = Când cade al treilea șoarece al unei echipe, jocul se termină pe loc. Acel jucător este ultimul; dintre ceilalți câștigă cine are cele mai multe feluri.
clause-end-third-mouse-tie = La egalitate câștigă acela dintre ei care ar fi fost primul la rând.

## Reguli: extensia

clause-box-expansion = În cutia extensiei: Cheesy Gonzola, câte o panglică pentru fiecare jucător, un turn, trei plăcuțe speciale și o echipă gri.
clause-five-grey-and-tower = Al cincilea jucător are echipa gri, iar turnul mobil este atunci mereu în joc.
clause-five-kind-runs-out = Sunt doar patru jetoane de fiecare fel: când patru jucători au câte unul, al cincilea nu îl mai poate obține, cu sau fără pereche.
clause-variant-combine = Cele patru variante se pot combina oricum.
clause-variant-base-unchanged = Unde o variantă nu spune nimic, rămâne jocul de bază.
clause-free-choose-either = Dacă sunt mai multe plăcuțe libere, tu alegi pe care o împingi.
clause-free-neutral-first = Fiecare plăcuță specială în joc aduce încă una liberă. La început toate acestea sunt goale.

## Reguli: Cheesy Gonzola

clause-gonzola-tile-centre = Plăcuța lui începe pe câmpul din mijloc, d4, iar el stă pe ea.
clause-gonzola-roofs-all-but-his = La început toate încăperile în afară de a lui au acoperiș.
clause-gonzola-never-falls = O capcană nu îi face nimic și nu ajunge niciodată în temniță. Nu este unul dintre cei patru șoareci ai tăi.
clause-gonzola-slide-leaves-him = Când se împinge o linie sub el, rămâne pe câmpul lui, cu sau fără capcană.

## Reguli: panglica lui Gonzola

clause-gonzola-ribbon-each = Fiecare jucător are o panglică. La început niciuna nu este pe pălăria lui și nimeni nu acționează cu el.
clause-gonzola-ribbon-on-arrival = Când un șoarece al tău ajunge pe plăcuța lui, el poartă panglica ta. Nu contează dacă șoarecele a alergat acolo sau plăcuța a fost împinsă sub el și nici unde se află Gonzola.
clause-gonzola-ribbon-replaces = Panglica ta o înlocuiește pe cea pe care o purta; proprietarul și-o primește înapoi.
clause-gonzola-ribbon-lets-act = Numai jucătorul a cărui panglică o poartă acționează cu el, ca și cu un șoarece al echipei.
clause-gonzola-fickle = Panglica trece de la unul la altul ori de câte ori ajung șoareci pe plăcuța lui.
clause-gonzola-hunts-for-owner = Cu panglica ta, el se pune ca un șoarece al tău la perechile de brânză, în tura oricui.
clause-gonzola-hunts-for-nobody-else = Fără panglica ta nu te ajută la nicio pereche.

## Reguli: ridicarea acoperișurilor cu Gonzola

clause-gonzola-roof-next-to-him = Cu Gonzola poți ridica un acoperiș de lângă câmpul lui, ca și cu un șoarece.
clause-gonzola-roof-touching-room = Poți ridica și orice acoperiș care atinge încăperea lui, pe o latură sau la un colț.
clause-gonzola-roof-one-point = Fiecare acoperiș costă un punct.

## Reguli: alergarea cu Gonzola

clause-gonzola-over-roofs = Poate alerga peste acoperișuri: de pe un acoperiș într-o încăpere sau pe alt acoperiș alăturat.
clause-gonzola-no-rest-on-roof = Nu îți poți încheia tura cât timp el este pe un acoperiș.
clause-gonzola-over-traps = Trece peste capcane ca peste podea.
clause-gonzola-stand-on-trap = Se poate și opri pe una.
clause-gonzola-jumps = Sare: câmpurile și figurile dintre nu contează.
clause-gonzola-step-own-room = Un pas: pe orice câmp liber al încăperii în care este.
clause-gonzola-step-next-room = Un pas: pe orice câmp liber al unei încăperi deschise care o atinge pe a lui. Mai departe înseamnă mai mult de un pas.
clause-gonzola-step-onto-roof = Un pas: pe acoperișul unei încăperi acoperite care o atinge pe a lui.
clause-gonzola-step-free-square = Câmpul pe care merge trebuie să fie liber.
clause-gonzola-roof-then-beyond = Dintr-o încăpere, peste un acoperiș, într-a treia încăpere sunt doi pași.
clause-gonzola-end-on-cheese = Se poate opri pe brânză.

## Reguli: turnul mobil

clause-tower-with-five-always = Cu cinci jucători este mereu în joc; cu mai puțini, dacă vreți.
clause-tower-entrance = Șoarecii intră prin el în castel ca prin oricare alt turn.
clause-tower-others-start-corner = Primii șoareci încep în turnurile de colț, ca întotdeauna (opțiune).
clause-tower-fifth-starts-there = Numai primul șoarece al celui de-al cincilea jucător începe în turnul mobil.
clause-tower-fifth-hangs-it = Apoi acel jucător îl agață în orice loc liber al zidului. Cu mai puțin de cinci, îl agață gol ultimul jucător.
clause-tower-not-at-corners = Nu stă niciodată unde se află un turn de colț.
clause-tower-five-places-a-side = Fiecare zid are cinci locuri pentru el, douăzeci în total: N2 – N6, S2 – S6, Wb – Wf, Eb – Ef (W = vest, E = est).
clause-tower-attached = Stă afară, în fața unui singur câmp: acolo iese șoarecele din el. Un șoarece din el poate ridica acoperișurile acelui câmp și ale câmpurilor vecine de-a lungul zidului.
clause-tower-blocks-line = Dacă stă în fața unui rând sau a unei coloane care alunecă, linia aceea nu poate fi împinsă de la niciun capăt.
clause-tower-blocks-only-its-line = Toate celelalte linii se pot împinge.
clause-tower-move = În tura ta îl poți agăța în alt loc al zidului, oriunde ar fi șoarecii tăi. Un șoarece aflat în el merge cu el.
clause-tower-move-anyones = Nu contează al cui șoarece este în el sau dacă este vreunul.
clause-tower-move-costs-one = Fiecare mutare costă un punct.
clause-tower-move-repeated = Îl poți muta de mai multe ori într-o tură.

## Reguli: mecanismul

clause-mechanism-in-play = Plăcuța lui este amestecată printre cele din castel.
clause-mechanism-free-slide = Cât timp un șoarece al tău este pe el, poți împinge o plăcuță fără să plătești un punct, chiar și când nu mai ai niciunul.
clause-mechanism-additional = Asta se adaugă la împingerea obișnuită a turei.
clause-mechanism-own-turn-only = Merge numai în tura ta.
clause-mechanism-optional = Nu ești obligat să îl folosești.
clause-mechanism-needs-own-mouse = Șoarecele altcuiva aflat pe el nu îți dă nimic.
clause-mechanism-another-mouse-again = Dacă în aceeași tură ajunge acolo alt șoarece al tău, mai poți împinge o dată gratis.
clause-mechanism-not-same-mouse-twice = Același șoarece împinge gratis o singură dată pe tură, chiar dacă pleacă și se întoarce.

## Reguli: cămara

clause-pantry-outside = Cămara este o încăpere din afara castelului.
clause-pantry-one-door = Pasajul secret este singura intrare și ieșire. Cât timp se află el însuși în cămară, nimeni nu intră și nu iese.
clause-pantry-four-free-tiles = Podeaua ei sunt cele patru plăcuțe care nu sunt în castel. Ele stau la vedere.
clause-pantry-cheese-counts = Brânza din cămară se pune la perechi ca oricare alta.
clause-pantry-all-tiles = Este nevoie de toate cele 37 de plăcuțe din jocul de bază și din extensie. Plăcuțele speciale ale variantelor pe care nu le jucați sunt podea goală.
clause-pantry-enter = De pe pasajul secret un șoarece merge pentru un punct pe orice plăcuță liberă a cămării.
clause-pantry-within = În cămară merge pentru un punct de pe plăcuța lui pe oricare alta liberă.
clause-pantry-leave = Din cămară se întoarce pentru un punct pe pasajul secret, dacă este liber.
clause-pantry-three-at-most = În cămară pot fi cel mult trei figuri.
clause-pantry-door-occupied = O figură pe pasajul secret îl blochează pentru toate celelalte, în ambele sensuri. Ea însăși poate intra.
clause-pantry-no-traps = În cămară o capcană este podea ca oricare alta.
clause-pantry-two-steps-in = De pe un câmp de lângă pasaj sunt doi pași: unul pe pasaj, unul în cămară.
clause-pantry-slide-any-tile = Pentru împingere alegi orice plăcuță din cămară.
clause-pantry-slide-refill = Plăcuța care iese îi ia locul.
clause-pantry-slide-moves-mouse = Dacă pe plăcuța aleasă stă cineva, mută mai întâi acea figură pe altă plăcuță liberă a cămării (opțiune: sau las-o acolo pentru plăcuța care iese).

## Reguli: cazuri aparte

clause-ruling-reserve-alike = Șoarecii care așteaptă afară sunt la fel: cel cu numărul cel mai mic intră primul.
clause-ruling-free-tiles-alike = Plăcuțele libere de același fel sunt la fel: numește-o pe prima.
clause-ruling-no-immediate-undo = Cu această opțiune ultima plăcuță nu poate fi împinsă imediat înapoi.
clause-ruling-roof-way-down = Cât timp Gonzola este sau ar fi pe un acoperiș, nu se poate face nimic care nu îi lasă un drum în jos cu punctele rămase.
clause-ruling-roof-lifts-nothing = De pe un acoperiș Gonzola nu ridică nimic și nimeni nu ridică acoperișul pe care stă el.
clause-ruling-pantry-return-covered = Înapoi din cămară numai dacă pasajul este la vedere; sub un acoperiș numai cu această opțiune, iar atunci acoperișul se dă jos.
clause-ruling-hop = Cu această opțiune un șoarece poate alerga pe plăcuța lui Gonzola cât timp el stă pe ea: Gonzola sare pe un câmp liber al încăperii lui, ales de cel care a venit.
clause-ruling-gonzola-pantry = Gonzola folosește cămara ca un șoarece; o opțiune îl ține afară.
clause-ruling-compound-run = Cu această opțiune Gonzola aleargă peste acoperișuri dintr-odată, un punct pentru fiecare acoperiș și unul pentru câmp, și nu se oprește niciodată pe vreunul.

## Opțiuni

option-players = Jucători
option-players-help = Câți joacă, fiecare cu o echipă de patru șoareci.
option-plan = Castelul
option-plan-help = Castelul are două fețe cu încăperi diferite.
option-plan-A = Fața A
option-plan-B = Fața B
option-gonzola = Cheesy Gonzola
option-gonzola-help = Șoarecele cu sombrero lucrează pentru cel care i-a vizitat ultimul plăcuța.
option-tower = Turn mobil
option-tower-help = O a cincea intrare pe zidul exterior. Cu cinci jucători este mereu în joc.
option-mechanism = Mecanism de împins brânza
option-mechanism-help = O plăcuță pe care un șoarece împinge podeaua gratis.
option-pantry = Cămară
option-pantry-help = Plăcuțele libere devin o încăpere separată, dincolo de un pasaj secret.
option-target = Feluri de brânză pentru victorie
option-target-help = Patru în jocul de bază, cinci cu extensia; mai multe pentru un joc mai lung.
option-trace = Se lasă o urmă
option-trace-help = Plăcuțele văzute rămân vizibile sub acoperișuri și pălesc. Altfel trebuie ținute minte.
option-tower_capacity = Șoareci într-un turn
option-tower_capacity-help = Câți șoareci încap într-un turn.
option-tower_capacity-one = Unul
option-tower_capacity-unlimited = Oricâți
option-no_immediate_undo = Fără împins înapoi
option-no_immediate_undo-help = Ultima plăcuță nu poate fi împinsă imediat înapoi.
option-roof_run = Gonzola pe acoperișuri
option-roof_run-help = Dacă se poate face altceva cât timp este acolo sus.
option-roof_run-steps = Pas cu pas
option-roof_run-compound = Dintr-odată
option-tower_start = Primii șoareci
option-tower_start-help = Turn mobil cu mai puțin de cinci jucători: unde pot începe primii șoareci.
option-tower_start-corners = În turnurile de colț
option-tower_start-any = Și în turnul mobil
option-pantry_return_covered = Înapoi sub acoperiș
option-pantry_return_covered-help = Ieșire din cămară chiar dacă peste pasajul secret este un acoperiș; acoperișul se dă jos.
option-shove_to_new_tile = Rămâne pentru plăcuța nouă
option-shove_to_new_tile-help = O figură de pe plăcuța cămării care este împinsă poate rămâne pe loc, pe plăcuța care iese.
option-gonzola_pantry = Gonzola în cămară
option-gonzola_pantry-help = Poate folosi pasajul secret ca un șoarece.
option-gonzola_hop = Gonzola sare la o parte
option-gonzola_hop-help = Un șoarece poate veni pe plăcuța lui cât timp el stă pe ea; Gonzola sare pe un câmp liber al încăperii lui.

## Ce se întâmplă: jurnal și anunțuri

effect-placed = { $who } pune un prim șoarece în { $place ->
        [T] turnul mobil
       *[other] turnul { $place }
    }.
effect-lifted = { $who } ridică acoperișul încăperii { $room }.
effect-ran = { $who }: șoarecele { $mouse } aleargă la { $place }.
effect-entered = { $who }: șoarecele { $mouse } intră { $place ->
        [T] prin turnul mobil
       *[other] pe la { $place }
    }.
effect-gonzola-ran = { $roof ->
        [yes] { $who } îl trimite pe Gonzola pe acoperișul încăperii { $place }.
       *[no] { $who } îl trimite pe Gonzola la { $place }.
    }
effect-slid = { $free ->
        [yes] { $who } împinge o plăcuță la { $slot }, fără să plătească puncte.
       *[no] { $who } împinge o plăcuță la { $slot }.
    }
effect-shoved = Șoarecele { $mouse } ({ $who }) trebuie să se dea la o parte, la { $place }.
effect-gonzola-shoved = Gonzola trebuie să se dea la o parte, la { $place }.
effect-fell = La { $place }, șoarecele { $mouse } ({ $who }) cade în temniță.
effect-ribbon = Gonzola poartă acum panglica jucătorului { $who }.
effect-cheese = { $who } găsește o pereche și ia un jeton: { LIST($cheese, of: "floor-") }. Feluri până acum: { $count }.
effect-no-token = { $who } găsește o pereche, dar nu a mai rămas niciun jeton: { LIST($cheese, of: "floor-") }.
effect-tower-moved = { $who } agață turnul mobil la { $wall }.
effect-covered = Încăperea { $room } este acoperită din nou.
effect-turn = La rând: { $who }.
effect-won-target = { $count ->
        [one] { $who } are { $count } fel de brânză și câștigă.
        [few] { $who } are { $count } feluri de brânză și câștigă.
       *[other] { $who } are { $count } de feluri de brânză și câștigă.
    }
effect-ended-lost = Al treilea șoarece al jucătorului { $who } este în temniță: jocul s-a terminat.
effect-won-lost = { $count ->
        [0] { $who } câștigă fără nicio brânză.
        [one] { $who } câștigă cu { $count } fel de brânză.
        [few] { $who } câștigă cu { $count } feluri de brânză.
       *[other] { $who } câștigă cu { $count } de feluri de brânză.
    }
effect-tile-seen = O plăcuță iese la iveală: { $place }.
effect-gonzola-tile-hop = { $who } îl face pe Gonzola să sară la { $place }.

## Jurnalul, după ce s-a încheiat un tur: fără locuri

past-lifted = { $who } a ridicat un acoperiș.
past-ran = { $who } a alergat cu șoarecele { $mouse }.
past-entered = Șoarecele { $mouse } ({ $who }) a intrat.
past-gonzola = { $who } l-a mutat pe Gonzola.
past-slid = { $who } a împins o plăcuță.
past-fell = Șoarecele { $mouse } ({ $who }) a căzut în temniță.

## Din ce este făcut un scor

term-cheese = Jeton: { LIST($cheese, of: "floor-") }

## De unde vine o regulă

ref-base = jocul de bază, secțiunea { $n }

## Opțiuni și poziții care nu se potrivesc

error-roquefort-five-tower = Cinci jucători au nevoie de turnul mobil: lasă deoparte „{ $option }” sau spune da.
error-roquefort-needs = Opțiunea „{ $option }” ține de varianta „{ $module }”: adaugă { $module }=yes.
error-roquefort-gonzola-pantry = Opțiunea „{ $option }” cere ambele variante, gonzola și pantry.
error-roquefort-five-start = Cu cinci jucători, al cincilea începe în turnul mobil: „{ $option }” trebuie să fie corners.
error-roquefort-position = Această poziție nu poate fi citită. { $why }
error-roquefort-position-line = Această poziție nu poate fi citită, la rândul „{ $line }”. { $why }
bad-no-phase = Lipsește faza; scrie setup, hang, play, hop 2 sau over.
bad-alone = „{ $word }” stă singur pe rândul lui.
bad-form = Un asemenea rând arată așa: { $form }
bad-twice = Asta este spus de două ori.
bad-line = Un rând nu poate începe cu „{ $word }”.
bad-number = „{ $word }” ar trebui să fie un număr întreg de la { $low } la { $high }.
bad-seat = Nu există locul „{ $word }”; locurile sunt de la A la { $last }.
bad-module = Asta face parte din joc numai cu opțiunea { $module }.
bad-before-play = points, slid și used țin de o tură; înainte de prima tură lasă-le deoparte.
bad-place = Nu există locul „{ $word }” pentru un șoarece; locurile arată ca d4, NW, T, p2, - sau x.
bad-gonzola-place = Gonzola nu poate fi la „{ $word }”; scrie un câmp, un loc din cămară ca p2, sau roof și o încăpere.
bad-wall = Nu există locul „{ $word }” la zid; locurile sunt N2 – N6, S2 – S6, Wb – Wf și Eb – Ef.
bad-room = Nu există încăperea „{ $word }”; încăperile sunt de la A la R.
bad-kind = Nu există plăcuța „{ $word }”; există: { $kinds }.
bad-kind-off = Plăcuța { $kind } nu este în acest joc; varianta ei este oprită.
bad-closed = { $square } nu stă pe o plăcuță; „{ $word }” nu poate fi acolo. Câmpurile fixe se scriu =, turnurile cu numele lor.
bad-square = „{ $word }” nu este un câmp care stă pe o plăcuță.
bad-square-twice = { $square } este numit de două ori.
bad-copies = Plăcuțe { $kind } aici: { $found }; jocul are { $count }. Ce lipsește în încăperile deschise este plain.
bad-no-cheese = „{ $word }” nu este un fel de brânză.
bad-cheese-twice = Jetonul { $kind } este numit de două ori.
bad-slot = Nu există fanta „{ $word }”; fantele sunt { $slots }.
bad-seen = Numai plăcuțele cunoscute de sub acoperișuri au fost văzute ultima dată într-o tură anterioară; { $square } nu este așa.
bad-covered = { $who } este la { $place } sub acoperișul încăperii { $room }; numește { $room } printre încăperile deschise.
bad-on-trap = { $who } stă pe o capcană la { $place } și ar fi căzut.
bad-figure-module = { $who } nu poate fi acolo fără opțiunea { $module }.
bad-no-tower = Turnul mobil nu are loc; spune unde este agățat.
bad-two-figures = { $who } și { $other } nu pot fi amândoi la { $place }.
bad-pantry-full = În cămară sunt mai mult de { $count } figuri.
bad-hop = În faza hop acel șoarece al locului la rând și Gonzola sunt împreună pe plăcuța lui Gonzola (opțiunea gonzola_hop), iar încăperea lui are un câmp liber.
bad-first-mice = Înainte de prima tură un loc are un șoarece într-un turn dacă i-a venit rândul să îl pună, iar pe ceilalți afară; { $seat } nu îi are așa.
bad-hang = Înainte de prima tură turnul este agățat numai cu un șoarece în el și îl agață cel din el sau ultimul loc.
bad-gonzola-pantry = Gonzola este în cămară numai cu opțiunea gonzola_pantry.
bad-roof = Gonzola nu poate fi pe acoperișul încăperii { $room }: îi trebuie o încăpere acoperită, un joc început și roof_run=steps.
bad-way-down = Gonzola nu are drum în jos de pe acoperișul încăperii { $room } cu aceste puncte.
bad-ribbon = Un șoarece al locului { $seat } este pe plăcuța lui Gonzola, deci el poartă panglica locului { $seat }.
bad-tokens = Jetoane { $kind } sunt doar { $count }.
bad-pair = { $seat } are o pereche pe { $kind } și ar fi luat un jeton: numește-l la cheese.
bad-not-over = Jocul nu s-a terminat: nimeni nu are feluri de brânză: { $kinds } sau șoareci căzuți: { $mice }.
bad-over-cheese = { $seat } are destule feluri de brânză ({ $kinds }), deci jocul s-a terminat: scrie over.
bad-over-mice = { $seat } a pierdut șoareci: { $mice }, deci jocul s-a terminat: scrie over.

# scene

# Cuvintele imaginii (scene*.py). $seat și $lost sunt cuvinte pentru culori sau nume; $can și $kinds vin ca liste gata și
# sunt goale unde nu este nimic; LIST($kind, of: "floor-") numește ce se află pe un câmp. $falls numește șoareci
# (slide-falls). Locurile arată ca d4, NW, T (turnul mobil), p2 (cămara).

side-mice = echipă de șoareci
stock-mice = { $fallen ->
    [0] { $inside } în castel, { $outside } afară
   *[other] { $inside } în castel, { $outside } afară, { $fallen } în temniță
}
note-kinds = { $kinds }
status = { $turn ->
    [0] Înainte de prima tură · feluri de brânză pentru victorie: { $target }
   *[other] Feluri de brânză pentru victorie: { $target } · tura { $turn } · { $points ->
        [one] a mai rămas { $points } punct
       *[other] au mai rămas { $points } puncte
    }
}

floor-slice = brânză topită felii
floor-emmental = emmental
floor-blue = brânză cu mucegai albastru
floor-brie = brie
floor-gouda = gouda
floor-goat = brânză de capră
floor-parmesan = parmezan
floor-plain = podea goală
floor-trap = o capcană
floor-gonzola = plăcuța lui Gonzola
floor-passage = pasajul secret
floor-mechanism = mecanismul de împins brânza
floor-unseen = o plăcuță pe care nu a văzut-o nimeni
floor-closed = un câmp fix

move-lift = Ridică acoperișul încăperii { $room }
move-run = { $goal ->
    [keep] Șoarecele { $mouse } intră prin turnul mobil
    [tower] Șoarecele { $mouse } intră prin turnul { $place }
    [pantry] Șoarecele { $mouse } merge la { $place } în cămară
   *[square] { $how ->
        [in] Șoarecele { $mouse } intră și aleargă la { $place }
        [pantry] Șoarecele { $mouse } se întoarce din cămară la { $place }
       *[on] Șoarecele { $mouse } aleargă la { $place }
    }
}
move-gonzola = Gonzola aleargă la { $place }
move-roof = Gonzola urcă pe acoperișul încăperii { $room }
move-hop = Gonzola sare la { $place }
move-slide = Împinge la { $slot }: { LIST($kind, of: "floor-") }{ $shoved ->
    [none] {""}
   *[other] , figura de acolo merge la { $shoved }
}{ $free ->
    [yes] , fără să plătești puncte
   *[no] {""}
}{ $count ->
    [0] {""}
    [one] { " " }(cade: { $falls })
   *[other] { " " }(cad: { $falls })
}
slide-falls = șoarecele { $mouse } ({ $seat })
move-tower = Agață turnul mobil la { $wall }
move-end = Încheie tura

can-lift = să ridici un acoperiș
can-run = să alergi cu un șoarece
can-gonzola = să îl muți pe Gonzola
can-slide = să împingi o plăcuță
can-tower = să agăți turnul mobil în alt loc

prompt-setup = E rândul tău: pune primul șoarece într-un turn.
prompt-wait-setup = { $seat } alege un turn pentru primul șoarece.
prompt-hang = E rândul tău: agață turnul mobil de un zid.
prompt-wait-hang = { $seat } caută un zid pentru turnul mobil.
prompt-hop = E rândul tău: Gonzola face loc. Alege un câmp liber al încăperii lui.
prompt-wait-hop = { $seat } alege unde sare Gonzola.
prompt-light = O plăcuță iese la iveală pentru { $seat }.
prompt-turn = { EMPTY($can) ->
    [yes] Tura ta, { $points ->
        [0] nu mai ai puncte
        [one] a mai rămas { $points } punct
       *[other] au mai rămas { $points } puncte
    }: nu rămâne decât să o închei.
   *[no] Tura ta, { $points ->
        [0] nu mai ai puncte
        [one] a mai rămas { $points } punct
       *[other] au mai rămas { $points } puncte
    }. Poți: { $can }.
}
prompt-wait-turn = { $seat } joacă, { $points ->
    [0] nu mai sunt puncte
    [one] a mai rămas { $points } punct
   *[other] au mai rămas { $points } puncte
}.
ending-target = { $count ->
    [one] { $seat } are { $count } fel de brânză și câștigă.
    [few] { $seat } are { $count } feluri de brânză și câștigă.
   *[other] { $seat } are { $count } de feluri de brânză și câștigă.
}
ending-lost = { $count ->
    [0] { $lost } a pierdut un al treilea șoarece. { $seat } câștigă fără nicio brânză.
    [one] { $lost } a pierdut un al treilea șoarece. { $seat } câștigă cu { $count } fel de brânză.
    [few] { $lost } a pierdut un al treilea șoarece. { $seat } câștigă cu { $count } feluri de brânză.
   *[other] { $lost } a pierdut un al treilea șoarece. { $seat } câștigă cu { $count } de feluri de brânză.
}
ends-setup = Prima tură începe când totul este la locul lui.
ends-turn = { $roof ->
    [yes] { $own ->
        [yes] Gonzola este pe un acoperiș: trebuie să coboare înainte să îți poți încheia tura.
       *[no] Gonzola este pe un acoperiș: trebuie să coboare înainte de sfârșitul turei.
    }
   *[no] { $own ->
        [yes] Tura ta ține până o închei, chiar și fără puncte.
       *[no] Tura ține până este încheiată.
    }
} { $free ->
    [yes] Acum o împingere este gratis.
   *[no] { $slid ->
        [yes] Împingerea acestei ture este folosită.
       *[no] O împingere pe tură.
    }
}
card-turn = Tura ta
button-end = Încheie tura
button-lift = Ridică acoperișul

board-castle = Castelul văzut de sus
node-shelf = { $pantry ->
    [yes] Cămara: patru locuri
   *[no] { $count ->
        [one] Plăcuța liberă
       *[other] Plăcuțele libere
    }
}
node-tower = Turnul { $place }
node-square = { $place }, încăperea { $room }: { LIST($kind, of: "floor-") }
node-slot = { $shut ->
    [yes] Fanta { $slot }, blocată de turnul mobil
   *[no] Fanta { $slot }
}
node-wall = Locul { $wall } la zid pentru turnul mobil
node-roof = { $material ->
    [straw] Acoperișul de paie al încăperii { $room }
    [copper] Acoperișul de cupru al încăperii { $room }
   *[tile] Acoperișul de țiglă al încăperii { $room }
}{ $on ->
    [yes] {""}
   *[no] , ridicat
}
node-trace = { $age ->
    [new] Sub acoperiș la { $place }, văzut de curând: { LIST($kind, of: "floor-") }
    [old] Sub acoperiș la { $place }, văzut acum câteva ture: { LIST($kind, of: "floor-") }
   *[faint] Sub acoperiș la { $place }, văzut demult: { LIST($kind, of: "floor-") }
}
node-free = Plăcuța liberă { $n }: { LIST($kind, of: "floor-") }
node-pantry = Cămara { $place }: { LIST($kind, of: "floor-") }
node-points = { $count ->
    [0] Nu mai sunt puncte de acțiune
    [one] A mai rămas { $count } punct de acțiune
   *[other] Au mai rămas { $count } puncte de acțiune
}
node-mouse = { $place ->
    [out] { $count ->
        [one] { $count } șoarece afară ({ $seat })
        [few] { $count } șoareci afară ({ $seat })
       *[other] { $count } de șoareci afară ({ $seat })
    }
    [T] Șoarecele { $mouse } ({ $seat }) în turnul mobil
   *[other] Șoarecele { $mouse } ({ $seat }) la { $place }
}
node-fallen = Șoarecele { $mouse } ({ $seat }) în temniță
node-gonzola = { $roof ->
    [yes] Gonzola pe acoperișul încăperii { $place }
   *[no] Gonzola la { $place }
}{ $owned ->
    [yes] , cu panglica jucătorului { $seat }
   *[no] , fără panglică
}
node-ribbon = Panglica jucătorului { $seat }
node-keep = { $wall ->
    [none] Turnul mobil, încă neagățat
   *[other] Turnul mobil la { $wall }
}
node-tokens = { $count ->
    [0] { $seat } nu are încă brânză
    [one] { $seat } are { $count } fel: { $kinds }
    [few] { $seat } are { $count } feluri: { $kinds }
   *[other] { $seat } are { $count } de feluri: { $kinds }
}
node-token = { $held ->
    [yes] { $seat } are: { LIST($kind, of: "floor-") }
   *[no] { $seat } nu are încă: { LIST($kind, of: "floor-") } ({ $left ->
        [0] nu a mai rămas niciun jeton
        [one] a mai rămas { $left } jeton
       *[other] au mai rămas { $left } jetoane
    })
}
overlay-special = { $kind ->
    [gonzola] Un șoarece care ajunge aici îi leagă lui Gonzola panglica echipei sale.
    [passage] De aici un șoarece poate merge în cămară și înapoi.
   *[mechanism] Cine are un șoarece aici poate împinge fără să plătească puncte, o dată pe tură și șoarece.
}
sign-points = Puncte rămase în această tură
sign-trap = Capcană: un șoarece de pe ea cade
sign-plain = Podea goală: sigură și fără brânză
sign-gonzola = Plăcuța lui Gonzola: aduce panglica
sign-passage = Pasaj secret spre cămară
sign-mechanism = Mecanism: împinge fără să coste puncte
