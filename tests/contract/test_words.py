"""What people are told about questions: each names the rule that it comes from, and the rule is in the book."""

from __future__ import annotations

from typing import Any, cast

from tests.contract.test_texts import RULEBOOKS
from trilithon.kernel.game import Game
from trilithon.kernel.stepped import SteppedGame


def test_every_question_names_a_rule_that_exists(game: Game) -> None:
    stepped = cast("SteppedGame[Any]", game)
    rulebook = RULEBOOKS / f"{game.id}.md"
    if not rulebook.exists():
        return  # the little game of the kernel's tests has none
    rules = rulebook.read_text(encoding="utf-8")
    for words in stepped.words.values():
        if words.step.decides:
            assert f"**{words.rule}**" in rules, f"{words.step.name}: no rule {words.rule} in {rulebook.name}"
    assert f"**{stepped.over[1]}**" in rules
