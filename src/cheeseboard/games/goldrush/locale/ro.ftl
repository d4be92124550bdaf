# Gold Rush with The Sheriff: all words of the game, Romanian. English first, then the five other files.
# Cuvinte: cartonaș și laturile lui; cale ferată, munte, prerie, oraș, cimitir = zone; bifurcație = mica stație unde se
# opresc liniile; cowboy, cort, șerif; jeton, stivă, rezervă; pepită, locomotivă, tabără de tipi, herghelie.

## The game

game-title = Gold Rush
game-pitch = Așezați șine și munți cartonaș cu cartonaș, trimiteți cowboy și săpați acolo unde e aurul, înaintea celorlalți.
game-intro = Harta Vestului crește cu un cartonaș la fiecare tură. Căi ferate, munți, orașe și prerii prind contur, iar cowboy-ii voștri le iau în stăpânire. Sub munți stau stive de jetoane: unele sunt aur, altele pietriș, și nimeni nu știe până nu le ia. Cu singurul vostru cort puteți săpa în orice munte, al vostru sau al altuia. Când ultimul cartonaș e pe masă, câștigă cine are cele mai multe puncte. Extensia trimite un șerif prin ținut: unde e el, nu se sapă.

## Chapters of the rulebook page

chapter-setup = Cutia și pregătirea
chapter-setup-intro = În cutie: 72 de cartonașe, 63 de jetoane cu valorile 0, 1, 2, 3 și 5 și, pentru fiecare, cinci cowboy și un cort. Cartonașul de start are un munte la nord, o linie de la vest la est și prerie la sud. Celelalte cartonașe se amestecă cu fața în jos. Cine începe trage primul, apoi se joacă în sensul acelor de ceasornic.
chapter-place = Întâi: trageți un cartonaș și așezați-l
chapter-place-intro = O tură are patru pași: așezați un cartonaș, puneți jetoane pe munții lui, faceți, dacă vreți, un singur lucru cu figurinele și punctați ce a încheiat cartonașul. Fiecare latură arată un munte, o cale ferată sau numai prerie. Un loc se numește după drumul de la cartonașul de start: n2e3 e la doi pași spre nord și trei spre est. Munții arată pepite, unele căi ferate o locomotivă, unele prerii o tabără de tipi sau o herghelie de cai. Căile ferate se opresc la orașe și la bifurcații, micile stații cu turn de apă. Ce se leagă peste laturile cartonașelor e o singură zonă. Căile ferate și munții despart preriile între ele.
chapter-action = Apoi: un cowboy, cortul sau săpatul
chapter-action-intro = Pe o cale ferată, un cowboy e feroviar, pe un munte miner, într-un oraș negustor, iar culcat în prerie fermier. Cowboy-ii aduc puncte când zona lor e încheiată; cortul aduce jetoane, câte unul la fiecare săpat.
chapter-score = La urmă: punctați ce s-a încheiat
chapter-score-intro = Un cartonaș poate încheia mai multe zone deodată; toate contează, întâi căile ferate, apoi munții, orașele și cimitirele. Ce s-a încheiat rămâne pe masă și își dă înapoi figurinele.
chapter-end = Sfârșitul jocului
chapter-end-intro = Când ultimul cartonaș e pe masă și punctele lui sunt numărate, și ce a rămas neîncheiat valorează ceva. Urmează preriile, iar la sfârșit fiecare își întoarce jetoanele.
chapter-sheriff = Șeriful
chapter-sheriff-intro = O extensie care se pornește dintr-o opțiune: încă șase cartonașe cu o stea și o figurină aurie. Șeriful merge din munte în munte. Unde sosește, corturile celorlalți costă aur, iar cât rămâne, nimeni nu sapă.
chapter-graveyard = Cimitirele
chapter-graveyard-intro = Două dintre cele șase cartonașe cu stea sunt prerie cu un cimitir la mijloc. Valorează cu atât mai mult cu cât are mai multe cartonașe în jur, la laturi și la colțuri.
chapter-ruling = Cazuri speciale
chapter-ruling-intro = Unde regulamentul tace sau se poate citi în două feluri, la masa aceasta se joacă așa.

## Clauses: the box and the set-up

clause-setup-start-tile-token = Cartonașul de start arată o pepită, deci jocul începe cu un jeton ascuns pe muntele lui.
clause-setup-pieces = Se joacă de la doi la cinci. Fiecare are un cort și cinci cowboy, dintre care unul arată punctele: rămân patru de așezat.

## Clauses: drawing and placing a tile

clause-place-mandatory = Cine trage un cartonaș trebuie să-l așeze; nimic altceva nu vine înainte.
clause-place-side-contact = Cartonașul trebuie să atingă un cartonaș de pe masă cu cel puțin o latură întreagă. Colț la colț nu ajunge.
clause-place-edges-match = Toate laturile care se ating trebuie să se potrivească: munte la munte, cale ferată la cale ferată, prerie la prerie. Cartonașul se poate roti oricum.
clause-place-unplaceable = Un cartonaș care nu se potrivește nicăieri se arată și iese din joc; același jucător trage altul.
clause-place-deck-out-while-replacing = Dacă nu mai e niciun cartonaș de tras în loc, jucătorul nu are tură și jocul se termină.
clause-tokens-one-per-nugget = Pentru fiecare pepită de pe noul cartonaș, un jeton din rezervă merge, cu fața în jos, pe stiva acelui munte. Nimeni nu se uită la el.
clause-tokens-stacks-merge = Un munte are o singură stivă. Dacă un cartonaș unește munți, stivele lor devin una.
clause-tokens-supply-empty = Dacă rezerva nu ajunge, se pun câte jetoane sunt. Pepitele contează oricum.

## Clauses: cowboy, tent, dig

