# Chou y es-tu ?: all words of the game, English. Other rooms append ids here; the five other files follow.
# Words used throughout: bed = a place of the garden (a1 to e3); plant = a cabbage, double cabbage or bush that still
# stands; eaten cabbage = its bitten side; stone = a place of the gardeners’ path (1 to 24).

## The game

game-title = Chou y es-tu ?
game-pitch = Hide and seek in the kitchen garden: two rabbits nibble by night, two gardeners search by day.
game-intro = Two hungry rabbits have moved into the cabbage patch. Each night they eat the cabbage above their heads and slip away under another one. Each morning the gardeners find bitten stalks and lift a leaf here and there. The rabbits win with the ninth cabbage on the compost; the gardeners win once both rabbits are in the basket.

## Chapters of the rulebook page

chapter-box = The box and the two sides
chapter-box-intro = Before anything grows, decide who nibbles and who rakes.
chapter-setup = Laying out the garden
chapter-setup-intro = Nineteen beds lie in staggered rows, so that each has up to six neighbours; a cabin stands on the middle one. A path of 24 stones runs between the beds, and each stone touches three of them. Every place has a name: b4 is the fourth bed of the second row, and the stones are numbered.
chapter-first-night = The First Night
chapter-first-night-intro = The gardeners are asleep, and the rabbits look for their first hiding places.
chapter-day = The day
chapter-day-intro = The gardeners wake up and see what was eaten last night. Then each of them has one go: a longer walk, or a shorter one with a look under a plant.
chapter-catch = When a rabbit is caught
chapter-catch-intro = One rabbit in the basket, and the hunt is not over yet.
chapter-night = The night
chapter-night-intro = One rabbit after the other eats the cabbage above it, runs in a straight line and hides again. An example: a rabbit has eaten the cabbage on b2 and follows the arrow to the south-east. The cabin on c3 does not stop it, and the cabbage on d3 is eaten already, so it ends up under e3.
chapter-end = How it ends
chapter-end-intro = Nine cabbages for the rabbits, or two rabbits for the gardeners.
chapter-special = Bushes and double cabbages
chapter-special-intro = For those who know their garden: three bushes that nobody can eat and three double cabbages worth two.
chapter-score = Playing for points
chapter-score-intro = Play on past nine, then change sides and see who ate more.
chapter-ruling = Corner cases
chapter-ruling-intro = Where the rulebook is silent, this table plays as follows.

## Clauses: the box and the two sides

clause-box-counts = The box holds 25 garden tiles (one cabin, 18 cabbages, three bushes and three double cabbages), two rabbits and two gardeners.
clause-team-two-sides = Everybody at the table plays either for the rabbits or for the gardeners.
clause-team-two-players = With two players, one leads both rabbits and the other both gardeners.
clause-team-three-one-rabbit-player = With three players, one can lead both rabbits against two players who have a gardener each.
clause-team-three-one-gardener-player = With three players, one can lead both gardeners against two players who have a rabbit each.
clause-team-four-players = With four players, everyone leads a single figure: a rabbit or a gardener.
clause-team-word-means-side = Where a rule says “the rabbits” or “the gardeners”, it means that whole side, whoever plays it.

## Clauses: laying out the garden

clause-setup-tokens-in-hand = The rabbits wait beside the garden until the First Night; none of them lies on a bed yet.
clause-setup-cabin-centre = The cabin stands on the bed in the middle.
clause-setup-eighteen-face-up = Eighteen plants surround the cabin, one on each bed, uneaten side up.
clause-setup-pawns-opposite = The gardeners start on two stones that touch the cabin from opposite sides.
clause-setup-glasses = Only the gardeners wear glasses at night; here the table simply keeps the night from them.
clause-setup-basic-without-specials = Without the bushes option the garden has cabbages only: no bush and no double cabbage.
clause-path-only-dotted-line = Gardeners stand and walk on the stones of the path only, never on a bed.

## Clauses: the First Night

