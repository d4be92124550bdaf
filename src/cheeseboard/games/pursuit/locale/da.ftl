# Cheese Pursuit: alle spillets ord, dansk. Ordvalg: side = den eller dem, der spiller på én plads; osteholder = brikken
# med plads til seks oste; navet = feltet i midten; ostefelt = hvor der vindes oste.

## The game

game-title = Cheese Pursuit
game-pitch = En quiz rundt om en rund ost: seks oste, én af hver slags, og et sidste spørgsmål.
game-intro = En rund ost ligger på bordet, skåret i seks. Kast terningen, flyt din osteholder langs skorpen, og svar på det, feltet spørger om. På de seks ostefelter giver et rigtigt svar en ost. Den, der har alle seks, vender tilbage til midten, hvor de andre bestemmer det sidste spørgsmål.

## Chapters of the rulebook page

chapter-sides = Sider og opstilling
chapter-sides-intro = Hjulet har 73 felter: navet i midten, seks eger med fem felter, seks ostefelter for enden af dem og seks stykker kant imellem. Hvert felt har et navn: S23 er det tredje felt på ege 2, W2 ostefeltet for enden af den, R21 det første felt på kanten efter det.
chapter-move = Kast og træk
chapter-move-intro = Et kast rækker så langt, som det siger. Hvor flere veje åbner sig, har du valget.
chapter-space = Hvad et felt spørger om
chapter-space-intro = Farvefelter og ostefelter stiller et spørgsmål i deres farve, navet et efter dit valg, og nogle felter på kanten slet intet.
chapter-wedge = Ostene
chapter-wedge-intro = Seks stykker bliver en hel ost: geografi, underholdning, historie, kunst og litteratur, videnskab og natur, sport og fritid.
chapter-reading = Oplæsning og bedømmelse
chapter-reading-intro = En nabo læser spørgsmålene højt fra en bunke kort med seks spørgsmål på hvert.
chapter-final = Det sidste spørgsmål
chapter-final-intro = Med en hel ost er løbet næsten kørt.
chapter-option = Andre måder at spille på
chapter-option-intro = Udgaverne af dette spil er ikke ens. Hver af disse regler kan slås til for sig.
chapter-ruling = Tvivlstilfælde
chapter-ruling-intro = Hvor reglerne tier eller kan læses på to måder, spilles der sådan ved dette bord.

## Clauses: sides and setting up

clause-players-two-to-six = To til seks sider spiller. Én alene kan øve sig (en regel ved dette bord).
clause-players-teams-within = En side er én person eller et hold. Et hold tæller som én side, så der er aldrig flere end seks.
clause-players-agreed-before = Om alle spiller for sig selv eller på hold, besluttes inden spillet.
clause-teams-fixed = Ingen skifter side undervejs.
clause-setup-empty-holder-on-hub = Hver side begynder med en tom osteholder på navet.
clause-setup-one-pile = Alle kort med spørgsmål ligger i samme bunke.
clause-setup-starter-chosen = Det afgøres før første tur, hvem der begynder; indtil da spiller ingen.
clause-turn-passes-left = Turene går venstre om, også for hold. Kun den side, hvis tur det er, kaster og trækker.

## Clauses: throwing and moving

clause-move-one-die = Til hvert træk kastes en enkelt terning; først kommer kastet, så trækket.
clause-move-exact = Osteholderen går netop så mange felter frem, som terningen har øjne.
clause-move-direction-free = Den, der trækker, bestemmer vejen.
clause-move-no-mixing = På kanten går et træk enten med uret eller mod det, aldrig først det ene og så det andet.
clause-hub-one-space = Hele cirklen i midten er et enkelt felt.
clause-hub-cross = Et træk kan føre lige over navet.
clause-hub-change-spoke = Ved navet kan et træk dreje ind på enhver anden ege.
clause-space-no-limit = Der er plads til alle osteholdere på ethvert felt; ingen står i vejen.

## Clauses: what a space asks

clause-roll-again-must = På et kast igen-felt kaster og trækker siden en gang til i samme tur.
clause-roll-again-no-question = På et kast igen-felt bliver der ikke spurgt om noget.
clause-roll-again-new-direction = Fra et kast igen-felt kan næste træk gå en anden vej.
clause-colour-question-matches = På et farvefelt hører spørgsmålet til farvens kategori.
clause-colour-right-throw-again = Et rigtigt svar på et farvefelt giver endnu et kast.
clause-colour-wrong-ends-turn = Et forkert svar afslutter turen.
clause-wedge-space-question-matches = På et ostefelt hører spørgsmålet til feltets kategori.
clause-wedge-space-right-wins-wedge = Et rigtigt svar på et ostefelt giver en ost i den kategori.
clause-wedge-space-wrong-ends-turn = Et forkert svar på et ostefelt afslutter turen, uden ost.
clause-wedge-space-right-continues = Efter et rigtigt svar på et ostefelt går turen videre.
clause-hub-free-category = Den, der lander på navet med færre end seks oste, vælger spørgsmålets kategori. Andre steder vælger ingen.
clause-hub-no-wedge = På navet vindes ingen ost.

