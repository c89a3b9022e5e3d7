"""What cannot be right in Monuments' content is refused with the file, the entry and what would be allowed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.monuments.contents import FILES
from tests.games.monuments.scenario import Scenario
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.scoring import BONUS, row_of
from trilithon.games.monuments.schema import Content
from trilithon.games.monuments.tabulate import tabulate
from trilithon.kernel.content import read_content
from trilithon.kernel.errors import ContentError


def with_pack(tmp_path: Path, text: str) -> Content:
    pack = tmp_path / "pack.toml"
    pack.write_text(text)
    return read_content(Content, FILES, [pack])


def test_prices_are_content(tmp_path: Path) -> None:
    content = with_pack(tmp_path, '[[price]]\nid = "bridge"\nsource = "original"\ncost = { metal = 2 }\n')
    box, _ = tabulate(content)
    ordinary, _ = tabulate(read_content(Content, FILES))
    assert [
        new for new, old in zip(box.building_cost, ordinary.building_cost, strict=True) if new != old
    ] == [c.some_of(c.METAL, 2)]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            '[[price]]\nid = "canal"\nsource = "original"\ncost = { wood = 1 }\n',
            "the prices are those of fort, town, factory, bridge, ferry, army, navy, airforce, weapon",
        ),
        (
            '[[civilization]]\nid = "maya"\nability = "flight"\n',
            "civilization 'maya', field ability: cannot be 'flight' (allowed: horses, workshops, farms, naval_guns)",
        ),
        (
            '[[ordinary]]\nid = "gold"\nsource = "original"\npoints = 1\nper = 1\n',
            "the ordinary lines are layers, resources, workers, land, power, upgrades",
        ),
        ('[[price]]\nid = "town"\ncost = { wood = 16 }\n', "wood"),
        ('[[deck]]\nid = "masons"\nfort = 4\n', "fort"),
        (
            '[[score_card]]\nid = "general"\ninstead = [{ metric = "quests", points = 1, per = 1 }]\n',
            "no ordinary line is about quests",
        ),
        ('[[common]]\nid = "aqueducts"\nalways = [{ rule = "populate_extra", n = 8 }]\n', "n"),
        (
            '[[ability]]\nid = "farms"\nalways = [{ rule = "vp", n = 2 }]\n',
            "points come from score cards, quests and common bonuses, not from abilities",
        ),
        ('[[price]]\nid = "fort"\ncost = { gold = 1 }\n', "gold"),
        ('[[ordinary]]\nid = "land"\nper = 0\n', "per"),
        (
            '[[layer]]\nid = "six"\nsource = "original"\nlayer = 6\nland = 1\ncost = {}\nworkers = 1\n',
            "layer",
        ),
    ],
)
def test_what_cannot_be_right_is_refused(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(ContentError) as refused:
        with_pack(tmp_path, text)
    assert said in str(refused.value)
    assert "pack.toml" in str(refused.value)


def test_several_points_of_one_bonus_add_up(tmp_path: Path) -> None:
    land = '{ rule = "vp_per", metric = "land", points = 1, per = 1, most = 4 }'
    rules = f'{{ rule = "vp", n = 2 }}, {{ rule = "vp", n = 3 }}, {land}'
    last = next(common.id for common in read_content(Content, FILES).common if common.layer == 5)
    content = with_pack(tmp_path, f'[[common]]\nid = "{last}"\nalways = [{rules}]\n')
    box, _ = tabulate(content)
    play = Scenario().units(0, "1302", worker=1).play()
    play.state.box = box
    play.look.commons[box.common_ids.index(last)] = 0
    assert row_of(play.state, 0)[BONUS] == 2 + 3 + 1
