/* Where the hexes of the map lie, and how rivers and docks run along their edges. */

import { corners } from '../../lib/hex'
import { arrow as arrowBetween, placesOf as placesBy, point, R, type Place } from '../../lib/hexmap'
import type { Point } from '../../lib/viewport'

/** Column and row, two digits each, odd rows half a hex to the right: `1301`. */
export const cellOf = (id: string): [column: number, row: number] => [Number(id.slice(0, 2)), Number(id.slice(2))]
const nameOf = (column: number, row: number): string =>
  `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`

export const placesOf = (hexes: readonly { id: string }[]): Map<string, Place> => placesBy(hexes, { cellOf, nameOf })

export interface Edge {
  from: Point
  to: Point
  middle: Point
  /** The way from the first hex to the second, in degrees, 0 to the right. */
  angle: number
}

/** The edge between two hexes that touch. */
export function edgeBetween(places: ReadonlyMap<string, Place>, one: string, other: string): Edge | null {
  const place = places.get(one)
  const beyond = places.get(other)
  const k = place?.near.indexOf(other) ?? -1
  if (!place || !beyond || k < 0) return null
  const corner = corners(R, place.at)
  const from = corner[k]!
  const to = corner[(k + 1) % 6]!
  const angle = (Math.atan2(beyond.at.y - place.at.y, beyond.at.x - place.at.x) * 180) / Math.PI
  return { from, to, middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, angle }
}

export const line = ({ from, to }: Edge): string => `M${point(from)}L${point(to)}`

/** Clear of what stands there. */
export const arrow = (from: Point, to: Point): string => arrowBetween(from, to, 24, 30)
