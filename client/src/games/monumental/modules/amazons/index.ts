/* Amazons: Horses as marks on their Units, and the supply of them. */

import { bringPictures } from '../../icons'
import type { Module } from '../../modules'
import { countOf, HORSE, horsesOf, mountedOf, rides, standing, supplyOf } from './horses'
import Marks from './Marks.svelte'
import Stable from './Stable.svelte'
import { PICTURES } from './pictures'

bringPictures(PICTURES)

export const module: Module = {
  id: 'amazons',
  areas: { gain_horse: '.ground', ride: '.ground' },
  seatWords: (t, view, seat) => {
    if (!countOf(view, seat)) return []
    const where = horsesOf(view, seat).map(([tile, n]) => t('monumental-ui-horses-on', { tile, n }))
    const figures = mountedOf(view, seat).map((unit) => t(`monumental-ui-mounted-${unit}`))
    return [t('monumental-ui-horses-words', { where: [...where, ...figures].join(', ') })]
  },
  chip: (t, view, seat) => {
    const n = countOf(view, seat)
    if (!rides(view, seat)) return null
    const name = { id: 'monumental-ui-horses', args: { n } }
    return { icon: HORSE, name, n, words: `${t(name)}. ${t('monumental-ui-horses-about')}` }
  },
  tileWords: (t, view, tile) =>
    standing(view)
      .filter((one) => one.tile === tile)
      .map(({ n }) => t('monumental-ui-tile-horses', { n })),
  tableWords: (t, view) => {
    const left = supplyOf(view)
    if (left === null) return null
    return { title: t('monumental-ui-horses-title'), lines: [t('monumental-ui-horses-left', { n: left })] }
  },
  Beside: Stable,
  Pieces: Marks,
}
