"""Why something cannot be done: the rule, the sentence, and the amounts that are missing.

The map of the scenarios, with seat 0 on a0 and seat 1 on e0:

      a0 CCC   b0 11-   c0 12-   d0 13-   e0 CCC
          a1 01-   b1 0fm   c1 24-   d1 11-
      a2 01-   b2 1f-   c2 ~~~   d2 02m   e2 11-
"""

from __future__ import annotations

import pytest

from tests.games.monumental.contents import LANGUAGES, catalogue
from tests.games.monumental.scenario import Play, Scenario
from tests.games.monumental.starting import asking, over, random_game
from trilithon.games import find
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.steps.archive import ARCHIVE
from trilithon.games.monumental.engine.steps.copy import COPY
from trilithon.games.monumental.engine.steps.destroy import DESTROY
from trilithon.games.monumental.engine.steps.discard import DISCARD
from trilithon.games.monumental.engine.steps.draw import DRAW
from trilithon.games.monumental.engine.steps.extra_space import EXTRA_SPACE
from trilithon.games.monumental.engine.steps.free_step import FREE_STEP
from trilithon.games.monumental.engine.steps.pay_any import PAY_ANY
from trilithon.games.monumental.engine.steps.reinforcing import REINFORCING
from trilithon.games.monumental.engine.steps.section import SECTION
from trilithon.games.monumental.engine.steps.take import TAKE
from trilithon.games.monumental.engine.steps.unit_move import UNIT_MOVE
from trilithon.kernel.errors import MoveError

GAME = find("monumental")


def why(play: Play, target: str) -> tuple[str, str]:
    """Rule and sentence."""
    refusal = GAME.why_not(play.state, target)
    assert refusal is not None, f"{target} can be used"
    assert catalogue().render(refusal.message, "hu")
    return refusal.rule, catalogue().render(refusal.message, "en")


# -- the contract ------------------------------------------------------------------------------------


def test_a_reason_is_given_exactly_when_no_move_is_about_the_thing() -> None:
    said: set[str] = set()
    asked: set[str] = set()
    for seed in range(6):
        for number, s in enumerate(random_game(2 + seed % 3, seed)):
            question = s.step().name if s.depth() else "over"
            if question == "act" and number % 25:
                continue
            if question in asked and number % 5:
                continue
            asked.add(question)
            possible = {thing for move in s.moves() for thing in GAME.about(s, move)}
            for target in GAME.targets(s):
                refusal = GAME.why_not(s, target)
                assert (refusal is None) == (target in possible), target
                if refusal is not None and repr(refusal.message) not in said:
                    said.add(repr(refusal.message))
                    assert refusal.rule.startswith("MO-")
                    assert all(catalogue().render(refusal.message, language) for language in LANGUAGES)
                    short = refusal.message.args.get("short")
                    assert not isinstance(short, int) or short > 0, f"{target}: {refusal}"
    assert len(asked) > 20


def test_what_is_not_on_the_table_is_an_error() -> None:
    play = Scenario().play()
    for nonsense in ("tile:zz", "city:0:d4", "city:0:a1-under", "held:1", "token:0", "nonsense", ""):
        with pytest.raises(MoveError):
            GAME.why_not(play.state, nonsense)


@pytest.mark.rule("MO-END-02")
def test_after_the_end_everything_is_over() -> None:
    play = Scenario().play()
    over(play)
    assert why(play, "tile:a0") == ("MO-END-02", "The game is over.")


# -- conquests ---------------------------------------------------------------------------------------


@pytest.mark.rule("MO-CONQ-02")
def test_tiles_that_are_no_target() -> None:
    play = Scenario().play()
    assert why(play, "tile:c2") == ("MO-CONQ-02", "Nobody can enter Water.")
    assert why(play, "tile:e0") == ("MO-CONQ-02", "A Capital cannot be conquered.")
    assert why(play, "tile:d1") == ("MO-CONQ-02", "It is not next to your land.")


