"""What a person is asked, what each answer does, and which things on the table it is about."""

from __future__ import annotations

from typing import NamedTuple

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.offering import cards_of_payment
from trilithon.games.pantheon.engine.placing import landings, price_of
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.telling import bonus, card, counted_cards, god, loot
from trilithon.games.pantheon.engine.turns import steps_of
from trilithon.games.pantheon.names import CARDS, SACRIFICES
from trilithon.games.pantheon.notation import cost_in_question, payment_parts
from trilithon.kernel.engine.agenda import PART
from trilithon.kernel.engine.events import Argument, Message, player


class Question(NamedTuple):
    """The text of a question and the rule it comes from."""

    id: str
    rule: str


QUESTIONS = {
    c.CHOOSE: Question("choose", "PA-NAT-02"),
    c.REVEALED: Question("revealed", "PA-NAT-03"),
    c.DISCARD: Question("discard", "PA-NAT-07"),
    c.SWAP: Question("swap", "PA-NAT-08"),
    c.UPGRADE: Question("upgrade", "PA-TILE-11"),
    c.RESERVE: Question("reserve", "PA-TILE-04"),
    c.FREE_COLUMN: Question("free-column", "PA-TILE-10"),
    c.PICK_BONUS: Question("pick-bonus", "PA-BON-02"),
    c.ACTION: Question("action", "PA-TURN-02"),
    c.CARDS: Question("cards", "PA-MOVE-02"),
    c.PLACE: Question("place", "PA-MOVE-03"),
    c.FOLLOW: Question("follow", "PA-MOVE-07"),
    c.LOOT: Question("loot", "PA-TILE-03"),
    c.PLAY_MONEY: Question("play-money", "PA-BUY-01"),
    c.BUY: Question("buy", "PA-BUY-02"),
    c.PAY: Question("pay", "PA-GAIN-02"),
    c.DRAW: Question("draw", "PA-DRAW-01"),
    c.TRAITERA: Question("traitera", "PA-GOD-11"),
}


def question(s: Position) -> Message:
    """What the seat to move is asked; once the game is over, who won."""
    if not s.agenda:
        return Message("pantheon-ask-over")
    kind, a, b = s.agenda[-1], s.agenda[-3], s.agenda[-4]
    args: dict[str, Argument] = {}
    if kind == c.REVEALED:
        args = {"god": god(s, a), "n": s.t.cost[a][0]}
    elif kind == c.DISCARD:
        args = {"n": s.hand_size(s.to_move) - a, "limit": a}
    elif kind in (c.UPGRADE, c.FREE_COLUMN):
        args = {"n": a}
    elif kind == c.RESERVE:
        args = {"columns": a, "feet": b}
    elif kind == c.CARDS:
        args = {"steps": a + steps_of(s, s.to_move, 0)}
    elif kind == c.FOLLOW:
        args = {"player": player(s.active)}
    elif kind in (c.PLACE, c.PLAY_MONEY, c.BUY):
        args = {"n": s.budget}
    elif kind == c.PAY:
        args = {"god": god(s, s.gods_open[a])}
    elif kind == c.DRAW:
        return Message("pantheon-ask-draw", {"n": a}) if a else Message("pantheon-ask-draw-more", {"n": b})
    return Message(f"pantheon-ask-{QUESTIONS[kind].id}", args)


