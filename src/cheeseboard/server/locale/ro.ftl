# Words of the server: pages, forms, refusals, and (at the end) the client’s own. English; the five other files follow.
# An argument is named where it stands. `ui-` messages go to the client, which fills their arguments itself.

## Every page

page-language = Limba
page-more = Alte pagini
page-shelf = Raftul
page-rules = Reguli
page-about = Despre noi și licență
page-back = Înapoi

## The shelf

shelf-title = Ce jucăm?
shelf-lead = Deschide o cutie, spune cine joacă și dă linkul mai departe. Nimeni nu are nevoie de cont.
shelf-coming = în curând
shelf-tables = Mesele tale
# low, high: smallest and largest number of players
shelf-players = De la { $low } la { $high } jucători
shelf-since-now = pusă chiar acum
# n: how many
shelf-since-minutes = { $n ->
    [one] pusă acum un minut
    [few] pusă acum { $n } minute
   *[other] pusă acum { $n } de minute
}
shelf-since-hours = { $n ->
    [one] pusă acum o oră
    [few] pusă acum { $n } ore
   *[other] pusă acum { $n } de ore
}
shelf-since-days = { $n ->
    [one] pusă ieri
    [few] pusă acum { $n } zile
   *[other] pusă acum { $n } de zile
}
lid-chou = Chou y es-tu ?
lid-goldrush = Gold Rush
lid-roquefort = Château Roquefort
lid-pursuit = Cheese Pursuit
lid-fromage = Fromage

## A new table

new-seats = Cine joacă
# role: what the seat plays, such as "both rabbits"
new-who = Cine joacă: { $role }
new-name = Numele celui care joacă: { $role }
new-name-short = Un nume, dacă vrei
new-levels = Cât de tare joacă masa
new-clock = Ceas
new-clock-time = Timp pentru o decizie
new-clock-help = Cine îl lasă să treacă pasează sau face cel mai puțin din ce permit regulile. Îl poți schimba la masă.
new-options = Variante
new-rulings = Unde regulamentul tace
new-again = Arată locurile pentru această alegere
new-go = Pune masa
who-me = Eu
who-here = Altcineva, pe acest dispozitiv
who-open = Un prieten, prin link
# level: how strong
who-bot = Masa însăși, nivelul { $level }

## The invite

join-lead = Ești invitat. Ia un loc liber sau doar privește.
join-full = Toate locurile la această masă sunt ocupate, dar poți privi.
join-seat = Locuri libere
join-name = Cum să-ți spunem?
join-go = Așază-te
join-watch = Doar privesc

## The table page, before its client runs

table-noscript = Masa are nevoie de JavaScript. Regulile și toate celelalte pagini merg și fără.

## The rulebook page

# game: its title
rules-title = { $game }: regulile
rules-contents = Capitole
# ref: where the clause comes from, such as "rulebook, line 41"
rules-anchor = Link către această regulă ({ $ref })
# n: a number
ref-line = regulament, rândul { $n }
# n: several numbers
ref-lines = regulament, rândurile { $n }
ref-ruling = decizia { $n }
ref-house = regula casei

## About

about-title = Despre Cheeseboard
about-lead = Cinci jocuri la o singură masă, cu un arbitru care știe toate regulile. Totul rulează pe acest calculator și nu întreabă pe nimeni nimic.
about-privacy-title = Ce se păstrează
about-privacy = Un cookie care deosebește acest browser de altele, limba ta și mesele cu mutările lor. Niciun cont, nicio urmărire, nimic de pe alte servere.
about-dice-title = Zaruri pe care nu le poate măslui nimeni
about-dice = Fiecare tragere e hotărâtă de un secret sigilat înainte de joc și de câte un număr de la fiecare loc. La sfârșit secretul se arată, iar oricine poate verifica fiecare tragere.
about-licence-title = Licență
# version: the program’s number
about-licence = Cheeseboard { $version } este software liber: folosește-l, schimbă-l, dă-l mai departe. Licența lui:
about-games = Desenele și frazele sunt ale noastre. Jocurile aparțin autorilor și editurilor lor; dacă unul îți place, cumpără cutia.

## Pages that say one thing

