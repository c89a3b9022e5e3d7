"""The agenda at work: what runs by itself between two decisions, and what an answer to each question does."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import conquest, effects, lands, shop
from trilithon.games.monumental.engine.actions import begin, keep_token
from trilithon.games.monumental.engine.cities import (
    activate,
    activate_cross,
    can_be_opened,
    clear_city,
    fill_city,
    inactive_places,
    keep_knowledge,
    put_on_top,
    reinforceable,
    straighten,
)
from trilithon.games.monumental.engine.in_force import renew_rules
from trilithon.games.monumental.engine.resources import gain, gold_range, lose_basics, pay, tell_gain
from trilithon.games.monumental.engine.scoring import points
from trilithon.games.monumental.engine.telling import amounts, tell, tell_bought, tell_price, tell_privately
from trilithon.games.monumental.engine.telling import tile as named_tile
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.state import NOBODY


def run(s: World) -> None:
    """Work off automatic frames until somebody must decide or the game is over."""
    agenda = s.agenda
    while agenda:
        kind = agenda[-1]
        seat = agenda[-2]
        if kind >= c.FIRST_DECISION:
            if not _is_idle(s, kind, seat):
                s.to_move = seat
                return
            continue
        a = agenda[-3]
        b = agenda[-4]
        of = agenda[-5]
        s.drop()
        if kind < c.DEAL_DISPLAY:
            effects.run_part(s, kind, seat, a, b, of)
        elif kind < c.BOUGHT:
            _run_phase(s, kind, seat)
        else:
            _run_outcome(s, kind, seat, a, b, of)
    s.to_move = NOBODY


def _is_idle(s: World, kind: int, seat: int) -> bool:
    """A question without anything to ask is taken off the agenda, or answered if it is no choice at all."""
    a = s.agenda[-3]
    b = s.agenda[-4]
    of = s.agenda[-5]
    if kind == c.ACT:
        return False
    if kind == c.PAY:
        least, most = gold_range(s)
        if least < most:
            return False
        s.drop()
        pay(s, seat, a, b, of, least)
        return True
    if kind == c.ORDER:
        for index in range(a):
            if effects.is_compulsory(s, index) or effects.can_do_entry(s, seat, index):
                return False
        for _ in range(a + 1):
            s.drop()
        return True
    if kind == c.USE_DRAWN:
        if a > 0 and effects.usable_held(s, b):
            return False
        effects.put_held_away(s, seat, b)
        return True
    if _has_something_to_ask(s, kind, seat, a, b, of):
        return False
    s.drop()
    return True


def _has_something_to_ask(s: World, kind: int, seat: int, a: int, b: int, of: int) -> bool:
    if kind == c.EFFECT:
        return effects.can_use(s, seat, a, of)
    if kind == c.ARCHIVE or kind == c.DISCARD:
        return a > 0 and len(inactive_places(s, seat, b)) > 0
    if kind == c.PAY_ANY or (kind == c.GAIN_CHOICE and b == 0):
        return a > 0 and kind == c.PAY_ANY
    if kind == c.REINFORCING:
        return a > 0 and len(reinforceable(s, seat)) > 0
    if kind == c.EXTRA_SPACE:
        if a > 0:
            for space in range(c.SPACES):
                if can_be_opened(s, seat, space):
                    return True
        return False
    if kind == c.SITE:
        return shop.has_site(s, seat)
    if kind in (c.CONVERT, c.FREE_STEP, c.UNIT_MOVE, c.DESTROY) and a <= 0:
        return False
    if kind == c.CONVERT or kind == c.CHOOSE or (kind >= c.COPY and kind <= c.REPEAT_ONE_OFF):
        return effects.can_do_part(s, seat, kind, a, b, of, of)  # of a CHOOSE: the card that does it
    return True


# -- the phases of a turn --------------------------------------------------------------------------


def _run_phase(s: World, kind: int, seat: int) -> None:
    if kind == c.TURN:
        _begin_turn(s, seat)
    elif kind == c.END_ACTIONS:
        s.phase = 3
        s.reveals += 1  # behind this nothing is taken back (MO-EFF-31)
        lose_basics(s, seat)
    elif kind == c.CLEAR_CITY:
        clear_city(s, seat)
    elif kind == c.FILL_CITY:
        space = fill_city(s, seat)
        if space >= 0:
            s.push(c.FILL_CITY, seat, 0, 0, 0)
            s.push(c.STAYS, seat, space, s.decks[seat][-1], 0)
    elif kind == c.FILL_DISPLAY:
        s.phase = 4
        if shop.fill_display(s):
            s.turns_left = 2 * s.seats - s.place_in_order(seat)
            if s.events is not None:
                tell(s, -1, "last-card", {"n": s.turns_left})
    elif kind == c.NEXT_TURN:
        _next_turn(s, seat)
    elif kind == c.DEAL_DISPLAY:
        shop.deal_display(s)


def _begin_turn(s: World, seat: int) -> None:
    """Four phases (MO-ACTV-09), the last on the bottom of the stack."""
    s.active = seat
    s.turn += 1
    s.phase = 1
    for at in range(seat * c.TALLIES, (seat + 1) * c.TALLIES):
        s.gained[at] = 0
    if s.events is not None:
        tell(s, seat, "turn", {"n": s.round()})
    s.push(c.NEXT_TURN, seat, 0, 0, 0)
    s.push(c.FILL_DISPLAY, seat, 0, 0, 0)
    s.push(c.FILL_CITY, seat, 0, 0, 0)
    s.push(c.CLEAR_CITY, seat, 0, 0, 0)
    s.push(c.ACT, seat, 0, 0, 0)
    s.push(c.ACTIVATE_CITY, seat, 0, 0, 0)


def _end_actions(s: World, seat: int) -> None:
    """The ACT frame is answered with END: what was reinforced is chosen before the City is cleared (MO-CITY-01)."""
    s.drop()
    if s.reinforce[seat]:
        s.push(c.REINFORCING, seat, s.reinforce[seat], 0, 0)
    s.push(c.END_ACTIONS, seat, 0, 0, 0)


def _next_turn(s: World, seat: int) -> None:
    for card in range(len(s.marks)):
        s.marks[card] = 0
    for policy in range(seat * c.POLICIES, (seat + 1) * c.POLICIES):
        s.policy_used[policy] = 0
    for which in range(seat * c.EXPLORERS, (seat + 1) * c.EXPLORERS):
        s.pickups[which] = 0
    for coupon in range(seat * c.COUPON_PLACES, (seat + 1) * c.COUPON_PLACES):
        s.coupons[coupon] = 0
    s.spare_pickups[seat] = 0
    s.reinforce[seat] = 0
    s.warlord_used[seat] = 0
    s.fired = []
    if s.lasting:
        s.lasting = []
        renew_rules(s, seat)
    if s.turns_left == 0:
        if s.events is not None:
            tell(s, -1, "over", {"n": max(points(s))})
        return
    if s.turns_left > 0:
        s.turns_left -= 1
    s.push(c.TURN, (seat + 1) % s.seats, 0, 0, 0)


# -- what follows when everything is paid ----------------------------------------------------------


def _run_outcome(s: World, kind: int, seat: int, a: int, b: int, of: int) -> None:
    if kind == c.BOUGHT:
        shop.receive(s, seat, a)
    elif kind == c.WONDER_BEGUN:
        shop.begin_wonder(s, seat, a)
    elif kind == c.COMPLETE:
        shop.complete(s, seat)
    elif kind == c.ON_TOP:
        put_on_top(s, seat, a)
        s.counts[seat * c.COUNTS + c.WONDERS] += 1
    elif kind == c.DEVELOP:
        shop.develop(s, seat, a)
        entries = effects.triggered(s, seat, c.ON_DEVELOP, 0)
        for policy in s.developed[seat]:
            s.push(c.ENTRY, seat, c.ONE_OFF, policy, 0)
        s.push(c.ORDER, seat, entries + len(s.developed[seat]), 0, 0)
    elif kind == c.CONQUERED:
        conquest.conquer(s, seat, a)
    elif kind == c.MOVED:
        lands.move_unit(s, seat, a, b, of == 1)
        if s.events is not None:
            tell_bought(
                s,
                seat,
                "moved-warlord" if of == 1 else "moved",
                {"origin": named_tile(s, a), "tile": named_tile(s, b)},
            )
    elif kind == c.STEPPED:
        s.explorers[seat * c.EXPLORERS + a] = b
        if s.events is not None:
            tell_bought(s, seat, "explored", {"tile": named_tile(s, b)})
    elif kind == c.HAPPENED:
        entries = effects.triggered(s, seat, a, b)
        s.push(c.ORDER, seat, entries, 0, 0)


# -- what an answer does ---------------------------------------------------------------------------


def answer(s: World, move: int) -> None:
    """Play a move on the question that is on top of the agenda."""
    agenda = s.agenda
    kind = agenda[-1]
    seat = agenda[-2]
    a = agenda[-3]
    b = agenda[-4]
    of = agenda[-5]
    verb = c.verb_of(move)
    argument = c.argument_of(move)
    if kind == c.ACT:
        if verb == c.END:
            _end_actions(s, seat)
        else:
            begin(s, seat, verb, argument)
    elif kind == c.PAY:
        s.drop()
        pay(s, seat, a, b, of, argument)
    elif kind == c.UNITS:
        conquest.name_unit(s, seat, a, b, verb, argument)
    elif kind == c.ACTIVATE_CITY:
        s.drop()
        s.phase = 2
        activate_cross(s, seat, argument)
    elif kind == c.ORDER:
        if verb == c.DONE:
            for _ in range(a + 1):
                s.drop()
        else:
            effects.do_entry(s, seat, argument)
    elif kind == c.USE_DRAWN:
        if verb == c.DONE:
            effects.put_held_away(s, seat, b)
        else:
            agenda[-3] -= 1
            effects.use_held(s, seat, argument)
    elif verb == c.DONE:
        s.drop()
    else:
        _answer_part(s, kind, seat, a, b, of, verb, argument)


def _answer_part(s: World, kind: int, seat: int, a: int, b: int, of: int, verb: int, argument: int) -> None:
    """Answers to questions inside effects: most take the frame off, do one thing and ask again for the rest."""
    if kind == c.SHARE:
        conquest.share(s, seat, a, b, of, argument)
        return
    s.drop()
    if kind == c.CHOOSE_CAPITAL:
        _settle(s, seat, argument)
    elif kind == c.PAY_ANY:
        s.goods[seat * c.RESOURCES + argument] -= 1
        if s.events is not None:
            tell_price(s, seat, [argument, 1])
        if a > 1:
            s.push(c.PAY_ANY, seat, a - 1, argument, of)
    elif kind == c.CONVERT:
        s.goods[seat * c.RESOURCES + argument // 3] -= 1
        if s.events is not None:
            tell_price(s, seat, [argument // 3, 1])
        tell_gain(s, seat, [argument % 3, gain(s, seat, argument % 3, 1)])
        s.push(c.CONVERT, seat, a - 1, 1, 0)
    elif kind == c.KEEP_WONDER:
        shop.keep_wonder(s, seat, a, argument == 1)
    elif kind == c.SITE:
        shop.place_wonder(s, seat, a, argument)
    elif kind == c.BENEFIT:
        if b:
            s.push_effect(s.box.token_benefits[a][1 - argument], seat, c.NONE)
        s.push_effect(s.box.token_benefits[a][argument], seat, c.NONE)
    elif kind == c.CHOOSE:
        s.push_effect(s.box.codes[s.box.choices[a][argument]], seat, of)
    elif kind == c.GAIN_CHOICE:
        _receive(s, seat, a, b, of, argument)
    elif kind == c.MOVE_TO:
        s.push(c.MOVED, seat, a, argument, b)
        if not of:
            s.push(c.PAY, seat, c.MILITARY, 1, 1)
    elif kind == c.LOOK:
        keep_token(s, seat, a, argument)
        if s.events is not None:
            goods = amounts(effects.gains_of(s.box.market_tokens[a][argument]))
            tell_privately(s, seat, "took-token", {"market": s.box.market_names[a]}, {"goods": goods})
    elif kind == c.ARCHIVE or kind == c.DISCARD:
        s.push(kind, seat, a - 1, b, of)
        if of >= 0:
            s.push_effect(s.box.codes[of], seat, c.NONE)
        if kind == c.ARCHIVE:
            effects.archive_from_city(s, seat, argument)
        else:
            effects.discard_from_city(s, seat, argument)
    elif kind == c.COPY:
        if verb == c.COPY_CARD:
            effects.copy_card(s, seat, argument)
        else:
            effects.copy_policy(s, seat, argument)
    elif kind == c.EFFECT:
        s.push_effect(s.box.use_code[a], seat, of)
    elif kind == c.SECTION or kind == c.TAKE:
        _take(s, seat, verb, argument)
    else:
        _answer_rarer(s, kind, seat, a, b, argument)


def _answer_rarer(s: World, kind: int, seat: int, a: int, b: int, argument: int) -> None:
    if kind == c.EXTRA_SPACE:
        s.push(c.EXTRA_SPACE, seat, a - 1, 0, 0)
        activate(s, seat, [argument])
    elif kind == c.FREE_STEP:
        s.push(c.FREE_STEP, seat, a - 1, 0, 0)
        s.push(c.STEPPED, seat, argument // 64, argument % 64, 0)
    elif kind == c.UNIT_MOVE:
        s.push(c.UNIT_MOVE, seat, a - 1, 0, 0)
        s.push(c.MOVE_TO, seat, argument // 2, argument % 2, 1)
    elif kind == c.DESTROY:
        s.push(c.DESTROY, seat, a - 1, 0, 0)
        conquest.send_home(s, argument // 2, argument % 2 == 1)
    elif kind == c.REPEAT_ONE_OFF:
        effects.do_one_off(s, seat, argument)
    elif kind == c.REINFORCING:
        straighten(s, seat, argument)
        s.push(c.REINFORCING, seat, a - 1, 0, 0)
    elif kind == c.STAYS:
        keep_knowledge(s, seat, a, argument == 1)
    elif kind == c.OUTPOST_WITH:
        conquest.build_outpost(s, seat, a, argument == 1)
        s.push(c.HAPPENED, seat, c.ON_OUTPOST, 0, 0)


def _settle(s: World, seat: int, tile: int) -> None:
    """Everything starts on the own Capital (MO-SETUP-13, -14)."""
    s.capital[seat] = tile
    s.owner[tile] = seat
    s.soldiers[tile] = c.SOLDIERS
    s.warlord[seat] = tile
    for which in range(seat * c.EXPLORERS, (seat + 1) * c.EXPLORERS):
        s.explorers[which] = tile
    if s.events is not None:
        tell(s, seat, "settled", {"tile": named_tile(s, tile)})


def _receive(s: World, seat: int, among: int, n: int, distinct: int, resource: int) -> None:
    """One resource of one's choice; later ones follow in order, because who comes first does not matter."""
    among = among >> resource << resource
    if distinct:
        among &= ~(1 << resource)
    if n > 1:
        s.push(c.GAIN_CHOICE, seat, among, n - 1, distinct)
    tell_gain(s, seat, [resource, gain(s, seat, resource, 1)])


def _take(s: World, seat: int, verb: int, argument: int) -> None:
    """Without paying (MO-ACQ-07, -08, MO-WON-10)."""
    if verb == c.FINISH:
        shop.complete(s, seat)
        return
    if verb == c.TAKE_BASIC:
        card = shop.next_in_pile(s, argument)
        s.piles[argument] -= 1
    else:
        card = shop.leave_display(s, argument)
    s.push(c.HAPPENED, seat, c.ON_ACQUIRE, 1 << s.kind_of(card), 0)
    s.push(c.WONDER_BEGUN if s.kind_of(card) == c.WONDER else c.BOUGHT, seat, card, 0, 0)
