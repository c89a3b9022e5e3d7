/* Answers that are shown as things of their own, in the decision bar: cards drawn, benefits, resources, a stepper. */

import type { Choice, Snapshot, Text } from '../../protocol'
import { benefitTexts, MARKET_TOKENS, oneoffText } from './content'
import { steppedFrom } from './modules'
import { viewOf, type Goods, type Held } from './view'

export type Item =
  | { choice: Choice; look: 'card'; card: string; note: Text | null }
  | { choice: Choice; look: 'text'; text: Text }
  | { choice: Choice; look: 'goods'; goods: Goods }
  | { choice: Choice; look: 'swap'; from: Held; to: Held }

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

/** What a choice says, as far as offers need to know it. */
interface Told {
  verb: string
  amount?: number
  card?: string
  seat?: number
  token?: string
  policy?: string
  resource?: string | string[]
  n?: number
  new?: boolean
}
const toldBy = (choice: Choice): Told => choice.told as unknown as Told

/** Whether the choice is a step of the stepper, or one of the things offered. */
export function presents(choice: Choice, table: Snapshot): boolean {
  const { asked } = viewOf(table)
  if (asked === null || toldBy(choice).verb === 'done') return false
  return isStep(choice, asked) || LISTED.includes(asked) || (asked === 'copy' && isForeign(choice, table))
}

const isStep = (choice: Choice, asked: string): boolean =>
  steppedFrom(asked) !== undefined && toldBy(choice).amount !== undefined

/** A card of another player's City, or a Policy. */
function isForeign(choice: Choice, table: Snapshot): boolean {
  const { verb, seat, policy } = toldBy(choice)
  return verb === 'copy' && (policy !== undefined || (seat ?? 0) - 1 !== table.seat)
}

/** Choices that differ by a number only, in its order: `turn 1`, `turn 2`. */
export function steps(table: Snapshot): { n: number; choice: Choice }[] {
  const { asked } = viewOf(table)
  if (asked === null) return []
  const offered = table.choices.filter((choice) => isStep(choice, asked))
  return offered.map((choice) => ({ n: toldBy(choice).amount ?? 0, choice })).sort((a, b) => a.n - b.n)
}

export function items(table: Snapshot): Item[] {
  return table.choices.filter((choice) => presents(choice, table)).flatMap((choice) => item(choice, table) ?? [])
}

function item(choice: Choice, table: Snapshot): Item | null {
  const view = viewOf(table)
  const told = toldBy(choice)
  const { card = '', resource = '' } = told
  const note = (fresh: boolean): Text => ({ id: `monumental-ui-${fresh ? 'new' : 'old'}`, args: {} })
  switch (view.asked) {
    case 'use_drawn':
      return { choice, look: 'card', card, note: null }
    case 'keep_wonder':
      return { choice, look: 'card', card, note: note(card === view.asked_about.card) }
    case 'stays':
      return { choice, look: 'card', card, note: note(told.new === true) }
    case 'copy':
      return card
        ? { choice, look: 'card', card, note: { id: 'seat', args: { number: told.seat ?? 0 } } }
        : { choice, look: 'text', text: choice.label }
    case 'look':
      return { choice, look: 'goods', goods: MARKET_TOKENS.get(told.token ?? '') ?? {} }
    case 'gain_choice':
    case 'pay_any':
      return { choice, look: 'goods', goods: { [String(resource)]: 1 } }
    case 'convert':
      return { choice, look: 'swap', from: resource[0] as Held, to: resource[1] as Held }
    case 'benefit':
      return {
        choice,
        look: 'text',
        text: benefitTexts(view.asked_about.token ?? '')[(told.n ?? 1) - 1] ?? choice.label,
      }
    case 'repeat_one_off':
      return { choice, look: 'text', text: oneoffText(told.policy ?? '') }
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
