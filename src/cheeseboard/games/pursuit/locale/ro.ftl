# Cheese Pursuit: toate cuvintele jocului, în română. Vocabular: tabără = cine joacă la un loc, o persoană sau o echipă;
# suport = piesa cu loc pentru șase felii; butuc = căsuța din mijloc; căsuță cu felie = unde se câștigă felii.

## The game

game-title = Cheese Pursuit
game-pitch = Un joc de întrebări în jurul unei roți de cașcaval: șase felii, câte una de fiecare fel, și o ultimă întrebare.
game-intro = Pe masă stă o roată de cașcaval tăiată în șase. Aruncă zarul, mută suportul de-a lungul cojii și răspunde la ce întreabă căsuța. Pe cele șase căsuțe cu felie, un răspuns bun aduce o felie. Cine le are pe toate șase se întoarce în mijloc, unde ceilalți aleg ultima întrebare.

## Chapters of the rulebook page

chapter-sides = Taberele și pregătirea
chapter-sides-intro = Roata are 73 de căsuțe: butucul în mijloc, șase spițe de câte cinci căsuțe, șase căsuțe cu felie la capetele lor și șase bucăți de margine între ele. Fiecare căsuță are un nume: S23 este a treia căsuță a spiței 2, W2 căsuța cu felie de la capătul ei, R21 prima căsuță a marginii de după ea.
chapter-move = Aruncarea și mutarea
chapter-move-intro = O aruncare duce atât de departe cât arată. Unde se deschid mai multe drumuri, alegerea e a ta.
chapter-space = Ce întreabă o căsuță
chapter-space-intro = Căsuțele colorate și cele cu felie pun o întrebare din culoarea lor, butucul una la alegere, iar unele căsuțe de pe margine niciuna.
chapter-wedge = Feliile
chapter-wedge-intro = Șase felii fac un cașcaval: geografie, divertisment, istorie, artă și literatură, știință și natură, sport și timp liber.
chapter-reading = Cititul și judecata
chapter-reading-intro = Întrebările le citește cu voce tare un vecin, dintr-un teanc de cartonașe cu câte șase întrebări.
chapter-final = Ultima întrebare
chapter-final-intro = Cu un cașcaval întreg, cursa e aproape alergată.
chapter-option = Alte feluri de a juca
chapter-option-intro = Edițiile acestui joc diferă. Fiecare dintre reguli poate fi pornită separat.
chapter-ruling = Cazuri neclare
chapter-ruling-intro = Unde regulamentul tace sau se poate citi în două feluri, la masa aceasta se joacă așa.

## Clauses: sides and setting up

clause-players-two-to-six = Joacă între două și șase tabere. Una singură se poate antrena (regulă a acestei mese).
clause-players-teams-within = O tabără este o persoană sau o echipă. O echipă înseamnă o singură tabără, deci nu sunt niciodată mai mult de șase.
clause-players-agreed-before = Înainte de joc se stabilește dacă fiecare joacă pentru sine sau în echipe.
clause-teams-fixed = Nimeni nu schimbă tabăra în timpul jocului.
clause-setup-empty-holder-on-hub = Fiecare tabără începe cu un suport gol pe butuc.
clause-setup-one-pile = Toate cartonașele cu întrebări stau într-un singur teanc.
clause-setup-starter-chosen = Cine începe se hotărăște înainte de prima tură; până atunci nu joacă nimeni.
clause-turn-passes-left = Turele merg spre stânga, și pentru echipe. Aruncă și mută numai tabăra a cărei tură este.

## Clauses: throwing and moving

clause-move-one-die = Pentru fiecare mutare se aruncă un singur zar; întâi aruncarea, apoi mutarea.
clause-move-exact = Suportul înaintează exact atâtea căsuțe câte arată zarul.
clause-move-direction-free = Cine mută își alege drumul.
clause-move-no-mixing = Pe margine se merge în sensul acelor de ceasornic sau invers, niciodată întâi într-un sens și apoi în celălalt.
clause-hub-one-space = Tot cercul din mijloc este o singură căsuță.
clause-hub-cross = O mutare poate trece drept peste butuc.
clause-hub-change-spoke = La butuc, o mutare poate coti pe orice altă spiță.
clause-space-no-limit = Pe o căsuță pot sta oricâte suporturi; nimeni nu stă în cale.

## Clauses: what a space asks

clause-roll-again-must = Pe o căsuță de aruncat din nou, tabăra aruncă și mută încă o dată în aceeași tură.
clause-roll-again-no-question = Pe o căsuță de aruncat din nou nu se întreabă nimic.
clause-roll-again-new-direction = De pe o căsuță de aruncat din nou, mutarea următoare poate merge în altă parte.
clause-colour-question-matches = Pe o căsuță colorată, întrebarea vine din categoria acelei culori.
clause-colour-right-throw-again = Un răspuns bun pe o căsuță colorată aduce încă o aruncare.
clause-colour-wrong-ends-turn = Un răspuns greșit încheie tura.
clause-wedge-space-question-matches = Pe o căsuță cu felie, întrebarea vine din categoria acelei căsuțe.
clause-wedge-space-right-wins-wedge = Un răspuns bun pe o căsuță cu felie pune în suport o felie din acea categorie.
clause-wedge-space-wrong-ends-turn = Un răspuns greșit pe o căsuță cu felie încheie tura, fără felie.
clause-wedge-space-right-continues = După un răspuns bun pe o căsuță cu felie, tura continuă.
clause-hub-free-category = Cine ajunge pe butuc cu mai puțin de șase felii alege categoria întrebării. În altă parte nu alege nimeni.
clause-hub-no-wedge = Pe butuc nu se câștigă nicio felie.

