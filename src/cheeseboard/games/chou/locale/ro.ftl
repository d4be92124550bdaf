# Chou y es-tu ?: all words of the game, English. Other rooms append ids here; the five other files follow.
# Words used throughout: bed = a place of the garden (a1 to e3); plant = a cabbage, double cabbage or bush that still
# stands; eaten cabbage = its bitten side; stone = a place of the gardeners’ path (1 to 24).

## The game

game-title = Chou y es-tu ?
game-pitch = De-a v-ați ascunselea în grădina de zarzavat: doi iepuri ronțăie noaptea, doi grădinari caută ziua.
game-intro = Doi iepuri flămânzi s-au mutat printre verze. În fiecare noapte mănâncă varza de deasupra capului și fug sub alta. În fiecare dimineață, grădinarii găsesc cotoare roase și ridică ici-colo câte o frunză. Iepurii câștigă odată cu a noua varză ajunsă pe compost; grădinarii câștigă de îndată ce amândoi iepurii sunt în coș.

## Chapters of the rulebook page

chapter-box = Cutia și cele două tabere
chapter-box-intro = Înainte să crească ceva, hotărâți cine ronțăie și cine greblează.
chapter-setup = Pregătirea grădinii
chapter-setup-intro = Nouăsprezece straturi stau în rânduri decalate, așa că fiecare are până la șase vecini; pe cel din mijloc se află o căsuță. Printre straturi trece o potecă de 24 de pietre, iar fiecare piatră atinge trei straturi. Fiecare loc are un nume: b4 este al patrulea strat din al doilea rând, iar pietrele sunt numerotate.
chapter-first-night = Prima Noapte
chapter-first-night-intro = Grădinarii dorm, iar iepurii își caută primele ascunzători.
chapter-day = Ziua
chapter-day-intro = Grădinarii se trezesc și văd ce s-a mâncat peste noapte. Apoi fiecare acționează o dată: un drum mai lung sau unul mai scurt, cu o privire sub o plantă.
chapter-catch = Când un iepure e prins
chapter-catch-intro = Un iepure e în coș, dar vânătoarea nu s-a terminat.
chapter-night = Noaptea
chapter-night-intro = Unul după altul, iepurii mănâncă varza de deasupra lor, fug în linie dreaptă și se ascund din nou. Un exemplu: un iepure a mâncat varza de pe b2 și urmează săgeata spre sud-est. Căsuța de pe c3 nu-l oprește, iar varza de pe d3 e deja mâncată, așa că ajunge sub e3.
chapter-end = Cum se termină
chapter-end-intro = Nouă verze pentru iepuri sau doi iepuri pentru grădinari.
chapter-special = Tufe și verze duble
chapter-special-intro = Pentru cine își cunoaște grădina: trei tufe pe care nu le poate mânca nimeni și trei verze duble, care valorează cât două.
chapter-score = Jocul pe puncte
chapter-score-intro = Jucați mai departe după a noua varză, apoi schimbați taberele și vedeți cine a mâncat mai mult.
chapter-ruling = Cazuri speciale
chapter-ruling-intro = Unde regulamentul tace, la masa aceasta se joacă așa.

## Clauses: the box and the two sides

clause-box-counts = În cutie sunt 25 de piese de grădină (o căsuță, 18 verze, trei tufe și trei verze duble), doi iepuri și doi grădinari.
clause-team-two-sides = Fiecare joacă fie de partea iepurilor, fie de partea grădinarilor.
clause-team-two-players = În doi, unul conduce amândoi iepurii, iar celălalt amândoi grădinarii.
clause-team-three-one-rabbit-player = În trei, unul poate conduce amândoi iepurii împotriva a doi jucători cu câte un grădinar.
clause-team-three-one-gardener-player = În trei, unul poate conduce amândoi grădinarii împotriva a doi jucători cu câte un iepure.
clause-team-four-players = În patru, fiecare conduce o singură figurină: un iepure sau un grădinar.
clause-team-word-means-side = Când o regulă spune „iepurii” sau „grădinarii”, se referă la toată tabăra, oricine ar juca-o.

## Clauses: laying out the garden

clause-setup-tokens-in-hand = Iepurii așteaptă lângă grădină până la Prima Noapte; niciunul nu e încă pe un strat.
clause-setup-cabin-centre = Căsuța stă pe stratul din mijloc.
clause-setup-eighteen-face-up = Optsprezece plante înconjoară căsuța, câte una pe fiecare strat, cu partea nemâncată în sus.
clause-setup-pawns-opposite = Grădinarii pornesc de pe două pietre care ating căsuța din părți opuse.
clause-setup-glasses = Doar grădinarii poartă ochelari noaptea; aici, masa pur și simplu le ascunde noaptea.
clause-setup-basic-without-specials = Fără opțiunea cu tufe, în grădină sunt numai verze: nicio tufă și nicio varză dublă.
clause-path-only-dotted-line = Grădinarii stau și merg numai pe pietrele potecii, niciodată pe un strat.

