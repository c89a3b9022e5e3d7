"""Atlantis: its Nexus, from the set-up to the last point (MO-LK-08 to -13)."""

from __future__ import annotations

import pytest

from tests.games.monumental.modules.atlantean import (
    GAME,
    ON,
    SPECIAL,
    STARTING,
    Atlantean,
    active,
    nexus,
    sound,
)
from tests.games.monumental.modules.special import asked, drawn, labelled, said
from tests.games.monumental.scenario import Play
from tests.games.monumental.test_undo import barriers
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.cities import leave_city
from trilithon.games.monumental.engine.counting import counted
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.archive import ARCHIVE, Archive
from trilithon.games.monumental.engine.steps.discard import DISCARD, Discard
from trilithon.games.monumental.modules.monsters.engine.steps.forget import LOSE_KNOWLEDGE
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.engine.state import NOBODY


def start(seats: int = 2, seed: int = 1, **options: object) -> Position:
    names = ["atlantis", "egypt", "japan", "greece"][:seats]
    return GAME.start(GAME.setup(seats, {**ON, "civilizations": ",".join(names), **options}), seed)


def why(play: Play, thing: str) -> tuple[str, str]:
    refusal = GAME.why_not(play.state, thing)
    return refusal.rule, said(refusal)


# -- set-up --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-LK-08")
@pytest.mark.parametrize("seed", range(4))
def test_at_set_up_special_building_and_starting_knowledge_lie_in_the_nexus(seed: int) -> None:
    play = Play(start(3, seed))
    assert nexus(play) == [SPECIAL, STARTING]
    assert active(play) == []
    city = [name for slot, name in play.city(0).items() if not slot.startswith("nexus")]
    assert len(city) == 9, "nine of the other thirteen are dealt"
    common = {"work_camp": 5, "library": 3, "fort": 3, "forum": 1, "mine": 1}
    dealt = [*city, *play.deck(0)]
    assert {name: dealt.count(name) for name in set(dealt)} == common


@pytest.mark.rule("MO-LK-08")
def test_only_atlantis_has_a_nexus() -> None:
    play = Play(start(3))
    for seat in (1, 2):
        assert nexus(play, seat) == []
        assert len(play.deck(seat)) + len(play.city(seat)) == 15
    without = GAME.start(GAME.setup(2, {**ON, "civilizations": "egypt,japan"}), 1)
    assert without.at.slots == 2 * c.SPACES, "where nobody leads it there is no place for one"


# -- what comes to it ----------------------------------------------------------------------------------------


@pytest.mark.rule("MO-LK-09", "MO-MD-36")
def test_a_knowledge_that_is_bought_goes_to_the_right_end_and_not_on_the_deck() -> None:
    scenario = Atlantean().nexus(SPECIAL, STARTING).display("irrigation", "granary")
    play = scenario.goods(0, science=2, production=3).play()
    deck = play.deck(0)
    play.do("buy 1 irrigation")
    assert nexus(play) == [SPECIAL, STARTING, "irrigation"]
    assert play.deck(0) == deck
    assert play.counts(0)["knowledge"] == 1
    play.do("buy 2 granary")
    assert play.deck(0) == ["granary", *deck], "a Building goes on the deck as ever"
    assert nexus(sound(play)) == [SPECIAL, STARTING, "irrigation"]


@pytest.mark.rule("MO-LK-09")
def test_others_put_their_knowledge_on_the_deck() -> None:
    play = Atlantean().turn(1).display("irrigation").goods(1, science=2).play().do("buy 1 irrigation")
    assert play.deck(1)[0] == "irrigation"
    assert nexus(play, 1) == []


@pytest.mark.rule("MO-LK-09")
def test_a_knowledge_that_an_effect_takes_goes_there_too() -> None:
    scenario = Atlantean().nexus(SPECIAL, STARTING).units(0, "b0", 1).display("irrigation")
    play = scenario.work(0, "statue_of_liberty").goods(0, production=20).play()
    bonus = play.state.box.card_ids.index("statue_of_liberty")
    assert "take" in GAME._in_the_box(ON).content.card[bonus].bonus[0].named()
    play.do("finish")
    while play.asked != "act":
        wanted = [text for text in play.legal if text.startswith("take")] or play.legal
        play.do(wanted[0])
    assert nexus(sound(play)) == [SPECIAL, STARTING, "irrigation"]


