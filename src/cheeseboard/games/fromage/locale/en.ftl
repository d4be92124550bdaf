# Fromage: all words of the game, English. Other rooms append ids below; the five other files follow. Words used
# throughout: quadrant = a quarter of the disc, with a venue and a resource sector; venue = Festival, Fromagerie, Bistro,
# Villes; space = where a cheese goes; structures, livestock, fruit, orders = resources; bonus cheese = without a worker.

## The game

game-title = Fromage
game-pitch = Make cheese on a turning table: every turn another venue comes round, and nobody waits for anybody.
game-intro = In a small French town everybody makes cheese, all at the same time. A round table with four venues turns a quarter after each turn; your workers ride along on it and come home when they face you again, sooner from bronze, later from gold. Gather structures, livestock, fruit and orders, fill the Festival, the Fromagerie, the Bistro and the Villes, and have the most points when somebody’s last cheese is on the table. Alone you play against the Corporation.

## Resources, venues, kinds of cheese, people

resource-structure = Structures
resource-livestock = Livestock
resource-fruit = Fruit
resource-order = Orders
amount-structure = { $count ->
        [one] { $count } structure
       *[other] { $count } structures
    }
amount-livestock = { $count ->
        [one] { $count } livestock
       *[other] { $count } livestock
    }
amount-fruit = { $count ->
        [one] { $count } fruit
       *[other] { $count } fruit
    }
amount-order = { $count ->
        [one] { $count } order
       *[other] { $count } orders
    }
venue-festival = Festival
venue-fromagerie = Fromagerie
venue-bistro = Bistro
venue-villes = Villes
age-b = bronze
age-s = silver
age-g = gold
kind-Sb = soft, bronze
kind-Ss = soft, silver
kind-Sg = soft, gold
kind-Hb = hard, bronze
kind-Hs = hard, silver
kind-Hg = hard, gold
kind-Bb = bleu, bronze
kind-Bs = bleu, silver
kind-Bg = bleu, gold
worker-S = the soft worker
worker-H = the hard worker
worker-B = the bleu worker
ability-barn = Barn
ability-greenhouse = Greenhouse
ability-dock = Loading Dock
ability-hq = Headquarters
source-sign = the display sign
region-purple = purple
region-blue = blue
region-white = white
region-green = green
region-orange = orange
region-pink = pink

## Cities of the Villes, with their space

city-V01 = Toulouse (V01)
city-V02 = Caylus (V02)
city-V03 = Montpellier (V03)
city-V04 = Nantes (V04)
city-V05 = Rennes (V05)
city-V06 = Tours (V06)
city-V07 = Orléans (V07)
city-V08 = Limoges (V08)
city-V09 = Chavignol (V09)
city-V10 = Laguiole (V10)
city-V11 = Paris (V11)
city-V12 = Troyes (V12)
city-V13 = Lille (V13)
city-V14 = Dijon (V14)
city-V15 = Lyon (V15)
city-V16 = Grenoble (V16)
city-V17 = Pont-l’Évêque (V17)
city-V18 = Strasbourg (V18)

## Order cards: names of cheeses, and a line for each kind

card-Sb1 = Camembert
card-Sb2 = Neufchâtel
card-Sb3 = Chaource
card-Sb4 = Coulommiers
card-Ss1 = Brie de Meaux
card-Ss2 = Livarot
card-Ss3 = Pont-l’Évêque
card-Ss4 = Reblochon
card-Sg1 = Époisses
card-Sg2 = Munster
card-Sg3 = Langres
card-Sg4 = Brie de Melun
card-Hb1 = Saint-Nectaire
card-Hb2 = Morbier
card-Hb3 = Tomme de Savoie
card-Hb4 = Tome des Bauges
card-Hs1 = Abondance
card-Hs2 = Cantal
card-Hs3 = Emmental de Savoie
card-Hs4 = Laguiole
card-Hg1 = Ossau-Iraty
card-Hg2 = Comté
card-Hg3 = Beaufort
card-Hg4 = Salers
card-Bb1 = Bleu de Bresse
card-Bb2 = Bleu de Laqueuille
card-Bb3 = Bleu du Vercors-Sassenage
card-Bb4 = Fourme de Montbrison
card-Bs1 = Fourme d’Ambert
card-Bs2 = Bleu d’Auvergne
card-Bs3 = Bleu de Gex
card-Bs4 = Bleu de Thiézac
card-Bg1 = Roquefort
card-Bg2 = Bleu des Causses
card-Bg3 = Bleu de Termignon
card-Bg4 = Persillé de Tignes
order-card = { $name } ({ $kind })
flavour-Sb = Wanted for Saturday, and it will not wait for Sunday.
flavour-Ss = Its rind speaks up before the cart is unloaded.
flavour-Sg = The neighbours have asked whose it is. Twice.
flavour-Hb = Plain, sound, and gone by the second glass.
flavour-Hs = For the table by the window, in one whole wheel.
flavour-Hg = Older than the apprentice who carries it.
flavour-Bb = A gentle blue, for people who say they do not like blue.
flavour-Bs = Pears are ordered with it; so is silence.
flavour-Bg = Kept in a cave, sold by the thumb, argued over for hours.

## Chapters of the rulebook page

chapter-setup = The box and the set-up
chapter-setup-intro = Four quadrants make the disc, each with one venue; on its middle lies the resource tile with a sector towards each quadrant: clockwise livestock, orders, structures, fruit. Spaces have names: F23 is row 2, column 3 of the Festival, M2a a place on shelf 2 of the Fromagerie, B4b a plate on table 4 of the Bistro, V11 a city of the Villes.
chapter-turn = A turn
chapter-turn-intro = Workers come home, everybody acts at once in front of them, the table turns.
chapter-make = Making cheese
chapter-make-intro = Every space has a type, soft, hard or bleu, and an age, bronze, silver or gold.
chapter-gather = Gathering resources
chapter-gather-intro = Between your venue and the hub lies one of the four resource sectors.
chapter-festival = The Festival
chapter-festival-intro = Five rows of five, with seven free samples among the cheese.
chapter-shop = The Fromagerie
chapter-shop-intro = Six shelves of three. Shelves 1 to 3 on the left have resource signs, 4 to 6 on the right point signs; the lowest are bronze, the top ones gold.
chapter-bistro = The Bistro
chapter-bistro-intro = Nine tables for two.
chapter-villes = The Villes
chapter-villes-intro = Eighteen cities in six regions.
chapter-fruit = Fruit
chapter-fruit-intro = Two marks on spaces ask for fruit: the strawberry for fruited cheese, the jar for jam.
chapter-milk = Livestock and milking parlours
chapter-milk-intro = Milk makes bonus cheese: cheese without a worker.
chapter-order = Orders
chapter-order-intro = Thirty-six cards, four for each of the nine kinds of cheese.
chapter-build = Structures and abilities
chapter-build-intro = Each player board has four abilities, side by side, waiting to be unlocked.
chapter-end = The end of the game
chapter-end-intro = Nothing scores before; everything is counted once, at the end.
chapter-tile = Structure tiles
chapter-tile-intro = In the advanced game tiles may cover printed abilities. The rules of the draft come from the rulebook; the 32 tiles are our own, since no source names them.
chapter-solo = Alone against the Corporation
chapter-solo-intro = One player, one opponent that draws cards. What its four levels do comes from us, except where the rulebook says it.
chapter-ruling = Corner cases
chapter-ruling-intro = Where the rulebook is silent or can be read in two ways, this table plays as follows.

