"""Amazons: the supply of Horses, mounted Units in defence, moves and conquests, lost Horses (MO-LK-04 to -07)."""

from __future__ import annotations

import pytest

from tests.games.monumental.modules.mounted import GAME, Mounted, horses, left, riders, sound
from tests.games.monumental.modules.special import asked, drawn, labelled, said
from tests.games.monumental.scenario import Play
from tests.games.monumental.test_undo import barriers
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.destroy import DESTROY
from trilithon.games.monumental.modules.amazons import MODULE
from trilithon.games.monumental.modules.amazons.engine.own import own
from trilithon.games.monumental.modules.amazons.engine.steps.gain_horse import GAIN_HORSE
from trilithon.games.monumental.modules.heroes.engine import own as heroes
from trilithon.games.monumental.modules.heroes.engine.coming import put, send_back
from trilithon.games.monumental.modules.monsters.engine import own as monsters
from trilithon.kernel.errors import PositionError


def stables(**goods: int) -> Mounted:
    """The Special Building is active: 1 Gold for a Horse and 1 Military."""
    return Mounted().active(0, a1="royal_stables").goods(0, **({"gold": 1} | goods))


# -- gaining a Horse ---------------------------------------------------------------------------------------


@pytest.mark.rule("MO-LK-04")
def test_a_horse_is_put_on_an_unmounted_unit_anywhere_the_capital_included() -> None:
    play = stables().units(0, "b0", 1).riders(0, "a1", 1).play().do("use a1 royal_stables")
    assert play.asked == "gain_horse"
    assert play.legal == ["mount a0", "mount a0 warlord", "mount b0", "done"], "not the rider on a1"
    assert asked(play) == "Which Unit gets the Horse?"
    assert labelled(play, "mount b0") == "A Soldier on b0"
    assert labelled(play, "mount a0 warlord", "hu") == "A hadúr itt: a0"
    assert left(play) == 5
    play.do("mount b0")
    assert (riders(play, "b0"), play.soldiers("b0"), left(play)) == (1, 0, 4)
    assert (play.asked, play.goods(0)) == ("act", {"military": 1})
    assert play.told[-2:] == ["mounted", "gained"]
    sound(play)


@pytest.mark.rule("MO-LK-04", "MO-LK-05", "MO-MOD-04")
def test_warlords_are_mounted_once_and_explorers_and_outposts_never() -> None:
    scenario = stables().outpost(0, "b0").explorers(0, "b0", "b0")
    play = scenario.play().do("use a1 royal_stables", "mount a0 warlord")
    assert (horses(play, "a0"), left(play)) == (1, 5)
    again = stables().outpost(0, "b0").mounted(0).play().do("use a1 royal_stables")
    assert again.legal == ["mount a0", "done"]
    refusal = GAME.why_not(again.state, "tile:b0")
    assert said(refusal) == "None of your Units is here."
    assert refusal is not None
    assert refusal.rule == "MO-LK-04"
    sound(play)


@pytest.mark.rule("MO-LK-04")
def test_it_may_be_declined_and_what_follows_comes_all_the_same() -> None:
    play = stables().play().do("use a1 royal_stables", "done")
    assert (left(play), play.goods(0)) == (6, {"military": 1})


@pytest.mark.rule("MO-LK-04")
def test_with_an_empty_supply_nothing_is_gained() -> None:
    play = stables().riders(0, "b0", 6).play()
    assert left(play) == 0
    play.do("use a1 royal_stables")
    assert (play.asked, play.goods(0)) == ("act", {"military": 1}), "nothing is asked"
    assert sum(horses(play, tile) for tile in play.tiles) == 6


@pytest.mark.rule("MO-LK-04", "MO-LK-05")
def test_there_are_six_for_all_and_at_most_one_for_each_unit() -> None:
    scenario = Mounted().active(0, a1="royal_stables").goods(0, gold=1).riders(0, "b0", 4).mounted(0)
    play = scenario.play()
    assert left(play) == 1
    play.do("use a1 royal_stables", "mount a0")
    assert left(play) == 0
    sound(play)


