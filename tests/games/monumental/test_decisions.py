"""Who decides what, among what, and what may be declined (decision points DP-01 to -23 of the rules)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.monumental.scenario import Play, Scenario, new_game
from tests.games.monumental.soundness import write_move
from tests.games.monumental.starting import random_game
from trilithon.games.monumental.engine.steps.order import ORDER
from trilithon.kernel.engine.state import NOBODY

NEVER = {
    *("capital", "activate", "pay", "pay_any", "share", "keep_wonder", "site", "benefit", "look", "stays"),
    *("units", "move_to", "outpost_with", "choose", "gain_choice", "deploy", "attach"),
}
"""Answered one way or another. Of conquests, moves and Outposts 'cancel' is undo: nothing was revealed yet."""
ALWAYS = {
    *("archive", "discard", "copy", "effect", "use_drawn", "section", "take", "extra_space", "free_step"),
    *("unit_move", "destroy", "repeat_one_off", "reinforcing", "gain_horse", "ride", "copy_policy"),
}


@settings(max_examples=20)
@given(seats=st.integers(2, 4), seed=st.integers(0, 2**20))
@pytest.mark.rule("DP-01", "DP-02", "DP-03", "MO-EFF-03", "MO-CONQ-23", "MO-RES-18")
def test_only_the_active_seat_decides_and_only_what_may_be_declined_is(seats: int, seed: int) -> None:
    for s in random_game(seats, seed):
        if s.to_move == NOBODY:
            break
        asked = s.step().name
        texts = [write_move(s, move) for move in s.moves()]
        assert texts, f"{asked} cannot be answered"
        assert s.to_move == s.active() or asked == "capital"
        if asked == "act":
            assert texts[-1] == "end"
        elif asked in ALWAYS:
            assert "done" in texts
            assert len(texts) > 1, "what leaves no choice is not asked"
        elif asked in NEVER:
            assert not {"done", "end"} & set(texts)
        elif asked == "order":
            token = any(ORDER.entry(s, index).is_compulsory for index in range(s.get(ORDER.n)))
            assert ("done" in texts) == (not token)
        else:
            assert asked == "convert"


@pytest.mark.rule("DP-01", "MO-SETUP-13")
def test_capitals_are_chosen_among_the_free_ones() -> None:
    s = new_game(3)
    free = {"settle a0", "settle e0", "settle c3"}
    for seat in (2, 1):
        assert s.to_move == seat
        assert {write_move(s, move) for move in s.moves()} == free
        free.discard(write_move(s, s.moves()[0]))
        s.play(s.moves()[0])
    assert s.to_move == 0
    assert [write_move(s, move) for move in s.moves()] == list(free)


@pytest.mark.rule("DP-02")
def test_row_and_column_are_chosen_by_the_space_where_they_meet() -> None:
    play = Scenario().turn(0, phase=1).play()
    assert play.offers("activate") == ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"]


@pytest.mark.rule("DP-04", "MO-RES-05", "MO-DEC-01")
def test_the_payer_splits_costs_freely() -> None:
    play = Scenario().goods(0, production=2, gold=3).play().do("buy workshop")
    assert play.legal == ["gold 1", "gold 2", "gold 3"]
    assert play.do("gold 3").goods(0) == {"production": 2}


@pytest.mark.rule("DP-04", "MO-RES-08")
def test_of_mixed_costs_the_types_are_chosen() -> None:
    scenario = Scenario().active(0, a1="forum").goods(0, production=1, military=1, gold=1)
    assert scenario.play().do("use a1 forum").legal == ["spend production", "spend military", "spend gold"]


@pytest.mark.rule("DP-05", "MO-WON-04")
@pytest.mark.parametrize(("kept", "gone"), [("stonehenge", "great_library"), ("great_library", "stonehenge")])
def test_of_two_wonders_one_is_kept(kept: str, gone: str) -> None:
    play = Scenario().work(0, "stonehenge").display("great_library").goods(0, production=3).play()
    play.do("buy 1 great_library")
    assert sorted(play.legal) == ["keep great_library", "keep stonehenge"]
    play.do(f"keep {kept}")
    assert (play.work(0), play.removed()[-1]) == (kept, gone)


@pytest.mark.rule("DP-06", "MO-WON-07")
def test_a_wonder_goes_to_a_controlled_tile_without_one() -> None:
    scenario = Scenario().work(0, "great_library").wonder(1, "stonehenge", "b0").units(0, "b0", 1)
    play = scenario.units(0, "a1", 1).goods(0, production=5).play().do("finish")
    assert play.offers("place") == ["a0", "a1"]


@pytest.mark.rule("DP-07", "MO-POL-01")
def test_any_policy_of_the_culture_deck_is_developed() -> None:
    play = Scenario(civilizations=["egypt"]).policies(0, "corvee").goods(0, culture=2).play()
    assert play.offers("develop") == ["expansion", "guilds", "nile_floods", "valley_of_the_kings"]


@pytest.mark.rule("DP-08", "MO-POL-04")
def test_one_off_effects_come_in_any_order_and_each_may_be_left() -> None:
    scenario = Scenario(civilizations=["egypt"]).policies(0, "corvee", "expansion").goods(0, culture=3)
    play = scenario.play().do("develop nile_floods")
    gains = [play.copy().do(move).goods(0) for move in play.legal if move != "done"]
    assert sorted(str(gain) for gain in gains) == ["{'gold': 1}", "{'military': 2}", "{'production': 2}"]
    play.do("effect 1")
    assert "done" in play.legal
    assert len(play.offers("effect")) == 2
    assert play.do("done").asked == "act"


@pytest.mark.rule("DP-09", "MO-CONQ-15")
def test_the_units_of_a_conquest_are_chosen_tile_by_tile() -> None:
    scenario = Scenario().units(0, "b0", 2).units(0, "a1", 3).empty("c0").wonder(1, "stonehenge", "c0")
    play = scenario.goods(0, military=3).play().do("conquer c0")
    assert play.legal == ["with warlord", "without warlord"]
    play.do("with warlord")
    assert play.offers("from") == ["a0", "b0", "a1"]
    play.do("from b0")
    assert play.asked == "order", "b0 keeps one and tiles are named in order, so the last comes from a1"
    assert (play.soldiers("b0"), play.soldiers("a1")) == (1, 2)
    assert (play.soldiers("c0"), play.warlord(0)) == (2, "c0")


@pytest.mark.rule("DP-10", "DP-11", "MO-CONQ-17")
def test_the_token_must_be_taken_the_warlord_need_not() -> None:
    play = Scenario(civilizations=["egypt"]).token("b0", "scouts").goods(0, military=2).play()
    play.do("conquer b0", "with warlord")
    assert (play.asked, "done" in play.legal) == ("order", False)
    token = next(move for move in play.legal if play.copy().do(move).asked == "benefit")
    play.do(token)
    assert play.legal == ["choose 1", "choose 2"]
    play.do("choose 2")
    assert play.legal == ["effect 1", "done"]


@pytest.mark.rule("DP-12", "MO-MIL-01")
def test_a_unit_and_where_it_goes_are_chosen() -> None:
    scenario = Scenario().units(0, "b0", 2, warlord=True).units(0, "a1", 1).units(0, "a2", 1)
    play = scenario.goods(0, military=1).play()
    assert play.offers("march") == ["a0", "b0", "b0 warlord"]
    play.do("march b0 warlord")
    assert play.offers("to") == ["a1", "a2"]


@pytest.mark.rule("DP-13", "MO-OUT-01")
def test_of_mixed_units_it_is_chosen_whether_the_warlord_goes_home() -> None:
    play = Scenario().units(0, "b0", 3, warlord=True).play().do("outpost b0")
    assert sorted(play.legal) == ["with warlord", "without warlord"]
    assert play.copy().do("with warlord").soldiers("b0") == 1
    assert play.copy().do("without warlord").warlord(0) == "b0"
    forced = Scenario().units(0, "b0", 2, warlord=True).play().do("outpost b0")
    assert (forced.asked, forced.warlord(0)) == ("act", "a0"), "there is no other choice"


@pytest.mark.rule("DP-14", "DP-15", "MO-EXPL-06", "MO-DEC-08")
def test_an_explorer_steps_or_picks_up_and_who_looks_must_keep_one() -> None:
    scenario = Scenario(markets=["palmyra", "malacca"]).stack("palmyra", "palmyra_2", "palmyra_4")
    play = scenario.explorers(0, "b1", "a1").goods(0, military=1).play()
    assert sorted(play.offers("explorer")) == [
        *("1 a1", "1 b0", "1 b2", "1 c0", "1 c1"),
        *("2 a2", "2 b0", "2 b1", "2 b2"),
    ]
    assert (play.offers("pick"), play.offers("look")) == (["2"], ["1"])
    play.do("look 1")
    assert play.legal == ["keep palmyra_2", "keep palmyra_4"]


@pytest.mark.rule("DP-16")
def test_alternatives_are_those_that_can_be_done() -> None:
    scenario = Scenario().active(0, a1="alhambra")
    assert scenario.play().do("use a1 alhambra").goods(0) == {"gold": 2}, "there is nothing to activate"
    play = scenario.city(0, b2="fort").play().do("use a1 alhambra")
    assert play.legal == ["choose 1", "choose 2"]
    play.do("choose 1", "open b2")
    assert (play.active(0), play.goods(0)) == (["a1", "b2"], {"military": 1})


@pytest.mark.rule("DP-17", "DP-18", "DP-19", "DP-20", "DP-21")
@pytest.mark.parametrize(
    ("scenario", "use", "asked"),
    [
        (Scenario().active(0, a1=("fort", "historiography")), "use a1-under historiography", "archive"),
        (Scenario(civilizations=["japan"]).policies(0, "tea_ceremony"), "policy tea_ceremony", "discard"),
        (Scenario().active(0, a1=("fort", "genetics")), "use a1-under genetics", "copy"),
        (Scenario().active(0, a1="stonehenge"), "use a1 stonehenge", "use_drawn"),
        (Scenario().active(0, a1="pharaohs_barge").work(0, "stonehenge"), "use a1 pharaohs_barge", "section"),
        (Scenario(renaissance=1).active(0, a1="manufactory"), "use a1 manufactory", "take"),
    ],
    ids=["archive", "discard", "copy", "draw", "section", "take"],
)  # fmt: skip
def test_what_may_be_declined_changes_nothing_more(scenario: Scenario, use: str, asked: str) -> None:
    play = scenario.city(0, c3="mine").play().do(use, forced=False)
    assert play.asked == asked
    before = (play.city(0), play.archive(0), play.goods(0), play.work(0), play.piles())
    play.do("done")
    assert play.asked == "act"
    assert (play.city(0), play.archive(0), play.goods(0), play.work(0), play.piles()) == before


@pytest.mark.rule("DP-21", "MO-ACQ-07")
def test_what_is_taken_comes_from_where_the_effect_says() -> None:
    scenario = Scenario(renaissance=1).active(0, a1="manufactory").display("granary").piles(workshop=0)
    play = scenario.play().do("use a1 manufactory")
    assert play.offers("take") == ["laboratory", "archery_range"]


@pytest.mark.rule("DP-22", "MO-EFF-13")
def test_reinforcing_may_stop_early() -> None:
    scenario = Scenario().active(0, b1="great_pyramid", b2="fort", b3="mine")
    play = scenario.play().do("use b1 great_pyramid", "end")
    assert play.legal == ["card b1 great_pyramid", "card b2 fort", "card b3 mine", "done"]


@pytest.mark.rule("DP-23", "MO-CITY-05")
def test_of_two_knowledge_cards_one_must_stay() -> None:
    play = Scenario().deck(0, "irrigation", "writing", "fort").play().do("end")
    assert (play.asked, play.legal) == ("stays", ["stays old irrigation", "stays new writing"])


@pytest.mark.rule("DP-09", "DP-12", "DP-13", "MO-EFF-31")
@pytest.mark.parametrize(
    "moves",
    [
        ("conquer b0",),
        ("conquer b0", "with warlord"),
        ("conquer b0", "without warlord"),
        ("march a1",),
        ("outpost a1",),
        ("buy workshop",),
        ("develop corvee",),
    ],
)
def test_until_something_is_shown_a_choice_can_be_cancelled(moves: tuple[str, ...]) -> None:
    scenario = Scenario().units(0, "a1", 4, warlord=True).units(0, "a2", 1).empty("b0")
    play: Play = scenario.goods(0, military=3, gold=3, production=3, culture=1).play()
    before = play.state.reveals
    play.do(*moves)
    assert play.state.reveals == before
