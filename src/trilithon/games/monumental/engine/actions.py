"""Phase 2: what a seat may do when nothing is pending, and how each action begins (MO-ACQ-01, DP-03)."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import lands, shop
from trilithon.games.monumental.engine.cities import can_draw, card_at
from trilithon.games.monumental.engine.effects import can_use
from trilithon.games.monumental.engine.resources import gain, most_payable
from trilithon.games.monumental.engine.telling import card as named
from trilithon.games.monumental.engine.telling import policy as named_policy
from trilithon.games.monumental.engine.telling import tell
from trilithon.games.monumental.engine.telling import tile as named_tile
from trilithon.games.monumental.engine.world import World


def add_actions(s: World, seat: int, moves: list[int]) -> None:
    _add_purchases(s, seat, moves)
    for tile in lands.conquerable(s, seat):
        moves.append(c.make_move(c.CONQUER, tile))
    if most_payable(s, seat, c.MILITARY) > 0:
        for step in lands.steps(s, seat):
            moves.append(c.make_move(c.STEP, step))
        for unit in lands.marches(s, seat, False):
            moves.append(c.make_move(c.MARCH, unit))
    for tile in lands.outpost_sites(s, seat):
        moves.append(c.make_move(c.BUILD_OUTPOST, tile))
    _add_pickups(s, seat, moves)
    _add_effects(s, seat, moves)
    moves.append(c.END)


def _add_purchases(s: World, seat: int, moves: list[int]) -> None:
    production = most_payable(s, seat, c.PRODUCTION)
    science = most_payable(s, seat, c.SCIENCE)
    for place in range(c.DISPLAY):
        card = s.display[place]
        if card >= 0:
            kind = s.kinds[card]
            most = science if s.box.card_kind[kind] == c.KNOWLEDGE else production
            if shop.price_of(s, seat, kind) <= most:
                moves.append(c.make_move(c.BUY, place))
    for pile in range(len(s.piles)):
        if s.piles[pile] > 0 and shop.price_of(s, seat, s.box.basics[pile]) <= production:
            moves.append(c.make_move(c.BUY_BASIC, pile))
    if s.work[seat] >= 0 and shop.price_to_finish(s, seat) <= production and shop.has_site(s, seat):
        moves.append(c.FINISH)
    if len(s.developed[seat]) < c.POLICIES and shop.price_of_policy(s, seat) <= s.has(seat, c.CULTURE):
        for policy in range(c.POLICIES):
            if policy not in s.developed[seat]:
                moves.append(c.make_move(c.DEVELOP_POLICY, policy))
    if shop.price_of_progress(s, seat) <= science and can_draw(s, seat):
        moves.append(c.PROGRESS)


def _add_pickups(s: World, seat: int, moves: list[int]) -> None:
    for which in range(c.EXPLORERS):
        if which > 0 and lands.is_like_first(s, seat):
            continue
        if lands.may_pick_up(s, seat, which):
            if lands.can_take_crate(s, seat, which):
                moves.append(c.make_move(c.PICK_UP, which))
            if lands.market_here(s, seat, which) >= 0:
                moves.append(c.make_move(c.LOOK_AT, which))


def _add_effects(s: World, seat: int, moves: list[int]) -> None:
    for space in range(c.SPACES):
        at = seat * c.SPACES + space
        if _is_usable(s, seat, s.city[at]):
            moves.append(c.make_move(c.USE_CARD, space * 2))
        if _is_usable(s, seat, s.under[at]):
            moves.append(c.make_move(c.USE_CARD, space * 2 + 1))
    policy = s.active_policy(seat)
    is_left = policy >= 0 and not s.policy_used[seat * c.POLICIES + policy]
    if is_left and can_use(s, seat, s.policy_ability(seat, policy), c.NONE):
        moves.append(c.make_move(c.USE_POLICY, policy))
    if s.crates[seat] > 0:
        moves.append(c.USE_CRATE)
    for market in range(s.box.markets):
        at = seat * s.box.markets + market
        if s.bargains[at] >= 0 and not s.bargains_used[at]:
            moves.append(c.make_move(c.USE_MARKET, market))


def _is_usable(s: World, seat: int, card: int) -> bool:
    if card < 0 or s.marks[card] & (c.ACTIVE | c.USED) != c.ACTIVE:
        return False
    return can_use(s, seat, s.kinds[card], card)


# -- how they begin --------------------------------------------------------------------------------


def begin(s: World, seat: int, verb: int, argument: int) -> None:
    """Push what the action consists of: payments on top, what they are for below."""
    if verb == c.BUY:
        card = shop.leave_display(s, argument)
        buy(s, seat, card, shop.price_of(s, seat, s.kinds[card]))
    elif verb == c.BUY_BASIC:
        card = shop.next_in_pile(s, argument)
        s.piles[argument] -= 1
        buy(s, seat, card, shop.price_of(s, seat, s.kinds[card]))
    elif verb == c.FINISH:
        price = shop.price_to_finish(s, seat)
        shop.use_coupon(s, seat, c.ON_STAGE)
        s.push(c.COMPLETE, seat, 0, 0, 0)
        _charge(s, seat, c.PRODUCTION, price)
    elif verb == c.DEVELOP_POLICY:
        price = shop.price_of_policy(s, seat)
        shop.use_coupon(s, seat, c.ON_POLICY)
        s.push(c.DEVELOP, seat, argument, 0, 0)
        _charge(s, seat, c.CULTURE, price)
    elif verb == c.CONQUER:
        s.march.clear()
        s.push(c.UNITS, seat, argument, lands.units_needed(s, argument), -1)
    elif verb == c.MARCH:
        s.push(c.MOVE_TO, seat, argument // 2, argument % 2, 0)
    elif verb == c.BUILD_OUTPOST:
        s.push(c.OUTPOST_WITH, seat, argument, 0, 0)
    elif verb == c.STEP:
        s.push(c.STEPPED, seat, argument // 64, argument % 64, 0)
        _charge(s, seat, c.MILITARY, 1)
    elif verb == c.PROGRESS:
        s.push(c.DRAW, seat, 1, 1, 0)
        _charge(s, seat, c.SCIENCE, shop.price_of_progress(s, seat))
        if s.events is not None:
            tell(s, seat, "progress", {})
    elif verb == c.USE_CARD:
        card = card_at(s, seat, argument)
        s.marks[card] |= c.USED
        if s.events is not None:
            tell(s, seat, "used-card", {"card": named(s, card)})
        s.push_effect(s.box.use_code[s.kinds[card]], seat, card)
    elif verb == c.USE_POLICY:
        s.policy_used[seat * c.POLICIES + argument] = 1
        if s.events is not None:
            tell(s, seat, "used-policy", {"policy": named_policy(s, seat, argument)})
        s.push_effect(s.box.use_code[s.policy_ability(seat, argument)], seat, c.NONE)
    else:
        _use_token_or_pick_up(s, seat, verb, argument)


def buy(s: World, seat: int, card: int, price: int) -> None:
    """A card that has just left the display or its pile."""
    kind = s.kinds[card]
    shop.use_coupon(s, seat, shop.coupon_for(s, kind))
    s.push(c.HAPPENED, seat, c.ON_ACQUIRE, 1 << s.kind_of(card), 0)
    s.push(c.WONDER_BEGUN if s.kind_of(card) == c.WONDER else c.BOUGHT, seat, card, 0, 0)
    _charge(s, seat, shop.paid_in(s, kind), price)


def _charge(s: World, seat: int, resource: int, n: int) -> None:
    if n > 0:
        s.push(c.PAY, seat, resource, n, 1)


def _use_token_or_pick_up(s: World, seat: int, verb: int, argument: int) -> None:
    if verb == c.USE_CRATE:
        s.crates[seat] -= 1
        n = gain(s, seat, c.PRODUCTION, 1)
        if s.events is not None:
            tell(s, seat, "used-crate", {"n": n})
    elif verb == c.USE_MARKET:
        at = seat * s.box.markets + argument
        s.bargains_used = s.bargains_used.copy()
        s.bargains_used[at] = 1
        if s.events is not None:
            tell(s, seat, "used-market", {"market": s.box.market_names[argument]})
        s.push_effect(s.box.market_tokens[argument][s.bargains[at]], seat, c.NONE)
    elif verb == c.PICK_UP:
        count_pickup(s, seat, argument)
        tile = s.explorers[seat * c.EXPLORERS + argument]
        s.crate_on[tile] = 0
        s.crates[seat] += 1
        s.push(c.HAPPENED, seat, c.ON_PICKUP, 0, 0)
        if s.events is not None:
            tell(s, seat, "took-crate", {"tile": named_tile(s, tile)})
    elif verb == c.LOOK_AT:
        market = lands.market_here(s, seat, argument)
        count_pickup(s, seat, argument)
        s.reveals += 1  # the seat sees the stack (MO-EFF-31)
        s.push(c.HAPPENED, seat, c.ON_PICKUP, 0, 0)
        s.push(c.LOOK, seat, market, 0, 0)


def count_pickup(s: World, seat: int, which: int) -> None:
    at = seat * c.EXPLORERS + which
    if s.pickups[at] > s.rule(seat, c.SECOND_PICKUP):
        s.spare_pickups[seat] -= 1
    s.pickups[at] += 1


def keep_token(s: World, seat: int, market: int, token: int) -> None:
    """One token of the stack, face down beside the City (MO-EXPL-06)."""
    s.take_from(s.stacks, market, token)
    s.add_to(s.buyers, market, seat)
    s.bargains = s.bargains.copy()
    s.bargains[seat * s.box.markets + market] = token
