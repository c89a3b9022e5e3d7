"""Playing through: what is legal, what is played by itself, what can be taken back and what cannot."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.market.engine.codes import GOODS
from tests.kernel.market.engine.steps.offered import REFUSE
from tests.kernel.market.engine.steps.turn import END
from tests.kernel.market.game import Market
from trilithon.kernel.engine.events import Event, Message, player
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.errors import MoveError, PositionError, SetupError
from trilithon.kernel.messages import catalogue
from trilithon.kernel.peek import Peek
from trilithon.kernel.playthrough import SNAPSHOT_EVERY, Played, Playthrough

GAME = Market()


def start(seats: int = 2, seed: int = 1, **options: object) -> Playthrough:
    """A game in which everybody has one good of each kind and some coins, so that all moves are possible."""
    playthrough = Playthrough.start(GAME, GAME.setup(seats, options), seed)
    position = GAME.dump(playthrough.state)
    position["table"]["deck"] = [good for good in reversed(GOODS) for _ in range(6 - seats)]
    for trader in position["players"]:
        trader |= {"coins": 3, "hand": dict.fromkeys(GOODS, 1)}
    return Playthrough.from_position(GAME, json.loads(json.dumps(position)))


def play(playthrough: Playthrough, *texts: str) -> Playthrough:
    for text in texts:
        playthrough.play_text(text)
    return playthrough


def texts(playthrough: Playthrough) -> list[str]:
    return [f"({played.text})" if played.automatic else played.text for played in playthrough.played]


def test_a_new_game_knows_where_it_comes_from() -> None:
    setup = GAME.setup(3, {"dice": False})
    playthrough = Playthrough.start(GAME, setup, 2**64 - 1)
    assert (playthrough.game, playthrough.setup, playthrough.seed) == (GAME, setup, 2**64 - 1)
    assert (playthrough.ply, playthrough.played, playthrough.over) == (0, [], False)
    assert playthrough.legal == playthrough.state.moves()


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_seeds_have_64_bits(seed: int) -> None:
    with pytest.raises(SetupError, match=f"from 0 to 2\\^64 - 1, not {seed}"):
        Playthrough.start(GAME, GAME.setup(2), seed)


def test_an_illegal_move_names_the_legal_ones_and_changes_nothing() -> None:
    playthrough = play(start(), "sell wool")
    before = playthrough.state.numbers()
    with pytest.raises(MoveError, match=r"move 99 is not legal here; legal are: 0 \(double\); 1 \(fame\)"):
        playthrough.play(99)
    with pytest.raises(MoveError, match="'sell gold' is not a legal move here; legal are: double; fame"):
        playthrough.play_text("sell gold")
    assert playthrough.state.numbers() == before


def test_a_single_answer_is_played_and_marked() -> None:
    playthrough = play(start(), "sell wool", "fame")
    assert texts(playthrough) == ["sell wool", "fame", "(double)"]
    assert playthrough.state.to_move == 0


def test_a_single_answer_of_somebody_else_is_played_too() -> None:
    playthrough = start()
    Peek(GAME.own(playthrough.state)).coins[1] = 1
    play(playthrough, "offer gold to 2")
    assert texts(playthrough) == ["offer gold to 2", "(refuse)"]
    assert playthrough.played[1] == Played(
        seat=1, move=REFUSE, text="refuse", automatic=True, barrier=False, asked_from=1
    )


def test_a_single_answer_that_ends_a_turn_waits_for_its_player() -> None:
    playthrough = play(start(), "roll", "roll")
    assert [GAME.write(playthrough.state, move) for move in playthrough.legal] == ["end"]
    assert playthrough.state.to_move == 0


def test_forced_first_decisions_are_played_at_once() -> None:
    position = GAME.dump(play(start(), "sell wool").state)
    position["agenda"][0]["double"] = False  # only one effect is left
    playthrough = Playthrough.from_position(GAME, position)
    assert texts(playthrough) == ["(fame)"]
    assert [event.message.id for event in playthrough.opening] == ["market-log-fame"]
    with pytest.raises(MoveError, match="no move that could be taken back"):
        playthrough.undo(0)


def test_events_come_back_and_the_position_is_silent_again() -> None:
    playthrough = start()
    events = play(playthrough, "sell silk").play_text("double")
    assert [event.message.id for event in events] == ["market-log-double", "market-log-fame"]
    assert playthrough.state.events is None


def test_private_events_are_told_to_one_seat_only() -> None:
    [event] = start().play_text("draw")
    own = Message("market-log-drew-own", {"player": player(0), "good": Message("market-good-gold")})
    assert event.told_to(0) == own
    assert event.told_to(1) == event.told_to(NOBODY) == Message("market-log-drew", {"player": player(0)})


def test_playing_on_after_the_end_is_refused() -> None:
    playthrough = play(start(rounds=1), "end", "end")
    assert playthrough.over
    with pytest.raises(MoveError, match="the game is over"):
        playthrough.play(END)


def test_undo_takes_back_the_latest_own_move_with_what_followed() -> None:
    playthrough = play(start(), "sell wool", "fame")
    assert [played.text for played in playthrough.undo(0)] == ["fame", "double"]
    assert texts(playthrough) == ["sell wool"]
    assert [played.text for played in playthrough.undo(0)] == ["sell wool"]
    assert playthrough.state.numbers() == start().state.numbers()


def test_the_end_of_a_turn_can_be_taken_back_until_the_next_player_decides() -> None:
    playthrough = play(start(), "sell wool", "fame", "end")
    assert playthrough.can_undo(0).allowed
    play(playthrough, "end")
    undo = playthrough.can_undo(0)
    assert undo.reason == Message("undo-others", {"player": player(1)})
    assert catalogue(GAME).render(undo.reason, "en", ["Anna", "Béla"]).startswith("Béla has decided")
    assert playthrough.can_undo(1).allowed


@pytest.mark.parametrize("text", ["roll", "draw", "offer gold to 2"])
def test_chance_and_revelation_are_barriers(text: str) -> None:
    playthrough = play(start(), "sell wool", "fame", text)
    if text.startswith("offer"):
        assert playthrough.state.to_move == 1
    assert playthrough.can_undo(0).reason == Message("undo-revealed")
    with pytest.raises(MoveError, match="chance was used"):
        playthrough.undo(0)


def test_a_decision_in_the_middle_of_anothers_turn_is_taken_back_by_its_own_seat() -> None:
    playthrough = play(start(), "offer silk to 2", "accept")
    assert playthrough.can_undo(0).reason == Message("undo-others", {"player": player(1)})
    assert [played.text for played in playthrough.undo(1)] == ["accept"]
    assert playthrough.state.to_move == 1


def test_undo_all_goes_back_to_the_barrier() -> None:
    playthrough = play(start(), "roll", "sell wool", "fame", "end")
    assert [played.text for played in playthrough.undo_all(0)] == ["sell wool", "fame", "double", "end"]
    assert texts(playthrough) == ["roll"]
    with pytest.raises(MoveError):
        playthrough.undo_all(0)


def test_who_has_not_moved_has_nothing_to_take_back() -> None:
    assert start().can_undo(0).reason == Message("undo-nothing")
    assert play(start(), "sell wool").can_undo(1).reason == Message("undo-nothing")


def long_game(moves: list[int]) -> Playthrough:
    playthrough = Playthrough.start(GAME, GAME.setup(2, {"rounds": 40}), 5)
    for choice in moves:
        if not playthrough.over:
            playthrough.play(playthrough.legal[choice % len(playthrough.legal)])
    return playthrough


@given(st.lists(st.integers(min_value=0, max_value=11), max_size=120), st.data())
def test_every_ply_can_be_looked_up(choices: list[int], data: st.DataObject) -> None:
    playthrough = long_game(choices)
    ply = data.draw(st.integers(min_value=0, max_value=playthrough.ply))
    state = GAME.start(playthrough.setup, 5)
    for played in playthrough.played[:ply]:
        state.play(played.move)
    assert playthrough.state_at(ply).numbers() == state.numbers()


def test_fingerprints_lie_along_the_game_and_follow_undo() -> None:
    playthrough = long_game([0, 0, 9] * 60)
    assert playthrough.ply > 3 * SNAPSHOT_EVERY
    for ply, fingerprint in playthrough.fingerprints.items():
        assert playthrough.state_at(ply).fingerprint() == fingerprint
    assert list(playthrough.fingerprints) == list(range(SNAPSHOT_EVERY, playthrough.ply + 1, SNAPSHOT_EVERY))
    playthrough = Playthrough.start(GAME, GAME.setup(2), 5)
    play(playthrough, *["end"] * 5)
    taken_back = playthrough.undo(0)
    assert [played.text for played in taken_back] == ["end"]
    assert playthrough.fingerprints == {}


def test_a_ply_that_was_not_played_is_refused() -> None:
    with pytest.raises(MoveError, match="no ply 2 in this game; it has 0 to 1"):
        play(start(), "sell wool").state_at(2)


def test_playing_does_not_touch_the_position_it_began_from() -> None:
    playthrough = start()
    before = json.dumps(playthrough.position)
    play(playthrough, "sell wool", "fame", "draw", "end")
    assert json.dumps(playthrough.position) == before


def test_an_impossible_position_is_refused() -> None:
    with pytest.raises(PositionError, match="missing"):
        Playthrough.from_position(GAME, {"seats": 2})


def test_of_each_move_is_told_what_happened_also_of_those_played_by_themselves() -> None:
    playthrough = start()
    heard: list[tuple[int, list[Event]]] = []
    returned = []
    for text in ("sell wool", "fame", "end"):
        move = next(move for move in playthrough.legal if GAME.write(playthrough.state, move) == text)
        returned += playthrough.play(move, lambda ply, events: heard.append((ply, events)))
    assert any(played.automatic for played in playthrough.played)
    assert [ply for ply, _ in heard] == list(range(1, playthrough.ply + 1))
    assert [event for _, events in heard for event in events] == returned
    for ply, events in heard:
        state = playthrough.state_at(ply - 1)
        state.events = []
        state.play(playthrough.played[ply - 1].move)
        assert [event.message for event in state.events] == [event.message for event in events]