@pytest.mark.rule("MO-LK-04")
def test_without_amazons_there_are_no_horses() -> None:
    s = GAME.start(GAME.setup(2, {"lost_kingdoms": True, "civilizations": "egypt,aztecs"}), 1)
    assert s.at.kinds_of_units == 2
    assert "horses" not in GAME.view(s, 0)
    with_them = GAME.start(GAME.setup(2, {"lost_kingdoms": True, "civilizations": "egypt,amazons"}), 1)
    assert with_them.at.kinds_of_units == 3
    assert GAME.view(with_them, 0)["horses"] == 6


@pytest.mark.rule("MO-LK-04", "MO-EFF-20")
def test_whoever_copies_the_effect_mounts_units_of_its_own() -> None:
    scenario = Mounted(civilizations=["japan", "amazons"]).policies(0, "cultural_exchange")
    play = scenario.city(1, a1="royal_stables").goods(0, gold=1).play()
    play.do("policy cultural_exchange", "copy 2 a1 royal_stables", "use")
    assert play.legal == ["mount a0", "mount a0 warlord", "done"]
    sound(play.do("mount a0"))
    assert (riders(play, "a0"), left(play)) == (1, 5)


# -- defence -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-LK-05")
def test_every_mounted_unit_adds_one_to_the_defence_of_its_province() -> None:
    """b0 has terrain 1."""
    foot = Mounted().units(0, "b0", 2, warlord=True).play()
    assert foot.defence("b0") == 1 + 2 + 2
    half = Mounted().units(0, "b0", 1, warlord=True).riders(0, "b0", 1).play()
    assert half.defence("b0") == 1 + 1 + 2 + 2
    all_of_them = Mounted().units(0, "b0", 0, warlord=True).riders(0, "b0", 2).mounted(0).play()
    assert all_of_them.defence("b0") == 1 + 2 * 2 + 3
    tile = next(tile for tile in GAME.view(all_of_them.state, 1)["map"]["tiles"] if tile["id"] == "b0")
    assert tile["defence"] == {"terrain": 1, "soldiers": 2, "warlord": 2, "horses": 3}
    assert tile["units"] == 8


@pytest.mark.rule("MO-LK-05")
def test_a_warlord_takes_its_defence_along() -> None:
    play = Mounted().units(0, "b0", 1).units(0, "a1", 1, warlord=True).mounted(0).goods(0, military=1).play()
    assert (play.defence("b0"), play.defence("a1")) == (2, 4)
    play.do("march a1 warlord")
    assert (play.defence("b0"), play.defence("a1")) == (5, 1)
    assert (horses(play, "b0"), left(sound(play))) == (1, 5)


def heroic(name: str, tile: str, scenario: Mounted) -> Position:
    """A Hero serves seat 0."""
    s = scenario.state
    for pile in (s.at.removed, s.at.future, heroes.own(s).row):
        for card in s.items(pile):
            if s.box.card_ids[s.kinds[card]] == name:
                s.take(pile, card)
                put(s, heroes.own(s), 0, card, scenario.tiles[tile])
                return s
    raise AssertionError(name)


def with_hero(name: str, tile: str = "b0") -> Mounted:
    scenario = Mounted(modules={"heroes": True}).units(0, tile, 1)
    heroic(name, tile, scenario)
    return scenario


@pytest.mark.rule("MO-MEX-10", "MO-LK-05", "MO-HERO-09", "MO-OUT-03")
def test_terrain_mounted_soldier_hero_and_outpost_add_up_to_eight() -> None:
    scenario = Mounted(modules={"heroes": True}).riders(0, "b0", 1).outpost(0, "b0")
    heroic("imhotep", "b0", scenario)
    play = scenario.play()
    assert play.defence("b0") == 1 + 2 + 2 + 3 == 8
    tile = next(tile for tile in GAME.view(play.state, 0)["map"]["tiles"] if tile["id"] == "b0")
    assert tile["defence"] == {"terrain": 1, "hero": 2, "soldiers": 1, "horses": 1, "outpost": 3}


