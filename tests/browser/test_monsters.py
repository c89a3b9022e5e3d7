"""Monsters at the table: one is found, its Attack is foreseen and suffered, and it is defeated."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import House, Visit
from tests.browser.leading import moves_of, view_of
from tests.browser.monumental import act, at, can, tile
from tests.web.playing import Json
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.modules.monsters.engine.own import hidden_on, own
from trilithon.kernel.playthrough import Playthrough

MANY = {"monsters": 6}
ALL = {"monsters": 12}
PICTURES = Path("build/screenshots/monsters")


def conquer_all(play: Playthrough) -> str | None:
    """Everybody conquers what there is, so that Monsters are found."""
    moves = moves_of(play)
    return next((move for move in moves if move.startswith("conquer")), None) if "end" in moves else None


def lairs(play: Playthrough) -> list[tuple[str, str]]:
    """Conquests that will bring a Monster to light: the Province, and which it is."""
    s = play.state
    assert isinstance(s, Position)
    found = []
    for move in moves_of(play):
        if move.startswith("conquer "):
            place = move.split()[1]
            which = hidden_on(s, s.chart.names.index(place))
            if which >= 0 and not own(s).bestiary.in_water[which]:
                found.append((place, own(s).bestiary.ids[which]))
    return found


def test_a_monster_is_revealed_and_half_of_the_conquerors_go(visit: Visit, house: House) -> None:
    found: list[tuple[str, str]] = []

    def near_a_lair(play: Playthrough) -> bool:
        found[:] = lairs(play)
        return bool(found)

    made = at(house, act(near_a_lair), options=ALL)
    [(place, name), *_] = found
    me = visit().sit(made, 0)
    before = me.now["view"]
    hidden = before["monsters"]["hidden"]
    expect(me.page.locator(f'[data-target="monster:{name}"]')).to_have_count(0)
    units = before["prices"]["conquests"][place]["units"]
    me.play(f"conquer {place}")
    card = me.page.locator(".moment")
    expect(card).to_contain_text(f"appears on {place}")
    expect(card).to_contain_text("Attack:")
    PICTURES.mkdir(parents=True, exist_ok=True)
    me.page.screenshot(path=PICTURES / "revealed.png")
    while me.asked == "lose_units":
        me.play(me.moves[0])
    view = me.now["view"]
    [monster] = [one for one in view["monsters"]["track"] if one["tile"] == place]
    assert (monster["id"], monster["position"], monster["in"]) == (name, 3, 4)
    assert view["monsters"]["hidden"] == hidden - 1
    assert count(tile(view, place)) == units // 2
    expect(me.page.locator(f'.track [data-target="monster:{name}"]')).to_be_visible()
    expect(me.page.locator("g.monster")).to_have_count(len(view["monsters"]["track"]))


def count(tile: Json) -> int:
    """Units that stand there."""
    return int(tile["soldiers"]) + int(tile.get("warlord") is not None)


def next_attack_is_shared(play: Playthrough) -> bool:
    """At the end of this turn one Monster attacks, and seat 0 will have to choose one of several Provinces."""
    soon = [monster for monster in view_of(play)["monsters"]["track"] if monster["in"] == 1]
    return len(soon) == 1 and len(choices(soon[0])) > 1


def choices(monster: Json) -> list[str]:
    return [place for hit in monster["hits"] if hit["seat"] == 0 for place in hit.get("tiles", [])]


def test_an_attack_is_foreseen_and_its_victim_chooses(visit: Visit, house: House) -> None:
    made = at(house, act(next_attack_is_shared), options=ALL, prefer=conquer_all)
    me = visit().sit(made, 0)
    [monster] = [one for one in me.now["view"]["monsters"]["track"] if one["in"] == 1]
    name = f"monster:{monster['id']}"
    threatened = {place for hit in monster["hits"] for place in hit.get("tiles", [hit.get("tile")])}
    expect(me.page.locator(".struck")).to_have_count(len(threatened))
    expect(me.page.locator(f'.track [data-target="{name}"]')).to_contain_text("now!")
    me.page.locator(f'.track [data-target="{name}"]').hover()
    expect(me.tip).to_contain_text("If it attacked now, it would hit:")
    PICTURES.mkdir(parents=True, exist_ok=True)
    me.page.screenshot(path=PICTURES / "foreseen.png")
    me.page.mouse.move(0, 0)
    places = choices(monster)
    me.play("end")
    assert me.asked == "lose_somewhere"
    assert {move.split()[1] for move in me.moves} == set(places)
    move = me.moves[-1]
    place = move.split()[1]
    there = count(tile(me.now["view"], place))
    expect(me.page.locator(".ask")).to_contain_text("destroys one of your Units")
    me.page.screenshot(path=PICTURES / "attack.png")
    me.play(move)
    assert count(tile(me.now["view"], place)) == there - 1
    other = visit().sit(made, 1)
    while other.asked == "lose_somewhere" and other.mine:
        other.play(other.moves[0])
    view = other.now["view"]
    assert next(one for one in view["monsters"]["track"] if one["id"] == monster["id"])["position"] == 4


def test_a_monster_is_seen_on_map_and_track_and_can_be_defeated(visit: Visit, house: House) -> None:
    me = visit().sit(at(house, act(can("defeat")), options=MANY), 0)
    shown = me.now["view"]["monsters"]
    expect(me.page.locator(".track .monster")).to_have_count(len(shown["track"]))
    expect(me.page.locator("g.monster")).to_have_count(len(shown["track"]))
    move = next(choice["move"] for choice in me.now["choices"] if choice["move"].startswith("defeat"))
    name = move.split()[2]
    me.thing(f"monster:{name}").first.hover()
    ply = me.ply
    points = me.now["sheet"][0][me.now["categories"].index("monsters")]
    me.prepare(move)
    me.confirm.click()
    me.until(lambda: me.quiet and me.ply > ply, "the Defeat")
    assert name in me.now["view"]["players"][0]["monsters"]
    assert me.now["sheet"][0][me.now["categories"].index("monsters")] == points + 1
    expect(me.page.locator(f'.track [data-target="monster:{name}"]')).to_have_count(0)
    expect(me.page.locator("g.monster")).to_have_count(len(shown["track"]) - 1)