clause-first-night-gardeners-blind = The gardeners see nothing while the rabbits choose their first hiding places.
clause-first-night-both-hidden = Day 1 begins only when both rabbits are hidden.
clause-first-night-different-cabbages = The two rabbits must hide under different plants.
clause-first-night-under-a-cabbage = A rabbit begins under a plant, never under the cabin.
clause-first-night-nothing-flipped = Nobody eats on the First Night, so day 1 brings nothing to the compost.
clause-first-night-not-under-double = No rabbit may begin under a double cabbage.
clause-first-night-bush-allowed = A rabbit may begin under a bush.

## Clauses: the day

clause-day-gardeners-awake = By day the gardeners see the whole garden, the eaten cabbages included.
clause-day-order-free = Each day the gardeners decide for themselves which of them goes first.
clause-day-each-pawn-once = Each gardener has exactly one go a day.
clause-day-a-two-cells = A gardener who does not look walks exactly two stones along the path.
clause-day-a-no-look = A gardener who walks two stones lifts nothing that day.
clause-day-b-one-cell = A gardener who wants to look walks exactly one stone first.
clause-day-b-look-from-destination = The gardener steps first and looks afterwards, from the stone it has reached and not from the one it left.
clause-day-b-one-tile = A gardener lifts just one plant a day.
clause-day-b-only-around = A gardener can lift only a plant that touches the stone it has stepped to.
clause-day-b-only-cabbage-face = Only a plant that still stands can be lifted: never the cabin, an eaten cabbage or an empty bed.
clause-day-no-standing-still = No gardener may stand still: it walks two stones, or walks one and looks.
clause-day-catch-token-out = A rabbit found under the lifted plant is caught and out of the game.
clause-day-catch-tile-back = The plant above a caught rabbit goes back unbitten: the rabbit had no time to eat it.
clause-day-miss-tile-back = A plant lifted in vain goes back just as it was.
clause-day-second-pawn-same-way = The second gardener then has the same choice, even if the first has just caught a rabbit.
clause-day-exposed-caught-first = A rabbit that found no hiding place is caught at dawn, before any gardener moves.
clause-day-compost-after-both = Eaten cabbages go to the compost only after both gardeners have had their go.
clause-day-compost-exactly-last-night = At the end of the day all that was eaten last night leaves the garden, and its beds are empty from then on.
clause-day-then-night = Once the compost is filled, the next night falls.

## Clauses: when a rabbit is caught

clause-catch-one-token-left = After a catch, only the remaining rabbit eats and runs at night; the caught one has no more moves.
clause-catch-joint-control = Two rabbit players go on deciding together: either of them may move the remaining rabbit.
clause-catch-silently = Whatever the rabbit players agree on, the gardeners learn nothing of it.

## Clauses: the night

clause-night-gardeners-blind = The gardeners see nothing of what happens at night.
clause-night-order-free = Each night the rabbits decide for themselves which of them goes first.
clause-night-one-after-the-other = The first rabbit eats, runs and hides before the second one stirs.
clause-night-eat-own-tile = A rabbit eats the cabbage it hides under; the bitten stalk stays on its bed until it goes to the compost.
clause-night-eat-compulsory = Every rabbit under a cabbage must eat it, every night after the first.
clause-night-must-move = A rabbit may not stay where it has just eaten; it must run to another plant.
clause-night-straight-line = A rabbit’s run is straight: it keeps to one of the six directions.
clause-night-only-arrows = A rabbit runs only in a direction that the arrows of its own tile show.
clause-night-arrows-of-the-flipped-tile = Only the arrows of the tile the rabbit leaves count, not those it passes or runs to.
clause-night-first-cabbage = A rabbit hides under the first plant on its line, never a nearer bed and never a farther one.
clause-night-pass-empty = A rabbit runs across empty beds.
clause-night-pass-over-eaten = A rabbit runs past eaten cabbages, even one its partner has only just bitten.
clause-night-pass-cabin = A rabbit runs straight past the cabin.
clause-night-no-stop-between = A rabbit cannot stop on an empty bed, at an eaten cabbage or at the cabin.
clause-night-no-stop-on-other = A rabbit cannot hide where the other one is already hiding.
clause-night-no-pass-over-other = The plant that hides one rabbit also blocks the other’s line: it cannot run past.
clause-night-never-two-under-one = Two rabbits are never under the same plant, not even for a moment.
clause-night-exposed = A rabbit that can reach no hiding place stays in the open.
clause-night-exposed-only-then = As long as a rabbit can reach a hiding place, it must take one and cannot stay in the open.
clause-night-exposed-anywhere = A rabbit in the open is caught however far away the gardeners are.
clause-night-exposed-until-dawn = A rabbit in the open is caught when morning comes, not during the night.

