"""What Monumental says: questions, answers and the log, in both languages; the text view."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.monumental.contents import LANGUAGES, TEXTS, box, catalogue
from tests.games.monumental.scenario import Play, Scenario
from tests.games.monumental.starting import asking, random_game
from trilithon.games import find
from trilithon.games.monumental.engine.actions.table import ACTIONS
from trilithon.games.monumental.engine.steps.archive import ARCHIVE
from trilithon.games.monumental.engine.steps.convert import CONVERT
from trilithon.games.monumental.engine.steps.copy import COPY
from trilithon.games.monumental.engine.steps.destroy import DESTROY
from trilithon.games.monumental.engine.steps.discard import DISCARD
from trilithon.games.monumental.engine.steps.extra_space import EXTRA_SPACE
from trilithon.games.monumental.engine.steps.free_step import FREE_STEP
from trilithon.games.monumental.engine.steps.repeat_one_off import REPEAT_ONE_OFF
from trilithon.games.monumental.engine.steps.section import SECTION
from trilithon.games.monumental.engine.steps.take import TAKE
from trilithon.games.monumental.engine.steps.unit_move import UNIT_MOVE
from trilithon.games.monumental.glossary import names
from trilithon.games.monumental.names import CATEGORIES
from trilithon.games.monumental.show import show
from trilithon.games.monumental.view import view
from trilithon.games.monumental.words.parts import gains_of
from trilithon.games.monumental.words.table import ACTION_WORDS
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.engine.events import Event, Message
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.messages import text_folders

GAME = find("monumental")


def say(message: Message, language: str = "en") -> str:
    return catalogue().render(message, language)


def labels(play: Play, language: str = "en") -> dict[str, str]:
    """What the buttons say, by notation."""
    s = play.state
    return dict(zip(play.legal, (say(GAME.label(s, move), language) for move in s.moves()), strict=True))


def log(play: Play, language: str = "en") -> list[str]:
    return [say(event.message, language) for event in play.events]


# -- everything can be said --------------------------------------------------------------------------


def test_both_languages_say_the_same() -> None:
    assert catalogue().missing() == []


def test_everything_in_random_games_can_be_said_and_pointed_at() -> None:
    asked, said = set(), set()
    for seed in range(5):
        events: list[Event] = []
        for s in random_game(2 + seed % 3, seed, events):
            things = GAME.targets(s)
            assert len(set(things)) == len(things)
            messages = [GAME.question(s), *(GAME.label(s, move) for move in s.moves())]
            for move in s.moves():
                assert set(GAME.about(s, move)) <= set(things)
                assert GAME.about(s, move)
            if s.depth():
                asked.add(s.step().name)
            while events:
                event = events.pop()
                messages += [event.told_to(seat) for seat in (NOBODY, event.seat)]
            for message in messages:
                if repr(message) not in said:
                    said.add(repr(message))
                    assert all(say(message, language).strip() for language in LANGUAGES)
    assert len(asked) > 20


def test_every_action_has_words() -> None:
    assert {action.name: action for action in ACTIONS} == {
        name: words.action for name, words in ACTION_WORDS.items()
    }


def test_no_two_answers_say_the_same() -> None:
    for seed in range(3):
        for number, s in enumerate(random_game(2 + seed, seed)):
            if number % 5 == 0:
                # of drawn cards two may be equal
                moves = [move for move in s.moves() if not GAME.write(s, move).startswith("draw ")]
                said = [say(GAME.label(s, move)) for move in moves]
                assert len(set(said)) == len(said), said


def test_score_sheet_and_options_have_names() -> None:
    for category in CATEGORIES:
        assert say(Message(f"monumental-category-{category}"))
    for ids in ("none", "1", "2", "3", "12", "13", "23", "123"):
        assert say(Message(f"monumental-option-alt_wonders-{ids}"), "hu")


# -- labels ------------------------------------------------------------------------------------------


def test_purchases_show_price_and_the_gold_they_need() -> None:
    play = (
        Scenario()
        .goods(0, production=2, gold=5, science=2)
        .display("granary", "stonehenge", "irrigation")
        .play()
    )
    said = labels(play)
    assert said["buy 1 granary"] == "Buy Granary: 3 Production (1 or more of it in Gold)"
    assert said["buy 2 stonehenge"].startswith("Begin Stonehenge: ")
    assert said["buy 3 irrigation"] == "Buy Irrigation: 2 Science"
    assert said["end"] == "End your actions"
    assert labels(play, "hu")["buy 3 irrigation"] == "Öntözés megvétele: 2 tudomány"


def test_payments_show_their_split() -> None:
    play = Scenario().goods(0, production=3, gold=2).display("granary").play().do("buy 1 granary")
    assert say(GAME.question(play.state)) == "Pay 3 Production: how much of it in Gold?"
    assert list(labels(play).values()) == ["3 Production", "2 Production + 1 Gold", "1 Production + 2 Gold"]


@pytest.mark.rule("MO-RES-15")
def test_restricted_military_is_named_in_the_payment() -> None:
    play = Scenario().goods(0, feud=1, military=2, gold=1).play().do("conquer b0", "with warlord")
    assert play.asked == "pay"
    assert "1 Military against Barbarians + 1 Military" in labels(play).values()


def test_conquests_show_units_and_price() -> None:
    play = Scenario().goods(0, military=5, science=3, production=3).play()
    said = labels(play)
    assert said["conquer b0"] == "Conquer b0: 2 Units, 2 Military"
    assert said["conquer a1"] == "Conquer a1: 1 Unit, 1 Military"


@pytest.mark.rule("MO-CONQ-22")
def test_a_reduction_that_can_be_shared_out_is_shown_apart() -> None:
    scenario = Scenario(civilizations=["japan"]).goods(0, military=5, science=5, production=5)
    play = scenario.units(0, "a1", 1).policies(0, "diplomacy").play()
    assert labels(play)["conquer b1"].endswith("(2 less)")
    expansion = Scenario(civilizations=["egypt"]).goods(0, military=5).policies(0, "expansion").play()
    assert labels(expansion)["conquer b0"] == "Conquer b0: 2 Units, 1 Military"


def test_effects_say_what_they_do() -> None:
    play = Scenario().goods(0, military=1).active(0, a1="forum").play()
    assert (
        labels(play)["use a1 forum"] == "Use Forum: spend 1 basic resource: gain 2 different basic resources"
    )


def test_a_cross_shows_what_it_gives() -> None:
    scenario = Scenario().city(0, a1="work_camp", a2="work_camp", b2="fort", c3="library").turn(0, phase=1)
    said = labels(scenario.play())
    assert said["activate a1"] == "Row A, column 1: 2 Production"
    assert said["activate b2"] == "Row B, column 2: 1 Production and 1 Military"
    assert said["activate b1"] == "Row B, column 1: 1 Production and 1 Military"
    assert said["activate c1"] == "Row C, column 1: 1 Production and 1 Science"


def test_benefits_are_told_apart() -> None:
    play = Scenario().goods(0, military=1).play()
    play.do("conquer a1", "without warlord")
    assert play.asked == "benefit"
    first, second = labels(play).values()
    assert first != second
    assert GAME.about(play.state, play.state.moves()[1]) == ["token:1"]


@pytest.mark.parametrize(
    ("step", "fields", "asked", "answer"),
    [
        (COPY, {"opponents": 0}, "Which card of your City or which of your Policies", "Copy Fort (a1)"),
        (COPY, {"opponents": 0}, "Which card of your City", "Copy Guilds"),
        (COPY, {"opponents": 1}, "Which card of another player", "Copy Library (b2) of Player 2"),
        (EXTRA_SPACE, {"n": 1}, "Which space of your City", "Activate a1: 1 Military"),
        (TAKE, {"kinds": 1, "basic": 0, "most": 20}, "Which card do you take?", "Take Granary"),
        (TAKE, {"kinds": 1, "basic": 1, "most": 20}, "Which card do you take?", "Take Workshop"),
        (SECTION, {}, "Which Wonder section", "Complete Stonehenge at no cost"),
        (FREE_STEP, {"n": 2}, "Where do your Explorers go? 2 free steps", "Explorer 1 to b0"),
        (UNIT_MOVE, {"n": 1}, "Which Unit moves", "Move a Soldier from b0"),
        (DESTROY, {"n": 1}, "Which Unit do you send home?", "The Warlord of Player 2 on c0"),
        (REPEAT_ONE_OFF, {}, "Which one-off effect", "Guilds: gain 1 Production and 1 Science"),
        (ARCHIVE, {"n": 1, "kinds": 7, "code": 0}, "Which card do you archive?", "Archive Fort (a1)"),
        (
            DISCARD,
            {"n": 2, "kinds": 7, "code": 0},
            "Which cards do you discard? Up to 2",
            "Discard Fort (a1)",
        ),
        (CONVERT, {"n": 1, "begun": 0}, "Which resource do you change", "1 Gold into 1 Science"),
    ],
)
def test_questions_of_effects(step: Step[Any], fields: dict[str, int], asked: str, answer: str) -> None:
    scenario = Scenario(civilizations=["egypt", "greece"]).goods(0, gold=1).policies(0, "guilds")
    scenario.city(0, a1="fort").city(1, b2="library").display("granary", "great_pyramid").work(
        0, "stonehenge"
    )
    scenario.units(0, "b0", 2).units(0, "b1", 1).units(1, "c0", 0, warlord=True)
    play = asking(scenario, step, **fields)
    assert say(GAME.question(play.state)).startswith(asked)
    assert answer in labels(play).values()


# -- what a move is about ----------------------------------------------------------------------------


def test_two_explorers_that_are_the_same_are_both_lit() -> None:
    play = Scenario().goods(0, military=1).play()
    step = next(
        move for move, text in zip(play.state.moves(), play.legal, strict=True) if text == "explorer 1 a1"
    )
    assert GAME.about(play.state, step) == ["explorer:1", "explorer:2", "tile:a1"]
    apart = Scenario().goods(0, military=1).explorers(0, "a1", "b0").play()
    step = next(
        move for move, text in zip(apart.state.moves(), apart.legal, strict=True) if text == "explorer 2 a1"
    )
    assert GAME.about(apart.state, step) == ["explorer:2", "tile:a1"]


def test_a_space_is_lit_with_its_knowledge() -> None:
    scenario = Scenario().city(0, a1=("work_camp", "irrigation")).turn(0, phase=1)
    s = scenario.play().state
    assert GAME.about(s, s.moves()[0]) == ["city:0:a1", "city:0:a1-under"]
    assert "city:0:a2-under" not in GAME.targets(s)


# -- the log -----------------------------------------------------------------------------------------


def test_a_purchase_is_one_line_with_its_price() -> None:
    play = Scenario().goods(0, production=2, gold=1).display("granary").play().do("buy 1 granary")
    assert log(play) == ["Player 1 acquires Granary for 2 Production and 1 Gold."]
    assert log(play, "hu") == ["1. játékos lapot szerez: Magtár (ára 2 termelés és 1 arany)."]


@pytest.mark.rule("MO-CONQ-16")
def test_a_conquest_tells_units_price_and_whose_it_was() -> None:
    scenario = Scenario().goods(0, military=9, science=3, production=3).units(1, "c0", 1).units(0, "b0", 2)
    play = scenario.play().do("conquer c0", "with warlord", "from a0")
    assert log(play)[0] == "Player 1 conquers c0 from Player 2 with 2 Units for 2 Military."
    play.do("done", "conquer a1", "without warlord", "from a0")
    assert "Player 1 conquers the Barbarian Province a1 with 1 Unit for 1 Military." in log(play)


def test_several_payments_of_one_price_are_one_line() -> None:
    play = Scenario().goods(0, military=1, science=3, production=3).units(0, "a1", 1).play()
    play.do("conquer b1", "without warlord")
    told = next(line for line in log(play) if "b1" in line)
    assert told.startswith("Player 1 conquers the Free City b1 with 1 Unit for ")
    assert "1 Military" in told
    assert ("Science" in told) or ("Production" in told)
    assert not any(line.startswith("Player 1 pays") for line in log(play))


def test_an_effect_tells_what_was_spent() -> None:
    play = Scenario().goods(0, military=1, gold=1).active(0, a1="forum").play()
    play.do("use a1 forum", "spend military", "receive production", "receive science")
    assert log(play)[:2] == ["Player 1 uses Forum.", "Player 1 pays 1 Military."]
    assert log(play)[2:] == ["Player 1 gains 1 Production and 1 Science."]


@pytest.mark.rule("MO-EXPL-06")
def test_only_its_owner_reads_which_market_token_was_kept() -> None:
    scenario = Scenario(markets=["samarkand", "palmyra"]).explorers(0, "b1", "a0")
    play = scenario.play()
    play.do("look 1")
    play.do(play.legal[0])
    event = next(event for event in play.events if event.message.id.endswith("took-token"))
    assert say(event.told_to(1)) == say(event.told_to(NOBODY)) == "Player 1 takes a token of Samarkand."
    assert say(event.told_to(0)).startswith("Player 1 takes a token of Samarkand: ")


def test_all_goods_of_a_market_token_are_told() -> None:
    s = Scenario().play().state
    codes = [int(code) for code in s.box.bargain_code]
    mixed = next(token for token, code in enumerate(codes) if len(gains_of(s, code)) > 1)
    market = next(at for at in range(s.box.markets) if mixed < s.box.bargain_end[at])
    name, token, other = s.box.market_ids[market], s.box.bargain_ids[mixed], s.box.bargain_ids[mixed - 1]
    scenario = Scenario(markets=[name, next(other for other in s.box.market_ids if other != name)])
    play = scenario.stack(name, token, other).explorers(0, "b1", "a0").play()
    play.do("look 1", f"keep {token}")
    event = next(event for event in play.events if event.message.id.endswith("took-token"))
    assert " and " in say(event.told_to(0))


def test_sentences_about_a_reader_have_a_second_form() -> None:
    """Whoever reads about themselves reads 'you': the argument is named in the attribute. Nobody reads as an Automa."""
    for file in [folder / f"{language}.ftl" for folder in text_folders(TEXTS) for language in LANGUAGES]:
        text = file.read_text(encoding="utf-8")
        entries = [entry.partition("\n\n")[0] for entry in text.split("\nmonumental-log-")[1:]]
        for entry in entries:
            if "{ $player }" in entry and not entry.startswith("automa-"):
                assert ".you-are-player" in entry, entry
            if "{ $loser }" in entry:
                assert ".you-are-loser" in entry


# -- the text view -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_view_fits_into_100_columns(language: str) -> None:
    called = names(box())
    for seed in range(4):
        for number, s in enumerate(random_game(2 + seed % 3, seed)):
            if number % 60 == 0 or not s.depth():
                for seat in (0, NOBODY):
                    lines = show(called, view(s, seat), catalogue(), language).split("\n")
                    assert max(len(line) for line in lines) <= 100


def test_the_text_view_shows_map_city_and_display() -> None:
    scenario = Scenario().goods(0, gold=3).units(0, "b0", 2, warlord=True).outpost(0, "a1")
    scenario.city(0, a1=("work_camp", "irrigation")).active(0, b2="fort").display("granary")
    text = show(names(box()), view(scenario.play().state, 0), catalogue(), "en")
    for part in (
        "A2!",
        "A#",
        "<2>",
        "c2 ~~~",
        " Work Camp",
        "+  Irrigation",
        "*Fort",
        "1 Granary (3)",
        "3 Gold",
    ):
        assert part in text, part
