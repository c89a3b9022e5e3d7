"""A Monumental position that keeps the kernel's contract: legal moves, playing, copying, imagining."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import conquest, effects, lands, shop
from trilithon.games.monumental.engine.actions import add_actions
from trilithon.games.monumental.engine.cities import can_be_opened, inactive_places, reinforceable
from trilithon.games.monumental.engine.evaluation import expected_points
from trilithon.games.monumental.engine.imagining import deal_anew
from trilithon.games.monumental.engine.resources import gold_range
from trilithon.games.monumental.engine.scoring import places, points
from trilithon.games.monumental.engine.turns import answer, run
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.rng import Rng


class Position(World):
    """Monumental's `State`."""

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
        if kind == c.ACT:
            add_actions(self, seat, moves)
        elif kind == c.PAY:
            least, most = gold_range(self)
            for gold in range(least, most + 1):
                moves.append(c.make_move(c.WITH_GOLD, gold))
        elif kind == c.UNITS:
            conquest.add_units(self, seat, a, b, of, moves)
        elif kind == c.ACTIVATE_CITY:
            for space in range(c.SPACES):
                moves.append(c.make_move(c.CROSS, space))
        elif kind == c.ORDER:
            may_stop = True
            for index in range(a):
                if effects.is_compulsory(self, index):
                    may_stop = False
                if effects.can_do_entry(self, seat, index):
                    moves.append(c.make_move(c.FIRST, index))
            if may_stop:
                moves.append(c.DONE)
        elif kind == c.USE_DRAWN:
            for index in effects.usable_held(self, b):
                moves.append(c.make_move(c.USE_HELD, index))
            moves.append(c.DONE)
        elif kind == c.BENEFIT:
            moves.append(c.make_move(c.OPTION, 0))
            moves.append(c.make_move(c.OPTION, 1))
        elif kind == c.MOVE_TO:
            for tile in lands.destinations(self, seat, a, of == 1):
                moves.append(c.make_move(c.TO, tile))
        else:
            self._add_parts(kind, seat, a, b, of, moves)
        return moves

    def _add_parts(self, kind: int, seat: int, a: int, b: int, of: int, moves: list[int]) -> None:
        """Questions inside effects."""
        if kind == c.PAY_ANY:
            self._add_spendings(seat, a, b, of, moves)
        elif kind == c.GAIN_CHOICE:
            self._add_receipts(a, b, of, moves)
        elif kind == c.CONVERT:
            self._add_swaps(seat, moves)
            if a > 1 or b:  # of several, any number may be left
                moves.append(c.DONE)
        elif kind == c.CHOOSE:
            alternatives = self.box.choices[a]
            for i in range(len(alternatives)):
                if effects.can_do(self, seat, self.box.codes[alternatives[i]], of):
                    moves.append(c.make_move(c.OPTION, i))
        elif kind == c.SHARE:
            for n in conquest.shares(self, seat, a, b, of):
                moves.append(c.make_move(c.LESS, n))
        elif kind == c.EFFECT:
            moves.append(c.USE_EFFECT)
            moves.append(c.DONE)
        elif kind == c.ARCHIVE or kind == c.DISCARD:
            for place in inactive_places(self, seat, b):
                moves.append(c.make_move(c.CHOOSE_CARD, place))
            moves.append(c.DONE)
        elif kind == c.KEEP_WONDER:
            moves.append(c.make_move(c.KEEP, 0))
            moves.append(c.make_move(c.KEEP, 1))
        elif kind == c.SITE:
            for tile in shop.wonder_sites(self, seat):
                moves.append(c.make_move(c.PLACE, tile))
        elif kind == c.LOOK:
            for token in self.stacks[a]:
                moves.append(c.make_move(c.KEEP_TOKEN, token))
        elif kind == c.STAYS:
            moves.append(c.make_move(c.KEEP_KNOWLEDGE, 0))
            moves.append(c.make_move(c.KEEP_KNOWLEDGE, 1))
        elif kind == c.CHOOSE_CAPITAL:
            for tile in range(self.chart.tiles):
                if self.chart.kind[tile] == c.CAPITAL and self.owner[tile] < 0:
                    moves.append(c.make_move(c.SETTLE, tile))
        elif kind == c.OUTPOST_WITH:
            if self.soldiers[a] >= lands.units_for_outpost(self, seat):
                moves.append(c.make_move(c.LORD, 0))
            if self.warlord[seat] == a:
                moves.append(c.make_move(c.LORD, 1))
        else:
            self._add_optional(kind, seat, a, b, of, moves)
            moves.append(c.DONE)

    def _add_optional(self, kind: int, seat: int, a: int, b: int, of: int, moves: list[int]) -> None:
        """Questions that can always be answered with 'no more'."""
        if kind == c.COPY:
            for place in effects.copyable_cards(self, seat, a == 1):
                moves.append(c.make_move(c.COPY_CARD, place))
            if a == 0:
                for policy in effects.copyable_policies(self, seat):
                    moves.append(c.make_move(c.COPY_POLICY, policy))
        elif kind == c.SECTION:
            if effects.can_finish_free(self, seat):
                moves.append(c.FINISH)
            for place in effects.wonders_on_display(self):
                moves.append(c.make_move(c.TAKE_OPEN, place))
        elif kind == c.TAKE:
            for place in effects.takeable(self, a, b, of):
                moves.append(c.make_move(c.TAKE_BASIC if b else c.TAKE_OPEN, place))
        elif kind == c.EXTRA_SPACE:
            for space in range(c.SPACES):
                if can_be_opened(self, seat, space):
                    moves.append(c.make_move(c.OPEN_SPACE, space))
        elif kind == c.FREE_STEP:
            for step in lands.steps(self, seat):
                moves.append(c.make_move(c.STEP, step))
        elif kind == c.UNIT_MOVE:
            for unit in lands.marches(self, seat, True):
                moves.append(c.make_move(c.MARCH, unit))
        elif kind == c.DESTROY:
            for unit in effects.destroyable(self, seat):
                moves.append(c.make_move(c.REMOVE, unit))
        elif kind == c.REPEAT_ONE_OFF:
            for policy in effects.repeatable(self, seat):
                moves.append(c.make_move(c.REPEAT, policy))
        elif kind == c.REINFORCING:
            for place in reinforceable(self, seat):
                moves.append(c.make_move(c.CHOOSE_CARD, place))

    def _add_spendings(self, seat: int, n: int, lowest: int, flags: int, moves: list[int]) -> None:
        """Any basic resource or Gold, types in order: what is paid first does not matter (MO-RES-08)."""
        highest = c.GOLD if flags & 1 else c.MILITARY
        rest = 0
        for resource in range(lowest, highest + 1):
            rest += self.has(seat, resource)
        for resource in range(lowest, highest + 1):
            if rest < n:
                break
            if self.has(seat, resource) > 0:
                moves.append(c.make_move(c.SPEND, resource))
            rest -= self.has(seat, resource)

    def _add_receipts(self, among: int, n: int, distinct: int, moves: list[int]) -> None:
        for resource in range(c.TALLIES):
            if among >> resource & 1:
                later = among >> (resource + 1)
                if not distinct or later.bit_count() >= n - 1:
                    moves.append(c.make_move(c.RECEIVE, resource))

    def _add_swaps(self, seat: int, moves: list[int]) -> None:
        """Gold stands for any type, so its result may be any (MO-EFF-29)."""
        for origin in range(c.GOLD + 1):
            if self.has(seat, origin) > 0:
                for result in range(c.BASICS):
                    if result != origin:
                        moves.append(c.make_move(c.SWAP, origin * 3 + result))

    def play(self, move: int) -> None:
        answer(self, move)
        run(self)

    def closes(self, move: int) -> bool:
        return move == c.END

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

    def evaluate(self) -> list[float]:
        return expected_points(self)

    def single_numbers(self) -> list[int]:
        return [
            self.seats,
            self.to_move,
            self.first,
            self.active,
            self.phase,
            self.turn,
            self.turns_left,
        ]

    def lists(self) -> list[list[int]]:
        """Every flat list that is part of the position; counts and rules follow from the others and are left out."""
        return [
            self.rng.words(),
            self.options,
            self.chart.kind,
            self.chart.terrain,
            self.chart.market,
            self.kinds,
            self.civilization,
            self.goods,
            self.gained,
            self.crates,
            self.bargains,
            self.bargains_used,
            self.city,
            self.under,
            self.known,
            self.marks,
            self.work,
            self.policy_used,
            self.lasting,
            self.fired,
            self.reinforce,
            self.coupons,
            self.display,
            self.taken,
            self.future,
            self.past,
            self.removed,
            self.piles,
            self.owner,
            self.soldiers,
            self.outposts,
            self.wonders,
            self.tokens,
            self.crate_on,
            self.warlord,
            self.warlord_used,
            self.explorers,
            self.pickups,
            self.spare_pickups,
            self.capital,
            self.march,
            self.agenda,
        ]

    def lists_of_lists(self) -> list[list[list[int]]]:
        return [
            self.buyers,
            self.stacks,
            self.decks,
            self.discards,
            self.archives,
            self.developed,
            self.looted,
        ]
