/* Pictures by meaning, from game-icons.net (CC BY 3.0): one icon, one meaning. */

import abacus from 'icon:abacus'
import amphora from 'icon:amphora'
import ancientColumns from 'icon:ancient-columns'
import ankh from 'icon:ankh'
import anvil from 'icon:anvil'
import archeryTarget from 'icon:archery-target'
import arena from 'icon:arena'
import bank from 'icon:bank'
import barbarian from 'icon:barbarian'
import barracksTent from 'icon:barracks-tent'
import bigWave from 'icon:big-wave'
import bookPile from 'icon:book-pile'
import bookshelf from 'icon:bookshelf'
import byzantinTemple from 'icon:byzantin-temple'
import campingTent from 'icon:camping-tent'
import cannon from 'icon:cannon'
import capitol from 'icon:capitol'
import cardDiscard from 'icon:card-discard'
import cardDraw from 'icon:card-draw'
import cardExchange from 'icon:card-exchange'
import cardPickup from 'icon:card-pickup'
import cargoShip from 'icon:cargo-ship'
import castle from 'icon:castle'
import checkMark from 'icon:check-mark'
import checkedShield from 'icon:checked-shield'
import church from 'icon:church'
import coins from 'icon:coins'
import coinsPile from 'icon:coins-pile'
import colombianStatue from 'icon:colombian-statue'
import compass from 'icon:compass'
import crossedSwords from 'icon:crossed-swords'
import crown from 'icon:crown'
import curledLeaf from 'icon:curled-leaf'
import dam from 'icon:dam'
import defensiveWall from 'icon:defensive-wall'
import discobolus from 'icon:discobolus'
import discussion from 'icon:discussion'
import dna1 from 'icon:dna1'
import dolmen from 'icon:dolmen'
import dragonHead from 'icon:dragon-head'
import drakkar from 'icon:drakkar'
import drakkarDragon from 'icon:drakkar-dragon'
import erlenmeyer from 'icon:erlenmeyer'
import fireworkRocket from 'icon:firework-rocket'
import flyingFlag from 'icon:flying-flag'
import footsteps from 'icon:footsteps'
import fountain from 'icon:fountain'
import galley from 'icon:galley'
import gearHammer from 'icon:gear-hammer'
import gears from 'icon:gears'
import graduateCap from 'icon:graduate-cap'
import granary from 'icon:granary'
import greatPyramid from 'icon:great-pyramid'
import greekSphinx from 'icon:greek-sphinx'
import greekTemple from 'icon:greek-temple'
import guardedTower from 'icon:guarded-tower'
import hammerNails from 'icon:hammer-nails'
import handOfGod from 'icon:hand-of-god'
import hornedHelm from 'icon:horned-helm'
import hourglass from 'icon:hourglass'
import indianPalace from 'icon:indian-palace'
import katana from 'icon:katana'
import lightBulb from 'icon:light-bulb'
import lockedChest from 'icon:locked-chest'
import lookAt from 'icon:look-at'
import lyre from 'icon:lyre'
import magnifyingGlass from 'icon:magnifying-glass'
import medievalGate from 'icon:medieval-gate'
import meeple from 'icon:meeple'
import meepleKing from 'icon:meeple-king'
import metalBar from 'icon:metal-bar'
import mineWagon from 'icon:mine-wagon'
import minotaur from 'icon:minotaur'
import mountaintop from 'icon:mountaintop'
import musket from 'icon:musket'
import newspaper from 'icon:newspaper'
import obelisk from 'icon:obelisk'
import openBook from 'icon:open-book'
import owl from 'icon:owl'
import padlock from 'icon:padlock'
import pagoda from 'icon:pagoda'
import palette from 'icon:palette'
import papers from 'icon:papers'
import processor from 'icon:processor'
import pschentDoubleCrown from 'icon:pschent-double-crown'
import quillInk from 'icon:quill-ink'
import receiveMoney from 'icon:receive-money'
import roundStar from 'icon:round-star'
import sailboat from 'icon:sailboat'
import samuraiHelmet from 'icon:samurai-helmet'
import sarcophagus from 'icon:sarcophagus'
import satellite from 'icon:satellite'
import scrollQuill from 'icon:scroll-quill'
import shakingHands from 'icon:shaking-hands'
import shipWheel from 'icon:ship-wheel'
import shop from 'icon:shop'
import siegeTower from 'icon:siege-tower'
import spartanHelmet from 'icon:spartan-helmet'
import spinningWheel from 'icon:spinning-wheel'
import spyglass from 'icon:spyglass'
import stoneStack from 'icon:stone-stack'
import stonePile from 'icon:stone-pile'
import stoneTower from 'icon:stone-tower'
import stoneWall from 'icon:stone-wall'
import swordArray from 'icon:sword-array'
import swordBrandish from 'icon:sword-brandish'
import swordsEmblem from 'icon:swords-emblem'
import swordwoman from 'icon:swordwoman'
import teamIdea from 'icon:team-idea'
import teapot from 'icon:teapot'
import templeGate from 'icon:temple-gate'
import theaterCurtains from 'icon:theater-curtains'
import tiedScroll from 'icon:tied-scroll'
import torch from 'icon:torch'
import towerFlag from 'icon:tower-flag'
import treasureMap from 'icon:treasure-map'
import trowel from 'icon:trowel'
import tv from 'icon:tv'
import tvTower from 'icon:tv-tower'
import twoCoins from 'icon:two-coins'
import vikingHelmet from 'icon:viking-helmet'
import village from 'icon:village'
import vote from 'icon:vote'
import warAxe from 'icon:war-axe'
import waterMill from 'icon:water-mill'
import wateringCan from 'icon:watering-can'
import wingedSword from 'icon:winged-sword'
import woodenCrate from 'icon:wooden-crate'
import type { Held } from './view'

