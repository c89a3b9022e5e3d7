/* Atlantis: the Nexus, a row of cards above the City. */

import { bringPictures } from '../../icons'
import type { Module } from '../../modules'
import Mini from './Mini.svelte'
import { cardAt, nexusOf, told } from './nexus'
import Row from './Row.svelte'
import { PICTURES } from './pictures'

bringPictures(PICTURES)

export const module: Module = {
  id: 'atlantis',
  areas: { activate_nexus: '.mycity' },
  cardOf: cardAt,
  seatWords: (t, view, seat) => {
    const row = nexusOf(view, seat)
    return row
      ? [t('monumental-ui-nexus-words', { cards: row.map((_, at) => t(told(view, seat, at))).join('; ') })]
      : []
  },
  OverCity: Row,
  OverMini: Mini,
}
