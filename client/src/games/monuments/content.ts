/* Cards and bonuses, with their names and texts: the game's book, which the server has made from its content. */

import { byId, EMPTY, nameIn } from '../../book'
import type { Book, Text } from '../../protocol'

export interface Common {
  id: string
  limit: number
  /** So many of its texts say what it does; the others, when and how often. */
  texts: number
}
export interface Worth {
  points: number
  penalty: number
}

/** games/monuments/facts.py */
interface Facts {
  commons: { [id: string]: Omit<Common, 'id'> }
  quests: { [id: string]: Worth }
}

let book: Book = EMPTY
let facts: Facts = { commons: {}, quests: {} }
export let COMMONS = new Map<string, Common>()

export function open(opened: Book): void {
  book = opened
  facts = opened.facts as unknown as Facts
  COMMONS = byId(facts.commons)
}

/** What a quest brings, and what it costs to have it at the end. */
export const worthOf = (id: string): Worth => facts.quests[id] ?? { points: 0, penalty: 0 }

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
