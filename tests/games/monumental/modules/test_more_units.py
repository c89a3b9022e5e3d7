"""Kinds of Units that modules bring: of some a seat has many, some hold no land (mounted Units, Heroes)."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from tests.games.monumental.scenario import Play, Scenario
from trilithon.games.monumental import view as view_file
from trilithon.games.monumental.derived import derive
from trilithon.games.monumental.engine.hooks import Hook
from trilithon.games.monumental.engine.setup import Setup
from trilithon.games.monumental.engine.units import UNITS, UnitKind
from trilithon.games.monumental.game import Monumental

GAME = Monumental()
RIDER, HERO, SAGE = range(len(UNITS), len(UNITS) + 3)


class MoreUnits(Hook):
    def change(self, setup: Setup) -> None:
        rider = UnitKind("rider", defence=2, is_single=False, most=4)
        hero = UnitKind("hero", defence=2, is_single=True, builds=False, goes_home=False)
        sage = UnitKind("sage", defence=2, is_single=True, fights=False, builds=False, goes_home=False)
        setup.units = vec[UnitKind]([*UNITS, rider, hero, sage])


def with_units(tile: str, soldiers: int, warlord: bool = False, **others: int) -> Play:
    """Units of seat 0 on a Province."""
    scenario = Scenario(modules=[MoreUnits()]).units(0, tile, soldiers, warlord=warlord).goods(0, military=9)
    for name, n in others.items():
        unit = {"rider": RIDER, "hero": HERO, "sage": SAGE}[name]
        scenario.look.units[scenario.tiles[tile], unit] = n
    derive(scenario.state)
    return scenario.play()


def named(play: Play) -> list[str]:
    """Ways to name those of many, from the first one on."""
    return [move for move in play.legal if move.startswith("from")]


@pytest.mark.rule("MO-CONQ-09")
def test_units_of_two_kinds_of_many_are_named_kind_by_kind() -> None:
    play = with_units("b0", 1, rider=4)
    play.do("conquer c0", "without warlord", forced=False)
    assert named(play) == ["from a0", "from b0", "from b0 rider"]
    needed = play.state.get(3)
    play.do("from b0", forced=False)
    assert named(play) == ["from b0 rider"]
    while play.asked == "units":
        play.do("from b0 rider", forced=False)
    state = play.state
    assert (play.soldiers("b0"), state.units(play.tiles["b0"], RIDER)) == (0, 4 - (needed - 1))
    assert (play.soldiers("c0"), state.units(play.tiles["c0"], RIDER)) == (1, needed - 1)


@pytest.mark.rule("MO-CONQ-13")
def test_the_last_unit_stays_whatever_its_kind() -> None:
    play = with_units("b0", 1, rider=1)
    play.do("conquer a1", "without warlord", forced=False)
    while "from b0" in play.legal and play.asked == "units":
        play.do("from b0", forced=False)
    assert "from b0 rider" not in play.legal


def test_every_row_of_answers_ends_with_as_many_units_as_are_needed() -> None:
    """Whatever is named, the Province is conquered with the Units it takes, and none comes from nowhere."""
    for soldiers, riders, warlord, hero in [
        (1, 4, False, 0),
        (0, 3, True, 1),
        (2, 1, True, 0),
        (0, 1, False, 1),
    ]:
        start = with_units("b0", soldiers, warlord=warlord, rider=riders, hero=hero)
        if "c0" not in start.offers("conquer"):
            continue
        start.do("conquer c0", forced=False)
        open_ends, seen = [start], 0
        while open_ends:
            play = open_ends.pop()
            assert play.legal, "there is always an answer"
            for move in play.legal:
                after = play.copy().do(move, forced=False)
                if after.asked == "units":
                    open_ends.append(after)
                    continue
                seen += 1
                tile = after.tiles["b0"]
                assert all(after.state.units(tile, unit) >= 0 for unit in range(len(UNITS) + 3))
                assert sum(after.state.units(tile, unit) for unit in range(len(UNITS) + 2)) >= 1
        assert seen


def test_who_does_not_fight_holds_no_land() -> None:
    play = with_units("b0", 1, sage=1)
    play.do("conquer a1", "without warlord", forced=False)
    assert "from b0" not in play.legal, "the Soldier is the only Unit there"


@pytest.mark.rule("MO-OUT-01")
@pytest.mark.parametrize(
    ("soldiers", "warlord", "riders", "ways"),
    [
        (1, False, 4, ["without warlord 2 rider", "without warlord 3 rider"]),
        (0, True, 2, ["with warlord 2 rider"]),
        (2, True, 1, ["without warlord 1 rider", "with warlord", "with warlord 1 rider"]),
    ],
)
def test_an_outpost_is_built_from_all_kinds_that_build(
    soldiers: int, warlord: bool, riders: int, ways: list[str]
) -> None:
    play = with_units("b0", soldiers, warlord=warlord, rider=riders, hero=1)
    assert "b0" in play.offers("outpost")
    play.do("outpost b0", forced=False)
    assert play.legal == ways
    home = play.state.units(play.state.capital(0), RIDER)
    play.do(ways[0], forced=False)
    tile = play.tiles["b0"]
    used = int(ways[0].split()[-2])
    assert play.state.units(tile, RIDER) == riders - used
    assert play.state.units(play.state.capital(0), RIDER) == home + used
    assert play.state.units(tile, HERO) == 1


def test_a_click_proposes_riders_too() -> None:
    play = with_units("b0", 1, rider=4)
    units = sum(play.state.units(play.tiles["b0"], unit) for unit in range(len(UNITS) + 3))
    row = GAME.propose(play.state, "tile:c0")
    for move in row:
        assert move in play.state.moves()
        play.state.play(move)
    assert play.owner("c0") == 0
    assert play.state.units(play.tiles["c0"], RIDER) > 0
    assert units == 5


def test_the_view_tells_what_all_kinds_add_to_a_defence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(view_file, "modules_on", lambda s: [])  # the hook belongs to none
    play = with_units("b0", 1, warlord=True, rider=2, hero=1)
    tile = next(tile for tile in GAME.view(play.state, 0)["map"]["tiles"] if tile["id"] == "b0")
    told = tile["defence"]
    assert {name: told[name] for name in ("soldiers", "warlord", "rider", "hero")} == {
        "soldiers": 1,
        "warlord": 2,
        "rider": 4,
        "hero": 2,
    }