## Clauses: how it ends

clause-end-gardeners-both-caught = The gardeners win the moment they catch the second rabbit.
clause-end-gardeners-before-nine = The second catch counts only while fewer than nine cabbages are on the compost.
clause-end-automatic-catch-counts = A rabbit caught in the open at dawn counts like any other catch, and if that makes two, the gardeners win.
clause-end-rabbits-ninth-composted = The rabbits win when the ninth cabbage reaches the compost while at least one of them is free.
clause-end-eaten-is-not-composted = Nine bitten cabbages do not end the game yet: the gardeners still get the day before the ninth reaches the compost.
clause-end-one-survivor-enough = A single free rabbit is enough for the rabbits to win.

## Clauses: bushes and double cabbages

clause-variant-swap-six = With the bushes option, three bushes and three double cabbages take the place of six cabbages; twelve cabbages remain.
clause-variant-random-places = With the bushes option, chance decides which beds get the bushes and the double cabbages.
clause-variant-hide-under = Rabbits can hide under bushes and double cabbages too.
clause-variant-lift = Gardeners can lift bushes and double cabbages too.
clause-bush-must-stop = A rabbit whose line meets a bush first must hide there; nobody runs past a bush.
clause-bush-not-eaten = No rabbit can eat a bush: it stays standing and never goes to the compost.
clause-bush-must-flee = A rabbit under a bush must leave it the next night.
clause-bush-flee-targets = From a bush a rabbit runs to a cabbage, a double cabbage or another bush, by the usual rules for lines.
clause-double-like-cabbage = In everything else a double cabbage is like a cabbage: it is lifted, eaten, and its arrows count.
clause-double-two = A double cabbage counts as two cabbages on the compost.
clause-double-nine-cabbages-not-tiles = Nine cabbages decide, not nine tiles: five cabbages and two double cabbages are enough, and ten count as well as nine.

## Clauses: playing for points

clause-score-play-on = When playing for points, the game goes on after the ninth cabbage.
clause-score-until-both-caught = When playing for points, a leg ends only when both rabbits are caught.
clause-score-is-compost = The rabbits score one point for each cabbage on the compost when their leg ends.
clause-score-swap = After the first leg the sides swap, and the two scores are compared.

## Clauses: corner cases

clause-ruling-order-last-word = Cabbages count once they are on the compost, not once they are eaten; going from eight to ten passes nine and wins.
clause-ruling-exposed-before-compost = If the last free rabbit is in the open on the very morning of the ninth bite, it is caught before the compost is filled, and the gardeners win.
clause-ruling-exposed-tile-composted = What a rabbit has eaten goes to the compost even if that rabbit is caught.
clause-ruling-tile-never-turns = Tiles keep their direction: lifting or biting a cabbage never turns its arrows.
clause-ruling-lifter-sees-arrows = Gardeners who lift a plant see its arrows and may remember them.
clause-ruling-rabbit-sees-own-arrows = Rabbits know the arrows only of tiles that one of them has been under.
clause-ruling-pawns-share-and-pass = Gardeners may pass each other and may stand on the same stone.
clause-ruling-there-and-back = A two-stone walk may go there and back, ending where it began.
clause-ruling-b-without-tile = A single step without a look is allowed only where no plant touches the stone; where one does, the gardener must look.
clause-ruling-bush-hop-stop = House rule of this table, not in the rulebook: after ten nights in a row without a bite (another number or none can be chosen) the gardeners win, and in a game for points the leg ends.
clause-ruling-bush-night-shows-nothing = When both rabbits leave bushes, nothing is eaten and the gardeners find nothing in the morning.
clause-ruling-no-order-choice-by-program = The rabbits’ order is their own business: if one blocks the other’s only way, the second stays in the open.
clause-ruling-exposed-frees-bush = A rabbit that could not leave its bush lies beside it: the bush is free for the other rabbit.
clause-ruling-score-cut-off = Cabbages eaten on the last night do not score if the second rabbit is caught before they reach the compost.