## Clauses: wedges

clause-wedge-only-on-wedge-space = Numai un suport aflat pe o căsuță cu felie câștigă o felie.
clause-wedge-colour-answered = Felia are culoarea categoriei la care s-a răspuns.
clause-wedge-one-per-colour = Nimeni nu primește a doua felie de aceeași culoare.
clause-wedge-still-answer = Întrebările dintr-o categorie a cărei felie o ai se pun și ele.
clause-wedge-retry-needs-leaving = După un răspuns greșit pe o căsuță cu felie, suportul trebuie să plece și să revină acolo pentru altă încercare.
clause-wedge-not-exchanged = Feliile și suporturile nu trec niciodată de la o tabără la alta.

## Clauses: reading and judging

clause-reader-left = Tabăra din stânga celei care răspunde citește întrebarea.
clause-reader-top-card = Întrebarea vine de pe primul cartonaș din teanc.
clause-reader-matching-question = Din cele șase întrebări ale cartonașului se citește cea din categoria cerută.
clause-reader-to-bottom = Apoi cartonașul merge sub teanc, fie că răspunsul a fost bun, fie că nu.
clause-reader-after-answer = Abia după răspuns se pune cartonașul deoparte și se joacă mai departe.
clause-cards-circulate = Astfel cartonașele revin în aceeași ordine; în timpul unui joc nu se amestecă niciodată.
clause-teams-all-contribute = Toți cei dintr-o echipă pot ajuta la răspuns.
clause-dispute-before-next-throw = O neînțelegere se lămurește înainte de aruncarea următoare.
clause-dispute-agree-ahead = Se poate stabili dinainte cum se judecă răspunsurile îndoielnice, de pildă cu o sursă de consultat.

## Clauses: the last question

clause-final-six-to-hub-at-once = Cu a șasea felie, suportul merge imediat pe butuc.
clause-final-next-turn = Ultima întrebare vine când este din nou tura acelei tabere.
clause-final-no-throw = Pentru ultima întrebare nu se aruncă zarul și nimeni nu mută.
clause-final-others-choose = Celelalte tabere aleg categoria ultimei întrebări.
clause-final-before-card = Ele aleg înainte de a se lua cartonașul următor.
clause-final-right-wins = Cine răspunde bine la ultima întrebare a câștigat, iar jocul s-a terminat.
clause-final-wrong-stays = După un răspuns greșit tura se încheie, iar suportul rămâne pe butuc.
clause-final-retry-next-turn = În tura ei următoare, tabăra primește altă ultimă întrebare.
clause-final-category-may-repeat = Atunci ceilalți pot alege aceeași categorie sau alta.
clause-final-needs-six = Nu există ultimă întrebare, nici vot pentru ea, înainte ca toate cele șase felii să fie în suport.

## Clauses: other ways to play

clause-option-exact-return = Opțiune: cu șase felii se merge mai departe cu zarul, iar butucul trebuie atins printr-o aruncare exactă.
clause-option-leave-after-miss = Opțiune: după un ultim răspuns greșit, suportul trebuie să părăsească butucul în tura următoare.
clause-option-start-own-colour = Opțiune: în prima ei tură, fiecare tabără își pune suportul pe orice căsuță de culoarea ei, inclusiv cea cu felie; apoi aruncă. Acolo nu se întreabă încă nimic.
clause-option-time-limit = Opțiune: răspunsul are un termen; unul întârziat se socotește greșit.
clause-option-wedge-ends-turn = Opțiune: tura se încheie când se câștigă o felie nouă.
clause-option-starter-highest = Opțiune: toți aruncă și începe cea mai mare aruncare; cei la egalitate aruncă din nou.
clause-option-leaving = Opțiune: în tura ei, o tabără poate părăsi jocul de tot, cu suport și felii. Ultima rămasă câștigă.
clause-option-two-boxes = Opțiune: cartonașele vin pe rând din două teancuri, întrebare cu întrebare, tot jocul.
clause-option-cards-queues = Opțiune: fiecare categorie are teancul ei.
clause-option-reader-any = Opțiune: poate citi oricare altă tabără.

## Clauses: corner cases