@pytest.mark.rule("MO-LK-09", "MO-PROV-03")
@pytest.mark.parametrize("reserve", ["take", "hold"])
def test_the_knowledge_of_an_oasis_goes_there_when_it_is_taken_or_paid_for(reserve: str) -> None:
    modules = {"special_provinces": True, "oasis_reserve": reserve}
    scenario = Atlantean(modules=modules, rows=drawn(2, {"b0": "11-O"})).nexus(SPECIAL, STARTING)
    play = scenario.display("irrigation").goods(0, military=2, science=2).play()
    play.do("conquer b0")
    while play.asked != "act":
        choice = [text for text in play.legal if text.split()[0] in ("take", "reserve", "aside")]
        play.do((choice or play.legal)[0])
    if reserve == "hold":
        assert nexus(play) == [SPECIAL, STARTING], "it is not theirs yet"
        play.do(next(text for text in play.legal if "reserved" in text))
    assert nexus(sound(play)) == [SPECIAL, STARTING, "irrigation"]


@pytest.mark.rule("MO-LK-09")
@pytest.mark.parametrize("seed", range(3))
def test_no_knowledge_is_ever_dealt_into_its_city(seed: int) -> None:
    s, rng = start(2, seed, renaissance=True), seeded(seed)
    knowledge = [card.id for card in GAME._in_the_box(ON).content.card if card.kind == "knowledge"]
    while s.to_move != NOBODY:
        moves = s.moves()
        wanted = [move for move in moves if GAME.write(s, move).split()[-1] in knowledge]
        s.play((wanted or moves)[rng.below(len(wanted or moves))])
        elsewhere = [*s.items(s.deck(0)), *s.items(s.discard_pile(0))]
        elsewhere += [s.card_at(0, slot) for slot in range(2 * c.SPACES)]
        assert not [card for card in elsewhere if card >= 0 and s.kind_of(card) == c.KNOWLEDGE]
    assert s.count(0, c.KNOWLEDGES) > 1, "although it had acquired some"


# -- activating ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-LK-10")
@pytest.mark.parametrize("space", ["a1", "b2", "c3"])
def test_the_leftmost_card_is_activated_with_any_row_and_column(space: str) -> None:
    scenario = Atlantean().turn(0, phase=1).nexus(SPECIAL, STARTING, "irrigation").city(0, a1="fort")
    play = scenario.play().do(f"activate {space}")
    assert active(play) == [SPECIAL]
    assert play.goods(0).get("science") == 1, "its icon"
    assert ("a1" in play.active(0)) == (space == "a1")
    assert f"nexus1 {SPECIAL}" in play.offers("use"), "its effect can be used"
    assert f"nexus2 {STARTING}" not in play.offers("use")


@pytest.mark.rule("MO-LK-10")
def test_continuous_effects_of_the_activated_card_are_in_force_and_only_its() -> None:
    scenario = Atlantean().turn(0, phase=1).nexus("writing", "bronze_working", SPECIAL)
    play = scenario.play()
    assert play.state.rule(0, c.KNOWLEDGES_MINUS) == 0
    play.do("activate a1")
    assert play.state.rule(0, c.KNOWLEDGES_MINUS) == 1
    assert play.state.rule(0, c.CONQUEST_BARBARIAN) == 0


@pytest.mark.rule("MO-LK-10")
def test_what_activating_would_bring_names_the_leftmost_card_too() -> None:
    play = Atlantean().turn(0, phase=1).nexus(SPECIAL, STARTING).city(0, a1="fort").play()
    crossings = GAME.view(play.state, 0)["asked_about"]["crossings"]
    assert crossings["a1"]["goods"] == {"military": 1, "science": 1}
    assert crossings["c3"]["goods"] == {"science": 1}
    assert crossings["c3"]["nexus"] == "nexus1"
    assert labelled(play, "activate c3") == "Row C, column 3: 1 Science; active too: Observatory of Atlas"
    assert why(play, "city:0:nexus2") == (
        "MO-LK-10",
        "Choose a row and a column. Of the Nexus the leftmost card becomes active with them by itself.",
    )


