from quiclo_game.shell.motion import Call, Chain, Motion, Owners, Together, Wait


class Recorder:
    def __init__(self) -> None:
        self.said: list[str] = []

    def say(self, word: str) -> Call:
        return Call(lambda: self.said.append(word))


def test_a_wait_hands_back_the_time_it_did_not_need() -> None:
    wait = Wait(100.0)

    assert wait.advance(60.0) == 0.0
    assert not wait.done
    assert wait.advance(60.0) == 20.0
    assert wait.done
    assert wait.advance(7.0) == 7.0


def test_a_wait_of_no_length_is_over_at_once() -> None:
    wait = Wait(0.0)

    assert wait.advance(0.0) == 0.0
    assert wait.done


def test_a_call_is_made_once_however_often_it_is_asked() -> None:
    record = Recorder()
    call = record.say("now")

    assert call.advance(5.0) == 5.0
    call.advance(5.0)
    call.finish()

    assert record.said == ["now"]


def test_a_chain_hands_the_time_left_over_to_the_next_part() -> None:
    record = Recorder()
    chain = Chain((Wait(10.0), record.say("a"), Wait(10.0), record.say("b"), Wait(100.0)))

    assert chain.advance(25.0) == 0.0
    assert record.said == ["a", "b"]
    assert chain.advance(96.0) == 1.0
    assert chain.done


def test_finishing_a_chain_makes_the_calls_that_are_left_in_order_and_once() -> None:
    record = Recorder()
    chain = Chain((record.say("a"), Wait(10.0), record.say("b"), Wait(10.0), record.say("c")))
    chain.advance(5.0)

    chain.finish()
    chain.finish()

    assert record.said == ["a", "b", "c"]
    assert chain.done


def test_a_chain_may_be_finished_by_its_own_part() -> None:
    record = Recorder()
    parts: list[Motion] = []
    chain = Chain((Wait(1.0), Call(lambda: parts[0].finish()), Wait(50.0), record.say("last")))
    parts.append(chain)

    assert chain.advance(1.0) == 0.0
    assert record.said == ["last"]
    assert chain.done


def test_an_abandoned_chain_makes_no_more_calls() -> None:
    record = Recorder()
    chain = Chain((Wait(1.0), record.say("never")))

    chain.abandon()

    assert chain.done
    assert chain.advance(5.0) == 5.0
    assert record.said == []


def test_motions_together_start_one_stagger_apart_and_end_with_the_last() -> None:
    record = Recorder()
    together = Together((Chain((record.say(word), Wait(100.0))) for word in "abc"), stagger=45.0)

    assert together.advance(10.0) == 0.0
    assert record.said == ["a"]
    together.advance(40.0)
    assert record.said == ["a", "b"]
    together.advance(40.0)
    assert record.said == ["a", "b", "c"]
    assert together.advance(100.5) == 0.5
    assert together.done


def test_motions_together_hand_back_the_time_of_the_longest() -> None:
    together = Together((Wait(10.0), Wait(30.0)))

    assert together.advance(20.0) == 0.0
    assert together.advance(20.0) == 10.0
    assert together.done


def test_nothing_together_is_over_at_once() -> None:
    together = Together(())

    assert together.advance(4.0) == 4.0
    assert together.done


def test_the_last_claim_owns_an_attribute() -> None:
    owners, target, first, second = Owners(), object(), Wait(1.0), Wait(1.0)

    owners.claim(target, "x", first)
    owners.claim(target, "x", second)
    owners.release(target, "x", first)

    assert not owners.owns(target, "x", first)
    assert owners.owns(target, "x", second)
    assert not owners.owns(target, "y", second)
