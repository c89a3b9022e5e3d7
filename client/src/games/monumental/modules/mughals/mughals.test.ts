import { describe as group, expect, test } from 'vitest'
import { CARDS, POLICIES } from '../../content'
import { cardIcon, civilizationIcon, policyIcon, warlordIcon } from '../../icons'
import { game } from '../../index'
import MiniCity from '../../MiniCity.svelte'
import { edgesOf, MODULES, policyPlace } from '../../modules'
import { seatWords } from '../../seats'
import { spaceNumber, viewOf } from '../../view'
import { drawn, fixturesOf, litOf, target, translator } from '../../testing'
import Edges from './Edges.svelte'
import { module } from './index'
import { LINES, lineText, tabsOf, wouldActivate } from './lines'
import { PICTURES } from './pictures'

const { tableAt, viewAt } = await fixturesOf('mughals')
const t = translator('en')

const tabs = (name: string, pointed: number | null = null): HTMLElement =>
  drawn(Edges, {
    table: tableAt(name),
    lit: litOf(tableAt(name)),
    target,
    t,
    seat: 0,
    pointed,
    hinted: new Set(),
  })
const attachedAt = (name: string): string[] => LINES.flatMap((line) => tabsOf(viewAt(name), 0)![line]?.policy ?? [])

group('Mughals', () => {
  test('have a picture of each of their things', () => {
    expect(MODULES).toContain(module)
    expect(new Set(Object.values(PICTURES)).size).toBe(Object.keys(PICTURES).length)
    const own = Object.keys(PICTURES).flatMap((thing) => (thing.startsWith('policy:') ? [thing.slice(7)] : []))
    expect(POLICIES).toEqual(expect.arrayContaining(own))
    expect(own.length).toBe(5)
    expect(CARDS.has('imperial_mint') && CARDS.has('miniature_painting')).toBe(true)
    expect(policyIcon('karkhanas')).toBe(PICTURES['policy:karkhanas'])
    expect(cardIcon('imperial_mint')).toBe(PICTURES['card:imperial_mint'])
    expect(civilizationIcon('mughals')).toBe(PICTURES['civilization:mughals'])
    expect(warlordIcon('mughals')).toBe(PICTURES['warlord:mughals'])
  })
  test('have tabs at six edges: Policies, and free lines', () => {
    const shown = tabs('act')
    const names = [...shown.querySelectorAll('[data-target]')].map((tab) => tab.getAttribute('data-target')!)
    expect(names.length).toBe(6)
    expect(names.filter((name) => name.startsWith('policy:')).sort()).toEqual(
      attachedAt('act')
        .map((policy) => `policy:${policy}`)
        .sort(),
    )
    expect(tabsOf(viewAt('act'), 1)).toBeNull()
    expect(edgesOf(t, viewAt('act'), 1)).toBeNull()
  })
  test('light those that the server says a crossing would activate', () => {
    const view = viewAt('activate')
    for (const [space, { policies }] of Object.entries(view.asked_about.crossings!)) {
      const pointed = spaceNumber(space)
      expect([...wouldActivate(view, pointed)]).toEqual(policies)
      const lit = [...tabs('activate', pointed).querySelectorAll('.would')].map((tab) =>
        tab.getAttribute('data-target'),
      )
      expect(lit.sort()).toEqual(policies!.map((policy) => `policy:${policy}`).sort())
    }
    expect(wouldActivate(view, null).size).toBe(0)
    const both = Object.values(view.asked_about.crossings!).filter(({ policies }) => policies!.length === 2)
    expect(both.length).toBeGreaterThan(0)
  })
  test('ask for a line at the edges, and nowhere else', () => {
    const table = tableAt('attach')
    expect(viewOf(table).asked).toBe('attach')
    const free = LINES.filter((line) => tabsOf(viewOf(table), 0)![line] === null)
    expect(table.choices.map(({ about }) => about[0])).toEqual(free.map((line) => `line:${line}`))
    for (const { about } of table.choices) expect(game.shows(about[0]!, table)).toBe(true)
    expect(tabs('attach').querySelectorAll('.free.asked').length).toBe(free.length)
    expect(tabs('act').querySelectorAll('.asked').length).toBe(0)
  })
  test('are active by their lines, not by their age', () => {
    const view = viewAt('act')
    const active = Object.values(tabsOf(view, 0)!).flatMap((tab) => (tab?.active ? [tab.policy] : []))
    expect(view.players[0]!.active_policies.map(({ id }) => id).sort()).toEqual(active.sort())
    const other = view.players[1]!
    expect(other.active_policies.map(({ id }) => id)).toEqual(other.developed.slice(-1))
    for (const policy of attachedAt('act')) expect(policyPlace(t, view, 0, policy)).toMatch(/^(row|column) [A-C1-3]$/)
    expect(policyPlace(t, view, 1, 'guilds')).toBeNull()
  })
  test('are new to whoever meets them, and so is what they belong to', () => {
    const met = game.met!(tableAt('act'))
    expect(met.map(({ id }) => id)).toEqual(['lost_kingdoms', 'mughals'])
    for (const language of ['en', 'hu']) {
      const said = translator(language)
      for (const { title, texts: about } of met)
        for (const words of [said(title), ...about.map((text) => said(text))]) {
          expect(words).not.toContain('monumental-')
          expect(words.length).toBeGreaterThan(4)
        }
    }
    expect(met[1]).toMatchObject({ icon: civilizationIcon('mughals'), rule: 'MO-LK-16' })
  })
  test('are told in words, in both languages', () => {
    for (const language of ['en', 'hu']) {
      const said = translator(language)
      const view = viewAt('act')
      const lines = seatWords(said, view, 0)
      for (const line of LINES) {
        const tab = tabsOf(view, 0)![line]
        const where = said(lineText(line))
        if (tab) expect(lines.some((words) => words.includes(where))).toBe(true)
        const about = module.about!(said, view, `line:${line}`)!
        for (const words of [about.title, ...about.texts.map((text) => said(text)), ...lines])
          expect(words).not.toContain('monumental-')
      }
      expect(module.about!(said, view, 'policy:guilds')).toBeNull()
    }
  })
  test('are seen at the small City of others', () => {
    const view = viewAt('act')
    const edges = edgesOf(t, view, 0)!
    const shown = drawn(MiniCity, { city: view.players[0]!.city, seat: 0, t, edges })
    expect(shown.querySelectorAll('.tab').length).toBe(6)
    expect(shown.querySelectorAll('.tab.on').length).toBe(attachedAt('act').length)
    expect(shown.querySelectorAll('.tab.lit').length).toBe(view.players[0]!.active_policies.length)
    const plain = drawn(MiniCity, { city: view.players[1]!.city, seat: 1, t })
    expect(plain.querySelectorAll('.tab').length).toBe(0)
  })
})
