/* The kinds of special Provinces and the maps that have them, from the module's own content files. */

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
import featuresToml from '../../../../../../src/trilithon/games/monumental/modules/provinces/content/features.toml?raw'
import layoutsToml from '../../../../../../src/trilithon/games/monumental/modules/provinces/content/layouts.toml?raw'
import { readToml } from '../../../../lib/toml'
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

export const KINDS: readonly Kind[] = (readToml(featuresToml)['feature'] ?? []).map((kind) => ({
  id: String(kind['id']),
  letter: String(kind['letter']),
  terrain: Number(kind['terrain']),
  apart: kind['apart'] === true,
  lapping: kind['lapping'] === true,
  icon: ICON[String(kind['id'])] ?? '',
}))

export const kindOf = (id: string | null | undefined): Kind | undefined => KINDS.find((kind) => kind.id === id)

export const LAYOUTS = (readToml(layoutsToml)['layout'] ?? []).map((layout) => ({
  id: String(layout['id']),
  seats: Number(layout['seats']),
  rows: layout['rows'] as string[],
}))
