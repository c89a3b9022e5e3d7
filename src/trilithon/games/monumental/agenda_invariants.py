"""What is true of every agenda when somebody is asked: the course of the turn below, what is under way above.

The engine pushes frames only together with those they belong to, and never looks whether they are there. So a
position that somebody wrote by hand is checked here: every frame has what it needs, and can be carried out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import lands
from trilithon.games.monumental.engine.box import Box
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.resources import gold_needed, most_payable
from trilithon.games.monumental.frames import FRAMES
from trilithon.kernel.engine.agenda import Frame
from trilithon.kernel.engine.state import NOBODY

COURSES: dict[int, list[tuple[int, ...]]] = {
    1: [(c.NEXT_TURN, c.FILL_DISPLAY, c.FILL_CITY, c.CLEAR_CITY, c.ACT, c.ACTIVATE_CITY)],
    2: [(c.NEXT_TURN, c.FILL_DISPLAY, c.FILL_CITY, c.CLEAR_CITY, c.ACT)],
    3: [
        (c.NEXT_TURN, c.FILL_DISPLAY, c.FILL_CITY, c.CLEAR_CITY, c.REINFORCING),
        (c.NEXT_TURN, c.FILL_DISPLAY, c.FILL_CITY, c.STAYS),
    ],
}
"""By phase, what the agenda begins with at the bottom; only in phase 2 there may be more."""

PARTS = {
    *(c.GAIN, c.GAIN_EACH, c.IF, c.ARCHIVE_SELF, c.REINFORCE, c.DISCOUNT, c.EXTRA_PICKUP, c.DRAW),
    *(c.CONVERT, c.CHOOSE, c.GAIN_CHOICE, c.ARCHIVE, c.DISCARD, c.COPY, c.SECTION, c.TAKE, c.EXTRA_SPACE),
    *(c.FREE_STEP, c.UNIT_MOVE, c.DESTROY, c.REPEAT_ONE_OFF),
}
"""Parts of effects: they may wait below whatever is being done."""
GROUPS = {c.ENTRY, c.ORDER, c.HELD_CARD, c.USE_DRAWN, c.HAPPENED, c.SITE, c.ON_TOP}
"""So may these."""
AT_ONCE = {
    *(c.PAY_ANY, c.KEEP_WONDER, c.UNITS, c.SHARE, c.BENEFIT, c.MOVE_TO, c.LOOK, c.EFFECT, c.OUTPOST_WITH),
}
"""Questions that nothing comes before."""
PAID_FOR = {c.BOUGHT, c.WONDER_BEGUN, c.COMPLETE, c.CONQUERED, c.MOVED, c.STEPPED}
"""What happens as soon as it is paid."""
ACTIONS = {c.COMPLETE, c.CONQUERED, c.MOVED, c.STEPPED, c.UNITS, c.OUTPOST_WITH}
"""Only an action leads to these: they lie right on the frame of phase 2."""
MOST = 99
"""Numbers in frames are smaller than this, however the content is made."""


def agenda_problems(s: Position) -> Iterator[str]:
    stack = s.frames()
    if s.to_move != (stack[-1][1] if stack else NOBODY):
        yield "agenda: the seat to move is that of the first frame"
    if not stack:
        if s.turns_left != 0 or s.phase != 4:
            yield "agenda: it is empty only when the game is over"
        return
    if s.phase == 0:
        yield from _before_the_first_turn(s, stack)
        return
    found = list(_course(s, stack))
    if not found and s.phase == 2:
        above = stack[len(COURSES[2][0]) :]
        found = [*_structure(s, above), *_march(s, above)]
        for frame in above:
            found += [f"agenda: {FRAMES[frame[0]]}: {problem}" for problem in _frame(s, frame, above)]
        found += _payments(s, above)
    elif not found:
        found = [f"agenda: {FRAMES[stack[-1][0]]}: {problem}" for problem in _frame(s, stack[-1], [])]
        if s.march:
            found.append("turn.march: nothing is being conquered")
    yield from found


def _before_the_first_turn(s: Position, stack: list[Frame]) -> Iterator[str]:
    """Capitals are chosen from the last seat to the first (MO-SETUP-13)."""
    left = len(stack) - 2
    order = [(s.first + place) % s.seats for place in range(s.seats)]
    wanted = [(c.TURN, s.first), (c.DEAL_DISPLAY, s.first), *((c.CHOOSE_CAPITAL, seat) for seat in order)]
    if left < 1 or [frame[:2] for frame in stack] != wanted[: len(stack)] or any(any(f[2:]) for f in stack):
        yield "agenda: before the first turn there are capital for each seat in turn, deal_display and turn"
        return
    for place, seat in enumerate(order):
        if (s.capital[seat] >= 0) != (place >= left):
            yield f"players[{seat}].capital: it does not fit those that are still to choose"
    if s.march:
        yield "turn.march: nothing is being conquered"


def _course(s: Position, stack: list[Frame]) -> Iterator[str]:
    kinds = tuple(frame[0] for frame in stack)
    courses = COURSES.get(s.phase, [])
    if not any(kinds == course or (s.phase == 2 and kinds[: len(course)] == course) for course in courses):
        yield f"agenda: its last frames are not those of phase {s.phase}"
    if any(frame[1] != s.active for frame in stack):
        yield "agenda: in a turn all is done by the active seat"
    bare = {c.NEXT_TURN, c.FILL_DISPLAY, c.FILL_CITY, c.CLEAR_CITY, c.ACT, c.ACTIVATE_CITY, c.SECTION}
    for frame in stack:
        if frame[0] in bare | {c.COMPLETE, c.REPEAT_ONE_OFF} and any(frame[2:]):
            yield f"agenda: {FRAMES[frame[0]]} has no numbers"
    if any(tile < 0 for tile in s.capital):
        yield "players: in a turn everybody has a Capital"


# -- which frames lie on which --------------------------------------------------------------------------------


def _structure(s: Position, above: list[Frame]) -> Iterator[str]:
    kinds = [frame[0] for frame in above]
    top = len(above) - 1
    for at, (kind, _, a, _, _) in enumerate(above):
        name = f"agenda: {FRAMES[kind]}"
        next_kind = kinds[at + 1] if at < top else -1
        if kind not in PARTS | GROUPS | AT_ONCE | PAID_FOR | {c.PAY}:
            yield f"{name} cannot be there"
        if kind in AT_ONCE and at < top:
            yield f"{name} must be the first"
        if kind in ACTIONS and at > 0:
            yield f"{name} lies on act"
        if kind == c.PAY and at < top and next_kind not in (c.PAY, c.SHARE):
            yield f"{name} must be the first, or other payments with it"
        if kind in PAID_FOR and next_kind != c.PAY and (kind, next_kind) != (c.CONQUERED, c.SHARE):
            yield f"{name} comes after a payment"
        if kind in (c.BOUGHT, c.WONDER_BEGUN) and (at != 1 or kinds[0] != c.HAPPENED):
            yield f"{name} lies on what it triggers, happened"
        if kind == c.SHARE and any(below not in (c.CONQUERED, c.PAY) for below in kinds[:at]):
            yield f"{name} lies on the payments of a conquest"
        if kind == c.ON_TOP and (at == 0 or above[at - 1][0] != c.SITE or above[at - 1][2] != a):
            yield f"{name} lies on site of the same Wonder"
    yield from _runs(above, c.ENTRY, c.ORDER)
    yield from _runs(above, c.HELD_CARD, c.USE_DRAWN)


def _runs(above: list[Frame], member: int, head: int) -> Iterator[str]:
    """Entries lie right below the frame that orders them, exactly as many as it says; so do drawn cards."""
    run = 0
    for kind, _, a, b, _ in above:
        if kind == member:
            run += 1
            continue
        if kind == head and run != (a if head == c.ORDER else b):
            yield f"agenda: {FRAMES[head]} says how many lie below it: {run}"
        elif kind != head and run:
            yield f"agenda: {FRAMES[member]} lies below {FRAMES[head]} only"
        run = 0
    if run:
        yield f"agenda: {FRAMES[member]} lies below {FRAMES[head]} only"


# -- payments ---------------------------------------------------------------------------------------------------


def _payments(s: Position, above: list[Frame]) -> Iterator[str]:
    payments = [frame for frame in above if frame[0] == c.PAY]
    limit = next((b for kind, _, _, b, _ in above if kind == c.SHARE), c.TALLIES)
    if any(resource >= limit for _, _, resource, _, _ in payments):
        yield "agenda: pay: what is paid does not fit what is still to be shared"
    if max(Counter(frame[2] for frame in payments).values(), default=1) > 1:
        yield "agenda: pay: each resource is paid once"
    gold = sum(gold_needed(s, seat, resource, n, flags) for _, seat, resource, n, flags in payments)
    if payments and gold > s.has(s.active, c.GOLD):
        yield "agenda: pay: the seat cannot pay that"


# -- conquests --------------------------------------------------------------------------------------------------


def _march(s: Position, above: list[Frame]) -> Iterator[str]:
    conquests = [frame for frame in above if frame[0] in (c.UNITS, c.CONQUERED)]
    if not conquests:
        if s.march:
            yield "turn.march: nothing is being conquered"
        return
    kind, seat, target, more, _ = conquests[0]
    if not 0 <= target < s.chart.tiles or s.chart.kind[target] != c.PROVINCE or s.owner[target] == seat:
        yield "agenda: only Provinces of others are conquered"
        return
    soldiers = [tile for tile in s.march if tile >= 0]
    lords = [tile for tile in s.march if tile < 0]
    if s.march != lords[:1] + sorted(soldiers) or any(tile != -1 - s.warlord[seat] for tile in lords):
        yield "turn.march: the Warlord comes first, where it is, then Soldiers in the order of tiles"
        return
    reach = lands.joined(s, seat, target)
    free = lands.soldiers_for(s, seat, target, bool(lords))
    if any(not reach[tile] or free[tile] < 0 for tile in soldiers):
        yield "turn.march: Soldiers cannot come from there"
    if lords and (not reach[s.warlord[seat]] or not _can_leave(s, seat, s.warlord[seat], soldiers)):
        yield "turn.march: the Warlord cannot come from there"
    if len(s.march) + (more if kind == c.UNITS else 0) != lands.units_needed(s, target):
        yield f"turn.march: {lands.units_needed(s, target)} Units are needed"


def _can_leave(s: Position, seat: int, tile: int, soldiers: list[int]) -> bool:
    return lands.units_on(s, seat, tile) - 1 - soldiers.count(tile) >= lands.must_stay(s, tile)


# -- what a frame needs -----------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def _inner_codes(box: Box) -> tuple[frozenset[tuple[int, int]], frozenset[int]]:
    """Conditions with what follows from them, and what is done for each card archived or discarded."""
    rows = [*box.use_code, *box.bonus, *box.one_off, *box.warlord_code, *box.codes]
    rows += [benefit for benefits in box.token_benefits for benefit in benefits]
    parts = [row[at : at + 4] for row in rows for at in range(0, len(row), 4)]
    return (
        frozenset((a, b) for kind, a, b, _ in parts if kind == c.IF),
        frozenset({c.NONE} | {of for kind, _, _, of in parts if kind in (c.ARCHIVE, c.DISCARD)}),
    )


def _frame(s: Position, frame: Frame, above: list[Frame]) -> Iterator[str]:
    kind, _, a, b, of = frame
    if not _is_in_range(s, kind, a, b, of):
        yield "there is no such thing"
    elif not _is_possible(s, frame, above):
        yield "that cannot be asked or done here"


def _is_in_range(s: Position, kind: int, a: int, b: int, of: int) -> bool:
    """Numbers are those of something that there is."""
    box, tiles = s.box, s.chart.tiles
    cards = len(s.kinds)
    match kind:
        case c.GAIN:
            return 0 <= a < c.RESOURCES and 0 < b < MOST
        case c.GAIN_EACH:
            return 0 <= a < c.RESOURCES and b // 64 % 64 > 0 and -1 <= of < cards
        case c.IF:
            return (a, b) in _inner_codes(box)[0] and -1 <= of < cards
        case c.DISCOUNT:
            return 0 <= a < c.COUPONS and 0 <= b < MOST
        case c.DRAW:
            return 0 < b <= a < MOST
        case c.PAY:
            flags = (0, 1, 3) if a == c.MILITARY else (0, 1)
            return 0 <= a < c.TALLIES and 0 < b < MOST and of in flags
        case c.PAY_ANY:
            return 0 < a < MOST and 0 <= b <= c.GOLD and of in (0, 1)
        case c.CONVERT:
            return 0 <= a < MOST and b in (0, 1)
        case c.GAIN_CHOICE:
            enough = not of or a.bit_count() >= b
            return 0 < a < 1 << c.TALLIES and 0 < b < MOST and of in (0, 1) and enough
        case c.CHOOSE:
            return 0 <= a < len(box.choices) and -1 <= of < cards
        case c.ARCHIVE | c.DISCARD:
            return 0 <= a < MOST and 0 < b < 8 and of in _inner_codes(box)[1]
        case c.TAKE:
            return 0 < a < 8 and b in (0, 1) and 0 <= of < MOST
        case c.COPY:
            return a in (0, 1)
        case c.HAPPENED:
            return 0 <= a <= c.ON_OUTPOST and 0 <= b < 16
        case c.SHARE:
            return 0 <= a < MOST and 0 <= b < c.BASICS and 0 <= of < tiles
        case c.UNITS:
            return 0 <= a < tiles and 0 < b < MOST and -1 <= of < tiles
        case c.MOVED:
            return 0 <= a < tiles and 0 <= b < tiles and of in (0, 1)
        case c.MOVE_TO:
            return 0 <= a < tiles and b in (0, 1) and of in (0, 1)
        case c.STEPPED:
            return 0 <= a < c.EXPLORERS and 0 <= b < tiles
        case c.CONQUERED | c.OUTPOST_WITH:
            return 0 <= a < tiles
        case c.BENEFIT:
            return 0 <= a < box.tokens and b in (0, 1)
        case c.LOOK:
            return 0 <= a < box.markets
        case c.STAYS:
            return 0 <= a < c.SPACES and 0 <= b < cards
        case c.BOUGHT | c.WONDER_BEGUN | c.KEEP_WONDER | c.ON_TOP | c.SITE | c.HELD_CARD:
            return 0 <= a < cards and 0 <= b <= c.HELD_GONE
        case c.ARCHIVE_SELF:
            return 0 <= of < cards
        case c.EFFECT:
            return 0 <= a < len(box.use_code) and -1 <= of < cards
        case c.ENTRY:
            return _is_entry(s, a, b, of)
    return 0 <= a < MOST


def _is_entry(s: Position, what: int, which: int, of: int) -> bool:
    if what == c.BENEFITS:
        return 0 <= which < s.box.tokens
    if what == c.TRIGGERED:
        if not 0 <= of < len(s.box.triggers):
            return False
        return which in s.box.triggers[of][2::3]
    return 0 <= which < c.POLICIES


def _is_possible(s: Position, frame: Frame, above: list[Frame]) -> bool:
    """What it is about is there, and in such a state that the engine can go on from here."""
    kind, seat, a, b, of = frame
    match kind:
        case c.BOUGHT:
            return s.kind_of(a) != c.WONDER
        case c.WONDER_BEGUN | c.ON_TOP:
            return s.kind_of(a) == c.WONDER
        case c.SITE:
            return s.kind_of(a) == c.WONDER and s.kinds[a] not in s.wonders and _is_coming(s, seat, a, above)
        case c.KEEP_WONDER:
            return s.kind_of(a) == c.WONDER and s.work[seat] >= 0
        case c.COMPLETE:
            return s.work[seat] >= 0
        case c.UNITS:
            named = [tile for tile in s.march if tile >= 0]
            lowest = of == (named[-1] if named else 0) or (of == -1 and not s.march)
            return lowest and a in lands.conquerable(s, seat)
        case c.MOVED:
            return _may_move(s, seat, a, of == 1) and b in lands.destinations(s, seat, a, False)
        case c.MOVE_TO:
            return _may_move(s, seat, a, b == 1) and (of == 1 or most_payable(s, seat, c.MILITARY) > 0)
        case c.STEPPED:
            return a * 64 + b in lands.steps(s, seat)
        case c.OUTPOST_WITH:
            return a in lands.outpost_sites(s, seat)
        case c.LOOK:
            return bool(s.stacks[a]) and seat not in s.buyers[a]
        case c.BENEFIT:
            return a in s.looted[seat]
        case c.STAYS:
            at = seat * c.SPACES + a
            return s.decks[seat][-1:] == [b] and s.kind_of(b) == c.KNOWLEDGE and s.city[at] < 0 <= s.under[at]
        case c.HELD_CARD:
            return b != c.HELD_GONE or a in s.archives[seat]
        case c.ARCHIVE_SELF:
            alone = sum(other[0] == kind and other[4] == of for other in above) == 1
            return alone and (_is_in_city(s, seat, of) or _is_held(of, above))
        case c.EFFECT:
            return _is_effect(s, seat, a, of, above)
        case c.ENTRY if a == c.BENEFITS:
            return b in s.looted[seat]
        case c.ENTRY if a == c.ONE_OFF:
            return b in s.developed[seat]
    return True


def _may_move(s: Position, seat: int, tile: int, is_warlord: bool) -> bool:
    return s.owner[tile] == seat and lands.may_leave(s, seat, tile, is_warlord)


def _is_in_city(s: Position, seat: int, card: int) -> bool:
    spaces = slice(seat * c.SPACES, (seat + 1) * c.SPACES)
    return card in s.city[spaces] or card in s.under[spaces]


def _is_held(card: int, above: list[Frame]) -> bool:
    return any(kind == c.HELD_CARD and a == card and b != c.HELD_GONE for kind, _, a, b, _ in above)


def _is_coming(s: Position, seat: int, card: int, above: list[Frame]) -> bool:
    """A completed Wonder whose token is to be placed is on its way to the City, or there already."""
    on_its_way = any(kind == c.ON_TOP and a == card for kind, _, a, _, _ in above)
    twice = sum(kind == c.SITE and a == card for kind, _, a, _, _ in above) > 1
    own = [s.decks[seat], s.discards[seat], s.archives[seat]]
    there = on_its_way or any(card in cards for cards in own) or _is_held(card, above)
    return not twice and (there or _is_in_city(s, seat, card))


def _is_effect(s: Position, seat: int, ability: int, card: int, above: list[Frame]) -> bool:
    """Of a drawn or copied card, or of a Policy of the seat's civilization."""
    if card < 0:
        return s.policy_ability(seat, 0) <= ability < s.policy_ability(seat, c.POLICIES)
    return s.kinds[card] == ability and (not s.box.archives_itself[ability] or _is_held(card, above))
