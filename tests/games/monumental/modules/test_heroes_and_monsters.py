"""Heroes and Monsters at one table, and what all modules have in common."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.games.monumental.modules.heroic import GAME, Heroic, hero, row, sound, stands
from tests.games.monumental.modules.lairs import lair, lay, position, where
from tests.games.monumental.scenario import Play, Scenario
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.chart import FAR
from trilithon.games.monumental.modules.monsters.engine.own import nearest_waters


def both(
    seats: int = 2,
    *,
    hidden: Mapping[str, str] | None = None,
    out: Mapping[str, tuple[str, int]] | None = None,
) -> Heroic:
    scenario = Heroic(seats, also={"monsters": 1})
    lay(scenario, hidden or {}, out or {})
    return scenario


def found(name: str = "minotaur") -> Play:
    """c0 is conquered by two Soldiers and a Hero from b0: a Monster comes to light, and two of the three Units go."""
    scenario = both(hidden={"c0": name}).units(0, "b0", 3).hero(0, "tomyris", "b0").goods(0, military=3)
    return scenario.play().do("conquer c0", "without warlord", "with hero", "from b0")


# -- a Monster arrives -----------------------------------------------------------------------------------------


@pytest.mark.rule("MO-MONS-07", "MO-MOD-04", "MO-HERO-10")
def test_a_hero_is_one_of_the_units_of_which_half_are_destroyed_and_its_owner_chooses() -> None:
    play = found()
    assert (play.asked, play.to_move) == ("lose_units", 0)
    assert play.legal == ["remove c0", "remove c0 hero"]  # of three one Soldier goes anyway
    play.do("remove c0")
    assert (play.owner("c0"), play.soldiers("c0"), stands(play, 0)) == (0, 0, "c0")
    assert play.counts(0)["provinces"] == 2
    sound(play)


@pytest.mark.rule("MO-MONS-07", "MO-HERO-16", "MO-MOD-05")
def test_a_hero_that_is_destroyed_there_goes_to_the_row_and_soldiers_to_the_capital() -> None:
    play = found()
    at_home = play.soldiers("a0")
    play.do("remove c0 hero")
    assert (hero(play, 0), row(play), play.owner("c0"), play.soldiers("c0")) == (None, ["tomyris"], 0, 1)
    assert play.soldiers("a0") == at_home, "of the two that are destroyed one was the Hero, one went before"
    sound(play)


@pytest.mark.rule("MO-MONS-07", "MO-HERO-16")
@pytest.mark.parametrize("lost", ["remove c0", "remove c0 hero"])
def test_what_a_conquest_with_the_hero_brings_comes_even_if_the_hero_is_gone(lost: str) -> None:
    """As it is with the Warlord's card: the conquest itself stands."""
    play = found().do(lost)
    assert (play.asked, play.goods(0)) == ("order", {"culture": 1})
    assert play.do("effect 1").goods(0) == {"culture": 1, "production": 1}
    assert play.asked == "act"


@pytest.mark.rule("MO-MOD-08", "MO-MONS-07")
def test_losses_cannot_be_declined() -> None:
    assert not {"done", "skip", "none"} & set(found().legal)
    attack = both(out={"wendigo": ("c0", 6)}).units(0, "b0", 2).units(0, "a1", 2).play().do("end")
    assert (attack.asked, attack.legal) == ("lose_somewhere", ["remove b0", "remove a1"])


# -- Attacks ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-MONS-25", "MO-HERO-15")
def test_mogwai_takes_a_lone_soldier_although_a_hero_stands_beside_it_and_the_hero_goes_too() -> None:
    play = both(out={"mogwai": ("c0", 6)}).units(1, "d1", 1).hero(1, "imhotep", "d1").play().do("end")
    assert (play.owner("d1"), hero(play, 1), row(play)) == (None, None, ["imhotep"])
    sound(play)


@pytest.mark.rule("MO-MONS-25", "MO-HERO-10", "MO-MOD-04")
def test_a_hero_with_attack_does_not_protect_the_soldier_but_holds_the_province() -> None:
    play = both(out={"mogwai": ("c0", 6)}).units(1, "d1", 1).hero(1, "tomyris", "d1").play().do("end")
    assert (play.owner("d1"), play.soldiers("d1"), hero(play, 1), stands(play, 1)) == (1, 0, "tomyris", "d1")
    alone = both(out={"mogwai": ("c0", 6)}).hero(1, "tomyris", "d1").play().do("end")
    assert (alone.owner("d1"), hero(alone, 1)) == (1, "tomyris"), "it is no Soldier"