@pytest.mark.rule("MO-CONQ-09", "MO-CONQ-13")
def test_units_that_are_missing() -> None:
    """c1 has defence 6. Next to it 5 Units are free: one of each Province must stay, those at home are cut off."""
    scenario = Scenario().goods(0, military=9).explorers(0, "a2", "a2")
    play = scenario.units(0, "b1", 3).units(0, "b2", 3, warlord=True).play()
    assert why(play, "tile:c1") == ("MO-CONQ-09", "It takes 6 Units that can get there; you have 5.")


@pytest.mark.rule("MO-CONQ-10")
def test_military_that_is_missing() -> None:
    play = Scenario().goods(0, gold=1).explorers(0, "d2", "d2").play()
    assert why(play, "tile:b0") == (
        "MO-CONQ-10",
        "It costs 2 Military: you are 1 short, even with your Gold.",
    )


@pytest.mark.rule("MO-CONQ-22")
def test_reductions_are_part_of_what_is_missing() -> None:
    scenario = Scenario(civilizations=["egypt"]).policies(0, "expansion").explorers(0, "d2", "d2")
    assert why(scenario.play(), "tile:b0") == (
        "MO-CONQ-10",
        "It costs 1 Military: you are 1 short, even with your Gold.",
    )


@pytest.mark.rule("MO-RES-15")
def test_restricted_military_counts_against_barbarians_only() -> None:
    scenario = Scenario().goods(0, feud=1).units(1, "a1", 1).explorers(0, "d2", "d2")
    play = scenario.play()
    assert why(play, "tile:b0")[1].startswith("It costs 2 Military: you are 1 short")
    assert why(play, "tile:a1")[1].startswith("It costs 1 Military: you are 1 short")


@pytest.mark.rule("MO-CONQ-11", "MO-CONQ-13", "MO-CONQ-15")
def test_units_that_cannot_be_named() -> None:
    scenario = Scenario().goods(0, military=9, science=9, production=9)
    scenario.units(0, "a1", 2).units(0, "b0", 1).units(0, "d2", 2)
    play = scenario.play().do("conquer b1", "without warlord")
    assert play.asked == "units"
    assert why(play, "tile:b0") == ("MO-CONQ-13", "The last Unit must stay, or you would lose the Province.")
    assert why(play, "tile:d2") == ("MO-CONQ-11", "From here no way through your land leads to b1.")
    assert why(play, "tile:e2") == ("MO-CONQ-11", "You do not control this tile.")
    assert why(play, "display:1")[1].startswith("Not now. Which Units go to b1?")


# -- the own land ------------------------------------------------------------------------------------


@pytest.mark.rule("MO-MIL-01", "MO-MIL-03", "MO-OUT-01", "MO-OUT-02")
def test_own_provinces_say_why_nothing_moves_and_nothing_is_built() -> None:
    scenario = Scenario().units(0, "a1", 1).units(0, "b0", 2).outpost(0, "a2").units(0, "d2", 3)
    play = scenario.goods(0, military=0).outpost(0, "b1").play()
    assert why(play, "tile:a1") == (
        "MO-MIL-03",
        "The last Unit must stay, or you would lose the Province. An Outpost takes 3 Units; here is 1.",
    )
    assert why(play, "tile:b0")[1] == (
        "To move a Unit costs 1 Military; you have neither Military nor Gold."
        " An Outpost takes 3 Units; here are 2."
    )
    assert why(play, "tile:a2") == ("MO-MIL-01", "None of your Units is here. An Outpost is here already.")
    assert why(play, "tile:d2")[1].endswith("Both of your Outposts are on the map.")
    assert why(play, "tile:a0")[0] == "MO-MIL-01"


@pytest.mark.rule("MO-MIL-01", "MO-MIL-02")
def test_where_a_unit_cannot_go() -> None:
    scenario = Scenario().goods(0, military=2).units(0, "a1", 2).units(0, "b0", 2).units(0, "d2", 1)
    play = scenario.play().do("march a1", forced=False)
    assert why(play, "tile:a0") == ("MO-MIL-02", "Units cannot move to a Capital.")
    assert why(play, "tile:a1") == ("MO-MIL-01", "The Unit is here already.")
    assert why(play, "tile:c1") == ("MO-MIL-01", "You do not control this tile.")
    assert why(play, "tile:d2") == ("MO-MIL-01", "Your land does not lead there from a1.")


