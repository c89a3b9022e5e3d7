/* What `snapshot.view` holds at a table of Pantheon (games/pantheon/view.py). */

import type { Snapshot } from '../../protocol'

export type Sacrifice = 'offerings' | 'priests' | 'dancers' | 'temples'
export type Card = 'movement' | Sacrifice | 'money_1' | 'money_2' | 'money_3' | 'money_4' | 'money_5'
export type Counts<Name extends string = string> = { [name in Name]?: number }

export const SACRIFICES: readonly Sacrifice[] = ['offerings', 'priests', 'dancers', 'temples']
export const CARDS: readonly Card[] = ['movement', 'money_1', 'money_2', 'money_3', 'money_4', 'money_5', ...SACRIFICES]

export interface OpenGod {
  id: string
  cost: number[]
  cards_only: boolean
}
export interface Standing {
  feet: number[]
  columns: number[]
  network: number[]
}
export interface Player {
  score: number
  points: Counts
  hand_size: number
  half_gods: number
  feet: { home: number; bank: number }
  columns: { home: number; bank: number; board: number; rate: number }
  sacrifices: { [kind in Sacrifice]: number }
  gods: Counts
  loot: Counts
  bonus: Counts
  bonus_waiting: string | null
  steps: number
  jumps: number
  coins: number
  extra_actions: number
  hand?: Counts<Card>
  half_god_values?: number[]
}
export type Asked =
  | 'choose'
  | 'revealed'
  | 'discard'
  | 'swap'
  | 'upgrade'
  | 'reserve'
  | 'free_column'
  | 'pick_bonus'
  | 'action'
  | 'cards'
  | 'place'
  | 'follow'
  | 'loot'
  | 'play_money'
  | 'buy'
  | 'pay'
  | 'draw'
  | 'traitera'

export interface View {
  seat: number | null
  to_move: number | null
  asked: Asked | null
  /** While movement cards are asked for: hexes within reach, with the number of cards it takes. */
  reach?: { [hex: string]: number }
  epoch: {
    number: number
    of: number
    points: number
    scoring_after: number[]
    nation: string
    nations_used: string[]
    temple: string | null
    start_player: number
    active: number
    big_foot: number | null
    still_to_follow: number[]
    gods_left: number
    loot_left: number
    ends_after_this_turn: boolean
    stalled_turns: number
  }
  gods: { on_board: (OpenGod | null)[]; turned_up: string[]; stack: number; box: Counts; gone: Counts }
  half_gods: { pool: number[]; stack: number; box: number[] }
  loot: { on_board: { [hex: string]: string }; taken: string[]; bag: number; box: Counts }
  bonus: { open: string[]; box: Counts }
  cards: { display: (Card | null)[]; pile: number; discard: Counts<Card>; on_table: Counts<Card>; special: number[] }
  underway: { budget: number; jumps_left: number }
  board: { [hex: string]: Standing }
  players: Player[]
}

export const viewOf = (table: Snapshot): View => table.view as unknown as View

/** The player whose eyes see the table; null for a spectator. */
export const ownPlayer = (view: View): Player | null => (view.seat === null ? null : (view.players[view.seat] ?? null))

export const sum = (counts: Counts): number => Object.values(counts).reduce<number>((total, n) => total + (n ?? 0), 0)

/** Pairs in the order of the game, without those there are none of. */
export const inOrder = (counts: Counts<Card>): [Card, number][] =>
  CARDS.flatMap((card) => (counts[card] ? [[card, counts[card]] as [Card, number]] : []))

export const coinOf = (card: Card): number => (card.startsWith('money_') ? Number(card.slice(6)) : 0)

export interface Piece {
  key: string
  kind: 'foot' | 'column'
  owner: number
  hex: string
  /** Of the owner's chain in this epoch. */
  linked: boolean
}

export function piecesOf(view: View): Piece[] {
  return Object.entries(view.board).flatMap(([hex, standing]) => {
    const piece = (kind: Piece['kind'], owner: number): Piece => ({
      key: `${hex} ${kind} ${owner}`,
      kind,
      owner,
      hex,
      linked: standing.network.includes(owner),
    })
    return [
      ...standing.feet.map((owner) => piece('foot', owner)),
      ...standing.columns.map((owner) => piece('column', owner)),
    ]
  })
}

/** Hexes of a seat's network. */
export const networkOf = (view: View, seat: number): Set<string> =>
  new Set(Object.entries(view.board).flatMap(([hex, standing]) => (standing.network.includes(seat) ? [hex] : [])))