## Clauses: wedges

clause-wedge-only-on-wedge-space = Kun en osteholder på et ostefelt vinder en ost.
clause-wedge-colour-answered = Osten har farve efter den kategori, der blev svaret i.
clause-wedge-one-per-colour = Ingen får en ost nummer to i en farve.
clause-wedge-still-answer = Der spørges stadig i kategorier, hvor man har osten.
clause-wedge-retry-needs-leaving = Efter et forkert svar på et ostefelt må osteholderen væk og lande der igen for at få et nyt forsøg.
clause-wedge-not-exchanged = Oste og osteholdere går aldrig fra én side til en anden.

## Clauses: reading and judging

clause-reader-left = Siden til venstre for den, der svarer, læser spørgsmålet.
clause-reader-top-card = Spørgsmålet står på det kort, der ligger øverst.
clause-reader-matching-question = Af kortets seks spørgsmål læses det i den kategori, der er brug for.
clause-reader-to-bottom = Bagefter ryger kortet nederst, hvad enten svaret var rigtigt eller forkert.
clause-reader-after-answer = Først når der er svaret, lægges kortet væk, og spillet går videre.
clause-cards-circulate = Derfor kommer kortene igen i samme rækkefølge; de blandes aldrig under et spil.
clause-teams-all-contribute = Alle på et hold kan hjælpe med at finde svaret.
clause-dispute-before-next-throw = Er man uenige, findes der en løsning før det næste kast.
clause-dispute-agree-ahead = Man kan på forhånd blive enige om, hvordan tvivlsomme svar bedømmes, for eksempel med et opslagsværk.

## Clauses: the last question

clause-final-six-to-hub-at-once = Med den sjette ost kommer osteholderen på navet med det samme.
clause-final-next-turn = Det sidste spørgsmål kommer, næste gang siden har tur.
clause-final-no-throw = Til det sidste spørgsmål kastes der ikke, og ingen flytter sig.
clause-final-others-choose = De andre sider bestemmer det sidste spørgsmåls kategori.
clause-final-before-card = De bestemmer den, før der tages et nyt kort.
clause-final-right-wins = Et rigtigt svar på det sidste spørgsmål vinder, og spillet er slut.
clause-final-wrong-stays = Efter et forkert svar slutter turen, og osteholderen står, hvor den står: på navet.
clause-final-retry-next-turn = I sin næste tur får siden endnu et sidste spørgsmål.
clause-final-category-may-repeat = Til det kan de andre vælge den samme kategori eller en anden.
clause-final-needs-six = Der er intet sidste spørgsmål og ingen afstemning om det, før alle seks oste er samlet.

## Clauses: other ways to play

clause-option-exact-return = Valgfrit: Med seks oste går det videre med terningen, og navet skal nås med et præcist kast.
clause-option-leave-after-miss = Valgfrit: Efter et forkert sidste svar skal osteholderen væk fra navet i næste tur.
clause-option-start-own-colour = Valgfrit: I sin første tur sætter hver side sin osteholder på et felt i sin egen farve, også ostefeltet; så kaster den. Der spørges ikke om noget endnu.
clause-option-time-limit = Valgfrit: Der er en frist for svaret; et sent svar regnes for forkert.
clause-option-wedge-ends-turn = Valgfrit: Turen slutter, når en ny ost er vundet.
clause-option-starter-highest = Valgfrit: Alle kaster, og det højeste kast begynder; er nogen lige, kaster de igen.
clause-option-leaving = Valgfrit: I sin tur kan en side forlade spillet for altid med osteholder og oste. Den sidste, der er tilbage, vinder.
clause-option-two-boxes = Valgfrit: Kortene kommer på skift fra to bunker, spørgsmål for spørgsmål, spillet igennem.
clause-option-cards-queues = Valgfrit: Hver kategori har sin egen bunke.
clause-option-reader-any = Valgfrit: Enhver anden side kan læse op.

## Clauses: corner cases