## Options

option-players = Players
option-players-help = How many people share the two sides.
option-split = Who is alone
option-split-help = With three players: which side is played by two people.
option-split-gardeners = One player leads both rabbits, two have a gardener each
option-split-rabbits = One player leads both gardeners, two have a rabbit each
option-bushes = Bushes and double cabbages
option-bushes-help = Swaps six cabbages for three bushes, which nobody can eat, and three double cabbages, which count two.
option-score = Play for points
option-score-help = Two legs with sides swapped: each goes on until both rabbits are caught, and the fuller compost wins.
option-arrows = Arrows under the cabbages
option-arrows-help = How many directions a rabbit can choose from when it leaves a cabbage.
option-arrows-A6 = Six arrows everywhere: free choice, a little easier for the rabbits
option-arrows-B65 = Half with six arrows, half with five: the fairest mix
option-arrows-A5 = Five arrows everywhere: easier for the gardeners
option-last_rabbit = The last rabbit
option-last_rabbit-help = With two rabbit players: who moves the rabbit that is left after a catch.
option-last_rabbit-joint = Both together: either may move it
option-last_rabbit-owner = Its own player alone
option-last_night = The last night’s meal
option-last_night-help = In a game for points: cabbages eaten but not yet on the compost at the last catch.
option-last_night-dropped = It does not count
option-last_night-counted = It counts
option-bush_stop = Nights without a bite
option-bush_stop-help = House rule: after so many nights in a row without a bite the gardeners win, or the leg ends in a game for points. 0 turns it off.

## The picture: names of what lies on the board

board-day = The kitchen garden by day
board-night = The kitchen garden by night
node-bed = { $what ->
        [cabbage] { $place }: cabbage
        [double] { $place }: double cabbage
        [bush] { $place }: bush
        [eaten] { $place }: eaten cabbage
        [eaten-double] { $place }: eaten double cabbage
       *[other] { $place }: empty bed
    }{ $arrows ->
        [none] {""}
       *[other] ; arrows { LIST($arrows, of: "way-") }
    }{ $lifted ->
        [yes] ; lifted today
       *[other] {""}
    }{ $reach ->
        [yes] ; within the gardeners’ reach
       *[other] {""}
    }
node-cabin = { $place }: the cabin
node-stone = { $who ->
        [none] Stone { $place }
        [AB] Stone { $place }, gardeners A and B
       *[other] Stone { $place }, gardener { $who }
    }
node-gardener = { $state ->
        [asleep] Gardener { $pawn } on stone { $place }, asleep
        [done] Gardener { $pawn } on stone { $place }, done for today
       *[other] Gardener { $pawn } on stone { $place }
    }
node-rabbit = { $state ->
        [hidden] Rabbit { $rabbit }, hidden under { $place }
        [open] Rabbit { $rabbit }, in the open at { $place }
        [caught] Rabbit { $rabbit }, caught
       *[other] Rabbit { $rabbit }, waiting beside the garden
    }
node-compost = { $more ->
        [yes] Compost: { $count } cabbages; { $full } were needed
       *[no] Compost: { $count } of { $full } cabbages
    }
node-compost-points = { $count ->
        [one] Compost: { $count } cabbage
       *[other] Compost: { $count } cabbages
    }

## Moves in words

move-hide = Rabbit { $rabbit } hides under { $place }
move-run = Rabbit { $rabbit } runs to { $place }
move-stuck = Rabbit { $rabbit } stays in the open
move-walk = Gardener { $pawn } walks to stone { $stone }
move-step = Gardener { $pawn } takes one step to stone { $stone }, where there is nothing to lift
move-look = Gardener { $pawn } steps to stone { $stone } and looks under { $place }
move-after-you = After you: the partner goes first
button-exposed = Stay in the open
button-after = After you

## What to do now

prompt-setup = The garden is being laid out.
prompt-arrows = The arrows of a tile are being revealed.
prompt-hide = { $rabbit ->
        [one] Your move: choose a plant to hide rabbit 1 under.
        [two] Your move: choose a plant to hide rabbit 2 under.
       *[other] Your move: choose a rabbit and a plant to hide it under.
    }
