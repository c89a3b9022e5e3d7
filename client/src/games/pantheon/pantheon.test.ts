import { readdirSync } from 'node:fs'
import { describe as group, expect, test } from 'vitest'
import { Catalogue } from '../../fluent'
import type { Proposal, Way } from '../contract'
import type { Book, LogLine, Snapshot, Text } from '../../protocol'
import { around, nameOfCell } from '../../lib/hex'
import { bounds, COAST, HEXES, hexesOf, isLand, LIST, R, threads, WIDTH } from './board'
import { levels, pathOf, payments, placements } from './choices'
import {
  BONUS,
  CARD_STEPS,
  COLUMN_RATE,
  costTexts,
  effectTexts,
  END_POINTS,
  GODS,
  LOOT,
  nameOf,
  NATIONS,
  open,
  traitTexts,
} from './content'
import { game } from './index'
import { moments } from './moments'
import { Preview } from './preview.svelte'
import { CARDS, inOrder, networkOf, piecesOf, SACRIFICES, viewOf } from './view'
import { arrivals, walk } from './walking'
import book from './fixtures/book.json'
import { shortText } from './words'

interface Fixture {
  table: Snapshot
  why: object
}
const fixtures = import.meta.glob<Fixture>('./fixtures/*.json', { import: 'default', eager: true })
const fixture = (name: string): Snapshot => fixtures[`./fixtures/${name}.json`]!.table
const texts = import.meta.glob<string>(
  [
    './texts/*.ftl',
    '../../../../src/trilithon/games/pantheon/texts/*.ftl',
    '../../../../src/trilithon/kernel/texts/*.ftl',
  ],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)
open(book as unknown as Book)
const snapshots = Object.entries(fixtures).filter(([, value]) => 'table' in value)

group('the book', () => {
  test('has everything that is in the box', () => {
    expect([GODS.size, LOOT.size, BONUS.size, NATIONS.length]).toEqual([11, 11, 6, 8])
    expect([CARD_STEPS, END_POINTS]).toEqual([2, 3])
    expect(COLUMN_RATE).toHaveLength(13)
    expect(costTexts('vinthrad').map(({ id }) => id)).toEqual(['pantheon-cost'])
    for (const nation of NATIONS) expect(traitTexts(nation).length).toBeGreaterThan(0)
    for (const card of CARDS) expect(nameOf('card', card).id).toBe(`pantheon-card-${card.replace('_', '-')}`)
    expect(nameOf('god', 'nobody')).toEqual({ id: 'pantheon-named', args: { name: 'nobody' } })
  })
  test('has all its names and texts in both languages', () => {
    for (const language of ['en', 'hu']) {
      const catalogue = new Catalogue(language, sources(language))
      for (const text of [...Object.values(book.names), ...Object.values(book.texts).flat()])
        expect(catalogue.say(text)).not.toContain('pantheon-')
    }
  })
  test('has a short text for every effect on a tile', () => {
    const english = new Catalogue('en', sources('en'))
    for (const [kind, tiles] of [
      ['god', GODS],
      ['loot', LOOT],
    ] as const) {
      for (const tile of tiles.values()) {
        const text = shortText(tile.effects[0])
        expect(text && english.has(text.id), tile.id).toBe(true)
        expect(effectTexts(kind, tile.id).length).toBeGreaterThan(0)
      }
    }
  })
})

group('the board', () => {
  test('has the hexes of the rules', () => {
    const count = (use: string): number => LIST.filter((hex) => hex.use === use).length
    expect([LIST.length, count('water'), count('start'), count('loot'), count('column'), count('plain')]).toEqual([
      228, 70, 8, 40, 36, 74,
    ])
    expect(HEXES.get('c6')).toMatchObject({ use: 'start', nation: 'iberia' })
    expect(HEXES.get('b0')).toMatchObject({ use: 'loot', nation: 'gallia', mark: 4 })
    for (const nation of NATIONS)
      expect(
        hexesOf(nation)
          .map((hex) => hex.mark)
          .sort(),
      ).toEqual([0, 0, 0, 0, 3, 4])
  })
  test('names cells as the rules do', () => {
    expect([nameOfCell(0, 0), nameOfCell(7, 5), nameOfCell(18, 11), nameOfCell(26, 1)]).toEqual([
      'a0',
      'h5',
      's11',
      'aa1',
    ])
  })
  test('puts neighbours one width apart', () => {
    for (const hex of LIST) {
      for (const name of hex.near) {
        if (name === null) continue
        const other = HEXES.get(name)!
        expect(Math.hypot(hex.at.x - other.at.x, hex.at.y - other.at.y)).toBeCloseTo(WIDTH, 6)
        expect(other.near).toContain(hex.name)
      }
    }
    expect(around(1, 1)).toEqual([
      [2, 0],
      [2, 1],
      [2, 2],
      [1, 2],
      [0, 1],
      [1, 0],
    ])
  })
  test('draws a coast between land and water only', () => {
    const edges = LIST.filter(isLand).flatMap((hex) =>
      hex.near.filter((name) => name !== null && !isLand(HEXES.get(name)!)),
    )
    expect(COAST.match(/M/g)).toHaveLength(edges.length)
    expect(bounds([HEXES.get('a0')!])).toEqual({ x: -WIDTH / 2, y: -R, width: WIDTH, height: 2 * R })
  })
  test('threads a network from the temple', () => {
    expect(threads(new Set(['d6']), 'c6').match(/M/g)).toHaveLength(1)
    expect(threads(new Set(['d6', 'a0']), 'c6').match(/M/g)).toHaveLength(1)
  })
})

