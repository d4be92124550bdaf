"""Numbers of the clauses that `refusal` returns and of the effects that rules tell.

A clause's number is its place in the checklist (1..162), then the clauses that only this table needs (rulings, options,
the 32 tiles). `clauses.py` holds both lists in words; a test holds that name and number agree.

Codes in effects: *spot* = venue * 18 + space; *ability* = place 0..3 as printed, 4 + tile for a tile; *card* =
an order card; NONE = 255.
"""

# fmt: off
BOX_COUNTS = 1
SETUP_INSERTS_BY_COUNT = 2
SETUP_SIDE_ONE_FIRST = 3
SETUP_SIDES_MIXED = 4
SETUP_QUADRANTS_ANY_ORDER = 5
SETUP_RESOURCE_TILE_RANDOM = 6
SETUP_SEAT_FACES_QUADRANT = 7
SETUP_TWO_OPPOSITE = 8
SETUP_FOUR_AROUND = 9
SETUP_CUSTOMERS_RANDOM = 10
SETUP_ORDERS_SHUFFLED = 11
SETUP_RESOURCES_IN_REACH = 12
SETUP_FIFTEEN_CHEESES = 13
SETUP_THREE_WORKERS = 14
SETUP_BOARD_RANDOM = 15
SETUP_TWO_FROM_LEFT = 16
SETUP_ONE_FROM_OPPOSITE = 17
STOCK_STRUCTURES = 18
STOCK_LIVESTOCK = 19
STOCK_FRUIT = 20
STOCK_ORDERS_OPEN = 21
DRAFT_FOUR_RANDOM = 22
DRAFT_KEEP_ONE_PASS_LEFT = 23
DRAFT_COVER_ANY_NUMBER = 24
DRAFT_REST_TO_BOX = 25
TURN_COLLECT_FIRST = 26
TURN_SIMULTANEOUS = 27
TURN_OWN_QUADRANT_ONLY = 28
TURN_AVAILABLE_WORKERS_ONLY = 29
TURN_GATHER_AND_MAKE_ANY_ORDER = 30
TURN_ROTATE_CLOCKWISE = 31
TURN_REACTION_ORDER = 32
COLLECT_FACING_YOU = 33
COLLECT_NOT_OTHERWISE = 34
COLLECT_FIRST_TURN_NONE = 35
COLLECT_NEVER_CHEESE = 36
COLLECT_ROTATION_COUNTS = 37
COLLECT_SEVERAL_AT_ONCE = 38
COLLECT_STRONGER_LONGER = 39
MAKE_EMPTY_SPACE = 40
MAKE_WORKER_OF_TYPE = 41
MAKE_WORKER_COVERS = 42
MAKE_BRONZE_ONE = 43
MAKE_SILVER_TWO = 44
MAKE_GOLD_THREE = 45
MAKE_FRUIT_NEEDED = 46
MAKE_ONCE_A_TURN = 47
MAKE_BLOCKED_SPACES = 48
GATHER_OWN_SECTOR = 49
GATHER_EMPTY_SPACE = 50
GATHER_THREE_SPACES = 51
GATHER_YIELD_AT_ONCE = 52
GATHER_WAIT_EQUALS_YIELD = 53
GATHER_ONCE_A_TURN = 54
GATHER_NO_CHEESE = 55
GATHER_ANY_TYPE = 56
RESOURCE_SAME_TURN = 57
RESOURCE_KINDS_ALIKE = 58
RESOURCE_UNLIMITED = 59
FESTIVAL_ORTHOGONAL = 60
FESTIVAL_SAMPLES_EVERYBODY = 61
FESTIVAL_AGE_EQUALS_SAMPLES = 62
FESTIVAL_GROUPS_SCORED = 63
FESTIVAL_TABLE = 64
FESTIVAL_SEVERAL_GROUPS = 65
SHOP_SIGN_PER_SHELF = 66
SHOP_RESOURCE_AT_ONCE = 67
SHOP_TWO_DIFFERENT = 68
SHOP_ONE_ANY = 69
SHOP_SWAP = 70
SHOP_SHELVES_SCORED = 71
SHOP_POINT_SIGN_PER_CHEESE = 72
BISTRO_PLATES = 73
BISTRO_PAIR = 74
BISTRO_ROW_BY_PAIRS = 75
BISTRO_ROW_ONE = 76
VILLES_INFLUENCE = 77
VILLES_REGIONS_BY_AGE = 78
VILLES_SIX_REGIONS = 79
VILLES_MOST_TAKES = 80
VILLES_VALUE_BY_PLAYERS = 81
VILLES_TIE_FLIPS = 82
VILLES_TIE_VALUE_BY_PLAYERS = 83
VILLES_TIE_NONE_SMALL = 84
VILLES_EXAMPLE = 85
FRUIT_BASKET_FIRST = 86
FRUIT_SPENT_FROM_BASKET = 87
FRUIT_PRODUCT = 88
FRUIT_BONUS_TOO = 89
MILK_ANY_TIME = 90
MILK_COST = 91
MILK_PLACE_AT_ONCE = 92
MILK_MATCH = 93
MILK_NO_WORKER = 94
MILK_EACH_ONCE = 95
MILK_BESIDES_MAKE = 96
MILK_SEVERAL = 97
MILK_MAY_END_GAME = 98
ORDER_BOTH_NEEDS = 99
ORDER_WHEN_PLACING = 100
ORDER_OPTIONAL = 101
ORDER_MOVED_RIGHT = 102
ORDER_ONE_PER_CHEESE = 103
ORDER_NOT_BACKWARDS = 104
ORDER_BONUS_COUNTS = 105
ORDER_TRACK = 106
BUILD_ANY_TIME = 107
BUILD_EXACT_AT_ONCE = 108
BUILD_THEN_WORKS = 109
BUILD_MANY_TIMES = 110
BUILD_SCORING_AT_END = 111
BUILD_PARALLEL_BOARDS = 112
BUILD_NAMES = 113
BARN_WORKER = 114
BARN_NEXT_TURN = 115
BARN_NOT_GATHER = 116
GREENHOUSE_PLUS_ONE = 117
GREENHOUSE_ONCE_A_TURN = 118
DOCK_VENUE = 119
DOCK_BONUS_TOO = 120
HQ_USED_ONLY = 121
END_LAST_CHEESE_ANNOUNCED = 122
END_FINISH_TURN = 123
END_ALL_CHEESE_COUNTS = 124
END_WORKERS_OFF = 125
END_TWO_UNUSED_ONE_POINT = 126
END_MOST_WINS = 127
END_TIE_CHEESE = 128
END_TIE_SHARED = 129
END_PRESTIGE_SOURCES = 130
SOLO_STANDARD_OTHERWISE = 131
SOLO_LEVEL_ONE_FIRST = 132
SOLO_CHEESES_ON_BOARD = 133
SOLO_TWO_COLOURS = 134
SOLO_NO_WORKERS = 135
SOLO_SINGLE_DECK = 136
SOLO_DRAFT = 137
SOLO_ACTS_FIRST = 138
SOLO_DRAWS_ORDER = 139
SOLO_LEFTMOST_CHEESE = 140
SOLO_YOUR_VENUE = 141
SOLO_YOU_CHOOSE = 142
SOLO_NO_FRUIT = 143
SOLO_DISCARD = 144
SOLO_RESHUFFLE = 145
SOLO_NO_SPACE_KEEPS = 146
SOLO_END_EMPTY_BOARD = 147
SOLO_SCORE_TRACK = 148
SOLO_SCORE_CUSTOMERS = 149
SOLO_SCORE_ORDERS = 150
SOLO_EXAMPLE = 151
SOLO_LEVELS_HARDER = 152
RULING_RESOURCE_SPACE_BLOCKS = 153
RULING_ORDER_NOT_FROM_SAME_CHEESE = 154
RULING_OWN_FRUIT_NOT_IN_ADVANCE = 155
RULING_BARN_ONE_WORKER = 156
RULING_SWAP_ORDERS = 157
RULING_UNUSED_SUMMED = 158
RULING_HQ_COUNTS_OWN_COST = 159
RULING_ORDER_DECK_EMPTY = 160
RULING_PRIVATE_UNTIL_READY = 161
RULING_SOLO_NO_CARD_LEFT = 162
# this table's own
RULING_ANSWER_FIRST = 163  # what has begun is answered before anything else
RULING_BUILD_ONCE = 164  # D17.A11: an ability is unlocked once
RULING_EFFECTS_IN_ANY_ORDER = 165  # D13.7, D18.2: option trigger_order
RULING_GREENHOUSE_BY_ITSELF = 166  # D18.1: option greenhouse
RULING_TWO_NAMED_FIRST = 167  # D18.3: both types are named before a card is seen
RULING_USE_WITHOUT_CARD = 168  # D18.4: gather, Barn, Post House with no card to draw
RULING_NOTHING_GAINED = 169  # D18.5: nothing gained fires nothing; one gain fires Greenhouse and Sorting Room
RULING_CART_WITH_VAT = 170  # D18.6: option cart_with_vat
RULING_FIRST_OCCASION = 171  # D18.10: once-a-turn tiles fire at the first occasion
RULING_OPENLY_WHEN_SHORT = 172  # D18.14/15: played clockwise where cards could run out; option clockwise
RULING_READY_TAKEN_BACK = 173  # F2: the announcement of the last cheese frees who was ready
RULING_ONE_CHOICE = 174  # D18.16: a choice of one is no choice
RULING_WORKER_TILE_ONE = 175  # D9: one worker at a time on a tile
RULING_TILE_REPLACES = 176  # D17.A17: a tile replaces the printed ability wholly
RULING_BLOCKED_PLATE = 177  # D13.19: a table with a blocked plate never pairs
RULING_GREENHOUSE_ONE = 178  # D13.12: one more whatever the amount
SOLO_LEVEL_TWO = 179  # level 2: ties go to the Corporation
SOLO_LEVEL_THREE = 180  # level 3: two orders on turns 4, 8, 12
SOLO_LEVEL_FOUR = 181  # level 4: head start
SOLO_WIN_HIGHER = 182  # only a higher total wins, then more cheese; equal = not beaten
OPTION_LEVEL = 183  # level belongs to one player
OPTION_PRINTED_LAYOUT = 184  # P belongs to four players
TILE_MARKET_BARN = 185  # Y1
TILE_TIMBER_YARD = 186  # Y2
TILE_DOUBLE_BYRE = 187  # Y3
TILE_ORCHARD = 188  # Y4
TILE_POST_HOUSE = 189  # Y5
TILE_BARTER_STALL = 190  # Y6
TILE_EXTRA_VAT = 191  # Y7
TILE_LOOKOUT = 192  # Y8
TILE_HAY_LOFT = 193  # T1
TILE_JAM_KETTLE = 194  # T2
TILE_FRUIT_PRESS = 195  # T3
TILE_DISPATCH_DESK = 196  # T4
TILE_MASONS_SHED = 197  # T5
TILE_SORTING_ROOM = 198  # T6
TILE_DAY_LABOUR = 199  # T7
TILE_LONG_HAUL = 200  # T8
TILE_SHOP_ROUND = 201  # D1
TILE_FAIR_STALL = 202  # D2
TILE_RAIL_SIDING = 203  # D3
TILE_KITCHEN_DOOR = 204  # D4
TILE_BRONZE_CELLAR = 205  # D5
TILE_SILVER_CELLAR = 206  # D6
TILE_GOLD_CELLAR = 207  # D7
TILE_TANDEM_CART = 208  # D8
TILE_FESTIVAL_MARQUEE = 209  # P1
TILE_SHOP_SIGN = 210  # P2
TILE_CHEFS_LETTER = 211  # P3
TILE_RAIL_MAP = 212  # P4
TILE_GOLD_VAULT = 213  # P5
TILE_FRESH_GUILD = 214  # P6
TILE_GRANARY = 215  # P7
TILE_GRAND_TOUR = 216  # P8