prompt-run = { $rabbit ->
        [one] Your move: choose where rabbit 1 runs.
        [two] Your move: choose where rabbit 2 runs.
       *[other] Your move: choose which rabbit goes first, and where it runs.
    }
prompt-stuck = { $rabbit ->
        [one] Your move: rabbit 1 can reach no hiding place and has to stay in the open.
        [two] Your move: rabbit 2 can reach no hiding place and has to stay in the open.
       *[other] Your move: the rabbits can reach no hiding place; choose which one stays in the open first.
    }
prompt-day = { $pawn ->
        [A] Your move: gardener A walks two stones, or walks one and looks under a plant.
        [B] Your move: gardener B walks two stones, or walks one and looks under a plant.
       *[other] Your move: choose a gardener; it walks two stones, or walks one and looks under a plant.
    }
prompt-day-walk = { $pawn ->
        [A] Your move: gardener A walks; no plant is near enough to look under.
        [B] Your move: gardener B walks; no plant is near enough to look under.
       *[other] Your move: choose a gardener to walk; no plant is near enough to look under.
    }
prompt-wait-first-night = { $glasses ->
        [yes] You have your glasses on: the rabbits are choosing their first hiding places.
       *[other] The First Night: the rabbits are choosing their hiding places.
    }
prompt-wait-night = { $glasses ->
        [yes] You have your glasses on: the rabbits are at work.
       *[other] At night: the rabbits are to move.
    }
prompt-wait-partner-night = { $rabbit ->
        [one] Your partner is to move rabbit 1.
        [two] Your partner is to move rabbit 2.
       *[other] Your partner is to move.
    }
prompt-wait-day = { $pawn ->
        [A] By day: the gardeners are to move, with gardener A.
        [B] By day: the gardeners are to move, with gardener B.
       *[other] By day: the gardeners are to move.
    }
prompt-wait-partner-day = { $pawn ->
        [A] Your partner is to move gardener A.
        [B] Your partner is to move gardener B.
       *[other] Your partner is to move.
    }
ending-catch = The gardeners win: both rabbits are caught.
ending-compost = { $more ->
        [yes] The rabbits win: { $count } cabbages are on the compost; { $full } were needed.
       *[no] The rabbits win: { $count } cabbages are on the compost.
    }
ending-bushes = { $nights ->
        [one] The gardeners win by the house rule: { $nights } night without a bite.
       *[other] The gardeners win by the house rule: { $nights } nights in a row without a bite.
    }
ending-points = { $winner ->
        [first] The rabbits of the first leg win, { $first } to { $second }.
        [second] The rabbits of the second leg win, { $second } to { $first }.
       *[other] A draw: { $first } to { $second }.
    }
ends-first-night = Day breaks once both rabbits are hidden.
ends-night = { $last ->
        [yes] This move ends the night.
       *[other] Day breaks once every free rabbit has run.
    }
ends-day = { $last ->
        [yes] This move ends the day: what was eaten goes to the compost, and night falls.
       *[other] Night falls once both gardeners have had their go.
    }
status = { $when ->
        [setup] Laying out the garden
        [day] Day { $day } · compost { $count } of { $full }
        [over] { $more ->
            [yes] The end · { $count } cabbages on the compost; { $full } were needed
           *[no] The end · compost { $count } of { $full }
        }
       *[night] { $day ->
            [0] The First Night
           *[other] Night after day { $day } · compost { $count } of { $full }
        }
    }
status-points = { $when ->
        [setup] Leg { $leg } · laying out the garden
        [day] Leg { $leg } · day { $day } · compost { $count }
        [over] The end · compost { $count }
       *[night] { $day ->
            [0] Leg { $leg } · the First Night
           *[other] Leg { $leg } · night after day { $day } · compost { $count }
        }
    }

## Seats, sides, and what partners can tell each other

side-rabbits = Rabbits
side-gardeners = Gardeners
role-rabbits = Both rabbits
role-rabbit = Rabbit { $rabbit }
role-gardeners = Both gardeners
role-gardener = Gardener { $pawn }
note-caught = { $count ->
        [one] { $count } rabbit caught
       *[other] { $count } rabbits caught
    }
