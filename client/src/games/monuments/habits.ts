/* What the table answers by itself for whoever wants that. */

import type { Habit } from '../contract'
import { viewOf } from './view'

/** Payments are made as the server proposes them. */
export const PAYS: Habit = {
  id: 'pay',
  label: 'monuments-ui-pay-alone',
  answer: (table) => (viewOf(table).asked === 'pay' ? (table.plan?.moves[0] ?? null) : null),
}

const TURNS_IN: Habit = {
  id: 'turn-in',
  label: 'monuments-ui-turn-in',
  usual: true,
  answer: (table) =>
    viewOf(table).asked === 'last_window'
      ? (table.choices.find(({ told }) => told['verb'] === 'quest')?.move ?? null)
      : null,
}

export const HABITS: Habit[] = [PAYS, TURNS_IN]
