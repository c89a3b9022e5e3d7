"""What a page is told to draw tiles and the board from."""

from __future__ import annotations

from pathlib import Path

from trilithon.games.pantheon.game import Pantheon


def test_gods_have_their_cost_and_tiles_their_effects() -> None:
    game = Pantheon()
    facts = game.facts()
    for god in game.content.god:
        told = facts["gods"][god.id]
        assert (told["cost"], told["cards_only"], told["lifetime"]) == (
            list(god.cost),
            god.cards_only,
            god.lifetime,
        )
        assert [effect["op"] for effect in told["effects"]] == [
            effect.__struct_config__.tag for effect in god.effects
        ]
    assert facts["loot"].keys() == {tile.id for tile in game.content.loot}
    assert facts["bonus"].keys() == {tile.id for tile in game.content.bonus}
    assert facts["nations"] == [nation.id for nation in game.content.nation]


def test_the_board_tells_what_each_hex_is_for() -> None:
    board = Pantheon().facts()["board"]
    assert (len(board), {len(row) for row in board}) == (12, {19})
    assert board[6][2] == {"use": "start", "nation": "iberia", "mark": 0}
    assert board[0][1] == {"use": "loot", "nation": "gallia", "mark": 4}
    assert sum(hex_["use"] == "column" for row in board for hex_ in row) == 36


def test_numbers_and_a_pack_that_changes_one(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text('[[number]]\nid = "piece_price"\nvalue = 3\n')
    assert Pantheon().facts()["rows"]["tile_price"] == [0, 1, 3, 6, 10]
    assert Pantheon().facts()["coins"] == {f"money_{n}": n for n in range(1, 6)}
    assert Pantheon().facts()["numbers"]["piece_price"] == 1
    assert Pantheon([pack]).facts()["numbers"]["piece_price"] == 3
