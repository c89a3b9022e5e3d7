/* Maps of hexes: where they lie, what they touch, and how lines run along and between them. */

import { around, centreOfOffset, corners, SQRT3 } from './hex'
import type { Point, Rect } from './viewport'

/** From the centre to a corner, where a hex has room for several pieces. */
export const R = 50
export const WIDTH = R * SQRT3

export interface Place {
  id: string
  at: Point
  /** The hexes across each edge, from the upper right, clockwise; null where the map ends. */
  near: (string | null)[]
}

/** How a game calls the hex in a column and a row. */
export interface Naming {
  cellOf: (id: string) => [column: number, row: number]
  nameOf: (column: number, row: number) => string
}

export function placesOf(hexes: readonly { id: string }[], { cellOf, nameOf }: Naming): Map<string, Place> {
  const names = new Set(hexes.map((hex) => hex.id))
  return new Map(
    hexes.map(({ id }) => {
      const [column, row] = cellOf(id)
      const near = around(column, row).map(([c, r]) =>
        c >= 0 && r >= 0 && names.has(nameOf(c, r)) ? nameOf(c, r) : null,
      )
      return [id, { id, at: centreOfOffset(column, row, R), near }]
    }),
  )
}

/** The smallest rectangle around hexes. */
export function boundsOf(places: Iterable<{ at: Point }>, pad = 0, radius = R): Rect {
  const all = [...places]
  const xs = all.map((place) => place.at.x)
  const ys = all.map((place) => place.at.y)
  const half = (radius * SQRT3) / 2
  const x = Math.min(...xs) - half - pad
  const y = Math.min(...ys) - radius - pad
  return { x, y, width: Math.max(...xs) + half + pad - x, height: Math.max(...ys) + radius + pad - y }
}

/** As paths have it. */
export const point = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** The edges of these hexes behind which something else lies: a coast, a border. */
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

/** An arrow between two hexes, clear of what stands in the first and in the second. */
export function arrow(from: Point, to: Point, clearOfFirst: number, clearOfSecond: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const along = (distance: number, base: Point): Point => ({
    x: base.x + ((to.x - from.x) / length) * distance,
    y: base.y + ((to.y - from.y) / length) * distance,
  })
  return `M${point(along(clearOfFirst, from))}L${point(along(-clearOfSecond, to))}`
}
