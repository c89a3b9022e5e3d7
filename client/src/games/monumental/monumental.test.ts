import { readdirSync } from 'node:fs'
import { describe as group, expect, test } from 'vitest'
import { Catalogue } from '../../fluent'
import book from './fixtures/book.json'
import type { Book, LogLine, Snapshot, Text } from '../../protocol'
import {
  abilityText,
  benefitTexts,
  bonusText,
  CARDS,
  cardText,
  LAYOUTS,
  MARKET_TOKENS,
  marketText,
  marketTokenText,
  nameOf,
  oneoffText,
  open,
  POLICIES,
  policyText,
  tokenText,
  warlordClause,
} from './content'
import { look, touched, type Drawn } from './editor/sheet'
import { drawnWords } from './editor/words'
import { boundsOf, outline, WIDTH } from '../../lib/hexmap'
import { landscape, placesOf } from './geometry'
import { broughtIcon, cardIcon, policyIcon } from './icons'
import { game } from './index'
import { legalOn } from './mapping'
import { marchOf } from './march'
import { moments } from './moments'
import { iconOfModules } from './modules'
import { items, presents, steps } from './offers'
import { bits } from './rich'
import { viewOf, type Tile, type View } from './view'
import { cardOf } from './words'

interface Fixture {
  table: Snapshot
  why: object
}
const fixtures = import.meta.glob<Fixture>('./fixtures/*.json', { import: 'default', eager: true })
const fixture = (name: string): Snapshot => fixtures[`./fixtures/${name}.json`]!.table
await open(book as unknown as Book)
const snapshots = Object.entries(fixtures).filter(([, value]) => 'table' in value)
const texts = import.meta.glob<string>(
  [
    './texts/*.ftl',
    '../../../../src/trilithon/games/monumental/{texts,modules/*/texts}/*.ftl',
    '../../../../src/trilithon/kernel/texts/*.ftl',
  ],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)
const sources = (language: string): string[] =>
  Object.entries(texts).flatMap(([file, source]) => (file.endsWith(`/${language}.ftl`) ? [source] : []))

group('the book', () => {
  test('has everything that is in the box', () => {
    const own = [...CARDS.keys()].filter((card) => (iconOfModules(card) ?? broughtIcon(`card:${card}`)) === undefined)
    const policies = POLICIES.filter((policy) => broughtIcon(`policy:${policy}`) === undefined)
    expect([own.length, policies.length, MARKET_TOKENS.size]).toEqual([68, 25, 20])
    expect(CARDS.get('irrigation')!.paid_in).toBe('science')
    expect(nameOf('card', 'nothing')).toEqual({ id: 'monumental-named', args: { name: 'nothing' } })
  })
  test('has all its names and texts in both languages', () => {
    for (const language of ['en', 'hu']) {
      const catalogue = new Catalogue(language, sources(language))
      for (const text of [...Object.values(book.names), ...Object.values(book.texts).flat()])
        expect(catalogue.say(text)).not.toContain('monumental-')
    }
  })
  test('tells what a card does apart from what completing it brings', () => {
    for (const card of CARDS.values()) {
      expect([...bonusText(card), ...abilityText(card.id)]).toEqual(cardText(card.id))
      expect(bonusText(card).map(({ id }) => id)).toEqual(card.bonus ? ['monumental-bonus'] : [])
      expect(abilityText(card.id).map(({ id }) => id)).not.toContain('monumental-bonus')
    }
    for (const id of POLICIES) {
      expect([...abilityText(id), oneoffText(id)]).toEqual(policyText(id))
      expect(oneoffText(id).id).toBe('monumental-oneoff')
    }
  })
  test('knows all things of the fixtures', () => {
    for (const [name, { table }] of snapshots) {
      for (const { civilization, looted, bargains, archive } of viewOf(table).players) {
        expect(warlordClause(civilization).id, name).toMatch(/^monumental-/)
        expect(looted.every((token) => tokenText(token).length === 1 && benefitTexts(token).length === 2)).toBe(true)
        expect(bargains.every(({ token }) => token === null || MARKET_TOKENS.has(token))).toBe(true)
        expect(archive.every((card) => CARDS.has(card))).toBe(true)
      }
      for (const { id } of viewOf(table).markets) expect(marketText(id)).toHaveLength(1)
    }
    for (const id of MARKET_TOKENS.keys()) expect(marketTokenText(id)).toHaveLength(1)
  })
  test('has a picture of each card and Policy', () => {
    const own = [...CARDS.keys()].filter((card) => (iconOfModules(card) ?? broughtIcon(`card:${card}`)) === undefined)
    const policies = POLICIES.filter((policy) => broughtIcon(`policy:${policy}`) === undefined)
    const pictures = [...own.map(cardIcon), ...policies.map(policyIcon)]
    expect(new Set(pictures).size).toBeGreaterThan(pictures.length - 4)
  })
})

