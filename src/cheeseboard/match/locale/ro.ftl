## Options and games that do not fit

error-no-game = Pe raft nu este niciun joc „{ $game }”. Există: { $known }.
error-option-near = Aici nu există opțiunea „{ $option }”. Ai vrut să spui „{ $nearest }”?
error-option-unknown = Aici nu există opțiunea „{ $option }”. Se pot alege: { $known }.
error-option-choice = Opțiunea „{ $option }” nu poate fi „{ $value }”. Poate fi: { $choices }.
error-option-flag = Opțiunea „{ $option }” nu poate fi „{ $value }”: este da sau nu.
error-option-range = Opțiunea „{ $option }” nu poate fi „{ $value }”: este un număr întreg de la { $low } la { $high }.
error-seats = Locuri ocupate: { $given }. Jucători în acest joc: { $players }. Cele două trebuie să fie egale.
error-box-file = Cutia { $box } nu poate fi citită.
error-box = Cu această cutie nu se poate juca: { $reason }

## Moves that do not fit

error-move-unreadable = „{ $move }” nu e o mutare care se poate citi. { EMPTY($examples) ->
        [no] Aici mutările arată așa: { $examples }.
       *[yes] Acum nu e rândul tău.
    }
error-move-ambiguous = „{ $move }” poate însemna mai multe mutări. Spune care: { $candidates }.
error-move-over = Jocul s-a terminat; nu se mai mută.
error-not-waiting = Jocul nu îl așteaptă acum pe cel de la locul { $seat }.
error-whose-move = Mai multe locuri pot acționa acum: spune care mută.
error-seat = La această masă nu există locul { $seat }.
error-undo = Acum nu se poate lua nimic înapoi.
error-signal = Aici nu există semnalul „{ $signal }”.
error-signal-node = Acest semnal trebuie să arate spre ceva de pe tablă.
error-holder = Un loc este al unui om, al unui bot sau al nimănui; „{ $kind }” nu e niciuna dintre acestea.
error-desk-closed = Acum nu e nimic de hotărât.
error-desk-outcome = „{ $outcome }” nu e un rezultat aici. Posibile: { $possible }.
error-draw-impossible = „{ $label }” nu poate da aici „{ $outcome }”. Se poate trage: { $possible }.
error-position-seats = Poziția e pentru alt număr de jucători.

## Save files that do not fit

error-save-file = Fișierul { $path } nu poate fi citit.
error-save-foreign = Acesta nu e un joc salvat de Cheeseboard.
error-save-newer = Fișierul vine de la un Cheeseboard mai nou (formatul { $format }). Actualizează Cheeseboard ca să-l deschizi.
error-save-edition = Partida urmează ediția { $edition } a regulilor, pe care acest Cheeseboard nu o cunoaște încă. Actualizează Cheeseboard ca s-o deschizi.
error-save-cut = Fișierul se termină prea devreme: a fost trunchiat.
error-save-changed = Fișierul a fost modificat după ce a fost scris sau e deteriorat.
error-save-event = Fișierul nu trece verificarea: evenimentul { $number } nu e ceea ce pretinde.
error-save-header = Partida din acest fișier nu poate fi pregătită: { $reason }
error-save-box = Partida a fost jucată cu o cutie de „{ $game }” care nu se află aici.
error-save-viewer = Acesta e fișierul unui singur privitor: poate fi privit și verificat, dar partida nu poate continua din el.
error-save-not-viewer = Acesta nu e fișierul unui privitor.
error-save-result = Rejucat, fișierul dă alt rezultat decât cel scris în el.
error-save-other = Cele două fișiere sunt din partide diferite.
error-save-seal = Intrarea { $number } din fișierul privitorului nu se potrivește cu a arbitrului: conținutul sau sigiliul diferă.
error-save-longer = Privitorului i s-a spus mai mult decât cuprinde fișierul arbitrului.

## The log

log-draw = Sorții hotărăsc { $label }: { $outcome }.
log-desk = Masa hotărăște { $label }: { $outcome }.
log-undo = Locul { $seat } își ia înapoi ultima mutare.
log-seat-person = { EMPTY($name) ->
        [no] { $name } stă acum la locul { $seat }.
       *[yes] Cineva stă acum la locul { $seat }.
    }
log-seat-bot = Locul { $seat } e jucat acum de masă.
log-seat-open = Locul { $seat } e din nou liber.
log-signal = Semnal de la locul { $seat }: { $signal }
log-signal-at = Semnal de la locul { $seat }: { $signal } ({ $node })
log-end-one = Jocul s-a terminat. Locul { $seat } câștigă cu { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
log-end-several = Jocul s-a terminat. Locuri câștigătoare: { $seats }.

## Options and games that do not fit

error-lang = Limba aceasta nu există aici. Există: en, fr, de, da, ro, zh.
error-option-form = „{ $option }” nu e o opțiune: scrie NUME=VALOARE, de exemplu bushes=yes.

## Save files that do not fit

error-save-dice = Tragerea { $number } din { $path } nu e cea pe care o dau zarurile sigilate.

## Scenarios

error-scenario = { $where }: { $what }
