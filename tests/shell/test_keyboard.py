import pytest

from quiclo_game.shell.keyboard import plain_name


@pytest.mark.parametrize(
    ("pygame_name", "name"),
    [
        ("return", "return"),
        ("enter", "return"),
        ("[5]", "5"),
        ("[*]", "*"),
        ("[", "["),
        ("equals", "="),
        ("AC Back", "escape"),
        ("F11", "f11"),
        ("page up", "pageup"),
        ("page down", "pagedown"),
    ],
)
def test_the_number_pads_keys_are_named_like_the_others(pygame_name: str, name: str) -> None:
    assert plain_name(pygame_name) == name