## Clauses: the box and the set-up

clause-box-counts = The box holds 4 quadrants, 12 inserts, 4 player boards, 12 workers, 60 cheeses, 36 order cards, 36 tokens each of structures, livestock and fruit, 32 structure tiles, 6 customer tokens and 8 multipliers.
clause-setup-inserts-by-count = Each venue gets the layout that belongs to the number of players.
clause-setup-side-one-first = In a first game every venue shows its side I.
clause-setup-sides-mixed = Later any mixture of sides I and II may be played, and with four also the printed layouts.
clause-setup-quadrants-any-order = The four quadrants lie in any order.
clause-setup-resource-tile-random = The resource tile is laid on the middle at random.
clause-setup-seat-faces-quadrant = Every seat faces exactly one quadrant.
clause-setup-two-opposite = Two players sit opposite each other.
clause-setup-four-around = Four players sit round all four sides; three leave one side empty.
clause-setup-customers-random = Each of the six regions gets one customer token at random.
clause-setup-orders-shuffled = The order cards are shuffled.
clause-setup-resources-in-reach = All resource tokens are a supply for everybody.
clause-setup-fifteen-cheeses = Everybody has 15 cheeses.
clause-setup-three-workers = Everybody has three workers: one soft, one hard, one bleu.
clause-setup-board-random = Player boards are dealt at random.
clause-setup-two-from-left = Everybody starts with 2 of the resource whose sector lies to their left.
clause-setup-one-from-opposite = And with 1 of the resource whose sector lies opposite.
clause-stock-structures = Unused structures wait left of the abilities.
clause-stock-livestock = Unused livestock stands in the pasture.
clause-stock-fruit = Unused fruit lies in the basket.
clause-stock-orders-open = Orders lie face up beside the board; everybody sees them.

## Clauses: a turn

clause-turn-collect-first = A turn begins with workers coming home.
clause-turn-simultaneous = Then everybody acts at once.
clause-turn-own-quadrant-only = You act only in the quadrant that faces you.
clause-turn-available-workers-only = Only workers that are at home can be used.
clause-turn-gather-and-make-any-order = In your turn you may gather once and make cheese once, in either order, or leave either out.
clause-turn-rotate-clockwise = When everybody is ready, the whole disc turns a quarter clockwise, with all that lies on it.
clause-turn-reaction-order = Whoever wants to wait for others plays openly: clockwise, beginning with the seat that the structures sector faces.
clause-collect-facing-you = A worker whose point faces you comes home.
clause-collect-not-otherwise = Every other worker stays where it is.
clause-collect-first-turn-none = In the first turn all workers are at home already.
clause-collect-never-cheese = Cheese never leaves the table.
clause-collect-rotation-counts = The turning disc counts for you: a worker is away for one, two or three turns.
clause-collect-several-at-once = All workers that are due come home together.
clause-collect-stronger-longer = The stronger the space, the longer the wait.

## Clauses: making cheese

clause-make-empty-space = Cheese goes on an empty space of your venue.
clause-make-worker-of-type = It takes the worker of the space’s type.
clause-make-worker-covers = The worker covers the cheese and is away.
clause-make-bronze-one = Bronze: back after one turn.
clause-make-silver-two = Silver: back after two turns.
clause-make-gold-three = Gold: back after three turns.
clause-make-fruit-needed = A space marked fruited or jam costs 1 fruit.
clause-make-once-a-turn = You make cheese at most once a turn.
clause-make-blocked-spaces = With fewer than four players some spaces are crossed out and closed.

## Clauses: gathering

clause-gather-own-sector = You gather only in the resource sector that faces you.
clause-gather-empty-space = Your worker goes on an empty space of the sector.
clause-gather-three-spaces = Each sector has three spaces: 1, 2 and 3.
clause-gather-yield-at-once = You take as many as the space says, at once.
clause-gather-wait-equals-yield = And the worker is away for as many turns.
clause-gather-once-a-turn = You gather at most once a turn.
clause-gather-no-cheese = No cheese is placed on resource spaces.
clause-gather-any-type = Any worker may gather, whatever its type.
clause-resource-same-turn = Resources may be used in the turn in which you gain them.
clause-resource-kinds-alike = Tokens of one kind all count the same.
clause-resource-unlimited = Structures, livestock and fruit never run out.

## Clauses: the Festival

clause-festival-orthogonal = Only cheeses side by side belong together, not corner to corner.
clause-festival-samples-everybody = A free sample counts as a cheese of everybody.
clause-festival-age-equals-samples = Bronze spaces touch no free sample, silver ones one, gold ones two.
clause-festival-groups-scored = At the end each group with a cheese of yours scores by its size, free samples included.
clause-festival-table = Groups of 1 to 7 score 0, 2, 4, 6, 9, 12, 15 points, larger ones 5 more for each further cheese.
clause-festival-several-groups = Several groups of one player all score.

## Clauses: the Fromagerie

clause-shop-sign-per-shelf = Every shelf has a display sign of its own; older cheese, better sign.
clause-shop-resource-at-once = A resource sign pays at once when a cheese is placed on its shelf.
clause-shop-two-different = Shelf 3: gain 2 resources of two different kinds.
clause-shop-one-any = Shelf 2: gain 1 resource of your choice, an order if you like.
clause-shop-swap = Shelf 1: you may give up 1 unused resource; if you do, gain 1 of any kind.
clause-shop-shelves-scored = At the end 0 to 6 different shelves with your cheese score 0, 0, 2, 5, 9, 14, 20 points.
clause-shop-point-sign-per-cheese = And each of your cheeses on shelves 4, 5 and 6 scores 1, 2 and 3 points.

## Clauses: the Bistro

