/* What nobody should miss: the end of an epoch with its scoring, the next nation, gods that others gain or that
 * come from the stack, a forced draw. */

import { isSame } from '../../book'
import type { Moment, MomentLine, News, Translate } from '../contract'
import type { LogLine } from '../../protocol'
import { GODS, nameOf, NATIONS, traitTexts } from './content'
import { ICON, NATION, godIcon } from './icons'
import { viewOf } from './view'
import { tileText } from './words'

const LAST_WORDS = ['pantheon-log-ended-epoch', 'pantheon-log-stalled', 'pantheon-log-scored']

export function moments({ fresh, table, previous, t }: News): Moment[] {
  const said = (...ids: string[]): LogLine[] => fresh.filter((line) => ids.includes(line.text.id))
  const lines = (some: LogLine[]): MomentLine[] => some.map((line) => ({ seat: line.seat, words: t(line.text) }))
  const last = lines(said(...LAST_WORDS))
  const [epoch] = said('pantheon-log-epoch').slice(-1)
  if (epoch) return [newEpoch(epoch, last, t)]
  if (table.over && last.length) return [{ title: t('pantheon-ui-moment-over'), icon: ICON.scoring, lines: last }]
  const mine = (id: string): LogLine[] => said(id).filter((line) => line.seat === table.seat)
  const gained = mine('pantheon-log-gained-god')
  if (gained.length > mine('pantheon-log-sacrificed').length) return [gainedGod(gained.at(-1)!, t)]
  const [other] = said('pantheon-log-gained-god').slice(-1)
  if (other && other.seat !== table.seat) return [gainedGod(other, t)]
  const [drawn] = mine('pantheon-log-drew-own')
  const { big_foot: leader } = viewOf(previous).epoch
  if (drawn && leader !== null && leader !== table.seat && previous.to_move !== table.seat) {
    return [{ title: t('pantheon-ui-moment-no-follow'), icon: ICON.draw, lines: lines([drawn]), brief: true }]
  }
  return []
}

function newEpoch(line: LogLine, last: MomentLine[], t: Translate): Moment {
  const nation = NATIONS.find((id) => isSame(line.text.args['nation'], nameOf('nation', id)))
  const trait = nation
    ? traitTexts(nation)
        .map((text) => t(text))
        .join(' ')
    : ''
  return {
    title: t(line.text).replace(/\.$/, ''),
    icon: NATION[nation ?? ''] ?? '',
    lines: [...last, { seat: null, words: trait }],
  }
}

function gainedGod(line: LogLine, t: Translate): Moment {
  const god = [...GODS.keys()].find((id) => isSame(line.text.args['god'], nameOf('god', id)))
  return {
    title: t(line.text),
    icon: godIcon(god ?? ''),
    lines: god ? [{ seat: null, words: tileText(t, 'god', god) }] : [],
    brief: true,
  }
}
