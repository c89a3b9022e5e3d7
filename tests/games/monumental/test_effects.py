"""Kinds of effects, when they work, and several at once (MO-EFF)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.monumental.scenario import Play, Scenario
from trilithon.games.monumental.engine.slots import upper_slot

# -- kinds of effects, and when they work ----------------------------------------------------------------


@pytest.mark.rule("MO-EFF-01", "MO-EFF-02")
def test_the_effect_of_a_city_card_works_only_while_it_is_active() -> None:
    for place in (Scenario().city, Scenario().active):
        play = (
            place(0, a1=("fort", "irrigation"), a2=("work_camp", "writing"))
            .display("sailing")
            .goods(0, science=2)
            .play()
        )
        is_active = play.active(0) != []
        assert ("use a1-under irrigation" in play.legal) == is_active, "a use effect"
        assert ("buy 1 sailing" in play.legal) == is_active, "a continuous one: 3 Science becomes 2"


@pytest.mark.rule("MO-EFF-02")
def test_a_card_is_used_once_a_turn_each_physical_card_by_itself() -> None:
    scenario = Scenario().active(0, a1=("forum", "irrigation")).goods(0, production=4)
    play = scenario.play().do("use a1-under irrigation")
    assert play.offers("use") == ["a1 forum"]
    play.do("use a1 forum", "receive science")
    assert play.offers("use") == []


@pytest.mark.rule("MO-EFF-02")
def test_in_the_next_turn_it_can_be_used_again() -> None:
    scenario = Scenario(civilizations=["greece", "egypt"]).policies(0, "democracy", used=True)
    play = scenario.play()
    assert play.offers("policy") == []
    play.do("end", "activate a1", "end", "activate a1")
    assert play.offers("policy") == ["democracy"]


@pytest.mark.rule("MO-EFF-02")
def test_only_the_newest_policy_works() -> None:
    scenario = Scenario(civilizations=["greece"]).goods(0, science=2, production=2)
    play = scenario.policies(0, "siege_warfare", "colonies").play()
    assert play.offers("policy") == []
    assert "buy workshop" in play.legal, "Colonies: 3 Production becomes 2"
    play = scenario.policies(0, "colonies", "siege_warfare").play()
    assert play.offers("policy") == ["siege_warfare"]
    assert play.offers("buy") == []


@pytest.mark.rule("MO-EFF-02", "MO-ACTV-05")
def test_continuous_and_triggered_effects_work_from_activation_on() -> None:
    scenario = Scenario(civilizations=["china"]).city(0, b2=("fort", "writing"), a1="fort").turn(0, phase=1)
    play = scenario.display("sailing").goods(0, science=2).play().do("activate b2")
    assert "buy 1 sailing" in play.legal


@pytest.mark.rule("MO-EFF-03")
def test_nobody_must_use_anything() -> None:
    """Triggers, one-off effects, the Warlord's bonus and what was drawn can all be left."""
    scenario = Scenario(civilizations=["denmark"]).policies(0, "pillaging").goods(0, military=2, culture=2)
    play = scenario.token("b0", "scouts").play().do("conquer b0", "with warlord")
    assert play.asked == "order"
    assert "done" not in play.legal, "but a benefit of the token must be taken"
    while "done" not in play.legal:
        benefit = next(move for move in play.legal if play.copy().do(move).asked == "benefit")
        play.do(benefit, "choose 2")
    play.do("done")
    assert play.goods(0) == {"gold": 1, "culture": 2}
    assert play.look.warlord_used[0] == 0
    play.do("develop longships", "done")
    assert play.asked == "act"
    assert play.goods(0) == {"gold": 1}


@pytest.mark.rule("MO-EFF-04")
def test_without_its_full_cost_an_effect_cannot_be_used() -> None:
    scenario = Scenario().active(0, a1=("fort", "masonry"))
    assert scenario.goods(0, science=1).play().offers("use") == []
    play = scenario.goods(0, science=1, military=1).play().do("use a1-under masonry")
    assert play.goods(0) == {"gold": 1}, "both were all there was"


@pytest.mark.rule("MO-EFF-04")
def test_conditions_are_checked_at_the_moment_of_use() -> None:
    scenario = Scenario().active(0, a1=("mine", "irrigation")).goods(0, production=1, military=1)
    play = scenario.gained(0, production=1, military=1).play()
    assert "use a1 mine" not in play.legal
    play.do("use a1-under irrigation", "use a1 mine")
    assert play.goods(0) == {"production": 2, "military": 1, "gold": 1}


