"""Entries that cannot be right are refused with the file, the entry and the field, and with what is allowed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.monumental.contents import box, with_pack
from trilithon.kernel.errors import ContentError


def granary(*fields: str) -> str:
    return '[[card]]\nid = "granary"\n' + "\n".join(fields)


def using(*parts: str) -> str:
    return granary(f"ability.use = [{', '.join(parts)}]")


STAY = '{ do = "reinforce" }'
EACH_FORT = '{ do = "gain", goods = { gold = 1 }, each = { of = "active", icon = "military" } }'


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        (
            '[[cards]]\nid = "granary"',
            "there is no table 'cards'; did you mean 'card'? (allowed: card, policy, ",
        ),
        (
            granary("costs = 4"),
            "card 'granary': there is no field 'costs'; did you mean 'cost'? (allowed: id, ",
        ),
        (
            granary('deck = "4"'),
            "card 'granary', field deck: cannot be '4' (allowed: 1, 2, 3, basic, common, ",
        ),
        (granary("cost = 0"), "card 'granary': a card that is bought costs 1 to 20"),
        (granary("copies = 3"), "card 'granary': only common and basic cards have copies"),
        (granary("stages = [3, 4]"), "card 'granary': stages, bonus and alternative are for wonders only"),
        (
            granary("icons = { stone = 1 }"),
            "card 'granary', field icons: there is no field 'stone' (allowed: production, science, military, gold, "
            "culture)",
        ),
        (granary("icons = { gold = 99 }"), "card 'granary', field icons.gold: Expected int <= 20"),
        ('[[card]]\nid = "irrigation"\nicons = { gold = 1 }', "card 'irrigation': only buildings have icons"),
        (
            '[[card]]\nid = "irrigation"\ndeck = "common"',
            "card 'irrigation': a knowledge is of an era (1, 2, ",
        ),
        (
            '[[card]]\nid = "stonehenge"\ncost = 3',
            "card 'stonehenge': a wonder has two stages and no other cost",
        ),
        ('[[card]]\nid = "stonehenge"\nstages = [3]', "field stages: Expected array of length 2, got 1"),
        ('[[card]]\nid = "stonehenge"\ndeck = "basic"', "a wonder is of an era: 1, 2, renaissance, 3"),
        ('[[card]]\nid = "stonehenge"\nbonus = [{ do = "archive_self" }]', "can stand in ability.use only"),
        ('[[card]]\nid = "new"\nkind = "building"\ndeck = "1"', "card 'new': field 'source' is missing"),
        (
            using('{ do = "gains" }'),
            "card 'granary', field ability.use[0].do: cannot be 'gains'; did you mean 'gain'? (allowed: activate, ",
        ),
        (
            using('{ do = "gain", goods = { points = 1 } }'),
            "field ability.use[0].goods: there is no field 'points' (allowed: production, ",
        ),
        (using('{ do = "gain", goods = {} }'), "field ability.use[0]: a gain is of something"),
        (using('{ do = "gain" }'), "field ability.use[0]: field 'goods' is missing"),
        (
            using('{ do = "gain", goods = { gold = 1 }, only = "barbarian" }'),
            "field ability.use[0]: only military can be restricted",
        ),
        (
            using('{ do = "gain", goods = { gold = 1 }, each = { of = "castles" } }'),
            "field ability.use[0].each.of: cannot be 'castles'; did you mean 'coastal'? (allowed: active, ",
        ),
        (
            using('{ do = "gain", goods = { gold = 1 }, each = { of = "active" } }'),
            "field ability.use[0].each: of = 'active' says which cards count by kind or icon",
        ),
        (
            using('{ do = "gain_choice", n = 4, distinct = true }'),
            "field ability.use[0]: there are not 4 different resources among 3",
        ),
        (using('{ do = "gain_choice", n = 1, among = ["gold"] }'), "among two or more different resources"),
        (
            using('{ do = "pay" }', STAY),
            "field ability.use[0]: a payment is either of goods or of a number of basic",
        ),
        (using(STAY, '{ do = "pay", basic = 1 }'), "field ability: pay comes first in an effect"),
        (
            using('{ do = "archive", then = [{ do = "pay", basic = 1 }] }'),
            "field ability: pay comes first in an effect",
        ),
        (
            using(f'{{ do = "choose", of = [[{STAY}, {{ do = "pay", basic = 1 }}], [{STAY}]] }}'),
            "field ability: pay comes first in an effect or in an alternative of a choice, nowhere else",
        ),
        (
            using(f'{{ do = "choose", of = [[{STAY}]] }}'),
            "field ability.use[0].of: Expected array of length >= 2",
        ),
        (
            using(f'{{ do = "if", all = [], then = [{STAY}] }}'),
            "field ability.use[0].all: Expected array of length",
        ),
        (
            using(f'{{ do = "if", all = [{{ is = "has", of = "gods", n = 1 }}], then = [{STAY}] }}'),
            "field ability.use[0].all[0].of: cannot be 'gods' (allowed: ",
        ),
        (
            using('{ do = "draw", n = 1, use = 2 }'),
            "field ability.use[0]: nobody can use more cards than are drawn",
        ),
        (using('{ do = "discount", on = "building" }'), "a discount is either minus a number or half"),
        (
            using('{ do = "discount", on = "outpost", minus = 1 }'),
            "field ability.use[0].on: cannot be 'outpost' (allowed: building, conquest, knowledge, policy, ",
        ),
        (
            granary('ability.always = [{ rule = "defence", where = "all", n = 1 }]'),
            "card 'granary': defence is for policies only: no card is active while others attack",
        ),
        (
            granary('ability.always = [{ rule = "outpost_units", n = 3 }]'),
            "field ability.always[0].n: Expected int",
        ),
        (
            granary('ability.always = [{ rule = "cheaper" }]'),
            "field ability.always[0].rule: cannot be 'cheaper' (allowed: conquest_price, defence, ",
        ),
        (
            granary(f'ability.when = [{{ event = "conquest", do = [{STAY}] }}]'),
            "field ability.when[0].event: cannot be 'conquest'; did you mean 'conquer'? (allowed: acquire, ",
        ),
        (
            granary(f'ability.when = [{{ event = "conquer", kind = "building", do = [{STAY}] }}]'),
            "field ability.when[0]: kind is for the event 'acquire' only",
        ),
        (
            granary(f'ability.when = [{{ event = "develop", target = "coastal", do = [{STAY}] }}]'),
            "field ability.when[0]: target is for the event 'conquer' only",
        ),
        (
            granary('ability.when = [{ event = "conquer", do = [{ do = "copy", scope = "own" }] }]'),
            "field ability: archive_self and copy can stand in ability.use only",
        ),
        (
            granary(
                'ability.use = [{ do = "choose", of = [[{ do = "archive_self" }], [{ do = "reinforce" }]] }]'
            ),
            "field ability: archive_self stands in ability.use itself, not inside another part",
        ),
        (
            granary(f'ability.use = [{{ do = "archive", then = [{EACH_FORT}] }}]'),
            "field ability: a gain for each active card cannot be for each card archived or discarded",
        ),
        (
            granary(f'ability.when = [{{ event = "conquer", do = [{EACH_FORT}] }}]'),
            "field ability: a gain for each active card cannot be in ability.when: it would count its own card",
        ),
        (granary("ability.sometimes = []"), "there is no field 'sometimes' (allowed: use, always, when)"),
        (
            '[[policy]]\nid = "taxation"\noneoff = [{ do = "repeat_oneoff" }]',
            "policy 'taxation': a one-off effect cannot repeat one-off effects: it would never end",
        ),
        (
            '[[policy]]\nid = "taxation"\noneoff = []',
            "policy 'taxation', field oneoff: Expected array of length",
        ),
        (
            '[[policy]]\nid = "taxation"\nability.use = [{ do = "archive_self" }]',
            "policy 'taxation': archive_self is for cards only",
        ),
        (
            '[[policy]]\nid = "taxation"\ncivilization = "chine"',
            "policy 'taxation', field civilization: cannot be 'chine'; did you mean 'china'? (allowed: egypt, ",
        ),
        (
            f'[[policy]]\nid = "new"\nsource = "original"\ncivilization = "china"\nability = {{}}\noneoff = [{STAY}]',
            "civilization 'china' has 6 policies; it needs 5",
        ),
        (
            '[[civilization]]\nid = "egypt"\nspecial = "dolmenn"',
            "civilization 'egypt', field special: cannot be 'dolmenn'; did you mean 'dolmen'? (allowed: pharaohs_barge",
        ),
        (
            '[[civilization]]\nid = "egypt"\nknowledge = "dolmen"',
            "civilization 'egypt', field knowledge: cannot be 'dolmen' (allowed: masonry, ",
        ),
        (
            '[[civilization]]\nid = "egypt"\nwarlord = "angry"',
            "civilization 'egypt', field warlord: cannot be 'angry' (allowed: aggressive, architectural, ",
        ),
        (
            '[[civilization]]\nid = "egypt"\nbonus = [{ do = "copy", scope = "own" }]',
            "civilization 'egypt': archive_self and copy can stand in ability.use only",
        ),
        ('[[barbarian]]\nid = "scouts"\nvalue = 5', "barbarian 'scouts', field value: Expected int <= 4"),
        (
            f'[[barbarian]]\nid = "scouts"\nbenefits = [[{STAY}]]',
            "field benefits: Expected array of length 2, got 1",
        ),
        (
            f'[[barbarian]]\nid = "scouts"\nbenefits = [[{STAY}], [{{ do = "archive_self" }}]]',
            "barbarian 'scouts': archive_self and copy can stand in ability.use only",
        ),
        (
            '[[free_city]]\nid = "city_of_towers"\nprice = { gold = 2 }',
            "free_city 'city_of_towers': the price of a free city is some production, science or military",
        ),
        (
            '[[market_token]]\nid = "malacca_1"\nmarket = "malaca"',
            "market_token 'malacca_1', field market: cannot be 'malaca'; did you mean 'malacca'? (allowed: samarkand, ",
        ),
        (
            '[[market_token]]\nid = "malacca_1"\ngain = {}',
            "market_token 'malacca_1': a market token gives something",
        ),
        ('[[market]]\nid = "petra"\nsource = "original"', "market 'petra' has 0 tokens; it needs 5 or more"),
    ],
)
def test_what_cannot_be_right_is_refused_with_its_place(entry: str, complaint: str, tmp_path: Path) -> None:
    with pytest.raises(ContentError) as refused:
        with_pack(tmp_path, entry)
    assert str(refused.value).startswith(f"{tmp_path / 'pack.toml'}: ")
    assert complaint in str(refused.value)


def test_a_pack_replaces_what_it_names_and_nothing_else(tmp_path: Path) -> None:
    changed = with_pack(tmp_path, granary("cost = 4"))
    before = {card.id: card for card in box().card}
    for found in changed.card:
        if found.id == "granary":
            assert (found.cost, found.icons) == (4, before["granary"].icons)
        else:
            assert found == before[found.id]
    assert changed.policy == box().policy
