"""What a page is told to draw cards, tokens and maps from."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tests.games.monumental.contents import box
from trilithon.games.monumental.game import Monumental
from trilithon.games.monumental.module import MODULES
from trilithon.games.monumental.schema import Content
from trilithon.kernel.game import Json


@cache
def facts() -> Json:
    return Monumental().facts()


@cache
def brought() -> Content:
    """What is in the box where all modules are on."""
    everything = {module.switch: True for module in MODULES}
    return Monumental()._in_the_box(everything).content


def test_a_card_has_what_is_printed_on_it() -> None:
    cards = facts()["cards"]
    assert {card.id for card in box().card} <= cards.keys()
    assert {name for name, card in cards.items() if card["kind"] != "other"} - {
        card.id for card in box().card
    } == {card.id for card in brought().card if card.kind != "other"} - {card.id for card in box().card}
    assert cards["irrigation"] == {
        "kind": "knowledge",
        "paid_in": "science",
        "deck": "1",
        "icons": None,
        "cost": next(card.cost for card in box().card if card.id == "irrigation"),
        "stages": None,
        "bonus": False,
    }
    for card in box().card:
        assert cards[card.id]["bonus"] == bool(card.bonus)
        assert (cards[card.id]["stages"] is not None) == (card.kind == "wonder")
        assert bool(cards[card.id]["icons"]) == bool(card.icons.total())


def test_every_policy_is_named() -> None:
    own = [policy.id for policy in box().policy]
    assert facts()["policies"][: len(own)] == own, "modules bring theirs behind them"
    assert sorted(facts()["policies"]) == sorted(policy.id for policy in brought().policy)


def test_tokens_tell_each_benefit_and_gain() -> None:
    tokens = [*box().barbarian, *box().free_city]
    assert facts()["benefits"].keys() == {token.id for token in tokens}
    assert all(len(benefits) == 2 for benefits in facts()["benefits"].values())
    assert {token.id: sum(facts()["market_tokens"][token.id].values()) for token in box().market_token} == {
        token.id: token.gain.total() for token in box().market_token
    }


def test_maps_and_kinds_of_provinces_are_there_for_the_editor() -> None:
    assert [layout["id"] for layout in facts()["layouts"]] == [layout.id for layout in brought().layout]
    special = facts()["modules"]["provinces"]
    assert len(special["features"]) == 10
    assert {kind["id"] for kind in special["features"] if kind["apart"]} == {"island"}
    assert [kind["id"] for kind in special["features"] if kind["otherwise"]] == ["oasis"]
    assert {layout["seats"] for layout in special["layouts"]} == {2, 3, 4, 5}
    assert all(layout.keys() == {"id", "seats"} for layout in facts()["layouts"])  # the server draws them
    assert "feature:oasis" in Monumental().names()


def test_a_pack_changes_what_is_told(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    zoo = 'name = "Zoo"\nsource = "original"\nkind = "building"\ndeck = "2"\ncost = 5\nicons = { gold = 2 }\n'
    pack.write_text(f'[[card]]\nid = "irrigation"\ncost = 9\n\n[[card]]\nid = "zoo"\n{zoo}')
    game = Monumental([pack])
    assert game.facts()["cards"]["irrigation"]["cost"] == 9
    assert game.facts()["cards"]["zoo"]["icons"] == {"gold": 2}
    assert game.names()["card:zoo"].args == {"name": "Zoo"}