@pytest.mark.rule("MO-LK-12")
def test_an_effect_activates_further_cards_but_none_that_is_active() -> None:
    scenario = Atlantean().nexus(SPECIAL, STARTING, "irrigation", "writing", active=[SPECIAL, "writing"])
    play = scenario.goods(0, military=1).play().do(f"use nexus1 {SPECIAL}")
    assert play.asked == "activate_nexus"
    assert asked(play) == "Which card of your Nexus becomes active as well?"
    assert asked(play, "hu") == "Nexusod melyik lapját aktiválod még?"
    assert play.legal == [f"wake nexus2 {STARTING}", "wake nexus3 irrigation", "done"]
    assert why(play, "city:0:nexus4") == ("MO-LK-12", "All that lies here is active already.")
    play.do("wake nexus3 irrigation")
    assert play.asked == "act"
    assert active(play) == [SPECIAL, "irrigation", "writing"]
    play.do("use nexus3 irrigation")
    assert play.goods(0) == {"military": 1, "production": 1}


@pytest.mark.rule("MO-LK-12")
def test_an_extra_activation_may_be_declined() -> None:
    play = Atlantean().nexus(SPECIAL, STARTING, active=[SPECIAL]).play().do(f"use nexus1 {SPECIAL}", "done")
    assert (play.asked, active(play)) == ("act", [SPECIAL])
    assert play.offers("use") == [], "it was used"


@pytest.mark.rule("MO-LK-12")
def test_a_card_that_enters_is_not_activated_this_turn() -> None:
    scenario = Atlantean().nexus(SPECIAL, STARTING, active=[SPECIAL]).display("irrigation", "sailing")
    play = scenario.goods(0, science=6).play().do("buy 1 irrigation")
    assert active(play) == [SPECIAL]
    play.do(f"use nexus1 {SPECIAL}")
    assert play.legal == [f"wake nexus2 {STARTING}", "done"]
    assert why(play, "city:0:nexus3") == (
        "MO-LK-12",
        "It came to the Nexus this turn, so it cannot be activated before the next.",
    )
    play.do("done", "end")
    while play.to_move == 1:
        play.do(play.legal[-1])
    play.do("activate a1")
    assert active(play) == [STARTING]
    assert nexus(play) == [STARTING, "irrigation", SPECIAL]


@pytest.mark.rule("MO-LK-12")
def test_nothing_but_new_cards_left_to_activate_is_no_reason_to_use_an_effect() -> None:
    scenario = Atlantean().nexus(SPECIAL, "irrigation", active=[SPECIAL], new=1)
    assert scenario.play().offers("use") == []
    scenario.look.nexus_new[0] = 0
    assert scenario.play().offers("use") == [f"nexus1 {SPECIAL}"]


@pytest.mark.rule("MO-LK-12", "MO-CONQ-18")
def test_the_warlord_brings_an_extra_activation() -> None:
    scenario = Atlantean().nexus("irrigation", SPECIAL, active=["irrigation"]).goods(0, military=2)
    play = scenario.play().do("conquer b0", "with warlord")
    while play.asked != "activate_nexus":
        play.do(play.legal[0])
    before = play.goods(0).get("science", 0)
    play.do(f"wake nexus2 {SPECIAL}")
    assert active(play) == ["irrigation", SPECIAL]
    assert play.goods(0)["science"] == before + 2, "the icon, and what the Warlord brings besides"
    assert play.look.warlord_used[0]


# -- the end of a turn ---------------------------------------------------------------------------------------


@pytest.mark.rule("MO-LK-11")
def test_activated_cards_are_straightened_and_go_to_the_right_end_in_their_order() -> None:
    row = [SPECIAL, STARTING, "irrigation", "writing", "sailing"]
    scenario = Atlantean().nexus(*row, active=[SPECIAL, "irrigation"]).display("currency")
    play = scenario.goods(0, science=4).play().do("buy 1 currency", "end")
    assert nexus(sound(play)) == [STARTING, "writing", "sailing", "currency", SPECIAL, "irrigation"]
    assert active(play) == []
    assert play.discard(0) == [], "they are not discarded"