clause-bistro-plates = Every plate with a cheese of yours scores.
clause-bistro-pair = Two cheeses of yours at one table are a pairing.
clause-bistro-row-by-pairs = The number of your pairings sets what all your plates are worth: with 0 pairings bronze, silver and gold score 0, 2, 4; with 2, 2, 4, 6; with 3 or more, 3, 6, 9.
clause-bistro-row-one = With one pairing bronze, silver and gold plates score 1, 3 and 5.

## Clauses: the Villes

clause-villes-influence = A cheese counts in every region that its space touches.
clause-villes-regions-by-age = Bronze touches one region, silver two, gold three.
clause-villes-six-regions = There are six regions: purple, blue, white, green, orange and pink.
clause-villes-most-takes = At the end whoever has most cheeses in a region takes its customer token.
clause-villes-value-by-players = The tokens are worth 3, 4 or 5 with one or two players, 5, 6 or 7 with three, 7, 8 or 9 with four.
clause-villes-tie-flips = If several are level at the top, the token is flipped and each of them scores its tie value instead.
clause-villes-tie-value-by-players = A tie is worth 2 with three players and 3 with four.
clause-villes-tie-none-small = With one or two players a tie scores nothing.
clause-villes-example = Everybody adds up all tokens they have taken: 3, 3, 4 and 5 make 15.

## Clauses: fruit

clause-fruit-basket-first = Fruit that you gain goes into the basket.
clause-fruit-spent-from-basket = Spent fruit moves from the basket to the track of its mark.
clause-fruit-product = At the end the number on fruited cheese times the number on jam is your points.
clause-fruit-bonus-too = Bonus cheese pays fruit as well.

## Clauses: livestock

clause-milk-any-time = A milking parlour may be used at any time in your turn.
clause-milk-cost = It takes the number of livestock that it shows, from the pasture into the parlour.
clause-milk-place-at-once = Its bonus cheese is placed at once.
clause-milk-match = It goes on an empty space of your venue with the type and age that the parlour shows.
clause-milk-no-worker = Bonus cheese takes no worker.
clause-milk-each-once = Each parlour is used once in a game.
clause-milk-besides-make = It comes besides making cheese in the same turn.
clause-milk-several = Several parlours may be used in one turn.
clause-milk-may-end-game = Bonus cheese can be your last and bring the end.

## Clauses: orders

clause-order-both-needs = An order wants both its type and its age.
clause-order-when-placing = It can be completed only in the moment in which the cheese is placed.
clause-order-optional = Completing an order is your choice.
clause-order-moved-right = A completed order moves to the other side of the board and is no longer held.
clause-order-one-per-cheese = One cheese completes at most one order.
clause-order-not-backwards = A cheese that lies there already completes no order drawn later.
clause-order-bonus-counts = A bonus cheese may complete an order.
clause-order-track = 1 to 6 completed orders score 1, 2, 3, 5, 7, 10 points, each further one 4 more.

## Clauses: structures and abilities

clause-build-any-time = An ability may be unlocked at any time in your turn.
clause-build-exact-at-once = Its whole cost in structures goes on its scaffolds at once.
clause-build-then-works = From then on it works, and not before.
clause-build-many-times = An unlocked ability works again and again.
clause-build-scoring-at-end = Abilities that score do so at the end.
clause-build-parallel-boards = The four boards have the same four abilities with different resources.
clause-build-names = From left to right they are Barn, Greenhouse, Loading Dock and Headquarters.
clause-barn-worker = Barn: a worker put there gains 1 of the resource shown.
clause-barn-next-turn = The worker on the Barn is back next turn.
clause-barn-not-gather = Using the Barn is not gathering, so one turn can use all three workers.
clause-greenhouse-plus-one = Greenhouse: when you gain the resource shown, from wherever, you gain 1 more of it.
clause-greenhouse-once-a-turn = It does so once a turn.
clause-dock-venue = Loading Dock: for each cheese you place in the venue shown, gain 1 of the resource shown.
clause-dock-bonus-too = Bonus cheese counts for it as well.
clause-hq-used-only = Headquarters: at the end 1 point for each of the resource shown that you have used; what is unused does not count.

## Clauses: the end

clause-end-last-cheese-announced = Whoever places their last cheese says so at once.
clause-end-finish-turn = Everybody finishes that turn; then the game is over.
clause-end-all-cheese-counts = All cheese on the table scores, even where its worker would still be away.
clause-end-workers-off = Workers are taken off and score nothing.
clause-end-two-unused-one-point = Every two unused resources score 1 point.
clause-end-most-wins = Most points win.
clause-end-tie-cheese = If points are level, more cheese on the table wins.
clause-end-tie-shared = If that is level too, the victory is shared.
clause-end-prestige-sources = Points come from cheese in the four venues, from orders, fruit and abilities, and from unused resources.

## Clauses: alone

clause-solo-standard-otherwise = Alone everything goes as usual, with the layouts for one or two players, except for what follows.
clause-solo-level-one-first = Begin with level 1.
clause-solo-cheeses-on-board = The Corporation’s cheeses lie on its board: 15, 15, 18 and 20 on levels 1 to 4.
clause-solo-two-colours = Where it needs the cheeses of two colours, all are alike.
clause-solo-no-workers = The Corporation has no workers, no starting resources and never gains anything.
clause-solo-single-deck = All orders form a single deck.
clause-solo-draft = Alone with tiles: draw 4 and keep 1, draw 3 and keep 1, draw 2 and keep 1, draw 1; the rest is out.
clause-solo-acts-first = Each turn the Corporation acts before you.
clause-solo-draws-order = It draws one order.
clause-solo-leftmost-cheese = The leftmost cheese of its board is placed.
clause-solo-your-venue = It goes on an empty space of your venue that fits the order.
clause-solo-you-choose = If several fit, you choose.
clause-solo-no-fruit = It needs no fruit.
clause-solo-discard = Then the order is discarded.
clause-solo-reshuffle = When the deck is empty, the discards are shuffled into a new one.
clause-solo-no-space-keeps = If no space fits, the order goes to the Corporation’s slot instead.
clause-solo-end-empty-board = When its board is empty, this turn is the last.
clause-solo-score-track = It scores the highest number uncovered on its track.
clause-solo-score-customers = And the customers that it wins.
clause-solo-score-orders = And 3 points for each order in its slot.
clause-solo-example = The three are added: 36 on the track, 15 for 5 orders and 5 for a customer make 56.
clause-solo-levels-harder = Each further level adds rules for the Corporation and keeps the earlier ones.

## Clauses: corner cases

