"""Why something cannot be done: the rule, and what is missing. The map is described in `table.py`."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.monuments.contents import LANGUAGES, game, say
from tests.games.monuments.table import Table, random_game
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.civilization import CHOOSE_CIVILIZATION
from trilithon.games.monuments.engine.steps.common import WHICH_COMMON
from trilithon.games.monuments.engine.steps.lose import LOSE
from trilithon.games.monuments.engine.steps.personal import WHICH_OPTION
from trilithon.games.monuments.engine.steps.place_token import WHERE_TOKEN
from trilithon.games.monuments.engine.steps.place_worker import WHERE_WORKER
from trilithon.games.monuments.engine.steps.populate import WHERE_POPULATE
from trilithon.games.monuments.engine.steps.retreat import RETREAT
from trilithon.games.monuments.engine.steps.weapon import GIVE_WEAPON
from trilithon.kernel.errors import MoveError
from trilithon.kernel.game import Refusal
from trilithon.kernel.peek import Peek


def why_not(s: Position, target: str) -> Refusal | None:
    return game().why_not(s, target)


def reason(table: Table, target: str, language: str = "en") -> tuple[str, str]:
    refusal = why_not(table.s, target)
    assert refusal is not None, f"{target} can be chosen"
    return refusal.rule, say(refusal.message, language)


def test_there_is_a_reason_exactly_when_no_move_is_about_a_thing() -> None:
    said = set()
    for seed in range(3):
        for number, s in enumerate(random_game(2 + seed, seed)):
            if number % 97 or not s.depth():
                continue
            possible = {thing for move in s.moves() for thing in game().about(s, move)}
            for target in game().targets(s):
                refusal = why_not(s, target)
                assert (refusal is None) == (target in possible), target
                if refusal is not None and repr(refusal.message) not in said:
                    said.add(repr(refusal.message))
                    assert all(say(refusal.message, language).strip() for language in LANGUAGES)
    assert len(said) > 50


def test_unknown_things_are_refused() -> None:
    with pytest.raises(MoveError, match="hex:9999"):
        why_not(Table().s, "hex:9999")


def test_a_finished_game_says_so() -> None:
    table = Table()
    while table.s.depth():
        table.s.drop()
    assert reason(table, "hex:1301") == ("MS-END-01", "The game is over.")


# -- cards -------------------------------------------------------------------------------------------


def workers() -> Table:
    return Table().units(0, "1301", "worker").units(0, "1302", "worker")


CARDS: list[tuple[str, Callable[[], Table], str, str]] = [
    ("trade", lambda: Table().played(0, "trade"), "MS-TURN-01", "You have played this card."),
    ("upgrade", workers, "MS-UPG-01", "at least 2 resources are missing"),
    ("produce", Table, "MS-PRD-01", "You need a worker or a factory on land."),
    (
        "produce",
        lambda: Table().units(0, "1301", "worker").tokens("1301", wood=5),
        "MS-PRD-04",
        "are full: 5 resources each",
    ),
    ("build", workers, "MS-BLD-01", "not even for a bridge. The price is 1 wood; you lack 1 wood."),
    ("populate", workers, "MS-POP-01", "You need a town"),
    (
        "populate",
        lambda: workers().buildings(0, "1301", "town"),
        "MS-POP-01",
        "It needs 2 workers in a town; there is 1.",
    ),
    (
        "populate",
        lambda: workers().buildings(0, "1301", "town").supply(0, worker=0),
        "MS-POP-04",
        "You have no worker in your supply",
    ),
    ("monument", workers, "MS-MON-02", "Layer 1 needs more land: 2 of 3 land hexes."),
    (
        "monument",
        lambda: workers().units(0, "1202", "worker").tokens("1301", wood=1),
        "MS-MON-03",
        "The price is 1 wood and 1 sheep; you lack 1 sheep.",
    ),
    ("monument", lambda: workers().layers(0, 5), "MS-MON-08", "Your monument is complete."),
    ("train", workers, "MS-TRN-02", "You have no military permit"),
    (
        "train",
        lambda: workers().bonus(0, "charter"),
        "MS-TRN-03",
        "The price is 1 sheep and 1 wheat; you lack 1 sheep and 1 wheat.",
    ),
    ("attack", workers, "MS-ATK-02", "You have nobody who can fight"),
    ("attack", lambda: workers().units(0, "1301", "army"), "MS-ATK-02", "Nobody whom you could attack"),
    (
        "trade",
        lambda: workers().tokens("1301", wood=1),
        "MS-TRD-01",
        "You need 2 of one kind; you have 1 at most.",
    ),
]


@pytest.mark.rule(
    "MS-TURN-01",
    "MS-UPG-01",
    "MS-PRD-01",
    "MS-PRD-04",
    "MS-BLD-01",
    "MS-POP-01",
    "MS-POP-04",
    "MS-MON-02",
    "MS-MON-03",
    "MS-MON-08",
    "MS-TRN-02",
    "MS-TRD-01",
)
@pytest.mark.parametrize(("card", "made", "rule", "text"), CARDS)
def test_cards_that_cannot_be_played(card: str, made: Callable[[], Table], rule: str, text: str) -> None:
    table = made()
    found, said = reason(table, f"card:{card}")
    assert found == rule
    assert text in said


@pytest.mark.rule("MS-TURN-03")
def test_the_first_turn_allows_two_cards() -> None:
    table = workers()
    table.look.round = 1
    assert reason(table, "card:produce")[0] == "MS-TURN-03"
    assert why_not(table.s, "card:move") is None


@pytest.mark.rule("MS-TURN-04", "MS-TURN-06")
def test_taking_back_and_passing() -> None:
    assert reason(workers(), "rest") == ("MS-TURN-04", "You have played no card yet.")
    assert reason(workers(), "pass")[0] == "MS-TURN-06"


@pytest.mark.rule("MS-QST-02")
def test_an_empty_quest_deck_is_named() -> None:
    table = workers().layers(0, 3)
    table.look.quest_decks[1] = []
    assert reason(table, "card:quest") == ("MS-QST-02", "The quest deck for 2 and 3 layers is empty.")


@pytest.mark.rule("MS-UPG-03")
def test_green_cards_are_not_upgraded_again() -> None:
    table = workers().tokens("1302", sheep=4).green(0, "trade").do("play upgrade")
    assert reason(table, "card:trade") == ("MS-UPG-03", "This card is upgraded already.")
    assert reason(table, "card:build")[1] == "The price is 2 wood; you lack 2 wood."


# -- quests and bonuses ------------------------------------------------------------------------------


@pytest.mark.rule("MS-QST-04", "MS-QST-08")
def test_quests_say_which_goal_is_open() -> None:
    table = workers().holds(0, "qs07")
    assert reason(table, "quest:qs07") == ("MS-QST-04", "Not complete yet: have 1 town (0 of 1).")
    assert reason(table.do("play produce"), "quest:qs07")[0] == "MS-QST-08"


@pytest.mark.rule("MS-BON-01", "MS-BON-02")
def test_bonuses_that_cannot_be_taken() -> None:
    table = Table().bonus(0, "charter").bonus(1, "roads").asks(WHICH_COMMON, 2)
    assert reason(table, "common:roads") == ("MS-BON-01", "Player 2 has taken it.")
    assert reason(table, "common:granaries") == ("MS-BON-01", "It belongs to layer 1.")
    assert reason(table, "common:garrison") == ("MS-BON-02", "You hold 1 of 1 cards with this effect.")


@pytest.mark.rule("MS-BON-06")
def test_an_option_of_which_nothing_can_be_done_is_refused_while_another_can() -> None:
    """Growers, layer 1: a worker and wheat; sheep and wheat; bridges and wood."""
    table = Table().units(0, "1301", "worker")
    table.look.deck[0] = table.s.box.deck_ids.index("growers")
    table.supply(0, worker=0).asks(WHICH_OPTION, 0)
    assert list(table.labels()) == ["option 3"]
    assert reason(table, "option:2")[0] == "MS-BON-06"
    idle = Table().supply(0, worker=0)
    idle.look.deck[0], idle.look.crossings = table.look.deck[0], 0
    assert list(idle.asks(WHICH_OPTION, 0).labels()) == ["option 1", "option 2", "option 3"]


# -- movement ----------------------------------------------------------------------------------------


@pytest.mark.rule("MS-MOV-03", "MS-MOV-04", "MS-MOV-05", "MS-MOV-06", "MS-GEN-04", "MS-GEN-13")
def test_steps_that_are_not_possible() -> None:
    table = Table().units(0, "1202", "worker").do("play move", "move 1202 worker")
    assert reason(table, "hex:1102") == ("MS-MOV-06", "There is no bridge over the river.")
    assert reason(table, "hex:1203") == ("MS-MOV-06", "It cannot go on water without a ferry.")
    assert reason(table, "hex:1201")[0] == "MS-MOV-04"
    assert reason(table, "hex:1301")[0] == "MS-MOV-03"
    assert reason(table, "hex:0200")[0] == "MS-GEN-13"
    table = Table().units(0, "1302", "worker").units(1, "1202", "army", "worker")
    assert reason(table.do("play move", "move 1302 worker"), "hex:1202") == (
        "MS-MOV-05",
        "Closed to you: Player 2 has 1 worker and 1 army there.",
    )


@pytest.mark.rule("MS-GEN-04", "MS-MOV-07")
def test_buildings_close_a_hex_and_navies_stay_at_sea() -> None:
    table = (
        Table().units(0, "1302", "worker").buildings(1, "1202", "fort").do("play move", "move 1302 worker")
    )
    assert reason(table, "hex:1202") == ("MS-MOV-05", "Closed to you by an intact building of Player 2.")
    navy = Table().units(0, "1203", "navy").do("play move", "move 1203 navy")
    assert reason(navy, "hex:1202") == ("MS-MOV-07", "It stays on water.")


@pytest.mark.rule("MS-MOV-02")
def test_a_unit_moves_once() -> None:
    table = Table().units(0, "1301", "worker").do("play move", "move 1301 worker", "walk 1302")
    assert reason(table, "unit:1302:worker") == ("MS-MOV-02", "It has moved already.")
    assert reason(table, "unit:1107:worker")[1] == "This belongs to Player 2, not to you."


@pytest.mark.rule("MS-FER-04", "MS-FER-05", "MS-FER-13")
def test_ferries_that_cannot_be_used() -> None:
    table = Table().units(0, "1302", "worker", "worker").units(0, "1301", "worker")
    table.ferry("1402", "1302").ferry("1209", "1208").units(1, "1208", "worker").do("play move")
    assert reason(table, "ferry:2")[0] == "MS-FER-13"
    table.do("move 1301 worker")
    assert reason(table, "ferry:1") == ("MS-FER-04", "The ferry does not lie here.")
    waiting = Table().units(0, "1302", "worker", "worker").units(0, "1202", "worker").ferry("1402", "1302")
    waiting.do("play move", "move 1302 worker", "board ferry 1 wait")
    assert reason(waiting, "unit:1202:worker")[0] == "MS-FER-05"
    assert reason(waiting, "ferry:1") == ("MS-FER-05", "It waits for a second passenger.")


# -- production, building, population, training ------------------------------------------------------


@pytest.mark.rule("MS-PRD-01", "MS-PRD-04")
def test_hexes_that_do_not_produce() -> None:
    table = workers().units(0, "1202", "worker").tokens("1202", wheat=5).do("play produce", "at 1301")
    assert reason(table, "hex:1301")[1] == "This hex has produced already in this action."
    assert reason(table, "hex:1202") == ("MS-PRD-04", "This hex holds 5 resources at most.")
    assert reason(table, "hex:1100")[1] == "You have neither a worker nor a usable factory there."


@pytest.mark.rule("MS-BLD-02", "MS-BLD-04", "MS-BLD-05", "MS-BLD-09", "MS-BRG-02", "MS-FER-01")
def test_places_where_nothing_is_built() -> None:
    table = workers().tokens("1301", wood=3, metal=1).buildings(0, "1301", "town")
    table.buildings(1, "1302", "fort").do("play build")
    assert reason(table, "building:1302:fort") == (
        "MS-BLD-05",
        "An intact building of Player 2 is in the way.",
    )
    assert reason(table, "building:1301:town")[1] == "It is intact."
    assert reason(table, "building:1301:factory")[1] == "The price is 2 sheep; you lack 2 sheep."
    assert reason(table, "hex:1202") == ("MS-BLD-02", "You have no worker there who could do it.")
    assert reason(table, "river:1001-1100")[0] == "MS-BRG-02"
    assert reason(table, "coast:1202-1203")[0] == "MS-FER-01"
    assert reason(table, "piece:factory")[0] == "MS-BLD-01"
    assert reason(table, "piece:farm") == ("MS-BLD-03", "Only another ability can build this.")
    assert why_not(table.s, "river:1101-1201") is None


@pytest.mark.rule("MS-POP-01")
def test_towns_that_do_not_grow() -> None:
    table = Table().units(0, "1301", "worker", "worker").units(0, "1302", "worker")
    table.buildings(0, "1301", "town").buildings(0, "1302", "town").asks(WHERE_POPULATE, 1)
    table.look.growing = [table.hex("1301")]
    table = table.asks(WHERE_POPULATE, 1)
    assert reason(table, "hex:1302") == ("MS-POP-01", "It needs 2 workers in a town; there is 1.")
    assert reason(table, "hex:1202") == ("MS-POP-01", "You have no town there.")


@pytest.mark.rule("MS-TRN-03", "MS-TRN-04", "MS-WPN-01")
def test_workers_that_cannot_be_trained_or_armed() -> None:
    table = workers().bonus(0, "charter").tokens("1301", sheep=1, wheat=1, metal=1).do("play train")
    assert reason(table, "hex:1201")[0] == "MS-TRN-03"
    assert reason(table, "piece:airforce")[1] == "The price is 1 wood and 1 wheat; you lack 1 wood."
    armed = Table().units(0, "1301", "armed", "army").asks(GIVE_WEAPON, 1)
    assert reason(armed, "unit:1301:armed") == ("MS-WPN-01", "This worker has a weapon.")
    assert reason(armed, "unit:1301:army") == ("MS-WPN-01", "Only a worker will do.")


@pytest.mark.rule("MS-BON-08", "MS-BON-09", "MS-GEN-10")
def test_places_for_bonus_workers_and_resources() -> None:
    table = workers().tokens("1301", wood=5).units(0, "1001", "worker").asks(WHERE_TOKEN, c.WOOD, 2)
    assert reason(table, "hex:1301") == ("MS-GEN-10", "This hex holds 5 resources at most.")
    assert reason(table, "hex:1302") == ("MS-BON-09", "This land does not give 1 wood.")
    assert reason(table, "hex:1404")[1] == "You have no worker there who could do it."
    towns = workers().buildings(0, "1301", "town").asks(WHERE_WORKER, 1)
    assert reason(towns, "hex:1201")[0] == "MS-BON-08"


@pytest.mark.rule("MS-SPD-01", "MS-GEN-09")
def test_resources_that_cannot_be_spent() -> None:
    table = workers().units(0, "1100", "army").tokens("1301", sheep=2).tokens("1302", sheep=2)
    table.tokens("1100", sheep=1).do("play upgrade", "upgrade produce")
    assert reason(table, "hex:1100")[0] == "MS-GEN-09"
    assert reason(table, "hex:1202") == ("MS-SPD-01", "There is nothing of 2 sheep there.")
    assert reason(table, "resource:wood")[1] == "It is not in the price."


# -- battles -----------------------------------------------------------------------------------------


def war() -> Table:
    """Greece attacks 1302, next to 1202 and 1301; a worker of Egypt is out of reach behind a river in 1102."""
    table = Table().units(0, "1202", "army", "worker").units(0, "1301", "armed")
    return (
        table.units(1, "1302", "worker").units(1, "1102", "worker").units(1, "1303", "navy").do("play attack")
    )


@pytest.mark.rule("MS-ATK-01", "MS-ATK-02", "MS-ATK-03", "MS-MON-06")
def test_targets_out_of_reach() -> None:
    table = war()
    assert reason(table, "hex:1102")[0] == "MS-ATK-03"
    assert reason(table, "hex:1303") == ("MS-ATK-02", "You have nobody next to it.")
    assert reason(table, "hex:1107") == ("MS-MON-06", "Monuments cannot be attacked.")
    assert reason(table, "hex:1101")[0] == "MS-ATK-01"
    assert reason(table, "hex:1202") == ("MS-ATK-01", "You are there yourself.")


@pytest.mark.rule("MS-ATK-02")
def test_attackers_come_from_one_hex_unless_the_card_is_green() -> None:
    table = war().do("attack 1302")
    assert reason(table, "unit:1202:worker") == ("MS-ATK-02", "It has no power against this hex.")
    table.do("send 1202 army")
    assert reason(table, "unit:1202:army") == ("MS-ATK-02", "It attacks already.")
    assert reason(table, "unit:1301:armed") == (
        "MS-ATK-02",
        "All attackers come from one hex unless your Attack card is upgraded.",
    )


def battle(table: Table, damage: int) -> None:
    """An army of Greece in 1202 attacks Egypt in 1302."""
    look, hexes = table.look, table.hex
    look.target, look.defender, look.damage = hexes("1302"), 1, damage
    look.force = [c.figure_in(hexes("1202"), c.ARMY)]


@pytest.mark.rule("MS-DMG-02", "MS-RET-01", "MS-RET-02")
def test_losses_and_retreats() -> None:
    table = Table().units(0, "1202", "army").units(1, "1302", "army", "worker")
    s = table.s
    battle(table, 1)
    LOSE.push(s, 1, attacker=False)
    s.to_move = 1
    assert reason(table, "unit:1302:worker") == ("MS-DMG-02", "Pieces with power are lost first.")
    assert reason(table, "unit:1202:army")[0] == "MS-DMG-02"
    s.drop()
    RETREAT.push(s, 1)
    assert reason(table, "hex:1202")[0] == "MS-RET-01"
    assert reason(table, "hex:1402") == ("MS-RET-02", "It cannot go on water without a ferry.")
    assert reason(table, "hex:1001") == (
        "MS-RET-01",
        "It is too far away: only hexes next to each other will do.",
    )


@pytest.mark.rule("MS-DMG-02")
def test_who_did_not_attack_is_not_lost() -> None:
    table = Table().units(0, "1202", "army", "armed").units(1, "1302", "army")
    s = table.s
    battle(table, 1)
    LOSE.push(s, 0, attacker=True)
    assert reason(table, "unit:1202:armed") == ("MS-DMG-02", "It takes no part in this battle.")
    assert why_not(s, "unit:1202:army") is None


@pytest.mark.rule("MS-SET-01")
def test_civilizations_that_cannot_play_together() -> None:
    for s in random_game(2, 1):
        taken = max(Peek(s).civilization)
        if s.is_on_top(CHOOSE_CIVILIZATION) and taken >= 0:
            refusal = why_not(s, f"civilization:{s.box.civilization_ids[taken]}")
            assert refusal is not None
            assert refusal.rule == "MS-SET-01"
            return
    raise AssertionError("nobody was asked")
