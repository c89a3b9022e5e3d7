"""What effects do, once more and plainly: follows the parts of an effect through a game and says what must be there.

A `Follower` answers every question with its first possible answer and keeps a ledger of what the parts, read from the
content alone, give and take. At each question and at the end the game must agree with the ledger.
"""

from __future__ import annotations

from collections import Counter

from tests.games.monumental import primitives as e
from tests.games.monumental.contents import card, policy
from tests.games.monumental.scenario import Play
from trilithon.games.monumental.engine.conquest import reduction
from trilithon.games.monumental.view import view


def amounts(goods: e.Goods) -> Counter[str]:
    return Counter({name: getattr(goods, name) for name in goods.__struct_fields__ if getattr(goods, name)})


class Follower:
    """Seat 0 of a game; `source` is the place of the card whose effect it is, if it lies in the City."""

    def __init__(self, play: Play, source: str = "") -> None:
        self.play = play
        self.source = source
        self.goods = Counter(play.goods(0))
        self.gained = Counter(play.gained(0))
        self.archive = play.archive(0)
        self.sizes = Counter(discard=len(play.discard(0)), deck=len(play.deck(0)))
        self.reinforce = play.look.reinforce[0]
        self.pickups = play.look.spare_pickups[0]

    def check(self) -> None:
        play = self.play
        assert Counter(play.goods(0)) == +self.goods
        assert Counter(play.gained(0)) == +self.gained
        assert play.archive(0) == self.archive
        assert (len(play.discard(0)), len(play.deck(0))) == (self.sizes["discard"], self.sizes["deck"])
        assert play.look.reinforce[0] == self.reinforce
        assert play.look.spare_pickups[0] == self.pickups

    def answer(self, asked: str, move: str | None = None) -> str:
        """The question must be this one; give the first answer, or the one that is named."""
        assert self.play.asked == asked
        self.check()
        move = move or self.play.legal[0]
        self.play.do(move, forced=False)
        return move

    def gain(self, goods: Counter[str]) -> None:
        self.goods += goods
        self.gained += Counter({"military" if name == "feud" else name: n for name, n in goods.items()})

    # -- what is counted ---------------------------------------------------------------------------------

    def active(self, kind: str | None, icon: str | None, without: str = "") -> int:
        city = self.play.city(0)
        cards = [card(city[place]) for place in self.play.active(0) if place != without]
        return sum(
            (kind in (None, one.kind)) and (icon is None or getattr(one.icons, icon) > 0) for one in cards
        )

    def count(self, of: str) -> int:
        play = self.play
        if of == "coastal":
            return sum(bool(play.state.chart.coastal[play.tiles[name]]) for name in play.owned(0))
        if of == "outposts":
            return len(play.outposts(0))
        return play.counts(0)[of]

    def holds(self, condition: e.Condition) -> bool:
        match condition:
            case e.Gained(goods=goods):
                return all(self.gained[name] >= n for name, n in amounts(goods).items())
            case e.ActiveCards(n=n, kind=kind, icon=icon):
                return self.active(kind, icon) >= n
            case e.Has(of=of, n=n):
                return self.count(of) >= n
            case e.Behind(of=of):
                return self.play.counts(1)[of] > self.play.counts(0)[of]

    # -- parts -------------------------------------------------------------------------------------------

    def follow(self, parts: e.Parts) -> None:
        """Parts that ask nothing are done by the time of the next question: only there the ledger is compared."""
        for part in parts:
            self.part(part)

    def follow_to_the_end(self, parts: e.Parts) -> None:
        self.follow(parts)
        assert self.play.asked == "act", "phase 2 goes on"
        self.check()

    def part(self, part: e.Part) -> None:
        match part:
            case e.Gain(goods=goods, each=each, only=only):
                found = amounts(goods)
                if each is not None:
                    if each.of == "active":
                        times = self.active(each.kind, each.icon, self.source)
                    else:
                        times = self.count(each.of)
                    found = Counter({name: n * (times // each.step) for name, n in found.items()})
                self.gain(Counter(feud=found["military"]) if only else found)
            case e.GainChoice(n=n, among=among, distinct=distinct):
                received: set[str] = set()
                for _ in range(n):
                    name = self.answer("gain_choice").removeprefix("receive ")
                    assert name in among
                    assert not distinct or name not in received
                    received.add(name)
                    self.gain(Counter([name]))
            case e.Pay() | e.Convert():
                self.payment(part)
            case e.Choose(of=alternatives):
                chosen = int(self.answer("choose").removeprefix("choose "))
                self.follow(alternatives[chosen - 1])
            case e.If(all=conditions, then=then):
                assert all(self.holds(condition) for condition in conditions), "or there is nothing to see"
                self.follow(then)
            case (
                e.Archive()
                | e.ArchiveSelf()
                | e.DiscardCity()
                | e.Draw()
                | e.Copy()
                | e.Activate()
                | e.Take()
            ):
                self.cards(part)
            case e.Reinforce(n=n):
                self.reinforce += n
            case e.ExtraPickup(n=n):
                self.pickups += n
            case e.CompleteSection():
                wonder = self.play.work(0)
                self.answer("section", "finish")
                assert wonder is not None
                self.completed(wonder)
            case e.Discount(on=on, minus=minus, half=half):
                before = self.play.copy()
                before.look.discounts = [0] * len(before.look.discounts)
                before.look.half_price = [0] * len(before.look.half_price)
                assert prices(self.play)[on] == lowered(prices(before)[on], minus, half)
            case e.ExplorerStep() | e.UnitMove() | e.Destroy():
                self.pieces(part)
            case e.RepeatOneoff():
                key = self.answer("repeat_one_off").removeprefix("repeat ")
                self.follow(policy(key).oneoff)
            case _:
                raise AssertionError(f"nobody follows a {type(part).__name__}")

    def payment(self, part: e.Pay | e.Convert) -> None:
        if isinstance(part, e.Convert):
            for _ in range(part.n):
                _, paid, got = self.answer("convert").split()
                assert paid != got
                self.goods[paid] -= 1
                self.gain(Counter([got]))
        elif part.basic:
            for _ in range(part.basic):
                self.goods[self.answer("pay_any").removeprefix("spend ")] -= 1
        else:
            for name, n in amounts(part.goods).items():
                if name in ("production", "science", "military") and part.with_gold:
                    self.answer("pay", "gold 0")
                self.goods[name] -= n

    def cards(
        self, part: e.Archive | e.ArchiveSelf | e.DiscardCity | e.Draw | e.Copy | e.Activate | e.Take
    ) -> None:
        play = self.play
        match part:
            case e.Archive(n=n, then=then) | e.DiscardCity(n=n, then=then):
                for _ in range(n):
                    before = play.city(0)
                    archived = isinstance(part, e.Archive)
                    _, place, key = self.answer("archive" if archived else "discard").split()
                    assert isinstance(part, e.DiscardCity) or part.kind in (None, card(key).kind)
                    self.archive = [*self.archive, key] if archived else self.archive
                    self.sizes["discard"] += (0 if archived else 1) + (f"{place}-under" in before)
                    assert place not in play.city(0)
                    self.follow(then)
            case e.ArchiveSelf():
                self.archive = [*self.archive, play.archive(0)[-1]]
                assert self.source not in play.city(0)
            case e.Draw(n=n):
                top = play.deck(0)
                self.sizes["deck"] -= n
                drawn = len(play.offers("draw"))
                assert drawn == n, f"of {top}"
                self.answer("use_drawn", "done")
                self.sizes["discard"] += n
            case e.Copy(scope=scope):
                copied = {text.split()[0] for text in play.offers("copy") if text[0].isdigit()}
                assert copied == ({"1"} if scope == "own" else {"2"})
                self.answer("copy", "done")
            case e.Activate(n=n):
                for _ in range(n):
                    before = set(play.active(0))
                    space = self.answer("extra_space").removeprefix("open ")
                    more = set(play.active(0)) - before
                    assert {place.removesuffix("-under") for place in more} == {space}
                    for place in more:
                        self.gain(amounts(card(play.city(0)[place]).icons))
            case e.Take(kinds=kinds, source=source, most=most):
                taken = card(self.answer("take").split()[-1])
                assert taken.kind in kinds
                assert taken.cost <= most
                assert (taken.deck == "basic") == (source == "basic")
                assert taken.id in play.deck(0)[:2], "perhaps there is the Wonder on it that took it"
                self.sizes["deck"] += 1

    def completed(self, key: str) -> None:
        """A Wonder was completed: its bonus, then its token is placed and the card goes on the deck."""
        self.follow(card(key).bonus)
        self.sizes["deck"] += 1
        place = self.answer("site").removeprefix("place ")
        assert self.play.wonder(place) == key
        assert self.play.deck(0)[0] == key

    def pieces(self, part: e.ExplorerStep | e.UnitMove | e.Destroy) -> None:
        play = self.play
        for _ in range(part.n):
            match part:
                case e.ExplorerStep():
                    _, which, tile = self.answer("free_step").split()
                    assert play.explorers(0)[int(which) - 1] == tile
                case e.UnitMove():
                    before = Counter({tile: play.soldiers(tile) for tile in play.owned(0)})
                    origin = self.answer("unit_move").split()[1]
                    target = self.answer("move_to").removeprefix("to ")
                    after = Counter({tile: play.soldiers(tile) for tile in play.owned(0)})
                    assert after + Counter([origin]) == before + Counter([target])
                case e.Destroy():
                    home = play.soldiers("e0")
                    tile = self.answer("destroy").removeprefix("remove ")
                    assert tile not in play.owned(0)
                    assert play.soldiers("e0") == home + 1


# -- prices ----------------------------------------------------------------------------------------------


def lowered(price: int, minus: int, half: bool) -> int:
    return max(0, (price + 1) // 2 if half else price - minus)


def prices(play: Play) -> dict[str, int]:
    """What seat 0 pays now, by what a price rule or a discount can be on; a conquest would cost 50."""
    shown = view(play.state, 0)["prices"]
    found: dict[str, int] = {}
    for key, price in zip(play.display(), shown["display"], strict=True):
        if key is not None:
            kind = card(key).kind
            found.setdefault("wonder_stage" if kind == "wonder" else kind, price)
    found["basic"] = shown["basics"][0]
    names = play.state.chart.names
    found |= view(play.state, 0)["players"][0]["asked_prices"]
    found["conquest"] = 50 - max(reduction(play.state, 0, names.index(tile)) for tile in shown["conquests"])
    return found