group('the map', () => {
  const tiles = viewOf(fixture('act')).map.tiles
  const places = placesOf(tiles)
  test('puts neighbours one width apart', () => {
    for (const place of places.values()) {
      for (const name of place.near) {
        if (name === null) continue
        const other = places.get(name)!
        expect(Math.hypot(place.at.x - other.at.x, place.at.y - other.at.y)).toBeCloseTo(WIDTH, 6)
        expect(other.near).toContain(place.id)
      }
    }
  })
  test('has a coast only where water or nothing is', () => {
    expect(outline(places, () => false)).toBe('')
    const whole = outline(places, () => true).split('M').length
    expect(
      outline(places, (name) => tiles.find((tile) => tile.id === name)!.kind !== 'water').split('M').length,
    ).toBeGreaterThan(whole)
  })
  test('knows what a tile looks like', () => {
    const tile = (kind: Tile['kind'], terrain = 0): Tile => ({ kind, terrain }) as Tile
    expect([
      landscape(tile('water')),
      landscape(tile('capital')),
      landscape(tile('province', 0)),
      landscape(tile('province', 4)),
    ]).toEqual(['water', 'capital', 'plain', 'peak'])
  })
  test('is as large as its tiles', () => {
    expect(boundsOf([places.get('b1')!]).width).toBeCloseTo(WIDTH, 6)
  })
})

group('a conquest that is prepared', () => {
  const plan = { ...fixture('units').plan! }
  test('sends Units from the tiles that the plan names', () => {
    const march = marchOf(plan)!
    const sent = plan.parts.flatMap((part) => part.things).filter(({ n }) => n)
    expect(march.target).toBe(viewOf(fixture('units')).asked_about.tile)
    for (const { target, n } of sent) expect(march.from.get(target.slice(5))!.n).toBeGreaterThanOrEqual(n)
  })
  test('counts the Warlord with the Soldiers of its tile', () => {
    const shown = { conquers: 'c3', warlord: 'b1' }
    const thing = { told: {}, target: 'tile:b1', what: 'soldier', n: 2, most: 3, fewer: null, more: null, click: null }
    const part = { asked: 'units', question: plan.title, options: [], things: [{ ...thing, label: plan.title }] }
    expect(marchOf({ ...plan, shown, parts: [part] })).toEqual({
      target: 'c3',
      from: new Map([['b1', { n: 3, lord: true }]]),
    })
  })
  test('is no other plan', () => {
    expect(marchOf({ ...plan, shown: {} })).toBeNull()
    expect(marchOf(null)).toBeNull()
  })
})

group('the City', () => {
  test('tells which card a thing is', () => {
    const view = viewOf(fixture('act'))
    expect(cardOf(view, 'basic:workshop')).toBe('workshop')
    expect(cardOf(view, 'display:1')).toBe(view.display.flat()[0])
    expect(cardOf(view, 'tile:a0')).toBeNull()
  })
})

group('answers', () => {
  test('all have a place: on the table, as an offer, or in the bar', () => {
    for (const [file, { table }] of snapshots) {
      const view = viewOf(table)
      if (!table.choices.length) continue
      const offered = new Set([
        ...items(table).map((item) => item.choice.move),
        ...steps(table).map((step) => step.choice.move),
      ])
      for (const choice of table.choices) {
        if (presents(choice, table) && view.asked !== 'units')
          expect(offered.has(choice.move), `${file}: ${choice.move}`).toBe(true)
      }
    }
  })
  test('on the map are sorted by what they do', () => {
    const all = ['act', 'act-two', 'act-four'].map((file) => legalOn(fixture(file).choices))
    for (const kind of ['conquer', 'steps', 'pick'] as const)
      expect(
        all.some((legal) => legal[kind].size > 0),
        kind,
      ).toBe(true)
  })
})

