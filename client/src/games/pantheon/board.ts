/* The map as the content file draws it: what each hex is for, where it lies, what it touches. */

import boardToml from '../../../../src/trilithon/games/pantheon/content/board.toml?raw'
import { around, centreOfOffset, corners, nameOfCell, SQRT3 } from '../../lib/hex'
import { boundsOf, point } from '../../lib/hexmap'
import type { Point, Rect } from '../../lib/viewport'
import { NATIONS } from './content'
import { readToml } from '../../lib/toml'

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

export function readBoard(source: string, nations: { id: string; code: string }[]): Map<string, Hex> {
  const rows = ((readToml(source)['board']?.[0]?.['rows'] ?? []) as string[]).map((line) => line.trim().split(/\s+/))
  const ids = new Map(nations.map((nation) => [nation.code, nation.id]))
  const exists = (column: number, row: number): boolean => rows[row]?.[column] !== undefined
  const hexes = new Map<string, Hex>()
  rows.forEach((cells, row) =>
    cells.forEach((text, column) => {
      const near = around(column, row).map(([c, r]) => (exists(c, r) ? nameOfCell(c, r) : null))
      const name = nameOfCell(column, row)
      hexes.set(name, {
        name,
        column,
        row,
        ...ground(text, ids),
        at: centreOfOffset(column, row, R),
        tint: tint(column, row),
        near,
      })
    }),
  )
  return hexes
}

function ground(text: string, ids: Map<string, string>): Pick<Hex, 'use' | 'nation' | 'mark'> {
  if (text === '~~') return { use: 'water', nation: null, mark: 0 }
  if (text === '..') return { use: 'plain', nation: null, mark: 0 }
  if (text === '##') return { use: 'column', nation: null, mark: 0 }
  const nation = ids.get(text.slice(0, 2).toUpperCase())
  if (!nation) throw new Error(`the board has no hex ${text}`)
  if (text === text.toUpperCase()) return { use: 'start', nation, mark: 0 }
  return { use: 'loot', nation, mark: Number(text.slice(2) || 0) }
}

function tint(column: number, row: number): Hex['tint'] {
  const warmth = row + (((column * 7 + row * 13) % 5) - 2) * 0.55 + (column > 12 ? 1.2 : 0)
  return ('ntmsd'[Math.max(0, Math.min(4, Math.floor(warmth / 2.5)))] ?? 'm') as Hex['tint']
}

export const HEXES = readBoard(boardToml, [...NATIONS.values()])
export const LIST = [...HEXES.values()]

export const isLand = (hex: Hex): boolean => hex.use !== 'water'

/** The nation's own hexes: where an epoch takes place. */
export const hexesOf = (nation: string): Hex[] => LIST.filter((hex) => hex.nation === nation)

export const bounds = (hexes: readonly Hex[], pad = 0): Rect => boundsOf(hexes, pad, R)

/** One path of many hexes. */
export const outline = (hexes: readonly Hex[], radius = R): string =>
  hexes.map((hex) => `M${corners(radius, hex.at).map(point).join('L')}Z`).join('')

/** The edges between land and water. */
export const COAST = LIST.filter(isLand)
  .flatMap((hex) => {
    const corner = corners(R, hex.at)
    return hex.near.map((name, k) => {
      const other = name === null ? null : HEXES.get(name)
      if (other && isLand(other)) return ''
      if (!other) return '' // the rim of the map is no coast
      return `M${point(corner[k]!)}L${point(corner[(k + 1) % 6]!)}`
    })
  })
  .join('')

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
