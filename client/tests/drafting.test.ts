import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../src/api'
import { Drafting } from '../src/drafting.svelte'
import type { Draft, Problem, Sketch, Stroke } from '../src/protocol'

interface Question {
  sketch: Sketch
  answer: (draft?: Partial<Draft>) => void
  refuse: (problem: Problem | null) => void
}

let asked: Question[] = []
const ask = (sketch: Sketch): Promise<Draft> =>
  new Promise((resolve, reject) => {
    const text = sketch.text + sketch.strokes.map(({ brush, at }) => `${brush}(${at.join()})`).join('')
    const plain = { text, value: text, seats: sketch.seats ?? 2, seat_counts: [2, 3, 4] }
    const usual = { ...plain, drawn: {}, objections: [], refused: [], needs: {} }
    asked.push({
      sketch,
      answer: (draft = {}) => resolve({ ...usual, ...draft }),
      refuse: (problem) => reject(new ApiError(problem)),
    })
  })
const pass = (milliseconds = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds)
const start = (...strokes: Stroke[]): Drafting => new Drafting('game', { option: 'map', pack: null }, strokes, ask)
/** A drawing that has begun, and nothing is asked. */
async function begun(): Promise<Drafting> {
  const drafting = start()
  asked[0]!.answer({ text: '-', value: '-' })
  await pass(200)
  asked = []
  return drafting
}
function click(drafting: Drafting, place: string): void {
  drafting.begin()
  drafting.paint({ brush: 'water' }, place)
}
const strokes = (): string[] => asked.at(-1)!.sketch.strokes.map(({ brush, at }) => `${brush}(${at.join()})`)

