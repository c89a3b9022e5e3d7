import capitol from 'icon:capitol'
import type { Shelf } from '../contract'

export const shelf: Shelf = { order: 1, icon: capitol }
