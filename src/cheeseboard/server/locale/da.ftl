# Words of the server: pages, forms, refusals, and (at the end) the client’s own. English; the five other files follow.
# An argument is named where it stands. `ui-` messages go to the client, which fills their arguments itself.

## Every page

page-language = Sprog
page-more = Flere sider
page-shelf = Hylden
page-rules = Regler
page-about = Om os og licens
page-back = Tilbage

## The shelf

shelf-title = Hvad skal vi spille?
shelf-lead = Åbn en æske, sig, hvem der er med, og giv linket videre. Ingen behøver en konto.
shelf-coming = på vej
shelf-tables = Dine borde
# low, high: smallest and largest number of players
shelf-players = { $low } til { $high } spillere
shelf-since-now = dækket for et øjeblik siden
# n: how many
shelf-since-minutes = { $n ->
    [one] dækket for et minut siden
   *[other] dækket for { $n } minutter siden
}
shelf-since-hours = { $n ->
    [one] dækket for en time siden
   *[other] dækket for { $n } timer siden
}
shelf-since-days = { $n ->
    [one] dækket i går
   *[other] dækket for { $n } dage siden
}
lid-chou = Chou y es-tu ?
lid-goldrush = Gold Rush
lid-roquefort = Château Roquefort
lid-pursuit = Cheese Pursuit
lid-fromage = Fromage

## A new table

new-seats = Hvem spiller
# role: what the seat plays, such as "both rabbits"
new-who = Hvem spiller: { $role }
new-name = Navn på den, der spiller: { $role }
new-name-short = Navn, hvis du vil
new-levels = Hvor stærkt bordet spiller
new-clock = Ur
new-clock-time = Tid til en beslutning
new-clock-help = Den, der lader tiden løbe ud, melder pas eller gør det mindste, reglerne tillader. Du kan ændre den ved bordet.
new-options = Varianter
new-rulings = Hvor reglerne tier
new-again = Vis pladserne til dette valg
new-go = Dæk bordet
who-me = Mig
who-here = En anden på denne enhed
who-open = En ven, med link
# level: how strong
who-bot = Bordet selv, niveau: { $level }

## The invite

join-lead = Du er inviteret. Tag en fri plads, eller kig bare med.
join-full = Alle pladser ved dette bord er taget, men du kan kigge med.
join-seat = Frie pladser
join-name = Hvad må vi kalde dig?
join-go = Sæt dig
join-watch = Bare kigge med

## The table page, before its client runs

table-noscript = Bordet kræver JavaScript. Reglerne og alle andre sider virker uden.

## The rulebook page

# game: its title
rules-title = { $game }: reglerne
rules-contents = Kapitler
# ref: where the clause comes from, such as "rulebook, line 41"
rules-anchor = Link til denne regel ({ $ref })
# n: a number
ref-line = regelhæftet, linje { $n }
# n: several numbers
ref-lines = regelhæftet, linje { $n }
ref-ruling = afgørelse { $n }
ref-house = husregel

## About

about-title = Om Cheeseboard
about-lead = Fem spil på ét bord, med en dommer, der kan alle regler. Det kører på denne computer og spørger ingen om noget.
about-privacy-title = Hvad der gemmes
about-privacy = En cookie, der kender denne browser fra andre, dit sprog og bordene med deres træk. Ingen konto, ingen sporing, intet fra andre servere.
about-dice-title = Terninger, som ingen kan snyde med
about-dice = Hver trækning afgøres af en hemmelighed, der blev forseglet før spillet, og et tal fra hver plads. Når spillet er slut, vises hemmeligheden, og enhver kan efterprøve hver trækning.
about-licence-title = Licens
# version: the program’s number
about-licence = Cheeseboard { $version } er fri software: Brug det, lav det om, giv det videre. Licensen:
about-games = Tegningerne og sætningerne er vores egne. Spillene tilhører deres forfattere og forlag; kan du lide et af dem, så køb æsken.

## Pages that say one thing