@pytest.mark.rule("MO-EFF-33")
def test_a_free_move_goes_one_step_only() -> None:
    scenario = Scenario().units(0, "a1", 2).units(0, "a2", 1).units(0, "b0", 1).units(0, "e2", 2)
    play = asking(scenario, UNIT_MOVE, n=1)
    assert why(play, "tile:e2") == ("MO-EFF-33", "No Province of yours is next to it.")
    assert why(play, "tile:c0") == ("MO-EFF-33", "You do not control this tile.")
    play.do("march a1", forced=False)
    assert why(play, "tile:e2") == ("MO-EFF-33", "It is not next to a1.")


# -- Explorers ---------------------------------------------------------------------------------------


@pytest.mark.rule("MO-EXPL-01", "MO-EXPL-04", "MO-EXPL-05", "MO-EXPL-07")
def test_explorers_say_why_they_neither_walk_nor_pick_up() -> None:
    scenario = Scenario(markets=["samarkand", "palmyra"]).explorers(0, "a1", "b1").no_crate("a1")
    tokens = [name for name in scenario.state.box.bargain_ids if name.startswith("samarkand")]
    play = scenario.bargain(0, tokens[0], used=True).play()
    step = "A step costs 1 Military; you have neither Military nor Gold. "
    assert why(play, "explorer:1") == ("MO-EXPL-01", f"{step}There is nothing to pick up here.")
    assert why(play, "explorer:2") == ("MO-EXPL-01", f"{step}You have had your token of Samarkand.")
    assert why(play, "market:samarkand") == ("MO-RES-10", "You have used your token of Samarkand.")
    assert why(play, "market:palmyra") == ("MO-RES-10", "You have no token of Palmyra.")
    picked = Scenario().explorers(0, "a1", "b0").play().do("pick 1")
    picked.look.crate[picked.tiles["a1"]] = 1
    picked.look.crates[0] = 0
    assert why(picked, "explorer:1")[1] == f"{step}This Explorer has picked something up this turn."


@pytest.mark.rule("MO-EXPL-02")
def test_where_an_explorer_cannot_go() -> None:
    play = asking(Scenario(), FREE_STEP, n=1)
    assert why(play, "tile:c2") == ("MO-EXPL-02", "Explorers move on Provinces only.")
    assert why(play, "tile:a0") == ("MO-EXPL-02", "Explorers move on Provinces only.")
    assert why(play, "tile:d1") == ("MO-EXPL-01", "It is not next to one of your Explorers.")


# -- purchases ---------------------------------------------------------------------------------------


@pytest.mark.rule("MO-ACQ-02", "MO-ACQ-03", "MO-ACQ-05", "MO-ACQ-06", "MO-WON-01")
def test_cards_that_are_too_dear() -> None:
    scenario = Scenario().goods(0, production=1, gold=1).display("granary", "irrigation", None, "stonehenge")
    play = scenario.piles(workshop=0).play()
    assert why(play, "display:1") == (
        "MO-ACQ-02",
        "Granary costs 3 Production: you are 1 short, even with your Gold.",
    )
    assert why(play, "display:2") == (
        "MO-ACQ-03",
        "Irrigation costs 2 Science: you are 1 short, even with your Gold.",
    )
    assert why(play, "display:3") == ("MO-ACQ-05", "There is no card in this place.")
    assert why(play, "display:4")[0] == "MO-WON-01"
    assert why(play, "basic:workshop") == ("MO-ACQ-06", "No Workshop is left.")
    assert why(play, "basic:laboratory")[0] == "MO-ACQ-02"


@pytest.mark.rule("MO-WON-02", "MO-WON-05")
def test_wonders_that_cannot_be_completed() -> None:
    assert why(Scenario().play(), "work") == ("MO-WON-02", "You have no Wonder under construction.")
    poor = Scenario().work(0, "stonehenge").goods(0, production=1).play()
    rule, sentence = why(poor, "work")
    assert rule == "MO-WON-02"
    assert sentence.startswith("Stonehenge costs 4 Production: you are 3 short")
    full = Scenario().work(0, "stonehenge").goods(0, production=9).wonder(1, "great_pyramid", "a0").play()
    assert why(full, "work") == ("MO-WON-05", "Each tile that you control has a Wonder already.")


