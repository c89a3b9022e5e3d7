"""Where Explorers of an Automa go, and what they take on the way (MO-AUT-38 to -45)."""

from __future__ import annotations

import pytest

from tests.games.monumental.modules.machines import begin, gold, lines, log, machine, shown
from tests.games.monumental.modules.special import drawn
from tests.games.monumental.scenario import Play, Scenario
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.modules.automa.checks import problems
from trilithon.games.monumental.modules.automa.engine.exploring import (
    arrive,
    goal_of,
    next_of,
    steps_to,
    ways,
)
from trilithon.games.monumental.modules.automa.engine.own import own
from trilithon.kernel.peek import Peek


def exploring(*tiles: str, card: str = "a14", civilization: str = "japan", **kept: object) -> Scenario:
    """The Automa is at e0, its Explorers on these tiles; Markets are on b1 (Timbuktu) and d2 (Malacca)."""
    scenario = machine(card, "a04", civilization=civilization, markets=("timbuktu", "malacca"), **kept)  # type: ignore[arg-type]
    return scenario.explorers(1, *tiles)


def stepped(scenario: Scenario, n: int = 1) -> Play:
    return lines(begin(scenario), n)


def heads_for(play: Play, which: int, but: int = c.NONE) -> set[tuple[str, str]]:
    """Pairs of a tile and what the Explorer would head for."""
    s = play.state
    found = ways(s, own(s), 1, which, but)
    return {(s.chart.names[next_of(way)], s.chart.names[goal_of(way)]) for way in found}


@pytest.mark.rule("MO-AUT-38")
def test_explorer_1_makes_all_its_steps_one_at_a_time_then_explorer_2() -> None:
    play = begin(exploring("e0", "e0", card="a05", civilization="greece"))
    lines(play, 2)
    assert play.legal == ["line a05:3"]
    lines(play, 1)
    assert play.explorers(1)[0] == "d2", "two steps to the nearest Market"
    steps = [told for told in play.told if told == "automa-explored"]
    assert len(steps) == 4


@pytest.mark.rule("MO-AUT-39", "MO-MD-54")
def test_each_heads_for_the_nearest_market_it_has_no_token_of_and_the_second_for_another_one() -> None:
    play = begin(exploring("e0", "e0"))
    assert heads_for(play, 0) == {("d1", "d2")}
    assert {goal for _, goal in heads_for(play, 1, but=play.tiles["d2"])} == {"b1"}
    lines(play, 1)
    assert play.explorers(1) == ["d1", "d0"]
    owned = begin(exploring("e0", "e0").bargain(1, "malacca_1", used=True))
    assert {goal for _, goal in heads_for(owned, 0)} == {"b1"}
    assert {goal for _, goal in heads_for(owned, 1, but=owned.tiles["b1"])} == {"b1"}, "no other is left"
    empty = begin(exploring("e0", "e0").stack("malacca").bargain(0, "malacca_1", used=True))
    assert {goal for _, goal in heads_for(empty, 0)} == {"b1"}, "an empty stack is no target"


@pytest.mark.rule("MO-AUT-40", "MO-MD-11")
def test_of_several_ways_one_with_a_production_token_then_the_right_hand_player_picks_a_pair() -> None:
    scenario = exploring("d0", "d0")
    play = begin(scenario)
    assert heads_for(play, 0) == {("c0", "b1"), ("c1", "b1"), ("c1", "d2"), ("d1", "d2")}, "all carry tokens"
    lines(play, 0, until_asked=True)
    play.do(play.legal[0], forced=False)
    assert (play.asked, play.to_move) == ("automa_exploring", 0)
    assert sorted(play.legal) == [
        "automa explores c0 towards b1",
        "automa explores c1 towards b1",
        "automa explores c1 towards d2",
        "automa explores d1 towards d2",
    ]
    play.do("automa explores c1 towards d2", forced=False)
    assert play.explorers(1)[0] == "c1"
    assert any("its right-hand player chose" in text for text in log(play))
    laden = begin(exploring("d0", "d0").no_crate("c0", "c1"))
    assert heads_for(laden, 0) == {("d1", "d2")}
    bare = begin(exploring("d0", "d0").no_crate("c0", "c1", "d1"))
    assert len(heads_for(bare, 0)) == 4


