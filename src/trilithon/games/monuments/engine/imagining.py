"""What a seat does not know, dealt anew: other players' quests and the order of the quest decks (section 5.2)."""

from __future__ import annotations

from mypy_extensions import i16, i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.steps.keep_quests import KEEP_QUESTS
from trilithon.games.monuments.engine.steps.return_quests import RETURN_QUESTS
from trilithon.games.monuments.engine.steps.start_quest import KEEP_START_QUEST
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import WHOSE
from trilithon.kernel.engine.layout import AGENDA, FRAME
from trilithon.kernel.engine.rng import Rng


def deal_anew(s: World, seat: i64, rng: Rng) -> None:
    """Quests of a deck that the seat does not see are exchanged among others' hands, the deck and what is removed.

    A seat that has put cards to the bottom of a deck knew them once; it does not remember them here.
    """
    places = _hidden_places(s, seat)
    for deck in range(1 + c.QUEST_DECKS):  # the starting quests and each deck
        _mix(s, deck, places, rng)


def _hidden_places(s: World, seat: i64) -> list[int]:
    """Where quests lie in the array that the seat does not see: decks, removed, others' hands, drawn by others, and
    the two starting quests that another seat has not chosen from yet."""
    at = s.at
    places: list[int] = []
    for deck in range(c.QUEST_DECKS):
        _add_pile(s, s.quest_deck(deck), places)
    _add_pile(s, at.quests_out, places)
    for other in range(s.seats):
        if other != seat:
            _add_pile(s, s.quests_of(other), places)
    if _who_looks(s) != seat:
        _add_pile(s, at.drawn, places)
    frame: i64 = AGENDA
    while frame <= s.top:
        if s.is_at(frame, KEEP_START_QUEST) and s.field_of(frame, WHOSE) != seat:
            places.append(frame + KEEP_START_QUEST.one)
            places.append(frame + KEEP_START_QUEST.other)
        frame += FRAME
    return places


def _add_pile(s: World, pile: i64, places: list[int]) -> None:
    for i in range(s.size(pile)):
        places.append(pile + 1 + i)


def _who_looks(s: World) -> i64:
    """Whoever chooses among drawn quests sees them."""
    frame = s.find(KEEP_QUESTS)
    if frame < 0:
        frame = s.find(RETURN_QUESTS)
    return s.field_of(frame, WHOSE) if frame >= 0 else c.NONE


def _mix(s: World, deck: i64, places: list[int], rng: Rng) -> None:
    """Quests of one deck change places; what was done since a quest was received is not about which quest it is."""
    d = s.d
    of = s.box.quest_deck
    mine = [place for place in places if i64(of[i64(d[place])]) == deck]
    hidden = sorted([int(d[place]) for place in mine])
    rng.shuffle(hidden)
    has_since = s.options[c.O_QUEST_SINCE] != 0
    since = [_since_of(s, int(d[place])) for place in mine] if has_since else []
    for place in mine:
        d[place] = i16(hidden.pop())
    if has_since:
        for at, place in enumerate(mine):
            for deed in range(c.DEEDS):
                d[s.at.since + i64(d[place]) * c.DEEDS + deed] = i16(since[at][deed])


def _since_of(s: World, quest: int) -> list[int]:
    place = s.at.since + quest * c.DEEDS
    return [int(s.d[place + deed]) for deed in range(c.DEEDS)]
