# Château Roquefort with Cheesy Gonzola: all words of the game, English. Other rooms append ids here; the five other files
# follow. Words used throughout: square = a place of the castle (a1 to g7), closed squares do not move; room and its roof;
# tile = what slides under the squares; trap = a hole; tower; team = a player’s four mice; token = a piece of cheese won;
# free tile = one beside the castle; point = an action point; slot = where tiles are pushed in.

## The game

game-title = Château Roquefort
game-pitch = Your mice hunt for pairs of cheese in a castle whose floor will not lie still.
game-intro = Four mice each sneak through a castle full of cheese. Roofs hide the rooms, so whoever has looked must remember; and the floor slides, so what was remembered moves on. Two mice of a team on the same kind of cheese win a piece of it. Whoever has enough kinds first has won; whoever drops a third mouse into the dungeon has lost. The expansion brings a fifth player, the sly mouse Cheesy Gonzola, a tower on the move, a mechanism and a pantry.

## Chapters of the rulebook page

chapter-goal = The aim
chapter-goal-intro = The castle has seven by seven squares: rows a to g from north to south, columns 1 to 7 from west to east. The four corners are towers. Rows b, d and f and columns 2, 4 and 6 lie on tiles that can be pushed; the twelve squares between them are closed and never move. All squares but the towers belong to 18 rooms of two, three or four squares, A to R, each with its own roof.
chapter-setup = Setting up
chapter-setup-intro = Before the first turn, lay the tiles, put on the roofs, and let the first mice climb into the towers.
chapter-turn = Your turn
chapter-turn-intro = You have four points, and everything costs one: lift a roof, run a step, push a tile in. Then the roofs go back on and the next player is up.
chapter-uncover = Lifting a roof
chapter-uncover-intro = What lies under a roof is anybody’s memory. Lifting it shows the room to all.
chapter-run = Running
chapter-run-intro = Mice come in through the towers and run from square to square. Walls between rooms do not stop them, roofs do.
chapter-slide = Pushing a tile in
chapter-slide-intro = Twelve slots lie round the castle, three on each side. The tile beside the castle goes in at one, and another comes out opposite. An example: with the free tile pushed in at Wd (from the west into row d), what lay on d1 is now on d2, and so on; what lay on d7 comes out and is the new free tile.
chapter-trap = Traps
chapter-trap-intro = Three of the tiles have a hole, with the dungeon below.
chapter-cheese = Cheese
chapter-cheese-intro = There are seven kinds of cheese, each on three tiles. For each kind four tokens lie ready.
chapter-end = How it ends
chapter-end-intro = With enough cheese, or with three mice in the dungeon.
chapter-expansion = The expansion
chapter-expansion-intro = Cheesy Gonzola is a second box for the same castle. Its four variants can be switched on one by one.
chapter-gonzola = Cheesy Gonzola
chapter-gonzola-intro = A mouse with a sombrero, and with a will of its own: it helps whoever visited its tile last.
chapter-ribbon = Gonzola’s ribbon
chapter-ribbon-intro = The ribbon on his hat says for whom he works.
chapter-gonzola-roofs = Lifting roofs with Gonzola
chapter-gonzola-roofs-intro = He reaches farther than the others: his whole room counts, not just his square.
chapter-gonzola-runs = Running with Gonzola
chapter-gonzola-runs-intro = Each step costs one point and leads somewhere in his room, into a room beside it, or onto a roof beside it. Rooms are beside each other if they touch, be it at a corner.
chapter-tower = The movable tower
chapter-tower-intro = A fifth tower hangs on the outer wall and wanders about.
chapter-mechanism = The cheese-moving mechanism
chapter-mechanism-intro = A tile with wheels and levers: a mouse on it pushes for free.
chapter-pantry = The pantry
chapter-pantry-intro = With this variant the four free tiles are a room of their own beside the castle, places p1 to p4. Only one tile leads there: the secret passage.
chapter-ruling = Corner cases
chapter-ruling-intro = Where the rulebook is silent or can be read in two ways, this table plays as follows.

