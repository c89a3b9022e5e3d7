import { beforeEach, expect, test } from 'vitest'
import { byUsualRules } from '../src/home/sensible'
import type { OptionInfo, Snapshot } from '../src/protocol'
import { endingOf, keepEnding, tally } from '../src/solo.svelte'

const EGYPT = { id: 'egypt', args: {} }
const info = (seat: number, machine: string | null, level: string | null = null): object => ({ seat, machine, level })
const over = (points: [number, number], other: Partial<Snapshot> = {}): Snapshot =>
  ({
    ...{ table: 't', game: 'g', mode: 'solo', pack: null, seat: 0, over: true, sheet: points.map((n) => [n - 1, 1]) },
    ...{ places: points[0] === points[1] ? [1, 1] : points[0] > points[1] ? [1, 2] : [2, 1] },
    ...{ seats: [info(0, null), info(1, '2')] },
    ...other,
  }) as unknown as Snapshot

beforeEach(() => localStorage.clear())

test('points and who won are kept by strength and by what was played', () => {
  keepEnding(endingOf(over([50, 40]), EGYPT, true)!)
  keepEnding(endingOf(over([50, 40]), EGYPT, true)!) // looked at again
  keepEnding(endingOf(over([60, 70], { table: 'u' }), { id: 'japan', args: {} }, true)!)
  keepEnding(endingOf(over([55, 55], { table: 'v' }), EGYPT, true)!)
  expect(tally('g', '2')).toEqual({ games: 3, won: 1, best: 60 })
  expect(tally('g', '2', EGYPT)).toEqual({ games: 2, won: 1, best: 55 })
  expect([tally('g', '0'), tally('h', '2')]).toEqual([null, null])
  expect(JSON.parse(localStorage.getItem('trilithon.solo')!)).toHaveLength(3)
})

test.each([
  ['not over', { over: false }],
  ['watched', { seat: null }],
  ['with changed content', { pack: 'mine' }],
  ['with friends', { mode: 'friends' as const }],
  ['against agents', { seats: [info(0, null), info(1, null, 'mason')] as Snapshot['seats'] }],
  ['of three', { seats: [info(0, null), info(1, '2'), info(2, '2')] as Snapshot['seats'] }],
  ['played by an agent', { seats: [info(0, null, 'mason'), info(1, '2')] as Snapshot['seats'] }],
])('a game is not kept that is %s', (_, other) => {
  expect(endingOf(over([50, 40], other), null, true)).toBeNull()
})

test('games with other options are not compared', () => {
  expect(endingOf(over([50, 40]), null, false)).toBeNull()
})

test('the usual options leave open who plays what and how strong', () => {
  const option = (id: string, other: Partial<OptionInfo> = {}): OptionInfo =>
    ({ id, default: false, machines: null, per_seat: false, ...other }) as OptionInfo
  const machines = { levels: [0, 1], kinds: 'kinds', open: 'any' } as OptionInfo['machines']
  const options = [option('automas', { default: '', machines }), option('kinds', { per_seat: true }), option('rare')]
  expect(byUsualRules(options, { automas: 'any:2', kinds: 'egypt,random' })).toBe(true)
  expect(byUsualRules(options, { automas: 'any:2', rare: false })).toBe(true)
  expect(byUsualRules(options, { automas: 'any:2', rare: true })).toBe(false)
})
