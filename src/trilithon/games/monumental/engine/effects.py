"""Effects at work: whether one can be used at all, and what each of its automatic parts does (MO-EFF).

Parts that ask are frames of `turns.py`; here is what they may choose from.
"""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import lands, shop
from trilithon.games.monumental.engine.cities import (
    archive,
    can_be_opened,
    can_draw,
    discard,
    draw,
    inactive_places,
    leave_city,
    place_of,
)
from trilithon.games.monumental.engine.in_force import abilities_in_force, borrow, counted, holds
from trilithon.games.monumental.engine.resources import gain, gain_icons, gold_needed, tell_gain
from trilithon.games.monumental.engine.telling import card as named
from trilithon.games.monumental.engine.telling import cards as named_cards
from trilithon.games.monumental.engine.telling import name_of_ability, tell
from trilithon.games.monumental.engine.world import World

# -- can it be used? -------------------------------------------------------------------------------


def can_use(s: World, seat: int, ability: int, card: int) -> bool:
    code = s.box.use_code[ability]
    return len(code) > 0 and can_do(s, seat, code, card)


def can_do(s: World, seat: int, code: list[int], card: int) -> bool:
    """Every cost can be paid in full, and at least one other part can do something (MO-EFF-04)."""
    gold = s.has(seat, c.GOLD)
    does_something = False
    i = 0
    while i < len(code):
        kind = code[i]
        a = code[i + 1]
        b = code[i + 2]
        of = code[i + 3]
        if kind == c.PAY:
            gold -= gold_needed(s, seat, a, b, of)
            if gold < 0:
                return False
        elif kind == c.PAY_ANY:
            if _basics(s, seat) + (gold if of & 1 else 0) < a:
                return False
        elif kind == c.IF:
            if holds(s, seat, s.box.conditions[a]) and can_do(s, seat, s.box.codes[b], card):
                does_something = True
        elif kind == c.ARCHIVE_SELF:
            return can_do(s, seat, code[i + 4 :], card)  # nothing is given up for nothing (MO-EFF-27)
        elif does_something or can_do_part(s, seat, kind, a, b, of, card):
            does_something = True
        i += 4
    return does_something


def _basics(s: World, seat: int) -> int:
    return s.has(seat, c.PRODUCTION) + s.has(seat, c.SCIENCE) + s.has(seat, c.MILITARY)


