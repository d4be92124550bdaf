# Cheese Pursuit: all words of the game, English. Other rooms append ids below; the five other files follow. Words used
# throughout: side = whoever plays at one seat, a person or a team; holder = the piece, with room for six wedges; hub =
# the space in the middle; wedge space = where wedges are won; last question = the one that wins the game.

## The game

game-title = Cheese Pursuit
game-pitch = A quiz round a wheel of cheese: six wedges, one of each kind, and a last question.
game-intro = A wheel of cheese lies on the table, cut in six. Throw the die, move your holder along the rind and answer what the space asks. At the six wedge spaces a right answer earns a wedge of cheese. Whoever has all six goes back to the middle, where the others choose the last question.

## Chapters of the rulebook page

chapter-sides = Sides and setting up
chapter-sides-intro = The wheel has 73 spaces: the hub in the middle, six spokes of five spaces, six wedge spaces at their ends, and six stretches of rim between them. Every space has a name: S23 is the third space of spoke 2, W2 the wedge space at its end, R21 the first space of the rim after it.
chapter-move = Throwing and moving
chapter-move-intro = A throw leads as far as it says. Where a choice of way opens, the choice is yours.
chapter-space = What a space asks
chapter-space-intro = Coloured spaces and wedge spaces ask a question of their colour, the hub one of your choice, and some spaces on the rim nothing at all.
chapter-wedge = Wedges
chapter-wedge-intro = Six wedges make a cheese: geography, entertainment, history, arts and literature, science and nature, sports and leisure.
chapter-reading = Reading and judging
chapter-reading-intro = Questions are read aloud by a neighbour, from a pile of cards with six questions each.
chapter-final = The last question
chapter-final-intro = With a whole cheese the race is nearly run.
chapter-option = Other ways to play
chapter-option-intro = Editions of this game differ. Each of these can be switched on by itself.
chapter-ruling = Corner cases
chapter-ruling-intro = Where the rulebook is silent or can be read in two ways, this table plays as follows.

## Clauses: sides and setting up

clause-players-two-to-six = Two to six sides play. One alone may practise (a rule of this table).
clause-players-teams-within = A side is one player or a team. Teams count as one side each, so there are never more than six.
clause-players-agreed-before = Whether everybody plays for themselves or in teams is agreed before the game.
clause-teams-fixed = Nobody changes sides during the game.
clause-setup-empty-holder-on-hub = Every side starts with an empty holder on the hub.
clause-setup-one-pile = All question cards lie in one pile.
clause-setup-starter-chosen = Who begins is chosen before the first turn; until then nobody plays.
clause-turn-passes-left = Turns go round to the left, for teams too. Only the side whose turn it is throws and moves.

## Clauses: throwing and moving

clause-move-one-die = One die is thrown for every move; first comes the throw, then the move.
clause-move-exact = The holder moves exactly as many spaces as the die shows.
clause-move-direction-free = The mover chooses the way.
clause-move-no-mixing = A move along the rim goes clockwise or anticlockwise, never first one and then the other.
clause-hub-one-space = The whole middle circle is a single space.
clause-hub-cross = A move may lead straight across the hub.
clause-hub-change-spoke = At the hub a move may turn into any other spoke.
clause-space-no-limit = Any number of holders may stand on a space; nobody is in the way.

## Clauses: what a space asks

clause-roll-again-must = On a roll-again space the side throws and moves once more in the same turn.
clause-roll-again-no-question = On a roll-again space nothing is asked.
clause-roll-again-new-direction = From a roll-again space the next move may go another way.
clause-colour-question-matches = On a coloured space the question comes from the category of that colour.
clause-colour-right-throw-again = A right answer on a coloured space earns another throw.
clause-colour-wrong-ends-turn = A wrong answer ends the turn.
clause-wedge-space-question-matches = On a wedge space the question comes from the category of that space.
clause-wedge-space-right-wins-wedge = A right answer on a wedge space puts a wedge of that category into the holder.
clause-wedge-space-wrong-ends-turn = A wrong answer on a wedge space ends the turn, without a wedge.
clause-wedge-space-right-continues = After a right answer on a wedge space the turn goes on.
clause-hub-free-category = Whoever lands on the hub with fewer than six wedges chooses the category of the question. Elsewhere nobody chooses.
clause-hub-no-wedge = On the hub no wedge is won.