clause-ruling-wedge-continues = En ny ost afslutter ikke turen: Siden kaster igen (undtagen ved den sjette, eller hvis et valg siger noget andet).
clause-ruling-hub-continues = Et rigtigt svar på navet giver også endnu et kast.
clause-ruling-no-step-back = Intet træk går straks tilbage til det felt, det lige har forladt, hverken på eger eller på kanten.
clause-ruling-vote-tie-left = Der spørges i den kategori, som fik flest stemmer. Står flere lige, afgør venstre nabos stemme det; gælder den ingen af dem, vælger venstre nabo imellem dem.
clause-ruling-reader-in-team = Enhver på holdet til venstre kan læse op.
clause-ruling-dispute-majority = En kilde, man er enige om på forhånd, går forud; ellers bestemmer oplæseren, og et flertal af de andre kan omgøre det.
clause-ruling-must-move = Ingen kan blive stående eller gå kortere, end kastet siger.
clause-ruling-sixth-ends-turn = Med den sjette ost er turen forbi.
clause-ruling-solo = Spiller man alene, læser bordet spørgsmålene; svarene vælges eller skrives.
clause-ruling-solo-final = Spiller man alene, trækkes der lod om det sidste spørgsmåls kategori.
clause-ruling-secret-vote = Hver af de andre sider stemmer én gang på en kategori eller undlader, og alle stemmer er skjult, til den sidste er afgivet.
clause-ruling-no-vote-lot = Stemmer ingen på en kategori, trækkes der lod om de seks.
clause-ruling-chance-of-right = Programmets egne spillere ser ikke svarene: Hver af dem svarer rigtigt med en chance, der er fastsat på forhånd.
clause-ruling-exact-final-at-once = Den, der skal nå navet med et præcist kast, får det sidste spørgsmål straks ved ankomsten; den sjette ost afslutter da ikke turen.
clause-ruling-leave-returns-exact = Den, der måtte forlade navet, kommer tilbage med et præcist kast og får straks det næste sidste spørgsmål.
clause-ruling-left-open-question = Går en side, mens dens spørgsmål er åbent, lægges kortet nederst, og turen er forbi.

## Options

option-players = Sider
option-players-help = Hvor mange sider der spiller. En side er én person eller et hold på én plads; man kan øve sig alene.
option-starter = Hvem begynder
option-starter-help = Hvordan den første side findes.
option-starter-random = Lodtrækning
option-starter-highest = Det højeste kast
option-starter-first = Den første plads
option-start = Hvor osteholderne begynder
option-start-help = På navet eller på et felt i ens egen farve, der vælges i første tur.
option-start-hub = På navet
option-start-own_colour = På et felt i egen farve
option-home = Hjem med seks oste
option-home-help = Hvordan osteholderen kommer tilbage til navet før det sidste spørgsmål.
option-home-teleport = Straks, og spørgsmålet kommer i næste tur
option-home-exact = Med et præcist kast
option-after_miss = Efter et forkert sidste svar
option-after_miss-help = Om osteholderen venter på navet til næste forsøg.
option-after_miss-stay = Den venter og prøver igen i næste tur
option-after_miss-leave = Den skal væk og komme igen
option-wedge_ends_turn = En ost afslutter turen
option-wedge_ends_turn-help = Mod lange ture: Efter en ny ost er det næste sides tur.
option-leaving = Sider kan gå
option-leaving-help = Den, der går, tager osteholderen med. Ellers overtager en bot eller en anden pladsen.
option-skill = Chance for et rigtigt svar
option-skill-help = Til bots og simulationer: hvor mange svar ud af hundrede der er rigtige.
option-skill_a = … for den første side
option-skill_a-help = Kun for den første side; 0: som for alle.
option-skill_b = … for den anden side
option-skill_b-help = Kun for den anden side; 0: som for alle.
option-skill_c = … for den tredje side
option-skill_c-help = Kun for den tredje side; 0: som for alle.
option-skill_d = … for den fjerde side
option-skill_d-help = Kun for den fjerde side; 0: som for alle.
option-skill_e = … for den femte side
option-skill_e-help = Kun for den femte side; 0: som for alle.
option-skill_f = … for den sjette side
option-skill_f-help = Kun for den sjette side; 0: som for alle.
option-judging = Hvordan svar bedømmes
option-judging-help = Ved at vælge mellem fire, efter det skrevne, eller af en oplæser, som hører svaret og alene ser det rigtige.
option-judging-choice = Vælg mellem fire
option-judging-typed = Skrevet, bedømt af bordet
option-judging-reader = Sagt højt, bedømt af oplæseren
option-seconds = Tid til et svar
option-seconds-help = I sekunder; den, der kommer for sent, har svaret forkert.
option-seconds-0 = Ingen grænse
option-seconds-20 = 20 sekunder
option-seconds-30 = 30 sekunder
option-seconds-60 = Et minut
option-seconds-120 = To minutter
option-reader = Hvem læser op
option-reader-help = Hvem der læser spørgsmålet højt og bedømmer tvivlsomme svar.
option-reader-left = Siden til venstre
option-reader-any = Enhver anden side
option-cards = Kortene
option-cards-help = Hvordan kortene med spørgsmål er stablet.
option-cards-pile = Én bunke
option-cards-queues = Én bunke til hver kategori
option-cards-two_boxes = To bunker på skift
option-appeals = Appel
option-appeals-help = Om de andre sider kan stemme om en afgørelse.
option-strictness = Skrevne svar
option-strictness-help = Hvor nøje et skrevet svar skal passe.
option-strictness-exact = Til punkt og prikke
option-strictness-strict = Strengt
option-strictness-normal = Med små slåfejl
option-strictness-generous = Rundhåndet
option-difficulty = Sværhedsgrad
option-difficulty-help = Hvilke spørgsmål der er i bunken.
option-difficulty-any = Alle
option-difficulty-easy = Lette
option-difficulty-medium = Middel
option-difficulty-hard = Svære
option-question_shown = Hvem ser spørgsmålet
option-question_shown-help = Om det står på alle skærme eller kun hos oplæseren.
option-question_shown-all = Alle
option-question_shown-reader = Kun oplæseren
option-commit = Hvem svarer for et hold
option-commit-help = Om enhver på holdet kan give svaret eller kun anføreren.
option-commit-any = Enhver
option-commit-captain = Anføreren

