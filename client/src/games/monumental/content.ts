/* Cards, Policies, civilizations and tokens as the rules' own content files have them, and what each is called and
   does. */

import type { Text } from '../../protocol'
import basicToml from '../../../../src/trilithon/games/monumental/content/basic.toml?raw'
import civilizationsToml from '../../../../src/trilithon/games/monumental/content/civilizations.toml?raw'
import commonToml from '../../../../src/trilithon/games/monumental/content/common.toml?raw'
import era1Toml from '../../../../src/trilithon/games/monumental/content/era1.toml?raw'
import era2Toml from '../../../../src/trilithon/games/monumental/content/era2.toml?raw'
import era3Toml from '../../../../src/trilithon/games/monumental/content/era3.toml?raw'
import policiesToml from '../../../../src/trilithon/games/monumental/content/policies.toml?raw'
import renaissanceToml from '../../../../src/trilithon/games/monumental/content/renaissance.toml?raw'
import specialToml from '../../../../src/trilithon/games/monumental/content/special.toml?raw'
import tokensToml from '../../../../src/trilithon/games/monumental/content/tokens.toml?raw'
import { readToml, type Entry } from '../../lib/toml'
import { FEATURES, featureRule } from './modules'
import type { Basic, Goods, Resource } from './view'
import { alternatives, chain, clause, describe, describeAbility, goods, say, sentence } from './wording'

export type Kind = 'building' | 'knowledge' | 'wonder'
export type Deck = 'common' | 'special' | 'knowledge' | 'basic' | '1' | '2' | 'renaissance' | '3'

/** A primitive of effects.py; each uses some of the fields. */
export interface Part {
  do: string
  n?: number
  goods?: Goods
  each?: { of: string; step?: number; kind?: Kind; icon?: Basic }
  only?: string
  among?: Resource[]
  distinct?: boolean
  basic?: number
  with_gold?: boolean
  of?: Part[][]
  all?: Condition[]
  then?: Part[]
  kind?: Kind
  use?: number
  scope?: string
  kinds?: Kind[]
  source?: string
  most?: number
  on?: string
  minus?: number
  half?: boolean
  step?: string
  numbers?: { [name: string]: number }
}
export interface Condition {
  is: string
  goods?: Goods
  n?: number
  kind?: Kind
  icon?: Basic
  of?: string
}
export interface Rule {
  rule: string
  on?: string
  minus?: number
  target?: string
  where?: string
  n?: number
}
export interface When {
  event: string
  target?: string
  kind?: Kind
  do: Part[]
}
export interface Ability {
  use?: Part[]
  always?: Rule[]
  when?: When[]
}
export interface Card {
  id: string
  kind: Kind
  deck: Deck
  icons?: Goods
  cost?: number
  stages?: [number, number]
  bonus?: Part[]
  ability?: Ability
}
export interface Policy {
  id: string
  civilization: string
  ability: Ability
  oneoff: Part[]
}
export interface Civilization {
  id: string
  special: string
  knowledge: string
  warlord: string
  bonus: Part[]
}
/** Barbarians have a value, Free Cities a price. */
export interface Token {
  id: string
  value?: number
  price?: Goods
  benefits: [Part[], Part[]]
}
export interface MarketToken {
  id: string
  market: string
  gain: Goods
}

const byId = <T extends { id: string }>(...entries: (Entry[] | undefined)[]): Map<string, T> =>
  new Map(entries.flatMap((list) => (list ?? []) as unknown as T[]).map((entry) => [entry.id, entry]))

const tokens = readToml(tokensToml)
export const CARDS = byId<Card>(
  ...[commonToml, specialToml, basicToml, era1Toml, era2Toml, renaissanceToml, era3Toml].map(
    (source) => readToml(source)['card'],
  ),
)
export const POLICIES = byId<Policy>(readToml(policiesToml)['policy'])
export const CIVILIZATIONS = byId<Civilization>(readToml(civilizationsToml)['civilization'])
export const TOKENS = byId<Token>(tokens['barbarian'], tokens['free_city'])
export const MARKET_TOKENS = byId<MarketToken>(tokens['market_token'])
export const MARKETS = byId<{ id: string }>(tokens['market'])

export const ERA: { [deck: string]: string } = { '1': 'I', '2': 'II', renaissance: 'R', '3': 'III' }

/** What a card is paid with. */
export const paidIn = (card: Card): Basic => (card.kind === 'knowledge' ? 'science' : 'production')

// -- names and texts: the client's glossary.py -----------------------------------------------------------------

type Named = 'card' | 'policy' | 'civilization' | 'warlord' | 'market'

/** The message id of a name: `great_wall` is called `monumental-card-great-wall`. */
export const nameOf = (kind: Named, id: string): Text => say(`${kind}-${id.replaceAll('_', '-')}`)

export function cardText(id: string): Text[] {
  const card = CARDS.get(id)
  if (!card) return []
  return [...bonusText(card), ...describeAbility(card.ability ?? {})]
}

/** What completing a Wonder brings, once. */
export const bonusText = (card: Card): Text[] => (card.bonus ? [say('bonus', { effects: clause(card.bonus) })] : [])

export const abilityText = (id: string): Text[] => describeAbility((CARDS.get(id) ?? POLICIES.get(id))?.ability ?? {})

export function oneoffText(id: string): Text {
  return say('oneoff', { effects: clause(POLICIES.get(id)?.oneoff ?? []) })
}

export const policyText = (id: string): Text[] => [...abilityText(id), oneoffText(id)]

export const warlordText = (civilization: string): Text =>
  say('warlord-bonus', { effects: clause(CIVILIZATIONS.get(civilization)?.bonus ?? []) })

export function civilizationText(id: string): Text {
  const { special = '', knowledge = '' } = CIVILIZATIONS.get(id) ?? {}
  return say('civilization-about', {
    warlord: nameOf('warlord', id),
    special: nameOf('card', special),
    knowledge: nameOf('card', knowledge),
  })
}

export const benefitTexts = (id: string): Text[] =>
  (TOKENS.get(id)?.benefits ?? []).map((benefit) => sentence(clause(benefit)))

export const tokenText = (id: string): Text => sentence(alternatives((TOKENS.get(id)?.benefits ?? []).map(clause)))

export const marketTokenText = (id: string): Text[] =>
  describe([{ do: 'gain', goods: MARKET_TOKENS.get(id)?.gain ?? {} }])

export function marketText(id: string): Text {
  const gains = [...MARKET_TOKENS.values()].filter(({ market }) => market === id)
  return say('market-about', {
    tokens: chain(
      'semicolon',
      gains.map(({ gain }) => say('goods', { goods: goods(gain, false) })),
    ),
  })
}

export function glossary(): { [name: string]: Text[] } {
  const texts: { [name: string]: Text[] } = {}
  for (const id of CARDS.keys()) texts[`card:${id}`] = cardText(id)
  for (const id of POLICIES.keys()) texts[`policy:${id}`] = policyText(id)
  for (const id of CIVILIZATIONS.keys()) {
    texts[`civilization:${id}`] = [civilizationText(id)]
    texts[`warlord:${id}`] = [warlordText(id)]
  }
  for (const token of TOKENS.values())
    texts[`${token.value === undefined ? 'free_city' : 'barbarian'}:${token.id}`] = [tokenText(token.id)]
  for (const id of MARKET_TOKENS.keys()) texts[`market_token:${id}`] = marketTokenText(id)
  for (const id of MARKETS.keys()) texts[`market:${id}`] = [marketText(id)]
  for (const id of FEATURES.keys()) texts[`feature:${id}`] = [featureRule(id, {})!]
  return texts
}
