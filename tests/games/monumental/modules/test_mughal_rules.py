"""Mughals: Policies attached to rows and columns, and active with them (MO-LK-16 to -19)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.games.monumental.modules.lined import GAME, ON, POLICIES, Lined, active, lines, sound
from tests.games.monumental.modules.special import asked, labelled, said
from tests.games.monumental.scenario import Play, new_game
from tests.games.monumental.test_undo import barriers
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.acquired import DEVELOP
from trilithon.games.monumental.engine.steps.act import ACT
from trilithon.games.monumental.modules.mughals import MODULE
from trilithon.games.monumental.modules.mughals.engine.own import own
from trilithon.games.monumental.modules.mughals.engine.steps.copy_policy import COPY_POLICY
from trilithon.kernel.messages import catalogue

BOTH = {"a": "karkhanas", "3": "house_of_translations"}
"""One on a row, one on a column."""


def next_own_turn(play: Play, end: str = "end") -> Play:
    """The turn ends, the others do nothing; seat 0 is asked which lines to activate."""
    play.do(end)
    while play.to_move != 0 or play.asked != "activate":
        play.do(next(text for text in play.legal if text == "end" or not text.startswith("buy")))
    return play


# -- attaching ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-LK-16")
def test_where_a_policy_goes_is_asked_before_its_effects_and_must_be_answered() -> None:
    play = Lined().goods(0, culture=1).play().do("develop mansabdars")
    assert play.asked == "attach"
    assert play.legal == [f"attach {line}" for line in "abc123"]
    assert play.goods(0) == {}, "paid, and no one-off effect yet"
    assert asked(play) == "To which row or column of your City do you attach Mansabdars?"
    play.do("attach 2")
    assert lines(play) == {"2": "mansabdars"}
    assert play.asked == "order", "now the one-off effect"
    sound(play.do("effect 1"))
    assert play.goods(0) == {"military": 1}


@pytest.mark.rule("MO-LK-16")
def test_there_is_room_for_one_policy_at_each_line_and_it_stays_there() -> None:
    play = Lined().attached({"a": "karkhanas", "3": "mansabdars"}).goods(0, culture=3).play()
    play.do("develop peace_with_all")
    assert play.legal == [f"attach {line}" for line in "bc12"]
    play.do("attach c", "done")
    assert lines(play) == {"a": "karkhanas", "3": "mansabdars", "c": "peace_with_all"}
    next_own_turn(play).do("activate b2")
    assert lines(play) == {"a": "karkhanas", "3": "mansabdars", "c": "peace_with_all"}


@pytest.mark.rule("MO-LK-16")
def test_all_five_find_a_line() -> None:
    play = Lined().goods(0, culture=15).play()
    for line, policy in zip("a1b2c", POLICIES, strict=True):
        play.do(f"develop {policy}", f"attach {line}", "done")
        sound(play)
    assert lines(play) == dict(zip("a1b2c", POLICIES, strict=True))
    assert play.offers("develop") == []


@pytest.mark.rule("MO-LK-16", "MO-POL-01", "MO-POL-04")
def test_the_cost_rises_and_all_one_off_effects_come_again() -> None:
    play = Lined().attached(BOTH).goods(0, culture=4).play().do("develop mansabdars", "attach 1")
    assert play.goods(0)["culture"] == 1, "the third costs 3"
    assert len(play.offers("effect")) == 3
    play.do("effect 1", "effect 1", "effect 1")
    assert play.goods(0) == {"production": 1, "science": 1, "military": 1, "culture": 1}


@pytest.mark.rule("MO-LK-16")
def test_a_policy_that_an_effect_develops_is_attached_too() -> None:
    """Whatever leads to it: the frame that develops one asks for its line."""
    play = Lined().play()
    s = play.state
    DEVELOP.push(s, 0, s.box.policy_ids.index("peace_with_all"))
    s.run()
    assert play.asked == "attach"
    play.do("attach b")
    assert lines(play) == {"b": "peace_with_all"}


@pytest.mark.rule("MO-MOD-13")
def test_attaching_can_be_taken_back() -> None:
    play = Lined().goods(0, culture=1).play()
    assert barriers(play, "develop karkhanas", "attach a", "effect 1") == [False] * 3


# -- activating --------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-MEX-12", "MO-LK-17")
@pytest.mark.parametrize(
    ("space", "wanted"),
    [("a2", ["karkhanas"]), ("a3", ["karkhanas", "mansabdars"]), ("b2", []), ("c3", ["mansabdars"])],
)
def test_the_policies_of_the_chosen_lines_are_active(space: str, wanted: list[str]) -> None:
    play = Lined().attached({"a": "karkhanas", "3": "mansabdars"}).turn(0, phase=1).play()
    assert active(play) == []
    play.do(f"activate {space}")
    assert active(play) == wanted
    assert play.state.rule(0, c.BUILDINGS_MINUS) == int("karkhanas" in wanted)
    assert play.offers("policy") == [name for name in wanted if name == "mansabdars"]
    sound(play)


@pytest.mark.rule("MO-LK-17", "MO-MEX-12")
def test_the_last_developed_one_has_no_privilege() -> None:
    scenario = Lined().attached({"b": "mansabdars", "c": "karkhanas"}).turn(0, phase=1)
    play = scenario.play().do("activate b1")
    assert active(play) == ["mansabdars"]
    assert play.state.rule(0, c.BUILDINGS_MINUS) == 0


@pytest.mark.rule("MO-LK-17")
def test_icons_are_gained_when_the_line_is_chosen() -> None:
    scenario = Lined().attached(BOTH).city(0, a1="work_camp", b3="fort").turn(0, phase=1)
    assert scenario.play().do("activate a3").goods(0) == {"production": 2, "science": 1, "military": 1}
    assert scenario.play().do("activate a1").goods(0) == {"production": 2}
    assert scenario.play().do("activate b3").goods(0) == {"science": 1, "military": 1}
    assert scenario.play().do("activate b1").goods(0) == {"production": 1, "military": 1}
    assert scenario.play().do("activate a3").gained(0)["science"] == 1, "they count as gained"


@pytest.mark.rule("MO-LK-17")
def test_both_active_policies_are_used_once_each() -> None:
    play = Lined().attached({"a": "mansabdars", "3": "peace_with_all"}).crossing("a3").play()
    assert play.offers("policy") == ["mansabdars", "peace_with_all"]
    play.do("policy mansabdars")
    assert play.goods(0) == {"military": 2}
    assert play.offers("policy") == ["peace_with_all"]
    play.do("policy peace_with_all")
    assert play.goods(0) == {"military": 2, "culture": 1}
    assert play.offers("policy") == []


@pytest.mark.rule("MO-LK-17")
def test_two_active_policies_are_needed_for_peace_with_all() -> None:
    scenario = Lined().attached({"a": "mansabdars", "3": "peace_with_all"})
    alone = scenario.crossing("b3").play()
    assert active(alone) == ["peace_with_all"]
    assert alone.offers("policy") == []


@pytest.mark.rule("MO-LK-17")
def test_a_triggered_effect_works_while_the_line_is_active() -> None:
    def gold(space: str) -> int:
        scenario = Lined().attached(BOTH).crossing(space).display("irrigation").goods(0, science=5)
        play = scenario.play().do("buy 1 irrigation")
        if play.asked == "order":
            play.do("effect 1")
        return play.goods(0).get("gold", 0)

    assert (gold("b3"), gold("a1")) == (1, 0)


@pytest.mark.rule("MO-LK-17", "MO-ACTV-07")
def test_one_more_space_activates_no_policy() -> None:
    scenario = Lined().attached({"c": "karkhanas"}).city(0, a1="electricity", c1="fort", c2="fort")
    play = scenario.turn(0, phase=1).play().do("activate a1")
    assert active(play) == []
    use = next(text for text in play.legal if text.startswith("use") and "electricity" in text)
    play.do(use, "open c2")
    assert "c2" in play.active(0)
    assert active(play) == []


@pytest.mark.rule("MO-LK-18", "MO-MD-38")
@pytest.mark.parametrize("line", ["a", "3", "b"])
def test_a_policy_attached_to_a_chosen_line_waits_for_the_next_activation(line: str) -> None:
    play = Lined().goods(0, culture=1).turn(0, phase=1).play().do("activate a3")
    play.do("develop mansabdars", f"attach {line}", "effect 1")
    assert active(play) == []
    assert play.offers("policy") == []
    assert play.goods(0) == {"military": 1}
    sound(next_own_turn(play)).do("activate b3" if line == "b" else "activate a3")
    assert active(play) == ["mansabdars"]
    assert play.offers("policy") == ["mansabdars"]


@pytest.mark.rule("MO-LK-17", "MO-MD-48")
def test_no_policy_is_active_when_the_turn_is_over() -> None:
    play = Lined().attached(BOTH).turn(0, phase=1).play().do("activate a3")
    assert active(play) == list(BOTH.values())
    play.do("end")
    while play.to_move == 0:
        play.do(play.legal[0])
    assert active(play) == []
    assert play.state.rule(0, c.BUILDINGS_MINUS) == 0
    sound(next_own_turn(play, play.legal[0])).do("activate c1")
    assert active(play) == []


WALLS = """
[[policy]]
id = "karkhanas"
source = "original"
civilization = "mughals"
ability.always = [{ rule = "defence", where = "all", n = 3 }]
oneoff = [{ do = "gain", goods = { production = 1 } }]
"""


@pytest.mark.rule("MO-LK-17", "MO-MD-48")
def test_a_policy_that_defends_does_not_while_others_attack(tmp_path: Path) -> None:
    """Continuous effects of others hold on every turn (MO-POL-07): not those of Mughals."""
    pack = tmp_path / "walls.toml"
    pack.write_text(WALLS, encoding="utf-8")
    scenario = Lined(packs=[pack]).attached({"a": "karkhanas"}).units(0, "b0", 1)
    plain = scenario.play().defence("b0")
    play = scenario.turn(0, phase=1).play().do("activate a1")
    assert play.defence("b0") == plain + 3, "it would defend in its own turn"
    play.do("end")
    while play.to_move == 0:
        play.do(play.legal[0])
    assert play.defence("b0") == plain


# -- others at the same table --------------------------------------------------------------------------------


@pytest.mark.rule("MO-LK-17", "MO-POL-03", "MO-POL-05", "MO-POL-07")
@pytest.mark.parametrize("seat", [0, 1])
def test_others_at_the_same_table_play_by_the_usual_rules(seat: int) -> None:
    other = 1 - seat
    scenario = Lined(others=["egypt"], seat=seat).attached(BOTH).policies(other, "corvee", "expansion")
    scenario.goods(other, culture=3)
    play = scenario.turn(other).play()
    assert active(play, other) == ["expansion"]
    assert active(play, seat) == []
    play.do("develop guilds")
    assert play.asked == "order", "nobody asks for a line"
    assert active(play, other) == ["guilds"], "from the moment it is there"
    assert lines(play) == BOTH
    mine = scenario.policies(other, "expansion").turn(seat).play()
    assert active(mine, other) == ["expansion"], "on the turn of others too"


@pytest.mark.rule("MO-LK-16", "MO-LK-17")
def test_where_nobody_leads_the_mughals_nothing_is_different() -> None:
    s = new_game(2, civilizations=["egypt", "greece"], modules=ON)
    assert own(s).seat == -1
    assert own(s) not in s.hooks.on_active_policies
    assert own(s) not in s.hooks.on_worth
    assert GAME.study(s, lambda: None).measures.get("mughal_policies_attached") is None  # type: ignore[arg-type,return-value]
    assert not any("lines" in player for player in GAME.view(s, 0)["players"])


# -- points and copying ----------------------------------------------------------------------------------------


@pytest.mark.rule("MO-LK-19", "MO-SCORE-04", "MO-SCORE-05")
def test_attached_policies_score_and_dominate() -> None:
    plain = GAME.score_sheet(Lined().play().state)[0]
    sheet = GAME.score_sheet(Lined().attached(BOTH).play().state)[0]
    assert sum(sheet) - sum(plain) == 2 * 2 + 3


@pytest.mark.rule("MO-LK-19", "MO-EFF-15", "MO-EFF-16")
def test_any_developed_policy_can_be_copied_active_or_not() -> None:
    play = Lined().attached({"a": "karkhanas", "3": "mansabdars"}).active(0, b1="genetics").play()
    play.do("use b1-under genetics")
    assert {"copy karkhanas", "copy mansabdars"} <= set(play.legal)
    play.do("copy karkhanas")
    assert play.goods(0) == {"production": 1}, "its icon"
    assert play.state.rule(0, c.BUILDINGS_MINUS) == 1, "until the end of the turn"
    assert active(play) == [], "copying activates nothing (MO-EFF-17)"
    play.do("end")
    while play.to_move == 0:
        play.do(play.legal[0])
    assert play.state.rule(0, c.BUILDINGS_MINUS) == 0


@pytest.mark.rule("MO-LK-19", "MO-EFF-16", "MO-EFF-19")
def test_miniature_painting_copies_an_active_policy() -> None:
    scenario = Lined().attached({"a": "karkhanas", "3": "mansabdars"}).active(0, b1="miniature_painting")
    assert not scenario.play().offers("use"), "none is active"
    one = scenario.crossing("a2").play().do("use b1-under miniature_painting")
    assert one.legal == ["copy karkhanas", "done"]
    one.do("copy karkhanas")
    assert one.goods(0) == {"production": 1}
    assert one.state.rule(0, c.BUILDINGS_MINUS) == 2, "it adds to the original"
    both = scenario.crossing("a3").play().do("policy mansabdars", "use b1-under miniature_painting")
    both.do("copy mansabdars")
    assert both.asked == "effect"
    both.do("use")
    assert both.goods(0) == {"military": 5}, "although it was used, and with its icon"
    sound(both)


@pytest.mark.rule("MO-EFF-18")
def test_what_copies_a_policy_is_not_copied() -> None:
    scenario = Lined().attached({"a": "karkhanas"}).crossing("a2")
    play = scenario.active(0, b1="genetics", b2="miniature_painting").play().do("use b1-under genetics")
    assert not [text for text in play.legal if "miniature_painting" in text]


@pytest.mark.rule("MO-LK-17")
def test_the_mint_brings_gold_while_a_policy_is_active() -> None:
    scenario = Lined().attached({"a": "karkhanas"}).active(0, b2="imperial_mint")
    assert scenario.play().offers("use") == []
    assert scenario.crossing("a2").play().do("use b2 imperial_mint").goods(0) == {"gold": 1}


# -- words -----------------------------------------------------------------------------------------------------


def why(play: Play, thing: str) -> tuple[str, str]:
    refusal = GAME.why_not(play.state, thing)
    assert refusal is not None
    return refusal.rule, said(refusal)


@pytest.mark.rule("MO-LK-17", "MO-LK-18")
def test_why_a_policy_cannot_be_used() -> None:
    play = Lined().attached({"a": "mansabdars"}).crossing("b2").goods(0, culture=2).play()
    text = "Mansabdars is attached to row A, which was not activated this turn."
    assert why(play, "policy:mansabdars") == ("MO-LK-17", text)
    play.do("develop karkhanas", "attach 2", "done")
    rule, text = why(play, "policy:karkhanas")
    assert rule == "MO-LK-18"
    assert text.startswith("Imperial Workshops was attached to column 2 this turn.")


@pytest.mark.rule("MO-LK-16")
def test_why_a_line_cannot_be_chosen() -> None:
    play = Lined().attached(BOTH).goods(0, culture=3).play().do("develop mansabdars")
    rule, text = why(play, "line:a")
    assert rule == "MO-LK-16"
    assert text.startswith("Imperial Workshops is attached there")
    assert why(play, "policy:karkhanas")[1] == "Imperial Workshops stays where it is attached: row A."
    assert GAME.why_not(play.state, "line:b") is None, "it can be chosen"


def test_what_can_be_copied_is_said_by_line() -> None:
    scenario = Lined().attached({"a": "karkhanas", "3": "mansabdars"}).active(0, b1="miniature_painting")
    play = scenario.crossing("a2").play().do("use b1-under miniature_painting")
    assert why(play, "policy:mansabdars")[0] == "MO-LK-17"
    assert why(play, "policy:peace_with_all")[1] == "You have not developed Peace with All yet."


@pytest.mark.rule("MO-POL-03", "MO-LK-17")
def test_what_others_cannot_copy_is_covered_and_on_no_line() -> None:
    """Whoever comes by that effect: Policies of others than Mughals have no line."""
    play = Lined(others=["egypt"]).attached(BOTH).policies(1, "corvee", "expansion").turn(1).play()
    COPY_POLICY.push(play.state, 1)
    play.state.run()
    assert play.legal == ["copy expansion", "done"]
    assert why(play, "policy:corvee") == ("MO-POL-03", "Corvée is covered by a newer Policy.")


@pytest.mark.rule("MO-LK-17")
def test_the_question_tells_which_policies_a_crossing_would_activate() -> None:
    play = Lined().attached(BOTH).city(0, a1="work_camp").turn(0, phase=1).play()
    crossings = GAME.view(play.state, 0)["asked_about"]["crossings"]
    assert crossings["a3"]["policies"] == ["karkhanas", "house_of_translations"]
    assert crossings["a3"]["goods"] == {"production": 2, "science": 1}
    assert crossings["a1"]["policies"] == ["karkhanas"]
    assert crossings["b2"]["policies"] == []
    label = labelled(play, "activate a1")
    assert label == "Row A, column 1: 2 Production; active too: Imperial Workshops"
    assert labelled(play, "activate b2") == "Row B, column 2: no resources"
    plan = GAME.plan(play.state, ["activate a3"])
    assert plan is not None
    assert plan.gains == {"production": 2, "science": 1}
    notes = [catalogue(GAME).render(note, "en") for note in plan.notes]
    assert notes == ["To use: Imperial Workshops and House of Translations."]


def test_everybody_sees_where_policies_are() -> None:
    play = Lined().attached({"a": "mansabdars", "3": "karkhanas"}).crossing("a1").play()
    play.do("policy mansabdars")
    for viewer in (0, 1, -1):
        tabs = GAME.view(play.state, viewer)["players"][0]["lines"]
        assert list(tabs) == list("abc123")
        assert tabs["a"] == {"policy": "mansabdars", "active": True, "used": True, "fresh": False}
        assert tabs["3"] == {"policy": "karkhanas", "active": False, "used": False, "fresh": False}
        assert tabs["b"] is None
    assert "lines" not in GAME.view(play.state, 0)["players"][1]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Policies by row and column: A Mansabdars (active), 3 Imperial Workshops"),
        ("hu", "Rendeletek soronként és oszloponként: A Manszabdárok (aktív), 3 Császári műhelyek"),
    ],
)
def test_the_terminal_shows_policies_by_line(language: str, line: str) -> None:
    play = Lined().attached({"a": "mansabdars", "3": "karkhanas"}).crossing("a1").play()
    assert line in GAME.show(play.state, 1, language)


# -- positions ---------------------------------------------------------------------------------------------------


def wrong(scenario: Lined) -> list[str]:
    return list(MODULE.invariants(scenario.state))


def test_positions_that_cannot_be_are_refused() -> None:
    assert wrong(Lined().attached(BOTH).crossing("a1")) == []
    assert "attached to a line" in wrong(Lined().policies(0, "karkhanas"))[0]
    twice = Lined().attached(BOTH)
    twice.look.policy_line[:] = [0 if line >= 0 else line for line in twice.look.policy_line]
    assert "one Policy at most" in wrong(twice)[0]
    strange = Lined()
    strange.look.policy_line[strange.state.box.policy_ids.index("karkhanas")] = 1
    assert "has developed karkhanas" in wrong(strange)[0]
    foreign = Lined()
    foreign.look.policy_crossing[1] = 3
    assert any("leads the Mughals only" in problem for problem in wrong(foreign))
    early = Lined().turn(0, phase=1).crossing("a1")
    assert any("nothing is activated now" in problem for problem in wrong(early))
    fresh = Lined()
    fresh.look.policy_attached[fresh.state.box.policy_ids.index("karkhanas")] = 1
    assert "was not attached" in wrong(fresh)[0]


@pytest.mark.rule("MO-LK-16")
def test_a_position_is_saved_and_read_again_while_a_line_is_asked_for() -> None:
    s = GAME.start(GAME.setup(2, {**ON, "civilizations": "mughals,egypt", "first_player": "host"}), 4)
    while not s.is_on_top(ACT):
        s.play(s.moves()[0])
    s.d[s.at.goods + c.CULTURE] = 3
    for policy, line in (("karkhanas", "a"), ("mansabdars", "3")):
        play(s, f"develop {policy}")
        written = json.loads(json.dumps(GAME.dump(s)))
        assert GAME.load(written).fingerprint() == s.fingerprint()
        play(s, f"attach {line}")
        play(s, "done")
    written = json.loads(json.dumps(GAME.dump(s)))
    assert "'karkhanas': 'a'" in str(written)
    assert "'mansabdars': '3'" in str(written)
    assert GAME.load(written).fingerprint() == s.fingerprint()


def play(s: Position, text: str) -> None:
    s.play(next(move for move in s.moves() if GAME.write(s, move) == text))
