/* Lost Kingdoms: a fifth player, and the cards that so many need. The four civilizations are modules of their own. */

import { bringPictures } from '../../icons'
import type { Module } from '../../modules'
import { PICTURES } from './pictures'

bringPictures(PICTURES)

export const module: Module = { id: 'lost_kingdoms' }
