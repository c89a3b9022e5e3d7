/*
 * Payments: which tokens are spent from where, prepared as a whole and then played move by move, in the order in which
 * the server asks (engine/paying.py). What can be answered in one way only is never asked there. That order is known
 * here too, so that a payment goes to the server as a whole, all or nothing; all ways of one, as the server has them,
 * test it (fixtures/payment.json).
 */

import type { Snapshot } from '../../protocol'
import { hasWorker, KINDS, listTokens, playerOf, total, viewOf, type Kind, type Tokens, type View } from './view'

/** A place that holds controlled tokens, in the order of the server. */
export interface Purse {
  /** As in moves: `1301`, `ferry 2`. */
  place: string
  /** As on the table: `hex:1301`, `ferry:2`. */
  target: string
  tokens: Tokens
}

export interface Payment {
  cost: Tokens
  less: number
  /** What the discount leaves out. */
  drop: Tokens
  /** What is taken from each purse. */
  take: Tokens[]
}

export function pursesOf(view: View, seat: number): Purse[] {
  const land = view.hexes
    .filter((hex) => hex.present === seat && hasWorker(hex) && hex.tokens)
    .map((hex) => ({ place: hex.id, target: `hex:${hex.id}`, tokens: hex.tokens! }))
  const afloat = view.ferries
    .filter((ferry) => ferry.owner === seat)
    .map((ferry) => {
      const tokens: Tokens = {}
      for (const passenger of ferry.passengers)
        if (passenger?.cargo) tokens[passenger.cargo] = (tokens[passenger.cargo] ?? 0) + 1
      return { place: `ferry ${ferry.id}`, target: `ferry:${ferry.id}`, tokens }
    })
    .filter((purse) => total(purse.tokens) > 0)
  return [...land, ...afloat]
}

const held = (purses: readonly Purse[], kind: Kind): number =>
  purses.reduce((sum, purse) => sum + (purse.tokens[kind] ?? 0), 0)
const minus = (cost: Tokens, drop: Tokens): Tokens =>
  Object.fromEntries(KINDS.map((kind) => [kind, (cost[kind] ?? 0) - (drop[kind] ?? 0)]))
export const owed = (payment: Payment): Tokens => minus(payment.cost, payment.drop)

/** Leaves out what is short, then what the next layer needs most; takes tokens from where most lie. */
export function proposePayment(purses: readonly Purse[], cost: Tokens, less: number, wanted: Tokens): Payment {
  const drop: Tokens = {}
  const spare = (kind: Kind): number => {
    const rest = held(purses, kind) - (cost[kind] ?? 0) + (drop[kind] ?? 0)
    return rest < 0 ? rest - 100 : rest - (wanted[kind] ?? 0)
  }
  for (let n = 0; n < less; n++) {
    const kinds = KINDS.filter((kind) => (cost[kind] ?? 0) > (drop[kind] ?? 0))
    const scarcest = kinds.reduce<Kind | null>(
      (best, kind) => (best === null || spare(kind) < spare(best) ? kind : best),
      null,
    )
    if (scarcest) drop[scarcest] = (drop[scarcest] ?? 0) + 1
  }
  return filled(purses, { cost, less, drop, take: [] })
}

/** The same payment, its tokens taken from where most lie. */
function filled(purses: readonly Purse[], payment: Payment): Payment {
  const take: Tokens[] = purses.map(() => ({}))
  const rest = (at: number): number => total(purses[at]!.tokens) - total(take[at]!)
  for (const [kind, n] of listTokens(owed(payment))) {
    for (let i = 0; i < n; i++) {
      const sources = purses.map((_, at) => at).filter((at) => (purses[at]!.tokens[kind] ?? 0) > (take[at]![kind] ?? 0))
      if (!sources.length) break
      const fullest = sources.reduce((best, at) => (rest(at) > rest(best) ? at : best))
      take[fullest]![kind] = (take[fullest]![kind] ?? 0) + 1
    }
  }
  return { ...payment, take }
}

/**
 * One token more from this purse, and one less from another; from the beginning when it gives all it can. Null: no say.
 */
export function shift(purses: readonly Purse[], payment: Payment, at: number, kind: Kind): Payment | null {
  const need = owed(payment)[kind] ?? 0
  const here = payment.take[at]?.[kind] ?? 0
  const most = Math.min(need, purses[at]?.tokens[kind] ?? 0)
  const least = Math.max(0, need - (held(purses, kind) - (purses[at]?.tokens[kind] ?? 0)))
  if (most <= least) return null
  let change = here < most ? 1 : least - here
  const take = payment.take.map((tokens) => ({ ...tokens }))
  take[at]![kind] = here + change
  for (let other = 0; other < take.length && change; other++) {
    if (other === at) continue
    const now = take[other]![kind] ?? 0
    const next = Math.min(purses[other]!.tokens[kind] ?? 0, Math.max(0, now - change))
    take[other]![kind] = next
    change -= now - next
  }
  return { ...payment, take }
}