notice-missing-title = Her er ingenting
notice-missing = Den side findes ikke. På hylden står alt, hvad der er.
notice-not-over-title = Ikke slut endnu
notice-not-over = Det vises, når spillet ved dette bord er slut.
notice-no-table-title = Intet sådant bord
notice-no-table = Der står intet bord på denne adresse. Måske er linket blevet klippet over.
notice-no-invite-title = Ingen sådan invitation
notice-no-invite = Dette link fører ikke til noget bord. Bed om det igen, og kopiér det helt.
notice-no-game-title = Ikke på hylden endnu
notice-no-game = Dette spil kan endnu ikke spilles her.
notice-no-rules-title = Intet sådant regelhæfte
notice-no-rules = Der er intet spil med det navn på hylden.
notice-not-yours-title = Ikke din plads
notice-not-yours = Kun den, der sidder der, kan få denne fil.
notice-damaged-title = En beskadiget log
# why: a sentence
notice-damaged = Dette bord kan ikke åbnes: Loggen består ikke kontrollen. { $why }
notice-origin-title = Ikke herfra
notice-origin = Denne formular kom fra en side på et andet websted, så der blev ikke gjort noget.
notice-often-title = For tit
notice-often = Det var meget på én gang. Vent nogle sekunder, og prøv igen.
notice-large-title = For stor
notice-large = Denne formular var større end nogen af vores, så den blev ikke læst.
notice-request-title = Ikke forstået
notice-request = Serveren forstod ikke denne forespørgsel.
notice-disk-title = Disken siger nej
notice-disk = Bordet kunne ikke skrives på disken, så det blev ikke dækket.
notice-fault-title = En fejl
notice-fault = Noget gik galt her. Det er noteret; bordene har beholdt alt.

## Refusals at the table

refuse-no-seat = Den plads findes ikke ved dette bord.
refuse-not-yours = Denne plads er en andens.
refuse-reader = Mens et spørgsmål er åbent, kan ingen, der spiller en anden plads, sætte sig her: denne plads ser svaret. Giv den til en bot, eller vent, til spørgsmålet er ovre.
refuse-not-invited = Kun den, der kom med invitationslinket, kan sætte sig her. Bed værten om det.
# level: what was asked for
refuse-no-level = Der er ingen bot »{ $level }« til dette spil.
refuse-no-desk = Ved dette bord spørges der ikke: Vælg dit træk på brættet, eller skriv det i tekstfeltet.
refuse-watching = Du kigger med: Kun den, der sidder ved bordet, kan spille.
refuse-not-host = Det kan kun den, der har dækket bordet.
refuse-no-clock = En beslutning må tage 30 sekunder, 1, 2 eller 5 minutter, et døgn eller så lang tid, man vil.
refuse-late = Din tid var gået, før dette træk nåede frem, og uret har trukket for dig. Se på brættet igen.
error-disk-clock = Uret kunne ikke skrives på disken, så det bliver, som det var. Prøv igen.
why-nothing = Der kan ikke gøres noget med det lige nu.
error-inside = Bordet snublede over dette træk. Intet blev spillet; prøv på en anden måde.
error-race = Bordet blev ændret et andet sted i samme øjeblik. Prøv igen.
error-disk = Trækket kunne ikke skrives på disken, så det blev ikke spillet. Prøv igen.

## What a page hears when it is misunderstood or sent away

bad-frame = Bordet forstod ikke den besked; intet blev ændret.
bad-no-hello = Den første besked skal sige goddag.
bad-silent = Der var stille for længe, så forbindelsen er lukket.
bad-too-fast = For mange beskeder på én gang; forbindelsen er lukket.
bad-too-often = For mange uforståelige beskeder; forbindelsen er lukket.
bad-crowded = For mange forbindelser lige nu. Prøv igen lidt senere.
bad-fault = Bordet snublede; det har gemt alt og åbner igen.
bad-origin = Denne side hører ikke til bordet.
bad-no-table = Det bord findes ikke.
bad-seat = En plads er et tal eller »watch«.
bad-seat-gone = Denne plads er ikke din, eller ikke længere.

## Når et spil er slut

# names: who has won; count: how many they are
end-winners = { $count ->
   *[other] { $names } har vundet
}
end-level = Uafgjort

## The clock

