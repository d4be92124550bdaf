## Options and games that do not fit

error-no-game = There is no game “{ $game }” on the shelf. What is there: { $known }.
error-option-near = There is no option “{ $option }” here. Did you mean “{ $nearest }”?
error-option-unknown = There is no option “{ $option }” here. What can be set: { $known }.
error-option-choice = Option “{ $option }” cannot be “{ $value }”. It can be: { $choices }.
error-option-flag = Option “{ $option }” cannot be “{ $value }”: it is either yes or no.
error-option-range = Option “{ $option }” cannot be “{ $value }”: it is a whole number from { $low } to { $high }.
error-seats = Seats filled: { $given }. Players in this game: { $players }. The two must be the same.
error-box-file = The box { $box } cannot be read.
error-box = This box cannot be played with: { $reason }
error-box-table = In box.toml, [{ $table }]: { $reason }.
error-box-toml = The file box.toml: { $reason }.

## Moves that do not fit

error-move-unreadable = “{ $move }” is no move that can be read. { EMPTY($examples) ->
        [no] Moves here look like this: { $examples }.
       *[yes] It is not your move just now.
    }
error-move-ambiguous = “{ $move }” can mean several moves. Say which one: { $candidates }.
error-move-over = The game is over; no more moves are made.
error-not-waiting = The game is not waiting for { $seat } now.
error-whose-move = Several seats may act now: say which one moves.
error-seat = There is no seat { $seat } at this table.
error-undo = Nothing can be taken back now.
error-signal = There is no signal “{ $signal }” here.
error-signal-node = This signal must point at something on the board.
error-holder = A seat belongs to a person, to a bot or to nobody; “{ $kind }” is none of these.
error-desk-closed = Nothing is to be decided at the desk now.
error-desk-outcome = “{ $outcome }” is no outcome here. Possible ones: { $possible }.
error-draw-impossible = “{ $label }” cannot turn out as “{ $outcome }” here. What can be drawn: { $possible }.
error-position-seats = The position is for another number of players.

## Dice that the seats settle

error-dice-unequal = The dice name a different number of commitments and of numbers.
error-dice-nonce = The number of seat { $seat } is not the one that was sealed.
error-dice-secret = The secret of the dice is not the one that was sealed before the match.
error-dice-waiting = Nothing can be drawn yet: the dice are not settled.
error-dice-step = A step of the dice is a seal or a number of 64 hexadecimal digits.
error-dice-late = This comes too late for the dice; the table’s own number stands in.
error-dice-again = Seat { $seat } has sealed a number already.
error-dice-early = No number is shown before all are sealed.
error-dice-none = The dice of this match were settled before it began.

## Save files that do not fit

error-save-file = The file { $path } cannot be read.
error-save-folder = The file { $path } cannot be written: there is no folder { $folder }. Make it first, or choose another.
error-save-write = The file { $path } cannot be written.
error-save-foreign = This is no save file of Cheeseboard.
error-save-newer = This file comes from a newer Cheeseboard (format { $format }). Update Cheeseboard to open it.
error-save-edition = This match follows edition { $edition } of the rules, which this Cheeseboard does not know yet. Update Cheeseboard to open it.
error-save-cut = This file ends too early: it was cut short.
error-save-changed = This file was changed after it was written, or it is damaged.
error-save-event = This file does not verify: event { $number } is not what it claims to be.
error-save-header = The match in this file cannot be set up: { $reason }
error-save-needs = This file needs something that is not here: { $reason }
error-save-box = This match was played with a box of “{ $game }” that is not here.
error-save-viewer = This is one viewer’s file: it can be looked at and checked, but not played on from.
error-save-not-viewer = This is not a viewer’s file.
error-save-result = Replaying this file gives another result than the one written in it.
error-save-other = The two files belong to different matches.
error-save-seal = Entry { $number } of the viewer’s file does not fit the referee’s: what was told or its seal differs.
error-save-longer = The viewer was told more than the referee’s file holds.

## Seats: what they are called where nobody gave a name

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-black = Black
seat-violet = Violet
seat-namesake = { $name } ({ $colour })

## The log

log-draw = Chance decides { $label }: { $outcome }.
log-desk = The table decides { $label }: { $outcome }.
log-time-up = Time is up for { $seat }; the clock plays instead.
log-undo = { $seat } takes the last move back.
log-seat-person = { EMPTY($name) ->
        [no] { $name } now plays { $seat }.
       *[yes] Somebody now plays { $seat }.
    }
log-seat-bot = The table itself now plays { $seat }.
log-seat-open = { $seat } is free again.
log-signal = Signal from { $seat }: { $signal }
log-signal-at = Signal from { $seat }: { $signal } ({ $node })
log-dice-all = The dice are sealed, with a number from every seat.
log-dice-some = The dice are sealed, with { $count ->
        [one] a number
       *[other] numbers
    } from { $seats }; for the rest the table’s own number stands in.
