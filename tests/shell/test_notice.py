from quiclo_game.locale import Words
from quiclo_game.shell.notice import Notice, ShellError


def test_a_notice_speaks_the_language_it_is_asked_in() -> None:
    notice = Notice("lost", (("name", "a.png"), ("count", 2)))

    assert notice.text(Words("en", {"lost": "{name} is lost {count} times"})) == "a.png is lost 2 times"


def test_an_error_of_the_shell_carries_its_notice_and_reads_well_in_a_log() -> None:
    notice = Notice("lost", (("name", "a.png"),))

    assert str(ShellError(notice)) == "lost (name: a.png)"
    assert str(ShellError(Notice("lost"))) == "lost"
    assert ShellError(notice).notice is notice
