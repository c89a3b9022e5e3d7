import type { Choice, LogLine, Snapshot, Text } from '../../protocol'
import type { GameClient, Habit } from '../contract'
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
  if (target === 'stop') return asked === 'cards' || asked === 'swap' // part of the stepper
  return target.startsWith('loot:') || target.startsWith('bonus:')
}

/** What most people want next; the first action of a turn has no favourite. */
function primary(choices: Choice[], table: Snapshot): Choice | null {
  const { asked } = viewOf(table)
  const first = (...moves: string[]): Choice | null => choices.find((choice) => moves.includes(choice.move)) ?? null
  if (asked === 'place' || asked === 'buy') return table.choices.length === 1 ? first('stop') : null
  if (asked === 'play_money') return first('paid')
  if (asked === 'follow') return first('follow')
  if (asked === 'traitera') return first('use')
  return null
}

/** Questions in which something acts that was not chosen a moment ago. */
const EFFECTS = ['choose', 'discard', 'free_column', 'pick_bonus', 'reserve', 'revealed', 'swap', 'upgrade']
const CAUSES = ['pantheon-log-bonus', 'pantheon-log-loot', 'pantheon-log-gained-god', 'pantheon-log-epoch']

function because(table: Snapshot): Text | null {
  if (!EFFECTS.includes(viewOf(table).asked ?? '')) return null
  const cause = table.log.findLast(
    (line) => CAUSES.includes(line.text.id) && (line.seat === null || line.seat === table.to_move),
  )
  return cause?.text ?? null
}

const ACTIONS = ['move', 'buy', 'draw']

function standing(table: Snapshot): { target: string; label: Text }[] {
  if (viewOf(table).asked !== 'action') return []
  return ACTIONS.map((action) => ({ target: `action:${action}`, label: { id: `pantheon-do-${action}`, args: {} } }))
}

const HABITS: Habit[] = [
  {
    id: 'skip-traitera',
    label: 'pantheon-ui-skip-traitera',
    answer: (table) => (viewOf(table).asked === 'traitera' ? 'decline' : null),
  },
]

const chapter = (line: LogLine): boolean => line.text.id === 'pantheon-log-epoch'
const scoring = (line: LogLine): boolean => line.text.id === 'pantheon-log-scored'

export const game: GameClient = {
  id: 'pantheon',
  Table,
  TextView,
  Details,
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
