"""The table of brain training."""
