"""Chou y es-tu ?: two rabbits hide and eat by night, two gardeners walk and look by day. Two to four players.

Which tiles? box.toml, box. Is that legal? rules, rules_moves. Why not? rules_refusal, clauses. Who may see it, and what
can the gardeners conclude? knowledge, rules_trace. How is it written? notation, notation_position.
"""
