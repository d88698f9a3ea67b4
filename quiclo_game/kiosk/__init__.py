"""Quiclo unattended: a supervisor that never lets it stop, and the program as guests of a fair meet it."""
