/* Aztecs: an altar beside the City, with the Soldiers that were sacrificed. */

import { bringPictures } from '../../icons'
import type { Module } from '../../modules'
import { altarOf, DAGGER } from './altar'
import Altar from './Altar.svelte'
import { PICTURES } from './pictures'

bringPictures(PICTURES)

export const module: Module = {
  id: 'aztecs',
  seatWords: (t, view, seat) => {
    const altar = altarOf(view, seat)
    return altar ? [t('monumental-ui-altar-words', { n: altar.sacrificed, ready: altar.ready })] : []
  },
  chip: (t, view, seat) => {
    const altar = altarOf(view, seat)
    if (!altar) return null
    const name = { id: 'monumental-ui-altar-chip', args: { n: altar.sacrificed } }
    return { icon: DAGGER, name, n: altar.sacrificed, words: `${t(name)}. ${t('monumental-ui-altar-about')}` }
  },
  Beside: Altar,
  drawn: /^altar:/,
  about: (t, view, target) => {
    const altar = target.startsWith('altar:') ? altarOf(view, Number(target.slice('altar:'.length))) : null
    if (!altar) return null
    const { sacrificed, ready } = altar
    const now = { id: 'monumental-ui-altar-now', args: { n: sacrificed, ready } }
    return {
      title: t('monumental-ui-altar'),
      icon: DAGGER,
      texts: [{ id: 'monumental-ui-altar-about', args: {} }, now],
    }
  },
}
