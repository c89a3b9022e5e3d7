import { describe as group, expect, test } from 'vitest'
import { cardIcon, civilizationIcon, policyIcon, warlordIcon } from '../../icons'
import { MODULES } from '../../modules'
import { seatWords } from '../../seats'
import { type View } from '../../view'
import { fixturesOf, translator } from '../../testing'
import { altarOf } from './altar'
import { module } from './index'
import { PICTURES } from './pictures'

const { viewAt } = await fixturesOf('aztecs')
const view = viewAt('act')

group('the altar', () => {
  test('is there for whoever has the Aztecs', () => {
    expect(altarOf(view, 0)!.sacrificed).toBeGreaterThan(0)
    expect(altarOf(view, 1)).toBeNull()
  })
  test('is told before its player, in both languages', () => {
    const { sacrificed, ready } = altarOf(view, 0)!
    for (const language of ['en', 'hu']) {
      const t = translator(language)
      expect(seatWords(t, view, 0)).toContain(t('monumental-ui-altar-words', { n: sacrificed, ready }))
      expect(module.chip!(t, view, 0)!.words).toContain(String(sacrificed))
      expect(module.chip!(t, view, 1)).toBeNull()
      expect(module.seatWords!(t, view, 1)).toEqual([])
    }
  })
  test('is nothing where the module is off', () => {
    expect(altarOf({ players: [{}, {}] } as unknown as View, 0)).toBeNull()
  })
  test('and all that the Aztecs have are drawn, each in its own way', () => {
    expect(MODULES).toContain(module)
    expect(new Set(Object.values(PICTURES)).size).toBe(Object.keys(PICTURES).length)
    expect(cardIcon('templo_mayor')).toBe(PICTURES['card:templo_mayor'])
    expect(policyIcon('flower_wars')).toBe(PICTURES['policy:flower_wars'])
    expect(civilizationIcon('aztecs')).toBe(PICTURES['civilization:aztecs'])
    expect(warlordIcon('aztecs')).toBe(PICTURES['warlord:aztecs'])
  })
})
