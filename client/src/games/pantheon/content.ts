/* Tiles, nations and numbers, with their names and texts: the game's book, made by the server from its content. */

import { byId, EMPTY, nameIn } from '../../book'
import type { Book, Text } from '../../protocol'
import { layBoard, type Ground } from './board'

export type Lifetime = 'permanent' | 'once' | 'single_use'

/** What pictures of tiles show of an effect. */
export interface Effect {
  op: string
  n?: number
  columns?: number
  feet?: number
  mode?: 'all' | 'choose_one'
}
export interface Tile {
  id: string
  lifetime: Lifetime
  effects: Effect[]
}
export interface God extends Tile {
  cost: number[]
  cards_only: boolean
}
type Entries<T> = { [id: string]: Omit<T, 'id'> }

/** games/pantheon/facts.py */
interface Facts {
  gods: Entries<God>
  loot: Entries<Tile>
  bonus: Entries<Tile>
  coins: { [card: string]: number }
  nations: string[]
  board: Ground[][]
  numbers: { [id: string]: number }
  rows: { [id: string]: number[] }
}

let book: Book = EMPTY
let coins: Facts['coins'] = {}
export let GODS = new Map<string, God>()
export let LOOT = new Map<string, Tile>()
export let BONUS = new Map<string, Tile>()
export let NATIONS: readonly string[] = []
export let CARD_STEPS = 0
export let END_POINTS = 0
export let EPOCH_POINTS: readonly number[] = []
export let COLUMN_RATE: readonly number[] = []

/** What a card is worth as money; 0: it is none. */
export const coinOf = (card: string): number => coins[card] ?? 0

export function open(opened: Book): void {
  book = opened
  const facts = opened.facts as unknown as Facts
  GODS = byId(facts.gods)
  LOOT = byId(facts.loot)
  BONUS = byId(facts.bonus)
  coins = facts.coins
  NATIONS = facts.nations
  const number = (id: string): number => facts.numbers[id] ?? 0
  CARD_STEPS = number('card_steps')
  END_POINTS = number('end_points')
  const row = (id: string): number[] => facts.rows[id] ?? []
  EPOCH_POINTS = row('epoch_points')
  COLUMN_RATE = row('column_rate')
  layBoard(facts.board)
}

export const nameOf = (kind: 'god' | 'face' | 'loot' | 'bonus' | 'nation' | 'card', id: string): Text =>
  nameIn(book, 'pantheon', `${kind}:${id}`)

const textsOf = (thing: string): Text[] => book.texts[thing] ?? []

/** What has to be sacrificed to a god: the first of its texts. */
export const costTexts = (god: string): Text[] => textsOf(`god:${god}`).slice(0, 1)

/** What a tile does. */
export const effectTexts = (kind: 'god' | 'loot' | 'bonus', id: string): Text[] =>
  textsOf(`${kind}:${id}`).slice(kind === 'god' ? 1 : 0)

export const traitTexts = (nation: string): Text[] => textsOf(`nation:${nation}`)