## Categories, spaces, and things on the board

category-GE = Geografi
category-EN = Underholdning
category-HI = Historie
category-AL = Kunst og litteratur
category-SN = Videnskab og natur
category-SL = Sport og fritid
board-wheel = En rund ost, skåret i seks: hjulet med eger og kant
space-hub = { $place }: navet i midten
space-cat = { $place }: { $category }
space-hq = { $place }: ostefelt, { $category }
space-roll = { $place }: kast igen
node-holder = Osteholder: { $seat }, på { $place }, med disse oste: { $wedges }
node-holder-empty = Osteholder: { $seat }, på { $place }, tom
node-die = { $die ->
        [0] Terningen
       *[other] Terningen viser { $die }
    }
node-pile = Kortene med spørgsmål

## Moves in words

move-roll = Kast terningen
move-go = Gå til { $place }
move-place = Begynd på { $place }
move-category = Kategori: { $category }
move-vote = Stem på: { $category }
move-abstain = Undlad at stemme
move-leave = Forlad spillet
card-choices = Dit valg
button-abstain = Undlad at stemme
button-leave = Forlad spillet

## What to do now

prompt-starter = Der trækkes lod om, hvem der begynder.
prompt-throw-off = Alle kaster om at begynde.
prompt-place = { $seat }: sæt din osteholder på et felt i din farve.
prompt-roll = { $seat }: kast terningen.
prompt-die = Terningen ruller for { $seat }.
prompt-move = { $seat }: gå { $die ->
        [one] { $die } felt
       *[other] { $die } felter
    }.
prompt-category = { $seat }: vælg kategorien til dit spørgsmål.
prompt-ask = { $final ->
        [yes] Det sidste spørgsmål til { $seat }: { $category }
       *[no] Et spørgsmål til { $seat }: { $category }
    }
prompt-vote = Sidste spørgsmål til { $seat }: stem om kategorien.
prompt-wait-vote = Sidste spørgsmål til { $seat }: de andre stemmer om kategorien.
prompt-tie = { $chooser }: stemmerne står lige; vælg kategorien til det sidste spørgsmål til { $seat }.
prompt-wait-tie = Stemmerne står lige: { $chooser } vælger kategorien til det sidste spørgsmål til { $seat }.
prompt-lot = Der trækkes lod om kategorien til det sidste spørgsmål til { $seat }.
prompt-wait-turn = I tur: { $seat }.
ending-won = { $seat } har vundet: Det sidste svar var rigtigt.
ending-last-left = { $seat } har vundet: Alle andre er gået.
status = { $round ->
        [0] Spillet begynder
       *[other] Runde { $round }
    }
side-holder = En osteholder
note-gone = Er gået
note-home = Venter på det sidste spørgsmål
term-wedges = Oste

## What happens: log and live region

effect-starter = { $who } begynder.
effect-thrown-off = { $who } kaster { $die } om at begynde.
effect-throw-tied = Det højeste kast, { $die }, faldt mere end én gang: De, der slog det, kaster igen.
effect-turn = I tur: { $who }.
effect-placed = { $who } begynder på { $place }.
effect-thrown = { $who } kaster { $die }.
effect-moved = { $who } går til { $place }.
effect-roll-again = { $who } kaster igen: { $place } spørger ikke om noget.
effect-asked = Et spørgsmål til { $who }: { $category }.
effect-right = Rigtigt! { $who } vidste det ({ $category }).
effect-wrong = Forkert: Turen er forbi for { $who } ({ $category }).
effect-wedge-won = { $who } vinder en ost på { $place }: { $category }.
effect-home = { $who } har seks oste og er på navet.
effect-final-due = { $who } får det sidste spørgsmål; de andre bestemmer kategorien.
effect-vote-chosen = { $count ->
        [one] Med { $count } stemme er kategorien valgt: { $category }
       *[other] Med { $count } stemmer er kategorien valgt: { $category }
    }
effect-vote-left = Stemmerne står lige; { $who } afgør det: { $category }
effect-vote-tied = Stemmerne står lige; { $who } vælger imellem dem.
effect-no-votes = Ingen har stemt på en kategori: Der trækkes lod.
effect-final-asked = Det sidste spørgsmål til { $who }: { $category }.
effect-must-return = { $who } skal væk fra navet og komme igen.
effect-won = { $who } har hele osten og det sidste svar: Spillet er vundet.
effect-left = { $who } forlader spillet.
effect-last-left = { $who } er den sidste side og vinder.

