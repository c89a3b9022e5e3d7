/* Pictures by meaning, from game-icons.net (CC BY 3.0): one icon, one meaning. */

import amphora from 'icon:amphora'
import ankh from 'icon:ankh'
import boar from 'icon:boar'
import bull from 'icon:bull'
import cardDiscard from 'icon:card-discard'
import cardDraw from 'icon:card-draw'
import cardPickup from 'icon:card-pickup'
import cash from 'icon:cash'
import coins from 'icon:coins'
import cornucopia from 'icon:cornucopia'
import dagger from 'icon:sacrificial-dagger'
import eagle from 'icon:eagle-emblem'
import elephant from 'icon:elephant'
import footprint from 'icon:footprint'
import greekTemple from 'icon:greek-temple'
import hourglass from 'icon:hourglass'
import ionicColumn from 'icon:ionic-column'
import laurelCrown from 'icon:laurel-crown'
import laurels from 'icon:laurels'
import lightning from 'icon:lightning-trio'
import lion from 'icon:lion'
import openChest from 'icon:open-treasure-chest'
import owl from 'icon:owl'
import receiveMoney from 'icon:receive-money'
import rooster from 'icon:rooster'
import sandal from 'icon:sandal'
import scales from 'icon:scales'
import sunbeams from 'icon:sunbeams'
import sunPriest from 'icon:sun-priest'
import tambourine from 'icon:tambourine'
import twoCoins from 'icon:two-coins'
import wingedLeg from 'icon:winged-leg'
import wingfoot from 'icon:wingfoot'
import type { Card } from './view'

export const NATION: { [id: string]: string } = {
  iberia: bull,
  gallia: rooster,
  germania: boar,
  roma: eagle,
  cartago: elephant,
  graecia: owl,
  aegyptus: ankh,
  persia: lion,
}

export const CARD: { [card in Card]: string } = {
  movement: sandal,
  offerings: amphora,
  priests: sunPriest,
  dancers: tambourine,
  temples: greekTemple,
  money_1: twoCoins,
  money_2: twoCoins,
  money_3: twoCoins,
  money_4: twoCoins,
  money_5: twoCoins,
}

const GOD: { [id: string]: string } = {
  surparit: sunbeams,
  plaesiris: laurelCrown,
  taksator: receiveMoney,
  depraccus: cardDraw,
  vinthrad: wingfoot,
  gaiviles: wingedLeg,
  stonkus: coins,
  gadicea: cornucopia,
  pietalte: scales,
  traitera: hourglass,
}
export const godIcon = (id: string): string => GOD[id.replace(/_\d+$/, '')] ?? lightning

/** Loot and bonus tiles by what they do. */
const OP: { [op: string]: string } = {
  half_god: laurelCrown,
  gods_from_stack: lightning,
  take_reserve: ionicColumn,
  place_column_free: ionicColumn,
  upgrade_sacrifice: dagger,
  draw_pile: cardDraw,
  special_money: cash,
  passive_steps: wingfoot,
}
export const tileIcon = (op: string): string => OP[op] ?? openChest

export const ICON = {
  hand: cardPickup,
  draw: cardDraw,
  discard: cardDiscard,
  special: cash,
  coins: twoCoins,
  step: footprint,
  jump: wingedLeg,
  steps: wingfoot,
  money: coins,
  half: laurelCrown,
  scoring: laurels,
  loot: openChest,
  god: lightning,
  extra: hourglass,
  column: ionicColumn,
  sacrifice: dagger,
}

export const CATEGORY: { [category: string]: string } = {
  gods: lightning,
  columns: ionicColumn,
  half_gods: laurelCrown,
  pietalte: scales,
  ending: hourglass,
}
