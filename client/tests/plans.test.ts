import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Desk } from '../src/desk/desk.svelte'
import type { Line, Preparation } from '../src/desk/line'
import type { Choice, Plan, PlanThing, Snapshot, Text } from '../src/protocol'

const text = (id: string): Text => ({ id, args: {} })
const conquer: Choice = {
  ...{ move: 'conquer c3', label: text('conquer'), about: ['tile:c3'], told: { verb: 'conquer' } },
  ...{ prepare: 'always', closes: false, final: false, losses: [] },
}
const plan = (moves: string[], other: Partial<Plan> = {}): Plan => ({
  ...{ moves, title: text('title'), does: text('does'), parts: [], pays: {}, gains: {}, notes: [], losses: [] },
  ...{ final: false, beside: [], shown: {} },
  ...other,
})
const thing = (other: Partial<PlanThing>): PlanThing => ({
  ...{ target: 'tile:b1', what: '', label: text('from'), told: {}, n: 1, most: 2 },
  ...{ fewer: null, more: null, click: null },
  ...other,
})
const withThing = (row: string[], click: string[]): Plan =>
  plan(row, { parts: [{ asked: 'units', question: text('who'), options: [], things: [thing({ click })] }] })
const table = (version: number, choices: Choice[], asked: Plan | null = null): Snapshot =>
  ({
    ...{ table: 't', mode: 'friends', ply: version, version, seat: 0, seats: [], to_move: 0, over: false },
    ...{ choices, plan: asked, undo: true },
  }) as unknown as Snapshot

