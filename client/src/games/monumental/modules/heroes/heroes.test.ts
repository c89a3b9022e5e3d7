import { describe as group, expect, test } from 'vitest'
import { CARDS } from '../../content'
import { placesOf } from '../../geometry'
import { game } from '../../index'
import { iconOfModules, MODULES, standingThere, textsOfModules } from '../../modules'
import { seatWords } from '../../seats'
import { type View } from '../../view'
import { cardOf } from '../../words'
import { drawn, fixturesOf, translator } from '../../testing'
import { heroIcon, heroOf, isHero, offersOf, rowOf, standing } from './heroes'
import { PICTURES } from './pictures'
import { module } from './index'
import Tokens from './Tokens.svelte'

const { tableAt, viewAt } = await fixturesOf('heroes')

group('Heroes', () => {
  const heroes = [...CARDS.values()].filter(({ kind }) => kind === 'other').map(({ id }) => id)

  test('are twelve, each with a picture of its own', () => {
    expect(heroes.length).toBe(12)
    expect(Object.keys(PICTURES).sort()).toEqual([...heroes].sort())
    expect(new Set(Object.values(PICTURES)).size).toBe(12)
    expect(heroes.every(isHero)).toBe(true)
    expect(isHero('granary')).toBe(false)
    expect(heroes.map(iconOfModules)).toEqual(heroes.map(heroIcon))
    expect(iconOfModules('granary')).toBeUndefined()
    expect(MODULES).toContain(module)
  })
  test('say where they go and who they were, in both languages', () => {
    for (const language of ['en', 'hu']) {
      const t = translator(language)
      for (const card of heroes) {
        const said = textsOfModules(card).map((text) => t(text))
        expect(said.length).toBeGreaterThan(1)
        for (const line of said) expect(line).not.toContain('monumental-')
      }
    }
  })
  test('are things that can be pointed at', () => {
    const view = viewAt('act')
    const [first] = rowOf(view)
    expect(cardOf(view, `hero:${first}`)).toBe(first)
    expect(game.shows(`hero:${first}`, tableAt('act'))).toBe(true)
    expect(offersOf(view)!.length).toBe(rowOf(view).length)
  })
  test('are named on their tiles, before their players and in the table in words', () => {
    const view = viewAt('act')
    expect(standing(view).length).toBeGreaterThan(0)
    for (const language of ['en', 'hu']) {
      const t = translator(language)
      for (const { card, tile, seat } of standing(view)) {
        const name = t(`monumental-card-${card.replaceAll('_', '-')}`)
        expect(standingThere(t, view, tile).join()).toContain(name)
        expect(seatWords(t, view, seat).some((line) => line.includes(name))).toBe(true)
        expect(module.chip!(t, view, seat)!.words).toContain(name)
      }
      expect(module.tableWords!(t, view)!.lines.length).toBe(rowOf(view).length)
    }
  })
  test('stand on the map, and the one that is pointed at shows where it could', () => {
    const view = viewAt('act')
    const places = placesOf(view.map.tiles)
    const at = offersOf(view)!.findIndex(({ tiles }) => tiles.length)
    const tokens = drawn(Tokens, { view, places, hovered: `hero:${rowOf(view)[at]}` })
    expect(tokens.querySelectorAll('.token').length).toBe(standing(view).length)
    expect(tokens.querySelectorAll('.could').length).toBe(offersOf(view)![at]!.tiles.length)
  })
  test('are nothing where the module is off', () => {
    const { players, map, prices } = viewAt('act')
    const off = { players: players.map(() => ({})), map, prices: { ...prices, heroes: undefined } } as unknown as View
    expect([rowOf(off), standing(off), heroOf(off, 0), offersOf(off)]).toEqual([[], [], null, null])
    expect(module.tableWords!(translator('en'), off)).toBeNull()
  })
})
