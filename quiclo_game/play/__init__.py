"""What drives the rules: matches, chance, bots, journals, simulations; no pygame."""
