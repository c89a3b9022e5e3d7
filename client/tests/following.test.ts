import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Desk } from '../src/desk/desk.svelte'
import type { Line } from '../src/desk/line'
import type { Choice, Snapshot } from '../src/protocol'
import { settings } from '../src/settings.svelte'
import { isTurn, Turns } from '../src/turn'

const end: Choice = {
  move: 'end',
  label: { id: 'end', args: {} },
  about: ['end'],
  closes: true,
  told: {},
  prepare: 'never',
  final: false,
  losses: [],
}
const snapshot = (ply: number, stops: number[] = [], other: Partial<Snapshot> = {}): Snapshot =>
  ({
    ...{ table: 't', mode: 'solo', ply, version: ply, seat: 0, seats: [], to_move: 0, over: false, choices: [end] },
    ...{ undo: true, undo_reason: null, undo_step: null, log: [], stops },
    ...other,
  }) as unknown as Snapshot

let desk: Desk
let missing: number
const asked = vi.fn()
/** Lets look-backs arrive. */
const settle = async (): Promise<void> => {
  for (let n = 0; n < 6; n += 1) await Promise.resolve()
}
const at = (): number | undefined => desk.table?.ply

beforeEach(() => {
  vi.useFakeTimers()
  asked.mockReset()
  missing = -1
  settings.pace = 'step'
  desk = new Desk()
  desk.line = {
    play: vi.fn().mockResolvedValue(null),
    lookBack: async (ply: number, seat: number | null) => {
      asked(ply, seat)
      const table = snapshot(ply, [], { version: 9, to_move: 1, choices: [], undo: false })
      return ply === missing ? null : { type: 'then', request_id: 'r', table, course: null }
    },
  } as unknown as Line
  desk.follow.arrive(snapshot(3))
})

describe('what the game plays by itself', () => {
  test('is shown stop by stop before the question at hand', async () => {
    desk.follow.arrive(snapshot(9, [2, 4, 6, 7]))
    expect([at(), desk.following, desk.mine]).toEqual([3, true, false])
    await settle()
    for (const ply of [4, 6, 7]) {
      expect([at(), desk.mine, desk.lit.size]).toEqual([ply, false, 0])
      desk.follow.next()
      await settle()
    }
    expect([at(), desk.following, desk.mine]).toEqual([9, false, true])
    expect(desk.lit.has('end')).toBe(true)
    expect(desk.previous?.ply).toBe(7)
    expect(asked.mock.calls).toEqual([4, 6, 7].map((ply) => [ply, 0])) // each once
  })
  test('goes on by itself at a pace, and back', async () => {
    settings.pace = 'normal'
    desk.follow.arrive(snapshot(9, [4, 6]))
    await settle()
    await vi.advanceTimersByTimeAsync(1300)
    expect(at()).toBe(6)
    desk.follow.back()
    await settle()
    expect(at()).toBe(4)
    await vi.advanceTimersByTimeAsync(1300)
    await vi.advanceTimersByTimeAsync(1300)
    expect([at(), desk.following]).toEqual([9, false])
  })
  test('can be skipped, also while the first of it is still on its way', async () => {
    desk.follow.arrive(snapshot(9, [4, 6]))
    desk.follow.skip()
    await settle()
    expect([at(), desk.mine]).toEqual([9, true])
  })
  test('nothing is played meanwhile', async () => {
    desk.follow.arrive(snapshot(9, [4, 6]))
    await settle()
    desk.take(end, null)
    desk.choose('end', null)
    expect(desk.line?.play).not.toHaveBeenCalled()
    desk.follow.skip()
    desk.take(end, null)
    expect(desk.line?.play).toHaveBeenCalledWith(['end'])
  })
})

test('a second click before the answer skips nothing', async () => {
  desk.follow.arrive(snapshot(9, [4, 6, 7]))
  desk.follow.next()
  await settle()
  expect(at()).toBe(4)
  desk.follow.next()
  desk.follow.next()
  await settle()
  expect(at()).toBe(6)
})

test('what is not to be had is left out, and asked for again another time', async () => {
  missing = 6
  desk.follow.arrive(snapshot(9, [4, 6, 7]))
  await settle()
  desk.follow.next()
  await settle()
  expect([at(), desk.following]).toEqual([7, true])
  missing = -1
  desk.follow.back()
  await settle()
  expect(at()).toBe(6)
})