## Clauses: wedges

clause-wedge-only-on-wedge-space = Only a holder that stands on a wedge space wins a wedge.
clause-wedge-colour-answered = The wedge has the colour of the category that was answered.
clause-wedge-one-per-colour = Nobody gets a second wedge of a colour.
clause-wedge-still-answer = Questions of a category whose wedge one has are asked all the same.
clause-wedge-retry-needs-leaving = After a wrong answer on a wedge space the holder must move away and land there again for another try.
clause-wedge-not-exchanged = Wedges and holders never pass from one side to another.

## Clauses: reading and judging

clause-reader-left = The side to the left of the one that answers reads the question.
clause-reader-top-card = The question comes from the top card of the pile.
clause-reader-matching-question = Of its six questions the card’s question of the category wanted is read.
clause-reader-to-bottom = Then the card goes to the bottom of the pile, whether the answer was right or wrong.
clause-reader-after-answer = The card is put away, and play goes on, only once the question has been answered.
clause-cards-circulate = So the cards come round again in the same order; they are never shuffled during a game.
clause-teams-all-contribute = Everybody in a team may help to find the answer.
clause-dispute-before-next-throw = What is in dispute is settled before the next throw.
clause-dispute-agree-ahead = How doubtful answers are judged may be agreed beforehand, with a source to look things up, for instance.

## Clauses: the last question

clause-final-six-to-hub-at-once = With the sixth wedge the holder goes to the hub at once.
clause-final-next-turn = The last question comes when it is that side’s turn again.
clause-final-no-throw = For the last question nothing is thrown and nobody moves.
clause-final-others-choose = The other sides choose the category of the last question.
clause-final-before-card = They choose before the next card is drawn.
clause-final-right-wins = Whoever answers the last question right has won, and the game is over.
clause-final-wrong-stays = After a wrong answer the turn ends and the holder stays on the hub.
clause-final-retry-next-turn = On its next turn the side gets another last question.
clause-final-category-may-repeat = For that the others may choose the same category or another.
clause-final-needs-six = There is no last question, and no vote on one, before all six wedges are in the holder.

## Clauses: other ways to play

clause-option-exact-return = Option: with six wedges the holder goes on by the die and must reach the hub by an exact throw.
clause-option-leave-after-miss = Option: after a wrong last answer the holder must leave the hub on its next turn.
clause-option-start-own-colour = Option: on its first turn each side puts its holder on any space of its own colour, wedge space included; then it throws. Nothing is asked there yet.
clause-option-time-limit = Option: an answer has a time limit; a late one counts as wrong.
clause-option-wedge-ends-turn = Option: the turn ends when a new wedge is won.
clause-option-starter-highest = Option: everybody throws, and the highest begins; those who are level throw again.
clause-option-leaving = Option: on its turn a side may leave the game for good, with its holder and its wedges. The last side left wins.
clause-option-two-boxes = Option: the cards come from two piles in turn, question by question, over the whole game.
clause-option-cards-queues = Option: every category has a pile of its own.
clause-option-reader-any = Option: any other side may read.

## Clauses: corner cases