clause-ruling-wedge-continues = O felie nouă nu încheie tura: tabăra aruncă din nou (în afară de a șasea sau dacă o opțiune spune altceva).
clause-ruling-hub-continues = Și pe butuc un răspuns bun aduce încă o aruncare.
clause-ruling-no-step-back = Nicio mutare nu se întoarce imediat pe căsuța abia părăsită, nici pe spițe, nici pe margine.
clause-ruling-vote-tie-left = Se întreabă din categoria cu cele mai multe voturi. La egalitate hotărăște votul vecinului din stânga; dacă nu numește niciuna dintre ele, vecinul din stânga alege între ele.
clause-ruling-reader-in-team = Poate citi oricine din echipa din stânga.
clause-ruling-dispute-majority = O sursă stabilită dinainte are întâietate; altfel hotărăște cititorul, iar majoritatea celorlalți îl poate contrazice.
clause-ruling-must-move = Nimeni nu poate rămâne pe loc sau muta mai puțin decât aruncarea.
clause-ruling-sixth-ends-turn = Cu a șasea felie, tura s-a încheiat.
clause-ruling-solo = Când joci singur, întrebările le citește masa; răspunsurile se aleg sau se scriu.
clause-ruling-solo-final = Când joci singur, categoria ultimei întrebări se trage la sorți.
clause-ruling-secret-vote = Fiecare dintre celelalte tabere votează o dată pentru o categorie sau se abține, iar voturile rămân ascunse până la ultimul.
clause-ruling-no-vote-lot = Dacă nimeni nu votează pentru o categorie, una dintre cele șase se trage la sorți.
clause-ruling-chance-of-right = Jucătorii programului nu văd răspunsurile: fiecare răspunde bine cu o șansă stabilită dinainte.
clause-ruling-exact-final-at-once = Cine trebuie să atingă butucul printr-o aruncare exactă primește ultima întrebare chiar la sosire; atunci a șasea felie nu încheie tura.
clause-ruling-leave-returns-exact = Cine a trebuit să părăsească butucul revine printr-o aruncare exactă și primește chiar la sosire următoarea ultimă întrebare.
clause-ruling-left-open-question = Dacă o tabără pleacă în timp ce întrebarea ei e deschisă, cartonașul merge sub teanc și tura s-a încheiat.

## Options

option-players = Tabere
option-players-help = Câte tabere joacă. O tabără este o persoană sau o echipă la un loc; te poți antrena și singur.
option-starter = Cine începe
option-starter-help = Cum se găsește prima tabără.
option-starter-random = Tragere la sorți
option-starter-highest = Cea mai mare aruncare
option-starter-first = Primul loc
option-start = De unde pornesc suporturile
option-start-help = De pe butuc sau de pe o căsuță de culoarea proprie, aleasă în prima tură.
option-start-hub = De pe butuc
option-start-own_colour = De pe o căsuță de culoarea proprie
option-home = Acasă cu șase felii
option-home-help = Cum revine suportul pe butuc pentru ultima întrebare.
option-home-teleport = Imediat, iar întrebarea vine în tura următoare
option-home-exact = Printr-o aruncare exactă
option-after_miss = După un ultim răspuns greșit
option-after_miss-help = Dacă suportul rămâne pe butuc pentru încercarea următoare.
option-after_miss-stay = Rămâne și încearcă iar în tura următoare
option-after_miss-leave = Trebuie să plece și să revină
option-wedge_ends_turn = O felie încheie tura
option-wedge_ends_turn-help = Împotriva turelor lungi: după o felie nouă urmează tabăra următoare.
option-leaving = Taberele pot pleca
option-leaving-help = Cine pleacă își ia suportul. Altfel, locul îl preia un bot sau altcineva.
option-skill = Șansa unui răspuns bun
option-skill-help = Pentru boți și simulări: câte răspunsuri dintr-o sută sunt bune.
option-skill_a = … a primei tabere
option-skill_a-help = Numai pentru prima tabără; 0: ca pentru toate.
option-skill_b = … a celei de-a doua tabere
option-skill_b-help = Numai pentru a doua tabără; 0: ca pentru toate.
option-skill_c = … a celei de-a treia tabere
option-skill_c-help = Numai pentru a treia tabără; 0: ca pentru toate.
option-skill_d = … a celei de-a patra tabere
option-skill_d-help = Numai pentru a patra tabără; 0: ca pentru toate.
option-skill_e = … a celei de-a cincea tabere
option-skill_e-help = Numai pentru a cincea tabără; 0: ca pentru toate.
option-skill_f = … a celei de-a șasea tabere
option-skill_f-help = Numai pentru a șasea tabără; 0: ca pentru toate.
option-judging = Cum se judecă răspunsurile
option-judging-help = Prin alegere din patru, după ce se scrie sau de către un cititor care aude răspunsul și singur îl vede pe cel bun.
option-judging-choice = Alegere din patru
option-judging-typed = Scris, judecat de masă
option-judging-reader = Spus cu voce tare, judecat de cititor
option-seconds = Timpul de răspuns
option-seconds-help = În secunde; cine întârzie a răspuns greșit.
option-seconds-0 = Fără limită
option-seconds-20 = 20 de secunde
option-seconds-30 = 30 de secunde
option-seconds-60 = Un minut
option-seconds-120 = Două minute
option-reader = Cine citește
option-reader-help = Cine citește întrebarea cu voce tare și judecă răspunsurile îndoielnice.
option-reader-left = Tabăra din stânga
option-reader-any = Oricare altă tabără
option-cards = Cartonașele
option-cards-help = Cum stau cartonașele cu întrebări.
option-cards-pile = Un teanc
option-cards-queues = Câte un teanc pe categorie
option-cards-two_boxes = Două teancuri pe rând
option-appeals = Contestații
option-appeals-help = Dacă o hotărâre poate fi supusă votului celorlalte tabere.
option-strictness = Răspunsuri scrise
option-strictness-help = Cât de exact trebuie să fie un răspuns scris.
option-strictness-exact = Literă cu literă
option-strictness-strict = Strict
option-strictness-normal = Cu mici greșeli
option-strictness-generous = Generos
option-difficulty = Dificultate
option-difficulty-help = Ce întrebări sunt în teanc.
option-difficulty-any = Toate
option-difficulty-easy = Ușoare
option-difficulty-medium = Medii
option-difficulty-hard = Grele
option-question_shown = Cine vede întrebarea
option-question_shown-help = Dacă apare pe toate ecranele sau numai la cititor.
option-question_shown-all = Toți
option-question_shown-reader = Numai cititorul
option-commit = Cine răspunde pentru o echipă
option-commit-help = Dacă oricine din echipă poate da răspunsul sau numai căpitanul.
option-commit-any = Oricine
option-commit-captain = Căpitanul

