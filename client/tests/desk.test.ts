import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Desk } from '../src/desk/desk.svelte'
import type { Line } from '../src/desk/line'
import { byThing, forBar, primaryOf } from '../src/desk/offers'
import { latestWhole, undone, withRow, type Row } from '../src/desk/rows'
import type { GameClient, Way } from '../src/games/contract'
import type { Choice, Refusal, Snapshot, Text } from '../src/protocol'

const text = (id: string): Text => ({ id, args: {} })
const choice = (move: string, ...about: string[]): Choice => ({
  move,
  label: text(move),
  about,
  closes: false,
  told: { verb: move.split(' ')[0] },
  prepare: 'never',
  final: false,
  losses: [],
})
const snapshot = (ply: number, choices: Choice[], other: Partial<Snapshot> = {}): Snapshot =>
  ({
    ...{ table: 't', mode: 'friends', ply, version: ply, seat: 0, seats: [], to_move: 0, over: false, choices },
    ...{ undo: ply > 0, undo_reason: null, undo_step: null },
    ...other,
  }) as unknown as Snapshot
const refusal = { code: 'illegal', text: text('no') } as Refusal

describe('what was played', () => {
  const row = (ply: number, length: number, name: string | null = null): Row => ({
    ply,
    moves: Array.from({ length }, (_, at) => `${ply + at}`),
    name: name === null ? null : text(name),
  })
  const rows = [row(3, 1), row(4, 2, 'march'), row(6, 1)]

  test.each([
    [7, []],
    [6, ['6']],
    [4, ['4', '5', '6']],
    [5, []], // in the middle of a row
  ])('undone down to ply %i', (ply, moves) => expect(undone(rows, ply)).toEqual(moves))
  test('more than a command can have is not done again', () => {
    expect(undone([row(0, 40)], 0)).toHaveLength(40)
    expect(undone([row(0, 41)], 0)).toEqual([])
  })
  test('something else takes the place of what was undone', () => {
    expect(withRow(rows, row(4, 1))).toEqual([row(3, 1), row(4, 1)])
  })
  test('only a row with a name is undone as a whole', () => {
    expect(latestWhole(rows, 7)).toBeNull()
    expect(latestWhole(rows, 6)).toEqual(rows[1])
    expect(latestWhole(rows, 3)).toBeNull()
  })
})

describe('what is offered', () => {
  const walk = choice('walk', 'hex:1', 'hex:2')
  const stop = choice('stop', 'stop')
  const game = { shows: (target: string) => target.startsWith('hex:') } as unknown as GameClient

  test('a choice lights all the things it is about', () => {
    const lit = byThing([walk, choice('fly', 'hex:2')])
    expect([...lit].map(([target, choices]) => [target, choices.map(({ move }) => move)])).toEqual([
      ['hex:1', ['walk']],
      ['hex:2', ['walk', 'fly']],
    ])
  })
  test('what the table does not show is in the bar', () => {
    expect(forBar(snapshot(0, [walk, stop]), game)).toEqual([stop])
  })
  test('the only answer is the primary one, unless the game says otherwise', () => {
    const alone = snapshot(0, [stop])
    expect(primaryOf([stop], alone, game)).toBe(stop)
    expect(primaryOf([stop], snapshot(0, [walk, stop]), game)).toBeNull()
    expect(primaryOf([stop], alone, { ...game, primary: () => 'none' })).toBeNull()
  })
})

