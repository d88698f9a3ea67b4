"""The table of strategy."""
