/* Where the hexes of the map lie, and how coasts, rivers and docks run along their edges. */

import { around, centreOfOffset, corners, SQRT3 } from '../../lib/hex'
import type { Point, Rect } from '../../lib/viewport'

export const R = 50
export const WIDTH = R * SQRT3

export interface Place {
  id: string
  at: Point
  /** The hexes across each edge, from the upper right, clockwise; null where the map ends. */
  near: (string | null)[]
}

/** Column and row, two digits each, odd rows half a hex to the right: `1301`. */
export const cellOf = (id: string): [column: number, row: number] => [Number(id.slice(0, 2)), Number(id.slice(2))]
const nameOf = (column: number, row: number): string => `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`

export function placesOf(hexes: readonly { id: string }[]): Map<string, Place> {
  const names = new Set(hexes.map((hex) => hex.id))
  return new Map(
    hexes.map(({ id }) => {
      const [column, row] = cellOf(id)
      const near = around(column, row).map(([c, r]) => (c >= 0 && r >= 0 && names.has(nameOf(c, r)) ? nameOf(c, r) : null))
      return [id, { id, at: centreOfOffset(column, row, R), near }]
    }),
  )
}

export function boundsOf(places: Iterable<Place>, pad = 0): Rect {
  const all = [...places]
  const xs = all.map((place) => place.at.x)
  const ys = all.map((place) => place.at.y)
  const x = Math.min(...xs) - WIDTH / 2 - pad
  const y = Math.min(...ys) - R - pad
  return { x, y, width: Math.max(...xs) + WIDTH / 2 + pad - x, height: Math.max(...ys) + R + pad - y }
}

const point = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** The edges of these hexes behind which something else lies. */
export function outline(places: ReadonlyMap<string, Place>, inside: (id: string) => boolean): string {
  const parts: string[] = []
  for (const place of places.values()) {
    if (!inside(place.id)) continue
    const corner = corners(R, place.at)
    place.near.forEach((other, k) => {
      if (other === null || !inside(other)) parts.push(`M${point(corner[k]!)}L${point(corner[(k + 1) % 6]!)}`)
    })
  }
  return parts.join('')
}

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

/** An arrow between two hexes, clear of what stands in them. */
export function arrow(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const along = (distance: number, base: Point, way: 1 | -1): Point => ({
    x: base.x + ((to.x - from.x) / length) * distance * way,
    y: base.y + ((to.y - from.y) / length) * distance * way,
  })
  return `M${point(along(24, from, 1))}L${point(along(30, to, -1))}`
}