@pytest.mark.rule("MO-LK-05", "MO-MOD-04")
def test_a_hero_with_attack_can_be_mounted_another_cannot() -> None:
    play = with_hero("tomyris").active(0, a1="royal_stables").goods(0, gold=1).play()
    before = play.defence("b0")
    play.do("use a1 royal_stables")
    assert "mount b0 hero" in play.legal
    play.do("mount b0 hero")
    assert play.defence("b0") == before + 1
    assert GAME.view(play.state, 1)["players"][0]["mounted"] == ["hero"]
    sound(play)
    other = with_hero("imhotep").active(0, a1="royal_stables").goods(0, gold=1).play()
    assert "mount b0 hero" not in other.do("use a1 royal_stables").legal


# -- moves and conquests -----------------------------------------------------------------------------------


@pytest.mark.rule("MO-LK-06")
def test_the_owner_says_which_soldier_moves_and_a_horse_costs_nothing_more() -> None:
    play = Mounted().units(0, "b0", 2).riders(0, "b0", 1).units(0, "a1", 1).goods(0, military=1).play()
    assert {"b0", "b0 rider"} <= set(play.offers("march"))
    assert labelled(play, "march b0 rider") == "Move a mounted Soldier from b0: 1 Military"
    play.do("march b0 rider")
    assert (riders(play, "b0"), riders(play, "a1"), play.soldiers("b0")) == (0, 1, 2)
    assert (play.goods(0), left(sound(play))) == ({}, 5)


@pytest.mark.rule("MO-LK-06")
def test_in_a_conquest_a_mounted_unit_counts_as_one_and_its_horse_comes_along() -> None:
    """c0: terrain 1 and Barbarians of value 2 take 3 Units."""
    scenario = Mounted().units(0, "b0", 2, warlord=True).riders(0, "b0", 2).mounted(0).goods(0, military=3)
    play = scenario.play().do("conquer c0", "with warlord", forced=False)
    assert [move for move in play.legal if move.startswith("from")] == ["from a0", "from b0", "from b0 rider"]
    assert labelled(play, "from b0 rider") == "A mounted Soldier from b0"
    play.do("from b0 rider", "from b0 rider", forced=False)
    assert (riders(play, "c0"), play.soldiers("b0"), play.warlord(0)) == (2, 2, "c0")
    assert (horses(play, "c0"), left(play)) == (3, 3)
    assert play.goods(0).get("military", 0) == 0, "3 Military for 3 Units, and none for Horses"


@pytest.mark.rule("MO-LK-06", "MO-CONQ-13")
def test_a_rider_can_hold_a_province_alone_and_the_last_one_stays() -> None:
    play = Mounted().riders(0, "b0", 1).units(0, "a1", 1).goods(0, military=2).play()
    assert "b0 rider" not in play.offers("march")
    assert play.owner("b0") == 0


@pytest.mark.rule("MO-EFF-33", "MO-LK-06")
def test_riding_moves_mounted_units_only_without_military() -> None:
    scenario = (
        Mounted().active(0, a1=("fort", "horsemanship")).units(0, "b0", 2).units(0, "a1", 1, warlord=True)
    )
    nobody = scenario.play()
    assert nobody.offers("use") == []
    refusal = GAME.why_not(nobody.state, "city:0:a1-under")
    assert said(refusal) == "Horsemanship moves mounted Units, and you have none."
    play = scenario.riders(0, "b0", 1).mounted(0).play().do("use a1-under horsemanship")
    assert play.legal == ["march b0 rider", "march a1 warlord", "done"]
    assert said(GAME.why_not(play.state, "tile:a0")) == "No Unit is mounted here."
    play.do("march b0 rider", "to a1", forced=False)
    assert play.legal == ["march a1 warlord", "march a1 rider", "done"]
    play.do("march a1 warlord", "to b0", forced=False)
    assert (riders(play, "a1"), play.warlord(0), play.asked) == (1, "b0", "act")
    sound(play)


# -- losing a Horse ----------------------------------------------------------------------------------------


@pytest.mark.rule("MO-LK-07")
def test_whoever_is_conquered_goes_home_on_foot() -> None:
    """Seat 1 takes b0 from the Amazons: terrain 1, a rider and a mounted Warlord are 6 Units."""
    scenario = Mounted(civilizations=["egypt", "amazons"]).units(1, "d0", 0, warlord=True)
    scenario.riders(1, "d0", 1).mounted(1).units(0, "c0", 8).goods(0, military=9)
    play = scenario.play()
    assert (play.defence("d0"), left(play)) == (6, 4)
    play.do("conquer d0")
    while play.asked == "units":
        play.do(play.legal[0])
    assert (play.owner("d0"), play.warlord(1), left(play)) == (0, "e0", 6)
    assert (riders(play, "e0"), play.soldiers("e0")) == (0, 9)
    assert not any(play.look.mounted)
    assert "lost-horses" in play.told
    sound(play)


