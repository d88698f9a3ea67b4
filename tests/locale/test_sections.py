"""A file read section by section says the same as one read at once."""

from __future__ import annotations

import tomllib

import pytest
import tomli

from quiclo_game.locale import languages
from quiclo_game.locale.sections import Sections, flatten
from quiclo_game.locale.words import FOLDER

FILE = '''
plain = "before any section"

[log]
begins = "{name} begins."

[log.network]
dealt = "cards"
deep.er = "dotted"

[book]
goal = """
# [not a section]
[log] is named in a sentence
"""
'''


@pytest.mark.parametrize("language", languages())
def test_every_language_reads_the_same_in_sections_as_at_once(language: str) -> None:
    content = (FOLDER / f"{language}.toml").read_text(encoding="utf-8")
    whole = flatten(tomllib.loads(content))
    assert dict(Sections(content)) == whole
    assert {key: Sections(content)[key] for key in tuple(whole)[::50]} == {
        key: whole[key] for key in tuple(whole)[::50]
    }


def test_a_text_is_found_in_its_section_whatever_was_read_before() -> None:
    assert Sections(FILE)["log.network.dealt"] == "cards"
    assert Sections(FILE)["log.network.deep.er"] == "dotted"
    assert Sections(FILE)["plain"] == "before any section"
    sections = Sections(FILE)
    assert sections["log.begins"] == "{name} begins."
    assert "[log] is named" in sections["book.goal"]
    assert dict(sections) == flatten(tomllib.loads(FILE))
    assert len(sections) == 5


@pytest.mark.parametrize("key", ["", "log", "log.none", "none", "none.at.all", "log.network"])
def test_what_is_not_there_is_a_missing_key(key: str) -> None:
    sections = Sections(FILE)
    assert key not in sections
    with pytest.raises(KeyError):
        sections[key]


def test_a_mistake_in_a_section_is_told_when_it_is_read_and_other_sections_are_none_the_worse() -> None:
    sections = Sections('[good]\na = "x"\n[bad]\nb = \n')
    assert sections["good.a"] == "x"
    with pytest.raises(tomli.TOMLDecodeError):
        sections["bad.b"]


def test_a_key_that_comes_twice_is_a_mistake_also_in_two_sections_of_one_name() -> None:
    with pytest.raises(tomli.TOMLDecodeError):
        Sections('[a]\nb = "x"\n[a]\nb = "y"\n')["a.b"]
