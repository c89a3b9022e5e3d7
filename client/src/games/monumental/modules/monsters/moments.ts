/* A Monster has come to light, or attacked: nobody should miss what it does. */

import type { Moment, MomentLine, News } from '../../../contract'
import { idOf, textsOf } from '../../content'
import { viewOf } from '../../view'
import { hitWords, MONSTER, monsterIcon, monstersOf, monsterWords } from './monsters'

const APPEARS = 'monumental-log-monster-appears'
const ATTACKS = 'monumental-log-monster-attacks'
const TURN = 'monumental-log-turn'
/** What an Attack takes, as the log says it. */
const LOSS = /^monumental-log-(lost-unit|robbed|wrecked|forgot)/

export function moments({ fresh, table, t }: News): Moment[] {
  const brief = table.seat !== null && table.to_move === table.seat // somebody who is asked something looks at the map
  const view = viewOf(table)
  const { track, choosing } = monstersOf(view) ?? { track: [], choosing: false }
  /** When it attacks next, and whom that would hit. */
  const next = (monster: string | null): MomentLine[] =>
    track
      .filter(({ id }) => id === monster)
      .map((shown) => ({ seat: null, words: `${t(monsterWords(shown))} ${t(hitWords(shown))}` }))
  return fresh.flatMap((line, at) => {
    const { id } = line.text
    if (id !== APPEARS && (id !== ATTACKS || brief)) return []
    const monster = idOf('monster', line.text.args['monster'])
    const icon = monster ? monsterIcon(monster) : MONSTER
    const title = t(line.text)
    if (id === APPEARS) {
      const texts = monster ? textsOf(`monster:${monster}`) : []
      const lines = [...texts.map((text) => ({ seat: null, words: t(text) })), ...next(monster)]
      return [{ title, icon, lines, brief }]
    }
    const rest = fresh.slice(at + 1)
    const end = rest.findIndex(({ text }) => text.id === ATTACKS || text.id === TURN)
    const lost = rest.slice(0, end < 0 ? undefined : end).filter(({ text }) => LOSS.test(text.id))
    const lines = lost.map(({ seat, text }) => ({ seat, words: t(text) }))
    const nothing = { seat: null, words: t(`monumental-ui-attack-${end < 0 && choosing ? 'choosing' : 'nothing'}`) }
    return [{ title, icon, lines: [...(lines.length ? lines : [nothing]), ...next(monster)] }]
  })
}
