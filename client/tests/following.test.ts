import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Desk } from '../src/desk/desk.svelte'
import type { Line } from '../src/desk/line'
import type { Choice, Snapshot } from '../src/protocol'
import { settings } from '../src/settings.svelte'

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
