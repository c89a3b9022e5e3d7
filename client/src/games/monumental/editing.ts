/* Maps as one line, as players send them to each other (games/monumental/maps/drawing.py), and as a grid to paint
   on. */

import { around, cellOfName, nameOfCell } from '../../lib/hex'
import { DRAWINGS, type Drawing } from './content'
import { FEATURES, MODULES, type Bridge } from './modules'

/** A cell: Water, a Capital, or a Province with what is fixed about it; what is not said is placed at random. */
export type Cell =
  | { kind: 'water' }
  | { kind: 'capital' }
  /**
   * A token is 1 to 4 for Barbarians or f for a Free City. Bridges are letters: p to the east, then q to u clockwise.
   */
  | {
      kind: 'province'
      terrain: number
      token: string | null
      market: boolean | null
      feature?: string
      bridges?: string
    }

export type Grid = ReadonlyMap<string, Cell>

export const LINE = 'map1-'
const TOKENS: { [letter: string]: string } = { a: '1', b: '2', c: '3', d: '4', f: 'f' }
const BRIDGES = 'pqrstu'
const CELL = /([.wC])|([0-4])([a-df]?)([mn]?)(?:([ABD-Z])([p-u]*))?/y
const WRITTEN = /^([0-4])([1-4f?])([m?-])(?:([ABD-Z])([p-u]*))?$/

/** Null: this is no map. */
export function readLine(line: string): Grid | null {
  if (!line.startsWith(LINE)) return null
  const grid = new Map<string, Cell>()
  for (const [r, row] of line.slice(LINE.length).split('/').entries()) {
    CELL.lastIndex = 0
    for (let column = 0; CELL.lastIndex < row.length; column++) {
      const found = CELL.exec(row)
      if (!found) return null
      const [, other, terrain = '', token = '', market = '', letter = '', bridges = ''] = found
      const special = readFeature(letter, bridges)
      if (!special) return null
      if (other === 'w' || other === 'C') grid.set(nameOfCell(column, r), { kind: other === 'w' ? 'water' : 'capital' })
      else if (!other)
        grid.set(nameOfCell(column, r), {
          kind: 'province',
          terrain: Number(terrain),
          token: TOKENS[token] ?? null,
          market: market ? market === 'm' : null,
          ...special,
        })
    }
  }
  return grid
}

type Special = { feature?: string; bridges?: string }
const sorted = (letters: string): string => [...BRIDGES].filter((letter) => letters.includes(letter)).join('')
/** Null: there is no such feature. */
function readFeature(letter: string, bridges: string): Special | null {
  if (!letter) return {}
  const feature = [...FEATURES.values()].find((one) => one.letter === letter)
  return feature ? { feature: feature.id, ...(bridges ? { bridges: sorted(bridges) } : {}) } : null
}
const writeFeature = ({ feature, bridges = '' }: Special): string =>
  feature ? `${FEATURES.get(feature)?.letter ?? ''}${bridges}` : ''

/** Moved by so many cells; an even number of rows, or what is adjacent would change. */
function moved(grid: Grid, columns: number, rows: number): Grid {
  return new Map(
    [...grid].map(([name, cell]) => [nameOfCell(cellOfName(name)[0] + columns, cellOfName(name)[1] + rows), cell]),
  )
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
  return `${cell.terrain}${token}${cell.market === null ? '' : cell.market ? 'm' : 'n'}${writeFeature(cell)}`
}

export interface Layout {
  id: string
  seats: number
  grid: Grid
}

const read = ({ id, seats, rows }: Drawing): Layout => ({ id, seats, grid: readRows(rows) })

/** The maps that the game has ready. */
export const layouts = (): Layout[] => DRAWINGS.map(read)

/** Those of its modules. */
export const furtherLayouts = (): Layout[] => MODULES.flatMap((module) => module.layouts ?? []).map(read)