## Clauses: the First Night

clause-first-night-gardeners-blind = Grădinarii nu văd nimic cât timp iepurii își aleg primele ascunzători.
clause-first-night-both-hidden = Ziua 1 începe abia când amândoi iepurii sunt ascunși.
clause-first-night-different-cabbages = Cei doi iepuri trebuie să se ascundă sub plante diferite.
clause-first-night-under-a-cabbage = Un iepure începe sub o plantă, niciodată sub căsuță.
clause-first-night-nothing-flipped = În Prima Noapte nu mănâncă nimeni, așa că ziua 1 nu aduce nimic pe compost.
clause-first-night-not-under-double = Niciun iepure nu poate începe sub o varză dublă.
clause-first-night-bush-allowed = Un iepure poate începe sub o tufă.

## Clauses: the day

clause-day-gardeners-awake = Ziua, grădinarii văd toată grădina, inclusiv verzele mâncate.
clause-day-order-free = În fiecare zi, grădinarii hotărăsc singuri care dintre ei pornește primul.
clause-day-each-pawn-once = Fiecare grădinar acționează exact o dată pe zi.
clause-day-a-two-cells = Un grădinar care nu caută merge exact două pietre de-a lungul potecii.
clause-day-a-no-look = Un grădinar care merge două pietre nu ridică nimic în ziua aceea.
clause-day-b-one-cell = Un grădinar care vrea să caute merge mai întâi exact o piatră.
clause-day-b-look-from-destination = Grădinarul pășește întâi și caută apoi, de pe piatra pe care a ajuns, nu de pe cea pe care a părăsit-o.
clause-day-b-one-tile = Un grădinar ridică o singură plantă pe zi.
clause-day-b-only-around = Un grădinar poate ridica numai o plantă care atinge piatra pe care a pășit.
clause-day-b-only-cabbage-face = Se poate ridica numai o plantă care încă stă în picioare: niciodată căsuța, o varză mâncată sau un strat gol.
clause-day-no-standing-still = Niciun grădinar nu stă pe loc: merge două pietre sau merge una și caută.
clause-day-catch-token-out = Un iepure găsit sub planta ridicată e prins și iese din joc.
clause-day-catch-tile-back = Planta de deasupra unui iepure prins se pune la loc nemâncată: iepurele n-a mai apucat s-o mănânce.
clause-day-miss-tile-back = O plantă ridicată degeaba se pune la loc așa cum era.
clause-day-second-pawn-same-way = Al doilea grădinar are apoi aceeași alegere, chiar dacă primul tocmai a prins un iepure.
clause-day-exposed-caught-first = Un iepure care n-a găsit ascunzătoare e prins în zori, înainte să se miște vreun grădinar.
clause-day-compost-after-both = Verzele mâncate ajung pe compost abia după ce amândoi grădinarii au acționat.
clause-day-compost-exactly-last-night = La sfârșitul zilei, tot ce s-a mâncat noaptea trecută părăsește grădina, iar straturile acelea rămân goale.
clause-day-then-night = După ce s-a umplut compostul, se lasă noaptea următoare.

## Clauses: when a rabbit is caught

clause-catch-one-token-left = După o captură, numai iepurele rămas mai mănâncă și fuge noaptea; cel prins nu mai mută.
clause-catch-joint-control = Doi jucători ai iepurilor hotărăsc mai departe împreună: oricare dintre ei poate muta iepurele rămas.
clause-catch-silently = Orice ar pune la cale jucătorii iepurilor, grădinarii nu află nimic.

## Clauses: the night

