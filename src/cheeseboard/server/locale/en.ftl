# Words of the server: pages, forms, refusals, and (at the end) the client’s own. English; the five other files follow.
# An argument is named where it stands. `ui-` messages go to the client, which fills their arguments itself.

## Every page

page-language = Language
page-more = More pages
page-shelf = The shelf
page-rules = Rules
page-about = About and licence
page-back = Back

## The shelf

shelf-title = What shall we play?
shelf-lead = Open a box, say who plays, and pass the link on. Nobody needs an account.
shelf-coming = coming
shelf-tables = Your tables
# low, high: smallest and largest number of players
shelf-players = { $low } to { $high } players
shelf-since-now = set a moment ago
# n: how many
shelf-since-minutes = { $n ->
    [one] set a minute ago
   *[other] set { $n } minutes ago
}
shelf-since-hours = { $n ->
    [one] set an hour ago
   *[other] set { $n } hours ago
}
shelf-since-days = { $n ->
    [one] set yesterday
   *[other] set { $n } days ago
}
lid-chou = Chou y es-tu ?
lid-goldrush = Gold Rush
lid-roquefort = Château Roquefort
lid-pursuit = Cheese Pursuit
lid-fromage = Fromage

## A new table

new-seats = Who plays
# role: what the seat plays, such as "both rabbits"
new-who = Who plays: { $role }
new-name = Name of whoever plays: { $role }
new-name-short = Name, if you like
new-levels = How strong the table plays
new-clock = Clock
new-clock-time = Time for a decision
new-clock-help = Whoever lets it run out passes, or does the least the rules allow. You can change it at the table.
new-options = Variants
new-rulings = Where the rulebook is silent
new-again = Show the seats for this choice
new-go = Set the table
who-me = Me
who-here = Somebody else on this device
who-open = A friend, by link
# level: how strong
who-bot = The table itself, { $level }

## The invite

join-lead = You are invited. Take a free seat, or just watch.
join-full = Every seat at this table is taken, but you can watch.
join-seat = Free seats
join-name = What may we call you?
join-go = Sit down
join-watch = Just watch

## The table page, before its client runs

table-noscript = The table needs JavaScript. The rules and all other pages work without.

## The rulebook page

# game: its title
rules-title = { $game }: the rules
rules-contents = Chapters
# ref: where the clause comes from, such as "rulebook, line 41"
rules-anchor = Link to this rule ({ $ref })
# n: a number
ref-line = rulebook, line { $n }
# n: several numbers
ref-lines = rulebook, lines { $n }
ref-ruling = ruling { $n }
ref-house = house rule

## About

about-title = About Cheeseboard
about-lead = Five games on one table, with a referee that knows every rule. It runs on this computer and asks nobody anything.
about-privacy-title = What it keeps
about-privacy = A cookie that tells this browser from others, your language, and the tables with their moves. No account, no tracking, nothing from other servers.
about-dice-title = Dice nobody can load
about-dice = Every draw is settled by a secret that was sealed before the game began and by a number from each seat. When the game is over the secret is shown, and anyone can check every draw.
about-licence-title = Licence
# version: the program’s number
about-licence = Cheeseboard { $version } is free software: use it, change it, pass it on. Its licence:
about-games = The drawings and sentences are our own. The games belong to their authors and publishers; if you like one, buy the box.

## Pages that say one thing

notice-missing-title = Nothing here
notice-missing = There is no such page. The shelf has everything there is.
notice-not-over-title = Not over yet
notice-not-over = This is shown when the game at this table is over.
notice-no-table-title = No such table
notice-no-table = There is no table at this address. Perhaps the link was cut short.
notice-no-invite-title = No such invitation
notice-no-invite = This link leads to no table. Ask for it again, and copy it whole.
notice-no-game-title = Not on the shelf yet
notice-no-game = This game cannot be played here yet.
notice-no-rules-title = No such rulebook
notice-no-rules = There is no game of that name on the shelf.
notice-not-yours-title = Not your seat
notice-not-yours = Only whoever sits there may have this file.
notice-damaged-title = A damaged log
# why: a sentence
notice-damaged = This table cannot be opened: its log does not verify. { $why }
notice-origin-title = Not from here
notice-origin = This form was sent by a page of another site, so nothing was done.
notice-often-title = Too often
notice-often = That was a lot at once. Wait a few seconds and try again.
notice-large-title = Too large
notice-large = That form was larger than any form of ours, so it was not read.
notice-request-title = Not understood
notice-request = The server did not understand this request.
notice-disk-title = The disk refuses
notice-disk = The table could not be written to the disk, so it was not set.
notice-fault-title = A fault
notice-fault = Something went wrong here. It was noted; the tables have kept everything.

