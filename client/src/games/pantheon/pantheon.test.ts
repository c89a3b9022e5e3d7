import { readdirSync } from 'node:fs'
import { describe as group, expect, test } from 'vitest'
import { Catalogue } from '../../fluent'
import type { Book, Choice, LogLine, Snapshot, Text } from '../../protocol'
import { around, nameOfCell } from '../../lib/hex'
import { bounds, COAST, HEXES, hexesOf, isLand, LIST, R, threads, WIDTH } from './board'
import { helpful, missing, unlocked } from './calculator'
import { levels, moneyFor, outlay, path, payments, placements, scale, sums } from './choices'
import {
  BIG_FOOT_STEPS,
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
  nextRate,
  open,
  PIECE_PRICE,
  TILE_PRICE,
  TOP_LEVEL,
  traitTexts,
} from './content'
import { remember } from './gone'
import { game } from './index'
import { moments } from './moments'
import { CARDS, inOrder, networkOf, ownPlayer, piecesOf, viewOf, type OpenGod, type Player } from './view'
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
    expect(TILE_PRICE).toEqual([0, 1, 3, 6, 10])
    expect([CARD_STEPS, BIG_FOOT_STEPS, PIECE_PRICE, END_POINTS, TOP_LEVEL]).toEqual([2, 1, 1, 3, 4])
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
  test('says where the rate of columns rises', () => {
    expect(nextRate(3)).toEqual({ at: 4, rate: 2 })
    expect(nextRate(7)).toEqual({ at: 8, rate: 3 })
    expect(nextRate(11)).toEqual({ at: 12, rate: 4 })
    expect(nextRate(12)).toBeNull()
    expect(COLUMN_RATE).toHaveLength(13)
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
    expect(path(['move', 'cards 2', 'foot h5', 'column h6', 'stop'])).toEqual([
      { kind: 'foot', hex: 'h5' },
      { kind: 'column', hex: 'h6' },
    ])
    expect(outlay(['move', 'cards 2', 'foot h5'])).toEqual({ cards: 2, money: 0 })
    expect(outlay(['buy', 'coin 1', 'coin 3', 'paid'])).toEqual({ cards: 0, money: 4 })
  })
  test('of money lose as little as possible, and that with few cards', () => {
    const hand = { money_1: 2, money_2: 1, money_5: 1, priests: 3 }
    expect(moneyFor(hand, 0)).toEqual([])
    expect(moneyFor(hand, 2)).toEqual([2])
    expect(moneyFor(hand, 3)).toEqual([2, 1])
    expect(moneyFor({ money_5: 1, money_2: 2 }, 3)).toEqual([2, 2])
    expect(moneyFor(hand, 10)).toBeNull()
  })
  test('of payment come cheapest first', () => {
    const table = fixture('pay')
    const ways = payments(table.choices, ownPlayer(viewOf(table)))
    expect(ways).toHaveLength(table.choices.length)
    const cards = ways.map((way) => way.cards)
    expect(cards).toEqual([...cards].sort((a, b) => a - b))
    expect(ways[0]!.parts.map((part) => part.number)).toEqual(
      viewOf(table).gods.on_board.find(
        (god) => god && nameOf('god', god.id).id === (table.question.args['god'] as Text).id,
      )!.cost,
    )
  })
  test('of payment spare the rare kinds', () => {
    const way = (move: string): Choice => ({
      move,
      label: { id: 'x', args: {} },
      about: [],
      closes: true,
      final: false,
      losses: [],
    })
    const player = {
      sacrifices: { offerings: 0, priests: 0, dancers: 0, temples: 0 },
      hand: { offerings: 1, dancers: 5 },
    }
    const ways = payments([way('sacrifice 1:offerings'), way('sacrifice 1:dancers')], player as never)
    expect(ways[0]!.choice.move).toBe('sacrifice 1:dancers')
  })
  test('of money: every sum with the fewest cards', () => {
    const found = sums({ money_1: 3, money_2: 1, money_4: 1 })
    expect([...found.keys()]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(found.get(2)).toEqual([2])
    expect(found.get(9)).toHaveLength(5)
  })
  test('of numbers are in order', () => {
    const cards = scale(fixture('cards').choices).map(({ n }) => n)
    expect(cards).toEqual(cards.map((_, n) => n))
    expect(cards.length).toBeGreaterThan(2)
    const swaps = scale(fixture('swap').choices).map(({ n }) => n)
    expect(swaps).toEqual([...swaps].sort((a, b) => a - b))
    expect(swaps).toContain(0)
  })
  test('of tiles by kind and level', () => {
    expect([...levels(fixture('buy').choices, 'offerings').keys()]).toEqual([3, 4])
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

group('the calculator', () => {
  const player = (hand: Player['hand'], levels: Partial<Player['sacrifices']> = {}): Player =>
    ({ hand, sacrifices: { offerings: 0, priests: 0, dancers: 0, temples: 0, ...levels } }) as Player
  const god = (...cost: number[]): OpenGod => ({ id: 'x', cost, cards_only: false })
  test('finds what is missing, with another kind for every number', () => {
    expect(missing(god(4, 1), player({ temples: 4, priests: 1 }))).toBe(0)
    expect(missing(god(4, 1), player({ temples: 5 }))).toBe(1)
    expect(missing(god(3, 3), player({ temples: 2, priests: 1 }, { priests: 2 }))).toBe(1)
    expect(missing({ ...god(2), cards_only: true }, player({ priests: 1 }, { priests: 4 }))).toBe(1)
  })
  test('finds the cheapest tile that helps, and all gods that a tile opens', () => {
    const rich = player({ temples: 3, priests: 2 }, { dancers: 1 })
    expect(helpful(god(4, 1), rich)).toEqual({ kind: 'temples', level: 1, price: TILE_PRICE[1] })
    expect(helpful(god(3, 2), rich)).toBeNull()
    expect(unlocked([god(4, 1), god(3, 2), null, god(2, 2, 2)], rich, 'dancers', 2).map((one) => one.cost)).toEqual([
      [2, 2, 2],
    ])
  })
  test('agrees with the rules about what can be paid', () => {
    for (const [name, { table }] of snapshots) {
      const view = viewOf(table)
      const own = ownPlayer(view)
      if (view.asked !== 'action' || !own) continue
      view.gods.on_board.forEach((open, i) => {
        const offered = table.choices.some((choice) => choice.about.includes(`god:${i + 1}`))
        if (open) expect([name, open.id, missing(open, own) === 0]).toEqual([name, open.id, offered])
      })
    }
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

group('gods that are gone', () => {
  const paid = (god: string, seat: number): LogLine => ({
    ply: 3,
    seat,
    text: { id: 'pantheon-log-sacrificed', args: { god: nameOf('god', god) } },
  })
  const epoch: LogLine = { ply: 2, seat: null, text: { id: 'pantheon-log-epoch', args: {} } }
  const lies = (id: string): OpenGod => ({ id, cost: [4, 1], cards_only: false })
  test('are known by their places, also if there were two of them', () => {
    const log = [epoch]
    let places = remember([], [lies('stonkus_2'), lies('vinthrad'), lies('stonkus_2')], log)
    places = remember(places, [lies('stonkus_2'), lies('vinthrad'), null], [...log, paid('stonkus_2', 1)])
    places = remember(places, [null, lies('vinthrad'), null], [...log, paid('stonkus_2', 1), paid('stonkus_2', 0)])
    expect(places).toEqual([
      { god: 'stonkus_2', seat: 0 },
      { god: 'vinthrad', seat: null },
      { god: 'stonkus_2', seat: 1 },
    ])
    expect(
      remember(places, [lies('stonkus_2'), lies('vinthrad'), null], [...log, paid('stonkus_2', 1)])[0]!.seat,
    ).toBeNull() // taken back
  })
  test('are known from the log, unless one came from the stack', () => {
    const open = [null, lies('vinthrad'), null]
    const log = [paid('taksator', 2), epoch, paid('gadicea', 1), paid('surparit', 0)]
    expect(remember([], open, log).map((place) => place?.god)).toEqual(['gadicea', 'vinthrad', 'surparit'])
    expect(remember([], open, [...log, paid('traitera', 0)])[0]).toBeNull()
  })
})

group('the texts', () => {
  const own = (language: string): string => texts[`./texts/${language}.ftl`]!
  const ids = (source: string): string[] =>
    [...source.matchAll(/^([a-z][a-z0-9_-]*) =/gm)].map((match) => match[1]!).sort()
  test('are the same in both languages', () => {
    expect(ids(own('hu'))).toEqual(ids(own('en')))
  })
  test('are all there', () => {
    const sourceFiles = import.meta.glob<string>(['./*.svelte', './*.ts', '!./*.test.ts'], {
      query: '?raw',
      import: 'default',
      eager: true,
    })
    const known = new Set(ids(own('en')))
    for (const [file, source] of Object.entries(sourceFiles)) {
      for (const [, id] of source.matchAll(/'(pantheon-ui-[a-z-]+)'/g))
        expect(known.has(id!), `${file}: ${id}`).toBe(true)
    }
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
