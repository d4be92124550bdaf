"""Numbers and tables of Barn, read by its rules across files."""

from __future__ import annotations

from cheeseboard.kernel import i8, i32, table

DEAL, BID, PEEK, ASK, DONE = 0, 1, 2, 3, 4
BIDS = 3
TO_PEEK = 3  # action TO_PEEK + seat
PASS = 7
NONE = -1  # no card, no bid yet, nothing seen
BLANK = -2  # not known to the viewer

KINDS = 4
COPIES = table([4, 3, 2, 1], i8)  # cards of worth 1..4 in the box
WORTH = table([[1, 2, 3, 4], [2, 2, 3, 5]], i32)  # by lap

NO_SUCH, NOT_WAITED_FOR, OWN_CARD = 1, 2, 3  # clauses
BIDS_OPEN, PEEKED, ANSWERED, LAP_ENDS = 1, 2, 3, 4  # effects
