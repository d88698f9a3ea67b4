from quiclo_game.shell.finger_table import STALE_AFTER, FingerTable
from quiclo_game.shell.inputs import Phase


def test_a_second_down_of_a_live_contact_is_a_move() -> None:
    table = FingerTable()

    assert table.down("a", 1.0, 2.0, now=0.0) is Phase.DOWN
    assert table.down("a", 3.0, 4.0, now=9.0) is Phase.MOVE

    assert (table["a"].x, table["a"].y, table["a"].began) == (3.0, 4.0, 0.0)
    assert len(table.live()) == 1


def test_moves_and_ends_of_strangers_mean_nothing() -> None:
    table = FingerTable()

    assert not table.move("a", 1.0, 1.0, now=0.0)
    assert table.end("a") is None
    assert "a" not in table


def test_all_contacts_end_at_once_when_asked() -> None:
    table = FingerTable()
    for id in "abc":
        table.down(id, 0.0, 0.0, now=0.0)

    assert [contact.id for contact in table.end_all()] == ["a", "b", "c"]
    assert table.live() == ()


def test_a_contact_that_is_never_heard_of_again_ends_by_itself() -> None:
    table = FingerTable()
    table.down("lost", 0.0, 0.0, now=0.0)
    table.down("held", 0.0, 0.0, now=0.0)
    table.move("held", 0.0, 1.0, now=100.0)

    assert table.end_stale(STALE_AFTER - 1.0) == ()
    assert [contact.id for contact in table.end_stale(STALE_AFTER)] == ["lost"]
    assert "held" in table
