"""What an Automa takes of the display, and its Wonders and Policies (MO-AUT-19 to -28)."""

from __future__ import annotations

import pytest

from tests.games.monumental.modules.machines import (
    GAME,
    begin,
    fates,
    gained,
    gold,
    lines,
    log,
    machine,
    shown,
)
from tests.games.monumental.scenario import Play, Scenario
from trilithon.games.monumental.engine import codes as c
from trilithon.kernel.messages import catalogue
from trilithon.kernel.options import Value


def taking(*display: str | None, line: str = "a13", seats: int = 3) -> Play:
    """After its third line, which takes the cheapest Building, or its first, which takes the dearest Knowledge."""
    play = begin(machine(line, "a04", seats=seats).display(*display))
    return lines(play, 3 if line == "a13" else 1)


@pytest.mark.rule("MO-AUT-19", "MO-MD-05")
def test_cards_lie_in_its_area_for_scoring_only_and_cost_nothing() -> None:
    play = taking("quarry", "writing", "granary", line="a02")
    assert gained(play) == ["writing"]
    assert gold(play) == 2
    assert play.counts(2)["knowledge"] == 1
    assert play.deck(2) == []
    assert play.state.size(play.state.at.in_force + 2 * play.state.at.in_force_stride) == 0, "without effect"
    assert play.look.taken[0] == 1, "it counts as acquired"
    basic = taking("writing")
    assert gained(basic) == [], "never from the Basic Buildings, though one of these is always there"
    assert fates(basic)[-1] == "gold"


@pytest.mark.rule("MO-AUT-20", "MO-MD-53")
def test_lowest_is_the_cheapest_and_highest_the_dearest_of_the_kind() -> None:
    assert gained(taking("quarry", "granary", "market", "writing"))[0] == "granary"
    play = taking("irrigation", "currency", "writing", "stonehenge", line="a02")
    assert gained(play) == ["currency"]
    lowest = begin(
        machine("a03", "a04", civilization="china", seats=3).display("currency", "irrigation", "writing")
    )
    lines(lowest, 3)
    assert gained(lowest) == ["irrigation"]


@pytest.mark.rule("MO-AUT-21")
def test_of_equal_cost_the_one_furthest_from_the_deck_then_the_first_by_its_english_name() -> None:
    play = taking("academy", "granary", "market")
    assert gained(play)[0] == "granary", "both cost 3; it lies further right"
    assert any("the furthest from the deck" in text for text in log(play))
    two_rows = taking("granary", None, None, "academy", seats=2)
    assert gained(two_rows)[0] == "academy", "at equal distance the first by name"
    assert any("the first by its English name" in text for text in log(two_rows))
    further = taking(None, "granary", None, "academy", seats=2)
    assert gained(further)[0] == "granary"


@pytest.mark.rule("MO-AUT-21")
def test_the_alphabet_is_that_of_english_names_whatever_the_reader_reads() -> None:
    s = machine("a04").state
    english = [
        "academy",
        "alhambra",
        "amphitheatre",
        "angkor_wat",
        "barracks",
        "great_library",
        "great_pyramid",
        "market",
        "writing",
    ]
    ranks = [s.box.alphabetical[s.box.card_ids.index(name)] for name in english]
    assert ranks == sorted(ranks)
    assert len(set(ranks)) == len(ranks)


@pytest.mark.rule("MO-AUT-21")
def test_ids_of_cards_of_the_display_go_like_their_english_names() -> None:
    options: dict[str, Value] = {"automas": "any:0", "lost_kingdoms": True, "renaissance": True}
    s = GAME.start(GAME.setup(5, options), 1)
    texts = catalogue(GAME)
    named = [
        (texts.render(s.box.card_names[card], "en").casefold(), int(s.box.alphabetical[card]))
        for card in range(len(s.box.card_ids))
        if s.box.card_deck[card] >= c.ERA_1 and s.box.card_kind[card] != c.OTHER
    ]
    assert len(named) > 50
    assert [place for _, place in sorted(named)] == sorted(place for _, place in named)


@pytest.mark.rule("MO-MEX-02")
def test_example_of_equal_buildings_it_takes_the_market_furthest_right() -> None:
    play = taking("castle", "quarry", "watermill", "university", "market")
    assert gained(play)[0] == "university", (
        "5, as Quarry and Watermill, and furthest right; the Market costs 6"
    )
    equal = taking("castle", "market")
    assert gained(equal)[0] == "market"


@pytest.mark.rule("MO-AUT-22")
def test_gaps_are_not_refilled_during_its_turn() -> None:
    play = begin(machine("a02", "a08", seats=3).display("writing", "quarry").future("currency"))
    lines(play, 1)
    assert gained(play) == ["writing"]
    assert play.display()[:2] == [None, "quarry"]
    lines(play, 1)
    assert fates(play) == ["done", "skipped"]


@pytest.mark.rule("MO-AUT-23")
def test_all_knowledge_takes_every_one() -> None:
    scenario = machine("a13", "a04", civilization="china", seats=3)
    play = begin(scenario.display("writing", "stonehenge", "irrigation", "quarry", "currency"))
    lines(play, 3)
    assert play.legal == ["line a13:4"]
    assert shown(play)["targets"] == ["display:1", "display:3", "display:5"]
    lines(play, 1)
    assert gained(play) == ["quarry", "writing", "irrigation", "currency"]
    assert play.counts(2)["knowledge"] == 3


