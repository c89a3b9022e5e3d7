/* What the home page shows, in this order; a game that is not there yet is marked as coming. */

export const SHELF = ['monumental', 'pantheon', 'monuments'] as const

/** The games of the shelf, and others that the server has. */
export function shelf(there: readonly string[]): string[] {
  return [...SHELF, ...there.filter((game) => !(SHELF as readonly string[]).includes(game))]
}