@pytest.mark.rule("MO-SCI-01", "MO-SCI-02")
def test_scientific_progress() -> None:
    play = Scenario().goods(0, science=1).play()
    assert why(play, "science") == (
        "MO-SCI-01",
        "Scientific progress costs 2 Science: you are 1 short, even with your Gold.",
    )
    empty = Scenario().goods(0, science=5).exact_deck(0).play()
    assert why(empty, "science") == ("MO-SCI-02", "Your deck and your discard pile are empty.")


# -- Policies ----------------------------------------------------------------------------------------


@pytest.mark.rule("MO-POL-01", "MO-POL-03", "MO-POL-06")
def test_policies() -> None:
    scenario = Scenario(civilizations=["egypt", "greece"]).goods(0, culture=1)
    play = scenario.policies(0, "expansion", "guilds").policies(1, "democracy").play()
    assert why(play, "policy:corvee") == ("MO-POL-01", "Your next Policy costs 3 Culture; you have 1.")
    assert why(play, "policy:expansion") == ("MO-POL-03", "Expansion is covered by a newer Policy.")
    assert why(play, "policy:guilds") == (
        "MO-EFF-04",
        "Guilds would do nothing now: if you have 3 or more Buildings active, gain 2 Science.",
    )
    assert why(play, "policy:democracy") == ("MO-POL-01", "This belongs to another player.")
    used = Scenario(civilizations=["egypt"]).policies(0, "guilds", used=True).play()
    assert why(used, "policy:guilds") == ("MO-POL-06", "Guilds has been used this turn.")
    lasting = Scenario(civilizations=["egypt"]).policies(0, "expansion").play()
    assert why(lasting, "policy:expansion")[1] == "Expansion works by itself; there is nothing to use."


# -- City cards --------------------------------------------------------------------------------------


@pytest.mark.rule("MO-EFF-01", "MO-EFF-02", "MO-EFF-04", "MO-RES-12")
def test_city_cards() -> None:
    scenario = Scenario(civilizations=["egypt", "greece"]).gained(0, production=1)
    scenario.active(0, a1="mine", a2="work_camp").city(0, b1=("fort", "masonry"), b2="forum").city(
        1, a1="fort"
    )
    play = scenario.play()
    assert why(play, "city:0:a1") == (
        "MO-RES-12",
        "Mine needs more: gain 1 Production and 1 Military this turn first.",
    )
    assert why(play, "city:0:a2") == ("MO-EFF-01", "Work Camp has no effect that you could use.")
    assert why(play, "city:0:b2") == ("MO-EFF-02", "Forum is not active this turn.")
    assert why(play, "city:0:b1-under") == ("MO-EFF-02", "Masonry is not active this turn.")
    assert why(play, "city:0:c3") == ("MO-EFF-02", "This space is empty.")
    assert why(play, "city:1:a1") == ("MO-EFF-02", "This belongs to another player.")
    spent = Scenario().goods(0, military=1).active(0, a1="forum").play().do("use a1 forum")
    spent.do("receive production", "receive science")
    assert why(spent, "city:0:a1") == ("MO-EFF-02", "Forum has been used this turn.")


@pytest.mark.rule("MO-RES-03", "MO-RES-04", "MO-EFF-04", "MO-EX-10")
def test_prices_of_effects() -> None:
    play = Scenario().goods(0, production=0).active(0, a1="forum").play()
    assert why(play, "city:0:a1") == (
        "MO-EFF-04",
        "Forum costs 1 basic resource: you are 1 short, even with your Gold.",
    )
    gold = Scenario(civilizations=["japan"]).active(0, a1="samurai_school").play()
    assert why(gold, "city:0:a1") == ("MO-RES-04", "Samurai School costs 1 Gold; you have 0.")
    culture = Scenario(civilizations=["denmark"]).policies(0, "warrior_culture").goods(0, military=1, gold=5)
    assert why(culture.play(), "policy:warrior_culture") == (
        "MO-EFF-04",
        "Warrior Culture costs 2 Military: you are 1 short, and Gold cannot be used.",
    )
    dolmen = Scenario(civilizations=["denmark"]).active(0, a1="dolmen").goods(0, gold=1).play()
    assert why(dolmen, "city:0:a1")[1] == "Dolmen costs 2 Military: you are 1 short, even with your Gold."