group('choices', () => {
  test('of hexes have prices and jumps', () => {
    const found = placements(fixture('place-jump').choices)
    expect([...found.values()].some((placement) => placement.jump)).toBe(true)
    expect([...found.values()].some((placement) => !placement.jump)).toBe(true)
    for (const placement of found.values()) expect([1, 2]).toContain(placement.price)
    expect(placements(fixture('free-column').choices).values().next().value).toMatchObject({ kind: 'column', price: 0 })
  })
  test('of a proposal become a path', () => {
    const told = [
      { verb: 'move' },
      { verb: 'cards', amount: 2, steps: 5 },
      { verb: 'foot', hex: 'h5', price: 1, jump: false },
      { verb: 'column', hex: 'h6', price: 1, jump: true },
      { verb: 'stop' },
    ]
    const { steps, cards, money } = pathOf({ told })
    expect(steps.map(({ kind, hex, jump }) => [kind, hex, jump])).toEqual([
      ['foot', 'h5', false],
      ['column', 'h6', true],
    ])
    expect([cards, money]).toEqual([2, 0])
    const bought = [{ verb: 'buy' }, { verb: 'coin', amount: 1 }, { verb: 'coin', amount: 3 }, { verb: 'paid' }]
    expect(pathOf({ told: bought })).toMatchObject({ cards: 0, money: 4 })
  })
  test('of payment come in the order of the server, from a plan or from what is asked', () => {
    for (const name of ['pay', 'revealed']) {
      const table = fixture(name)
      const ways = payments(table, table.plan)
      expect(ways).toHaveLength(table.choices.filter(({ told }) => told['verb'] === 'sacrifice').length)
      const cards = ways.map((way) => way.cards)
      expect(cards).toEqual([...cards].sort((a, b) => a - b))
    }
    const { plan } = fixture('pay')
    expect(payments(fixture('pay'), plan)[0]!.moves).toEqual(plan!.moves)
  })
  test('of tiles by kind and level', () => {
    const { shop } = viewOf(fixture('buy'))
    for (const kind of SACRIFICES) {
      const affordable = shop!.tiles[kind].filter((tile) => tile.affordable).map(({ level }) => level)
      expect([...levels(fixture('buy').choices, kind).keys()]).toEqual(affordable)
    }
    expect(levels(fixture('upgrade').choices, 'priests').size).toBe(1)
  })
  test('are all shown, on the table or in the bar', () => {
    for (const [name, { table }] of snapshots) {
      for (const choice of table.choices) {
        const shown = choice.about.some((target) => game.shows(target, table))
        const words = choice.about.every((target) => /^(stop|action:|pile|gods_stack|bank:)/.test(target))
        expect(shown || words, `${name}: ${choice.move}`).toBe(true)
      }
    }
  })
})

group('the view', () => {
  test('has pieces, networks and hands', () => {
    const view = viewOf(fixture('place'))
    const pieces = piecesOf(view)
    expect(new Set(pieces.map((piece) => piece.key)).size).toBe(pieces.length)
    expect(networkOf(view, view.seat!).size).toBeGreaterThan(0)
    expect(inOrder({ temples: 1, movement: 2, dancers: 0 })).toEqual([
      ['movement', 2],
      ['temples', 1],
    ])
    expect(CARDS).toHaveLength(10)
  })
  test('tells which pieces have come', () => {
    const before = viewOf(fixture('watch'))
    const now = viewOf(fixture('watch-after'))
    const fresh = piecesOf(now).filter((piece) => !piecesOf(before).some((old) => old.key === piece.key))
    expect([...arrivals(before, now).keys()]).toEqual(fresh.map((piece) => piece.key))
    expect(arrivals(null, now).size).toBe(0)
  })
  test('lets pieces walk in and fade out', () => {
    const said = (arrival: Parameters<typeof walk>[1]): string =>
      walk(document.createElement('i'), arrival).css!(0.5, 0.5)
    expect(said({ dx: 10, dy: 4, delay: 0 })).toContain('translate(5px, -6px)')
    for (const none of [null, {}]) expect(said(none)).toBe('opacity: 0.5')
  })
})

