/* What should not be missed: battles with their dice, layers of others, the last round. */

import type { Text } from '../../protocol'
import type { Moment, News } from '../contract'
import { ICON } from './icons'

const told = (text: Text): string => text.id.replace('monuments-log-', '')

export function moments({ fresh, table, t }: News): Moment[] {
  const found: Moment[] = []
  for (const line of fresh) {
    const what = told(line.text)
    if (what === 'battle') {
      const losses = fresh.filter((other) => other.ply >= line.ply && ['lost', 'damaged', 'retreated', 'occupied'].includes(told(other.text)))
      found.push({ title: t('monuments-ui-battle-title'), icon: ICON.power, lines: [line, ...losses].map(({ seat, text }) => ({ seat, words: t(text) })) })
    } else if (what === 'layer' && line.seat !== table.seat) found.push({ title: t('monuments-ui-layer-title'), icon: ICON.monument, lines: [{ seat: line.seat, words: t(line.text) }], brief: true })
    else if (what === 'last-round') found.push({ title: t('monuments-ui-last-round-title'), icon: ICON.crown, lines: [{ seat: null, words: t(line.text) }] })
  }
  return found
}
