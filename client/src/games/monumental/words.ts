/* Names and short descriptions of things, made from the content as everything else. */

import { seatText } from '../../lib/seats'
import type { Text } from '../../protocol'
import type { Translate } from '../contract'
import { nameOf } from './content'
import { cardOfModules, featureName, type Bridge } from './modules'
import type { Goods, Player, Tile, View } from './view'
import { listGoods, SPACES } from './view'

export const cardName = (t: Translate, id: string): string => t(nameOf('card', id))
export const policyName = (t: Translate, id: string): string => t(nameOf('policy', id))
export const marketName = (t: Translate, id: string): string => t(nameOf('market', id))
export const civilizationName = (t: Translate, id: string): string => t(nameOf('civilization', id))

export const goodsTexts = (goods: Goods): Text[] =>
  listGoods(goods).map(([resource, n]) => ({ id: `monumental-resource-${resource}`, args: { n } }))

export const goodsWords = (t: Translate, goods: Goods): string => t('monumental-goods', { goods: goodsTexts(goods) })

/** What stands in a space of a City. */
export function spaceWords(t: Translate, player: Player, space: number): string {
  const { upper, under } = player.city[space]!
  const named = [upper, under].flatMap((held) =>
    held
      ? [
          t(
            held.used
              ? 'monumental-ui-card-used'
              : held.active
                ? 'monumental-ui-card-active'
                : 'monumental-ui-card-idle',
            { card: nameOf('card', held.card) },
          ),
        ]
      : [],
  )
  return `${SPACES[space]}: ${named.join(' / ') || t('monumental-ui-empty-space')}`
}

/** What a tile is and holds, in a few words. */
export const tileWords = (t: Translate, tile: Tile, bridges: readonly Bridge[] = []): string =>
  [
    tileKind(t, tile),
    ...(tile.feature ? [t(featureName(tile.feature))] : []),
    ...tileContents(t, tile),
    ...bridgeWords(t, tile.id, bridges),
  ].join(', ')

/** Where bridges lead from here. */
export function bridgeWords(t: Translate, id: string, bridges: readonly Bridge[]): string[] {
  const ends = bridges.flatMap(([from, to]) => (from === id ? [to] : to === id ? [from] : []))
  return ends.length ? [t('monumental-ui-tile-bridges', { n: ends.length, tiles: ends.join(', ') })] : []
}

export const tileKind = (t: Translate, tile: Tile): string =>
  t(`monumental-ui-tile-${tile.kind}`, tile.kind === 'province' ? { terrain: tile.terrain } : {})

/** Who holds it, and all that lies and stands there. */
export function tileContents(t: Translate, tile: Tile): string[] {
  const words: string[] = []
  if (tile.kind === 'water') return words
  if (tile.owner !== null) words.push(t('monumental-ui-tile-owner', { player: seatText(tile.owner) }))
  if (tile.kind === 'province') {
    if (tile.coastal) words.push(t('monumental-ui-tile-coastal'))
    if (tile.token?.barbarian) words.push(t('monumental-barbarian', { value: tile.token.barbarian }))
    if (tile.token?.free_city)
      words.push(t('monumental-ui-tile-free-city', { goods: goodsTexts(tile.token.free_city) }))
  }
  const units = unitTexts(tile)
  if (units.length) words.push(t('monumental-goods', { goods: units }))
  for (const owner of tile.explorers) words.push(t('monumental-ui-tile-explorer', { player: seatText(owner) }))
  if (tile.wonder) words.push(cardName(t, tile.wonder))
  if (tile.crate) words.push(t('monumental-ui-tile-crate'))
  if (tile.market) words.push(t('monumental-ui-tile-market', { market: nameOf('market', tile.market) }))
  return words
}

export function unitTexts(tile: Pick<Tile, 'soldiers' | 'warlord' | 'outpost'>): Text[] {
  return [
    ...(tile.warlord !== null ? [{ id: 'monumental-ui-warlord', args: {} }] : []),
    ...(tile.soldiers ? [{ id: 'monumental-ui-soldiers', args: { n: tile.soldiers } }] : []),
    ...(tile.outpost ? [{ id: 'monumental-ui-outpost', args: {} }] : []),
  ]
}

/** The card a target of the table is, or null. */
export function cardOf(view: View, target: string): string | null {
  const [kind, first = '', second = ''] = target.split(':')
  if (kind === 'display') return view.display.flat()[Number(first) - 1] ?? null
  if (kind === 'basic') return first
  if (kind === 'held') return view.held[Number(first) - 1]?.card ?? null
  if (kind === 'work') return (view.seat === null ? null : view.players[view.seat]?.work) ?? null
  if (kind !== 'city') return cardOfModules(view, target)
  const [name = '', under] = second.split('-')
  const space = view.players[Number(first)]?.city[SPACES.indexOf(name as (typeof SPACES)[number])]
  if (!space) return cardOfModules(view, target)
  return (under ? space.under?.card : (space.upper?.card ?? space.under?.card)) ?? null
}
