"""Numbers of the clauses that `refusal` returns and of the effects that rules tell.

`clauses.py` holds the whole lists in words; a test holds that name and number agree.
"""

# fmt: off
FREE_CHOOSE_EITHER = 10
GONZOLA_RIBBON_LETS_ACT = 15
GONZOLA_NO_REST_ON_ROOF = 21
GONZOLA_STEP_NEXT_ROOM = 26
GONZOLA_STEP_ONTO_ROOF = 27
GONZOLA_STEP_FREE_SQUARE = 28
TOWER_FIFTH_HANGS_IT = 39
TOWER_ATTACHED = 42
TOWER_BLOCKS_LINE = 43
TOWER_MOVE = 45
PANTRY_ONE_DOOR = 58
PANTRY_ENTER = 62
PANTRY_WITHIN = 63
PANTRY_THREE_AT_MOST = 65
PANTRY_DOOR_OCCUPIED = 66
PANTRY_SLIDE_MOVES_MOUSE = 71
SETUP_CORNER_START = 72
TURN_FOUR_ACTIONS = 74
TURN_ONE_SLIDE = 75
UNCOVER_EIGHT_NEIGHBOURS = 76
UNCOVER_NOT_FROM_OUTSIDE = 77
RUN_ENTER_TOWER = 78
RUN_ORTHOGONAL = 79
RUN_NOT_COVERED = 80
RUN_NOT_TRAP = 81
RUN_NO_RETURN = 82
RUN_ONE_PER_SQUARE = 83
RUN_PASS_OVER = 84
TRAP_FALLS = 87
END_TARGET = 94
END_THIRD_MOUSE = 95
TURN_IN_ORDER = 97
UNCOVER_COVERED_ONLY = 98
RULING_RESERVE_ALIKE = 99
RULING_FREE_TILES_ALIKE = 100
RULING_NO_IMMEDIATE_UNDO = 101
RULING_ROOF_WAY_DOWN = 102
RULING_ROOF_LIFTS_NOTHING = 103
RULING_PANTRY_RETURN_COVERED = 104
RULING_HOP = 105
BOX_TILES = 106
RULING_GONZOLA_PANTRY = 107
RULING_COMPOUND_RUN = 108

TELL_PLACED = 1          # seat, mouse, tower place code
TELL_LIFTED = 2          # seat, room
TELL_RAN = 3             # seat, mouse, destination code
TELL_ENTERED = 4         # seat, mouse, destination code: from outside
TELL_GONZOLA_RAN = 5     # seat, destination code, 1 = onto a roof
TELL_SLID = 6            # seat, slot, 1 = free of points
TELL_SHOVED = 7          # its seat, mouse, pantry place: moved aside for a slide
TELL_FELL = 8            # its seat, mouse, square
TELL_RIBBON = 9          # its new owner
TELL_CHEESE = 10         # seat, kind
TELL_NO_TOKEN = 11       # seat, kind: a pair, but no token is left
TELL_TOWER_MOVED = 12    # seat, place
TELL_COVERED = 13        # room
TELL_TURN = 14           # seat whose turn begins
TELL_WON_TARGET = 15     # seat, kinds
TELL_ENDED_LOST = 16     # seat that lost its third mouse
TELL_WON_LOST = 17       # seat that wins, kinds
TELL_TILE_SEEN = 18      # a tile came to light: place code (its kind is in the picture)
TELL_GONZOLA_TILE_HOP = 19  # seat, square
TELL_GONZOLA_SHOVED = 20  # pantry place: moved aside for a slide
# fmt: on
