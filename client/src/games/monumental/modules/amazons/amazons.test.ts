import { describe as group, expect, test } from 'vitest'
import { placesOf } from '../../geometry'
import { cardIcon, civilizationIcon, policyIcon, warlordIcon } from '../../icons'
import { MODULES, standingThere } from '../../modules'
import { seatWords } from '../../seats'
import { type View } from '../../view'
import { drawn, fixturesOf, translator } from '../../testing'
import { countOf, horsesOf, mountedOf, rides, standing, supplyOf } from './horses'
import { module } from './index'
import Marks from './Marks.svelte'
import { PICTURES } from './pictures'

const { viewAt } = await fixturesOf('amazons')

group('Horses', () => {
  test('are six, on the map or in the supply', () => {
    for (const name of ['act', 'gain_horse']) {
      const view = viewAt(name)
      expect(standing(view).length).toBeGreaterThan(0)
      expect(standing(view).reduce((sum, { n }) => sum + n, 0) + supplyOf(view)!).toBe(6)
      expect(rides(view, 0)).toBe(true)
      expect(rides(view, 1)).toBe(false)
    }
  })
  test('are named on their tiles, before their players and in the table in words', () => {
    const view = viewAt('act')
    for (const language of ['en', 'hu']) {
      const t = translator(language)
      for (const { tile, n } of standing(view)) expect(standingThere(t, view, tile).join()).toContain(String(n))
      const words = seatWords(t, view, 0).join()
      for (const [tile] of horsesOf(view, 0)) expect(words).toContain(tile)
      for (const unit of mountedOf(view, 0)) expect(words).toContain(t(`monumental-ui-mounted-${unit}`))
      expect(module.chip!(t, view, 0)!.words).toContain(String(countOf(view, 0)))
      expect(module.chip!(t, view, 1)).toBeNull()
      expect(module.tableWords!(t, view)!.lines.join()).toContain(String(supplyOf(view)))
      for (const part of ['horses', 'horse_guard']) expect(t(`monumental-ui-defence-${part}`, { n: 1 })).toMatch(/1$/)
    }
  })
  test('are a mark on each stack, with a number if there are several', () => {
    const view = viewAt('act')
    const marks = drawn(Marks, { view, places: placesOf(view.map.tiles), hovered: null })
    expect(marks.querySelectorAll('.mark').length).toBe(standing(view).length)
    expect(marks.querySelectorAll('.mark text').length).toBe(standing(view).filter(({ n }) => n > 1).length)
  })
  test('are nothing where there are none', () => {
    const { players, map } = viewAt('act')
    const off = { players: players.map(({ civilization }) => ({ civilization })), map } as unknown as View
    expect([supplyOf(off), standing(off), rides(off, 0), countOf(off, 0)]).toEqual([null, [], false, 0])
    expect(module.tableWords!(translator('en'), off)).toBeNull()
    expect(module.seatWords!(translator('en'), off, 0)).toEqual([])
  })
  test('and all that the Amazons have are drawn, each in its own way', () => {
    expect(MODULES).toContain(module)
    expect(new Set(Object.values(PICTURES)).size).toBe(Object.keys(PICTURES).length)
    expect(cardIcon('royal_stables')).toBe(PICTURES['card:royal_stables'])
    expect(policyIcon('mounted_raids')).toBe(PICTURES['policy:mounted_raids'])
    expect(civilizationIcon('amazons')).toBe(PICTURES['civilization:amazons'])
    expect(warlordIcon('amazons')).toBe(PICTURES['warlord:amazons'])
  })
})
