"""Moves can be written and read, everything can be said in every language, and a refusal gives its rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.contract.playing import cases, decisions, finished, sampled, viewers
from trilithon.kernel.engine.events import Event, Message
from trilithon.kernel.errors import MoveError
from trilithon.kernel.game import Game
from trilithon.kernel.messages import Catalogue, catalogue, from_json, to_json
from trilithon.kernel.options import write_value

RULEBOOKS = Path(__file__).resolve().parents[2] / "docs" / "rules"


class Speaker:
    """Says every message in every language once."""

    def __init__(self, game: Game) -> None:
        self.catalogue: Catalogue = catalogue(game)
        self.said: set[str] = set()

    def say(self, message: Message) -> None:
        if repr(message) not in self.said:
            self.said.add(repr(message))
            for language in self.catalogue.languages:
                assert self.catalogue.render(message, language).strip()
            assert from_json(to_json(message)) == message


def test_every_language_says_the_same(game: Game) -> None:
    texts = catalogue(game)
    assert {"en", "hu"} <= set(texts.languages)
    assert texts.missing() == []


def test_everything_that_a_lobby_shows_has_a_text(game: Game) -> None:
    speaker = Speaker(game)
    speaker.say(Message(f"{game.id}-name"))
    for category in game.categories:
        speaker.say(Message(f"{game.id}-category-{category}"))
    for option in game.options:
        speaker.say(Message(f"{game.id}-option-{option.id}"))
        for choice in option.choices:
            if not write_value(choice).isdecimal():
                speaker.say(Message(f"{game.id}-option-{option.id}-{write_value(choice)}"))


def test_cards_and_tiles_say_what_they_do(game: Game) -> None:
    speaker = Speaker(game)
    for name, sentences in game.glossary().items():
        assert sentences, name
        for sentence in sentences:
            speaker.say(sentence)


def test_everything_that_happens_can_be_told(game: Game) -> None:
    speaker = Speaker(game)
    for case in cases(game, 0.04):
        events: list[Event] = []
        for state in decisions(game, case):
            state.events = events
        for event in events:
            for seat in range(-1, case.setup.seats):
                speaker.say(event.told_to(seat))
    assert speaker.said


def test_every_move_has_a_notation_of_its_own(game: Game) -> None:
    for case in cases(game, 0.03):
        for state in decisions(game, case):
            moves = state.moves()
            texts = [game.write(state, move) for move in moves]
            assert len(set(texts)) == len(texts), f"{case}: {texts}"
            for text in texts:
                assert re.fullmatch(r"[^\s(#]\S*( \S+)*", text), f"{case}: {text!r} would spoil a record"
        for state in sampled(game, case, 20):
            for move in state.moves():
                assert game.read(state, game.write(state, move)) == move, case
                assert game.read(state, f"  {game.write(state, move)} ") == move, case


def test_nonsense_is_answered_with_what_is_legal(game: Game) -> None:
    for case in cases(game, 0.01):
        for state in sampled(game, case, 5):
            for nonsense in ("", "xyzzy", "9" * 30, "((", "\n", game.write(state, state.moves()[0]) + "x"):
                with pytest.raises(MoveError, match=re.escape(game.write(state, state.moves()[0]))):
                    game.read(state, nonsense)
        with pytest.raises(MoveError, match="over"):
            game.read(finished(game, case), "xyzzy")


def test_every_move_has_a_label_and_is_about_something(game: Game) -> None:
    speaker = Speaker(game)
    for case in cases(game, 0.05):
        for state in sampled(game, case, 50):
            speaker.say(game.question(state))
            targets = game.targets(state)
            assert len(set(targets)) == len(targets), case
            for move in state.moves():
                speaker.say(game.label(state, move))
                about = game.about(state, move)
                assert about, f"{case}: {game.write(state, move)} is about nothing"
                assert set(about) <= set(targets), f"{case}: {game.write(state, move)}"


def test_what_cannot_be_done_says_why_and_by_which_rule(game: Game) -> None:
    speaker = Speaker(game)
    rulebook = RULEBOOKS / f"{game.id}.md"
    rules = rulebook.read_text(encoding="utf-8") if rulebook.exists() else None
    for case in cases(game, 0.03):
        for state in sampled(game, case, 4):
            possible = {target for move in state.moves() for target in game.about(state, move)}
            for target in game.targets(state):
                refusal = game.why_not(state, target)
                assert (refusal is None) == (target in possible), f"{case}: {target}: {refusal}"
                if refusal is not None:
                    speaker.say(refusal.message)
                    assert refusal.rule
                    assert rules is None or refusal.rule in rules, (
                        f"no rule {refusal.rule} in {rulebook.name}"
                    )
            with pytest.raises(MoveError):
                game.why_not(state, "no-such-thing:1")


def test_a_terminal_can_show_it(game: Game) -> None:
    for case in cases(game, 0.006):
        for state in [*(state.copy() for state in sampled(game, case, 5)), finished(game, case)]:
            for language in catalogue(game).languages:
                for seat in viewers(state):
                    assert game.show(state, seat, language).strip()
