/* What the legal moves mean for the board: which hexes, at what price; payments, cheapest first; money; swaps. */

import type { Choice } from '../../protocol'
import { SACRIFICES, type Card, type Counts, type Player, type Sacrifice } from './view'

export interface Placement {
  hex: string
  kind: 'foot' | 'column'
  /** 0: free of charge. */
  price: number
  jump: boolean
  choice: Choice
}

export function placements(choices: readonly Choice[]): Map<string, Placement> {
  const found = new Map<string, Placement>()
  for (const choice of choices) {
    const [kind, hex] = choice.move.split(' ')
    if (!hex || (kind !== 'foot' && kind !== 'column')) continue
    const price = Number(choice.label.args['price'] ?? 0)
    found.set(hex, { hex, kind, price, jump: choice.label.id.includes('-jump-'), choice })
  }
  return found
}

/** The steps of a proposal that put pieces on the map, with the number of each. */
export function path(moves: readonly string[]): { kind: 'foot' | 'column'; hex: string }[] {
  return moves.flatMap((move) => {
    const [kind, hex] = move.split(' ')
    return hex && (kind === 'foot' || kind === 'column') ? [{ kind, hex } as const] : []
  })
}

/** What a proposal takes from the hand: movement cards, or money. */
export function outlay(moves: readonly string[]): { cards: number; money: number } {
  const numbers = (word: string): number =>
    moves.reduce((total, move) => total + (move.startsWith(`${word} `) ? Number(move.split(' ')[1]) : 0), 0)
  return { cards: numbers('cards'), money: numbers('coin') }
}

// -- how a god is paid ------------------------------------------------------------------------------------

export interface Part {
  number: number
  kind: Sacrifice
  tile: boolean
  /** How many cards this number takes. */
  cards: number
  level: number
}
export interface Payment {
  choice: Choice
  parts: Part[]
  cards: number
}

/** Fewest cards first; among equals those are spent of which most are held, and tiles before cards. */
export function payments(choices: readonly Choice[], player: Player | null): Payment[] {
  const found = choices.flatMap((choice) => {
    if (!choice.move.startsWith('sacrifice ')) return []
    const parts = choice.move
      .slice('sacrifice '.length)
      .split(' ')
      .map((part) => readPart(part, player))
    return [{ choice, parts, cards: parts.reduce((total, part) => total + part.cards, 0) }]
  })
  const regret = (payment: Payment): number =>
    payment.parts.reduce((total, part) => total + part.cards / Math.max(1, player?.hand?.[part.kind] ?? 1), 0)
  const tiles = (payment: Payment): number => payment.parts.filter((part) => part.tile).length
  return found.sort((a, b) => a.cards - b.cards || regret(a) - regret(b) || tiles(b) - tiles(a))
}

function readPart(text: string, player: Player | null): Part {
  const [number = '0', rest = ''] = text.split(':')
  const [kind = '', tile] = rest.split('+')
  const level = tile ? (player?.sacrifices[kind as Sacrifice] ?? 0) : 0
  return {
    number: Number(number),
    kind: kind as Sacrifice,
    tile: tile !== undefined,
    level,
    cards: Math.max(0, Number(number) - level),
  }
}

// -- money --------------------------------------------------------------------------------------------------

/** Every sum that can be added with cards of the hand, each with the cards that make it: as few as possible. */
export function sums(hand: Counts<Card>): Map<number, number[]> {
  let found = new Map<number, number[]>([[0, []]])
  for (const value of [5, 4, 3, 2, 1]) {
    for (let n = 0; n < (hand[`money_${value}` as Card] ?? 0); n++) {
      const next = new Map(found)
      for (const [total, cards] of found) {
        const better = next.get(total + value)
        if (!better || better.length > cards.length + 1) next.set(total + value, [...cards, value])
      }
      found = next
    }
  }
  return new Map([...found].sort(([a], [b]) => a - b))
}

/** Cards for a price: as little as possible is lost, and that with the fewest cards. Null: there is not enough. */
export function moneyFor(hand: Counts<Card>, needed: number): number[] | null {
  return [...sums(hand)].find(([total]) => total >= needed)?.[1] ?? null // they are in order
}

// -- stepping -----------------------------------------------------------------------------------------------

/** Choices that differ by a number only, in its order: `cards 0`, `cards 1`; or from most feet to most columns. */
export function scale(choices: readonly Choice[]): { n: number; choice: Choice }[] {
  const found = choices.flatMap((choice) => {
    const [word, n, what] = choice.move.split(' ')
    if (word === 'cards') return [{ n: Number(n), choice }]
    if (word === 'swap') return [{ n: n === 'nothing' ? 0 : what === 'feet' ? Number(n) : -Number(n), choice }]
    return []
  })
  return found.sort((a, b) => a.n - b.n)
}

/** Levels of a kind of tile that can be bought, or raised to, now. */
export function levels(choices: readonly Choice[], kind: Sacrifice): Map<number, Choice> {
  const found = new Map<number, Choice>()
  for (const choice of choices) {
    const [word, what, level] = choice.move.split(' ')
    if (what !== kind) continue
    if (word === 'tile') found.set(Number(level), choice)
    if (word === 'raise') found.set(Number(choice.label.args['level']), choice)
  }
  return found
}

export const isSacrifice = (word: string): word is Sacrifice => (SACRIFICES as readonly string[]).includes(word)
