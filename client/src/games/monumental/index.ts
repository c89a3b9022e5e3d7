import type { Choice, LogLine, Snapshot, Text } from '../../protocol'
import type { GameClient, MetPart } from '../contract'
import Amount from './Amount.svelte'
import { nameOf, textsOf } from './content'
import Details from './Details.svelte'
import { broughtIcon, CATEGORY, ICON } from './icons'
import { moments } from './moments'
import { drawnByModules, mannerOf, MODULES } from './modules'
import { presents } from './offers'
import Rich from './Rich.svelte'
import Table from './Table.svelte'
import TextView from './TextView.svelte'
import { viewOf } from './view'

/** Things that are drawn at all times; of the others the bar has buttons. */
const DRAWN = /^(tile|display|basic|explorer|market|policy):|^(crate|science|work)$/

function shows(target: string, table: Snapshot): boolean {
  const { asked } = viewOf(table)
  if (asked === 'effect' || asked === 'outpost_with') return false // the words matter
  if (target.startsWith('city:')) return target.startsWith(`city:${table.seat}:`)
  return DRAWN.test(target) || drawnByModules(target)
}

/** What most people want next. */
function primary(choices: Choice[], table: Snapshot): Choice | null | 'none' {
  const { asked } = viewOf(table)
  const first = (verb: string): Choice | null => choices.find(({ told }) => told['verb'] === verb) ?? null
  if (asked === 'effect') return first('use')
  return asked === 'act' ? first('end') : 'none' // elsewhere what is left to the bar is to go without
}

/** Every turn is a chapter of the log; where there is less room, rounds are told apart. */
function chapter({ text: { id, args } }: LogLine): Text | false {
  return (
    (id === 'monumental-log-turn' || id === 'monumental-log-round') && {
      id: 'monumental-ui-round',
      args: { n: args['n'] ?? 0 },
    }
  )
}

/** Modules of this table, as the server tells them. */
const met = (table: Snapshot): MetPart[] =>
  (viewOf(table).modules ?? []).map(({ id, rule }) => ({
    id,
    rule,
    title: nameOf('module', id),
    texts: textsOf(`module:${id}`),
    icon: broughtIcon(`civilization:${id}`) ?? ICON.star,
  }))

export const game: GameClient = {
  id: 'monumental',
  Table,
  TextView,
  Details,
  Amount,
  Rich,
  shows,
  presents,
  primary,
  manner: (table) => mannerOf(viewOf(table)),
  met,
  moments,
  chapter,
  get icons() {
    return Object.assign({}, CATEGORY, ...MODULES.map(({ categories }) => categories ?? {})) as typeof CATEGORY
  },
}
