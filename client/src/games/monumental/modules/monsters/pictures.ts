/* A picture of each Monster. */

import egyptianSphinx from 'icon:egyptian-sphinx'
import giantSquid from 'icon:giant-squid'
import hydra from 'icon:hydra'
import impLaugh from 'icon:imp-laugh'
import minotaur from 'icon:minotaur'
import ogre from 'icon:ogre'
import oni from 'icon:oni'
import seaSerpent from 'icon:sea-serpent'
import spikedDragonHead from 'icon:spiked-dragon-head'
import tapir from 'icon:tapir'
import werewolf from 'icon:werewolf'
import wyvern from 'icon:wyvern'

export const PICTURES: { [id: string]: string } = {
  mogwai: impLaugh,
  kraken: giantSquid,
  minotaur,
  wendigo: werewolf,
  hydra,
  yacumama: seaSerpent,
  humbaba: ogre,
  tarasque: spikedDragonHead,
  sphinx: egyptianSphinx,
  baku: tapir,
  fafnir: wyvern,
  rakshasa: oni,
}
