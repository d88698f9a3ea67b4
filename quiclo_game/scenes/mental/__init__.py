"""The table of mental arithmetic."""
