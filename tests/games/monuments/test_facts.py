"""What a page is told of limits and worths."""

from __future__ import annotations

from tests.games.monuments.contents import content, game
from trilithon.games.monuments.glossary import common_text


def test_quests_tell_their_worth_and_bonuses_their_limit() -> None:
    facts = game().facts()
    assert {
        quest.id: {"points": quest.points(), "penalty": quest.penalty()} for quest in content().quest
    } == (facts["quests"])
    for bonus in content().common:
        told = facts["commons"][bonus.id]
        assert told == {"limit": bonus.limit, "texts": len(common_text(bonus))}
        assert game().glossary()[f"common:{bonus.id}"][: told["texts"]] == common_text(bonus)
