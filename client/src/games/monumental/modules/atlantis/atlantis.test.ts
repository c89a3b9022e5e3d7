import { describe as group, expect, test } from 'vitest'
import { CARDS, POLICIES } from '../../content'
import { cardIcon, civilizationIcon, policyIcon, warlordIcon } from '../../icons'
import { game } from '../../index'
import { MODULES } from '../../modules'
import { seatWords } from '../../seats'
import { crossingOf, viewOf } from '../../view'
import { cardOf } from '../../words'
import { drawn, fixturesOf, translator } from '../../testing'
import Mini from './Mini.svelte'
import { nexusOf, nextOf, thingOf, told } from './nexus'
import { PICTURES } from './pictures'
import { module } from './index'

const { tableAt, viewAt } = await fixturesOf('atlantis')

group('Atlantis', () => {
  test('has a picture of each of its things', () => {
    const things = Object.keys(PICTURES)
    expect(new Set(Object.values(PICTURES)).size).toBe(things.length)
    expect(cardIcon('observatory_of_atlas')).toBe(PICTURES['card:observatory_of_atlas'])
    expect(policyIcon('ten_kings')).toBe(PICTURES['policy:ten_kings'])
    expect(civilizationIcon('atlantis')).toBe(PICTURES['civilization:atlantis'])
    expect(warlordIcon('atlantis')).toBe(PICTURES['warlord:atlantis'])
    expect(things.filter((thing) => thing.startsWith('policy:')).every((id) => POLICIES.includes(id.slice(7)))).toBe(
      true,
    )
    expect(CARDS.has('star_charts')).toBe(true)
    expect(MODULES).toContain(module)
  })
  test('has a Nexus, and nobody else', () => {
    for (const name of ['activate', 'act', 'activate-nexus', 'other']) {
      const view = viewAt(name)
      expect(nexusOf(view, 0)!.length).toBeGreaterThan(1)
      expect([nexusOf(view, 1), nexusOf(view, 2)]).toEqual([null, null])
    }
  })
  test('shows which card would become active with any row and column', () => {
    const view = viewAt('activate')
    for (let space = 0; space < 9; space++)
      expect((crossingOf(view, space) as { nexus?: string }).nexus).toBe(nexusOf(view, 0)![nextOf(view, 0)]!.slot)
  })
  test('has cards that can be pointed at', () => {
    const table = tableAt('activate-nexus')
    const view = viewOf(table)
    const wakes = table.choices.filter(({ told: { verb } }) => verb === 'wake')
    expect(wakes.length).toBeGreaterThan(0)
    for (const { about, told: said } of wakes) {
      expect(game.shows(about[0]!, table)).toBe(true)
      expect(cardOf(view, about[0]!)).toBe(said['card'])
    }
    expect(cardOf(view, 'city:0:nexus99')).toBeNull()
    expect(cardOf(view, 'city:1:nexus1')).toBeNull()
  })
  test('is told in words, card by card', () => {
    const view = viewAt('act')
    const row = nexusOf(view, 0)!
    for (const language of ['en', 'hu']) {
      const t = translator(language)
      const line = seatWords(t, view, 0).find((words) => words.startsWith('Nexus'))!
      for (const [at, { card }] of row.entries()) {
        const name = t(`monumental-card-${card.replaceAll('_', '-')}`)
        expect(t(told(view, 0, at))).toContain(name)
        expect(line).toContain(name)
      }
      expect(line).not.toContain('monumental-')
      expect(seatWords(t, view, 1).some((words) => words.startsWith('Nexus'))).toBe(false)
    }
    expect(row.map((_, at) => told(view, 0, at).id)).toContain('monumental-ui-nexus-active')
  })
  test('is drawn small before others, the next card in a frame', () => {
    const view = viewAt('other')
    const cellsOf = (seat: number): Element[] => [
      ...drawn(Mini, { view, seat, t: translator('en') }).querySelectorAll('.cell'),
    ]
    const cells = cellsOf(0)
    expect(cells.length).toBe(nexusOf(view, 0)!.length)
    expect(cells.findIndex((cell) => cell.classList.contains('next'))).toBe(nextOf(view, 0))
    expect(cellsOf(1)).toEqual([])
  })
  test('names its places as moves do', () => {
    const row = nexusOf(viewAt('act'), 0)!
    expect(row.map((held) => thingOf(0, held))).toEqual(row.map((_, at) => `city:0:nexus${at + 1}`))
  })
})
