"""A Monuments position that keeps the kernel's contract: legal moves, playing, copying, imagining."""

from __future__ import annotations

from trilithon.games.monuments.engine import battle, economy, monument, moving, questing
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.answers import answer
from trilithon.games.monuments.engine.asking import token_kinds, unlockable
from trilithon.games.monuments.engine.bonuses import open_options
from trilithon.games.monuments.engine.cards import can_rest, playable, upgradable
from trilithon.games.monuments.engine.evaluation import expected, expected_points
from trilithon.games.monuments.engine.imagining import deal_anew
from trilithon.games.monuments.engine.paying import add_ways_to_pay
from trilithon.games.monuments.engine.populating import population
from trilithon.games.monuments.engine.scoring import places, points
from trilithon.games.monuments.engine.spots import can_get
from trilithon.games.monuments.engine.steps import add_steps
from trilithon.games.monuments.engine.turns import run
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.rng import Rng
from trilithon.kernel.engine.state import NOBODY, ahead


class Position(World):
    """Monuments' `State`."""

    def moves(self) -> list[int]:
        agenda = self.agenda
        moves: list[int] = []
        if not agenda:
            return moves
        kind = agenda[-1]
        seat = agenda[-2]
        a = agenda[-3]
        b = agenda[-4]
        of = agenda[-5]
        if kind == c.PLAY_CARD:
            self._add_cards(seat, moves)
        elif kind == c.PAY:
            add_ways_to_pay(self, seat, a, b, of, moves)
        elif kind == c.ACTIVATE:
            moving.add_activations(self, seat, a, b, moves)
            if not of or not moves:
                moves.append(c.DONE)
        elif kind == c.STEP:
            add_steps(self, seat, a, of, moves)
            if b and moving.overfull(self, seat) == 0:
                moves.append(c.DONE)
        elif kind == c.LOSE:
            battle.add_losses(self, seat, a == 1, moves)
        elif kind == c.WHICH_ATTACKER:
            battle.add_attackers(self, seat, moves)
        else:
            self._add_choices(kind, seat, a, b, of, moves)
        for quest in questing.offered(self, seat):
            moves.append(c.make_move(c.TURN_IN, quest))
        return moves

    def _add_cards(self, seat: int, moves: list[int]) -> None:
        for card in range(c.CARDS):
            if playable(self, seat, card):
                moves.append(c.make_move(c.PLAY, card))
        if can_rest(self, seat):
            moves.append(c.REST)
        if not moves:
            moves.append(c.PASS)

    def _add_choices(self, kind: int, seat: int, a: int, b: int, of: int, moves: list[int]) -> None:
        if kind == c.WHICH_UPGRADE:
            for card in upgradable(self, seat, a == 1):
                moves.append(c.make_move(c.CARD, card))
        elif kind == c.WHERE_PRODUCE:
            for hex in economy.producing_hexes(self, seat):
                moves.append(c.make_move(c.AT, hex))
            if of:
                moves.append(c.DONE)
        elif kind == c.WHICH_PRODUCE:
            for which in range(c.KINDS):
                if can_get(self, which):
                    moves.append(c.make_move(c.KIND, which))
        elif kind == c.WHAT_BUILD:
            economy.add_buildings(self, seat, False, -1, moves)
            economy.add_repairs(self, seat, moves)
        elif kind == c.FREE_BUILD:
            economy.add_buildings(self, seat, True, a, moves)
        elif kind == c.WHERE_POPULATE:
            moves.extend(population(self, seat, a, b))
            if of:
                moves.append(c.DONE)
        elif kind == c.WHICH_SACRIFICE:
            for code in monument.sacrifices(self, seat):
                moves.append(c.make_move(c.OFFER, code))
        elif kind == c.WHICH_COMMON:
            for common in monument.open_commons(self, seat, a):
                moves.append(c.make_move(c.TAKE_BONUS, common))
        elif kind == c.WHICH_OPTION:
            for option in open_options(self, seat, a):
                moves.append(c.make_move(c.OPTION, option))
        elif kind == c.WHERE_WORKER:
            for hex in economy.towns_for_bonus(self, seat):
                moves.append(c.make_move(c.AT, hex))
        elif kind == c.WHERE_TOKEN:
            for hex in economy.bonus_places(self, seat, a):
                moves.append(c.make_move(c.AT, hex))
        elif kind == c.WHICH_TOKEN:
            for which in token_kinds(self, seat):
                moves.append(c.make_move(c.KIND, which))
        elif kind == c.WHICH_UNLOCK:
            for piece in unlockable(self, seat):
                moves.append(c.make_move(c.PIECE, piece))
        else:
            self._add_rarer(kind, seat, a, b, of, moves)

    def _add_rarer(self, kind: int, seat: int, a: int, b: int, of: int, moves: list[int]) -> None:
        if kind == c.WHAT_TRAIN:
            economy.add_trainings(self, seat, False, -1, moves)
            if economy.may_forge(self, seat):
                moves.append(c.FORGE)
        elif kind == c.FREE_TRAIN:
            economy.add_trainings(self, seat, True, a, moves)
        elif kind == c.WHERE_NAVY:
            for hex in economy.harbours(self, seat, a):
                moves.append(c.make_move(c.AT, hex))
        elif kind == c.GIVE_WEAPON:
            for place in economy.unarmed(self, seat):
                moves.append(c.make_move(c.ARM, place))
            if not of:
                moves.append(c.DONE)
        elif kind == c.WHICH_TARGET:
            for hex in battle.targets(self, seat):
                moves.append(c.make_move(c.TARGET, hex))
        elif kind == c.RETREAT:
            for hex in battle.retreats(self, battle.next_to_retreat(self)):
                moves.append(c.make_move(c.FLEE, hex))
        elif kind == c.OCCUPY:
            battle.add_entries(self, a == 1, moves)
        elif kind == c.KEEP_QUESTS:
            for quest in self.drawn:
                moves.append(c.make_move(c.KEEP, quest))
            if a:
                moves.append(c.DONE)
        elif kind == c.WHICH_TRADE:
            for which in economy.tradeable(self, seat):
                moves.append(c.make_move(c.EXCHANGE, which))
            if of:
                moves.append(c.DONE)
        elif kind == c.TRADE_FOR:
            for which in range(c.KINDS):
                if can_get(self, which):
                    moves.append(c.make_move(c.KIND, which))
        elif kind == c.TRADE_TO:
            for hex in economy.room_for_trade(self, seat):
                moves.append(c.make_move(c.AT, hex))
        elif kind == c.CARGO:
            moves.append(c.make_move(c.STAY, b % 8 - 1))
            moves.append(c.make_move(c.STAY, b // 8 - 1))
        elif kind == c.LAST_WINDOW:
            moves.append(c.DONE)
        elif kind == c.KEEP_START_QUEST:
            moves.append(c.make_move(c.KEEP, a))
            moves.append(c.make_move(c.KEEP, b))
        elif kind == c.START_RESOURCE:
            for hex in range(self.chart.lands):
                if self.in_play[hex] and self.tokens_in(hex) < c.CAPACITY:
                    moves.append(c.make_move(c.AT, hex))
        elif kind == c.CHOOSE_CIVILIZATION:
            for civilization in self._open_civilizations():
                moves.append(c.make_move(c.LEAD, civilization))

    def _open_civilizations(self) -> list[int]:
        """Those with which some set-up for so many players is still possible (MS-SET-01)."""
        found: list[int] = []
        for civilization in range(self.box.civilizations):
            if civilization in self.civilization:
                continue
            for members in self.box.set_ups:
                if len(members) == self.seats and civilization in members:
                    fits = True
                    for other in self.civilization:
                        if other >= 0 and other not in members:
                            fits = False
                    if fits:
                        found.append(civilization)
                        break
        return found

    def play(self, move: int) -> None:
        answer(self, move)
        run(self)

    def closes(self, move: int) -> bool:
        """Whatever ends the action of a turn: a stop of one unit does not, nor does a card that is only begun."""
        verb = c.verb_of(move)
        if verb != c.DONE:
            return verb == c.REST or verb == c.PASS
        kind = self.agenda[-1]
        if kind == c.STEP or kind == c.WHICH_ATTACKER or kind == c.GIVE_WEAPON or kind == c.KEEP_QUESTS:
            return False
        return kind != c.ACTIVATE or questing.is_window(self)

    def asks(self, move: int) -> bool:
        """Which card is played is always asked (MS-DP-04), what may be declined too, and what follows from quests."""
        verb = c.verb_of(move)
        return (
            verb == c.DONE
            or verb == c.REST
            or verb == c.PASS
            or verb == c.PLAY
            or verb == c.KEEP
            or verb == c.TURN_IN
        )

    def copy(self) -> Position:
        twin = Position(self.box, self.chart, self.seats, self.rng.copy())
        twin.set_like(self)
        return twin

    def imagine(self, seat: int, rng: Rng) -> Position:
        twin = Position(self.box, self.chart, self.seats, Rng(rng.word(), rng.word(), rng.word(), rng.word()))
        twin.set_like(self)
        deal_anew(twin, seat, rng)
        return twin

    def scores(self) -> list[int]:
        return points(self)

    def ranking(self) -> list[int]:
        return places(self)

    def on_turn(self) -> int:
        return NOBODY if self.to_move == NOBODY else self.active

    def worlds(self) -> int:
        return 1  # only quests are hidden: a second world changed nothing in 80 games

    def evaluate(self) -> list[float]:
        return expected_points(self._when_paid())

    def glimpse(self, seat: int) -> float:
        """What the others may expect changes by battles and in the last round; else hardly before the action ends."""
        twin = self._when_paid()
        if twin.ending or twin.target >= 0:
            return ahead(expected_points(twin), seat)
        return expected(twin, seat)

    def _when_paid(self) -> World:
        """What is being paid for counts as paid: half a payment would look like a loss."""
        if not self.agenda or self.agenda[-1] != c.PAY:
            return self
        twin = self.copy()
        while twin.agenda and twin.agenda[-1] == c.PAY:
            twin.play(twin.moves()[0])
        return twin

    def single_numbers(self) -> list[int]:
        return [
            self.seats,
            self.to_move,
            self.start,
            self.active,
            self.round,
            self.ending,
            self.passes,
            self.weapons,
            self.crossings,
            self.unit,
            self.place,
            self.brought,
            self.waiting,
            self.target,
            self.defender,
            self.damage,
        ]

    def lists(self) -> list[list[int]]:
        """Every flat list that is part of the position; rules follow from bonuses and abilities and are left out."""
        return [
            self.rng.words(),
            self.options,
            self.civilization,
            self.deck,
            self.ability,
            self.score_card,
            self.in_play,
            self.owner,
            self.units,
            self.tokens,
            self.buildings,
            self.builder,
            self.bridges,
            self.ferries,
            self.stock,
            self.supply,
            self.locked,
            self.cards,
            self.layers,
            self.deeds,
            self.commons,
            self.quests_out,
            self.drawn,
            self.moved,
            self.used,
            self.force,
            self.freed,
            self.agenda,
        ]

    def lists_of_lists(self) -> list[list[list[int]]]:
        return [self.quests, self.since, self.completed, self.quest_decks]