describe('a plan', () => {
  const asked: { moves: string[]; answer: (preparation: Partial<Preparation>) => Promise<void> }[] = []
  const play = vi.fn<Line['play']>(() => Promise.resolve(null))
  const undo = vi.fn<Line['undo']>(() => Promise.resolve(null))
  let desk: Desk

  beforeEach(() => {
    asked.length = 0
    play.mockClear()
    undo.mockClear()
    desk = new Desk()
    const prepare: Line['prepare'] = (moves) =>
      new Promise((settle) =>
        asked.push({
          moves,
          answer: async (preparation) => {
            settle({ plan: null, version: desk.table!.version, refusal: null, ...preparation })
            await new Promise((done) => setTimeout(done))
          },
        }),
      )
    desk.line = { play, undo, prepare } as unknown as Line
    desk.show(table(1, [conquer]))
  })

  test('is asked for where something is shown before it is played', async () => {
    desk.choose('tile:c3', null)
    expect(asked.map(({ moves }) => moves)).toEqual([['conquer c3']])
    expect([desk.plans.open, desk.plans.renewing]).toEqual([false, false]) // an answer usually comes at once
    await vi.waitFor(() => expect(desk.plans.renewing).toBe(true))
    expect([desk.plans.open, desk.plans.plan]).toEqual([true, null])
    await asked[0]!.answer({ plan: plan(['conquer c3', 'from b1']) })
    expect([desk.plans.renewing, play.mock.calls.length]).toEqual([false, 0])
    desk.plans.confirm()
    expect(play).toHaveBeenCalledWith(['conquer c3', 'from b1'])
  })

  describe('that answers what others are asked at the same time', () => {
    const usual = withThing(['from b1'], ['from b2'])
    const together = (version: number, deciding: number[], other: Partial<Snapshot> = {}): Snapshot => ({
      ...table(version, [], usual),
      ...{ since: 4, ...other },
      seats: [0, 1].map((seat) => ({ seat, decides: deciding.includes(seat) })) as Snapshot['seats'],
    })
    beforeEach(async () => {
      desk.show(together(5, [0, 1]))
      desk.choose('tile:b1', null)
      await asked[0]!.answer({ plan: withThing(['from b2'], ['from b1']) })
    })

    test('stays as it was changed when one of them answers, or withdraws', async () => {
      desk.bubble = { kind: 'note', text: text('note'), target: null, anchor: null }
      desk.show(together(6, [0]))
      expect(desk.bubble).not.toBeNull()
      expect(asked.map(({ moves }) => moves)).toEqual([['from b2'], ['from b2']])
      desk.show(together(7, [0, 1]))
      expect(desk.plans.plan?.moves).toEqual(['from b2'])
      await asked[2]!.answer({ plan: withThing(['from b2'], ['from b1']) })
      desk.plans.confirm()
      expect(play).toHaveBeenCalledWith(['from b2'])
    })
    test('is another one when something was decided meanwhile', () => {
      desk.show(together(7, [0, 1], { since: 6 }))
      expect(desk.plans.plan).toBe(usual)
    })
  })

  test('stays as it was while another is on its way, and cannot be played meanwhile', async () => {
    desk.choose('tile:c3', null)
    const first = withThing(['conquer c3', 'from b1'], ['conquer c3', 'from b2'])
    await asked[0]!.answer({ plan: first })
    desk.choose('tile:b1', null) // a click on a thing of the plan changes it
    expect(asked[1]!.moves).toEqual(['conquer c3', 'from b2'])
    desk.plans.confirm()
    expect(play).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(desk.plans.renewing).toBe(true))
    expect(desk.plans.plan).toEqual(first)
    desk.plans.confirm()
    expect(play).not.toHaveBeenCalled()
    await asked[1]!.answer({ plan: plan(['conquer c3', 'from b2']) })
    desk.plans.confirm()
    expect(play).toHaveBeenCalledWith(['conquer c3', 'from b2'])
  })

  test('is that which was asked for last, whatever comes late', async () => {
    desk.choose('tile:c3', null)
    desk.plans.change(['conquer c3', 'from b2'])
    await asked[1]!.answer({ plan: plan(['second']) })
    await asked[0]!.answer({ plan: plan(['first']) })
    expect(desk.plans.plan!.moves).toEqual(['second'])
  })

  test('is played by a second click, unless it could not be taken back', async () => {
    desk.choose('tile:c3', null)
    await asked[0]!.answer({ plan: plan(['conquer c3'], { final: true }) })
    desk.choose('tile:c3', null)
    expect(play).not.toHaveBeenCalled()
    await asked[1]!.answer({ plan: plan(['conquer c3']) })
    desk.choose('tile:c3', null)
    expect(play).toHaveBeenCalledWith(['conquer c3'])
  })

  test('that is refused says why', async () => {
    desk.choose('tile:c3', null)
    await asked[0]!.answer({ refusal: { code: 'illegal', text: text('no'), rule: null } })
    expect(desk.bubble).toMatchObject({ kind: 'why' })
    expect(desk.plans.open).toBe(false)
  })

  test('is made anew at another position where it can still be begun, and dropped where not', async () => {
    desk.choose('tile:c3', null)
    await asked[0]!.answer({ plan: plan(['conquer c3']) })
    desk.show(table(2, [conquer]))
    expect(asked[1]!.moves).toEqual(['conquer c3'])
    await asked[1]!.answer({ plan: plan(['conquer c3', 'gold 1']) })
    expect(desk.plans.plan!.moves).toEqual(['conquer c3', 'gold 1'])
    desk.show(table(3, []))
    expect(desk.plans.open).toBe(false)
  })

  test('of the question at hand comes with the table; back takes the move back that led there', () => {
    desk.show(table(2, [], plan(['gold 1'])))
    expect([desk.plans.plan!.moves, asked]).toEqual([['gold 1'], []])
    desk.plans.back()
    expect(undo).toHaveBeenCalledWith('one')
  })

  test('of the question at hand is there again for whoever takes the seat back, and gone for whoever gives it up', () => {
    const played = { ...table(2, []), choices: [] }
    desk.show(played) // an agent plays here
    expect(desk.plans.open).toBe(false)
    desk.show(table(2, [conquer], plan(['gold 1'])))
    expect(desk.plans.plan!.moves).toEqual(['gold 1'])
    desk.show(played)
    expect(desk.plans.open).toBe(false)
  })

  test('is nobody else’s who looks at the same screen', async () => {
    desk.choose('tile:c3', null)
    await asked[0]!.answer({ plan: plan(['conquer c3']) })
    desk.show({ ...table(1, [conquer]), seat: 1, to_move: 1 })
    expect([desk.plans.open, asked.length]).toEqual([false, 1])
  })

  test('of the question at hand comes back if something else cannot be had', async () => {
    desk.show(table(2, [conquer], plan(['gold 1'])))
    desk.plans.change(['gold 9'])
    await asked[0]!.answer({ refusal: { code: 'illegal', text: text('no'), rule: null } })
    expect(desk.plans.plan!.moves).toEqual(['gold 1'])
  })

  test('keeps what was chosen when something beside it has been played', async () => {
    desk.choose('tile:c3', null)
    desk.plans.change(['conquer c3', 'from b2'])
    await asked[1]!.answer({ plan: plan(['conquer c3', 'from b2']) })
    desk.show(table(2, [conquer]))
    expect(asked[2]!.moves).toEqual(['conquer c3', 'from b2'])
    desk.plans.play(['conquer c3', 'from b2']) // of the table before
    expect(play).not.toHaveBeenCalled()
  })

  test('that was begun is left without a word to the server', async () => {
    desk.choose('tile:c3', null)
    await asked[0]!.answer({ plan: plan(['conquer c3']) })
    desk.plans.back()
    expect([desk.plans.open, undo.mock.calls.length, play.mock.calls.length]).toEqual([false, 0, 0])
  })
})