clause-night-gardeners-blind = Grădinarii nu văd nimic din ce se petrece noaptea.
clause-night-order-free = În fiecare noapte, iepurii hotărăsc singuri care dintre ei fuge primul.
clause-night-one-after-the-other = Primul iepure mănâncă, fuge și se ascunde înainte ca al doilea să se miște.
clause-night-eat-own-tile = Un iepure mănâncă varza sub care stă; cotorul rămâne pe strat până ajunge pe compost.
clause-night-eat-compulsory = Fiecare iepure de sub o varză trebuie s-o mănânce, în fiecare noapte de după prima.
clause-night-must-move = Un iepure nu poate rămâne unde tocmai a mâncat; trebuie să fugă la altă plantă.
clause-night-straight-line = Un iepure fuge în linie dreaptă, într-una dintre cele șase direcții.
clause-night-only-arrows = Un iepure fuge numai într-o direcție arătată de săgețile propriei piese.
clause-night-arrows-of-the-flipped-tile = Contează numai săgețile piesei pe care iepurele o părăsește, nu ale celor pe lângă care trece sau la care ajunge.
clause-night-first-cabbage = Un iepure se ascunde sub prima plantă de pe linia lui, nici mai aproape, nici mai departe.
clause-night-pass-empty = Un iepure trece peste straturile goale.
clause-night-pass-over-eaten = Un iepure trece pe lângă verzele mâncate, chiar și pe lângă cea din care tocmai a mușcat celălalt.
clause-night-pass-cabin = Un iepure trece drept pe lângă căsuță.
clause-night-no-stop-between = Un iepure nu se poate opri pe un strat gol, la o varză mâncată sau la căsuță.
clause-night-no-stop-on-other = Un iepure nu se poate ascunde acolo unde stă deja celălalt.
clause-night-no-pass-over-other = Planta care ascunde un iepure îi taie și celuilalt linia: nu poate trece pe lângă ea.
clause-night-never-two-under-one = Doi iepuri nu stau niciodată sub aceeași plantă, nici măcar o clipă.
clause-night-exposed = Un iepure care nu poate ajunge la nicio ascunzătoare rămâne la vedere.
clause-night-exposed-only-then = Cât timp un iepure poate ajunge la o ascunzătoare, trebuie să intre într-una și nu poate rămâne la vedere.
clause-night-exposed-anywhere = Un iepure rămas la vedere e prins oricât de departe ar fi grădinarii.
clause-night-exposed-until-dawn = Un iepure rămas la vedere e prins când vine dimineața, nu în timpul nopții.

## Clauses: how it ends

clause-end-gardeners-both-caught = Grădinarii câștigă în clipa în care prind al doilea iepure.
clause-end-gardeners-before-nine = A doua captură contează numai cât timp pe compost sunt mai puțin de nouă verze.
clause-end-automatic-catch-counts = Un iepure prins în zori la vedere contează ca orice altă captură; dacă e a doua, grădinarii câștigă.
clause-end-rabbits-ninth-composted = Iepurii câștigă când a noua varză ajunge pe compost și cel puțin unul dintre ei e liber.
clause-end-eaten-is-not-composted = Nouă verze mușcate nu încheie încă jocul: grădinarii mai au ziua de dinainte ca a noua să ajungă pe compost.
clause-end-one-survivor-enough = Un singur iepure liber e de ajuns ca iepurii să câștige.

## Clauses: bushes and double cabbages

clause-variant-swap-six = Cu opțiunea de tufe, trei tufe și trei verze duble iau locul a șase verze; rămân douăsprezece.
clause-variant-random-places = Cu opțiunea de tufe, sorții hotărăsc pe ce straturi ajung tufele și verzele duble.
clause-variant-hide-under = Iepurii se pot ascunde și sub tufe și verze duble.
clause-variant-lift = Grădinarii pot ridica și tufele, și verzele duble.
clause-bush-must-stop = Un iepure care întâlnește mai întâi o tufă pe linia lui trebuie să se ascundă acolo; de o tufă nu trece nimeni.
clause-bush-not-eaten = Niciun iepure nu poate mânca o tufă: rămâne în picioare și nu ajunge niciodată pe compost.
clause-bush-must-flee = Un iepure de sub o tufă trebuie s-o părăsească în noaptea următoare.
clause-bush-flee-targets = Dintr-o tufă, un iepure fuge la o varză, la o varză dublă sau la altă tufă, după regulile obișnuite ale liniilor.
clause-double-like-cabbage = În rest, o varză dublă e ca o varză: se ridică, se mănâncă, iar săgețile ei contează.
clause-double-two = O varză dublă contează cât două verze pe compost.
clause-double-nine-cabbages-not-tiles = Hotărăsc nouă verze, nu nouă piese: cinci verze și două verze duble ajung, iar zece sunt la fel de bune ca nouă.

## Clauses: playing for points

clause-score-play-on = În jocul pe puncte se joacă mai departe după a noua varză.
clause-score-until-both-caught = În jocul pe puncte, o manșă se termină abia când amândoi iepurii sunt prinși.
clause-score-is-compost = Iepurii primesc un punct pentru fiecare varză aflată pe compost când li se termină manșa.
clause-score-swap = După prima manșă, taberele se schimbă, iar cele două scoruri se compară.