clause-ruling-wedge-continues = A new wedge does not end the turn: the side throws again (unless it is the sixth, or an option says otherwise).
clause-ruling-hub-continues = A right answer on the hub earns another throw, too.
clause-ruling-no-step-back = No move steps straight back onto the space it has just left, on spokes no more than on the rim.
clause-ruling-vote-tie-left = The category with most votes is asked. If several are level, the left neighbour’s vote decides; if it named none of them, the left neighbour chooses among them.
clause-ruling-reader-in-team = Anybody in the team to the left may read.
clause-ruling-dispute-majority = A source agreed on beforehand goes first; otherwise the reader decides, and a majority of the others may overrule that.
clause-ruling-must-move = Nobody may stay where they are, or move less than the throw.
clause-ruling-sixth-ends-turn = With the sixth wedge the turn is over.
clause-ruling-solo = Playing alone, the table reads the questions; answers are chosen or typed.
clause-ruling-solo-final = Playing alone, the category of the last question is drawn by lot.
clause-ruling-secret-vote = Every other side votes once for a category or abstains, and all votes stay hidden until the last one is in.
clause-ruling-no-vote-lot = If nobody votes for a category, one of the six is drawn by lot.
clause-ruling-chance-of-right = The program’s own players do not see the answers: each answers right with a chance that is set beforehand.
clause-ruling-exact-final-at-once = Whoever must reach the hub by an exact throw gets the last question at once on landing; the sixth wedge does not end the turn then.
clause-ruling-leave-returns-exact = Whoever has had to leave the hub comes back by an exact throw and gets the next last question at once on landing.
clause-ruling-left-open-question = If a side leaves while its question is open, the card goes to the bottom of the pile and the turn is over.

## Options

option-players = Sides
option-players-help = How many sides play. A side is one person or a team at one seat; one alone may practise.
option-starter = Who begins
option-starter-help = How the first side is found.
option-starter-random = Drawn by lot
option-starter-highest = The highest throw
option-starter-first = The first seat
option-start = Where holders start
option-start-help = On the hub, or on a space of one’s own colour chosen on the first turn.
option-start-hub = On the hub
option-start-own_colour = On a space of the own colour
option-home = Home with six wedges
option-home-help = How the holder gets back to the hub for the last question.
option-home-teleport = At once, and the question comes next turn
option-home-exact = By an exact throw
option-after_miss = After a wrong last answer
option-after_miss-help = Whether the holder stays on the hub for the next try.
option-after_miss-stay = It stays and tries again next turn
option-after_miss-leave = It must leave and come back
option-wedge_ends_turn = A wedge ends the turn
option-wedge_ends_turn-help = Stops long turns: after a new wedge the next side is up.
option-leaving = Sides may leave
option-leaving-help = A side that leaves takes its holder away. Without this, a bot or somebody else takes the seat over.
option-skill = Chance of a right answer
option-skill-help = For bots and simulations: how many answers in a hundred are right.
option-skill_a = … of the first side
option-skill_a-help = For the first side alone; 0: as for all.
option-skill_b = … of the second side
option-skill_b-help = For the second side alone; 0: as for all.
option-skill_c = … of the third side
option-skill_c-help = For the third side alone; 0: as for all.
option-skill_d = … of the fourth side
option-skill_d-help = For the fourth side alone; 0: as for all.
option-skill_e = … of the fifth side
option-skill_e-help = For the fifth side alone; 0: as for all.
option-skill_f = … of the sixth side
option-skill_f-help = For the sixth side alone; 0: as for all.
option-judging = How answers are judged
option-judging-help = By a choice of four, by what is typed, or by a reader who hears the answer and alone sees the right one.
option-judging-choice = Choose from four
option-judging-typed = Typed, judged by the table
option-judging-reader = Said aloud, judged by the reader
option-seconds = Time for an answer
option-seconds-help = In seconds; whoever is late has answered wrong.
option-seconds-0 = No limit
option-seconds-20 = 20 seconds
option-seconds-30 = 30 seconds
option-seconds-60 = One minute
option-seconds-120 = Two minutes
option-reader = Who reads
option-reader-help = Who reads the question aloud and judges doubtful answers.
option-reader-left = The side to the left
option-reader-any = Any other side
option-cards = The cards
option-cards-help = How the question cards are stacked.
option-cards-pile = One pile
option-cards-queues = One pile for each category
option-cards-two_boxes = Two piles in turn
option-appeals = Appeals
option-appeals-help = Whether a verdict may be put to the vote of the other sides.
option-strictness = Typed answers
option-strictness-help = How closely a typed answer must match.
option-strictness-exact = To the letter
option-strictness-strict = Strictly
option-strictness-normal = With small slips
option-strictness-generous = Generously
option-difficulty = Difficulty
option-difficulty-help = Which questions are in the pile.
option-difficulty-any = All
option-difficulty-easy = Easy
option-difficulty-medium = Medium
option-difficulty-hard = Hard
option-question_shown = Who sees the question
option-question_shown-help = Whether it stands on every screen or on the reader’s alone.
option-question_shown-all = Everybody
option-question_shown-reader = Only the reader
option-commit = Who answers for a team
option-commit-help = Whether anybody in the team may give its answer, or only its captain.
option-commit-any = Anybody
option-commit-captain = The captain