def without_tokens(scenario: Scenario) -> Scenario:
    """A person has one of each Market, the others are out of the game."""
    for market in ("timbuktu", "malacca"):
        scenario.stack(market).bargain(0, f"{market}_1", used=True)
    return discarded(scenario, "timbuktu_2", "malacca_2")


def discarded(scenario: Scenario, *tokens: str) -> Scenario:
    """By Automas: they are out of the game."""
    box, spent = scenario.state.box, scenario.look.automa_spent
    for token in tokens:
        market = box.market_ids.index(token.rsplit("_", 1)[0])
        spent[market] = [*spent[market], box.bargain_ids.index(token)]
    return scenario


@pytest.mark.rule("MO-AUT-41")
def test_without_a_market_it_heads_for_production_tokens_and_without_these_it_stays() -> None:
    scenario = without_tokens(exploring("e0", "e0"))
    play = begin(scenario)
    assert [*problems(play.state)] == []
    assert heads_for(play, 0) == {("d0", "d0"), ("d1", "d1")}
    assert heads_for(play, 1, but=play.tiles["d0"]) == {("d1", "d1")}, "not what the first one has headed for"
    crates = [name for name, tile in play.tiles.items() if play.look.crate[tile]]
    scenario.no_crate(*(name for name in crates if name != "b0"))
    play = begin(scenario)
    assert {goal for _, goal in heads_for(play, 0)} == {"b0"}
    assert {goal for _, goal in heads_for(play, 1, but=play.tiles["b0"])} == {"b0"}, "no other is left"
    scenario.no_crate("b0")
    play = begin(scenario)
    assert play.legal == ["gold a14:1"], "neither can do anything"


@pytest.mark.rule("MO-AUT-42", "MO-MD-52")
def test_it_takes_all_on_every_tile_it_enters_without_a_limit() -> None:
    play = begin(exploring("d1", "e0", card="a05", civilization="greece").no_crate("d0"))
    lines(play, 3)
    assert play.bargain(1, "malacca") is not None, "with its first step"
    assert play.explorers(1)[0] == "c1"
    assert play.look.crate[play.tiles["c1"]] == 0, "and with its second one it picks up again"
    own_token = exploring("d1", "d1").bargain(1, "malacca_1", used=True)
    play = begin(own_token)
    arrive(play.state, own(play.state), 1, 0, play.tiles["d2"])
    assert play.bargain(1, "malacca") == "malacca_1", "it owns one: it takes nothing there"
    top = set()
    for draws in range(8):
        scenario = exploring("d1", "e0").stack("malacca", "malacca_1", "malacca_3")
        for _ in range(draws):
            scenario.state.rng.word()
        top.add(stepped(scenario).bargain(1, "malacca"))
    assert top == {"malacca_1", "malacca_3"}, "whichever lies on top: nobody chooses"


@pytest.mark.rule("MO-AUT-43")
def test_two_production_tokens_become_one_gold_at_once() -> None:
    scenario = exploring("e0", "e0")
    play = stepped(scenario)
    assert play.look.crates[1] == 0
    assert gold(play) == 3
    one = stepped(exploring("e0", "e0").no_crate("d0"))
    assert (one.look.crates[1], gold(one)) == (1, 2), "a single one is kept"


@pytest.mark.rule("MO-AUT-44", "MO-MEX-04")
def test_a_market_token_gives_its_amount_in_gold_and_stays() -> None:
    play = stepped(exploring("d1", "e0").stack("malacca", "malacca_1").no_crate("d0"))
    box = play.state.box
    assert box.bargain_ids[play.look.bargains[1, box.market_ids.index("malacca")]] == "malacca_1"
    value = int(own(play.state).values.bargains[box.bargain_ids.index("malacca_1")])
    assert gold(play) == 2 + value == 6
    assert play.look.bargains_used[1, box.market_ids.index("malacca")] == 1, "revealed to all"


