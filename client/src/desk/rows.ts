/* What was played here, in rows: what is undone as a whole, and what can be played again after it was undone. */

import type { Text } from '../protocol'

/** Moves that were sent together. With a name they are one thing to whoever did it, which is undone at once. */
export interface Row {
  /** From which on they were played. */
  ply: number
  moves: string[]
  name: Text | null
}

/** As many moves as a command may have. */
const MOST_MOVES = 40

/** With one more row, which takes the place of what was undone before. */
export function withRow(rows: readonly Row[], row: Row): Row[] {
  return [...rows.filter(({ ply }) => ply < row.ply), row]
}

/** The moves that were taken back, as long as nothing else has been played instead. */
export function undone(rows: readonly Row[], ply: number): string[] {
  const back = rows.filter((row) => row.ply >= ply)
  // else part of a row was taken back
  const moves = back[0]?.ply === ply ? back.flatMap((row) => row.moves) : []
  return moves.length > MOST_MOVES ? [] : moves
}

/** The latest row, if it is taken back as a whole. */
export function latestWhole(rows: readonly Row[], ply: number): (Row & { name: Text }) | null {
  const row = rows.findLast((one) => one.ply < ply)
  return row?.name ? { ...row, name: row.name } : null
}
