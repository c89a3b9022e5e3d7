import type { Choice, Snapshot } from '../../protocol'
import type { GameClient } from '../contract'
import Details from './Details.svelte'
import { CATEGORY } from './icons'
import { presents } from './offers'
import Table from './Table.svelte'
import TextView from './TextView.svelte'
import { viewOf } from './view'
import { wasted } from './warnings'

/** Things that are drawn at all times; of the others the bar has buttons. */
const DRAWN = /^(tile|display|basic|explorer|market|policy):|^(crate|science|work)$/

function shows(target: string, table: Snapshot): boolean {
  const { asked } = viewOf(table)
  if (asked === 'effect' || asked === 'outpost_with') return false // the words matter
  if (target.startsWith('city:')) return target.startsWith(`city:${table.seat}:`)
  return DRAWN.test(target)
}

/** What most people want next. */
function primary(choices: Choice[], table: Snapshot): Choice | null {
  const { asked } = viewOf(table)
  const first = (move: string): Choice | null => choices.find((choice) => choice.move === move) ?? null
  return asked === 'effect' ? first('use') : asked === 'act' && choices.length <= 2 ? first('end') : null
}

export const game: GameClient = { id: 'monumental', Table, TextView, Details, shows, presents, primary, wastes: wasted, icons: CATEGORY }