clock-none = ingen grænse
# n: how many
clock-seconds = { $n } sekunder
clock-minutes = { $n ->
    [one] 1 minut
   *[other] { $n } minutter
}
clock-day = et døgn
# seat: what it is called
clock-late = Tiden er gået for { $seat } to gange i træk. Som vært kan du lade bordet spille pladsen.

## The client (static/words.json)

# name: filled in by the client
ui-your-move-plain = Det er din tur
# name: filled in by the client
ui-watching = Du kigger med
ui-over = Spillet er slut
ui-connecting = Bordet åbnes …
ui-offline = Ingen forbindelse. Bordet beholder alt; der prøves igen.
ui-back-online = Forbundet igen.
ui-closed = Dette bord kan ikke åbnes herfra.
ui-confirm = Spil det
ui-back = Tilbage
ui-undo = Fortryd
ui-moves = Lovlige træk
ui-moves-none = Intet at vælge lige nu.
ui-moves-hint = Vælg et her, eller tryk på dets dele på brættet.
ui-choose-rest = Videre: Vælg én ting mere, der er markeret, eller gå tilbage.
ui-seats = Pladser
ui-log = Indtil nu
ui-log-empty = Der er ikke sket noget endnu.
ui-rules = Regler
ui-rule-link = Læs reglen
ui-settings = Indstillinger
ui-invite = Invitér
ui-leave = Tilbage til hylden
ui-help = Taster
ui-close = Luk
ui-more = Mere
ui-board = Bræt
ui-lit = kan vælges
# label: filled in by the client
ui-zoom-in = Tættere på
ui-zoom-out = Længere væk
ui-fit = Hele brættet
ui-text-label = Skriv et træk
# example: filled in by the client
ui-text-hint = For eksempel { $example }
ui-text-send = Spil
ui-text-empty = Skriv et træk først.
ui-turn-left = Drej til venstre
ui-turn-right = Drej til højre
ui-waiting-answer = Sender …
ui-last-move = Seneste træk
ui-away = væk
ui-open-seat = fri
ui-seat-waits = Her sidder ingen endnu: Invitér nogen.
ui-bot = spiller selv
# level: filled in by the client
ui-bot-level = spiller selv, niveau: { $level }
ui-you = dig
ui-to-move = er på
# points: filled in by the client
ui-points = Point: { $points }
# change, reason: filled in by the client
ui-points-change = { $change }: { $reason }
# name: filled in by the client
ui-seat-menu = Hvem der sidder her: { $name }
ui-seat-me = Jeg tager denne plads
ui-seat-open = Lad den stå fri til en anden
# level: filled in by the client
ui-seat-bot = Lad bordet spille: { $level }
ui-level-gentle = blid
ui-level-sharp = skarp
ui-level-merciless = skånselsløs
ui-invite-say = Den, der åbner dette link, kan tage en fri plads eller kigge med.
ui-invite-local = Denne adresse virker kun på denne computer. Til telefoner i huset: start med ./play --lan.
ui-invite-link = Link til dette bord
ui-invite-copy = Kopiér linket
ui-invite-copied = Linket er kopieret.
ui-invite-by-hand = Det er ikke tilladt at kopiere her: Linket er markeret, kopiér det med hånden.
ui-invite-qr = En firkantet kode med samme link: Ret et telefonkamera mod den
ui-signal = Giv din makker et tegn
# label: filled in by the client
ui-signal-pick = { $label }: Vælg stedet på brættet.
# name: filled in by the client
ui-cover-title = Giv enheden til { $name }
# name, name: filled in by the client
ui-cover-say = Det er { $name }, der er på. Det, de andre ikke må se, er dækket, til { $name } er klar.
# name: filled in by the client
ui-cover-go = Jeg er { $name }
ui-cover-wait = Finder ud af, hvis tur det er …
# name, role: filled in by the client
ui-cover-role = { $name } ({ $role })
ui-language = Sprog
ui-theme = Lys
ui-theme-light = Lyst
ui-theme-dark = Mørkt
ui-ask = Spørg, før et træk spilles
ui-ask-always = Altid
ui-ask-touch = På touchskærme
ui-ask-never = Aldrig
ui-motion = Bevægelse
ui-motion-full = Fuld
ui-motion-little = Lidt
ui-hints = Vis det sandsynlige
ui-coordinates = Navne på stederne
ui-on = Til
ui-off = Fra
ui-keys-arrows = Gå rundt på brættet
ui-keys-enter = Vælg det markerede; igen for at bekræfte
ui-keys-escape = Et skridt tilbage, luk
ui-keys-next = Næste, der kan vælges
ui-keys-moves = Vis de lovlige træk
ui-keys-why = Spørg, hvorfor det ikke kan vælges
ui-keys-turn = Drej det
ui-keys-zoom = Tættere på, længere væk, hele brættet
ui-key-arrows = Piletaster
ui-art-missing = Billederne kunne ikke hentes. Spillet kan spilles med tekstfeltet og listen over træk.
ui-page-error = Noget gik galt på denne side. Hent den igen: Bordet har beholdt alt.
ui-as-device = Som enheden
ui-end-won = Du har vundet!
ui-end-lost = Du har tabt
ui-end-again = Spil igen
ui-end-look = Se brættet
ui-end-save = Gem spillet
ui-dice-checking = Terninger: kontrolleres …
ui-dice-fit = Terninger: kontrolleret
ui-dice-misfit = Terninger: De passer ikke!
ui-dice-how = Før første trækning forseglede bordet en hemmelighed og pladserne deres tal. Denne side har netop gentaget hver trækning ud fra dem. Trækninger: { $draws }
ui-dice-own = Det, som denne browser forseglede, er med, uændret.
ui-dice-seat = et eget tal
ui-dice-table = bordets tal trådte i stedet
ui-dice-program = et tal trukket af bordet
ui-dice-late = for sent: bordets tal trådte i stedet
ui-dice-secret = Hemmelighed
ui-dice-seal = Dens segl
ui-dice-number = Tal
ui-dice-record = Hele protokollen, til »cheeseboard verify«
ui-end-show = Resultatet
# what: filled in by the client
ui-end-rule = Læs reglen: { $what }
# count, each, total: filled in by the client
ui-end-sum = { $count } × { $each } = { $total }
# place: filled in by the client
ui-end-place = Plads { $place }
ui-end-points = Hvad pointene består af
ui-news-go = Videre
ui-signs = Hvad betyder tegnene?
ui-signs-shade = Et vink ud fra det, du må vide: jo tydeligere tegnet er, desto mere sandsynligt er det, du leder efter, dér. Indstillingerne slår det fra.
ui-signs-first = Kan vælges nu: begynd med en af disse
ui-signs-later = Kan også vælges, nu eller bagefter
ui-signs-chosen = Det har du valgt
ui-signs-path = Seneste træk: hvorfra og hvorhen
# name: filled in by the client
ui-signs-seat = Hører til { $name }
ui-signs-count = Hvor mange der er af det, eller hvor meget der er i det
ui-signs-ask = Lad musen eller fingeren hvile på en ting for at læse, hvad det er.
ui-clock = Tid til en beslutning
# limit: filled in by the client
ui-clock-now = Tid til en beslutning: { $limit }
# time: filled in by the client
ui-clock-left = Tid tilbage: { $time }
ui-clock-stands = Uret står stille, så længe ingen er her.
ui-clock-ten = Ti sekunder tilbage.

