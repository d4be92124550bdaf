"""Barn, a toy game that exercises every part of the rules contract. Its rules are invented for the tests.

Each lap: every seat is dealt a hidden card (nature), bids in secret, may peek at its neighbour's card (openly, or slyly
in a second secret round), and the highest bidder answers a question whose outcome comes from the desk.
"""