signal-here = I go here
signal-not-there = Better not there
signal-you-first = You go first
signal-look-here = Look here
signal-stand-here = I will stand here

## What happens: log and live region

effect-bush-placed = A bush grows on { $place }.
effect-double-placed = A double cabbage grows on { $place }.
effect-first-night = The First Night: the rabbits look for their hiding places.
effect-rabbit-hid = Rabbit { $rabbit } is hidden under { $place }.
effect-rabbit-ran = Rabbit { $rabbit } is now hidden under { $place }.
effect-rabbit-stuck = Rabbit { $rabbit } finds no hiding place and stays in the open at { $place }.
effect-arrows-seen = { $arrows ->
        [all] The tile on { $place } has all six arrows.
       *[other] The tile on { $place } has every arrow but one: { LIST($arrows, of: "way-") } is missing.
    }
effect-after-you-rabbit = Rabbit { $rabbit } lets the other one go first.
effect-after-you-gardener = Gardener { $pawn } lets the other one go first.
effect-day-breaks = Day { $day } breaks; the gardeners wake up.
effect-eaten = { $worth ->
        [1] The cabbage on { $place } has been eaten.
       *[other] The double cabbage on { $place } has been eaten; it counts { $worth }.
    }
effect-nothing-eaten = Nothing has been eaten this night.
effect-exposed-caught = Rabbit { $rabbit } is caught in the open at { $place }.
effect-walked = Gardener { $pawn } now stands on stone { $stone }.
effect-looked-in-vain = Gardener { $pawn } finds nobody under { $place }.
effect-caught = Rabbit { $rabbit } is caught under { $place }!
effect-composted = { $worth ->
        [1] The eaten cabbage on { $place } goes to the compost.
       *[other] The eaten double cabbage on { $place } goes to the compost as { $worth } cabbages.
    }
effect-compost-now = { $count ->
        [one] There is now { $count } cabbage on the compost.
       *[other] There are now { $count } cabbages on the compost.
    }
effect-night-falls = Day { $day } ends and night falls; the gardeners put on their glasses.
effect-gardeners-win = Both rabbits are in the basket.
effect-rabbits-win = The compost is full.
effect-bush-stop-win = { $nights ->
        [one] { $nights } night without a bite: the house rule ends the game.
       *[other] { $nights } nights in a row without a bite: the house rule ends the game.
    }
effect-bush-stop-leg = { $nights ->
        [one] { $nights } night without a bite: by the house rule the leg ends.
       *[other] { $nights } nights in a row without a bite: by the house rule the leg ends.
    }
effect-leg-over = { $leg ->
        [1] { $count ->
            [one] Half time: the rabbits of the first leg have { $count } cabbage.
           *[other] Half time: the rabbits of the first leg have { $count } cabbages.
        }
       *[other] { $count ->
            [one] The second leg is over: its rabbits have { $count } cabbage.
           *[other] The second leg is over: its rabbits have { $count } cabbages.
        }
    }
effect-sides-swap = The sides swap: the rabbits become gardeners, the gardeners rabbits.
effect-score-first-wins = The two legs compared, in cabbages: { $first } in the first, { $second } in the second.
effect-score-second-wins = The two legs compared, in cabbages: { $first } in the first, { $second } in the second.
effect-score-draw = The two legs compared, in cabbages: { $first } in the first, { $second } in the second, the same number.

## Things on the board

way-e = east
way-ne = north-east
way-nw = north-west
way-w = west
way-sw = south-west
way-se = south-east

## What a score is made of

term-cabbages = Cabbages on the compost
term-doubles = Double cabbages on the compost
term-catches = Rabbits caught
term-leg = Cabbages on the compost in leg { $leg }

## Options and positions that do not fit

error-chou-split = Option “{ $option }” says who plays alone when there are three players; it means nothing with another number.
error-chou-last-rabbit = Option “{ $option }” needs two people who play rabbits: four players, or three with split = rabbits.
error-chou-last-night = Option “{ $option }” belongs to the game for points: turn on score as well.
error-chou-bush-stop = Option “{ $option }” needs bushes: without them something is eaten every night.
error-chou-position = { EMPTY($line) ->
        [no] This position cannot be read, at “{ $line }”: { $reason }.
       *[yes] This position cannot be read: { $reason }.
    }

