import { describe as group, expect, test } from 'vitest'
import { placesOf } from '../../geometry'
import { CARDS, nameOf } from '../../content'
import { game } from '../../index'
import { FEATURES, featureRule, MODULES, steppedFrom, type LandProps } from '../../modules'
import { presents, steps } from '../../offers'
import { seatWords } from '../../seats'
import { viewOf } from '../../view'
import { cardOf, tileWords } from '../../words'
import { drawn, fixturesOf, translator } from '../../testing'
import { KINDS } from './features'
import { module } from './index'
import Land from './Land.svelte'

const { tables, tableAt, viewAt } = await fixturesOf('provinces')

group('the kinds', () => {
  test('are ten, each with its picture', () => {
    expect(KINDS.length).toBe(10)
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

test('the maps of the module are two for each number of players', () => {
  expect(module.layouts!.map(({ seats }) => seats)).toEqual([2, 2, 3, 3, 4, 4, 5, 5])
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
  const at = tableAt
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
  const table = tableAt('reserved')
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
    const texts = import.meta.glob<string>('./texts/*.ftl', { query: '?raw', import: 'default', eager: true })
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
  const land = (props: Partial<LandProps>): HTMLElement =>
    drawn(Land, { tiles: view.map.tiles, places, bridges: view.map.bridges ?? [], layer: 'ground', ...props })
  const count = (props: Partial<LandProps>, what: string): number => land(props).querySelectorAll(what).length

  test('has a ground and a mark for each special Province, and every bridge', () => {
    const special = view.map.tiles.filter(({ feature }) => feature).length
    expect(count({}, '.soil')).toBe(special)
    expect(count({ layer: 'marks' }, 'circle')).toBe(special)
    expect(count({ layer: 'ways' }, '.deck')).toBe(view.map.bridges!.length)
  })
  test('has a coast around an Island, and around a Lake where something touches it', () => {
    const edges = (tiles: LandProps['tiles']): number =>
      (
        land({ tiles, places: placesOf(tiles) })
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
