import { describe as group, expect, test } from 'vitest'
import { CARDS, LAYOUTS, nameOf } from '../../content'
import { cardIcon } from '../../icons'
import { MODULES } from '../../modules'
import { crossingOf, SPACES, type View } from '../../view'
import { drawn, fixturesOf, LANGUAGES, translator } from '../../testing'
import TextView from '../../TextView.svelte'
import { PICTURES } from './pictures'
import { module } from './index'

const { tableAt, viewAt } = await fixturesOf('lost_kingdoms')

group('five players', () => {
  const further = Object.keys(PICTURES).map((thing) => thing.slice('card:'.length))

  test('have nine cards more, each with a picture of its own', () => {
    expect(further.every((card) => CARDS.has(card))).toBe(true)
    expect(further.length).toBe(9)
    expect(new Set(Object.values(PICTURES)).size).toBe(9)
    expect(further.map(cardIcon)).toEqual(Object.values(PICTURES))
    expect(MODULES).toContain(module)
  })
  test('have maps of their own', () => {
    expect(LAYOUTS.filter(({ seats }) => seats === 5).map(({ id }) => id)).toEqual(['clash_5', 'pastures_5'])
  })
  test('are all at the table, and Markets have five tokens', () => {
    for (const name of ['act', 'waiting']) {
      expect(viewAt(name).players.length).toBe(5)
      expect(viewAt(name).markets.length).toBe(4)
    }
  })
  test('look ahead in their City while they wait', () => {
    const waiting = viewAt('waiting')
    expect(Object.keys(waiting.next_crossings!).sort()).toEqual([...SPACES])
    expect(crossingOf(waiting, 4)!.spaces).toEqual(['a2', 'b1', 'b2', 'b3', 'c2'])
    expect(viewAt('act').next_crossings).toBeNull()
    expect(crossingOf(viewAt('act'), 4)).toBeUndefined()
  })
})

/** What views say of modules. */
interface Everything extends View {
  heroes: string[]
  monsters: { hidden: number; track: { id: string; tile: string; in: number }[] }
}
interface Kingdoms {
  lines: { [line: string]: { policy: string } | null }
  nexus: { card: string }[]
  altar: { sacrificed: number; ready: number }
  horses: { [tile: string]: number }
}

group('five players and all modules in words', () => {
  const table = tableAt('everything')
  const view = viewAt('everything') as Everything
  const [mughals, atlantis, aztecs, amazons] = view.players as unknown as [Kingdoms, Kingdoms, Kingdoms, Kingdoms]
  for (const language of LANGUAGES) {
    const t = translator(language)
    const shown = drawn(TextView, { table, t, language })
    /** The list under the heading that says this. */
    const under = (title: string): string => {
      const headings = [...shown.querySelectorAll('h3')].filter((one) => one.textContent!.includes(title))
      expect(headings.length).toBe(1)
      return headings[0]!.nextElementSibling!.textContent!
    }
    const of = (seat: number): string => under(t(nameOf('civilization', view.players[seat]!.civilization)))

    test(`${language}: everybody has a heading and says what everybody has`, () => {
      expect(shown.querySelectorAll('h3').length).toBeGreaterThan(8)
      for (let seat = 0; seat < 5; seat++)
        expect(of(seat)).toContain(t('monumental-ui-words-outposts', { n: view.players[seat]!.outposts }))
      expect(shown.textContent).not.toMatch(/monumental-|undefined|\{/)
    })
    test(`${language}: Policies at the edges of the Mughals' City`, () => {
      const attached = Object.entries(mughals.lines).flatMap(([line, tab]) => (tab ? [{ line, ...tab }] : []))
      expect(attached.length).toBeGreaterThan(0)
      for (const { line, policy } of attached) {
        expect(of(0)).toContain(t(nameOf('policy', policy)))
        expect(of(0)).toContain(line.toUpperCase())
      }
    })
    test(`${language}: the Nexus, from the left`, () => {
      const places = atlantis.nexus.map(({ card }) => of(1).indexOf(t(nameOf('card', card))))
      expect(places.length).toBeGreaterThan(1)
      expect(places.every((place) => place >= 0)).toBe(true)
    })
    test(`${language}: the altar`, () => {
      const { sacrificed, ready } = aztecs.altar
      expect(of(2)).toContain(t('monumental-ui-altar-words', { n: sacrificed, ready }))
    })
    test(`${language}: Horses, before their player, on the map, and in the supply`, () => {
      const tiles = Object.entries(amazons.horses)
      expect(tiles.length).toBeGreaterThan(0)
      for (const [tile, n] of tiles) {
        expect(of(3)).toContain(t('monumental-ui-horses-on', { tile, n }))
        expect(under(t('monumental-ui-map'))).toContain(t('monumental-ui-tile-horses', { n }))
      }
      expect(under(t('monumental-ui-horses-title')).length).toBeGreaterThan(5)
    })
    test(`${language}: Heroes with their prices and effects`, () => {
      expect(view.heroes.length).toBeGreaterThan(1)
      for (const card of view.heroes)
        expect(under(t('monumental-ui-heroes'))).toContain(
          t('monumental-ui-hero-price', { card: nameOf('card', card), n: CARDS.get(card)!.cost }),
        )
    })
    test(`${language}: Monsters, when they attack and whom that would hit`, () => {
      const { hidden, track } = view.monsters
      const words = under(t('monumental-ui-monsters-hidden', { n: hidden }))
      for (const { id, tile, in: n } of track)
        expect(words).toContain(t('monumental-ui-monster', { monster: nameOf('monster', id), tile, n }))
    })
  }
})
