/*
 * Arrow keys over things on a plane: to the nearest one in the direction of the key.
 *
 * Every thing lies within 45° of one of the four ways, and nearest is what has the least distance along and across it
 * together. So whoever always presses the arrow that points best to a thing comes closer to it each time (by the same
 * measure), and there is nothing that arrows do not lead to. The ways are tilted by a hair: that holds only as long as
 * nothing lies exactly between two of them, as neighbours in a pattern might.
 */

import type { Point } from './viewport'

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

const TILT = 0.001
const WAYS: { [arrow in Arrow]: Point } = {
  ArrowUp: { x: TILT, y: -1 },
  ArrowDown: { x: -TILT, y: 1 },
  ArrowLeft: { x: -1, y: -TILT },
  ArrowRight: { x: 1, y: TILT },
}
/** How far beside a way things may lie, for each step along it; the wider only if there is nothing else. */
const SPREADS = [1, 3]

export function isArrow(key: string): key is Arrow {
  return key in WAYS
}

function distances(here: Point, there: Point, arrow: Arrow): { along: number; across: number } {
  const way = WAYS[arrow]
  const dx = there.x - here.x
  const dy = there.y - here.y
  return { along: dx * way.x + dy * way.y, across: Math.abs(dy * way.x - dx * way.y) }
}

function least<T>(things: readonly T[], cost: (thing: T) => number): T | null {
  const costs = things.map(cost)
  const best = Math.min(...costs)
  return best < Infinity ? things[costs.indexOf(best)]! : null
}

/** The best of `others` to go to from `here`; null if nothing lies that way. */
export function nearest<T extends { at: Point }>(here: Point, others: readonly T[], arrow: Arrow): T | null {
  for (const spread of SPREADS) {
    const found = least(others, ({ at }) => {
      const { along, across } = distances(here, at, arrow)
      return along > 0 && across <= along * spread ? along + across : Infinity
    })
    if (found) return found
  }
  return null
}

/** Around the end: the one that lies farthest the other way, close to the same line. */
export function wrapped<T extends { at: Point }>(here: Point, others: readonly T[], arrow: Arrow): T | null {
  return least(others, ({ at }) => {
    const { along, across } = distances(here, at, arrow)
    return along + 2 * across
  })
}
