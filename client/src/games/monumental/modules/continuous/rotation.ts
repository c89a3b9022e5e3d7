/* What a view says of Continuous play (games/monumental/modules/continuous/view.py). */

import type { Choice, Snapshot } from '../../../../protocol'
import { spaceNumber, viewOf, type View } from '../../view'
import { placesOf } from '../../geometry'

export interface Rotation {
  phase: 'activation' | 'actions' | 'replenishment'
  /** Has the Era I card, and is first. */
  holder: number
  order: number[]
  passed: number[]
  /** Cards that have left the display in this round, and how many must; 0: no such number. */
  taken: number
  quota: number
  last_round: boolean
  /** Explorers that have picked something up in this round, by their owners. */
  used_explorers: { [seat: string]: number[] }
  /** Those who have chosen row and column in secret, while not all have. */
  chosen: number[]
  /** The space where they meet that the viewer has chosen. */
  own_choice: string | null
  /** The action that was taken in the slot under way. */
  slot: string | null
}

/** Null where the game is played in turns. */
export const rotationOf = (view: View): Rotation | null => (view as { rotation?: Rotation }).rotation ?? null

export type Stand = 'passed' | 'slot' | 'chosen' | 'choosing' | 'waiting'

/** What a seat does now; while all choose in secret nobody is told more than who has. */
export function standOf({ seats }: Snapshot, view: View, rotation: Rotation, seat: number): Stand {
  if (rotation.phase === 'actions') {
    if (rotation.passed.includes(seat)) return 'passed'
    return view.turn.active === seat ? 'slot' : 'waiting'
  }
  if (rotation.chosen.includes(seat)) return 'chosen'
  return seats[seat]?.decides ? 'choosing' : 'waiting'
}

/** Of an own Explorer that has stepped: the same step once more, in the same direction if it can. */
export function stepOn(table: Snapshot, previous: Stepped | null): Choice | null {
  if (!previous) return null
  const steps = table.choices.filter(
    ({ told }) =>
      told['verb'] === 'explorer' && told['explorer'] === previous.explorer && told['tile'] !== previous.from,
  )
  if (steps.length < 2) return steps[0] ?? null
  const places = placesOf(viewOf(table).map.tiles)
  const [a, b] = [places.get(previous.from)?.at, places.get(previous.to)?.at]
  if (!a || !b) return null
  const far = (choice: Choice): number => {
    const c = places.get(String(choice.told['tile']))?.at
    return c ? Math.hypot(c.x - 2 * b.x + a.x, c.y - 2 * b.y + a.y) : Infinity
  }
  return steps.reduce((best, choice) => (far(choice) < far(best) ? choice : best))
}

/** An own Explorer that has gone from one tile to the next. */
export interface Stepped {
  explorer: number
  from: string
  to: string
}

/** The last step that the viewer's Explorers took between two views of the table. */
export function steppedBetween(before: View, now: View): Stepped | null {
  if (now.seat === null) return null
  const old = before.players[now.seat]?.explorers ?? []
  const found = (now.players[now.seat]?.explorers ?? []).flatMap(({ tile }, i) => {
    const from = old[i]?.tile
    return tile && from && tile !== from ? [{ explorer: i + 1, from, to: tile }] : []
  })
  return found[0] ?? null
}

/** Row and column as people call them. */
export function lineOf(space: string): { row: string; column: number } {
  const at = spaceNumber(space)
  return { row: 'ABC'[Math.floor(at / 3)] ?? '', column: (at % 3) + 1 }
}
