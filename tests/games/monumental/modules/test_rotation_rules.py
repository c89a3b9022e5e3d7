"""Rounds: activation, one action a slot, passing (MO-CONT-01 to -12)."""

from __future__ import annotations

import pytest

from tests.games.monumental.modules.rotating import (
    END,
    GAME,
    PASS,
    all_pass,
    basics,
    opening,
    passed,
    refused,
    rotation,
    said,
    shown,
    whole,
)
from tests.games.monumental.modules.special import drawn
from tests.games.monumental.scenario import Play
from trilithon.games.monumental.engine import codes as c
from trilithon.kernel.engine.rng import seeded

# -- the round ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-CONT-01")
def test_a_round_is_activation_then_actions_then_replenishment_from_the_era_i_card_on() -> None:
    play = whole(3)
    asked: list[tuple[str, str, int]] = []
    while play.state.turn() == 1:
        asked.append((str(shown(play)["phase"]), play.asked, play.to_move))
        play.do(PASS if PASS in play.legal else play.legal[0], forced=False)
    assert asked[:6] == [
        ("activation", "activate", 0),
        ("activation", "activate", 1),
        ("activation", "activate", 2),
        ("actions", "act", 0),
        ("actions", "act", 1),
        ("actions", "act", 2),
    ]
    assert all(phase == "replenishment" for phase, _, _ in asked[6:])
    assert (shown(play)["holder"], shown(play)["order"]) == (1, [1, 2, 0])
    assert (play.asked, play.to_move) == ("activate", 1)
    assert play.state.round_number() == 2


@pytest.mark.rule("MO-CONT-02")
def test_each_activates_in_order_and_all_see_it_at_once() -> None:
    play = opening().city(0, a1="work_camp").city(1, a1="work_camp", c3="library").play()
    assert (play.asked, play.to_move, play.state.on_turn()) == ("activate", 0, 0)
    play.do("activate a1")
    assert (play.asked, play.to_move, play.state.on_turn()) == ("activate", 1, 1)
    assert GAME.view(play.state, 1)["players"][0]["goods"]["production"] == 1
    play.do("activate c3")
    assert (play.goods(0), play.goods(1)) == ({"production": 1}, {"science": 1})
    assert (play.active(0), play.active(1)) == (["a1"], ["c3"])
    assert (play.asked, play.to_move) == ("act", 0)


@pytest.mark.rule("MO-CONT-02", "MO-MOD-12")
def test_or_all_choose_in_secret_and_then_all_is_revealed() -> None:
    play = opening(3, together=True).city(0, a1="work_camp").city(1, c3="library").play()
    s = play.state
    assert s.deciding() == [0, 1, 2]
    s.turn_to(1)
    play.do("choose-cross c3", forced=False)
    assert s.deciding() == [0, 2]
    assert (play.goods(1), play.active(1)) == ({}, []), "nothing is activated yet"
    assert (shown(play, 0)["chosen"], shown(play, 0)["own_choice"], shown(play, 1)["own_choice"]) == (
        [1],
        None,
        "c3",
    )
    s.turn_to(2)
    play.do("choose-cross b2", forced=False).do("choose-cross a1", forced=False)
    assert (play.active(0), play.active(1)) == (["a1"], ["c3"])
    assert (play.goods(0), play.goods(1)) == ({"production": 1}, {"science": 1})
    assert (shown(play, 1)["chosen"], shown(play, 1)["own_choice"]) == ([], None)
    assert (play.asked, play.to_move) == ("act", 0)


@pytest.mark.rule("MO-CONT-02")
def test_what_was_chosen_in_secret_is_seen_by_nobody_else() -> None:
    views, dreams = [], []
    for space in ("a1", "c3"):
        play = whole(2, cont_activation="simultaneous").do(f"choose-cross {space}", forced=False)
        views.append([GAME.view(play.state, viewer) for viewer in (1, -1)])
        dreams.append([GAME.dump(play.state.imagine(1, seeded(n)))["players"] for n in range(20)])
        own = GAME.dump(play.state.imagine(0, seeded(1)))["players"][0]
        assert own["crossing_chosen"] == space, "everybody knows the own choice"
    assert views[0] == views[1]
    assert dreams[0] == dreams[1], "and what one can imagine does not depend on it"


