"""What Monuments says: questions, answers and the log, in both languages; the text view."""

from __future__ import annotations

import re

import pytest

from tests.games.monuments.contents import LANGUAGES, TEXTS, catalogue, content, game, say
from tests.games.monuments.table import Table, random_game
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.steps.card import PLAY
from trilithon.games.monuments.engine.steps.common import WHICH_COMMON
from trilithon.games.monuments.engine.steps.keep_quests import KEEP_QUESTS
from trilithon.games.monuments.engine.steps.lose import LOSE
from trilithon.games.monuments.engine.steps.personal import WHICH_OPTION
from trilithon.games.monuments.engine.steps.table import STEPS
from trilithon.games.monuments.glossary import names
from trilithon.games.monuments.names import CATEGORIES
from trilithon.games.monuments.show import show
from trilithon.games.monuments.view import view
from trilithon.games.monuments.words.cards.table import CARD_WORDS
from trilithon.games.monuments.words.table import QUESTIONS, WORDS
from trilithon.kernel.engine.events import Event, Message
from trilithon.kernel.engine.moves import make_move
from trilithon.kernel.engine.state import NOBODY

# -- everything can be said --------------------------------------------------------------------------


def test_everything_in_random_games_can_be_said_and_pointed_at() -> None:
    asked, said = set(), set()
    for seed in range(8):
        events: list[Event] = []
        for s in random_game(2 + seed % 3, seed, events):
            things = game().targets(s)
            assert len(set(things)) == len(things)
            moves = s.moves()
            labels = [game().label(s, move) for move in moves]
            for move in moves:
                assert game().about(s, move)
                assert set(game().about(s, move)) <= set(things)
            if s.depth():
                asked.add(s.step())
            assert len({repr(each) for each in labels}) == len(labels)
            messages = [game().question(s), *labels]
            while events:
                event = events.pop()
                messages += [event.told_to(seat) for seat in (NOBODY, event.seat)]
            for message in messages:
                if repr(message) not in said:
                    said.add(repr(message))
                    assert all(say(message, language).strip() for language in LANGUAGES)
    assert len(asked) > 20
    assert asked <= QUESTIONS.keys()


def test_every_step_has_words_and_every_card_too() -> None:
    assert set(WORDS) == {step.number for step in STEPS}
    assert {step for step in STEPS if step.decides} == set(QUESTIONS)
    assert [words.card for words in CARD_WORDS] == list(range(c.CARDS))


def test_everything_that_the_engine_tells_has_a_sentence() -> None:
    engine = TEXTS.parent / "engine"
    source = "".join(file.read_text(encoding="utf-8") for file in sorted(engine.rglob("*.py")))
    told = set(re.findall(r'\btell\(\s*[^,]+,\s*"([a-z-]+)"', source))
    private = set(re.findall(r'\btell_privately\(\s*[^,]+,\s*"([a-z-]+)"', source))
    text = (TEXTS / "en.ftl").read_text(encoding="utf-8")
    there = set(re.findall(r"^monuments-log-([a-z-]+) =", text, re.MULTILINE))
    assert len(told) > 25
    assert there == told | private | {f"{sentence}-own" for sentence in private}


def test_sentences_about_players_speak_to_them_too() -> None:
    """Whoever reads about himself is called "you"."""
    for language in LANGUAGES:
        text = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
        entries = re.findall(r"^monuments-log-[a-z-]+ =(?:.*\n(?:[ }].*\n)*)", text, re.MULTILINE)
        assert len(entries) > 30
        for entry in entries:
            assert "{ $player }" not in entry or ".you-are-player =" in entry, entry


def test_score_sheet_and_options_have_names() -> None:
    choices = {
        "start_player": ["random", "1", "2", "3", "4"],
        "civ_assignment": ["choose", "random"],
        "ability_deal": ["random", "by_civ", "none"],
        "first_turn_restriction": ["true", "false"],
        "weapons_need_permit": ["true", "false"],
        "dice_cap": ["0"],
        "supply_limits": ["hard", "unlimited"],
        "retreat_split": ["unit", "domain"],
        "trade_needs_worker": ["true", "false"],
        "quest_returns": ["bottom", "removed"],
        "quest_history": ["game", "received"],
        "unlock_per_layer": [],
        "round_limit": ["0"],
    }
    for language in LANGUAGES:
        assert all(say(Message(f"monuments-category-{category}"), language) for category in CATEGORIES)
        for option, values in choices.items():
            assert say(Message(f"monuments-option-{option}"), language)
            assert all(say(Message(f"monuments-option-{option}-{value}"), language) for value in values)


# -- labels ------------------------------------------------------------------------------------------