/** Another kind is left out, in the place of one of those that are. */
export function leaveOut(purses: readonly Purse[], payment: Payment, kind: Kind): Payment | null {
  if ((payment.drop[kind] ?? 0) >= (payment.cost[kind] ?? 0)) return null
  const instead = KINDS.find(
    (other) =>
      other !== kind &&
      (payment.drop[other] ?? 0) > 0 &&
      held(purses, other) >= (payment.cost[other] ?? 0) - (payment.drop[other] ?? 0) + 1,
  )
  if (!instead) return null
  const drop = { ...payment.drop, [kind]: (payment.drop[kind] ?? 0) + 1, [instead]: (payment.drop[instead] ?? 0) - 1 }
  return filled(purses, { ...payment, drop })
}

// -- as moves

interface Asking {
  left: Tokens
  less: number
  /** The first kind that may still be left out, or the first purse that may still be opened. */
  lowest: number
  /** What lies in the purses at that moment. */
  purses: Purse[]
}

/** The answers that the server offers then. */
function ways({ left, less, lowest, purses }: Asking): string[] {
  if (less > 0)
    return KINDS.slice(lowest)
      .filter(
        (kind) => (left[kind] ?? 0) > 0 && covers(purses, minus(left, { [kind]: 1 }), less - 1, KINDS.indexOf(kind)),
      )
      .map((kind) => `kind ${kind}`)
  const kind = KINDS.find((one) => left[one])!
  const need = left[kind] ?? 0
  const open = purses.slice(lowest).filter((purse) => purse.tokens[kind])
  let rest = open.reduce((sum, purse) => sum + purse.tokens[kind]!, 0)
  return open.flatMap((purse) => {
    const here = purse.tokens[kind]!
    rest -= here
    const from = Math.max(1, need - rest)
    return Array.from(
      { length: Math.max(0, Math.min(here, need) - from + 1) },
      (_, i) => `spend ${purse.place} ${from + i} ${kind}`,
    )
  })
}

function covers(purses: readonly Purse[], cost: Tokens, less: number, lowest: number): boolean {
  const short = (kinds: readonly Kind[]): number =>
    kinds.reduce((sum, kind) => sum + Math.max(0, (cost[kind] ?? 0) - held(purses, kind)), 0)
  const droppable = KINDS.slice(lowest).reduce((sum, kind) => sum + (cost[kind] ?? 0), 0)
  return short(KINDS.slice(0, lowest)) === 0 && short(KINDS.slice(lowest)) <= less && less <= droppable
}

function after(asking: Asking, move: string): Asking {
  const words = move.split(' ')
  const kind = words.at(-1) as Kind
  if (words[0] === 'kind')
    return {
      ...asking,
      left: minus(asking.left, { [kind]: 1 }),
      less: asking.less - 1,
      lowest: asking.less > 1 ? KINDS.indexOf(kind) : 0,
    }
  const n = Number(words.at(-2))
  const place = words.slice(1, -2).join(' ')
  const at = asking.purses.findIndex((purse) => purse.place === place)
  const left = minus(asking.left, { [kind]: n })
  const purses = asking.purses.map((purse, i) =>
    i === at ? { ...purse, tokens: minus(purse.tokens, { [kind]: n }) } : purse,
  )
  return { left, less: 0, lowest: left[kind] ? at + 1 : 0, purses }
}

export const firstWays = (purses: readonly Purse[], cost: Tokens, less: number): string[] =>
  ways({ left: cost, less, lowest: 0, purses: [...purses] })

/** The moves that make this payment; empty if it cannot be made so. */
export function paymentMoves(purses: readonly Purse[], payment: Payment): string[] {
  const drops = KINDS.flatMap((kind) => Array.from({ length: payment.drop[kind] ?? 0 }, () => `kind ${kind}`))
  const spends = KINDS.flatMap((kind) =>
    purses.flatMap((purse, at) =>
      payment.take[at]?.[kind] ? [`spend ${purse.place} ${payment.take[at]![kind]} ${kind}`] : [],
    ),
  )
  const moves: string[] = []
  let asking: Asking = { left: payment.cost, less: payment.less, lowest: 0, purses: [...purses] }
  for (const move of [...drops, ...spends]) {
    const possible = ways(asking)
    if (!possible.includes(move)) return []
    if (possible.length > 1) moves.push(move)
    asking = after(asking, move)
  }
  return moves
}

/** The first move of the payment that would be proposed, also in the midst of one. */
export function firstMoveOf(table: Snapshot): string | null {
  const view = viewOf(table)
  const { cost = {}, less = 0 } = view.asked_about
  const seat = view.seat ?? view.turn.active
  const purses = pursesOf(view, seat)
  const proposed = paymentMoves(
    purses,
    proposePayment(purses, cost, less, playerOf(view, seat)?.next_layer?.cost ?? {}),
  )
  const possible = table.choices.map((choice) => choice.move)
  return proposed.find((move) => possible.includes(move)) ?? possible[0] ?? null
}