@pytest.mark.rule("MO-EFF-08", "MO-EFF-11")
def test_cards_that_cannot_be_archived() -> None:
    scenario = (
        Scenario()
        .city(0, a1="fort", a2=("library", "irrigation"))
        .active(0, b1="work_camp")
        .city(1, a1="fort")
    )
    play = asking(scenario, ARCHIVE, n=1, kinds=1 << c.BUILDING, code=0)
    assert why(play, "city:0:b1") == ("MO-EFF-08", "Work Camp is active; only inactive cards can be chosen.")
    assert why(play, "city:0:a2-under") == ("MO-EFF-08", "The effect does not allow Irrigation.")
    assert why(play, "city:0:c1") == ("MO-EFF-08", "This space is empty.")
    assert why(play, "city:1:a1") == ("MO-EFF-08", "This belongs to another player.")
    discard = asking(scenario, DISCARD, n=1, kinds=0b111, code=0)
    assert why(discard, "city:0:b1")[0] == "MO-EFF-11"


@pytest.mark.rule("MO-EFF-13", "MO-EFF-14")
def test_cards_that_cannot_be_reinforced() -> None:
    scenario = Scenario().active(0, a1=("fort", "irrigation")).city(0, a2="library")
    play = asking(scenario, REINFORCING, n=1)
    assert why(play, "city:0:a1-under") == ("MO-EFF-14", "A Knowledge cannot be reinforced.")
    assert why(play, "city:0:a2") == ("MO-EFF-13", "Library is not active; it stays anyway.")


@pytest.mark.rule("MO-EFF-16", "MO-EFF-18", "MO-EFF-20")
def test_cards_that_cannot_be_copied() -> None:
    scenario = (
        Scenario(civilizations=["egypt"]).city(0, a1="fort", a2=("library", "genetics")).city(1, a1="fort")
    )
    own = asking(scenario, COPY, opponents=0)
    assert why(own, "city:1:a1") == ("MO-EFF-16", "This belongs to another player.")
    assert why(own, "city:0:a2-under") == ("MO-EFF-18", "Genetics has nothing that can be copied.")
    assert why(own, "policy:guilds") == ("MO-EFF-16", "You have not developed Guilds yet.")
    others = asking(scenario, COPY, opponents=1)
    assert why(others, "city:0:a1") == ("MO-EFF-20", "A card of another player must be chosen.")
    assert why(others, "city:1:b1") == ("MO-EFF-16", "This space is empty.")


@pytest.mark.rule("MO-ACQ-07", "MO-WON-10")
def test_cards_that_cannot_be_taken() -> None:
    scenario = Scenario().display("granary", "irrigation", "engineering", "stonehenge")
    play = asking(scenario, TAKE, kinds=1 << c.KNOWLEDGE, basic=0, most=3)
    assert why(play, "display:1") == ("MO-ACQ-07", "The effect does not allow Granary.")
    assert why(play, "display:3") == ("MO-ACQ-07", "Engineering costs 5; the effect allows 3 at most.")
    assert why(play, "basic:workshop") == ("MO-ACQ-07", "The effect does not take cards from here.")
    section = asking(scenario, SECTION)
    assert why(section, "display:1") == ("MO-WON-10", "Granary is no Wonder.")
    assert why(section, "work") == ("MO-WON-02", "You have no Wonder under construction.")


@pytest.mark.rule("MO-ACTV-06")
def test_spaces_that_are_active_already() -> None:
    scenario = Scenario().active(0, a1="fort").city(0, a2="library")
    play = asking(scenario, EXTRA_SPACE, n=1)
    assert why(play, "city:0:a1") == ("MO-ACTV-06", "All that lies here is active already.")


# -- other questions ---------------------------------------------------------------------------------


@pytest.mark.rule("MO-SETUP-13")
def test_capitals() -> None:
    s = next(iter(random_game(2, 0)))
    first = next(move for move in s.moves())
    tile = GAME.about(s, first)[0]
    s.play(first)
    play = Play(s)
    assert why(play, tile) == ("MO-SETUP-13", "Another player has settled here.")
    province = next(name for at, name in enumerate(s.chart.names) if s.chart.kind[at] == c.PROVINCE)
    assert why(play, f"tile:{province}") == ("MO-SETUP-13", "It is no Capital.")


