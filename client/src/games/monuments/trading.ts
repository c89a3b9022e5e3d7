/* An exchange: what is given and what is taken, chosen in one picture and then played as the moves that the server
   asks for. */

import type { Snapshot, Text } from '../../protocol'
import { paymentMoves, proposePayment, pursesOf } from './paying'
import { KINDS, playerOf, viewOf, type Kind, type Tokens } from './view'

export interface Exchange {
  give: Kind | null
  get: Kind | null
}

/** Tokens of one kind that an exchange takes (MS-TRD-01). */
export function tradePrice(table: Snapshot, seat: number): number {
  return playerOf(viewOf(table), seat)?.cards.find(({ card }) => card === 'trade')?.green ? 1 : 2
}

/** What the stock holds once the price has gone back to it. */
export function obtainable(table: Snapshot, give: Kind | null, price: number): Kind[] {
  const { stock } = viewOf(table)
  return KINDS.filter((kind) => (stock[kind] ?? Infinity) + (kind === give ? price : 0) > 0)
}

/**
 * What has just been given, when the server only asks any more what is taken: whoever can give one kind only was not
 * asked.
 */
export function given(table: Snapshot): Tokens {
  const tokens: Tokens = {}
  for (const { text } of table.log.toReversed()) {
    if (text.id !== 'monuments-log-paid') break
    for (const { id, args } of text.args['tokens'] as Text[]) {
      const kind = id.split('-').at(-1) as Kind
      tokens[kind] = (tokens[kind] ?? 0) + Number(args['n'])
    }
  }
  return tokens
}

/** What the next layer lacks most; else what there is least of. */
export function mostWanted(table: Snapshot, seat: number, kinds: readonly Kind[]): Kind | null {
  const player = playerOf(viewOf(table), seat)
  if (!player) return null
  const missing = (kind: Kind): number => (player.next_layer?.cost[kind] ?? 0) - player.resources[kind]
  return kinds.reduce<Kind | null>((best, kind) => (best === null || missing(kind) > missing(best) ? kind : best), null)
}

/** Tokens are given from where most lie; where the new one is put, is asked on the map. */
export function exchangeMoves(table: Snapshot, seat: number, give: Kind, get: Kind): string[] {
  const price = tradePrice(table, seat)
  const purses = pursesOf(viewOf(table), seat)
  const paid = paymentMoves(purses, proposePayment(purses, { [give]: price }, 0, {}))
  return [`give ${give}`, ...paid, ...(obtainable(table, give, price).length > 1 ? [`kind ${get}`] : [])]
}
