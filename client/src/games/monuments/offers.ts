/* Answers that are shown as things of their own in the decision bar: bonuses, quests, resources, pieces. */

import type { Choice, Snapshot } from '../../protocol'
import { viewOf, type Asked } from './view'

/** Questions of which every answer is such a thing. */
export const OFFERED: readonly Asked[] = ['civilization', 'start_quest', 'keep_quests', 'common', 'personal', 'produce_kind', 'token_kind', 'unlock_any', 'trade', 'trade_for', 'cargo']
/** Questions of which the answers are sorted by what is made; a click on the sort lights its places. */
export const SORTED: readonly Asked[] = ['build', 'free_build', 'train', 'free_train']

export function presents(choice: Choice, table: Snapshot): boolean {
  const { asked } = viewOf(table)
  if (asked === null || choice.move === 'done' || choice.move.startsWith('quest ')) return false
  return OFFERED.includes(asked) || asked === 'pay' || (asked === 'train' && choice.move === 'forge')
}

/** What can be made, in the order of the choices: `piece:town`. */
export function sorts(table: Snapshot): string[] {
  const { asked } = viewOf(table)
  if (asked === null || !SORTED.includes(asked)) return []
  return [...new Set(table.choices.flatMap((choice) => choice.about.filter((name) => name.startsWith('piece:'))))]
}

/** Things that are offered although they cannot be chosen: they tell why. */
export function offered(table: Snapshot): string[] {
  const view = viewOf(table)
  const chosen = [...new Set(table.choices.filter((choice) => presents(choice, table)).flatMap((choice) => choice.about.slice(0, 1)))]
  if (view.asked === 'common') return (view.piles[(view.asked_about.layer ?? 1) - 1] ?? []).map((id) => `common:${id}`)
  return view.asked !== null && OFFERED.includes(view.asked) ? chosen : []
}
