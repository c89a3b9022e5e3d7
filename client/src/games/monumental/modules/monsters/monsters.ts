/* What a view says of Monsters (games/monumental/modules/monsters/view.py). */

import dragonHead from 'icon:dragon-head'
import { seatText } from '../../../../lib/seats'
import type { Text } from '../../../../protocol'
import { nameOf } from '../../content'
import { Pictures } from '../../pictures.svelte'
import type { View } from '../../view'

export const MONSTER = dragonHead
const pictures = new Pictures(() => import('./pictures'), MONSTER)
export const monsterIcon = (id: string): string => pictures.of(id)

export interface Hit {
  what: 'units' | 'wonder' | 'knowledge' | 'gold' | 'culture'
  tile?: string
  seat?: number
  card?: string
  n?: number
  /** It may be this or something else: somebody chooses. */
  choice?: boolean
}
export interface Shown {
  id: string
  /** Null while its Water is being chosen. */
  tile: string | null
  position: number
  /** So many ends of turns from now it attacks. */
  in: number
  hits: Hit[]
}
export interface Monsters {
  hidden: number
  track: Shown[]
}
export const POSITIONS = [1, 2, 3, 4, 5, 6]

/** Null where the game is played without them. */
export const monstersOf = (view: View): Monsters | null => (view as { monsters?: Monsters }).monsters ?? null

export const claimedBy = (view: View, seat: number): readonly string[] =>
  (view.players[seat] as { monsters?: string[] } | undefined)?.monsters ?? []

export const monsterWords = ({ id, tile, in: left }: Shown): Text => ({
  id: 'monumental-ui-monster',
  args: { monster: nameOf('monster', id), tile: tile ?? '?', n: left },
})

/** What its Attack would hit if it came now. */
export function hitWords({ hits }: Shown): Text {
  const words = hits.map(({ what, tile, seat, card, n = 1, choice }): Text => ({
    id: `monumental-ui-hit-${what}`,
    args: {
      n,
      tile: tile ?? '',
      card: card ? nameOf('card', card) : '',
      player: seat === undefined ? '' : seatText(seat),
      choice: choice ? 'yes' : 'no',
    },
  }))
  return words.length
    ? { id: 'monumental-ui-hits', args: { hits: words } }
    : { id: 'monumental-ui-hits-nothing', args: {} }
}
