/* Special Provinces: ten kinds of Provinces with a rule each. */

import type { Module } from '../../modules'
import { KINDS, LAYOUTS } from './features'
import Land from './Land.svelte'
import Tools from './Tools.svelte'

export const module: Module = {
  option: 'special_provinces',
  features: KINDS,
  layouts: LAYOUTS,
  about: (feature, options) => {
    const hold = feature === 'oasis' && options['oasis_reserve'] === 'hold'
    return { id: `monumental-feature-${feature}-rule${hold ? '-hold' : ''}`, args: {} }
  },
  Land,
  Tools,
}
