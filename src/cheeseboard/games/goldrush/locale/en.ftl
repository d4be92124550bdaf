# Gold Rush with The Sheriff: all words of the game, English. Other rooms append ids here; the five other files follow.
# Words used throughout: tile and its sides; railroad, mountain, prairie, city, graveyard = features; junction = the small
# station where railroads end; cowboy, tent, Sheriff = figures; token = a mining token, stack = the tokens of a mountain,
# supply = the tokens beside the board; nugget, locomotive, tipi camp, herd = what is printed; star tile = a Sheriff tile.

## The game

game-title = Gold Rush
game-pitch = Lay tracks and mountains tile by tile, send out your cowboys, and dig where the gold is before somebody else does.
game-intro = The map of the West grows by one tile a turn. Railroads, mountains, cities and prairies take shape, and your cowboys claim them. Under the mountains lie stacks of mining tokens: some are gold, some are gravel, and nobody knows which before they are taken. With one tent each you can dig in any mountain, your own or somebody else’s. When the last tile lies, the most points win. The expansion sends a Sheriff over the map, who stops the digging wherever he goes.

## Chapters of the rulebook page

chapter-setup = The box and the set-up
chapter-setup-intro = In the box: 72 tiles, 63 mining tokens with the values 0, 1, 2, 3 and 5, and for each player five cowboys and a tent. The start tile has a mountain to the north, a track from west to east, and prairie in the south. All other tiles are mixed face down. Whoever begins draws the first one, and play goes clockwise.
chapter-place = First in your turn: draw a tile and place it
chapter-place-intro = A turn has four steps: place a tile, put tokens on its mountains, perhaps do one thing with your figures, and score what the tile has finished. Each side of a tile shows a mountain, a railroad or nothing but prairie. A place is named by its way from the start tile: n2e3 is two north and three east of it. Mountains show nuggets, some railroads a locomotive, some prairies a tipi camp or a herd of horses. Railroads end at cities and at junctions, the small stations with a water tower. What belongs together across the sides of tiles is one feature. Railroads and mountains divide one prairie from the next.
chapter-action = Then: a cowboy, your tent, or a dig
chapter-action-intro = A cowboy on a railroad is a railwayman, on a mountain a miner, in a city a merchant, and lying on the prairie a farmer. Cowboys bring points when their feature is finished; the tent brings tokens, one dig at a time.
chapter-score = Last in your turn: score what is finished
chapter-score-intro = A tile can finish several features at once; all of them count, railroads first, then mountains, cities and graveyards. What is finished stays on the table and gives the figures back.
chapter-end = The end of the game
chapter-end-intro = When the last tile lies and its points are counted, what is unfinished is worth a little too. Then come the prairies, and last of all everybody turns up their tokens.
chapter-sheriff = The Sheriff
chapter-sheriff-intro = An expansion, switched on with an option: six more tiles with a star, and one golden figure. The Sheriff rides from mountain to mountain. Where he arrives, others’ tents lose gold, and while he stays nobody digs.
chapter-graveyard = Graveyards
chapter-graveyard-intro = Two of the six star tiles are prairie with a graveyard in the middle. It is worth the more, the more tiles lie round it: at the sides and at the corners.
chapter-ruling = Corner cases
chapter-ruling-intro = Where the rulebook is silent or can be read in two ways, this table plays as follows.

## Clauses: the box and the set-up

clause-setup-start-tile-token = The start tile shows one nugget, so the game begins with one face-down token on its mountain.
clause-setup-pieces = Two to five play. Everybody has a tent and five cowboys, one of which marks the points on the track: four are left to place.

## Clauses: drawing and placing a tile

clause-place-mandatory = Whoever draws a tile must place it; nothing else comes first.
clause-place-side-contact = The tile must touch a tile on the table with at least one whole side. Meeting at a corner is not enough.
clause-place-edges-match = Every side that touches must match: mountain to mountain, railroad to railroad, prairie to prairie. The tile may be turned as you like.
clause-place-unplaceable = A tile that fits nowhere is shown and leaves the game, and the same player draws another one.
clause-place-deck-out-while-replacing = If no tile is left to draw in its stead, the player has no turn and the game ends.
clause-tokens-one-per-nugget = For each nugget on the new tile, one face-down token from the supply goes onto the stack of that mountain. Nobody looks at it.
clause-tokens-stacks-merge = A mountain has a single stack. If a tile joins mountains, their stacks become one.
clause-tokens-supply-empty = If the supply runs short, as many tokens are put down as there are. The nuggets count all the same.