## Options, positions and boxes that do not fit

error-pursuit-skill = Indstillingen »{ $option }« er til en side, der ikke er med: Antallet af sider er { $players }.
error-pursuit-reader = Indstillingen »{ $option }« kan ikke være »reader« med en enkelt side: Ingen andre er der til at læse op.
error-pursuit-leaving = Indstillingen »{ $option }« kræver to sider: Den, der spiller alene, holder bare op.
error-pursuit-position = { EMPTY($line) ->
        [no] Denne stilling kan ikke læses, ved »{ $line }«: { $reason }.
       *[yes] Denne stilling kan ikke læses: { $reason }.
    }
position-no-phase = fasen mangler; skriv en af disse: { $known }
position-phase = »{ $word }« er ingen fase; skriv en af disse: { $known }
position-phase-words = efter »move« kommer et kast, efter »ask« en kategori, efter »tie« mindst to kategorier, efter andre faser intet
position-said-twice = det står der to gange
position-key = en linje kan ikke begynde med »{ $word }«
position-words = efter »{ $key }« skal der komme { $least } til { $most } ord
position-each-seat = efter »{ $key }« skal der komme et ord for hver side: { $count }
position-number = »{ $word }« skulle være et helt tal fra { $low } til { $high }
position-seat = der er ingen side »{ $word }«; siderne er A til { $last }
position-category = der er ingen kategori »{ $word }«
position-wedge-twice = »{ $word }« står der to gange
position-vote = »{ $word }« er ingen stemme: skriv en kategori, abstain, - eller ?
position-space = der er intet felt »{ $word }«
position-side-words = efter »{ $word }« kommer der ikke mere
position-gone-option = en side kan kun være gået med indstillingen leaving
position-new-option = en side kan kun vente på sit første felt med start = own_colour
position-home = »home« og »away« er til en side med seks oste på navet
position-away-option = »away« kræver after_miss = leave
position-thrown = når der kastes om at begynde, er mindst to med, og en af dem har ikke kastet
position-before = før spillet er osteholderne tomme og på navet, mindst to sider spiller, og indstillingen starter siger, hvordan den første findes
position-turn-gone = side { $seat } er gået og kan ikke være i tur
position-winner = nævn vinderen: en side med seks oste på navet eller den sidste, der er tilbage
position-last-left = der er kun én side tilbage, så spillet er slut
position-six-go-home = med seks oste er side { $seat } på navet
position-not-placed = side { $seat } er ikke stillet op endnu
position-not-final = side { $seat } er ikke på navet med seks oste, så der er intet sidste spørgsmål
position-final-due = side { $seat } har sit sidste spørgsmål nu: Fasen er vote, tie, lot eller ask
position-place = side { $seat } kan ikke vælge et felt at begynde på
position-choose = side { $seat } kan ikke vælge kategori
position-asked = på { $space } spørges side { $seat } ikke om { $category }
position-vote-alone = der er ingen til at stemme
position-votes = stemmer hører til en afstemning og til de andre sider, og en af dem mangler
box-codes = der skal være { $count } kategorier, hver med en kode på to store bogstaver
box-colours = der skal være { $count } farver
box-each-once = hver kategori står der én gang: { $codes }
box-ids = et felt har sit eget navn: HUB eller et bogstav og et eller to cifre
box-kind = arten af { $space } skal være en af disse: { $kinds }
box-category = kategorien for { $space } passer ikke: farvefelter og ostefelter har en af { $codes }, andre ingen
box-link = { $space } fører til { $other }, som ikke er et felt
box-one-way = { $space } fører til { $other }, så { $other } skal føre tilbage, og intet felt fører til sig selv
box-dead-end = { $space } skal have mindst to naboer
box-hub = det første felt, og intet andet, er navet
box-wedges = hver kategori har ét ostefelt
box-targets = et kast kan føre til højst { $count } felter
box-pieces = der er seks osteholdere med seks oste og en terning med seks sider
box-missing = punktet { $entry } mangler
box-form = noget deri har en anden form end ventet

## questions and decks

deck-line-json = Linje { $line } er ikke ét spørgsmål skrevet som et JSON-objekt.
deck-other-program = »{ $name }« er skrevet af et andet program. Lav den først om til en bunke: cheeseboard decks convert FIL bunke.jsonl
deck-field-missing = Linje { $line }: feltet »{ $field }« mangler.
deck-field-unknown =
    { EMPTY($nearest) ->
        [yes] Linje { $line }: et spørgsmål har intet felt »{ $field }«.
       *[no] Linje { $line }: et spørgsmål har intet felt »{ $field }«. Mente du »{ $nearest }«?
    }
