/* What `snapshot.view` holds at a table of Monumental (games/monumental/view.py). */

import type { Snapshot } from '../../protocol'

export type Basic = 'production' | 'science' | 'military'
export type Resource = Basic | 'gold' | 'culture'
/** `feud` is Military that can be spent against Barbarians only. */
export type Held = Resource | 'feud'
export type Goods = { [resource in Held]?: number }

export const BASICS: readonly Basic[] = ['production', 'science', 'military']
export const RESOURCES: readonly Resource[] = [...BASICS, 'gold', 'culture']
export const COUNTS = ['provinces', 'knowledge', 'wonders', 'policies'] as const
export type Count = (typeof COUNTS)[number]

export interface Front {
  barbarian?: number
  free_city?: Goods
}
/** Modules add theirs. */
export type DefencePart = 'terrain' | 'barbarian' | 'wonder' | 'soldiers' | 'warlord' | 'outpost' | 'policy'

/** Water has the first two only, a Capital no more than the first seven. */
export interface Tile {
  id: string
  kind: 'capital' | 'province' | 'water'
  owner: number | null
  soldiers: number
  warlord: number | null
  /** The owners of the Explorers that stand here. */
  explorers: number[]
  wonder: string | null
  terrain: number
  coastal: boolean
  outpost: boolean
  crate: boolean
  market: string | null
  token: Front | null
  units: number
  defence: { [part in DefencePart]?: number }
  /** What a Province is besides, where a module brings such. */
  feature?: string | null
}

export interface CityCard {
  card: string
  active: boolean
  used: boolean
}
export interface Space {
  upper: CityCard | null
  under: CityCard | null
}
export interface Bargain {
  market: string
  /** Null: known to its owner only. */
  token: string | null
  used: boolean
}
export interface Explorer {
  tile: string | null
  pickups: number
}
export interface Player {
  civilization: string
  place: number
  points: { [category: string]: number }
  counts: { [count in Count]: number }
  /** Categories that bring points for dominance. */
  leads: Count[]
  /** What these cost this player now; null: there is none. */
  asked_prices: { policy: number; progress: number; finish: number | null }
  goods: { [resource in Held]: number }
  gained: { [resource in Resource]: number }
  crates: number
  bargains: Bargain[]
  city: Space[]
  /** The space where the row and the column meet that are active, as far as that can be seen. */
  crossed: string | null
  deck: { left: number; top: string[] }
  discards: number
  discarded?: string[]
  archive: string[]
  work: string | null
  developed: string[]
  policies: string[]
  /** In force now, whosever turn it is. */
  active_policies: { id: string; used: boolean }[]
  warlord_used: boolean
  capital: string | null
  explorers: Explorer[]
  outposts: number
  looted: string[]
  reinforce: number
}
export interface Market {
  id: string
  left: number
  buyers: number[]
  /** While the viewer looks at it. */
  open?: string[]
  /** What the viewer remembers of it. */
  seen?: string[]
}
/** A price with all that goes off it, paid with as little Gold as possible; so much is missing after all Gold. */
export interface Conquest {
  units: number
  price: Goods
  short: number
}
/** A price in one resource: so much of it at least in Gold; so much is missing after all Gold. */
export interface Cost {
  resource: Held
  n: number
  gold: number
  short: number
}
export interface Prices {
  display: (number | null)[]
  basics: number[]
  conquests: { [tile: string]: Conquest }
}
/** What activating the row and the column brings that meet in a space. */
export interface Crossing {
  spaces: string[]
  goods: Goods
  /** Cards with an effect besides their icons. */
  usable: string[]
  /** Policies, where lines of the City activate such. */
  policies?: string[]
}
export interface AskedAbout {
  crossings?: { [space: string]: Crossing }
  resource?: Held
  n?: number
  tile?: string
  warlord?: boolean
  /** The move costs nothing. */
  free?: boolean
  card?: string
  space?: number
  token?: string
  market?: string
}
export interface View {
  seat: number | null
  to_move: number | null
  /** The name of a question. What is not drawn in a way of its own is a row of buttons, so nobody lists them here. */
  asked: string | null
  asked_about: AskedAbout
  /** `left`: turns until the end, `left_of` each seat; null while that is not in sight. */
  turn: { active: number; phase: number; round: number; first: number; left: number | null; left_of: number[] | null }
  map: { line: string; tiles: Tile[]; bridges?: [string, string][] }
  marching: { tile: string; warlord: boolean }[]
  display: (string | null)[][]
  /** Places whose card goes at the end of this turn. */
  leaving: number[]
  basics: { card: string; left: number }[]
  /** `era`: the last of which cards have been dealt. */
  deck: { left: number; eras: { era: string; left: number }[]; era: string }
  past: string[]
  removed: string[]
  held: { card: string; fresh: boolean }[]
  markets: Market[]
  players: Player[]
  prices: Prices | null
  /** Modules that are met at this table, and the rule with which each begins. */
  modules?: { id: string; rule: string }[]
  /** What things cost the viewer, by their names. */
  costs: { [thing: string]: Cost }
  /** What rows and columns of the own City would bring if it were the viewer's turn now; null in the own turn. */
  next_crossings: { [space: string]: Crossing } | null
}

export const viewOf = (table: Snapshot): View => table.view as unknown as View

/** The player whose eyes see the table; null for a spectator. */
export const ownPlayer = (view: View): Player | null => (view.seat === null ? null : (view.players[view.seat] ?? null))

/** Whose City is shown large: the viewer's own, or that of whoever's turn it is. */
export const shownSeat = (view: View): number => view.seat ?? view.turn.active

export const SPACES = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3'] as const

export const spaceNumber = (name: string): number => (SPACES as readonly string[]).indexOf(name)

export const crossingOf = (view: View, space: number): Crossing | undefined =>
  (view.next_crossings ?? view.asked_about.crossings)?.[SPACES[space] ?? '']

export const listGoods = (goods: Goods): [Held, number][] =>
  ([...RESOURCES, 'feud'] as const).flatMap((resource) =>
    goods[resource] ? [[resource, goods[resource]] as [Held, number]] : [],
  )

export const total = (goods: Goods): number => listGoods(goods).reduce((sum, [, n]) => sum + n, 0)
