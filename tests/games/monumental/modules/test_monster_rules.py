"""Monsters arrive, move on their track and attack (MO-MONS-01 to -20, MO-MOD-04 to -08)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.monumental.modules.lairs import (
    GAME,
    asked,
    destroyed,
    labelled,
    lair,
    position,
    said,
    track,
    where,
)
from tests.games.monumental.modules.special import drawn
from tests.games.monumental.scenario import Play, new_game
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.lands import units_needed
from trilithon.games.monumental.modules.monsters.bestiary import monsters
from trilithon.games.monumental.modules.monsters.engine.own import hidden_on, own
from trilithon.kernel.engine.events import Event
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.messages import catalogue

DRY = drawn(2, {"c2": "11-"})
"""The small map without Water."""


def hiding(wanted: int, seed: int, rows: list[str] | None = None) -> dict[str, str]:
    s = new_game(2, seed=seed, rows=rows or (), modules={"monsters": wanted})
    names, ids = s.chart.names, own(s).bestiary.ids
    return {names[t]: ids[hidden_on(s, t)] for t in range(s.at.tiles) if hidden_on(s, t) >= 0}


# -- set-up ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-MONS-01")
def test_as_many_as_the_table_asks_for_hide_each_of_another_kind() -> None:
    seen: Counter[str] = Counter()
    for seed in range(120):
        found = hiding(2, seed)
        assert len(found) == 2
        assert len(set(found.values())) == 2
        seen.update(found.values())
    assert len(seen) == 12
    with_many = GAME.start(GAME.setup(4, {"monsters": 12, "map": "large"}), 1)
    assert sum(hidden_on(with_many, tile) >= 0 for tile in range(with_many.at.tiles)) == min(
        12,
        sum(
            with_many.box.token_value[t] == 2
            for tile in range(with_many.at.tiles)
            if (t := with_many.token(tile)) >= 0
        ),
    )


@pytest.mark.rule("MO-MONS-02", "MO-MD-24")
def test_they_hide_under_tokens_of_value_2_and_the_table_hears_how_many_fit() -> None:
    places = {tile for seed in range(20) for tile in hiding(1, seed)}
    assert places == {"c0", "d2"}
    events: list[Event] = []
    s = new_game(2, modules={"monsters": 5}, events=events)
    assert sum(hidden_on(s, tile) >= 0 for tile in range(s.at.tiles)) == 2
    told = next(event.message for event in events if event.message.id.endswith("monsters-hidden"))
    assert told.args == {"n": 2, "missing": 3}
    values = [s.box.token_value[s.token(tile)] if s.token(tile) >= 0 else 0 for tile in range(s.at.tiles)]
    off = new_game(2)
    assert values == [
        off.box.token_value[off.token(t)] if off.token(t) >= 0 else 0 for t in range(off.at.tiles)
    ]


@pytest.mark.rule("MO-MONS-03", "MO-MD-43")
def test_nobody_sees_which_token_hides_which_monster() -> None:
    views = []
    for hidden in ({"c0": "mogwai"}, {"d2": "kraken"}, {"c0": "hydra"}):
        s = lair(hidden=hidden).play().state
        views.append([GAME.view(s, viewer) for viewer in (-1, 0, 1)])
    assert views[0] == views[1] == views[2]
    assert views[0][0]["monsters"] == {"hidden": 1, "track": [], "choosing": False}


@pytest.mark.rule("MO-MONS-03", "MO-MD-43")
def test_whoever_imagines_the_hidden_deals_all_of_them_anew() -> None:
    play = lair(hidden={"c0": "mogwai"}, out={"hydra": ("d2", 3)}, rows=drawn(2, {"b0": "12-"})).play()
    rng = seeded(3)
    seen: Counter[tuple[str, str]] = Counter()
    ids = own(play.state).bestiary.ids
    for _ in range(300):
        other = play.state.copy()
        own(other).imagine(other, 0, rng)
        found = [(t, hidden_on(other, t)) for t in range(other.at.tiles) if hidden_on(other, t) >= 0]
        assert len(found) == 1
        seen[other.chart.names[found[0][0]], ids[found[0][1]]] += 1
    assert {tile for tile, _ in seen} == {"b0", "c0"}
    assert {name for _, name in seen} == set(ids) - {"hydra"}


@pytest.mark.rule("MO-MONS-04")
def test_without_water_there_is_no_kraken() -> None:
    assert any("kraken" in hiding(1, seed).values() for seed in range(80))
    assert not any("kraken" in hiding(1, seed, DRY).values() for seed in range(80))
    s = lair(rows=DRY, hidden={"c0": "mogwai"}).play().state
    rng = seeded(1)
    for _ in range(60):
        own(s).imagine(s, 0, rng)
        assert own(s).bestiary.ids.index("kraken") not in [hidden_on(s, t) for t in range(s.at.tiles)]


# -- arrival -----------------------------------------------------------------------------------------------


def arrival(
    name: str = "mogwai", *, seats: int = 2, warlord: bool = False, rows: list[str] | None = None
) -> Play:
    """Seat 0 conquers c0, terrain 1, where a Monster hides, with 3 Units from b0."""
    scenario = lair(seats, hidden={"c0": name}, rows=rows or ()).units(0, "b0", 4, warlord=warlord)
    play = scenario.goods(0, military=3).play()
    if not warlord:
        return play.do("conquer c0", "without warlord", "from b0")
    return play.do("conquer c0", "with warlord", "from b0")


@pytest.mark.rule("MO-MONS-05", "MO-MONS-07", "MO-MEX-09")
def test_the_conqueror_gains_culture_and_loses_half_of_the_units_but_keeps_the_province() -> None:
    play = lair(hidden={"c0": "mogwai"}).units(0, "b0", 4).goods(0, military=3).play()
    assert (play.defence("c0"), play.offers("conquer").count("c0")) == (3, 1)
    play = arrival()
    assert (play.goods(0), play.gained(0)["culture"]) == ({"culture": 1}, 1)
    assert (play.owner("c0"), play.soldiers("c0")) == (0, 1)
    assert len(play.looted(0)) == 1  # that of b0
    assert (play.asked, play.token("c0")) == ("act", None)


@pytest.mark.rule("MO-MONS-06", "MO-MONS-26")
def test_it_is_in_the_province_the_kraken_in_the_nearest_water() -> None:
    assert where(arrival("hydra"), "hydra") == "c0"
    play = arrival("kraken")
    assert (where(play, "kraken"), play.soldiers("c0"), play.goods(0)) == ("c2", 1, {"culture": 1})


@pytest.mark.rule("MO-MONS-06")
def test_of_waters_equally_near_the_conqueror_chooses() -> None:
    play = arrival("kraken", rows=drawn(2, {"d0": "~~~", "c1": "~~~", "b1": "~~~"}))
    assert (play.asked, play.to_move, play.legal) == (
        "surface",
        0,
        ["surface d0", "surface b1", "surface c1"],
    )
    assert asked(play) == "Where does Kraken appear?"
    assert said(GAME.why_not(play.state, "tile:c2")) == "This is not the nearest Water."
    play.do("surface d0")
    assert (where(play, "kraken"), play.soldiers("c0")) == ("d0", 1)


@pytest.mark.rule("MO-MONS-07", "MO-MOD-04", "MO-MOD-05", "MO-MD-25")
def test_the_owner_chooses_which_units_go_home_the_warlord_is_one_of_them() -> None:
    play = arrival(warlord=True)
    assert (play.asked, play.to_move) == ("lose_units", 0)
    assert play.legal == ["remove c0", "remove c0 warlord"]
    assert (
        asked(play) == "Mogwai destroys one of your Units on c0. Which?"
    )  # of two one Soldier has gone anyway
    kept = play.copy().do("remove c0")
    assert (kept.warlord(0), kept.soldiers("c0")) == ("c0", 0)
    play.do("remove c0 warlord")
    assert (play.warlord(0), play.soldiers("c0"), play.soldiers("a0")) == ("a0", 1, 6)


@pytest.mark.rule("MO-MONS-07", "MO-MD-47")
def test_it_arrives_before_the_other_effects_of_the_conquest_which_come_even_if_the_warlord_is_gone() -> None:
    play = arrival(warlord=True)
    assert not play.look.warlord_used[0]
    play.do("remove c0 warlord")
    assert play.asked == "order"
    assert "warlord-bonus" in play.do(play.legal[0]).told


@pytest.mark.rule("MO-MONS-07")
@pytest.mark.parametrize(("terrain", "units", "left"), [(0, 2, 1), (1, 3, 1), (2, 4, 2)])
def test_half_is_rounded_up(terrain: int, units: int, left: int) -> None:
    scenario = lair(hidden={"c0": "hydra"}, rows=drawn(2, {"c0": f"{terrain}2-"})).units(0, "b0", 5)
    play = scenario.goods(0, military=9).play().do("conquer c0", "without warlord", "from b0")
    while play.asked == "units":
        play.do("from b0")
    assert play.soldiers("c0") == left
    assert play.soldiers("b0") == 5 - units


@pytest.mark.rule("MO-MONS-08", "MO-MONS-19", "MO-MD-44", "MO-MOD-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_its_token_begins_behind_as_many_places_as_there_are_seats(seats: int) -> None:
    play = arrival(seats=seats)
    assert (track(play), position(play, "mogwai")) == (["mogwai"], seats + 1)
    shown = GAME.view(play.state, 1)["monsters"]["track"][0]
    assert (shown["id"], shown["tile"], shown["in"]) == ("mogwai", "c0", 6 - seats)


# -- while it is there -------------------------------------------------------------------------------------


@pytest.mark.rule("MO-MONS-09")
def test_a_monster_changes_nothing_about_its_province() -> None:
    def there(out: dict[str, tuple[str, int]]) -> Play:
        return lair(out=out).units(1, "c0", 2).units(0, "b0", 4).goods(0, military=9).play()

    with_it = there({"mogwai": ("c0", 3)})
    assert with_it.defence("c0") == 3
    again = with_it.do("conquer c0", "without warlord", "from b0")
    assert (again.owner("c0"), again.soldiers("c0"), again.goods(0).get("culture")) == (0, 3, None)
    assert (where(again, "mogwai"), position(again, "mogwai")) == ("c0", 3)


@pytest.mark.rule("MO-MONS-09")
def test_whoever_conquers_its_province_again_meets_it_no_second_time() -> None:
    scenario = lair(hidden={"c0": "mogwai"}).units(0, "b0", 4).units(1, "d0", 4).goods(0, military=3)
    play = scenario.goods(1, military=9).play().do("conquer c0", "without warlord", "from b0", "end")
    while play.asked != "act":
        play.do(play.legal[0])
    play.look.goods[1, c.MILITARY] = 9
    place = position(play, "mogwai")
    play.do("conquer c0", "without warlord")
    while play.asked == "units":
        play.do("from d0")
    assert (play.asked, play.owner("c0"), play.soldiers("c0")) == ("act", 1, 2), "nobody goes home"
    assert (track(play), position(play, "mogwai"), play.gained(1).get("culture", 0)) == (["mogwai"], place, 0)
    assert play.told.count("monster-appears") == 1


@pytest.mark.rule("MO-MONS-10", "MO-MOD-06", "MO-MD-27")
def test_a_province_that_it_empties_is_nobodys_and_costs_its_terrain_at_least_one() -> None:
    scenario = (
        lair(out={"mogwai": ("c0", 6)}).units(1, "d2", 1).units(1, "d1", 1).wonder(1, "stonehenge", "d1")
    )
    play = scenario.play().do("end")
    assert (play.owner("d2"), play.owner("d1"), play.counts(1)["provinces"]) == (None, None, 0)
    assert (play.soldiers("e0"), play.defence("d2"), play.defence("d1")) == (9, 0, 3)
    assert [units_needed(play.state, play.tiles[name]) for name in ("d2", "d1")] == [1, 3]


@pytest.mark.rule("MO-MONS-11", "MO-MOD-14", "MO-MONS-26")
def test_steps_beside_the_kraken_cost_more_as_long_as_it_is_there() -> None:
    def steps(out: dict[str, tuple[str, int]], military: int) -> list[str]:
        play = lair(out=out).explorers(0, "b0", "a1").goods(0, military=military).play()
        return [step for step in play.offers("explorer") if step.startswith("1")]

    beside = {"1 b1", "1 c1"}  # next to c2 are b1, c1, b2, d2
    one = set(steps({"kraken": ("c2", 3)}, 1))
    assert one == set(steps({"hydra": ("d1", 3)}, 1)) - {"1 b1"} - {"1 c1"}
    assert set(steps({"kraken": ("c2", 3)}, 2)) >= one | (beside & set(steps({}, 1)))
    play = lair(out={"kraken": ("c2", 3)}).explorers(0, "b0", "a1").goods(0, military=1).play()
    refusal = GAME.why_not(play.state, "tile:b1")
    assert refusal is not None


@pytest.mark.rule("MO-MONS-11", "MO-MOD-14")
def test_conquests_around_the_hydra_cost_more_military_but_no_more_units() -> None:
    play = lair(out={"hydra": ("c0", 3)}).units(0, "b0", 6).units(1, "c0", 1).goods(0, military=2).play()
    assert "c0" not in play.offers("conquer")
    refusal = GAME.why_not(play.state, "tile:c0")
    assert said(refusal).endswith("A Monster makes it 1 Military dearer.")
    assert said(refusal, "hu").endswith("Szörny miatt 1 hadászattal drágább.")
    assert refusal is not None
    assert refusal.rule == "MO-MONS-11"
    play = lair(out={"hydra": ("c0", 3)}).units(0, "b0", 6).units(1, "c0", 1).goods(0, military=3).play()
    play.do("conquer c0", "without warlord", "from b0")
    assert (play.owner("c0"), play.soldiers("c0"), play.goods(0)) == (0, 2, {})


@pytest.mark.rule("MO-MONS-11", "MO-MOD-08")
def test_whoever_controls_the_sphinxs_province_makes_no_progress() -> None:
    play = lair(out={"sphinx": ("c0", 3)}).units(0, "c0", 1).goods(0, science=3).play()
    assert "progress" not in play.legal
    assert said(GAME.why_not(play.state, "science")).startswith("Sphinx is in a Province of yours")
    assert "progress" in lair(out={"sphinx": ("c0", 3)}).units(1, "c0", 1).goods(0, science=3).play().legal


@pytest.mark.rule("MO-MONS-11", "MO-MONS-17")
def test_no_outposts_around_fafnir_for_anybody() -> None:
    scenario = lair(out={"fafnir": ("c0", 3)}).units(0, "b0", 4).units(0, "a2", 4)
    play = scenario.play()
    assert play.offers("outpost") == ["a2"]
    assert "Fafnir is too near: no Outpost can be built here." in said(GAME.why_not(play.state, "tile:b0"))


# -- the track ---------------------------------------------------------------------------------------------


def turns(play: Play, n: int) -> list[int]:
    """Positions of the first Monster after each of so many ends of turns."""
    seen = []
    for _ in range(n):
        while play.asked != "act":
            play.do(play.legal[0])
        play.do("end")
        while play.asked not in ("act", "activate", "over"):
            play.do(play.legal[0])
        seen.append(position(play, track(play)[0]))
    return seen


@pytest.mark.rule("MO-MONS-12", "MO-MONS-13", "MO-MONS-14", "MO-MEX-07")
def test_four_seats_it_attacks_at_the_second_end_of_a_turn_then_at_every_third() -> None:
    play = arrival(seats=4)
    assert turns(play, 8) == [6, 4, 5, 6, 4, 5, 6, 4]
    assert play.told.count("monster-attacks") == 3


@pytest.mark.rule("MO-MONS-12", "MO-MONS-14", "MO-MONS-19", "MO-MEX-08")
def test_two_seats_it_attacks_at_the_fourth_end_of_a_turn() -> None:
    play = arrival()
    assert turns(play, 4) == [4, 5, 6, 4]
    assert play.told.count("monster-attacks") == 1


@pytest.mark.rule("MO-MONS-13", "MO-MD-26")
def test_it_moves_in_the_turn_in_which_it_came_whatever_was_acquired() -> None:
    assert turns(arrival(seats=3), 3) == [5, 6, 4]
    scenario = lair(out={"mogwai": ("c0", 2)}).display("granary").goods(0, production=5)
    assert turns(scenario.play().do("buy 1 granary"), 1) == [3]


@pytest.mark.rule("MO-MONS-16")
def test_several_attack_one_after_the_other_in_the_order_in_which_they_came() -> None:
    scenario = lair(out={"wendigo": ("d0", 6), "rakshasa": ("c0", 6), "hydra": ("d2", 5)})
    play = scenario.units(0, "b0", 1, warlord=True).goods(0, gold=2).goods(1, gold=2).play().do("end")
    assert (play.asked, play.goods(0)) == ("lose_somewhere", {"gold": 2})  # rakshasa waits
    play.do("remove b0")
    assert (play.goods(0), play.goods(1)) == ({"gold": 1}, {"gold": 1})
    assert [position(play, name) for name in ("wendigo", "rakshasa", "hydra")] == [4, 4, 6]
    assert [message for message in play.told if message in ("monster-attacks", "lost-unit", "robbed")] == [
        "monster-attacks",
        "lost-unit",
        "monster-attacks",
        "robbed",
        "robbed",
    ]


@pytest.mark.rule("MO-MONS-20")
def test_they_attack_after_the_last_turn_too_before_points_are_counted() -> None:
    scenario = lair(out={"mogwai": ("c0", 6)}).units(0, "b0", 1).last_turns(0).exact_future()
    play = scenario.turn(1).play()
    play.do("end")
    assert (play.asked, play.owner("b0"), play.counts(0)["provinces"]) == ("over", None, 0)


# -- Attacks -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-MONS-15", "MO-MOD-12", "MO-MOD-13")
def test_a_choice_is_made_by_whoever_controls_the_province() -> None:
    scenario = (
        lair(out={"humbaba": ("c0", 6)}).units(1, "c0", 2).wonder(1, "stonehenge", "c0").goods(1, gold=5)
    )
    play = scenario.play().do("end")
    before = play.state.reveals
    assert (play.asked, play.to_move, play.state.on_turn()) == ("attack_choice", 1, 0)
    assert play.legal == ["suffer 1", "suffer 2"]
    assert labelled(play, "suffer 1") == "A Wonder in the Monster's Province is destroyed."
    assert labelled(play, "suffer 2") == "Whoever controls the Monster's Province loses 4 Gold."
    ransomed = play.copy().do("suffer 2")
    assert (ransomed.goods(1), ransomed.wonder("c0"), destroyed(ransomed)) == ({"gold": 1}, "stonehenge", [])
    play.do("suffer 1")
    assert (play.goods(1), play.wonder("c0"), destroyed(play)) == ({"gold": 5}, None, ["stonehenge"])
    assert play.state.reveals > before


@pytest.mark.rule("MO-MONS-15", "MO-MD-28")
def test_if_nobody_controls_it_the_seat_whose_turn_ended_chooses() -> None:
    scenario = lair(out={"tarasque": ("c0", 6)}).wonder(1, "stonehenge", "b0")
    scenario = scenario.units(0, "b0", 1).units(1, "d0", 1)
    second = next(
        name
        for name in ("colosseum", "terracotta_army", "great_wall", "hanging_gardens", "petra")
        if name in scenario.state.box.card_ids
    )
    play = scenario.wonder(0, second, "d0").play().do("end")
    assert (play.asked, play.to_move, play.legal) == ("wreck", 0, ["wreck b0", "wreck d0"])
    assert GAME.why_not(play.state, "tile:c0") is not None
    play.do("wreck b0")
    assert (play.wonder("b0"), play.wonder("d0"), play.counts(1)["wonders"]) == (None, second, 0)


@pytest.mark.rule("MO-MONS-15")
def test_alternatives_that_would_take_nothing_are_not_offered() -> None:
    def attacked(gold: int, wonder: bool) -> Play:
        scenario = lair(out={"humbaba": ("c0", 6)}).units(1, "c0", 2).goods(1, gold=gold)
        return (scenario.wonder(1, "stonehenge", "c0") if wonder else scenario).play().do("end")

    assert (attacked(3, True).wonder("c0"), attacked(3, True).goods(1)) == (None, {"gold": 3})
    assert attacked(5, False).goods(1) == {"gold": 1}
    assert attacked(3, False).goods(1) == {"gold": 3}


@pytest.mark.rule("MO-MONS-15", "MO-MONS-17")
def test_everybody_chooses_which_own_unit_is_hit_the_seat_on_turn_first() -> None:
    scenario = lair(3, out={"wendigo": ("c0", 6)}).units(0, "b0", 2).units(0, "a1", 1).units(2, "b3", 1)
    play = scenario.play().do("end")
    assert (play.asked, play.to_move, play.legal) == ("lose_somewhere", 0, ["remove b0", "remove a1"])
    assert GAME.view(play.state, 1)["monsters"]["track"][0]["hits"] == [
        {"what": "units", "seat": 0, "tiles": ["b0", "a1"], "n": 1},
        {"what": "units", "seat": 2, "tiles": ["b3"], "n": 1},
    ]
    assert said(GAME.why_not(play.state, "tile:c0")) == "The Monster does not hit a Unit of yours here."
    play.do("remove a1")
    assert (play.owner("a1"), play.soldiers("b0")) == (None, 2)
    assert (play.owner("b3"), play.soldiers("a0")) == (None, 7)  # seat 1 had none to lose, seat 2 one only


@pytest.mark.rule("MO-MONS-17")
@pytest.mark.parametrize(
    ("name", "tile", "lost"),
    [
        ("kraken", "c2", {"b1", "c1", "d2", "b2"}),
        ("minotaur", "c0", {"c0", "b0", "d0", "b1", "c1"}),
        ("hydra", "c0", {"b1"}),
    ],
)
def test_units_are_hit_where_the_card_says_whosever_they_are(name: str, tile: str, lost: set[str]) -> None:
    scenario = lair(out={name: (tile, 6)})
    for place in ("b0", "c0", "d0", "a1"):
        scenario.units(0, place, 1)
    scenario.units(0, "b1", 3)
    for place in ("c1", "d1", "b2", "d2", "e2"):
        scenario.units(1, place, 1)
    play = scenario.play()
    before = {place: play.soldiers(place) for place in play.tiles if place not in ("a0", "e0")}
    shown = {hit["tile"] for hit in GAME.view(play.state, 0)["monsters"]["track"][0]["hits"]}
    play.do("end")
    assert {place for place, n in before.items() if play.soldiers(place) < n} == lost == shown
    assert all(before[place] - play.soldiers(place) <= 1 for place in before)


@pytest.mark.rule("MO-MONS-17")
def test_the_serpent_of_the_shore_takes_one_unit_of_each_player_on_the_coast() -> None:
    scenario = lair(out={"yacumama": ("c0", 6)}).units(0, "b1", 2).units(0, "b0", 2).units(1, "d2", 1)
    play = scenario.play().do("end")
    assert (play.soldiers("b1"), play.soldiers("b0"), play.owner("d2")) == (1, 2, None)


@pytest.mark.rule("MO-MONS-17")
def test_losses_that_cannot_be_taken_are_ignored() -> None:
    play = lair(out={"fafnir": ("c0", 6)}).units(0, "b0", 1).units(1, "c0", 1).goods(0, gold=1).play()
    assert GAME.view(play.state, 0)["monsters"]["track"][0]["hits"] == [{"what": "gold", "seat": 0, "n": 1}]
    play.do("end")
    assert (play.goods(0), play.goods(1)) == ({}, {})
    assert play.told.count("robbed") == 1


@pytest.mark.rule("MO-MONS-17")
def test_fafnir_robs_only_those_who_are_near() -> None:
    play = (
        lair(out={"fafnir": ("c0", 6)}).units(0, "a2", 1).units(1, "c0", 1).goods(0, gold=5).goods(1, gold=5)
    )
    done = play.play().do("end")
    assert (done.goods(0), done.goods(1)) == ({"gold": 5}, {"gold": 3})


@pytest.mark.rule("MO-MONS-18", "MO-MOD-09")
@pytest.mark.parametrize("place", ["discard", "deck", "city", "archive"])
def test_a_destroyed_wonder_leaves_the_game_wherever_its_card_is(place: str) -> None:
    scenario = lair(out={"humbaba": ("c0", 6)}).units(1, "c0", 2).wonder(1, "stonehenge", "c0")
    look = scenario.look
    card = look.discards[1][-1]
    if place != "discard":
        look.discards[1] = look.discards[1][:-1]
    if place == "deck":
        look.deck[1] = [*look.deck[1], card]
        look.known[1] = 1
    elif place == "city":
        look.city[1, 0] = card
    elif place == "archive":
        look.archive[1] = [card]
    play = scenario.play()
    rest = [name for name in play.deck(1) if name != "stonehenge"]
    play.do("end")
    assert (play.wonder("c0"), destroyed(play), play.counts(1)["wonders"]) == (None, ["stonehenge"], 0)
    assert play.deck(1) == rest
    assert play.look.known[1] == 0
    assert "stonehenge" not in [*play.discard(1), *play.archive(1), *play.city(1).values()]


@pytest.mark.rule("MO-MONS-18")
def test_the_victim_chooses_a_scoring_knowledge_wherever_it_lies() -> None:
    scenario = lair(out={"sphinx": ("c0", 6)}).units(1, "c0", 1).deck(1, "irrigation").discard(1, "writing")
    play = scenario.play().do("end")
    assert (play.asked, play.to_move, sorted(play.legal)) == (
        "lose_knowledge",
        1,
        ["forget irrigation", "forget writing"],
    )
    assert play.counts(1)["knowledge"] == 2
    play.do("forget irrigation")
    assert (play.counts(1)["knowledge"], destroyed(play)) == (1, ["irrigation"])
    assert position(play, "sphinx") == 4


@pytest.mark.rule("MO-MONS-18")
def test_the_starting_knowledge_is_never_hit_and_who_has_no_other_loses_none() -> None:
    play = lair(out={"sphinx": ("c0", 6)}).units(1, "c0", 1).play()
    s = play.state
    assert any(
        s.box.card_ids[s.kinds[card]] == s.box.card_ids[s.box.starting[s.civilization(1)]]
        for card in s.items(s.deck(1))
    )
    assert destroyed(play.do("end")) == []


@pytest.mark.rule("MO-MONS-18")
def test_a_knowledge_in_the_city_can_go_too_or_culture_for_the_baku() -> None:
    scenario = lair(out={"baku": ("c0", 6)}).units(1, "c0", 1).city(1, a1="irrigation").goods(1, culture=3)
    play = scenario.play().do("end")
    assert (play.asked, play.legal) == ("attack_choice", ["suffer 1", "suffer 2"])
    assert destroyed(play.copy().do("suffer 1")) == ["irrigation"]
    assert play.do("suffer 2").goods(1) == {"culture": 1}


@pytest.mark.rule("MO-MONS-25")
def test_mogwai_takes_every_lone_soldier_and_nobody_else() -> None:
    scenario = (
        lair(out={"mogwai": ("c0", 6)}).units(0, "b0", 1).units(0, "a1", 2).outpost(0, "b1").units(0, "b1", 1)
    )
    scenario.units(0, "a2", 1, warlord=True).units(1, "d1", 1).units(1, "c0", 1)
    play = scenario.play().do("end")
    assert [name for name in ("b0", "a1", "b1", "a2", "d1", "c0") if play.owner(name) is None] == [
        "b0",
        "d1",
        "c0",
    ]
    assert (play.soldiers("b1"), play.soldiers("a2"), play.soldiers("a1")) == (1, 1, 2)


def test_content_is_as_the_rules_want_it() -> None:
    """Section 6: so many of each kind."""
    found = monsters().content.monster
    kinds = Counter(kind(monster.attack[0]) for monster in found)
    assert len(found) == 12
    assert kinds == {"units": 6, "wonder": 2, "knowledge": 2, "goods": 2}
    assert sum(bool(monster.rules) for monster in found) == 4
    assert [monster.id for monster in found if monster.source == "printed"] == ["mogwai"]
    for monster in found:
        ((resource, n),) = monster.defeat.counted()
        assert 3 <= n * (1 if resource < 3 else 1.3) <= 6.5


def kind(attack: object) -> str:
    name = type(getattr(attack, "of", [attack])[0]).__name__
    return {"StrikeUnits": "units", "StrikeLone": "units", "Wreck": "wonder", "Forget": "knowledge"}.get(
        name, "goods"
    )


@pytest.mark.parametrize("language", ["en", "hu"])
def test_all_cards_have_texts(language: str) -> None:
    texts = catalogue(GAME)
    for thing, lines in GAME.glossary().items():
        if thing.startswith("monster:"):
            rendered = [texts.render(line, language) for line in lines]
            assert all(line.endswith(".") and "{" not in line for line in rendered), rendered
            assert len(rendered) >= 3