# Hvad et træk ville gøre, før det er spillet.
preview-points = Point til { $name }: { $change }
preview-open = Hvad der så sker, afhænger af noget, du endnu ikke kan vide.

## The desk

new-decks = Spørgsmål
new-decks-help = Der spørges på de afkrydsede sprog. Uden nogen afgør tilfældet, hvad der er rigtigt. Til én skærm midt i rummet og telefoner omkring lades alle pladser fri: Enhver tager en via invitationslinket, og flere kan dele en plads.
join-crew = Sammen med { $name }, på samme side
refuse-no-crew = Du kan ikke sætte dig ved siden af nogen på denne plads: Kom via invitationslinket og uden din egen plads her.
refuse-captain = Ved dette bord taler { $name } for denne side. Du kan foreslå et svar.

## Question decks

decks-title = Spørgsmålsbunker
decks-lead = Quizzens spørgsmål kommer fra bunker. Tag dine egne med fra andre programmer, og tag en hvilken som helst bunke med dig.
decks-shipped = Husets egne
decks-own = Dine egne
decks-open-later = Når spillet er slut, viser protokollen hele bunken til alle ved bordet, også spørgsmål, der aldrig kom frem.
decks-none = Du har ikke taget nogen med endnu.
decks-count =
    { $count ->
        [one] { $count } spørgsmål
       *[other] { $count } spørgsmål
    }
