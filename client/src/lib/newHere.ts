/* Parts of a game that this reader meets for the first time: each is explained on a card, once. */

import type { Desk } from '../desk/desk.svelte'
import type { MetPart } from '../games/contract'
import { settings } from '../settings.svelte'

const nameOf = (game: string, { id }: MetPart): string => `${game}.${id}`

/** Those of this table that were not explained yet; of a table that one only looks at there are none. */
export function newParts({ table, game, live }: Pick<Desk, 'table' | 'game' | 'live'>): MetPart[] {
  if (!table || !game?.met || !live || table.seat === null || table.over) return []
  return game.met(table).filter((part) => !settings.met.includes(nameOf(table.game, part)))
}

export function remember(game: string, part: MetPart): void {
  settings.met = [...settings.met, nameOf(game, part)]
}
