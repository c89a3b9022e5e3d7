/* Pictures of everything in the box. Icons by the authors of game-icons.net, CC BY 3.0. */

import airBalloon from 'icon:air-balloon'
import ancientColumns from 'icon:ancient-columns'
import anvil from 'icon:anvil'
import barn from 'icon:barn'
import cardPickup from 'icon:card-pickup'
import castle from 'icon:hill-fort'
import checkMark from 'icon:check-mark'
import circleForest from 'icon:circle-forest'
import crossedSwords from 'icon:crossed-swords'
import crown from 'icon:crown'
import factory from 'icon:water-mill'
import family from 'icon:family-house'
import flyingFlag from 'icon:flying-flag'
import footsteps from 'icon:footsteps'
import greekTemple from 'icon:greek-temple'
import horseHead from 'icon:horse-head'
import horseshoe from 'icon:horseshoe'
import lighthouse from 'icon:lighthouse'
import log from 'icon:log'
import medal from 'icon:laurel-crown'
import meeple from 'icon:meeple'
import metalBar from 'icon:metal-bar'
import mountains from 'icon:mountains'
import padlock from 'icon:padlock'
import pyramid from 'icon:great-pyramid'
import raft from 'icon:raft'
import roundStar from 'icon:round-star'
import sail from 'icon:caravel'
import scrollQuill from 'icon:scroll-quill'
import sheep from 'icon:sheep'
import statue from 'icon:colombian-statue'
import stoneBridge from 'icon:stone-bridge'
import swordman from 'icon:swordman'
import trade from 'icon:trade'
import trowel from 'icon:trowel'
import upgrade from 'icon:upgrade'
import village from 'icon:village'
import watchtower from 'icon:cannon'
import wheat from 'icon:wheat'
import woodAxe from 'icon:wood-axe'
import broadsword from 'icon:broadsword'
import type { Action, Kind, Piece, Unit } from './view'

export const RESOURCE: { [kind in Kind]: string } = { wood: log, sheep, metal: metalBar, wheat }

export const ACTION: { [action in Action]: string } = {
  upgrade,
  move: footsteps,
  produce: woodAxe,
  build: trowel,
  populate: family,
  monument: ancientColumns,
  train: swordman,
  attack: crossedSwords,
  quest: scrollQuill,
  trade,
}

export const PIECE: { [piece in Piece | Unit | 'bridge' | 'ferry' | 'weapon']: string } = {
  worker: meeple,
  armed: broadsword,
  army: swordman,
  navy: sail,
  airforce: airBalloon,
  horse: horseHead,
  fort: castle,
  town: village,
  factory,
  workshop: anvil,
  farm: barn,
  bridge: stoneBridge,
  ferry: raft,
  weapon: broadsword,
}

const MONUMENT: { [civilization: string]: string } = {
  greece: statue,
  egypt: lighthouse,
  inca: mountains,
  maya: pyramid,
}
export const civilizationIcon = (id: string): string => MONUMENT[id] ?? greekTemple

const ABILITY: { [ability: string]: string } = {
  horses: horseshoe,
  workshops: anvil,
  farms: barn,
  naval_guns: watchtower,
}
export const abilityIcon = (id: string): string => ABILITY[id] ?? roundStar

export const ICON = {
  check: checkMark,
  crown,
  land: flyingFlag,
  lock: padlock,
  quest: scrollQuill,
  power: crossedSwords,
  bonus: roundStar,
  monument: ancientColumns,
  score: medal,
  back: cardPickup,
  trade,
  forest: circleForest,
  mountain: mountains,
}

export const CATEGORY: { [category: string]: string } = {
  layers: ancientColumns,
  resources: log,
  workers: meeple,
  land: flyingFlag,
  power: crossedSwords,
  upgrades: upgrade,
  quests: scrollQuill,
  bonus: roundStar,
  extra: medal,
}
