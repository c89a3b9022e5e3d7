/* The levels of agents, from the weakest to the strongest, as the server has them. */

import { fetchGames } from './api'

let known = $state.raw<string[] | null>(null)

export function levels(): string[] {
  if (known === null) {
    known = []
    fetchGames().then(
      (games) => (known = games.levels),
      () => (known = null),
    )
  }
  return known ?? []
}