group('the texts', () => {
  const own = (language: string): string => texts[`./texts/${language}.ftl`]!
  const ids = (source: string): string[] =>
    [...source.matchAll(/^([a-z][a-z0-9_-]*) =/gm)].map((match) => match[1]!).sort()
  test('are the same in both languages', () => {
    expect(ids(own('hu'))).toEqual(ids(own('en')))
  })
  test('are all there, and all used', () => {
    const sourceFiles = import.meta.glob<string>(['./*.{svelte,ts}', './editor/*.{svelte,ts}', '!./*.test.ts'], {
      query: '?raw',
      import: 'default',
      eager: true,
    })
    const whole = Object.values(sourceFiles).join('\n')
    const known = new Set(ids(own('en')))
    for (const [, id] of whole.matchAll(/'(monumental-ui-[a-z0-9-]+)'/g)) expect(known.has(id!), id).toBe(true)
    for (const id of known) {
      const stem = id.replace(/-[a-z0-9]+$/, '-')
      expect(
        whole.includes(id) || whole.includes(`${stem}\${`) || /^monumental-(shelf|option)-|-about-/.test(id),
        id,
      ).toBe(true)
    }
  })
  test('say every label, question and line of the log', () => {
    for (const language of ['en', 'hu']) {
      const catalogue = new Catalogue(language, sources(language))
      for (const [, { table }] of snapshots) {
        for (const text of [
          table.question,
          ...table.choices.map((choice) => choice.label),
          ...table.log.map((line) => line.text),
        ]) {
          expect(catalogue.say(text)).not.toContain('monumental-')
        }
      }
    }
  })
  test('draw resources in any language', () => {
    for (const language of ['en', 'hu']) {
      const catalogue = new Catalogue(language, sources(language))
      const t = (message: string | { id: string; args: object }, args = {}): string =>
        catalogue.say(typeof message === 'string' ? { id: message, args } : (message as never))
      const found = bits(t as never, book.texts['card:market']![0]!)
      expect(found.filter((bit) => typeof bit === 'object')).toEqual([
        { resource: 'gold', n: 1 },
        { resource: 'production', n: 1 },
        { resource: 'science', n: 1 },
        { resource: 'military', n: 1 },
      ])
    }
  })
})

group('the editor', () => {
  const province: Drawn = { id: 'a0', kind: 'province', terrain: 1, token: 2, market: null, feature: null }
  const waiting = (brush: string, value: number | string | boolean | null, ...at: string[]) => ({
    ...{ brush, value, at },
    gesture: 0,
  })
  test('shows a stroke at once as the look of its brush', () => {
    expect(touched([province], [waiting('terrain', 3, 'a0')])).toEqual([{ ...province, terrain: 3 }])
    expect(touched([province], [waiting('token', 'free_city', 'a0')])).toEqual([{ ...province, token: 'free_city' }])
    expect(touched([province], [waiting('market', true, 'a0')])).toEqual([{ ...province, market: true }])
    expect(touched([province], [waiting('water', null, 'a0', 'b0')]).map(({ kind }) => kind)).toEqual([
      'water',
      'water',
    ])
    expect(touched([province], [waiting('erase', null, 'a0')])).toEqual([])
    expect(touched([province], [waiting('erase', null, 'a0'), waiting('capital', null, 'a0')])).toEqual([
      { id: 'a0', kind: 'capital' },
    ])
  })
  test('does not know what becomes of an empty cell that nothing is said about but a token', () => {
    expect(touched([], [waiting('token', 1, 'c0'), waiting('feature', null, 'c0')])).toEqual([])
    expect(touched([province], [waiting('bridge', null, 'a0', 'b0')]).map(({ id }) => id)).toEqual(['a0'])
    expect(look({ brush: 'erase' })).toBeNull()
  })
  test('tells what lies on a cell', () => {
    const t = (id: unknown, args?: object): string => `${String(id)}${args ? Object.values(args).join() : ''}`
    expect(drawnWords(t as never, { ...province, token: 'free_city', market: true })).toBe(
      'monumental-ui-tile-province1, monumental-free-city, monumental-ui-editor-market',
    )
    expect(drawnWords(t as never, { id: 'a0', kind: 'water' })).toBe('monumental-ui-tile-water')
    expect(drawnWords(t as never, undefined)).toBe('monumental-ui-editor-nothing')
  })
  test('offers the maps of the game', () => {
    expect(LAYOUTS.map(({ seats }) => seats).sort()).toEqual([2, 2, 3, 3, 4, 4, 5, 5])
  })
})

