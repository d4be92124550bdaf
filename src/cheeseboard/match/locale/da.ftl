## Options and games that do not fit

error-no-game = Der er intet spil »{ $game }« på hylden. Det, der er, er: { $known }.
error-option-near = Der er ingen indstilling »{ $option }« her. Mente du »{ $nearest }«?
error-option-unknown = Der er ingen indstilling »{ $option }« her. Det, der kan indstilles, er: { $known }.
error-option-choice = Indstillingen »{ $option }« kan ikke være »{ $value }«. Den kan være: { $choices }.
error-option-flag = Indstillingen »{ $option }« kan ikke være »{ $value }«: Den er ja eller nej.
error-option-range = Indstillingen »{ $option }« kan ikke være »{ $value }«: Den er et helt tal fra { $low } til { $high }.
error-seats = Besatte pladser: { $given }. Spillere i dette spil: { $players }. De to tal skal være ens.
error-box-file = Æsken { $box } kan ikke læses.
error-box = Denne æske kan man ikke spille med: { $reason }
error-box-table = I box.toml, [{ $table }]: { $reason }.
error-box-toml = Filen box.toml: { $reason }.

## Moves that do not fit

error-move-unreadable = »{ $move }« er ikke et træk, der kan læses. { EMPTY($examples) ->
        [no] Træk ser sådan ud her: { $examples }.
       *[yes] Det er ikke din tur lige nu.
    }
error-move-ambiguous = »{ $move }« kan betyde flere træk. Sig hvilket: { $candidates }.
error-move-over = Spillet er slut; der rykkes ikke mere.
error-not-waiting = Spillet venter ikke på { $seat } lige nu.
error-whose-move = Flere pladser kan handle nu: Sig, hvilken der rykker.
error-seat = Der er ingen plads { $seat } ved dette bord.
error-undo = Intet kan tages tilbage nu.
error-signal = Der er intet signal »{ $signal }« her.
error-signal-node = Dette signal skal pege på noget på brættet.
error-holder = En plads hører til en person, en bot eller ingen; »{ $kind }« er ingen af delene.
error-desk-closed = Der er ikke noget at afgøre lige nu.
error-desk-outcome = »{ $outcome }« er ikke et muligt udfald her. Mulige er: { $possible }.
error-draw-impossible = »{ $label }« kan ikke give »{ $outcome }« her. Det, der kan trækkes, er: { $possible }.
error-position-seats = Stillingen er til et andet antal spillere.

## Terninger, som pladserne bliver enige om

error-dice-unequal = Terningerne har ikke lige mange tal og segl.
error-dice-nonce = Tallet fra plads { $seat } er ikke det, der blev forseglet.
error-dice-secret = Terningernes hemmelighed er ikke den, der blev forseglet før spillet.
error-dice-waiting = Der kan ikke trækkes endnu: Terningerne er ikke klar.
error-dice-step = Et skridt for terningerne er et segl eller et tal på 64 hexadecimale cifre.
error-dice-late = Det kommer for sent til terningerne; bordets eget tal træder i stedet.
error-dice-again = Plads { $seat } har allerede forseglet et tal.
error-dice-early = Intet tal vises, før alle er forseglet.
error-dice-none = Terningerne i dette spil lå fast, før det begyndte.

## Save files that do not fit

