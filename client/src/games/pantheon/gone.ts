/* Which god has left which place of the board in this epoch, and who has got it. The view has the empty place only. */

import { isSame } from '../../book'
import type { LogLine } from '../../protocol'
import { GODS, nameOf } from './content'
import type { OpenGod } from './view'

/** A place of the board: the god that lies or lay there, and who has taken it. */
export interface Place {
  god: string
  seat: number | null
}

/** Gods that were paid for since the epoch began, in that order. */
function paidFor(log: readonly LogLine[]): Place[] {
  const began = log.findLastIndex((line) => line.text.id === 'pantheon-log-epoch')
  return log.slice(began + 1).flatMap(({ text, seat }) => {
    const named = text.args['god']
    if (text.id !== 'pantheon-log-sacrificed' || typeof named !== 'object' || Array.isArray(named)) return []
    const god = [...GODS.keys()].find((id) => isSame(named, nameOf('god', id)))
    return god ? [{ god, seat }] : []
  })
}

/**
 * What is known of the places now, given what was known before. Of places that were empty when they were first seen the
 * log tells, if it tells of no more gods than are missing: one that was turned up from the stack is paid for as well.
 */
export function remember(
  before: readonly (Place | null)[],
  open: readonly (OpenGod | null)[],
  log: readonly LogLine[],
): (Place | null)[] {
  const paid = paidFor(log)
  const known = open.map((god, at): Place | null => {
    if (god) return { god: god.id, seat: null }
    const old = before[at] ?? null
    return old?.seat === null ? { ...old, seat: paid.findLast((one) => one.god === old.god)?.seat ?? null } : old
  })
  for (const place of known) {
    const line =
      place && place.seat !== null ? paid.findIndex((one) => one.god === place.god && one.seat === place.seat) : -1
    if (line >= 0) paid.splice(line, 1)
  }
  const told = known.filter((place) => place === null).length === paid.length
  return known.map((place) => place ?? (told ? paid.shift()! : null))
}