clause-action-at-most-one = După așezare puteți face cel mult un lucru: să puneți un cowboy, să puneți sau să mutați cortul, ori să săpați. Aveți voie să nu faceți nimic.
clause-cowboy-new-tile-only = Un cowboy merge pe cartonașul abia așezat: pe o cale ferată, un munte, o prerie, orașul sau cimitirul de pe el.
clause-cowboy-feature-free = Toată zona trebuie să fie fără cowboy, nici măcar ai tăi. Zonele ajung împărțite doar când un cartonaș de mai târziu le unește.
clause-cowboy-tents-no-obstacle = Corturile nu stau în calea unui miner.
clause-cowboy-supply = Ai nevoie de un cowboy în rezervă. Niciunul nu se ia înapoi înainte ca zona lui să fie punctată.
clause-cowboy-finished-feature = O zonă pe care noul cartonaș o încheie se mai poate ocupa; se punctează în aceeași tură.
clause-tent-any-tile = Cortul poate merge pe muntele oricărui cartonaș de pe masă, oricât de departe. Mutarea lui e toată acțiunea ta.
clause-tent-unfinished-only = Muntele trebuie să fie neîncheiat. Unul pe care chiar acest cartonaș l-a încheiat nu mai primește corturi.
clause-tent-empty-segment = Partea de munte de pe acel cartonaș trebuie să fie goală: niciun cowboy și niciun cort, nici măcar ale tale.
clause-tent-shared-mountain = În altă parte pe același munte pot sta cowboy și corturi ale oricui. Mai multe corturi pot împărți un munte.
clause-dig-top-token = Când sapi, iei jetonul de deasupra de pe muntele pe care stă cortul tău: exact unul pe tură.
clause-dig-no-majority-needed = Nu contează ai cui sunt cowboy-ii de pe munte.
clause-dig-private-value = Jetonul rămâne cu fața în jos în fața ta. Doar tu îi poți vedea valoarea; câte ai se vede.
clause-dig-empty = Unde nu a mai rămas niciun jeton, nimeni nu poate săpa.
clause-dig-before-scoring = Într-un munte încheiat în această tură se mai poate săpa înainte de punctare (opțiune).

## Clauses: scoring

clause-majority-most = Cine are cei mai mulți cowboy într-o zonă o punctează.
clause-majority-tie-all-full = Dacă mai mulți au la fel de mulți, fiecare primește toate punctele.
clause-majority-none = O zonă fără cowboy nu aduce nimănui nimic.
clause-score-cowboys-return = După punctare, toți cowboy-ii din zonă se întorc la stăpânii lor.
clause-railroad-complete = O cale ferată e încheiată când ambele capete se opresc la un oraș sau la o bifurcație ori când se închide în cerc.
clause-railroad-per-tile = O cale ferată încheiată aduce 1 punct pentru fiecare cartonaș pe care trece, cu tot cu cele două capete. Un cartonaș contează o dată, chiar dacă linia îl traversează de două ori.
clause-railroad-double = Cu exact o locomotivă pe toată linia, fiecare cartonaș aduce 2 puncte.
clause-railroad-two-locomotives = Cu două sau mai multe locomotive, fiecare cartonaș aduce din nou 1 punct: se anulează între ele.
clause-mountain-complete = Un munte e încheiat când niciuna dintre laturile lui nu e deschisă. Două cartonașe pot fi de ajuns.
clause-mountain-tokens-then-symbols = Cine are cei mai mulți mineri ia toate jetoanele rămase în stivă și primește 1 punct pentru fiecare pepită desenată pe munte, săpată sau nu.
clause-mountain-tie-clockwise = La egalitate, jetoanele se iau unul câte unul, în sensul acelor de ceasornic, începând cu cel aflat la rând sau cu următorul dintre cei egali. Fiecare punctează toate pepitele.
clause-mountain-tents-return = Toate corturile de pe un munte încheiat se întorc la stăpânii lor.
clause-mountain-unclaimed = Dacă nu e niciun miner, nu punctează nimeni, iar jetoanele merg în rezervă sau ies din joc (opțiune).
clause-city-complete = Un oraș e încheiat când toate căile ferate care pleacă din el sunt încheiate, oricine le-ar fi punctat.
clause-city-three-per-railroad = Negustorul lui primește 3 puncte pentru fiecare dintre aceste linii. Una care pleacă din oraș și se întoarce la el contează o dată.
clause-prairie-only-at-end = Preriile nu se punctează în timpul jocului. Un fermier rămâne acolo până la sfârșit.

## Clauses: the end of the game

clause-end-last-tile = Jocul se termină după tura în care a fost așezat ultimul cartonaș.
clause-end-railroad = O cale ferată neîncheiată aduce 1 punct de cartonaș celui care are cei mai mulți cowboy pe ea. Locomotivele nu contează.
clause-end-mountain = Pe un munte neîncheiat, cine are cei mai mulți mineri ia jetoanele ca la unul încheiat; pepitele nu aduc nimic (opțiuni).
clause-end-city = Negustorul unui oraș neîncheiat primește 1 punct pentru fiecare cale ferată încheiată care pleacă din el (opțiune).
clause-end-prairie = Cine are cei mai mulți fermieri pe o prerie primește 2 puncte pentru fiecare tabără de tipi și 4 pentru fiecare herghelie de pe ea.
clause-end-tokens = La sfârșit de tot, fiecare își întoarce jetoanele și le adună valorile.
clause-end-tie = Câștigă cele mai multe puncte. Cei aflați la egalitate împart victoria.

## Clauses: the Sheriff

