/* Who goes to a conquest that is being prepared, for the map. */

import type { Plan } from '../../protocol'

export interface March {
  /** The Province that is conquered. */
  target: string
  /** Tiles from which Units go: how many, and whether the Warlord is one of them. */
  from: Map<string, { n: number; lord: boolean }>
}

/** Null: it is no conquest. */
export function marchOf(plan: Plan | null): March | null {
  const { conquers, warlord, figures } = (plan?.shown ?? {}) as {
    conquers?: string
    warlord?: string
    figures?: string[]
  }
  if (!plan || !conquers) return null
  const from: March['from'] = new Map()
  for (const { target, n } of plan.parts.flatMap((part) => part.things)) {
    const tile = target.slice('tile:'.length)
    if (n) from.set(tile, { n: (from.get(tile)?.n ?? 0) + n, lord: false })
  }
  for (const tile of figures ?? []) from.set(tile, { n: (from.get(tile)?.n ?? 0) + 1, lord: false })
  if (warlord) from.set(warlord, { n: (from.get(warlord)?.n ?? 0) + 1, lord: true })
  return { target: conquers, from }
}