## Clauses: corner cases

clause-ruling-order-last-word = O varză contează când e pe compost, nu când e mâncată; cine trece de la opt la zece a depășit nouă și câștigă.
clause-ruling-exposed-before-compost = Dacă ultimul iepure liber e la vedere chiar în dimineața celei de-a noua mușcături, e prins înainte de compost, iar grădinarii câștigă.
clause-ruling-exposed-tile-composted = Ce a mâncat un iepure ajunge pe compost chiar dacă iepurele e prins.
clause-ruling-tile-never-turns = Piesele își păstrează direcția: ridicarea sau mușcarea unei verze nu-i rotește niciodată săgețile.
clause-ruling-lifter-sees-arrows = Grădinarii care ridică o plantă îi văd săgețile și le pot ține minte.
clause-ruling-rabbit-sees-own-arrows = Iepurii cunosc numai săgețile pieselor sub care a stat unul dintre ei.
clause-ruling-pawns-share-and-pass = Grădinarii pot trece unul pe lângă altul și pot sta pe aceeași piatră.
clause-ruling-there-and-back = Un drum de două pietre poate fi dus-întors și se poate termina unde a început.
clause-ruling-b-without-tile = Un singur pas fără căutare e permis numai unde nicio plantă nu atinge piatra; altfel grădinarul trebuie să caute.
clause-ruling-bush-hop-stop = Regula casei la masa aceasta, nu din regulament: după zece nopți la rând fără nicio mușcătură (se poate alege alt număr sau niciunul), grădinarii câștigă, iar în jocul pe puncte se termină manșa.
clause-ruling-bush-night-shows-nothing = Când amândoi iepurii pleacă din tufe, nu se mănâncă nimic, iar grădinarii nu găsesc nimic dimineața.
clause-ruling-no-order-choice-by-program = Ordinea iepurilor îi privește numai pe ei: dacă unul taie singura cale a celuilalt, al doilea rămâne la vedere.
clause-ruling-exposed-frees-bush = Un iepure care n-a putut pleca din tufa lui stă lângă ea: tufa e liberă pentru celălalt.
clause-ruling-score-cut-off = Verzele mâncate în ultima noapte nu aduc puncte dacă al doilea iepure e prins înainte ca ele să ajungă pe compost.

## Options

option-players = Jucători
option-players-help = Câți oameni își împart cele două tabere.
option-split = Cine joacă singur
option-split-help = În trei: ce tabără e jucată de doi.
option-split-gardeners = Unul conduce amândoi iepurii, doi au câte un grădinar
option-split-rabbits = Unul conduce amândoi grădinarii, doi au câte un iepure
option-bushes = Tufe și verze duble
option-bushes-help = Înlocuiește șase verze cu trei tufe, pe care nu le poate mânca nimeni, și trei verze duble, care contează cât două.
option-score = Joc pe puncte
option-score-help = Două manșe cu taberele schimbate: fiecare ține până sunt prinși amândoi iepurii, iar compostul mai plin câștigă.
option-arrows = Săgeți sub verze
option-arrows-help = Între câte direcții poate alege un iepure când părăsește o varză.
option-arrows-A6 = Șase săgeți peste tot: alegere liberă, ceva mai ușor pentru iepuri
option-arrows-B65 = Jumătate cu șase, jumătate cu cinci săgeți: amestecul cel mai echilibrat
option-arrows-A5 = Cinci săgeți peste tot: mai ușor pentru grădinari
option-last_rabbit = Ultimul iepure
option-last_rabbit-help = Cu doi jucători ai iepurilor: cine mută iepurele rămas după o captură.
option-last_rabbit-joint = Amândoi împreună: oricare îl poate muta
option-last_rabbit-owner = Numai jucătorul lui
option-last_night = Masa din ultima noapte
option-last_night-help = În jocul pe puncte: verzele mâncate, dar neajunse încă pe compost la ultima captură.
option-last_night-dropped = Nu contează
option-last_night-counted = Contează
option-bush_stop = Nopți fără mușcătură
option-bush_stop-help = Regula casei: după atâtea nopți la rând fără nicio mușcătură, grădinarii câștigă sau, în jocul pe puncte, se termină manșa. 0 o dezactivează.

## The picture: names of what lies on the board

