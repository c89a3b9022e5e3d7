import { describe, expect, it, test } from 'vitest'
import type { Book, Snapshot } from '../../protocol'
import { Catalogue } from '../../fluent'
import book from './fixtures/book.json'
import { COMMONS, commonTexts, goalTexts, monumentOf, open, textsOf, worthOf } from './content'
import { boundsOf, outline } from '../../lib/hexmap'
import { edgeBetween, placesOf } from './geometry'
import { game } from './index'
import { PIECE } from './icons'
import { fighters, isPlaced, sorts } from './offers'
import { battleOf, clickIn, partOf, plannedLights, spentIn } from './planned'
import { ACTIONS, playerOf, total, viewOf } from './view'

const fixtures = import.meta.glob<{ table: Snapshot }>('./fixtures/*.json', { eager: true, import: 'default' })
const fixture = (name: string): Snapshot => fixtures[`./fixtures/${name}.json`]!.table

const files = import.meta.glob<string>(
  [
    './texts/*.ftl',
    '../../../../src/trilithon/games/monuments/texts/*.ftl',
    '../../../../src/trilithon/kernel/texts/*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
const sources = (language: string): string[] =>
  Object.entries(files).flatMap(([file, source]) => (file.endsWith(`/${language}.ftl`) ? [source] : []))
open(book as unknown as Book)

describe('the book', () => {
  it('has all its names and texts in both languages', () => {
    for (const language of ['en', 'hu']) {
      const catalogue = new Catalogue(language, sources(language))
      for (const text of [...Object.values(book.names), ...Object.values(book.texts).flat()])
        expect(catalogue.say(text)).not.toContain('monuments-')
    }
  })
  it('tells what a bonus does apart from how often it can be had', () => {
    const limited = [...COMMONS.values()].find(({ limit }) => limit > 1)!
    expect(commonTexts(limited.id).length).toBe(limited.texts)
    expect(textsOf(`common:${limited.id}`).map(({ id }) => id)).toContain('monuments-common-limit')
    expect(commonTexts(limited.id).map(({ id }) => id)).not.toContain('monuments-common-limit')
  })
  it('tells the goals of a quest apart from its worth', () => {
    for (const thing of Object.keys(book.texts).filter((name) => name.startsWith('quest:'))) {
      const id = thing.slice(6)
      expect(goalTexts(id).length).toBe(worthOf(id).points)
      expect(textsOf(thing).at(-1)!.args).toEqual(worthOf(id))
    }
  })
  it('has monuments, and something about everything in the fixtures', () => {
    expect(monumentOf('egypt').map(({ id }) => id)).toEqual(['monuments-monument-egypt'])
    for (const { table } of Object.values(fixtures).filter((one) => 'table' in one)) {
      const view = viewOf(table)
      for (const { ability, score_card, commons } of view.players.flatMap((_, seat) => playerOf(view, seat) ?? [])) {
        expect(textsOf(`score_card:${score_card}`).length).toBeGreaterThan(0)
        if (ability) expect(textsOf(`ability:${ability}`).length).toBeGreaterThan(0)
        for (const id of commons) expect(commonTexts(id).length).toBeGreaterThan(0)
      }
    }
    for (const action of ACTIONS) expect(textsOf(`action:${action}`)).toHaveLength(3)
  })
})

describe('the map', () => {
  const view = viewOf(fixture('card'))
  const places = placesOf(view.hexes)
  it('has 15 columns and 11 rows', () => {
    expect(places.size).toBe(165)
    const { width, height } = boundsOf(places.values())
    expect(width).toBeGreaterThan(height)
  })
  it('knows what touches what', () => {
    expect(places.get('1201')!.near).toContain('1301')
    expect(places.get('0000')!.near.filter((id) => id === null)).toHaveLength(4)
  })
  it('puts every river on an edge', () => {
    expect(view.rivers.filter(({ between: [one, other] }) => edgeBetween(places, one, other) === null)).toEqual([])
    expect(edgeBetween(places, '0000', '1410')).toBeNull()
  })
  it('draws six edges around a lone island', () => {
    expect(outline(places, (id) => id === '0104').split('M')).toHaveLength(7)
  })
})

test('rounds are chapters', () => {
  expect(game.chapter!({ ply: 1, seat: 0, text: { id: 'monuments-log-turn', args: { n: 3 } } })).toEqual({
    id: 'monuments-ui-round',
    args: { n: 3 },
  })
  expect(game.chapter!({ ply: 1, seat: 0, text: { id: 'monuments-log-plays', args: {} } })).toBe(false)
})

describe('a plan on the map', () => {
  it('takes tokens from hexes, and more from those that are clicked', () => {
    const plan = {
      ...fixture('attackers').plan!,
      parts: [
        {
          asked: 'pay',
          question: fixture('pay').question,
          options: [],
          things: [
            ...['1301', '1302'].map((hex, n) => ({
              target: `hex:${hex}`,
              what: 'wood',
              label: fixture('pay').question,
              told: { hex, kind: 'wood' },
              n: 2 - n,
              most: 3,
              fewer: null,
              more: n ? ['spend 1302 2 wood'] : null,
              click: n ? ['spend 1302 2 wood'] : ['spend 1302 3 wood'],
            })),
          ],
        },
      ],
    }
    expect([...spentIn(plan)]).toEqual([
      ['1301', 2],
      ['1302', 1],
    ])
    expect(clickIn(plan, 'hex:1301')).toEqual(['spend 1302 3 wood'])
    expect(clickIn(plan, 'hex:1302')).toEqual(['spend 1302 2 wood'])
    expect(clickIn(plan, 'hex:1303')).toBeNull()
    expect([...plannedLights(plan).keys()]).toEqual(['hex:1301', 'hex:1302'])
  })
  it('sends units that are clicked in their hexes', () => {
    const { plan, view } = fixture('attackers')
    const { things } = partOf(plan, 'attackers')!
    expect(things.map(({ what, most }) => [what, most])).toEqual([
      ['army', 2],
      ['airforce', 1],
    ])
    const [{ told }] = things as [(typeof things)[0]]
    expect(clickIn(plan, `hex:${told['hex']}`)).toEqual(things[0]!.click)
    expect(plannedLights(plan).has(things[0]!.target)).toBe(true)
    expect(battleOf(plan)?.power).toBe(8)
    expect(battleOf(plan)?.hex).toBe((view as { battle: { hex: string } }).battle.hex)
    expect(battleOf(null)).toBeNull()
  })
})

describe('what is made', () => {
  it('has its price in the view, and mostly a place that is asked for', () => {
    for (const name of ['build', 'train']) {
      const table = fixture(name)
      const { pieces = {} } = viewOf(table).asked_about
      expect(sorts(table).length).toBeGreaterThan(0)
      for (const sort of sorts(table)) {
        expect(total(pieces[sort]!.cost), sort).toBeGreaterThan(0)
        expect(pieces[sort]!.short, sort).toBe(0)
        expect(isPlaced(table, sort), sort).toBe(sort !== 'piece:weapon')
      }
    }
  })
})

describe('the pieces of a battle', () => {
  it('are offered for every loss and for everybody who may move in', () => {
    for (const name of ['lose', 'occupy']) {
      const table = fixture(name)
      const choices = table.choices.filter(({ move }) => move !== 'done')
      expect(fighters(table).map(({ choice }) => choice.move)).toEqual(choices.map(({ move }) => move))
      expect(fighters(table).every(({ piece }) => piece in PIECE)).toBe(true)
    }
    expect(fighters(fixture('card'))).toEqual([])
  })
})

describe('every question', () => {
  it.each(Object.keys(fixtures).filter((name) => !name.includes('book')))(
    'of %s has a place for every answer',
    (name) => {
      const { table } = fixtures[name]!
      for (const choice of table.choices) {
        const drawn = choice.about.some((target) => game.shows(target, table)) || game.presents!(choice, table)
        expect(drawn || ['done', 'pass', 'respawn'].includes(choice.move), choice.move).toBe(true)
      }
    },
  )
})
