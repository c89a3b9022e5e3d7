/* What should not be missed: battles with their dice, layers of others, the last round. */

import type { LogLine, Text } from '../../protocol'
import type { Moment, MomentLine, News, Translate } from '../contract'
import { ICON } from './icons'
import { viewOf } from './view'

const told = (text: Text): string => text.id.replace('monuments-log-', '')

/** Both sides' dice. */
function dice({ seat, text: { args } }: LogLine, t: Translate): MomentLine[] {
  const defender = args['defender']
  const other = typeof defender === 'object' && !Array.isArray(defender) ? Number(defender.args['number']) - 1 : null
  const roll = (whose: number | null, dice: string, pips: string): MomentLine => {
    const faces = String(args[dice] ?? '')
      .split(' ')
      .filter(Boolean)
    const sum = Number(args[pips] ?? 0)
    return { seat: whose, words: t('monuments-ui-dice', { sum, dice: faces.join(', ') }), dice: { faces, sum } }
  }
  return [roll(seat, 'my_dice', 'mine'), roll(other, 'their_dice', 'theirs')]
}

export function moments({ fresh, table, t }: News): Moment[] {
  const found: Moment[] = []
  for (const line of fresh) {
    const what = told(line.text)
    if (what === 'battle' && viewOf(table).battle) continue // it goes on, and has its own place over the map
    if (what === 'battle') {
      const losses = fresh.filter(
        (other) => other.ply >= line.ply && ['lost', 'damaged', 'retreated', 'occupied'].includes(told(other.text)),
      )
      const lines = [line, ...losses].map(({ seat, text }) => ({ seat, words: t(text) }))
      lines.splice(1, 0, ...dice(line, t))
      found.push({ title: t('monuments-ui-battle-title'), icon: ICON.power, lines })
    } else if (what === 'layer' && line.seat !== table.seat)
      found.push({
        title: t('monuments-ui-layer-title'),
        icon: ICON.monument,
        lines: [{ seat: line.seat, words: t(line.text) }],
        brief: true,
      })
    else if (what === 'last-round')
      found.push({
        title: t('monuments-ui-last-round-title'),
        icon: ICON.crown,
        lines: [{ seat: null, words: t(line.text) }],
      })
  }
  return found
}
