"""What people see and are told of Continuous play."""

from __future__ import annotations

import pytest

from tests.games.monumental.modules.rotating import (
    GAME,
    PASS,
    all_pass,
    everybody_activates,
    opening,
    rotation,
    shown,
    whole,
)
from trilithon.kernel.messages import catalogue

TEXTS = catalogue(GAME)


def question(play: object, language: str) -> str:
    return TEXTS.render(GAME.question(play.state), language)  # type: ignore[attr-defined]


def test_without_the_option_nothing_of_it_is_there() -> None:
    s = GAME.start(GAME.setup(2), 1)
    assert "rotation" not in GAME.view(s, 0)
    assert not {"passed", "crossing_chosen", "slot_action"} & set(s.layout.by_name)
    assert (s.setup.rows, s.setup.width, s.setup.quota) == (2, 3, 0)


@pytest.mark.rule("MO-CONT-01", "MO-CONT-02", "MO-CONT-16")
def test_options_are_off_and_have_defaults() -> None:
    options = {option.id: option for option in GAME.options}
    assert [options[name].default for name in ("continuous", "cont_activation", "cont_display")] == [
        False,
        "in_order",
        "wide",
    ]
    assert [options[name].rule for name in ("continuous", "cont_activation", "cont_display")] == [
        "MO-CONT-01",
        "MO-CONT-02",
        "MO-CONT-16",
    ]


def test_the_view_says_whose_slot_it_is_and_who_has_passed() -> None:
    play = rotation(3).display("granary").goods(1, production=3).play().do(PASS)
    seen = shown(play)
    assert seen == {
        "phase": "actions",
        "holder": 0,
        "order": [0, 1, 2],
        "passed": [0],
        "taken": 0,
        "quota": 4,
        "last_round": False,
        "used_explorers": {"0": [], "1": [], "2": []},
        "chosen": [],
        "own_choice": None,
        "slot": None,
    }
    play.do("buy 1 granary")
    assert (shown(play)["slot"], shown(play)["taken"]) == ("buy", 1)
    assert GAME.view(play.state, 0)["turn"]["active"] == 1


def test_the_question_says_that_there_is_one_action() -> None:
    play = rotation().display("granary").goods(0, production=3).play()
    assert question(play, "en") == "Take one action, or pass: then you take no more in this round."
    assert "passzolj" in question(play, "hu")
    play.do("buy 1 granary")
    assert "end your slot" in question(play, "en")
    assert "fejezd be" in question(play, "hu")


def test_who_passes_with_something_left_is_told_what() -> None:
    play = rotation().goods(0, production=3, gold=1).play()
    s = play.state
    moves = dict(zip(play.legal, s.moves(), strict=True))
    (loss,) = GAME.losses(s, moves[PASS])
    assert "3 Production" in TEXTS.render(loss, "en")
    assert GAME.losses(rotation().play().state, moves[PASS]) == []
    assert GAME.about(s, moves[PASS]) == ["end"]


def test_the_end_of_a_slot_loses_nothing() -> None:
    play = rotation().display("granary").goods(0, production=6).play().do("buy 1 granary")
    (move,) = play.state.moves()
    assert GAME.losses(play.state, move) == []


def test_whoever_waits_to_activate_sees_what_rows_and_columns_would_bring() -> None:
    play = opening().city(1, a1="work_camp", a2="work_camp").city(0, b2="fort").play()
    coming = GAME.view(play.state, 1)["next_crossings"]
    assert coming["a1"]["goods"] == {"production": 2}
    assert GAME.view(play.state, 0)["next_crossings"] is None
    play.do("activate b2", "activate a1")
    assert GAME.view(play.state, 1)["next_crossings"] is None, "its City is active now"


def test_a_terminal_shows_the_rotation() -> None:
    play = rotation().play().do(PASS)
    for language, words in (("en", ["Passed", "at least 4"]), ("hu", ["Passzolt", "legalább 4"])):
        text = GAME.show(play.state, 0, language)
        assert all(word in text for word in words)


def test_the_log_tells_of_rounds_passes_and_the_last_card() -> None:
    play = (
        rotation().display(*["granary", "irrigation", "writing", "currency"]).exact_future("sailing").play()
    )
    all_pass(play)
    assert [text for text in play.told if text in ("passed", "round", "last-card-of-rounds")] == [
        "passed",
        "passed",
        "last-card-of-rounds",
        "round",
    ]


def test_a_position_with_two_in_one_slot_is_refused() -> None:
    play = everybody_activates(whole())
    saved = GAME.dump(play.state)
    saved["table"]["slot_explorer"] = 1
    with pytest.raises(Exception, match="no step has been taken"):
        GAME.load(saved)
    assert GAME.load(GAME.dump(play.state)).fingerprint() == play.state.fingerprint()


def test_all_choose_in_secret_in_a_saved_position_too() -> None:
    play = whole(3, cont_activation="simultaneous").do("choose-cross b2", forced=False)
    saved = GAME.dump(play.state)
    loaded = GAME.load(saved)
    assert loaded.deciding() == [1, 2]
    assert loaded.fingerprint() == play.state.fingerprint()
    saved["players"][1]["crossing_chosen"] = "a1"
    with pytest.raises(Exception, match="crossing_chosen"):
        GAME.load(saved)
