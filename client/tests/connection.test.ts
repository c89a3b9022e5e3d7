import { beforeEach, expect, test, vi } from 'vitest'
import { Connection, LineClosed, type LineState, type Socket, type Surroundings } from '../src/connection'
import type { ClientMessage, Goodbye, Play, ServerMessage, Snapshot } from '../src/protocol'

class FakeSocket implements Socket {
  sent: ClientMessage[] = []
  closed = false
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code?: number }) => void) | null = null
  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMessage)
  }
  close(): void {
    this.closed = true
  }
  says(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  opens(): void {
    this.onopen?.()
  }
  breaks(): void {
    this.onclose?.({})
  }
}

let sockets: FakeSocket[]
let timers: { action: () => void; after: number; live: boolean }[]
let states: LineState[]
let seen: Snapshot[]
let goodbyes: Goodbye[]
let time: number
let line: Connection

const at = (ply: number, seat: number | null = 0): Snapshot =>
  ({ ply, seat, log: [], log_from: 0 }) as unknown as Snapshot
const play = (id: string, ply = 3): Play => ({
  type: 'play',
  command_id: id,
  seat: 0,
  expected_version: ply,
  moves: ['foot h5'],
})
const last = (): FakeSocket => sockets.at(-1)!
const ring = (): void => {
  const timer = timers.findLast((one) => one.live)!
  timer.live = false
  timer.action()
}
const greet = (ply = 3): void => {
  last().opens()
  last().says({ type: 'now', table: at(ply) })
}

beforeEach(() => {
  sockets = []
  timers = []
  states = []
  seen = []
  goodbyes = []
  time = 0
  const around: Surroundings = {
    open: () => {
      sockets.push(new FakeSocket())
      return last()
    },
    later: (action, after) => {
      const timer = { action, after, live: true }
      timers.push(timer)
      return () => (timer.live = false)
    },
    random: () => 1,
    clock: () => time,
  }
  line = new Connection(
    ['secret'],
    {
      now: (table) => seen.push(table),
      state: (state) => states.push(state),
      goodbye: (message) => goodbyes.push(message),
    },
    around,
  )
  line.start()
})

test('says hello first, with its keys', () => {
  last().opens()
  expect(last().sent).toEqual([{ type: 'hello', secrets: ['secret'] }])
  last().says({ type: 'now', table: at(7) })
  expect(line.state).toBe('open')
  last().breaks()
  ring()
  last().opens()
  expect(last().sent).toEqual([{ type: 'hello', secrets: ['secret'] }])
})

test('holds commands back until the server knows us', () => {
  void line.command(play('a'))
  last().opens()
  expect(last().sent.map((message) => message.type)).toEqual(['hello'])
  last().says({ type: 'now', table: at(3) })
  expect(last().sent.at(-1)).toEqual(play('a'))
})

test('a command settles with its own answer', async () => {
  greet()
  const first = line.command(play('a'))
  const second = line.command(play('b'))
  last().says({
    type: 'refused',
    command_id: 'b',
    refusal: { code: 'illegal', text: { id: 'x', args: {} }, rule: null },
  })
  last().says({ type: 'done', command_id: 'a', version: 4 })
  expect((await first).type).toBe('done')
  expect((await second).type).toBe('refused')
  expect(line.unanswered).toBe(0)
})

test('sends what was not answered again, with the same id, and once', async () => {
  greet()
  const sent = line.command(play('a'))
  last().breaks()
  expect(line.state).toBe('lost')
  ring()
  greet(4)
  expect(last().sent.filter((message) => message.type === 'play')).toEqual([play('a')])
  last().says({ type: 'done', command_id: 'a', version: 4 })
  expect((await sent).type).toBe('done')
  last().breaks()
  ring()
  greet(4)
  expect(last().sent.filter((message) => message.type === 'play')).toEqual([])
})

test('waits longer from time to time, up to a limit, and starts anew when it was back', () => {
  greet()
  const delays = Array.from({ length: 9 }, () => {
    last().breaks()
    const after = timers.findLast((one) => one.live)!.after
    ring()
    return after
  })
  expect(delays.slice(0, 4)).toEqual([500, 1000, 2000, 4000])
  expect(Math.max(...delays)).toBe(20000)
  greet()
  last().breaks()
  expect(timers.findLast((one) => one.live)!.after).toBe(500)
})