def label(s: Position, move: int) -> Message:
    verb, n = c.verb_of(move), c.argument_of(move)
    seat = s.to_move
    args: dict[str, Argument] = {}
    if verb == c.STOP and s.agenda[-1] == c.DRAW:
        return Message("pantheon-do-no-more-cards")
    if verb == c.STOP:
        return Message("pantheon-do-stop", {"left": s.budget})
    if verb == c.DO_GAIN:
        tile = s.gods_open[n]
        args = {"god": god(s, tile), "points": s.t.epoch_points[s.epoch - 1]}
    elif verb == c.PLAY_CARDS:
        args = {"n": n, "steps": s.agenda[-3] + steps_of(s, seat, n)}
    elif verb == c.FOLLOWING:
        args = {"steps": steps_of(s, seat, s.hand(seat, c.MOVEMENT))}
    elif verb in (c.FOOT, c.COLUMN):
        args = {"hex": s.t.hex_names[n], "price": price_of(s, n)}
        if s.agenda[-1] == c.FREE_COLUMN:
            return Message("pantheon-do-free-column", {"hex": s.t.hex_names[n]})
        if s.jumps_left and n in landings(s, seat):
            return Message("pantheon-do-jump-foot" if verb == c.FOOT else "pantheon-do-jump-column", args)
    elif verb == c.TAKE_LOOT:
        args = {"tile": loot(s, n)}
    elif verb == c.COIN:
        args = {"value": n}
    elif verb == c.PAID:
        args = {"total": s.budget}
    elif verb == c.BUY_TILE:
        kind, level = n // c.TOP_LEVEL + 1, n % c.TOP_LEVEL + 1
        owned = s.level(seat, kind)
        args = {"kind": card(kind), "level": level, "price": s.t.tile_price[level] - s.t.tile_price[owned]}
        if owned:
            return Message("pantheon-do-upgrade", args)
    elif verb in (c.BUY_FOOT, c.BUY_COLUMN):
        args = {"price": s.t.piece_price}
    elif verb == c.SACRIFICE:
        return _payment(s, seat, n)
    elif verb == c.FROM_DISPLAY:
        args = {"card": card(s.display[n])}
    elif verb == c.OPTION:
        return _alternative(s, n)
    elif verb == c.THROW:
        args = {"card": card(n)}
    elif verb in (c.FEET_TO_COLUMNS, c.COLUMNS_TO_FEET):
        if n == 0:
            return Message("pantheon-do-swap-nothing")
        args = {"n": n}
    elif verb == c.RAISE:
        args = {"kind": card(n), "level": s.level(seat, n) + 1}
    elif verb == c.TAKE_COLUMNS:
        args = {"n": s.agenda[-3]}
    elif verb == c.TAKE_FEET:
        args = {"n": s.agenda[-4]}
    elif verb == c.TAKE_BONUS:
        args = {"tile": bonus(s, n)}
    return Message(f"pantheon-do-{VERB_IDS[verb]}", args)


VERB_IDS = {
    c.DO_MOVE: "move",
    c.DO_BUY: "buy",
    c.DO_GAIN: "gain",
    c.DO_DRAW: "draw",
    c.PLAY_CARDS: "cards",
    c.FOOT: "foot",
    c.COLUMN: "column",
    c.FOLLOWING: "follow",
    c.DRAW_INSTEAD: "draw-instead",
    c.TAKE_LOOT: "loot",
    c.COIN: "coin",
    c.PAID: "paid",
    c.BUY_TILE: "tile",
    c.BUY_FOOT: "buy-foot",
    c.BUY_COLUMN: "buy-column",
    c.LEAVE: "leave",
    c.FROM_DISPLAY: "take",
    c.FROM_PILE: "pile",
    c.USE: "use",
    c.DECLINE: "decline",
    c.THROW: "throw",
    c.FEET_TO_COLUMNS: "feet-to-columns",
    c.COLUMNS_TO_FEET: "columns-to-feet",
    c.RAISE: "raise",
    c.TAKE_COLUMNS: "take-columns",
    c.TAKE_FEET: "take-feet",
    c.TAKE_BONUS: "bonus",
}


def _payment(s: Position, seat: int, way: int) -> Message:
    cards = cards_of_payment(s, seat, cost_in_question(s), way)
    tiles: list[Message] = [
        Message("pantheon-tile", {"kind": card(kind), "level": s.level(seat, kind)})
        for _, kind, with_tile in payment_parts(s, way)
        if with_tile
    ]
    if not tiles:
        return Message("pantheon-do-sacrifice-cards", {"cards": counted_cards(cards)})
    if not sum(cards):
        return Message("pantheon-do-sacrifice-tiles", {"tiles": tiles})
    return Message("pantheon-do-sacrifice-both", {"cards": counted_cards(cards), "tiles": tiles})


