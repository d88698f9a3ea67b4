"""The tables of the statistics file, and which version of them this program writes."""

from __future__ import annotations

VERSION = 1
"""Kept as ``user_version`` in the file."""

TABLES = """
CREATE TABLE game (
    id INTEGER PRIMARY KEY,
    mark TEXT UNIQUE,
    mode TEXT NOT NULL,
    ended TEXT NOT NULL,
    seconds INTEGER NOT NULL,
    ending TEXT NOT NULL,
    deal INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    rounds INTEGER NOT NULL,
    options TEXT NOT NULL
);
CREATE TABLE person (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    colour INTEGER NOT NULL
);
CREATE TABLE part (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES person ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    won INTEGER NOT NULL,
    figure INTEGER NOT NULL,
    unit TEXT NOT NULL,
    help TEXT NOT NULL
);
CREATE TABLE exercise (
    part INTEGER NOT NULL REFERENCES part ON DELETE CASCADE,
    target INTEGER NOT NULL,
    solved INTEGER NOT NULL,
    numbers INTEGER NOT NULL,
    operators TEXT NOT NULL,
    ms INTEGER,
    calculation TEXT NOT NULL
);
CREATE INDEX part_person ON part (person);
CREATE INDEX part_game ON part (game);
CREATE INDEX exercise_part ON exercise (part);
"""
"""``mark`` names the journal of a game, so that no game counts twice; ``ms`` is empty where nobody took the time."""
