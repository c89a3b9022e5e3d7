/* The kinds of special Provinces and the maps that have them, from the book. */

import anchor from 'icon:anchor'
import baobab from 'icon:baobab'
import cactus from 'icon:cactus'
import egyptianPyramids from 'icon:egyptian-pyramids'
import heron from 'icon:heron'
import hills from 'icon:hills'
import island from 'icon:island'
import mining from 'icon:mining'
import monkey from 'icon:monkey'
import oasis from 'icon:oasis'
import type { Layout } from '../../content'
import type { Feature } from '../../modules'

const ICON: { [id: string]: string } = {
  desert: cactus,
  pyramid: egyptianPyramids,
  oasis,
  mine: mining,
  foothill: hills,
  savannah: baobab,
  jungle: monkey,
  island,
  lake: heron,
  harbour: anchor,
}

export interface Kind extends Feature {
  /** Makes the Provinces beside it coastal. */
  lapping: boolean
}

export let KINDS: readonly Kind[] = []
export let LAYOUTS: readonly Layout[] = []

/** What the book says about the module (games/monumental/modules/provinces/module.py). */
export function open(facts: object): void {
  const { features = [], layouts = [] } = facts as { features?: Omit<Kind, 'icon'>[]; layouts?: Layout[] }
  KINDS = features.map((kind) => ({ ...kind, icon: ICON[kind.id] ?? '' }))
  LAYOUTS = layouts
}

export const kindOf = (id: string | null | undefined): Kind | undefined => KINDS.find((kind) => kind.id === id)
