"""Atlantis as the game takes it in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.chart import Chart
from trilithon.games.monumental.engine.counting import Countable
from trilithon.games.monumental.engine.hooks import Hook
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.telling import named_card
from trilithon.games.monumental.module import Json, Module
from trilithon.games.monumental.modules.atlantis.engine.codes import EVENT, NUMBER
from trilithon.games.monumental.modules.atlantis.engine.counting import NEXUS_SIZE
from trilithon.games.monumental.modules.atlantis.engine.hook import Atlantis as AtlantisHook
from trilithon.games.monumental.modules.atlantis.engine.nexus import card_in, leftmost_inactive, size
from trilithon.games.monumental.modules.atlantis.engine.own import own
from trilithon.games.monumental.modules.atlantis.engine.steps.table import STEPS
from trilithon.games.monumental.modules.atlantis.words.explaining import explain
from trilithon.games.monumental.modules.lost_kingdoms.options import SWITCH
from trilithon.games.monumental.opened import HAPPENINGS
from trilithon.games.monumental.words.shared import card_id
from trilithon.games.monumental.words.things import city_thing
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.options import Value
from trilithon.kernel.saved import of_seat
from trilithon.kernel.shown import Shown

HERE = Path(__file__).parent
USUAL_SIZE = 5.0


class Atlantis(Module):
    id = "atlantis"
    number = NUMBER
    switch = SWITCH
    first_rule = "MO-LK-08"
    packs = (HERE / "cards" / "atlantis.toml",)
    steps = STEPS
    counts: Mapping[str, tuple[Countable, float]] = {"nexus": (NEXUS_SIZE, USUAL_SIZE)}
    events: Mapping[str, float] = {EVENT: 1.0}

    def hook(self, options: Mapping[str, Value], chart: Chart) -> Hook:
        return AtlantisHook(HAPPENINGS[EVENT].number)

    # -- words ---------------------------------------------------------------------------------------

    def things(self, s: Position) -> list[str]:
        return [city_thing(s, seat, own(s).first + place) for seat, place, _ in _cards(s)]

    def explain(self, s: Position, what: int, about: int, refusal: Refusal) -> Refusal:
        return explain(s, what, about, refusal)

    # -- what people see -----------------------------------------------------------------------------

    def player_view(self, s: Position, owner: int, viewer: int) -> Json:
        """The row from the left; `next` is the place, counted from 0, of the card that will be activated next."""
        mine = own(s)
        if owner != mine.seat:
            return {}
        n, new = int(size(s, mine, owner)), int(s.d[mine.fresh + owner])
        cards = [card_in(s, mine, owner, place) for place in range(n)]
        return {
            "nexus": [
                {
                    "slot": s.setup.slots[int(mine.first) + place].name,
                    "card": card_id(s, card),
                    "active": s.is_active(card),
                    "used": s.is_active(card) and s.was_used(card),
                    "new": place >= n - new,
                }
                for place, card in enumerate(cards)
            ],
            "nexus_next": next((at for at, card in enumerate(cards) if not s.is_active(card)), 0),
        }

    def crossing_view(self, s: Position, crossing: int) -> Json:
        """The place of the card that becomes active whatever row and column are chosen."""
        slot = _leftmost(s)
        return {"nexus": s.setup.slots[slot].name} if slot >= 0 else {}

    def crossing_names(self, s: Position, crossing: int) -> Sequence[Message]:
        slot = _leftmost(s)
        return [named_card(s, s.card_at(s.to_move, slot))] if slot >= 0 else []

    def player_lines(self, shown: Shown, player: Json) -> list[str]:
        row = player.get("nexus")
        if not row:
            return []
        marks = ["-" if card["used"] else "*" if card["active"] else "" for card in row]
        names = [f"{mark}{shown.name('card', card['card'])}" for mark, card in zip(marks, row, strict=True)]
        names[player["nexus_next"]] = f"[{names[player['nexus_next']]}]"
        return [shown.say("nexus", cards=", ".join(names))]

    # -- checks --------------------------------------------------------------------------------------

    def study(self, s: Position) -> dict[str, float]:
        """Cards that whoever leads Atlantis has activated in the Nexus, and how many lie there at the end."""
        mine = own(s)
        if mine.seat < 0:
            return {}
        return {
            "nexus_activations": float(s.d[mine.turned + mine.seat]),
            "nexus_cards": float(size(s, mine, mine.seat)),
        }

    def invariants(self, s: Position) -> Iterator[str]:
        mine = own(s)
        names = s.layout.domains[c.CARD].names
        for seat in range(s.seats):
            filled = [s.card_at(seat, slot) >= 0 for slot in range(int(mine.first), int(s.at.slots))]
            if True in filled and seat != mine.seat:
                yield f"{of_seat(seat, 'city')}: only Atlantis has a Nexus"
            if filled != sorted(filled, reverse=True):
                yield f"{of_seat(seat, 'city')}: the Nexus has a gap"
            if s.d[mine.fresh + seat] > sum(filled):
                yield f"{of_seat(seat, 'nexus_new')}: more cards than its Nexus has"
            if s.d[mine.fresh + seat] and not s.has_turn(seat):
                yield f"{of_seat(seat, 'nexus_new')}: it is not this seat's turn"
        for seat, place, card in _cards(s):
            special = int(s.box.special[s.civilization(seat)])
            if s.kind_of(card) != c.KNOWLEDGE and s.kinds[card] != special:
                slot = s.setup.slots[int(mine.first) + place].name
                yield f"{of_seat(seat, f'city.{slot}')}: {names[card]} does not belong in a Nexus"


def _leftmost(s: Position) -> int:
    """The slot of the card that the seat to move would activate with its City; -1 if it has no Nexus."""
    mine = own(s)
    place = leftmost_inactive(s, mine, s.to_move) if s.to_move == mine.seat else c.NONE
    return int(mine.first + place) if place >= 0 else c.NONE


def _cards(s: Position) -> list[tuple[int, int, int]]:
    """Of all Nexus: the seat, the place and the card."""
    mine = own(s)
    return [
        (seat, place, int(card))
        for seat in range(s.seats)
        for place in range(int(mine.room))
        if (card := card_in(s, mine, seat, place)) >= 0
    ]