@pytest.mark.rule("MO-LK-07", "MO-MOD-05")
def test_the_horse_of_a_destroyed_unit_goes_to_the_supply_and_the_destroyer_says_which_unit() -> None:
    scenario = Mounted(civilizations=["egypt", "amazons"]).units(1, "d0", 1, warlord=True)
    scenario.riders(1, "d0", 1).mounted(1).units(0, "c0", 1)
    play = scenario.play()
    destroy(play, 2)
    assert play.legal == ["remove d0", "remove d0 warlord", "remove d0 rider", "done"]
    assert labelled(play, "remove d0 rider") == "A mounted Soldier of Player 2 on d0"
    play.do("remove d0 rider", forced=False)
    assert (left(play), riders(play, "e0"), play.soldiers("e0")) == (5, 0, 8)
    play.do("remove d0 warlord", forced=False)
    assert (left(play), horses(play, "d0"), play.warlord(1)) == (6, 0, "e0")
    sound(play)


def destroy(play: Play, n: int) -> None:
    """As if an effect let the seat on turn destroy so many Units."""
    DESTROY.push(play.state, play.state.active(), n)


@pytest.mark.rule("MO-LK-07", "MO-OUT-01")
def test_units_exchanged_for_an_outpost_lose_their_horses() -> None:
    play = Mounted().units(0, "b0", 1).riders(0, "b0", 3).play().do("outpost b0")
    assert play.legal == ["without warlord 2 rider", "without warlord 3 rider"]
    assert (
        labelled(play, "without warlord 2 rider")
        == "1 Soldier and 2 mounted ones go home, without their Horses"
    )
    assert labelled(play, "without warlord 3 rider", "hu") == "3 lovas katona megy haza, ló nélkül"
    play.do("without warlord 2 rider")
    assert (riders(play, "b0"), left(play), play.soldiers("a0"), riders(play, "a0")) == (1, 5, 8, 0)
    sound(play)


@pytest.mark.rule("MO-LK-07", "MO-PROV-02")
@pytest.mark.parametrize(("foot", "mounted", "lost"), [(1, 1, 0), (0, 2, 1)])
def test_in_a_desert_one_soldier_goes_home_a_mounted_one_only_if_there_is_no_other(
    foot: int, mounted: int, lost: int
) -> None:
    scenario = Mounted(rows=drawn(2, {"b0": "11-D"}), modules={"special_provinces": True})
    scenario.riders(0, "a1", 3).units(0, "a1", 2).goods(0, military=2)
    play = scenario.play().do("conquer b0", "without warlord", forced=False)
    for move in [*["from a1"] * foot, *["from a1 rider"] * mounted]:
        play.do(move, forced=False)
    assert (riders(play, "b0"), play.soldiers("b0")) == (1, 0)
    assert left(play) == 3 + lost
    sound(play)


@pytest.mark.rule("MO-LK-07", "MO-MOD-05")
def test_a_hero_that_returns_to_the_row_leaves_its_horse() -> None:
    scenario = with_hero("tomyris").mounted(0, "hero")
    play = scenario.play()
    assert (horses(play, "b0"), left(play)) == (1, 5)
    send_back(play.state, heroes.own(play.state), 0)
    assert (horses(play, "b0"), left(play)) == (0, 6)
    assert not any(play.look.mounted)
    sound(play)


@pytest.mark.rule("MO-LK-07", "MO-HERO-15")
def test_the_horse_of_a_hero_that_is_driven_out_goes_to_the_supply() -> None:
    """c0 of seat 0 is conquered by seat 1: terrain 1, a Soldier and a mounted Hero are 5 Units."""
    scenario = with_hero("tomyris", "c0").mounted(0, "hero").units(1, "d0", 6).goods(1, military=9)
    play = scenario.turn(1).play()
    assert (play.defence("c0"), left(play)) == (5, 5)
    play.do("conquer c0", "without warlord")
    while play.asked == "units":
        play.do(play.legal[0])
    assert (play.owner("c0"), left(play), play.soldiers("a0")) == (1, 6, 9)
    assert not any(play.look.mounted)
    sound(play)


