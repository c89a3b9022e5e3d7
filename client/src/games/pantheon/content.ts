/* Tiles, nations and numbers as the rules' own content files have them, and their texts: the client's glossary.py. */

import type { Text } from '../../protocol'
import bonusToml from '../../../../src/trilithon/games/pantheon/content/bonus.toml?raw'
import godsToml from '../../../../src/trilithon/games/pantheon/content/gods.toml?raw'
import lootToml from '../../../../src/trilithon/games/pantheon/content/loot.toml?raw'
import nationsToml from '../../../../src/trilithon/games/pantheon/content/nations.toml?raw'
import numbersToml from '../../../../src/trilithon/games/pantheon/content/numbers.toml?raw'
import { readToml, type Entry } from '../../lib/toml'

export type Lifetime = 'permanent' | 'once' | 'single_use'

export interface Effect {
  op: string
  n?: number
  columns?: number
  feet?: number
  mode?: 'all' | 'choose_one'
  source?: string
  chain?: boolean
  order?: string
  of?: Effect[][]
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
export interface Nation {
  id: string
  code: string
  scope: 'player' | 'game'
  trait: Effect[]
}

const byId = <T extends { id: string }>(entries: Entry[] | undefined): Map<string, T> =>
  new Map(((entries ?? []) as unknown as T[]).map((entry) => [entry.id, entry]))

export const GODS = byId<God>(readToml(godsToml)['god'])
export const LOOT = byId<Tile>(readToml(lootToml)['loot'])
export const BONUS = byId<Tile>(readToml(bonusToml)['bonus'])
export const NATIONS = byId<Nation>(readToml(nationsToml)['nation'])

const numbers = readToml(numbersToml)
const number = (id: string): number => Number(numbers['number']?.find((entry) => entry['id'] === id)?.['value'] ?? 0)
const row = (id: string): number[] =>
  (numbers['row']?.find((entry) => entry['id'] === id)?.['values'] ?? []) as number[]

export const CARD_STEPS = number('card_steps')
export const BIG_FOOT_STEPS = number('big_foot_steps')
export const PIECE_PRICE = number('piece_price')
export const END_POINTS = number('end_points')
export const TILE_PRICE = row('tile_price')
export const EPOCH_POINTS = row('epoch_points')
export const COLUMN_RATE = row('column_rate')
export const TOP_LEVEL = TILE_PRICE.length - 1

/** Where the rate of columns rises next, and to what; null at the top. */
export function nextRate(columns: number): { at: number; rate: number } | null {
  const now = COLUMN_RATE[columns] ?? 0
  const at = COLUMN_RATE.findIndex((rate, n) => n > columns && rate > now)
  return at < 0 ? null : { at, rate: COLUMN_RATE[at] ?? 0 }
}

// -- texts: the same messages as glossary.py makes, which a test compares ---------------------------------

const say = (id: string, args: Text['args'] = {}): Text => ({ id: `pantheon-${id}`, args })

/** The message id of a name: `stonkus_1` is called `pantheon-god-stonkus-1`. */
export const nameOf = (kind: 'god' | 'loot' | 'bonus' | 'nation' | 'card', id: string): Text =>
  say(`${kind}-${id.replaceAll('_', '-')}`)

export function costText(god: God): Text {
  const parts = god.cost.map((n, i) => say('cost-number', { n, place: i + 1 }))
  return say(god.cards_only ? 'cost-cards-only' : 'cost', { numbers: parts })
}

export function describe(effects: readonly Effect[]): Text[] {
  return effects.flatMap((effect) => {
    const alternatives = (effect.of ?? []).flatMap((alternative, i) => {
      const [first, ...rest] = describe(alternative)
      return first ? [say('effect-choice', { n: i + 1, effect: first }), ...rest] : []
    })
    return [sentence(effect), ...alternatives]
  })
}

export function traitText(nation: Nation): Text[] {
  return [...(nation.scope === 'player' ? [say('everybody')] : []), ...describe(nation.trait)]
}

export function glossary(): { [name: string]: Text[] } {
  const texts: { [name: string]: Text[] } = {}
  for (const god of GODS.values()) texts[`god:${god.id}`] = [costText(god), ...describe(god.effects)]
  for (const tile of LOOT.values()) texts[`loot:${tile.id}`] = describe(tile.effects)
  for (const tile of BONUS.values()) texts[`bonus:${tile.id}`] = describe(tile.effects)
  for (const nation of NATIONS.values()) texts[`nation:${nation.id}`] = traitText(nation)
  return texts
}

const IDS: { [op: string]: string } = {
  place_column_free: 'place-column',
  upgrade_sacrifice: 'upgrade',
  draw_pile: 'draw',
  special_money: 'special-money',
  passive_steps: 'steps',
  passive_money: 'money',
  passive_draw: 'more-draws',
  passive_prep_cards: 'prep-cards',
  passive_jump: 'jump',
  score_best_level: 'best-level',
  extra_action: 'extra-action',
  hand_to: 'hand-to',
  swap_reserve: 'swap',
  spend_money: 'spend',
  reveal_god_top_cost: 'reveal',
  choose: 'choose',
}

function sentence(effect: Effect): Text {
  const { op, n, columns = 0, feet = 0 } = effect
  if (op === 'take_reserve' && effect.mode === 'choose_one') return say('effect-take-reserve-one', { columns, feet })
  if (op === 'take_reserve') {
    const pieces = [...(columns ? [say('columns', { columns })] : []), ...(feet ? [say('feet', { feet })] : [])]
    return say('effect-take-reserve-all', { pieces })
  }
  if (op === 'half_god') return say(`effect-half-god-${(effect.source ?? '').replaceAll('_', '-')}`, { n: n ?? 0 })
  if (op === 'gods_from_stack') return say(`effect-gods-${effect.chain ? 'chain' : 'no-chain'}`, { n: n ?? 0 })
  if (op === 'resort_special') return say(`effect-resort-${effect.order}`)
  return say(`effect-${IDS[op]}`, n === undefined ? {} : { n })
}
