/* The content of the box: the server's own files, taken in when the client is built, with names and texts. */

import type { Text } from '../../protocol'
import abilitiesToml from '../../../../src/trilithon/games/monuments/content/abilities.toml?raw'
import actionsToml from '../../../../src/trilithon/games/monuments/content/actions.toml?raw'
import civilizationsToml from '../../../../src/trilithon/games/monuments/content/civilizations.toml?raw'
import commonToml from '../../../../src/trilithon/games/monuments/content/common.toml?raw'
import layersToml from '../../../../src/trilithon/games/monuments/content/layers.toml?raw'
import personalToml from '../../../../src/trilithon/games/monuments/content/personal.toml?raw'
import pricesToml from '../../../../src/trilithon/games/monuments/content/prices.toml?raw'
import questsToml from '../../../../src/trilithon/games/monuments/content/quests.toml?raw'
import scoreCardsToml from '../../../../src/trilithon/games/monuments/content/score_cards.toml?raw'
import { readToml, type Entry } from '../../lib/toml'
import { listTokens, type Action, type Kind, type Piece, type Tokens } from './view'
import { counted, goal, option, pieces, prices, rule, say, sentence, talent } from './wording'

/** A primitive of effects.py; each uses some of the fields. */
export interface Part {
  do: string
  n?: number
  tokens?: Tokens
  piece?: string
  what?: string
  unit?: string
}
export interface Rule {
  rule: string
  n?: number
  less?: number
  unit?: string
  units?: string[]
  metric?: string
  points?: number
  per?: number
  most?: number
}
export interface Talent {
  talent: string
  n?: number
  building?: string
  cost?: Tokens
  power?: number
}
export interface Goal {
  goal: string
  n?: number
  where?: string
  kind?: string
  unit?: string
  building?: string
  card?: string
  metric?: string
  event?: string
}
export interface Common {
  id: string
  layer: number
  players: number
  limit: number
  same: string
  always?: Rule[]
  once?: Part[]
}
export interface Personal {
  id: string
  deck: string
  layer: number
  options: Part[][]
}
export type Deck = { id: string } & { [piece in Piece]?: number }
export interface Quest {
  id: string
  deck: string
  goals: Goal[]
}
export interface ScoreLine {
  metric: string
  points: number
  per: number
}
export interface ScoreCard {
  id: string
  instead?: ScoreLine[]
  extra?: ScoreLine[]
}
export interface Layer {
  layer: number
  land: number
  cost: Tokens
  workers: number
}

const byId = <T extends { id: string }>(entries: Entry[] | undefined): Map<string, T> =>
  new Map(((entries ?? []) as unknown as T[]).map((entry) => [entry.id, entry]))

const personal = readToml(personalToml)
export const COMMONS = byId<Common>(readToml(commonToml)['common'])
export const PERSONALS = byId<Personal>(personal['personal'])
export const DECKS = byId<Deck>(personal['deck'])
export const QUESTS = byId<Quest>(readToml(questsToml)['quest'])
export const ABILITIES = byId<{ id: string; talents: Talent[]; always?: Rule[] }>(readToml(abilitiesToml)['ability'])
const scoring = readToml(scoreCardsToml)
export const SCORE_CARDS = byId<ScoreCard>(scoring['score_card'])
const ORDINARY = byId<{ id: string; points: number; per: number }>(scoring['ordinary'])
export const CIVILIZATIONS = byId<{ id: string }>(readToml(civilizationsToml)['civilization'])
export const UPGRADES = byId<{ id: Action; cost: Tokens }>(readToml(actionsToml)['action'])
const PRICES = byId<{ id: string; cost: Tokens }>(readToml(pricesToml)['price'])
export const LAYER_TABLE = (readToml(layersToml)['layer'] ?? []) as unknown as Layer[]

/** What a building, a bridge, a ferry, a unit or a weapon costs without any discount. */
export function costOf(piece: string): Tokens {
  const special = [...ABILITIES.values()]
    .flatMap(({ talents }) => talents)
    .find(({ talent, building }) => talent === 'new_building' && building === piece)
  return PRICES.get(piece)?.cost ?? special?.cost ?? {}
}

// -- names and texts: the client's glossary.py