clause-sheriff-star-on-every-tile = Fiecare dintre cele șase cartonașe ale șerifului poartă o stea, chiar și cele două cimitire.
clause-sheriff-one-of-each = Fiecare cartonaș al șerifului e o singură dată în cutie.
clause-sheriff-one-figure = Există un singur șerif. Nu e al nimănui.
clause-sheriff-tiles-mixed-in = Cele șase cartonașe ale șerifului se amestecă printre cele din jocul de bază.
clause-sheriff-starts-beside = Șeriful începe lângă câmpul de joc.
clause-sheriff-base-unchanged = Tot ce extensia nu pomenește se joacă precum în jocul de bază.
clause-sheriff-tile-placed-first = Un cartonaș cu stea se așază după regulile obișnuite și își primește jetoanele înainte de orice altceva.
clause-sheriff-must-move = Apoi același jucător trebuie să mute șeriful; nimeni nu poate refuza.
clause-sheriff-no-star-no-move = Un cartonaș fără stea nu mută niciodată șeriful.
clause-sheriff-enter-unfinished = De lângă câmpul de joc, el merge pe orice munte neîncheiat.
clause-sheriff-enter-any-mountain = Muntele nu trebuie să fie pe cartonașul abia așezat.
clause-sheriff-move-to-another = Dacă e pe câmpul de joc, merge pe alt munte neîncheiat. A rămâne sau a se plimba pe același nu e o mutare.
clause-sheriff-never-on-finished = Un munte încheiat nu e niciodată ținta lui, nici măcar unul pe care îl încheie acest cartonaș.
clause-sheriff-occupied-allowed = Cowboy-ii și corturile de pe munte nu-l țin departe, chiar dacă stau pe fiecare cartonaș al lui.
clause-sheriff-no-empty-tile-needed = Nu are nevoie de un cartonaș liber și nu ocupă loc: un cort sau un cowboy poate sta lângă el.
clause-sheriff-return-if-no-other = Dacă nu există alt munte neîncheiat, se întoarce lângă câmpul de joc sau rămâne acolo.
clause-sheriff-one-per-other-tent = La sosire, se datorează un jeton pentru fiecare alt jucător care are un cort pe noul lui munte. Jetonul vine din stiva muntelui.
clause-sheriff-compulsory = Cine l-a mutat nu poate sări peste asta.
clause-sheriff-back-to-supply = Aceste jetoane se întorc imediat în rezervă, nevăzute.
clause-sheriff-supply-mixed = Rezerva se amestecă apoi.
clause-sheriff-empty-mountain = Un munte fără jetoane nu dă nimic înapoi; nimeni nu plătește din jetoanele proprii.
clause-sheriff-own-tent-exempt = Cortul celui care l-a mutat nu costă nimic.
clause-sheriff-tentless-exempt = Jucătorii fără cort acolo nu costă nimic, oricâți mineri ar avea.
clause-sheriff-only-on-arrival = Asta se întâmplă o dată, la sosire. Un cort venit mai târziu nu costă nimic, și nici un munte care se unește cu al lui.
clause-sheriff-freeze-dig = Cât timp muntele lui e neîncheiat, nimeni nu are voie să sape acolo.
clause-sheriff-freeze-mover-too = Asta e valabil și pentru cel care l-a trimis.
clause-sheriff-freeze-ends-with-mountain = De îndată ce un cartonaș încheie muntele, acesta nu mai e înghețat.
clause-sheriff-tents-may-leave = Corturile pot pleca în continuare de pe muntele lui, ca acțiune normală.
clause-sheriff-completion-normal = Când muntele lui se încheie, jetoanele și punctele se împart după regulile obișnuite.
clause-sheriff-completion-return = Șeriful se întoarce apoi lângă câmpul de joc.
clause-sheriff-then-normal-turn = După șerif, jucătorul are încă acțiunea obișnuită: un cowboy, cortul sau săpatul.
clause-sheriff-end-owner-takes = Dacă jocul se termină cât el e pe un munte neîncheiat, cine are acolo cei mai mulți mineri primește jetoanele.
clause-sheriff-end-owners-share = Mai mulți proprietari le împart în mod egal, unul câte unul.

## Clauses: graveyards

clause-graveyard-two = Două dintre cele șase cartonașe ale șerifului sunt cimitire.
clause-graveyard-place-then-sheriff = Un cimitir se așază ca oricare alt cartonaș, apoi se mută șeriful.
clause-graveyard-then-rest-of-turn = Restul turei se joacă precum de obicei.
clause-graveyard-cowboy-choice = Pe acest cartonaș, un cowboy poate merge în prerie sau în cimitir.
clause-graveyard-complete-at-eight = Un cimitir se punctează când pe toate cele opt locuri din jur sunt cartonașe.
clause-graveyard-not-at-seven = Șapte nu ajung; cele patru colțuri contează ca laturile.
clause-graveyard-nine-plus-cities = Un cimitir încheiat aduce 9 puncte și încă 1 pentru fiecare oraș de pe cartonașele din jur.
clause-graveyard-end-one-each = Unul neîncheiat aduce la sfârșit 1 punct pentru el însuși, 1 pentru fiecare cartonaș din jur și 1 pentru fiecare oraș de pe acelea.
clause-graveyard-owner-only = Doar jucătorul al cărui cowboy e în cimitir îl punctează.

## Clauses: what this table adds

clause-turn-clockwise = Se joacă pe rând, în sensul acelor de ceasornic.
clause-turn-one-step-after-another = Pașii unei ture își păstrează ordinea și fiecare se face o dată.
clause-place-free-space = Un cartonaș merge pe un loc liber, niciodată peste alt cartonaș.
clause-place-equal-turns = Dacă două feluri de a roti un cartonaș arată la fel, contează ca unul și se scrie primul.
clause-sheriff-mountain-once = Un munte e o singură țintă pentru șerif, oricâte cartonașe și părți ar avea. El stă pe partea cea mai veche.
clause-prairie-beginners = Joc pentru începători (opțiune): niciun cowboy nu se culcă în prerie, iar preriile nu aduc nimic.
clause-ruling-deal-afresh = Jetoanele fiecărui munte se împart de la capăt, începând cu cel aflat la rând; la sfârșit, cu cel care a așezat ultimul cartonaș.
clause-ruling-corners-never-join = Zonele se unesc numai peste laturi. Unde cartonașele se ating la colț, nimic nu se unește.