@pytest.mark.rule("MO-HERO-16", "MO-MONS-17", "MO-MOD-05", "MO-MOD-06")
def test_an_attack_can_destroy_a_hero_that_holds_a_province_alone() -> None:
    play = both(out={"minotaur": ("c0", 6)}).hero(1, "tomyris", "c0").play().do("end")
    assert (play.owner("c0"), hero(play, 1), row(play)) == (None, None, ["tomyris"])
    assert where(sound(play), "minotaur") == "c0"


@pytest.mark.rule("MO-MONS-15", "MO-HERO-16")
def test_of_several_units_the_owner_may_give_up_the_hero() -> None:
    scenario = both(out={"minotaur": ("c0", 6)}).units(1, "c0", 2).hero(1, "tomyris", "c0")
    play = scenario.play().do("end")
    assert (play.asked, play.to_move, play.legal) == ("lose_units", 1, ["remove c0", "remove c0 hero"])
    play.do("remove c0 hero")
    assert (play.soldiers("c0"), row(play), position(play, "minotaur")) == (2, ["tomyris"], 4)


@pytest.mark.rule("MO-MOD-04", "MO-HERO-11")
@pytest.mark.parametrize(("name", "is_hit"), [("tomyris", True), ("imhotep", False)])
def test_heroes_with_attack_count_as_units_others_do_not(name: str, is_hit: bool) -> None:
    """The Hydra hits Provinces with three Units or more."""
    scenario = both(out={"hydra": ("c0", 6)}).units(1, "d1", 2).hero(1, name, "d1")
    play = scenario.play().do("end")
    assert (play.asked == "lose_units") is is_hit


@pytest.mark.rule("MO-MOD-05")
def test_an_attack_leaves_outposts_alone() -> None:
    play = lair(out={"minotaur": ("c0", 6)}).units(1, "c0", 1).outpost(1, "c0").play().do("end")
    assert (play.owner("c0"), play.soldiers("c0"), play.outposts(1), play.soldiers("e0")) == (1, 0, ["c0"], 9)


@pytest.mark.rule("MO-MONS-13", "MO-HERO-14", "MO-MONS-20")
def test_a_hero_whose_time_is_over_and_a_monster_that_attacks_at_the_end_of_one_turn() -> None:
    scenario = both(out={"minotaur": ("c0", 6)}).units(0, "c0", 2).explorers(0, "c0")
    play = scenario.hero(0, "zheng_he", "c0", spent=1).play().do("end")
    assert (row(play), play.soldiers("c0"), position(play, "minotaur")) == (["zheng_he"], 1, 4)


# -- what modules have in common -------------------------------------------------------------------------------


@pytest.mark.rule("MO-MOD-07", "MO-EFF-05", "MO-HERO-13")
def test_effects_at_the_same_moment_come_in_the_order_that_their_seat_likes() -> None:
    """The Warlord's and the Hero's, both for one conquest."""
    scenario = Heroic(civilizations=["japan"]).units(0, "b1", 1, warlord=True).hero(0, "tomyris", "b1")
    play = scenario.empty("c1").goods(0, military=2).play().do("conquer c1", "with warlord", "with hero")
    assert (play.asked, play.offers("effect")) == ("order", ["1", "2"])
    firsts = [play.copy().do(f"effect {n}").goods(0) for n in (1, 2)]
    assert sorted(map(str, firsts)) == ["{'production': 1}", "{'science': 2}"]
    assert play.do("effect 2", "effect 1").goods(0) == {"production": 1, "science": 2}


@pytest.mark.rule("MO-MOD-10")
def test_the_current_era_does_not_go_back_when_its_only_card_leaves_the_game() -> None:
    """A Wonder of Era II is bought while another is under construction, and given up."""
    scenario = Scenario(3).display("great_wall").work(0, "great_pyramid").goods(0, production=9)
    play = scenario.play()
    assert GAME.view(play.state, 0)["deck"]["era"] == "2"
    play.do("buy 1 great_wall", "keep great_pyramid")
    assert play.removed()[-1:] == ["great_wall"]
    assert GAME.view(play.state, 0)["deck"]["era"] == "2"


@pytest.mark.rule("MO-MOD-11")
def test_distances_for_explorers_lead_only_over_tiles_that_they_may_enter_others_over_all() -> None:
    play = lair().play()
    chart, tiles = play.state.chart, play.tiles
    water = tiles["c2"]
    assert chart.kind[water] == c.WATER
    assert chart.distance(tiles["b2"], tiles["d2"]) == 3, "around the Water, which lies between them"
    assert chart.distance(tiles["b2"], water) == FAR
    assert nearest_waters(chart, tiles["b2"]) == [water]