@pytest.mark.rule("MO-CONT-03", "MO-MD-30")
def test_exactly_one_action_or_a_pass_in_rotation() -> None:
    play = rotation(3).display("granary", "irrigation", "writing")
    for seat in range(3):
        play.goods(seat, production=6, science=6)
    game = play.play().do("buy 1 granary")
    assert (game.to_move, game.legal) == (0, [END])
    game.do(END)
    assert (game.to_move, passed(game)) == (1, [])
    game.do(PASS)
    assert (game.to_move, passed(game)) == (2, [1])
    game.do("buy 2 irrigation", END)
    assert (game.to_move, passed(game)) == (0, [1])
    game.do("buy 3 writing", END)
    assert game.to_move == 2, "the seat that has passed is left out"


@pytest.mark.rule("MO-CONT-03", "MO-CONT-04")
def test_a_second_action_is_refused_with_the_rule() -> None:
    play = rotation().display("granary", "barracks").goods(0, production=9).play().do("buy 1 granary")
    refusal = refused(play, "display:2")
    assert (refusal.rule, refusal.message.id) == ("MO-CONT-03", "monumental-reason-slot-taken")
    dear = rotation().display("granary", "barracks").goods(0, production=4).play().do("buy 1 granary")
    assert refused(dear, "display:2").rule != "MO-CONT-03", "it is too dear anyway"


@pytest.mark.rule("MO-CONT-04")
def test_passing_is_possible_at_once_final_and_costs_nothing_by_itself() -> None:
    play = rotation().goods(0, production=2, gold=1).goods(1, production=9).play()
    assert PASS in play.legal
    play.do(PASS)
    assert play.goods(0) == {"production": 2, "gold": 1}
    for _ in range(3):
        assert (play.to_move, passed(play)) == (1, [0])
        play.do("buy workshop", END)


@pytest.mark.rule("MO-CONT-04")
def test_the_last_one_goes_on_alone() -> None:
    play = (
        rotation(3).display("granary", "irrigation").goods(2, production=9, science=9).play().do(PASS, PASS)
    )
    for move in ("buy 1 granary", "buy 2 irrigation"):
        assert play.to_move == 2
        play.do(move, END)
    assert (play.to_move, play.asked, passed(play)) == (2, "act", [0, 1])
    play.do(PASS)
    assert play.state.turn() == 4, "all have passed: the next round"


# -- one action --------------------------------------------------------------------------------------------


def only_the_end(play: Play) -> bool:
    return play.legal == [END]


@pytest.mark.rule("MO-CONT-05")
def test_acquiring_is_one_card_and_of_a_wonder_its_first_stage() -> None:
    play = rotation().display("stonehenge", "granary").goods(0, production=9).play()
    assert only_the_end(play.copy().do("buy 2 granary"))
    assert only_the_end(play.copy().do("buy workshop"))
    play.do("buy 1 stonehenge")
    assert (play.work(0), only_the_end(play)) == ("stonehenge", True)
    play.do(END, PASS)
    assert "finish" in play.legal, "its completion is an action of its own, also in the same round"
    play.do("finish")
    while play.asked != "act":
        play.do(play.legal[0])
    assert (play.work(0), only_the_end(play)) == (None, True)


@pytest.mark.rule("MO-CONT-05")
def test_a_policy_comes_with_all_its_one_off_effects() -> None:
    play = rotation(civilizations=["egypt"]).goods(0, culture=5).play().do("develop nile_floods")
    while play.asked != "act":
        play.do(play.legal[0])
    assert (play.policies(0), play.goods(0)) == (["nile_floods"], {"production": 2, "culture": 4})
    assert only_the_end(play)


@pytest.mark.rule("MO-CONT-05")
def test_a_conquest_is_one_province() -> None:
    play = rotation().goods(0, military=9).play().do("conquer b0", "without warlord")
    while play.asked != "act":
        play.do(play.legal[0])
    assert play.owned(0) == ["a0", "b0"]
    assert only_the_end(play)


@pytest.mark.rule("MO-CONT-05")
def test_any_number_of_units_move_in_one_action() -> None:
    play = rotation().units(0, "b0", 2).units(0, "a1", 2).goods(0, military=3).play()
    play.do("march b0")
    while play.asked != "act":
        play.do(play.legal[0])
    play.do("march a1")
    while play.asked != "act":
        play.do(play.legal[0])
    assert play.goods(0) == {"military": 1}
    assert {text.split()[0] for text in play.legal} == {"march", "end"}, "and so on, in the same slot"
    assert END in play.legal


@pytest.mark.rule("MO-CONT-05")
def test_an_outpost_is_one_action() -> None:
    play = rotation().units(0, "b0", 4).units(0, "a1", 4).play()
    play.do("outpost b0")
    while play.asked != "act":
        play.do(play.legal[0])
    assert play.outposts(0) == ["b0"]
    assert only_the_end(play)


