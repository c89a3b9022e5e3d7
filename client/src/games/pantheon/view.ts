/* What `snapshot.view` holds at a table of Pantheon (games/pantheon/view.py). */

import type { Snapshot, Text } from '../../protocol'

export type Sacrifice = 'offerings' | 'priests' | 'dancers' | 'temples'
export type Card = 'movement' | Sacrifice | 'money_1' | 'money_2' | 'money_3' | 'money_4' | 'money_5'
export type Counts<Name extends string = string> = { [name in Name]?: number }

export const SACRIFICES: readonly Sacrifice[] = ['offerings', 'priests', 'dancers', 'temples']
export const CARDS: readonly Card[] = ['movement', 'money_1', 'money_2', 'money_3', 'money_4', 'money_5', ...SACRIFICES]

export interface OpenGod {
  id: string
  cost: number[]
  cards_only: boolean
  /** For the own seat: how many sacrifices are missing (0: it can be paid), and the cheapest tile that would do. */
  missing?: number
  helped_by?: { sacrifice: Sacrifice; level: number; price: number; affordable: boolean } | null
}
/** What the own money would buy. */
export interface Shop {
  tiles: { [kind in Sacrifice]: ShopLevel[] }
  pieces: { [bank in 'feet' | 'columns']: { price: number; affordable: boolean } }
}
export interface ShopLevel {
  level: number
  owned: boolean
  price: number
  affordable: boolean
  /** Gods that could be paid with it, and cannot be without it. */
  unlocks: string[]
}
/** Money that can be put together, or a level that can be bought, and the moves that do it. */
export interface Sum {
  money: number
  cards: number
  moves: string[]
}
export interface Purchase {
  sacrifice: Sacrifice
  level: number
  cards: number
  moves: string[]
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
  columns: {
    home: number
    bank: number
    board: number
    rate: number
    points: number
    /** From how many on each counts more. */
    next: { at: number; rate: number } | null
  }
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
  /** For a seat. */
  shop?: Shop
  /** While money is asked for. */
  sums?: Sum[]
  purchases?: Purchase[]
  /** Where the question comes from, if that cannot be seen. */
  because: Text | null
  /** Of each place of a god that has lost it in this epoch, as far as that is known. */
  taken: ({ god: string; seat: number } | null)[]
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
  gods: {
    on_board: (OpenGod | null)[]
    turned_up: OpenGod[]
    /** The place of the one that is being paid for. */
    paying: number | null
    stack: number
    box: Counts
    gone: Counts
  }
  half_gods: { pool: number[]; stack: number; box: number[] }
  loot: {
    on_board: { [hex: string]: string }
    taken: string[]
    /** Places that are not used with so few players. */
    off: string[]
    bag: number
    box: Counts
  }
  bonus: { open: string[]; box: Counts }
  cards: { display: (Card | null)[]; pile: number; discard: Counts<Card>; on_table: Counts<Card>; special: number[] }
  underway: {
    budget: number
    jumps_left: number
    /** Of a movement, and where they come from. */
    steps: { total: number; cards: number; from_cards: number; from_tiles: number; from_big_foot: number } | null
    draws: { mandatory: number; optional: number } | null
  }
  board: { [hex: string]: Standing }
  players: Player[]
}

export const isSacrifice = (word: string): word is Sacrifice => (SACRIFICES as readonly string[]).includes(word)

export const viewOf = (table: Snapshot): View => table.view as unknown as View

/** The player whose eyes see the table; null for a spectator. */
export const ownPlayer = (view: View): Player | null => (view.seat === null ? null : (view.players[view.seat] ?? null))

export const sum = (counts: Counts): number => Object.values(counts).reduce<number>((total, n) => total + (n ?? 0), 0)

/** Pairs in the order of the game, without those there are none of. */
export const inOrder = (counts: Counts<Card>): [Card, number][] =>
  CARDS.flatMap((card) => (counts[card] ? [[card, counts[card]] as [Card, number]] : []))

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