## Refusals at the table

refuse-no-seat = There is no such seat at this table.
refuse-not-yours = This seat is somebody else’s.
refuse-reader = While a question is open, nobody who plays another seat can sit down here: this seat sees the answer. Hand it to a bot, or wait until the question is over.
refuse-not-invited = Only who came by the invite link can sit down here. Ask the host for it.
# level: what was asked for
refuse-no-level = There is no bot called “{ $level }” for this game.
refuse-no-desk = Nothing is asked at this table: choose your move on the board or write it in the text box.
refuse-watching = You are watching: only who sits at the table can play.
refuse-not-host = Only whoever set the table can do that.
refuse-no-clock = A decision may take 30 seconds, 1, 2 or 5 minutes, a day, or any time.
refuse-late = Your time was up before this move arrived, and the clock has moved for you. Look at the board again.
error-disk-clock = The clock could not be written to the disk, so it stays as it was. Try again.
why-nothing = Nothing can be done with that now.
error-inside = The table stumbled over this move. Nothing was played; try another way.
error-race = The table was changed from elsewhere at the same moment. Try again.
error-disk = The move could not be written to the disk, so it was not played. Try again.

## What a page hears when it is misunderstood or sent away

bad-frame = The table did not understand that message; nothing was changed.
bad-no-hello = The first message must say hello.
bad-silent = Nothing was heard for too long, so the connection is closed.
bad-too-fast = Too many messages at once; the connection is closed.
bad-too-often = Too many messages made no sense; the connection is closed.
bad-crowded = Too many connections at the moment. Try again a little later.
bad-fault = The table stumbled; it has kept everything and opens again.
bad-origin = This page does not belong to the table.
bad-no-table = There is no such table.
bad-seat = A seat is a number, or “watch”.
bad-seat-gone = This seat is not yours, or not any more.

## The end of a game

# names: who has won; count: how many they are
end-winners = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
end-level = A draw

## The clock

clock-none = no limit
# n: how many
clock-seconds = { $n } seconds
clock-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
clock-day = one day
# seat: what it is called
clock-late = { $seat } has run out of time twice in a row. As host you can let the table play that seat.

## The client (static/words.json)

