"""A Pantheon position that keeps the kernel's contract: legal moves, playing, copying, imagining."""

from __future__ import annotations

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.buying import (
    add_purchases,
    cheapest_purchase,
    jumps_in_buying,
    money_in_hand,
)
from trilithon.games.pantheon.engine.cards import NO_CARD, can_draw
from trilithon.games.pantheon.engine.evaluation import expected_points
from trilithon.games.pantheon.engine.imagining import deal_anew
from trilithon.games.pantheon.engine.offering import can_pay, payments, top_number
from trilithon.games.pantheon.engine.placing import add_placements, cheapest_placement, free_column_hexes
from trilithon.games.pantheon.engine.table import Table
from trilithon.games.pantheon.engine.turns import answer, can_move, may_choose, run, steps_of
from trilithon.kernel.engine.agenda import FRAME
from trilithon.kernel.engine.rng import Rng


class Position(Table):
    """Pantheon's `State`."""

    def moves(self) -> list[int]:
        agenda = self.agenda
        moves: list[int] = []
        if not agenda:
            return moves
        kind = agenda[-1]
        seat = agenda[-2]
        a = agenda[-3]
        b = agenda[-4]
        if kind == c.PLACE:
            add_placements(self, seat, self.budget, self.jumps_left, moves)
            if self.busy:
                moves.append(c.STOP)
        elif kind == c.DRAW:
            self._add_picks(a, moves)
        elif kind == c.ACTION:
            self._add_actions(seat, moves)
        elif kind == c.FOLLOW:
            moves.append(c.FOLLOWING)
            moves.append(c.DRAW_INSTEAD)
        elif kind == c.CARDS:
            cheapest = cheapest_placement(self, seat, self.has(seat, c.JUMPS))
            for n in range(self.hand(seat, c.MOVEMENT) + 1):
                if a + steps_of(self, seat, n) >= cheapest:
                    moves.append(c.make_move(c.PLAY_CARDS, n))
        elif kind == c.PLAY_MONEY:
            for value in range(1, c.TOP_VALUE + 1):
                if self.hand(seat, c.MONEY + value) > 0:
                    moves.append(c.make_move(c.COIN, value))
            if cheapest_purchase(self, seat, True, self.jumps_left) <= self.budget:
                moves.append(c.PAID)
        elif kind == c.BUY:
            add_purchases(self, seat, self.budget, a == 1, self.jumps_left, moves)
            if self.busy or a == 0:
                moves.append(c.STOP)
        elif kind == c.PAY:
            god = self.gods_open[a]
            for way in payments(self, seat, self.t.cost[god], self.t.cards_only[god]):
                moves.append(c.make_move(c.SACRIFICE, way))
        else:
            self._add_rarer_moves(kind, seat, a, b, moves)
        return moves

    def _add_actions(self, seat: int, moves: list[int]) -> None:
        if can_move(self, seat):
            moves.append(c.DO_MOVE)
        money = self.has(seat, c.COINS) + money_in_hand(self, seat)
        if money > 0 and cheapest_purchase(self, seat, True, jumps_in_buying(self, seat)) <= money:
            moves.append(c.DO_BUY)
        for place in range(len(self.gods_open)):
            god = self.gods_open[place]
            if god >= 0 and can_pay(self, seat, self.t.cost[god], self.t.cards_only[god]):
                moves.append(c.make_move(c.DO_GAIN, place))
        moves.append(c.DO_DRAW)

    def _add_picks(self, mandatory: int, moves: list[int]) -> None:
        for place in range(len(self.display)):
            if self.display[place] != NO_CARD:
                moves.append(c.make_move(c.FROM_DISPLAY, place))
        if not moves or can_draw(self):
            moves.append(c.FROM_PILE)
        if mandatory == 0:
            moves.append(c.STOP)

    def _add_rarer_moves(self, kind: int, seat: int, a: int, b: int, moves: list[int]) -> None:
        if kind == c.LOOT:
            for tile in range(self.t.loots):
                if tile in self.looted:
                    moves.append(c.make_move(c.TAKE_LOOT, tile))
        elif kind == c.UPGRADE:
            for sacrifice in range(1, c.SACRIFICES + 1):
                if self.level(seat, sacrifice) < c.TOP_LEVEL:
                    moves.append(c.make_move(c.RAISE, sacrifice))
        elif kind == c.TRAITERA:
            moves.append(c.USE)
            moves.append(c.DECLINE)
        elif kind == c.CHOOSE:
            alternatives = self.t.choices[a]
            for i in range(len(alternatives)):
                if may_choose(self, alternatives[i]):
                    moves.append(c.make_move(c.OPTION, i))
        elif kind == c.REVEALED:
            for way in payments(self, seat, top_number(self.t.cost[a]), self.t.cards_only[a]):
                moves.append(c.make_move(c.SACRIFICE, way))
            moves.append(c.LEAVE)
        elif kind == c.DISCARD:
            for card in range(c.CARD_KINDS):
                if self.hand(seat, card) > 0:
                    moves.append(c.make_move(c.THROW, card))
        elif kind == c.SWAP:
            most = min(self.in_reserve(seat, c.FEET_HOME), self.in_reserve(seat, c.COLUMNS_BANK))
            for n in range(most + 1):
                moves.append(c.make_move(c.FEET_TO_COLUMNS, n))
            most = min(self.in_reserve(seat, c.COLUMNS_HOME), self.in_reserve(seat, c.FEET_BANK))
            for n in range(1, most + 1):
                moves.append(c.make_move(c.COLUMNS_TO_FEET, n))
        elif kind == c.RESERVE:
            moves.append(c.TAKE_COLUMNS)
            moves.append(c.TAKE_FEET)
        elif kind == c.FREE_COLUMN:
            for hex in free_column_hexes(self, seat):
                moves.append(c.make_move(c.COLUMN, hex))
        elif kind == c.PICK_BONUS:
            for tile in range(self.t.bonuses):
                if tile in self.bonus_open:
                    moves.append(c.make_move(c.TAKE_BONUS, tile))

    def play(self, move: int) -> None:
        answer(self, move)
        run(self)

    def closes(self, move: int) -> bool:
        verb = c.verb_of(move)
        if verb == c.STOP or verb == c.DECLINE or verb == c.SACRIFICE or verb == c.DRAW_INSTEAD:
            return True
        if verb == c.FROM_DISPLAY or verb == c.FROM_PILE:
            return self.agenda[-3] + self.agenda[-4] == 1
        return False

    def asks(self, move: int) -> bool:
        """Whether there is anything else to do with cards depends on a hand that others do not see."""
        verb = c.verb_of(move)
        if verb == c.PLAY_CARDS or verb == c.COIN or verb == c.PAID or verb == c.THROW:
            return True
        return verb == c.DO_BUY or verb == c.DO_DRAW or self.closes(move)

    def copy(self) -> Position:
        twin = Position(self.t, self.seats, self.rng.copy())
        twin.set_table_like(self)
        return twin

    def imagine(self, seat: int, rng: Rng) -> Position:
        twin = Position(self.t, self.seats, Rng(rng.word(), rng.word(), rng.word(), rng.word()))
        twin.set_table_like(self)
        deal_anew(twin, seat, rng)
        return twin

    def scores(self) -> list[int]:
        return [self.score(seat) for seat in range(self.seats)]

    def ranking(self) -> list[int]:
        """Points, then number of half gods, then shared (PA-WIN)."""
        strength = [self.score(seat) * 100 + self.half_gods(seat) for seat in range(self.seats)]
        places: list[int] = []
        for mine in strength:
            place = 1
            for other in strength:
                if other > mine:
                    place += 1
            places.append(place)
        return places

    def evaluate(self) -> list[float]:
        return expected_points(self)

    def single_numbers(self) -> list[int]:
        return [
            self.seats,
            self.to_move,
            self.epoch,
            self.nation,
            self.temple,
            self.start_player,
            self.active,
            self.gods_laid,
            self.loot_laid,
            self.stall,
            self.drew_only,
            self.half_mixed,
            self.budget,
            self.jumps_left,
            self.busy,
        ]

    def lists(self) -> list[list[int]]:
        """Every list that is part of the position; networks and spots follow from the board and are left out."""
        return [
            self.rng.words(),
            self.options,
            self.nation_deck,
            self.nations_used,
            self.hands,
            self.shown,
            self.played,
            self.pile,
            self.discard,
            self.display,
            self.special,
            self.gods_stack,
            self.gods_box,
            self.gods_gone,
            self.gods_open,
            self.gods_owned,
            self.half_stack,
            self.half_box,
            self.half_pool,
            self.half_seen,
            self.half_secret,
            self.bag,
            self.loot_box,
            self.loot_hexes,
            self.loot_tiles,
            self.looted,
            self.loot_owned,
            self.bonus_dealt,
            self.bonus_open,
            self.bonus_box,
            self.bonus_owned,
            self.levels,
            self.reserve,
            self.points,
            self.passive,
            self.board,
            self.jumped,
            # four of the five numbers of a frame are used here; without the fifth, old records keep their hashes
            [self.agenda[i] for i in range(len(self.agenda)) if i % FRAME > 0],
        ]
