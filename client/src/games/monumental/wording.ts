/* Abilities in words: the same messages as games/monumental/wording.py makes, which a test compares. */

import type { Argument, Text } from '../../protocol'
import type { Ability, Condition, Part, Rule, When } from './content'
import { BASICS, RESOURCES, type Goods } from './view'

export const say = (id: string, args: Text['args'] = {}): Text => ({ id: `monumental-${id}`, args })

/** One sentence for each part; but a price stands before all that it buys. */
export function describe(parts: readonly Part[]): Text[] {
  if (parts[0]?.do === 'pay') return [sentence(clause(parts))]
  if (parts[0]?.do === 'archive_self' && parts.length > 1) return [sentence(clause(parts)), say('archived-otherwise')]
  return parts.map((part) => sentence(act(part)))
}

/** All that a card or a Policy does while it is active. */
export function describeAbility(ability: Ability): Text[] {
  return [...describe(ability.use ?? []), ...(ability.always ?? []).map(rule), ...(ability.when ?? []).flatMap(when)]
}

/** All of these parts in one clause. */
export function clause(parts: readonly Part[]): Text {
  const [first, ...rest] = parts
  if (first?.do === 'pay')
    return say(first.with_gold === false ? 'do-pay-no-gold' : 'do-pay', { price: price(first), effects: clause(rest) })
  if (first?.do === 'archive_self' && rest.length) return say('do-archive-self-first', { effects: clause(rest) })
  return chain('then', parts.map(act))
}

/** Each resource with its amount, as the object of a sentence or by itself. */
export function goods(amounts: Goods, object = true): Text[] {
  return RESOURCES.flatMap((name) =>
    amounts[name] ? [say(`${object ? 'some' : 'resource'}-${name}`, { n: amounts[name] })] : [],
  )
}

/** One of these clauses is chosen. */
export const alternatives = (of: readonly Text[]): Text => say('do-choose', { effects: chain('else', of) })

/** Items with a word between them, which is not "and": "then", "or", "else" (of clauses) or a semicolon. */
export function chain(word: string, items: readonly Text[]): Text {
  return items
    .slice(0, -1)
    .reduceRight((rest, first) => say(word, { first, rest }), items.at(-1) ?? say('goods', { goods: [] }))
}

export const sentence = (said: Text): Text => say('sentence', { clause: said })

const dashed = (name: string): string => name.replaceAll('_', '-')

const PLAIN: { [part: string]: string } = {
  convert: 'convert',
  archive_self: 'archive-self',
  reinforce: 'reinforce',
  activate: 'activate',
  complete_section: 'complete-section',
  explorer_step: 'explorer-step',
  extra_pickup: 'extra-pickup',
  unit_move: 'unit-move',
  destroy: 'destroy',
  repeat_oneoff: 'repeat-oneoff',
}
const WITHOUT_NUMBER = new Set(['archive_self', 'complete_section', 'repeat_oneoff'])

function act(part: Part): Text {
  const n = part.n ?? 1
  switch (part.do) {
    case 'gain':
      return gain(part)
    case 'gain_choice':
      return gainChoice(part)
    case 'pay':
      return say('do-pay-only', { price: price(part) })
    case 'choose':
      return alternatives((part.of ?? []).map(clause))
    case 'if':
      return say('do-if', { conditions: conditions(part.all ?? []), effects: clause(part.then ?? []) })
    case 'archive':
      return eachTime('archive', { n, kind: part.kind ?? 'card' }, n, part.then ?? [])
    case 'discard':
      return eachTime('discard', { n }, n, part.then ?? [])
    case 'draw':
      return n === part.use ? say('do-draw-all', { n }) : say('do-draw', { n, use: part.use ?? 1 })
    case 'copy':
      return say(`do-copy-${part.scope}`)
    case 'take':
      return take(part)
    case 'discount':
      return part.half
        ? say(`do-half-${dashed(part.on ?? '')}`)
        : say(`do-less-${dashed(part.on ?? '')}`, { n: part.minus ?? 0 })
    case 'further': // of a module
      return say(`do-${dashed(part.step ?? '')}`, part.numbers ?? {})
  }
  return say(`do-${PLAIN[part.do]}`, WITHOUT_NUMBER.has(part.do) ? {} : { n })
}

