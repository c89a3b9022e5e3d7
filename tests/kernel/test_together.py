"""Several seats decide at the same time: in any order, recorded as it was, secret until all have."""

from __future__ import annotations

import pytest

from tests.kernel.ballot import Ballot
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


def test_an_answer_can_be_taken_back_until_another_seat_has_answered_or_all_have() -> None:
    play = begun()
    vote(play, 1, "yes")
    assert play.can_undo(1).allowed
    play.undo(1)
    assert play.state.deciding() == [0, 1, 2]
    vote(play, 1, "no")
    vote(play, 2, "no")
    assert not play.can_undo(1).allowed
    assert play.can_undo(2).allowed
    vote(play, 0, "no")
    assert not play.can_undo(0).allowed, "all has been shown"


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
