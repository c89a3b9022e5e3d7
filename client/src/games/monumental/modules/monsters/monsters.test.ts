import { expect, test } from 'vitest'
import type { LogLine, Snapshot, Text } from '../../../../protocol'
import type { View } from '../../view'
import { moments } from './moments'
import { claimedBy, hitWords, lossWords, monstersOf, monsterWords, struckTiles, type Shown } from './monsters'

const kraken: Shown = {
  id: 'kraken',
  tile: 'c2',
  position: 6,
  in: 1,
  hits: [
    { what: 'units', tile: 'b1', seat: 0, n: 1 },
    { what: 'culture', seat: 1, n: 2, choice: true },
  ],
}

test('a table without Monsters has none', () => {
  const view = { players: [{}] } as unknown as View
  expect(monstersOf(view)).toBeNull()
  expect(claimedBy(view, 0)).toEqual([])
})

test('a Monster says where it is and when it attacks', () => {
  const { id, args } = monsterWords(kraken)
  expect([id, args['tile'], args['n']]).toEqual(['monumental-ui-monster', 'c2', 1])
})

test('what it would hit is told hit by hit', () => {
  const hits = hitWords(kraken).args['hits'] as { id: string; args: { choice: string } }[]
  expect(hits.map(({ id }) => id)).toEqual(['monumental-ui-hit-units', 'monumental-ui-hit-culture'])
  expect(hits.map(({ args }) => args.choice)).toEqual(['no', 'yes'])
  expect(hitWords({ ...kraken, hits: [] }).id).toBe('monumental-ui-hits-nothing')
})

test('tiles that it would hit are marked, the rest is told', () => {
  const wendigo: Shown = { ...kraken, hits: [...kraken.hits, { what: 'units', seat: 1, tiles: ['d1', 'd2'], n: 1 }] }
  expect(struckTiles(wendigo)).toEqual(['b1', 'd1', 'd2'])
  expect(lossWords(wendigo).map(({ id }) => id)).toEqual(['monumental-ui-hit-culture'])
  const [, , shared] = hitWords(wendigo).args['hits'] as Text[]
  expect(shared!.id).toBe('monumental-ui-hit-units-of')
  expect((shared!.args['tiles'] as Text[]).map(({ args }) => args['tile'])).toEqual(['d1', 'd2'])
})

test('who has come and who attacks is told on a card, with what is lost', () => {
  const line = (id: string, seat: number | null = null): LogLine =>
    ({
      ply: 1,
      seat,
      text: { id: `monumental-log-${id}`, args: { monster: { id: 'monumental-monster-kraken', args: {} } } },
    }) as unknown as LogLine
  const t = (text: Text | string): string => (typeof text === 'string' ? text : text.id)
  const table = {
    seat: 0,
    to_move: 1,
    view: { monsters: { hidden: 0, track: [], choosing: false } },
  } as unknown as Snapshot
  const of = (...fresh: LogLine[]): ReturnType<typeof moments> => moments({ fresh, table, previous: table, t })
  expect(of(line('monster-appears')).map(({ title }) => title)).toEqual(['monumental-log-monster-appears'])
  const [first, second] = of(line('monster-attacks'), line('robbed', 1), line('turn'), line('monster-attacks'))
  expect(first!.lines).toEqual([{ seat: 1, words: 'monumental-log-robbed' }])
  expect(second!.lines.map(({ words }) => words)).toEqual(['monumental-ui-attack-nothing'])
  const losing = {
    ...table,
    view: { monsters: { hidden: 0, track: [kraken], choosing: true } },
  } as unknown as Snapshot
  const [pending] = moments({ fresh: [line('monster-attacks')], table: losing, previous: table, t })
  expect(pending!.lines.map(({ words }) => words)).toEqual([
    'monumental-ui-attack-choosing',
    'monumental-ui-monster monumental-ui-hits', // when it attacks next, and whom
  ])
  const asked = { ...table, to_move: 0 }
  expect(moments({ fresh: [line('monster-attacks')], table: asked, previous: table, t })).toEqual([])
  expect(moments({ fresh: [line('monster-appears')], table: asked, previous: table, t })[0]!.brief).toBe(true)
  expect(of(line('turn'))).toEqual([])
})