board-day = Grădina de zarzavat ziua
board-night = Grădina de zarzavat noaptea
node-bed = { $what ->
        [cabbage] { $place }: varză
        [double] { $place }: varză dublă
        [bush] { $place }: tufă
        [eaten] { $place }: varză mâncată
        [eaten-double] { $place }: varză dublă mâncată
       *[other] { $place }: strat gol
    }{ $arrows ->
        [none] {""}
       *[other] ; săgeți { LIST($arrows, of: "way-") }
    }{ $lifted ->
        [yes] ; ridicată azi
       *[other] {""}
    }{ $reach ->
        [yes] ; la îndemâna grădinarilor
       *[other] {""}
    }
node-cabin = { $place }: căsuța
node-stone = { $who ->
        [none] Piatra { $place }
        [AB] Piatra { $place }, grădinarii A și B
       *[other] Piatra { $place }, grădinarul { $who }
    }
node-gardener = { $state ->
        [asleep] Grădinarul { $pawn } pe piatra { $place }, doarme
        [done] Grădinarul { $pawn } pe piatra { $place }, a terminat pe azi
       *[other] Grădinarul { $pawn } pe piatra { $place }
    }
node-rabbit = { $state ->
        [hidden] Iepurele { $rabbit }, ascuns sub { $place }
        [open] Iepurele { $rabbit }, la vedere lângă { $place }
        [caught] Iepurele { $rabbit }, prins
       *[other] Iepurele { $rabbit }, așteaptă lângă grădină
    }
node-compost = { $more ->
        [yes] Compost: { $count } verze; ajungeau { $full }
       *[no] Compost: { $count } din { $full } verze
    }
node-compost-points = { $count ->
        [one] Compost: { $count } varză
        [few] Compost: { $count } verze
       *[other] Compost: { $count } de verze
    }

## Moves in words

move-hide = Iepurele { $rabbit } se ascunde sub { $place }
move-run = Iepurele { $rabbit } fuge la { $place }
move-stuck = Iepurele { $rabbit } rămâne la vedere
move-walk = Grădinarul { $pawn } merge la piatra { $stone }
move-step = Grădinarul { $pawn } face un pas la piatra { $stone }, unde nu e nimic de ridicat
move-look = Grădinarul { $pawn } pășește pe piatra { $stone } și se uită sub { $place }
move-after-you = După tine: pornește partenerul
button-exposed = Rămâne la vedere
button-after = După tine

## What to do now

prompt-setup = Se pregătește grădina.
prompt-arrows = Se dezvăluie săgețile unei piese.
prompt-hide = { $rabbit ->
        [one] Rândul tău: alege o plantă sub care se ascunde iepurele 1.
        [two] Rândul tău: alege o plantă sub care se ascunde iepurele 2.
       *[other] Rândul tău: alege un iepure și o plantă sub care să se ascundă.
    }
prompt-run = { $rabbit ->
        [one] Rândul tău: alege unde fuge iepurele 1.
        [two] Rândul tău: alege unde fuge iepurele 2.
       *[other] Rândul tău: alege care iepure pornește primul și unde fuge.
    }
prompt-stuck = { $rabbit ->
        [one] Rândul tău: iepurele 1 nu ajunge la nicio ascunzătoare și trebuie să rămână la vedere.
        [two] Rândul tău: iepurele 2 nu ajunge la nicio ascunzătoare și trebuie să rămână la vedere.
       *[other] Rândul tău: iepurii nu ajung la nicio ascunzătoare; alege care rămâne primul la vedere.
    }
prompt-day = { $pawn ->
        [A] Rândul tău: grădinarul A merge două pietre sau merge una și se uită sub o plantă.
        [B] Rândul tău: grădinarul B merge două pietre sau merge una și se uită sub o plantă.
       *[other] Rândul tău: alege un grădinar; el merge două pietre sau merge una și se uită sub o plantă.
    }
prompt-day-walk = { $pawn ->
        [A] Rândul tău: grădinarul A merge; nicio plantă nu e destul de aproape ca să te uiți sub ea.
        [B] Rândul tău: grădinarul B merge; nicio plantă nu e destul de aproape ca să te uiți sub ea.
       *[other] Rândul tău: alege grădinarul care merge; nicio plantă nu e destul de aproape ca să te uiți sub ea.
    }
prompt-wait-first-night = { $glasses ->
        [yes] Ai ochelarii pe nas: iepurii își aleg primele ascunzători.
       *[other] Prima Noapte: iepurii își aleg ascunzătorile.
    }
prompt-wait-night = { $glasses ->
        [yes] Ai ochelarii pe nas: iepurii sunt la treabă.
       *[other] Noaptea: e rândul iepurilor.
    }
prompt-wait-partner-night = { $rabbit ->
        [one] Partenerul tău mută iepurele 1.
        [two] Partenerul tău mută iepurele 2.
       *[other] E rândul partenerului tău.
    }
