import type { GameInfo, Games, OptionValue } from '../protocol'

/** The level of the agents one meets: the one remembered, or the usual one. */
export function sensible(games: Games | null, remembered: string | null): string {
  if (!games) return ''
  return remembered !== null && games.levels.includes(remembered) ? remembered : games.usual
}

/** How many may play with these values of options; those that are not named have their defaults. */
export function seatCounts(game: GameInfo, values: { readonly [id: string]: OptionValue } = {}): number[] {
  return game.seat_counts.filter((count) => {
    const allowing = game.options.filter((option) => option.allows.includes(count))
    return !allowing.length || allowing.some((option) => (values[option.id] ?? option.default) !== option.default)
  })
}

/** The number of seats to begin with: the one remembered, if so many may play. */
export function usualSeats(game: GameInfo, remembered: number): number {
  const counts = seatCounts(game)
  return counts.includes(remembered) ? remembered : (counts[0] ?? 2)
}
