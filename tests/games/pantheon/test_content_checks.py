"""Packs that cannot be right are refused with the file, the entry and the field (PA-DATA-01)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.pantheon.packs import game_with
from trilithon.games.pantheon.game import Pantheon
from trilithon.kernel.engine.events import Event
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.errors import ContentError
from trilithon.kernel.messages import catalogue

DRAW = '{op="draw_pile", n=1}'


def number(key: str, value: int) -> str:
    return f'[[number]]\nid = "{key}"\nsource = "original"\nvalue = {value}\n'


def row(key: str, *values: int) -> str:
    return f'[[row]]\nid = "{key}"\nsource = "original"\nvalues = {list(values)}\n'


def tile(table: str, key: str, effects: str, lifetime: str = "once") -> str:
    return f'[[{table}]]\nid = "{key}"\nlifetime = "{lifetime}"\neffects = [{effects}]\n'


@pytest.mark.rule("PA-DATA-01")
@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        (tile("loot", "step", '{op="choose", of=[]}'), "loot 'step', field effects[0].of: Expected array"),
        (
            tile("loot", "step", f'{{op="choose", of=[[{DRAW}]]}}'),
            "effects[0].of: Expected array of length >= 2",
        ),
        (tile("loot", "step", f'{{op="choose", of=[[{DRAW}], []]}}'), "effects[0].of[1]: Expected array"),
        (
            tile("loot", "step", f'{{op="choose", of=[[{DRAW}], [{{op="passive_steps", n=1}}]]}}'),
            "loot 'step', field effects[0]: what is chosen happens once, so passive_steps cannot stand there",
        ),
        (
            tile("loot", "step", '{op="passive_jump", n=1}'),
            "loot 'step': a tile of lifetime once does not stay",
        ),
        (tile("god", "vinthrad", '{op="passive_jump", n=1}'), "god 'vinthrad': a god of lifetime once"),
        (tile("bonus", "step", '{op="extra_action"}', "permanent"), "bonus 'step': extra_action is for gods"),
        (
            tile("god", "vinthrad", '{op="extra_action"}', "permanent"),
            "god 'vinthrad': a god has an extra_action",
        ),
        (tile("god", "vinthrad", DRAW, "single_use"), "god 'vinthrad': a god has an extra_action if"),
        ('[[god]]\nid = "vinthrad"\ncost = [1, 2]', "god 'vinthrad': cost must be in descending order"),
        (
            '[[nation]]\nid = "roma"\ntrait = [{op="passive_draw", n=1}]',
            "nation 'roma': a trait happens once in an epoch, so passive_draw cannot stand there",
        ),
        ('[[nation]]\nid = "roma"\ncode = "IB"', "'IB' is the code of 2 nations; codes must differ"),
        ('[[card]]\nid = "movement"\nvalue = 2', "card 'movement': money cards have a value of 1 to 5"),
        ('[[card]]\nid = "movement"\nspecial = true', "card 'movement': only money cards can be special"),
        (number("epochs", 0), "number 'epochs': value must be from 1 to 20, not 0"),
        (number("low_half_gods", 9), "number 'low_half_gods': value must be from 0 to 6, not 9"),
        (number("big_foot_steps", 99), "number 'big_foot_steps': value must be from 0 to 20, not 99"),
        (number("piece_price", 0), "number 'piece_price': value must be from 1 to 20, not 0"),
        (number("start_foot", 5), "number 'start_foot': there is no such number; did you mean 'start_feet'?"),
        (number("start_feet", 50), "number 'feet', field value: 12, but players start with up to 50 of them"),
        (number("epochs", 7), "row 'epoch_points', field values: 6 numbers instead of 7"),
        (
            row("bsw_columns", 0, 0, 13, 4, 3),
            "number 'columns', field value: 12, but players start with up to 13",
        ),
        (row("tile_price", 0, 5, 3, 6, 10), "row 'tile_price': values must begin with 0 and rise"),
        (row("tile_price", 1, 2, 3, 6, 10), "row 'tile_price': values must begin with 0 and rise"),
        (row("tile_price", 0, 2, 3), "row 'tile_price', field values: 3 numbers instead of 5"),
        (row("scoring_epochs"), "row 'scoring_epochs': values must be one epoch or more in ascending order"),
        (row("scoring_epochs", 3, 7), "row 'scoring_epochs', field values: epochs are 1 to 6, not 7"),
        (row("tile_prices", 0, 1), "row 'tile_prices': there is no such row; did you mean 'tile_price'?"),
        (
            '[[board]]\nid = "mine"\nsource = "original"\nrows = ["RO"]',
            "there is one board only: give 'mine' the id 'mediterranean' to replace it",
        ),
        ('[[board]]\nid = "mediterranean"\nrows = ["RO xy"]', "board 'mediterranean': hex b0 is 'xy'"),
    ],
)
def test_what_cannot_be_right_is_refused_with_its_place(entry: str, complaint: str, tmp_path: Path) -> None:
    with pytest.raises(ContentError) as refused:
        game_with(tmp_path, entry)
    assert str(refused.value).startswith(f"{tmp_path / 'pack0.toml'}: ")
    assert complaint in str(refused.value)


def narrated(game: Pantheon, seats: int, seed: int) -> list[str]:
    """A random game, told and shown in all languages."""
    texts, told, events = catalogue(game), [], list[Event]()
    state = game.start(game.setup(seats), seed, events)
    state.events = events
    rng = seeded(seed, 1)
    while moves := state.moves():
        for move in moves:
            texts.render(game.label(state, move), "hu")
        texts.render(game.question(state), "en")
        state.play(moves[rng.below(len(moves))])
        assert game.problems(state) == []
    for language in texts.languages:
        told += [texts.render(event.told_to(NOBODY), language) for event in events]
        told.append(game.show(state, NOBODY, language))
    return told


@pytest.mark.rule("PA-DATA-01")
def test_what_a_pack_adds_is_called_by_its_own_name(tmp_path: Path) -> None:
    game = game_with(
        tmp_path,
        '[[god]]\nid = "hermes"\nname = "Hermes"\nsource = "original"\ncopies = 90\ncost = [1]\n'
        'lifetime = "permanent"\neffects = [{op="passive_steps", n=1}]',
        '[[loot]]\nid = "gold"\nname = "Gold (new)"\nsource = "original"\ncopies = 90\nlifetime = "once"\n'
        'effects = [{op="special_money", n=1}]',
        '[[bonus]]\nid = "gift"\nsource = "original"\ncopies = 90\nlifetime = "once"\n'
        'effects = [{op="special_money", n=1}]',
    )
    told = "\n".join(narrated(game, 3, seed=2))
    assert "Hermes" in told
    assert "Gold (new)" in told
    assert "gift" in told


@pytest.mark.rule("PA-DATA-01")
@pytest.mark.parametrize(
    "entries",
    [
        [number("big_foot_steps", 0), number("card_steps", 1), number("follower_draw", 0)],
        [number("big_foot_steps", 20), number("card_steps", 20), number("piece_price", 20)],
        [number("start_hand", 0), number("display", 0), number("action_draw", 1), number("low_half_gods", 0)],
        [number("display", 12), number("action_draw", 20), number("follower_draw", 20)],
        [number("start_feet", 0), number("start_columns", 0), number("end_points", 0)],
    ],
)
def test_games_with_the_least_and_the_most_that_is_allowed_stay_sound(
    entries: list[str], tmp_path: Path
) -> None:
    assert narrated(game_with(tmp_path, *entries), 2, seed=1)