@pytest.mark.rule("MO-LK-11")
def test_with_one_card_it_stays() -> None:
    play = Atlantean().nexus(SPECIAL, active=[SPECIAL]).play().do("end")
    assert (nexus(play), active(play)) == ([SPECIAL], [])


@pytest.mark.rule("MO-LK-10", "MO-LK-11")
def test_turn_by_turn_the_cards_take_their_turns() -> None:
    play = Play(start(2, 3))
    came = []
    while len(came) < 5:
        if play.asked == "activate" and play.to_move == 0:
            play.do("activate b2")
            came += active(play)
        play.do("end" if "end" in play.legal else play.legal[-1])
    assert came == [SPECIAL, STARTING, SPECIAL, STARTING, SPECIAL]


# -- the Nexus is not the City -------------------------------------------------------------------------------


@pytest.mark.rule("MO-LK-13")
@pytest.mark.parametrize("question", [ARCHIVE, DISCARD])
def test_its_cards_cannot_be_archived_or_discarded(question: Archive | Discard) -> None:
    play = Atlantean().nexus(SPECIAL, STARTING, "irrigation").city(0, c3=("fort", "writing")).play()
    question.push(play.state, 0, 2, 0b111, 0)
    play.state.run()
    assert play.legal == ["card c3 fort", "card c3-under writing", "done"]
    assert why(play, "city:0:nexus3") == (
        "MO-LK-13",
        "Irrigation lies in the Nexus, which is not part of the City: this effect does not reach it.",
    )
    play.do("card c3 fort")
    assert nexus(play) == [SPECIAL, STARTING, "irrigation"]


@pytest.mark.rule("MO-LK-13")
def test_its_cards_cannot_be_reinforced() -> None:
    scenario = Atlantean().nexus(SPECIAL, STARTING, active=[SPECIAL]).active(0, a1="fort", a2="great_pyramid")
    play = scenario.play().do("use a2 great_pyramid", "end")
    assert play.asked == "reinforcing"
    assert play.legal == ["card a1 fort", "card a2 great_pyramid", "done"]
    assert why(play, "city:0:nexus1")[0] == "MO-LK-13"


@pytest.mark.rule("MO-LK-13")
def test_an_effect_on_further_spaces_of_the_city_does_not_reach_them() -> None:
    scenario = Atlantean().nexus("electricity", SPECIAL, active=["electricity"]).city(0, c3="fort")
    play = scenario.play().do("use nexus1 electricity")
    assert play.legal == ["open c3", "done"]
    assert why(play, "city:0:nexus2")[0] == "MO-LK-13"


@pytest.mark.rule("MO-LK-13", "MO-EFF-16")
def test_their_owner_can_copy_them_active_or_not() -> None:
    scenario = Atlantean().nexus("genetics", SPECIAL, "irrigation", active=["genetics"])
    play = scenario.play().do("use nexus1 genetics")
    assert play.offers("copy") == [f"1 nexus2 {SPECIAL}", "1 nexus3 irrigation"]
    play.do("copy 1 nexus3 irrigation")
    while play.asked != "act":
        play.do(play.legal[0])
    assert play.goods(0) == {"production": 1}
    assert active(play) == ["genetics"]


@pytest.mark.rule("MO-LK-13", "MO-EFF-20")
def test_another_seat_cannot_copy_them() -> None:
    scenario = Atlantean(others=["japan"]).turn(1).nexus(SPECIAL, "irrigation").city(0, a1="fort")
    play = scenario.policies(1, "cultural_exchange").play().do("policy cultural_exchange")
    assert play.offers("copy") == ["1 a1 fort"]
    assert why(play, "city:0:nexus2") == (
        "MO-LK-13",
        "Irrigation lies in the Nexus, which is not part of the City: this effect does not reach it.",
    )


@pytest.mark.rule("MO-LK-13", "MO-SCORE-04")
def test_knowledge_there_scores_but_the_starting_one_does_not() -> None:
    plain = Atlantean().nexus(SPECIAL, STARTING).play()
    play = Atlantean().nexus(SPECIAL, STARTING, "irrigation", "writing").play()
    assert plain.counts(0)["knowledge"] == 0
    assert play.counts(0)["knowledge"] == 2
    points = [GAME.view(one.state, 1)["players"][0]["points"]["knowledge"] for one in (plain, play)]
    assert points[1] - points[0] == 2


