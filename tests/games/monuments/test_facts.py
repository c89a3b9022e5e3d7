"""What a page is told of prices, limits and worths."""

from __future__ import annotations

from pathlib import Path

from tests.games.monuments.contents import content, game
from trilithon.games.monuments.game import Monuments
from trilithon.games.monuments.glossary import common_text
from trilithon.games.monuments.schema import PRICED


def test_all_that_can_be_made_has_its_price() -> None:
    prices = game().facts()["prices"]
    assert prices.keys() == {*PRICED, "workshop", "farm"}
    for price in content().price:
        assert sum(prices[price.id].values()) == price.cost.total()


def test_quests_tell_their_worth_and_bonuses_their_limit() -> None:
    facts = game().facts()
    assert {
        quest.id: {"points": quest.points(), "penalty": quest.penalty()} for quest in content().quest
    } == (facts["quests"])
    for bonus in content().common:
        told = facts["commons"][bonus.id]
        assert told == {"same": bonus.same, "limit": bonus.limit, "texts": len(common_text(bonus))}
        assert game().glossary()[f"common:{bonus.id}"][: told["texts"]] == common_text(bonus)


def test_options_of_a_personal_card_tell_the_tokens_they_bring() -> None:
    gained = game().facts()["personals"]
    assert gained["masons_1"][1] == {"wood": 2, "metal": 1}
    assert {card.id: len(card.options) for card in content().personal} == {
        card: len(options) for card, options in gained.items()
    }


def test_a_pack_changes_what_is_told(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text('[[price]]\nid = "fort"\ncost = { metal = 4 }\n')
    assert Monuments([pack]).facts()["prices"]["fort"] == {"metal": 4}
