"""The Civilization cards of Automas (MO-AUT-48 to -56)."""

from __future__ import annotations

import pytest

from tests.games.monumental.modules.machines import (
    begin,
    fates,
    gold,
    lines,
    log,
    machine,
    named,
    queue,
    shown,
)
from tests.games.monumental.modules.special import drawn
from tests.games.monumental.scenario import Play, Scenario
from trilithon.games.monumental.engine.steps.course import NEXT_TURN
from trilithon.games.monumental.modules.amazons.engine.own import horses_on, supply
from trilithon.games.monumental.modules.amazons.engine.own import own as amazons
from trilithon.games.monumental.modules.automa.engine.own import own
from trilithon.games.monumental.modules.aztecs.engine.own import sacrificed

KINGDOMS: dict[str, bool | int | str] = {"lost_kingdoms": True}


def leading(civilization: str, *cards: str, only: bool = False, **options: int) -> Scenario:
    """Its Civilization card comes first."""
    modules = KINGDOMS if civilization in ("amazons", "atlantis", "aztecs", "mughals") else {}
    return machine(civilization, *cards, civilization=civilization, only=only, modules=modules, **options)


@pytest.mark.rule("MO-AUT-48", "MO-MD-16")
def test_china_looks_for_the_next_card_with_a_technological_line() -> None:
    play = begin(leading("china", "a12", "a05", "a01", "a13"))
    lines(play, 1)
    assert queue(play) == ["china", "a12", "a13"]
    assert named(play, "automa_discards") == ["a05", "a01"], "unresolved"
    assert any("after 2 other cards" in text for text in log(play))
    nothing = begin(leading("china", "a12", "a05", "a01", only=True))
    assert nothing.legal == ["gold china:1"]
    lines(nothing, 1)
    assert named(nothing, "automa_deck") == ["a01", "a05"], "nothing was revealed"
    assert gold(nothing) == 4


@pytest.mark.rule("MO-AUT-48")
def test_china_goes_on_with_the_discard_pile() -> None:
    scenario = leading("china", "a12", "a05", only=True)
    ids = own(scenario.state).cards.ids
    scenario.look.automa_discards[1] = [ids.index("a04")]
    scenario.look.automa_gone[1] = [card for card in scenario.look.automa_gone[1] if ids[card] != "a04"]
    play = lines(begin(scenario), 1)
    assert queue(play)[-1] == "a04"


@pytest.mark.rule("MO-AUT-49")
def test_denmark_gains_gold_for_coasts_and_draws() -> None:
    scenario = leading("denmark", "a12", "a04").units(1, "b2", 1).units(1, "d2", 1).units(1, "d0", 1)
    play = lines(begin(scenario), 1)
    assert gold(play) == 2 + 2, "b2 and d2 lie at the Water c2"
    lines(play, 1)
    assert queue(play) == ["denmark", "a12", "a04"]


@pytest.mark.rule("MO-AUT-50", "MO-MD-15")
def test_egypt_carries_the_general_lines_of_its_card_out_twice_and_no_others() -> None:
    play = begin(leading("egypt", "a04", "a01").goods(1, gold=2))
    lines(play, 1)
    assert queue(play) == ["egypt", "a04", "a01"], "at the end of the queue"
    lines(play, 3)
    written = []
    while play.asked == "automa_line":
        written += play.legal
        lines(play, 1)
    assert written[:4] == ["line a01:1", "line a01:2", "line a01:1", "line a01:2"], "each with its own price"
    assert written[4:] == ["ignore a01:3", "ignore a01:4", "ignore a01:5"], "though Egypt is Architectural"


@pytest.mark.rule("MO-AUT-51", "MO-MD-16")
def test_greece_carries_the_type_lines_of_its_card_out_whatever_their_type() -> None:
    play = begin(leading("greece", "a04", "x01", "a10", difficulty=4))
    lines(play, 1)
    assert queue(play) == ["greece", "a04", "a10"]
    assert named(play, "automa_discards") == ["x01"], "it has no type line"
    lines(play, 3)
    written = []
    while play.asked == "automa_line" and len(written) < 6:
        written += play.legal
        lines(play, 1)
    assert written == [
        "ignore a10:1",
        "ignore a10:2",
        "ignore a10:3",
        "line a10:4",
        "line a10:5",
        "line a10:6",
    ], "a Cultural card for an Economic Warlord, its shuffle included"
    none = begin(leading("greece", "a12", "x01", only=True, difficulty=4))
    assert none.legal == ["gold greece:1"]