deck-field-type =
    { $kind ->
        [list] Linje { $line }: »{ $field }« skal være en liste af tekster.
        [whole] Linje { $line }: »{ $field }« skal være et helt tal.
        [number] Linje { $line }: »{ $field }« skal være et tal, som ikke er negativt.
        [yes] Linje { $line }: »{ $field }« skal være true eller false.
       *[text] Linje { $line }: »{ $field }« skal være en tekst.
    }
deck-field-value = Linje { $line }: »{ $field }« kan ikke være »{ $value }«. Muligt er: { $choices }.
deck-id-twice = Linje { $line }: kendingen »{ $question }« står allerede på en tidligere linje.
deck-empty = Der er intet spørgsmål i »{ $name }«.
deck-none-shipped =
    { EMPTY($known) ->
        [yes] Huset har endnu ingen spørgsmål på »{ $lang }«.
       *[no] Huset har ingen spørgsmål på »{ $lang }«. Der er spørgsmål på: { $known }.
    }
question-empty = »{ $field }« er tomt.
question-long = »{ $field }« har { $count } tegn, højst { $most } er tilladt: »{ $text }«
question-blanks = »{ $field }« begynder eller slutter med et mellemrum eller har et linjeskift: »{ $text }«
question-many = »{ $field }« har { $count } tekster, højst { $most } er tilladt.
question-option-right = Det forkerte svar »{ $option }« ville gælde som rigtigt.
question-option-twice = Svarmuligheden »{ $option }« er der to gange.
question-reject-right = »{ $text }« skal være rigtigt og forkert på én gang.
question-value = »{ $field }« kan ikke være »{ $value }«. Muligt er: { $choices }.
question-no-number =
    { $kind ->
        [year] Svaret »{ $answer }« burde være et årstal.
       *[number] Svaret »{ $answer }« burde være et tal.
    }
question-needs-options = Spørgsmålet har brug for svarmuligheder og har ingen.
question-id = Kendingen »{ $id }« burde begynde med »{ $start }«.
deck-lang = Spørgsmålet er på »{ $lang }«, bunken på »{ $wanted }«.
deck-template = { $count } af { $all } spørgsmål i { $category } følger mønstret »{ $template }«; højst { $most } % må.
deck-id-again = Kendingen »{ $id }« er der to gange.
deck-twin = »{ $id }« spørger om det samme som »{ $other }«.
question-options-count = Forkerte svarmuligheder: { $count }. Der skal være { $wanted }.
deck-count = Spørgsmål i { $category }: { $count }. Der skal være mindst { $least }.
judge-equal = Det er svaret.
judge-alias = Det er et andet navn for det og rigtigt.
judge-reading = Det er et af svarene.
judge-number = Tallet er rigtigt.
judge-surname = Efternavnet er nok.
judge-slip = En slåfejl er tilgivet.
judge-rejected = Det er tæt på, men ikke rigtigt.
judge-option = Det er noget andet.
judge-empty = Der blev ikke svaret noget.
judge-exact = Ved dette bord skal svaret staves helt rigtigt.
judge-number-off = Tallet er et andet.
judge-number-none = Der spørges om et tal.
judge-unit = Tallet er rigtigt, enheden er det ikke.
judge-far = Det er ikke svaret.
judge-nearer = Et forkert svar ligger lige så tæt på.
judge-known = Det er kun et bogstav fra, men et ord for sig.
judge-era = Oplæseren afgør, hvilket århundrede eller hvilken tidsregning der var ment.
judge-number-words = Tallet er rigtigt; oplæseren afgør resten.
judge-half = Oplæseren afgør, om det er nok.
judge-part = Det er en del af svaret; oplæseren afgør det.
judge-more = Svaret er med, men der er mere; oplæseren afgør det.
judge-order = Ordene er rigtige, rækkefølgen er en anden; oplæseren afgør det.
judge-close = Det er tæt på; oplæseren afgør det.
deck-option = { $option } kan ikke være »{ $value }«. Muligt er: { $choices }.
field-id = kending
field-category = kategori
field-lang = sprog
field-difficulty = sværhedsgrad
field-question = spørgsmål
field-answer = svar
field-options = forkerte svarmuligheder
field-aliases = andre rigtige svar
field-reject = afviste svar
field-kind = svarets art
field-unit = enhed
field-tolerance = tolerance
field-template = mønster
field-note = note
field-source = kilde
field-licence = licens
field-author = ophav
field-needs-options = kræver sine svarmuligheder

## desk