## Clauses: cowboy, tent, dig

clause-action-at-most-one = After placing, do one thing at most: place a cowboy, place or move your tent, or dig. Doing nothing is allowed.
clause-cowboy-new-tile-only = A cowboy goes onto the tile just placed, on one railroad, mountain, prairie, city or graveyard of it.
clause-cowboy-feature-free = The whole feature must be free of cowboys, your own included. Features come to be shared only when a later tile joins them.
clause-cowboy-tents-no-obstacle = Tents do not stand in a miner’s way.
clause-cowboy-supply = You need a cowboy in your supply. No cowboy can be taken back before its feature is scored.
clause-cowboy-finished-feature = A feature that the new tile finishes can still be claimed; it scores in the same turn.
clause-tent-any-tile = Your tent may go to a mountain on any tile of the table, however far away. Moving it takes your whole action.
clause-tent-unfinished-only = The mountain must be unfinished. One that this very tile has finished is no place for a tent.
clause-tent-empty-segment = The mountain part of that tile must be empty: no cowboy and no tent on it, not even your own.
clause-tent-shared-mountain = Elsewhere on the same mountain anybody’s cowboys and tents may stand. Several tents can share a mountain.
clause-dig-top-token = To dig, take the top token of the mountain on which your tent stands: exactly one a turn.
clause-dig-no-majority-needed = It does not matter whose cowboys are on the mountain.
clause-dig-private-value = Keep the token face down before you. Only you may look at its value; how many you hold is open.
clause-dig-empty = Where no token is left, nobody can dig.
clause-dig-before-scoring = A mountain that was finished this turn can still be dug before it scores (option).

## Clauses: scoring

clause-majority-most = Whoever has the most cowboys in a feature scores it.
clause-majority-tie-all-full = If several have the most, each of them scores in full.
clause-majority-none = A feature without a cowboy scores for nobody.
clause-score-cowboys-return = After scoring, all cowboys of the feature go back to their owners.
clause-railroad-complete = A railroad is finished when both ends stop at a city or a junction, or when it runs in a ring.
clause-railroad-per-tile = A finished railroad brings 1 point for each tile it runs over, its two ends included. A tile counts once, even if the railroad crosses it twice.
clause-railroad-double = With exactly one locomotive on the whole railroad, each tile brings 2 points.
clause-railroad-two-locomotives = With two or more locomotives, each tile brings 1 point again: they cancel each other.
clause-mountain-complete = A mountain is finished when none of its sides is open. Two tiles can be enough.
clause-mountain-tokens-then-symbols = Whoever has the most miners takes all tokens that are left in the stack, and scores 1 point for each nugget shown on the mountain, dug or not.
clause-mountain-tie-clockwise = Tied players take the tokens one by one, clockwise, beginning with the player whose turn it is or else the next tied one. Each of them scores all nuggets.
clause-mountain-tents-return = All tents on a finished mountain go back to their owners.
clause-mountain-unclaimed = If no miner is there, nobody scores, and the tokens go back to the supply or out of the game (option).
clause-city-complete = A city is finished when every railroad that leaves it is finished, whoever scored those railroads.
clause-city-three-per-railroad = Its merchant scores 3 points for each of these railroads. One that starts and ends at the same city counts once.
clause-prairie-only-at-end = Prairies do not score during the game. A farmer lies there until the end.

## Clauses: the end of the game

clause-end-last-tile = The game ends after the turn in which the last tile was placed.
clause-end-railroad = An unfinished railroad brings 1 point a tile to whoever has the most cowboys on it. Locomotives do not count.
clause-end-mountain = On an unfinished mountain, whoever has the most miners takes the tokens as if it were finished; the nuggets score nothing (options).
clause-end-city = The merchant of an unfinished city scores 1 point for each finished railroad that leaves it (option).
clause-end-prairie = Whoever has the most farmers on a prairie scores 2 points for each tipi camp and 4 for each herd on it.
clause-end-tokens = Last of all everybody turns up their tokens and adds their values.
clause-end-tie = The most points win. Those who are level share the victory.

## Clauses: the Sheriff