## Clauses: the aim

clause-goal-five-kinds = Whoever first holds tokens of enough different kinds of cheese wins: four in the base game, five with the expansion.
clause-goal-no-duplicates = Only kinds count, and nobody holds two tokens of a kind.
clause-box-tiles = The floor of the base game is made of 34 tiles: 21 with cheese, 10 plain ones and 3 with a trap. 33 lie in the castle, one beside it. There are no other moves than those described here.

## Clauses: setting up

clause-setup-corner-start = In order of play each player puts one mouse into a free corner tower. The other three wait outside.
clause-setup-roofed = The tiles lie in the castle in any order, and a plain one is left over beside it; all three traps are in the castle. Then every room gets its roof.

## Clauses: your turn

clause-turn-four-actions = In your turn you have four points. Spend them on roofs, runs and a slide in any order; you may stop early.
clause-turn-one-slide = One ordinary slide a turn is all.
clause-turn-in-order = Turns go round clockwise. Only the player whose turn it is acts, and only once all tiles that come to light have been seen.
clause-roofs-return = At the end of a turn every open room in which no figure stands is covered again. Whoever’s mouse is in a room keeps it open.

## Clauses: lifting a roof

clause-uncover-eight-neighbours = You may lift a roof if a square of its room lies next to one of your mice, straight or diagonally; a mouse in a tower counts, too. That costs one point, whatever the size of the room.
clause-uncover-not-from-outside = Mice that wait outside, sit in the pantry or lie in the dungeon cannot lift roofs.
clause-uncover-covered-only = A roof that is off cannot be lifted again.

## Clauses: running

clause-run-enter-tower = From outside a mouse goes into a tower with room for it, for one point. A tower holds one mouse (option).
clause-run-orthogonal = A step leads to the next square north, south, east or west, for one point; never diagonally.
clause-run-not-covered = No mouse runs onto a square under a roof.
clause-run-not-trap = No mouse runs onto a trap or over one.
clause-run-no-return = No mouse goes back into a tower, or out of the castle.
clause-run-one-per-square = Only one figure stands on a square.
clause-run-pass-over = A mouse may pass over squares on which figures stand, its own team’s or others’: each costs a point, and the run must end on a free square with the points you have. It passes over nothing but occupied squares.

## Clauses: pushing a tile in

clause-slide-line-moves-figures-stay = All tiles of the line move on by one, and what comes out opposite is free next time. Figures do not ride along: they stay on their squares, and the floor moves under them.
clause-slide-under-roofs = Roofs do not hinder: lines may be pushed unseen, and stay unseen where a roof lies on them.

## Clauses: traps

clause-trap-falls = If a trap comes to lie under a mouse, the mouse falls into the dungeon for good, whoever pushed and whoever it belongs to.
clause-trap-safe-squares = On closed squares and in towers mice are safe.

## Clauses: cheese

clause-cheese-pair = As soon as two mice of a team stand on tiles of the same cheese, that player takes a token of this kind. Mice and tiles stay where they are.
clause-cheese-any-turn = That happens at once, also in another player’s turn, and also when the floor was pushed.
clause-cheese-once-a-kind = Nobody takes a second token of a kind.
clause-cheese-kept = Tokens are never lost.

## Clauses: how it ends

clause-end-target = Whoever reaches the number of kinds agreed on (four, five or six) wins at once. If several reach it together, the player whose turn it is comes first, then clockwise.
clause-end-third-mouse = When a third mouse of a team falls, the game ends at once. That player comes last; among the others the most kinds win.
clause-end-third-mouse-tie = If they are level, whoever of them would have had the next turn wins.

## Clauses: the expansion

clause-box-expansion = In the box of the expansion: Cheesy Gonzola, a ribbon for every player, a tower, three special tiles and a grey team.
clause-five-grey-and-tower = The fifth player has the grey team, and the movable tower is always in play then.
clause-five-kind-runs-out = There are only four tokens of a kind: when four players have one, the fifth cannot get it any more, with or without a pair.
clause-variant-combine = The four variants can be combined as you like.
clause-variant-base-unchanged = Where a variant says nothing, the base game holds.
clause-free-choose-either = With several free tiles you choose which one to push in.
clause-free-neutral-first = Each special tile in play adds a free one. At the start all of these are plain.

