import { describe, expect, test } from 'vitest'
import { nearest, wrapped, type Arrow } from '../src/lib/roving'
import type { Point } from '../src/lib/viewport'

type Thing = { at: Point }

const ARROWS: readonly Arrow[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

const thing = (x: number, y: number): Thing => ({ at: { x, y } })

/** The same numbers in every run. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Where somebody may be who does not come to all the others. */
function lost(all: readonly Thing[]): Thing[] {
  const ways = all.map((here) => {
    const others = all.filter((other) => other !== here)
    return ARROWS.map((arrow) => all.indexOf(nearest(here.at, others, arrow) ?? here))
  })
  return all.filter((_, begin) => {
    const reached = new Set([begin])
    for (const here of reached) for (const next of ways[here]!) reached.add(next)
    return reached.size < all.length
  })
}

const anywhere = (random: () => number): Thing[] =>
  Array.from({ length: 16 }, () => thing(random() * 900, random() * 600))

/** Some hexes of a map, two figures on hexes, and buttons below. */
function map(random: () => number): Thing[] {
  const hexes = Array.from({ length: 49 }, (_, i) =>
    thing((i % 7) * 90 + (Math.floor(i / 7) % 2) * 45, Math.floor(i / 7) * 78),
  )
  const figures = [0, 1].map((i) => {
    const { x, y } = hexes[Math.floor(random() * hexes.length)]!.at
    return thing(x + 31 - 8 * i, y + 10 - 3 * i)
  })
  return [...hexes.filter(() => random() < 0.2), ...figures, thing(60, 640), thing(190, 640)]
}

/** Neighbours lie exactly between two ways. */
function chessboard(random: () => number): Thing[] {
  const fields = Array.from({ length: 49 }, (_, i) => thing((i % 7) * 60, Math.floor(i / 7) * 60))
  return fields.filter((_, i) => i % 2 && random() < 0.8)
}

describe('arrow keys', () => {
  test.each([
    ['things anywhere', anywhere],
    ['hexes, figures and buttons', map],
    ['a chessboard', chessboard],
  ])('lead from everything to everything: %s', (_, scatter) => {
    const random = chance(7)
    for (let round = 0; round < 300; round++) expect(lost(scatter(random))).toEqual([])
  })

  test('prefer what lies ahead, but go aside if nothing does', () => {
    const [here, ahead, aside] = [thing(0, 0), thing(100, 0), thing(20, 40)]
    expect(nearest(here.at, [aside, ahead], 'ArrowRight')).toBe(ahead)
    expect(nearest(here.at, [aside], 'ArrowRight')).toBe(aside)
    expect(nearest(here.at, [aside, ahead], 'ArrowLeft')).toBe(null)
  })

  test('go around the end of a row', () => {
    const row = [thing(0, 0), thing(100, 0), thing(200, 0), thing(0, 100)]
    expect(wrapped(row[2]!.at, row, 'ArrowRight')).toBe(row[0])
  })
})