@pytest.mark.rule("MO-ACTV-01")
def test_before_the_activation_nothing_else_is_possible() -> None:
    play = Scenario().turn(0, phase=1).play()
    assert why(play, "end") == ("MO-ACTV-01", "Activate a row and a column of your City first.")
    assert why(play, "city:1:a1") == ("MO-ACTV-01", "This belongs to another player.")
    assert why(play, "science")[1].startswith("Not now. Which row and which column")


@pytest.mark.rule("MO-CONQ-17")
def test_a_token_must_be_taken() -> None:
    play = Scenario(civilizations=["greece"]).goods(0, military=1).play().do("conquer a1", "with warlord")
    assert play.asked == "order"
    assert why(play, "end") == ("MO-CONQ-17", "Take a benefit of the token first.")


@pytest.mark.rule("MO-WON-05", "MO-WON-07")
def test_sites_of_wonders() -> None:
    scenario = Scenario().work(0, "great_library").goods(0, production=9).wonder(1, "great_pyramid", "a0")
    play = scenario.units(0, "a1", 1).units(0, "b0", 1).play().do("finish")
    while play.asked != "site":
        play.do(play.legal[0])
    assert why(play, "tile:a0") == ("MO-WON-07", "A Wonder is here already.")
    assert why(play, "tile:c0") == ("MO-WON-07", "You do not control this tile.")


@pytest.mark.rule("MO-EFF-26")
def test_units_that_cannot_be_driven_out() -> None:
    scenario = Scenario().units(0, "b0", 1).units(1, "c0", 1).units(1, "e2", 1).outpost(1, "b1")
    play = asking(scenario, DESTROY, n=1)
    assert why(play, "tile:b0") == ("MO-EFF-26", "These are your own Units.")
    assert why(play, "tile:b1") == ("MO-EFF-26", "No opponent has a Unit here.")
    assert why(play, "tile:e2") == ("MO-EFF-26", "It is not next to your land.")


@pytest.mark.rule("MO-EFF-24")
def test_a_card_that_was_used_by_drawing_before() -> None:
    scenario = Scenario().goods(0, science=4).exact_deck(0, "library", "fort")
    scenario.look.marks[scenario.look.deck[0][-1]] = c.DRAWN
    play = scenario.play()
    DRAW.push(play.state, 0, 2, 1)
    play.state.run()
    held = [target for target in GAME.targets(play.state) if target.startswith("held:")]
    refused = [target for target in held if GAME.why_not(play.state, target) is not None]
    assert len(held) == 2
    assert [why(play, target) for target in refused] == [
        ("MO-EFF-24", "Library was drawn this turn already and gives nothing more.")
    ]


@pytest.mark.rule("MO-EFF-02")
def test_a_drawn_card_that_was_used_in_the_city_before() -> None:
    scenario = Scenario().exact_deck(0, "irrigation", "fort")
    scenario.look.marks[scenario.look.deck[0][-1]] = c.USED
    play = scenario.play()
    DRAW.push(play.state, 0, 2, 1)
    play.state.run()
    held = [target for target in GAME.targets(play.state) if target.startswith("held:")]
    refused = [why(play, target) for target in held if GAME.why_not(play.state, target) is not None]
    assert refused == [("MO-EFF-02", "Irrigation has been used this turn.")]


@pytest.mark.rule("MO-RES-08")
def test_resources_are_spent_in_their_order() -> None:
    play = asking(Scenario().goods(0, science=1, military=2), PAY_ANY, n=2, lowest=0, means=1)
    assert why(play, "resource:production") == ("MO-RES-07", "You have no Production.")
    play.do("spend military", forced=False)
    assert why(play, "resource:science")[1].startswith("Things are named one after the other")
    assert why(play, "resource:culture")[1].startswith("Not now.")


@pytest.mark.rule("MO-RES-09")
def test_tokens_that_are_not_there() -> None:
    assert why(Scenario().play(), "crate") == ("MO-RES-09", "You have no Production token.")
