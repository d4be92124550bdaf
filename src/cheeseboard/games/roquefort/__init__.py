"""Château Roquefort with Cheesy Gonzola: mice hunt pairs of cheese in a castle whose floor slides. Two to five players.

What is in the box? box.toml, box. What is the record? rules_state. Is that legal? rules_moves. Why not? rules_refusal.
What happens then? rules, rules_settle. Who may see it? knowledge. How is it written? notation, notation_position.
"""
