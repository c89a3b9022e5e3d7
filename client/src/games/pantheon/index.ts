import type { Choice, LogLine, Snapshot, Text } from '../../protocol'
import type { GameClient, Habit } from '../contract'
import Amount from './Amount.svelte'
import Details from './Details.svelte'
import { CATEGORY } from './icons'
import { moments } from './moments'
import Table from './Table.svelte'
import TextView from './TextView.svelte'
import { viewOf } from './view'

/** Things that are drawn at all times; of the others the bar has buttons. */
const DRAWN = /^(hex|god|display|hand):/

function shows(target: string, table: Snapshot): boolean {
  const { asked } = viewOf(table)
  if (DRAWN.test(target)) return true
  if (target === 'pile') return asked === 'draw' // elsewhere the words matter: "draw instead"
  if (target.startsWith('sacrifice:')) return true
  if (target.startsWith('bank:')) return asked === 'buy' || asked === 'swap'
  return target.startsWith('loot:') || target.startsWith('bonus:')
}

/** What most people want next; the first action of a turn has no favourite. */
function primary(choices: Choice[], table: Snapshot): Choice | null {
  const { asked } = viewOf(table)
  const first = (verb: string): Choice | null => choices.find(({ told }) => told['verb'] === verb) ?? null
  if (asked === 'place' || asked === 'buy') return table.choices.length === 1 ? first('stop') : null
  if (asked === 'play_money') return first('paid')
  if (asked === 'follow') return first('follow')
  if (asked === 'traitera') return first('use')
  return null
}

const because = (table: Snapshot): Text | null => viewOf(table).because

const ACTIONS = ['move', 'buy', 'draw']

function standing(table: Snapshot): { target: string; label: Text }[] {
  if (viewOf(table).asked !== 'action') return []
  return ACTIONS.map((action) => ({ target: `action:${action}`, label: { id: `pantheon-do-${action}`, args: {} } }))
}

const HABITS: Habit[] = [
  {
    id: 'skip-traitera',
    label: 'pantheon-ui-skip-traitera',
    answer: ({ choices }) => choices.find(({ told }) => told['verb'] === 'decline')?.move ?? null,
  },
]

const chapter = (line: LogLine): boolean => line.text.id === 'pantheon-log-epoch'
const scoring = (line: LogLine): boolean => line.text.id === 'pantheon-log-scored'

export const game: GameClient = {
  id: 'pantheon',
  Table,
  TextView,
  Details,
  Amount,
  shows,
  primary,
  standing,
  because,
  habits: HABITS,
  moments,
  chapter,
  scoring,
  icons: CATEGORY,
}