## Options

option-players = Jucători
option-players-help = Câți joacă, fiecare pentru sine.
option-sheriff = Șeriful
option-sheriff-help = Adaugă șase cartonașe cu stea, dintre care două cimitire, și șeriful care oprește săpatul.
option-farmers = Fermieri
option-farmers-help = Cowboy-ii se pot culca în prerii, care se punctează la sfârșit. Fără: jocul pentru începători.
option-final_mountain_tokens = Munți neîncheiați: jetoane
option-final_mountain_tokens-help = La sfârșit, proprietarul unui munte neîncheiat îi primește jetoanele. Muntele șerifului le dă întotdeauna.
option-final_mountain_symbol = Munți neîncheiați: pepite
option-final_mountain_symbol-help = Puncte la sfârșit pentru fiecare pepită de pe un munte neîncheiat.
option-final_city_per_completed_rail = Orașe neîncheiate
option-final_city_per_completed_rail-help = Puncte la sfârșit pentru fiecare cale ferată încheiată care pleacă dintr-un oraș neîncheiat.
option-unclaimed_tokens = Jetoanele unui munte fără miner
option-unclaimed_tokens-help = Unde merge stiva când un munte se încheie fără niciun miner.
option-unclaimed_tokens-supply = Înapoi în rezervă
option-unclaimed_tokens-box = Afară din joc
option-dig_before_scoring = Săpat înainte de punctare
option-dig_before_scoring-help = Într-un munte încheiat în această tură se mai poate săpa înainte de punctare.
option-sheriff_remainder = Când împărțeala nu iese egal
option-sheriff_remainder-help = La sfârșit, pe muntele neîncheiat al șerifului: jetoanele care nu se împart egal.
option-sheriff_remainder-deal = Se împart mai departe, unul câte unul
option-sheriff_remainder-supply = Merg în rezervă

## What happens: log and live region

effect-tile-drawn = { $count ->
        [0] { $who } trage ultimul cartonaș: { $things }.
        [one] { $who } trage un cartonaș: { $things }. Mai e { $count } cartonaș.
        [few] { $who } trage un cartonaș: { $things }. Mai sunt { $count } cartonașe.
       *[other] { $who } trage un cartonaș: { $things }. Mai sunt { $count } de cartonașe.
    }
effect-tile-discarded = { $count ->
        [one] Cartonașul nu se potrivește nicăieri și iese din joc: { $things }. Mai e { $count } cartonaș.
        [few] Cartonașul nu se potrivește nicăieri și iese din joc: { $things }. Mai sunt { $count } cartonașe.
       *[other] Cartonașul nu se potrivește nicăieri și iese din joc: { $things }. Mai sunt { $count } de cartonașe.
    }
effect-tile-placed = { $who } așază cartonașul pe { $place }.
effect-tokens-laid = { $count ->
        [0] Rezerva e goală: niciun jeton nu ajunge pe muntele de la { $place }.
        [one] { $count } jeton ajunge pe muntele de la { $place }.
        [few] { $count } jetoane ajung pe muntele de la { $place }.
       *[other] { $count } de jetoane ajung pe muntele de la { $place }.
    }
effect-mountains-joined = { $count ->
        [0] La { $place } se unesc munți; acolo nu e niciun jeton.
        [one] La { $place } se unesc munți; stiva lor are { $count } jeton.
        [few] La { $place } se unesc munți; stiva lor are { $count } jetoane.
       *[other] La { $place } se unesc munți; stiva lor are { $count } de jetoane.
    }
effect-sheriff-moved = { $count ->
        [0] { $who } trimite șeriful pe muntele de la { $place }, unde nu e niciun jeton.
        [one] { $who } trimite șeriful pe muntele de la { $place }, unde e { $count } jeton.
        [few] { $who } trimite șeriful pe muntele de la { $place }, unde sunt { $count } jetoane.
       *[other] { $who } trimite șeriful pe muntele de la { $place }, unde sunt { $count } de jetoane.
    }
effect-sheriff-aside = Nu există alt munte neîncheiat: șeriful așteaptă lângă câmpul de joc.
effect-token-returned = { $count ->
        [0] Muntele de la { $place } nu are niciun jeton de dat înapoi.
        [one] { $count } jeton de pe muntele de la { $place } se întoarce în rezervă.
        [few] { $count } jetoane de pe muntele de la { $place } se întorc în rezervă.
       *[other] { $count } de jetoane de pe muntele de la { $place } se întorc în rezervă.
    }
effect-sheriff-home = Muntele de la { $place } e încheiat: șeriful se întoarce lângă câmpul de joc.
effect-cowboy-placed = { $kind ->
        [mountain] { $who } pune un miner pe muntele de la { $place }.
        [railroad] { $who } pune un feroviar pe calea ferată de la { $place }.
        [prairie] { $who } culcă un fermier în preria de la { $place }.
        [city] { $who } pune un negustor în orașul de la { $place }.
       *[graveyard] { $who } pune un cowboy în cimitirul de la { $place }.
    }
effect-tent-placed = { $moved ->
        [0] { $who } ridică un cort pe muntele de la { $place }.
       *[other] { $who } mută cortul pe muntele de la { $place }.
    }
effect-token-dug = { $count ->
        [0] { $who } sapă la { $place } și ia ultimul jeton de acolo.
        [one] { $who } sapă la { $place }; acolo mai e { $count } jeton.
        [few] { $who } sapă la { $place }; acolo mai sunt { $count } jetoane.
       *[other] { $who } sapă la { $place }; acolo mai sunt { $count } de jetoane.
    }