def test_the_turn_begins_with_cards_and_their_prices() -> None:
    table = Table().units(0, "1301", "worker").units(0, "1302", "worker").units(0, "1202", "worker", "worker")
    table.tokens("1301", wood=2).tokens("1302", sheep=3).played(0, "trade", "quest")
    said = table.labels()
    assert table.question() == "Play a card, or take your played cards back."
    assert said["play monument"] == "Build layer 1: 1 wood and 1 sheep, sacrificing 1 worker"
    assert said["play produce"] == "Play Production"
    assert said["rest"] == "Take back your 2 played cards"
    assert table.labels("hu")["play produce"] == "Termelés kijátszása"


def test_upgrades_and_buildings_show_prices_and_discounts() -> None:
    table = Table().units(0, "1301", "worker").tokens("1301", wood=3, sheep=2).green(0, "upgrade", "build")
    upgrade = (
        Table()
        .units(0, "1301", "worker")
        .tokens("1301", wood=3, sheep=2)
        .green(0, "upgrade")
        .do("play upgrade")
    )
    assert upgrade.labels()["upgrade produce"] == "Upgrade Production: 2 sheep (1 less)"
    said = table.do("play build").labels()
    assert said["build factory 1301"] == "Build a factory in forest 1301: 2 sheep (1 less)"
    assert said["build ferry 1301-1401"] == "Build a ferry at forest 1301, towards sea 1401: 1 wood"
    assert table.labels("hu")["build fort 1301"] == (
        "Erődöt építek itt: erdő (1301), ár: 1 fa és 1 fém (ebből 1 elengedve)"
    )


def test_production_shows_what_each_hex_gives() -> None:
    table = Table().units(0, "1301", "worker", "worker").units(0, "1302", "worker").tokens("1302", sheep=1)
    table.buildings(0, "1302", "factory")
    said = table.do("play produce").labels()
    assert table.question() == "Where do you produce? Up to 2 hexes to go."
    assert said["at 1301"] == "forest 1301: 2 wood"
    assert said["at 1302"] == "pasture 1302: 3 sheep"
    assert table.do("at 1302").log()[-1] == "Player 1 produces 3 sheep in pasture 1302."
    assert table.log("hu")[-1] == "1. játékos termel 3 juhot itt: legelő (1302)."


def test_steps_show_what_is_carried() -> None:
    table = Table().units(0, "1301", "worker").tokens("1301", wood=1)
    table.do("play move", "move 1301 worker")
    assert table.question() == "You move a worker from forest 1301. Where to? 1 step left."
    said = table.labels()
    assert said["walk 1302"] == "To pasture 1302"
    assert said["walk 1302 wood"] == "To pasture 1302 with 1 wood"
    assert table.do("walk 1302 wood").log()[-1] == "Player 1 moves a worker to pasture 1302 with 1 wood."


def test_ferries_are_told_apart() -> None:
    table = Table().units(0, "1302", "worker", "worker").tokens("1302", sheep=1)
    table.ferry("1402", "1302").do("play move", "move 1302 worker")
    said = table.labels()
    assert said["board ferry 1"] == "Board ferry 1 and push off"
    assert said["board ferry 1 sheep wait"] == "Board ferry 1 with 1 sheep and wait for a companion"
    table.do("board ferry 1 sheep wait")
    assert table.question() == "Somebody waits aboard ferry 1. Who comes along?"
    assert table.log()[-1] == "Player 1 puts a worker from pasture 1302 aboard a ferry, with 1 sheep."


def test_payments_show_places() -> None:
    table = Table().units(0, "1301", "worker").units(0, "1302", "worker")
    table.tokens("1301", wood=1, sheep=1).tokens("1302", sheep=2).do("play upgrade", "upgrade produce")
    assert table.question() == "Pay 2 sheep: from where?"
    assert table.labels()["spend 1302 2 sheep"] == "2 sheep from pasture 1302"
    table.do("spend 1302 2 sheep")
    assert table.log()[-3:-1] == ["Player 1 pays 2 sheep from pasture 1302.", "Player 1 upgrades Production."]


@pytest.mark.rule("MS-SPD-04")
def test_a_discount_asks_what_is_left_out() -> None:
    table = Table().units(0, "1301", "worker").tokens("1301", wood=1, metal=1).green(0, "build")
    table.do("play build", "build fort 1301")
    assert table.question() == "The price is 1 wood and 1 metal, and you pay 1 less. What do you leave out?"
    assert table.labels()["kind wood"] == "Leave out 1 wood"


def test_bonuses_and_options_say_what_they_do() -> None:
    table = Table().units(0, "1301", "worker").asks(WHICH_COMMON, 1)
    assert table.labels()["bonus roads"] == "Roads: Your workers move 1 hex further."
    table.look.deck[0] = table.s.box.deck_ids.index("masons")
    personal = table.asks(WHICH_OPTION, 0)
    assert list(personal.labels().values()) == [
        "Gain 2 workers, then build a bridge for free.",
        "Gain 2 wood and 1 metal.",
        "Gain 1 worker, then build a fort for free, then unlock 1 piece of your choice.",
    ]
    personal.do("option 2")
    assert "Player 1 takes this from the personal card: Gain 2 wood and 1 metal." in personal.log()


