import { beforeEach, describe, expect, test } from 'vitest'
import { forget, keepKeys, keepSecret, kept, keysHere, myTables } from '../src/keys.svelte'
import { around, centreOfOffset, corners } from '../src/lib/hex'
import { nearest, wrapped } from '../src/lib/roving'
import { walk } from '../src/lib/walking'
import { clamp, fit, opening, pan, pinch, scaleOf, worldOf, zoomAt } from '../src/lib/viewport'
import { routeOf, secretOf } from '../src/router.svelte'
import { chaptersOf } from '../src/lib/chapters'
import {
  forMachines,
  forSeats,
  machinesOption,
  missing,
  ofSeats,
  seatCounts,
  usualSeats,
  usualStrength,
} from '../src/home/sensible'
import type { GameInfo, OptionInfo, SeatValue } from '../src/protocol'
import { rounded } from '../tools/paths'
import type { GameClient } from '../src/games/contract'

const SECRET = 'abcdefghijklmnopqrstuvwx'

describe('addresses', () => {
  test.each([
    ['/', { page: 'home' }],
    ['/play/abc-DEF_9', { page: 'play', table: 'abc-DEF_9' }],
    ['/replay/abc', { page: 'replay', table: 'abc' }],
    ['/rules/pantheon', { page: 'rules', game: 'pantheon', rule: null }],
    ['/edit/monumental', { page: 'edit', game: 'monumental', pack: null, text: '' }],
    ['/edit/monumental/mine', { page: 'edit', game: 'monumental', pack: 'mine', text: '' }],
    ['/edit/monumental/mine/too', { page: 'missing' }],
    ['/edit', { page: 'missing' }],
    ['/about', { page: 'about' }],
    ['/play', { page: 'missing' }],
    ['/play/a/b', { page: 'missing' }],
    ['/play/a%20b', { page: 'missing' }],
    ['/nowhere', { page: 'missing' }],
  ])('%s', (path, route) => expect(routeOf(path)).toEqual(route))

  test('a rule is named after the hash', () => {
    expect(routeOf('/rules/pantheon', '#PA-MOVE-03')).toEqual({ page: 'rules', game: 'pantheon', rule: 'PA-MOVE-03' })
  })
  test('the secret of a seat link', () => {
    expect(secretOf('/play/abc', `#${SECRET}`)).toBe(SECRET)
    expect(secretOf('/play/abc', '#short')).toBeNull()
    expect(secretOf('/rules/pantheon', `#${SECRET}`)).toBeNull()
  })
})

describe('keys', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { table } of myTables()) forget(table)
  })
  const keys = [
    { seat: 0, secret: `0${SECRET}` },
    { seat: 1, secret: `1${SECRET}` },
    { seat: null, secret: `w${SECRET}` },
  ]
  test('among friends one seat stays here; the others are kept to be given away', () => {
    keepKeys('t', keys, 'friends', {})
    expect(keysHere('t').map((key) => key.seat)).toEqual([0])
    expect(kept('t')?.keys).toHaveLength(3)
  })
  test('on one screen all seats are here', () => {
    keepKeys('t', keys, 'screen', {})
    expect(keysHere('t').map((key) => key.seat)).toEqual([0, 1])
  })
  test('a link that is opened decides where one sits', () => {
    keepKeys('t', keys, 'friends', {})
    keepSecret('t', `1${SECRET}`)
    expect(keysHere('t').map((key) => key.seat)).toEqual([1])
    expect(kept('t')?.keys).toHaveLength(3)
  })
  test('forgotten is forgotten', () => {
    keepSecret('t', SECRET)
    forget('t')
    expect(keysHere('t')).toEqual([])
    expect(localStorage.getItem('trilithon.tables')).not.toContain(SECRET)
  })
})