effect-railroad-done = Calea ferată de la { $place } e încheiată; cartonașe: { $tiles }, locomotive: { $locomotives }.
effect-mountain-done = Muntele de la { $place } e încheiat; pepite: { $nuggets }, jetoane rămase: { $tokens }.
effect-city-done = Orașul de la { $place } e încheiat; căi ferate: { $count }.
effect-graveyard-done = Cimitirul de la { $place } e înconjurat; orașe în jur: { $count }.
effect-points-railroad = { $who } punctează calea ferată de la { $place }: { $tiles ->
        [one] { $tiles } cartonaș
        [few] { $tiles } cartonașe
       *[other] { $tiles } de cartonașe
    } × 1 = { $points }.
effect-points-railroad-double = { $who } punctează calea ferată de la { $place }: { $tiles ->
        [one] { $tiles } cartonaș
        [few] { $tiles } cartonașe
       *[other] { $tiles } de cartonașe
    } × 2, o locomotivă = { $points }.
effect-points-mountain = { $who } punctează muntele de la { $place }: { $count ->
        [one] { $count } pepită
        [few] { $count } pepite
       *[other] { $count } de pepite
    } × 1 = { $points }.
effect-points-city = { $who } punctează orașul de la { $place }: { $count ->
        [one] { $count } cale ferată
        [few] { $count } căi ferate
       *[other] { $count } de căi ferate
    } × 3 = { $points }.
effect-points-graveyard = { $who } punctează cimitirul de la { $place }: 9 și orașele din jur = { $points }.
effect-points-end-railroad = { $who } punctează calea ferată neîncheiată de la { $place }: { $tiles ->
        [one] { $tiles } cartonaș
        [few] { $tiles } cartonașe
       *[other] { $tiles } de cartonașe
    } × 1 = { $points }.
effect-points-end-mountain = { $who } punctează muntele neîncheiat de la { $place }: { $count ->
        [one] { $count } pepită
        [few] { $count } pepite
       *[other] { $count } de pepite
    } × 1 = { $points }.
effect-points-end-city = { $who } punctează orașul neîncheiat de la { $place }; căi ferate încheiate: { $count }, puncte: { $points }.
effect-points-end-graveyard = { $who } punctează cimitirul neîncheiat de la { $place }: el însuși, cartonașele din jur și orașele lor = { $points }.
effect-points-tipis = { $who } punctează preria de la { $place }: { $count ->
        [one] { $count } tabără de tipi
        [few] { $count } tabere de tipi
       *[other] { $count } de tabere de tipi
    } × 2 = { $points }.
effect-points-herds = { $who } punctează preria de la { $place }: { $count ->
        [one] { $count } herghelie
        [few] { $count } herghelii
       *[other] { $count } de herghelii
    } × 4 = { $points }.
effect-points-tokens = { $who } își întoarce toate jetoanele; împreună valorează { $count }.
effect-takes-token = { $who } ia un jeton.
effect-token-value = { $value ->
        [0] { $who } găsește pietriș fără valoare.
       *[other] { $who } găsește aur în valoare de { $value }.
    }
effect-tokens-unclaimed = { $count ->
        [one] Niciun miner pe muntele de la { $place }: { $count } jeton se întoarce în rezervă.
        [few] Niciun miner pe muntele de la { $place }: { $count } jetoane se întorc în rezervă.
       *[other] Niciun miner pe muntele de la { $place }: { $count } de jetoane se întorc în rezervă.
    }
effect-tokens-boxed = { $count ->
        [one] Niciun miner pe muntele de la { $place }: { $count } jeton iese din joc.
        [few] Niciun miner pe muntele de la { $place }: { $count } jetoane ies din joc.
       *[other] Niciun miner pe muntele de la { $place }: { $count } de jetoane ies din joc.
    }
effect-stack-empty = Nu mai e niciun cartonaș: acum se punctează ce e neîncheiat.

## What a score is made of

term-railroad = Cartonașe ale căilor ferate încheiate
term-railroad-double = Cartonașe ale căilor ferate încheiate cu o locomotivă
term-nuggets = Pepite pe munți încheiați
term-city = Căi ferate ale orașelor încheiate
term-graveyard = Cimitire încheiate
term-end-railroad = Cartonașe ale căilor ferate neîncheiate
term-end-nuggets = Pepite pe munți neîncheiați
term-end-city = Căi ferate încheiate ale orașelor neîncheiate
term-end-graveyard = Cimitire neîncheiate
term-tipis = Tabere de tipi
term-herds = Herghelii
term-token = Jetoane cu valoarea { $value }

## Where a clause comes from

ref-base = jocul de bază, secțiunea { $n }

## Options and positions that do not fit

