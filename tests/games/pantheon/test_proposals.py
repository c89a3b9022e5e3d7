"""Proposals: rows of moves to a far hex or a god. In Roma, with the temple on i5; in Gallia on f2 for jumps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.contract.playing import cases, sampled
from tests.games.pantheon.scenario import Play, Scenario
from tests.games.pantheon.starting_points import pantheon
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.steps.action import ACTION
from trilithon.games.pantheon.engine.steps.buy import BUY
from trilithon.games.pantheon.engine.steps.cards import CARDS
from trilithon.games.pantheon.engine.steps.follow import FOLLOW
from trilithon.games.pantheon.engine.steps.pay import PAY
from trilithon.games.pantheon.engine.steps.place import PLACE
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.engine.state import State


def row(play: Play, target: str) -> list[str]:
    state, texts = play.state.copy(), []
    for move in play.game.propose(play.state, target):
        texts.append(play.game.write(state, move))
        state.play(move)
    return texts


def positions(count: int) -> Iterator[Position]:
    """Decisions of random games at which something is proposed."""
    for case in cases(pantheon(), 0.02):
        for state in sampled(pantheon(), case, count):
            assert isinstance(state, Position)
            if any(state.is_on_top(step) for step in (ACTION, FOLLOW, CARDS, PLACE, BUY, PAY)):
                yield pantheon().twin(state)


def test_a_row_is_legal_move_by_move_and_ends_on_the_target() -> None:
    found = Counter[str]()
    for state in positions(8):
        before = state.numbers()
        for target in pantheon().targets(state):
            trial: State = state.copy()
            moves = pantheon().propose(state, target)
            seat = state.to_move
            last = ""
            for number, move in enumerate(moves):
                assert trial.to_move == seat
                assert move in trial.moves()
                text, about = pantheon().write(trial, move), pantheon().about(trial, move)
                assert text != "stop"
                if number == len(moves) - 1:
                    last = target if target in about or text.startswith("sacrifice") else f"{about}"
                    found[target.split(":")[0]] += 1
                else:
                    assert trial.reveals == state.reveals
                trial.play(move)
            assert last == target or not moves
        assert state.numbers() == before
    assert found["hex"] > 500
    assert found["god"] > 8
    assert found["bank"] > 8
    assert found["sacrifice"] > 8


def near_hexes(state: Position) -> dict[str, int]:
    """What can be reached with one piece, or with one after a foot, and the cheapest price: by playing everything."""
    prices: dict[str, int] = {}

    def note(trial: Position, spent: int) -> Iterator[tuple[int, int]]:
        for move in trial.moves():
            if pantheon().write(trial, move) != "stop":
                twin = pantheon().twin(trial)
                twin.play(move)
                price = spent + trial.budget() - twin.budget()
                (target,) = pantheon().about(trial, move)
                prices[target] = min(price, prices.get(target, 99))
                yield move, price

    for first, price in list(note(state, 0)):
        if pantheon().write(state, first).startswith("foot"):
            twin = pantheon().twin(state)
            twin.play(first)
            list(note(twin, price))
    return prices


def test_whatever_is_two_steps_away_is_proposed_at_the_lowest_price() -> None:
    compared = 0
    for state in positions(30):
        if not state.is_on_top(PLACE) or state.jumps_left():
            continue
        for target, price in near_hexes(state).items():
            trial = pantheon().twin(state)
            moves = pantheon().propose(state, target)
            assert moves, f"{target} at {price}"
            for move in moves:
                trial.play(move)
            assert state.budget() - trial.budget() <= price
            compared += 1
    assert compared > 100


def test_a_far_hex_is_reached_with_the_fewest_cards() -> None:
    play = Scenario().hand(0, movement=3).loot(l4="step").play()
    assert row(play, "hex:j6") == ["move", "cards 0", "foot j6"]
    far = row(play, "hex:j7")
    assert far[0] == "move"
    assert far[-1] == "foot j7"
    steps = len([move for move in far if move.startswith("foot")])
    assert far[1] == "cards 0" if steps == 1 else far[1] in ("cards 0", "cards 1")
    play.do(*far)
    assert "stop" in play.legal


def test_before_a_movement_all_that_it_could_reach_is_known_with_the_cards_it_takes() -> None:
    compared = 0
    for state in positions(60):
        if not state.is_on_top(CARDS):
            continue
        proposed: dict[str, int] = {}
        for target in pantheon().targets(state):
            moves = pantheon().propose(state, target) if target.startswith("hex:") else []
            if moves:
                proposed[target.removeprefix("hex:")] = argument_of(moves[0])
        plan = pantheon().plan(state, [])
        assert plan is not None
        assert plan.shown["reach"] == proposed
        compared += len(proposed)
    assert compared > 100


def test_what_cannot_be_paid_or_built_is_not_proposed() -> None:
    assert row(Scenario().loot(l4="step").play(), "hex:a1") == []
    assert (
        row(Scenario().hand(0, movement=3).reserve(0, feet=0, columns=0).loot(l4="step").play(), "hex:j6")
        == []
    )
    assert row(Scenario().hand(0, movement=3).loot(l4="step").play(), "hex:i5") == [], "the temple"


def test_in_the_middle_of_a_movement_the_rest_is_proposed() -> None:
    play = Scenario().hand(0, movement=3).loot(l4="step").play().do("move", "cards 2")
    assert row(play, "hex:j6") == ["foot j6"]
    far = row(play, "hex:j7")
    assert far[-1] == "foot j7"
    assert all(move.startswith("foot") for move in far)


def test_a_follower_needs_cards_for_every_step() -> None:
    play = Scenario().hand(0, movement=1).hand(1, movement=2).loot(l4="step").play()
    play.do("move", "cards 0", "foot j6", "stop")
    moves = row(play, "hex:j7")
    assert moves[0] == "follow"
    assert moves[1] in ("cards 1", "cards 2")
    assert moves[-1] == "foot j7"


def test_a_jump_is_proposed_where_it_is_the_only_way() -> None:
    scenario = Scenario(nation="gallia").owns(0, "gaiviles").feet(1, "e2").hand(0, movement=1)
    play = scenario.reserve(0, feet=1).play()
    assert row(play, "hex:d2") == ["move", "cards 0", "foot d2"]


@pytest.mark.parametrize("asked", [False, True])
def test_a_god_is_paid_with_the_fewest_cards(asked: bool) -> None:
    scenario = Scenario().gods(None, "taksator").hand(0, dancers=4, priests=2).levels(0, dancers=2)
    play = scenario.play()
    if asked:
        play.do("gain 2 taksator")
    moves = row(play, "god:2")
    assert moves[-1] == "sacrifice 2:dancers+tile 1:priests"
    assert len(moves) == 2 - asked
    assert row(play, "god:1") == []


def test_of_equal_payments_the_rarer_kind_is_kept() -> None:
    play = Scenario().gods(None, "taksator").hand(0, dancers=2, priests=1, temples=3).play()
    assert row(play, "god:2")[-1] == "sacrifice 2:temples 1:dancers"


def test_a_purchase_is_proposed_with_the_money_it_takes() -> None:
    play = Scenario().hand(0, money_1=2, money_2=1, money_5=1).levels(0, priests=1).play()
    assert row(play, "bank:columns") == ["buy", "coin 1", "paid", "buy column"]
    play.do("buy")
    assert row(play, "sacrifice:priests") == ["coin 2", "paid", "tile priests 2"], "fewest cards"
    assert row(play, "sacrifice:dancers") == ["coin 1", "paid", "tile dancers 1"]
    play.do("coin 5")
    assert row(play, "bank:feet") == ["paid", "buy foot"], "there is more than enough"


def test_as_little_money_as_possible_is_lost() -> None:
    play = Scenario().hand(0, money_2=2, money_5=1).levels(0, priests=2).play().do("buy")
    assert row(play, "sacrifice:priests") == ["coin 2", "coin 2", "paid", "tile priests 3"]
    assert row(play, "sacrifice:temples") == ["coin 2", "paid", "tile temples 1"]


def test_what_cannot_be_bought_is_not_proposed() -> None:
    play = Scenario().hand(0, money_1=1).levels(0, priests=4, dancers=1).play().do("buy")
    assert row(play, "sacrifice:priests") == []
    assert row(play, "sacrifice:dancers") == []


def test_a_place_on_the_map_is_bought_while_money_is_asked_for() -> None:
    play = Scenario(nation="gallia").hand(0, money_1=3).play().do("buy")
    moves = row(play, "hex:d2")
    assert moves[-2:] == ["foot e2", "foot d2"]
    assert moves[: moves.index("paid")] == ["coin 1", "coin 1"]


def test_things_that_are_neither_reached_nor_bought_are_not_proposed() -> None:
    play = Scenario().play()
    for target in ("pile", "stop", "hex:zz", "god:99", "god:x", "nonsense"):
        assert row(play, target) == []
