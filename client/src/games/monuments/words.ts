/* Names and short descriptions of what lies on the table. */

import { seatText } from '../../lib/seats'
import type { Text } from '../../protocol'
import type { Translate } from '../contract'
import { commonTexts, nameOf, textsOf } from './content'
import {
  BUILDINGS,
  KINDS,
  listTokens,
  PIECES,
  playerOf,
  UNITS,
  type Ferry,
  type Hex,
  type Piece,
  type Tokens,
  type Unit,
  type View,
} from './view'

export const say = (id: string, args: Text['args'] = {}): Text => ({ id: `monuments-${id}`, args })

/** So many of something: "2 wood", "1 worker". */
export const counted = (what: string, n: number): Text => say(`count-${what}`, { n })

/** Units are called by what they are; a worker with a weapon is an armed worker. */
const unitId = (unit: Unit): string => (unit === 'armed' ? 'armed-worker' : unit)
export const pieceName = (piece: string): Text => say(`ui-piece-${piece}`)

export const tokensTexts = (tokens: Tokens): Text[] => listTokens(tokens).map(([kind, n]) => counted(kind, n))

export const piecesTexts = (pieces: { [piece in Piece]?: number }): Text[] =>
  PIECES.flatMap((piece) => (pieces[piece] ? [counted(piece, pieces[piece])] : []))

const list = (t: Translate, items: Text[]): string =>
  items.length ? t('monuments-ui-list', { items }) : t('monuments-ui-nothing')
export const tokensWords = (t: Translate, tokens: Tokens): string => list(t, tokensTexts(tokens))

export const hexName = (hex: Hex): Text => say(`hex-${hex.terrain ?? hex.kind}`, { name: hex.id })
export const groupName = (id: string): Text => say(`ui-group-${id}`)

export const unitTexts = (hex: Hex): Text[] =>
  UNITS.flatMap((unit) => (hex.units?.[unit] ? [counted(unitId(unit), hex.units[unit])] : []))

/** What a hex is and holds, in a few words. */
export function hexWords(t: Translate, view: View, hex: Hex): string {
  const words = [t(hexName(hex))]
  if (hex.group) words.push(t(groupName(hex.group)))
  if (hex.in_play === false) words.push(t('monuments-ui-out-of-play'))
  if (hex.kind === 'monument') {
    const owner = playerOf(
      view,
      view.players.findIndex((player) => player.civilization === hex.group),
    )
    if (owner) words.push(t('monuments-ui-layers', { n: owner.layers }))
  }
  if (hex.present !== undefined)
    words.push(t('monuments-ui-units-of', { player: seatText(hex.present), units: unitTexts(hex) }))
  if (hex.buildings) words.push(buildingsWords(t, hex.buildings))
  if (hex.tokens) words.push(tokensWords(t, hex.tokens), ...(hex.idle ? [t('monuments-ui-nobodys')] : []))
  return words.join(', ')
}

export function buildingsWords(t: Translate, { owner, here }: NonNullable<Hex['buildings']>): string {
  const units = BUILDINGS.flatMap((building) =>
    here[building] ? [say('ui-building', { building: counted(building, 1), state: here[building] })] : [],
  )
  return t('monuments-ui-units-of', { player: seatText(owner), units })
}

export function ferryWords(t: Translate, ferry: Ferry): string {
  const aboard = ferry.passengers.flatMap((passenger) =>
    passenger ? [pieceName(passenger.unit), ...(passenger.cargo ? [counted(passenger.cargo, 1)] : [])] : [],
  )
  const place = ferry.dock
    ? t('monuments-ui-docked', { n: ferry.id, hex: ferry.dock })
    : t('monuments-ui-afloat', { n: ferry.id, hex: ferry.water })
  return `${place}: ${aboard.length ? list(t, aboard) : t('monuments-ui-empty')}`
}

/** What lies before a player: in the sheet of a seat and in the text view. */
export function seatWords(t: Translate, view: View, seat: number): string[] {
  const player = playerOf(view, seat)
  if (!player) return []
  const cards = (hand: boolean): Text[] =>
    player.cards
      .filter((card) => card.hand === hand)
      .map((card) => say(card.green ? 'ui-card-green' : 'ui-card-red', { card: nameOf('action', card.card) }))
  const { next_layer: next } = player
  return [
    t('monuments-ui-layers', { n: player.layers }),
    ...(next
      ? [
          t('monuments-ui-words-next', {
            n: player.layers + 1,
            land: player.land,
            landNeed: next.land,
            price: tokensTexts(next.cost),
            less: next.less,
            workers: player.workers,
            workersNeed: next.workers,
          }),
        ]
      : []),
    t('monuments-ui-words-holds', {
      tokens: KINDS.map((kind) => counted(kind, player.resources[kind])),
      land: player.land,
      workers: player.workers,
      power: player.power,
    }),
    t('monuments-ui-words-hand', { cards: list(t, cards(true)) }),
    t('monuments-ui-words-played', { cards: list(t, cards(false)) }),
    t('monuments-ui-words-supply', { pieces: list(t, piecesTexts(player.supply)) }),
    t('monuments-ui-words-locked', { pieces: list(t, piecesTexts(player.locked)) }),
    ...(player.ability
      ? [
          t('monuments-ui-words-ability', {
            name: nameOf('ability', player.ability),
            text: textsOf(`ability:${player.ability}`)
              .map((text) => t(text))
              .join(' '),
          }),
        ]
      : []),
    t('monuments-ui-words-score-card', {
      name: nameOf('score_card', player.score_card),
      text: textsOf(`score_card:${player.score_card}`)
        .map((text) => t(text))
        .join(' '),
    }),
    t('monuments-ui-words-deck', { deck: nameOf('deck', player.deck) }),
    ...player.commons.map(
      (id) =>
        `${t(nameOf('common', id))}: ${commonTexts(id)
          .map((text) => t(text))
          .join(' ')}`,
    ),
    t('monuments-ui-words-quests', {
      n: player.quests,
      completed: list(
        t,
        player.completed.map((id) => nameOf('quest', id)),
      ),
    }),
  ]
}