@pytest.mark.rule("MO-EFF-28", "MO-LK-10")
def test_active_cards_there_are_active_cards() -> None:
    research = Atlantean().nexus("irrigation", active=["irrigation"]).play().state
    assert counted(research, 0, c.ACTIVE_KIND + c.KNOWLEDGE, c.NONE) == 1


# -- Monsters ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-MONS-18")
def test_a_monster_may_destroy_knowledge_there_but_never_the_starting_one() -> None:
    scenario = Atlantean(modules={"monsters": 2}).nexus(SPECIAL, "irrigation", STARTING, "writing")
    play = scenario.city(0, a1=("fort", "sailing")).play()
    s = play.state
    LOSE_KNOWLEDGE.push(s, 0, 0)
    s.run()
    assert sorted(play.legal) == ["forget irrigation", "forget sailing", "forget writing"]
    move = next(move for move in s.moves() if GAME.write(s, move) == "forget irrigation")
    assert "city:0:nexus2" in GAME.about(s, move)
    play.do("forget irrigation")
    assert nexus(sound(play)) == [SPECIAL, STARTING, "writing"], "the row closes"
    assert play.counts(0)["knowledge"] == 2
    assert play._names(play.look.destroyed) == ["irrigation"]


@pytest.mark.rule("MO-LK-13", "MO-EFF-27")
@pytest.mark.parametrize(("gone", "new"), [(0, 1), (2, 0)])
def test_a_card_that_takes_itself_out_leaves_no_gap(gone: int, new: int) -> None:
    row = [SPECIAL, STARTING, "irrigation"]
    play = Atlantean().nexus(*row, active=[row[gone]], new=1 if gone == 0 else 0).play()
    leave_city(play.state, 0, 2 * c.SPACES + gone)
    assert nexus(sound(play)) == row[:gone] + row[gone + 1 :]
    assert play.look.nexus_new[0] == new
    assert active(play) == []


# -- undo, records, what is shown ----------------------------------------------------------------------------


@pytest.mark.rule("MO-MOD-13")
def test_activating_cards_of_the_nexus_is_no_barrier() -> None:
    scenario = Atlantean().turn(0, phase=1).nexus(SPECIAL, STARTING, "irrigation").city(0, a1="fort")
    play = scenario.play()
    moves = ["activate a1", f"use nexus1 {SPECIAL}", "wake nexus3 irrigation", "use nexus3 irrigation"]
    assert barriers(play, *moves) == [False] * 4


@pytest.mark.rule("MO-LK-08", "MO-LK-10")
def test_everybody_sees_the_row_and_which_card_comes_next() -> None:
    scenario = Atlantean().nexus(SPECIAL, STARTING, "irrigation", active=[SPECIAL], new=1)
    for viewer in (-1, 0, 1):
        players = GAME.view(scenario.play().state, viewer)["players"]
        assert players[0]["nexus"] == [
            {"slot": "nexus1", "card": SPECIAL, "active": True, "used": False, "new": False},
            {"slot": "nexus2", "card": STARTING, "active": False, "used": False, "new": False},
            {"slot": "nexus3", "card": "irrigation", "active": False, "used": False, "new": True},
        ]
        assert players[0]["nexus_next"] == 1
        assert "nexus" not in players[1]
    text = GAME.show(scenario.play().state, 0, "en")
    assert "Nexus, [next to be activated]: *Observatory of Atlas, [Star Charts], Irrigation" in text


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda look, first: look.city.__setitem__((0, first), c.NONE), "the Nexus has a gap"),
        (lambda look, first: look.nexus_new.__setitem__(0, 9), "more cards than its Nexus has"),
        (lambda look, first: look.nexus_new.__setitem__(1, 0) or look.nexus_new.__setitem__(0, 0), ""),
    ],
)
def test_what_is_wrong_with_a_nexus_is_said(change: object, complaint: str) -> None:
    scenario = Atlantean().nexus(SPECIAL, STARTING)
    s = scenario.state
    change(scenario.look, 2 * c.SPACES)  # type: ignore[operator]
    found = [problem for problem in GAME.invariants(s) if "exus" in problem]
    assert bool(found) == bool(complaint)
    assert all(complaint in problem for problem in found)