notice-missing-title = Aici nu e nimic
notice-missing = Pagina aceasta nu există. Pe raft e tot ce avem.
notice-not-over-title = Încă nu s-a terminat
notice-not-over = Aceasta se arată când jocul de la această masă s-a terminat.
notice-no-table-title = Nu există masa
notice-no-table = La această adresă nu e nicio masă. Poate că linkul a fost tăiat.
notice-no-invite-title = Nu există invitația
notice-no-invite = Acest link nu duce la nicio masă. Cere-l din nou și copiază-l întreg.
notice-no-game-title = Încă nu e pe raft
notice-no-game = Acest joc nu se poate juca încă aici.
notice-no-rules-title = Nu există regulamentul
notice-no-rules = Pe raft nu e niciun joc cu numele acesta.
notice-not-yours-title = Nu e locul tău
notice-not-yours = Numai cel care stă acolo poate avea acest fișier.
notice-damaged-title = Un jurnal deteriorat
# why: a sentence
notice-damaged = Această masă nu poate fi deschisă: jurnalul ei nu trece verificarea. { $why }
notice-origin-title = Nu de aici
notice-origin = Formularul a fost trimis de o pagină a altui site, așa că nu s-a făcut nimic.
notice-often-title = Prea des
notice-often = A fost prea mult deodată. Așteaptă câteva secunde și încearcă din nou.
notice-large-title = Prea mare
notice-large = Formularul era mai mare decât oricare dintre ale noastre, așa că nu a fost citit.
notice-request-title = Neînțeles
notice-request = Serverul nu a înțeles această cerere.
notice-disk-title = Discul refuză
notice-disk = Masa nu a putut fi scrisă pe disc, așa că nu a fost pusă.
notice-fault-title = O defecțiune
notice-fault = Ceva n-a mers bine aici. S-a notat; mesele au păstrat totul.

## Refusals at the table

refuse-no-seat = La această masă nu există locul acesta.
refuse-not-yours = Locul acesta este al altcuiva.
refuse-reader = Cât timp o întrebare este deschisă, nimeni care joacă alt loc nu se poate așeza aici: de aici se vede răspunsul. Dă locul unui bot sau așteaptă până se încheie întrebarea.
refuse-not-invited = Aici se poate așeza numai cine a venit prin linkul de invitație. Cere-i-l gazdei.
# level: what was asked for
refuse-no-level = Pentru acest joc nu există botul „{ $level }”.
refuse-no-desk = La această masă nu se întreabă nimic: alege mutarea pe tablă sau scrie-o în câmpul de text.
refuse-watching = Tu privești: poate juca numai cine stă la masă.
refuse-not-host = Asta poate face doar cine a pus masa.
refuse-no-clock = O decizie poate dura 30 de secunde, 1, 2 sau 5 minute, o zi sau oricât.
refuse-late = Timpul tău s-a scurs înainte să ajungă mutarea, iar ceasul a mutat în locul tău. Mai privește o dată tabla.
error-disk-clock = Ceasul nu a putut fi scris pe disc, așa că rămâne cum era. Încearcă din nou.
why-nothing = Cu asta nu se poate face nimic acum.
error-inside = Masa s-a împiedicat de această mutare. Nu s-a jucat nimic; încearcă altfel.
error-race = Masa a fost schimbată din altă parte în aceeași clipă. Încearcă din nou.
error-disk = Mutarea nu a putut fi scrisă pe disc, așa că nu s-a jucat. Încearcă din nou.

## What a page hears when it is misunderstood or sent away

bad-frame = Masa nu a înțeles mesajul; nu s-a schimbat nimic.
bad-no-hello = Primul mesaj trebuie să salute.
bad-silent = Nu s-a mai auzit nimic de prea mult timp, așa că legătura s-a închis.
bad-too-fast = Prea multe mesaje deodată; legătura s-a închis.
bad-too-often = Prea multe mesaje fără înțeles; legătura s-a închis.
bad-crowded = Sunt prea multe legături acum. Încearcă puțin mai târziu.
bad-fault = Masa s-a împiedicat; a păstrat totul și se deschide din nou.
bad-origin = Această pagină nu ține de masă.
bad-no-table = Masa aceasta nu există.
bad-seat = Un loc este un număr sau „watch”.
bad-seat-gone = Locul acesta nu este al tău sau nu mai este.

## Sfârșitul unui joc

# names: who has won; count: how many they are
end-winners = { $count ->
    [one] { $names } a câștigat
   *[other] { $names } au câștigat
}
end-level = Egalitate

