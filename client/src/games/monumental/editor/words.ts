/* What lies on a sheet, in words. */

import type { Translate } from '../../contract'
import { featureName } from '../modules'
import type { Drawn } from './sheet'

export function drawnWords(t: Translate, tile: Drawn | undefined): string {
  if (!tile) return t('monumental-ui-editor-nothing')
  if (tile.kind !== 'province') return t(`monumental-ui-tile-${tile.kind}`)
  return [
    t('monumental-ui-tile-province', { terrain: tile.terrain ?? 0 }),
    ...(tile.feature ? [t(featureName(tile.feature))] : []),
    ...(tile.token ? [tokenName(t, tile.token)] : []),
    ...(tile.market ? [t('monumental-ui-editor-market')] : []),
  ].join(', ')
}

export function tokenName(t: Translate, token: NonNullable<Drawn['token']> | null): string {
  if (token === null) return t('monumental-ui-editor-any')
  return token === 'free_city' ? t('monumental-free-city') : t('monumental-barbarian', { value: token })
}
