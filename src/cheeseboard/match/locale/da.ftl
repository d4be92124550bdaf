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

## Moves that do not fit

error-move-unreadable = »{ $move }« er ikke et træk, der kan læses. { EMPTY($examples) ->
        [no] Træk ser sådan ud her: { $examples }.
       *[yes] Det er ikke din tur lige nu.
    }
error-move-ambiguous = »{ $move }« kan betyde flere træk. Sig hvilket: { $candidates }.
error-move-over = Spillet er slut; der rykkes ikke mere.
error-not-waiting = Spillet venter ikke på plads { $seat } lige nu.
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

## Save files that do not fit

error-save-file = Filen { $path } kan ikke læses.
error-save-foreign = Det er ikke en gemt fil fra Cheeseboard.
error-save-newer = Denne fil er fra et nyere Cheeseboard (format { $format }). Opdatér Cheeseboard for at åbne den.
error-save-edition = Dette spil følger udgave { $edition } af reglerne, som dette Cheeseboard endnu ikke kender. Opdatér Cheeseboard for at åbne det.
error-save-cut = Denne fil slutter for tidligt: Den er blevet afkortet.
error-save-changed = Denne fil er ændret, efter at den blev skrevet, eller den er beskadiget.
error-save-event = Denne fil består ikke kontrollen: Hændelse { $number } er ikke det, den giver sig ud for.
error-save-header = Spillet i denne fil kan ikke stilles op: { $reason }
error-save-box = Dette spil blev spillet med en æske af »{ $game }«, som ikke findes her.
error-save-viewer = Dette er en enkelt seers fil: Den kan ses og kontrolleres, men man kan ikke spille videre fra den.
error-save-not-viewer = Dette er ikke en seers fil.
error-save-result = Når filen spilles igennem, giver den et andet resultat end det, der står i den.
error-save-other = De to filer hører til forskellige spil.
error-save-seal = Punkt { $number } i seerens fil passer ikke med dommerens: Indholdet eller seglet er et andet.
error-save-longer = Seeren har fået mere at vide, end der står i dommerens fil.

## The log

log-draw = Tilfældet afgør { $label }: { $outcome }.
log-desk = Bordet afgør { $label }: { $outcome }.
log-undo = Plads { $seat } tager sit seneste træk tilbage.
log-seat-person = { EMPTY($name) ->
        [no] { $name } sidder nu på plads { $seat }.
       *[yes] Nogen sidder nu på plads { $seat }.
    }
log-seat-bot = Bordet spiller nu selv plads { $seat }.
log-seat-open = Plads { $seat } er fri igen.
log-signal = Signal fra plads { $seat }: { $signal }
log-signal-at = Signal fra plads { $seat }: { $signal } ({ $node })
log-end-one = Spillet er slut. Plads { $seat } vinder med { $points } point.
log-end-several = Spillet er slut. Vindende pladser: { $seats }.

## Options and games that do not fit

error-lang = Det sprog findes ikke her. Der er: en, fr, de, da, ro, zh.
error-option-form = »{ $option }« er ingen indstilling: Skriv NAVN=VÆRDI, for eksempel bushes=yes.

## Save files that do not fit

error-save-dice = Trækning { $number } i { $path } er ikke det, de forseglede terninger giver.

## Scenarios

error-scenario = { $where }: { $what }