## The clock

clock-none = fără limită
# n: how many
clock-seconds = { $n ->
    [one] o secundă
    [few] { $n } secunde
   *[other] { $n } de secunde
}
clock-minutes = { $n ->
    [one] 1 minut
    [few] { $n } minute
   *[other] { $n } de minute
}
clock-day = o zi
# seat: what it is called
clock-late = Timpul pentru { $seat } s-a scurs de două ori la rând. Ca gazdă, poți lăsa masa să joace locul acela.

## The client (static/words.json)

# name: filled in by the client
ui-your-move-plain = E rândul tău
# name: filled in by the client
ui-watching = Tu privești
ui-over = Jocul s-a terminat
ui-connecting = Se deschide masa …
ui-offline = Nicio legătură. Masa păstrează totul; se încearcă din nou.
ui-back-online = Legătura s-a refăcut.
ui-closed = Masa aceasta nu se poate deschide de aici.
ui-confirm = Joacă așa
ui-back = Înapoi
ui-undo = Anulează
ui-moves = Mutări permise
ui-moves-none = Deocamdată nu e nimic de ales.
ui-moves-hint = Alege una aici sau apasă părțile ei de pe tablă.
ui-choose-rest = Continuă: alege încă un element încercuit sau mergi înapoi.
ui-seats = Locuri
ui-log = Până acum
ui-log-empty = Încă nu s-a întâmplat nimic.
ui-rules = Reguli
ui-rule-link = Citește regula
ui-settings = Setări
ui-invite = Invită
ui-leave = Înapoi la raft
ui-help = Taste
ui-close = Închide
ui-more = Mai mult
ui-board = Tabla
ui-lit = se poate alege
# label: filled in by the client
ui-zoom-in = Mai aproape
ui-zoom-out = Mai departe
ui-fit = Toată tabla
ui-text-label = Scrie o mutare
# example: filled in by the client
ui-text-hint = De exemplu { $example }
ui-text-send = Joacă
ui-text-empty = Scrie întâi o mutare.
ui-turn-left = Rotește la stânga
ui-turn-right = Rotește la dreapta
ui-waiting-answer = Se trimite …
ui-last-move = Ultima mutare
ui-away = plecat
ui-open-seat = liber
ui-seat-waits = Aici nu stă încă nimeni: invită pe cineva.
ui-bot = joacă singur
# level: filled in by the client
ui-bot-level = joacă singur, nivelul { $level }
ui-you = tu
ui-to-move = la mutare
# points: filled in by the client
ui-points = Puncte: { $points }
# change, reason: filled in by the client
ui-points-change = { $change }: { $reason }
# name: filled in by the client
ui-seat-menu = Cine stă aici: { $name }
ui-seat-me = Iau eu acest loc
ui-seat-open = Lasă-l liber pentru altcineva
# level: filled in by the client
ui-seat-bot = Lasă masa să joace: { $level }
ui-level-gentle = blând
ui-level-sharp = isteț
ui-level-merciless = necruțător
ui-invite-say = Cine deschide acest link poate lua un loc liber sau poate privi.
ui-invite-local = Această adresă funcționează doar pe acest calculator. Pentru telefoanele din casă, pornește cu ./play --lan.
ui-invite-link = Link către această masă
ui-invite-copy = Copiază linkul
ui-invite-copied = Linkul a fost copiat.
ui-invite-by-hand = Aici copierea nu e permisă: linkul e marcat, copiază-l cu mâna.
ui-invite-qr = Un cod pătrat cu același link: îndreaptă spre el camera unui telefon
ui-signal = Fă-i semn partenerului
# label: filled in by the client
ui-signal-pick = { $label }: alege locul de pe tablă.
# name: filled in by the client
ui-cover-title = Dă dispozitivul mai departe: { $name }
# name, name: filled in by the client
ui-cover-say = La mutare: { $name }. Ce nu au voie să vadă ceilalți rămâne acoperit până când { $name } e gata.
# name: filled in by the client
ui-cover-go = Eu sunt { $name }
ui-cover-wait = Vedem al cui e rândul …
# name, role: filled in by the client
ui-cover-role = { $name } ({ $role })
ui-language = Limba
ui-theme = Lumină
ui-theme-light = Deschisă
ui-theme-dark = Întunecată
ui-ask = Întreabă înainte de a juca o mutare
ui-ask-always = Mereu
ui-ask-touch = Pe ecrane tactile
ui-ask-never = Niciodată
ui-motion = Mișcare
ui-motion-full = Deplină
ui-motion-little = Puțină
ui-hints = Arată ce e probabil
ui-coordinates = Numele locurilor
ui-on = Da
ui-off = Nu
ui-keys-arrows = Plimbă-te pe tablă
ui-keys-enter = Alege ce e marcat; încă o dată pentru confirmare
ui-keys-escape = Un pas înapoi, închide
ui-keys-next = Următorul lucru care se poate alege
ui-keys-moves = Arată mutările permise
ui-keys-why = Întreabă de ce nu se poate
ui-keys-turn = Rotește
ui-keys-zoom = Mai aproape, mai departe, toată tabla
ui-key-arrows = Tastele săgeți
ui-art-missing = Imaginile nu au putut fi încărcate. Se poate juca folosind câmpul de text și lista de mutări.
ui-page-error = Ceva n-a mers bine pe această pagină. Reîncarc-o: masa a păstrat totul.
ui-as-device = Ca dispozitivul
ui-end-won = Ai câștigat!
ui-end-lost = Ai pierdut
ui-end-again = Joacă din nou
ui-end-look = Vezi tabla
ui-end-save = Salvează jocul
ui-dice-checking = Zaruri: se verifică…
ui-dice-fit = Zaruri: verificate
ui-dice-misfit = Zaruri: nu se potrivesc!
ui-dice-how = Înainte de prima tragere masa a sigilat un secret, iar locurile numerele lor. Pagina aceasta tocmai a refăcut din ele fiecare tragere. Trageri: { $draws }
ui-dice-own = Ce a sigilat acest browser se află printre ele, neschimbat.
ui-dice-seat = un număr propriu
ui-dice-table = i-a ținut locul numărul mesei
ui-dice-program = un număr tras de masă
ui-dice-late = prea târziu: i-a ținut locul numărul mesei
ui-dice-secret = Secret
ui-dice-seal = Sigiliul lui
ui-dice-number = Număr
ui-dice-record = Protocolul întreg, pentru „cheeseboard verify”
ui-end-show = Rezultatul
# what: filled in by the client
ui-end-rule = Citește regula: { $what }
# count, each, total: filled in by the client
ui-end-sum = { $count } × { $each } = { $total }
# place: filled in by the client
ui-end-place = Locul { $place }
ui-end-points = Din ce sunt făcute punctele
ui-news-go = Continuă
ui-signs = Ce înseamnă semnele?
ui-signs-shade = Un indiciu din ce ai voie să știi: cu cât semnul e mai clar, cu atât e mai probabil ca acolo să fie ce cauți. Se oprește din setări.
ui-signs-first = Se poate alege: începe cu unul dintre acestea
ui-signs-later = Se poate alege și asta, acum sau după
ui-signs-chosen = Ai ales asta
ui-signs-path = Ultima mutare: de unde până unde
# name: filled in by the client
ui-signs-seat = Ține de { $name }
ui-signs-count = Câte sunt sau cât e înăuntru
ui-signs-ask = Lasă mouse-ul sau degetul pe un lucru ca să citești ce este.
ui-clock = Timp pentru o decizie
# limit: filled in by the client
ui-clock-now = Timp pentru o decizie: { $limit }
# time: filled in by the client
ui-clock-left = Timp rămas: { $time }
ui-clock-stands = Ceasul stă cât timp nu e nimeni aici.
ui-clock-ten = Au rămas zece secunde.

