/* What a view says of Monsters (games/monumental/modules/monsters/view.py). */

import dragonHead from 'icon:dragon-head'
import egyptianSphinx from 'icon:egyptian-sphinx'
import giantSquid from 'icon:giant-squid'
import hydra from 'icon:hydra'
import impLaugh from 'icon:imp-laugh'
import minotaur from 'icon:minotaur'
import ogre from 'icon:ogre'
import oni from 'icon:oni'
import seaSerpent from 'icon:sea-serpent'
import spikedDragonHead from 'icon:spiked-dragon-head'
import tapir from 'icon:tapir'
import werewolf from 'icon:werewolf'
import wyvern from 'icon:wyvern'
import { seatText } from '../../../../lib/seats'
import type { Text } from '../../../../protocol'
import { nameOf } from '../../content'
import type { View } from '../../view'

const ICON: { [id: string]: string } = {
  mogwai: impLaugh,
  kraken: giantSquid,
  minotaur,
  wendigo: werewolf,
  hydra,
  yacumama: seaSerpent,
  humbaba: ogre,
  tarasque: spikedDragonHead,
  sphinx: egyptianSphinx,
  baku: tapir,
  fafnir: wyvern,
  rakshasa: oni,
}
export const MONSTER = dragonHead
export const monsterIcon = (id: string): string => ICON[id] ?? MONSTER

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
