/* A picture of each card that is for five players only. */

import biplane from 'icon:biplane'
import camel from 'icon:camel'
import cartwheel from 'icon:cartwheel'
import castleRuins from 'icon:castle-ruins'
import crystalBall from 'icon:crystal-ball'
import pieChart from 'icon:pie-chart'
import polarStar from 'icon:polar-star'
import quill from 'icon:quill'
import steamLocomotive from 'icon:steam-locomotive'

export const PICTURES: { [thing: string]: string } = {
  'card:caravanserai': camel,
  'card:wheel': cartwheel,
  'card:divination': crystalBall,
  'card:scriptorium': quill,
  'card:compass': polarStar,
  'card:great_zimbabwe': castleRuins,
  'card:aviation': biplane,
  'card:economics': pieChart,
  'card:trans_siberian_railway': steamLocomotive,
}
