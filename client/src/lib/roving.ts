/* Arrow keys over things on a plane: to the nearest one in the direction of the key. */

import type { Point } from './viewport'

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

const WAYS: { [arrow in Arrow]: Point } = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

export function isArrow(key: string): key is Arrow {
  return key in WAYS
}

/** The best of `others` to go to from `here`; null if nothing lies that way. */
export function nearest<T extends { at: Point }>(here: Point, others: readonly T[], arrow: Arrow): T | null {
  const way = WAYS[arrow]
  let best: T | null = null
  let least = Infinity
  for (const other of others) {
    const dx = other.at.x - here.x
    const dy = other.at.y - here.y
    const along = dx * way.x + dy * way.y
    const across = Math.abs(dx * way.y) + Math.abs(dy * way.x)
    if (along <= 1 || across > along * 3) continue
    const cost = along + across * 2
    if (cost < least) {
      least = cost
      best = other
    }
  }
  return best
}

/** Around the end: the one that lies farthest the other way, close to the same line. */
export function wrapped<T extends { at: Point }>(here: Point, others: readonly T[], arrow: Arrow): T | null {
  const way = WAYS[arrow]
  let best: T | null = null
  let least = Infinity
  for (const other of others) {
    const dx = other.at.x - here.x
    const dy = other.at.y - here.y
    const cost = (dx * way.x + dy * way.y) + 2 * (Math.abs(dx * way.y) + Math.abs(dy * way.x))
    if (cost < least) {
      least = cost
      best = other
    }
  }
  return best
}
