import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Desk } from '../src/desk/desk.svelte'
import type { Line } from '../src/desk/line'
import type { Choice, Snapshot } from '../src/protocol'

const walk: Choice = {
  ...{ told: {}, prepare: 'never' as const, move: 'walk', label: { id: 'walk', args: {} }, about: ['hex:1'] },
  ...{ closes: false, final: false, losses: [] },
}
const snapshot = (ply: number, choices: Choice[]): Snapshot =>
  ({ mode: 'friends', ply, version: ply, seat: 0, seats: [], to_move: 0, over: false, choices }) as unknown as Snapshot

describe('a thing on the table', () => {
  const play = vi.fn<Line['play']>()
  let desk: Desk
  let element: HTMLElement
  let stop: () => void
  const point = (type: string, pointerType: string): boolean =>
    element.dispatchEvent(new PointerEvent(type, { pointerType }))

  beforeEach(() => {
    vi.useFakeTimers()
    play.mockReset().mockReturnValue(new Promise(() => {}))
    desk = new Desk()
    desk.line = { play } as unknown as Line
    desk.show(snapshot(0, [walk]))
    element = document.body.appendChild(document.createElement('div'))
    stop = $effect.root(() => {
      $effect(() => desk.target('hex:1', 'a hex')(element))
    })
    flushSync()
  })
  afterEach(() => {
    stop()
    element.remove()
    vi.useRealTimers()
  })

  test('is lit as long as it can be chosen', () => {
    expect(desk.elementOf('hex:1')).toBe(element)
    expect(desk.litElements()).toEqual([element])
    expect(element.getAttribute('role')).toBe('button')
    expect(element.getAttribute('tabindex')).toBe('0')
    desk.show(snapshot(1, []))
    flushSync()
    expect(desk.litElements()).toEqual([])
    expect(element.getAttribute('role')).toBe('img')
    expect(element.getAttribute('aria-label')).toBe('a hex')
    expect(element.getAttribute('tabindex')).toBe('-1')
  })
  test.each([
    ['a click', new MouseEvent('click')],
    ['Enter', new KeyboardEvent('keydown', { key: 'Enter' })],
    ['the space bar', new KeyboardEvent('keydown', { key: ' ' })],
  ])('is chosen by %s', (_, event) => {
    element.dispatchEvent(event)
    flushSync()
    expect(play).toHaveBeenCalledWith(['walk'])
    expect(element.classList.contains('is-pending')).toBe(true)
  })
  test('shows details under a pointer that rests, until it leaves', () => {
    point('pointermove', 'mouse')
    expect([desk.hovered, desk.bubble]).toEqual(['hex:1', null])
    vi.advanceTimersByTime(320)
    expect(desk.bubble).toEqual({ kind: 'details', target: 'hex:1', anchor: element })
    point('pointerleave', 'mouse')
    expect([desk.hovered, desk.bubble]).toEqual([null, null])
  })
  test('details take the place of no other bubble', () => {
    point('pointermove', 'mouse')
    desk.bubble = { kind: 'busy', target: 'hex:2', anchor: null }
    vi.advanceTimersByTime(320)
    expect(desk.bubble.kind).toBe('busy')
  })
  test('a finger that stays asks for details and chooses nothing', () => {
    point('pointerdown', 'touch')
    vi.advanceTimersByTime(450)
    expect(desk.bubble?.kind).toBe('details')
    point('pointerup', 'touch')
    element.click()
    expect(play).not.toHaveBeenCalled()
    element.click()
    expect(play).toHaveBeenCalledOnce()
  })
  test('a finger that drags the map asks for nothing', () => {
    point('pointerdown', 'touch')
    desk.release()
    vi.advanceTimersByTime(450)
    expect(desk.bubble).toBeNull()
  })
  test('takes its bubble along when it goes', async () => {
    desk.bubble = { kind: 'choices', choices: [walk], target: 'hex:1', anchor: element }
    stop()
    await Promise.resolve()
    expect(desk.bubble).toBeNull()
    expect(desk.elementOf('hex:1')).toBeNull()
  })
})