## What the signs on the board mean

sign-trail = Trails in the soil: the arrows of an eaten tile, the ways in which a rabbit could run from it
sign-arrow-known = Arrows that you know although the plant has not been eaten
sign-looked = Lifted today: nobody was under it
sign-bootprints = A gardener could look under this plant tomorrow
sign-burrow = An empty bed: its plant lies on the compost
sign-glasses-on = Glasses on: this gardener sees nothing at night

## What exactly does not fit: positions (position-) and boxes (box-)

position-number = “{ $word }” should be a whole number from { $low } to { $high }
position-cell = there is no bed “{ $word }”; the beds are { $first } to { $last }
position-no-phase = the phase is missing; write one of: setup, first night, night 2, day 2
position-phase-twice = the phase is given twice
position-said-twice = this is said twice
position-key = a line cannot begin with “{ $word }”
position-words = “{ $key }” must be followed by this many words: { $count }
position-words-range = “{ $key }” must be followed by { $least } to { $most } words
position-phase = a phase is setup, first night, night N, day N or over N
position-ending = after “over N” comes how the game ended: { $known }
position-leg = a second leg needs the option score
position-draw-garden = draw the garden: with bushes nobody can know where they are
position-rows = the garden has five rows of 3, 4, 5, 4 and 3 letters
position-cabin = the cabin (h) is on { $cell } and nowhere else
position-special-order = at set-up the bushes ({ $bushes }) are laid first, then the double cabbages ({ $doubles })
position-specials = with these options the garden has { $bushes } bushes and { $doubles } doubles, not { $found } and { $counted }
position-compost = the garden shows { $shown } cabbages gone (. is one, : is two), not { $said }
position-rabbit-now = rabbit { $rabbit } cannot be “{ $word }” now
position-rabbit-place = rabbit { $rabbit } cannot hide on { $word }
position-two-rabbits = two rabbits are never under one tile
position-stone = there is no stone “{ $word }”
position-acted = by day gardeners A or B may have acted
position-moved = by night rabbits 1 or 2 may have moved
position-arrow-pairs = arrows come as a bed and a text: b4 -ne
position-arrow-text = “{ $cell } { $text }”: arrows are * or - and one of { $ways }
position-arrow-six = the tile on { $cell } has six arrows
position-arrow-none = on { $cell } there are no arrows to know
position-arrow-faces = of such tiles the arrow set has { $six } with six arrows and { $five } with five
position-looks = gardeners look by day
position-memory = memory is first night, nothing, or weights and three numbers
position-traces = a memory has 1 to { $most } lines of trace, one for each night since
position-trace = a trace begins with one of { $known }
position-over-caught = with both rabbits caught the game is over; write: over N catch
position-over-full = with { $full } cabbages on the compost the game is over; write: over N compost
position-night-falls = once both gardeners have acted, the night falls
position-day-breaks = once all rabbits have moved, the day breaks
position-rabbit-hand = rabbit { $rabbit } cannot have moved and still be in hand
position-waiting = nobody can be waiting for the arrows of { $cell }
box-cell = there is no cell “{ $cell }” in [board]
box-cell-name = a cell is called by one small letter and one digit, like b4
box-cell-rows = there must be { $count } cells, row by row and from left to right
box-cell-twice = two cells have the same name or the same coordinates
box-cell-count = { $cells } cells, but the cabin and the cabbages need { $needed }
box-steps = there must be six steps, each the opposite of the one three places on
box-points = there must be { $wanted } points, not { $found }
box-point-cells = point { $point } must touch three cells that all lie next to each other
box-edge-end = edge { $a }-{ $b } leads to a point that does not exist
box-edge-side = edge { $a }-{ $b } must run between two cells that both its points touch
box-unreachable = some point cannot be reached on foot
box-start = point { $point } does not touch the cabin
box-opposite = the gardeners need two points on opposite sides of the cabin
box-arrows = `{ $part }` must add up to this many tiles: { $size }
box-long-line = a straight line may hold { $count } cells at most
