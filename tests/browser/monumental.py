"""Positions of Monumental to begin a test at, and what stands in them."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import House
from tests.browser.leading import Wanted, asked, lead, moves_of, view_of
from tests.web.playing import Json
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.game import Monumental
from trilithon.kernel.playthrough import Playthrough

CARDS = {card.id: card for card in Monumental().content.card}
DENMARK = {"civilizations": "denmark,random"}
"""Whose Culture comes from fighting."""
GREECE = {"civilizations": "greece,random"}
"""Who develops three Policies in most games."""


def at(house: House, wanted: Wanted, **other: Any) -> Json:
    return lead(house, Monumental.id, wanted, **other)


def act(wanted: Wanted) -> Wanted:
    """Free to act, and that."""
    return lambda play: "end" in moves_of(play) and wanted(play)


def middle(house: House) -> Json:
    """Three players who have some land, and seat 0 can conquer, use an effect and buy."""

    def busy(play: Playthrough) -> bool:
        view = view_of(play)
        lands = sum(one.get("owner") is not None for one in view["map"]["tiles"])
        own_lands = own(view)["counts"]["provinces"]
        return (
            lands > 12
            and own_lands > 3
            and bool(can("conquer")(play) and can("use")(play) and for_sale(play))
        )

    return at(house, act(busy), seats=3)


def activating(play: Playthrough) -> bool:
    """At the beginning of a turn, with some land to act from."""
    return bool(asked("activate")(play)) and view_of(play)["turn"]["round"] > 2


def can(word: str) -> Wanted:
    return lambda play: any(move.split()[0] == word for move in moves_of(play))


def saver(play: Playthrough) -> str | None:
    """Seat 0 buys nothing and keeps its Gold, as far as it goes; it uses what it has, develops and conquers."""
    moves = moves_of(play)
    if play.state.to_move != 0 or "end" not in moves:
        return None
    words = ("use", "policy", "develop", "conquer", "pick")
    return next((move for word in words for move in moves if move.split()[0] == word), "end")


# -- what is wanted -----------------------------------------------------------------------------------


def two_sided(play: Playthrough) -> str | None:
    """A Province that takes two Units or more, and to which Soldiers can go from two tiles beside it."""
    state = play.state
    assert isinstance(state, Position)
    chart = state.chart
    for move in moves_of(play):
        if move.startswith("conquer "):
            target = move.split()[1]
            around = [tile for tile in chart.neighbours(chart.names.index(target)) if state.owner(tile) == 0]
            sides = [tile for tile in around if state.soldiers(tile) > (chart.kind[tile] == c.PROVINCE)]
            if len(sides) > 1 and view_of(play)["prices"]["conquests"][target]["units"] > 1:
                return target
    return None


def for_sale(play: Playthrough) -> list[tuple[str, str, int]]:
    """Cards of the display that can be bought: the move, the card and its price."""
    prices = view_of(play)["prices"]["display"]
    bought = [(move, *move.split()[1:]) for move in moves_of(play) if move.startswith("buy ")]
    return [(move, rest[1], prices[int(rest[0]) - 1]) for move, *rest in bought if len(rest) == 2]


def paid_either_way(play: Playthrough) -> str | None:
    """The purchase of a card that can be paid with or without Gold."""
    goods = own(view_of(play))["goods"]
    for move, card, price in for_sale(play):
        resource = "science" if CARDS[card].kind == "knowledge" else "production"
        if price > 1 and goods["gold"] > 1 and goods[resource] >= price:
            return move
    return None


def step_either_way(play: Playthrough) -> bool:
    """An Explorer can step, and that can be paid with Military or Gold."""
    goods = own(view_of(play))["goods"]
    return bool(can("explorer")(play)) and goods["gold"] > 0 and goods["military"] > 0


def two_can_step(play: Playthrough) -> bool:
    """For nothing, each to tiles of its own."""
    steps = [move.split() for move in moves_of(play) if move.startswith("explorer ")]
    return bool(asked("free_step")(play)) and len({which for _, which, _ in steps}) > 1


def wonder_in_a_turn(play: Playthrough) -> str | None:
    """The purchase of a Wonder that can be completed in the same turn."""
    player = own(view_of(play))
    if player["work"] is not None:
        return None
    means = player["goods"]["production"] + player["goods"]["gold"]
    wonders = [sale for sale in for_sale(play) if CARDS[sale[1]].kind == "wonder"]
    return next((move for move, card, price in wonders if price + CARDS[card].stages[1] <= means), None)


def first_look(play: Playthrough) -> bool:
    """A Market can be looked at, and nobody has a token yet."""
    return bool(can("look")(play)) and not any(market["buyers"] for market in view_of(play)["markets"])


def third_policy(play: Playthrough) -> bool:
    return len(own(view_of(play))["developed"]) == 2 and bool(can("develop")(play))


# -- what stands there ----------------------------------------------------------------------------------


def own(view: Json) -> Json:
    """What belongs to seat 0."""
    player: Json = view["players"][0]
    return player


def tile(view: Json, name: str) -> Json:
    return next(tile for tile in view["map"]["tiles"] if tile["id"] == name)
