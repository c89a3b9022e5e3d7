"""Conquests, purchases, steps and activations as they are shown before they are played."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.monumental.scenario import Play, Scenario
from trilithon.games.monumental.game import Monumental
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.plan import Plan, PlanPart, Prepare

GAME = Monumental()


def planned(play: Play, *row: str) -> Plan:
    plan = GAME.plan(play.state, row)
    assert plan is not None
    return plan


def part(plan: Plan, name: str, things: bool = False) -> PlanPart:
    return next(one for one in plan.parts if one.asked == name and bool(one.things) == things)


def sent(plan: Plan) -> dict[str, int]:
    return {thing.thing: thing.n for thing in part(plan, "units", things=True).things if thing.n}


def army() -> Scenario:
    """Some Soldiers in the Capital a0, two with the Warlord on b0, two on b1; c1 takes six Units."""
    scenario = Scenario().units(0, "b0", 2, warlord=True).units(0, "b1", 2).empty("c0")
    return scenario.goods(0, military=9)


@pytest.mark.rule("MO-CONQ-11", "MO-CONQ-13", "MO-CONQ-15")
def test_limits_of_units_are_exactly_what_can_be_answered() -> None:
    """All sets of Units that a row of answers can name, found by trying, against more and fewer of each tile."""
    play = army().play()
    target = "conquer c1"
    possible = marches(play.copy().do(target))
    assert len(possible) > 2
    for lord in ("with warlord", "without warlord"):
        for thing in part(planned(play, target, lord), "units", things=True).things:
            for row, by in ((thing.more, 1), (thing.fewer, -1)):
                others = {march[1].count(thing.thing) for march in possible if march[0] == lord}
                assert (row is not None) == (thing.n + by in others), (lord, thing)
    for lord in ("with warlord", "without warlord"):
        stepped_to = reachable(play, planned(play, target, lord))
        assert stepped_to == {tiles for which, tiles in possible if which == lord}


def marches(play: Play) -> set[tuple[str, tuple[str, ...]]]:
    """Who can go: with or without the Warlord, and from where Soldiers come."""
    found: set[tuple[str, tuple[str, ...]]] = set()
    for lord in ("with warlord", "without warlord"):
        if lord in play.legal:
            found |= {(lord, tiles) for tiles in soldiers(play.copy().do(lord, forced=False))}
    return found


def soldiers(play: Play) -> set[tuple[str, ...]]:
    if not any(move.startswith("from ") for move in play.legal):
        return {()}
    return {
        tuple(sorted((f"tile:{move.split()[1]}", *rest)))
        for move in play.legal
        for rest in soldiers(play.copy().do(move, forced=False))
    }


def reachable(play: Play, plan: Plan) -> set[tuple[str, ...]]:
    """All that one comes to by clicking plus and minus."""
    found: set[tuple[str, ...]] = set()
    plans = [plan]
    while plans:
        plan = plans.pop()
        tiles = tuple(sorted(name for name, n in sent(plan).items() for _ in range(n)))
        if tiles not in found:
            found.add(tiles)
            things = part(plan, "units", things=True).things
            plans += [planned(play, *row) for one in things for row in (one.more, one.fewer) if row]
    return found


@pytest.mark.rule("MO-CONQ-10", "MO-CONQ-22", "MO-RES-03")
def test_a_price_on_the_map_is_what_the_plan_takes() -> None:
    """With reductions and Gold, in many positions: as many resources as the view says, whatever they are."""
    compared = 0
    for seed in range(12):
        state, rng = GAME.start(GAME.setup(2 + seed % 3), seed), seeded(seed, 5)
        while state.to_move != NOBODY:
            moves = state.moves()
            prices = GAME.view(state, state.to_move)["prices"]["conquests"] if rng.below(6) == 0 else {}
            for text, tile in product((GAME.write(state, move) for move in moves), prices):
                if text == f"conquer {tile}":
                    plan = GAME.plan(state, [text])
                    assert plan is not None
                    assert sum(plan.pays.values()) == sum(prices[tile]["price"].values())
                    assert prices[tile]["short"] == 0
                    compared += 1
            state.play(moves[rng.below(len(moves))])
    assert compared > 30


@pytest.mark.rule("MO-RES-03", "MO-RES-05")
def test_gold_is_stepped_between_what_is_needed_and_what_there_is() -> None:
    play = Scenario().goods(0, production=4, gold=3).display("academy").play()
    move = next(move for move in play.legal if move.startswith("buy 1 "))
    plan = planned(play, move)
    price = GAME.view(play.state, 0)["prices"]["display"][0]
    amounts = [option.told["amount"] for option in part(plan, "pay").options]
    assert amounts == list(range(max(0, price - 4), min(price, 3) + 1))
    assert part(plan, "pay").options[0].is_chosen
    dearest = planned(play, *part(plan, "pay").options[-1].row)
    paid = {"production": price - amounts[-1], "gold": amounts[-1]}
    assert dict(dearest.pays) == {name: n for name, n in paid.items() if n}


def test_what_has_a_price_is_shown_first_and_what_has_none_is_not() -> None:
    play = (
        Scenario()
        .goods(0, production=9, science=9, military=9)
        .display("academy")
        .active(0, a1="irrigation")
        .play()
    )
    shown = dict(zip(play.legal, GAME.outlooks(play.state, play.state.moves()), strict=True))
    for move, outlook in shown.items():
        word = move.split()[0]
        if word in ("buy", "conquer", "progress", "finish", "develop"):
            assert outlook.prepare is Prepare.ALWAYS, move
        if word in ("end", "use"):
            assert outlook.prepare is Prepare.NEVER, move


def test_activating_tells_what_it_brings() -> None:
    play = Scenario().turn(0, phase=1).play()
    move = play.legal[0]
    plan = planned(play, move)
    after = play.copy().do(move)
    gained = {name: n for name, n in after.goods(0).items() if n}
    assert {name: n for name, n in plan.gains.items() if n} == gained
    assert not plan.pays
    assert plan.shown["crosses"] == move.split()[1]


def test_tokens_that_would_help_are_offered_beside_a_purchase() -> None:
    play = Scenario().goods(0, production=9).crates(0, 1).display("academy").play()
    move = next(move for move in play.legal if move.startswith("buy 1 "))
    assert "crate" in planned(play, move).beside