# name: filled in by the client
ui-your-move-plain = Your move
# name: filled in by the client
ui-watching = You are watching
ui-over = The game is over
ui-connecting = Opening the table …
ui-offline = No connection. The table keeps everything; trying again.
ui-back-online = Connected again.
ui-closed = This table cannot be opened from here.
ui-confirm = Play it
ui-back = Back
ui-undo = Undo
ui-moves = Legal moves
ui-moves-none = Nothing to choose at the moment.
ui-moves-hint = Choose one here, or press its parts on the board.
ui-choose-rest = Go on: choose one more thing that is lit, or go back.
ui-seats = Seats
ui-log = So far
ui-log-empty = Nothing has happened yet.
ui-rules = Rules
ui-rule-link = Read the rule
ui-settings = Settings
ui-invite = Invite
ui-leave = Back to the shelf
ui-help = Keys
ui-close = Close
ui-more = More
ui-board = Board
ui-lit = can be chosen
# label: filled in by the client
ui-zoom-in = Closer
ui-zoom-out = Further away
ui-fit = Whole board
ui-text-label = Type a move
# example: filled in by the client
ui-text-hint = For example { $example }
ui-text-send = Play
ui-text-empty = Write a move first.
ui-turn-left = Turn left
ui-turn-right = Turn right
ui-waiting-answer = Sending …
ui-last-move = Last move
ui-away = away
ui-open-seat = free
ui-seat-waits = Nobody sits here yet: invite somebody.
ui-bot = plays by itself
# level: filled in by the client
ui-bot-level = plays by itself, { $level }
ui-you = you
ui-to-move = to move
# points: filled in by the client
ui-points = Points: { $points }
# change, reason: filled in by the client
ui-points-change = { $change }: { $reason }
# name: filled in by the client
ui-seat-menu = Who sits here: { $name }
ui-seat-me = I take this seat
ui-seat-open = Leave it free for somebody else
# level: filled in by the client
ui-seat-bot = Let the table play it: { $level }
ui-level-gentle = gentle
ui-level-sharp = sharp
ui-level-merciless = merciless
ui-invite-say = Whoever opens this link can take a free seat or watch.
ui-invite-local = This address works on this computer only. For phones in the house, start with ./play --lan.
ui-invite-link = Link to this table
ui-invite-copy = Copy the link
ui-invite-copied = The link is copied.
ui-invite-by-hand = Copying is not allowed here: the link is marked, copy it by hand.
ui-invite-qr = A square code with the same link: point a phone’s camera at it
ui-signal = Tell your partner
# label: filled in by the client
ui-signal-pick = { $label }: choose the place on the board.
# name: filled in by the client
ui-cover-title = Hand the device to { $name }
# name, name: filled in by the client
ui-cover-say = It is { $name }’s turn. What the others may not see stays covered until { $name } is ready.
# name: filled in by the client
ui-cover-go = I am { $name }
ui-cover-wait = Finding out whose turn it is …
# name, role: filled in by the client
ui-cover-role = { $name } ({ $role })
ui-language = Language
ui-theme = Light
ui-theme-light = Light
ui-theme-dark = Dark
ui-ask = Ask before a move is played
ui-ask-always = Always
ui-ask-touch = On touch screens
ui-ask-never = Never
ui-motion = Movement
ui-motion-full = Full
ui-motion-little = Little
ui-hints = Show what is likely
ui-coordinates = Names of the places
ui-on = On
ui-off = Off
ui-keys-arrows = Walk over the board
ui-keys-enter = Choose what is marked; again to confirm
ui-keys-escape = Go back a step, close
ui-keys-next = Next thing that can be chosen
ui-keys-moves = List the legal moves
ui-keys-why = Ask why this cannot be chosen
ui-keys-turn = Turn it
ui-keys-zoom = Closer, further, whole board
ui-key-arrows = Arrow keys
ui-art-missing = The pictures could not be loaded. The game can be played with the text box and the list of moves.
ui-page-error = Something went wrong on this page. Load it again: the table has kept everything.
ui-as-device = As the device
ui-end-won = You have won!
ui-end-lost = You have lost
ui-end-again = Play again
ui-end-look = Look at the board
ui-end-save = Save the game
ui-dice-checking = Dice: being checked …
ui-dice-fit = Dice: verified
ui-dice-misfit = Dice: they do not fit!
ui-dice-how = Before the first draw the table sealed a secret and the seats their numbers. This page has just made every draw again from them. Draws: { $draws }
ui-dice-own = What this browser sealed is among them, unchanged.
ui-dice-seat = a number of its own
ui-dice-table = the table’s number stood in
ui-dice-program = a number drawn by the table
ui-dice-late = too late: the table’s number stood in
ui-dice-secret = Secret
ui-dice-seal = Its seal
ui-dice-number = Number
ui-dice-record = The whole record, for “cheeseboard verify”
ui-end-show = The result
# what: filled in by the client
ui-end-rule = Read the rule: { $what }
# count, each, total: filled in by the client
ui-end-sum = { $count } × { $each } = { $total }
# place: filled in by the client
ui-end-place = Place { $place }
ui-end-points = What the points are made of
ui-news-go = Go on
ui-signs = What do the signs mean?
ui-signs-shade = A hint from what you may know: the stronger this sign, the likelier that what you are after is there. The settings turn it off.
ui-signs-first = Can be chosen now: begin with one of these
ui-signs-later = Can be chosen too, now or afterwards
ui-signs-chosen = You have chosen this
ui-signs-path = The last move: from where to where
# name: filled in by the client
ui-signs-seat = Belongs to { $name }
ui-signs-count = How many there are of it, or how much is in it
ui-signs-ask = Rest the mouse on a thing, or keep a finger on it, to read what it is.
ui-clock = Time for a decision
# limit: filled in by the client
ui-clock-now = Time for a decision: { $limit }
# time: filled in by the client
ui-clock-left = Time left: { $time }
ui-clock-stands = The clock stands still while nobody is there.
ui-clock-ten = Ten seconds left.