clause-sheriff-star-on-every-tile = Each of the six Sheriff tiles carries a star, the two graveyards included.
clause-sheriff-one-of-each = Every Sheriff tile is in the box once.
clause-sheriff-one-figure = There is a single Sheriff. He belongs to nobody.
clause-sheriff-tiles-mixed-in = The six Sheriff tiles are mixed into the tiles of the base game.
clause-sheriff-starts-beside = The Sheriff starts beside the board.
clause-sheriff-base-unchanged = Whatever the expansion does not mention is played as in the base game.
clause-sheriff-tile-placed-first = A star tile is placed by the usual rules, and its tokens are put down, before anything else happens.
clause-sheriff-must-move = Then the same player must move the Sheriff; nobody can decline.
clause-sheriff-no-star-no-move = A tile without a star never moves the Sheriff.
clause-sheriff-enter-unfinished = From beside the board he goes to any unfinished mountain.
clause-sheriff-enter-any-mountain = That mountain need not be on the tile just placed.
clause-sheriff-move-to-another = If he is on the board, he goes to another unfinished mountain. Staying, or walking about on the same one, is no move.
clause-sheriff-never-on-finished = A finished mountain is never his goal, not even one that this tile has finished.
clause-sheriff-occupied-allowed = Cowboys and tents on the mountain do not keep him away, even if they stand on each of its tiles.
clause-sheriff-no-empty-tile-needed = He needs no empty tile there, and he takes no room: a tent or a cowboy may stand beside him.
clause-sheriff-return-if-no-other = If there is no other unfinished mountain, he goes back beside the board, or stays there.
clause-sheriff-one-per-other-tent = On arrival, one token is due for each other player who has a tent on his new mountain. It comes from the mountain’s stack.
clause-sheriff-compulsory = The player who moved him cannot leave this out.
clause-sheriff-back-to-supply = These tokens go straight back to the supply, unseen.
clause-sheriff-supply-mixed = The supply is then mixed.
clause-sheriff-empty-mountain = A mountain without tokens gives nothing back; no player pays from their own tokens.
clause-sheriff-own-tent-exempt = The tent of the player who moved him costs nothing.
clause-sheriff-tentless-exempt = Players without a tent there cost nothing, however many miners they have on it.
clause-sheriff-only-on-arrival = This happens once, when he arrives. A tent that comes later costs nothing, and so does a mountain that is joined to his.
clause-sheriff-freeze-dig = While his mountain is unfinished, nobody may dig there.
clause-sheriff-freeze-mover-too = That holds for the player who sent him, too.
clause-sheriff-freeze-ends-with-mountain = As soon as a tile finishes the mountain, it is no longer frozen.
clause-sheriff-tents-may-leave = Tents may still be moved away from his mountain, as a normal action.
clause-sheriff-completion-normal = When his mountain is finished, tokens and points go out by the usual rules.
clause-sheriff-completion-return = The Sheriff then goes back beside the board.
clause-sheriff-then-normal-turn = After the Sheriff, the player still has the usual action: a cowboy, the tent, or a dig.
clause-sheriff-end-owner-takes = If the game ends while he is on an unfinished mountain, whoever has the most miners there gets its tokens.
clause-sheriff-end-owners-share = Several owners share them equally, dealt one by one.

## Clauses: graveyards

clause-graveyard-two = Two of the six Sheriff tiles are graveyards.
clause-graveyard-place-then-sheriff = A graveyard tile is placed like any other, and then the Sheriff moves.
clause-graveyard-then-rest-of-turn = The rest of the turn is played as usual.
clause-graveyard-cowboy-choice = A cowboy on this tile may go to its prairie or into the graveyard.
clause-graveyard-complete-at-eight = A graveyard is scored when tiles lie on all eight places round it.
clause-graveyard-not-at-seven = Seven are not enough; the four corners count like the sides.
clause-graveyard-nine-plus-cities = A finished graveyard brings 9 points and 1 more for each city on the tiles round it.
clause-graveyard-end-one-each = An unfinished one brings at the end 1 point for itself, 1 for each tile round it, and 1 for each city on those.
clause-graveyard-owner-only = Only the player whose cowboy is in the graveyard scores it.

## Clauses: what this table adds

clause-turn-clockwise = Turns go clockwise, from player to player.
clause-turn-one-step-after-another = The steps of a turn keep their order, and each is done once.
clause-place-free-space = A tile goes onto a free place, never onto another tile.
clause-place-equal-turns = Where two ways to turn a tile look the same, they count as one, and the first of them is written.
clause-sheriff-mountain-once = A mountain counts as one goal for the Sheriff, however many tiles and parts it has. He stands on its oldest part.
clause-prairie-beginners = Beginners’ game (option): no cowboy lies down on a prairie, and prairies score nothing.
clause-ruling-deal-afresh = Each mountain’s tokens are dealt afresh, from the player whose turn it is; at the end of the game, from whoever placed the last tile.
clause-ruling-corners-never-join = Features join across sides only. Where tiles meet at a corner, nothing is joined.