## Categories, spaces, and things on the board

category-GE = Geografie
category-EN = Divertisment
category-HI = Istorie
category-AL = Artă și literatură
category-SN = Știință și natură
category-SL = Sport și timp liber
board-wheel = O roată de cașcaval tăiată în șase: roata cu spițele și marginea ei
space-hub = { $place }: butucul din mijloc
space-cat = { $place }: { $category }
space-hq = { $place }: căsuță cu felie, { $category }
space-roll = { $place }: aruncă din nou
node-holder = Suport: { $seat }, pe { $place }, cu aceste felii: { $wedges }
node-holder-empty = Suport: { $seat }, pe { $place }, gol
node-die = { $die ->
        [0] Zarul
       *[other] Zarul arată { $die }
    }
node-pile = Cartonașele cu întrebări

## Moves in words

move-roll = Aruncă zarul
move-go = Mută pe { $place }
move-place = Începe de pe { $place }
move-category = Categoria: { $category }
move-vote = Vot pentru: { $category }
move-abstain = Abținere
move-leave = Părăsește jocul
card-choices = Alegerea ta
button-abstain = Abținere
button-leave = Părăsește jocul

## What to do now

prompt-starter = Se trage la sorți cine începe.
prompt-throw-off = Toți aruncă pentru început.
prompt-place = { $seat }: pune-ți suportul pe o căsuță de culoarea ta.
prompt-roll = { $seat }: aruncă zarul.
prompt-die = Zarul se rostogolește pentru { $seat }.
prompt-move = { $seat }: mută { $die ->
        [one] { $die } căsuță
       *[other] { $die } căsuțe
    }.
prompt-category = { $seat }: alege categoria întrebării tale.
prompt-ask = { $final ->
        [yes] Ultima întrebare pentru { $seat }: { $category }
       *[no] O întrebare pentru { $seat }: { $category }
    }
prompt-vote = Ultima întrebare pentru { $seat }: votează categoria ei.
prompt-wait-vote = Ultima întrebare pentru { $seat }: ceilalți votează categoria ei.
prompt-tie = { $chooser }: voturile sunt la egalitate; alege categoria ultimei întrebări pentru { $seat }.
prompt-wait-tie = Voturile sunt la egalitate: { $chooser } alege categoria ultimei întrebări pentru { $seat }.
prompt-lot = Se trage la sorți categoria ultimei întrebări pentru { $seat }.
prompt-wait-turn = La rând: { $seat }.
ending-won = { $seat } a câștigat: ultimul răspuns a fost bun.
ending-last-left = { $seat } a câștigat: toți ceilalți au plecat.
status = { $round ->
        [0] Jocul începe
       *[other] Runda { $round }
    }
side-holder = Un suport
note-gone = A plecat
note-home = Așteaptă ultima întrebare
term-wedges = Felii

## What happens: log and live region

effect-starter = { $who } începe.
effect-thrown-off = { $who } aruncă { $die } pentru început.
effect-throw-tied = Cea mai mare aruncare, { $die }, a căzut de mai multe ori: cei care au avut-o aruncă din nou.
effect-turn = La rând: { $who }.
effect-placed = { $who } începe de pe { $place }.
effect-thrown = { $who } aruncă { $die }.
effect-moved = { $who } mută pe { $place }.
effect-roll-again = { $who } aruncă din nou: { $place } nu întreabă nimic.
effect-asked = O întrebare pentru { $who }: { $category }.
effect-right = Corect! { $who } a știut ({ $category }).
effect-wrong = Greșit: tura s-a încheiat pentru { $who } ({ $category }).
effect-wedge-won = { $who } câștigă o felie pe { $place }: { $category }.
effect-home = { $who } are șase felii și se află pe butuc.
effect-final-due = { $who } primește ultima întrebare; ceilalți îi aleg categoria.
effect-vote-chosen = { $count ->
        [one] Cu { $count } vot, categoria e aleasă: { $category }
       *[other] Cu { $count } voturi, categoria e aleasă: { $category }
    }
