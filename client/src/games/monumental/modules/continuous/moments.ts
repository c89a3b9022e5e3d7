/* The last round is announced: nobody should count on another one. */

import type { Moment, News } from '../../../contract'
import { ICON } from '../../icons'

export function moments({ fresh, t }: News): Moment[] {
  const end = fresh.findLast(({ text }) => text.id === 'monumental-log-last-card-of-rounds')
  if (!end) return []
  return [
    {
      title: t('monumental-ui-moment-last-round'),
      icon: ICON.hourglass,
      lines: [{ seat: null, words: t(end.text) }],
    },
  ]
}
