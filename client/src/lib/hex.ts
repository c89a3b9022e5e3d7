/* Pointy-top hexes. `R` is the distance from the centre to a corner. */

import type { Point } from './viewport'

export const SQRT3 = Math.sqrt(3)

/** Corners from the top, clockwise. */
export function corners(R: number, at: Point = { x: 0, y: 0 }): Point[] {
  return Array.from({ length: 6 }, (_, k) => {
    const angle = (Math.PI / 3) * k
    return { x: at.x + R * Math.sin(angle), y: at.y - R * Math.cos(angle) }
  })
}

export function hexPoints(R: number, at: Point = { x: 0, y: 0 }): string {
  return corners(R, at)
    .map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)
    .join(' ')
}

/** Rows of offset coordinates, every other row half a hex to the right. */
export function centreOfOffset(column: number, row: number, R: number, oddRight = true): Point {
  const shift = Math.abs(row % 2) === (oddRight ? 1 : 0) ? 0.5 : 0
  return { x: R * SQRT3 * (column + shift), y: R * 1.5 * row }
}

// -- cells of a drawing: column and row, odd rows half a hex to the right

/** Letters for the column and the number of the row, as in `h5`. */
export function nameOfCell(column: number, row: number): string {
  let letters = ''
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(97 + ((rest - 1) % 26)) + letters
  }
  return `${letters}${row}`
}

/** The six cells around one, from the upper right, clockwise. */
export function around(column: number, row: number): [number, number][] {
  const odd = row % 2
  return [
    [column + odd, row - 1],
    [column + 1, row],
    [column + odd, row + 1],
    [column - 1 + odd, row + 1],
    [column - 1, row],
    [column - 1 + odd, row - 1],
  ]
}

/** The inverse of `nameOfCell`. */
export function cellOfName(name: string): [column: number, row: number] {
  const letters = /^[a-z]+/.exec(name)?.[0] ?? ''
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0) - 1
  return [column, Number(name.slice(letters.length))]
}