effect-vote-left = Voturile sunt la egalitate; { $who } hotărăște: { $category }
effect-vote-tied = Voturile sunt la egalitate; { $who } alege între ele.
effect-no-votes = Nimeni nu a votat pentru o categorie: se trage la sorți.
effect-final-asked = Ultima întrebare pentru { $who }: { $category }.
effect-must-return = { $who } trebuie să părăsească butucul și să revină.
effect-won = { $who } are cașcavalul întreg și ultimul răspuns: jocul e câștigat.
effect-left = { $who } părăsește jocul.
effect-last-left = { $who } este ultima tabără rămasă și câștigă.

## Options, positions and boxes that do not fit

error-pursuit-skill = Opțiunea „{ $option }” este pentru o tabără care nu joacă: numărul taberelor este { $players }.
error-pursuit-reader = Opțiunea „{ $option }” nu poate fi „reader” cu o singură tabără: nu mai e nimeni care să citească.
error-pursuit-leaving = Opțiunea „{ $option }” cere două tabere: cine joacă singur se oprește pur și simplu.
error-pursuit-position = { EMPTY($line) ->
        [no] Această poziție nu poate fi citită, la „{ $line }”: { $reason }.
       *[yes] Această poziție nu poate fi citită: { $reason }.
    }
position-no-phase = lipsește faza; scrie una dintre acestea: { $known }
position-phase = „{ $word }” nu este o fază; scrie una dintre acestea: { $known }
position-phase-words = după „move” vine o aruncare, după „ask” o categorie, după „tie” cel puțin două categorii, după alte faze nimic
position-said-twice = aceasta se spune de două ori
position-key = un rând nu poate începe cu „{ $word }”
position-words = după „{ $key }” trebuie să urmeze între { $least } și { $most } cuvinte
position-each-seat = după „{ $key }” trebuie să urmeze câte un cuvânt pentru fiecare tabără: { $count }
position-number = „{ $word }” ar trebui să fie un număr întreg de la { $low } la { $high }
position-seat = nu există tabăra „{ $word }”; taberele sunt de la A la { $last }
position-category = nu există categoria „{ $word }”
position-wedge-twice = „{ $word }” apare de două ori
position-vote = „{ $word }” nu este un vot: scrie o categorie, abstain, - sau ?
position-space = nu există căsuța „{ $word }”
position-side-words = după „{ $word }” nu vine nimic
position-gone-option = o tabără poate fi plecată numai cu opțiunea leaving
position-new-option = o tabără își poate aștepta prima căsuță numai cu start = own_colour
position-home = „home” și „away” sunt pentru o tabără aflată pe butuc cu șase felii
position-away-option = „away” cere after_miss = leave
position-thrown = la aruncarea pentru început iau parte cel puțin două tabere, iar una dintre ele nu a aruncat
position-before = înainte de joc suporturile sunt goale și pe butuc, joacă cel puțin două tabere, iar opțiunea starter spune cum se găsește prima
position-turn-gone = tabăra { $seat } a plecat, deci nu poate fi la rând
position-winner = numește câștigătorul: o tabără aflată pe butuc cu șase felii sau ultima rămasă
position-last-left = a rămas o singură tabără, deci jocul s-a terminat
position-six-go-home = cu șase felii, tabăra { $seat } este pe butuc
position-not-placed = tabăra { $seat } nu a fost încă așezată
position-not-final = tabăra { $seat } nu este pe butuc cu șase felii, deci nu există ultimă întrebare
position-final-due = tabăra { $seat } are acum ultima întrebare: faza este vote, tie, lot sau ask
position-place = tabăra { $seat } nu poate alege o căsuță de pornire
position-choose = tabăra { $seat } nu poate alege o categorie
position-asked = pe { $space }, tabăra { $seat } nu este întrebată despre { $category }
position-vote-alone = nu e nimeni care să voteze
position-votes = voturile țin de un vot și de celelalte tabere, iar unul dintre ele lipsește
box-codes = trebuie să fie { $count } categorii, fiecare cu un cod din două majuscule
box-colours = trebuie să fie { $count } culori
box-each-once = fiecare categorie apare o dată: { $codes }
box-ids = o căsuță are un nume al ei: HUB sau o literă și una sau două cifre
box-kind = felul căsuței { $space } trebuie să fie unul dintre acestea: { $kinds }
box-category = categoria căsuței { $space } nu se potrivește: căsuțele colorate și cele cu felie au una dintre { $codes }, celelalte niciuna
box-link = { $space } duce la { $other }, care nu este o căsuță
box-one-way = { $space } duce la { $other }, deci { $other } trebuie să ducă înapoi, și nicio căsuță nu duce la ea însăși
box-dead-end = { $space } are nevoie de cel puțin două vecine
box-hub = prima căsuță, și nicio alta, este butucul
box-wedges = fiecare categorie are o căsuță cu felie
box-targets = o aruncare poate duce la cel mult { $count } căsuțe
box-pieces = sunt șase suporturi cu câte șase felii și un zar cu șase fețe
box-missing = lipsește intrarea { $entry }
box-form = ceva de acolo are altă formă decât se aștepta

## questions and decks