type Named =
  'civilization' | 'monument' | 'score-card' | 'ability' | 'deck' | 'common' | 'quest' | 'action' | 'category'

/** The message id of a name: `marching_drill` is called `monuments-common-marching-drill`. */
export const nameOf = (kind: Named, id: string): Text => say(`${kind}-${id.replaceAll('_', '-')}`)

/** What a common bonus does, without its limit. */
export function commonText(id: string): Text[] {
  const bonus = COMMONS.get(id)
  return bonus?.once ? [option(bonus.once)] : (bonus?.always ?? []).map(rule)
}
function commonTexts(id: string): Text[] {
  const bonus = COMMONS.get(id)
  if (!bonus) return []
  return [
    ...commonText(id),
    ...(bonus.limit > 1 ? [say('common-limit', { n: bonus.limit })] : []),
    ...(bonus.always?.some((each) => each.rule === 'vp_per') ? [say('common-at-the-end')] : []),
  ]
}

export const goalTexts = (id: string): Text[] => (QUESTS.get(id)?.goals ?? []).map((each) => sentence(goal(each)))
export const worthOf = (id: string): { points: number; penalty: number } => {
  const goals = QUESTS.get(id)?.goals.length ?? 1
  return { points: goals, penalty: goals - 1 }
}
export const optionTexts = (id: string): Text[] => (PERSONALS.get(id)?.options ?? []).map(option)
/** Tokens of an option that find no place: that many are lost (MS-BON-06, -09). */
export function lostTokens(id: string, option: number, room: { [kind in Kind]: number }): Tokens {
  const lost: Tokens = {}
  for (const { tokens } of PERSONALS.get(id)?.options[option] ?? [])
    for (const [kind, n] of listTokens(tokens ?? {})) if (n > room[kind]) lost[kind] = n - room[kind]
  return lost
}
export function abilityTexts(id: string): Text[] {
  const { talents = [], always = [] } = ABILITIES.get(id) ?? {}
  return [...talents.map(talent), ...always.map(rule)]
}

const ordinaryRate = (metric: string): { points: number; per: number } => {
  const { points, per } = ORDINARY.get(metric)!
  return { points, per }
}

export function scoreTexts(id: string): Text[] {
  const { instead = [], extra = [] } = SCORE_CARDS.get(id) ?? {}
  return [
    ...instead.map(({ metric, points, per }) =>
      say(`instead-${metric}`, { rate: say('rate', { points, per }), ordinary: say('rate', ordinaryRate(metric)) }),
    ),
    ...extra.map(({ metric, points, per }) => say(`extra-${metric}`, { points, per })),
  ]
}
export const actionTexts = (id: Action): Text[] => [
  say(`action-${id}-red`),
  say(`action-${id}-green`),
  say('action-price', { price: prices(UPGRADES.get(id)?.cost ?? {}) }),
]

export function glossary(): { [name: string]: Text[] } {
  const texts: { [name: string]: Text[] } = {}
  for (const id of CIVILIZATIONS.keys())
    texts[`civilization:${id}`] = [say('civilization-about', { monument: nameOf('monument', id) })]
  for (const id of SCORE_CARDS.keys()) texts[`score_card:${id}`] = scoreTexts(id)
  for (const id of ABILITIES.keys()) texts[`ability:${id}`] = abilityTexts(id)
  for (const [id, deck] of DECKS) texts[`deck:${id}`] = [say('deck-about', { pieces: pieces(deck) })]
  for (const id of PERSONALS.keys()) texts[`personal:${id}`] = optionTexts(id)
  for (const id of COMMONS.keys()) texts[`common:${id}`] = commonTexts(id)
  for (const id of QUESTS.keys()) texts[`quest:${id}`] = [...goalTexts(id), say('quest-worth', worthOf(id))]
  for (const { id } of UPGRADES.values()) texts[`action:${id}`] = actionTexts(id)
  for (const { layer, land, cost, workers } of LAYER_TABLE)
    texts[`layer:${layer}`] = [say('layer-about', { land, price: prices(cost), workers: counted('worker', workers) })]
  return texts
}
const TEXTS = glossary()

/** What something of the box is and does, by `common:roads`. */
export const textsOf = (name: string): Text[] => TEXTS[name] ?? []
