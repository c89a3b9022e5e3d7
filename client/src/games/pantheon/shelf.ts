import column from 'icon:ionic-column'
import type { Shelf } from '../contract'

export const shelf: Shelf = { order: 2, icon: column }