error-goldrush-sheriff-remainder = Opțiunea „{ $option }” privește muntele șerifului: porniți și sheriff.
error-goldrush-position = Această poziție nu se poate citi. { $why }
error-goldrush-position-line = Această poziție nu se poate citi, la rândul „{ $line }”. { $why }
bad-no-phase = Lipsește faza; scrieți una dintre: draw, place R07, sheriff, action, tokens A, final A, over.
bad-alone = „{ $word }” stă singur pe rândul lui.
bad-form = Un asemenea rând arată așa: { $form }
bad-twice = Asta e spusă de două ori.
bad-line = Un rând nu poate începe cu „{ $word }”.
bad-number = „{ $word }” ar trebui să fie un număr întreg de la { $low } la { $high }.
bad-seat = Nu există locul „{ $word }”; locurile sunt de la A la { $last }.
bad-face = Nu există cartonașul „{ $word }” în acest joc.
bad-copies = Nu există atâtea cartonașe { $face }; acest joc are { $count }.
bad-start = Primul cartonaș e { $face }^ pe o.
bad-turn = „{ $face }” nu spune unde arată nordul cartonașului; scrieți ^ > v sau < după el.
bad-taken = Pe { $place } e deja un cartonaș.
bad-edges = Laturile lui { $place } și { $other } nu se potrivesc.
bad-contact = { $place } nu atinge cu o latură niciun cartonaș numit înainte.
bad-deck-and-gone = Spuneți fie ce a rămas în teanc, fie ce a plecat, nu amândouă.
bad-stack-at-the-end = La sfârșit nu mai e niciun cartonaș; scoateți acest rând.
bad-place = Nu există locul „{ $word }”; locurile arată ca o, n2 sau n2e3.
bad-no-tile = Pe { $place } nu e niciun cartonaș.
bad-area = Cartonașul de pe { $place } nu are „{ $word }”; are: { $areas }.
bad-cowboys = Un loc are { $count } cowboy.
bad-farmer = În jocul pentru începători niciun cowboy nu e în prerie.
bad-scored = { $area } e încheiat și punctat; figurinele au plecat acasă.
bad-two-figures = Două figurine nu pot sta pe { $area }.
bad-no-sheriff = Șeriful joacă numai cu opțiunea sheriff.
bad-kind = „{ $word }” nu se punctează; există: { $kinds }.
bad-hand-open = Când jocul s-a terminat, toate jetoanele se văd.
bad-value = Niciun jeton nu valorează „{ $word }”; valorile sunt { $values }.
bad-sum = Jetoanele fac { $found } în total; trebuie să fie { $count }.
bad-values = Numărul jetoanelor cu valoarea { $value } e doar { $count }.
bad-stack-twice = Muntele de la { $place } e numit de două ori.
bad-owed-now = Jetoane se iau numai în fazele tokens și final.
bad-owed = Locul { $seat } ia următorul jeton, deci trebuie să i se cuvină unul.
bad-stack-empty = Nu mai e niciun cartonaș de tras; scrieți over, sau final cu locul care ia un jeton.
bad-fits-nowhere = { $face } nu se potrivește nicăieri pe această hartă.
bad-nothing-placed = Nimeni nu a așezat încă un cartonaș.
bad-no-star = Șeriful se trimite numai după un cartonaș cu stea și numai dacă există alt munte neîncheiat.

# scene

side-settler = căutător de aur
role-stock = { $cowboys ->
    [0] niciun cowboy rămas
    [one] 1 cowboy rămas
   *[other] { $cowboys } cowboy rămași
}{ $tent ->
    [home] , cortul e pregătit
   *[out] , cortul e ridicat
}
note-tokens = { $count ->
    [one] { $count } jeton
    [few] { $count } jetoane
   *[other] { $count } de jetoane
}{ $known ->
    [yes] , valoare { $worth }
   *[no] {""}
}
status = { $tiles ->
    [0] Niciun cartonaș rămas
    [one] 1 cartonaș rămas
    [few] { $tiles } cartonașe rămase
   *[other] { $tiles } de cartonașe rămase
}, { $tokens ->
    [one] { $tokens } jeton în rezervă
    [few] { $tokens } jetoane în rezervă
   *[other] { $tokens } de jetoane în rezervă
}

way-n = nord
way-e = est
way-s = sud
way-w = vest
way-na = nord, jumătatea de vest
way-nb = nord, jumătatea de est
way-ea = est, jumătatea de nord
way-eb = est, jumătatea de sud
way-sa = sud, jumătatea de est
way-sb = sud, jumătatea de vest
way-wa = vest, jumătatea de sud
way-wb = vest, jumătatea de nord

move-place = Așază cartonașul pe { $place }, cu partea de sus spre { $turn ->
    [n] nord
    [e] est
    [s] sud
   *[w] vest
}
move-sheriff = Trimite șeriful pe muntele de la { $place }{ $side ->
    [none] {""}
   *[other] { " " }({ LIST($side, of: "way-") })
}
move-tent = { $moved ->
    [yes] Mută cortul la { $place }
   *[no] Ridică cortul la { $place }
}{ $side ->
    [none] {""}
   *[other] { " " }({ LIST($side, of: "way-") })
}
move-cowboy = { $kind ->
    [mountain] Pune un cowboy pe munte
    [railroad] Pune un cowboy pe calea ferată
    [prairie] Culcă un cowboy în prerie
    [city] Pune un cowboy în oraș
    [graveyard] Pune un cowboy în cimitir
   *[none] Pune un cowboy pe cartonaș
}{ $side ->
    [none] {""}
   *[other] { " " }({ LIST($side, of: "way-") })
}
move-dig = { $count ->
    [0] Sapă unde nu a mai rămas nimic
    [one] Sapă ultimul jeton
    [few] Sapă unul din { $count } jetoane
   *[other] Sapă unul din { $count } de jetoane
}
move-end = Încheie tura

can-cowboy = un cowboy pe noul cartonaș
can-tent = cortul pe un munte
can-dig = săpatul după un jeton
button-end = Încheie tura
card-act = Nimic altceva în această tură?