def _alternative(s: Position, index: int) -> Message:
    """Gallia's two have short labels of their own; others are called by their whole text."""
    code = s.t.choices[s.agenda[-3]][index]
    if len(code) == PART and code[0] == c.DRAW_PILE:
        return Message("pantheon-do-draw-two", {"n": code[1]})
    if _turns_up(s, index):
        return Message("pantheon-do-turn-up")
    return Message("pantheon-do-choose", {"effects": [*s.t.choice_texts[s.agenda[-3]][index]]})


def _turns_up(s: Position, alternative: int) -> bool:
    return s.t.choices[s.agenda[-3]][alternative][0] == c.REVEAL_GOD


# -- what a move is about ----------------------------------------------------------------------------


def about(s: Position, move: int) -> list[str]:
    """Targets as a client knows them: `hex:h5`, `god:2`, `display:1`, `hand:dancers`, `sacrifice:priests`, ..."""
    verb, n = c.verb_of(move), c.argument_of(move)
    if verb in (c.FOOT, c.COLUMN):
        return [f"hex:{s.t.hex_names[n]}"]
    if verb == c.DO_GAIN:
        return [f"god:{n + 1}"]
    if verb == c.FROM_DISPLAY:
        return [f"display:{n + 1}"]
    if verb in (c.FROM_PILE, c.DRAW_INSTEAD):
        return ["pile"]
    if verb == c.PLAY_CARDS:
        return ["hand:movement"] if n else ["stop"]
    if verb == c.COIN:
        return [f"hand:{CARDS[c.MONEY + n]}"]
    if verb == c.THROW:
        return [f"hand:{CARDS[n]}"]
    if verb == c.BUY_TILE:
        return [f"sacrifice:{SACRIFICES[n // c.TOP_LEVEL]}"]
    if verb == c.RAISE:
        return [f"sacrifice:{SACRIFICES[n - 1]}"]
    if verb == c.SACRIFICE:
        return _about_payment(s, n)
    if verb in (c.BUY_FOOT, c.TAKE_FEET):
        return ["bank:feet"]
    if verb in (c.BUY_COLUMN, c.TAKE_COLUMNS):
        return ["bank:columns"]
    if verb == c.TAKE_LOOT:
        return [f"loot:{s.t.loot_ids[n]}"]
    if verb == c.TAKE_BONUS:
        return [f"bonus:{s.t.bonus_ids[n]}"]
    if verb == c.OPTION:
        return ["gods_stack"] if _turns_up(s, n) else ["pile"]
    if verb in (c.FEET_TO_COLUMNS, c.COLUMNS_TO_FEET):
        return ["stop"] if n == 0 else ["bank:columns" if verb == c.FEET_TO_COLUMNS else "bank:feet"]
    return [ACTIONS.get(verb, "stop")]


ACTIONS = {
    c.DO_MOVE: "action:move",
    c.DO_BUY: "action:buy",
    c.DO_DRAW: "action:draw",
    c.FOLLOWING: "action:move",
    c.USE: "action:extra",
}


def _about_payment(s: Position, way: int) -> list[str]:
    things = []
    for number, kind, with_tile in payment_parts(s, way):
        level = s.level(s.to_move, kind) if with_tile else 0
        if with_tile:
            things.append(f"sacrifice:{CARDS[kind]}")
        if number > level:
            things.append(f"hand:{CARDS[kind]}")
    return things


def targets(s: Position) -> list[str]:
    """Everything that lies on the table in front of the seat to move."""
    t = s.t
    things = [f"hex:{name}" for name in t.hex_names]
    things += [f"god:{place + 1}" for place in range(len(s.gods_open))]
    things += [f"display:{place + 1}" for place in range(len(s.display))]
    things += ["pile", "gods_stack", "stop", "bank:feet", "bank:columns"]
    things += [f"hand:{name}" for name in CARDS]
    things += [f"sacrifice:{name}" for name in SACRIFICES]
    things += ["action:move", "action:buy", "action:draw", "action:extra"]
    things += sorted({f"loot:{t.loot_ids[tile]}" for tile in s.looted})
    things += sorted({f"bonus:{t.bonus_ids[tile]}" for tile in s.bonus_open})
    return things