## Clauses: Cheesy Gonzola

clause-gonzola-tile-centre = His tile starts on the middle square d4, and he stands on it.
clause-gonzola-roofs-all-but-his = At the start every room but his has its roof on.
clause-gonzola-never-falls = A trap does nothing to him, and he never goes to the dungeon. He is not one of your four mice.
clause-gonzola-slide-leaves-him = When a line is pushed under him he stays on his square, trap or not.

## Clauses: Gonzola’s ribbon

clause-gonzola-ribbon-each = Every player has a ribbon. At the start none of them is on his hat, and nobody acts with him.
clause-gonzola-ribbon-on-arrival = When a mouse of yours comes onto his tile, he wears your ribbon. It does not matter whether it ran there or the tile was pushed under it, nor where he himself is.
clause-gonzola-ribbon-replaces = Your ribbon takes the place of the one he wore; its owner gets it back.
clause-gonzola-ribbon-lets-act = Only the player whose ribbon he wears acts with him, and uses him like a mouse of the team.
clause-gonzola-fickle = The ribbon can change hands as often as mice come to his tile.
clause-gonzola-hunts-for-owner = With your ribbon he counts as one of your mice when it comes to pairs of cheese, in everybody’s turn.
clause-gonzola-hunts-for-nobody-else = Without your ribbon he does not help you to a pair.

## Clauses: lifting roofs with Gonzola

clause-gonzola-roof-next-to-him = With Gonzola you may lift a roof next to his square, as with a mouse.
clause-gonzola-roof-touching-room = You may also lift any roof that touches the room he is in, at an edge or a corner.
clause-gonzola-roof-one-point = Each roof costs one point.

## Clauses: running with Gonzola

clause-gonzola-over-roofs = He may run over roofs: from a roof to a room or another roof beside it.
clause-gonzola-no-rest-on-roof = You may not end your turn while he is on a roof.
clause-gonzola-over-traps = He runs over traps as if they were floor.
clause-gonzola-stand-on-trap = He may also stop on one.
clause-gonzola-jumps = He jumps: squares and figures in between do not matter.
clause-gonzola-step-own-room = One step: to any free square of the room he is in.
clause-gonzola-step-next-room = One step: to any free square of an open room that touches his. Farther is more than one step.
clause-gonzola-step-onto-roof = One step: onto the roof of a covered room that touches his.
clause-gonzola-step-free-square = The square he goes to must be free.
clause-gonzola-roof-then-beyond = From a room over a roof into a third room is two steps.
clause-gonzola-end-on-cheese = He may stop on cheese.

## Clauses: the movable tower

clause-tower-with-five-always = With five players it is always in play; with fewer, if you like.
clause-tower-entrance = Mice enter the castle through it as through any other tower.
clause-tower-others-start-corner = The first mice start in the corner towers, as ever (option).
clause-tower-fifth-starts-there = Only the fifth player’s first mouse starts in the movable tower.
clause-tower-fifth-hangs-it = That player then hangs it at any free place of the wall. With fewer than five the last player hangs it, empty.
clause-tower-not-at-corners = It never hangs where a corner tower stands.
clause-tower-five-places-a-side = Each wall has five places for it, twenty in all: N2 to N6, S2 to S6, Wb to Wf, Eb to Ef.
clause-tower-attached = It stands outside, before exactly one square: a mouse in it comes out there. A mouse in it may lift the roofs of that square and of the squares beside it along the wall.
clause-tower-blocks-line = If it stands before a row or column that slides, that line cannot be pushed, from neither end.
clause-tower-blocks-only-its-line = All other lines can.
clause-tower-move = In your turn you may hang it at another place of the wall, wherever your mice are. A mouse in it goes along.
clause-tower-move-anyones = It does not matter whose mouse is in it, or whether one is.
clause-tower-move-costs-one = Each move costs one point.
clause-tower-move-repeated = You may move it several times in a turn.

