import { mount, unmount } from 'svelte'
import { describe as group, expect, test } from 'vitest'
import { Catalogue } from '../../../../fluent'
import type { Book, Snapshot, Text } from '../../../../protocol'
import { CARDS, open } from '../../content'
import book from '../../fixtures/book.json'
import { placesOf } from '../../geometry'
import { game } from '../../index'
import { iconOfModules, MODULES, standingThere, textsOfModules } from '../../modules'
import { seatWords } from '../../seats'
import { viewOf, type View } from '../../view'
import { cardOf } from '../../words'
import { heroIcon, heroOf, isHero, offersOf, rowOf, standing } from './heroes'
import { PICTURES } from './pictures'
import { module } from './index'
import Tokens from './Tokens.svelte'

const fixtures = import.meta.glob<{ table: Snapshot }>('./fixtures/*.json', { import: 'default', eager: true })
open(book as unknown as Book)
const tableAt = (name: string): Snapshot => fixtures[`./fixtures/${name}.json`]!.table
const viewAt = (name: string): View => viewOf(tableAt(name))
const texts = import.meta.glob<string>(
  [
    './texts/*.ftl',
    '../../texts/*.ftl',
    '../../../../../../src/trilithon/games/monumental/{texts,modules/heroes/texts}/*.ftl',
    '../../../../../../src/trilithon/kernel/texts/*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
function translator(language: string): (message: Text | string, args?: Text['args']) => string {
  const catalogue = new Catalogue(
    language,
    Object.entries(texts).flatMap(([file, source]) => (file.endsWith(`/${language}.ftl`) ? [source] : [])),
  )
  return (message, args = {}) => catalogue.say(typeof message === 'string' ? { id: message, args } : message)
}

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
    const target = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    const drawn = mount(Tokens, { target, props: { view, places, hovered: `hero:${rowOf(view)[at]}` } })
    expect(target.querySelectorAll('.token').length).toBe(standing(view).length)
    expect(target.querySelectorAll('.could').length).toBe(offersOf(view)![at]!.tiles.length)
    void unmount(drawn)
  })
  test('are nothing where the module is off', () => {
    const { players, map, prices } = viewAt('act')
    const off = { players: players.map(() => ({})), map, prices: { ...prices, heroes: undefined } } as unknown as View
    expect([rowOf(off), standing(off), heroOf(off, 0), offersOf(off)]).toEqual([[], [], null, null])
    expect(module.tableWords!(translator('en'), off)).toBeNull()
  })
})
