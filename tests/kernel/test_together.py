"""Several seats decide at the same time: in any order, recorded as it was, secret until all have."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.kernel.ballot import Ballot
from trilithon.kernel.engine.events import Event, Message, player
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.playthrough import Playthrough
from trilithon.kernel.record import parse_record, replay, write_record

GAME = Ballot()


def begun(seats: int = 3) -> Playthrough:
    return Playthrough.start(GAME, GAME.setup(seats), 5)


def vote(play: Playthrough, seat: int, text: str) -> None:
    play.turn_to(seat)
    play.play_text(text)


def test_whoever_has_not_answered_may_be_the_next() -> None:
    s = begun().state
    assert (s.to_move, s.deciding()) == (0, [0, 1, 2])
    s.turn_to(2)
    assert (s.to_move, s.deciding()) == (2, [2, 0, 1])
    s.play(s.moves()[0])
    assert (s.to_move, s.deciding()) == (0, [0, 1])
    with pytest.raises(ValueError, match="seat 2 has nothing to decide"):
        s.turn_to(2)
    s.play(s.moves()[0])
    s.play(s.moves()[0])
    assert s.deciding() == [0, 1, 2], "the next round"


def test_a_move_is_looked_back_at_as_whoever_made_it_was_asked() -> None:
    play = begun()
    vote(play, 2, "yes")
    vote(play, 1, "no")
    assert [play.before(ply).to_move for ply in (0, 1)] == [2, 1]
    assert [play.state_at(ply).to_move for ply in (0, 1)] == [0, 0], "the first of those that decide"


def test_where_one_decides_nobody_else_does() -> None:
    play = begun(2)
    vote(play, 1, "yes")
    assert play.state.deciding() == [0]
    vote(play, 1, "no")  # it is seat 0 that has said so
    assert [(played.seat, played.text) for played in play.played] == [(1, "yes"), (0, "no")]


def test_the_order_of_answers_changes_nothing_but_the_record() -> None:
    one, other = begun(), begun()
    for seat in (0, 1, 2):
        vote(one, seat, "yes" if seat else "no")
    for seat in (2, 0, 1):
        vote(other, seat, "yes" if seat else "no")
    assert one.state.fingerprint() == other.state.fingerprint()
    assert [played.seat for played in other.played] == [2, 0, 1]


def test_a_record_keeps_the_order_and_is_played_again_in_it() -> None:
    play = begun()
    for seat, text in [(2, "yes"), (0, "no"), (1, "yes"), (1, "no"), (2, "no"), (0, "no")]:
        vote(play, seat, text)
    assert play.over
    record = write_record(play)
    again = replay(GAME, parse_record(record))
    assert [(played.seat, played.text) for played in again.played] == [
        (played.seat, played.text) for played in play.played
    ]
    assert write_record(again) == record
    assert [again.state_at(ply).fingerprint() for ply in range(7)] == [
        play.state_at(ply).fingerprint() for ply in range(7)
    ]


def test_an_answer_can_be_taken_back_until_all_have_answered() -> None:
    play = begun()
    vote(play, 1, "yes")
    play.undo(1)
    assert play.state.deciding() == [0, 1, 2]
    vote(play, 1, "no")
    vote(play, 2, "no")
    assert [play.can_undo(seat).allowed for seat in range(3)] == [False, True, True]
    vote(play, 0, "no")
    assert [play.can_undo(seat).allowed for seat in range(3)] == [False] * 3, "all has been shown"


@pytest.mark.parametrize("withdrawn", [0, 1, 2])
def test_whoever_withdraws_takes_nothing_from_the_others(withdrawn: int) -> None:
    """As if that answer had not been given: the same position, the same record."""
    votes = [(2, "yes"), (0, "no"), (1, "yes")]
    play, without = begun(4), begun(4)
    for seat, text in votes:
        vote(play, seat, text)
    for seat, text in votes:
        if seat != withdrawn:
            vote(without, seat, text)
    taken_back = play.undo(withdrawn)
    assert [(played.seat, played.text) for played in taken_back] == [(withdrawn, dict(votes)[withdrawn])]
    assert write_record(play) == write_record(without)
    assert play.state.deciding() == without.state.deciding()
    assert not play.can_undo(withdrawn).allowed
    assert all(play.can_undo(seat).allowed for seat, _ in votes if seat != withdrawn)
    vote(play, withdrawn, "no")
    vote(play, 3, "no")
    assert play.state.fingerprint() == replay(GAME, parse_record(write_record(play))).state.fingerprint()
    assert not any(play.can_undo(seat).allowed for seat in range(4))


def test_what_was_decided_before_is_not_withdrawn_under_the_answers_of_others() -> None:
    play = begun(2)
    for seat, text in [(0, "no"), (1, "no")]:
        vote(play, seat, text)
    play.played[-1] = replace(play.played[-1], barrier=False)  # as if nothing had been shown
    assert play.can_undo(1).allowed
    vote(play, 0, "yes")
    assert play.can_undo(1).reason == Message("undo-others", {"player": player(0)})
    assert play.undo_all(0)[0].text == "yes"
    vote(play, 1, "no")
    vote(play, 0, "no")
    assert play.over


def test_the_withdrawn_answer_is_heard_of_no_more_and_the_others_once() -> None:
    play = begun()
    vote(play, 1, "yes")
    vote(play, 2, "no")
    told: list[tuple[int, list[Event]]] = []
    play.undo(1, lambda ply, events: told.append((ply, events)))
    assert [(ply, [event.seat for event in events]) for ply, events in told] == [(1, [2])]
    assert [event.told_to(2).args["vote"] for _, events in told for event in events] == ["no"]


def test_nobody_is_told_an_answer_before_all_have_given_theirs() -> None:
    play = begun()
    play.turn_to(2)
    told = play.play_text("yes")
    assert [event.told_to(0).args.get("vote") for event in told] == [None]
    assert [event.told_to(2).args.get("vote") for event in told] == ["yes"]
    assert GAME.view(play.state, 0)["votes"] == [-1, False, True]
    assert GAME.view(play.state, 2)["votes"] == [False, False, 1]
    votes = {tuple(GAME.view(play.state.imagine(0, seeded(n)), 2)["votes"]) for n in range(20)}
    assert votes == {(False, False, 0), (False, False, 1)}


def test_a_saved_position_knows_who_may_decide() -> None:
    play = begun()
    vote(play, 1, "yes")
    loaded = GAME.load(GAME.dump(play.state))
    assert (loaded.deciding(), loaded.fingerprint()) == ([0, 2], play.state.fingerprint())
