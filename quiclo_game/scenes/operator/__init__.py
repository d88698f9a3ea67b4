"""The operator's pages of an unattended table."""