@pytest.mark.rule("MO-CONT-05")
def test_an_explorer_takes_one_step_and_then_its_own_pick_up() -> None:
    play = rotation().explorers(0, "b0", "c0").goods(0, military=3).play()
    play.do("explorer 1 a1")
    assert play.legal == ["pick 1", END], "neither another step nor the other Explorer"
    refusal = refused(play, "explorer:2")
    assert refusal.rule == "MO-CONT-03"
    assert "another Explorer" in said(refusal)
    assert play.copy().do("pick 1").legal == ["crate", END]
    play.do(END)
    assert play.to_move == 1


@pytest.mark.rule("MO-CONT-05", "MO-MD-31", "MO-MD-55")
def test_or_its_pick_up_alone_where_it_stands() -> None:
    play = rotation().explorers(0, "b0", "c0").goods(0, military=3).play().do("pick 2")
    assert (play.crate("c0"), only_the_end(play)) == (False, False)
    assert play.legal == ["crate", END]
    assert only_the_end(play.do("crate"))


@pytest.mark.rule("MO-CONT-05")
def test_an_effect_is_one_action_of_a_card_or_of_the_policy() -> None:
    scenario = rotation(civilizations=["egypt"]).active(0, a1=("fort", "irrigation"), b2="hanging_gardens")
    play = scenario.policies(0, "nile_floods").play()
    assert len(play.offers("use")) == 2
    once = play.copy().do(next(text for text in play.legal if "irrigation" in text))
    assert (once.goods(0), only_the_end(once)) == ({"production": 1}, True)
    policy = play.copy().do("policy nile_floods")
    assert (policy.goods(0), only_the_end(policy)) == ({"production": 1}, True)


@pytest.mark.rule("MO-CONT-05")
def test_scientific_progress_is_one_with_the_use_of_the_card() -> None:
    play = rotation().deck(0, "irrigation", "writing").goods(0, science=9).play().do("progress")
    while play.asked != "act":
        play.do(play.legal[0])
    assert only_the_end(play)


@pytest.mark.rule("MO-CONT-06")
def test_tokens_are_turned_into_resources_before_and_after_the_action_and_alone_are_no_slot() -> None:
    play = rotation().crates(0, 2).display("granary").goods(0, production=2).play()
    assert "buy 1 granary" not in play.legal
    play.do("crate")
    assert END not in play.legal, "that alone does not make a slot"
    assert PASS in play.legal
    play.do("buy 1 granary")
    assert play.legal == ["crate", END]
    assert play.do("crate").legal == [END]
    assert play.goods(0) == {"production": 1}


@pytest.mark.rule("MO-CONT-06")
def test_gold_pays_as_ever() -> None:
    play = rotation().display("granary").goods(0, gold=3).play().do("buy 1 granary")
    assert only_the_end(play)
    assert play.goods(0) == {}


@pytest.mark.rule("MO-CONT-07", "MO-CONT-11", "MO-CONT-12", "MO-MOD-12")
def test_what_an_action_asks_of_others_is_answered_inside_it_even_by_who_has_passed() -> None:
    also = {"special_provinces": True}
    scenario = rotation(3, rows=drawn(3, {"b0": "11-F"}), also=also).units(1, "b0", 1)
    play = scenario.goods(0, military=2).goods(1, gold=2, production=2).play()
    play.look.passed[1] = 1
    play.do("conquer b0", "without warlord")
    assert (play.asked, play.to_move, play.state.on_turn()) == ("foothill_bid", 1, 0)
    play.do("bid 2")
    assert play.goods(1) == {"production": 2}, "its Gold pays the bid; basic resources it cannot use"
    assert (play.owner("b0"), play.to_move, play.legal) == (1, 0, [END])
    assert play.do(END).to_move == 2
    all_pass(play)
    assert basics(play, 1) == [0, 0, 0], "they were kept until the end of the round only"


# -- what lasts a turn lasts a round -------------------------------------------------------------------------


@pytest.mark.rule("MO-CONT-08", "MO-CONT-09")
def test_an_effect_is_used_once_a_round_and_stays_marked_until_its_end() -> None:
    play = rotation().active(0, a1=("fort", "irrigation")).play()
    use = next(text for text in play.legal if text.startswith("use"))
    play.do(use, END, PASS)
    assert (play.to_move, play.offers("use")) == (0, [])
    lower = GAME.view(play.state, 1)["players"][0]["city"][0]["under"]
    assert (lower["active"], lower["used"]) == (True, True)
    all_pass(play)
    assert not any(play.state.d[play.state.at.marks + card] for card in range(play.state.at.cards))


