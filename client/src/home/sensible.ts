import type { Games } from '../protocol'

/** The level of the agents one meets: the one remembered, or the usual one. */
export function sensible(games: Games | null, remembered: string | null): string {
  if (!games) return ''
  return remembered !== null && games.levels.includes(remembered) ? remembered : games.usual
}