prompt-draw = { $seat } trage un cartonaș.
prompt-place = E rândul tău: așază cartonașul, rotit cum vrei.
prompt-wait-place = { $seat } caută un loc pentru cartonaș.
prompt-sheriff = E rândul tău: trimite șeriful pe alt munte.
prompt-wait-sheriff = { $seat } trimite șeriful mai departe.
prompt-act = { EMPTY($can) ->
    [yes] E rândul tău: nu mai rămâne decât să închei tura.
   *[no] E rândul tău. Acum se poate: { $can }; sau încheie tura.
}
prompt-wait-act = { $seat } hotărăște ce face pe noul cartonaș.
prompt-tokens = { $seat } ia un jeton și se uită la el.
prompt-final = Ultimul cartonaș e pe masă. { $seat } ia un jeton și se uită la el.
prompt-over = { $count ->
    [one] Jocul s-a terminat: { $seats } câștigă; puncte: { $points }.
   *[other] Jocul s-a terminat: { $seats } împart victoria; puncte: { $points }.
}
ends-draw = Jocul merge mai departe de la sine.
ends-turn = { $step ->
    [place] { $own ->
        [yes] După cartonaș poți folosi o figurină sau poți săpa.
       *[no] După cartonaș urmează o figurină, un săpat sau nimic.
    }
    [sheriff] { $own ->
        [yes] Apoi poți folosi o figurină sau poți săpa, ca de obicei.
       *[no] Apoi urmează o figurină, un săpat sau nimic.
    }
   *[act] { $left ->
        [0] Asta încheie ultima tură; apoi se numără totul.
       *[other] Orice ai face încheie tura și punctează ce s-a încheiat.
    }
}

board-map = { $count ->
    [one] Harta cu cartonașul de start
    [few] Harta cu { $count } cartonașe
   *[other] Harta cu { $count } de cartonașe
}
board-hand = Lângă hartă: cartonașul, teancul, rezervele
node-tile = { $place }: { $things }{ $last ->
    [yes] , așezat ultimul
   *[no] {""}
}
node-place = loc liber { $place }
node-hand = cartonașul de așezat: { $things }
node-stack = { $count ->
    [0] niciun cartonaș rămas
    [one] 1 cartonaș rămas în teanc: apasă ca să vezi care
    [few] { $count } cartonașe rămase în teanc: apasă ca să vezi care
   *[other] { $count } de cartonașe rămase în teanc: apasă ca să vezi care
}
inside-stack = { $count ->
    [one] Cartonașul rămas în teanc
    [few] Cele { $count } cartonașe rămase în teanc
   *[other] Cele { $count } de cartonașe rămase în teanc
}
inside-tile = { $count } × { $things }
node-supply = { $count ->
    [one] rezervă: { $count } jeton
    [few] rezervă: { $count } jetoane
   *[other] rezervă: { $count } de jetoane
}
node-own-cowboys = { $count ->
    [0] nu mai ai niciun cowboy
    [one] ultimul tău cowboy
   *[other] cei { $count } cowboy ai tăi
}
node-own-tent = { $home ->
    [yes] cortul tău
   *[no] cortul tău e pe hartă
}
node-own-tokens = { $count ->
    [0] niciun jeton al tău nu valorează { $worth }
    [one] ai 1 jeton cu valoarea { $worth }
    [few] ai { $count } jetoane cu valoarea { $worth }
   *[other] ai { $count } de jetoane cu valoarea { $worth }
}
node-stock-cowboys = { $count ->
    [0] { $seat }: niciun cowboy rămas
    [one] { $seat }: 1 cowboy rămas
   *[other] { $seat }: { $count } cowboy rămași
}
node-stock-tent = { $home ->
    [yes] { $seat }: cortul e pregătit
   *[no] { $seat }: cortul e pe hartă
}
node-stock-tokens = { $count ->
    [0] { $seat }: niciun jeton
    [one] { $seat }: 1 jeton
    [few] { $seat }: { $count } jetoane
   *[other] { $seat }: { $count } de jetoane
}{ $open ->
    [yes] , valoare { $worth }
   *[no] {""}
}
node-cowboy = { $role ->
    [miner] miner pentru { $seat } la { $place }
    [railwayman] feroviar pentru { $seat } la { $place }
    [farmer] fermier pentru { $seat } la { $place }
    [merchant] negustor pentru { $seat } la { $place }
   *[undertaker] gropar pentru { $seat } la { $place }
}
node-tent = cort pentru { $seat } la { $place }
node-sheriff = șeriful la { $place }
node-sheriff-aside = șeriful, lângă hartă
node-tokens = { $count ->
    [0] niciun jeton rămas la { $place }
    [one] 1 jeton la { $place }
    [few] { $count } jetoane la { $place }
   *[other] { $count } de jetoane la { $place }
}{ $frozen ->
    [yes] , în paza șerifului
   *[no] {""}
}
node-spot = { $kind ->
    [mountain] munte
    [railroad] cale ferată
    [prairie] prerie
    [city] oraș
   *[graveyard] cimitir
}{ $side ->
    [none] {""}
   *[other] { " " }({ LIST($side, of: "way-") })
} la { $place }

thing-junction = bifurcație cu { $count } linii ({ LIST($sides, of: "way-") })
thing-city = oraș cu { $count } linii ({ LIST($sides, of: "way-") })
thing-railroad = { $count ->
    [0] cale ferată ({ LIST($sides, of: "way-") })
    [one] cale ferată cu o locomotivă ({ LIST($sides, of: "way-") })
    [few] cale ferată cu { $count } locomotive ({ LIST($sides, of: "way-") })
   *[other] cale ferată cu { $count } de locomotive ({ LIST($sides, of: "way-") })
}
thing-locomotive = { $count ->
    [one] o locomotivă
    [few] { $count } locomotive
   *[other] { $count } de locomotive
}
thing-mountain = { $count ->
    [one] munte cu 1 pepită ({ LIST($sides, of: "way-") })
    [few] munte cu { $count } pepite ({ LIST($sides, of: "way-") })
   *[other] munte cu { $count } de pepite ({ LIST($sides, of: "way-") })
}
thing-graveyard = cimitir
thing-tipi = { $count ->
    [one] tabără de tipi
    [few] { $count } tabere de tipi
   *[other] { $count } de tabere de tipi
}
thing-herd = { $count ->
    [one] herghelie de cai
    [few] { $count } herghelii de cai
   *[other] { $count } de herghelii de cai
}
thing-star = steaua șerifului
thing-prairie = prerie
caption-railroad = { $shape ->
    [bend] { $count ->
        [one] curbă de cale ferată
        [few] { $count } curbe de cale ferată
       *[other] { $count } de curbe de cale ferată
    }
   *[straight] { $count ->
        [one] cale ferată dreaptă
        [few] { $count } căi ferate drepte
       *[other] { $count } de căi ferate drepte
    }
}
caption-junction = bifurcație cu { $count } linii
caption-city = oraș cu { $count } linii
caption-mountain = { $count ->
    [one] munte cu 1 pepită
    [few] munte cu { $count } pepite
   *[other] munte cu { $count } de pepite
}

