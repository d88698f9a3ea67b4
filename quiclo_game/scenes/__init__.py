"""Where rules and shell meet: every screen of the game."""