test('comes back at once when the network does', () => {
  greet()
  line.offline()
  expect(line.state).toBe('lost')
  expect(sockets).toHaveLength(1)
  line.online()
  expect(sockets).toHaveLength(2)
  expect(timers.some((one) => one.live)).toBe(false)
})

test('makes a new line when the page was long out of sight, because the old one may be dead', () => {
  greet()
  line.hidden()
  time = 5_000
  line.visible()
  expect(sockets).toHaveLength(1)
  line.hidden()
  time = 60_000
  line.visible()
  expect(sockets).toHaveLength(2)
  expect(sockets[0]!.closed).toBe(true)
})

test('a goodbye for good ends it; one with `again` does not', async () => {
  greet()
  last().says({ type: 'goodbye', again: true, text: { id: 'web-closing', args: {} } })
  expect(line.state).toBe('lost')
  ring()
  greet()
  const waiting = line.command(play('a'))
  last().says({ type: 'goodbye', again: false, text: { id: 'web-wrong-key', args: {} } })
  expect(line.state).toBe('closed')
  expect(goodbyes).toHaveLength(2)
  await expect(waiting).rejects.toBeInstanceOf(LineClosed)
  expect(timers.some((one) => one.live)).toBe(false)
})

test('what an old line still says is not heard', () => {
  greet()
  const old = last()
  const listening = old.onmessage
  line.offline()
  line.online()
  greet(5)
  listening?.({ data: JSON.stringify({ type: 'now', table: at(2) }) })
  expect(seen.map((table) => table.ply)).toEqual([3, 5])
})

test('looks through the same eyes after a loss', () => {
  greet()
  line.watch(2)
  last().breaks()
  ring()
  last().opens()
  last().says({ type: 'now', table: at(3, 1) })
  expect(last().sent.at(-1)).toEqual({ type: 'seat', seat: 2 })
})

test('questions are asked again too', async () => {
  greet()
  const asked = line.ask({ type: 'why', request_id: 'q', seat: 0, target: 'hex:h5' })
  last().breaks()
  ring()
  greet()
  expect(last().sent.at(-1)).toMatchObject({ type: 'why', request_id: 'q' })
  const nothing = { refusal: null, moves: null, labels: null, about: null, told: null, why: null }
  last().says({ type: 'answer', request_id: 'q', ...nothing })
  expect((await asked).type).toBe('answer')
  vi.restoreAllMocks()
})

test('puts the log together from what is new in it, for the table now and for looking back', async () => {
  const told = (from: number, ...texts: string[]): Snapshot =>
    ({
      ply: 1,
      seat: 0,
      log_from: from,
      log: texts.map((id) => ({ ply: 1, seat: null, text: { id, args: {} } })),
    }) as unknown as Snapshot
  const ids = (table: Snapshot): string[] => table.log.map((entry) => entry.text.id)
  last().opens()
  last().says({ type: 'now', table: told(0, 'a', 'b') })
  last().says({ type: 'now', table: told(2, 'c') })
  const asked = line.ask({ type: 'look', request_id: 'q', seat: 0, ply: 1 })
  last().says({ type: 'then', request_id: 'q', table: told(0, 'x', 'y'), course: null })
  const then = await asked
  expect(then.type === 'then' && ids(then.table)).toEqual(['x', 'y'])
  last().says({ type: 'now', table: told(1, 'undone') })
  last().says({ type: 'now', table: told(2) })
  last().breaks()
  ring()
  last().opens()
  last().says({ type: 'now', table: told(0, 'a', 'undone', 'd') })
  expect(seen.map(ids)).toEqual([
    ['a', 'b'],
    ['a', 'b', 'c'],
    ['a', 'undone'],
    ['a', 'undone'],
    ['a', 'undone', 'd'],
  ])
})

test('comes again with other keys, also after a goodbye for good', () => {
  greet()
  line.change(['fresh'])
  last().opens()
  expect(last().sent).toEqual([{ type: 'hello', secrets: ['fresh'] }])
  last().says({ type: 'goodbye', again: false, text: { id: 'goodbye-key', args: {} } })
  expect(line.state).toBe('closed')
  line.change(['newest'])
  last().opens()
  last().says({ type: 'now', table: at(3) })
  expect(last().sent).toEqual([{ type: 'hello', secrets: ['newest'] }])
  expect(line.state).toBe('open')
})