## Options

option-players = Players
option-players-help = How many play; everybody for themselves.
option-sheriff = The Sheriff
option-sheriff-help = Adds six star tiles, two of them graveyards, and the Sheriff who stops the digging.
option-farmers = Farmers
option-farmers-help = Cowboys may lie down on prairies, which score at the end. Off: the beginners’ game.
option-final_mountain_tokens = Unfinished mountains: tokens
option-final_mountain_tokens-help = At the end the owner of an unfinished mountain gets its tokens. The Sheriff’s mountain always gives its own.
option-final_mountain_symbol = Unfinished mountains: nuggets
option-final_mountain_symbol-help = Points at the end for each nugget on an unfinished mountain.
option-final_city_per_completed_rail = Unfinished cities
option-final_city_per_completed_rail-help = Points at the end for each finished railroad that leaves an unfinished city.
option-unclaimed_tokens = Tokens of a mountain without a miner
option-unclaimed_tokens-help = Where the stack goes when a mountain is finished and no miner is there.
option-unclaimed_tokens-supply = Back to the supply
option-unclaimed_tokens-box = Out of the game
option-dig_before_scoring = Digging before the score
option-dig_before_scoring-help = A mountain that was finished this turn can still be dug before it scores.
option-sheriff_remainder = When owners share unevenly
option-sheriff_remainder-help = The Sheriff’s unfinished mountain at the end: tokens that do not divide evenly among its owners.
option-sheriff_remainder-deal = They are dealt on, one by one
option-sheriff_remainder-supply = They go to the supply

## What happens: log and live region

effect-tile-drawn = { $count ->
        [0] { $who } draws the last tile: { $things }.
        [one] { $who } draws a tile: { $things }. { $count } tile is left.
       *[other] { $who } draws a tile: { $things }. { $count } tiles are left.
    }
effect-tile-discarded = { $count ->
        [one] The tile fits nowhere and leaves the game: { $things }. { $count } tile is left.
       *[other] The tile fits nowhere and leaves the game: { $things }. { $count } tiles are left.
    }
effect-tile-placed = { $who } places the tile at { $place }.
effect-tokens-laid = { $count ->
        [0] The supply is empty: no token goes onto the mountain at { $place }.
        [one] { $count } token goes onto the mountain at { $place }.
       *[other] { $count } tokens go onto the mountain at { $place }.
    }
effect-mountains-joined = { $count ->
        [0] Mountains are joined at { $place }; no token lies there.
        [one] Mountains are joined at { $place }; their stack holds { $count } token.
       *[other] Mountains are joined at { $place }; their stack holds { $count } tokens.
    }
effect-sheriff-moved = { $count ->
        [0] { $who } sends the Sheriff to the mountain at { $place }, where no token lies.
        [one] { $who } sends the Sheriff to the mountain at { $place }, where { $count } token lies.
       *[other] { $who } sends the Sheriff to the mountain at { $place }, where { $count } tokens lie.
    }
effect-sheriff-aside = There is no other unfinished mountain: the Sheriff waits beside the board.
effect-token-returned = { $count ->
        [0] The mountain at { $place } has no token to give back.
        [one] { $count } token goes from the mountain at { $place } back to the supply.
       *[other] { $count } tokens go from the mountain at { $place } back to the supply.
    }
effect-sheriff-home = The mountain at { $place } is finished: the Sheriff goes back beside the board.
effect-cowboy-placed = { $kind ->
        [mountain] { $who } places a miner on the mountain at { $place }.
        [railroad] { $who } places a railwayman on the railroad at { $place }.
        [prairie] { $who } lays a farmer down on the prairie at { $place }.
        [city] { $who } places a merchant in the city at { $place }.
       *[graveyard] { $who } places a cowboy in the graveyard at { $place }.
    }
effect-tent-placed = { $moved ->
        [0] { $who } pitches a tent on the mountain at { $place }.
       *[other] { $who } moves the tent to the mountain at { $place }.
    }
effect-token-dug = { $count ->
        [0] { $who } digs at { $place } and takes the last token there.
        [one] { $who } digs at { $place }; { $count } token is left there.
       *[other] { $who } digs at { $place }; { $count } tokens are left there.
    }
