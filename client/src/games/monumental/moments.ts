/* What nobody should miss: a new era, the last round, the end; Provinces lost, Wonders and Policies of others. */

import { seatText } from '../../lib/seats'
import type { Moment, MomentLine, News, Translate } from '../contract'
import type { LogLine, Snapshot, Text } from '../../protocol'
import { abilityText, cardText } from './content'
import { cardIcon, ICON, policyIcon } from './icons'
import { MODULES } from './modules'
import { viewOf, type View } from './view'

const seatOf = (argument: Text['args'][string] | undefined): number | null =>
  typeof argument === 'object' && !Array.isArray(argument) && argument.id === 'seat'
    ? Number(argument.args['number']) - 1
    : null

/** The Wonder that somebody else has completed since then. */
function newWonder(now: View, before: View): string | null {
  const stood = new Set(before.map.tiles.map((tile) => tile.wonder))
  const fresh = now.map.tiles.filter((tile) => tile.wonder && tile.owner !== now.seat && !stood.has(tile.wonder))
  return fresh[0]?.wonder ?? null
}

/** The Policy that somebody else has developed since then. */
function newPolicy(now: View, before: View): string | null {
  const fresh = now.players.flatMap((player, seat) =>
    seat === now.seat ? [] : player.developed.filter((policy) => !before.players[seat]?.developed.includes(policy)),
  )
  return fresh.at(-1) ?? null
}

export function moments(news: News): Moment[] {
  const { fresh, table, previous, t } = news
  const [view, before] = [viewOf(table), viewOf(previous)]
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
  const ofModules = MODULES.flatMap((module) => module.moments?.(news) ?? [])
  if (ofModules.length) return ofModules
  if (view.deck.era !== before.deck.era && view.deck.left < before.deck.left) {
    const title = t('monumental-ui-moment-era', { era: { id: `monumental-deck-${view.deck.era}`, args: {} } })
    return [
      {
        title,
        icon: ICON.hourglass,
        lines: [{ seat: null, words: t('monumental-ui-end-deck-why', { n: view.deck.left }) }],
      },
    ]
  }
  const wonder = newWonder(view, before)
  const built = last('completed-wonder', others)
  if (wonder && built)
    return [{ title: t(built.text), icon: cardIcon(wonder), lines: words(cardText(wonder), t), brief: true }]
  const policy = newPolicy(view, before)
  const developed = last('developed', others)
  if (policy && developed)
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
