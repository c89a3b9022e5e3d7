/* How games of one person against the game itself ended, by its strength; kept in this browser only. */

import type { Snapshot, Text } from './protocol'

export interface Ending {
  table: string
  game: string
  /** Of the one that the game played. */
  strength: string
  /** What the person played as, as a message, if that makes a difference. */
  as: Text | null
  points: number
  won: boolean
}
/** Of several such games. */
export interface Tally {
  games: number
  won: number
  best: number
}

const KEY = 'trilithon.solo'
const MOST = 1000

function read(): Ending[] {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown
    return Array.isArray(stored) ? (stored as Ending[]).filter((one) => typeof one?.points === 'number') : []
  } catch {
    return []
  }
}

let endings = $state.raw<readonly Ending[]>(read())

/**
 * What the table tells of it; null: it was another kind of game, or is not over. Only games with the usual options can
 * be compared (`byUsualRules`).
 */
export function endingOf(table: Snapshot, as: Text | null, usual: boolean): Ending | null {
  const { seat, seats, places } = table
  const [other, ...more] = seats.filter((info) => info.seat !== seat)
  if (seat === null || !table.over || table.mode !== 'solo' || table.pack !== null || !usual) return null
  if (!other?.machine || more.length || seats[seat]?.level != null) return null
  const points = (table.sheet[seat] ?? []).reduce((sum, n) => sum + n, 0)
  const won = places?.[seat] === 1 && places[other.seat] !== 1
  return { table: table.table, game: table.game, strength: other.machine, as, points, won }
}

/** Each table once. */
export function keepEnding(ending: Ending): void {
  const others = read().filter(({ table }) => table !== ending.table)
  endings = [...others, ending].slice(-MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(endings))
  } catch {
    // kept for this visit only
  }
}

/** Null: no such game has been played. */
export function tally(game: string, strength: string, as: Text | null = null): Tally | null {
  const those = endings.filter(
    (one) => one.game === game && one.strength === strength && (as === null || one.as?.id === as.id),
  )
  if (!those.length) return null
  return {
    games: those.length,
    won: those.filter(({ won }) => won).length,
    best: Math.max(...those.map(({ points }) => points)),
  }
}