beforeEach(() => {
  asked = []
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

describe('a drawing', () => {
  test('is asked for in the beginning, with what somebody has sent', async () => {
    const drafting = start({ brush: 'line', value: 'x', at: [] })
    expect(asked.map(({ sketch }) => sketch)).toEqual([
      { option: 'map', pack: null, text: '', strokes: [{ brush: 'line', value: 'x', at: [] }], seats: null },
    ])
    expect(drafting.shown).toBeNull()
    asked[0]!.answer({ text: 'x' })
    await pass(500)
    expect([drafting.shown?.text, drafting.canUndo, asked.length]).toEqual(['x', false, 1])
  })

  test('is painted in batches while somebody drags', async () => {
    const drafting = await begun()
    click(drafting, 'a0')
    expect(strokes()).toEqual(['water(a0)'])
    for (const place of ['b0', 'c0', 'c0', 'd0']) drafting.paint({ brush: 'water' }, place)
    await pass(200)
    expect(asked.length).toBe(1) // one question at a time
    expect(drafting.waiting.map(({ at }) => at)).toEqual([['a0'], ['b0', 'c0', 'd0']])
    asked[0]!.answer()
    await pass(0)
    expect(drafting.shown?.text).toBe('-water(a0)')
    expect(strokes()).toEqual(['water(b0,c0,d0)'])
    asked[1]!.answer()
    await pass(200)
    expect([drafting.shown?.text, drafting.waiting.length]).toEqual(['-water(a0)water(b0,c0,d0)', 0])
    drafting.undo()
    expect([drafting.shown?.text, drafting.canUndo]).toEqual(['-', false])
  })

  test('is not asked for more often than needed', async () => {
    const drafting = await begun()
    click(drafting, 'a0')
    asked[0]!.answer()
    await pass(10)
    drafting.paint({ brush: 'water' }, 'b0')
    await pass(50)
    expect(asked.length).toBe(1)
    await pass(100)
    expect(asked.length).toBe(2)
  })

  test('keeps strokes apart that differ', async () => {
    const drafting = await begun()
    click(drafting, 'a0')
    drafting.paint({ brush: 'water' }, 'b0')
    drafting.paint({ brush: 'water', mirrored: true }, 'c0')
    drafting.paint({ brush: 'token', value: 2, mirrored: true }, 'd0')
    click(drafting, 'e0')
    expect(drafting.waiting.map(({ brush, at }) => `${brush}(${at.join()})`)).toEqual([
      ...['water(a0)', 'water(b0)', 'water(c0)', 'token(d0)', 'water(e0)'],
    ])
    asked[0]!.answer()
    await pass(200)
    expect(strokes()).toEqual(['water(b0)', 'water(c0)', 'token(d0)']) // the next gesture comes by itself
  })

  test('is undone gesture by gesture', async () => {
    const drafting = await begun()
    for (const place of ['a0', 'b0']) {
      click(drafting, place)
      asked.at(-1)!.answer({ refused: [{ text: { id: 'no', args: {} }, rule: 'R' }] })
      await pass(200)
    }
    expect(drafting.shown?.text).toBe('-water(a0)water(b0)')
    drafting.undo()
    expect([drafting.shown?.text, drafting.shown?.refused]).toEqual(['-water(a0)', []])
    drafting.undo()
    expect([drafting.shown?.text, drafting.canUndo]).toEqual(['-', false])
    click(drafting, 'c0')
    expect(asked.at(-1)!.sketch.text).toBe('-')
  })

  test('without a change has nothing to undo', async () => {
    const drafting = await begun()
    click(drafting, 'a0')
    asked[0]!.answer({ text: 'larger -', value: '-' })
    await pass(200)
    expect([drafting.shown?.text, drafting.canUndo]).toEqual(['larger -', false])
  })
})

describe('an answer', () => {
  test('that comes too late is ignored', async () => {
    const drafting = await begun()
    click(drafting, 'a0')
    drafting.undo()
    expect(drafting.waiting).toEqual([])
    asked[0]!.answer()
    await pass(200)
    expect(drafting.shown?.text).toBe('-')
    click(drafting, 'b0')
    asked[1]!.answer()
    await pass(200)
    expect(drafting.shown?.text).toBe('-water(b0)')
  })

  test('to part of a gesture that was undone takes back all of it', async () => {
    const drafting = await begun()
    click(drafting, 'a0')
    drafting.paint({ brush: 'water' }, 'b0')
    asked[0]!.answer()
    await pass(150)
    drafting.undo()
    asked[1]!.answer()
    await pass(200)
    expect([drafting.shown?.text, drafting.waiting.length, drafting.canUndo]).toEqual(['-', 0, false])
  })

  test('leaves alone what was clicked meanwhile and undone', async () => {
    const drafting = await begun()
    click(drafting, 'a0')
    click(drafting, 'b0')
    drafting.undo()
    asked[0]!.answer()
    await pass(500)
    expect([drafting.shown?.text, asked.length]).toEqual(['-water(a0)', 1])
  })

  test.each([
    ['that was lost', (question: Question) => question.refuse(null)],
    [
      'of a server that is busy',
      (one: Question) => one.refuse({ code: 'too-fast', text: { id: 'x', args: {} }, right: null }),
    ],
    ['that does not come', () => pass(6000)],
  ])('%s keeps the drawing, says so and is asked for again', async (_, fail) => {
    const drafting = await begun()
    click(drafting, 'a0')
    await fail(asked[0]!)
    await pass(100)
    expect([drafting.lost, drafting.waiting.length, drafting.shown?.text]).toEqual([true, 1, '-'])
    drafting.paint({ brush: 'water' }, 'b0')
    await pass(3000)
    expect(strokes()).toEqual(['water(a0,b0)'])
    asked[1]!.answer()
    await pass(200)
    expect([drafting.lost, drafting.shown?.text]).toEqual([false, '-water(a0,b0)'])
  })

  test('that the strokes make no sense forgets them and says why', async () => {
    const drafting = await begun()
    click(drafting, 'a0')
    asked[0]!.refuse({ code: 'malformed', text: { id: 'web-malformed', args: {} }, right: null })
    await pass(200)
    expect([drafting.problem?.id, drafting.waiting.length]).toEqual(['web-malformed', 0])
    expect(strokes()).toEqual([])
    asked[1]!.answer()
    await pass(200)
    expect(drafting.problem?.id).toBe('web-malformed')
    click(drafting, 'b0')
    asked[2]!.answer()
    await pass(200)
    expect(drafting.problem).toBeNull()
  })

  test('nobody waits for is none', async () => {
    const drafting = await begun()
    click(drafting, 'a0')
    drafting.end()
    asked[0]!.answer()
    await pass(1000)
    expect([drafting.shown?.text, asked.length]).toEqual(['-', 1])
  })
})

describe('for how many it is', () => {
  test('is asked without a stroke, and not undone', async () => {
    const drafting = await begun()
    drafting.seat(3)
    expect([strokes(), asked[0]!.sketch.seats]).toEqual([[], 3])
    asked[0]!.answer()
    await pass(200)
    expect([drafting.shown?.seats, drafting.canUndo]).toEqual([3, false])
    click(drafting, 'a0')
    expect(asked[1]!.sketch.seats).toBe(3)
  })

  test('is not forgotten while something else is answered or undone', async () => {
    const drafting = await begun()
    click(drafting, 'a0')
    drafting.seat(4)
    asked[0]!.answer()
    await pass(200)
    expect(asked[1]!.sketch.seats).toBe(4)
    drafting.undo()
    await pass(200)
    expect([asked[2]!.sketch.text, asked[2]!.sketch.seats]).toEqual(['-', 4])
  })

  test('is what the server makes of it', async () => {
    const drafting = await begun()
    drafting.begin()
    drafting.add({ brush: 'layout', value: 'large', at: [] })
    asked[0]!.answer({ text: 'L', seats: 4 })
    await pass(200)
    click(drafting, 'a0')
    expect(asked[1]!.sketch.seats).toBe(4)
  })
})