## Categories, spaces, and things on the board

category-GE = Geography
category-EN = Entertainment
category-HI = History
category-AL = Arts and Literature
category-SN = Science and Nature
category-SL = Sports and Leisure
board-wheel = A round of cheese cut in six: the wheel with its spokes and its rim
space-hub = { $place }: the hub in the middle
space-cat = { $place }: { $category }
space-hq = { $place }: wedge space, { $category }
space-roll = { $place }: roll again
node-holder = Holder: { $seat }, on { $place }, with these wedges: { $wedges }
node-holder-empty = Holder: { $seat }, on { $place }, empty
node-die = { $die ->
        [0] The die
       *[other] The die shows { $die }
    }
node-pile = The question cards

## Moves in words

move-roll = Throw the die
move-go = Move to { $place }
move-place = Start on { $place }
move-category = Category: { $category }
move-vote = Vote for { $category }
move-abstain = Abstain
move-leave = Leave the game
card-choices = Your choice
button-abstain = Abstain
button-leave = Leave the game

## What to do now

prompt-starter = Who begins is being drawn.
prompt-throw-off = Everybody throws for the start.
prompt-place = { $seat }: put your holder on a space of your colour.
prompt-roll = { $seat }: throw the die.
prompt-die = The die rolls for { $seat }.
prompt-move = { $seat }: move { $die ->
        [one] { $die } space
       *[other] { $die } spaces
    }.
prompt-category = { $seat }: choose the category of your question.
prompt-ask = { $final ->
        [yes] The last question for { $seat }: { $category }
       *[no] A question for { $seat }: { $category }
    }
prompt-vote = Last question for { $seat }: vote for its category.
prompt-wait-vote = Last question for { $seat }: the others vote for its category.
prompt-tie = { $chooser }: the votes are level; choose the category of the last question for { $seat }.
prompt-wait-tie = The votes are level: { $chooser } chooses the category of the last question for { $seat }.
prompt-lot = The category of the last question for { $seat } is being drawn.
prompt-wait-turn = It is the turn of { $seat }.
ending-won = { $seat } has won: the last answer was right.
ending-last-left = { $seat } has won: everybody else has left.
status = { $round ->
        [0] The game begins
       *[other] Round { $round }
    }
side-holder = A holder
note-gone = Has left
note-home = Waiting for the last question
term-wedges = Wedges

## What happens: log and live region

effect-starter = { $who } begins.
effect-thrown-off = { $who } throws { $die } for the start.
effect-throw-tied = The highest throw, { $die }, was thrown more than once: those who threw it throw again.
effect-turn = It is the turn of { $who }.
effect-placed = { $who } starts on { $place }.
effect-thrown = { $who } throws { $die }.
effect-moved = { $who } moves to { $place }.
effect-roll-again = { $who } throws again: { $place } asks nothing.
effect-asked = A question for { $who }: { $category }.
effect-right = Right! { $who } knew it ({ $category }).
effect-wrong = Wrong: the turn of { $who } is over ({ $category }).
effect-wedge-won = { $who } wins a wedge on { $place }: { $category }.
effect-home = { $who } has six wedges and is on the hub.
effect-final-due = { $who } gets the last question; the others choose its category.
effect-vote-chosen = { $count ->
        [one] With { $count } vote the category is chosen: { $category }
       *[other] With { $count } votes the category is chosen: { $category }
    }
