"""Abilities in words: the sentences of a card are made from what it does, so they cannot differ from it.

A part becomes a clause that begins with a verb ("gain 2 Gold"); clauses become sentences here, and words in the
catalogues. In Hungarian whatever is gained or spent is the object of its sentence, hence "some" resources.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import groupby

from trilithon.games.monumental import effects as x
from trilithon.kernel.engine.events import Argument, Message

RESOURCES = ("production", "science", "military", "gold", "culture")
BASIC = RESOURCES[:3]


def describe(parts: Sequence[x.AnyPart]) -> list[Message]:
    """One sentence for each part; but a price stands before all that it buys."""
    match parts:
        case [x.Pay(), *_]:
            return [_sentence(clause(parts))]
        case [x.ArchiveSelf(), _, *_]:
            return [_sentence(clause(parts)), Message("monumental-archived-otherwise")]
    return [_sentence(_do(part)) for part in parts]


def describe_ability(ability: x.Ability) -> list[Message]:
    """All that a card or a Policy does while it is active."""
    sentences = describe(ability.use) + [_rule(rule) for rule in ability.always]
    return sentences + [sentence for when in ability.when for sentence in _when(when)]


def clause(parts: Sequence[x.AnyPart]) -> Message:
    """All of these parts in one clause."""
    match parts:
        case [x.Pay() as price, *rest]:
            free = "" if price.with_gold else "-no-gold"
            return Message(f"monumental-do-pay{free}", {"price": _price(price), "effects": clause(rest)})
        case [x.ArchiveSelf(), _, *_]:
            return Message("monumental-do-archive-self-first", {"effects": clause(parts[1:])})
    return chain("then", [_do(part) for part in parts])


def goods(amounts: x.Goods, object: bool = True) -> list[Message]:
    """Each resource with its amount, as the object of a sentence or by itself."""
    kind = "some" if object else "resource"
    counted = zip(RESOURCES, amounts.amounts(), strict=True)
    return [Message(f"monumental-{kind}-{name}", {"n": n}) for name, n in counted if n]


def alternatives(of: Sequence[Message]) -> Message:
    """One of these clauses is chosen."""
    return Message("monumental-do-choose", {"effects": chain("else", of)})


def chain(word: str, items: Sequence[Message]) -> Message:
    """Items with a word between them, which is not "and": "then", "or", "else" (of clauses) or a semicolon."""
    return reduce(
        lambda rest, first: Message(f"monumental-{word}", {"first": first, "rest": rest}), reversed(items)
    )


def _sentence(said: Message) -> Message:
    return Message("monumental-sentence", {"clause": said})


# -- parts -------------------------------------------------------------------------------------------


def _do(part: x.AnyPart) -> Message:
    match part:
        case x.Gain():
            return _gain(part)
        case x.GainChoice():
            return _gain_choice(part)
        case x.Pay():
            return Message("monumental-do-pay-only", {"price": _price(part)})
        case x.Choose(of=of):
            return alternatives([clause(alternative) for alternative in of])
        case x.If(all=conditions, then=then):
            return Message(
                "monumental-do-if", {"conditions": _conditions(conditions), "effects": clause(then)}
            )
        case x.Archive(n=n, kind=kind, then=then):
            return _each_time("archive", {"n": n, "kind": kind or "card"}, n, then)
        case x.DiscardCity(n=n, then=then):
            return _each_time("discard", {"n": n}, n, then)
        case x.Draw(n=n, use=use) if n == use:
            return Message("monumental-do-draw-all", {"n": n})
        case x.Draw(n=n, use=use):
            return Message("monumental-do-draw", {"n": n, "use": use})
        case x.Copy(scope=scope):
            return Message(f"monumental-do-copy-{scope}")
        case x.Take():
            return _take(part)
        case x.Discount(on=on, minus=minus, half=half):
            args: dict[str, Argument] = {} if half else {"n": minus}
            return Message(f"monumental-do-{'half' if half else 'less'}-{_dashed(on)}", args)
        case x.Further(step=step, numbers=numbers):
            return Message(f"monumental-do-{_dashed(step)}", dict(numbers))
    number: int | None = getattr(part, "n", None)
    return Message(f"monumental-do-{PLAIN[type(part)]}", {} if number is None else {"n": number})


PLAIN: dict[type[x.Part], str] = {
    x.Convert: "convert",
    x.ArchiveSelf: "archive-self",
    x.Reinforce: "reinforce",
    x.Activate: "activate",
    x.CompleteSection: "complete-section",
    x.ExplorerStep: "explorer-step",
    x.ExtraPickup: "extra-pickup",
    x.UnitMove: "unit-move",
    x.Destroy: "destroy",
    x.RepeatOneoff: "repeat-oneoff",
}
"""Parts of which nothing varies but a number."""


def _price(pay: x.Pay) -> Argument:
    return Message("monumental-some-basic", {"n": pay.basic}) if pay.basic else goods(pay.goods)


def _gain(gain: x.Gain) -> Message:
    gained: dict[str, Argument] = {"goods": goods(gain.goods)}
    if gain.each is not None:
        return Message("monumental-do-gain-each", gained | {"each": _each(gain.each)})
    return Message(
        "monumental-do-gain" if gain.only is None else f"monumental-do-gain-only-{gain.only}", gained
    )


def _each(each: x.Each) -> Message:
    of = f"active-{each.kind or each.icon}" if each.of == "active" else each.of
    return Message(f"monumental-each-{of}", {"n": each.step})


def _gain_choice(choice: x.GainChoice) -> Message:
    args: dict[str, Argument] = {"n": choice.n}
    among = "basic"
    if sorted(choice.among) != sorted(BASIC):
        among = "among"
        args["among"] = [Message(f"monumental-resource-name-{name}") for name in choice.among]
    return Message(f"monumental-do-gain-{among}{'-distinct' if choice.distinct else ''}", args)


def _each_time(what: str, args: dict[str, Argument], n: int, then: x.Parts) -> Message:
    """Something done up to n times, with what it brings each time."""
    done = Message(f"monumental-do-{what}", args)
    return (
        Message("monumental-do-for-that", {"done": done, "n": n, "effects": clause(then)}) if then else done
    )


def _take(take: x.Take) -> Message:
    args: dict[str, Argument] = {} if take.most >= 20 else {"most": take.most}
    if take.source == "display":
        args["cards"] = chain("or", [Message(f"monumental-take-{kind}") for kind in take.kinds])
    return Message(f"monumental-do-take-{take.source}{'' if take.most >= 20 else '-most'}", args)


# -- conditions --------------------------------------------------------------------------------------


def _conditions(conditions: Sequence[x.AnyCondition]) -> list[Message]:
    """What is active is told in one go: "you have a Wonder and a Knowledge active"."""
    active = [_active(condition) for condition in conditions if isinstance(condition, x.ActiveCards)]
    told = [Message("monumental-if-active", {"cards": active})] if active else []
    for condition in conditions:
        match condition:
            case x.Gained(goods=amounts):
                told.append(Message("monumental-if-gained", {"goods": goods(amounts)}))
            case x.Has(of=of, n=n):
                told.append(Message(f"monumental-if-has-{of}", {"n": n}))
            case x.Behind(of=of):
                told.append(Message(f"monumental-if-behind-{of}"))
    return told


def _active(condition: x.ActiveCards) -> Message:
    return Message(f"monumental-active-{condition.kind or condition.icon or 'card'}", {"n": condition.n})


# -- rules and events --------------------------------------------------------------------------------


def _rule(rule: x.AnyRule) -> Message:
    match rule:
        case x.Price(on=on, minus=minus):
            return Message(f"monumental-rule-price-{_dashed(on)}", {"n": minus})
        case x.ConquestPrice(target=target, minus=minus):
            return Message(f"monumental-rule-conquest-{_dashed(target)}", {"n": minus})
        case x.Defence(where=where, n=n):
            return Message(f"monumental-rule-defence-{_dashed(where)}", {"n": n})
        case x.OutpostUnits(n=n):
            return Message("monumental-rule-outpost-units", {"n": n})
        case x.LootBoth():
            return Message("monumental-rule-loot-both")
        case x.SecondPickup():
            return Message("monumental-rule-second-pickup")


def _when(when: x.When) -> list[Message]:
    """One sentence for all that follows from the event, and one more for each condition."""
    detail = when.target or when.kind
    event = Message(
        f"monumental-event-{_dashed(when.event)}{'' if detail is None else '-' + _dashed(detail)}"
    )
    sentences = []
    for conditional, parts in groupby(when.do, lambda part: isinstance(part, x.If)):
        if not conditional:
            sentences.append(Message("monumental-when", {"event": event, "effects": clause(list(parts))}))
            continue
        for part in parts:
            assert isinstance(part, x.If)
            conditions = _conditions(part.all)
            args: dict[str, Argument] = {
                "event": event,
                "conditions": conditions,
                "effects": clause(part.then),
            }
            sentences.append(Message("monumental-when-if", args))
    return sentences


def _dashed(name: str) -> str:
    return name.replace("_", "-")
