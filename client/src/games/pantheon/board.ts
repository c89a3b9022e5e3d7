/* The map as the book has it: what each hex is for, where it lies, what it touches. */

import { around, centreOfOffset, corners, nameOfCell, SQRT3 } from '../../lib/hex'
import { boundsOf, point } from '../../lib/hexmap'
import type { Point, Rect } from '../../lib/viewport'

export const R = 30
export const WIDTH = R * SQRT3

export type Use = 'water' | 'plain' | 'column' | 'start' | 'loot'

export interface Hex {
  name: string
  column: number
  row: number
  use: Use
  nation: string | null
  /** A loot hex marked 3 or 4 is used with so many players only. */
  mark: number
  at: Point
  /** Cool north to dry south. */
  tint: 'n' | 't' | 'm' | 's' | 'd'
  /** Names, as far as there are hexes; from the upper right, clockwise. */
  near: (string | null)[]
}

/** A cell of the board as the book has it. */
export type Ground = Pick<Hex, 'use' | 'nation' | 'mark'>

function readBoard(rows: readonly (readonly Ground[])[]): Map<string, Hex> {
  const exists = (column: number, row: number): boolean => rows[row]?.[column] !== undefined
  const hexes = new Map<string, Hex>()
  rows.forEach((cells, row) =>
    cells.forEach((ground, column) => {
      const near = around(column, row).map(([c, r]) => (exists(c, r) ? nameOfCell(c, r) : null))
      const name = nameOfCell(column, row)
      const at = centreOfOffset(column, row, R)
      hexes.set(name, { name, column, row, ...ground, at, tint: tint(column, row), near })
    }),
  )
  return hexes
}

function tint(column: number, row: number): Hex['tint'] {
  const warmth = row + (((column * 7 + row * 13) % 5) - 2) * 0.55 + (column > 12 ? 1.2 : 0)
  return ('ntmsd'[Math.max(0, Math.min(4, Math.floor(warmth / 2.5)))] ?? 'm') as Hex['tint']
}

export let HEXES = new Map<string, Hex>()
export let LIST: readonly Hex[] = []
/** The edges between land and water. */
export let COAST = ''

/** From now on this is the board. */
export function layBoard(rows: readonly (readonly Ground[])[]): void {
  HEXES = readBoard(rows)
  LIST = [...HEXES.values()]
  COAST = LIST.filter(isLand).flatMap(shore).join('')
}

export const isLand = (hex: Hex): boolean => hex.use !== 'water'

/** The nation's own hexes: where an epoch takes place. */
export const hexesOf = (nation: string): Hex[] => LIST.filter((hex) => hex.nation === nation)

export const bounds = (hexes: readonly Hex[], pad = 0): Rect => boundsOf(hexes, pad, R)

/** One path of many hexes. */
export const outline = (hexes: readonly Hex[], radius = R): string =>
  hexes.map((hex) => `M${corners(radius, hex.at).map(point).join('L')}Z`).join('')

function shore(hex: Hex): string[] {
  const corner = corners(R, hex.at)
  return hex.near.map((name, k) => {
    const other = name === null ? null : HEXES.get(name)
    if (!other || isLand(other)) return '' // the rim of the map is no coast
    return `M${point(corner[k]!)}L${point(corner[(k + 1) % 6]!)}`
  })
}

/** Threads between neighbours of a network, from the temple on. */
export function threads(names: ReadonlySet<string>, temple: string | null): string {
  const parts: string[] = []
  const all = new Set(names)
  if (temple) all.add(temple)
  for (const name of all) {
    const hex = HEXES.get(name)
    for (const other of hex?.near ?? []) {
      if (!hex || other === null || !all.has(other) || other <= name) continue
      parts.push(`M${point(hex.at)}L${point(HEXES.get(other)!.at)}`)
    }
  }
  return parts.join('')
}