@pytest.mark.rule("MO-CONT-08", "MO-CONT-09")
def test_an_explorer_picks_up_once_a_round_and_is_marked() -> None:
    play = rotation().explorers(0, "b0", "c0").goods(0, military=5).play()
    play.do("pick 1", END, PASS)
    assert shown(play)["used_explorers"] == {"0": [0], "1": []}
    play.do("explorer 1 a1")
    assert play.offers("pick") == []
    play.do(END)
    assert "pick 2" in play.legal
    all_pass(play)
    assert shown(play)["used_explorers"] == {"0": [], "1": []}


@pytest.mark.rule("MO-CONT-08")
def test_the_warlord_brings_its_benefit_once_a_round() -> None:
    play = rotation().goods(0, military=20).play()
    used = []
    for tile in ("a1", "a2"):
        play.do(f"conquer {tile}", *(["with warlord"] if tile == "a1" else []), forced=False)
        while play.asked != "act":
            play.do(next((text for text in play.legal if text in ("with warlord", "warlord")), play.legal[0]))
        used.append(play.look.warlord_used[0])
        play.do(END)
        if play.to_move == 1:
            play.do(PASS)
    assert used[-1] == 1
    all_pass(play)
    assert play.look.warlord_used[0] == 0


@pytest.mark.rule("MO-CONT-08")
def test_what_was_gained_is_counted_from_the_activation_on_over_all_slots() -> None:
    play = opening().goods(0, production=3).city(0, a1="mine", a2="work_camp").city(1, a1="fort").play()
    play.do("activate a1", "activate a1")
    assert play.gained(0) == {"production": 2}
    play.do("buy workshop", END, PASS)
    assert play.to_move == 0
    assert play.gained(0) == {"production": 2}, "still, after the slots of others"
    all_pass(play)
    assert play.gained(0) == {}


@pytest.mark.rule("MO-CONT-08")
def test_a_discount_waits_through_the_slots_of_others() -> None:
    play = rotation().active(0, a1="university").display("writing").goods(0, science=2).play()
    play.do(next(text for text in play.legal if text.startswith("use")), END, PASS)
    assert play.to_move == 0
    play.do("buy 1 writing")
    assert play.goods(0) == {}, "3 Science less 1"


@pytest.mark.rule("MO-CONT-10")
def test_basic_resources_stay_through_all_slots() -> None:
    play = rotation().goods(0, production=4, science=1).goods(1, military=2).play()
    play.do("buy workshop", END, PASS)
    assert (play.to_move, basics(play, 0), basics(play, 1)) == (0, [1, 1, 0], [0, 0, 2])
    all_pass(play)
    assert (basics(play, 0), basics(play, 1)) == ([0, 0, 0], [0, 0, 0])


@pytest.mark.rule("MO-CONT-12")
def test_whoever_has_passed_cannot_use_what_it_has() -> None:
    play = rotation(3).goods(0, production=9).goods(1, production=9).goods(2, production=9).play().do(PASS)
    seats = []
    for _ in range(4):
        seats.append(play.to_move)
        play.do("buy workshop", END)
    assert seats == [1, 2, 1, 2]
    assert basics(play, 0) == [9, 0, 0]


@pytest.mark.rule("MO-CONT-08")
def test_for_nothing_nobody_conquers_the_same_province_twice_in_a_round() -> None:
    play = (
        rotation(rows=drawn(2, {"b0": "CCC", "e0": "11-"}))
        .explorers(0, "d2", "d2")
        .goods(0, military=9)
        .goods(1, military=9)
        .play()
    )
    tile = "a1"
    for _ in range(2):
        play.do(f"conquer {tile}")
        while play.asked != "act":
            play.do(next((text for text in play.legal if text == "without warlord"), play.legal[0]))
        play.do(END)
    assert (play.to_move, play.owner(tile)) == (0, 1)
    assert f"conquer {tile}" in play.legal  # whoever pays comes back
    play.look.discounts[0, c.ON_CONQUEST] = 9
    assert f"conquer {tile}" not in play.copy().legal
    refusal = refused(play, f"tile:{tile}")
    assert refusal.rule == "MO-CONT-08"
    assert "for nothing" in said(refusal)
    play.look.discounts[0, c.ON_CONQUEST] = 0
    while play.state.turn() == 1:
        play.do(PASS if PASS in play.legal else play.legal[0], forced=False)
    assert not any(play.look.conquered_by)