desk-house = Huset
desk-text = { $text }
desk-choice = { $letter } { $text }
desk-card = { $category } · spørgsmål til { $seat }
desk-hidden = { $seats } læser spørgsmålet højt.
desk-proposal = { $name } foreslår: { $text }
desk-given = { $seat } svarede: { $text }
desk-for-reader = Kun for oplæseren – svaret: { $answer }
desk-official = Svaret: { $answer }.
desk-verdict-right = Rigtigt!
desk-verdict-wrong = Forkert.
desk-log-choices = At vælge imellem: { $choices }.
desk-log-answer = { $seat } svarer: { $text }.
desk-log-unsure = Det er tæt på. Afgørelsen træffes af: { $seats }.
desk-log-propose = { $name } foreslår: { $text }
desk-log-late = Tiden er gået ved skranken.
desk-log-pass = { $seat } ved det ikke.
desk-log-time = Tiden er gået: Intet svar tæller som forkert.
desk-log-right = { $seat } afgør: rigtigt!
desk-log-wrong = { $seat } afgør: forkert.
desk-log-accept = { $seat } godtager afgørelsen.
desk-log-appeal = { $seat } gør indsigelse: De andre stemmer.
desk-log-uphold = { $seat } er for afgørelsen.
desk-log-overturn = { $seat } er imod afgørelsen.
desk-log-report = Din anmeldelse af spørgsmålet er noteret.
desk-log-leave = { $seat } forlader spillet.
desk-log-vote =
    { $turned ->
        [yes] Afstemningen omstøder afgørelsen.
       *[no] Afstemningen stadfæster afgørelsen.
    }
desk-do-accept = Godtag
desk-do-appeal = Gør indsigelse
desk-do-uphold = Stadfæst afgørelsen
desk-do-overturn = Omstød afgørelsen
desk-do-right = Rigtigt
desk-do-wrong = Forkert
desk-do-pass = Jeg ved det ikke
desk-do-leave = Forlad spillet
desk-confirm =
    { $word ->
        [answer] Det er mit svar
        [pass] Ja, jeg ved det ikke
        [leave] Ja, forlad spillet
        [vote] Det er min stemme
       *[ruling] Det er min afgørelse
    }
desk-form-type = Dit svar
desk-form-propose = Foreslå din side
desk-form-report = Anmeld dette spørgsmål
desk-form-report-hint = Hvad er der galt med det? Det kan læses på bunkens side.
desk-prompt-asked =
    { $mine ->
        [yes] { $seat }, svar på spørgsmålet.
       *[no] Spørgsmålet er til { $seat }.
    }
desk-prompt-reader =
    { $mine ->
        [yes] Læs spørgsmålet op for { $seat } og afgør: Er svaret rigtigt?
       *[no] { $seats } læser spørgsmålet op for { $seat } og afgør.
    }
desk-prompt-ruling =
    { $mine ->
        [yes] Svaret er tæt på: Afgør, om det tæller.
       *[no] Svaret er tæt på: { $seats } afgør.
    }
desk-prompt-verdict =
    { $mine ->
        [yes] { $found ->
            [right] { $seat } har ret: Godtag det, eller gør indsigelse.
           *[wrong] { $seat }, det var forkert: Godtag det, eller gør indsigelse.
        }
       *[no] { $found ->
            [right] { $seat } har ret, hvis ingen gør indsigelse: { $seats } skal godtage det.
           *[wrong] { $seat } tager fejl og kan godtage det eller gøre indsigelse.
        }
    }
desk-prompt-appeal =
    { $mine ->
        [yes] En indsigelse: Stadfæst afgørelsen, eller omstød den. Ved stemmelighed står den.
       *[no] En indsigelse: Mangler at stemme: { $seats }. Ved stemmelighed står afgørelsen.
    }
desk-no-word = »{ $word }« kan ikke siges her.
desk-not-now-closed = Ingen spørgsmål er åbne nu.
desk-not-now-asked = Ikke endnu: Spørgsmålet venter på sit svar.
desk-not-now-ruling = Svaret er givet: Nu afgør oplæseren.
desk-not-now-verdict = Afgørelsen er truffet: Godtag den, eller gør indsigelse.
desk-not-now-appeal = Der stemmes om afgørelsen: stadfæst eller omstød.
desk-not-yours = Spørgsmålet er til en anden side.
desk-no-leaving = Ved dette bord går ingen for altid: Giv hellere pladsen videre.
desk-nothing-asked = Der er endnu ikke stillet noget spørgsmål.
desk-judge-rules = Her bedømmes selve svaret: Ingen afgør i hånden.
desk-not-reader = Kun oplæseren afgør svaret.
desk-not-to-accept = Det er ikke dig, der skal godtage afgørelsen.
desk-not-to-appeal = Den, afgørelsen er til fordel for, gør ikke indsigelse.
desk-no-vote = De sider, der ikke blev spurgt, stemmer, én gang hver.
desk-no-choice = Der er intet at vælge imellem: Dette spørgsmål besvares med ord.
desk-choice-range = Vælg et af svarene ved dets nummer, 0 til { $last }.
desk-no-typing = Dette spørgsmål besvares ikke skriftligt.
desk-empty = Skriv noget efter dette ord.
desk-few = Blandt de valgte spørgsmål passer ingen til { $category }. Vælg en anden samling, sværhedsgrad eller måde at svare på.
desk-no-deck = Spørgsmålene til dette spil er her ikke længere.