describe('the view of a map', () => {
  const bounds = { x: 0, y: 0, width: 1000, height: 500 }
  const size = { width: 400, height: 400 }
  const limits = { min: 0.1, max: 10 }

  test('fits the whole in the middle', () => {
    expect(fit(bounds, size)).toEqual({ x: 0, y: -250, width: 1000, height: 1000 })
  })
  test('zooms around the pointer', () => {
    const view = fit(bounds, size)
    const pixel = { x: 120, y: 300 }
    const before = worldOf(view, size, pixel)
    const after = worldOf(zoomAt(view, size, pixel, 2.5, limits), size, pixel)
    expect(after.x).toBeCloseTo(before.x)
    expect(after.y).toBeCloseTo(before.y)
  })
  test('keeps within its limits', () => {
    expect(scaleOf(zoomAt(fit(bounds, size), size, { x: 0, y: 0 }, 1000, limits), size)).toBeCloseTo(10)
    expect(scaleOf(zoomAt(fit(bounds, size), size, { x: 0, y: 0 }, 0.0001, limits), size)).toBeCloseTo(0.1)
  })
  test('a drag moves the world with the pointer', () => {
    const view = { x: 100, y: 100, width: 200, height: 200 }
    expect(pan(view, size, 40, -20)).toEqual({ x: 80, y: 110, width: 200, height: 200 })
  })
  test('does not leave the bounds', () => {
    expect(clamp({ x: -50, y: 400, width: 200, height: 200 }, bounds)).toMatchObject({ x: 0, y: 300 })
    expect(clamp({ x: 0, y: 0, width: 1000, height: 1000 }, bounds)).toMatchObject({ x: 0, y: -250 })
  })
  test('what two fingers hold stays under them', () => {
    const view = { x: 100, y: 100, width: 200, height: 200 }
    const before: [{ x: number; y: number }, { x: number; y: number }] = [
      { x: 100, y: 200 },
      { x: 200, y: 200 },
    ]
    const after: [{ x: number; y: number }, { x: number; y: number }] = [
      { x: 80, y: 240 },
      { x: 280, y: 240 },
    ]
    const next = pinch(view, size, before, after, limits)
    for (const k of [0, 1] as const) {
      const a = worldOf(view, size, before[k])
      const b = worldOf(next, size, after[k])
      expect(b.x).toBeCloseTo(a.x)
      expect(b.y).toBeCloseTo(a.y)
    }
  })
  test('opens whole where targets are large enough, and at the place where it happens otherwise', () => {
    expect(opening(bounds, { width: 1000, height: 500 }, 52, 44, null)).toEqual(bounds)
    const small = opening(bounds, { width: 390, height: 390 }, 52, 44, { x: 600, y: 200, width: 100, height: 100 })
    expect(52 * scaleOf(small, { width: 390, height: 390 })).toBeCloseTo(44)
    expect(small.x).toBeLessThan(600)
    expect(small.x + small.width).toBeGreaterThan(700)
  })
})

test('hexes', () => {
  expect(corners(10)[0]).toEqual({ x: 0, y: -10 })
  for (const row of [4, 5]) {
    const { x, y } = centreOfOffset(3, row, 10)
    for (const beside of around(3, row)) {
      const other = centreOfOffset(...beside, 10)
      expect(Math.hypot(other.x - x, other.y - y)).toBeCloseTo(10 * Math.sqrt(3))
    }
  }
})

test('pieces walk from where they were, others fade in', () => {
  const said = (arrival: Parameters<typeof walk>[1]): string =>
    walk(document.createElement('i'), arrival).css!(0.5, 0.5)
  expect(said({ dx: 10, dy: -4 })).toContain('translate(5px, -2px)')
  for (const none of [null, {}]) expect(said(none)).toBe('opacity: 0.5')
})

test('arrow keys go to what lies there', () => {
  const [a, b, c, d] = [
    { at: { x: 0, y: 0 } },
    { at: { x: 50, y: 5 } },
    { at: { x: 100, y: 0 } },
    { at: { x: 10, y: 60 } },
  ] as const
  expect(nearest(a.at, [b, c, d], 'ArrowRight')).toBe(b)
  expect(nearest(a.at, [b, c, d], 'ArrowDown')).toBe(d)
  expect(nearest(a.at, [b, c, d], 'ArrowUp')).toBeNull()
  expect(wrapped(c.at, [a, b, c, d], 'ArrowRight')).toBe(a)
})

test('paths are written in few characters', () => {
  expect(rounded('M 79.625,22.031 c -16.69 .274 -31.01 -0.02 1.5.5')).toBe('M79.6 22c-16.7.3-31 0 1.5.5')
  expect(rounded('m1.04.96.02.04z')).toBe('m1 1 0 0z')
  expect(rounded('a10.26 5 0 01.44 2.26 3 3 0 10-1 1')).toBe('a10.3 5 0 0 1 .4 2.3 3 3 0 1 0-1 1')
  expect(() => rounded('M1 x?')).toThrow()
})