effect-vote-left = The votes are level; { $who } decides: { $category }
effect-vote-tied = The votes are level; { $who } chooses among them.
effect-no-votes = Nobody has voted for a category: it is drawn by lot.
effect-final-asked = The last question for { $who }: { $category }.
effect-must-return = { $who } must leave the hub and come back.
effect-won = { $who } has the whole cheese and the last answer: the game is won.
effect-left = { $who } leaves the game.
effect-last-left = { $who } is the last side left and wins.

## Options, positions and boxes that do not fit

error-pursuit-skill = Option “{ $option }” is for a side that does not play: the number of sides is { $players }.
error-pursuit-reader = Option “{ $option }” cannot be “reader” with one side: nobody else is there to read.
error-pursuit-leaving = Option “{ $option }” needs two sides: whoever plays alone simply stops.
error-pursuit-position = { EMPTY($line) ->
        [no] This position cannot be read, at “{ $line }”: { $reason }.
       *[yes] This position cannot be read: { $reason }.
    }
position-no-phase = the phase is missing; write one of: { $known }
position-phase = “{ $word }” is no phase; write one of: { $known }
position-phase-words = after “move” comes a throw, after “ask” a category, after “tie” at least two categories, after other phases nothing
position-said-twice = this is said twice
position-key = a line cannot begin with “{ $word }”
position-words = “{ $key }” must be followed by { $least } to { $most } words
position-each-seat = “{ $key }” must be followed by one word for each side: { $count }
position-number = “{ $word }” should be a whole number from { $low } to { $high }
position-seat = there is no side “{ $word }”; the sides are A to { $last }
position-category = there is no category “{ $word }”
position-wedge-twice = “{ $word }” stands there twice
position-vote = “{ $word }” is no vote: write a category, abstain, - or ?
position-space = there is no space “{ $word }”
position-side-words = after “{ $word }” comes nothing
position-gone-option = a side can have left only with the option leaving
position-new-option = a side can wait for its first space only with start = own_colour
position-home = “home” and “away” are for a side on the hub with six wedges
position-away-option = “away” needs after_miss = leave
position-thrown = in the throw for the start at least two take part, and one of them has not thrown
position-before = before the game holders are empty and on the hub, at least two sides play, and the option starter says how the first is found
position-turn-gone = side { $seat } has left, so it cannot be its turn
position-winner = name the winner: a side on the hub with six wedges, or the last one left
position-last-left = only one side is left, so the game is over
position-six-go-home = with six wedges side { $seat } is on the hub
position-not-placed = side { $seat } has not been placed yet
position-not-final = side { $seat } is not on the hub with six wedges, so there is no last question
position-final-due = side { $seat } has its last question now: the phase is vote, tie, lot or ask
position-place = side { $seat } cannot choose a space to start on
position-choose = side { $seat } cannot choose a category
position-asked = on { $space } side { $seat } is not asked about { $category }
position-vote-alone = nobody is there to vote
position-votes = votes belong to a vote, to the other sides, and one of them is missing
box-codes = there must be { $count } categories, each with a code of two capital letters
box-colours = there must be { $count } colours
box-each-once = each category stands there once: { $codes }
box-ids = a space has a name of its own: HUB, or a letter and one or two digits
box-kind = the kind of { $space } must be one of: { $kinds }
box-category = the category of { $space } does not fit: coloured spaces and wedge spaces have one of { $codes }, others none
box-link = { $space } leads to { $other }, which is no space
box-one-way = { $space } leads to { $other }, so { $other } must lead back, and no space leads to itself
box-dead-end = { $space } needs two neighbours at least
box-hub = the first space, and no other, is the hub
box-wedges = each category has one wedge space
box-targets = a throw may lead to { $count } spaces at most
box-pieces = there are six holders with six wedges each, and a die with six faces
box-missing = the entry { $entry } is missing
box-form = something in it has another form than expected

## questions and decks

deck-line-json = Line { $line } is not one question written as a JSON object.
deck-other-program = “{ $name }” was written by another program. Make a deck of it first: cheeseboard decks convert FILE deck.jsonl
deck-field-missing = Line { $line }: the field “{ $field }” is missing.
deck-field-unknown =
    { EMPTY($nearest) ->
        [yes] Line { $line }: a question has no field “{ $field }”.
       *[no] Line { $line }: a question has no field “{ $field }”. Did you mean “{ $nearest }”?
    }
