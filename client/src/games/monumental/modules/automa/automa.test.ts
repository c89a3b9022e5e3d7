import { expect, test } from 'vitest'
import { CARDS } from '../../content'
import { placesOf } from '../../geometry'
import { actingOf as moduleActing, playerOf } from '../../modules'
import { seatWords as wordsOfSeat } from '../../seats'
import { drawn, fixturesOf, LANGUAGES, translator } from '../../testing'
import type { View } from '../../view'
import Area from './Area.svelte'
import { actingOf, automaOf, isOpen, isOver, STATES, stateWords, WHYS, type Revealed } from './automa'
import Card from './Card.svelte'
import Seat from './Seat.svelte'
import { module } from './index'
import Way from './Way.svelte'
import { seatWords, tableWords } from './words'

const { tables, viewAt } = await fixturesOf('automa')
const t = translator('en')

test('who plays and who acts is told by the view', () => {
  const view = viewAt('line')
  expect([playerOf(view, 0), playerOf(view, 1)?.id]).toEqual([null, 'automa'])
  expect(moduleActing(view)?.seat).toBe(1)
  expect(moduleActing(viewAt('act'))).toBeNull()
  expect(actingOf({} as View)).toBeNull() // where the game is played without
  expect(automaOf({ players: [{}] } as unknown as View, 0)).toBeNull()
})

test('its targets are things on the table', () => {
  const aims = module.aims!(viewAt('line'))
  expect(aims.length).toBeGreaterThan(0)
  for (const aim of aims) expect(aim).toMatch(/^(tile|display):/)
})

test('a card shows what becomes of each of its lines', () => {
  for (const card of actingOf(viewAt('line'))!.queue) {
    const shown = drawn(Card, { card, t })
    expect([...shown.querySelectorAll('.line')].map((line) => /st-(\w+)/.exec(line.className)![1])).toEqual(
      card.lines.map(({ state }) => state),
    )
    expect(shown.querySelectorAll('[aria-current=step]')).toHaveLength(isOpen(card) ? 1 : 0)
    expect(shown.querySelectorAll('.price')).toHaveLength(card.lines.filter(({ price }) => price).length)
  }
})

test('the way of an Explorer is drawn tile by tile', () => {
  const view = viewAt('way')
  const { path, targets } = actingOf(view)!
  const way = drawn(Way, { view, places: placesOf(view.map.tiles), hovered: null })
  expect(way.querySelectorAll('path')).toHaveLength(path.length - 1)
  expect(targets).toEqual(path.slice(1).map((tile) => `tile:${tile}`))
})

test('a card is over when nothing of it is to come', () => {
  const card = (...states: Revealed['lines'][0]['state'][]): Revealed => ({
    card: 'a01',
    lines: states.map((state) => ({ text: { id: '', args: {} }, type: null, price: 0, state, why: null })),
  })
  expect([isOver(card('done', 'skipped')), isOver(card('done', 'now')), isOver(card('waiting'))]).toEqual([
    true,
    false,
    false,
  ])
  expect([isOpen(card('done', 'now')), isOpen(card('waiting'))]).toEqual([true, false])
})

test('of many gained cards the panel shows the latest, the table all', () => {
  const cards = [...CARDS.keys()].slice(0, 12)
  expect(drawn(Area, { cards, t }).querySelectorAll('li:not(.more)')).toHaveLength(9)
  expect(drawn(Area, { cards, t }).querySelector('.more')?.textContent).toBe('+3')
  expect(drawn(Area, { cards, t, large: true }).querySelectorAll('li')).toHaveLength(12)
  const seat = drawn(Seat, { view: viewAt('line'), seat: 1, t })
  expect(seat.textContent).toContain(String(automaOf(viewAt('line'), 1)!.deck))
})

test.each(LANGUAGES)('everything can be said: %s', (language) => {
  const say = translator(language)
  for (const { view } of tables.map(({ file }) => ({ view: viewAt(file) }))) {
    const words = [...seatWords(say, view, 1), ...(tableWords(say, view)?.lines ?? [])]
    expect(words.length).toBeGreaterThan(4)
    for (const line of words) expect(line).not.toMatch(/monumental-|undefined|\{/)
  }
  const line = { text: { id: '', args: {} }, type: null, price: 0 }
  for (const state of STATES.filter((state) => state !== 'ignored'))
    expect(stateWords(say, { ...line, state, why: null })).not.toMatch(/monumental-/)
  const reasons = WHYS.map((why) => stateWords(say, { ...line, state: 'ignored', why }))
  expect(new Set(reasons).size).toBe(WHYS.length)
  for (const told of reasons) expect(told).not.toMatch(/monumental-|undefined|\{/)
  for (const level of [0, 1, 2, 3, 4]) expect(say('monumental-machine-level', { level })).toContain(`(${level})`)
})

test('what lies before an Automa is told without a City', () => {
  const words = (seat: number): string => wordsOfSeat(t, viewAt('act'), seat).join('\n')
  expect(words(1)).toContain('cards in its deck')
  expect(words(1)).not.toContain('City')
  expect(words(0)).toContain('City')
})