clause-ruling-resource-space-blocks = A worker on resource space 2 blocks it for the next seat, one on 3 for the next two.
clause-ruling-order-not-from-same-cheese = An order drawn because of a cheese is not completed by that cheese.
clause-ruling-own-fruit-not-in-advance = Fruit gained by a cheese does not pay for that cheese.
clause-ruling-barn-one-worker = The Barn holds one worker at a time.
clause-ruling-swap-orders = A swap may give up an uncompleted order, and it may gain one; it may even gain the kind given up.
clause-ruling-unused-summed = Unused resources of all kinds, uncompleted orders too, are added up first and then halved, rounded down.
clause-ruling-hq-counts-own-cost = A Headquarters that counts used structures counts its own as well.
clause-ruling-order-deck-empty = When a card is needed and the deck is empty, the discards are shuffled; if there are none, fewer are drawn.
clause-ruling-private-until-ready = What you do in a turn the others see when all are ready; only the last cheese is told at once.
clause-ruling-solo-no-card-left = With neither deck nor discards the Corporation draws nothing that turn.
clause-ruling-answer-first = What has begun is finished first: an open question is answered before anything else.
clause-ruling-build-once = An ability is unlocked once.
clause-ruling-effects-in-any-order = After a cheese its order comes first; then, if several effects wait, you choose which is next (option: in the listed order, docks and tiles from left to right, then the sign).
clause-ruling-greenhouse-by-itself = The Greenhouse works by itself at the first gain of the turn that fits (option: it asks).
clause-ruling-two-named-first = For two different resources both are named before a card is drawn.
clause-ruling-use-without-card = Gathering orders, the Barn and the Post House stay usable with no card to draw; they draw what there is.
clause-ruling-nothing-gained = Where nothing is gained, nothing is set off; one gain can set off both the Greenhouse and the Sorting Room.
clause-ruling-cart-with-vat = The Tandem Cart does not work for cheese from the Extra Vat, which spent a worker (option).
clause-ruling-first-occasion = A tile that works once a turn does so at the first occasion.
clause-ruling-openly-when-short = A turn in which the order cards could run out is played openly, clockwise from the structures sector, or from the next seat after it; on request every turn is.
clause-ruling-ready-taken-back = Readiness is open. When a last cheese is announced, whoever was ready may take that back once.
clause-ruling-one-choice = A choice of one is no choice: it happens by itself.
clause-ruling-worker-tile-one = A tile for workers holds one at a time, is not gathering, and only an unlocked one can be used.
clause-ruling-tile-replaces = A tile replaces the ability under it wholly, its cost too.
clause-ruling-blocked-plate = A table with a closed plate never makes a pairing; its open plate scores.
clause-ruling-greenhouse-one = The Greenhouse gives 1 more, however many are gained.
clause-solo-level-two = From level 2 the rule that ties bring nothing is set aside: a region in which the Corporation is level at the top, with at least 1 cheese, is its own at full value.
clause-solo-level-three = From level 3 the Corporation draws two orders on turns 4, 8, 12 and so on.
clause-solo-level-four = On level 4 it draws one order for each venue before turn 1, in the order in which the venues reach you.
clause-solo-win-higher = You beat the level only with more points than the Corporation, or with as many and more cheese placed.
clause-option-level = A level of the Corporation is for one player, 1 to 4.
clause-option-printed-layout = The printed layouts are for four players.

## Clauses: structure tiles

clause-draft-four-random = Advanced: everybody is dealt 4 tiles.
clause-draft-keep-one-pass-left = Keep one and pass the rest to the left, all at once and face down, until everybody has four.
clause-draft-cover-any-number = Then cover any number of printed abilities, one tile each.
clause-draft-rest-to-box = Tiles that are not laid are out of the game.
clause-tile-market-barn = Y1 { tile-Y1 }, cost 3. { tile-Y1-text }
clause-tile-timber-yard = Y2 { tile-Y2 }, cost 2. { tile-Y2-text }
clause-tile-double-byre = Y3 { tile-Y3 }, cost 3. { tile-Y3-text }
clause-tile-orchard = Y4 { tile-Y4 }, cost 3. { tile-Y4-text }
clause-tile-post-house = Y5 { tile-Y5 }, cost 3. { tile-Y5-text }
clause-tile-barter-stall = Y6 { tile-Y6 }, cost 2. { tile-Y6-text }
clause-tile-extra-vat = Y7 { tile-Y7 }, cost 4. { tile-Y7-text }
clause-tile-lookout = Y8 { tile-Y8 }, cost 2. { tile-Y8-text }
clause-tile-hay-loft = T1 { tile-T1 }, cost 2. { tile-T1-text }
clause-tile-jam-kettle = T2 { tile-T2 }, cost 2. { tile-T2-text }
clause-tile-fruit-press = T3 { tile-T3 }, cost 2. { tile-T3-text }
clause-tile-dispatch-desk = T4 { tile-T4 }, cost 3. { tile-T4-text }
clause-tile-masons-shed = T5 { tile-T5 }, cost 1. { tile-T5-text }
clause-tile-sorting-room = T6 { tile-T6 }, cost 2. { tile-T6-text }
clause-tile-day-labour = T7 { tile-T7 }, cost 3. { tile-T7-text }
clause-tile-long-haul = T8 { tile-T8 }, cost 3. { tile-T8-text }
clause-tile-shop-round = D1 { tile-D1 }, cost 2. { tile-D1-text }
clause-tile-fair-stall = D2 { tile-D2 }, cost 2. { tile-D2-text }
clause-tile-rail-siding = D3 { tile-D3 }, cost 2. { tile-D3-text }
clause-tile-kitchen-door = D4 { tile-D4 }, cost 1. { tile-D4-text }
clause-tile-bronze-cellar = D5 { tile-D5 }, cost 2. { tile-D5-text }
clause-tile-silver-cellar = D6 { tile-D6 }, cost 3. { tile-D6-text }
clause-tile-gold-cellar = D7 { tile-D7 }, cost 3. { tile-D7-text }
clause-tile-tandem-cart = D8 { tile-D8 }, cost 2. { tile-D8-text }
clause-tile-festival-marquee = P1 { tile-P1 }, cost 4. { tile-P1-text }
clause-tile-shop-sign = P2 { tile-P2 }, cost 4. { tile-P2-text }
clause-tile-chefs-letter = P3 { tile-P3 }, cost 4. { tile-P3-text }
clause-tile-rail-map = P4 { tile-P4 }, cost 4. { tile-P4-text }
clause-tile-gold-vault = P5 { tile-P5 }, cost 4. { tile-P5-text }
clause-tile-fresh-guild = P6 { tile-P6 }, cost 3. { tile-P6-text }
clause-tile-granary = P7 { tile-P7 }, cost 3. { tile-P7-text }
clause-tile-grand-tour = P8 { tile-P8 }, cost 3. { tile-P8-text }

