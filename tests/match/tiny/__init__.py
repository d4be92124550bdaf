"""A tiny game that has everything a match must cope with: secret rounds, secret looks, draws, open order, refusals.

Each round everybody secretly bids 1 to 3 for a pot that is worth 1 to 3; before bidding a seat may look into the pot
once. The highest bid that nobody else made takes the pot. Then everybody nods, in any order. Three rounds.
"""