@pytest.mark.rule("MO-LK-04", "MO-MOD-08")
def test_several_horses_are_put_one_after_the_other_and_any_number_may_be_left() -> None:
    play = Mounted().units(0, "b0", 2).play()
    GAIN_HORSE.push(play.state, 0, 3)
    assert asked(play) == "Which Units get Horses? 3 to go."
    play.do("mount b0", "mount b0", forced=False)
    assert play.legal == ["mount a0", "mount a0 warlord", "done"]
    assert said(GAME.why_not(play.state, "tile:b0")) == (
        "All your Units here are mounted; nobody rides two Horses."
    )
    assert left(play.do("done")) == 4


@pytest.mark.rule("MO-MONS-25", "MO-LK-07")
def test_mogwai_destroys_a_lone_rider_its_horse_does_not_protect_it() -> None:
    scenario = Mounted(modules={"monsters": 1}).riders(0, "b0", 1).riders(0, "a1", 2)
    s, look = scenario.state, scenario.look
    look.monster = [c.NONE] * len(look.monster)
    which = monsters.own(s).bestiary.ids.index("mogwai")
    s.add(monsters.own(s).track, which)
    look.monster_at[which] = scenario.tiles["d2"]
    look.monster_position[which] = 6
    look.token[scenario.tiles["d2"]] = c.NONE
    play = scenario.play()
    assert left(play) == 3
    play.do("end")
    assert (play.owner("b0"), play.owner("a1"), riders(play, "a1")) == (None, 0, 2)
    assert left(play) == 4
    assert play.soldiers("a0") == 7


@pytest.mark.rule("MO-LK-06", "MO-LK-07")
def test_a_march_of_its_owner_costs_no_horse() -> None:
    play = Mounted().riders(0, "a0", 2).units(0, "b0", 1).units(0, "a1", 1).goods(0, military=3).play()
    play.do("march a0 rider", "to b0", "march b0 rider")
    assert (left(play), riders(play, "a1"), riders(play, "a0")) == (4, 1, 1)


# -- what cards make of Horses -------------------------------------------------------------------------------


def test_the_warlord_brings_a_horse() -> None:
    scenario = Mounted().units(0, "b0", 2, warlord=True).goods(0, military=1).empty("a1")
    play = scenario.play().do("conquer a1", "with warlord", "effect 1")
    assert play.asked == "gain_horse"
    play.do("mount a1 warlord")
    assert (horses(play, "a1"), play.goods(0)) == (1, {"military": 1})


@pytest.mark.rule("MO-EFF-06")
@pytest.mark.parametrize(("move", "gold"), [("from b0", 0), ("from b0 rider", 1)])
def test_raids_bring_gold_if_somebody_mounted_takes_part(move: str, gold: int) -> None:
    scenario = Mounted().policies(0, "mounted_raids").units(0, "b0", 2).riders(0, "b0", 1)
    play = scenario.goods(0, military=1).empty("c0").play().do("conquer c0", "without warlord", forced=False)
    play.do(move, forced=False)
    while play.asked == "order":
        play.do("effect 1")
    assert play.goods(0).get("gold", 0) == gold


@pytest.mark.rule("MO-EFF-06", "MO-PROV-02")
def test_a_rider_whom_the_desert_sends_home_took_part() -> None:
    """The Warlord, who has no Horse, stays alone."""
    scenario = Mounted(rows=drawn(2, {"b0": "11-D"}), modules={"special_provinces": True})
    scenario.policies(0, "mounted_raids").riders(0, "a1", 1).units(0, "a1", 1, warlord=True)
    play = scenario.goods(0, military=2).play().do("conquer b0", "with warlord", forced=False)
    play.do("from a1 rider", forced=False)
    assert (riders(play, "b0"), play.soldiers("b0")) == (0, 0)
    assert "Mounted Raids: gain 1 Gold" in [labelled(play, effect) for effect in play.legal]