## Clauses: the mechanism

clause-mechanism-in-play = Its tile is mixed into the castle.
clause-mechanism-free-slide = While a mouse of yours is on it, you may push a tile in without paying a point, even with no point left.
clause-mechanism-additional = That is besides the ordinary slide of your turn.
clause-mechanism-own-turn-only = It works only in your own turn.
clause-mechanism-optional = You need not use it.
clause-mechanism-needs-own-mouse = Another player’s mouse on it gives you nothing.
clause-mechanism-another-mouse-again = If another mouse of yours comes there in the same turn, you may push once more for free.
clause-mechanism-not-same-mouse-twice = The same mouse pushes for free only once a turn, even if it leaves and comes back.

## Clauses: the pantry

clause-pantry-outside = The pantry is a room outside the castle.
clause-pantry-one-door = The secret passage is the only way in and out. While it lies in the pantry itself, nobody comes or goes.
clause-pantry-four-free-tiles = Its floor is made of the four tiles that are not in the castle. They lie open.
clause-pantry-cheese-counts = Cheese in the pantry counts for pairs like any other.
clause-pantry-all-tiles = It takes all 37 tiles of the base game and the expansion. Special tiles of variants that you do not play are plain floor.
clause-pantry-enter = From the secret passage a mouse goes to any free tile of the pantry, for one point.
clause-pantry-within = In the pantry it goes from its tile to any other free one, for one point.
clause-pantry-leave = From the pantry it goes back to the secret passage if that is free, for one point.
clause-pantry-three-at-most = No more than three figures may be in the pantry.
clause-pantry-door-occupied = A figure on the secret passage blocks it for all others, both ways. It may go in itself.
clause-pantry-no-traps = In the pantry a trap is floor like any other.
clause-pantry-two-steps-in = From a square beside the passage it is two steps: one onto the passage, one into the pantry.
clause-pantry-slide-any-tile = To push, choose any tile of the pantry.
clause-pantry-slide-refill = The tile that comes out takes its place.
clause-pantry-slide-moves-mouse = If somebody stands on the tile you choose, first put that figure on any other free tile of the pantry (option: or leave it there for the tile that comes out).

## Clauses: corner cases

clause-ruling-reserve-alike = Mice that wait outside are alike: the one with the lowest number comes in first.
clause-ruling-free-tiles-alike = Free tiles of one kind are alike: name the first of them.
clause-ruling-no-immediate-undo = With this option the last slide may not be pushed straight back.
clause-ruling-roof-way-down = While Gonzola is, or would be, on a roof, nothing may be done that leaves him no way down with the points you have left.
clause-ruling-roof-lifts-nothing = From a roof Gonzola lifts nothing, and nobody lifts the roof he stands on.
clause-ruling-pantry-return-covered = Back from the pantry only if the passage lies open; under a roof only with that option, and then the roof comes off.
clause-ruling-hop = With this option a mouse may run onto Gonzola’s tile while he stands there: he hops to a free square of his room, chosen by whoever came.
clause-ruling-gonzola-pantry = Gonzola uses the pantry like a mouse; an option keeps him out.
clause-ruling-compound-run = With this option Gonzola runs over the roofs in one go, a point for each roof and one for the square, and never pauses on one.

## Options

