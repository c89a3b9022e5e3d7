"""What a person is asked, and what each answer does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import effects, lands, shop
from trilithon.games.monumental.engine.cities import card_at
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.telling import card as named
from trilithon.games.monumental.engine.telling import counted, name_of_ability
from trilithon.games.monumental.engine.telling import policy as named_policy
from trilithon.games.monumental.engine.telling import tile as named_tile
from trilithon.games.monumental.names import RESOURCES, space_name
from trilithon.games.monumental.notation import held_card
from trilithon.games.monumental.pointing import about, targets
from trilithon.games.monumental.wording import chain
from trilithon.kernel.engine.events import Argument, Message, player

__all__ = ["QUESTIONS", "about", "label", "question", "targets"]


class Question(NamedTuple):
    """The text of a question and the rule it comes from."""

    id: str
    rule: str


QUESTIONS = {
    c.CHOOSE_CAPITAL: Question("capital", "MO-SETUP-13"),
    c.ACTIVATE_CITY: Question("activate", "MO-ACTV-01"),
    c.ACT: Question("act", "MO-ACQ-01"),
    c.PAY: Question("pay", "MO-RES-05"),
    c.PAY_ANY: Question("pay-any", "MO-RES-08"),
    c.CONVERT: Question("convert", "MO-EFF-29"),
    c.KEEP_WONDER: Question("keep-wonder", "MO-WON-04"),
    c.SITE: Question("site", "MO-WON-07"),
    c.UNITS: Question("units", "MO-CONQ-15"),
    c.SHARE: Question("share", "MO-CONQ-22"),
    c.ORDER: Question("order", "MO-EFF-05"),
    c.BENEFIT: Question("benefit", "MO-CONQ-17"),
    c.CHOOSE: Question("choose", "MO-EFF-04"),
    c.GAIN_CHOICE: Question("gain-choice", "MO-EFF-04"),
    c.MOVE_TO: Question("move-unit", "MO-MIL-01"),
    c.LOOK: Question("look", "MO-EXPL-06"),
    c.ARCHIVE: Question("archive", "MO-EFF-08"),
    c.DISCARD: Question("discard", "MO-EFF-11"),
    c.COPY: Question("copy-own", "MO-EFF-16"),
    c.EFFECT: Question("effect", "MO-EFF-03"),
    c.USE_DRAWN: Question("use-drawn", "MO-EFF-22"),
    c.SECTION: Question("section", "MO-WON-10"),
    c.TAKE: Question("take", "MO-ACQ-07"),
    c.EXTRA_SPACE: Question("extra-space", "MO-ACTV-07"),
    c.FREE_STEP: Question("free-step", "MO-EFF-33"),
    c.UNIT_MOVE: Question("unit-move", "MO-EFF-33"),
    c.DESTROY: Question("destroy", "MO-EFF-26"),
    c.REPEAT_ONE_OFF: Question("repeat-one-off", "MO-POL-04"),
    c.REINFORCING: Question("reinforcing", "MO-EFF-13"),
    c.STAYS: Question("stays", "MO-CITY-05"),
    c.OUTPOST_WITH: Question("outpost-with", "MO-OUT-01"),
}


# -- questions ---------------------------------------------------------------------------------------


def question(s: Position) -> Message:
    """What the seat to move is asked; once the game is over, that it is."""
    if not s.agenda:
        return Message("monumental-question-over")
    kind, a, b, of = s.agenda[-1], s.agenda[-3], s.agenda[-4], s.agenda[-5]
    id = QUESTIONS[kind].id
    args: dict[str, Argument] = {}
    match kind:
        case c.PAY:
            args = {"goods": counted(a, b)}
        case c.SITE:
            args = {"card": named(s, a)}
        case c.UNITS:
            id = "warlord" if of < 0 else "units"
            args = {"tile": named_tile(s, a), "n": b}
        case c.SHARE:
            args = {"n": a, "tile": named_tile(s, of), "resource": resource_name(b)}
        case c.ORDER:
            args = {"n": a}
        case c.BENEFIT:
            id = "benefit-both" if b else "benefit"
        case c.GAIN_CHOICE:
            args = {"n": b}
        case c.MOVE_TO:
            id = "move-warlord" if b else "move-unit"
            args = {"tile": named_tile(s, a)}
        case c.LOOK:
            args = {"market": s.box.market_names[a]}
        case c.COPY:
            id = "copy-opponents" if a else "copy-own"
        case c.EFFECT:
            args = {"card": name_of_ability(s, a)}
        case c.OUTPOST_WITH:
            args = {"tile": named_tile(s, a)}
        case _ if kind in NUMBERED:
            args = {"n": a}
    return Message(f"monumental-question-{id}", args)


NUMBERED = (
    c.PAY_ANY,
    c.CONVERT,
    c.ARCHIVE,
    c.DISCARD,
    c.USE_DRAWN,
    c.EXTRA_SPACE,
    c.FREE_STEP,
    c.UNIT_MOVE,
    c.DESTROY,
    c.REINFORCING,
)
"""Questions that say how many answers are still to come: parameter a of their frames."""


# -- answers -----------------------------------------------------------------------------------------


def label(s: Position, move: int) -> Message:
    """What a legal move does, with its price and what it gives."""
    verb, n = c.verb_of(move), c.argument_of(move)
    if verb in ACTIONS:
        return ACTIONS[verb](s, n)
    if verb in CHOICES:
        return CHOICES[verb](s, n)
    raise ValueError(f"{verb} is no verb of Monumental")


def _say(id: str, **args: Argument) -> Message:
    return Message(f"monumental-label-{id}", args)


def resource_name(resource: int) -> Message:
    return Message(f"monumental-resource-name-{RESOURCES[resource]}")


def goods(amounts: Sequence[int]) -> list[Message]:
    """Amounts by resource, in their order, without those that are 0."""
    return [counted(resource, n) for resource, n in enumerate(amounts) if n]


def _gold_at_least(s: Position, resource: int, price: int) -> int:
    return max(0, price - s.has(s.to_move, resource))


def _priced(s: Position, id: str, resource: int, price: int, **args: Argument) -> Message:
    return _say(id, goods=counted(resource, price), gold=_gold_at_least(s, resource, price), **args)


# -- actions of phase 2 ------------------------------------------------------------------------------


def _end(s: Position, n: int) -> Message:
    return _say("end")


def _buy(s: Position, place: int) -> Message:
    card = s.display[place]
    return _buy_kind(s, s.kinds[card])


def _buy_basic(s: Position, pile: int) -> Message:
    return _buy_kind(s, s.box.basics[pile])


def _buy_kind(s: Position, kind: int) -> Message:
    id = "begin-wonder" if s.box.card_kind[kind] == c.WONDER else "buy"
    price = shop.price_of(s, s.to_move, kind)
    return _priced(s, id, shop.paid_in(s, kind), price, card=s.box.card_names[kind])


def _finish(s: Position, n: int) -> Message:
    card = named(s, s.work[s.to_move])
    if s.agenda[-1] == c.SECTION:
        return _say("finish-free", card=card)
    return _priced(s, "finish", c.PRODUCTION, shop.price_to_finish(s, s.to_move), card=card)


def _develop(s: Position, policy: int) -> Message:
    price = counted(c.CULTURE, shop.price_of_policy(s, s.to_move))
    return _say("develop", policy=named_policy(s, s.to_move, policy), goods=price)


def _conquer(s: Position, tile: int) -> Message:
    price, less = conquest_price(s, s.to_move, tile)
    units = lands.units_needed(s, tile)
    return _say("conquer", tile=named_tile(s, tile), n=units, goods=goods(price), less=less)


def conquest_price(s: Position, seat: int, tile: int) -> tuple[list[int], int]:
    """What a conquest costs, and what goes off that still; nothing if it is clear where it goes off."""
    price = lands.conquest_price(s, tile)
    less = min(lands.reduction(s, seat, tile), sum(price))
    if sum(n > 0 for n in price) == 1:
        return [max(0, n - less) for n in price], 0
    return price, less


def _march(s: Position, unit: int) -> Message:
    id = "march-warlord" if unit % 2 else "march"
    free = "-free" if s.agenda[-1] == c.UNIT_MOVE else ""
    return _say(f"{id}{free}", tile=named_tile(s, unit // 2))


def _build_outpost(s: Position, tile: int) -> Message:
    return _say("outpost", tile=named_tile(s, tile), n=lands.units_for_outpost(s, s.to_move))


def _step(s: Position, step: int) -> Message:
    id = "step-free" if s.agenda[-1] == c.FREE_STEP else "step"
    return _say(id, n=step // 64 + 1, tile=named_tile(s, step % 64))


def _pick_up(s: Position, explorer: int) -> Message:
    tile = s.explorers[s.to_move * c.EXPLORERS + explorer]
    return _say("pick-up", n=explorer + 1, tile=named_tile(s, tile))


def _look_at(s: Position, explorer: int) -> Message:
    market = lands.market_here(s, s.to_move, explorer)
    return _say("look-at", n=explorer + 1, market=s.box.market_names[market])


def _use_card(s: Position, place: int) -> Message:
    card = card_at(s, s.to_move, place)
    return _say("use", card=named(s, card), effect=s.box.use_texts[s.kinds[card]])


def _use_policy(s: Position, policy: int) -> Message:
    ability = s.policy_ability(s.to_move, policy)
    return _say("use", card=name_of_ability(s, ability), effect=s.box.use_texts[ability])


def _use_crate(s: Position, n: int) -> Message:
    return _say("crate")


def _use_market(s: Position, market: int) -> Message:
    token = s.bargains[s.to_move * s.box.markets + market]
    return _say("market", market=s.box.market_names[market], goods=_market_goods(s, market, token))


def _market_goods(s: Position, market: int, token: int) -> list[Message]:
    pairs = effects.gains_of(s.box.market_tokens[market][token])
    return [counted(pairs[at], pairs[at + 1]) for at in range(0, len(pairs), 2)]


def _progress(s: Position, n: int) -> Message:
    return _priced(s, "progress", c.SCIENCE, shop.price_of_progress(s, s.to_move))


ACTIONS = {
    c.END: _end,
    c.BUY: _buy,
    c.BUY_BASIC: _buy_basic,
    c.FINISH: _finish,
    c.DEVELOP_POLICY: _develop,
    c.CONQUER: _conquer,
    c.MARCH: _march,
    c.BUILD_OUTPOST: _build_outpost,
    c.STEP: _step,
    c.PICK_UP: _pick_up,
    c.LOOK_AT: _look_at,
    c.USE_CARD: _use_card,
    c.USE_POLICY: _use_policy,
    c.USE_CRATE: _use_crate,
    c.USE_MARKET: _use_market,
    c.PROGRESS: _progress,
}


# -- answers to other questions ----------------------------------------------------------------------


def _done(s: Position, n: int) -> Message:
    kind, a = s.agenda[-1], s.agenda[-3]
    if kind == c.ORDER:
        return _say("skip" if a == 1 else "skip-all")
    ways = {c.EFFECT: "no-effect", c.USE_DRAWN: "no-card", c.FREE_STEP: "no-move", c.UNIT_MOVE: "no-move"}
    return _say(ways.get(kind, "done"))


def _settle(s: Position, tile: int) -> Message:
    return _say("settle", tile=named_tile(s, tile))


def _cross(s: Position, crossing: int) -> Message:
    spaces = [at for at in range(c.SPACES) if at // 3 == crossing // 3 or at % 3 == crossing % 3]
    gained = goods(icons_of(s, s.to_move, spaces))
    row, column = "ABC"[crossing // 3], crossing % 3 + 1
    return _say("cross", row=row, column=column, goods=gained, n=len(gained))


def icons_of(s: Position, seat: int, spaces: Sequence[int]) -> list[int]:
    """What the cards of these spaces that are not active yet would give, by resource."""
    amounts = [0] * c.RESOURCES
    for space in spaces:
        card = s.city[seat * c.SPACES + space]
        if card >= 0 and not s.is_active(card):
            icons = s.box.icons[s.kinds[card]]
            for at in range(0, len(icons), 2):
                amounts[icons[at]] += icons[at + 1]
    return amounts


def _open(s: Position, space: int) -> Message:
    gained = goods(icons_of(s, s.to_move, [space]))
    return _say("open", space=space_name(space), goods=gained, n=len(gained))


def _with_gold(s: Position, gold: int) -> Message:
    resource, n, flags = s.agenda[-3], s.agenda[-4], s.agenda[-5]
    feud = min(n - gold, s.has(s.to_move, c.FEUD)) if flags & 2 else 0
    parts = [(c.FEUD, feud), (resource, n - gold - feud), (c.GOLD, gold)]
    paid = [counted(what, many) for what, many in parts if many]
    whole = paid[-1]
    for part in reversed(paid[:-1]):
        whole = _say("plus", first=part, rest=whole)
    return _say("payment", goods=whole)


def _spend(s: Position, resource: int) -> Message:
    return _say("spend", resource=counted(resource, 1))


def _swap(s: Position, swap: int) -> Message:
    return _say("swap", origin=counted(swap // 3, 1), resource=counted(swap % 3, 1))


def _keep(s: Position, new: int) -> Message:
    cards = [s.work[s.to_move], s.agenda[-3]]
    return _say("keep-wonder", card=named(s, cards[new]), other=named(s, cards[1 - new]))


def _place(s: Position, tile: int) -> Message:
    return _say("place", tile=named_tile(s, tile))


def _from(s: Position, tile: int) -> Message:
    return _say("from", tile=named_tile(s, tile))


def _lord(s: Position, goes: int) -> Message:
    if s.agenda[-1] == c.OUTPOST_WITH:
        soldiers = lands.units_for_outpost(s, s.to_move) - goes
        return _say("outpost-warlord" if goes else "outpost-soldiers", n=soldiers)
    if not goes:
        return _say("without-warlord")
    return _say("with-warlord", tile=named_tile(s, s.warlord[s.to_move]))


def _less(s: Position, n: int) -> Message:
    return _say("less", n=n, resource=resource_name(s.agenda[-4]))


def _first(s: Position, index: int) -> Message:
    name, effect = entry(s, index)
    return _say("token", effect=effect) if name is None else _say("entry", card=name, effect=effect)


def entry(s: Position, index: int) -> tuple[Message | None, Message]:
    """One of several simultaneous effects: whose it is (None: a token's), and what it does."""
    at = effects.entry_at(s, index)
    of, which, what, seat = s.agenda[at], s.agenda[at + 1], s.agenda[at + 2], s.agenda[at + 3]
    civilization = s.civilization[seat]
    if what == c.BENEFITS:
        return None, chain("else", s.box.benefit_texts[which])
    if what == c.WARLORD_BONUS:
        return s.box.warlord_names[civilization], s.box.warlord_texts[civilization]
    if what == c.TRIGGERED:
        return name_of_ability(s, of), s.box.code_texts[which]
    return named_policy(s, seat, which), s.box.one_off_texts[civilization * c.POLICIES + which]


def _option(s: Position, n: int) -> Message:
    a = s.agenda[-3]
    if s.agenda[-1] == c.BENEFIT:
        return _say("effect", effect=s.box.benefit_texts[a][n])
    return _say("effect", effect=s.box.code_texts[s.box.choices[a][n]])


def _receive(s: Position, resource: int) -> Message:
    return _say("receive", goods=counted(resource, 1))


def _to(s: Position, tile: int) -> Message:
    return _say("to", tile=named_tile(s, tile))


def _keep_token(s: Position, token: int) -> Message:
    return _say("keep-token", goods=_market_goods(s, s.agenda[-3], token))


def _choose_card(s: Position, place: int) -> Message:
    ids = {c.ARCHIVE: "archive", c.DISCARD: "discard", c.REINFORCING: "reinforce"}
    card = named(s, card_at(s, s.to_move, place))
    return _say(ids[s.agenda[-1]], card=card, space=space_name(place // 2))


def _copy_card(s: Position, place: int) -> Message:
    owner, space = divmod(place // 2, c.SPACES)
    card = named(s, s.under[place // 2] if place % 2 else s.city[place // 2])
    where = space_name(space)
    if owner == s.to_move:
        return _say("copy", card=card, space=where)
    return _say("copy-of", card=card, space=where, player=player(owner))


def _copy_policy(s: Position, policy: int) -> Message:
    return _say("copy-policy", card=named_policy(s, s.to_move, policy))


def _use_effect(s: Position, n: int) -> Message:
    ability = s.agenda[-3]
    return _say("use", card=name_of_ability(s, ability), effect=s.box.use_texts[ability])


def _use_held(s: Position, index: int) -> Message:
    kind = s.kinds[held_card(s, index)]
    amounts = [0] * c.RESOURCES
    icons = s.box.icons[kind]
    for at in range(0, len(icons), 2):
        amounts[icons[at]] += icons[at + 1]
    gives = goods(amounts)
    if s.box.use_code[kind]:
        gives.append(s.box.use_texts[kind])
    name = s.box.card_names[kind]
    return _say("use", card=name, effect=chain("semicolon", gives)) if gives else _say("use-plain", card=name)


def _take_open(s: Position, place: int) -> Message:
    return _say("take", card=named(s, s.display[place]))


def _take_basic(s: Position, pile: int) -> Message:
    return _say("take", card=s.box.card_names[s.box.basics[pile]])


def _remove(s: Position, unit: int) -> Message:
    tile = unit // 2
    id = "remove-warlord" if unit % 2 else "remove"
    return _say(id, player=player(s.owner[tile]), tile=named_tile(s, tile))


def _repeat(s: Position, policy: int) -> Message:
    place = s.civilization[s.to_move] * c.POLICIES + policy
    return _say("entry", card=s.box.policy_names[place], effect=s.box.one_off_texts[place])


def _keep_knowledge(s: Position, new: int) -> Message:
    cards = [s.under[s.to_move * c.SPACES + s.agenda[-3]], s.agenda[-4]]
    return _say("keep-knowledge", card=named(s, cards[new]), other=named(s, cards[1 - new]))


CHOICES = {
    c.DONE: _done,
    c.SETTLE: _settle,
    c.CROSS: _cross,
    c.OPEN_SPACE: _open,
    c.WITH_GOLD: _with_gold,
    c.SPEND: _spend,
    c.SWAP: _swap,
    c.KEEP: _keep,
    c.PLACE: _place,
    c.FROM: _from,
    c.LORD: _lord,
    c.LESS: _less,
    c.FIRST: _first,
    c.OPTION: _option,
    c.RECEIVE: _receive,
    c.TO: _to,
    c.KEEP_TOKEN: _keep_token,
    c.CHOOSE_CARD: _choose_card,
    c.COPY_CARD: _copy_card,
    c.COPY_POLICY: _copy_policy,
    c.USE_EFFECT: _use_effect,
    c.USE_HELD: _use_held,
    c.TAKE_OPEN: _take_open,
    c.TAKE_BASIC: _take_basic,
    c.REMOVE: _remove,
    c.REPEAT: _repeat,
    c.KEEP_KNOWLEDGE: _keep_knowledge,
}
