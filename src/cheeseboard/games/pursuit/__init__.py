"""Cheese Pursuit: round a wheel of cheese, six wedges to win and one last question. One to six sides.

What is in the box? box.toml, box. What is the record? rules_state. Is that legal? rules_moves. Why not? rules_refusal.
What happens then? rules. Who may see it? knowledge. How is it written? notation, notation_position.
"""