option-players = Players
option-players-help = How many play, everybody with a team of four mice.
option-plan = Castle
option-plan-help = The castle has two sides with different rooms.
option-plan-A = Side A
option-plan-B = Side B
option-gonzola = Cheesy Gonzola
option-gonzola-help = The mouse with the sombrero works for whoever visited its tile last.
option-tower = Movable tower
option-tower-help = A fifth entrance on the outer wall. With five players it is always in play.
option-mechanism = Cheese-moving mechanism
option-mechanism-help = A tile on which a mouse pushes the floor for free.
option-pantry = Pantry
option-pantry-help = The free tiles become a room of their own behind a secret passage.
option-target = Kinds of cheese to win
option-target-help = Four in the base game, five with the expansion; more for a longer game.
option-trace = Leave a trace
option-trace-help = Tiles that have been seen stay visible under the roofs and fade. Off: you have to remember.
option-tower_capacity = Mice in a tower
option-tower_capacity-help = How many mice a tower holds.
option-tower_capacity-one = One
option-tower_capacity-unlimited = Any number
option-no_immediate_undo = No pushing back
option-no_immediate_undo-help = The last slide may not be pushed straight back.
option-roof_run = Gonzola on the roofs
option-roof_run-help = Whether something else may be done while he is up there.
option-roof_run-steps = Step by step
option-roof_run-compound = In one go
option-tower_start = First mice
option-tower_start-help = Movable tower with fewer than five players: where the first mice may start.
option-tower_start-corners = In the corner towers
option-tower_start-any = In the movable tower, too
option-pantry_return_covered = Back under a roof
option-pantry_return_covered-help = Out of the pantry even if a roof lies over the secret passage; the roof comes off.
option-shove_to_new_tile = Stay for the new tile
option-shove_to_new_tile-help = A figure on the pantry tile that is pushed in may stay where it is, on the tile that comes out.
option-gonzola_pantry = Gonzola in the pantry
option-gonzola_pantry-help = He may use the secret passage like a mouse.
option-gonzola_hop = Gonzola hops aside
option-gonzola_hop-help = A mouse may come to his tile while he stands on it; he hops to a free square of his room.

## What happens: log and live region

effect-placed = { $who } puts a first mouse into { $place ->
        [T] the movable tower
       *[other] the tower { $place }
    }.
effect-lifted = { $who } lifts the roof of room { $room }.
effect-ran = { $who }: mouse { $mouse } runs to { $place }.
effect-entered = { $who }: mouse { $mouse } comes in { $place ->
        [T] by the movable tower
       *[other] at { $place }
    }.
effect-gonzola-ran = { $roof ->
        [yes] { $who } sends Gonzola onto the roof of room { $place }.
       *[no] { $who } sends Gonzola to { $place }.
    }
effect-slid = { $free ->
        [yes] { $who } pushes a tile in at { $slot }, free of points.
       *[no] { $who } pushes a tile in at { $slot }.
    }
effect-shoved = Mouse { $mouse } of { $who } has to move aside to { $place }.
effect-gonzola-shoved = Gonzola has to move aside to { $place }.
effect-fell = At { $place } mouse { $mouse } of { $who } falls into the dungeon.
effect-ribbon = Gonzola now wears the ribbon of { $who }.
effect-cheese = { $who } finds a pair and takes a token: { LIST($cheese, of: "floor-") }. Kinds so far: { $count }.
effect-no-token = { $who } finds a pair, but no token is left: { LIST($cheese, of: "floor-") }.
effect-tower-moved = { $who } hangs the movable tower at { $wall }.
effect-covered = Room { $room } is covered again.
effect-turn = It is the turn of { $who }.
effect-won-target = { $who } has { $count } kinds of cheese and wins.
effect-ended-lost = The third mouse of { $who } is in the dungeon: the game is over.
effect-won-lost = { $count ->
        [0] { $who } wins without any cheese.
        [one] { $who } wins with { $count } kind of cheese.
       *[other] { $who } wins with { $count } kinds of cheese.
    }
effect-tile-seen = A tile comes to light: { $place }.
effect-gonzola-tile-hop = { $who } makes Gonzola hop to { $place }.

## The log, once a lap of turns is over: no places any more

past-lifted = { $who } lifted a roof.
past-ran = { $who } ran with mouse { $mouse }.
past-entered = Mouse { $mouse } of { $who } came in.
past-gonzola = { $who } moved Gonzola.
past-slid = { $who } pushed a tile in.
past-fell = Mouse { $mouse } of { $who } fell into the dungeon.

## What a score is made of

