from quiclo_game.shell.palm_filter import PalmFilter


def test_three_new_contacts_close_together_are_a_palm() -> None:
    palms = PalmFilter(px_per_mm=2.0)

    assert palms.began("a", 0.0, 0.0, now=0.0) == frozenset()
    assert palms.began("b", 60.0, 0.0, now=20.0) == frozenset()
    assert palms.began("c", 30.0, 60.0, now=50.0) == {"a", "b", "c"}


def test_what_joins_a_palm_belongs_to_it() -> None:
    palms = PalmFilter(px_per_mm=2.0)
    for id in "abc":
        palms.began(id, 0.0, 0.0, now=0.0)

    assert "d" in palms.began("d", 10.0, 10.0, now=40.0)


def test_contacts_far_apart_or_one_after_another_are_fingers() -> None:
    far = PalmFilter(px_per_mm=2.0)
    slow = PalmFilter(px_per_mm=2.0)

    assert [far.began(id, index * 121.0, 0.0, now=0.0) for index, id in enumerate("abc")] == [frozenset()] * 3
    assert [slow.began(id, 0.0, 0.0, now=index * 26.0) for index, id in enumerate("abc")] == [frozenset()] * 3


def test_distances_are_measured_in_millimetres() -> None:
    fine = PalmFilter(px_per_mm=8.0)

    assert [bool(fine.began(id, index * 200.0, 0.0, now=0.0)) for index, id in enumerate("abc")] == [False, False, True]


def test_a_contact_under_thirty_milliseconds_is_no_tap() -> None:
    palms = PalmFilter(px_per_mm=2.0)

    assert palms.too_short(began=100.0, now=129.0)
    assert not palms.too_short(began=100.0, now=130.0)
