/* What lies before a player, in words: each for the sign that stands for it in the panel, all of them in the sheet. */

import type { Translate } from '../contract'
import { godIcon, tileIcon } from './icons'
import { SACRIFICES, type Player, type Sacrifice } from './view'
import { cardName, firstEffect, godName, short, tileName } from './words'

type Sign = 'hand' | 'feet' | 'columns' | 'halves' | 'built' | 'steps' | 'jumps' | 'coins' | Sacrifice

export function seatWords(t: Translate, player: Player): { [sign in Sign]: string } {
  const { columns, feet, half_god_values: values } = player
  const built = t('pantheon-ui-on-board', {
    n: columns.board,
    rate: columns.rate,
    points: columns.points,
  })
  const levels = SACRIFICES.map((kind) => [
    kind,
    t('pantheon-ui-sacrifice-label', { kind: cardName(t, kind), level: player.sacrifices[kind] }),
  ])
  return {
    hand: t('pantheon-ui-hand-size', { n: player.hand_size }),
    feet: t('pantheon-ui-feet', { home: feet.home, bank: feet.bank }),
    columns: t('pantheon-ui-columns', { home: columns.home, bank: columns.bank }),
    halves: values?.length
      ? t('pantheon-ui-half-values', { values: values.join(' + '), sum: values.reduce((a, b) => a + b, 0) })
      : t('pantheon-ui-half-count', { n: player.half_gods }),
    built: columns.next ? `${built} ${t('pantheon-ui-rate-rises', columns.next)}` : built,
    ...(Object.fromEntries(levels) as { [kind in Sacrifice]: string }),
    steps: t('pantheon-ui-adds-steps', { n: player.steps }),
    jumps: t('pantheon-ui-adds-jumps', { n: player.jumps }),
    coins: t('pantheon-ui-adds-coins', { n: player.coins }),
  }
}

export interface Belonging {
  key: string
  body: string
  n: number
  words: string
  /** A bonus tile that has not acted yet. */
  soon: boolean
  /** A god for later: it cannot be used in this turn. */
  unready: boolean
}

export function belongings(t: Translate, player: Player): Belonging[] {
  const gods = Object.entries(player.gods).map(([id, n]) => {
    const extra = firstEffect('god', id)?.op === 'extra_action'
    const unready = extra && player.extra_actions === 0
    const ready = extra ? ` ${t(unready ? 'pantheon-ui-extra-unready' : 'pantheon-ui-extra-ready')}` : ''
    return {
      key: `god:${id}`,
      body: godIcon(id),
      n: n ?? 0,
      words: `${godName(t, id)}: ${short(t, 'god', id)}.${ready}`,
      soon: false,
      unready,
    }
  })
  const tiles = (['loot', 'bonus'] as const).flatMap((kind) =>
    Object.entries(player[kind]).map(([id, n]) => ({
      key: `${kind}:${id}`,
      body: tileIcon(firstEffect(kind, id)?.op ?? ''),
      n: n ?? 0,
      words: `${tileName(t, kind, id)}: ${short(t, kind, id)}.`,
      soon: false,
      unready: false,
    })),
  )
  const waiting = player.bonus_waiting
  const soon = waiting
    ? [
        {
          key: 'waiting',
          body: tileIcon(firstEffect('bonus', waiting)?.op ?? ''),
          n: 1,
          words: t('pantheon-ui-bonus-waiting', { tile: tileName(t, 'bonus', waiting) }),
          soon: true,
          unready: false,
        },
      ]
    : []
  return [...gods, ...tiles, ...soon]
}