effect-railroad-done = The railroad at { $place } is finished; tiles: { $tiles }, locomotives: { $locomotives }.
effect-mountain-done = The mountain at { $place } is finished; nuggets: { $nuggets }, tokens left: { $tokens }.
effect-city-done = The city at { $place } is finished; railroads: { $count }.
effect-graveyard-done = The graveyard at { $place } is surrounded; cities round it: { $count }.
effect-points-railroad = { $who } scores the railroad at { $place }: { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } × 1 = { $points }.
effect-points-railroad-double = { $who } scores the railroad at { $place }: { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } × 2, one locomotive = { $points }.
effect-points-mountain = { $who } scores the mountain at { $place }: { $count ->
        [one] { $count } nugget
       *[other] { $count } nuggets
    } × 1 = { $points }.
effect-points-city = { $who } scores the city at { $place }: { $count ->
        [one] { $count } railroad
       *[other] { $count } railroads
    } × 3 = { $points }.
effect-points-graveyard = { $who } scores the graveyard at { $place }: 9 and the cities round it = { $points }.
effect-points-end-railroad = { $who } scores the unfinished railroad at { $place }: { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } × 1 = { $points }.
effect-points-end-mountain = { $who } scores the unfinished mountain at { $place }: { $count ->
        [one] { $count } nugget
       *[other] { $count } nuggets
    } × 1 = { $points }.
effect-points-end-city = { $who } scores the unfinished city at { $place }; finished railroads: { $count }, points: { $points }.
effect-points-end-graveyard = { $who } scores the unfinished graveyard at { $place }: itself, the tiles round it and their cities = { $points }.
effect-points-tipis = { $who } scores the prairie at { $place }: { $count ->
        [one] { $count } tipi camp
       *[other] { $count } tipi camps
    } × 2 = { $points }.
effect-points-herds = { $who } scores the prairie at { $place }: { $count ->
        [one] { $count } herd
       *[other] { $count } herds
    } × 4 = { $points }.
effect-points-tokens = { $who } turns up all tokens; together they are worth { $count }.
effect-takes-token = { $who } takes a token.
effect-token-value = { $value ->
        [0] { $who } finds gravel, worth nothing.
       *[other] { $who } finds gold worth { $value }.
    }
effect-tokens-unclaimed = { $count ->
        [one] No miner is on the mountain at { $place }: its { $count } token goes back to the supply.
       *[other] No miner is on the mountain at { $place }: its { $count } tokens go back to the supply.
    }
effect-tokens-boxed = { $count ->
        [one] No miner is on the mountain at { $place }: its { $count } token leaves the game.
       *[other] No miner is on the mountain at { $place }: its { $count } tokens leave the game.
    }
effect-stack-empty = No tile is left: what is unfinished is scored now.

## What a score is made of

term-railroad = Tiles of finished railroads
term-railroad-double = Tiles of finished railroads with one locomotive
term-nuggets = Nuggets on finished mountains
term-city = Railroads of finished cities
term-graveyard = Finished graveyards
term-end-railroad = Tiles of unfinished railroads
term-end-nuggets = Nuggets on unfinished mountains
term-end-city = Finished railroads of unfinished cities
term-end-graveyard = Unfinished graveyards
term-tipis = Tipi camps
term-herds = Herds
term-token = Tokens worth { $value }

## Where a clause comes from

ref-base = base game, section { $n }

## Options and positions that do not fit

