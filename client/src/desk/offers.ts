/* What may be done, by the places where it is offered: things on the table, the decision bar, its primary button. */

import type { GameClient, Target } from '../games/contract'
import type { Choice, Plan, Snapshot } from '../protocol'

/** Choices by the things they are about. */
export function byThing(choices: readonly Choice[]): Map<Target, Choice[]> {
  const lit = new Map<Target, Choice[]>()
  for (const choice of choices) {
    for (const target of choice.about) {
      const there = lit.get(target)
      if (there) there.push(choice)
      else lit.set(target, [choice])
    }
  }
  return lit
}

/** Choices that neither the table itself nor the plan for the question at hand offers. */
export function forBar(table: Snapshot, game: GameClient): Choice[] {
  const planned = table.plan ? firstMoves(table.plan) : new Set<string>()
  return table.choices.filter(
    (choice) =>
      !planned.has(choice.move) &&
      !game.presents?.(choice, table) &&
      !choice.about.some((target) => game.shows(target, table)),
  )
}

/** What a plan, however it is changed, may begin with. */
function firstMoves({ moves, parts }: Plan): Set<string> {
  const rows = parts.flatMap(({ options, things }) => [
    ...options.map((option) => option.moves),
    ...things.flatMap(({ fewer, more, click }) => [fewer ?? [], more ?? [], click ?? []]),
  ])
  return new Set([moves, ...rows].flatMap((row) => row.slice(0, 1)))
}

export function primaryOf(inBar: Choice[], table: Snapshot | null, game: GameClient | null): Choice | null {
  if (table && game?.primary) {
    const chosen = game.primary(inBar, table)
    if (chosen) return chosen === 'none' ? null : chosen
  }
  // not to stop or to decline, while there is something to do on the table
  return inBar.length === 1 && table?.choices.length === 1 ? inBar[0]! : null
}
