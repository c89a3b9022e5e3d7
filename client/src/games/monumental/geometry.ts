/* Where the tiles of a map lie, and what they look like. */

import { cellOfName, nameOfCell } from '../../lib/hex'
import { arrow as arrowBetween, placesOf as placesBy, type Place } from '../../lib/hexmap'
import type { Point } from '../../lib/viewport'
import type { Tile } from './view'

export const placesOf = (tiles: readonly { id: string }[]): Map<string, Place> =>
  placesBy(tiles, { cellOf: cellOfName, nameOf: nameOfCell })

/** What a Province looks like: the harder to conquer, the higher. */
export const LANDSCAPE = ['plain', 'forest', 'hill', 'mountain', 'peak'] as const

export const landscape = (tile: Tile): (typeof LANDSCAPE)[number] | 'water' | 'capital' =>
  tile.kind === 'province' ? (LANDSCAPE[tile.terrain] ?? 'peak') : tile.kind

/** How far the terrain's value is moved aside where a module has a mark beside it. */
export const BESIDE_MARK = -10

/** Clear of what stands there. */
export const arrow = (from: Point, to: Point): string => arrowBetween(from, to, 28, 34)
