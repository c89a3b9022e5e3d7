/* Special Provinces: ten kinds of Provinces with a rule each. */

import { nameOf } from '../../content'
import type { Module } from '../../modules'
import { KINDS, LAYOUTS, open } from './features'
import Land from './Land.svelte'
import { reservedBy } from './reserve'
import Reserved from './Reserved.svelte'
import Tools from './Tools.svelte'

export const module: Module = {
  id: 'provinces',
  open,
  get features() {
    return KINDS
  },
  get layouts() {
    return LAYOUTS
  },
  Land,
  Tools,
  stepped: { foothill_bid: 'least', mine: 'most' },
  areas: { reserve: '.market', foothill_bid: '.ground', foothill_match: '.ground', mine: '.mycity' },
  drawn: /^reserve:/,
  cardOf: (view, target) => (target.startsWith('reserve:') ? reservedBy(view, Number(target.slice(8))) : null),
  seatWords: (t, view, seat) => {
    const card = reservedBy(view, seat)
    return card ? [t('monumental-ui-reserved', { card: nameOf('card', card) })] : []
  },
  Beside: Reserved,
}