term-cheese = Token: { LIST($cheese, of: "floor-") }

## Where a clause comes from

ref-base = base game, section { $n }

## Options and positions that do not fit

error-roquefort-five-tower = Five players need the movable tower: leave out “{ $option }” or say yes.
error-roquefort-needs = Option “{ $option }” belongs to the variant “{ $module }”: add { $module }=yes.
error-roquefort-gonzola-pantry = Option “{ $option }” needs both variants, gonzola and pantry.
error-roquefort-five-start = With five players the fifth starts in the movable tower: “{ $option }” must be corners.
error-roquefort-position = This position cannot be read. { $why }
error-roquefort-position-line = This position cannot be read, at the line “{ $line }”. { $why }
bad-no-phase = The phase is missing; write one of: setup, hang, play, hop 2, over.
bad-alone = “{ $word }” stands alone on its line.
bad-form = Such a line looks like this: { $form }
bad-twice = This is said twice.
bad-line = A line cannot begin with “{ $word }”.
bad-number = “{ $word }” should be a whole number from { $low } to { $high }.
bad-seat = There is no seat “{ $word }”; the seats are A to { $last }.
bad-module = That is part of the game only with the option { $module }.
bad-before-play = Points, slid and used belong to a turn; before the first turn leave them out.
bad-place = There is no place “{ $word }” for a mouse; places look like d4, NW, T, p2, - or x.
bad-gonzola-place = Gonzola cannot be at “{ $word }”; write a square, a place of the pantry such as p2, or roof and a room.
bad-wall = There is no wall place “{ $word }”; places are N2 to N6, S2 to S6, Wb to Wf and Eb to Ef.
bad-room = There is no room “{ $word }”; the rooms are A to R.
bad-kind = There is no tile “{ $word }”; there is: { $kinds }.
bad-kind-off = The tile { $kind } is not in this game; its variant is off.
bad-closed = { $square } does not lie on a tile; “{ $word }” cannot be there. Closed squares are written =, towers by their names.
bad-square = “{ $word }” is no square that lies on a tile.
bad-square-twice = { $square } is named twice.
bad-copies = There are { $found } tiles { $kind } here; the game has { $count }. What is left out in open rooms is plain.
bad-no-cheese = “{ $word }” is no kind of cheese.
bad-cheese-twice = The token { $kind } is named twice.
bad-slot = There is no slot “{ $word }”; slots are { $slots }.
bad-seen = Only known tiles under roofs were last in sight in an earlier turn; { $square } is none.
bad-covered = { $who } is at { $place } under the roof of room { $room }; name { $room } among the open rooms.
bad-on-trap = { $who } stands on a trap at { $place } and would have fallen.
bad-figure-module = { $who } cannot be there without the option { $module }.
bad-no-tower = The movable tower has no place; say where it hangs.
bad-two-figures = { $who } and { $other } cannot both be at { $place }.
bad-pantry-full = There are more than { $count } figures in the pantry.
bad-hop = In the phase hop that mouse of the seat at turn and Gonzola are on Gonzola’s tile together (option gonzola_hop), and his room has a free square.
bad-first-mice = Before the first turn a seat has one mouse in a tower if it has had its turn to place it, and all others outside; { $seat } does not.
bad-hang = Before the first turn the tower hangs only with a mouse in it, and is hung by whoever is in it or by the last seat.
bad-gonzola-pantry = Gonzola is in the pantry only with the option gonzola_pantry.
bad-roof = Gonzola cannot be on the roof of room { $room }: he needs a covered room, a game that has begun, and roof_run=steps.
bad-way-down = Gonzola has no way down from the roof of room { $room } with these points.
bad-ribbon = A mouse of { $seat } is on Gonzola’s tile, so he wears the ribbon of { $seat }.
bad-tokens = There are only { $count } tokens { $kind }.
bad-pair = { $seat } has a pair on { $kind } and would have taken a token: name it at its cheese.
bad-not-over = The game is not over: nobody has { $kinds } kinds of cheese or { $mice } fallen mice.
bad-over-cheese = { $seat } has { $kinds } kinds of cheese, so the game is over: write over.
bad-over-mice = { $seat } has lost { $mice } mice, so the game is over: write over.