prompt-wait-day = { $pawn ->
        [A] Ziua: e rândul grădinarilor, cu grădinarul A.
        [B] Ziua: e rândul grădinarilor, cu grădinarul B.
       *[other] Ziua: e rândul grădinarilor.
    }
prompt-wait-partner-day = { $pawn ->
        [A] Partenerul tău mută grădinarul A.
        [B] Partenerul tău mută grădinarul B.
       *[other] E rândul partenerului tău.
    }
ending-catch = Grădinarii câștigă: amândoi iepurii sunt prinși.
ending-compost = { $more ->
        [yes] Iepurii câștigă: pe compost sunt { $count } verze; ajungeau { $full }.
       *[no] Iepurii câștigă: pe compost sunt { $count } verze.
    }
ending-bushes = { $nights ->
        [one] Grădinarii câștigă prin regula casei: { $nights } noapte fără nicio mușcătură.
        [few] Grădinarii câștigă prin regula casei: { $nights } nopți la rând fără nicio mușcătură.
       *[other] Grădinarii câștigă prin regula casei: { $nights } de nopți la rând fără nicio mușcătură.
    }
ending-points = { $winner ->
        [first] Iepurii din prima manșă câștigă cu { $first } la { $second }.
        [second] Iepurii din a doua manșă câștigă cu { $second } la { $first }.
       *[other] Remiză: { $first } la { $second }.
    }
ends-first-night = Se face ziuă de îndată ce amândoi iepurii sunt ascunși.
ends-night = { $last ->
        [yes] Această mutare încheie noaptea.
       *[other] Se face ziuă după ce a fugit fiecare iepure liber.
    }
ends-day = { $last ->
        [yes] Această mutare încheie ziua: ce s-a mâncat ajunge pe compost și se lasă noaptea.
       *[other] Se lasă noaptea după ce au acționat amândoi grădinarii.
    }
status = { $when ->
        [setup] Se pregătește grădina
        [day] Ziua { $day } · compost { $count } din { $full }
        [over] { $more ->
            [yes] Sfârșit · { $count } verze pe compost; ajungeau { $full }
           *[no] Sfârșit · compost { $count } din { $full }
        }
       *[night] { $day ->
            [0] Prima Noapte
           *[other] Noaptea de după ziua { $day } · compost { $count } din { $full }
        }
    }
status-points = { $when ->
        [setup] Manșa { $leg } · se pregătește grădina
        [day] Manșa { $leg } · ziua { $day } · compost { $count }
        [over] Sfârșit · compost { $count }
       *[night] { $day ->
            [0] Manșa { $leg } · Prima Noapte
           *[other] Manșa { $leg } · noaptea de după ziua { $day } · compost { $count }
        }
    }

## Seats, sides, and what partners can tell each other

side-rabbits = Iepuri
side-gardeners = Grădinari
role-rabbits = Amândoi iepurii
role-rabbit = Iepurele { $rabbit }
role-gardeners = Amândoi grădinarii
role-gardener = Grădinarul { $pawn }
note-caught = { $count ->
        [one] { $count } iepure prins
        [few] { $count } iepuri prinși
       *[other] { $count } de iepuri prinși
    }
signal-here = Eu merg aici
signal-not-there = Mai bine nu acolo
signal-you-first = Pornește tu primul
signal-look-here = Caută aici
signal-stand-here = Eu stau aici

## What happens: log and live region

effect-bush-placed = Pe { $place } crește o tufă.
effect-double-placed = Pe { $place } crește o varză dublă.
effect-first-night = Prima Noapte: iepurii își caută ascunzătorile.
effect-rabbit-hid = Iepurele { $rabbit } este ascuns sub { $place }.
effect-rabbit-ran = Iepurele { $rabbit } este acum ascuns sub { $place }.
effect-rabbit-stuck = Iepurele { $rabbit } nu găsește nicio ascunzătoare și rămâne la vedere lângă { $place }.
effect-arrows-seen = { $arrows ->
        [all] Piesa de pe { $place } are toate cele șase săgeți.
       *[other] Piesei de pe { $place } îi lipsește o săgeată: spre { LIST($arrows, of: "way-") }.
    }
effect-after-you-rabbit = Iepurele { $rabbit } îl lasă pe celălalt să pornească primul.
effect-after-you-gardener = Grădinarul { $pawn } îl lasă pe celălalt să pornească primul.
effect-day-breaks = Se crapă de ziuă, ziua { $day }; grădinarii se trezesc.
effect-eaten = { $worth ->
        [1] Varza de pe { $place } a fost mâncată.
       *[other] Varza dublă de pe { $place } a fost mâncată; contează cât { $worth }.
    }
