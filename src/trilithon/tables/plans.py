"""Plans as they are sent."""

from __future__ import annotations

from trilithon.kernel.messages import to_json
from trilithon.kernel.plan import Plan, PlanOption, PlanPart, PlanThing, Row
from trilithon.tables import protocol


def plan_message(plan: Plan) -> protocol.Plan:
    return protocol.Plan(
        moves=list(plan.row),
        title=to_json(plan.title),
        does=to_json(plan.does),
        parts=[_part(part) for part in plan.parts],
        pays=dict(plan.pays),
        gains=dict(plan.gains),
        notes=[to_json(note) for note in plan.notes],
        losses=[to_json(loss) for loss in plan.losses],
        final=plan.is_final,
        beside=list(plan.beside),
        shown=dict(plan.shown),
    )


def _part(part: PlanPart) -> protocol.PlanPart:
    return protocol.PlanPart(
        asked=part.asked,
        question=to_json(part.question),
        options=[_option(option) for option in part.options],
        things=[_thing(thing) for thing in part.things],
    )


def _option(option: PlanOption) -> protocol.PlanOption:
    return protocol.PlanOption(
        label=to_json(option.label),
        told=dict(option.told),
        about=list(option.about),
        moves=list(option.row),
        chosen=option.is_chosen,
    )


def _thing(thing: PlanThing) -> protocol.PlanThing:
    return protocol.PlanThing(
        target=thing.thing,
        what=thing.what,
        label=to_json(thing.label),
        told=dict(thing.told),
        n=thing.n,
        most=thing.most,
        fewer=_row(thing.fewer),
        more=_row(thing.more),
        click=_row(thing.click),
    )


def _row(row: Row | None) -> list[str] | None:
    return None if row is None else list(row)
