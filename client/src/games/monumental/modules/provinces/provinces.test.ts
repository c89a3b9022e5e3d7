import { mount, unmount } from 'svelte'
import { describe as group, expect, test } from 'vitest'
import { Catalogue } from '../../../../fluent'
import type { Book, Snapshot, Text } from '../../../../protocol'
import {
  bridgesOn,
  furtherLayouts,
  layouts,
  neededOptions,
  paint,
  readLine,
  roomy,
  span,
  tidy,
  writeLine,
  type Grid,
} from '../../editing'
import { placesOf } from '../../geometry'
import { CARDS, nameOf, open } from '../../content'
import book from '../../fixtures/book.json'
import { game } from '../../index'
import { FEATURES, featureRule, MODULES, steppedFrom, type LandProps } from '../../modules'
import { presents, steps } from '../../offers'
import { seatWords } from '../../seats'
import { viewOf, type View } from '../../view'
import { cardOf, tileWords } from '../../words'
import { KINDS } from './features'
import { module } from './index'
import Land from './Land.svelte'

const fixtures = import.meta.glob<{ table: Snapshot }>('./fixtures/*.json', { import: 'default', eager: true })
const tables = Object.entries(fixtures).map(([file, { table }]) => ({ file, table, view: viewOf(table) }))
open(book as unknown as Book)
const viewAt = (name: string): View => viewOf(fixtures[`./fixtures/${name}.json`]!.table)
const texts = import.meta.glob<string>(
  [
    './texts/*.ftl',
    '../../texts/*.ftl',
    '../../../../../../src/trilithon/games/monumental/{texts,modules/provinces/texts}/*.ftl',
    '../../../../../../src/trilithon/kernel/texts/*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
function translator(language: string): (message: Text | string, args?: Text['args']) => string {
  const catalogue = new Catalogue(
    language,
    Object.entries(texts).flatMap(([file, source]) => (file.endsWith(`/${language}.ftl`) ? [source] : [])),
  )
  return (message, args = {}) => catalogue.say(typeof message === 'string' ? { id: message, args } : message)
}
const layout = (id: string): Grid => furtherLayouts().find((one) => one.id === id)!.grid

group('the kinds', () => {
  test('are ten, each with its letter and its picture', () => {
    expect(KINDS.map(({ letter }) => letter).join('')).toBe('DPOMFSJILH')
    expect(new Set(KINDS.map(({ icon }) => icon)).size).toBe(10)
    expect(KINDS.every(({ icon }) => icon.length > 50)).toBe(true)
    expect(KINDS.filter(({ apart }) => apart).map(({ id }) => id)).toEqual(['island'])
    expect(KINDS.filter(({ lapping }) => lapping).map(({ id }) => id)).toEqual(['lake'])
    expect(MODULES).toContain(module)
    expect([...FEATURES.keys()]).toEqual(KINDS.map(({ id }) => id))
  })
  test('have a name and a rule in both languages', () => {
    for (const language of ['en', 'hu']) {
      const t = translator(language)
      for (const { id } of KINDS) {
        for (const said of [t(`monumental-feature-${id}`), t(featureRule(id, {})!)])
          expect(said).not.toContain('monumental-')
      }
    }
    expect(featureRule('oasis', { oasis_reserve: 'take' })!.id).toBe('monumental-feature-oasis-rule')
    expect(featureRule('oasis', { oasis_reserve: 'hold' })!.id).toBe('monumental-feature-oasis-rule-hold')
    expect(featureRule('swamp', {})).toBeNull()
  })
})

group('maps', () => {
  test('are read with what is special about them, and written again', () => {
    const line = 'map1-.C1Ipr/02fmO1anH/C3F'
    const grid = readLine(line)!
    expect(grid.get('c0')).toEqual({
      kind: 'province',
      terrain: 1,
      token: null,
      market: null,
      feature: 'island',
      bridges: 'pr',
    })
    expect(grid.get('b1')).toEqual({ kind: 'province', terrain: 2, token: 'f', market: true, feature: 'oasis' })
    expect(writeLine(grid)).toBe(line)
    expect(writeLine(roomy(grid))).toBe(line)
    expect(writeLine(readLine('map1-1Irp')!)).toBe('map1-1Ipr')
    expect([readLine('map1-1X'), readLine('map1-1p'), readLine('map1-Op')]).toEqual([null, null, null])
  })
  test('of the module are two for each number of players', () => {
    expect(furtherLayouts().map(({ seats }) => seats)).toEqual([2, 2, 3, 3, 4, 4])
    for (const { id, seats, grid } of furtherLayouts()) {
      const cells = [...grid.values()]
      const special = cells.filter((cell) => cell.kind === 'province' && cell.feature)
      expect(cells.filter((cell) => cell.kind === 'capital').length, id).toBe(seats)
      expect(special.length, id).toBeGreaterThan(0)
      expect(readLine(writeLine(grid)), id).toEqual(grid)
      expect(tidy(grid), id).toEqual(grid)
      expect(neededOptions(grid)).toEqual({ special_provinces: true })
    }
    for (const { grid } of layouts()) expect(neededOptions(grid)).toEqual({})
  })
  test('of the tables are the lines that these tables have', () => {
    for (const { file, view } of tables) {
      const grid = readLine(view.map.line)!
      const special = [...grid].flatMap(([id, cell]) =>
        cell.kind === 'province' && cell.feature ? [[id, cell.feature]] : [],
      )
      expect(special, file).toEqual(view.map.tiles.flatMap((tile) => (tile.feature ? [[tile.id, tile.feature]] : [])))
      const ends = (bridges: readonly (readonly string[])[]): string[] =>
        bridges.map((bridge) => [...bridge].sort().join('-')).sort()
      expect(ends(bridgesOn(grid)), file).toEqual(ends(view.map.bridges!))
    }
  })
})

group('the editor', () => {
  test('paints kinds with the terrain that suits them, and takes them away', () => {
    const oasis = paint(undefined, { tool: 'feature', value: 'oasis' })
    expect(oasis).toEqual({ kind: 'province', terrain: 2, token: null, market: null, feature: 'oasis' })
    expect(paint(oasis, { tool: 'terrain', value: 3 })).toMatchObject({ terrain: 3, feature: 'oasis' })
    expect(paint(oasis, { tool: 'feature', value: null })).toEqual({
      kind: 'province',
      terrain: 2,
      token: null,
      market: null,
    })
    expect(paint({ kind: 'water' }, { tool: 'feature', value: null })).toEqual({ kind: 'water' })
    expect(paint({ kind: 'capital' }, { tool: 'bridge' })).toEqual({ kind: 'capital' })
    const island = readLine('map1-1Ip')!.get('a0')
    expect(paint(island, { tool: 'feature', value: 'lake' })).toEqual({
      kind: 'province',
      terrain: 1,
      token: null,
      market: null,
      feature: 'lake',
    })
    expect(paint(island, { tool: 'token', value: '2' })).toMatchObject({ bridges: 'p', token: '2' })
  })
  test('builds bridges from either end, and takes them away from either', () => {
    const line = (grid: Grid | null): string | null => grid && writeLine(grid)
    const grid = readLine('map1-C1Iw/.11')!
    expect(line(span(grid, 'b0', 'b1'))).toBe('map1-C1Iqw/.11')
    expect(line(span(grid, 'b1', 'b0'))).toBe('map1-C1Iqw/.11')
    expect(line(span(grid, 'a0', 'b0'))).toBe('map1-C1Isw/.11')
    expect(line(span(readLine('map1-C1Iqsw/.11')!, 'b1', 'b0'))).toBe('map1-C1Isw/.11')
    expect(line(span(readLine('map1-1Ip1Is')!, 'a0', 'b0'))).toBe('map1-1I1I')
  })
  test('builds none into water, over nothing, far away or where none is needed', () => {
    const grid = readLine('map1-C1Iw/.11')!
    for (const [from, to] of [
      ['b0', 'c0'],
      ['b0', 'c1'],
      ['b1', 'c1'],
      ['b0', 'b0'],
      ['b0', 'z9'],
    ] as const)
      expect(span(grid, from, to), `${from} ${to}`).toBeNull()
  })
  test('drops bridges that lead nowhere any more', () => {
    expect(writeLine(tidy(readLine('map1-C1Ipqrsw/.11')!))).toBe('map1-C1Iqsw/.11')
    expect(writeLine(tidy(readLine('map1-1Op1')!))).toBe('map1-1O1')
  })
})

group('the server prepares', () => {
  test('conquests that bridges decide, and steps that a Jungle makes dearer, like all others', () => {
    const conquests = tables.flatMap(({ table }) => table.choices.filter(({ told }) => told['verb'] === 'conquer'))
    expect(conquests.length).toBeGreaterThan(10)
    for (const { prepare, move } of conquests) expect(prepare, move).toBe('always')
    const steps = tables.flatMap(({ table }) => table.choices.filter(({ told }) => told['verb'] === 'explorer'))
    for (const { told, move } of steps) expect(told['price'], move).toBeGreaterThan(0)
  })
})

group('questions', () => {
  const at = (name: string): Snapshot => fixtures[`./fixtures/${name}.json`]!.table
  test('of a bid and of a Mine are answered on a stepper', () => {
    for (const [name, asked] of [
      ['bid', 'foothill_bid'],
      ['mine', 'mine'],
    ] as const) {
      const table = at(name)
      expect(viewOf(table).asked).toBe(asked)
      const numbers = steps(table).map(({ n }) => n)
      expect(numbers.length, name).toBeGreaterThan(1)
      expect(numbers, name).toEqual([...numbers].sort((a, b) => a - b))
      for (const choice of table.choices) expect(presents(choice, table), choice.move).toBe(/ \d+$/.test(choice.move))
    }
    expect([steppedFrom('foothill_bid'), steppedFrom('mine'), steppedFrom('pay')]).toEqual(['least', 'most', undefined])
  })
  test('whether to pay as much leaves two buttons to the bar', () => {
    const table = at('match')
    expect(table.choices.map(({ move }) => move)).toEqual(['match', 'fail'])
    expect(
      table.choices.some((choice) => presents(choice, table) || choice.about.some((name) => game.shows(name, table))),
    ).toBe(false)
  })
  test('of an Oasis are about cards of the display', () => {
    for (const name of ['oasis', 'reserve']) {
      const table = at(name)
      expect(table.choices.length, name).toBeGreaterThan(1)
      for (const { move, about } of table.choices)
        expect(move === 'done' || about[0]!.startsWith('display:'), move).toBe(true)
    }
  })
  test('of a conquest to an Island come with who goes', () => {
    const table = at('island')
    expect(viewOf(table).asked).toBe('units')
    expect(table.plan!.shown['conquers']).toBe(viewOf(table).asked_about.tile)
  })
})

test('a card that was set aside lies beside the City and is told in words', () => {
  const table = fixtures['./fixtures/reserved.json']!.table
  const view = viewOf(table)
  const card = cardOf(view, `reserve:${view.seat}`)!
  expect(CARDS.has(card)).toBe(true)
  expect(game.shows(`reserve:${view.seat}`, table)).toBe(true)
  for (const language of ['en', 'hu']) {
    const t = translator(language)
    expect(seatWords(t as never, view, view.seat!).join()).toContain(t(nameOf('card', card)))
  }
})

group('words', () => {
  test('name the kind and the bridges of a tile', () => {
    const { tiles, bridges } = viewAt('frontiers-2').map
    const island = tiles.find(({ feature }) => feature === 'island')!
    expect(tileWords(translator('en'), island, bridges)).toMatch(/^Province, terrain 1, Island, .*bridges to c2, d2$/)
    expect(tileWords(translator('hu'), island, bridges)).toMatch(/^Tartomány, terep 1, Sziget, .*hidak ide: c2, d2$/)
    const end = tiles.find(({ id }) => id === 'c2')!
    expect(tileWords(translator('en'), end, bridges)).toContain('bridge to c1')
    expect(tileWords(translator('en'), { ...end, feature: null })).not.toContain('bridge')
  })
  test('of the client are the same in both languages, and all used', () => {
    const ids = (language: string): string[] =>
      [...texts[`./texts/${language}.ftl`]!.matchAll(/^([a-z][a-z0-9_-]*) =/gm)].map((match) => match[1]!)
    const sources = Object.values(
      import.meta.glob<string>('./*.{svelte,ts}', { query: '?raw', import: 'default', eager: true }),
    ).join('\n')
    expect(ids('hu')).toEqual(ids('en'))
    for (const id of ids('en')) expect(sources.includes(`'${id}'`), id).toBe(true)
  })
})

group('the picture', () => {
  const view = viewAt('frontiers-2')
  const places = placesOf(view.map.tiles)
  function drawn(props: Partial<LandProps>): SVGElement {
    const target = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    const shown = mount(Land, {
      target,
      props: { tiles: view.map.tiles, places, bridges: view.map.bridges ?? [], layer: 'ground', ...props },
    })
    const copy = target.cloneNode(true) as SVGElement
    void unmount(shown)
    return copy
  }
  const count = (props: Partial<LandProps>, what: string): number => drawn(props).querySelectorAll(what).length

  test('has a ground and a mark for each special Province, and every bridge', () => {
    const special = view.map.tiles.filter(({ feature }) => feature).length
    expect(count({}, '.soil')).toBe(special)
    expect(count({ layer: 'marks' }, 'circle')).toBe(special)
    expect(count({ layer: 'ways' }, '.deck')).toBe(view.map.bridges!.length)
  })
  test('has a coast around an Island, and around a Lake where something touches it', () => {
    const edges = (tiles: LandProps['tiles']): number =>
      (
        drawn({ tiles, places: placesOf(tiles) })
          .querySelector('.coast')
          ?.getAttribute('d') ?? ''
      ).split('M').length - 1
    const row = (...features: (string | null)[]) =>
      features.map((feature, i) => ({ id: `${'abc'[i]}0`, kind: 'province', feature }))
    expect(edges(row('island', null))).toBe(6)
    expect(edges(row(null, 'lake', null))).toBe(2)
    expect(edges(row(null, 'lake', 'lake'))).toBe(1)
    expect(edges(row('oasis', null))).toBe(0)
  })
  test('says nothing where there is nothing special', () => {
    const plain = view.map.tiles.map(({ feature: _, ...tile }) => tile)
    for (const layer of ['ground', 'ways', 'marks'] as const)
      expect(count({ tiles: plain, bridges: [], layer }, '.soil, .deck, circle')).toBe(0)
  })
})

test('the maps for the editor know their places', () => {
  expect(bridgesOn(layout('frontiers_2')).map((bridge) => bridge.join('-'))).toEqual([
    'c1-d2',
    'c1-c2',
    'd5-d4',
    'd5-e4',
  ])
})