export const RESOURCE: { [resource in Held]: string } = {
  production: hammerNails,
  science: openBook,
  military: crossedSwords,
  gold: twoCoins,
  culture: lyre,
  feud: barbarian,
}

const CARD: { [id: string]: string } = {
  work_camp: campingTent,
  library: bookshelf,
  fort: guardedTower,
  forum: ancientColumns,
  mine: mineWagon,
  pharaohs_barge: galley,
  samurai_school: samuraiHelmet,
  dolmen: stoneStack,
  paper_maker: papers,
  hoplite_grounds: spartanHelmet,
  masonry: trowel,
  bushido: katana,
  scouting: spyglass,
  pyrotechnics: fireworkRocket,
  philosophy: discussion,
  workshop: anvil,
  laboratory: erlenmeyer,
  archery_range: archeryTarget,
  granary,
  barracks: barracksTent,
  academy: greekTemple,
  amphitheatre: arena,
  quarry: stonePile,
  irrigation: wateringCan,
  writing: quillInk,
  bronze_working: metalBar,
  sailing: sailboat,
  currency: coins,
  stonehenge: dolmen,
  great_pyramid: greatPyramid,
  hanging_gardens: curledLeaf,
  great_library: bookPile,
  terracotta_army: swordBrandish,
  colossus_of_rhodes: colombianStatue,
  market: shop,
  castle,
  university: graduateCap,
  watermill: waterMill,
  engineering: gears,
  feudalism: crown,
  historiography: tiedScroll,
  tribute: receiveMoney,
  hagia_sophia: byzantinTemple,
  great_wall: defensiveWall,
  alhambra: fountain,
  angkor_wat: pagoda,
  notre_dame: church,
  playhouse: theaterCurtains,
  bank,
  arsenal: cannon,
  manufactory: spinningWheel,
  printing_press: newspaper,
  cartography: treasureMap,
  patronage: palette,
  gunpowder: musket,
  sistine_chapel: handOfGod,
  taj_mahal: indianPalace,
  forbidden_city: medievalGate,
  machu_picchu: mountaintop,
  genetics: dna1,
  electricity: lightBulb,
  mass_media: tv,
  computing: processor,
  eiffel_tower: tvTower,
  statue_of_liberty: torch,
  panama_canal: cargoShip,
  hoover_dam: dam,
  international_space_station: satellite,
}

const POLICY: { [id: string]: string } = {
  expansion: swordsEmblem,
  guilds: gearHammer,
  nile_floods: bigWave,
  corvee: obelisk,
  valley_of_the_kings: sarcophagus,
  diplomacy: shakingHands,
  rapid_expansion: wingedSword,
  cultural_exchange: cardExchange,
  castle_towns: towerFlag,
  tea_ceremony: teapot,
  warrior_culture: vikingHelmet,
  raiding_parties: drakkar,
  pillaging: warAxe,
  longships: shipWheel,
  danegeld: coinsPile,
  research_and_development: magnifyingGlass,
  taxation: abacus,
  guided_tours: compass,
  imperial_examinations: scrollQuill,
  border_walls: stoneWall,
  siege_warfare: siegeTower,
  democracy: vote,
  olympic_games: discobolus,
  colonies: amphora,
  symposia: teamIdea,
}

const CIVILIZATION: { [id: string]: string } = {
  egypt: ankh,
  japan: templeGate,
  denmark: drakkarDragon,
  china: dragonHead,
  greece: owl,
}

/** By civilization. */
const WARLORD: { [id: string]: string } = {
  egypt: pschentDoubleCrown,
  japan: swordArray,
  denmark: hornedHelm,
  china: swordwoman,
  greece: minotaur,
}

export const ICON = {
  barbarian,
  village,
  market: shop,
  crate: woodenCrate,
  capitol,
  meeple,
  swords: crossedSwords,
  draw: cardDraw,
  discard: cardDiscard,
  archive: lockedChest,
  policy: scrollQuill,
  star: roundStar,
  check: checkMark,
  lock: padlock,
  hourglass,
  reinforce: checkedShield,
  progress: cardPickup,
  explorer: spyglass,
  wonder: greekSphinx,
  province: flyingFlag,
  move: footsteps,
  eye: lookAt,
  warlord: meepleKing,
  outpost: stoneTower,
}

/** Pictures that modules bring, by things as in `policy:guilds`. */
const brought: { [thing: string]: string } = {}
export const bringPictures = (pictures: typeof brought): void => void Object.assign(brought, pictures)
export const broughtIcon = (thing: string): string | undefined => brought[thing]

/** Cards of packs have no picture of their own. */
export const cardIcon = (id: string): string => CARD[id] ?? broughtIcon(`card:${id}`) ?? ancientColumns
export const policyIcon = (id: string): string => POLICY[id] ?? broughtIcon(`policy:${id}`) ?? scrollQuill
export const civilizationIcon = (id: string): string => CIVILIZATION[id] ?? broughtIcon(`civilization:${id}`) ?? capitol
export const warlordIcon = (id: string): string => WARLORD[id] ?? broughtIcon(`warlord:${id}`) ?? meepleKing

export const CATEGORY: { [category: string]: string } = {
  provinces: flyingFlag,
  knowledge: openBook,
  wonders: greekSphinx,
  policies: scrollQuill,
  dominance: roundStar,
}
