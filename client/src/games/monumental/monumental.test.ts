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
  MARKET_TOKENS,
  marketText,
  marketTokenText,
  nameOf,
  oneoffText,
  open,
  paidIn,
  POLICIES,
  policyText,
  tokenText,
  warlordClause,
} from './content'
import { field, layouts, opposite, paint, readLine, roomy, writeLine } from './editing'
import { boundsOf, outline, WIDTH } from '../../lib/hexmap'
import { landscape, placesOf } from './geometry'
import { cardIcon, policyIcon } from './icons'
import { game } from './index'
import { legalOn } from './mapping'
import { marchOf } from './march'
import { moments } from './moments'
import { items, presents, steps } from './offers'
import { bits } from './rich'
import { leaders, viewOf, type Tile, type View } from './view'
import { cardOf } from './words'

interface Fixture {
  table: Snapshot
  why: object
}
const fixtures = import.meta.glob<Fixture>('./fixtures/*.json', { import: 'default', eager: true })
const fixture = (name: string): Snapshot => fixtures[`./fixtures/${name}.json`]!.table
open(book as unknown as Book)
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
    expect([CARDS.size, POLICIES.length, MARKET_TOKENS.size]).toEqual([68, 25, 20])
    expect(paidIn(CARDS.get('irrigation')!)).toBe('science')
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
    const pictures = [...[...CARDS.keys()].map(cardIcon), ...POLICIES.map(policyIcon)]
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

test('those with the most lead, but never with nothing', () => {
  const view = viewOf(fixture('act'))
  for (const count of ['provinces', 'knowledge', 'wonders', 'policies'] as const) {
    const most = Math.max(...view.players.map((player) => player.counts[count]))
    for (const seat of leaders(view, count)) expect(view.players[seat]!.counts[count]).toBe(most)
  }
  const none = {
    ...view,
    players: view.players.map((player) => ({ ...player, counts: { ...player.counts, wonders: 0 } })),
  }
  expect(leaders(none, 'wonders').size).toBe(0)
})

group('the texts', () => {
  const own = (language: string): string => texts[`./texts/${language}.ftl`]!
  const ids = (source: string): string[] =>
    [...source.matchAll(/^([a-z][a-z0-9_-]*) =/gm)].map((match) => match[1]!).sort()
  test('are the same in both languages', () => {
    expect(ids(own('hu'))).toEqual(ids(own('en')))
  })
  test('are all there, and all used', () => {
    const sourceFiles = import.meta.glob<string>(['./*.svelte', './*.ts', '!./*.test.ts'], {
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
  test('reads and writes maps in one line', () => {
    const line = 'map1-.Cw/01fm2an/C'
    expect(writeLine(readLine(line)!)).toBe(line)
    expect(readLine(line)!.get('b1')).toEqual({ kind: 'province', terrain: 1, token: 'f', market: true })
    expect([readLine('map2-C'), readLine('map1-x'), readLine('C')]).toEqual([null, null, null])
    expect(writeLine(new Map())).toBe('map1-')
    expect(writeLine(roomy(readLine(line)!))).toBe(line)
  })
  test('has the maps of the game', () => {
    expect(layouts().length).toBe(6)
    for (const layout of layouts()) {
      expect([...layout.grid.values()].filter((cell) => cell.kind === 'capital').length).toBe(layout.seats)
      expect(readLine(writeLine(layout.grid))).toEqual(layout.grid)
    }
  })
  test('paints', () => {
    const province = paint(undefined, { tool: 'terrain', value: 3 })
    expect(province).toEqual({ kind: 'province', terrain: 3, token: null, market: null })
    expect(paint(province, { tool: 'token', value: '2' })).toMatchObject({ terrain: 3, token: '2' })
    expect(paint(province, { tool: 'market', value: true })).toMatchObject({ market: true })
    expect(paint({ kind: 'water' }, { tool: 'token', value: '2' })).toEqual({ kind: 'water' })
    expect(paint(province, { tool: 'erase' })).toBeUndefined()
  })
  test('turns by half a turn', () => {
    const { columns, rows } = field(layouts()[0]!.grid)
    expect(rows % 2).toBe(1)
    expect(opposite('a0', columns, rows)).toBe(`${'abcdefgh'[columns - 1]}${rows - 1}`)
    expect(opposite(opposite('b1', columns, rows)!, columns, rows)).toBe('b1')
  })
})

test('things are shown, or their words are buttons', () => {
  const table = fixture('act')
  expect(game.shows('tile:a0', table)).toBe(true)
  expect(game.shows(`city:${table.seat}:b2`, table)).toBe(true)
  expect(game.shows('end', table)).toBe(false)
  expect(game.shows('held:1', fixture('effect'))).toBe(false)
})

test('Gold and then Culture decide between equal points', () => {
  const table = fixture('over')
  const [gold, culture] = game.tieBreaks!(table)
  expect(gold!.values).toEqual(viewOf(table).players.map((player) => player.goods.gold))
  expect(culture!.values).toHaveLength(table.seats.length)
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
