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
error-box-table = În box.toml, [{ $table }]: { $reason }.
error-box-toml = Fișierul box.toml: { $reason }.

## Moves that do not fit

error-move-unreadable = „{ $move }” nu e o mutare care se poate citi. { EMPTY($examples) ->
        [no] Aici mutările arată așa: { $examples }.
       *[yes] Acum nu e rândul tău.
    }
error-move-ambiguous = „{ $move }” poate însemna mai multe mutări. Spune care: { $candidates }.
error-move-over = Jocul s-a terminat; nu se mai mută.
error-not-waiting = Jocul nu așteaptă acum pe { $seat }.
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

## Zarurile asupra cărora se învoiesc locurile

error-dice-unequal = Zarurile nu au tot atâtea numere câte sigilii.
error-dice-nonce = Numărul locului { $seat } nu e cel care a fost sigilat.
error-dice-secret = Secretul zarurilor nu e cel care a fost sigilat înainte de partidă.
error-dice-waiting = Încă nu se poate trage nimic: zarurile nu sunt gata.
error-dice-step = Un pas al zarurilor e un sigiliu sau un număr din 64 de cifre hexazecimale.
error-dice-late = E prea târziu pentru zaruri; numărul mesei îi ține locul.
error-dice-again = Locul { $seat } a sigilat deja un număr.
error-dice-early = Niciun număr nu se arată înainte ca toate să fie sigilate.
error-dice-none = Zarurile acestei partide erau gata înainte de începutul ei.

## Save files that do not fit

error-save-file = Fișierul { $path } nu poate fi citit.
error-save-folder = Fișierul { $path } nu poate fi scris: nu există dosarul { $folder }. Creează-l sau alege altul.
error-save-write = Fișierul { $path } nu poate fi scris.
error-save-foreign = Acesta nu e un joc salvat de Cheeseboard.
error-save-newer = Fișierul vine de la un Cheeseboard mai nou (formatul { $format }). Actualizează Cheeseboard ca să-l deschizi.
error-save-edition = Partida urmează ediția { $edition } a regulilor, pe care acest Cheeseboard nu o cunoaște încă. Actualizează Cheeseboard ca s-o deschizi.
error-save-cut = Fișierul se termină prea devreme: a fost trunchiat.
error-save-changed = Fișierul a fost modificat după ce a fost scris sau e deteriorat.
error-save-event = Fișierul nu trece verificarea: evenimentul { $number } nu e ceea ce pretinde.
error-save-header = Partida din acest fișier nu poate fi pregătită: { $reason }
error-save-needs = Acest fișier are nevoie de ceva ce nu se află aici: { $reason }
error-save-box = Partida a fost jucată cu o cutie de „{ $game }” care nu se află aici.
error-save-viewer = Acesta e fișierul unui singur privitor: poate fi privit și verificat, dar partida nu poate continua din el.
error-save-not-viewer = Acesta nu e fișierul unui privitor.
error-save-result = Rejucat, fișierul dă alt rezultat decât cel scris în el.
error-save-other = Cele două fișiere sunt din partide diferite.
error-save-seal = Intrarea { $number } din fișierul privitorului nu se potrivește cu a arbitrului: conținutul sau sigiliul diferă.
error-save-longer = Privitorului i s-a spus mai mult decât cuprinde fișierul arbitrului.

## Seats: what they are called where nobody gave a name

seat-red = Roșu
seat-blue = Albastru
seat-green = Verde
seat-yellow = Galben
seat-black = Negru
seat-violet = Violet
seat-namesake = { $name } ({ $colour })

## The log

log-draw = Sorții hotărăsc { $label }: { $outcome }.
log-desk = Masa hotărăște { $label }: { $outcome }.
log-time-up = Timpul pentru { $seat } s-a scurs; mută ceasul în loc.
log-undo = { $seat } își ia înapoi ultima mutare.
log-seat-person = { EMPTY($name) ->
        [no] { $name } joacă acum cu { $seat }.
       *[yes] Cineva joacă acum cu { $seat }.
    }
log-seat-bot = Masa însăși joacă acum cu { $seat }.
log-seat-open = { $seat } e din nou liber.
log-signal = Semnal de la { $seat }: { $signal }
log-signal-at = Semnal de la { $seat }: { $signal } ({ $node })
log-dice-all = Zarurile sunt sigilate, cu câte un număr de la fiecare loc.
log-dice-some = Zarurile sunt sigilate, cu { $count ->
        [one] un număr
       *[other] numere
    } de la { $seats }; pentru rest ține locul numărul mesei.
log-dice-none = Zarurile sunt sigilate, doar cu numerele mesei.
log-over = Jocul s-a terminat.
log-winners = { $count ->
        [one] Câștigătorul este { $seats }.
       *[other] Câștigătorii sunt { $seats }.
    }
