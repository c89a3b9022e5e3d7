/* Pieces that were not there before come from where their owner had one more. Cards of the display slide. */

import type { TransitionConfig } from 'svelte/transition'
import type { Place } from '../../lib/hexmap'
import { calm, STEP, type Arrival } from '../../lib/walking'
import type { View } from './view'

/** For every tile that changed: from where the pieces on it came. Keys are those of the drawn figures. */
export function arrivals(before: View | null, now: View, places: ReadonlyMap<string, Place>): Map<string, Arrival> {
  const found = new Map<string, Arrival>()
  if (!before) return found
  const old = new Map(before.map.tiles.map((tile) => [tile.id, tile]))
  const way = (from: string, to: string): Arrival => {
    const [a, b] = [places.get(from)!.at, places.get(to)!.at]
    return { dx: a.x - b.x, dy: a.y - b.y }
  }
  const left = now.map.tiles.filter(
    (tile) => tile.kind !== 'water' && (old.get(tile.id)?.soldiers ?? 0) > tile.soldiers,
  )
  for (const tile of now.map.tiles) {
    const was = old.get(tile.id)
    if (tile.kind === 'water' || !was || tile.owner === null) continue
    const seat = tile.owner
    const from = left.find((other) => other.id !== tile.id && old.get(other.id)?.owner === seat)
    if (from && tile.soldiers > (was.owner === seat ? was.soldiers : 0))
      for (let i = 0; i < 4; i++) found.set(`${tile.id} soldier ${i}`, way(from.id, tile.id))
    if (tile.warlord !== null && was.warlord !== tile.warlord) {
      const lord = before.map.tiles.find((other) => other.kind !== 'water' && other.warlord === tile.warlord)
      if (lord) for (let i = 0; i < 2; i++) found.set(`${tile.id} warlord ${i}`, way(lord.id, tile.id))
    }
  }
  return found
}

/** Cards of the display close the gap that a bought one has left. */
export const slide = (): { duration: number } => ({ duration: calm() ? 0 : STEP * 1.6 })

/** A new card comes from the deck, which lies to the left of the display; a gap is just there. */
export function dealt(node: Element, card: boolean): TransitionConfig {
  if (calm() || !card) return { duration: 0 }
  const way = node.getBoundingClientRect().width
  return { duration: STEP * 1.6, css: (t, u) => `transform: translateX(${-way * u}px); opacity: ${t}` }
}
