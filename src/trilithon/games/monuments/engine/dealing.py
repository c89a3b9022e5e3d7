"""What is dealt once all civilisations are known, and the choices that end the set-up (MS-SET-02 to -12)."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.monument import renew_rules
from trilithon.games.monuments.engine.spots import place_unit
from trilithon.games.monuments.engine.telling import tell
from trilithon.games.monuments.engine.world import World

PIECES = [15, 3, 3, 3, 0, 0, 3, 3, 3, 0]
"""Of each player, by supply place; workshops, farms and horses belong to abilities."""


def deal(s: World) -> None:
    close_continents(s)
    s.score_card = _dealt(s, s.box.score_cards)
    s.deck = _dealt(s, s.box.decks)
    _deal_abilities(s)
    for seat in range(s.seats):
        _lay_out_pieces(s, seat)
        renew_rules(s, seat)
    if s.events is not None:
        for seat in range(s.seats):
            _tell_deal(s, seat)
    starting = _shuffle_quests(s)
    s.push(c.TURN, s.start, 0, 0, 0)
    for place in range(s.seats):
        s.push(c.START_RESOURCE, (s.start + s.seats - 1 - place) % s.seats, 2, 0, 0)
    for place in range(s.seats):
        first = starting.pop()
        second = starting.pop()
        s.push(c.KEEP_START_QUEST, (s.start + s.seats - 1 - place) % s.seats, first, second, 0)
    s.quests_out = s.quests_out + starting


def close_continents(s: World) -> None:
    """Continents without a player are out of play, with the islands of the set-up (MS-SET-02, MS-GEN-13)."""
    wanted = sorted(s.civilization)
    for which in range(len(s.box.set_ups)):
        if sorted(s.box.set_ups[which]) == wanted:
            in_play = [1] * s.chart.hexes
            for hex in range(s.chart.shores):
                if s.chart.group[hex] in s.box.set_up_out[which]:
                    in_play[hex] = 0
            s.in_play = in_play


def _dealt(s: World, kinds: int) -> list[int]:
    """One for each seat, at random."""
    cards = list(range(kinds))
    s.rng.shuffle(cards)
    return cards[: s.seats]


def _deal_abilities(s: World) -> None:
    how = s.options[c.O_ABILITIES]
    if how == 0:
        s.ability = _dealt(s, s.box.abilities)
    elif how == 1:
        s.ability = [s.box.ability_of_civilization[civilization] for civilization in s.civilization]


def _lay_out_pieces(s: World, seat: int) -> None:
    """The set-up card says what starts in the supply; three workers stand on the monument hex (MS-SET-09, -10)."""
    supply = s.box.deck_supply[s.deck[seat]]
    locked = s.locked.copy()
    base = seat * c.SUPPLIES
    for piece in range(c.SUPPLIES):
        s.supply[base + piece] = supply[piece]
        locked[base + piece] = PIECES[piece] - supply[piece]
    s.locked = locked
    if s.ability[seat] >= 0:
        more = s.box.ability_supply[s.ability[seat]]
        i = 0
        while i < len(more):
            s.supply[base + more[i]] += more[i + 1]
            i += 2
    for _ in range(3):
        s.supply[base + c.S_WORKER] -= 1
        place_unit(s, seat, s.monument_of(seat), c.WORKER)
    if s.ability[seat] >= 0:
        for _ in range(s.box.ability_horses[s.ability[seat]]):
            s.supply[base + c.S_HORSE] -= 1
            place_unit(s, seat, s.monument_of(seat), c.HORSE)


def _tell_deal(s: World, seat: int) -> None:
    tell(
        s,
        seat,
        "dealt",
        {"deck": s.box.deck_names[s.deck[seat]], "score": s.box.score_card_names[s.score_card[seat]]},
    )
    if s.ability[seat] >= 0:
        tell(s, seat, "ability", {"ability": s.box.ability_names[s.ability[seat]]})


def _shuffle_quests(s: World) -> list[int]:
    """Three decks, and the starting quests, which are returned (MS-SET-03, -06, -07)."""
    decks: list[list[int]] = [[], [], [], []]
    for quest in range(s.box.quests):
        if s.box.quest_players[quest] <= s.seats:
            decks[s.box.quest_deck[quest]].append(quest)
    for deck in decks:
        s.rng.shuffle(deck)
    s.quest_decks = [decks[1], decks[2], decks[3]]
    return decks[0]
