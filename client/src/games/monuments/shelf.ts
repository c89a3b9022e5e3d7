import swords from 'icon:crossed-swords'
import type { Shelf } from '../contract'

export const shelf: Shelf = { order: 3, icon: swords }
