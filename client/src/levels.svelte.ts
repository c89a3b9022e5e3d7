/* The levels of agents, from the weakest to the strongest, as the server has them. */

import { fetchGames } from './api'

let known = $state.raw<string[]>([])
let asked = false

export function levels(): string[] {
  if (!asked) {
    asked = true
    fetchGames().then(
      (games) => (known = games.levels),
      () => (asked = false),
    )
  }
  return known
}
