/* What may be done, by the places where it is offered: things on the table, the decision bar, its primary button. */

import type { GameClient, Target } from '../games/contract'
import type { Choice, Snapshot } from '../protocol'

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

/** Choices that the table itself does not offer. */
export function forBar(table: Snapshot, game: GameClient): Choice[] {
  return table.choices.filter(
    (choice) => !game.presents?.(choice, table) && !choice.about.some((target) => game.shows(target, table)),
  )
}

export function primaryOf(inBar: Choice[], table: Snapshot | null, game: GameClient | null): Choice | null {
  if (table && game?.primary) {
    const chosen = game.primary(inBar, table)
    if (chosen) return chosen === 'none' ? null : chosen
  }
  // not to stop or to decline, while there is something to do on the table
  return inBar.length === 1 && table?.choices.length === 1 ? inBar[0]! : null
}