error-goldrush-sheriff-remainder = Option “{ $option }” is about the Sheriff’s mountain: turn on sheriff as well.
error-goldrush-position = This position cannot be read. { $why }
error-goldrush-position-line = This position cannot be read, at the line “{ $line }”. { $why }
bad-no-phase = The phase is missing; write one of: draw, place R07, sheriff, action, tokens A, final A, over.
bad-alone = “{ $word }” stands alone on its line.
bad-form = Such a line looks like this: { $form }
bad-twice = This is said twice.
bad-line = A line cannot begin with “{ $word }”.
bad-number = “{ $word }” should be a whole number from { $low } to { $high }.
bad-seat = There is no seat “{ $word }”; the seats are A to { $last }.
bad-face = There is no tile “{ $word }” in this game.
bad-copies = There are not so many tiles { $face }; this game has { $count }.
bad-start = The first tile is { $face }^ at o.
bad-turn = “{ $face }” does not say where the tile’s north points; write ^ > v or < after it.
bad-taken = At { $place } lies a tile already.
bad-edges = The sides of { $place } and { $other } do not match.
bad-contact = { $place } touches no tile named before it with a side.
bad-deck-and-gone = Say either what is left in the stack or what is gone, not both.
bad-stack-at-the-end = At the end no tile is left; leave this line out.
bad-place = There is no place “{ $word }”; places look like o, n2 or n2e3.
bad-no-tile = At { $place } lies no tile.
bad-area = The tile at { $place } has no “{ $word }”; it has: { $areas }.
bad-cowboys = A seat has { $count } cowboys.
bad-farmer = In the beginners’ game no cowboy is on a prairie.
bad-scored = { $area } is finished and scored; its figures have gone home.
bad-two-figures = Two figures cannot stand at { $area }.
bad-no-sheriff = The Sheriff plays only with the option sheriff.
bad-kind = “{ $word }” is nothing that is scored; there is: { $kinds }.
bad-hand-open = When the game is over all tokens lie open.
bad-value = No token is worth “{ $word }”; values are { $values }.
bad-sum = The tokens add up to { $found }; there must be { $count }.
bad-values = There are only { $count } tokens worth { $value }.
bad-stack-twice = The mountain at { $place } is named twice.
bad-owed-now = Tokens are taken only in the phases tokens and final.
bad-owed = Seat { $seat } takes the next token, so it must be owed one.
bad-stack-empty = No tile is left to draw; write over, or final with the seat that takes a token.
bad-fits-nowhere = { $face } fits nowhere on this map.
bad-nothing-placed = Nobody has placed a tile yet.
bad-no-star = The Sheriff is sent only after a star tile, and only where another unfinished mountain is there.

# scene
# Translator: these are the words of the picture (scene*.py). Please add them to the five other files. $things, $owners
# and $can come as finished lists ("a, b and c"); $seat and the owners are words for colours; LIST($sides, of: "way-")
# makes a list of the directions below.

side-settler = prospector
role-stock = { $cowboys ->
    [0] no cowboy left
    [one] 1 cowboy left
   *[other] { $cowboys } cowboys left
}{ $tent ->
    [home] , tent at hand
   *[out] , tent pitched
}
note-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}{ $known ->
    [yes] , worth { $worth }
   *[no] {""}
}
status = { $tiles ->
    [0] No tile left
    [one] 1 tile left
   *[other] { $tiles } tiles left
}, { $tokens ->
    [one] 1 token in the supply
   *[other] { $tokens } tokens in the supply
}

way-n = north
way-e = east
way-s = south
way-w = west
way-na = north, western half
way-nb = north, eastern half
way-ea = east, northern half
way-eb = east, southern half
way-sa = south, eastern half
way-sb = south, western half
way-wa = west, southern half
way-wb = west, northern half

