/* Continuous play: rounds in which all act in rotation. */

import { seatText } from '../../../../lib/seats'
import type { Module } from '../../modules'
import { moments } from './moments'
import { lineOf, rotationOf } from './rotation'
import Strip from './Strip.svelte'

export const module: Module = {
  id: 'continuous',
  moments,
  manner: (view) => (rotationOf(view) ? 'in-rounds' : null),
  areas: { choose_secretly: '.mycity' },
  crossed: (view, seat) => (view.seat === seat ? (rotationOf(view)?.own_choice ?? null) : null),
  tired: (view, seat, explorer) => rotationOf(view)?.used_explorers[seat]?.includes(explorer) ?? false,
  Round: Strip,
  seatWords: (t, view, seat) => {
    const rotation = rotationOf(view)
    if (!rotation) return []
    return [
      ...(rotation.holder === seat ? [t('monumental-ui-era-holder-why')] : []),
      ...(rotation.passed.includes(seat) ? [t('monumental-ui-has-passed')] : []),
      ...(rotation.used_explorers[seat] ?? []).map((which) => t('monumental-ui-explorer-used', { n: which + 1 })),
    ]
  },
  tableWords: (t, view) => {
    const rotation = rotationOf(view)
    if (!rotation) return null
    const own = rotation.own_choice
    return {
      title: t('monumental-ui-rotation'),
      lines: [
        t('monumental-ui-rotation-order', { players: rotation.order.map(seatText) }),
        ...(rotation.passed.length
          ? [t('monumental-ui-rotation-passed', { players: rotation.passed.map(seatText) })]
          : []),
        ...(rotation.chosen.length
          ? [t('monumental-ui-rotation-chosen', { players: rotation.chosen.map(seatText) })]
          : []),
        ...(own ? [t('monumental-ui-own-choice', lineOf(own))] : []),
        ...(rotation.quota && !rotation.last_round
          ? [t('monumental-ui-quota-why', { taken: rotation.taken, quota: rotation.quota })]
          : []),
        ...(rotation.last_round ? [t('monumental-ui-last-round-why')] : []),
      ],
    }
  },
}
