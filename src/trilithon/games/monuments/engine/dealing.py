"""What is dealt once all civilisations are known, and which of them can play together (MS-SET-01 to -12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.monument import renew_rules
from trilithon.games.monuments.engine.naming import QUEST_DECKS
from trilithon.games.monuments.engine.spots import place_unit
from trilithon.games.monuments.engine.world import World

PIECES: Final = [15, 3, 3, 3, 0, 0, 3, 3, 3, 0]
"""Of each player, by supply place; workshops, farms and horses belong to abilities."""
WORKERS: Final = 3
"""At the monument when the game begins."""
AT_RANDOM: Final = 0
BY_CIVILIZATION: Final = 1
"""How abilities are dealt; the third way is that there are none."""


def civilizations(s: World) -> list[int]:
    """Of each seat, -1 before it is chosen."""
    return [int(s.d[s.at.civilization + seat]) for seat in range(s.seats)]


def can_lead(s: World, civilization: i64) -> bool:
    """Is some set-up for so many players still possible with this one (MS-SET-01)?"""
    led = civilizations(s)
    if civilization in led:
        return False
    for members in s.box.set_ups:
        if len(members) == s.seats and civilization in members and _fit(led, members):
            return True
    return False


def _fit(led: list[int], members: list[int]) -> bool:
    for civilization in led:
        if civilization >= 0 and civilization not in members:
            return False
    return True


def deal(s: World) -> list[int]:
    """Everything that is dealt; returns the starting quests, which are still to be chosen from."""
    d = s.d
    at = s.at
    close_continents(s)
    for seat, card in enumerate(_one_each(s, s.box.score_cards)):
        d[at.score_card + seat] = i16(card)
    for seat, deck in enumerate(_one_each(s, s.box.decks)):
        d[at.deck + seat] = i16(deck)
    _deal_abilities(s)
    for seat in range(s.seats):
        _lay_out_pieces(s, seat)
        renew_rules(s, seat)
    if s.events is not None:
        for seat in range(s.seats):
            _tell_deal(s, seat)
    return _shuffle_quests(s)


def close_continents(s: World) -> None:
    """Continents without a player are out of play, with the islands of the set-up (MS-SET-02, MS-GEN-13)."""
    wanted = sorted(civilizations(s))
    for which in range(len(s.box.set_ups)):
        if sorted(s.box.set_ups[which]) == wanted:
            out = s.box.set_up_out[which]
            for spot in range(s.chart.hexes):
                is_out = spot < s.chart.shores and int(s.chart.group[spot]) in out
                s.d[s.at.in_play + spot] = 0 if is_out else 1


def _one_each(s: World, n: int) -> list[int]:
    """One of n cards for each seat, at random."""
    cards = list(range(n))
    s.rng.shuffle(cards)
    return cards[: s.seats]


def _deal_abilities(s: World) -> None:
    d = s.d
    at = s.at
    how = s.option(c.O_ABILITIES)
    if how == AT_RANDOM:
        for seat, ability in enumerate(_one_each(s, s.box.abilities)):
            d[at.ability + seat] = i16(ability)
    elif how == BY_CIVILIZATION:
        for seat, civilization in enumerate(civilizations(s)):
            d[at.ability + seat] = i16(s.box.ability_of_civilization[civilization])


def _lay_out_pieces(s: World, seat: i64) -> None:
    """The set-up card says what starts in the supply; three workers stand on the monument hex (MS-SET-09, -10)."""
    d = s.d
    supply = s.at.supply + seat * c.SUPPLIES
    locked = s.at.locked + seat * c.SUPPLIES
    given = s.box.deck_supply[i64(d[s.at.deck + seat])]
    for piece in range(c.SUPPLIES):
        d[supply + piece] = i16(given[piece])
        d[locked + piece] = i16(PIECES[piece] - given[piece])
    _put_at_monument(s, seat, c.WORKER, c.S_WORKER, WORKERS)
    ability = i64(d[s.at.ability + seat])
    if ability >= 0:
        more = s.box.ability_supply[ability]
        for i in range(0, len(more), 2):
            d[supply + more[i]] += i16(more[i + 1])
        _put_at_monument(s, seat, c.HORSE, c.S_HORSE, s.box.ability_horses[ability])


def _put_at_monument(s: World, seat: i64, unit: i64, piece: i64, n: i64) -> None:
    for _ in range(n):
        s.d[s.at.supply + seat * c.SUPPLIES + piece] -= 1
        place_unit(s, seat, s.monument_of(seat), unit)


def _tell_deal(s: World, seat: i64) -> None:
    d = s.d
    at = s.at
    box = s.box
    deck = box.deck_names[i64(d[at.deck + seat])]
    s.tell(seat, "dealt", {"deck": deck, "score": box.score_card_names[i64(d[at.score_card + seat])]})
    ability = i64(d[at.ability + seat])
    if ability >= 0:
        s.tell(seat, "ability", {"ability": box.ability_names[ability]})


def _shuffle_quests(s: World) -> list[int]:
    """Three decks, and the starting quests, which are returned (MS-SET-03, -06, -07)."""
    decks: list[list[int]] = [[], [], [], []]
    for quest in range(s.box.quests):
        if int(s.box.quest_players[quest]) <= s.seats:
            decks[int(s.box.quest_deck[quest])].append(quest)
    for deck in decks:
        s.rng.shuffle(deck)
    for which in range(len(QUEST_DECKS)):
        s.fill(s.quest_deck(which), decks[1 + which])
    return decks[0]