@pytest.mark.rule("MO-EFF-04")
def test_parts_are_done_in_order_each_as_far_as_possible() -> None:
    """The Space Station gives 2 Science and draws a card: without any card, only the Science."""
    scenario = Scenario(alt_wonders=4).active(0, a1="international_space_station")
    play = scenario.deck(0, "fort").play().do("use a1 international_space_station")
    assert (play.asked, play.goods(0)) == ("use_drawn", {"science": 2}), "first the Science, then the card"
    play = scenario.exact_deck(0).play().do("use a1 international_space_station")
    assert (play.asked, play.goods(0)) == ("act", {"science": 2})


@pytest.mark.rule("MO-EFF-04")
def test_a_condition_that_leads_to_nothing_does_not_stop_the_rest(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text(
        """
[[card]]
id = "granary"
icons = {}
ability.use = [
    { do = "gain", goods = { gold = 1 } },
    { do = "if", all = [{ is = "gained", goods = { gold = 1 } }], then = [{ do = "draw", n = 1, use = 1 }] },
]
""",
        encoding="utf-8",
    )
    scenario = Scenario(packs=[pack]).active(0, a1="granary").gained(0, gold=1).exact_deck(0)
    assert scenario.play().do("use a1 granary").goods(0) == {"gold": 1}


@pytest.mark.rule("MO-EFF-04", "MO-EFF-28")
def test_a_card_leaves_itself_out_inside_choices_and_conditions_too(tmp_path: Path) -> None:
    """The very first card of all, a Work Camp of seat 0, is one of those counted."""
    each = '{ do = "gain", goods = { gold = 1 }, each = { of = "active", icon = "production" } }'
    pack = tmp_path / "pack.toml"
    pack.write_text(
        f"""
[[card]]
id = "granary"
icons = {{ production = 1 }}
ability.use = [{{ do = "if", all = [{{ is = "active", icon = "production" }}], then = [{each}] }}]

[[card]]
id = "quarry"
icons = {{ production = 1 }}
ability.use = [{{ do = "choose", of = [[{each}], [{{ do = "gain", goods = {{ culture = 1 }} }}]] }}]
""",
        encoding="utf-8",
    )
    scenario = Scenario(packs=[pack]).active(0, a1="granary", a2="quarry", b1="work_camp", b2="work_camp")
    play = scenario.play()
    assert play.state.card_at(0, upper_slot(3)) == 0
    assert play.copy().do("use a1 granary").goods(0) == {"gold": 3}
    assert play.copy().do("use a2 quarry", "choose 1").goods(0) == {"gold": 3}
    alone = Scenario(packs=[pack]).active(0, a2="quarry").play().do("use a2 quarry")
    assert alone.goods(0) == {"culture": 1}, "there is nothing to count: one choice is left"


# -- several at once -------------------------------------------------------------------------------------


def at_once(**options: int) -> Play:
    """A conquest with the Warlord of Denmark, Pillaging active and a token worth 2 Military or 1 Gold."""
    scenario = Scenario(civilizations=["denmark"], **options).policies(0, "pillaging").goods(0, military=2)
    return scenario.token("b0", "scouts").token("a1", "scouts").play().do("conquer b0", "with warlord")


def by_asking(play: Play, asked: str | None = None, **gains: int) -> str:
    """Which of several effects asks this, or gives this."""
    found = []
    for move in play.legal:
        if move == "done":
            continue
        after = play.copy().do(move)
        more = {name: n - play.goods(0).get(name, 0) for name, n in after.goods(0).items()}
        more = {name: n for name, n in more.items() if n}
        if (asked is not None and after.asked == asked) or (asked is None and more == gains):
            found.append(move)
    assert len(found) == 1, f"{found} of {play.legal}"
    return found[0]


@pytest.mark.rule("MO-EFF-05", "MO-CONQ-19")
def test_simultaneous_effects_come_in_the_order_the_seat_likes() -> None:
    play = at_once()
    assert len(play.offers("effect")) == 3
    token, warlord, policy = (
        by_asking(play, "benefit"),
        by_asking(play, military=2),
        by_asking(play, production=1),
    )
    assert play.copy().do(policy).goods(0) == {"production": 1}
    assert play.copy().do(warlord).goods(0) == {"military": 2}
    play.do(token)
    assert play.asked == "benefit", "it is resolved completely before the next is picked"
    play.do("choose 1")
    assert (play.asked, play.goods(0), len(play.offers("effect"))) == ("order", {"military": 2}, 2)


@pytest.mark.rule("MO-EFF-05")
def test_what_the_first_gives_may_pay_for_the_next(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text(
        """
[[policy]]
id = "pillaging"
ability.when = [
    { event = "conquer", do = [{ do = "pay", goods = { gold = 1 } }, { do = "gain", goods = { culture = 1 } }] },
]
""",
        encoding="utf-8",
    )
    scenario = Scenario(civilizations=["denmark"], packs=[pack]).policies(0, "pillaging")
    play = scenario.goods(0, military=2).token("b0", "scouts").play().do("conquer b0", "without warlord")
    assert play.asked == "benefit", "the trigger cannot be paid yet"
    play.do("choose 2")
    assert (play.asked, play.goods(0)) == ("order", {"gold": 1})
    assert play.do("effect 1").goods(0) == {"culture": 1}


@pytest.mark.rule("MO-EFF-06", "MO-DEC-09")
@pytest.mark.parametrize(("limit", "second"), [(0, {"production": 2}), (1, {"production": 1})])
def test_triggers_fire_each_time_unless_the_option_says_once(limit: int, second: dict[str, int]) -> None:
    scenario = Scenario(civilizations=["denmark"], trigger_limit=limit).policies(0, "pillaging")
    play = scenario.empty("b0", "a1").goods(0, military=2).play()
    play.do("conquer b0", "without warlord", "effect 1")
    assert play.goods(0) == {"production": 1, "military": 1}
    play.do("conquer a1", "without warlord")
    if limit == 0:
        play.do("effect 1")
    assert play.goods(0) == second


@pytest.mark.rule("MO-EFF-06")
def test_with_the_option_a_trigger_fires_again_in_the_next_turn() -> None:
    scenario = Scenario(civilizations=["denmark"], trigger_limit=1).policies(0, "pillaging")
    play = scenario.empty("b0", "a1").goods(0, military=1, gold=1).exact_deck(0).play()
    play.do("conquer b0", "without warlord", "gold 0", "effect 1")
    play.do("end", "activate a1", "end", "activate a1", "conquer a1", "without warlord")
    assert play.offers("effect") == ["1"]


@pytest.mark.rule("MO-EFF-06")
def test_continuous_effects_apply_every_time() -> None:
    scenario = Scenario(trigger_limit=1).active(0, a1=("fort", "writing")).goods(0, science=4)
    play = scenario.display("sailing", "bronze_working").play()
    play.do("buy 1 sailing", "buy 2 bronze_working")
    assert play.goods(0) == {}


@pytest.mark.rule("MO-EFF-06", "MO-CONQ-18")
def test_the_warlords_bonus_is_once_a_turn_in_any_case() -> None:
    scenario = Scenario(civilizations=["egypt"]).units(0, "b0", 1).wonder(1, "stonehenge", "c0")
    play = scenario.empty("c0", "d0").goods(0, military=4).play()
    play.do("conquer c0", "with warlord", "effect 1")
    assert play.goods(0) == {"military": 1, "production": 2}
    play.do("conquer d0", "with warlord")
    assert (play.asked, play.warlord(0)) == ("act", "d0")
    assert play.goods(0) == {"production": 2}


@pytest.mark.rule("MO-EFF-07")
def test_a_covered_policy_has_no_effect_any_more() -> None:
    scenario = (
        Scenario(civilizations=["denmark"]).policies(0, "warrior_culture").goods(0, culture=2, military=2)
    )
    play = scenario.play()
    assert play.offers("policy") == ["warrior_culture"]
    play.do("develop pillaging", "done")
    assert play.offers("policy") == []


@pytest.mark.rule("MO-EFF-07")
def test_a_card_that_is_archived_stops_and_what_it_gave_stays(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text(
        """
[[card]]
id = "granary"
icons = { production = 1 }
ability.use = [{ do = "archive_self" }, { do = "reinforce" }]
ability.always = [{ rule = "price", on = "knowledge", minus = 1 }]
""",
        encoding="utf-8",
    )
    scenario = Scenario(packs=[pack]).city(0, b2="granary", b1="fort").turn(0, phase=1)
    play = scenario.display("sailing").goods(0, science=2).play().do("activate b2")
    assert "buy 1 sailing" in play.legal
    play.do("use b2 granary")
    assert play.archive(0) == ["granary"]
    assert "buy 1 sailing" not in play.legal
    assert play.goods(0)["production"] == 1
    play.do("end")
    assert play.asked == "reinforcing"
