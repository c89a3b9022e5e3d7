/* What `snapshot.view` holds at a table of Monuments (games/monuments/view.py). */

import type { Snapshot } from '../../protocol'

export const KINDS = ['wood', 'sheep', 'metal', 'wheat'] as const
export type Kind = (typeof KINDS)[number]
export type Tokens = { [kind in Kind]?: number }

export type Terrain = 'forest' | 'pasture' | 'mountain' | 'field'
export const YIELDS: { [terrain in Terrain]: Kind } = {
  forest: 'wood',
  pasture: 'sheep',
  mountain: 'metal',
  field: 'wheat',
}

export const UNITS = ['worker', 'armed', 'army', 'airforce', 'horse', 'navy'] as const
export type Unit = (typeof UNITS)[number]
export const BUILDINGS = ['fort', 'town', 'factory', 'workshop', 'farm'] as const
export type Building = (typeof BUILDINGS)[number]
export type BuildingState = 'usable' | 'damaged' | 'blocked'
export const PIECES = [
  'worker',
  'fort',
  'town',
  'factory',
  'workshop',
  'farm',
  'army',
  'navy',
  'airforce',
  'horse',
] as const
export type Piece = (typeof PIECES)[number]
export const ACTIONS = [
  'upgrade',
  'move',
  'produce',
  'build',
  'populate',
  'monument',
  'train',
  'attack',
  'quest',
  'trade',
] as const
export type Action = (typeof ACTIONS)[number]

export const LAYERS = 5

export interface Hex {
  id: string
  kind: 'land' | 'monument' | 'water'
  /** Whose units stand here. */
  present?: number
  units?: { [unit in Unit]?: number }
  controlled?: boolean
  /** Continent or island; not of water. */
  group?: string
  in_play?: boolean
  /** Of land only, as what follows. */
  terrain?: Terrain
  tokens?: Tokens
  /** With tokens: nobody controls them; and so many fit there. */
  idle?: boolean
  capacity?: number
  buildings?: { owner: number; here: { [building in Building]?: BuildingState } }
  /** What Production would bring the viewer here. */
  yield?: number
}
export interface River {
  between: [string, string]
  bridge: boolean
}
export interface Passenger {
  unit: Unit
  cargo: Kind | null
}
export interface Ferry {
  id: number
  water: string
  /** The land it lies at; null: afloat. */
  dock: string | null
  owner: number | null
  passengers: (Passenger | null)[]
}
export interface Fighter {
  hex: string
  unit: Unit | 'ferry'
  ferry: number | null
}
/** What a side has rolled, with which power. */
export interface Roll {
  power: number
  dice: number[]
  sum: number
}
export interface Battle {
  hex: string
  attacker: number
  defender: number
  power: number
  against: number
  damage: number
  force: Fighter[]
  /** How it may end for the attacker. */
  odds: { win: number; tie: number; lose: number }
  /** Of both sides; null before that. */
  rolled: [attacker: Roll, defender: Roll] | null
}
/** What something costs, how many of these tokens need not be paid, and how many are missing then. */
export interface Price {
  cost: Tokens
  less: number
  short: number
}
/** The price is that of its upgrade. */
export interface ActionCard extends Price {
  card: Action
  hand: boolean
  green: boolean
  playable: boolean
}
export interface QuestInProgress {
  id: string
  goals: { have: number; need: number }[]
  complete: boolean
}
export interface NextLayer extends Price {
  land: number
  workers: number
}
export interface Player {
  civilization: string
  deck: string
  ability: string | null
  score_card: string
  points: { [category: string]: number }
  layers: number
  next_layer: NextLayer | null
  resources: { [kind in Kind]: number }
  land: number
  /** Tokens that a hex holds while this player is there. */
  capacity: number
  workers: number
  power: number
  upgrades: number
  supply: { [piece in Piece]?: number }
  locked: { [piece in Piece]?: number }
  cards: ActionCard[]
  commons: string[]
  deeds: { [deed: string]: number }
  quests: number
  completed: string[]
  in_progress?: QuestInProgress[]
  drawn?: string[]
}
/** Before everything is dealt. */
export interface Newcomer {
  civilization: string | null
}
export type Asked =
  | 'civilization'
  | 'start_quest'
  | 'start_resource'
  | 'card'
  | 'pay'
  | 'upgrade'
  | 'activate'
  | 'step'
  | 'cargo'
  | 'produce'
  | 'produce_kind'
  | 'build'
  | 'populate'
  | 'sacrifice'
  | 'common'
  | 'personal'
  | 'place_worker'
  | 'place_token'
  | 'token_kind'
  | 'unlock_any'
  | 'free_build'
  | 'free_train'
  | 'train'
  | 'place_navy'
  | 'weapon'
  | 'target'
  | 'attackers'
  | 'lose'
  | 'retreat'
  | 'occupy'
  | 'keep_quests'
  | 'trade'
  | 'trade_for'
  | 'trade_to'
  | 'last_window'
export interface AskedAbout {
  left?: number
  horses?: number
  unit?: Unit | 'ferry'
  hex?: string
  ferry?: number | null
  n?: number
  kind?: Kind
  layer?: number
  card?: string
  /** What could be made some time, by its piece. */
  pieces?: { [piece: string]: Price }
  /** How many common bonuses of the same sort the viewer has, by each of the layer. */
  held?: { [common: string]: number }
  /** What has been given in an exchange. */
  given?: Tokens
  /** Hexes that are reached without a bridge. */
  near?: string[]
  /** Hexes to which all can retreat, and the moves for that. */
  together?: { hex: string; moves: string[] }[]
  /** Where what is on the move can get to, and in how many steps. */
  reach?: { [hex: string]: number }
}
export interface View {
  seat: number | null
  to_move: number | null
  asked: Asked | null
  asked_about: AskedAbout
  turn: { active: number; round: number; start: number; last_round: boolean; left: number }
  hexes: Hex[]
  rivers: River[]
  ferries: Ferry[]
  /** Null: without limit. */
  stock: { [kind in Kind]: number | null } & { weapons: number; crossings: number }
  piles: string[][]
  quest_decks: number[]
  battle: Battle | null
  /** Of all that is made of tokens, for the viewer: `piece:town`. */
  costs: { [thing: string]: Price }
  players: (Player | Newcomer)[]
}

export const viewOf = (table: Snapshot): View => table.view as unknown as View

const isDealt = (player: Player | Newcomer): player is Player => 'cards' in player

/** Null as long as the game is being set up. */
export function playerOf(view: View, seat: number): Player | null {
  const player = view.players[seat]
  return player && isDealt(player) ? player : null
}

/** Whose cards are shown large: the viewer's own, or those of whoever's turn it is. */
export const shownSeat = (view: View): number => view.seat ?? Math.max(0, view.turn.active)

export const listTokens = (tokens: Tokens): [Kind, number][] =>
  KINDS.flatMap((kind) => (tokens[kind] ? [[kind, tokens[kind]] as [Kind, number]] : []))
export const total = (tokens: Tokens): number => listTokens(tokens).reduce((sum, [, n]) => sum + n, 0)