effect-nothing-eaten = În noaptea aceasta nu s-a mâncat nimic.
effect-exposed-caught = Iepurele { $rabbit } este prins la vedere lângă { $place }.
effect-walked = Grădinarul { $pawn } stă acum pe piatra { $stone }.
effect-looked-in-vain = Grădinarul { $pawn } nu găsește pe nimeni sub { $place }.
effect-caught = Iepurele { $rabbit } este prins sub { $place }!
effect-composted = { $worth ->
        [1] Varza mâncată de pe { $place } ajunge pe compost.
       *[other] Varza dublă mâncată de pe { $place } ajunge pe compost și contează cât { $worth }.
    }
effect-compost-now = { $count ->
        [one] Pe compost este acum { $count } varză.
        [few] Pe compost sunt acum { $count } verze.
       *[other] Pe compost sunt acum { $count } de verze.
    }
effect-night-falls = Ziua { $day } se încheie și se lasă noaptea; grădinarii își pun ochelarii.
effect-gardeners-win = Amândoi iepurii sunt în coș.
effect-rabbits-win = Compostul este plin.
effect-bush-stop-win = { $nights ->
        [one] { $nights } noapte fără nicio mușcătură: regula casei încheie jocul.
        [few] { $nights } nopți la rând fără nicio mușcătură: regula casei încheie jocul.
       *[other] { $nights } de nopți la rând fără nicio mușcătură: regula casei încheie jocul.
    }
effect-bush-stop-leg = { $nights ->
        [one] { $nights } noapte fără nicio mușcătură: după regula casei, manșa se termină.
        [few] { $nights } nopți la rând fără nicio mușcătură: după regula casei, manșa se termină.
       *[other] { $nights } de nopți la rând fără nicio mușcătură: după regula casei, manșa se termină.
    }
effect-leg-over = { $leg ->
        [1] { $count ->
            [one] Pauză între manșe: iepurii din prima manșă au { $count } varză.
            [few] Pauză între manșe: iepurii din prima manșă au { $count } verze.
           *[other] Pauză între manșe: iepurii din prima manșă au { $count } de verze.
        }
       *[other] { $count ->
            [one] A doua manșă s-a terminat: iepurii ei au { $count } varză.
            [few] A doua manșă s-a terminat: iepurii ei au { $count } verze.
           *[other] A doua manșă s-a terminat: iepurii ei au { $count } de verze.
        }
    }
effect-sides-swap = Taberele se schimbă: iepurii devin grădinari, grădinarii devin iepuri.
effect-score-first-wins = Cele două manșe comparate, în verze: { $first } în prima, { $second } în a doua.
effect-score-second-wins = Cele două manșe comparate, în verze: { $first } în prima, { $second } în a doua.
effect-score-draw = Cele două manșe comparate, în verze: { $first } în prima, { $second } în a doua, la fel de multe.

## Things on the board

way-e = est
way-ne = nord-est
way-nw = nord-vest
way-w = vest
way-sw = sud-vest
way-se = sud-est

## What a score is made of

term-cabbages = Verze pe compost
term-doubles = Verze duble pe compost
term-catches = Iepuri prinși
term-leg = Verze pe compost în manșa { $leg }

## Options and positions that do not fit

error-chou-split = Opțiunea „{ $option }” spune cine joacă singur în trei; cu alt număr de jucători nu înseamnă nimic.
error-chou-last-rabbit = Opțiunea „{ $option }” cere doi jucători ai iepurilor: patru jucători sau trei cu split = rabbits.
error-chou-last-night = Opțiunea „{ $option }” ține de jocul pe puncte: pornește și score.
error-chou-bush-stop = Opțiunea „{ $option }” cere tufe: fără ele se mănâncă ceva în fiecare noapte.
error-chou-position = { EMPTY($line) ->
        [no] Poziția nu poate fi citită, la „{ $line }”: { $reason }.
       *[yes] Poziția nu poate fi citită: { $reason }.
    }

## Ce înseamnă semnele de pe tablă

sign-trail = Urme în pământ: săgețile unei plăcuțe mâncate, pe unde putea fugi un iepure
sign-arrow-known = Săgeți pe care le știi, deși planta nu e mâncată
sign-looked = Ridicată azi: nu era nimeni dedesubt
sign-bootprints = Un grădinar s-ar putea uita mâine sub această plantă
sign-burrow = Un strat gol: planta lui e la compost
sign-glasses-on = Cu ochelarii la ochi: noaptea, acest grădinar nu vede nimic