error-save-file = Filen { $path } kan ikke læses.
error-save-folder = Filen { $path } kan ikke skrives: Der er ingen mappe { $folder }. Opret den, eller vælg en anden.
error-save-write = Filen { $path } kan ikke skrives.
error-save-foreign = Det er ikke en gemt fil fra Cheeseboard.
error-save-newer = Denne fil er fra et nyere Cheeseboard (format { $format }). Opdatér Cheeseboard for at åbne den.
error-save-edition = Dette spil følger udgave { $edition } af reglerne, som dette Cheeseboard endnu ikke kender. Opdatér Cheeseboard for at åbne det.
error-save-cut = Denne fil slutter for tidligt: Den er blevet afkortet.
error-save-changed = Denne fil er ændret, efter at den blev skrevet, eller den er beskadiget.
error-save-event = Denne fil består ikke kontrollen: Hændelse { $number } er ikke det, den giver sig ud for.
error-save-header = Spillet i denne fil kan ikke stilles op: { $reason }
error-save-needs = Denne fil kræver noget, der ikke er her: { $reason }
error-save-box = Dette spil blev spillet med en æske af »{ $game }«, som ikke findes her.
error-save-viewer = Dette er en enkelt seers fil: Den kan ses og kontrolleres, men man kan ikke spille videre fra den.
error-save-not-viewer = Dette er ikke en seers fil.
error-save-result = Når filen spilles igennem, giver den et andet resultat end det, der står i den.
error-save-other = De to filer hører til forskellige spil.
error-save-seal = Punkt { $number } i seerens fil passer ikke med dommerens: Indholdet eller seglet er et andet.
error-save-longer = Seeren har fået mere at vide, end der står i dommerens fil.

## Seats: what they are called where nobody gave a name

seat-red = Rød
seat-blue = Blå
seat-green = Grøn
seat-yellow = Gul
seat-black = Sort
seat-violet = Violet
seat-namesake = { $name } ({ $colour })

## The log

log-draw = Tilfældet afgør { $label }: { $outcome }.
log-desk = Bordet afgør { $label }: { $outcome }.
log-time-up = Tiden er gået for { $seat }; uret trækker i stedet.
log-undo = { $seat } tager sit seneste træk tilbage.
log-seat-person = { EMPTY($name) ->
        [no] { $name } spiller nu { $seat }.
       *[yes] Nogen spiller nu { $seat }.
    }
log-seat-bot = Bordet spiller nu selv { $seat }.
log-seat-open = { $seat } er fri igen.
log-signal = Signal fra { $seat }: { $signal }
log-signal-at = Signal fra { $seat }: { $signal } ({ $node })
log-dice-all = Terningerne er forseglet med et tal fra hver plads.
log-dice-some = Terningerne er forseglet med { $count ->
        [one] et tal
       *[other] tal
    } fra { $seats }; for resten træder bordets eget tal i stedet.
log-dice-none = Terningerne er forseglet med bordets egne tal.
log-over = Spillet er slut.
log-winners = { $count ->
        [one] Vinderen er { $seats }.
       *[other] Vinderne er { $seats }.
    }
end-one = { $seat } vinder med { $points } point.
end-shared = { $seats } deler sejren med { $points } point hver.
end-together = { $seats } vinder sammen.
end-alone = { $seat } slutter med { $points } point.

## Options and games that do not fit

error-lang = Det sprog findes ikke her. Der er: en, fr, de, da, ro, zh.
error-option-form = »{ $option }« er ingen indstilling: Skriv NAVN=VÆRDI, for eksempel bushes=yes.

## Save files that do not fit

error-save-dice = Trækning { $number } i { $path } er ikke det, de forseglede terninger giver.

## Hvad »cheeseboard verify« finder i en fil

verify-save-over = { $game }: { $events } hændelser, point { $scores }, slut; { $dice }
verify-save-runs = { $game }: { $events } hændelser, point { $scores }, i tur: { $seats }; { $dice }
verify-dice-all = terninger som forseglet før første trækning, med et tal fra hver plads
verify-dice-some = terninger som forseglet før første trækning, med { $count ->
        [one] et tal
       *[other] tal
    } fra { $seats } og bordets eget for resten
verify-dice-none = terninger som forseglet før første trækning, alle tal er bordets egne
verify-dice-program = terninger som fastlagt, alle tal trukket af ét program
verify-dice-chosen = dets trækninger blev valgt, ikke slået
verify-dice-waiting = dets terninger ligger ikke fast endnu

## Scenarios

