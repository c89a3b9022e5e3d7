/* What the answers say that are drawn: pieces on hexes and their prices, levels of tiles, ways to pay. The server has
 * worked all of it out (`Choice.told`). */

import type { Choice, Plan, Snapshot, Text } from '../../protocol'
import type { Proposal } from '../contract'
import type { Sacrifice } from './view'

type Told = Choice['told']

export interface Placement {
  hex: string
  kind: 'foot' | 'column'
  /** 0: free of charge. */
  price: number
  jump: boolean
}

function placement(told: Told): Placement[] {
  const { verb, hex } = told
  if (typeof hex !== 'string' || (verb !== 'foot' && verb !== 'column')) return []
  return [{ hex, kind: verb, price: Number(told['price']), jump: told['jump'] === true }]
}

export function placements(choices: readonly Choice[]): Map<string, Placement> {
  return new Map(choices.flatMap(({ told }) => placement(told).map((one) => [one.hex, one])))
}

/** What a proposal puts on the map, piece by piece, and what it takes from the hand: movement cards, or money. */
export function pathOf({ told }: Pick<Proposal, 'told'>): { steps: Placement[]; cards: number; money: number } {
  const played = (verb: string): number =>
    told.reduce((total, one) => total + (one['verb'] === verb ? Number(one['amount']) : 0), 0)
  return { steps: told.flatMap(placement), cards: played('cards'), money: played('coin') }
}

// -- how a god is paid ------------------------------------------------------------------------------------

/** What is done about one number of the cost: a tile (its level; 0: none is used) and cards. */
export interface Part {
  number: number
  sacrifice: Sacrifice
  level: number
  cards: number
}
export interface Payment {
  moves: string[]
  label: Text
  parts: Part[]
  cards: number
}

/** All ways to pay, the one that most people would prefer first. */
export function payments(table: Snapshot, plan: Plan | null): Payment[] {
  const options = plan?.parts.find(({ asked }) => asked === 'pay')?.options
  const ways = options ?? table.choices.map(({ move, label, told }) => ({ moves: [move], label, told }))
  return ways
    .filter(({ told }) => told['verb'] === 'sacrifice')
    .sort((a, b) => Number(a.told['effort']) - Number(b.told['effort']))
    .map(({ moves, label, told }) => {
      return { moves, label, parts: told['parts'] as Part[], cards: Number(told['cards']) }
    })
}

// -- sacrifice tiles --------------------------------------------------------------------------------------

/** Levels of a kind of tile that can be bought, or raised to, now. */
export function levels(choices: readonly Choice[], kind: Sacrifice): Map<number, Choice> {
  const found = choices.filter(
    ({ told }) => told['sacrifice'] === kind && (told['verb'] === 'tile' || told['verb'] === 'raise'),
  )
  return new Map(found.map((choice) => [Number(choice.told['level']), choice]))
}
