"""Which tokens come to the map, and which stay in the box (MO-MAP-08 to -15)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.monumental.contents import box
from tests.games.monumental.scenario import Play, new_game
from trilithon.games.monumental.engine.actions.conquer import CONQUER
from trilithon.games.monumental.engine.actions.look_at import LOOK_AT
from trilithon.games.monumental.engine.steps.act import ACT
from trilithon.kernel.engine.moves import verb_of
from trilithon.kernel.peek import Peek

LAYOUTS = {layout.id: layout for layout in box().layout}
VALUES: dict[str, int | str] = {token.id: token.value for token in box().barbarian}
VALUES |= {token.id: "f" for token in box().free_city}
COPIES = {token.id: token.copies for token in (*box().barbarian, *box().free_city)}


def drawn(name: str) -> list[str]:
    """The cells of a layout that are tiles, in the order of tiles."""
    return [cell for row in LAYOUTS[name].rows for cell in row.split() if cell != "..."]


@pytest.mark.rule("MO-MAP-14", "MO-MAP-09")
@pytest.mark.parametrize("name", LAYOUTS)
def test_a_layout_says_what_lies_where_and_chance_says_which_token(name: str) -> None:
    layout, cells = LAYOUTS[name], drawn(name)
    seen: dict[int, set[str]] = {}
    for seed in range(40):
        play = Play(new_game(layout.seats, rows=layout.rows, seed=seed))
        used: Counter[str] = Counter()
        for name, tile in play.tiles.items():
            token = play.token(name)
            if cells[tile] in ("CCC", "~~~"):
                assert token is None
                assert not play.crate(name)
                continue
            assert token is not None
            assert str(VALUES[token]) == cells[tile][1]
            assert play.crate(name) == (cells[tile][2] == "-")
            assert (play.state.chart.market[tile] >= 0) == (cells[tile][2] == "m")
            assert play.state.chart.terrain[tile] == int(cells[tile][0])
            used[token] += 1
            seen.setdefault(tile, set()).add(token)
        assert all(n <= COPIES[token] for token, n in used.items()), "the others are out of the game"
    for tile, tokens in seen.items():
        assert len(tokens) > 1, f"always the same on {tile}"


@pytest.mark.rule("MO-MAP-14", "MO-MAP-08")
def test_tokens_that_are_not_placed_never_come_into_the_game() -> None:
    """Whatever is played, the tokens on the map and with players are those of the beginning."""
    s = new_game(2, seed=9)
    look = Peek(s)
    tokens = Counter(token for token in look.token if token >= 0)
    stacks = [set(stack) for stack in look.stacks]
    turn = 0
    while moves := s.moves():
        conquests = [
            move for move in moves if s.is_on_top(ACT) and verb_of(move) in (CONQUER.verb, LOOK_AT.verb)
        ]
        turn += 1
        s.play(conquests[0] if conquests else moves[turn * 7 % len(moves)])
        here = Counter(token for token in look.token if token >= 0)
        here.update(token for looted in look.looted for token in looted)
        assert here == tokens
        for market, stack in enumerate(look.stacks):
            kept = {look.bargains[seat, market] for seat in range(2)} - {-1}
            assert set(stack) | kept == stacks[market]
    assert any(look.looted), "some were taken"


@pytest.mark.rule("MO-MAP-15")
def test_without_monsters_no_token_names_one() -> None:
    """The 40 Barbarians and 10 Free Cities are all there is; the 12 tokens of Monsters are not among them."""
    assert (
        sum(token.copies for token in box().barbarian),
        sum(token.copies for token in box().free_city),
    ) == (40, 10)
    assert set(COPIES) == set(new_game().box.token_ids)
    fields = set(box().barbarian[0].__struct_fields__) - {"id", "source"}
    assert fields == {"value", "copies", "benefits"}, "nothing in a token could name a Monster"