deck-line-json = Rândul { $line } nu este o întrebare scrisă ca obiect JSON.
deck-other-program = „{ $name }” vine din alt program. Fă mai întâi din el un pachet: cheeseboard decks convert FIȘIER pachet.jsonl
deck-field-missing = Rândul { $line }: lipsește câmpul „{ $field }”.
deck-field-unknown =
    { EMPTY($nearest) ->
        [yes] Rândul { $line }: o întrebare nu are câmpul „{ $field }”.
       *[no] Rândul { $line }: o întrebare nu are câmpul „{ $field }”. Ai vrut să spui „{ $nearest }”?
    }
deck-field-type =
    { $kind ->
        [list] Rândul { $line }: „{ $field }” trebuie să fie o listă de texte.
        [whole] Rândul { $line }: „{ $field }” trebuie să fie un număr întreg.
        [number] Rândul { $line }: „{ $field }” trebuie să fie un număr care nu este negativ.
        [yes] Rândul { $line }: „{ $field }” trebuie să fie true sau false.
       *[text] Rândul { $line }: „{ $field }” trebuie să fie un text.
    }
deck-field-value = Rândul { $line }: „{ $field }” nu poate fi „{ $value }”. Valori posibile: { $choices }.
deck-id-twice = Rândul { $line }: identificatorul „{ $question }” apare deja pe un rând anterior.
deck-empty = În „{ $name }” nu este nicio întrebare.
deck-none-shipped =
    { EMPTY($known) ->
        [yes] Casa nu are încă întrebări în „{ $lang }”.
       *[no] Casa nu are întrebări în „{ $lang }”. Există întrebări în: { $known }.
    }
question-empty = „{ $field }” este gol.
question-long = „{ $field }” are prea multe caractere ({ $count }; cel mult { $most }): „{ $text }”
question-blanks = „{ $field }” începe sau se termină cu un spațiu ori conține un sfârșit de rând: „{ $text }”
question-many = „{ $field }” are prea multe texte ({ $count }; cel mult { $most }).
question-option-right = Varianta greșită „{ $option }” ar fi socotită corectă.
question-option-twice = Varianta „{ $option }” apare de două ori.
question-reject-right = „{ $text }” este dat și drept corect, și drept greșit.
question-value = „{ $field }” nu poate fi „{ $value }”. Valori posibile: { $choices }.
question-no-number =
    { $kind ->
        [year] Răspunsul „{ $answer }” ar trebui să fie un an.
       *[number] Răspunsul „{ $answer }” ar trebui să fie un număr.
    }
question-needs-options = Întrebarea are nevoie de variante de răspuns și nu are niciuna.
question-id = Identificatorul „{ $id }” ar trebui să înceapă cu „{ $start }”.
deck-lang = Întrebarea este în „{ $lang }”, pachetul ei în „{ $wanted }”.
deck-template = Întrebări din { $category } după modelul „{ $template }”: { $count } din { $all }; sunt permise cel mult { $most } %.
deck-id-again = Identificatorul „{ $id }” apare de două ori.
deck-twin = „{ $id }” întreabă același lucru ca „{ $other }”.
question-options-count = Variante greșite: { $count }. Sunt necesare { $wanted }.
deck-count = Întrebări în { $category }: { $count }. Sunt necesare cel puțin { $least }.
judge-equal = Acesta este răspunsul.
judge-alias = Este un alt nume, și este corect.
judge-reading = Este unul dintre răspunsuri.
judge-number = Numărul este corect.
judge-surname = Numele de familie este de ajuns.
judge-slip = O greșeală de tastare se iartă.
judge-rejected = Este aproape, dar nu este corect.
judge-option = Este altceva.
judge-empty = Nu s-a răspuns nimic.
judge-exact = La această masă, răspunsul trebuie scris exact.
judge-number-off = Numărul este altul.
judge-number-none = Se cere un număr.
judge-unit = Numărul este corect, unitatea nu.
judge-far = Acesta nu este răspunsul.
judge-nearer = Un răspuns greșit este la fel de aproape.
judge-known = Diferă doar printr-o literă, dar este un cuvânt de sine stătător.
judge-era = Cititorul hotărăște ce secol sau ce eră s-a avut în vedere.
judge-number-words = Numărul este corect; restul îl hotărăște cititorul.
judge-half = Cititorul hotărăște dacă este de ajuns.
judge-part = Este o parte a răspunsului; hotărăște cititorul.
judge-more = Răspunsul este acolo, dar cu ceva în plus; hotărăște cititorul.
judge-order = Cuvintele sunt corecte, în altă ordine; hotărăște cititorul.
judge-close = Este aproape; hotărăște cititorul.
deck-option = { $option } nu poate fi „{ $value }”. Valori posibile: { $choices }.
field-id = identificator
field-category = categorie
field-lang = limbă
field-difficulty = dificultate
field-question = întrebare
field-answer = răspuns
field-options = variante greșite
field-aliases = alte răspunsuri corecte
field-reject = răspunsuri respinse
field-kind = felul răspunsului
field-unit = unitate
field-tolerance = toleranță
field-template = model
field-note = notă
field-source = sursă
field-licence = licență
field-author = autor
field-needs-options = are nevoie de variante

## desk