def japan(provinces: int, policies: int, **units: int) -> Play:
    """The human has so many Provinces and Policies."""
    scenario = leading("japan", "a04", "a12")
    for tile in ("b0", "a1", "a2")[:provinces]:
        scenario.units(0, tile, 1)
    civilization = scenario.state.civilization(0)
    first = int(scenario.state.box.policy_start[civilization])
    scenario.look.developed[0] = list(range(first, first + policies))
    return begin(scenario)


@pytest.mark.rule("MO-AUT-52", "MO-MD-14")
@pytest.mark.parametrize(
    ("provinces", "policies", "expected"),
    [
        (1, 0, ["done", "ignored", "ignored"]),
        (0, 1, ["ignored", "done", "ignored"]),
        (1, 1, ["done", "done", "ignored"]),
        (0, 0, ["ignored", "ignored", "done"]),
    ],
)
def test_japan_catches_up_in_both_or_draws(provinces: int, policies: int, expected: list[str]) -> None:
    play = japan(provinces, policies)
    before = gold(play)
    lines(play, 3)
    assert fates(play) == expected
    assert len(play.owned(1)) == (2 if provinces else 1)
    assert len(play.policies(1)) == policies
    assert ("a12" in queue(play)) == (not provinces and not policies)
    assert gold(play) >= before


@pytest.mark.rule("MO-AUT-52")
def test_japans_conditions_are_about_at_least_one_opponent() -> None:
    scenario = machine("japan", "a04", seats=3).units(1, "e2", 1)
    assert begin(scenario).legal == ["line japan:1"]
    more = machine("japan", "a04", seats=3).units(1, "e2", 1).units(2, "d2", 1)
    assert begin(more).legal == ["ignore japan:1"], "as many is not fewer"


@pytest.mark.rule("MO-AUT-53")
def test_amazons_mount_the_two_units_furthest_from_home_then_draw() -> None:
    scenario = (
        leading("amazons", "a12", "a04").units(1, "a2", 1).units(1, "b0", 1).units(1, "d1", 2, warlord=True)
    )
    play = begin(scenario)
    assert shown(play)["targets"] == ["tile:a2"]
    lines(play, 1)
    mine = amazons(play.state)
    mounted = {name for name, tile in play.tiles.items() if horses_on(play.state, mine, tile)}
    assert mounted == {"a2", "b0"}, "4 and 3 steps away"
    assert supply(play.state, mine) == 4
    lines(play, 1)
    assert queue(play)[-1] == "a04"


@pytest.mark.rule("MO-AUT-53")
def test_of_equally_distant_units_the_right_hand_player_chooses() -> None:
    rows = drawn(2, {})
    scenario = machine("amazons", "a12", civilization="amazons", modules=KINGDOMS, rows=rows)
    scenario.units(1, "d1", 2).units(1, "d0", 2)
    play = lines(begin(scenario), 1, until_asked=True)
    assert (play.asked, play.to_move) == ("automa_mounting", 0)
    assert play.legal == ["automa mounts d0", "automa mounts d1"]
    play.do("automa mounts d1", forced=False).do("automa mounts d1", forced=False)
    assert horses_on(play.state, amazons(play.state), play.tiles["d1"]) == 2
    two = (
        machine("amazons", "a12", civilization="amazons", modules=KINGDOMS)
        .units(1, "d1", 1)
        .units(1, "d0", 1)
    )
    play = lines(begin(two), 1, until_asked=True)
    assert play.asked == "automa_line", "both get one: nobody is asked"


@pytest.mark.rule("MO-AUT-53")
def test_fewer_units_or_horses_as_many_as_possible_and_none_is_impossible() -> None:
    one = lines(begin(leading("amazons", "a12").units(1, "d1", 1)), 1)
    assert fates(one) == ["done"]
    assert supply(one.state, amazons(one.state)) == 5
    none = begin(leading("amazons", "a12"))
    assert none.legal == ["gold amazons:1"], "those at home are in no Province"


