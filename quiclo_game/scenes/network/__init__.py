"""The table of the card network."""
