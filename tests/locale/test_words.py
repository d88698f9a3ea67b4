"""The words: equal keys and placeholders in every language, none missing, none left over."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from string import Formatter

import pytest

from quiclo_game.locale import Told, Words, languages, listed, load_words, told_in
from quiclo_game.locale.wholeness import flatten
from quiclo_game.locale.words import UnknownLanguageError
from quiclo_game.rules.cards import Continent
from quiclo_game.rules.options import Choice
from quiclo_game.rules.registry import MODES
from tests.source import ROOT, named, nodes_of, python_files

REFERENCE = load_words("en")


@cache
def texts(language: str) -> dict[str, str]:
    """Return all texts of a language, read from its file."""
    return flatten(tomllib.loads((ROOT / "quiclo_game" / "locale" / f"{language}.toml").read_text(encoding="utf-8")))


def placeholders(language: str, key: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(texts(language)[key]) if name is not None}


# ---- both languages ----------------------------------------------------------------------------------------------


def test_german_and_english_are_there() -> None:
    assert {"de", "en"} <= set(languages())
    assert load_words("de").language == "de"


def test_every_language_has_the_same_keys() -> None:
    for language in languages():
        assert load_words(language).keys() == texts(language).keys() == REFERENCE.keys()


def test_every_language_has_the_same_placeholders_behind_a_key() -> None:
    for language in languages():
        assert [key for key in texts("en") if placeholders(language, key) != placeholders("en", key)] == []


def test_no_text_is_empty_or_has_spaces_around_it(words: Words) -> None:
    assert [key for key, text in texts(words.language).items() if not text or text != text.strip()] == []


def test_the_signs_that_school_notation_replaces_mean_nothing_but_calculating(words: Words) -> None:
    calculating = re.compile(r"\d [×÷] \d|[+−×] (und |and |oder |or )?[×÷]|[×÷] (und|and|oder|or) [+−×÷]")
    for key, text in texts(words.language).items():
        meant = sum(found[0].count("×") + found[0].count("÷") for found in calculating.finditer(text))
        signs = text.count("×") + text.count("÷")
        assert not signs or meant, f"{key}: {text}"


def test_a_singular_stands_beside_its_plural(words: Words) -> None:
    singulars = [key for key in texts(words.language) if key.endswith("_one")]

    assert singulars
    for key in singulars:
        plural = key.removesuffix("_one")
        assert plural in words
        assert placeholders(words.language, key) <= placeholders(words.language, plural)


def test_german_is_written_with_its_own_letters() -> None:
    """Umlauts written out are a slip; these words have them in German and nothing else."""
    slips = re.compile(r"\b(fuer|ueber|wuerfel\w*|zurueck\w*|koenn\w*|moeglich\w*|naechst\w*|waehl\w*|loes\w*)\b", re.I)

    assert [key for key, text in texts("de").items() if slips.search(text)] == []


# ---- the program and its words -----------------------------------------------------------------------------------


def source() -> Iterator[tuple[str, ast.AST]]:
    """Yield every node of the package's own text with the file that it stands in."""
    for path in python_files("quiclo_game"):
        yield from ((named(path), node) for node in nodes_of(path))


def asked_for() -> Iterator[tuple[str, ast.expr]]:
    """Yield the first argument of every call of ``words(…)``, ``self.words(…)``, ``self._words()(…)`` and the like."""
    for path, node in source():
        if isinstance(node, ast.Call) and node.args and called(node).endswith("words"):
            yield path, node.args[0]


def called(call: ast.Call) -> str:
    """Return the last name of what is called: ``words`` for ``self._stand.words(…)`` and for ``self.words()(…)``."""
    function = call.func
    while isinstance(function, ast.Call):
        function = function.func
    return function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")


