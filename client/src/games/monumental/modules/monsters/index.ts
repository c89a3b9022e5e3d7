/* Monsters: hidden under Barbarian tokens, then on the map and on a track. */

import { nameOf, textsOf } from '../../content'
import type { Module } from '../../modules'
import Figures from './Figures.svelte'
import { MONSTER, monsterIcon, monstersOf, claimedBy, monsterWords, hitWords } from './monsters'
import { moments } from './moments'
import Track from './Track.svelte'

export const module: Module = {
  id: 'monsters',
  moments,
  areas: { surface: '.ground', lose_units: '.ground', lose_somewhere: '.ground', wreck: '.ground' },
  drawn: /^monster:/,
  seatWords: (t, view, seat) => {
    const claimed = claimedBy(view, seat)
    return claimed.length
      ? [t('monumental-ui-monsters-claimed', { monsters: claimed.map((id) => nameOf('monster', id)) })]
      : []
  },
  Pieces: Figures,
  ByDisplay: Track,
  about: (t, view, target) => {
    if (!target.startsWith('monster:')) return null
    const id = target.slice(8)
    const monster = monstersOf(view)?.track.find((one) => one.id === id)
    const now = monster ? [monsterWords(monster), hitWords(monster)] : []
    const kind = t('monumental-ui-monster-kind')
    return { title: t(nameOf('monster', id)), kind, icon: monsterIcon(id), texts: [...now, ...textsOf(target)] }
  },
  tableWords: (t, view) => {
    const shown = monstersOf(view)
    if (!shown) return null
    const lines = shown.track.map((monster) =>
      [t(monsterWords(monster)), ...textsOf(`monster:${monster.id}`).map((text) => t(text)), t(hitWords(monster))].join(
        ' ',
      ),
    )
    return { title: t('monumental-ui-monsters-hidden', { n: shown.hidden }), lines }
  },
  categories: { monsters: MONSTER },
}
