"""The set-up: civilisations, what is dealt and laid out, and the choices before the first turn (MS-SET)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.monuments.scenario import Play, new_game
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.monument import is_in_game
from trilithon.games.monuments.view import view

OUT = {
    ("greece", "egypt"): {"maya", "inca", "caribbean", "hybrasil", "galapagos"},
    ("maya", "inca"): {"greece", "egypt", "britannia", "crete", "madagascar"},
    ("greece", "egypt", "inca"): {"maya", "hybrasil"},
    ("greece", "egypt", "inca", "maya"): set(),
}


def dealt(*civilizations: str, seed: int = 1, **options: Any) -> Play:
    """All civilisations are chosen."""
    play = new_game(len(civilizations), seed=seed, **options)
    for civilization in civilizations:
        play.do(f"lead {civilization}", forced=False)
    return play


def begun(*civilizations: str, seed: int = 1, **options: Any) -> Play:
    """The first turn is about to be played; resources lie on the first hexes that were offered."""
    play = dealt(*civilizations, seed=seed, **options)
    while play.asked != "card":
        play.do(play.legal[0], forced=False)
    return play


@pytest.mark.rule("MS-SET-01")
def test_who_may_play_with_whom() -> None:
    two = new_game(2)
    assert two.offers("lead") == ["greece", "egypt", "inca", "maya"]
    assert two.copy().do("lead maya", forced=False).offers("lead") == ["inca"]
    assert two.do("lead egypt", forced=False).offers("lead") == ["greece"]
    assert new_game(3).offers("lead") == ["greece", "egypt", "inca"]
    assert new_game(4).do("lead inca", forced=False).offers("lead") == ["greece", "egypt", "maya"]


@pytest.mark.rule("MS-SET-01")
def test_civilisations_can_be_drawn_at_random() -> None:
    pairs = set()
    for seed in range(40):
        play = new_game(2, seed=seed, civ_assignment=0)
        assert play.asked != "civilization"
        ids = play.state.box.civilization_ids
        pairs.add(tuple(ids[civilization] for civilization in play.look.civilization))
    assert pairs == {("greece", "egypt"), ("egypt", "greece"), ("maya", "inca"), ("inca", "maya")}


@pytest.mark.rule("MS-SET-02", "MS-GEN-13")
@pytest.mark.parametrize("civilizations", OUT)
def test_continents_and_islands_out_of_play(civilizations: tuple[str, ...]) -> None:
    play = dealt(*civilizations)
    chart, in_play = play.state.chart, play.look.in_play
    groups = {chart.group_ids[chart.group[spot]] for spot in range(chart.shores) if not in_play[spot]}
    assert groups == OUT[civilizations]
    assert all(in_play[spot] for spot in range(chart.shores, chart.hexes)), "all water is in play"
    land = sum(in_play[: chart.lands])
    assert 12.5 <= land / len(civilizations) <= 13


@pytest.mark.rule("MS-SET-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_for_more_players_are_removed(seats: int) -> None:
    play = dealt(*list(OUT)[seats - 1 if seats > 2 else 0])
    s, look = play.state, play.look
    in_game = [common for common in range(s.box.commons) if is_in_game(s, common)]
    commons = [sum(s.box.common_layer[common] == layer for common in in_game) for layer in range(1, 6)]
    assert commons == {2: [4, 4, 4, 4, 3], 3: [6, 6, 6, 5, 4], 4: [7, 7, 7, 6, 5]}[seats]
    quests = [quest for deck in look.quest_decks for quest in deck]
    assert max(int(s.box.quest_players[quest]) for quest in quests) == seats
    assert [len(deck) for deck in look.quest_decks] == {2: [8, 8, 8], 3: [10, 10, 10], 4: [12, 12, 12]}[seats]


@pytest.mark.rule("MS-SET-04", "MS-SET-13")
def test_the_start_player_is_drawn_or_named_and_chooses_first() -> None:
    starts = {new_game(3, seed=seed, start_player=-1).to_move for seed in range(30)}
    assert starts == {0, 1, 2}
    play = new_game(3, start_player=2)
    order = []
    while play.asked == "civilization":
        order.append(play.to_move)
        play.do(play.legal[0], forced=False)
    assert order == [2, 0, 1], "clockwise"
    while play.asked != "card":
        play.do(play.legal[0], forced=False)
    assert (play.to_move, play.look.round) == (2, 1)


@pytest.mark.rule("MS-SET-05")
def test_everybody_has_ten_red_cards_in_hand() -> None:
    play = begun("greece", "egypt")
    for seat in (0, 1):
        assert len(play.hand(seat)) == 10
        assert play.upgraded(seat) == []


@pytest.mark.rule("MS-SET-06", "MS-SET-07")
def test_one_of_two_starting_quests_is_kept() -> None:
    play = dealt("greece", "egypt")
    first = play.offers("keep")
    assert len(first) == 2
    assert all(quest.startswith("qs") for quest in first)
    play.do(f"keep {first[1]}", forced=False)
    second = play.offers("keep")
    assert not set(first) & set(second)
    play.do(f"keep {second[0]}", forced=False)
    assert (play.quests(0), play.quests(1)) == ([first[1]], [second[0]])
    out = [play.state.box.quest_ids[quest] for quest in play.look.quests_out]
    assert {first[0], second[1]} <= set(out)
    assert len(out) == 8 - 2, "all other starting quests leave the game"
    for viewer in (0, 1, -1):
        seen = str(view(play.state, viewer))
        assert first[0] not in seen or viewer == 0
        assert second[0] not in seen or viewer == 1
    assert play.quest_deck(0) != sorted(play.quest_deck(0)), "the decks are shuffled"


@pytest.mark.rule("MS-SET-08")
def test_cards_and_abilities_are_dealt_at_random_one_each() -> None:
    decks, scores, abilities = set(), set(), set()
    for seed in range(40):
        look = dealt("greece", "egypt", seed=seed).look
        for held in (look.deck, look.score_card, look.ability):
            assert len(set(held)) == 2
        decks.add(look.deck[0])
        scores.add(look.score_card[0])
        abilities.add(look.ability[0])
    assert decks == scores == abilities == {0, 1, 2, 3}


@pytest.mark.rule("MS-SET-08")
def test_abilities_by_civilisation_or_none() -> None:
    play = dealt("greece", "egypt", "inca", "maya", ability_deal=1)
    assert [play.state.box.ability_ids[ability] for ability in play.look.ability] == [
        "naval_guns",
        "farms",
        "horses",
        "workshops",
    ]
    assert dealt("greece", "egypt", ability_deal=2).look.ability == [-1, -1]


SUPPLIES = {
    "masons": (11, 2, 2, 1, 1, 1, 1),
    "growers": (10, 1, 2, 1, 1, 0, 1),
    "soldiers": (10, 1, 2, 1, 2, 1, 2),
    "seafarers": (11, 1, 2, 2, 1, 2, 1),
}


@pytest.mark.rule("MS-SET-09", "MS-SET-10", "MS-GRD-05")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_set_up_card_says_what_is_not_locked(seed: int) -> None:
    play = dealt("greece", "egypt", "inca", "maya", seed=seed, ability_deal=2)
    for seat in range(4):
        deck = play.state.box.deck_ids[play.look.deck[seat]]
        names = ("worker", "fort", "town", "factory", "army", "navy", "airforce")
        supply, locked = play.supply(seat), play.locked(seat)
        on_board = {"worker": 3}
        for name, n in zip(names, SUPPLIES[deck], strict=True):
            assert supply[name] + on_board.get(name, 0) == n
            assert supply[name] + on_board.get(name, 0) + locked[name] == (15 if name == "worker" else 3)
        assert play.units(play.state.chart.names[play.state.monument_of(seat)]) == {"worker": 3}
        listed = play.state.box.deck_supply[play.look.deck[seat]]
        assert listed[c.S_WORKER] >= 10
        assert listed[c.S_BUILDING + c.TOWN] >= 1
        assert listed[c.S_BUILDING + c.FACTORY] >= 1


@pytest.mark.rule("MS-SET-10")
def test_horses_start_on_the_monument() -> None:
    play = dealt("greece", "egypt", "inca", "maya", ability_deal=1)
    assert play.units("0308") == {"worker": 3, "horse": 2}
    assert play.supply(2).get("horse", 0) == 0


@pytest.mark.rule("MS-SET-11")
def test_two_resources_are_laid_out_where_their_kind_is_produced() -> None:
    play = dealt("greece", "egypt")
    while play.asked == "start_quest":
        play.do(play.legal[0], forced=False)
    assert (play.asked, play.to_move) == ("start_resource", 0)
    assert len(play.legal) == 26, "any land in play"
    play.do("at 1301", "at 1301", forced=False)
    assert play.tokens("1301") == {"wood": 2}
    assert play.to_move == 1
    play.do("at 0800", "at 1109", forced=False)
    assert (play.tokens("0800"), play.tokens("1109")) == ({"metal": 1}, {"metal": 1})
    assert play.asked == "card"
    assert play.stock() == {"wood": 23, "sheep": 25, "metal": 23, "wheat": 25}


@pytest.mark.rule("MS-SET-12", "MS-TURN-08")
def test_piles_hands_and_locked_pieces_are_open() -> None:
    play = begun("greece", "egypt")
    s = play.state
    play.look.upgraded[1, c.BUILD], play.look.hand[1, c.BUILD] = 1, 0
    for viewer in (-1, 0, 1):
        seen = view(s, viewer)
        assert "charter" in str(seen["piles"])
        for seat, them in enumerate(seen["players"]):
            cards = {card["card"]: (card["hand"], card["green"]) for card in them["cards"]}
            assert len(cards) == c.CARDS
            assert cards["build"] == ((False, True) if seat == 1 else (True, False))
            assert cards["move"] == (True, False)
            assert them["locked"]["worker"] == play.locked(seat)["worker"] > 0