deck-field-type =
    { $kind ->
        [list] Line { $line }: “{ $field }” must be a list of texts.
        [whole] Line { $line }: “{ $field }” must be a whole number.
        [number] Line { $line }: “{ $field }” must be a number that is not negative.
        [yes] Line { $line }: “{ $field }” must be true or false.
       *[text] Line { $line }: “{ $field }” must be a text.
    }
deck-field-value = Line { $line }: “{ $field }” cannot be “{ $value }”. It is one of these: { $choices }.
deck-id-twice = Line { $line }: the id “{ $question }” stands on an earlier line already.
deck-empty = There is no question in “{ $name }”.
deck-none-shipped =
    { EMPTY($known) ->
        [yes] The house has no questions in “{ $lang }” yet.
       *[no] The house has no questions in “{ $lang }”. It has them in: { $known }.
    }
question-empty = “{ $field }” is empty.
question-long = “{ $field }” has { $count } characters, at most { $most } are allowed: “{ $text }”
question-blanks = “{ $field }” begins or ends with a blank, or holds a line break: “{ $text }”
question-many = “{ $field }” has { $count } texts, at most { $most } are allowed.
question-option-right = The wrong option “{ $option }” would count as right.
question-option-twice = The option “{ $option }” is there twice.
question-reject-right = “{ $text }” is said to be right and wrong at once.
question-value = “{ $field }” cannot be “{ $value }”. It is one of these: { $choices }.
question-no-number =
    { $kind ->
        [year] The answer “{ $answer }” should be a year.
       *[number] The answer “{ $answer }” should be a number.
    }
question-needs-options = The question needs options to choose from and has none.
question-id = The id “{ $id }” should begin with “{ $start }”.
deck-lang = The question is in “{ $lang }”, its deck in “{ $wanted }”.
deck-template = { $count } of { $all } questions in { $category } follow the pattern “{ $template }”; at most { $most } % may.
deck-id-again = The id “{ $id }” is there twice.
deck-twin = “{ $id }” asks the same as “{ $other }”.
question-options-count = Wrong options: { $count }. Wanted: { $wanted }.
deck-count = Questions in { $category }: { $count }. At least { $least } are wanted.
judge-equal = That is the answer.
judge-alias = That is another name for it, and right.
judge-reading = That is one of the answers.
judge-number = The number is right.
judge-surname = The surname is enough.
judge-slip = A slip of the keyboard is forgiven.
judge-rejected = That is near, but not right.
judge-option = That is something else.
judge-empty = Nothing was answered.
judge-exact = At this table the answer must be spelt exactly.
judge-number-off = The number is another one.
judge-number-none = A number is asked for.
judge-unit = The number is right, the unit is not.
judge-far = That is not the answer.
judge-nearer = A wrong answer lies as near.
judge-known = That is one letter away, but it is a word of its own.
judge-era = Which century or era was meant, the reader decides.
judge-number-words = The number is right; what stands beside it, the reader decides.
judge-half = Whether that is enough, the reader decides.
judge-part = That is a part of the answer; the reader decides.
judge-more = The answer is in it, with more; the reader decides.
judge-order = The words are right, in another order; the reader decides.
judge-close = That is close; the reader decides.
deck-option = { $option } cannot be “{ $value }”. It is one of these: { $choices }.
field-id = id
field-category = category
field-lang = language
field-difficulty = difficulty
field-question = question
field-answer = answer
field-options = wrong options
field-aliases = aliases
field-reject = rejected answers
field-kind = kind of answer
field-unit = unit
field-tolerance = tolerance
field-template = template
field-note = note
field-source = source
field-licence = licence
field-author = author
field-needs-options = needs its options

## desk

