"""Which action card to play. What there is to say about each card is in `cards/`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.card import PASS, PLAY, PLAY_CARD, REST
from trilithon.games.monuments.names import CARDS
from trilithon.games.monuments.words.asking import Answer, Asking, by_verb
from trilithon.games.monuments.words.cards.table import CARD_WORDS
from trilithon.games.monuments.words.course import THE_TURN
from trilithon.games.monuments.words.refusing import because
from trilithon.games.monuments.words.saying import ask, loss, say
from trilithon.games.monuments.words.things import spot_of
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import verb_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.peek import Peek
from trilithon.kernel.words import Frame, Target


class Play(Answer):
    def label(self, s: Position, n: int) -> Message:
        return CARD_WORDS[n].label(s)

    def write(self, s: Position, n: int) -> str:
        return f"play {CARDS[n]}"

    def about(self, s: Position, n: int) -> list[str]:
        return [f"card:{CARDS[n]}"]

    def facts(self, s: Position, n: int) -> dict[str, Any]:
        return CARD_WORDS[n].facts(s)

    def does(self, s: Position, n: int) -> Message:
        return CARD_WORDS[n].does()


class Rest(Answer):
    proposed = False

    def label(self, s: Position, n: int) -> Message:
        return say("rest", n=sum(not s.in_hand(s.to_move, card) for card in range(c.CARDS)))

    def write(self, s: Position, n: int) -> str:
        return "rest"

    def about(self, s: Position, n: int) -> list[str]:
        return ["rest"]


class Pass(Answer):
    proposed = False

    def label(self, s: Position, n: int) -> Message:
        return say("pass")

    def write(self, s: Position, n: int) -> str:
        return "pass"

    def about(self, s: Position, n: int) -> list[str]:
        return ["pass"]


class PlayCardWords(Asking):
    step = PLAY_CARD
    rule = "MS-TURN-01"
    notation = ("play ACTION", "rest", "pass")
    answers = by_verb({PLAY: Play(), REST: Rest(), PASS: Pass()})
    lies_on = THE_TURN

    def question(self, s: Position) -> Message:
        return ask("first-card" if _is_first_turn(s) else "card")

    def losses(self, s: Position, move: int) -> list[Message]:
        """Cards that come back too late."""
        return [loss("last-turn")] if verb_of(move) == REST and s.d[s.at.ending] else []

    def propose(self, s: Position, target: Target) -> list[int]:
        if target.sort == "card" and target.name in CARDS:
            return CARD_WORDS[CARDS.index(target.name)].propose(s)
        spot = spot_of(s, target)
        if spot < 0 or s.owner(spot) == s.to_move:
            return []
        rows = (CARD_WORDS[card].propose_towards(s, spot) for card in (c.ATTACK, c.MOVE))
        return next((row for row in rows if row), [])

    def why_not_card(self, s: Position, card: int) -> Refusal | None:
        if not s.in_hand(s.to_move, card):
            return because("MS-TURN-01", "discarded")
        if _is_first_turn(s) and card not in (c.MOVE, c.QUEST):
            return because("MS-TURN-03", "first-turn")
        return CARD_WORDS[card].why_not(s, s.to_move)

    def why_not_other(self, s: Position, sort: str) -> Refusal | None:
        if sort == "rest":
            return because("MS-TURN-04", "nothing-to-take-back")
        return because("MS-TURN-06", "no-pass") if sort == "pass" else None

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        if Peek(s).passes > (s.active() - s.start()) % s.seats:
            yield "table.passes: whose turn it is has not passed yet"


def _is_first_turn(s: Position) -> bool:
    return bool(Peek(s).round == 1 and s.option(c.O_FIRST_TURN))
