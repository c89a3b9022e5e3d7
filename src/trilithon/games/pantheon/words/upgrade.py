"""Which sacrifice tile is raised?"""

from __future__ import annotations

from collections.abc import Mapping

from trilithon.games.pantheon.effects import Effect, Positive, Writer
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.steps.upgrade import RAISE, UPGRADE
from trilithon.games.pantheon.engine.telling import card
from trilithon.games.pantheon.names import CARDS
from trilithon.games.pantheon.words.base import Answer, PantheonWords, because, do
from trilithon.kernel.engine.events import Argument
from trilithon.kernel.game import Refusal
from trilithon.kernel.parts import row
from trilithon.kernel.words import Target


class UpgradeSacrifice(Effect, tag="upgrade_sacrifice", frozen=True):
    text = "upgrade"
    n: Positive

    def numbers(self, writer: Writer, way: int) -> list[int]:
        return row(UPGRADE, symbols=self.n)


class UpgradeWords(PantheonWords):
    step = UPGRADE
    rule = "PA-TILE-11"
    notation = ("raise SACRIFICE",)
    key = "upgrade"
    answers: Mapping[int, Answer] = {
        RAISE: Answer(
            label=lambda s, kind: do("raise", kind=card(kind), level=s.level(s.to_move, kind) + 1),
            write=lambda s, kind: f"raise {CARDS[kind]}",
            about=lambda s, kind: [f"sacrifice:{CARDS[kind]}"],
            facts=lambda s, kind: {"level": s.level(s.to_move, kind) + 1},
        )
    }

    def details(self, s: Position) -> dict[str, Argument]:
        return {"n": s.get(UPGRADE.symbols)}

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort == "sacrifice":
            return because("PA-TILE-11", "top-level", kind=card(CARDS.index(target.name)))
        return None
