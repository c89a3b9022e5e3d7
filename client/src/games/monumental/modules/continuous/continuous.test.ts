import { describe as group, expect, test } from 'vitest'
import type { Snapshot } from '../../../../protocol'
import { game } from '../../index'
import { isTired, mannerOf, willCross } from '../../modules'
import { seatWords } from '../../seats'
import { LANGUAGES, translator, fixturesOf } from '../../testing'
import { SPACES, type View } from '../../view'
import { module } from './index'
import { moments } from './moments'
import { lineOf, rotationOf, standOf, steppedBetween, stepOn } from './rotation'

const { tableAt, viewAt } = await fixturesOf('continuous')

group('Continuous play', () => {
  test('texts speak of rounds at its tables and nowhere else', () => {
    expect(game.manner!(tableAt('act'))).toBe('in-rounds')
    expect(mannerOf({ ...viewAt('act'), rotation: undefined } as unknown as View)).toBeNull()
    for (const [language, round, turn] of [
      ['en', 'round', 'turn'],
      ['hu', 'kör', 'forduló'],
    ] as const) {
      const said = translator(language, 'in-rounds')
      for (const id of ['ui-gained', 'ui-phases', 'reason-hero-once', 'do-half-building', 'ui-end-last']) {
        const words = said(`monumental-${id}`).toLowerCase()
        expect(words).toContain(round)
        expect(words).not.toContain(turn)
        expect(translator(language)(`monumental-${id}`).toLowerCase()).toContain(turn)
      }
    }
  })
  test('who acts, who has passed and who has chosen can be seen', () => {
    const [table, view] = [tableAt('act'), viewAt('act')]
    const rotation = rotationOf(view)!
    expect(rotation.passed.length).toBeGreaterThan(0)
    for (const seat of rotation.order)
      expect(standOf(table, view, rotation, seat)).toBe(
        rotation.passed.includes(seat) ? 'passed' : seat === table.seat ? 'slot' : 'waiting',
      )
    const [secret, seen] = [tableAt('chosen'), viewAt('chosen')]
    const choosing = rotationOf(seen)!
    expect(choosing.chosen).toContain(secret.seat)
    for (const seat of choosing.order)
      expect(standOf(secret, seen, choosing, seat)).toBe(choosing.chosen.includes(seat) ? 'chosen' : 'choosing')
  })
  test('what was chosen in secret lies on the own City only', () => {
    const view = viewAt('chosen')
    const own = rotationOf(view)!.own_choice!
    expect(SPACES).toContain(own)
    expect(view.players.map((_, seat) => willCross(view, seat))).toEqual(
      view.players.map((_, seat) => (seat === view.seat ? own : null)),
    )
    expect(lineOf('b3')).toEqual({ row: 'B', column: 3 })
  })
  test('Explorers that have picked something up are marked', () => {
    const view = viewAt('act')
    const used = Object.entries(rotationOf(view)!.used_explorers)
    for (const [seat, which] of used)
      for (const n of [0, 1]) expect(isTired(view, Number(seat), n)).toBe(which.includes(n))
    expect(used.some(([, which]) => which.length)).toBe(true)
  })
  test('a step is repeated in the same direction, not back', () => {
    const table = tableAt('act')
    const steps = table.choices.filter(({ told }) => told['verb'] === 'explorer')
    const explorer = Number(steps[0]!.told['explorer'])
    const here = viewAt('act').players[table.seat!]!.explorers[explorer - 1]!.tile!
    const ways = steps.filter(({ told }) => told['explorer'] === explorer).map(({ told }) => String(told['tile']))
    for (const from of ways) {
      const further = stepOn(table, { explorer, from, to: here })
      expect(further?.told['tile']).not.toBe(from)
      expect(further === null).toBe(ways.length === 1)
    }
    expect(stepOn(table, null)).toBeNull()
    const before = structuredClone(viewAt('act'))
    before.players[table.seat!]!.explorers[explorer - 1]!.tile = ways[0]!
    expect(steppedBetween(before, viewAt('act'))).toEqual({ explorer, from: ways[0], to: here })
    expect(steppedBetween(viewAt('act'), viewAt('act'))).toBeNull()
  })
  test('the round is said in words, in both languages', () => {
    for (const language of LANGUAGES) {
      const t = translator(language)
      for (const name of ['act', 'chosen', 'last']) {
        const view = viewAt(name)
        const said = module.tableWords!(t, view)!
        const words = [said.title, ...said.lines, ...view.players.flatMap((_, seat) => seatWords(t, view, seat))]
        expect(words.join(' ')).not.toContain('monumental-')
      }
      expect(module.tableWords!(t, viewAt('last'))!.lines).toContain(t('monumental-ui-last-round-why'))
    }
    expect(module.tableWords!(translator('en'), {} as View)).toBeNull()
  })
  test('the last round is announced', () => {
    const table = tableAt('last')
    const line = { ply: 1, seat: null, text: { id: 'monumental-log-last-card-of-rounds', args: {} } }
    const news = { table, previous: table as Snapshot, t: translator('en') }
    expect(moments({ ...news, fresh: [line] }).length).toBe(1)
    expect(moments({ ...news, fresh: [] })).toEqual([])
  })
  test('all choices of a slot are drawn or in the bar', () => {
    const table = tableAt('act')
    const pass = table.choices.find(({ closes }) => closes)!
    expect(pass.about.some((thing) => game.shows(thing, table))).toBe(false)
    expect(game.chapter!({ ply: 1, seat: 0, text: { id: 'monumental-log-round', args: { n: 3 } } })).toEqual({
      id: 'monumental-ui-round',
      args: { n: 3 },
    })
  })
})