test('things are shown, or their words are buttons', () => {
  const table = fixture('act')
  expect(game.shows('tile:a0', table)).toBe(true)
  expect(game.shows(`city:${table.seat}:b2`, table)).toBe(true)
  expect(game.shows('end', table)).toBe(false)
  expect(game.shows('held:1', fixture('effect'))).toBe(false)
})

test('fixtures cover most questions', () => {
  expect(new Set(snapshots.map(([, { table }]) => viewOf(table).asked)).size).toBeGreaterThan(20)
  expect(readdirSync('src/games/monumental/fixtures').length).toBeGreaterThan(24)
})

group('moments', () => {
  const table = fixture('act')
  const t = (message: Text | string, args: Text['args'] = {}): string =>
    typeof message === 'string' ? `${message} ${JSON.stringify(args)}` : message.id
  const of = (fresh: LogLine[], change: Partial<Snapshot> = {}): ReturnType<typeof moments> =>
    moments({ fresh, table: { ...table, log: [...table.log, ...fresh], ...change }, previous: table, t })
  const line = (id: string, seat: number | null, args: Text['args'] = {}): LogLine => ({
    ply: table.ply,
    seat,
    text: { id: `monumental-log-${id}`, args },
  })
  const other = (table.seat! + 1) % table.seats.length

  const before = (change: (view: View) => void): Snapshot => {
    const copy = structuredClone(table)
    change(viewOf(copy))
    return copy
  }
  test('tell of an era when its first cards are dealt, once', () => {
    const earlier = before((view) => {
      view.deck.era = '1'
      view.deck.left += 1
    })
    const later = before((view) => (view.deck.era = '3'))
    expect(moments({ fresh: [], table: later, previous: earlier, t })[0]!.title).toContain('monumental-deck-3')
    expect(moments({ fresh: [], table: later, previous: later, t })).toEqual([])
    expect(moments({ fresh: [], table: earlier, previous: later, t })).toEqual([]) // taken back
  })
  test('tell of the last turns and of the end, the winner first', () => {
    expect(of([line('last-card', null, { n: 3 })])[0]!.lines).toHaveLength(1)
    const places = table.seats.map((_, seat) => (seat === other ? 1 : 2))
    const [over] = of([line('over', null, { n: 30 })], { over: true, places })
    expect(over!.lines.map(({ seat }) => seat)[0]).toBe(other)
    expect(over!.lines).toHaveLength(table.seats.length)
  })
  test("tell of a Province that was lost, and of nobody else's", () => {
    const seat = (number: number): Text => ({ id: 'seat', args: { number: number + 1 } })
    expect(of([line('conquered-from', other, { loser: seat(table.seat!), player: seat(other) })])[0]!.title).toContain(
      'lost',
    )
    expect(of([line('conquered-from', table.seat, { loser: seat(other), player: seat(table.seat!) })])).toEqual([])
  })
  test('tell shortly of Wonders and Policies of others', () => {
    const wonder = [...CARDS.values()].find((card) => card.kind === 'wonder')!.id
    const policy = POLICIES[0]!
    const built = before((view) => {
      const land = view.map.tiles.find((tile) => tile.kind === 'province')!
      land.owner = other
      land.wonder = wonder
    })
    const developed = before((view) => (view.players[other]!.developed = [policy]))
    const none = before((view) => {
      for (const tile of view.map.tiles) tile.wonder = null
      view.players[other]!.developed = []
    })
    const news = (now: Snapshot, line: LogLine): ReturnType<typeof moments> =>
      moments({ fresh: [line], table: now, previous: none, t })
    expect(news(built, line('completed-wonder', other))[0]).toMatchObject({ brief: true, icon: cardIcon(wonder) })
    expect(news(none, line('completed-wonder', table.seat))).toEqual([])
    expect(news(developed, line('developed', other))[0]).toMatchObject({ brief: true, icon: policyIcon(policy) })
  })
})

test('rounds are chapters', () => {
  expect(game.chapter!({ ply: 1, seat: 0, text: { id: 'monumental-log-turn', args: { n: 3 } } })).toEqual({
    id: 'monumental-ui-round',
    args: { n: 3 },
  })
  expect(game.chapter!({ ply: 1, seat: 0, text: { id: 'monumental-log-gained', args: {} } })).toBe(false)
})
