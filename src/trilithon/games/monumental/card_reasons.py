"""Why nothing can be done with a card, a Policy or a token of one's own now."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import effects, shop
from trilithon.games.monumental.engine.cities import can_draw
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.resources import gold_needed, most_payable
from trilithon.games.monumental.engine.telling import amount, counted, name_of_ability
from trilithon.games.monumental.engine.telling import card as named
from trilithon.games.monumental.labels import entry, resource_name
from trilithon.games.monumental.pointing import held_cards
from trilithon.games.monumental.refusals import because, not_asked
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal

# -- cards that can be bought ------------------------------------------------------------------------


def why_not_display(s: Position, place: int) -> Refusal:
    card = s.display[place]
    if s.agenda[-1] not in (c.ACT, c.TAKE, c.SECTION):
        return not_asked(s)
    if card < 0:
        return because("MO-ACQ-05", "gap")
    if s.agenda[-1] == c.SECTION:
        return because("MO-WON-10", "no-wonder", card=named(s, card))
    if s.agenda[-1] == c.TAKE:
        return _take(s, s.kinds[card], 0)
    return _too_dear(s, s.kinds[card])


def why_not_basic(s: Position, pile: int) -> Refusal:
    kind = s.box.basics[pile]
    if s.agenda[-1] not in (c.ACT, c.TAKE):
        return not_asked(s)
    if s.piles[pile] == 0:
        return because("MO-ACQ-06", "pile-empty", card=s.box.card_names[kind])
    if s.agenda[-1] == c.TAKE:
        return _take(s, kind, 1)
    return _too_dear(s, kind)


def _too_dear(s: Position, kind: int) -> Refusal:
    seat, what = s.to_move, s.box.card_kind[kind]
    rule = {c.BUILDING: "MO-ACQ-02", c.KNOWLEDGE: "MO-ACQ-03", c.WONDER: "MO-WON-01"}[what]
    paid_in, price = shop.paid_in(s, kind), shop.price_of(s, seat, kind)
    short = price - most_payable(s, seat, paid_in)
    return because(rule, "too-dear", card=s.box.card_names[kind], goods=counted(paid_in, price), short=short)


def _take(s: Position, kind: int, source: int) -> Refusal:
    kinds, from_where, most = s.agenda[-3], s.agenda[-4], s.agenda[-5]
    name, cost = s.box.card_names[kind], s.box.cost[kind]
    if from_where != source:
        return because("MO-ACQ-07", "wrong-source")
    if not kinds >> s.box.card_kind[kind] & 1:
        return because("MO-ACQ-07", "wrong-kind", card=name)
    return because("MO-ACQ-07", "too-costly", card=name, n=cost, most=most)


def why_not_work(s: Position) -> Refusal:
    """The own Wonder under construction."""
    seat, card = s.to_move, s.work[s.to_move]
    if s.agenda[-1] not in (c.ACT, c.SECTION):
        return not_asked(s)
    if card < 0:
        return because("MO-WON-02", "no-work")
    if not shop.has_site(s, seat):
        return because("MO-WON-05", "no-site")
    price = shop.price_to_finish(s, seat)
    short = price - most_payable(s, seat, c.PRODUCTION)
    return because(
        "MO-WON-02", "too-dear", card=named(s, card), goods=counted(c.PRODUCTION, price), short=short
    )


def why_not_science(s: Position) -> Refusal:
    seat = s.to_move
    if s.agenda[-1] != c.ACT:
        return not_asked(s)
    if not can_draw(s, seat):
        return because("MO-SCI-02", "no-card-to-draw")
    price = shop.price_of_progress(s, seat)
    short = price - most_payable(s, seat, c.SCIENCE)
    return because("MO-SCI-01", "progress-dear", goods=counted(c.SCIENCE, price), short=short)


# -- Policies ----------------------------------------------------------------------------------------


def why_not_policy(s: Position, place: int) -> Refusal:
    """`place` is civilization * POLICIES + number."""
    seat, policy = s.to_move, place % c.POLICIES
    name = s.box.policy_names[place]
    if s.civilization[seat] != place // c.POLICIES:
        return because("MO-POL-01", "not-yours")
    kind, developed = s.agenda[-1], policy in s.developed[seat]
    if kind in (c.COPY, c.REPEAT_ONE_OFF) and not developed:
        return because("MO-EFF-16" if kind == c.COPY else "MO-POL-04", "not-developed", policy=name)
    if kind == c.COPY and s.agenda[-3] == 1:
        return because("MO-EFF-20", "own-card")
    if kind == c.COPY:
        return because("MO-EFF-18", "nothing-to-copy", card=name)
    if kind == c.REPEAT_ONE_OFF:
        return because("MO-EFF-04", "nothing-happens", card=name, effect=s.box.one_off_texts[place])
    if kind != c.ACT:
        return not_asked(s)
    if not developed:
        price = counted(c.CULTURE, shop.price_of_policy(s, seat))
        return because("MO-POL-01", "culture-short", goods=price, have=s.has(seat, c.CULTURE))
    if policy != s.active_policy(seat):
        return because("MO-POL-03", "covered", policy=name)
    if s.policy_used[seat * c.POLICIES + policy]:
        return because("MO-POL-06", "used", card=name)
    ability = s.policy_ability(seat, policy)
    if not s.box.use_code[ability]:
        return because("MO-EFF-01", "by-itself", card=name)
    return why_unusable(s, ability)


# -- City cards --------------------------------------------------------------------------------------


def why_not_city(s: Position, owner: int, place: int) -> Refusal:
    seat, kind = s.to_move, s.agenda[-1]
    at = owner * c.SPACES + place // 2
    card = s.under[at] if place % 2 else s.city[at]
    if kind == c.ACTIVATE_CITY and owner != seat:
        return because("MO-ACTV-01", "not-yours")
    if kind not in CITY_QUESTIONS:
        return not_asked(s)
    if kind == c.COPY:
        return _copy(s, owner, card)
    if owner != seat:
        return because(CITY_QUESTIONS[kind], "not-yours")
    if card < 0:
        return because(CITY_QUESTIONS[kind], "space-empty")
    if kind == c.ACT:
        return _use(s, card)
    if kind == c.EXTRA_SPACE:
        return because("MO-ACTV-06", "already-active")
    if kind == c.REINFORCING:
        if place % 2:
            return because("MO-EFF-14", "knowledge-goes")
        return because("MO-EFF-13", "is-inactive", card=named(s, card))
    if s.is_active(card):
        return because(CITY_QUESTIONS[kind], "is-active", card=named(s, card))
    return because(CITY_QUESTIONS[kind], "wrong-kind", card=named(s, card))


CITY_QUESTIONS = {
    c.ACT: "MO-EFF-02",
    c.COPY: "MO-EFF-16",
    c.EXTRA_SPACE: "MO-ACTV-07",
    c.REINFORCING: "MO-EFF-13",
    c.ARCHIVE: "MO-EFF-08",
    c.DISCARD: "MO-EFF-11",
}
"""Questions that can be answered with City cards, and their rules."""


def _copy(s: Position, owner: int, card: int) -> Refusal:
    of_opponents = s.agenda[-3] == 1
    if (owner != s.to_move) != of_opponents:
        return because("MO-EFF-20", "own-card") if of_opponents else because("MO-EFF-16", "not-yours")
    if card < 0:
        return because("MO-EFF-16", "space-empty")
    return because("MO-EFF-18", "nothing-to-copy", card=named(s, card))


def _use(s: Position, card: int) -> Refusal:
    name, ability = named(s, card), s.kinds[card]
    if not s.box.use_code[ability]:
        lasting = s.box.rules[ability] or s.box.triggers[ability]
        return because("MO-EFF-01", "by-itself" if lasting else "no-use", card=name)
    if not s.is_active(card):
        return because("MO-EFF-02", "not-active", card=name)
    if s.marks[card] & c.USED:
        return because("MO-EFF-02", "used", card=name)
    return why_unusable(s, ability)


def why_unusable(s: Position, ability: int) -> Refusal:
    """The price of an effect, its condition, or that nothing would come of it (MO-EFF-04)."""
    name, code = name_of_ability(s, ability), s.box.use_code[ability]
    refusal = _price_missing(s, name, code) or _gain_missing(s, name, code)
    return refusal or because("MO-EFF-04", "nothing-happens", card=name, effect=s.box.use_texts[ability])


def _price_missing(s: Position, name: Message, code: list[int]) -> Refusal | None:
    seat = s.to_move
    gold = s.has(seat, c.GOLD)
    for at in range(0, len(code), 4):
        kind, a, b, flags = code[at : at + 4]
        if kind == c.PAY:
            gold -= gold_needed(s, seat, a, b, flags)
            if gold < 0:
                return _effect_dear(s, name, a, b, flags)
        elif kind == c.PAY_ANY:
            have = sum(s.has(seat, basic) for basic in range(c.BASICS)) + (gold if flags & 1 else 0)
            if have < a:
                price = Message("monumental-resource-basic", {"n": a})
                id = "effect-dear" if flags & 1 else "effect-dear-no-gold"
                return because("MO-EFF-04", id, card=name, goods=price, short=a - have)
    return None


def _effect_dear(s: Position, name: Message, resource: int, n: int, flags: int) -> Refusal:
    price, have = counted(resource, n), s.has(s.to_move, resource)
    if resource >= c.GOLD:
        return because("MO-RES-04", "effect-short", card=name, goods=price, have=have)
    if not flags & 1:
        return because("MO-EFF-04", "effect-dear-no-gold", card=name, goods=price, short=n - have)
    short = n - have - s.has(s.to_move, c.GOLD)
    return because("MO-EFF-04", "effect-dear", card=name, goods=price, short=short)


def _gain_missing(s: Position, name: Message, code: list[int]) -> Refusal | None:
    """What must be gained this turn before the condition of an effect holds."""
    seat = s.to_move
    for at in range(0, len(code), 4):
        if code[at] != c.IF:
            continue
        conditions = s.box.conditions[code[at + 1]]
        lacking = []
        for what in range(0, len(conditions), 3):
            kind, a, b = conditions[what : what + 3]
            if kind == c.COND_GAINED and s.gained[seat * c.TALLIES + a] < b:
                lacking.append(amount(a, b - s.gained[seat * c.TALLIES + a]))
        if lacking:
            return because("MO-RES-12", "gain-first", card=name, goods=lacking)
    return None


# -- tokens, drawn cards, simultaneous effects -------------------------------------------------------


def why_not_crate(s: Position) -> Refusal:
    return because("MO-RES-09", "no-crate") if s.agenda[-1] == c.ACT else not_asked(s)


def why_not_market(s: Position, market: int) -> Refusal:
    if s.agenda[-1] != c.ACT:
        return not_asked(s)
    has = s.bargains[s.to_move * s.box.markets + market] >= 0
    return because(
        "MO-RES-10", "market-used" if has else "no-market-token", market=s.box.market_names[market]
    )


def why_not_held(s: Position, number: int) -> Refusal:
    if s.agenda[-1] != c.USE_DRAWN or number >= s.agenda[-4]:
        return not_asked(s)
    return because("MO-EFF-24", "drawn-before", card=named(s, held_cards(s)[number]))


def why_not_entry(s: Position, number: int) -> Refusal:
    kind, a = s.agenda[-1], s.agenda[-3]
    if kind == c.ORDER:
        return because("MO-EFF-04", "entry-idle", effect=entry(s, number)[1])
    if kind == c.CHOOSE:
        return because("MO-EFF-04", "entry-idle", effect=s.box.code_texts[s.box.choices[a][number]])
    return not_asked(s)


def why_not_end(s: Position) -> Refusal:
    if s.agenda[-1] == c.ACTIVATE_CITY:
        return because("MO-ACTV-01", "activate-first")
    if s.agenda[-1] == c.ORDER and any(effects.is_compulsory(s, at) for at in range(s.agenda[-3])):
        return because("MO-CONQ-17", "token-first")
    return not_asked(s)


def why_not_resource(s: Position, resource: int) -> Refusal:
    kind = s.agenda[-1]
    if kind in (c.PAY_ANY, c.CONVERT) and resource <= c.GOLD and s.has(s.to_move, resource) == 0:
        return because("MO-RES-07", "no-resource", resource=resource_name(resource))
    passed = kind == c.PAY_ANY or (kind == c.GAIN_CHOICE and s.agenda[-3] & (2 << resource) - 1 == 0)
    if passed and resource <= c.MILITARY:
        return because("MO-RES-08", "in-order")
    return not_asked(s)