## Structure tiles: names and what they do

tile-Y1 = Market Barn
tile-Y1-text = A worker here: gain 1 resource of your choice; back next turn.
tile-Y2 = Timber Yard
tile-Y2-text = A worker here: gain 2 structures; back after 2 turns.
tile-Y3 = Double Byre
tile-Y3-text = A worker here: gain 2 livestock; back after 2 turns.
tile-Y4 = Orchard
tile-Y4-text = A worker here: gain 2 fruit; back after 2 turns.
tile-Y5 = Post House
tile-Y5-text = A worker here: gain 2 orders; back after 2 turns.
tile-Y6 = Barter Stall
tile-Y6-text = A worker here: you may give up 1 unused resource; if you do, gain 2 resources, neither of the kind given up; back next turn.
tile-Y7 = Extra Vat
tile-Y7-text = A worker here: place 1 cheese on an empty bronze space of the worker’s type in your venue, paying its fruit. The worker stays on the tile; back next turn. This is not Make Cheese.
tile-Y8 = Lookout
tile-Y8-text = A worker here: gain 1 of the resource whose sector faces you; back next turn.
tile-T1 = Hay Loft
tile-T1-text = Once a turn: after you use a milking parlour, gain 1 livestock.
tile-T2 = Jam Kettle
tile-T2-text = Once a turn: after you spend fruit on jam, gain 1 order.
tile-T3 = Fruit Press
tile-T3-text = Once a turn: after you spend fruit on fruited cheese, gain 1 livestock.
tile-T4 = Dispatch Desk
tile-T4-text = Once a turn: after you complete an order, gain 1 resource of your choice.
tile-T5 = Mason’s Shed
tile-T5-text = Each time you unlock another ability after this one, gain 1 structure.
tile-T6 = Sorting Room
tile-T6-text = Once a turn: when you gain any orders, draw 1 more, then give up 1 uncompleted order.
tile-T7 = Day Labour
tile-T7-text = When you gather on space 1, gain 1 more of that resource.
tile-T8 = Long Haul
tile-T8-text = When you gather on space 3, gain 1 resource of another kind of your choice.
tile-D1 = Shop Round
tile-D1-text = For each cheese you place in the Fromagerie: gain 1 livestock.
tile-D2 = Fair Stall
tile-D2-text = For each cheese you place in the Festival: gain 1 order.
tile-D3 = Rail Siding
tile-D3-text = For each cheese you place in the Villes: gain 1 fruit.
tile-D4 = Kitchen Door
tile-D4-text = For each cheese you place in the Bistro: gain 1 structure.
tile-D5 = Bronze Cellar
tile-D5-text = For each bronze cheese you place: gain 1 structure.
tile-D6 = Silver Cellar
tile-D6-text = For each silver cheese you place: gain 1 fruit.
tile-D7 = Gold Cellar
tile-D7-text = For each gold cheese you place: gain 1 resource of your choice.
tile-D8 = Tandem Cart
tile-D8-text = For each cheese you place without a worker: gain 1 order.
tile-P1 = Festival Marquee
tile-P1-text = At the end: 1 point for each of your cheeses in the Festival.
tile-P2 = Shop Sign
tile-P2-text = At the end: 1 point for each of your cheeses in the Fromagerie.
tile-P3 = Chef’s Letter
tile-P3-text = At the end: 1 point for each of your cheeses in the Bistro.
tile-P4 = Rail Map
tile-P4-text = At the end: 1 point for each of your cheeses in the Villes.
tile-P5 = Gold Vault
tile-P5-text = At the end: 1 point for each of your gold cheeses.
tile-P6 = Fresh Guild
tile-P6-text = At the end: 1 point for each of your bronze cheeses.
tile-P7 = Granary
tile-P7-text = At the end: your first 8 unused resources score 1 point each, the rest 1 for every two as usual.
tile-P8 = Grand Tour
tile-P8-text = At the end: 2 points for each venue with at least 3 of your cheeses.

## Options

option-players = Players
option-players-help = How many play. One plays against the Corporation.
option-festival = Festival
option-festival-help = Which layout the Festival has.
option-fromagerie = Fromagerie
option-fromagerie-help = Which layout the Fromagerie has.
option-bistro = Bistro
option-bistro-help = Which layout the Bistro has.
option-villes = Villes
option-villes-help = Which layout the Villes have.
option-festival-I = Side I
option-festival-II = Side II
option-festival-P = The printed one, for four
option-festival-any = Drawn by lot
option-fromagerie-I = Side I
option-fromagerie-II = Side II
option-fromagerie-P = The printed one, for four
option-fromagerie-any = Drawn by lot
option-bistro-I = Side I
option-bistro-II = Side II
option-bistro-P = The printed one, for four
option-bistro-any = Drawn by lot
option-villes-I = Side I
option-villes-II = Side II
option-villes-P = The printed one, for four
option-villes-any = Drawn by lot
option-tiles = Structure tiles
option-tiles-help = The advanced game: everybody drafts four tiles and may cover printed abilities with them.
option-level = The Corporation
option-level-help = Alone: how hard the Corporation plays, 1 to 4. With more players there is none.
option-clockwise = One after the other
option-clockwise-help = Every turn is played openly, clockwise from the structures sector.
option-greenhouse = Greenhouse
option-greenhouse-help = Whether the Greenhouse works by itself or asks each time.
option-greenhouse-auto = By itself
option-greenhouse-ask = It asks
option-trigger_order = Several effects at once
option-trigger_order-help = Whether you choose which effect comes first.
option-trigger_order-choose = The player chooses
option-trigger_order-listed = Abilities from left to right, then the sign
option-cart_with_vat = Tandem Cart with the Extra Vat
option-cart_with_vat-help = The Extra Vat uses a worker; with this its cheese sets off the Tandem Cart all the same.

## Moves in words

move-ready = Ready
move-gather = { $resource }, space { $n }: send { $worker }
move-make = Make cheese at { $place }
move-milk = Milk { $cost } livestock: bonus cheese at { $place }
move-build = Unlock { $ability } for { $cost ->
        [one] { $cost } structure
       *[other] { $cost } structures
    }