desk-house = The house
desk-text = { $text }
desk-choice = { $letter } { $text }
desk-card = { $category } · question for { $seat }
desk-hidden = { $seats } reads the question aloud.
desk-proposal = { $name } suggests: { $text }
desk-given = { $seat } answered: { $text }
desk-for-reader = For the reader alone — the answer: { $answer }
desk-official = The answer: { $answer }.
desk-verdict-right = Right!
desk-verdict-wrong = Wrong.
desk-log-choices = To choose from: { $choices }.
desk-log-answer = { $seat } answers: { $text }.
desk-log-unsure = That is close. Who rules: { $seats }.
desk-log-propose = { $name } suggests: { $text }
desk-log-late = Time is up at the desk.
desk-log-pass = { $seat } does not know.
desk-log-time = Time is up: no answer counts as a wrong one.
desk-log-right = { $seat } rules: right!
desk-log-wrong = { $seat } rules: wrong.
desk-log-accept = { $seat } accepts the ruling.
desk-log-appeal = { $seat } appeals: the other sides vote.
desk-log-uphold = { $seat } is for the ruling.
desk-log-overturn = { $seat } is against the ruling.
desk-log-report = Your report on the question is noted.
desk-log-leave = { $seat } leaves the game.
desk-log-vote =
    { $turned ->
        [yes] The vote overturns the ruling.
       *[no] The vote upholds the ruling.
    }
desk-do-accept = Accept
desk-do-appeal = Appeal
desk-do-uphold = Uphold the ruling
desk-do-overturn = Overturn the ruling
desk-do-right = Right
desk-do-wrong = Wrong
desk-do-pass = I don’t know
desk-do-leave = Leave the game
desk-confirm =
    { $word ->
        [answer] That is my answer
        [pass] Yes, I don’t know
        [leave] Yes, leave the game
        [vote] That is my vote
       *[ruling] That is my ruling
    }
desk-form-type = Your answer
desk-form-propose = Suggest to your side
desk-form-report = Report this question
desk-form-report-hint = What is wrong with it? It can be read on the deck’s page.
desk-prompt-asked =
    { $mine ->
        [yes] { $seat }, answer the question.
       *[no] The question is for { $seat }.
    }
desk-prompt-reader =
    { $mine ->
        [yes] Read the question to { $seat } and rule: is the answer right?
       *[no] { $seats } reads the question to { $seat } and rules.
    }
desk-prompt-ruling =
    { $mine ->
        [yes] The answer is close: rule whether it counts.
       *[no] The answer is close: { $seats } rules.
    }
desk-prompt-verdict =
    { $mine ->
        [yes] { $found ->
            [right] { $seat } is right: accept it or appeal.
           *[wrong] { $seat }, that was wrong: accept it or appeal.
        }
       *[no] { $found ->
            [right] { $seat } is right, if nobody appeals: { $seats } is to accept.
           *[wrong] { $seat } is wrong and may accept it or appeal.
        }
    }
desk-prompt-appeal =
    { $mine ->
        [yes] An appeal: uphold the ruling or overturn it. A tie upholds.
       *[no] An appeal: still to vote: { $seats }. A tie upholds the ruling.
    }
desk-no-word = “{ $word }” is nothing that can be said here.
desk-not-now-closed = No question is open now.
desk-not-now-asked = Not yet: the question is waiting for its answer.
desk-not-now-ruling = The answer is given: now the reader rules.
desk-not-now-verdict = The ruling stands: accept it or appeal.
desk-not-now-appeal = There is a vote on the ruling: uphold or overturn.
desk-not-yours = The question is for another side.
desk-no-leaving = At this table nobody leaves for good: hand the seat over instead.
desk-nothing-asked = No question has been asked yet.
desk-judge-rules = Here the answer itself is judged: nobody rules by hand.
desk-not-reader = Only the reader rules on the answer.
desk-not-to-accept = It is not for you to accept this ruling.
desk-not-to-appeal = Whom the ruling favours does not appeal against it.
desk-no-vote = The sides that were not asked vote, once each.
desk-no-choice = There is nothing to choose from: this question is answered in words.
desk-choice-range = Choose one of the options by its number, 0 to { $last }.
desk-no-typing = This question is not answered in writing.
desk-empty = Write something after that word.
desk-few = The chosen questions have none that fits in { $category }. Choose another deck, difficulty or way of answering.
desk-no-deck = The questions of this match are not here any more.