error-scenario = { $step ->
        [0] { $source }: { $what }
       *[other] { $source }, trin { $step }: { $what }
    }

## What exactly does not fit: boxes and scenarios (scenario-)

scenario-deck = `deck` skal være en liste af tabeller, én for hvert spørgsmål
scenario-seen = `seen` skal være en liste af spørgsmåls id’er
scenario-viewer-tables = expect: `{ $key }` skrives som BESKUER = en tabel af fakta
scenario-no-desk = her sidder ingen ved skranken: der mangler en `deck`
scenario-fact = skranken har intet faktum `{ $name }`; der er: { $known }
toml-at = det er ikke TOML i linje { $line }, kolonne { $column }
toml-end = det er ikke TOML: Det holder op midt i slutningen
box-missing = posten `{ $entry }` mangler
box-form = en post har den forkerte form
scenario-unreadable = filen kan ikke læses
scenario-missing = `{ $key }` mangler
scenario-steps = trin skrives som [[step]]
scenario-nothing = intet forventes: Et scenarie skal have et `expect` eller et `refuse`
scenario-key = der er ingen nøgle `{ $key }`; der er: { $known }
scenario-text = `{ $key }` skal være en tekst
scenario-table = `{ $key }` skal være en tabel
scenario-clause = `clause` skal være en regels id eller en liste af id’er
scenario-draws = draws: »{ $label }« skal være en liste af tekster
scenario-expect = `{ $key }` kan ikke forventes; det kan: { $known }
scenario-numbers = expect: `{ $key }` skal være en liste af tal
scenario-flag = `{ $key }` skal være true eller false
scenario-seat-flags = expect: `{ $key }` skrives som PLADS = true eller false
scenario-viewer-texts = expect: `{ $key }` skrives som TILSKUER = [tekster]
scenario-breakdown = expect: `{ $key }` skrives som PLADS = [tabeller med clause, count, each, total]
scenario-seat-texts = expect: `{ $key }` skal være en liste af tekster, eller PLADS = [tekster]
scenario-number = `{ $key }` skal være et tal
scenario-one-of = et trin er ét af `play`, `refuse` og `undo`
scenario-together = `refuse` og `clause` hører sammen: Hvilken regel forbyder trækket?
scenario-unused = trækninger, der aldrig kom: { $draws }
scenario-no-clause = { $game } har ingen regel »{ $clause }«
scenario-move = »{ $move }«: { $reason }
scenario-other-clause = »{ $move }« afvises af { $found }, ikke af { $wanted }
scenario-allowed = »{ $move }« er lovligt; { $clause } skulle forbyde det
scenario-differs = `{ $key }` skulle være { $wanted }, men er { $found }
scenario-hidden = `{ $name }` skulle være skjult for `{ $viewer }`, men er det ikke
scenario-elements = `{ $name }`: Feltet har { $count } elementer
scenario-field = der er intet felt `{ $name }`
scenario-thing = her er hverken en ting i billedet eller et felt `{ $name }`
scenario-not-legal = »{ $move }« skulle være lovligt for plads { $seat }: { $reason }
scenario-legal = »{ $move }« burde ikke være lovligt for plads { $seat }
scenario-line = stillingen har ingen linje »{ $line }«; den er: { $position }
scenario-which-seat = flere pladser kan handle ({ $seats }): skriv for hvilken, som PLADS = [tekster]
scenario-seat = der er ingen plads »{ $seat }«

## The desk

error-desk-none = Ingen sidder ved skranken i dette spil: Der afgør tilfældet.
error-no-desk = Spillet »{ $game }« stiller ingen spørgsmål: Det tager ingen spørgsmålssamling.
error-deck-file = Der er ingen spørgsmål under »{ $deck }«. Nævn en af disse samlinger: { $known }; eller en fil med spørgsmål.
error-desk-length = Sig noget på én linje med højst { $most } tegn.
error-desk-word = »{ $word }« kan ikke siges ved skranken. Det, der kan siges, begynder med: { $known }.