move-place = Lays the tile at { $place }, its top to the { $turn ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
move-sheriff = Sends the Sheriff to the mountain at { $place }{ $side ->
    [none] {""}
   *[other] { " " }({ LIST($side, of: "way-") })
}
move-tent = { $moved ->
    [yes] Moves the tent to { $place }
   *[no] Pitches the tent at { $place }
}{ $side ->
    [none] {""}
   *[other] { " " }({ LIST($side, of: "way-") })
}
move-cowboy = { $kind ->
    [mountain] Puts a cowboy on the mountain
    [railroad] Puts a cowboy on the railroad
    [prairie] Lays a cowboy on the prairie
    [city] Puts a cowboy into the city
    [graveyard] Puts a cowboy on the graveyard
   *[none] Puts a cowboy on the tile
}{ $side ->
    [none] {""}
   *[other] { " " }({ LIST($side, of: "way-") })
}
move-dig = { $count ->
    [0] Digs where nothing is left
    [one] Digs the last token
   *[other] Digs one of { $count } tokens
}
move-end = Ends the turn

can-cowboy = a cowboy on the new tile
can-tent = your tent on a mountain
can-dig = a dig for a token
button-end = End the turn
card-act = Nothing more this turn?

prompt-draw = { $seat } draws a tile.
prompt-place = Your move: lay the tile, and turn it as you like.
prompt-wait-place = { $seat } looks for a place for the tile.
prompt-sheriff = Your move: send the Sheriff to another mountain.
prompt-wait-sheriff = { $seat } sends the Sheriff on his way.
prompt-act = { EMPTY($can) ->
    [yes] Your move: nothing is left but to end your turn.
   *[no] Your move. Possible now: { $can }; or end your turn.
}
prompt-wait-act = { $seat } decides what to do on the new tile.
prompt-tokens = { $seat } takes a token and looks at it.
prompt-final = The last tile lies. { $seat } takes a token and looks at it.
prompt-over = { $count ->
    [one] The game is over: { $seats } wins with { $points } points.
   *[other] The game is over: { $seats } share the victory with { $points } points.
}
ends-draw = The game goes on by itself.
ends-turn = { $step ->
    [place] { $own ->
        [yes] After the tile you may use one figure or dig.
       *[no] After the tile comes one figure, a dig, or nothing.
    }
    [sheriff] { $own ->
        [yes] Then you may use one figure or dig, as always.
       *[no] Then comes one figure, a dig, or nothing.
    }
   *[act] { $left ->
        [0] That ends the last turn; then everything is counted.
       *[other] Whatever you choose ends the turn; then what is finished is scored.
    }
}

board-map = { $count ->
    [one] The map with the start tile
   *[other] The map with { $count } tiles
}
board-hand = Beside the map: the tile, the stack, the supplies
node-tile = { $place }: { $things }{ $last ->
    [yes] , laid last
   *[no] {""}
}
node-place = open place { $place }
node-hand = the tile to lay: { $things }
node-stack = { $count ->
    [0] no tile left
    [one] 1 tile left in the stack: press to see which
   *[other] { $count } tiles left in the stack: press to see which
}
inside-stack = { $count ->
    [one] The tile left in the stack
   *[other] The { $count } tiles left in the stack
}
inside-tile = { $count } × { $things }
node-supply = { $count ->
    [one] supply: 1 token
   *[other] supply: { $count } tokens
}
node-own-cowboys = { $count ->
    [0] you have no cowboy left
    [one] your last cowboy
   *[other] your { $count } cowboys
}
node-own-tent = { $home ->
    [yes] your tent
   *[no] your tent is on the map
}
node-own-tokens = { $count ->
    [0] none of your tokens is worth { $worth }
    [one] you have 1 token worth { $worth }
   *[other] you have { $count } tokens worth { $worth } each
}
node-stock-cowboys = { $count ->
    [0] { $seat }: no cowboy left
    [one] { $seat }: 1 cowboy left
   *[other] { $seat }: { $count } cowboys left
}
node-stock-tent = { $home ->
    [yes] { $seat }: tent at hand
   *[no] { $seat }: tent on the map
}
node-stock-tokens = { $count ->
    [0] { $seat }: no token
    [one] { $seat }: 1 token
   *[other] { $seat }: { $count } tokens
}{ $open ->
    [yes] , worth { $worth }
   *[no] {""}
}
node-cowboy = { $role ->
    [miner] miner of { $seat } at { $place }
    [railwayman] railwayman of { $seat } at { $place }
    [farmer] farmer of { $seat } at { $place }
    [merchant] merchant of { $seat } at { $place }
   *[undertaker] gravedigger of { $seat } at { $place }
}
node-tent = tent of { $seat } at { $place }
node-sheriff = the Sheriff at { $place }
node-sheriff-aside = the Sheriff, beside the map
node-tokens = { $count ->
    [0] no token left at { $place }
    [one] 1 token at { $place }
   *[other] { $count } tokens at { $place }
}{ $frozen ->
    [yes] , guarded by the Sheriff
   *[no] {""}
}
node-spot = { $kind ->
    [mountain] mountain
    [railroad] railroad
    [prairie] prairie
    [city] city
   *[graveyard] graveyard
}{ $side ->
    [none] {""}
   *[other] { " " }({ LIST($side, of: "way-") })
} at { $place }

thing-junction = junction with { $count } tracks ({ LIST($sides, of: "way-") })
thing-city = city with { $count } tracks ({ LIST($sides, of: "way-") })
thing-railroad = { $count ->
    [0] railroad ({ LIST($sides, of: "way-") })
    [one] railroad with a locomotive ({ LIST($sides, of: "way-") })
   *[other] railroad with { $count } locomotives ({ LIST($sides, of: "way-") })
}
thing-locomotive = { $count ->
    [one] a locomotive
   *[other] { $count } locomotives
}
thing-mountain = { $count ->
    [one] mountain with 1 nugget ({ LIST($sides, of: "way-") })
   *[other] mountain with { $count } nuggets ({ LIST($sides, of: "way-") })
}
thing-graveyard = graveyard
thing-tipi = { $count ->
    [one] tipi camp
   *[other] { $count } tipi camps
}
thing-herd = { $count ->
    [one] herd of horses
   *[other] { $count } herds of horses
}
thing-star = Sheriff’s star
thing-prairie = prairie
caption-railroad = { $shape ->
    [bend] { $count ->
        [one] railroad bend
       *[other] { $count } railroad bends
    }
   *[straight] { $count ->
        [one] straight railroad
       *[other] { $count } straight railroads
    }
}
caption-junction = junction of { $count } tracks
caption-city = city with { $count } tracks
caption-mountain = { $count ->
    [one] mountain with 1 nugget
   *[other] mountain with { $count } nuggets
}

overlay-owners = { $owned ->
    [0] nobody is there
   *[other] { $owners }
}
overlay-railroad = Railroad, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}{ $locomotives ->
    [none] {""}
    [one] { " " }× 2 for one locomotive
   *[many] , locomotives cancel each other out
}: { $state ->
    [done] finished, { $worth } points
   *[open] { $worth } when finished, { $end } at the end of the game; { $whose }
}
overlay-mountain = Mountain, { $symbols ->
    [one] 1 nugget
   *[other] { $symbols } nuggets
}: { $state ->
    [done] finished, { $worth } points
   *[open] { $worth } when finished, { $tokens ->
        [0] no token left
        [one] 1 token in the stack
       *[other] { $tokens } tokens in the stack
    }{ $frozen ->
        [yes] , no digging while the Sheriff is here
       *[no] {""}
    }; { $whose }
}
overlay-city = City, { $closed } of { $tracks } tracks finished: { $state ->
    [done] { $worth } points
   *[open] { $worth } so far when finished, { $end } at the end of the game; { $whose }
}
overlay-graveyard = Graveyard, { $tiles } of 8 tiles around it: { $state ->
    [done] { $worth } points
   *[open] { $worth } when finished, { $end } at the end of the game; { $whose }
}
overlay-prairie = Prairie, { $tipis ->
    [one] 1 tipi camp
   *[other] { $tipis } tipi camps
} and { $herds ->
    [one] 1 herd
   *[other] { $herds } herds
}: { $worth } at the end of the game; { $whose }