## import

import-big = The file is too large: at most { $most } MB are read.
import-format = There is no format “{ $format }”. There is: { $known }.
import-unknown = What “{ $name }” is cannot be told. Questions are read from our own decks, CSV, Moodle GIFT and XML, Open Trivia DB, OpenTriviaQA, Anki’s plain text and Kahoot’s spreadsheet.
import-anki-package = This is a whole Anki collection. In Anki, export the deck as “Notes in Plain Text” and bring that file.
import-json = The file is broken JSON: it cannot be read from line { $line } on.
import-json-shape = The file should hold a list of questions, by itself or under “results”.
import-xml = The file is broken XML: it cannot be read from line { $line } on.
import-xml-root = The file should begin with “quiz”, as Moodle writes it, and begins with “{ $name }”.
import-xml-doctype = Line { $line } declares a document type. Such files are not read, because they can do harm.
import-xml-size = From line { $line } on the file is too deep or too long.
import-zip = The file begins like a spreadsheet (.xlsx) and is none, or is damaged.
import-zip-big = The spreadsheet is too large when unpacked: at most { $most } MB are read.
import-no-question = There is no question here.
import-no-answer = There is no right answer here.
import-twice = The same question is there a second time (“{ $id }”).
import-difficulty = “{ $value }” is no difficulty that is known (1, 2, 3 or easy, medium, hard); medium is taken.
import-category = Which of the six categories is “{ $label }”? Questions that wait for it: { $count }.
import-no-category = Questions without a category: { $count }. Choose one for them.
import-dropped = { $what } (times: { $count })
import-too-many = The file has more questions than one deck can hold; these are left out.
import-feedback = What is said to single answers is left out.
import-half-right = Answers that are half right are left out.
import-description = A text without a question is left out.
import-more-fields = A note has more than two fields; only front and back are taken.
import-more-problems = Further places that were not understood: { $count }.
import-json-item = This is no question with “question”, “correct_answer” and “incorrect_answers”.
import-stray = This line belongs to no question.
import-right-not-offered = The right answer “{ $answer }” is not among the options.
import-gift-braces = A question in GIFT has its answers in one pair of braces.
import-gift-signs = Answers in GIFT begin with “=” (right) or “~” (wrong).
import-kind = Questions of the kind “{ $kind }” cannot be asked here.
import-weights = Several answers are right in part; here one answer is right and the others wrong.
import-media = The question shows a picture or plays a sound, which cannot be done here.
import-number = “{ $text }” is not one number with its tolerance.
import-row = The table cannot be read from here on: a quotation mark is not closed, or a cell is too long.
import-column = The column “{ $column }” is not known and is left out.
import-no-header = The first row does not name the columns. They are taken as: question, right answer, wrong answers.
import-cells = The row has { $count } cells, the table { $most } columns.
import-anki-fields = A note needs a front and a back.
import-kahoot-correct = “{ $text }” should be the number of the right answer: 1, 2, 3 or 4, or several such as 1,3.
export-lost = “{ $field }” is not carried whole by this format: { $count } of { $all } questions lose it.
export-left-out = “{ $id }” is left out: { $why }
export-no-options = It has no wrong options, and this format wants them.
export-long = “{ $field }” is too long for this format: at most { $most } characters.
export-nothing = None of the questions fits into the format “{ $format }”.

## scene

node-tray = Tray: { $seat }, with these wedges: { $wedges }
node-tray-empty = Tray: { $seat }, no wedge yet
node-pile-asked = The question cards; the open one asks: { $category }
sign-category = { $category } ({ $code })
sign-roll = Roll again: throw and move once more, nothing is asked
ends-wrong = A wrong answer ends the turn; after a right one it goes on.
ends-final = A right answer wins the game; a wrong one ends the turn.
ends-vote = The vote is over when everybody has voted or abstained.
note-way = Six wedges: on the way to the hub