# What a move would do, before it is played.
preview-points = Points for { $name }: { $change }
preview-open = What happens then depends on what you cannot know yet.

## The desk

new-decks = Questions
new-decks-help = Questions are asked in the languages that are ticked. Without any, chance decides what is right. For one screen in the middle of the room and phones around it, leave all seats free: everybody takes one by the invite link, and several people may share a seat.
join-crew = Together with { $name }, on the same side
refuse-no-crew = You cannot sit down at this seat beside somebody: come by the invite link, without a seat of your own here.
refuse-captain = At this table { $name } speaks for this side. You can suggest an answer.

## Question decks

decks-title = Decks of questions
decks-lead = What the quiz asks comes from decks. Bring your own from other programs, and take any deck with you.
decks-shipped = From the house
decks-own = Your own
decks-open-later = When the game is over, its record shows everybody at the table the whole deck, questions that never came up too.
decks-none = You have brought none yet.
decks-count =
    { $count ->
        [one] { $count } question
       *[other] { $count } questions
    }
decks-bring = Bring questions
decks-file = File
decks-file-help = { $formats }; up to { $most } MB. First you see what was understood, and line by line what was not.
decks-look = Look at it
decks-no-file = Choose a file first.
decks-understood =
    { $count ->
        [one] { $count } question was understood.
       *[other] { $count } questions were understood.
    }
decks-about = About the deck
decks-name = Name
decks-lang = Language of the questions
decks-licence = Licence
decks-licence-help = Under which licence may others use these questions? For the questions whose file does not say; may stay empty.
decks-categories = Categories
decks-category-of = Questions of “{ $label }”
decks-category-none = Questions without a category
decks-choose = Please choose
decks-leave = Leave out
decks-again = Look again
decks-problems = Not understood
decks-no-problems = Everything was understood.
decks-line = Line { $line }:
decks-more-problems =
    { $count ->
        [one] And { $count } more.
       *[other] And { $count } more.
    }
decks-some = Some of the questions
decks-keep = Keep as a deck
decks-waiting = Choose a category for every group of questions, or leave it out.
decks-nothing = There is no question left to keep.
decks-full = You have as many decks as the house can keep for one person ({ $most } at most). Delete one first.
decks-credits = Where the questions come from
decks-credits-lead = Each question carries its source and licence; they go with it into every file that can hold them.
decks-no-source = Source not said
decks-no-licence = Licence not said
decks-reports = Reported at the table
decks-no-reports = Nobody has found anything wrong.
decks-reported =
    { $count ->
        [one] Reported once
       *[other] Reported by { $count } people
    }
decks-reports-file = Take the reports along (CSV)
decks-export = Take it with you as
decks-written =
    { $count ->
        [one] { $count } question goes into the file.
       *[other] { $count } questions go into the file.
    }
decks-lost = What the format cannot carry
decks-nothing-lost = The format carries everything.
decks-download = Download
decks-delete = Delete this deck
decks-delete-help = The deck is forgotten at once. Tables that play with it keep their own copy.
notice-no-deck-title = No such deck
notice-no-deck = This deck is not there, or it belongs to somebody else.
format-jsonl = Cheeseboard deck
format-csv = CSV table
format-moodle = Moodle XML
format-gift = Moodle GIFT
format-opentdb = Open Trivia DB
format-triviaqa = OpenTriviaQA
format-anki = Anki, plain text
format-kahoot = Kahoot spreadsheet
decks-checked = Questions: { $count }. Problems: { $problems }.

## The page: what is asked (ui-)

ui-aloud = Read it aloud
ui-aloud-setting = Read questions aloud
ui-once = Answers count at the first press
ui-once-more = Chosen: { $label }. Press it again, or confirm below.
ui-form-send = Send
ui-seat-crew = I sit down beside them, on the same side
ui-crew-with = with { $names }
ui-keys-option = Choose an answer
