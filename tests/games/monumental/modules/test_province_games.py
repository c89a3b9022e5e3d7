"""Games with special Provinces as tables, views and records know them."""

from __future__ import annotations

import pytest

from tests.games.monumental.modules.special import GAME, special
from trilithon.games.monumental.modules.provinces.engine.codes import KINDS
from trilithon.games.monumental.modules.provinces.features import provinces
from trilithon.kernel.errors import SetupError
from trilithon.kernel.game import Draft, Stroke
from trilithon.kernel.playthrough import Playthrough
from trilithon.kernel.record import parse_record, replay, write_record

LINE = "map1-.1bm2fn/0an2bnO3cnw/C1bnw1bnC/w3cn2bnO0an/..2fn1bm"
"""The ready-made small map for two, in one line."""


def test_the_engine_numbers_the_kinds_as_the_content_has_them() -> None:
    assert tuple(KINDS) == provinces().names


# -- set-up ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-PROV-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("wanted", ["small", "large", "generated"])
def test_with_the_option_all_maps_have_some_and_without_it_none(seats: int, wanted: str) -> None:
    for seed in range(3):
        on = GAME.start(GAME.setup(seats, {"map": wanted, "special_provinces": True}), seed)
        off = GAME.start(GAME.setup(seats, {"map": wanted}), seed)
        assert any(on.chart.features)
        assert not any(off.chart.features)
        assert off.hooks.on == []


@pytest.mark.rule("MO-PROV-01")
def test_an_own_map_that_has_some_needs_the_option() -> None:
    assert (
        GAME.start(GAME.setup(2, {"map": LINE, "special_provinces": True}), 1).chart.features.count("oasis")
        == 2
    )
    with pytest.raises(
        SetupError, match="MO-PROV-01: This map has special Provinces; to play on it, switch them on"
    ):
        GAME.setup(2, {"map": LINE})


def test_whoever_draws_a_map_is_told_what_is_wrong_with_it_before_the_option_is_chosen() -> None:
    def drawn(line: str) -> Draft:
        return GAME.draft("map", "", [Stroke("line", line)])

    draft = drawn(LINE)
    assert (draft.objections, draft.needs) == ([], {"special_provinces": True})
    GAME.setup(2, {"map": draft.value, **draft.needs})
    unequal = drawn(LINE.replace("2bnO", "2bn", 1))
    assert [refusal.rule for refusal in unequal.objections] == ["MO-PROV-01"]


# -- views -------------------------------------------------------------------------------------------------


def test_views_say_what_tiles_are_and_where_bridges_lead() -> None:
    view = GAME.view(special(b1="01-It", c0="12-O").play().state, 1)
    features = {tile["id"]: tile["feature"] for tile in view["map"]["tiles"] if tile["kind"] == "province"}
    assert {name: kind for name, kind in features.items() if kind} == {"b1": "island", "c0": "oasis"}
    assert view["map"]["bridges"] == [["b0", "b1"]]
    assert all("feature" not in tile for tile in view["map"]["tiles"] if tile["kind"] != "province")
    assert next(tile for tile in view["map"]["tiles"] if tile["id"] == "b1")["coastal"]


@pytest.mark.rule("MO-PROV-04")
def test_prices_in_views_have_the_jungle_in_them() -> None:
    view = GAME.view(special(b0="11-J").goods(0, military=1).play().state, 0)
    prices = view["prices"]
    assert prices["conquests"]["b0"] == {"units": 2, "price": {"military": 3}, "short": 2}
    assert view["map"]["tiles"][1]["units"] == 2


def test_without_the_module_views_are_what_they_were() -> None:
    view = GAME.view(GAME.start(GAME.setup(2), 1), 0)
    assert not {"steps", "moves", "reserved"} & set(view["prices"])
    assert "bridges" not in view["map"]
    assert not any("feature" in tile for tile in view["map"]["tiles"])
    assert not any("reserved" in player for player in view["players"])


def test_questions_tell_pages_what_they_are_about() -> None:
    scenario = special(b0="11-F").units(1, "b0", 1).goods(1, gold=2).goods(0, military=2, gold=2)
    play = scenario.play().do("conquer b0", "without warlord", "gold 0")
    view = GAME.view(play.state, 1)
    assert (view["asked"], view["asked_about"]) == ("foothill_bid", {"tile": "b0", "attacker": 0})
    assert view["marching"] == [{"tile": "a0", "warlord": False}] * 2
    play.do("bid 1")
    view = GAME.view(play.state, 0)
    assert (view["asked"], view["asked_about"]) == ("foothill_match", {"tile": "b0", "n": 1})
    assert [GAME.about(play.state, move) for move in play.state.moves()] == [["resource:gold"], ["end"]]


# -- records and glossary ----------------------------------------------------------------------------------


def test_a_game_is_recorded_and_replayed() -> None:
    play = Playthrough.start(GAME, GAME.setup(2, {"special_provinces": True, "map": LINE}), 5)
    while not play.over:
        play.play(play.legal[len(play.played) % len(play.legal)])
    again = replay(GAME, parse_record(write_record(play)))
    assert again.state.fingerprint() == play.state.fingerprint()


def test_the_glossary_explains_every_kind() -> None:
    glossary = GAME.glossary()
    for name in KINDS:
        assert [text.id for text in glossary[f"feature:{name}"]] == [f"monumental-feature-{name}-rule"]