def pattern_of(node: ast.expr) -> str | None:
    """Return a regular expression for the keys that an expression can stand for, ``None`` where it says nothing."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr):
        parts = [
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[a-z0-9_.]+" for part in node.values
        ]
        pattern = "".join(parts)
        return pattern if re.search(r"[a-z]", pattern.replace(r"[a-z0-9_.]+", "")) else None
    return None


def test_every_key_that_the_program_asks_for_exists() -> None:
    keys = texts("en").keys()
    missing = []
    for path, node in asked_for():
        pattern = pattern_of(node)
        looks_like_key = pattern is not None and re.fullmatch(r"[a-z0-9_\\.\[\]+-]+", pattern) and r"\." in pattern
        if pattern is not None and looks_like_key and not any(re.fullmatch(pattern, key) for key in keys):
            missing.append(f"{path}:{node.lineno} {ast.unparse(node)}")
    assert missing == []


def test_every_key_is_used_somewhere() -> None:
    exact: set[str] = set()
    patterns: set[str] = set()
    for _, node in source():
        if isinstance(node, ast.Constant):
            exact.add(str(node.value))
        elif isinstance(node, ast.JoinedStr) and (pattern := pattern_of(node)) is not None and r"\." in pattern:
            patterns.add(pattern)
    used = re.compile("|".join(sorted(patterns)))

    unused = [
        key
        for key in sorted(texts("en"))
        if not ({key, key.removesuffix("_one"), key.removesuffix("_plain")} & exact) and not used.fullmatch(key)
    ]
    assert unused == []


def test_every_continent_mode_option_value_preset_and_ending_has_its_words(words: Words) -> None:
    wanted = [f"continent.{continent.name.lower()}" for continent in Continent]
    for mode in MODES:
        wanted += [f"mode.{mode.key}.name", *(f"preset.{name}.name" for name in mode.presets)]
        for option in mode.options:
            wanted += [f"option.{option.name}.name", f"option.{option.name}.hint"]
            if isinstance(option, Choice):
                wanted += [f"option.{option.name}.{value}" for value in option.values]
    assert [key for key in wanted if key not in words] == []


# ---- looking up --------------------------------------------------------------------------------------------------


def test_a_missing_key_or_figure_is_an_error_and_never_silent(words: Words) -> None:
    with pytest.raises(KeyError):
        words("log.no_such_thing")
    with pytest.raises(KeyError):
        words("log.starter_drawn")


def test_figures_fill_placeholders_and_one_has_its_own_text() -> None:
    words = Words("xx", {"points": "{count} points for {name}", "points_one": "a point for {name}", "one": "{count}"})

    assert words("points", count=2, name="Mia") == "2 points for Mia"
    assert words("points", count=1, name="Mia") == "a point for Mia"
    assert words("one", count=1) == "1"
    assert "points" in words
    assert "prizes" not in words


def test_a_language_without_a_file_is_refused() -> None:
    with pytest.raises(UnknownLanguageError):
        load_words("tlh")


def test_nested_tables_become_dotted_keys() -> None:
    assert flatten({"a": {"b": {"c": "x"}, "d": "y"}, "e": "z"}) == {"a.b.c": "x", "a.d": "y", "e": "z"}


def test_a_text_is_told_again_in_another_language_with_all_that_is_told_in_it() -> None:
    german, english = load_words("de"), load_words("en")
    inner = german("table.turn_now")
    text = german("kiosk.won", calculation="6 × 12", name=inner, card=72, continent=german("continent.asia"))

    assert isinstance(text, Told)
    assert text.again(english) == english(
        "kiosk.won",
        calculation="6 × 12",
        name=english("table.turn_now"),
        card=72,
        continent=english("continent.asia"),
    )


def test_a_list_within_a_text_is_told_again_too() -> None:
    german, english = load_words("de"), load_words("en")
    text = german("strategy_table.advice_stacks", names=listed([german("continent.africa"), german("continent.asia")]))

    names = f"{english('continent.africa')}, {english('continent.asia')}"
    assert told_in(text, english) == english("strategy_table.advice_stacks", names=names)
    assert told_in("Mia", english) == "Mia"
