/* Answers that are shown as things of their own in the decision bar: bonuses, quests, resources, pieces. */

import type { Choice, Snapshot } from '../../protocol'
import { viewOf, type Asked, type Piece, type Unit } from './view'

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
/** Questions that are answered by a plan. */
const PLANNED: readonly Asked[] = ['pay', 'attackers']
/** Questions of which the answers are sorted by what is made; a click on the sort lights its places. */
export const SORTED: readonly Asked[] = ['build', 'free_build', 'train', 'free_train']

export function presents({ told, about }: Choice, table: Snapshot): boolean {
  const { asked } = viewOf(table)
  if (asked === null || told['verb'] === 'quest') return false
  if (PLANNED.includes(asked)) return true
  return (
    told['verb'] !== 'done' &&
    (OFFERED.includes(asked) || (SORTED.includes(asked) && about.every((name) => name.startsWith('piece:'))))
  )
}

/** What can be made: `piece:town`. */
export function sorts(table: Snapshot): string[] {
  const { asked } = viewOf(table)
  if (asked === null || !SORTED.includes(asked)) return []
  return [...new Set(table.choices.flatMap((choice) => choice.about.filter((name) => name.startsWith('piece:'))))]
}

/** Whether it is asked where that is made. */
export const isPlaced = (table: Snapshot, sort: string): boolean =>
  table.choices.some(({ about }) => about.includes(sort) && about.length > 1)

/** Things that are offered although they cannot be chosen: they tell why. */
export function offered(table: Snapshot): string[] {
  const view = viewOf(table)
  const chosen = [
    ...new Set(table.choices.filter((choice) => presents(choice, table)).flatMap((choice) => choice.about.slice(0, 1))),
  ]
  if (view.asked === 'common') return (view.piles[(view.asked_about.layer ?? 1) - 1] ?? []).map((id) => `common:${id}`)
  return view.asked !== null && OFFERED.includes(view.asked) ? chosen : []
}

export interface Fighting {
  choice: Choice
  piece: Piece | Unit | 'ferry'
  power: number | null
}
/** Pieces among which a side of a battle chooses: what is lost, who moves in. */
export function fighters(table: Snapshot): Fighting[] {
  const { asked } = viewOf(table)
  if (asked !== 'lose' && asked !== 'occupy') return []
  return table.choices.flatMap((choice) => {
    const { piece, power = null } = choice.told as Partial<Fighting>
    return piece ? [{ choice, piece, power }] : []
  })
}
