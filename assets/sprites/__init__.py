"""Pictures of the game and the scripts that make them: ``python -m assets.sprites`` makes all of them anew."""
