"""Numbers of the clauses that `refusal` returns and of the effects that rules tell.

A clause's number is its place in the checklist (1..90), then the clauses that only this table needs. `clauses.py` holds
both lists in words; a test holds that name and number agree.

`a` of an effect that happened somewhere is `place code * 12 + local segment` (0 where it is the whole tile). What else
`seat`, `a` and `b` are stands beside each effect.
"""

# fmt: off
SHERIFF_STAR_ON_EVERY_TILE = 1
SHERIFF_ONE_OF_EACH = 2
SHERIFF_ONE_FIGURE = 3
SHERIFF_TILES_MIXED_IN = 4
SHERIFF_STARTS_BESIDE = 5
SHERIFF_BASE_UNCHANGED = 6
SHERIFF_TILE_PLACED_FIRST = 7
SHERIFF_MUST_MOVE = 8
SHERIFF_NO_STAR_NO_MOVE = 9
SHERIFF_ENTER_UNFINISHED = 10
SHERIFF_ENTER_ANY_MOUNTAIN = 11
SHERIFF_MOVE_TO_ANOTHER = 12
SHERIFF_NEVER_ON_FINISHED = 13
SHERIFF_OCCUPIED_ALLOWED = 14
SHERIFF_NO_EMPTY_TILE_NEEDED = 15
SHERIFF_RETURN_IF_NO_OTHER = 16
SHERIFF_ONE_PER_OTHER_TENT = 17
SHERIFF_COMPULSORY = 18
SHERIFF_BACK_TO_SUPPLY = 19
SHERIFF_SUPPLY_MIXED = 20
SHERIFF_EMPTY_MOUNTAIN = 21
SHERIFF_OWN_TENT_EXEMPT = 22
SHERIFF_TENTLESS_EXEMPT = 23
SHERIFF_ONLY_ON_ARRIVAL = 24
SHERIFF_FREEZE_DIG = 25
SHERIFF_FREEZE_MOVER_TOO = 26
SHERIFF_FREEZE_ENDS_WITH_MOUNTAIN = 27
SHERIFF_TENTS_MAY_LEAVE = 28
SHERIFF_COMPLETION_NORMAL = 29
SHERIFF_COMPLETION_RETURN = 30
SHERIFF_THEN_NORMAL_TURN = 31
SHERIFF_END_OWNER_TAKES = 32
SHERIFF_END_OWNERS_SHARE = 33
GRAVEYARD_TWO = 34
GRAVEYARD_PLACE_THEN_SHERIFF = 35
GRAVEYARD_THEN_REST_OF_TURN = 36
GRAVEYARD_COWBOY_CHOICE = 37
GRAVEYARD_COMPLETE_AT_EIGHT = 38
GRAVEYARD_NOT_AT_SEVEN = 39
GRAVEYARD_NINE_PLUS_CITIES = 40
GRAVEYARD_END_ONE_EACH = 41
GRAVEYARD_OWNER_ONLY = 42
SETUP_START_TILE_TOKEN = 43
SETUP_PIECES = 44
PLACE_MANDATORY = 45
PLACE_SIDE_CONTACT = 46
PLACE_EDGES_MATCH = 47
PLACE_UNPLACEABLE = 48
PLACE_DECK_OUT_WHILE_REPLACING = 49
TOKENS_ONE_PER_NUGGET = 50
TOKENS_STACKS_MERGE = 51
TOKENS_SUPPLY_EMPTY = 52
ACTION_AT_MOST_ONE = 53
COWBOY_NEW_TILE_ONLY = 54
COWBOY_FEATURE_FREE = 55
COWBOY_TENTS_NO_OBSTACLE = 56
COWBOY_SUPPLY = 57
COWBOY_FINISHED_FEATURE = 58
TENT_ANY_TILE = 59
TENT_UNFINISHED_ONLY = 60
TENT_EMPTY_SEGMENT = 61
TENT_SHARED_MOUNTAIN = 62
DIG_TOP_TOKEN = 63
DIG_NO_MAJORITY_NEEDED = 64
DIG_PRIVATE_VALUE = 65
DIG_EMPTY = 66
DIG_BEFORE_SCORING = 67
MAJORITY_MOST = 68
MAJORITY_TIE_ALL_FULL = 69
MAJORITY_NONE = 70
SCORE_COWBOYS_RETURN = 71
RAILROAD_COMPLETE = 72
RAILROAD_PER_TILE = 73
RAILROAD_DOUBLE = 74
RAILROAD_TWO_LOCOMOTIVES = 75
MOUNTAIN_COMPLETE = 76
MOUNTAIN_TOKENS_THEN_SYMBOLS = 77
MOUNTAIN_TIE_CLOCKWISE = 78
MOUNTAIN_TENTS_RETURN = 79
MOUNTAIN_UNCLAIMED = 80
CITY_COMPLETE = 81
CITY_THREE_PER_RAILROAD = 82
PRAIRIE_ONLY_AT_END = 83
END_LAST_TILE = 84
END_RAILROAD = 85
END_MOUNTAIN = 86
END_CITY = 87
END_PRAIRIE = 88
END_TOKENS = 89
END_TIE = 90
# this table's own: D2.5 · D4 · D4.1 · ruling 9 · ruling 9 · D2.7
TURN_CLOCKWISE = 91
TURN_ONE_STEP_AFTER_ANOTHER = 92
PLACE_FREE_SPACE = 93
PLACE_EQUAL_TURNS = 94
SHERIFF_MOUNTAIN_ONCE = 95
PRAIRIE_BEGINNERS = 96