## What exactly does not fit: positions (position-) and boxes (box-)

position-number = „{ $word }” ar trebui să fie un număr întreg de la { $low } la { $high }
position-cell = nu există stratul „{ $word }”; straturile sunt de la { $first } la { $last }
position-no-phase = lipsește faza; scrie una dintre: setup, first night, night 2, day 2
position-phase-twice = faza apare de două ori
position-said-twice = lucrul acesta apare de două ori
position-key = un rând nu poate începe cu „{ $word }”
position-words = după „{ $key }” trebuie să urmeze atâtea cuvinte: { $count }
position-words-range = după „{ $key }” trebuie să urmeze între { $least } și { $most } cuvinte
position-phase = o fază este setup, first night, night N, day N sau over N
position-ending = după „over N” urmează felul în care s-a terminat jocul: { $known }
position-leg = a doua manșă cere opțiunea score
position-draw-garden = desenează grădina: cu tufișuri, nimeni nu poate ști unde sunt
position-rows = grădina are cinci rânduri cu 3, 4, 5, 4 și 3 litere
position-cabin = cabana (h) este pe { $cell } și nicăieri altundeva
position-special-order = la pregătire se pun întâi tufișurile ({ $bushes }), apoi verzele duble ({ $doubles })
position-specials = cu aceste opțiuni, în grădină sunt tufișuri: { $bushes } și verze duble: { $doubles }, nu { $found } și { $counted }
position-compost = din grădină lipsesc verze: { $shown } (. este una, : sunt două), nu { $said }
position-rabbit-now = iepurele { $rabbit } nu poate fi „{ $word }” acum
position-rabbit-place = iepurele { $rabbit } nu se poate ascunde pe { $word }
position-two-rabbits = doi iepuri nu sunt niciodată sub aceeași piesă
position-stone = nu există piatra „{ $word }”
position-acted = ziua pot fi acționat grădinarii A sau B
position-moved = noaptea se pot fi mutat iepurii 1 sau 2
position-arrow-pairs = săgețile se scriu ca un strat și un text: b4 -ne
position-arrow-text = „{ $cell } { $text }”: săgețile sunt * sau - și una dintre { $ways }
position-arrow-six = piesa de pe { $cell } are șase săgeți
position-arrow-none = pe { $cell } nu sunt săgeți de știut
position-arrow-faces = din astfel de piese, setul de săgeți are { $six } cu șase săgeți și { $five } cu cinci
position-looks = grădinarii se uită ziua
position-memory = după memory urmează first night, nothing, sau weights și trei numere
position-traces = o memorie are între 1 și { $most } rânduri trace, câte unul pentru fiecare noapte de atunci
position-trace = un rând trace începe cu unul dintre: { $known }
position-over-caught = când amândoi iepurii sunt prinși, jocul s-a terminat; scrie: over N catch
position-over-full = cu { $full } verze pe compost, jocul s-a terminat; scrie: over N compost
position-night-falls = după ce amândoi grădinarii au acționat, se lasă noaptea
position-day-breaks = după ce toți iepurii s-au mutat, se face ziuă
position-rabbit-hand = iepurele { $rabbit } nu se poate fi mutat și să fie încă în mână
position-waiting = nimeni nu poate aștepta săgețile de pe { $cell }
box-cell = în [board] nu există celula „{ $cell }”
box-cell-name = o celulă se numește printr-o literă mică și o cifră, ca b4
box-cell-rows = trebuie să fie { $count } celule, rând cu rând și de la stânga la dreapta
box-cell-twice = două celule au același nume sau aceleași coordonate
box-cell-count = celule: { $cells }, dar cabana și verzele cer { $needed }
box-steps = trebuie să fie șase pași, fiecare opusul celui aflat cu trei locuri mai departe
box-points = trebuie să fie { $wanted } de puncte, nu { $found }
box-point-cells = punctul { $point } trebuie să atingă trei celule vecine între ele
box-edge-end = muchia { $a }-{ $b } duce la un punct care nu există
box-edge-side = muchia { $a }-{ $b } trebuie să treacă între două celule atinse de ambele puncte
box-unreachable = există un punct la care nu se poate ajunge pe jos
box-start = punctul { $point } nu atinge cabana
box-opposite = grădinarii au nevoie de două puncte de o parte și de alta a cabanei
box-arrows = `{ $part }` trebuie să însumeze atâtea piese: { $size }
box-long-line = o linie dreaptă poate avea cel mult { $count } celule
