"""Every word that a person reads, one TOML file per language; a further language is one further file."""

from quiclo_game.locale.words import Told, Words, flaws, languages, listed, load_words, standard_language, told_in

__all__ = ["Told", "Words", "flaws", "languages", "listed", "load_words", "standard_language", "told_in"]