desk-house = Casa
desk-text = { $text }
desk-choice = { $letter } { $text }
desk-card = { $category } · întrebare pentru { $seat }
desk-hidden = Întrebarea o citește cu voce tare: { $seats }.
desk-proposal = { $name } propune: { $text }
desk-given = { $seat } a răspuns: { $text }
desk-for-reader = Doar pentru cititor — răspunsul: { $answer }
desk-official = Răspunsul: { $answer }.
desk-verdict-right = Corect!
desk-verdict-wrong = Greșit.
desk-log-choices = De ales: { $choices }.
desk-log-answer = { $seat } răspunde: { $text }.
desk-log-unsure = E aproape. Cine hotărăște: { $seats }.
desk-log-propose = { $name } propune: { $text }
desk-log-late = Timpul a expirat la pupitru.
desk-log-pass = { $seat } nu știe.
desk-log-time = Timpul a expirat: lipsa răspunsului e greșeală.
desk-log-right = { $seat } hotărăște: corect!
desk-log-wrong = { $seat } hotărăște: greșit.
desk-log-accept = { $seat } acceptă hotărârea.
desk-log-appeal = { $seat } contestă: celelalte tabere votează.
desk-log-uphold = { $seat } este pentru hotărâre.
desk-log-overturn = { $seat } este împotriva hotărârii.
desk-log-report = Sesizarea ta despre întrebare a fost notată.
desk-log-leave = { $seat } părăsește jocul.
desk-log-vote =
    { $turned ->
        [yes] Votul răstoarnă hotărârea.
       *[no] Votul menține hotărârea.
    }
desk-do-accept = Acceptă
desk-do-appeal = Contestă
desk-do-uphold = Menține hotărârea
desk-do-overturn = Răstoarnă hotărârea
desk-do-right = Corect
desk-do-wrong = Greșit
desk-do-pass = Nu știu
desk-do-leave = Părăsește jocul
desk-confirm =
    { $word ->
        [answer] Acesta e răspunsul meu
        [pass] Da, nu știu
        [leave] Da, părăsesc jocul
        [vote] Acesta e votul meu
       *[ruling] Aceasta e hotărârea mea
    }
desk-form-type = Răspunsul tău
desk-form-propose = Propune taberei tale
desk-form-report = Sesizează această întrebare
desk-form-report-hint = Ce nu e în regulă? Se poate citi pe pagina pachetului.
desk-prompt-asked =
    { $mine ->
        [yes] { $seat }, răspunde la întrebare.
       *[no] Întrebarea este pentru { $seat }.
    }
desk-prompt-reader =
    { $mine ->
        [yes] Citește întrebarea pentru { $seat } și hotărăște: e corect răspunsul?
       *[no] { $seats } citește întrebarea pentru { $seat } și hotărăște.
    }
desk-prompt-ruling =
    { $mine ->
        [yes] Răspunsul e aproape: hotărăște dacă se pune.
       *[no] Răspunsul e aproape: { $seats } hotărăște.
    }
desk-prompt-verdict =
    { $mine ->
        [yes] { $found ->
            [right] { $seat } are dreptate: acceptă sau contestă.
           *[wrong] { $seat }, a fost greșit: acceptă sau contestă.
        }
       *[no] { $found ->
            [right] { $seat } are dreptate, dacă nu contestă nimeni: { $seats } trebuie să accepte.
           *[wrong] { $seat } a greșit și poate accepta sau contesta.
        }
    }
desk-prompt-appeal =
    { $mine ->
        [yes] O contestație: menține hotărârea sau răstoarn-o. La egalitate, rămâne.
       *[no] O contestație: mai au de votat: { $seats }. La egalitate, hotărârea rămâne.
    }
desk-no-word = „{ $word }” nu se poate spune aici.
desk-not-now-closed = Acum nu e deschisă nicio întrebare.
desk-not-now-asked = Nu încă: întrebarea își așteaptă răspunsul.
desk-not-now-ruling = Răspunsul e dat: acum hotărăște cititorul.
desk-not-now-verdict = Hotărârea e luată: acceptă sau contestă.
desk-not-now-appeal = Se votează asupra hotărârii: menține sau răstoarnă.
desk-not-yours = Întrebarea e pentru altă tabără.
desk-no-leaving = La această masă nu pleacă nimeni definitiv: cedează mai bine locul.
desk-nothing-asked = Încă nu s-a pus nicio întrebare.
desk-judge-rules = Aici se judecă răspunsul însuși: nimeni nu hotărăște cu mâna.
desk-not-reader = Doar cititorul hotărăște asupra răspunsului.
desk-not-to-accept = Nu tu accepți această hotărâre.
desk-not-to-appeal = Cine e avantajat de hotărâre nu o contestă.
desk-no-vote = Votează taberele care n-au fost întrebate, câte o dată.
desk-no-choice = Nu e nimic de ales: la această întrebare se răspunde în cuvinte.
desk-choice-range = Alege unul dintre răspunsuri după număr, de la 0 la { $last }.
desk-no-typing = La această întrebare nu se răspunde în scris.
desk-empty = Scrie ceva după acest cuvânt.
desk-few = Printre întrebările alese niciuna nu se potrivește la { $category }. Alege alt pachet, altă dificultate sau alt fel de a răspunde.
desk-no-deck = Întrebările acestei partide nu mai sunt aici.