@pytest.mark.rule("MO-POL-07")
def test_crescent_shields_guard_provinces_with_mounted_units_on_every_turn() -> None:
    scenario = Mounted(civilizations=["egypt", "amazons"]).policies(1, "crescent_shields")
    scenario.units(1, "d0", 2).riders(1, "e2", 2).units(0, "b0", 1)
    play = scenario.play()
    assert play.defence("d0") == 1 + 2
    assert play.defence("e2") == 1 + 2 * 2 + 1
    tile = next(tile for tile in GAME.view(play.state, 0)["map"]["tiles"] if tile["id"] == "e2")
    assert tile["defence"] == {"terrain": 1, "soldiers": 2, "horses": 2, "horse_guard": 1}


@pytest.mark.parametrize(("mounted", "military"), [(1, None), (2, 1), (5, 2)])
def test_daughters_of_ares_count_mounted_units(mounted: int, military: int | None) -> None:
    scenario = Mounted().policies(0, "daughters_of_ares").riders(0, "b0", mounted - 1).mounted(0)
    if mounted == 1:
        scenario.units(0, "b0", 1)
    play = scenario.play()
    if military is None:
        assert play.offers("policy") == []
    else:
        assert play.do("policy daughters_of_ares").goods(0) == {"military": military}


# -- undo, notation, checks ----------------------------------------------------------------------------------


@pytest.mark.rule("MO-MOD-13")
def test_mounting_can_be_taken_back() -> None:
    play = stables().units(0, "b0", 1).play()
    assert barriers(play, "use a1 royal_stables", "mount b0") == [False, False]


def test_what_is_wrong_with_horses_is_said() -> None:
    def wrong(scenario: Mounted) -> list[str]:
        return list(MODULE.invariants(scenario.state))

    assert wrong(Mounted()) == []
    assert wrong(Mounted().riders(0, "b0", 6)) == []
    assert wrong(Mounted().riders(0, "b0", 6).mounted(0)) == [
        "tiles: there are more Horses on the map than 6"
    ]
    assert wrong(Mounted().mounted(0, "soldier")) == [
        "seat 1, mounted.soldier: this is for Units of which a seat has one"
    ]
    hero = wrong(Mounted(modules={"heroes": True}).mounted(0, "hero"))
    assert hero == ["seat 1, mounted.hero: there is no such Unit on the map"]
    nobody = Mounted(civilizations=["egypt"]).mounted(0)
    assert wrong(nobody) == ["seat 1, mounted.warlord: nobody has the Amazons, so there are no Horses"]


def settled(civilizations: str) -> Position:
    """A game at its first turn."""
    setup = GAME.setup(2, {"lost_kingdoms": True, "civilizations": civilizations, "first_player": "host"})
    s = GAME.start(setup, 1)
    while s.phase() == 0:
        s.play(s.moves()[0])
    return s


def test_saved_positions_keep_them() -> None:
    s = settled("amazons,egypt")
    home = s.chart.names[s.capital(0)]
    changed = {
        "players": {"1": {"mounted": {"warlord": True}}},
        "tiles": {home: {"units": {"soldier": 7, "rider": 2, "warlord": 1}}},
    }
    patched = GAME.patch(s, changed)
    saved = GAME.dump(patched)
    assert GAME.load(saved).fingerprint() == patched.fingerprint()
    assert saved["players"][0]["mounted"]["warlord"]
    assert saved["tiles"][home]["units"]["rider"] == 2
    with pytest.raises(PositionError, match="11 Soldiers on the map, there must be 9"):
        GAME.patch(s, {"tiles": {home: {"units": {"soldier": 9, "rider": 2, "warlord": 1}}}})


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_terminal_shows_who_is_mounted(language: str) -> None:
    play = Mounted().riders(0, "b0", 2).mounted(0).play()
    shown = GAME.show(play.state, 0, language)
    expected = {
        "en": ["Horses in the supply: 3", "mounted Units: a0 1, b0 2 (Warlord)"],
        "hu": ["Lovak a készletben: 3", "lovas egységek: a0 1, b0 2 (hadúr)"],
    }
    for line in expected[language]:
        assert line in shown
    assert own(play.state).unit == 2