function readRows(rows: readonly string[]): Grid {
  const grid = new Map<string, Cell>()
  rows.forEach((row, r) =>
    row
      .trim()
      .split(/\s+/)
      .forEach((text, column) => {
        const name = nameOfCell(column, r)
        const [, terrain, token, market, letter = '', bridges = ''] = WRITTEN.exec(text) ?? []
        if (text === '~~~') grid.set(name, { kind: 'water' })
        else if (text === 'CCC') grid.set(name, { kind: 'capital' })
        else if (terrain)
          grid.set(name, {
            kind: 'province',
            terrain: Number(terrain),
            token: token === '?' ? null : token!,
            market: market === '?' ? null : market === 'm',
            ...readFeature(letter, bridges),
          })
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
  | { tool: 'feature'; value: string | null }
  /** Between two cells, see `span`. */
  | { tool: 'bridge' }

export function paint(cell: Cell | undefined, brush: Brush): Cell | undefined {
  switch (brush.tool) {
    case 'erase':
      return undefined
    case 'water':
    case 'capital':
      return { kind: brush.tool }
    case 'terrain':
      return cell?.kind === 'province'
        ? { ...cell, terrain: brush.value }
        : { kind: 'province', terrain: brush.value, token: null, market: null }
    case 'token':
      return cell?.kind === 'province' ? { ...cell, token: brush.value } : cell
    case 'market':
      return cell?.kind === 'province' ? { ...cell, market: brush.value } : cell
    case 'feature':
      return featured(cell, brush.value)
    case 'bridge':
      return cell
  }
}

/** With the terrain that suits it; bridges stay only where they are needed. */
function featured(cell: Cell | undefined, id: string | null): Cell | undefined {
  const feature = id === null ? undefined : FEATURES.get(id)
  const {
    feature: _,
    bridges,
    ...plain
  } = cell?.kind === 'province' ? cell : { kind: 'province' as const, terrain: 0, token: null, market: null }
  if (!feature) return cell?.kind === 'province' ? plain : cell
  return { ...plain, terrain: feature.terrain, feature: feature.id, ...(feature.apart && bridges ? { bridges } : {}) }
}

// -- bridges

/** The cells around one, in the order of the letters of bridges. */
function ways(name: string): string[] {
  const [upperRight, ...others] = around(...cellOfName(name)).map(([column, row]) =>
    column < 0 || row < 0 ? '' : nameOfCell(column, row),
  )
  return [...others, upperRight!]
}
const isApart = (cell: Cell | undefined): boolean =>
  cell?.kind === 'province' && FEATURES.get(cell.feature ?? '')?.apart === true

function withBridges(cell: Cell | undefined, letters: string): Cell | undefined {
  if (cell?.kind !== 'province') return cell
  const { bridges: _, ...rest } = cell
  return letters ? { ...rest, bridges: sorted(letters) } : rest
}

/** A bridge between two cells more, or fewer if there is one; null where none can be. */
export function span(grid: Grid, from: string, to: string): Grid | null {
  const [a, b] = [grid.get(from), grid.get(to)]
  if (!a || !b || a.kind === 'water' || b.kind === 'water' || !ways(from).includes(to) || (!isApart(a) && !isApart(b)))
    return null
  const next = new Map(grid)
  const change = (name: string, other: string, more: boolean): void => {
    const cell = grid.get(name)
    const letter = BRIDGES[ways(name).indexOf(other)]!
    const old = cell?.kind === 'province' ? (cell.bridges ?? '') : ''
    next.set(name, withBridges(cell, more ? old + letter : old.replace(letter, ''))!)
  }
  if (bridgesOn(grid).some((bridge) => bridge.includes(from) && bridge.includes(to))) {
    change(from, to, false)
    change(to, from, false)
  } else if (isApart(a)) change(from, to, true)
  else change(to, from, true)
  return next
}

/** The cells that bridges join. */
export function bridgesOn(grid: Grid): Bridge[] {
  const found = new Map<string, Bridge>()
  for (const [name, cell] of grid) {
    if (cell.kind !== 'province') continue
    for (const letter of cell.bridges ?? '') {
      const other = ways(name)[BRIDGES.indexOf(letter)]!
      if (grid.has(other)) found.set([name, other].sort().join(' '), [name, other])
    }
  }
  return [...found.values()]
}

/** Without bridges that lead nowhere any more. */
export function tidy(grid: Grid): Grid {
  const useless = (name: string, cell: Cell, letter: string): boolean => {
    const end = grid.get(ways(name)[BRIDGES.indexOf(letter)]!)
    return !end || end.kind === 'water' || (!isApart(cell) && !isApart(end))
  }
  return new Map(
    [...grid].map(([name, cell]) => {
      if (cell.kind !== 'province' || !cell.bridges) return [name, cell]
      return [name, withBridges(cell, [...cell.bridges].filter((letter) => !useless(name, cell, letter)).join(''))!]
    }),
  )
}

/** The options that a map with these features cannot do without. */
export function neededOptions(grid: Grid): { [option: string]: true } {
  const used = new Set([...grid.values()].map((cell) => (cell.kind === 'province' ? cell.feature : undefined)))
  const needed = MODULES.filter(({ features = [] }) => features.some(({ id }) => used.has(id)))
  return Object.fromEntries(needed.map(({ option }) => [option, true as const]))
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
