"""What an Automa conquers, with whom, and what that brings it (MO-AUT-29 to -37)."""

from __future__ import annotations

import pytest

from tests.games.monumental.modules.machines import (
    begin,
    fates,
    gold,
    lines,
    log,
    machine,
    shown,
)
from tests.games.monumental.modules.special import drawn
from tests.games.monumental.scenario import Play, Scenario
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.modules.automa.engine.conquest import cost_of, is_candidate
from trilithon.games.monumental.modules.automa.engine.values import worth


def candidates(play: Play, seat: int) -> list[str]:
    return [name for name, tile in play.tiles.items() if is_candidate(play.state, seat, tile)]


def conquered(scenario: Scenario, n: int = 1) -> Play:
    """After so many lines of A01, which conquer the cheapest Province, and the next one for 2 Gold."""
    return lines(begin(scenario), n)


@pytest.mark.rule("MO-AUT-29")
def test_candidates_are_provinces_beside_its_land_that_it_does_not_control() -> None:
    play = begin(machine("a01", "a04"))
    assert candidates(play, 1) == ["d0", "d1"], "beside its Capital e0"
    wide = begin(machine("a01", "a04").units(1, "d1", 1).units(0, "c1", 1))
    assert candidates(wide, 1) == ["d0", "c1", "d2", "e2"], "of another seat too, no Water"
    near = begin(machine("a01", "a04").units(1, "b0", 1))
    assert "a0" not in candidates(near, 1), "no Capital"


@pytest.mark.rule("MO-AUT-30", "MO-MD-08")
def test_a_province_costs_its_units_and_a_free_city_its_price_besides() -> None:
    scenario = machine("a01", "a04").token("b2", "city_of_observatories").units(1, "b0", 1)
    play = begin(scenario)
    assert cost_of(play.state, play.tiles["d0"]) == 4
    assert cost_of(play.state, play.tiles["d1"]) == 2
    assert cost_of(play.state, play.tiles["b2"]) == 1 + 3
    strong = begin(machine("a01", "a04").units(0, "d1", 3).outpost(0, "d1"))
    assert cost_of(strong.state, strong.tiles["d1"]) == 1 + 3 + 3
    assert conquered(machine("a01", "a04")).owned(1) == ["e0", "d1"]
    highest = begin(machine("a09", "a04", civilization="denmark"))
    lines(highest, 3)
    assert highest.owned(1) == ["e0", "d1"], "first the cheapest"
    lines(highest, 1)
    assert "c1" in highest.owned(1), "then the dearest: terrain 2, token 4"


@pytest.mark.rule("MO-AUT-31")
def test_ties_the_lowest_terrain_then_the_right_hand_player() -> None:
    rows = drawn(2, {"d0": "02-", "d1": "11-"})
    play = begin(machine("a01", "a04", rows=rows))
    assert shown(play)["targets"] == ["tile:d0"], "both take 2 Units"
    lines(play, 1)
    assert play.owned(1) == ["d0", "e0"]
    assert any("the lowest terrain" in text for text in log(play))
    rows = drawn(2, {"d0": "11-", "d1": "11-"})
    play = begin(machine("a01", "a04", rows=rows))
    assert shown(play)["targets"] == ["tile:d0", "tile:d1"]
    lines(play, 1, until_asked=True)
    assert (play.asked, play.to_move, play.state.active()) == ("automa_conquest", 0, 1)
    assert play.legal == ["automa conquers d0", "automa conquers d1"]
    play.do("automa conquers d1", forced=False)
    assert play.owned(1) == ["e0", "d1"]
    assert any("its right-hand player chose" in text for text in log(play))


@pytest.mark.rule("MO-AUT-31")
def test_ties_among_the_dearest_are_broken_in_the_same_way() -> None:
    rows = drawn(2, {"d0": "13-", "d1": "04-"})
    play = begin(machine("a06", "a04", rows=rows, civilization="denmark"))
    lines(play, 3)
    assert shown(play)["targets"] == ["tile:d1"], "4 Units both; its terrain is lower"


@pytest.mark.rule("MO-AUT-32")
def test_it_pays_nothing_and_sends_its_warlord_and_a_soldier_whatever_the_defence() -> None:
    scenario = machine("a06", "a04", civilization="denmark").units(1, "d1", 2, warlord=True)
    play = begin(scenario)
    lines(play, 3)
    before = gold(play)
    lines(play, 1)
    assert gold(play) > before, "tokens only bring Gold"
    assert play.goods(1).get("military") is None
    dearest = "c1"
    assert play.owner(dearest) == 1
    assert play.soldiers(dearest) == 1
    assert play.warlord(1) != "d1"
    assert play.soldiers("d1") == 2