move-work = { $ability }: send { $worker }
move-vat = Extra Vat: cheese at { $place }
move-complete = Complete the order: { $kind }
move-keep = Leave the order open
move-fire = First: { $source }
move-take = Gain 1: { $resource }
move-pair = Gain 1 each: { $one }, { $two }
move-give = Give up 1: { $resource }
move-give-order = Give up an order: { $kind }
move-skip = Nothing
move-use = Greenhouse: 1 more, { $resource }
move-corp = The Corporation’s cheese at { $place }
move-draft = Keep { $tile }
move-lay = Cover { $ability } with { $tile }
move-laid = All tiles are laid

## Lines of a score

term-festival = Festival, group of { $size }
term-shelves = Fromagerie, { $shelves ->
        [one] { $shelves } shelf
       *[other] { $shelves } shelves
    }
term-sign = Fromagerie, sign of shelf { $shelf }
term-plates = Bistro, { $age }, { $pairs ->
        [one] { $pairs } pairing
       *[other] { $pairs } pairings
    }
term-region = Villes, { $region }
term-region-tied = Villes, { $region }, tied
term-orders = Completed orders: { $orders }
term-fruit = Fruited cheese times jam
term-hq = Headquarters: used { $resource }
term-tile = { $tile }
term-unused = Unused resources: { $unused }, two for a point
term-corporation = Against it, the Corporation has { $points }: { $track } on its track, { $customers } from customers, { $stored } from stored orders

## What happens: log and live region

effect-venues-laid = The quadrants lie clockwise from the south: { $venues }.
effect-sectors-laid = The resource tile lies with { $resource } to the south.
effect-side-chosen = { $venue }: { $layout ->
        [I] side I
        [II] side II
       *[P] the printed layout
    }.
effect-customer-placed = Region { $region }: a customer worth { $points }.
effect-board-dealt = { $who } gets player board { $board }.
effect-start-stock = { $who } starts with { $things }.
effect-dealt = { $who } is dealt { $tile }.
effect-drafted = { $who } keeps { $tile }.
effect-passed = The other tiles go on to the left.
effect-laid = { $who } covers { $ability } with { $tile }.
effect-draft-over = All tiles are laid; the rest is out of the game.
effect-turned = Turn { $turn }: { $first ->
        [yes] the game begins
       *[no] the disc has turned a quarter
    }.
effect-came-home = { $who }: { $worker } is home again.
effect-openly = This turn is played openly, one after the other; { $who } begins.
effect-gathered = { $who } gathers; { $worker } is back in { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }: { $resource }.
effect-made = { $who } makes cheese at { $place } with { $worker }.
effect-milked = { $who } milks { $cost } livestock and places a bonus cheese at { $place }.
effect-vat = { $who } makes cheese at { $place } in the Extra Vat, with { $worker }.
effect-built = { $who } unlocks { $ability } for { $cost ->
        [one] { $cost } structure
       *[other] { $cost } structures
    }.
effect-worked = { $who }, { $ability }: { $worker } works there.
effect-fruit-spent = { $who } spends 1 fruit, { $mark ->
        [fruited] on fruited cheese
       *[jam] on jam
    }: { $count } so far.
effect-gained = { $who } gains { $things }.
effect-order-drawn = { $who } draws an order: { $card }.
effect-order-completed = { $who } completes an order: { $card }. Completed so far: { $count }.
effect-order-kept = { $who } leaves an order open: { $card }.
effect-fired = { $ability } works for { $who }.
effect-sign = The sign of shelf { $shelf } works for { $who }.
effect-greenhouse = The Greenhouse gives { $who } 1 more: { $resource }.
effect-greenhouse-declined = { $who } does not use the Greenhouse: { $resource }.
effect-cast = { $who } gives up { $things }.
effect-order-cast = { $who } gives up an order: { $card }.
effect-declined = { $who } gives up nothing, { $what ->
        [swap] so the sign gives nothing
       *[barter] so the Barter Stall gives nothing
    }.
effect-sorted = { $who } sorts out an order: { $card }.
effect-reshuffled = The discards are the deck again: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
effect-no-card = No card is left to draw: { $count ->
        [one] { $count } order less
       *[other] { $count } orders less
    }.
effect-last-cheese = { $who } has placed the last cheese: this is the last turn.
effect-ready = { $who } is ready.
effect-ready-again = { $who } may act again before the end.
effect-corp-drew = The Corporation draws an order: { $card }.
effect-corp-placed = The Corporation’s cheese goes to { $place }; { $count ->
        [one] { $count } is left
       *[other] { $count } are left
    }.
effect-corp-stored = No space fits: the Corporation stores { $card }. Stored so far: { $count }.
effect-corp-empty = The Corporation’s board is empty: this is the last turn.
effect-won = { $how ->
        [most] { $who } wins with { $points } points.
        [cheese] { $who } wins with { $points } points and more cheese.
       *[shared] { $who } shares the victory with { $points } points.
    }
effect-beaten = { $who } beats the Corporation, { $points } to { $theirs }.
effect-not-beaten = The Corporation stands: { $points } to { $theirs } for { $who }.

## Options that do not fit

error-fromage-level-alone = Option “{ $option }” must be 1, 2, 3 or 4 for one player: alone you play against the Corporation.
error-fromage-level-more = Option “{ $option }” is for one player, but { $players } play: leave it out or write 0.
error-fromage-printed = Option “{ $option }” cannot be P with { $players } players: the printed layouts are for four. Choose I, II or any.
error-fromage-needs-tiles = Option “{ $option }” is about structure tiles: add tiles=yes, or leave it out.

# -- end of the words of rules and moves; other rooms below

## Positions and boxes that do not fit

error-fromage-position = { EMPTY($line) ->
        [no] This position cannot be read, at “{ $line }”: { $reason }.
       *[yes] This position cannot be read: { $reason }.
    }
position-said-twice = this is said twice
position-key = a line cannot begin with “{ $word }”
position-word = “{ $word }” does not fit there; write one of: { $known }
position-number = “{ $word }” should be a whole number from { $low } to { $high }
position-words = the number of words there should be from { $least } to { $most }
position-pairs = words come two by two there: a name and what belongs to it
position-twice = each name stands there once
position-seat = there is no seat “{ $word }”; the seats are A to { $last }
position-space = there is no space “{ $word }” there in this layout
position-venues = the venues are the letters { $letters }, each once
position-customers = there are { $count } customers, of the kinds { $letters }, two of each; ? is one that is not known
position-printed = layout P is for four players
position-layout = the options of this match say { $layout }
position-corporation = the Corporation plays only against one player
position-owner = before “{ $word }” say whose cheese it is: a seat, or corp
position-cheese-twice = two cheeses lie on { $space }
position-new = no cheese lies on { $space }
position-home = a worker at home does not come back
position-no-tiles = structure tiles need the option tiles
position-card-twice = order { $card } is in two places
position-no-worker-there = nothing for a worker is on { $place } of seat { $seat }
position-back = that worker comes home between turn { $low } and turn { $high }
position-not-faced = a worker stays there for { $away ->
        [one] one turn
       *[other] { $away } turns
    } at most, but that quadrant is now on side { $position } of the disc: seat { $seat } cannot have faced it so lately