sign-nugget = A nugget on a mountain: a token goes on the stack, and the owner of the finished mountain scores 1.
sign-locomotive = A locomotive: exactly one on a finished railroad counts its tiles double; two cancel each other out.
sign-tipi = A tipi camp: 2 points for the farmers of its prairie.
sign-herd = A herd of horses: 4 points for the farmers of its prairie.
sign-station = A junction with its water tower: every railroad that comes here ends here.
sign-town = A city: every railroad that comes here ends here, and the merchant scores 3 for each that is finished.
sign-star = A Sheriff’s star: whoever lays this tile sends the Sheriff on.
sign-last = The tile that was laid last.

## What exactly does not fit in a box (box-)

box-at = `at` must lie on the tile, between 0 and 1
box-sides = “{ $text }” must name sides in the order N, E, S, W, each once
box-count = `{ $name }` must be a whole number from { $low } to { $most }
box-rail = a railroad joins two sides, or leads from one to the tile’s city or junction
box-prairie = a prairie needs half-edges, of { $names }
box-side-owner = each { $letter } side of { $sides } must belong to exactly one { $kind ->
        [mountain] mountain
       *[railroad] railroad
    }
box-halves = every half-edge must belong to exactly one segment; look at { $names }
box-prairie-side = both halves of the prairie side { $side } belong together
box-cross = two segments cross each other
box-station = a city or junction needs three or four railroads, which all end there
box-city-land = a city lies among prairie and railroads only
box-tile-sides = `sides` must be four letters of M, R, P
box-tile-id = a tile is called by capital letters and digits, like M07
box-set = there is no set “{ $set }”; there is { $known }
box-segments = a tile holds { $areas } areas and { $peaks } mountains at most
box-tile-twice = two tiles have the same id: { $tile }
box-total = `{ $entry }` is { $want }, but the tiles add up to { $found }
box-icons = `{ $entry }` is { $want }: there is room for { $most }
box-start = there must be exactly one start tile, in the base set
box-room = there is room for { $tiles } tiles of { $kinds } kinds
box-stations = there is room for { $count } tiles with more than one railroad
box-values = there must be up to eight values, ascending, with a count for each
box-token-total = the counts add up to { $found }, not to the total { $want }
box-pieces = there is room for 2 to 5 players with 1 to 7 cowboys and one tent each, and one Sheriff
box-points = every entry must be a whole number from 0 to 50