log-dice-none = The dice are sealed, with the table’s own numbers.
log-over = The game is over.
log-winners = { $count ->
        [one] The winner is { $seats }.
       *[other] The winners are { $seats }.
    }
end-one = { $seat } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
end-shared = { $seats } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
end-together = { $seats } win together.
end-alone = { $seat } finishes with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Options and games that do not fit

error-lang = There is no such language here. There are: en, fr, de, da, ro, zh.
error-option-form = “{ $option }” is no option: write NAME=VALUE, like bushes=yes.

## Save files that do not fit

error-save-dice = Draw { $number } in { $path } is not what the committed dice give.

## What “cheeseboard verify” finds in a file

verify-save-over = { $game }: { $events } events, scores { $scores }, over; { $dice }
verify-save-runs = { $game }: { $events } events, scores { $scores }, { $seats } to move; { $dice }
verify-dice-all = dice as sealed before the first draw, with a number from every seat
verify-dice-some = dice as sealed before the first draw, with { $count ->
        [one] a number
       *[other] numbers
    } from { $seats } and the table’s own for the rest
verify-dice-none = dice as sealed before the first draw, all numbers the table’s own
verify-dice-program = dice as committed, all numbers drawn by one program
verify-dice-chosen = its draws were chosen, not rolled
verify-dice-waiting = its dice are not settled yet

## Scenarios

error-scenario = { $step ->
        [0] { $source }: { $what }
       *[other] { $source }, step { $step }: { $what }
    }

## What exactly does not fit: boxes and scenarios (scenario-)

scenario-deck = `deck` must be a list of tables, one for each question
scenario-seen = `seen` must be a list of ids of questions
scenario-viewer-tables = expect: `{ $key }` must be written as VIEWER = a table of facts
scenario-no-desk = nobody sits at the desk here: a `deck` is missing
scenario-fact = the desk has no fact `{ $name }`; there is: { $known }
toml-at = this is no TOML at line { $line }, column { $column }
toml-end = this is no TOML: it breaks off at its end
box-missing = the entry `{ $entry }` is missing
box-form = an entry has the wrong form
scenario-unreadable = the file cannot be read
scenario-missing = `{ $key }` is missing
scenario-steps = steps are written as [[step]]
scenario-nothing = nothing is expected: a scenario needs an `expect` or a `refuse`
scenario-key = there is no key `{ $key }`; there is: { $known }
scenario-text = `{ $key }` must be a text
scenario-table = `{ $key }` must be a table
scenario-clause = `clause` must be the id of a clause, or a list of ids
scenario-draws = draws: “{ $label }” must be a list of texts
scenario-expect = `{ $key }` cannot be expected; what can: { $known }
scenario-numbers = expect: `{ $key }` must be a list of numbers
scenario-flag = `{ $key }` must be true or false
scenario-seat-flags = expect: `{ $key }` must be written as SEAT = true or false
scenario-viewer-texts = expect: `{ $key }` must be written as VIEWER = [texts]
scenario-breakdown = expect: `{ $key }` must be written as SEAT = [tables with clause, count, each, total]
scenario-seat-texts = expect: `{ $key }` must be a list of texts, or SEAT = [texts]
scenario-number = `{ $key }` must be a number
scenario-one-of = a step is one of `play`, `refuse` and `undo`
scenario-together = `refuse` and `clause` go together: which clause forbids the move?
scenario-unused = draws that never came up: { $draws }
scenario-no-clause = { $game } has no clause “{ $clause }”
scenario-move = “{ $move }”: { $reason }
scenario-other-clause = “{ $move }” is refused by { $found }, not by { $wanted }
scenario-allowed = “{ $move }” is legal; { $clause } should forbid it
scenario-differs = `{ $key }` should be { $wanted }, but is { $found }
scenario-hidden = `{ $name }` should be hidden from `{ $viewer }`, but is not
scenario-elements = `{ $name }`: the field has { $count } elements
scenario-field = there is no field `{ $name }`
scenario-thing = there is no node and no field `{ $name }` here
scenario-not-legal = “{ $move }” should be legal for seat { $seat }: { $reason }
scenario-legal = “{ $move }” should not be legal for seat { $seat }
scenario-line = the position has no line “{ $line }”; it is: { $position }
scenario-which-seat = several seats may act ({ $seats }): say for which one, as SEAT = [texts]
scenario-seat = there is no seat “{ $seat }”

## The desk

error-desk-none = Nobody sits at the desk in this match: chance decides there.
error-no-desk = The game “{ $game }” asks no questions: it takes no deck.
error-deck-file = There are no questions at “{ $deck }”. Name one of these decks: { $known }; or a file of questions.
error-desk-length = Say something in one line of at most { $most } characters.
error-desk-word = “{ $word }” is nothing that can be said at the desk. What can be said begins with one of: { $known }.
