/* Which god has left which place of the board in this epoch, and who has got it. The view has the empty place only. */

import type { LogLine } from '../../protocol'
import { GODS, nameOf } from './content'
import type { OpenGod } from './view'

export interface Taken {
  god: string
  seat: number
}

/** Gods that were paid for since the epoch began, in that order. */
function paidFor(log: readonly LogLine[]): Taken[] {
  const began = log.findLastIndex((line) => line.text.id === 'pantheon-log-epoch')
  return log.slice(began + 1).flatMap(({ text, seat }) => {
    const named = text.args['god']
    if (text.id !== 'pantheon-log-sacrificed' || seat === null || typeof named !== 'object' || Array.isArray(named)) return []
    const god = [...GODS.keys()].find((id) => nameOf('god', id).id === named.id)
    return god ? [{ god, seat }] : []
  })
}

/**
 * For each empty place. `lain` are gods that were seen there. Of other places the log tells, if it tells of no more gods than
 * are missing: a god turned up from the stack is paid for as well.
 */
export function takenOf(open: readonly (OpenGod | null)[], lain: readonly (string | undefined)[], log: readonly LogLine[]): Map<number, Taken> {
  const left = paidFor(log)
  const found = new Map<number, Taken>()
  const empty = open.flatMap((god, place) => (god ? [] : [place]))
  for (const place of empty) {
    const at = left.findIndex(({ god }) => god === lain[place])
    if (at >= 0) found.set(place, left.splice(at, 1)[0]!)
  }
  const unknown = empty.filter((place) => !found.has(place))
  if (unknown.length === left.length) unknown.forEach((place, i) => found.set(place, left[i]!))
  return found
}
