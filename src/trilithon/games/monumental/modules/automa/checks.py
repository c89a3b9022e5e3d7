"""What is wrong with a position's Automas, although every number is in its range."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.setup import starting_cards
from trilithon.games.monumental.modules.automa.engine import codes as a
from trilithon.games.monumental.modules.automa.engine.exploring import has_all
from trilithon.games.monumental.modules.automa.engine.own import Own, area, own
from trilithon.games.monumental.modules.automa.engine.queue import current_card, current_reading
from trilithon.games.monumental.modules.automa.view import has_nexus, lying
from trilithon.games.monumental.modules.heroes.engine.codes import NUMBER as HEROES
from trilithon.games.monumental.words.things import policies_of
from trilithon.kernel.saved import of_seat


def problems(s: Position) -> Iterator[str]:
    mine = own(s)
    for seat in range(s.seats):
        if s.is_person(seat):
            yield from _person(s, mine, seat)
            continue
        yield from _deck(s, mine, seat)
        yield from _queue(s, mine, seat)
        yield from _belongings(s, mine, seat)
    dealt = [int(s.box.card_deck[int(s.kinds[s.on_display(at)])]) for at in _dealt(s)]
    if max(dealt, default=0) > s.d[mine.era]:
        yield "table.automa_era: a card of a later Era lies in the display"


def _dealt(s: Position) -> list[int]:
    return [at for at in range(s.setup.rows * s.setup.width) if s.on_display(at) >= 0]


def _person(s: Position, mine: Own, seat: int) -> Iterator[str]:
    piles = [
        mine.deck_of(seat),
        mine.discard_of(seat),
        mine.queue_of(seat),
        mine.readings_of(seat),
        mine.nexus_of(seat),
        mine.gone_of(seat),
        mine.fates_of(seat),
        mine.policies_of(seat),
        mine.more_wonders_of(seat),
    ]
    numbers = (mine.resolved, mine.line, mine.in_nexus)
    seen = any(mine.was_seen(s, seat, card) for card in range(len(mine.cards.ids)))
    if any(s.size(pile) for pile in piles) or any(s.d[field + seat] for field in numbers) or seen:
        yield f"{of_seat(seat)}: it is a person and has nothing of an Automa"


def _deck(s: Position, mine: Own, seat: int) -> Iterator[str]:
    """Which cards there are, each in one place."""
    places = (mine.deck_of, mine.discard_of, mine.queue_of, mine.nexus_of, mine.gone_of)
    cards = Counter(card for place in places for card in s.items(place(seat)))
    ids, here = mine.cards.ids, of_seat(seat, "automa_deck")
    own_card = mine.cards.of_civilization.get(s.box.civilization_ids[s.civilization(seat)])
    has_hero = mine.takes_heroes and mine.cards.hero >= 0 and s.hooks.of(HEROES) is not None
    needed = [
        *mine.cards.action,
        *([own_card] if own_card is not None else []),
        *[mine.cards.hero] * has_hero,
    ]
    for card, n in cards.items():
        if n > 1:
            yield f"{here}: {ids[card]} is in several places"
        elif card not in needed and card not in mine.cards.advanced:
            yield f"{here}: {ids[card]} does not belong to this Automa"
    for card in needed:
        if card not in cards:
            yield f"{here}: {ids[card]} is nowhere"
    advanced = sum(card in cards for card in mine.cards.advanced)
    if advanced != mine.difficulty(s, seat):
        yield f"{here}: it has {advanced} Advanced cards, and there must be {mine.difficulty(s, seat)}"
    hidden = s.items(mine.deck_of(seat))
    for card in cards:
        if card not in hidden and not mine.was_seen(s, seat, card):
            yield f"{of_seat(seat, 'automa_seen')}: {ids[card]} lies open"
    for card in range(len(ids)):
        if mine.was_seen(s, seat, card) and card not in cards:
            yield f"{of_seat(seat, 'automa_seen')}: {ids[card]} does not belong to this Automa"


def _queue(s: Position, mine: Own, seat: int) -> Iterator[str]:
    """Where it is among its lines."""
    here = of_seat(seat, "automa_queue")
    n, resolved = s.size(mine.queue_of(seat)), int(s.d[mine.resolved + seat])
    in_nexus, line = int(s.d[mine.in_nexus + seat]), int(s.d[mine.line + seat])
    if s.size(mine.readings_of(seat)) != n:
        yield f"{here}: each card is read in one way"
        return
    if resolved > n or (resolved == n and (line or in_nexus)):
        yield f"{here}: more is resolved than there is"
        return
    if in_nexus > s.size(mine.nexus_of(seat)):
        yield f"{of_seat(seat, 'automa_in_nexus')}: there are not so many"
        return
    if in_nexus and not has_nexus(mine, s.items(mine.queue_of(seat))[resolved]):
        yield f"{of_seat(seat, 'automa_in_nexus')}: its card is not next"
        return
    card = current_card(s, mine, seat)
    if card >= 0 and line >= mine.cards.length(card, current_reading(s, mine, seat)):
        yield f"{of_seat(seat, 'automa_line')}: the card has not so many lines"
        return
    if s.size(mine.fates_of(seat)) > _lines_done(s, mine, seat):
        yield f"{of_seat(seat, 'automa_fates')}: there are more than lines that are done with"


def _lines_done(s: Position, mine: Own, seat: int) -> int:
    """So many, if all of a Nexus were carried out whose card is done with."""
    resolved, in_nexus = int(s.d[mine.resolved + seat]), int(s.d[mine.in_nexus + seat])
    n, at = int(s.d[mine.line + seat]), -1
    for one in lying(s, mine, seat):
        at += not one.in_nexus
        n += len(one.lines) if at < resolved else 0
    if in_nexus:  # the line that has led there, and the cards left of the one that is carried out
        n += 1 + sum(
            int(mine.cards.length(card, a.AS_USUAL)) for card in s.items(mine.nexus_of(seat))[: in_nexus - 1]
        )
    return n


def _belongings(s: Position, mine: Own, seat: int) -> Iterator[str]:
    each = starting_cards(s.box)
    if s.items(s.archive(seat)) != list(range(seat * each, (seat + 1) * each)):
        yield f"{of_seat(seat, 'archive')}: the City cards of an Automa lie there, and nothing else"
    if s.size(s.deck(seat)) or any(s.card_at(seat, slot) >= 0 for slot in range(s.at.slots)):
        yield f"{of_seat(seat, 'city')}: an Automa has no City"
    if any(card < s.seats * each for card in s.items(area(s, seat))):
        yield f"{of_seat(seat, 'discards')}: an Automa has Development cards only"
    if s.has(seat, c.CULTURE) or any(s.has(seat, resource) for resource in (*range(c.BASICS), c.FEUD)):
        yield f"{of_seat(seat, 'goods')}: an Automa has Gold only"
    policies = [*s.items(mine.policies_of(seat)), *s.items(s.developed(seat))]
    if sorted(policies) != list(policies_of(s, seat)):
        yield f"{of_seat(seat, 'automa_policies')}: its Policies are hidden or developed, each once"
    if has_all(s, seat):
        yield f"{of_seat(seat, 'bargains')}: with a token of every Market an Automa discards them all"
    if s.size(mine.more_wonders_of(seat)) and s.wonder_on(s.capital(seat)) < 0:
        yield f"{of_seat(seat, 'automa_capital_wonders')}: the first one lies on the map"
