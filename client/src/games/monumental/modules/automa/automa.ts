/* What a view says of seats that the game plays itself (games/monumental/modules/automa/view.py). */

import clockwork from 'icon:clockwork'
import type { Text } from '../../../../protocol'
import type { Translate } from '../../../contract'
import { nameOf } from '../../content'
import { Pictures } from '../../pictures.svelte'
import type { View } from '../../view'

export const AUTOMA = clockwork
const pictures = new Pictures(() => import('./pictures'), AUTOMA)

export const TYPES = ['architectural', 'cultural', 'aggressive', 'technological', 'economic'] as const
export type Type = (typeof TYPES)[number]
export const typeIcon = (type: Type): string => pictures.of(type)

/** As an adjective. */
export const typeText = (type: Type): Text => ({ id: 'monumental-automa-type', args: { type } })

export const STATES = ['waiting', 'now', 'done', 'gold', 'skipped', 'ignored'] as const
/** Why a line is ignored. */
export const WHYS = ['type', 'reading', 'condition', 'no_card'] as const
export interface Line {
  text: Text
  /** It is for Warlords of this type; null: for all. */
  type: Type | null
  price: number
  state: (typeof STATES)[number]
  why: (typeof WHYS)[number] | null
}
export interface Revealed {
  card: string
  /** It lies in the Nexus, and is carried out once more. */
  nexus?: boolean
  lines: Line[]
}
/** The one that acts. */
export interface Acting {
  seat: number
  queue: Revealed[]
  /** Things that the line at hand would take or go to, as far as that is fixed. */
  targets: string[]
  /** Tiles on the way of the Explorer that it would send, as long as there is one way. */
  path: string[]
}
/** What one of them has. */
export interface Automa {
  type: Type
  difficulty: number
  deck: number
  discard: string[]
  hidden_policies: number
  area: string[]
  nexus: string[]
  /** Cards that have left the game. */
  gone: string[]
  score_gold: number
  /** Its revealed cards, also while somebody else acts. */
  queue: Revealed[]
}

export const actingOf = (view: View): Acting | null => (view as { automa?: Acting | null }).automa ?? null

export const automaOf = (view: View, seat: number): Automa | null =>
  (view.players[seat] as { automa?: Automa | null } | undefined)?.automa ?? null

/** A card is folded when all of its lines are behind it or none is at hand. */
export const isOpen = ({ lines }: Revealed): boolean => lines.some(({ state }) => state === 'now')
export const isOver = ({ lines }: Revealed): boolean =>
  lines.every(({ state }) => state !== 'now' && state !== 'waiting')

/** What becomes of a line. */
export const stateWords = (t: Translate, { state, why }: Line): string =>
  t(`monumental-ui-automa-state-${state}`, why ? { why: t('monumental-automa-ignored-because', { why }) } : {})

/** How many Automa cards lie somewhere, and which. */
export const cardsWords = (t: Translate, message: string, cards: readonly string[]): string =>
  [
    t(message, { n: cards.length }),
    ...(cards.length ? [cards.map((card) => t(nameOf('automa_card', card))).join(', ')] : []),
  ].join(': ')
