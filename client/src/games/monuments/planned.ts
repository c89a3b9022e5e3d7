/* What a plan of the server marks on the map. Here is only read what it says. */

import type { Target } from '../contract'
import type { Choice, Plan, PlanPart, PlanThing } from '../../protocol'
import type { Battle } from './view'

const thingsOf = (plan: Plan | null): PlanThing[] => plan?.parts.flatMap(({ things }) => things) ?? []

export const partOf = (plan: Plan | null, asked: string): PlanPart | null =>
  plan?.parts.find((part) => part.asked === asked) ?? null

/** The hex that a thing is in: units are clicked there, and tokens taken from there. */
const hexOf = ({ told }: PlanThing): Target[] => (typeof told['hex'] === 'string' ? [`hex:${told['hex']}`] : [])

/** Things that a click changes the plan by, and the hexes they are in. */
export const plannedLights = (plan: Plan | null): Map<Target, Choice[]> =>
  new Map(
    thingsOf(plan)
      .filter(({ click }) => click !== null)
      .flatMap((thing) => [thing.target, ...hexOf(thing)].map((name) => [name, []] as [Target, Choice[]])),
  )

/** A click on a hex: one more of those in it, or, when all are chosen, from the beginning. */
export function clickIn(plan: Plan | null, target: Target): string[] | null {
  const there = thingsOf(plan).filter((thing) => hexOf(thing).includes(target))
  return there.find(({ more }) => more !== null)?.more ?? there.find(({ click }) => click !== null)?.click ?? null
}

/** How many tokens a payment takes, by the hex they lie on. */
export function spentIn(plan: Plan | null): Map<string, number> {
  const spent = new Map<string, number>()
  for (const { told, n } of partOf(plan, 'pay')?.things ?? [])
    if (typeof told['hex'] === 'string') spent.set(told['hex'], (spent.get(told['hex']) ?? 0) + n)
  return spent
}

/** The battle that would be fought. */
export const battleOf = (plan: Plan | null): Battle | null => (plan?.shown['battle'] as Battle | undefined) ?? null