describe('is offered and not forced on', () => {
  const watch = async (): Promise<(number | undefined)[]> => {
    desk.follow.again()
    await settle()
    const seen = []
    while (desk.following) {
      seen.push(at())
      desk.follow.next()
      await settle()
    }
    return [...seen, at()]
  }
  test('whoever has just come', async () => {
    expect(desk.follow.offered).toBe(false)
    desk = Object.assign(new Desk(), { line: desk.line })
    desk.follow.arrive(snapshot(9, [4, 6]))
    expect([at(), desk.following, desk.mine, desk.follow.offered]).toEqual([9, false, true, true])
    expect(await watch()).toEqual([4, 6, 9])
    desk.follow.arrive(snapshot(10))
    expect(desk.follow.offered).toBe(false) // something was decided since
  })
  test('whoever looks through other eyes, as when a curtain is lifted', async () => {
    desk.follow.arrive(snapshot(9, [4, 6], { seat: 1, to_move: 1 }))
    expect([at(), desk.following, desk.follow.offered]).toEqual([9, false, true])
    expect(await watch()).toEqual([4, 6, 9])
    expect(desk.table?.seat).toBe(1)
  })
  test('whoever comes back to a page that was out of sight', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    desk.follow.arrive(snapshot(9, [4, 6]))
    expect([at(), desk.following, desk.mine]).toEqual([9, false, true])
    hidden.mockRestore()
    expect(await watch()).toEqual([4, 6, 9])
  })
  test('never while it is shown', async () => {
    desk.follow.arrive(snapshot(9, [4, 6]))
    await settle()
    expect(desk.follow.offered).toBe(false)
  })
})

describe('it is your turn', () => {
  const others = { to_move: 1, choices: [] }
  test('also while what led to it is still shown', async () => {
    const turns = new Turns()
    expect(turns.begins(snapshot(3, [], others), null)).toBe(false)
    const now = snapshot(9, [4, 6])
    desk.follow.arrive(now)
    await settle()
    expect(desk.mine).toBe(false)
    expect([isTurn(now, null), turns.begins(now, null)]).toEqual([true, true])
    expect(turns.begins(now, null)).toBe(false) // once
    expect(turns.begins(snapshot(10, [], others), null)).toBe(false)
    expect(turns.begins(snapshot(11), null)).toBe(true)
  })
  test.each([
    ['to whoever has just come', [[snapshot(9), null]]],
    [
      'when the game is over',
      [
        [snapshot(3, [], others), null],
        [snapshot(9, [], { over: true }), null],
      ],
    ],
    [
      'to a spectator',
      [
        [snapshot(3, [], others), null],
        [snapshot(9, [], { seat: null, to_move: null }), null],
      ],
    ],
    [
      'behind a curtain, or when it is lifted',
      [
        [snapshot(3, [], others), null],
        [snapshot(9), 0],
        [snapshot(9), null],
      ],
    ],
    [
      'through other eyes',
      [
        [snapshot(3, [], others), null],
        [snapshot(9, [], { seat: 1, to_move: 1 }), null],
      ],
    ],
  ] as [string, [Snapshot, number | null][]][])('is not said %s', (_when, news) => {
    const turns = new Turns()
    expect(news.map(([now, curtain]) => turns.begins(now, curtain))).not.toContain(true)
  })
})

describe('the present is shown at once', () => {
  test('to whoever has just come', () => {
    desk = new Desk()
    desk.follow.arrive(snapshot(9, [4, 6]))
    expect([at(), desk.following]).toEqual([9, false])
  })
  test('if nothing was played by itself', () => {
    desk.follow.arrive(snapshot(9, [1, 2]))
    expect([at(), desk.following]).toEqual([9, false])
  })
  test('to whoever wants that', async () => {
    settings.pace = 'instant'
    desk.follow.arrive(snapshot(9, [4, 6]))
    expect([at(), desk.following]).toEqual([9, false])
    settings.pace = 'step'
    desk.follow.arrive(snapshot(12, [10]))
    await settle()
    desk.follow.choose('instant')
    expect([at(), desk.following]).toEqual([12, false])
  })
  test('to whom nothing is to move, unless something else is chosen', () => {
    settings.pace = null
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    desk.follow.arrive(snapshot(9, [4, 6]))
    expect([at(), desk.following]).toEqual([9, false])
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    desk.follow.arrive(snapshot(12, [10]))
    expect(desk.following).toBe(true)
    vi.unstubAllGlobals()
  })
  test('if it was taken back, before or meanwhile', async () => {
    desk.follow.arrive(snapshot(9, [4, 6]))
    await settle()
    desk.follow.arrive(snapshot(5, [], { version: 10 }))
    expect([at(), desk.following]).toEqual([5, false])
    missing = 7
    desk.follow.arrive(snapshot(9, [7], { version: 12 }))
    await settle()
    expect([at(), desk.following]).toEqual([9, false])
  })
  test('through other eyes', async () => {
    desk.follow.arrive(snapshot(9, [4, 6]))
    await settle()
    desk.follow.arrive(snapshot(9, [4, 6], { seat: 1, to_move: 1 }))
    expect([at(), desk.following, desk.table?.seat]).toEqual([9, false, 1])
  })
})

test('news that come meanwhile are shown after what is being shown', async () => {
  desk.follow.arrive(snapshot(9, [4, 6]))
  await settle()
  desk.follow.arrive(snapshot(9, [4, 6], { seats: [] })) // somebody came or went
  desk.follow.arrive(snapshot(14, [4, 6, 12], { version: 14 }))
  const seen = []
  while (desk.following) {
    seen.push(at())
    desk.follow.next()
    await settle()
  }
  expect([...seen, at()]).toEqual([4, 6, 9, 12, 14])
})
