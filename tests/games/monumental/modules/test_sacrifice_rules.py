"""Aztecs: sacrifices as the price of effects, and Soldiers that return (MO-LK-14, -15)."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.monumental.modules.mounted import Mounted, left, riders
from tests.games.monumental.modules.sacrificing import GAME, Sacrificing, altar, sound
from tests.games.monumental.modules.special import labelled, said
from tests.games.monumental.test_undo import barriers
from trilithon.games.monumental.abilities import Ability
from trilithon.games.monumental.engine.lands import units_on
from trilithon.games.monumental.schema import Policy
from trilithon.kernel.errors import PositionError


def temple() -> Sacrificing:
    """A Soldier for 1 Culture."""
    return Sacrificing().active(0, b2="templo_mayor")


@pytest.mark.rule("MO-LK-14")
def test_a_soldier_of_the_capital_is_set_aside() -> None:
    play = temple().units(0, "b0", 2).play()
    assert "sacrifice a Soldier of your Capital: gain 1 Culture" in labelled(play, "use b2 templo_mayor")
    play.do("use b2 templo_mayor")
    assert (play.soldiers("a0"), play.soldiers("b0"), altar(play)) == (6, 2, 1)
    assert play.goods(0) == {"culture": 1}
    assert "sacrificed" in play.told
    sound(play)


@pytest.mark.rule("MO-LK-14", "MO-LK-15", "MO-MD-37")
def test_soldiers_elsewhere_and_the_warlord_are_not_sacrificed() -> None:
    play = temple().units(0, "b0", 9).play()
    assert (play.soldiers("a0"), play.warlord(0)) == (0, "a0")
    assert play.offers("use") == []
    refusal = GAME.why_not(play.state, "city:0:b2")
    assert said(refusal) == "Great Temple costs Soldiers of your Capital: there is one too few."
    assert refusal is not None
    assert refusal.rule == "MO-LK-14"
    assert said(refusal, "hu") == "Nagy templom ára a fővárosodban álló katona: 1 hiányzik."


@pytest.mark.rule("MO-LK-14")
def test_a_sacrificed_soldier_is_no_unit_until_it_returns() -> None:
    scenario = Sacrificing().altar(0, 9).goods(0, military=3).active(0, a1=("fort", "day_count"))
    play = scenario.empty("b0", "a1").play()
    assert units_on(play.state, play.tiles["a0"]) == 1, "the Warlord"
    assert play.offers("march") == []
    play.do("use a1-under day_count")
    assert (altar(play), play.soldiers("a0")) == (8, 1)
    assert units_on(play.state, play.tiles["a0"]) == 2
    play.do("conquer b0", "without warlord")
    assert play.soldiers("b0") == 1
    sound(play)


@pytest.mark.rule("MO-LK-14", "MO-LK-15")
def test_the_altar_says_what_costs_a_sacrifice_or_why_there_can_be_none() -> None:
    play = temple().policies(0, "flower_wars").play()
    assert "altar:0" in GAME.targets(play.state)
    assert said(GAME.why_not(play.state, "altar:0")) == (
        "Use an effect that costs a sacrifice: Great Temple and Flower Wars. Soldiers on your Capital: 9."
    )
    play.do("use b2 templo_mayor").do("policy flower_wars")
    while play.asked == "gain_choice":
        play.do(play.legal[0])
    refusal = GAME.why_not(play.state, "altar:0")
    assert said(refusal).startswith("A sacrifice is only ever the price of an effect")
    assert refusal is not None
    assert refusal.rule == "MO-LK-15"
    nobody = temple().units(0, "b0", 9).play()
    assert "no Soldier on your Capital" in said(GAME.why_not(nobody.state, "altar:0"))
    assert "nem áll katona a fővárosodban" in said(GAME.why_not(nobody.state, "altar:0"), "hu")
    others = temple().turn(1).play()
    assert "Only its owner" in said(GAME.why_not(others.state, "altar:0"))
    assert "altar:1" not in GAME.targets(others.state)


@pytest.mark.rule("MO-LK-14")
def test_without_a_sacrificed_soldier_nobody_returns() -> None:
    play = Sacrificing().active(0, a1=("fort", "day_count")).play()
    assert play.offers("use") == []
    assert "would do nothing now" in said(GAME.why_not(play.state, "city:0:a1-under"))


@pytest.mark.rule("MO-LK-15", "MO-EFF-02")
def test_each_card_takes_one_sacrifice_in_a_turn() -> None:
    play = temple().policies(0, "flower_wars").play().do("use b2 templo_mayor")
    assert play.offers("use") == []
    refusal = GAME.why_not(play.state, "city:0:b2")
    assert said(refusal) == "Great Temple has been used this turn."
    assert refusal is not None
    assert refusal.rule == "MO-EFF-02"
    play.do("policy flower_wars")
    assert (altar(play), play.asked) == (2, "gain_choice")
    while play.asked == "gain_choice":
        play.do(play.legal[0])
    assert play.goods(0)["production"] == 3
    assert play.offers("policy") == []
    sound(play)


@pytest.mark.rule("MO-LK-15")
def test_sacrificing_is_only_ever_the_price_of_an_effect() -> None:
    def refused(**ability: object) -> str:
        with pytest.raises(msgspec.ValidationError) as found:
            msgspec.convert(ability, Ability)
        return str(found.value)

    gain = {"do": "gain", "goods": {"gold": 1}}
    give = {"do": "sacrifice", "n": 2}
    assert "sacrifice comes first in an effect" in refused(use=[gain, give])
    assert "can stand in ability.use only" in refused(when=[{"event": "conquer", "do": [give, gain]}])
    policy = {"id": "x", "source": "original", "civilization": "aztecs", "ability": {"use": [gain]}}
    with pytest.raises(msgspec.ValidationError, match=r"can stand in ability\.use only"):
        msgspec.convert({**policy, "oneoff": [give, gain]}, Policy)
    fine = msgspec.convert({"use": [give, gain]}, Ability)
    assert fine.worth() >= 0
    play = Sacrificing().play()
    assert not [move for move in play.legal if "sacrifice" in move], "nobody sacrifices for nothing"


@pytest.mark.rule("MO-LK-14", "MO-EFF-04")
def test_the_price_is_paid_before_anything_is_gained() -> None:
    play = temple().units(0, "b0", 8).play().do("use b2 templo_mayor")
    assert (play.soldiers("a0"), altar(play), play.goods(0)) == (0, 1, {"culture": 1})
    assert [message for message in play.told if message in ("sacrificed", "gained")] == [
        "sacrificed",
        "gained",
    ]


@pytest.mark.rule("MO-LK-14", "MO-EFF-20")
def test_whoever_copies_the_effect_gives_soldiers_of_its_own() -> None:
    scenario = Sacrificing(civilizations=["japan", "aztecs"]).policies(0, "cultural_exchange")
    play = scenario.city(1, a1="templo_mayor").play()
    play.do("policy cultural_exchange", "copy 2 a1 templo_mayor", "use")
    assert (altar(play, 0), altar(play, 1), play.soldiers("a0"), play.soldiers("e0")) == (1, 0, 8, 9)
    assert play.goods(0) == {"production": 1, "culture": 1}
    assert GAME.view(play.state, 1)["players"][0]["altar"] == {"sacrificed": 1, "ready": 8}
    sound(play)


@pytest.mark.rule("MO-LK-14", "MO-LK-07")
def test_of_mounted_soldiers_one_is_taken_only_if_there_is_no_other_and_its_horse_goes_to_the_supply() -> (
    None
):
    scenario = Mounted(civilizations=["aztecs", "amazons"]).active(0, b2="templo_mayor")
    on_foot = scenario.riders(0, "a0", 2).play().do("use b2 templo_mayor")
    assert (on_foot.soldiers("a0"), riders(on_foot, "a0"), left(on_foot)) == (6, 2, 4)
    none_left = scenario.units(0, "b0", 7).play().do("use b2 templo_mayor")
    assert (none_left.soldiers("a0"), riders(none_left, "a0"), left(none_left)) == (0, 1, 5)
    sound(none_left)


# -- what cards make of it -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("sacrificed", "science"), [(1, None), (2, 1), (5, 2)])
def test_the_fifth_sun_counts_sacrificed_soldiers(sacrificed: int, science: int | None) -> None:
    play = Sacrificing().altar(0, sacrificed).policies(0, "fifth_sun").play()
    if science is None:
        assert play.offers("policy") == []
    else:
        assert play.do("policy fifth_sun").goods(0) == {"science": science}


def test_the_warlord_brings_a_soldier_back_and_production() -> None:
    scenario = Sacrificing().altar(0, 2).units(0, "b0", 2, warlord=True).goods(0, military=1).empty("a1")
    play = scenario.play().do("conquer a1", "with warlord", "effect 1")
    assert (altar(play), play.goods(0)) == (1, {"production": 1})
    sound(play)


def test_eagle_warriors_bring_a_soldier_back_with_every_conquest() -> None:
    scenario = Sacrificing().altar(0, 2).policies(0, "eagle_warriors").units(0, "b0", 3).empty("a1", "c0")
    play = scenario.goods(0, military=2).play()
    play.do("conquer a1", "without warlord", "from b0", "effect 1")
    assert altar(play) == 1
    play.do("conquer c0", "without warlord", "from b0", "effect 1")
    assert altar(play) == 0
    sound(play)


# -- undo, checks, what is shown -----------------------------------------------------------------------------


@pytest.mark.rule("MO-MOD-13")
def test_a_sacrifice_can_be_taken_back() -> None:
    assert barriers(temple().play(), "use b2 templo_mayor") == [False]


def test_all_soldiers_are_somewhere_in_saved_positions_too() -> None:
    setup = GAME.setup(2, {"lost_kingdoms": True, "civilizations": "aztecs,egypt", "first_player": "host"})
    s = GAME.start(setup, 1)
    while s.phase() == 0:
        s.play(s.moves()[0])
    home = s.chart.names[s.capital(0)]
    six = {"tiles": {home: {"units": {"soldier": 6, "warlord": 1}}}}
    patched = GAME.patch(s, {"players": {"1": {"sacrificed": 3}}, **six})
    saved = GAME.dump(patched)
    assert GAME.load(saved).fingerprint() == patched.fingerprint()
    assert saved["players"][0]["sacrificed"] == 3
    with pytest.raises(PositionError, match="6 Soldiers on the map, there must be 7"):
        GAME.patch(s, {"players": {"1": {"sacrificed": 2}}, **six})


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "altar: sacrificed 3, could be sacrificed 6"),
        ("hu", "oltár: feláldozott katona 3, feláldozható 6"),
    ],
)
def test_the_altar_is_shown(language: str, line: str) -> None:
    play = Sacrificing().altar(0, 3).play()
    shown = GAME.show(play.state, 1, language)
    assert line in shown
    assert shown.count(line.split(":")[0] + ":") == 1, "who has no Aztecs has no altar"
    views = [player.get("altar") for player in GAME.view(play.state, 1)["players"]]
    assert views == [{"sacrificed": 3, "ready": 6}, None]
