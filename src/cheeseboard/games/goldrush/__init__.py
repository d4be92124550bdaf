"""Gold Rush with The Sheriff: lay a map, dig for gold, run railroads. Two to five players.

Which tiles? box.toml, box. The record: rules_state. What a tile joins: rules_map. What is legal: rules_moves. Why not:
rules_refusal, clauses. What is finished and what it counts: rules_score; what things are worth before: rules_worth.
Who may see it: knowledge. How is it written? notation, notation_position.
"""
