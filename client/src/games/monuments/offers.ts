/* Answers that are shown as things of their own in the decision bar: bonuses, quests, resources, pieces. */

import type { Choice, Snapshot } from '../../protocol'
import { costOf } from './content'
import { KINDS, playerOf, viewOf, type Asked, type Hex, type Piece, type Tokens, type Unit } from './view'

/** Questions of which every answer is such a thing. */
export const OFFERED: readonly Asked[] = [
  'civilization',
  'start_quest',
  'keep_quests',
  'common',
  'personal',
  'produce_kind',
  'token_kind',
  'unlock_any',
  'trade',
  'trade_for',
  'cargo',
]
/** Questions of which the answers are sorted by what is made; a click on the sort lights its places. */
export const SORTED: readonly Asked[] = ['build', 'free_build', 'train', 'free_train']

export function presents(choice: Choice, table: Snapshot): boolean {
  const { asked } = viewOf(table)
  if (asked === null || choice.move === 'done' || choice.move.startsWith('quest ')) return false
  return OFFERED.includes(asked) || asked === 'pay' || (asked === 'train' && choice.move === 'forge')
}

/** What can be made: `piece:town`. */
export function sorts(table: Snapshot): string[] {
  const { asked } = viewOf(table)
  if (asked === null || !SORTED.includes(asked)) return []
  return [...new Set(table.choices.flatMap((choice) => choice.about.filter((name) => name.startsWith('piece:'))))]
}

const MADE: { [asked in Asked]?: string[] } = {
  build: ['town', 'factory', 'fort', 'workshop', 'farm', 'bridge', 'ferry'],
  train: ['army', 'navy', 'airforce', 'weapon'],
}
/** All that somebody could make some time, in one order; what cannot be made now tells why. */
export function allSorts(table: Snapshot): string[] {
  const view = viewOf(table)
  const own = view.seat === null ? null : playerOf(view, view.seat)
  const possible = sorts(table)
  const made = (view.asked && MADE[view.asked]) ?? []
  const known = made
    .filter((piece) => (piece !== 'workshop' && piece !== 'farm') || own?.supply[piece] || own?.locked[piece])
    .map((piece) => `piece:${piece}`)
  return [...new Set([...known, ...possible])]
}

/** Things that are offered although they cannot be chosen: they tell why. */
export function offered(table: Snapshot): string[] {
  const view = viewOf(table)
  const chosen = [
    ...new Set(table.choices.filter((choice) => presents(choice, table)).flatMap((choice) => choice.about.slice(0, 1))),
  ]
  if (view.asked === 'common') return (view.piles[(view.asked_about.layer ?? 1) - 1] ?? []).map((id) => `common:${id}`)
  return view.asked !== null && OFFERED.includes(view.asked) ? chosen : []
}

/**
 * What a sort costs, as its labels say it: the cheapest, where a repair costs less than a new one. What cannot be made
 * now has its full price.
 */
export function priceOf(table: Snapshot, sort: string): Tokens {
  const { asked } = viewOf(table)
  if (asked === 'free_build' || asked === 'free_train') return {}
  const prices = table.choices
    .filter((choice) => choice.about.includes(sort))
    .map(({ label }): Tokens => {
      const said = label.args['price']
      const price = typeof said === 'object' && !Array.isArray(said) ? said.args['price'] : said
      const parts = Array.isArray(price) ? price : []
      return Object.fromEntries(
        KINDS.flatMap((kind) =>
          parts
            .filter(({ id }) => id === `monuments-count-${kind}` || id === `monuments-some-${kind}`)
            .map(({ args }) => [kind, Number(args['n'])]),
        ),
      )
    })
  const sum = (price: Tokens): number => Object.values(price).reduce((all, n) => all + n, 0)
  return prices.reduce((best, price) => (sum(price) < sum(best) ? price : best), prices[0] ?? costOf(sort.slice(6)))
}

/** Pieces among which a side of a battle chooses: what is lost, who moves in. `unit` is what it looks like. */
export function fighters(table: Snapshot): { choice: Choice; unit: Piece | Unit | 'ferry'; power: number | null }[] {
  const { asked, ferries } = viewOf(table)
  if (asked !== 'lose' && asked !== 'occupy') return []
  return table.choices.flatMap((choice) => {
    const [kind, place, which] = (choice.about[0] ?? '').split(':')
    const aboard = ferries.find(({ id }) => String(id) === place)?.passengers[Number(which) - 1]?.unit
    const unit = kind === 'ferry' ? 'ferry' : kind === 'passenger' ? aboard : (which as Piece | Unit | undefined)
    const power = choice.label.args['n']
    return unit ? [{ choice, unit, power: asked === 'lose' && power !== undefined ? Number(power) : null }] : []
  })
}

const ON_FOOT = ['worker', 'armed', 'army', 'horse']

/** Ways for all who are left to retreat to the same hex, when they all can: the moves for each hex. */
export function retreats(table: Snapshot): { hex: Hex; moves: string[] }[] {
  const { asked, battle, hexes } = viewOf(table)
  const units = Object.entries(hexes.find((hex) => hex.id === battle?.hex)?.units ?? {})
  const n = units.reduce((sum, [, count]) => sum + count, 0)
  const alike = units.length > 0 && (units.length === 1 || units.every(([unit]) => ON_FOOT.includes(unit)))
  if (asked !== 'retreat' || table.options['retreat_split'] === 'domain' || table.choices.length < 2 || n < 2 || !alike)
    return []
  return table.choices.flatMap(({ move }) => {
    const hex = hexes.find(({ id }) => id === move.split(' ')[1])
    return hex ? [{ hex, moves: Array.from({ length: n }, () => move) }] : []
  })
}
