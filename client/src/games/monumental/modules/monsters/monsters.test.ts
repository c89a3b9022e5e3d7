import { expect, test } from 'vitest'
import type { View } from '../../view'
import { claimedBy, hitWords, monstersOf, monsterWords, type Shown } from './monsters'

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
