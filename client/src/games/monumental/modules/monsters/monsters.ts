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
  /** On one of these. */
  tiles?: string[]
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
  /** Somebody has still to say what is lost to a Monster. */
  choosing: boolean
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

const oneHit = ({ what, tile, tiles = [], seat, card, n = 1, choice }: Hit): Text => ({
  id: tiles.length > 1 ? 'monumental-ui-hit-units-of' : `monumental-ui-hit-${what}`,
  args: {
    n,
    tile: tile ?? tiles[0] ?? '',
    tiles: tiles.map((one) => ({ id: 'monumental-ui-hit-tile', args: { tile: one } })),
    card: card ? nameOf('card', card) : '',
    player: seat === undefined ? '' : seatText(seat),
    choice: choice ? 'yes' : 'no',
  },
})

/** What its Attack would hit if it came now. */
export function hitWords({ hits }: Shown): Text {
  return hits.length
    ? { id: 'monumental-ui-hits', args: { hits: hits.map(oneHit) } }
    : { id: 'monumental-ui-hits-nothing', args: {} }
}

/** What lies on no tile, so that it cannot be marked on the map. */
export const lossWords = ({ hits }: Shown): Text[] =>
  hits.filter(({ tile, tiles }) => !tile && !tiles).map((hit) => oneHit(hit))

export const struckTiles = ({ hits }: Shown): string[] => hits.flatMap(({ tile, tiles = [] }) => tile ?? tiles)