def can_do_part(s: World, seat: int, kind: int, a: int, b: int, of: int, card: int) -> bool:
    if kind == c.GAIN_EACH:
        return counted(s, seat, b // 4096, card) >= b // 64 % 64
    if kind == c.CONVERT:
        return _basics(s, seat) + s.has(seat, c.GOLD) > 0
    if kind == c.CHOOSE:
        for alternative in s.box.choices[a]:
            if can_do(s, seat, s.box.codes[alternative], card):
                return True
        return False
    if kind == c.ARCHIVE or kind == c.DISCARD:
        return len(inactive_places(s, seat, b)) > 0
    if kind == c.DRAW:
        return can_draw(s, seat)
    if kind == c.COPY:
        return len(copyable_cards(s, seat, a == 1)) > 0 or (a == 0 and len(copyable_policies(s, seat)) > 0)
    if kind == c.EXTRA_SPACE:
        for space in range(c.SPACES):
            if can_be_opened(s, seat, space):
                return True
        return False
    if kind == c.TAKE:
        return len(takeable(s, a, b, of)) > 0
    if kind == c.SECTION:
        return can_finish_free(s, seat) or len(wonders_on_display(s)) > 0
    if kind == c.FREE_STEP:
        return len(lands.steps(s, seat)) > 0
    if kind == c.UNIT_MOVE:
        return len(lands.marches(s, seat, True)) > 0
    if kind == c.DESTROY:
        return len(destroyable(s, seat)) > 0
    if kind == c.REPEAT_ONE_OFF:
        return len(repeatable(s, seat)) > 0
    return True


# -- what there is to choose from ------------------------------------------------------------------


def is_copyable(s: World, ability: int) -> bool:
    """Does copying give its effect? Not that of a Copy, nor of what archives itself (MO-EFF-18)."""
    if s.box.copies_others[ability] or s.box.archives_itself[ability]:
        return False
    return (
        len(s.box.use_code[ability]) > 0 or len(s.box.rules[ability]) > 0 or len(s.box.triggers[ability]) > 0
    )


def copyable_cards(s: World, seat: int, of_opponents: bool) -> list[int]:
    """Face-up cards that give something when copied: (seat * 9 + space) * 2, + 1 for a Knowledge (MO-EFF-16, -20)."""
    found: list[int] = []
    for owner in range(s.seats):
        if (owner != seat) != of_opponents:
            continue
        for at in range(owner * c.SPACES, (owner + 1) * c.SPACES):
            card = s.city[at]
            if card >= 0 and (len(s.box.icons[s.kinds[card]]) > 0 or is_copyable(s, s.kinds[card])):
                found.append(at * 2)
            card = s.under[at]
            if card >= 0 and is_copyable(s, s.kinds[card]):
                found.append(at * 2 + 1)
    return found


def copyable_policies(s: World, seat: int) -> list[int]:
    """Developed ones, also covered (MO-EFF-16)."""
    found: list[int] = []
    for policy in s.developed[seat]:
        if is_copyable(s, s.policy_ability(seat, policy)):
            found.append(policy)
    return found


def takeable(s: World, kinds: int, source: int, most: int) -> list[int]:
    """Places of the display or basic piles whose card may be taken free."""
    found: list[int] = []
    if source == 0:
        for place in range(c.DISPLAY):
            card = s.display[place]
            if card >= 0 and kinds >> s.kind_of(card) & 1 and s.box.cost[s.kinds[card]] <= most:
                found.append(place)
    else:
        for pile in range(len(s.box.basics)):
            if s.piles[pile] > 0 and kinds >> c.BUILDING & 1 and s.box.cost[s.box.basics[pile]] <= most:
                found.append(pile)
    return found


def can_finish_free(s: World, seat: int) -> bool:
    return s.work[seat] >= 0 and shop.has_site(s, seat)


def wonders_on_display(s: World) -> list[int]:
    places: list[int] = []
    for place in range(c.DISPLAY):
        if s.display[place] >= 0 and s.kind_of(s.display[place]) == c.WONDER:
            places.append(place)
    return places


def destroyable(s: World, seat: int) -> list[int]:
    """Opponents' Units in Provinces next to a tile of the seat: tile * 2, + 1 for a Warlord."""
    found: list[int] = []
    for tile in range(s.chart.tiles):
        owner = s.owner[tile]
        if owner < 0 or owner == seat or s.chart.kind[tile] != c.PROVINCE:
            continue
        for other in s.chart.near[tile]:
            if s.owner[other] == seat:
                if s.soldiers[tile] > 0:
                    found.append(tile * 2)
                if s.warlord[owner] == tile:
                    found.append(tile * 2 + 1)
                break
    return found


def repeatable(s: World, seat: int) -> list[int]:
    found: list[int] = []
    for policy in s.developed[seat]:
        code = s.box.one_off[s.civilization[seat] * c.POLICIES + policy]
        if not _repeats(code) and can_do(s, seat, code, c.NONE):
            found.append(policy)
    return found


def _repeats(code: list[int]) -> bool:
    """A one-off that repeats one-offs is not repeated: it could go on for ever."""
    i = 0
    while i < len(code):
        if code[i] == c.REPEAT_ONE_OFF:
            return True
        i += 4
    return False


def gains_of(code: list[int]) -> list[int]:
    """The plain gains of an effect: resource, amount, ..."""
    pairs: list[int] = []
    i = 0
    while i < len(code):
        if code[i] == c.GAIN:
            pairs.append(code[i + 1])
            pairs.append(code[i + 2])
        i += 4
    return pairs


# -- automatic parts -------------------------------------------------------------------------------


def run_part(s: World, kind: int, seat: int, a: int, b: int, of: int) -> None:
    """Carry out an automatic part that has just been taken off the agenda."""
    if kind == c.GAIN:
        n = gain(s, seat, a, b)
        if n > 0:
            tell_gain(s, seat, [a, n])
    elif kind == c.GAIN_EACH:
        n = gain(s, seat, a, b % 64 * (counted(s, seat, b // 4096, of) // (b // 64 % 64)))
        if n > 0:
            tell_gain(s, seat, [a, n])
    elif kind == c.IF:
        if holds(s, seat, s.box.conditions[a]):
            s.push_effect(s.box.codes[b], seat, of)
    elif kind == c.ARCHIVE_SELF:
        archive_itself(s, seat, of)
    elif kind == c.REINFORCE:
        s.reinforce[seat] += a
    elif kind == c.DISCOUNT:
        at = seat * c.COUPON_PLACES + a
        if b:
            s.coupons[at] += b
        else:
            s.coupons[at + c.COUPONS] = 1
    elif kind == c.EXTRA_PICKUP:
        s.spare_pickups[seat] += a
    elif kind == c.DRAW:
        draw_to_use(s, seat, a, b)


def archive_itself(s: World, seat: int, card: int) -> None:
    """From the City, or from among the drawn cards that are being used (MO-EFF-27)."""
    place = place_of(s, seat, card)
    if place >= 0:
        leave_city(s, seat, place)
    else:
        agenda = s.agenda
        i = len(agenda) - 5
        while i >= 0:
            if agenda[i + 4] == c.HELD_CARD and agenda[i + 2] == card:
                agenda[i + 1] = c.HELD_GONE
                break
            i -= 5
    archive(s, seat, card)


def archive_from_city(s: World, seat: int, place: int) -> None:
    """Archive an inactive card; one that works when it is archived does so now (MO-EFF-08, -27)."""
    card = leave_city(s, seat, place)
    archive(s, seat, card)
    ability = s.kinds[card]
    if s.box.archives_itself[ability]:
        code = s.box.use_code[ability]
        i = 0
        while i < len(code):
            if code[i] == c.ARCHIVE_SELF:
                s.push_effect(code[i + 4 :], seat, card)
                break
            i += 4


def discard_from_city(s: World, seat: int, place: int) -> None:
    card = leave_city(s, seat, place)
    discard(s, seat, card)
    if s.events is not None:
        tell(s, seat, "discarded", {"card": named(s, card)})


# -- drawing and copying ---------------------------------------------------------------------------


def draw_to_use(s: World, seat: int, n: int, use: int) -> None:
    """Draw cards and show them to all; they wait on the agenda, in no pile, until some were used (MO-EFF-22, -23)."""
    drawn: list[int] = []
    for _ in range(n):
        card = draw(s, seat)
        if card < 0:
            break
        drawn.append(card)
    if not drawn:
        return
    for card in drawn:
        state = c.HELD_USED if s.marks[card] & c.DRAWN else c.HELD_FRESH
        s.push(c.HELD_CARD, seat, card, state, 0)
    s.push(c.USE_DRAWN, seat, use, len(drawn), 0)
    if s.events is not None:
        tell(s, seat, "drew", {"cards": named_cards(s, drawn), "n": len(drawn)})


def held_at(s: World, index: int) -> int:
    """Where the frame of a drawn card lies in the agenda; 0 is the one right below the top frame."""
    return len(s.agenda) - 10 - index * 5


def usable_held(s: World, count: int) -> list[int]:
    """Which drawn cards can still be used: those that were not used by drawing before (MO-EFF-24)."""
    found: list[int] = []
    for index in range(count):
        if s.agenda[held_at(s, index) + 1] == c.HELD_FRESH:
            found.append(index)
    return found


def use_held(s: World, seat: int, index: int) -> None:
    """Resources of a drawn card, then its effect if its owner likes (MO-EFF-22, -25)."""
    at = held_at(s, index)
    s.agenda[at + 1] = c.HELD_USED
    card = s.agenda[at + 2]
    s.marks[card] |= c.DRAWN
    if s.events is not None:
        tell(s, seat, "used-drawn", {"card": named(s, card)})
    use_as_if_active(s, seat, s.kinds[card], card, s.options[c.DRAWN_LASTS] == 1)


def put_held_away(s: World, seat: int, count: int) -> None:
    """The frame on top and the drawn cards below it go; all cards that are not archived are discarded."""
    s.drop()
    for _ in range(count):
        card = s.agenda[-3]
        state = s.agenda[-4]
        s.drop()
        if state != c.HELD_GONE:
            discard(s, seat, card)


def copy_card(s: World, seat: int, place: int) -> None:
    """Use a card of some City as if it were the copier's (MO-EFF-15, -17, -20)."""
    at = place // 2
    card = s.under[at] if place % 2 else s.city[at]
    if s.events is not None:
        tell(s, seat, "copied", {"card": named(s, card)})
    kind = s.kinds[card]
    if is_copyable(s, kind):
        use_as_if_active(s, seat, kind, card, True)
    else:
        tell_gain(s, seat, gain_icons(s, seat, kind))


def use_as_if_active(s: World, seat: int, kind: int, card: int, lasts: bool) -> None:
    """Icons, lasting effects until the end of the turn, and the question whether to use the effect."""
    tell_gain(s, seat, gain_icons(s, seat, kind))
    if lasts:
        borrow(s, seat, kind)
    if s.box.use_code[kind]:
        s.push(c.EFFECT, seat, kind, 0, card)


def copy_policy(s: World, seat: int, policy: int) -> None:
    ability = s.policy_ability(seat, policy)
    if s.events is not None:
        tell(s, seat, "copied-policy", {"policy": name_of_ability(s, ability)})
    borrow(s, seat, ability)
    if s.box.use_code[ability]:
        s.push(c.EFFECT, seat, ability, 0, c.NONE)


# -- things that happen ----------------------------------------------------------------------------


def triggered(s: World, seat: int, event: int, bits: int) -> int:
    """Put what the event triggers on the agenda as entries; returns how many (MO-EFF-05, -06)."""
    n = 0
    for ability in abilities_in_force(s, seat):
        row = s.box.triggers[ability]
        i = 0
        while i < len(row):
            fits = row[i] == event and (row[i + 1] == 0 or row[i + 1] & bits)
            if fits and not (s.options[c.TRIGGER_ONCE] and ability in s.fired):
                s.push(c.ENTRY, seat, c.TRIGGERED, row[i + 2], ability)
                n += 1
            i += 3
    return n


def entry_at(s: World, index: int) -> int:
    """Where an entry lies in the agenda; 0 is the one right below its ORDER frame, which is on top."""
    return len(s.agenda) - 10 - index * 5


def can_do_entry(s: World, seat: int, index: int) -> bool:
    at = entry_at(s, index)
    what = s.agenda[at + 2]
    which = s.agenda[at + 1]
    if what == c.BENEFITS:
        return True
    if what == c.WARLORD_BONUS:
        return can_do(s, seat, s.box.warlord_code[s.civilization[seat]], c.NONE)
    if what == c.TRIGGERED:
        if s.options[c.TRIGGER_ONCE] and s.agenda[at] in s.fired:
            return False
        return can_do(s, seat, s.box.codes[which], c.NONE)
    return can_do(s, seat, s.box.one_off[s.civilization[seat] * c.POLICIES + which], c.NONE)


def is_compulsory(s: World, index: int) -> bool:
    """Only the benefit of a token is (MO-CONQ-17)."""
    return s.agenda[entry_at(s, index) + 2] == c.BENEFITS


def do_entry(s: World, seat: int, index: int) -> None:
    """Resolve one of several simultaneous effects; the others wait below (MO-EFF-05)."""
    agenda = s.agenda
    at = entry_at(s, index)
    of = agenda[at]
    which = agenda[at + 1]
    what = agenda[at + 2]
    del agenda[at : at + 5]
    agenda[-3] -= 1
    if what == c.BENEFITS:
        both = s.rule(seat, c.LOOT_BOTH) > 0 and s.box.token_value[which] != c.FREE_CITY
        s.push(c.BENEFIT, seat, which, 1 if both else 0, 0)
    elif what == c.WARLORD_BONUS:
        s.warlord_used[seat] = 1
        if s.events is not None:
            tell(s, seat, "warlord-bonus", {"warlord": s.box.warlord_names[s.civilization[seat]]})
        s.push_effect(s.box.warlord_code[s.civilization[seat]], seat, c.NONE)
    elif what == c.TRIGGERED:
        if s.options[c.TRIGGER_ONCE]:
            s.fired = [*s.fired, of]
        if s.events is not None:
            tell(s, seat, "triggered", {"card": name_of_ability(s, of)})
        s.push_effect(s.box.codes[which], seat, c.NONE)
    else:
        do_one_off(s, seat, which)


def do_one_off(s: World, seat: int, policy: int) -> None:
    place = s.civilization[seat] * c.POLICIES + policy
    if s.events is not None:
        tell(s, seat, "one-off", {"policy": s.box.policy_names[place]})
    s.push_effect(s.box.one_off[place], seat, c.NONE)