# Ce ar face o mutare, înainte de a fi jucată.
preview-points = Puncte pentru { $name }: { $change }
preview-open = Ce urmează depinde de ceea ce nu poți ști încă.

## The desk

new-decks = Întrebări
new-decks-help = Se întreabă în limbile bifate. Fără niciuna, hazardul decide ce e corect. Pentru un ecran în mijlocul camerei și telefoane în jur, lasă toate locurile libere: fiecare ia unul prin linkul de invitație, iar mai mulți pot împărți un loc.
join-crew = Împreună cu { $name }, în aceeași tabără
refuse-no-crew = Nu te poți așeza la acest loc lângă cineva: vino prin linkul de invitație, fără loc propriu aici.
refuse-captain = La această masă { $name } vorbește pentru această tabără. Poți propune un răspuns.

## Question decks

decks-title = Pachete de întrebări
decks-lead = Întrebările vin din pachete. Adu-le pe ale tale din alte programe și ia cu tine orice pachet.
decks-shipped = Ale casei
decks-own = Ale tale
decks-open-later = După ce jocul s-a încheiat, protocolul lui arată tuturor de la masă tot pachetul, chiar și întrebările care nu au fost puse.
decks-none = Nu ați adus încă niciunul.
decks-count =
    { $count ->
        [one] { $count } întrebare
        [few] { $count } întrebări
       *[other] { $count } de întrebări
    }