decks-bring = Tag spørgsmål med
decks-file = Fil
decks-file-help = { $formats }; højst { $most } MB. Først ser du, hvad der blev forstået, og linje for linje, hvad der ikke blev.
decks-look = Se på den
decks-no-file = Vælg først en fil.
decks-understood =
    { $count ->
        [one] { $count } spørgsmål blev forstået.
       *[other] { $count } spørgsmål blev forstået.
    }
decks-about = Om bunken
decks-name = Navn
decks-lang = Spørgsmålenes sprog
decks-licence = Licens
decks-licence-help = Under hvilken licens må andre bruge dem? For spørgsmål, hvis fil intet siger; må stå tom.
decks-categories = Kategorier
decks-category-of = Spørgsmål fra »{ $label }«
decks-category-none = Spørgsmål uden kategori
decks-choose = Vælg
decks-leave = Udelad
decks-again = Se igen
decks-problems = Ikke forstået
decks-no-problems = Alt blev forstået.
decks-line = Linje { $line }:
decks-more-problems =
    { $count ->
        [one] Og { $count } til.
       *[other] Og { $count } til.
    }
decks-some = Nogle af spørgsmålene
decks-keep = Gem som bunke
decks-waiting = Vælg en kategori til hver gruppe af spørgsmål, eller udelad den.
decks-nothing = Der er intet spørgsmål tilbage at gemme.
decks-full = Du har så mange bunker, som huset kan gemme for én person (højst { $most }). Slet først en.
decks-credits = Hvor spørgsmålene kommer fra
decks-credits-lead = Hvert spørgsmål har sin kilde og licens; de følger med i enhver fil, der kan rumme dem.
decks-no-source = Kilde ikke angivet
decks-no-licence = Licens ikke angivet
decks-reports = Meldt ved bordet
decks-no-reports = Ingen har fundet noget galt.
decks-reported =
    { $count ->
        [one] Meldt én gang
       *[other] Meldt af { $count } personer
    }
decks-reports-file = Tag meldingerne med (CSV)
decks-export = Tag den med som
decks-written =
    { $count ->
        [one] { $count } spørgsmål kommer med i filen.
       *[other] { $count } spørgsmål kommer med i filen.
    }
decks-lost = Hvad formatet ikke kan rumme
decks-nothing-lost = Formatet rummer alt.
decks-download = Hent
decks-delete = Slet denne bunke
decks-delete-help = Bunken glemmes med det samme. Borde, der spiller med den, beholder deres egen kopi.
notice-no-deck-title = Ingen sådan bunke
notice-no-deck = Bunken findes ikke, eller den tilhører en anden.
format-jsonl = Cheeseboard-bunke
format-csv = CSV-tabel
format-moodle = Moodle-XML
format-gift = Moodle-GIFT
format-opentdb = Open Trivia DB
format-triviaqa = OpenTriviaQA
format-anki = Anki, ren tekst
format-kahoot = Kahoot-regneark
decks-checked = Spørgsmål: { $count }. Problemer: { $problems }.

## The page: what is asked (ui-)

ui-aloud = Læs op
ui-aloud-setting = Læs spørgsmål op
ui-once = Svar tæller ved det første tryk
ui-once-more = Valgt: { $label }. Tryk igen, eller bekræft nedenfor.
ui-form-send = Send
ui-seat-crew = Jeg sætter mig ved siden af, på samme side
ui-crew-with = med { $names }
ui-keys-option = Vælg et svar
