/* What a sheet shows that somebody draws a map on (games/monumental/drafting.py), and what brushes look like. */

import type { Value, Waiting } from '../../../drafting.svelte'
import type { Sheet, Stroke } from '../../../protocol'
import type { Bridge } from '../modules'

/** Only Provinces have more than the first two. */
export interface Drawn {
  id: string
  kind: 'capital' | 'province' | 'water'
  terrain?: number
  /** Barbarians of that value, or a Free City; null: at random. */
  token?: number | 'free_city' | null
  /** Null: at random. */
  market?: boolean | null
  feature?: string | null
}
export interface DrawnMap extends Sheet {
  /** Something lies at the border: the brush `room` makes the sheet larger. */
  crowded: boolean
  tiles: Drawn[]
  bridges: Bridge[]
}

/** The names of brushes and their values are the server's. */
export interface Brush {
  name: string
  value: Value
}
export const BRIDGE: Brush = { name: 'bridge', value: null }
export const isSame = (a: Brush, b: Brush): boolean => a.name === b.name && a.value === b.value

/** What a cell looks like under a brush, until the server says what became of it; null: empty. */
export function look({ brush, value = null }: Pick<Stroke, 'brush' | 'value'>): Partial<Drawn> | null {
  switch (brush) {
    case 'erase':
      return null
    case 'water':
    case 'capital':
      return { kind: brush }
    case 'terrain':
      return { kind: 'province', terrain: value as number }
    case 'feature':
      return { ...(value === null ? {} : { kind: 'province' }), feature: value as string | null }
    case 'token':
    case 'market':
      return { [brush]: value }
    default:
      return {}
  }
}

/** The tiles as they are shown while strokes wait for an answer. */
export function touched(tiles: readonly Drawn[], waiting: readonly Waiting[]): Drawn[] {
  const shown = new Map(tiles.map((tile) => [tile.id, tile]))
  for (const stroke of waiting) {
    const under = look(stroke)
    for (const id of stroke.at) {
      const tile = { ...shown.get(id), ...under, id }
      if (under === null) shown.delete(id)
      else if (tile.kind) shown.set(id, tile as Drawn)
    }
  }
  return [...shown.values()]
}