# -- Wonders -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-AUT-24", "MO-MD-06")
def test_it_completes_what_it_has_begun_or_begins_the_cheapest_one_stage_a_line() -> None:
    scenario = machine("a07", "a04", seats=3).display(
        "great_pyramid", "stonehenge", "hanging_gardens", "market"
    )
    play = begin(scenario)
    assert shown(play)["targets"] == ["display:3"], "3 + 4 in all; it lies further right than Stonehenge"
    lines(play, 1)
    assert play.work(2) == "hanging_gardens"
    assert play.counts(2)["wonders"] == 0
    lines(play, 1)
    assert play.work(2) is None
    assert gained(play) == ["hanging_gardens"]
    assert play.counts(2)["wonders"] == 1
    assert gold(play) == 0, "the second line has a price"


@pytest.mark.rule("MO-AUT-24")
def test_without_any_wonder_the_line_is_impossible() -> None:
    play = begin(machine("a07", "a04", seats=3).display("market", "writing"))
    assert play.legal == ["gold a07:1"]


def with_work(*, tie: str = "right_hand", seats: int = 3) -> Scenario:
    scenario = machine("a07", "a04", seats=seats, modules={"automa_wonder_tie": tie})
    return scenario.work(scenario.state.seats - 1, "stonehenge")


@pytest.mark.rule("MO-AUT-25")
def test_the_token_goes_to_a_province_without_one_and_the_right_hand_player_chooses() -> None:
    scenario = with_work().units(2, "b2", 1).units(2, "d2", 1).units(2, "e2", 1)
    before = sum(begin(scenario).goods(2).values())
    play = lines(begin(scenario), 1, until_asked=True)
    assert (play.asked, play.to_move) == ("automa_site", 1)
    assert play.legal == ["automa places b2", "automa places d2", "automa places e2"]
    assert shown(play)["targets"] == ["tile:b2", "tile:d2", "tile:e2"]
    play.do("automa places d2", forced=False)
    assert play.wonder("d2") == "stonehenge"
    assert sum(play.goods(2).values()) == before, "no bonus"
    assert any("its right-hand player chose" in text for text in log(play))
    low = lines(begin(with_work(tie="low_terrain").units(2, "b2", 1).units(2, "d2", 1).units(2, "e2", 1)), 1)
    assert low.wonder("d2") == "stonehenge", "the only one of terrain 0"
    tied = with_work(tie="low_terrain").units(2, "b2", 1).units(2, "e2", 1)
    play = lines(begin(tied), 1, until_asked=True)
    assert play.legal == ["automa places b2", "automa places e2"]


@pytest.mark.rule("MO-AUT-26", "MO-MD-07", "MO-MEX-03")
def test_with_no_province_left_for_it_every_token_goes_to_its_capital() -> None:
    scenario = with_work().units(2, "e2", 1)
    scenario.wonder(2, "great_pyramid", "e2")
    play = lines(begin(scenario), 1)
    home = play.state.chart.names[play.state.capital(2)]
    assert play.wonder(home) == "stonehenge"
    again = with_work().units(2, "e2", 1)
    again.wonder(2, "great_pyramid", "e2").wonder(2, "hanging_gardens", home)
    play = lines(begin(again), 1)
    box = play.state.box
    assert [box.card_ids[kind] for kind in play.look.automa_capital_wonders[2]] == ["stonehenge"]
    assert play.counts(2)["wonders"] == 3
    nowhere = lines(begin(with_work()), 1)
    assert nowhere.wonder(home) == "stonehenge", "it controls no Province at all"


# -- Policies ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-AUT-27")
def test_the_top_policy_is_turned_without_cost_and_without_effect() -> None:
    scenario = machine("a03", "a04")
    top = scenario.look.automa_policies[1][-1]
    play = begin(scenario)
    lines(play, 1)
    assert play.policies(1) == [play.state.box.policy_ids[top]]
    assert gold(play) == 2
    assert play.state.active_policy(1) == c.NONE
    assert "one-off" not in play.told
    full = machine("a03", "a04")
    full.look.developed[1] = full.look.automa_policies[1]
    full.look.automa_policies[1] = []
    assert begin(full).legal == ["gold a03:1"]


@pytest.mark.rule("MO-AUT-28")
def test_policy_and_two_gold_for_each_developed_one() -> None:
    scenario = machine("a12", "a04")
    take = scenario.look.automa_policies[1]
    scenario.look.developed[1], scenario.look.automa_policies[1] = take[:2], take[2:]
    play = begin(scenario)
    lines(play, 2)
    assert len(play.policies(1)) == 3
    assert gold(play) == 2 + 3 + 6, "the new one counts"
    full = machine("a12", "a04")
    full.look.developed[1], full.look.automa_policies[1] = take, []
    play = begin(full)
    lines(play, 1)
    assert play.legal == ["line a12:2"]
    lines(play, 1)
    assert gold(play) == 2 + 3 + 2 + 10