@pytest.mark.rule("MO-AUT-54")
def test_atlantis_puts_a_card_in_its_nexus_and_carries_all_of_these_out() -> None:
    scenario = leading("atlantis", "a12", "a04")
    ids = own(scenario.state).cards.ids
    scenario.look.automa_nexus[1] = [ids.index("a03")]
    scenario.look.automa_deck[1] = [card for card in scenario.look.automa_deck[1] if ids[card] != "a03"]
    scenario.look.automa_seen[1, ids.index("a03")] = 1
    play = begin(scenario)
    lines(play, 1)
    assert named(play, "automa_nexus") == ["a03", "a04"], "at the right end"
    written = []
    while play.asked == "automa_line" and "a12" not in play.legal[0]:
        written += play.legal
        lines(play, 1)
    assert [text.split()[-1] for text in written] == [
        "a03:1",
        "a03:2",
        "a03:3",
        "a03:4",
        "a04:1",
        "a04:2",
        "a04:3",
    ], "from left to right, type lines as usual"
    assert written[2] == "gold a03:3", "it is Technological, and there is no Knowledge"
    view = shown(play)["queue"]
    assert isinstance(view, list)
    assert [card["card"] for card in view] == ["atlantis", "a03", "a04", "a12"]
    lines(play)
    assert named(play, "automa_nexus") == ["a03", "a04"], "they stay"
    assert named(play, "automa_discards") == ["atlantis", "a12"]


@pytest.mark.rule("MO-AUT-54", "MO-AUT-16")
def test_a_shuffle_in_the_nexus_leaves_the_nexus_and_its_card_where_they_are() -> None:
    play = begin(machine("a12", "atlantis", "a13", civilization="atlantis", modules=KINGDOMS))
    lines(play, 2 + 1)
    assert named(play, "automa_nexus") == ["a13"]
    lines(play, 4)
    assert play.legal == ["line a13:5"]
    lines(play, 1)
    assert named(play, "automa_nexus") == ["a13"]
    deck = named(play, "automa_deck")
    assert "a12" in deck, "done with before"
    assert "atlantis" not in deck
    assert "a13" not in deck
    assert named(play, "automa_discards")[-1] == "atlantis"


@pytest.mark.rule("MO-AUT-55")
def test_aztecs_sacrifice_a_soldier_for_4_gold_or_take_one_back() -> None:
    play = lines(begin(leading("aztecs", "a12", "a04")), 1)
    assert gold(play) == 6
    assert sacrificed(play.state, 1) == 1
    assert play.soldiers("e0") == 8
    assert play.warlord(1) == "e0"
    lines(play, 1)
    assert queue(play)[-1] == "a04"
    scenario = leading("aztecs", "a12", "a04").units(1, "d1", 8)
    scenario.look.units[scenario.state.capital(1), 0] = 0
    scenario.look.sacrificed[1] = 1
    back = lines(begin(scenario), 1)
    assert (gold(back), sacrificed(back.state, 1), back.soldiers("e0")) == (2, 0, 1)
    out = leading("aztecs", "a12", "a04").units(1, "d1", 9)
    assert begin(out).legal == ["gold aztecs:1"], "the Warlord is never sacrificed"


@pytest.mark.rule("MO-AUT-56", "MO-MOD-09")
def test_mughals_remove_the_next_card_unless_it_has_an_economic_line_then_draw() -> None:
    play = lines(begin(leading("mughals", "a12", "a01", "a04")), 2)
    assert named(play, "automa_gone") == ["a01"]
    assert queue(play) == ["mughals", "a12", "a04"]
    lines(play)
    for _ in range(3):
        play.state.shuffle(own(play.state).deck_of(1), play.state.rng)
    assert named(play, "automa_gone") == ["a01"], "it never comes back"
    kept = lines(begin(leading("mughals", "a12", "a05", "a04")), 2)
    assert named(kept, "automa_discards") == ["a05"]
    assert named(kept, "automa_gone") == []


@pytest.mark.rule("MO-MOD-07")
def test_effects_of_one_moment_come_in_the_order_of_the_text() -> None:
    play = begin(leading("denmark", "a12", "a04"))
    assert play.legal == ["line denmark:1"], "the Gold first, then the card"
    assert play.state.find(NEXT_TURN) >= 0