@pytest.mark.rule("MO-AUT-33")
def test_without_a_soldier_at_home_an_outpost_goes_and_without_both_nothing() -> None:
    out = machine("a01", "a04").units(1, "d1", 9)
    play = conquered(out)
    new = next(name for name in play.owned(1) if name not in ("e0", "d1"))
    assert play.outposts(1) == [new]
    assert play.warlord(1) == new
    none = machine("a01", "a04").units(1, "d1", 9).outpost(1, "d1", "e2")
    play = begin(none)
    assert play.legal == ["gold a01:1"], "the Warlord alone never conquers"


@pytest.mark.rule("MO-AUT-34", "MO-MD-09")
def test_a_warlord_that_holds_a_province_alone_stays_there() -> None:
    alone = machine("a01", "a04").units(1, "d1", 0, warlord=True)
    play = conquered(alone)
    assert play.warlord(1) == "d1"
    new = next(name for name in play.owned(1) if name not in ("e0", "d1"))
    assert play.soldiers(new) == 1
    with_outpost = machine("a01", "a04").units(1, "d1", 0, warlord=True).outpost(1, "d1")
    play = conquered(with_outpost)
    assert play.warlord(1) != "d1"


@pytest.mark.rule("MO-AUT-35")
def test_defenders_go_home_and_the_warlord_card_brings_nothing() -> None:
    scenario = machine("a01", "a04", civilization="denmark").units(0, "d1", 2).outpost(0, "d1")
    scenario.empty("d0")
    scenario.look.token[scenario.tiles["d0"]] = c.NONE
    scenario.units(1, "d0", 1)
    play = lines(begin(scenario), 1)
    assert "warlord-bonus" not in play.told
    weak = machine("a01", "a04").units(0, "d1", 1)
    play = conquered(weak)
    assert play.owner("d1") == 1, "terrain 1 and a Soldier: as cheap as can be"
    assert play.soldiers("a0") == 9
    assert play.look.warlord_used[1] == 0
    assert play.outposts(0) == []


@pytest.mark.rule("MO-AUT-36", "MO-MD-10")
def test_tokens_bring_the_better_benefit_in_gold_and_are_kept() -> None:
    play = conquered(machine("a01", "a04").token("d1", "scouts"))
    assert gold(play) == 2 + 2, "2 Military or 1 Gold"
    assert play.looted(1) == ["scouts"]
    city = machine("a06", "a04", civilization="denmark").token("b2", "city_of_towers").units(1, "a2", 1)
    play = begin(city)
    box = play.state.box
    codes = [int(box.token_benefits[box.token_ids.index("city_of_towers") * 2 + which]) for which in (0, 1)]
    assert max(worth(box, code) for code in codes) == 4, "2 Culture"


@pytest.mark.rule("MO-AUT-36")
def test_a_benefit_counts_1_for_each_resource_2_for_culture_and_1_for_anything_else() -> None:
    s = machine("a04").state
    value = {name: int(n) for name, n in zip(s.box.token_ids, tokens(s), strict=True)}
    assert value["seers"] == 2, "2 Science, or 1 Culture"
    assert value["horse_lords"] == 4, "4 Military; 1 Gold and 1 Culture would be 3"
    assert value["wanderers"] == 3, "3 basic resources to choose; a drawn card and 1 Gold would be 2"
    assert value["fishers"] == 2, "steps of Explorers are 1"


def tokens(s: object) -> list[int]:
    from trilithon.games.monumental.modules.automa.engine.values import values_of

    return [int(n) for n in values_of(s.box).tokens]  # type: ignore[attr-defined]


@pytest.mark.rule("MO-AUT-37")
def test_three_conquests_one_after_the_other_with_fresh_candidates() -> None:
    play = begin(machine("a06", "a04", civilization="denmark"))
    lines(play, 3)
    before = set(play.owned(1))
    lines(play, 1)
    new = set(play.owned(1)) - before
    assert len(new) == 3
    assert "c1" in new, "it came within reach by the first one"
    assert "d0" in new
    assert fates(play)[3] == "done"
    assert sum(told.startswith("automa-conquered") for told in play.told) == 3