## import

import-big = Fișierul este prea mare: se citesc cel mult { $most } MB.
import-format = Nu există formatul „{ $format }”. Există: { $known }.
import-unknown = Nu se poate spune ce este „{ $name }”. Se citesc întrebări din pachetele noastre, CSV, Moodle GIFT și XML, Open Trivia DB, OpenTriviaQA, textul simplu Anki și tabelul Kahoot.
import-anki-package = Aceasta este o colecție Anki întreagă. În Anki, exportă pachetul ca „note în text simplu” și adu acel fișier.
import-json = Fișierul este JSON stricat: nu poate fi citit de la rândul { $line }.
import-json-shape = Fișierul ar trebui să conțină o listă de întrebări, singură sau sub „results”.
import-xml = Fișierul este XML stricat: nu poate fi citit de la rândul { $line }.
import-xml-root = Fișierul ar trebui să înceapă cu „quiz”, cum scrie Moodle, dar începe cu „{ $name }”.
import-xml-doctype = Rândul { $line } declară un tip de document. Astfel de fișiere nu se citesc, fiindcă pot face rău.
import-xml-size = De la rândul { $line }, fișierul este prea adânc sau prea lung.
import-zip = Fișierul începe ca un tabel (.xlsx), dar nu este unul sau este stricat.
import-zip-big = Tabelul este prea mare după despachetare: se citesc cel mult { $most } MB.
import-no-question = Aici nu este nicio întrebare.
import-no-answer = Aici nu este niciun răspuns corect.
import-twice = Aceeași întrebare apare a doua oară („{ $id }”).
import-difficulty = „{ $value }” nu este o dificultate cunoscută (1, 2, 3 sau easy, medium, hard); se ia mediu.
import-category = Care dintre cele șase categorii este „{ $label }”? Întrebări care așteaptă: { $count }.
import-no-category = Întrebări fără categorie: { $count }. Alege una pentru ele.
import-dropped = { $what } (de câte ori: { $count })
import-too-many = Fișierul are mai multe întrebări decât încap într-un pachet; acestea sunt lăsate deoparte.
import-feedback = Comentariile la răspunsuri sunt lăsate deoparte.
import-half-right = Răspunsurile pe jumătate corecte sunt lăsate deoparte.
import-description = Un text fără întrebare este lăsat deoparte.
import-more-fields = O notă are mai mult de două câmpuri; se iau doar fața și spatele.
import-more-problems = Alte locuri neînțelese: { $count }.
import-json-item = Aceasta nu este o întrebare cu „question”, „correct_answer” și „incorrect_answers”.
import-stray = Acest rând nu ține de nicio întrebare.
import-right-not-offered = Răspunsul corect „{ $answer }” nu se află printre variante.
import-gift-braces = O întrebare GIFT are răspunsurile într-o pereche de acolade.
import-gift-signs = Răspunsurile GIFT încep cu „=” (corect) sau „~” (greșit).
import-kind = Întrebările de felul „{ $kind }” nu pot fi puse aici.
import-weights = Mai multe răspunsuri sunt corecte în parte; aici unul este corect, iar celelalte greșite.
import-media = Întrebarea arată o imagine sau redă un sunet, ceea ce nu se poate aici.
import-number = „{ $text }” nu este un număr cu toleranța lui.
import-row = De aici tabelul nu poate fi citit: ghilimelele nu sunt închise sau o celulă este prea lungă.
import-column = Coloana „{ $column }” nu este cunoscută și este lăsată deoparte.
import-no-header = Primul rând nu numește coloanele. Sunt luate astfel: întrebare, răspuns corect, răspunsuri greșite.
import-cells = Celule în rând: { $count }; coloane în tabel: { $most }.
import-anki-fields = O notă are nevoie de față și spate.
import-kahoot-correct = „{ $text }” ar trebui să fie numărul răspunsului corect: 1, 2, 3 sau 4, ori mai multe, ca 1,3.
export-lost = Formatul nu păstrează tot „{ $field }”: se pierde la { $count } din { $all }.
export-left-out = „{ $id }” este lăsat deoparte: { $why }
export-no-options = Nu are variante greșite, iar acest format le cere.
export-long = „{ $field }” este prea lung pentru acest format (caractere permise: { $most }).
export-nothing = Nicio întrebare nu încape în formatul „{ $format }”.

## scene

node-tray = Tavă: { $seat }, cu aceste felii: { $wedges }
node-tray-empty = Tavă: { $seat }, încă nicio felie
node-pile-asked = Cartonașele cu întrebări; cel deschis întreabă: { $category }
sign-category = { $category } ({ $code })
sign-roll = Aruncă din nou: arunci și muți încă o dată, fără întrebare
ends-wrong = Un răspuns greșit încheie rândul; după unul bun, rândul continuă.
ends-final = Un răspuns bun câștigă jocul; unul greșit încheie rândul.
ends-vote = Votul se încheie când toți au votat sau s-au abținut.
note-way = Șase felii: în drum spre butuc
