/* Texts in which resources are drawn: "gain 2 (coin)" instead of "gain 2 Gold", in any language. */

import type { Argument, Text } from '../../protocol'
import type { Translate } from '../contract'
import type { Held } from './view'

/** A piece of a text: words, or a resource with its amount. */
export type Bit = string | { resource: Held; n: number | null }

const MARK = '\u0001'
const AMOUNT = /^monumental-(?:some|resource|resource-name)-(production|science|military|gold|culture|feud)$/

/** Messages that name a resource become marks, which are found again in the finished sentence. */
function marked(text: Text): Text {
  const resource = AMOUNT.exec(text.id)?.[1]
  if (resource)
    return { id: 'monumental-named', args: { name: `${MARK}${resource} ${String(text.args['n'] ?? '')}${MARK}` } }
  return {
    id: text.id,
    args: Object.fromEntries(Object.entries(text.args).map(([name, value]) => [name, markedArgument(value)])),
  }
}

function markedArgument(value: Argument): Argument {
  if (Array.isArray(value)) return value.map(marked)
  return typeof value === 'object' ? marked(value) : value
}

export function bits(t: Translate, text: Text): Bit[] {
  return t(marked(text))
    .split(MARK)
    .map((piece, at): Bit => {
      if (at % 2 === 0) return piece
      const [resource, n] = piece.split(' ')
      return { resource: resource as Held, n: n ? Number(n) : null }
    })
    .filter((bit) => bit !== '')
}
