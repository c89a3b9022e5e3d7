/* What nobody should miss: a new era, the last round, the end; Provinces lost, Wonders and Policies of others. */

import { seatText } from '../../lib/seats'
import { isSame } from '../../book'
import type { Moment, MomentLine, News, Translate } from '../contract'
import type { LogLine, Snapshot, Text } from '../../protocol'
import { abilityText, CARDS, cardText, ERA, nameOf, POLICIES } from './content'
import { cardIcon, ICON, policyIcon } from './icons'
import { viewOf } from './view'

/** The name itself, where cards are counted ("2 Forts"). */
function single(argument: Text['args'][string] | undefined): Text['args'][string] | undefined {
  const counts = typeof argument === 'object' && !Array.isArray(argument) && argument.id === 'monumental-cards'
  return counts ? argument.args['card'] : argument
}
const seatOf = (argument: Text['args'][string] | undefined): number | null =>
  typeof argument === 'object' && !Array.isArray(argument) && argument.id === 'seat'
    ? Number(argument.args['number']) - 1
    : null

const DEALT = 'monumental-log-display-dealt'

/** The eras of the cards that such a line tells about. */
function erasOf({ text }: LogLine): string[] {
  const cards = text.args['cards']
  const names = Array.isArray(cards) ? cards.map(single) : []
  const dealt = [...CARDS.values()].filter(({ id }) => names.some((name) => isSame(name, nameOf('card', id))))
  return dealt.map((card) => card.deck)
}

/** The era of which cards are dealt for the first time. The first one was there from the beginning. */
function newEra(fresh: readonly LogLine[], { log }: Snapshot): string | null {
  const known = new Set(['1', ...log.filter((line) => line.text.id === DEALT && !fresh.includes(line)).flatMap(erasOf)])
  const dealt = fresh.filter((line) => line.text.id === DEALT).flatMap(erasOf)
  return dealt.findLast((era) => era in ERA && !known.has(era)) ?? null
}

export function moments({ fresh, table, t }: News): Moment[] {
  const view = viewOf(table)
  const last = (id: string, of: (line: LogLine) => boolean): LogLine | undefined =>
    fresh.findLast((line) => line.text.id === `monumental-log-${id}` && of(line))
  const everybody = (): boolean => true
  const others = (line: LogLine): boolean => line.seat !== table.seat
  const said = (line: LogLine): MomentLine[] => [{ seat: line.seat, words: t(line.text) }]

  if (last('over', everybody))
    return [{ title: t('monumental-ui-moment-over'), icon: ICON.star, lines: standings(table, t) }]
  const end = last('last-card', everybody)
  if (end) return [{ title: t('monumental-ui-moment-last'), icon: ICON.hourglass, lines: said(end) }]
  const lost = last('conquered-from', (line) => table.seat !== null && seatOf(line.text.args['loser']) === table.seat)
  if (lost) return [{ title: t('monumental-ui-moment-lost'), icon: ICON.swords, lines: said(lost) }]
  const era = newEra(fresh, table)
  if (era) {
    const title = t('monumental-ui-moment-era', { era: { id: `monumental-deck-${era}`, args: {} } })
    return [
      {
        title,
        icon: ICON.hourglass,
        lines: [{ seat: null, words: t('monumental-ui-end-deck-why', { n: view.deck.left }) }],
      },
    ]
  }
  const wonder = last('completed-wonder', others)
  const card =
    wonder && [...CARDS.values()].find(({ id }) => isSame(single(wonder.text.args['card']), nameOf('card', id)))
  if (wonder && card)
    return [{ title: t(wonder.text), icon: cardIcon(card.id), lines: words(cardText(card.id), t), brief: true }]
  const developed = last('developed', others)
  const policy = developed && POLICIES.find((id) => isSame(developed.text.args['policy'], nameOf('policy', id)))
  if (developed && policy)
    return [{ title: t(developed.text), icon: policyIcon(policy), lines: words(abilityText(policy), t), brief: true }]
  return []
}

const words = (texts: readonly Text[], t: Translate): MomentLine[] =>
  texts.length ? [{ seat: null, words: texts.map((text) => t(text)).join(' ') }] : []

/** All seats with their points by category, the winner first. */
function standings({ sheet, categories, places }: Snapshot, t: Translate): MomentLine[] {
  const order = sheet.map((_, seat) => seat).sort((a, b) => (places?.[a] ?? 0) - (places?.[b] ?? 0))
  return order.map((seat) => {
    const points = sheet[seat]!
    const parts = categories
      .map((category, at) => `${t(`monumental-category-${category}`)} ${points[at] ?? 0}`)
      .join(', ')
    return {
      seat,
      words: t('monumental-ui-moment-points', {
        player: seatText(seat),
        n: points.reduce((sum, n) => sum + n, 0),
        parts,
      }),
    }
  })
}