def test_quests_show_goals_and_worth() -> None:
    table = Table()
    table.look.drawn = [table.s.box.quest_ids.index(quest) for quest in ("qa06", "qa01")]
    said = table.asks(KEEP_QUESTS).labels()
    goals = "have 2 factories; control 6 resources"
    assert said["keep qa06"] == f"Keep Two chimneys: {goals} (+2, unfinished \N{MINUS SIGN}1)"
    assert said["keep qa01"] == "Keep Elbow room: control 6 land hexes (+1)"


@pytest.mark.rule("MS-QST-03")
def test_kept_quests_are_named_to_their_owner_only() -> None:
    table = Table()
    table.look.drawn = [table.s.box.quest_ids.index(quest) for quest in ("qa06", "qa01")]
    table.asks(KEEP_QUESTS).do("keep qa06")
    event = table.events[-1]
    assert say(event.told_to(1)) == "Player 1 keeps a quest."
    assert say(event.told_to(0)) == "Player 1 keeps the quest Two chimneys."


# -- battles -----------------------------------------------------------------------------------------


def battle() -> Table:
    """Two armies and a worker of Greece in 1202 against an army, a worker and a fort of Egypt in 1302."""
    table = Table().units(0, "1202", "army", "army", "worker").units(1, "1302", "army", "worker")
    return table.buildings(1, "1302", "fort").do("play attack")


def test_attacks_show_both_powers_before_the_dice() -> None:
    table = battle()
    assert table.labels()["attack 1302"] == "Attack pasture 1302 of Player 2: defended with power 5"
    table.do("attack 1302")
    assert table.question() == "Who attacks pasture 1302?"
    assert table.labels()["send 1202 army"] == "Send an army from field 1202: power 3"
    table.do("send 1202 army", "send 1202 army")
    assert table.labels()["done"] == "Attack with 6 against 5"
    table.do("done")
    told = next(text for text in table.log() if "attacks" in text)
    assert re.fullmatch(
        r"Player 1 attacks pasture 1302 of Player 2: power 6 against 5, dice \d+ to \d+\. .+\.", told
    )


def test_losses_show_their_power() -> None:
    table = battle()
    s, look = table.s, table.look
    look.target, look.defender, look.damage = table.hex("1302"), 1, 2
    look.force = [c.figure_in(table.hex("1202"), c.ARMY)] * 2
    LOSE.push(s, 1, attacker=False)
    s.to_move = 1
    assert table.question() == "You take 2 damage in pasture 1302. What do you lose?"
    assert table.labels() == {
        "lose 1302 army": "Lose an army from pasture 1302: power 3",
        "lose fort": "Let a fort be damaged: power 2",
    }
    table.do("lose fort")
    assert "Player 2 has a fort damaged in pasture 1302." in table.log()


# -- what a move is about ----------------------------------------------------------------------------


def test_moves_point_at_what_a_person_would_click() -> None:
    table = Table().units(0, "1301", "worker").tokens("1301", wood=2, metal=1).ferry("1401", "1301")
    pointed = {}
    for card in ("build", "move"):
        trial = Table().units(0, "1301", "worker").tokens("1301", wood=2, metal=1).ferry("1401", "1301")
        trial.do(f"play {card}")
        for text, move in zip(trial.labels(), trial.s.moves(), strict=True):
            pointed[text] = game().about(trial.s, move)
    assert pointed["build fort 1301"] == ["hex:1301", "building:1301:fort", "piece:fort"]
    assert pointed["build ferry 1301-1401"] == ["coast:1301-1401", "hex:1301", "piece:ferry"]
    assert pointed["move 1301 worker"] == ["unit:1301:worker", "hex:1301"]
    assert pointed["move ferry 1"] == ["ferry:1", "coast:1301-1401", "hex:1401"]
    assert game().about(table.s, make_move(PLAY, c.BUILD)) == ["card:build"]


# -- the text view -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_view_fits_a_terminal_and_has_everything(language: str) -> None:
    called = names(content())
    for number, s in enumerate(random_game(3, 5)):
        if number % 300 == 0 or not s.depth():
            for seat in (NOBODY, 0):
                text = show(called, view(s, seat), catalogue(), language)
                assert max(len(line) for line in text.splitlines()) <= 100
                assert all(name in text for name in ("1201#", "0308#"))


def test_the_text_view_hides_quests_of_others() -> None:
    table = Table().holds(0, "qa06").holds(1, "qa01")
    text = show(names(content()), view(table.s, 0), catalogue(), "en")
    assert "Two chimneys" in text
    assert "Elbow room" not in text