position-cheeses = seat { $seat } has no more than this many cheeses: { $count }
position-corp-cheeses = at this level the Corporation has no more than this many cheeses: { $count }
position-blocked = { $space } is open only with this many players or more: { $count }
position-boards = two seats have the same board
position-no-board = every seat has a board by now
position-no-customer = every region has a customer by now
position-not-drafting = hands and kept tiles belong to the draft
position-tile-twice = tile { $tile } is in two places
position-hand = in this pick the hand of seat { $seat } holds this many tiles: { $count }
position-taken = { $tile } is not in the hand of seat { $seat }
position-two-workers = workers { $other } and { $who } are on the same space
position-worker-cheese = worker { $who } stands on { $space } only with a cheese of its own seat and type there
position-not-built = worker { $who } is on { $place }, which is not unlocked
position-corp-card = the Corporation resolves { $card } only in its own part: the phase is corporation or head
position-head = venues are served only in the head start: the phase is head
position-not-over = the game is not over: nobody has placed its last cheese, and the Corporation’s board is not empty
position-over = somebody had placed its last cheese before this turn, so the game is over: the phase is over
position-where = no cheese of seat { $seat } lies on { $space }
position-sign = a sign waits for seat { $seat } only after a cheese on a shelf whose sign pays: add “where” and that space
position-waiting = nothing that could fire is unlocked on { $place } of seat { $seat }
position-step-order = seat { $seat } is asked about an order only where it holds one for the cheese just placed: add “where” and that space
position-step = nothing gives seat { $seat } a choice at this step: say what waits or is to be gained
position-nobody = all seats are ready, so this round is over
box-word = in `{ $entry }` “{ $word }” should be one of: { $words }
box-number = `{ $entry }` must be a whole number from { $low } to { $high }
box-list = `{ $entry }` must be a list of numbers, this many: { $count }
box-ascending = the numbers of `{ $entry }` must not fall
box-yes-no = `{ $entry }` must be true or false
box-space = “{ $word }” for { $space } must be a type S, H, B, an age b, s, g, then perhaps F or J, then perhaps 3 or 4
box-printed = { $space } is printed on the board for four players: leave out the number of players
box-rows = the number of rows must be { $rows }, the number of spaces in each { $spaces }
box-samples = the number of free samples (*) must be { $count }
box-beside = { $space } is { $age }, so the number of free samples beside it must be { $count }, not { $found }
box-shelf-age = { $space } lies on a shelf for { $age }
box-regions = the regions are, in this order: { $words }
box-cities = the number of cities must be { $count }, each with a name, regions and three layouts
box-touches = { $space } is { $age }, so the number of regions it touches must be { $count }
box-parlour = the cheese of a parlour is a type and an age like Sb, or ??: not “{ $word }”
box-parlours = there must be four parlours, each dearer than the one before
box-of = `of` does not belong to “{ $when }”
box-family = “{ $when }” does not fit the letter of the tile: Y has a worker’s space, P scores at the end, T and D do neither
box-gain = “{ $gain }” cannot be gained with “{ $when }”
box-give = `give` is “first” with a worker and the gain “other”, and “order” with “orders-gained”; here stand “{ $when }” and “{ $gain }”
box-back = `back` belongs to tiles with a worker’s space, and only to them: 1, 2 or 3 turns
box-tiles = the tiles are Y1 to Y8, T1 to T8, D1 to D8, P1 to P8, in this order: { $count } in all
box-cards = the number of names for { $kind } must be { $count }
box-levels = the number of levels must be { $count }
box-sectors = each of these lies there once: { $words }
box-sides = `{ $entry }` must name different sides of S, W, N, E, this many: { $count }
box-shelves = there must be six shelves
box-boards = the number of boards must be { $count }
box-missing = the entry { $entry } is missing
box-form = something in it has another form than expected, a list or a table, say

position-no-card = no order card is left to draw

## The picture and what to do (scene)

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-corporation = the Corporation
side-maker = cheese maker
board-table = The round table
board-own = { $seat }: own board
kind-any = any cheese
node-way = The table turns clockwise: after this turn the quadrant on your right comes before you.
node-space = { $venue }, { $place }: { $kind }{ $mark ->
        [fruited] , needs fruit (fruited)
        [jam] , needs fruit (jam)
       *[none] {""}
    }. { $how ->
        [taken] Cheese of { $seat }.
        [shut] Closed with so few players.
       *[free] Free.
    } { $value }
worth-group = Group of { $size } with free samples: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
worth-shelf = Shelf { $shelf }: { $sign ->
        [swap] swap 1 resource at once
        [one] gain 1 resource of your choice at once
        [two] gain 2 different resources at once
       *[points] { $points } for each cheese at the end
    }.
worth-plate = Worth { $points } now: { $pairs ->
        [one] { $pairs } pairing
       *[other] { $pairs } pairings
    }{ $paired ->
        [yes] , this table is one
       *[no] {""}
    }.
worth-regions = Touches: { $regions }.
worth-influence = { $seat } { $count }
node-customer = Customer of the { $region } region: { $win } for the most cheeses, { $tie } each where several have as many. { $some ->
        [yes] Now: { $who }.
       *[no] Nobody is there yet.
    }
node-sector = Gather { $gain }. { $free ->
        [yes] The worker is back in { $turns ->
                [one] { $turns } turn
               *[other] { $turns } turns
            }.
       *[no] Taken by { $seat }; free again in { $left ->
                [one] { $left } turn
               *[other] { $left } turns
            }.
    }
node-worker = { $seat }, { $worker } at { $place }: home in { $left ->
        [one] { $left } turn
       *[other] { $left } turns
    }, with { $venue } before that seat.
node-worker-home = { $seat }, { $worker }: at home.
node-worker-ability = { $seat }, { $worker } at { $ability }: home in { $left ->
        [one] { $left } turn
       *[other] { $left } turns
    }.
node-away = { $seat }, { $worker } is away: home in { $left ->
        [one] { $left } turn
       *[other] { $left } turns
    }, with { $venue } before that seat.