TELL_VENUES_LAID = 1  # a = venues of quadrants 0..3 packed, two bits each
TELL_SECTORS_LAID = 2  # a = resource on quadrant 0; the others follow clockwise
TELL_SIDE_CHOSEN = 3  # a = venue; b = layout
TELL_CUSTOMER_PLACED = 4  # a = region; b = kind
TELL_BOARD_DEALT = 5  # seat; a = board
TELL_START_STOCK = 6  # seat; a = resource; b = number
TELL_DEALT = 7  # seat; a = tile: only that seat hears it
TELL_DRAFTED = 8  # seat; a = tile: only that seat hears it
TELL_PASSED = 9  # a = pick that begins, 1..3: the hands go to the left
TELL_LAID = 10  # seat; a = place; b = tile
TELL_DRAFT_OVER = 11  # all have laid; the rest is out
TELL_TURNED = 12  # a = turn that begins, from 1: the disc has turned (the first turn too)
TELL_CAME_HOME = 13  # seat; a = worker
TELL_OPENLY = 14  # a = seat that begins: this turn is played one after the other
TELL_GATHERED = 15  # seat; a = worker; b = resource * 4 + space 1..3
TELL_MADE = 16  # seat; a = worker; b = spot
TELL_MILKED = 17  # seat; a = parlour; b = spot
TELL_VAT = 18  # seat; a = worker; b = spot: cheese by the Extra Vat
TELL_BUILT = 19  # seat; a = ability; b = its cost
TELL_WORKED = 20  # seat; a = worker; b = ability
TELL_FRUIT_SPENT = 21  # seat; a = mark 1 fruited, 2 jam; b = fruit on that track now
TELL_GAINED = 22  # seat; a = resource; b = number
TELL_ORDER_DRAWN = 23  # seat; a = card
TELL_ORDER_COMPLETED = 24  # seat; a = card; b = orders it has completed now
TELL_ORDER_KEPT = 25  # seat; a = card that would have fitted
TELL_FIRED = 26  # seat; a = ability: dock or tile; followed by what it does
TELL_SIGN = 27  # seat; a = shelf 0..5: its sign pays
TELL_GREENHOUSE = 28  # seat; a = resource: one more, followed by gained
TELL_GREENHOUSE_DECLINED = 29  # seat; a = resource
TELL_CAST = 30  # seat; a = resource 0..2: given up (swap, Barter Stall)
TELL_ORDER_CAST = 31  # seat; a = card: given up (swap, Barter Stall)
TELL_DECLINED = 32  # seat; a = 1 the sign's swap, 0 the Barter Stall: nothing is given up
TELL_SORTED = 33  # seat; a = card: given up by the Sorting Room
TELL_RESHUFFLED = 34  # a = cards: the discards are the deck again
TELL_NO_CARD = 35  # seat, -1 = the Corporation; a = orders that cannot be drawn
TELL_LAST_CHEESE = 36  # seat: it has placed its last cheese (all hear it at once)
TELL_READY = 37  # seat
TELL_READY_AGAIN = 38  # seat: free again, because another has placed its last cheese
TELL_CORP_DREW = 39  # a = card
TELL_CORP_PLACED = 40  # a = spot; b = cheeses left on its board
TELL_CORP_STORED = 41  # a = card; b = cards in its slot now
TELL_CORP_EMPTY = 42  # its board is empty: this is the last turn
TELL_WON = 43  # seat; a = points; b = 0 alone at the top, 1 by more cheese, 2 shared
TELL_BEATEN = 44  # seat; a = own points; b = the Corporation's
TELL_NOT_BEATEN = 45  # seat; a = own points; b = the Corporation's
# fmt: on
