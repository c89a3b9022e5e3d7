import type { Choice, LogLine, Snapshot, Text } from '../../protocol'
import type { GameClient } from '../contract'
import Amount from './Amount.svelte'
import Chosen from './Chosen.svelte'
import Details from './Details.svelte'
import { HABITS } from './habits'
import { CATEGORY } from './icons'
import { moments } from './moments'
import { presents } from './offers'
import Table from './Table.svelte'
import TextView from './TextView.svelte'
import { playerOf, viewOf } from './view'
import { tokensTexts } from './words'

/** Things that are drawn; of the others the bar has buttons. */
const DRAWN = /^(hex|unit|ferry|passenger|river|coast|card|quest):|^rest$/

function shows(target: string, table: Snapshot): boolean {
  if (target.startsWith('building:')) {
    const [, id, building] = target.split(':')
    return Boolean(viewOf(table).hexes.find((hex) => hex.id === id)?.buildings?.here[building as 'town'])
  }
  return DRAWN.test(target)
}

/** The way on, where there is one that most people want. */
function primary(choices: Choice[], table: Snapshot): Choice | null | 'none' {
  const { asked } = viewOf(table)
  if (asked === 'keep_quests') return choices.find(({ told }) => told['verb'] === 'done') ?? 'none'
  return table.choices.length === 1 ? null : 'none'
}

function because(table: Snapshot): Text | null {
  const view = viewOf(table)
  const { asked, turn, seat } = view
  const first = asked === 'start_resource' && seat !== null ? playerOf(view, seat)?.next_layer : null
  if (first) return { id: 'monuments-ui-start-resource', args: { price: tokensTexts(first.cost) } }
  return asked === 'card' && turn.last_round ? { id: 'monuments-ui-your-last-turn', args: {} } : null
}

/** Every turn is a chapter of the log; where there is less room, rounds are told apart. */
const chapter = ({ text: { id, args } }: LogLine): Text | false =>
  id === 'monuments-log-turn' && { id: 'monuments-ui-round', args: { n: args['n'] ?? 0 } }

/** The hex that a line tells of; of a move, where it led. */
const placeOf = ({ text: { args } }: LogLine): string | null =>
  Object.values(args).reduce<string | null>(
    (found, arg) =>
      typeof arg === 'object' && !Array.isArray(arg) && arg.id.startsWith('monuments-hex-')
        ? `hex:${arg.args['name']}`
        : found,
    null,
  )

export const game: GameClient = {
  id: 'monuments',
  Table,
  TextView,
  Details,
  shows,
  presents,
  primary,
  because,
  habits: HABITS,
  moments,
  chapter,
  placeOf,
  Amount,
  Chosen,
  icons: CATEGORY,
}