TELL_TILE_DRAWN = 1  # seat; a = face; b = tiles left in the stack
TELL_TILE_DISCARDED = 2  # seat who drew; a = face; b = tiles left (no space fits: it leaves the game)
TELL_TILE_PLACED = 3  # seat; a; b = face * 4 + turn
TELL_TOKENS_LAID = 4  # a = mountain segment of the new tile; b = tokens put down
TELL_MOUNTAINS_JOINED = 5  # it joins two or more: a = its mountain segment; b = height of the one stack now
TELL_SHERIFF_MOVED = 6  # seat; a = mountain segment; b = its stack
TELL_SHERIFF_ASIDE = 7  # seat who placed the star tile: there is no other unfinished mountain
TELL_TOKEN_RETURNED = 8  # seat who moved him; a = the mountain; b = tokens that went back to the supply
TELL_SHERIFF_HOME = 9  # a = the finished mountain on which he stood
TELL_COWBOY_PLACED = 10  # seat; a = segment; b = its kind (MOUNTAIN, RAIL, PRAIRIE, CITY, GRAVEYARD = 0..4)
TELL_TENT_PLACED = 11  # seat; a = mountain segment; b = 1: moved from elsewhere, 0: from the supply
TELL_TOKEN_DUG = 12  # seat; a = mountain segment of the tent; b = tokens left in the stack
TELL_RAILROAD_DONE = 13  # a; b = tiles * 16 + locomotives
TELL_MOUNTAIN_DONE = 14  # a; b = symbols * 64 + tokens left in the stack
TELL_CITY_DONE = 15  # a; b = railroads, a loop once
TELL_GRAVEYARD_DONE = 16  # a; b = cities round it
TELL_POINTS_RAILROAD = 17  # seat; a; b = tiles (x 1)
TELL_POINTS_RAILROAD_DOUBLE = 18  # seat; a; b = tiles (x 2)
TELL_POINTS_MOUNTAIN = 19  # seat; a; b = symbols (x 1)
TELL_POINTS_CITY = 20  # seat; a; b = railroads (x 3)
TELL_POINTS_GRAVEYARD = 21  # seat; a; b = points
TELL_POINTS_END_RAILROAD = 22  # seat; a; b = tiles (x 1)
TELL_POINTS_END_MOUNTAIN = 23  # seat; a; b = symbols (x option; told only where the option is 1)
TELL_POINTS_END_CITY = 24  # seat; a; b = finished railroads (x option)
TELL_POINTS_END_GRAVEYARD = 25  # seat; a; b = points
TELL_POINTS_TIPIS = 26  # seat; a = a farmer's prairie; b = camps (x 2)
TELL_POINTS_HERDS = 27  # seat; a = a farmer's prairie; b = herds (x 4)
TELL_POINTS_TOKENS = 28  # seat; b = value of all its tokens together
TELL_TAKES_TOKEN = 29  # seat that takes it: what everybody but the receiver hears of a token draw
TELL_TOKEN_VALUE = 30  # seat; a = value: only for the receiver
TELL_TOKENS_UNCLAIMED = 31  # a = mountain; b = tokens back to the supply: no owner, or no equal shares
TELL_TOKENS_BOXED = 32  # a; b = tokens that leave the game
TELL_STACK_EMPTY = 33  # no tile is left: the final scoring begins
# fmt: on
