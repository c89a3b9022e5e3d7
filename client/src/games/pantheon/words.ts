/* Names and short texts of things. */

import { seatText } from '../../lib/seats'
import type { Text } from '../../protocol'
import type { Translate } from '../contract'
import { coinOf, BONUS, effectTexts, GODS, LOOT, nameOf, type Effect, type Tile } from './content'
import type { Hex } from './board'
import { type Card, type View } from './view'

/** One line for a small tile; the whole text is in the tip. */
export function shortText(effect: Effect | undefined): Text | null {
  if (!effect) return null
  const id = (name: string, args: Text['args'] = {}): Text => ({ id: `pantheon-ui-short-${name}`, args })
  const n = effect.n ?? 1
  const { columns = 0, feet = 0 } = effect
  if (effect.op === 'take_reserve')
    return id(effect.mode === 'choose_one' ? 'reserve-either' : 'reserve-both', { columns, feet })
  return id(effect.op.replaceAll('_', '-'), { n })
}

/** What stands on a tile besides its picture. */
export function digits(effect: Effect | undefined): string {
  if (!effect) return ''
  const { op, n = 1, columns = 0, feet = 0 } = effect
  if (op === 'take_reserve') return effect.mode === 'choose_one' ? `${columns}/${feet}` : `${columns}+${feet}`
  if (op === 'upgrade_sacrifice' || op === 'passive_steps') return `+${n}`
  return op === 'draw_pile' ? String(n) : ''
}

const tileOf = (kind: 'god' | 'loot' | 'bonus', id: string): Tile | undefined =>
  kind === 'god' ? GODS.get(id) : kind === 'loot' ? LOOT.get(id) : BONUS.get(id)

export const firstEffect = (kind: 'god' | 'loot' | 'bonus', id: string): Effect | undefined =>
  tileOf(kind, id)?.effects[0]

/** As its tile says it: `Stonkus`, without the number that tells its tiles apart. */
export const godName = (t: Translate, id: string): string => t(nameOf('face', id))
export const tileName = (t: Translate, kind: 'loot' | 'bonus', id: string): string => t(nameOf(kind, id))
export const cardName = (t: Translate, card: Card): string => t(nameOf('card', card))

/** On the face of a card money is "Money"; its value stands in the corner. */
export const cardTitle = (t: Translate, card: Card): string =>
  coinOf(card) ? t('pantheon-ui-money') : cardName(t, card)

export const tileText = (t: Translate, kind: 'god' | 'loot' | 'bonus', id: string): string =>
  effectTexts(kind, id)
    .map((text) => t(text))
    .join(' ')

export function short(t: Translate, kind: 'god' | 'loot' | 'bonus', id: string): string {
  const text = shortText(firstEffect(kind, id))
  return text ? t(text) : ''
}

/** What a hex is, in a few words. */
export function hexWords(t: Translate, hex: Hex, view: View): string {
  const words = [groundWords(t, hex, view)]
  const loot = view.loot.on_board[hex.name]
  if (loot) words.push(t('pantheon-ui-hex-loot', { tile: tileName(t, 'loot', loot) }))
  if (view.epoch.temple === hex.name) words.push(t('pantheon-ui-hex-temple'))
  const standing = view.board[hex.name]
  for (const [key, owners] of [
    ['foot', standing?.feet ?? []],
    ['column', standing?.columns ?? []],
  ] as const) {
    for (const owner of owners) words.push(t(`pantheon-ui-hex-${key}`, { player: seatText(owner) }))
  }
  return words.filter(Boolean).join(', ')
}

export function groundWords(t: Translate, hex: Hex, view: View): string {
  if (hex.use === 'start') return t('pantheon-ui-hex-start', { nation: nameOf('nation', hex.nation!) })
  if (hex.use !== 'loot') return t(`pantheon-ui-hex-${hex.use === 'column' ? 'column-hex' : hex.use}`)
  const off = view.loot.off.includes(hex.name)
  return t(off ? 'pantheon-ui-hex-loot-place-off' : 'pantheon-ui-hex-loot-place', {
    nation: nameOf('nation', hex.nation!),
    mark: hex.mark,
  })
}
