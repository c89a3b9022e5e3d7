/* Automas: civilizations that are played by a deck of cards, line by line. */

import { nameOf } from '../../content'
import { bringPictures } from '../../icons'
import type { Module } from '../../modules'
import { actingOf, AUTOMA, automaOf, typeIcon } from './automa'
import AtWork from './AtWork.svelte'
import Seat from './Seat.svelte'
import { seatWords, tableWords } from './words'

bringPictures({ 'civilization:automa': AUTOMA })

export const module: Module = {
  id: 'automa',
  plays: (view, seat) => automaOf(view, seat) !== null,
  acting: (view) => actingOf(view)?.seat ?? null,
  aims: (view) => actingOf(view)?.targets ?? [],
  Seat,
  AtWork,
  seatWords,
  tableWords,
  chip: (t, view, seat) => {
    const automa = automaOf(view, seat)
    if (!automa) return null
    const words = t('monumental-ui-automa-type', { type: t(`monumental-ui-automa-type-${automa.type}`) })
    return { icon: typeIcon(automa.type), name: { id: `monumental-ui-automa-type-${automa.type}`, args: {} }, words }
  },
  about: (t, _view, target) => {
    if (!target.startsWith('automa:')) return null
    return { title: t(nameOf('automa', target.slice(7))), texts: [], icon: AUTOMA }
  },
}
