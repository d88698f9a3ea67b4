"""Quiclo: five arithmetic table games as one program."""

__version__ = "0.1.0"