end-one = { $seat } câștigă cu { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
end-shared = { $seats } își împart victoria, fiecare cu { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
end-together = { $seats } câștigă împreună.
end-alone = { $seat } termină cu { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.

## Options and games that do not fit

error-lang = Limba aceasta nu există aici. Există: en, fr, de, da, ro, zh.
error-option-form = „{ $option }” nu e o opțiune: scrie NUME=VALOARE, de exemplu bushes=yes.

## Save files that do not fit

error-save-dice = Tragerea { $number } din { $path } nu e cea pe care o dau zarurile sigilate.

## Ce găsește „cheeseboard verify” într-un fișier

verify-save-over = { $game }: evenimente { $events }, puncte { $scores }, încheiată; { $dice }
verify-save-runs = { $game }: evenimente { $events }, puncte { $scores }, la mutare: { $seats }; { $dice }
verify-dice-all = zaruri așa cum au fost sigilate înainte de prima tragere, cu câte un număr de la fiecare loc
verify-dice-some = zaruri așa cum au fost sigilate înainte de prima tragere, cu { $count ->
        [one] un număr
       *[other] numere
    } de la { $seats } și cu al mesei pentru rest
verify-dice-none = zaruri așa cum au fost sigilate înainte de prima tragere, toate numerele sunt ale mesei
verify-dice-program = zaruri așa cum au fost hotărâte, toate numerele trase de un singur program
verify-dice-chosen = tragerile au fost alese, nu trase la sorți
verify-dice-waiting = zarurile nu sunt încă gata

## Scenarios

error-scenario = { $step ->
        [0] { $source }: { $what }
       *[other] { $source }, pasul { $step }: { $what }
    }

## What exactly does not fit: boxes and scenarios (scenario-)

scenario-deck = `deck` trebuie să fie o listă de tabele, câte unul pentru fiecare întrebare
scenario-seen = `seen` trebuie să fie o listă de identificatori de întrebări
scenario-viewer-tables = expect: `{ $key }` se scrie OBSERVATOR = un tabel de fapte
scenario-no-desk = aici nu stă nimeni la pupitru: lipsește un `deck`
scenario-fact = pupitrul nu are faptul `{ $name }`; există: { $known }
toml-at = acesta nu e TOML la rândul { $line }, coloana { $column }
toml-end = acesta nu e TOML: se întrerupe la sfârșit
box-missing = lipsește intrarea `{ $entry }`
box-form = o intrare are o formă greșită
scenario-unreadable = fișierul nu poate fi citit
scenario-missing = lipsește `{ $key }`
scenario-steps = pașii se scriu [[step]]
scenario-nothing = nu se așteaptă nimic: un scenariu are nevoie de `expect` sau `refuse`
scenario-key = nu există cheia `{ $key }`; există: { $known }
scenario-text = `{ $key }` trebuie să fie un text
scenario-table = `{ $key }` trebuie să fie un tabel
scenario-clause = `clause` trebuie să fie identificatorul unei reguli sau o listă de identificatori
scenario-draws = draws: „{ $label }” trebuie să fie o listă de texte
scenario-expect = `{ $key }` nu poate fi așteptat; se pot aștepta: { $known }
scenario-numbers = expect: `{ $key }` trebuie să fie o listă de numere
scenario-flag = `{ $key }` trebuie să fie true sau false
scenario-seat-flags = expect: `{ $key }` se scrie LOC = true sau false
scenario-viewer-texts = expect: `{ $key }` se scrie PRIVITOR = [texte]
scenario-breakdown = expect: `{ $key }` se scrie LOC = [tabele cu clause, count, each, total]
scenario-seat-texts = expect: `{ $key }` trebuie să fie o listă de texte sau LOC = [texte]
scenario-number = `{ $key }` trebuie să fie un număr
scenario-one-of = un pas este unul dintre `play`, `refuse` și `undo`
scenario-together = `refuse` și `clause` merg împreună: ce regulă interzice mutarea?
scenario-unused = trageri care nu au avut loc: { $draws }
scenario-no-clause = { $game } nu are regula „{ $clause }”
scenario-move = „{ $move }”: { $reason }
scenario-other-clause = „{ $move }” este respinsă de { $found }, nu de { $wanted }
scenario-allowed = „{ $move }” este permisă; { $clause } ar trebui să o interzică
scenario-differs = `{ $key }` ar trebui să fie { $wanted }, dar este { $found }
scenario-hidden = `{ $name }` ar trebui să fie ascuns de `{ $viewer }`, dar nu este
scenario-elements = `{ $name }`: câmpul are elemente: { $count }
scenario-field = nu există câmpul `{ $name }`
scenario-thing = nu există aici niciun obiect din imagine și niciun câmp `{ $name }`
scenario-not-legal = „{ $move }” ar trebui să fie permisă pentru locul { $seat }: { $reason }
scenario-legal = „{ $move }” nu ar trebui să fie permisă pentru locul { $seat }
scenario-line = poziția nu are rândul „{ $line }”; ea este: { $position }
scenario-which-seat = mai multe locuri pot acționa ({ $seats }): spune pentru care, ca LOC = [texte]
scenario-seat = nu există locul „{ $seat }”

## The desk

error-desk-none = În această partidă nu stă nimeni la pupitru: acolo decide hazardul.
error-no-desk = Jocul „{ $game }” nu pune întrebări: nu primește pachet de întrebări.
error-deck-file = La „{ $deck }” nu sunt întrebări. Numește unul dintre pachetele: { $known }; sau un fișier cu întrebări.
error-desk-length = Spune ceva pe un rând de cel mult { $most } caractere.
error-desk-word = „{ $word }” nu se poate spune la pupitru. Ce se poate spune începe cu: { $known }.
