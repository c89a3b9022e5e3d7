/* Maps as one line, as players send them to each other (games/monumental/maps/drawing.py), and as a grid to paint on. */

import layoutsToml from '../../../../src/trilithon/games/monumental/content/layouts.toml?raw'
import { cellOfName, nameOfCell } from '../../lib/hex'
import { readToml } from '../../lib/toml'

/** A cell: Water, a Capital, or a Province with what is fixed about it; what is not said is placed at random. */
export type Cell =
  | { kind: 'water' }
  | { kind: 'capital' }
  /** A token is 1 to 4 for Barbarians or f for a Free City. */
  | { kind: 'province'; terrain: number; token: string | null; market: boolean | null }

export type Grid = ReadonlyMap<string, Cell>

export const LINE = 'map1-'
const TOKENS: { [letter: string]: string } = { a: '1', b: '2', c: '3', d: '4', f: 'f' }
const CELL = /([.wC])|([0-4])([a-df]?)([mn]?)/y

/** Null: this is no map. */
export function readLine(line: string): Grid | null {
  if (!line.startsWith(LINE)) return null
  const grid = new Map<string, Cell>()
  for (const [r, row] of line.slice(LINE.length).split('/').entries()) {
    CELL.lastIndex = 0
    for (let column = 0; CELL.lastIndex < row.length; column++) {
      const found = CELL.exec(row)
      if (!found) return null
      const [, other, terrain = '', token = '', market = ''] = found
      if (other === 'w' || other === 'C') grid.set(nameOfCell(column, r), { kind: other === 'w' ? 'water' : 'capital' })
      else if (!other) grid.set(nameOfCell(column, r), { kind: 'province', terrain: Number(terrain), token: TOKENS[token] ?? null, market: market ? market === 'm' : null })
    }
  }
  return grid
}

/** Moved by so many cells; an even number of rows, or what is adjacent would change. */
function moved(grid: Grid, columns: number, rows: number): Grid {
  return new Map([...grid].map(([name, cell]) => [nameOfCell(cellOfName(name)[0] + columns, cellOfName(name)[1] + rows), cell]))
}

/** In the upper left corner, with as much room before it as wanted. */
function cornered(grid: Grid, columns: number, rows: number): Grid {
  const cells = [...grid.keys()].map(cellOfName)
  const left = Math.min(...cells.map(([column]) => column))
  const top = Math.min(...cells.map(([, row]) => row))
  return cells.length ? moved(grid, columns - left, rows - (top - (top % 2))) : grid
}

/** With room around it to paint on. */
export const roomy = (grid: Grid): Grid => cornered(grid, 1, 2)

export function writeLine(painted: Grid): string {
  const grid = cornered(painted, 0, 0)
  const cells = [...grid].map(([name, cell]) => ({ at: cellOfName(name), cell }))
  const rows = Math.max(0, ...cells.map(({ at }) => at[1] + 1))
  const lines = Array.from({ length: rows }, (_, r) => {
    const here = new Map(cells.filter(({ at }) => at[1] === r).map(({ at, cell }) => [at[0], cell]))
    const width = Math.max(0, ...[...here.keys()].map((column) => column + 1))
    return Array.from({ length: width }, (_, column) => writeCell(here.get(column))).join('')
  })
  return LINE + lines.join('/')
}

function writeCell(cell: Cell | undefined): string {
  if (!cell) return '.'
  if (cell.kind !== 'province') return cell.kind === 'water' ? 'w' : 'C'
  const token = Object.entries(TOKENS).find(([, value]) => value === cell.token)?.[0] ?? ''
  return `${cell.terrain}${token}${cell.market === null ? '' : cell.market ? 'm' : 'n'}`
}

export interface Layout {
  id: string
  seats: number
  grid: Grid
}

/** The maps that the game has ready. */
export const LAYOUTS: readonly Layout[] = (readToml(layoutsToml)['layout'] ?? []).map((layout) => ({
  id: String(layout['id']),
  seats: Number(layout['seats']),
  grid: readRows(layout['rows'] as string[]),
}))

function readRows(rows: readonly string[]): Grid {
  const grid = new Map<string, Cell>()
  rows.forEach((row, r) =>
    row.trim().split(/\s+/).forEach((text, column) => {
      const name = nameOfCell(column, r)
      if (text === '~~~') grid.set(name, { kind: 'water' })
      else if (text === 'CCC') grid.set(name, { kind: 'capital' })
      else if (text !== '...') grid.set(name, { kind: 'province', terrain: Number(text[0]), token: text[1] === '?' ? null : text[1]!, market: text[2] === '?' ? null : text[2] === 'm' })
    }),
  )
  return grid
}

/** What a brush does to a cell; null takes it away. */
export type Brush =
  | { tool: 'erase' }
  | { tool: 'water' }
  | { tool: 'capital' }
  | { tool: 'terrain'; value: number }
  | { tool: 'token'; value: string | null }
  | { tool: 'market'; value: boolean | null }

export function paint(cell: Cell | undefined, brush: Brush): Cell | undefined {
  switch (brush.tool) {
    case 'erase':
      return undefined
    case 'water':
    case 'capital':
      return { kind: brush.tool }
    case 'terrain':
      return cell?.kind === 'province' ? { ...cell, terrain: brush.value } : { kind: 'province', terrain: brush.value, token: null, market: null }
    case 'token':
      return cell?.kind === 'province' ? { ...cell, token: brush.value } : cell
    case 'market':
      return cell?.kind === 'province' ? { ...cell, market: brush.value } : cell
  }
}

/** Where a cell comes to lie when a field of so many columns and rows (an odd number) is turned by half a turn. */
export function opposite(name: string, columns: number, rows: number): string | null {
  const [column, row] = cellOfName(name)
  const across = columns - 1 - column - (row % 2)
  return across < 0 ? null : nameOfCell(across, rows - 1 - row)
}

/** How large the field to paint on is: as the map, with room around it. */
export function field(grid: Grid): { columns: number; rows: number } {
  const cells = [...grid.keys()].map(cellOfName)
  const columns = Math.max(7, ...cells.map(([column]) => column + 2))
  const rows = Math.max(7, ...cells.map(([, row]) => row + 3))
  return { columns: Math.min(20, columns), rows: Math.min(19, rows % 2 ? rows : rows + 1) }
}