overlay-owners = { $owned ->
    [0] nu e nimeni acolo
   *[other] { $owners }
}
overlay-railroad = Cale ferată, { $tiles ->
    [one] 1 cartonaș
    [few] { $tiles } cartonașe
   *[other] { $tiles } de cartonașe
}{ $locomotives ->
    [none] {""}
    [one] { " " }× 2 pentru o locomotivă
   *[many] , locomotivele se anulează
}: { $state ->
    [done] încheiată, puncte: { $worth }
   *[open] { $worth } când se încheie, { $end } la sfârșitul jocului; { $whose }
}
overlay-mountain = Munte, { $symbols ->
    [one] 1 pepită
    [few] { $symbols } pepite
   *[other] { $symbols } de pepite
}: { $state ->
    [done] încheiat, puncte: { $worth }
   *[open] { $worth } când se încheie, { $tokens ->
        [0] niciun jeton rămas
        [one] 1 jeton în stivă
        [few] { $tokens } jetoane în stivă
       *[other] { $tokens } de jetoane în stivă
    }{ $frozen ->
        [yes] , nu se sapă cât e șeriful aici
       *[no] {""}
    }; { $whose }
}
overlay-city = Oraș, linii încheiate: { $closed } din { $tracks }: { $state ->
    [done] puncte: { $worth }
   *[open] { $worth } până acum când se încheie, { $end } la sfârșitul jocului; { $whose }
}
overlay-graveyard = Cimitir, cartonașe în jur: { $tiles } din 8: { $state ->
    [done] puncte: { $worth }
   *[open] { $worth } când se încheie, { $end } la sfârșitul jocului; { $whose }
}
overlay-prairie = Prerie, { $tipis ->
    [one] 1 tabără de tipi
    [few] { $tipis } tabere de tipi
   *[other] { $tipis } de tabere de tipi
} și { $herds ->
    [one] 1 herghelie
    [few] { $herds } herghelii
   *[other] { $herds } de herghelii
}: { $worth } la sfârșitul jocului; { $whose }

sign-nugget = O pepită pe un munte: un jeton merge pe stivă, iar proprietarul muntelui încheiat primește 1 punct.
sign-locomotive = O locomotivă: exact una pe o cale ferată încheiată îi dublează cartonașele; două se anulează.
sign-tipi = O tabără de tipi: 2 puncte pentru fermierii preriei ei.
sign-herd = O herghelie de cai: 4 puncte pentru fermierii preriei ei.
sign-station = O bifurcație cu turnul ei de apă: orice cale ferată care ajunge aici se oprește aici.
sign-town = Un oraș: orice cale ferată care ajunge aici se oprește aici, iar negustorul primește 3 pentru fiecare încheiată.
sign-star = O stea de șerif: cine așază acest cartonaș trimite șeriful mai departe.
sign-last = Ultimul cartonaș așezat.

## Ce nu se potrivește într-o cutie (box-)

box-at = `at` trebuie să fie pe cartonaș, între 0 și 1
box-sides = „{ $text }” trebuie să numească laturi în ordinea N, E, S, W, fiecare o singură dată
box-count = `{ $name }` trebuie să fie un număr întreg de la { $low } la { $most }
box-rail = o cale ferată unește două laturi sau duce de la una la orașul ori bifurcația cartonașului
box-prairie = o prerie are nevoie de jumătăți de latură, dintre { $names }
box-side-owner = fiecare latură { $letter } din { $sides } trebuie să aparțină { $kind ->
        [mountain] unui singur munte
       *[railroad] unei singure căi ferate
    }
box-halves = fiecare jumătate de latură trebuie să aparțină unei singure zone, vezi { $names }
box-prairie-side = ambele jumătăți ale laturii de prerie { $side } merg împreună
box-cross = două zone se intersectează
box-station = un oraș sau o bifurcație are nevoie de trei sau patru căi ferate, care se opresc toate acolo
box-city-land = un oraș stă doar între prerie și căi ferate
box-tile-sides = `sides` trebuie să fie patru litere dintre M, R, P
box-tile-id = un cartonaș se numește cu majuscule și cifre, ca M07
box-set = nu există setul „{ $set }”, există { $known }
box-segments = un cartonaș cuprinde cel mult { $areas } zone și { $peaks } munți
box-tile-twice = două cartonașe au același nume: { $tile }
box-total = `{ $entry }` este { $want }, dar cartonașele însumează { $found }
box-icons = `{ $entry }` este { $want }: este loc pentru { $most }
box-start = trebuie să existe exact un cartonaș de start, în setul de bază
box-room = este loc pentru atâtea cartonașe: { $tiles }, de atâtea feluri: { $kinds }
box-stations = este loc pentru atâtea cartonașe cu mai multe căi ferate: { $count }
box-values = trebuie să fie cel mult opt valori, crescătoare, cu câte un număr pentru fiecare
box-token-total = numerele însumează { $found }, nu { $want }
box-pieces = este loc pentru 2 până la 5 jucători, fiecare cu 1 până la 7 cowboy și un cort, și pentru un șerif
box-points = fiecare intrare trebuie să fie un număr întreg de la 0 la 50