const price = (pay: Part): Argument => (pay.basic ? say('some-basic', { n: pay.basic }) : goods(pay.goods ?? {}))

function gain(part: Part): Text {
  const gained = { goods: goods(part.goods ?? {}) }
  if (part.each) {
    const { of, kind, icon, step = 1 } = part.each
    return say('do-gain-each', {
      ...gained,
      each: say(`each-${of === 'active' ? `active-${kind ?? icon}` : of}`, { n: step }),
    })
  }
  return say(part.only ? `do-gain-only-${part.only}` : 'do-gain', gained)
}

function gainChoice(part: Part): Text {
  const among = part.among ?? BASICS
  const distinct = part.distinct ? '-distinct' : ''
  const n = part.n ?? 1
  if ([...among].sort().join() === [...BASICS].sort().join()) return say(`do-gain-basic${distinct}`, { n })
  return say(`do-gain-among${distinct}`, { n, among: among.map((name) => say(`resource-name-${name}`)) })
}

/** Something done up to n times, with what it brings each time. */
function eachTime(what: string, args: Text['args'], n: number, then: readonly Part[]): Text {
  const done = say(`do-${what}`, args)
  return then.length ? say('do-for-that', { done, n, effects: clause(then) }) : done
}

function take(part: Part): Text {
  const most = part.most ?? 20
  const args: Text['args'] = most >= 20 ? {} : { most }
  if (part.source === 'display')
    args['cards'] = chain(
      'or',
      (part.kinds ?? []).map((kind) => say(`take-${kind}`)),
    )
  return say(`do-take-${part.source}${most >= 20 ? '' : '-most'}`, args)
}

/** What is active is told in one go: "you have a Wonder and a Knowledge active". */
function conditions(all: readonly Condition[]): Text[] {
  const active = all
    .filter(({ is }) => is === 'active')
    .map(({ kind, icon, n = 1 }) => say(`active-${kind ?? icon ?? 'card'}`, { n }))
  const told = active.length ? [say('if-active', { cards: active })] : []
  for (const condition of all) {
    if (condition.is === 'gained') told.push(say('if-gained', { goods: goods(condition.goods ?? {}) }))
    if (condition.is === 'has') told.push(say(`if-has-${condition.of}`, { n: condition.n ?? 1 }))
    if (condition.is === 'behind') told.push(say(`if-behind-${condition.of}`))
  }
  return told
}

function rule(rule: Rule): Text {
  const { minus = 0, n = 0 } = rule
  if (rule.rule === 'price') return say(`rule-price-${dashed(rule.on ?? '')}`, { n: minus })
  if (rule.rule === 'conquest_price') return say(`rule-conquest-${dashed(rule.target ?? '')}`, { n: minus })
  if (rule.rule === 'defence') return say(`rule-defence-${dashed(rule.where ?? '')}`, { n })
  if (rule.rule === 'outpost_units') return say('rule-outpost-units', { n })
  return say(`rule-${dashed(rule.rule)}`)
}

/** One sentence for all that follows from the event, and one more for each condition. */
function when(when: When): Text[] {
  const detail = when.target ?? when.kind
  const event = say(`event-${dashed(when.event)}${detail ? `-${dashed(detail)}` : ''}`)
  const sentences: Text[] = []
  let plain: Part[] = []
  const flush = (): void => {
    if (plain.length) sentences.push(say('when', { event, effects: clause(plain) }))
    plain = []
  }
  for (const part of when.do) {
    if (part.do !== 'if') {
      plain.push(part)
      continue
    }
    flush()
    sentences.push(say('when-if', { event, conditions: conditions(part.all ?? []), effects: clause(part.then ?? []) }))
  }
  flush()
  return sentences
}