node-deck = Orders in the deck: { $count }
node-ability = { $name }: { $text } { $how ->
        [fired] Unlocked; used this turn.
        [built] Unlocked.
        [kept] Kept; costs { $cost }.
       *[closed] Unlock for { $cost ->
                [one] { $cost } structure
               *[other] { $cost } structures
            }.
    }
text-barn = A worker here gains 1: { $resource }; back next turn.
text-greenhouse = Once a turn, when you gain any, gain 1 more: { $resource }.
text-dock = Each cheese you place there ({ $venue }) gains 1: { $resource }.
text-hq = At the end 1 point for each one used: { $resource }.
tile-titled = { $name }, cost { $cost }
node-parlour = Milking parlour: { $cost } livestock for a bonus cheese, { $kind }. { $how ->
        [milked] Used.
       *[open] Not used yet.
    }
node-stock = In stock: { $what }
node-cheeses = Cheeses left: { $count }
node-order = Order: { $card }. { $line }
node-done = Completed: { $card }
node-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now; press for the lines
node-panel = { $seat }{ $ready ->
        [yes] , ready
       *[no] {""}
    }. Cheeses left: { $cheeses }. { $structures }, { $livestock }, { $fruit }; orders held { $orders }, completed { $done }; workers at home: { $home }. Press for everything.
node-corporation = The Corporation, level { $level }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Cheeses left { $left }, track { $track }, stored orders { $stored }, { $each } points each. Press for the lines.
node-corp-order = The Corporation resolves { $card }
score-festival = { $venue }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $count ->
        [0] {""}
       *[other] , groups { $groups }
    }
score-group = { $size } for { $points }
score-fromagerie = { $venue }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $shelves ->
        [one] { $shelves } shelf
       *[other] { $shelves } shelves
    } for { $for }, signs { $signs })
score-bistro = { $venue }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $pairs ->
        [one] { $pairs } pairing
       *[other] { $pairs } pairings
    }; bronze { $bronze } × { $bronzeeach }, silver { $silver } × { $silvereach }, gold { $gold } × { $goldeach })
score-villes = { $venue }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $count ->
        [0] {""}
       *[other] , { $regions }
    }
score-region = { $region } { $points }
score-orders = Orders: { $count } completed, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-fruit = Fruit: { $fruited } fruited × { $jam } jam, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-abilities = Abilities: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $count ->
        [0] {""}
       *[other] , { $abilities }
    }
score-ability = { $ability } { $points }
score-unused = Unused: { $count }, two for a point, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
inside-seat = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
inside-points = Score of { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now
inside-corporation = The Corporation, level { $level }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
corp-track = Track: { $placed } placed, { $left } left, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
corp-villes = Customers: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
corp-stored = Stored orders: { $count }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
prompt-setup = The table is being set.
prompt-draft = Pick { $pick } of 4: keep one tile; the others go on.
prompt-wait-draft = Waiting for { $seats } to keep a tile.
prompt-lay = Cover any of your four abilities with tiles, then say that they are laid.
prompt-wait-lay = Waiting for { $seats } to lay tiles.
prompt-turn = { $last ->
        [yes] Last turn. Before you: { $venue }.
       *[no] Before you: { $venue }.
    } { $how ->
        [none] Nothing is left to do: say that you are ready.
        [worker] Choose a worker, then its place; or say that you are ready.
       *[other] Act, or say that you are ready.
    }
prompt-wait = Waiting for { $seats } to be ready.
prompt-wait-openly = One after the other: { $seats } plays.
prompt-drawing = { $seat } draws an order.
prompt-order = The cheese you placed fits an order: { $kind }. Complete it?
prompt-fire = Several effects wait: which comes first?
prompt-pick = { $count ->
        [one] Gain a resource of your choice.
       *[other] Gain { $count } resources of your choice, one by one.
    }
prompt-pair = Gain two different resources.
prompt-cast = You may give up one unused resource.
prompt-sort = Sorting Room: give up one order.
prompt-greenhouse = Greenhouse: take one more ({ $resource })?
prompt-corp-draws = The Corporation draws an order.
prompt-corp = The Corporation has { $card }: choose its space ({ $venue }).
prompt-corp-places = The Corporation resolves { $card } ({ $venue }).
prompt-over = { $count ->
        [one] { $seats } wins with { $points } points.
       *[other] { $seats } share the victory with { $points } points.
    }
ends-draft = It goes on when all have chosen.
ends-left = Still open: { $left }.
ends-nothing-left = Nothing is left undone. The turn ends when all are ready.
ends-last = The last cheese is placed ({ $seats }): the game ends after this turn.
ends-turn = { $alone ->
        [yes] Ready ends the turn, and the table turns a quarter.
       *[no] { $openly ->
            [yes] The table turns when the last one is ready.
           *[no] When all are ready the table turns a quarter.
        }
    }
left-gather = gather
left-make = make cheese
left-milk = milk
left-build = unlock
left-work = a worker for an ability
left-vat = the Extra Vat
left-fits = { $count ->
        [one] { $count } order you could complete
       *[other] { $count } orders you could complete
    }
left-orders = { $count ->
        [one] { $count } order you could complete
       *[other] { $count } orders you could complete
    } ({ $orders })
move-ready-left = Ready, leaving: { $left }
button-draft = Keep
card-choices = Your choice
tally-stock = { $cheeses ->
        [one] { $cheeses } cheese left
       *[other] { $cheeses } cheeses left
    }, { $home ->
        [one] { $home } worker at home
       *[other] { $home } workers at home
    }
note-ready = ready
status-setup = Setting the table
status = Turn { $turn } · { $deck ->
        [one] { $deck } order in the deck
       *[other] { $deck } orders in the deck
    }
ending-beaten = Level { $level } is beaten: { $points } to { $theirs }.
ending-not-beaten = The Corporation keeps level { $level }: { $points } to { $theirs }.
sign-t-S = Soft cheese: a round
sign-t-H = Hard cheese: a wedge
sign-t-B = Bleu: a tall drum with waves
sign-plate-b = Bronze, one pip: the worker is back in 1 turn
sign-plate-s = Silver, two pips: back in 2 turns
sign-plate-g = Gold, three pips: back in 3 turns
sign-fruit = Fruited cheese: pay 1 fruit first
sign-jam = Jam: pay 1 fruit first
sign-sample = Free sample: belongs to everybody’s groups
sign-lid = Closed with so few players
sign-base = A worker’s base points to the quadrant it comes home with
# -- end of the scene

## The form

option-level-1 = 1: for a first game
option-level-2 = 2: regions in which you are level are its own
option-level-3 = 3: more cheese, and two orders every fourth turn
option-level-4 = 4: more cheese still, and a head start
