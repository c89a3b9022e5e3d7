"""What a seat does not know, dealt anew: other players' quests and the order of the quest decks (section 5.2)."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.rng import Rng


def deal_anew(s: World, seat: int, rng: Rng) -> None:
    """Quests of a deck that the seat does not see are exchanged among others' hands, the deck and what is removed.

    A seat that has put cards to the bottom of a deck knew them once; it does not remember them here.
    """
    looking = c.NONE  # whoever chooses among drawn quests sees them
    for i in range(0, len(s.agenda), 5):
        if s.agenda[i + 4] == c.KEEP_QUESTS or s.agenda[i + 4] == c.RETURN_QUESTS:
            looking = s.agenda[i + 3]
    for deck in range(4):
        _mix(s, seat, deck, looking, rng)


def _mix(s: World, seat: int, deck: int, looking: int, rng: Rng) -> None:
    of = s.box.quest_deck
    hidden: list[int] = []
    if deck > 0:
        hidden.extend(s.quest_decks[deck - 1])
    for quest in s.quests_out:
        if of[quest] == deck:
            hidden.append(quest)
    for other in range(s.seats):
        if other != seat:
            for quest in s.quests[other]:
                if of[quest] == deck:
                    hidden.append(quest)
    sees_drawn = looking == seat
    if not sees_drawn:
        for quest in s.drawn:
            if of[quest] == deck:
                hidden.append(quest)
    _add_start_choices(s, seat, deck, hidden)
    hidden.sort()
    rng.shuffle(hidden)
    if deck > 0:
        s.quest_decks[deck - 1] = [hidden.pop() for _ in s.quest_decks[deck - 1]]
    s.quests_out = [hidden.pop() if of[quest] == deck else quest for quest in s.quests_out]
    for other in range(s.seats):
        if other != seat:
            s.quests[other] = [hidden.pop() if of[quest] == deck else quest for quest in s.quests[other]]
    if not sees_drawn:
        s.drawn = [hidden.pop() if of[quest] == deck else quest for quest in s.drawn]
    _set_start_choices(s, seat, deck, hidden)


def _add_start_choices(s: World, seat: int, deck: int, hidden: list[int]) -> None:
    """The two starting quests that another seat has not chosen from yet."""
    if deck == 0:
        for i in range(0, len(s.agenda), 5):
            if s.agenda[i + 4] == c.KEEP_START_QUEST and s.agenda[i + 3] != seat:
                hidden.append(s.agenda[i + 2])
                hidden.append(s.agenda[i + 1])


def _set_start_choices(s: World, seat: int, deck: int, hidden: list[int]) -> None:
    if deck == 0:
        for i in range(0, len(s.agenda), 5):
            if s.agenda[i + 4] == c.KEEP_START_QUEST and s.agenda[i + 3] != seat:
                s.agenda[i + 2] = hidden.pop()
                s.agenda[i + 1] = hidden.pop()