@pytest.mark.rule("MO-AUT-45", "MO-MD-12")
def test_with_a_token_of_every_market_all_are_discarded_and_the_explorers_return() -> None:
    scenario = exploring("d1", "b0", card="a05", civilization="greece").bargain(1, "timbuktu_1", used=True)
    play = begin(scenario)
    lines(play, 3)
    box = play.state.box
    spent = {name: play.look.automa_spent[at] for at, name in enumerate(box.market_ids)}
    assert [box.bargain_ids[token] for token in spent["timbuktu"]] == ["timbuktu_1"]
    assert len(spent["malacca"]) == 1
    assert play.bargain(1, "timbuktu") is None
    assert "automa-markets-done" in play.told
    assert play.explorers(1)[0] in ("d0", "d1"), "its second step was made from the Capital"
    assert play.look.buyers[box.market_ids.index("timbuktu")] == []
    empty = exploring("d1", "e0").stack("timbuktu").bargain(0, "timbuktu_1", used=True)
    assert "automa-markets-done" in stepped(empty).told, "an empty stack does not matter"


@pytest.mark.rule("MO-AUT-45", "MO-MD-12")
def test_they_are_discarded_too_when_another_seat_takes_the_last_token_of_the_only_market_it_lacks() -> None:
    scenario = exploring("d1", "b0").explorers(0, "d2", "d2")
    scenario.bargain(1, "timbuktu_1", used=True).stack("malacca", "malacca_1")
    box = scenario.state.box
    play = discarded(scenario, "malacca_2").turn(0).play()
    assert [*problems(play.state)] == [], "Malacca has a token left that it lacks"
    play.do("look 1")
    assert play.bargain(0, "malacca") == "malacca_1"
    assert play.bargain(1, "timbuktu") is None
    assert play.explorers(1) == ["e0", "e0"]
    assert play.look.automa_spent[box.market_ids.index("timbuktu")] == [box.bargain_ids.index("timbuktu_1")]
    assert "automa-markets-done" in play.told
    assert [*problems(play.state)] == []
    two = exploring("d1", "b0").explorers(0, "d2", "d2").bargain(1, "timbuktu_1", used=True).turn(0).play()
    two.do("look 1", "keep malacca_2")
    assert two.bargain(1, "timbuktu") == "timbuktu_1", "another one is left"


@pytest.mark.rule("MO-AUT-45")
def test_they_are_discarded_too_when_another_automa_takes_it() -> None:
    scenario = Scenario(
        3,
        civilizations=["egypt", "greece", "japan"],
        markets=["timbuktu", "malacca", "palmyra"],
        modules={"automas": "greece:0,japan:0"},
    )
    scenario.bargain(1, "timbuktu_1", used=True).stack("malacca", "malacca_1").stack("palmyra")
    discarded(scenario, "malacca_2", "malacca_3", "palmyra_1", "palmyra_2", "palmyra_3")
    s = scenario.state
    there, lacked = s.box.market_ids.index("malacca"), s.box.market_ids.index("timbuktu")
    arrive(s, own(s), 2, 0, next(tile for tile in s.chart.market_tiles if s.chart.market[tile] == there))
    assert s.bargain(2, there) >= 0, "it keeps its own: Timbuktu has tokens left"
    assert s.bargain(1, lacked) < 0
    assert {s.explorer(1, which) for which in range(2)} == {s.capital(1)}


@pytest.mark.rule("MO-AUT-45")
def test_a_position_where_it_has_kept_them_is_refused() -> None:
    scenario = exploring("d1", "b0").bargain(1, "timbuktu_1", used=True).bargain(1, "malacca_1", used=True)
    assert any("discards them all" in problem for problem in problems(begin(scenario).state))


def test_what_it_takes_is_ringed_before() -> None:
    play = begin(exploring("e0", "e0"))
    assert shown(play)["targets"] == ["tile:d1", "tile:d2"]


@pytest.mark.rule("MO-AUT-39")
def test_its_explorers_go_home_where_an_option_lets_them() -> None:
    rows = drawn(2, {})
    scenario = machine("a14", "a04", rows=rows, explorer_capital=1)
    s = begin(scenario.explorers(1, "d0", "d1")).state
    tiles = {name: tile for tile, name in enumerate(s.chart.names)}
    assert steps_to(s, 1, tiles["d0"], tiles["e0"]) == 1
    assert steps_to(s, 1, tiles["d0"], tiles["d1"]) == 1
    never = begin(machine("a14", "a04").explorers(1, "d0", "d1")).state
    assert steps_to(never, 1, tiles["d0"], tiles["e0"]) == 99
    assert Peek(never).explorers[1, 0] == tiles["d0"]