test('chapters of one name are one', () => {
  const line = (ply: number, n: number) => ({ ply, seat: 0, text: { id: 'turn', args: { n } } })
  const game = (chapter: GameClient['chapter']): GameClient => ({ chapter }) as GameClient
  const t = (message: { id: string; args: object } | string): string =>
    typeof message === 'string' ? message : `${message.id} ${JSON.stringify(message.args)}.`
  const log = [line(1, 1), line(5, 1), line(9, 2)]
  expect(
    chaptersOf(
      log,
      game(({ text }) => ({ id: 'round', args: text.args })),
      t,
    ).map(({ ply }) => ply),
  ).toEqual([1, 9])
  expect(
    chaptersOf(
      log,
      game(() => true),
      t,
    ).at(-1),
  ).toEqual({ ply: 9, name: 'turn {"n":2}' })
  expect(chaptersOf(log, null, t)).toEqual([])
})

describe('how many may play', () => {
  const option = (id: string, allows: number[]) => ({
    id,
    default: false,
    choices: [false, true],
    also: [],
    minimum: null,
    maximum: null,
    free: false,
    per_seat: false,
    machines: null,
    allows,
    rule: '',
  })
  const game: GameInfo = {
    id: 'game',
    rules_version: 1,
    seat_counts: [2, 3, 4, 5],
    options: [option('kingdoms', [5]), option('other', [])],
    seat_values: {},
    categories: [],
    book: 'none',
    packs: [],
  }
  test('five only with the option that allows them', () => {
    expect(seatCounts(game)).toEqual([2, 3, 4])
    expect(seatCounts(game, { kingdoms: false, other: true })).toEqual([2, 3, 4])
    expect(seatCounts(game, { kingdoms: true })).toEqual([2, 3, 4, 5])
  })
  test('the number remembered, if so many may play', () => {
    expect(usualSeats(game, 3)).toBe(3)
    expect(usualSeats(game, 5)).toBe(4) // the nearest
  })
})

describe('seats that the game plays itself', () => {
  const other = { machines: null } as OptionInfo
  const automas = {
    id: 'automas',
    default: 'none',
    machines: { kinds: 'peoples', open: 'any', levels: [0, 1, 2] },
  } as unknown as OptionInfo
  const option = machinesOption({ options: [other, automas] } as GameInfo)!

  test('are asked for by the option that has machines', () => {
    expect(option).toBe(automas)
    expect(machinesOption({ options: [other] } as GameInfo)).toBeNull()
  })
  test('are as strong as the last time, and beginners the first time', () => {
    expect(usualStrength(option, undefined)).toBe('0')
    expect(usualStrength(option, '2')).toBe('2')
    expect(usualStrength(option, '4')).toBe('0') // no longer offered
  })
  test('are written one after the other', () => {
    expect(forMachines(option, [])).toBe('none')
    expect(
      forMachines(option, [
        { kind: null, strength: '0' },
        { kind: 'egypt', strength: '2' },
      ]),
    ).toBe('any:0,egypt:2')
  })
})

describe('an option of which each seat has its own', () => {
  const peoples: OptionInfo = {
    id: 'peoples',
    default: 'random',
    choices: ['random'],
    also: [],
    minimum: null,
    maximum: null,
    free: true,
    per_seat: true,
    machines: null,
    allows: [],
    rule: '',
  }
  const value = (name: string, needs: SeatValue['needs'] = {}): SeatValue => ({
    value: name,
    name: { id: name, args: {} },
    needs,
  })
  const offered = [value('egypt'), value('japan'), value('atlantis', { kingdoms: true })]
  const off = { peoples: 'egypt,random,atlantis', kingdoms: false }

  test('as many as there are seats, and left open where nothing was said', () => {
    expect(ofSeats(peoples, 3, offered, {})).toEqual(['random', 'random', 'random'])
    expect(ofSeats(peoples, 2, offered, off)).toEqual(['egypt', 'random'])
    expect(ofSeats(peoples, 4, offered, { ...off, kingdoms: true })).toEqual(['egypt', 'random', 'atlantis', 'random'])
  })
  test('what needs an option that is off cannot be had', () => {
    expect(missing(offered[2]!, off)).toBe('kingdoms')
    expect(missing(offered[2]!, { kingdoms: true })).toBeNull()
    expect(missing(offered[0]!, off)).toBeNull()
    expect(ofSeats(peoples, 3, offered, off)).toEqual(['egypt', 'random', 'random'])
  })
  test('is its default if nobody wants anything, and a text with commas else', () => {
    expect(forSeats(peoples, ['random', 'random'])).toBe('random')
    expect(forSeats(peoples, ['random', 'japan'])).toBe('random,japan')
  })
})
