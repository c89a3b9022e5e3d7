/* Automas: civilizations that are played by a deck of cards, line by line. */

import { bringPictures } from '../../icons'
import type { Module } from '../../modules'
import { actingOf, AUTOMA, automaOf, typeIcon, typeText } from './automa'
import AtWork from './AtWork.svelte'
import Seat from './Seat.svelte'
import Way from './Way.svelte'
import { seatWords, tableWords } from './words'

bringPictures({ 'civilization:automa': AUTOMA })

export const module: Module = {
  id: 'automa',
  plays: (view, seat) => automaOf(view, seat) !== null,
  acting: (view) => actingOf(view)?.seat ?? null,
  aims: (view) => actingOf(view)?.targets ?? [],
  Seat,
  Pieces: Way,
  AtWork,
  seatWords,
  tableWords,
  chip: (t, view, seat) => {
    const automa = automaOf(view, seat)
    if (!automa) return null
    const words = t('monumental-ui-automa-type', { type: t(typeText(automa.type)) })
    return { icon: typeIcon(automa.type), name: typeText(automa.type), words }
  },
  categories: { automa: AUTOMA },
  areas: {
    automa_conquest: '.ground',
    automa_site: '.ground',
    automa_exploring: '.ground',
    automa_mounting: '.ground',
  },
}
