/* Bonuses, abilities and quests in words: the same messages as games/monuments/wording.py makes, which a test
   compares. */

import type { Text } from '../../protocol'
import type { Deck, Goal, Part, Rule, Talent } from './content'
import { CAPACITY, KINDS, listTokens, type Tokens } from './view'

export const say = (id: string, args: Text['args'] = {}): Text => ({ id: `monuments-${id}`, args })

/** So many of something: "2 wood", "1 worker". */
export const counted = (what: string, n: number): Text => say(`count-${what}`, { n })
/** The same as the object of a sentence. */
const some = (what: string, n: number): Text => say(`some-${what}`, { n })

export const prices = (cost: Tokens): Text[] => listTokens(cost).map(([kind, n]) => counted(kind, n))

const DECK_PIECES = ['worker', 'fort', 'town', 'factory', 'army', 'navy', 'airforce'] as const
export const pieces = (deck: Deck): Text[] =>
  DECK_PIECES.flatMap((piece) => (deck[piece] ? [counted(piece, deck[piece])] : []))

export const sentence = (clause: Text): Text => say('sentence', { clause })

/** Items with a word between them. */
const chain = (word: string, items: readonly Text[]): Text =>
  items.slice(0, -1).reduceRight((rest, first) => say(word, { first, rest }), items.at(-1)!)

// -- bonuses that are done at once

const isGain = (part: Part): boolean => part.do === 'res' || part.do === 'workers'

/** Neighbours of which the key is the same. */
function grouped<T>(items: readonly T[], key: (item: T) => unknown): T[][] {
  const groups: T[][] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && key(last[0]!) === key(item)) last.push(item)
    else groups.push([item])
  }
  return groups
}

/** All that an option of a personal card does, as one sentence. */
export function option(parts: readonly Part[]): Text {
  const clauses = grouped(parts, isGain).flatMap((group) =>
    isGain(group[0]!)
      ? [say('do-gain', { things: group.flatMap(gained) })]
      : grouped(group, (part) => JSON.stringify(part)).map((same) => act(same[0]!, same.length)),
  )
  return sentence(chain('then', clauses))
}

function gained(part: Part): Text[] {
  if (part.do === 'workers') return [some('worker', part.n ?? 1)]
  return KINDS.flatMap((kind) => (part.tokens?.[kind] ? [some(kind, part.tokens[kind])] : []))
}

const NUMBERED: { [part: string]: string } = {
  res_any: 'gain-any',
  unlock_any: 'unlock-any',
  upgrade_free: 'upgrade',
  weapon: 'weapon',
  quests: 'quests',
  move: 'move',
}

/** A part that is written so many times in a row. */
function act(part: Part, times: number): Text {
  const n = part.n ?? 1
  switch (part.do) {
    case 'unlock':
      return say('do-unlock', { things: [some(part.piece ?? '', n * times)] })
    case 'build_free':
      return say(`do-build-${part.what}`, { n: times })
    case 'train_free':
      return say(`do-train-${part.unit}`, { n: times })
    case 'take_back':
      return say('do-take-back')
  }
  if ((part.do === 'quests' || part.do === 'move') && times > 1)
    return chain(
      'then',
      Array.from({ length: times }, () => act(part, 1)),
    )
  return say(`do-${NUMBERED[part.do]}`, { n: n * times })
}

// -- lasting bonuses

const ORDINARY_YIELD = 3
const LASTING: { [rule: string]: string } = {
  activations: 'activations',
  carry: 'carry',
  ferry_points: 'ferry-points',
  produce_hexes: 'produce-hexes',
  build_discount: 'build-discount',
  populate_extra: 'populate-extra',
  populate_need: 'populate-need',
  land_need: 'land-need',
  layer_discount: 'layer-discount',
  sacrifice: 'sacrifice',
  trade_count: 'trades',
  quest_draw: 'quest-draw',
  quest_penalty: 'quest-penalty',
  vp: 'points',
}

export function rule(rule: Rule): Text {
  const n = rule.n ?? rule.less ?? 1
  switch (rule.rule) {
    case 'permit':
    case 'ford':
      return say(`rule-${rule.rule}`)
    case 'move_bonus':
      return say(`rule-move-${rule.unit}`, { n })
    case 'produce_limit':
      return say('rule-produce-limit', { n: ORDINARY_YIELD + n, instead: ORDINARY_YIELD })
    case 'hex_capacity':
      return say('rule-hex-capacity', { n: CAPACITY + n, instead: CAPACITY })
    case 'power':
      return say('rule-power', { n, units: (rule.units ?? []).map((unit) => say(`all-${unit}`)) })
    case 'vp_per':
      return say(`rule-points-${rule.metric}`, { points: rule.points ?? 1, per: rule.per ?? 1, most: rule.most ?? 0 })
  }
  return say(`rule-${LASTING[rule.rule]}`, { n })
}

export function talent(talent: Talent): Text {
  const n = talent.n ?? 1
  switch (talent.talent) {
    case 'horses':
      return say('talent-horses', { n })
    case 'free_horse_activation':
      return say('talent-horse-moves', { n })
    case 'horse_returns':
      return say('talent-horse-returns')
    case 'new_building':
      return say(`talent-${talent.building}`, { price: prices(talent.cost ?? {}), n })
    case 'produce_any':
      return say('talent-produce-any')
    case 'populate_at_farm':
      return say('talent-farm-grows')
  }
  return say('talent-naval-guns', { n: talent.power ?? 0 })
}

// -- goals of quests

export function goal(goal: Goal): Text {
  const n = goal.n ?? 1
  switch (goal.goal) {
    case 'land':
      return say(goal.where ? `goal-land-${goal.where}` : 'goal-land', { n })
    case 'resources':
      return say(goal.kind ? `goal-stock-${goal.kind}` : 'goal-stock', { n })
    case 'unit':
      return say('goal-pieces', { things: [some(goal.unit ?? '', n)] })
    case 'building':
      return say('goal-pieces', { things: [some(goal.building ?? '', n)] })
    case 'upgraded':
      return say('goal-upgraded', { card: say(`action-${goal.card}`) })
    case 'most':
      return say(`goal-most-${goal.metric}`)
    case 'event':
      return say(`goal-event-${(goal.event ?? '').replaceAll('_', '-')}`, { n })
  }
  return say(`goal-${goal.goal}`, { n })
}
