/* Answers that are shown as things of their own, in the decision bar: cards drawn, benefits, resources, a stepper. */

import type { Choice, Snapshot, Text } from '../../protocol'
import { benefitTexts, MARKET_TOKENS, oneoffText } from './content'
import { asksOneByOne, steppedFrom } from './modules'
import { viewOf, type Goods, type Held, type View } from './view'

export type Item =
  | { choice: Choice; look: 'card'; card: string; note: Text | null }
  | { choice: Choice; look: 'text'; text: Text }
  | { choice: Choice; look: 'goods'; goods: Goods }
  | { choice: Choice; look: 'swap'; from: Held; to: Held }

const STEPPED: readonly string[] = ['pay', 'share']
const LISTED: readonly string[] = [
  'benefit',
  'choose',
  'order',
  'look',
  'use_drawn',
  'keep_wonder',
  'stays',
  'gain_choice',
  'pay_any',
  'convert',
  'repeat_one_off',
]

/** Whether the choice is a step of the stepper, or one of the things offered. */
export function presents(choice: Choice, table: Snapshot): boolean {
  const view = viewOf(table)
  const { asked } = view
  if (asked === null || choice.move === 'done') return false
  return (
    isStep(choice, asked) ||
    LISTED.includes(asked) ||
    (asked === 'copy' && isForeign(choice, table)) ||
    (asked === 'units' && choice.move.endsWith('warlord') && !isAskedAlone(view))
  )
}

const isStep = (choice: Choice, asked: string): boolean =>
  STEPPED.includes(asked) || (steppedFrom(asked) !== undefined && / \d+$/.test(choice.move))

/** Whether the Units of a conquest are asked for one after the other. */
export const isAskedAlone = (view: View): boolean =>
  view.asked === 'units' && asksOneByOne(view, `conquer ${view.asked_about.tile}`)

/** A card of another player's City. */
function isForeign(choice: Choice, table: Snapshot): boolean {
  const [verb, owner, space] = choice.move.split(' ')
  return verb === 'copy' && (space === undefined || Number(owner) - 1 !== table.seat)
}

/** Choices that differ by a number only, in its order: `gold 0`, `gold 1`. */
export function steps(table: Snapshot): { n: number; choice: Choice }[] {
  const { asked } = viewOf(table)
  if (asked === null) return []
  const offered = table.choices.filter((choice) => isStep(choice, asked))
  return offered.map((choice) => ({ n: Number(choice.move.split(' ')[1]), choice })).sort((a, b) => a.n - b.n)
}

export function items(table: Snapshot): Item[] {
  return table.choices.filter((choice) => presents(choice, table)).flatMap((choice) => item(choice, table) ?? [])
}

function item(choice: Choice, table: Snapshot): Item | null {
  const view = viewOf(table)
  const [verb = '', first = '', second = '', third = ''] = choice.move.split(' ')
  switch (view.asked) {
    case 'use_drawn':
      return { choice, look: 'card', card: second, note: null }
    case 'keep_wonder':
      return {
        choice,
        look: 'card',
        card: first,
        note: { id: first === view.asked_about.card ? 'monumental-ui-new' : 'monumental-ui-old', args: {} },
      }
    case 'stays':
      return {
        choice,
        look: 'card',
        card: second,
        note: { id: `monumental-ui-${first === 'new' ? 'new' : 'old'}`, args: {} },
      }
    case 'copy':
      return third
        ? { choice, look: 'card', card: third, note: { id: 'seat', args: { number: Number(first) } } }
        : { choice, look: 'text', text: choice.label }
    case 'look':
      return { choice, look: 'goods', goods: MARKET_TOKENS.get(first) ?? {} }
    case 'gain_choice':
    case 'pay_any':
      return { choice, look: 'goods', goods: { [first]: 1 } }
    case 'convert':
      return verb === 'swap' ? { choice, look: 'swap', from: first as Held, to: second as Held } : null
    case 'benefit':
      return {
        choice,
        look: 'text',
        text: benefitTexts(view.asked_about.token ?? '')[Number(first) - 1] ?? choice.label,
      }
    case 'repeat_one_off':
      return { choice, look: 'text', text: oneoffText(first) }
    case 'choose':
    case 'order':
      return { choice, look: 'text', text: choice.label }
    default:
      return null
  }
}

/** Drawn cards that lie there without being an answer: used ones, and the one whose effect is asked about. */
export function lying(table: Snapshot): string[] {
  const view = viewOf(table)
  if (view.asked === 'use_drawn') return view.held.filter((held) => !held.fresh).map((held) => held.card)
  return view.asked === 'effect' ? view.held.map((held) => held.card) : []
}