describe('a desk', () => {
  const line = {
    play: vi.fn<Line['play']>(),
    undo: vi.fn<Line['undo']>(),
    propose: vi.fn<Line['propose']>(),
  }
  let desk: Desk
  beforeEach(() => {
    line.play.mockReset().mockResolvedValue(null)
    line.undo.mockReset().mockResolvedValue(null)
    line.propose.mockReset().mockResolvedValue({ proposal: null, refusal })
    desk = new Desk()
    desk.line = line as unknown as Line
  })

  test('a click plays the only choice', async () => {
    desk.show(snapshot(0, [choice('walk', 'hex:1')]))
    desk.choose('hex:1', null)
    expect(desk.pending).toEqual({ moves: ['walk'], target: 'hex:1' })
    await vi.waitFor(() => expect(desk.pending).toBeNull())
    expect(line.play.mock.calls).toEqual([[['walk']]])
  })
  test('a click lets one choose among several', () => {
    const choices = [choice('walk', 'hex:1'), choice('fly', 'hex:1')]
    desk.show(snapshot(0, choices))
    desk.choose('hex:1', null)
    expect(desk.bubble).toEqual({ kind: 'choices', choices, target: 'hex:1', anchor: null })
    expect(desk.selected).toBe('hex:1')
  })
  test('a click that the table takes upon itself leads to nothing else', () => {
    const walk = choice('walk', 'hex:1')
    const prepare = vi.fn(() => true)
    desk.show(snapshot(0, [walk]))
    desk.prepare = prepare
    desk.choose('hex:1', null)
    expect(prepare).toHaveBeenCalledWith('hex:1', [walk], null)
    expect(line.play).not.toHaveBeenCalled()
  })
  test('a click on what is not lit tells why not, unless something else was asked meanwhile', async () => {
    desk.show(snapshot(0, []))
    desk.choose('hex:1', null)
    expect(desk.bubble).toBeNull() // an answer usually comes at once
    await vi.waitFor(() => expect(desk.bubble).toEqual({ kind: 'why', refusal, target: 'hex:1', anchor: null }))
    let answer: (way: Way) => void = () => {}
    line.propose.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    desk.choose('hex:1', null)
    desk.close()
    answer({ proposal: null, refusal })
    await Promise.resolve()
    expect(desk.bubble).toBeNull()
    line.propose.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    desk.choose('hex:1', null)
    await vi.waitFor(() => expect(desk.bubble?.kind).toBe('busy')) // it takes its time
    desk.close()
    answer({ proposal: null, refusal })
    await Promise.resolve()
    expect(desk.bubble).toBeNull()
  })
  test('who is not to move sees details', () => {
    desk.show(snapshot(0, [], { to_move: 1 }))
    desk.choose('hex:1', null)
    expect(desk.bubble?.kind).toBe('details')
    expect(desk.selected).toBeNull()
  })
  test('what would leave something unused is asked about', () => {
    const stop = { ...choice('stop', 'stop'), losses: [text('step')] }
    desk.show(snapshot(0, [stop]))
    desk.take(stop, null)
    expect(desk.bubble?.kind).toBe('sure')
    desk.take(stop, null, true)
    expect(line.play).toHaveBeenCalledWith(['stop'])
  })
  test('what was played as a whole is undone as a whole, and done again', async () => {
    desk.show(snapshot(4, [choice('march')]))
    await desk.play(['march', 'gold 2'], null, true)
    desk.show(snapshot(6, []))
    expect(desk.undoStep).toEqual(text('march'))
    await desk.undo(false)
    expect(line.undo).toHaveBeenCalledWith(4)
    desk.show(snapshot(4, [choice('march')], { version: 7 }))
    expect(desk.redoable).toEqual(['march', 'gold 2'])
  })
  test('what others are asked at the same time has no place in the row: another ply may be its own', async () => {
    const both = [0, 1].map((seat) => ({ seat, decides: true }))
    desk.show({ ...snapshot(4, [choice('yes')]), seats: both } as unknown as Snapshot)
    await desk.play(['yes'], null)
    desk.show(snapshot(4, [choice('yes')], { version: 7 }))
    expect(desk.redoable).toEqual([])
  })
  test('a refused move is no part of what was played', async () => {
    line.play.mockResolvedValue(refusal)
    desk.show(snapshot(4, [choice('march')]))
    await desk.play(['march'], 'hex:1')
    expect(desk.bubble).toEqual({ kind: 'why', refusal, target: 'hex:1', anchor: null })
    expect(desk.redoable).toEqual([])
  })
  test('a bubble closes with the next position, not when somebody comes or goes', () => {
    const first = snapshot(0, [])
    desk.show(first)
    desk.bubble = { kind: 'note', text: text('note'), target: null, anchor: null }
    desk.show({ ...first })
    expect(desk.bubble).not.toBeNull()
    expect(desk.previous).toBeNull()
    desk.show(snapshot(1, []))
    expect(desk.bubble).toBeNull()
    expect(desk.previous).not.toBeNull()
  })
})
