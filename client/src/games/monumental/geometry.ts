/* Where the tiles of a map lie, what they touch, and how their outlines run. */

import { around, cellOfName, centreOfOffset, corners, nameOfCell, SQRT3 } from '../../lib/hex'
import type { Point, Rect } from '../../lib/viewport'
import type { Tile } from './view'

export const R = 50
export const WIDTH = R * SQRT3

export interface Place {
  name: string
  at: Point
  /** Names of the tiles across each edge, from the upper right, clockwise; null where the map ends. */
  near: (string | null)[]
}

export function placesOf(tiles: readonly { id: string }[]): Map<string, Place> {
  const names = new Set(tiles.map((tile) => tile.id))
  return new Map(
    tiles.map(({ id }) => {
      const [column, row] = cellOfName(id)
      const near = around(column, row).map(([c, r]) => (c >= 0 && r >= 0 && names.has(nameOfCell(c, r)) ? nameOfCell(c, r) : null))
      return [id, { name: id, at: centreOfOffset(column, row, R), near }]
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

/** The edges of these tiles behind which something else lies: a coast, a border. */
export function edges(places: ReadonlyMap<string, Place>, inside: (name: string) => boolean, radius = R): string {
  const parts: string[] = []
  for (const place of places.values()) {
    if (!inside(place.name)) continue
    const corner = corners(radius, place.at)
    place.near.forEach((other, k) => {
      if (other === null || !inside(other)) parts.push(`M${point(corner[k]!)}L${point(corner[(k + 1) % 6]!)}`)
    })
  }
  return parts.join('')
}

/** What a Province looks like: the harder to conquer, the higher. */
export const LANDSCAPE = ['plain', 'forest', 'hill', 'mountain', 'peak'] as const

export const landscape = (tile: Tile): (typeof LANDSCAPE)[number] | 'water' | 'capital' =>
  tile.kind === 'province' ? (LANDSCAPE[tile.terrain] ?? 'peak') : tile.kind

/** An arrow between two tiles, clear of what stands in them. */
export function arrow(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const along = (distance: number, base: Point, way: 1 | -1): Point => ({
    x: base.x + ((to.x - from.x) / length) * distance * way,
    y: base.y + ((to.y - from.y) / length) * distance * way,
  })
  return `M${point(along(28, from, 1))}L${point(along(34, to, -1))}`
}