decks-bring = Adu întrebări
decks-file = Fișier
decks-file-help = { $formats }; cel mult { $most } MB. Mai întâi vezi ce s-a înțeles și, rând cu rând, ce nu.
decks-look = Privește
decks-no-file = Alege mai întâi un fișier.
decks-understood =
    { $count ->
        [one] { $count } întrebare a fost înțeleasă.
        [few] { $count } întrebări au fost înțelese.
       *[other] { $count } de întrebări au fost înțelese.
    }
decks-about = Despre pachet
decks-name = Nume
decks-lang = Limba întrebărilor
decks-licence = Licență
decks-licence-help = Sub ce licență le pot folosi alții? Pentru întrebările despre care fișierul nu spune nimic; poate rămâne gol.
decks-categories = Categorii
decks-category-of = Întrebări din „{ $label }”
decks-category-none = Întrebări fără categorie
decks-choose = Alege
decks-leave = Lasă deoparte
decks-again = Privește din nou
decks-problems = Neînțelese
decks-no-problems = Totul a fost înțeles.
decks-line = Rândul { $line }:
decks-more-problems =
    { $count ->
        [one] Și încă { $count }.
       *[other] Și încă { $count }.
    }
decks-some = Câteva dintre întrebări
decks-keep = Păstrează ca pachet
decks-waiting = Alege o categorie pentru fiecare grup de întrebări sau lasă-l deoparte.
decks-nothing = Nu mai rămâne nicio întrebare de păstrat.
decks-full = Ai atâtea pachete câte poate păstra casa pentru o persoană (cel mult { $most }). Șterge mai întâi unul.
decks-credits = De unde vin întrebările
decks-credits-lead = Fiecare întrebare își poartă sursa și licența; ele o însoțesc în orice fișier care le poate păstra.
decks-no-source = Sursă nespecificată
decks-no-licence = Licență nespecificată
decks-reports = Semnalate la masă
decks-no-reports = Nimeni nu a găsit ceva greșit.
decks-reported =
    { $count ->
        [one] Semnalată o dată
        [few] Semnalată de { $count } persoane
       *[other] Semnalată de { $count } de persoane
    }
decks-reports-file = Ia sesizările cu tine (CSV)
decks-export = Ia-l ca
decks-written =
    { $count ->
        [one] { $count } întrebare intră în fișier.
        [few] { $count } întrebări intră în fișier.
       *[other] { $count } de întrebări intră în fișier.
    }
decks-lost = Ce nu poate păstra formatul
decks-nothing-lost = Formatul păstrează totul.
decks-download = Descarcă
decks-delete = Ștergeți acest pachet
decks-delete-help = Pachetul este uitat imediat. Mesele care joacă cu el își păstrează copia.
notice-no-deck-title = Nu există acest pachet
notice-no-deck = Acest pachet nu există sau aparține altcuiva.
format-jsonl = Pachet Cheeseboard
format-csv = Tabel CSV
format-moodle = XML Moodle
format-gift = GIFT Moodle
format-opentdb = Open Trivia DB
format-triviaqa = OpenTriviaQA
format-anki = Anki, text simplu
format-kahoot = Tabel Kahoot
decks-checked = Întrebări: { $count }. Probleme: { $problems }.

## The page: what is asked (ui-)

ui-aloud = Citește cu voce tare
ui-aloud-setting = Citește întrebările cu voce tare
ui-once = Răspunsurile contează de la prima apăsare
ui-once-more = Ales: { $label }. Apasă din nou sau confirmă mai jos.
ui-form-send = Trimite
ui-seat-crew = Mă așez alături, în aceeași tabără
ui-crew-with = cu { $names }
ui-keys-option = Alege un răspuns