group('a preview', () => {
  const proposal = (target: string): Proposal => ({ target, moves: [], labels: [], about: [], told: [], why: null })
  test('shows the way to what is pointed at last, and the one before until then', async () => {
    const asked: string[] = []
    let answer: (way: Way) => void = () => {}
    const preview = new Preview((target) => {
      asked.push(target)
      return new Promise((resolve) => (answer = resolve))
    })
    const found = async (target: string): Promise<void> => {
      answer({ proposal: proposal(target), refusal: null })
      await new Promise((resolve) => setTimeout(resolve))
    }
    preview.show('hex:a1', 1)
    expect(preview.renewing).toBe(true)
    await found('hex:a1')
    expect([preview.way?.target, preview.renewing]).toEqual(['hex:a1', false])
    for (const target of ['hex:b1', 'hex:c1', 'hex:d1']) preview.show(target, 1)
    expect([preview.way?.target, preview.renewing]).toEqual(['hex:a1', true])
    await found('hex:b1')
    expect(preview.way?.target).toBe('hex:a1')
    await found('hex:d1')
    expect([preview.way?.target, preview.renewing]).toEqual(['hex:d1', false])
    expect(asked).toEqual(['hex:a1', 'hex:b1', 'hex:d1'])
    preview.show('hex:d1', 2)
    expect(preview.way).toBeNull() // another table: the way may be another one
    await found('hex:d1')
    preview.show(null, 2)
    expect([preview.way?.target, preview.renewing]).toEqual(['hex:d1', false]) // perhaps it is on its way to the next
    await new Promise((resolve) => setTimeout(resolve, 120))
    expect(preview.way).toBeNull()
  })
})

group('moments', () => {
  const table = fixture('choose')
  const t = (message: Text | string): string => (typeof message === 'string' ? message : message.id)
  const of = (fresh: LogLine[], change: Partial<Snapshot> = {}): ReturnType<typeof moments> =>
    moments({ fresh, table: { ...table, ...change }, previous: table, t })
  const line = (id: string, seat: number | null, args: Text['args'] = {}): LogLine => ({
    ply: 9,
    seat,
    text: { id: `pantheon-log-${id}`, args },
  })

  test('tell of the end of an epoch, its scoring and the next nation', () => {
    const [epoch] = of(table.log)
    expect(epoch!.lines.map((one) => one.seat)).toEqual([
      ...table.log.filter((one) => /ended-epoch|stalled|scored/.test(one.text.id)).map((one) => one.seat),
      null,
    ])
    expect(epoch!.lines.at(-1)!.words).toContain('pantheon-effect-choose')
  })
  test('tell of the final scoring', () => {
    expect(of([line('scored', 0), line('scored', 1)], { over: true })[0]!.lines).toHaveLength(2)
    expect(of([line('display', null)], { over: true })).toEqual([])
  })
  test('tell of a god that came from the stack or to others, not of one that was paid for', () => {
    const god = { god: { id: 'pantheon-god-gadicea', args: {} } }
    expect(of([line('gained-god', table.seat, god)])[0]!.lines[0]!.words).toContain('more-draws')
    expect(of([line('sacrificed', table.seat, god), line('gained-god', table.seat, god)])).toEqual([])
    expect(of([line('sacrificed', 2, god), line('gained-god', 2, god)])[0]).toMatchObject({ brief: true })
  })
})

group('the texts', () => {
  const own = (language: string): string => texts[`./texts/${language}.ftl`]!
  const ids = (source: string): string[] =>
    [...source.matchAll(/^([a-z][a-z0-9_-]*) =/gm)].map((match) => match[1]!).sort()
  test('are the same in both languages', () => {
    expect(ids(own('hu'))).toEqual(ids(own('en')))
  })
  const files = import.meta.glob<string>(['./*.svelte', './*.ts', '!./*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  test('are all there', () => {
    const known = new Set(ids(own('en')))
    for (const [file, source] of Object.entries(files)) {
      for (const [, id] of source.matchAll(/'(pantheon-ui-[a-z-]+)'/g))
        expect(known.has(id!), `${file}: ${id}`).toBe(true)
    }
  })
  test('are all used', () => {
    const all = Object.values(files).join('\n')
    const parts = [...all.matchAll(/pantheon-ui-[a-z-]*(?=\$\{)/g)].map(([part]) => part)
    for (const id of ids(own('en')))
      if (id.startsWith('pantheon-ui-'))
        expect(all.includes(`'${id}'`) || parts.some((part) => id.startsWith(part)), id).toBe(true)
  })
  test('say every label and question of the fixtures', () => {
    for (const language of ['en', 'hu']) {
      const catalogue = new Catalogue(language, sources(language))
      for (const [, { table }] of snapshots) {
        for (const text of [table.question, ...table.choices.map((choice) => choice.label)])
          expect(catalogue.say(text)).not.toContain('pantheon-')
      }
    }
  })
})

function sources(language: string): string[] {
  return Object.entries(texts).flatMap(([file, source]) => (file.endsWith(`/${language}.ftl`) ? [source] : []))
}

test('fixtures cover every question', () => {
  const asked = new Set(snapshots.map(([, { table }]) => viewOf(table).asked))
  expect(asked.size).toBe(19) // 18 questions, and none when the game is over
  expect(readdirSync('src/games/pantheon/fixtures').length).toBeGreaterThan(20)
})
