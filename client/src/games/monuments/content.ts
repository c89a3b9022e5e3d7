/* Cards, bonuses and prices, with their names and texts: the game's book, which the server has made from its content. */

import { byId, EMPTY, nameIn } from '../../book'
import type { Book, Text } from '../../protocol'
import { listTokens, type Kind, type Tokens } from './view'

export interface Common {
  id: string
  limit: number
  /** Cards with this word are the same for the limit. */
  same: string
  /** So many of its texts say what it does; the others, when and how often. */
  texts: number
}
export interface Worth {
  points: number
  penalty: number
}

/** games/monuments/facts.py */
interface Facts {
  prices: { [piece: string]: Tokens }
  commons: { [id: string]: Omit<Common, 'id'> }
  personals: { [id: string]: Tokens[] }
  quests: { [id: string]: Worth }
}

let book: Book = EMPTY
let facts: Facts = { prices: {}, commons: {}, personals: {}, quests: {} }
export let COMMONS = new Map<string, Common>()

export function open(opened: Book): void {
  book = opened
  facts = opened.facts as unknown as Facts
  COMMONS = byId(facts.commons)
}

/** What a building, a bridge, a ferry, a unit or a weapon costs without any discount. */
export const costOf = (piece: string): Tokens => facts.prices[piece] ?? {}

/** What a quest brings, and what it costs to have it at the end. */
export const worthOf = (id: string): Worth => facts.quests[id] ?? { points: 0, penalty: 0 }

/** Tokens of an option that find no place: that many are lost (MS-BON-06, -09). */
export function lostTokens(id: string, option: number, room: { [kind in Kind]: number }): Tokens {
  const lost: Tokens = {}
  for (const [kind, n] of listTokens(facts.personals[id]?.[option] ?? {})) {
    if (n > room[kind]) lost[kind] = n - room[kind]
  }
  return lost
}

// -- names and texts

type Named = 'civilization' | 'score_card' | 'ability' | 'deck' | 'common' | 'quest' | 'action'

export const nameOf = (kind: Named, id: string): Text => nameIn(book, 'monuments', `${kind}:${id}`)

/** What something of the box is and does, by `common:roads`. */
export const textsOf = (thing: string): Text[] => book.texts[thing] ?? []

/** What a civilisation builds: the only thing that is said about it. Nothing if its monument has no name. */
export const monumentOf = (civilization: string): Text[] =>
  textsOf(`civilization:${civilization}`).flatMap(({ args }) => (args['monument'] ?? []) as Text | Text[])

/** What a common bonus does, without its limit. */
export const commonTexts = (id: string): Text[] => textsOf(`common:${id}`).slice(0, COMMONS.get(id)?.texts)

/** What a quest asks for; the last of its texts says what it is worth. */
export const goalTexts = (id: string): Text[] => textsOf(`quest:${id}`).slice(0, -1)
