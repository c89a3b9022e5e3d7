"""Proposals: ways to far hexes, attacks, production and payments. The map is described in `table.py`."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.monuments.contents import game, say
from tests.games.monuments.table import Table, random_game
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.ferries import put_aboard
from trilithon.games.monuments.engine.steps.free_build import FREE_BUILD
from trilithon.games.monuments.view import view


def row(table: Table, target: str) -> list[str]:
    """A proposal in words; every move of it is legal."""
    state, texts = table.s.copy(), []
    for move in game().propose(table.s, target):
        assert move in state.moves()
        texts.append(game().write(state, move))
        state.play(move)
    return texts


def test_rows_are_legal_and_show_nothing_hidden_before_their_last_move() -> None:
    found: Counter[str] = Counter()
    for seed in range(3):
        for number, s in enumerate(random_game(2 + seed, seed)):
            if number % 67:
                continue
            before = s.numbers()
            for target in game().targets(s):
                trial = s.copy()
                for move in game().propose(s, target):
                    assert trial.to_move == s.to_move
                    assert trial.reveals == s.reveals
                    assert move in trial.moves()
                    assert game().write(trial, move) not in ("done", "rest", "pass")
                    trial.play(move)
                    found[target.split(":")[0]] += 1
            assert s.numbers() == before
    assert found["hex"] > 20
    assert found["card"] > 5


# -- ways --------------------------------------------------------------------------------------------


def test_a_unit_goes_to_a_far_hex() -> None:
    table = Table().bonus(0, "roads").units(0, "1301", "worker")
    assert row(table, "hex:1202") == ["play move", "move 1201 worker", "walk 1202"]
    table.do("play move", "move 1301 worker")
    assert row(table, "hex:1202") == ["walk 1302", "walk 1202"]
    assert row(table, "hex:1100") == []


def test_everything_that_can_be_reached_is_shown_with_its_cost_to_whoever_moves() -> None:
    table = Table().bonus(0, "roads").units(0, "1301", "worker").do("play move", "move 1301 worker")
    reach = view(table.s, 0)["asked_about"]["reach"]
    assert reach == {"1302": 1, "1202": 2}
    for place, cost in reach.items():
        assert len(row(table, f"hex:{place}")) == cost
    assert "reach" not in view(table.s, 1)["asked_about"]


def test_the_nearest_goes_and_rather_one_who_leaves_somebody_behind() -> None:
    table = Table().units(0, "1301", "worker").units(0, "1202", "worker", "worker").do("play move")
    table.look.units[table.hex("1201"), c.WORKER] = 0
    table.look.owner[table.hex("1201")] = c.NONE
    assert row(table, "hex:1302") == ["move 1202 worker", "walk 1302"]


def test_passengers_are_landed_and_empty_ferries_stay() -> None:
    table = Table().units(0, "1302", "worker").ferry("1402", "1302").ferry("1104")
    table.do("play move", "move 1302 worker", "board ferry 1")
    assert row(table, "hex:1301")[0] == "move 1201 worker"
    assert row(table, "hex:1103") == []
    island = Table().ferry("1205")
    put_aboard(island.s, 0, 0, c.WORKER, c.NONE)
    island.look.owner[island.hex("1205")] = 0
    assert row(island, "hex:1304") == ["play move", "move ferry 1", "land 1304"]


# -- attacks -----------------------------------------------------------------------------------------


def test_an_attack_with_all_that_can() -> None:
    table = (
        Table()
        .units(0, "1202", "army", "army", "worker")
        .units(0, "1301", "armed")
        .units(1, "1302", "worker")
    )
    assert row(table, "hex:1302") == ["play attack", "attack 1302", "send 1202 army", "send 1202 army"]
    table.green(0, "attack")
    assert row(table, "hex:1302") == [
        "play attack",
        "attack 1302",
        "send 1301 armed",
        "send 1202 army",
        "send 1202 army",
    ]
    table.do("play attack", "attack 1302", "send 1301 armed")
    assert row(table, "hex:1302") == ["send 1202 army", "send 1202 army"]


# -- production and payments -------------------------------------------------------------------------


def test_production_of_the_best_hexes() -> None:
    table = Table().units(0, "1301", "worker").units(0, "1302", "worker", "worker").units(0, "1202", "worker")
    assert row(table, "card:produce") == ["play produce", "at 1302", "at 1301"]
    table.tokens("1301", wood=1)
    assert row(table, "card:produce") == ["play produce", "at 1302", "at 1301"]
    table.do("play produce", "at 1202")
    assert row(table, "card:produce") == ["at 1302"]


def test_payments_are_taken_where_most_lies() -> None:
    table = Table().units(0, "1301", "worker").units(0, "1302", "worker").units(0, "1100", "worker")
    table.tokens("1301", sheep=1).tokens("1302", sheep=1, wood=3).tokens("1100", sheep=3, wheat=2)
    table.do("play upgrade")
    assert row(table, "card:produce") == ["upgrade produce", "spend 1100 2 sheep"]
    table.do("upgrade produce")
    assert row(table, "end") == ["spend 1100 2 sheep"]


def test_a_payment_from_several_places_goes_in_their_order() -> None:
    """The fullest are 1301 and 1202; 1302, which is asked about between them, is spared."""
    table = Table().units(0, "1301", "worker").units(0, "1302", "worker").units(0, "1202", "worker")
    table.tokens("1301", sheep=1, wood=3).tokens("1302", sheep=1).tokens("1202", sheep=1, metal=3)
    assert row(table.do("play upgrade", "upgrade produce"), "end") == [
        "spend 1301 1 sheep",
        "spend 1202 1 sheep",
    ]


def test_a_discount_spares_what_the_next_layer_needs() -> None:
    table = Table().units(0, "1301", "worker").tokens("1301", wood=1, metal=3).green(0, "build")
    table.do("play build")
    assert row(table, "building:1301:fort")[:2] == ["build fort 1301", "kind wood"]


# -- ferries -----------------------------------------------------------------------------------------


@pytest.mark.rule("MS-FER-01")
def test_water_beside_one_coast_means_a_ferry_there() -> None:
    table = Table().units(0, "1301", "worker").units(0, "1302", "worker")
    table.tokens("1301", wood=1).tokens("1302", wood=2).do("play build")
    assert row(table, "hex:1203") == ["build ferry 1302-1203", "spend 1302 1 wood"]
    assert row(table, "hex:1400")[0] == "build ferry 1301-1400"


@pytest.mark.rule("MS-FER-01", "MS-BON-07")
def test_so_it_does_when_a_bonus_builds_it() -> None:
    table = Table().units(0, "1302", "worker").asks(FREE_BUILD, c.FERRY_BOAT)
    assert row(table, "hex:1402") == ["build ferry 1302-1402"]


@pytest.mark.rule("MS-FER-01")
@pytest.mark.parametrize("water", ["1402", "0805"], ids=["beside two coasts", "beside none"])
def test_other_water_says_to_choose_the_coast(water: str) -> None:
    table = Table().units(0, "1301", "worker").units(0, "1302", "worker").tokens("1301", wood=1)
    table.do("play build")
    assert row(table, f"hex:{water}") == []
    refusal = game().why_not(table.s, f"hex:{water}")
    assert refusal is not None
    assert (refusal.rule, say(refusal.message)) == (
        "MS-FER-01",
        "A ferry is built at a coast: choose the land hex beside the sea where your worker stands.",
    )
    assert say(refusal.message, "hu") == (
        "Komp a parton épül: azt a tenger melletti szárazföldi mezőt válaszd, ahol a munkásod áll."
    )


@pytest.mark.rule("MS-BLD-02")
def test_nothing_but_a_ferry_has_to_do_with_water() -> None:
    table = Table().units(0, "1302", "worker").asks(FREE_BUILD, c.TOWN)
    assert row(table, "hex:1203") == []
    refusal = game().why_not(table.s, "hex:1203")
    assert refusal is not None
    assert say(refusal.message) == "This is no land hex."