# scene

# Words of the picture (scene*.py). $seat and $lost are words for colours or names; $can and $kinds come as finished lists
# and are empty where there is nothing; LIST($kind, of: "floor-") names what lies on a square, from the messages below.
# $falls lists mice (slide-falls). Places look like d4, NW, T (the movable tower), p2 (pantry).

side-mice = team of mice
stock-mice = { $fallen ->
    [0] { $inside } in the castle, { $outside } outside
   *[other] { $inside } in the castle, { $outside } outside, { $fallen } in the dungeon
}
note-kinds = { $kinds }
status = { $turn ->
    [0] Before the first turn · { $target } kinds of cheese win
   *[other] { $target } kinds of cheese win · turn { $turn } · { $points ->
        [one] 1 point left
       *[other] { $points } points left
    }
}

floor-slice = processed slice
floor-emmental = Emmental
floor-blue = blue cheese
floor-brie = Brie
floor-gouda = Gouda
floor-goat = goat’s cheese
floor-parmesan = Parmesan
floor-plain = plain floor
floor-trap = a trap
floor-gonzola = Gonzola’s tile
floor-passage = the secret passage
floor-mechanism = the cheese-moving mechanism
floor-unseen = a tile nobody has seen
floor-closed = a closed square

move-lift = Lift the roof of room { $room }
move-run = { $goal ->
    [keep] Mouse { $mouse } comes in by the movable tower
    [tower] Mouse { $mouse } comes in by the tower { $place }
    [pantry] Mouse { $mouse } goes to { $place } in the pantry
   *[square] { $how ->
        [in] Mouse { $mouse } comes in and runs to { $place }
        [pantry] Mouse { $mouse } comes back from the pantry to { $place }
       *[on] Mouse { $mouse } runs to { $place }
    }
}
move-gonzola = Gonzola runs to { $place }
move-roof = Gonzola steps onto the roof of room { $room }
move-hop = Gonzola hops to { $place }
move-slide = Push in at { $slot }: { LIST($kind, of: "floor-") }{ $shoved ->
    [none] {""}
   *[other] , figure there to { $shoved }
}{ $free ->
    [yes] , free of points
   *[no] {""}
}{ $count ->
    [0] {""}
    [one] { " " }(falls: { $falls })
   *[other] { " " }(fall: { $falls })
}
slide-falls = mouse { $mouse } of { $seat }
move-tower = Hang the movable tower at { $wall }
move-end = End the turn

can-lift = lift a roof
can-run = run with a mouse
can-gonzola = move Gonzola
can-slide = push in a tile
can-tower = hang the movable tower elsewhere

prompt-setup = Your move: put your first mouse into a tower.
prompt-wait-setup = { $seat } chooses a tower for the first mouse.
prompt-hang = Your move: hang the movable tower on a wall.
prompt-wait-hang = { $seat } looks for a wall for the movable tower.
prompt-hop = Your move: Gonzola makes room. Choose a free square of his room.
prompt-wait-hop = { $seat } chooses where Gonzola hops.
prompt-light = A tile comes to light for { $seat }.
prompt-turn = { EMPTY($can) ->
    [yes] Your turn, { $points ->
        [0] no points left
        [one] 1 point left
       *[other] { $points } points left
    }: nothing is left but to end it.
   *[no] Your turn, { $points ->
        [0] no points left
        [one] 1 point left
       *[other] { $points } points left
    }. You can: { $can }.
}
prompt-wait-turn = { $seat } plays, { $points ->
    [0] no points left
    [one] 1 point left
   *[other] { $points } points left
}.
ending-target = { $count ->
    [one] { $seat } has { $count } kind of cheese and wins.
   *[other] { $seat } has { $count } kinds of cheese and wins.
}
ending-lost = { $count ->
    [0] { $lost } has lost a third mouse. { $seat } wins without any cheese.
    [one] { $lost } has lost a third mouse. { $seat } wins with { $count } kind of cheese.
   *[other] { $lost } has lost a third mouse. { $seat } wins with { $count } kinds of cheese.
}
ends-setup = The first turn begins when everything is in its place.
ends-turn = { $roof ->
    [yes] { $own ->
        [yes] Gonzola is on a roof: he must come down before you can end your turn.
       *[no] Gonzola is on a roof: he must come down before the turn ends.
    }
   *[no] { $own ->
        [yes] Your turn goes on until you end it, even without points.
       *[no] The turn goes on until it is ended.
    }
} { $free ->
    [yes] A slide is free now.
   *[no] { $slid ->
        [yes] The slide of this turn is used.
       *[no] One slide a turn.
    }
}
card-turn = Your turn
button-end = End turn
button-lift = Lift the roof

