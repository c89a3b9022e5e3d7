/* Cards, Policies and tokens, with their names and texts: the game's book, made by the server from its content. */

import { byId, EMPTY, isSame, nameIn } from '../../book'
import type { Book, Snapshot, Text } from '../../protocol'
import { openModules, type ModuleFacts } from './modules'
import type { Basic, Goods } from './view'

/** `other`: a card that a module brings and draws itself. */
export type Kind = 'building' | 'knowledge' | 'wonder' | 'other'
export type Deck = 'common' | 'special' | 'knowledge' | 'basic' | '1' | '2' | 'renaissance' | '3'

export interface Card {
  id: string
  kind: Kind
  paid_in: Basic | 'gold'
  deck: Deck
  icons: Goods | null
  cost: number
  stages: [number, number] | null
  /** The first of its texts says what completing it brings. */
  bonus: boolean
}
/** A ready-made map. */
export interface Layout {
  id: string
  seats: number
}

/** games/monumental/facts.py */
interface Facts {
  cards: { [id: string]: Omit<Card, 'id'> }
  policies: string[]
  benefits: { [token: string]: Text[] }
  market_tokens: { [id: string]: Goods }
  layouts: Layout[]
  modules: ModuleFacts
}

let book: Book = EMPTY
let benefits: Facts['benefits'] = {}
export let CARDS = new Map<string, Card>()
export let POLICIES: readonly string[] = []
/** What each token of a Market gives. */
export let MARKET_TOKENS = new Map<string, Goods>()
export let LAYOUTS: readonly Layout[] = []

/** For a table with these options, or for whatever may be wanted. */
export async function open(opened: Book, options: Snapshot['options'] | null = null): Promise<void> {
  book = opened
  const facts = opened.facts as unknown as Facts
  CARDS = byId(facts.cards)
  POLICIES = facts.policies
  MARKET_TOKENS = new Map(Object.entries(facts.market_tokens))
  LAYOUTS = facts.layouts
  benefits = facts.benefits
  await openModules(facts.modules, options)
}

export const ERA: { [deck: string]: string } = { '1': 'I', '2': 'II', renaissance: 'R', '3': 'III' }

// -- names and texts

type Named =
  'automa_card' | 'module' | 'monster' | 'card' | 'policy' | 'civilization' | 'warlord' | 'market' | 'feature'

export const nameOf = (kind: Named, id: string): Text => nameIn(book, 'monumental', `${kind}:${id}`)

/** Which thing is called so: names in a log tell what it is about. */
export function idOf(kind: Named, name: unknown): string | null {
  const found = Object.entries(book.names).find(
    ([thing, called]) => thing.startsWith(`${kind}:`) && isSame(name, called),
  )
  return found ? found[0].slice(kind.length + 1) : null
}

/** What something of the box does, by `card:stonehenge`. */
export const textsOf = (thing: string): Text[] => book.texts[thing] ?? []

/** Where the book has no text. */
const NOTHING: Text = { id: 'monumental-named', args: { name: '' } }

export const cardText = (id: string): Text[] => textsOf(`card:${id}`)
export const policyText = (id: string): Text[] => textsOf(`policy:${id}`)

/** What completing a Wonder brings, once. */
export const bonusText = (card: Card): Text[] => (card.bonus ? cardText(card.id).slice(0, 1) : [])

/** What a card or a Policy does while it is active. */
export function abilityText(id: string): Text[] {
  const card = CARDS.get(id)
  return card ? cardText(id).slice(card.bonus ? 1 : 0) : policyText(id).slice(0, -1)
}

/** What a Policy does with every development: the last of its texts. */
export const oneoffText = (id: string): Text => policyText(id).at(-1) ?? NOTHING

/** What a Warlord brings: as a sentence about it, and that alone. */
export const warlordText = (civilization: string): Text => textsOf(`warlord:${civilization}`)[0] ?? NOTHING
export const warlordClause = (civilization: string): Text =>
  (warlordText(civilization).args['effects'] ?? NOTHING) as Text

export const sentence = (clause: Text): Text => ({ id: 'monumental-sentence', args: { clause } })

/** The benefits of a token, one of which is chosen; and all of them in one sentence. */
export const benefitTexts = (token: string): Text[] => benefits[token] ?? []
export const tokenText = (id: string): Text[] => [...textsOf(`barbarian:${id}`), ...textsOf(`free_city:${id}`)]

export const marketText = (id: string): Text[] => textsOf(`market:${id}`)
export const marketTokenText = (id: string): Text[] => textsOf(`market_token:${id}`)
