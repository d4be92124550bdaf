"""Fromage: cheese on a round table that turns a quarter after every turn. One to four players.

What is in the box? box.toml, box. What is the record? rules_state. Is that legal? rules_moves. Why not? rules_refusal.
What does a step do? rules_turn, rules_fire. What counts? rules_score. The draft: rules_draft; alone: rules_corp.
Who may see it? knowledge. How is it written? notation, notation_position.
"""