board-castle = The castle from above
node-shelf = { $pantry ->
    [yes] The pantry: four places
   *[no] { $count ->
        [one] The free tile
       *[other] The free tiles
    }
}
node-tower = Tower { $place }
node-square = { $place }, room { $room }: { LIST($kind, of: "floor-") }
node-slot = { $shut ->
    [yes] Slot { $slot }, blocked by the movable tower
   *[no] Slot { $slot }
}
node-wall = Wall place { $wall } for the movable tower
node-roof = { $material ->
    [straw] Straw roof of room { $room }
    [copper] Copper roof of room { $room }
   *[tile] Tiled roof of room { $room }
}{ $on ->
    [yes] {""}
   *[no] , lifted
}
node-trace = { $age ->
    [new] Under the roof at { $place }, seen lately: { LIST($kind, of: "floor-") }
    [old] Under the roof at { $place }, seen some turns ago: { LIST($kind, of: "floor-") }
   *[faint] Under the roof at { $place }, seen long ago: { LIST($kind, of: "floor-") }
}
node-free = Free tile { $n }: { LIST($kind, of: "floor-") }
node-pantry = Pantry { $place }: { LIST($kind, of: "floor-") }
node-points = { $count ->
    [0] No action points left
    [one] 1 action point left
   *[other] { $count } action points left
}
node-mouse = { $place ->
    [out] { $count ->
        [one] 1 mouse of { $seat } outside
       *[other] { $count } mice of { $seat } outside
    }
    [T] Mouse { $mouse } of { $seat } in the movable tower
   *[other] Mouse { $mouse } of { $seat } at { $place }
}
node-fallen = Mouse { $mouse } of { $seat } in the dungeon
node-gonzola = { $roof ->
    [yes] Gonzola on the roof of room { $place }
   *[no] Gonzola at { $place }
}{ $owned ->
    [yes] , with the ribbon of { $seat }
   *[no] , without a ribbon
}
node-ribbon = Ribbon of { $seat }
node-keep = { $wall ->
    [none] The movable tower, not hung yet
   *[other] The movable tower at { $wall }
}
node-tokens = { $count ->
    [0] { $seat } has no cheese yet
    [one] { $seat } has 1 kind: { $kinds }
   *[other] { $seat } has { $count } kinds: { $kinds }
}
node-token = { $held ->
    [yes] { $seat } has: { LIST($kind, of: "floor-") }
   *[no] { $seat } has not yet: { LIST($kind, of: "floor-") } ({ $left ->
        [0] no token left
        [one] 1 token left
       *[other] { $left } tokens left
    })
}
overlay-special = { $kind ->
    [gonzola] A mouse that arrives here ties its ribbon to Gonzola.
    [passage] From here a mouse can go to the pantry and back.
   *[mechanism] Whoever has a mouse here may slide free of points, once a turn and mouse.
}
sign-points = Points that are left in this turn
sign-trap = Trap: a mouse on it falls
sign-plain = Plain floor: safe, and no cheese
sign-gonzola = Gonzola’s tile: brings his ribbon
sign-passage = Secret passage to the pantry
sign-mechanism = Mechanism: slides free of points