## import

import-big = Filen er for stor: højst { $most } MB læses.
import-format = Der er intet format »{ $format }«. Der er: { $known }.
import-unknown = Hvad »{ $name }« er, kan ikke afgøres. Spørgsmål læses fra vores egne bunker, CSV, Moodle GIFT og XML, Open Trivia DB, OpenTriviaQA, Ankis rene tekst og Kahoots regneark.
import-anki-package = Det er en hel Anki-samling. Eksportér bunken i Anki som »noter i ren tekst«, og brug den fil.
import-json = Filen er ødelagt JSON: den kan ikke læses fra linje { $line }.
import-json-shape = Filen burde have en liste af spørgsmål, alene eller under »results«.
import-xml = Filen er ødelagt XML: den kan ikke læses fra linje { $line }.
import-xml-root = Filen burde begynde med »quiz«, som Moodle skriver det, men begynder med »{ $name }«.
import-xml-doctype = Linje { $line } erklærer en dokumenttype. Sådanne filer læses ikke, fordi de kan gøre skade.
import-xml-size = Fra linje { $line } er filen for dyb eller for lang.
import-zip = Filen begynder som et regneark (.xlsx) og er det ikke, eller den er beskadiget.
import-zip-big = Regnearket er for stort, når det er pakket ud: højst { $most } MB læses.
import-no-question = Her er intet spørgsmål.
import-no-answer = Her er intet rigtigt svar.
import-twice = Det samme spørgsmål er der en gang til (»{ $id }«).
import-difficulty = »{ $value }« er ingen kendt sværhedsgrad (1, 2, 3 eller easy, medium, hard); der tages middel.
import-category = Hvilken af de seks kategorier er »{ $label }«? Spørgsmål, der venter: { $count }.
import-no-category = Spørgsmål uden kategori: { $count }. Vælg en til dem.
import-dropped = { $what } (antal: { $count })
import-too-many = Filen har flere spørgsmål, end en bunke kan rumme; disse er udeladt.
import-feedback = Bemærkninger til enkelte svar er udeladt.
import-half-right = Halvt rigtige svar er udeladt.
import-description = En tekst uden spørgsmål er udeladt.
import-more-fields = En note har mere end to felter; kun forside og bagside er taget.
import-more-problems = Flere steder, der ikke blev forstået: { $count }.
import-json-item = Det er ikke et spørgsmål med »question«, »correct_answer« og »incorrect_answers«.
import-stray = Denne linje hører ikke til noget spørgsmål.
import-right-not-offered = Det rigtige svar »{ $answer }« er ikke blandt mulighederne.
import-gift-braces = Et spørgsmål i GIFT har sine svar i ét par krøllede parenteser.
import-gift-signs = Svar i GIFT begynder med »=« (rigtigt) eller »~« (forkert).
import-kind = Spørgsmål af slagsen »{ $kind }« kan ikke stilles her.
import-weights = Flere svar er delvis rigtige; her er ét svar rigtigt og de andre forkerte.
import-media = Spørgsmålet viser et billede eller afspiller en lyd; det kan ikke lade sig gøre her.
import-number = »{ $text }« er ikke ét tal med sin tolerance.
import-row = Tabellen kan ikke læses herfra: et anførselstegn er ikke lukket, eller en celle er for lang.
import-column = Kolonnen »{ $column }« er ukendt og er udeladt.
import-no-header = Første række navngiver ikke kolonnerne. De tages som: spørgsmål, rigtigt svar, forkerte svar.
import-cells = Rækken har { $count } celler, tabellen { $most } kolonner.
import-anki-fields = En note skal have en forside og en bagside.
import-kahoot-correct = »{ $text }« burde være nummeret på det rigtige svar: 1, 2, 3 eller 4, eller flere som 1,3.
export-lost = Formatet bærer ikke hele »{ $field }«: { $count } af { $all } spørgsmål mister det.
export-left-out = »{ $id }« er udeladt: { $why }
export-no-options = Det har ingen forkerte svarmuligheder, og formatet kræver dem.
export-long = »{ $field }« er for langt til dette format: højst { $most } tegn.
export-nothing = Ingen af spørgsmålene passer i formatet »{ $format }«.

## scene

node-tray = Bræt: { $seat }, med disse oste: { $wedges }
node-tray-empty = Bræt: { $seat }, ingen ost endnu
node-pile-asked = Kortene med spørgsmål; det åbne spørger om: { $category }
sign-category = { $category } ({ $code })
sign-roll = Kast igen: kast og gå en gang til, uden spørgsmål
ends-wrong = Et forkert svar slutter turen; efter et rigtigt går den videre.
ends-final = Et rigtigt svar vinder spillet; et forkert slutter turen.
ends-vote = Afstemningen er slut, når alle har stemt eller undladt.
note-way = Seks oste: på vej til navet
