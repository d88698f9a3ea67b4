"""Sounds of the game and the scripts that make them: ``python -m assets.sounds`` makes all of them anew."""
