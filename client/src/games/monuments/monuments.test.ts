import { describe, expect, it, test } from 'vitest'
import type { Book, Snapshot, Text } from '../../protocol'
import { attackersOf, attackMoves, forcePower, switched, usualForce } from './attacking'
import { Catalogue } from '../../fluent'
import book from './fixtures/book.json'
import { COMMONS, commonTexts, costOf, goalTexts, lostTokens, monumentOf, open, textsOf, worthOf } from './content'
import { boundsOf, outline } from '../../lib/hexmap'
import { edgeBetween, placesOf } from './geometry'
import { game } from './index'
import { odds } from './odds'
import { PIECE } from './icons'
import { fighters, priceOf, retreats, sorts } from './offers'
import {
  firstWays,
  leaveOut,
  owed,
  firstMoveOf,
  paymentMoves,
  proposePayment,
  pursesOf,
  shift,
  type Purse,
} from './paying'
import { exchangeMoves, given, mostWanted, obtainable, tradePrice } from './trading'
import { ACTIONS, CAPACITY, capacityOf, KINDS, lacking, playerOf, total, turnsLeft, viewOf, type Tokens } from './view'

const fixtures = import.meta.glob<{ table: Snapshot }>('./fixtures/*.json', { eager: true, import: 'default' })
const fixture = (name: string): Snapshot => fixtures[`./fixtures/${name}.json`]!.table

const files = import.meta.glob<string>(
  [
    './texts/*.ftl',
    '../../../../src/trilithon/games/monuments/texts/*.ftl',
    '../../../../src/trilithon/kernel/texts/*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
const sources = (language: string): string[] =>
  Object.entries(files).flatMap(([file, source]) => (file.endsWith(`/${language}.ftl`) ? [source] : []))
open(book as unknown as Book)

describe('the book', () => {
  it('has all its names and texts in both languages', () => {
    for (const language of ['en', 'hu']) {
      const catalogue = new Catalogue(language, sources(language))
      for (const text of [...Object.values(book.names), ...Object.values(book.texts).flat()])
        expect(catalogue.say(text)).not.toContain('monuments-')
    }
  })
  it('tells what a bonus does apart from how often it can be had', () => {
    const limited = [...COMMONS.values()].find(({ limit }) => limit > 1)!
    expect(commonTexts(limited.id).length).toBe(limited.texts)
    expect(textsOf(`common:${limited.id}`).map(({ id }) => id)).toContain('monuments-common-limit')
    expect(commonTexts(limited.id).map(({ id }) => id)).not.toContain('monuments-common-limit')
  })
  it('tells the goals of a quest apart from its worth', () => {
    for (const thing of Object.keys(book.texts).filter((name) => name.startsWith('quest:'))) {
      const id = thing.slice(6)
      expect(goalTexts(id).length).toBe(worthOf(id).points)
      expect(textsOf(thing).at(-1)!.args).toEqual(worthOf(id))
    }
  })
  it('has prices of all that can be made, monuments, and something about everything in the fixtures', () => {
    for (const piece of ['fort', 'town', 'factory', 'workshop', 'farm', 'bridge', 'ferry', 'army', 'weapon'])
      expect(total(costOf(piece)), piece).toBeGreaterThan(0)
    expect(monumentOf('egypt').map(({ id }) => id)).toEqual(['monuments-monument-egypt'])
    for (const { table } of Object.values(fixtures).filter((one) => 'table' in one)) {
      const view = viewOf(table)
      for (const { ability, score_card, commons } of view.players.flatMap((_, seat) => playerOf(view, seat) ?? [])) {
        expect(textsOf(`score_card:${score_card}`).length).toBeGreaterThan(0)
        if (ability) expect(textsOf(`ability:${ability}`).length).toBeGreaterThan(0)
        for (const id of commons) expect(commonTexts(id).length).toBeGreaterThan(0)
      }
    }
    for (const action of ACTIONS) expect(textsOf(`action:${action}`)).toHaveLength(3)
  })
})

describe('the map', () => {
  const view = viewOf(fixture('card'))
  const places = placesOf(view.hexes)
  it('has 15 columns and 11 rows', () => {
    expect(places.size).toBe(165)
    const { width, height } = boundsOf(places.values())
    expect(width).toBeGreaterThan(height)
  })
  it('knows what touches what', () => {
    expect(places.get('1201')!.near).toContain('1301')
    expect(places.get('0000')!.near.filter((id) => id === null)).toHaveLength(4)
  })
  it('puts every river on an edge', () => {
    expect(view.rivers.filter(({ between: [one, other] }) => edgeBetween(places, one, other) === null)).toEqual([])
    expect(edgeBetween(places, '0000', '1410')).toBeNull()
  })
  it('draws six edges around a lone island', () => {
    expect(outline(places, (id) => id === '0104').split('M')).toHaveLength(7)
  })
})

describe('what a hex holds', () => {
  const { players, ...rest } = viewOf(fixture('card'))
  const view = { ...rest, players: players.map((player, seat) => ({ ...player, capacity: seat ? CAPACITY : 7 })) }
  const land = { id: '1301', kind: 'land' } as const
  it('depends on who is there', () => {
    expect(capacityOf(view, { ...land, present: 0 })).toBe(7)
    expect(capacityOf(view, { ...land, present: 1 })).toBe(CAPACITY)
    expect(capacityOf(view, land)).toBe(CAPACITY)
  })
})

describe('options of a personal card', () => {
  const room = { wood: 1, sheep: 0, metal: 0, wheat: 5 }
  it('tell what has no place', () => {
    expect(lostTokens('masons_1', 1, room)).toEqual({ wood: 1, metal: 1 })
    expect(lostTokens('masons_1', 1, { ...room, wood: 2, metal: 3 })).toEqual({})
    expect(lostTokens('masons_1', 0, room)).toEqual({})
  })
})

describe('payments', () => {
  const purses: Purse[] = [
    { place: '1301', target: 'hex:1301', tokens: { wood: 2, sheep: 1 } },
    { place: '1302', target: 'hex:1302', tokens: { wood: 1, sheep: 3 } },
    { place: 'ferry 1', target: 'ferry:1', tokens: { wood: 1 } },
  ]
  it('spend from where most lies', () => {
    const payment = proposePayment(purses, { sheep: 1 }, 0, {})
    expect(payment.take.map((tokens) => tokens.sheep ?? 0)).toEqual([0, 1, 0])
    expect(paymentMoves(purses, payment)).toEqual(['spend 1302 1 sheep'])
  })
  it('leave out what the next layer needs', () => {
    const payment = proposePayment(purses, { wood: 1, sheep: 1 }, 1, { wood: 4 })
    expect(payment.drop).toEqual({ wood: 1 })
    expect(owed(payment)).toMatchObject({ wood: 0, sheep: 1 })
    expect(leaveOut(purses, payment, 'sheep')?.drop).toMatchObject({ sheep: 1, wood: 0 })
  })
  it('leave out first what is not there', () => {
    expect(proposePayment(purses, { metal: 1, sheep: 1 }, 1, { sheep: 4 }).drop).toEqual({ metal: 1 })
  })
  it('can be shifted to another hex and back', () => {
    const payment = proposePayment(purses, { wood: 2 }, 0, {})
    const before = payment.take.map((tokens) => tokens.wood ?? 0)
    const shifted = shift(purses, payment, 2, 'wood')!
    expect(shifted.take[2]!.wood).toBe(1)
    expect(shifted.take.reduce((sum, tokens) => sum + total(tokens), 0)).toBe(2)
    expect(shift(purses, shifted, 2, 'wood')!.take[2]!.wood).toBe(0)
    expect(before.reduce((sum, n) => sum + n, 0)).toBe(2)
  })
  it('do not answer what is not asked: only one way', () => {
    const payment = proposePayment(purses, { wood: 4 }, 0, {})
    expect(paymentMoves(purses, payment)).toEqual([])
  })
  it('offer what the server offers', () => {
    const table = fixture('pay')
    const view = viewOf(table)
    const own = pursesOf(view, view.seat!)
    expect(new Set(firstWays(own, view.asked_about.cost!, view.asked_about.less ?? 0))).toEqual(
      new Set(table.choices.map((choice) => choice.move)),
    )
    const [first] = paymentMoves(own, proposePayment(own, view.asked_about.cost!, view.asked_about.less ?? 0, {}))
    expect(table.choices.map((choice) => choice.move)).toContain(first)
  })
})

describe('the order in which the server asks for a payment', () => {
  const { table, ways } = fixtures['./fixtures/payment.json'] as unknown as {
    table: Snapshot
    ways: { moves: string[]; left: { [place: string]: Tokens } }[]
  }
  const view = viewOf(table)
  const purses = pursesOf(view, view.seat!)
  const { cost = {}, less = 0 } = view.asked_about
  const spent = (before: Tokens, after: Tokens = {}): Tokens =>
    Object.fromEntries(KINDS.map((kind) => [kind, (before[kind] ?? 0) - (after[kind] ?? 0)]))
  test.each(ways.map((way) => [way.moves.join(', '), way] as const))('%s', (_, { moves, left }) => {
    const take = purses.map((purse) => spent(purse.tokens, left[purse.place]))
    const drop = take.reduce((rest, tokens) => spent(rest, tokens), cost)
    expect(paymentMoves(purses, { cost, less, drop, take })).toEqual(moves)
  })
})

describe('a payment without asking', () => {
  it('is one of those that are offered', () => {
    const table = fixture('pay')
    expect(table.choices.map((choice) => choice.move)).toContain(firstMoveOf(table))
  })
  it('takes what there is in the midst of one', () => {
    const table = fixture('pay')
    const last = table.choices.at(-1)!
    expect(firstMoveOf({ ...table, choices: [last] })).toBe(last.move)
  })
})

describe('an exchange', () => {
  const table = fixture('trade')
  const { seat } = viewOf(table)
  const green = (upgraded: boolean): Snapshot => ({
    ...table,
    view: {
      ...table.view,
      players: viewOf(table).players.map((player) =>
        'cards' in player
          ? {
              ...player,
              cards: player.cards.map((card) => (card.card === 'trade' ? { ...card, green: upgraded } : card)),
            }
          : player,
      ),
    } as unknown as Snapshot['view'],
  })
  it('costs two of a kind, or one with the upgraded card', () => {
    expect(tradePrice(green(false), seat!)).toBe(2)
    expect(tradePrice(green(true), seat!)).toBe(1)
  })
  it('gives, pays and takes in the order of the server', () => {
    const give = table.choices.find((choice) => choice.move.startsWith('give '))!.move.slice(5) as 'wood'
    const moves = exchangeMoves(table, seat!, give, 'metal')
    expect(moves[0]).toBe(`give ${give}`)
    expect(moves.at(-1)).toBe('kind metal')
    expect(moves.slice(1, -1).every((move) => move.startsWith('spend '))).toBe(true)
  })
  it('tells what has been given when only what is taken is asked', () => {
    const later = fixture('trade-for')
    const paid = later.log.at(-1)!
    const tokens = paid.text.args['tokens'] as Text[]
    expect(paid.text.id).toBe('monuments-log-paid')
    expect(total(given(later))).toBe(tradePrice(later, viewOf(later).seat!))
    const elsewhere = {
      ...paid,
      text: { ...paid.text, args: { ...paid.text.args, tokens: tokens.map((one) => ({ ...one, args: { n: 3 } })) } },
    }
    expect(total(given({ ...later, log: [...later.log, elsewhere] }))).toBe(total(given(later)) + 3)
    expect(given({ ...later, log: later.log.slice(0, -1) })).toEqual({})
  })
  it('brings what is in the stock, also what has just been given', () => {
    const empty = {
      ...table,
      view: { ...table.view, stock: { wood: 0, sheep: 0, metal: 3, wheat: 0 } } as unknown as Snapshot['view'],
    }
    expect(obtainable(empty, 'wood', 2)).toEqual(['wood', 'metal'])
    expect(obtainable(empty, null, 2)).toEqual(['metal'])
    const endless = {
      ...empty,
      view: {
        ...table.view,
        stock: { wood: null, sheep: null, metal: null, wheat: null },
      } as unknown as Snapshot['view'],
    }
    expect(obtainable(endless, null, 2)).toEqual([...KINDS])
  })
  it('proposes something that can be had', () => {
    expect(mostWanted(table, seat!, ['sheep'])).toBe('sheep')
    expect(mostWanted(table, seat!, [])).toBeNull()
  })
})

describe('attackers', () => {
  const table = fixture('attackers')
  const fresh: Snapshot = {
    ...table,
    view: { ...table.view, battle: { ...viewOf(table).battle, force: [], power: 0 } } as unknown as Snapshot['view'],
  }
  const near = (unit: string, hex: string, n: number) => ({
    move: `send ${hex} ${unit}`,
    label: { id: '', args: { n } },
    about: [`unit:${hex}:${unit}`, `hex:${hex}`],
    closes: false,
    final: false,
    losses: [],
  })
  const army = { ...fresh, choices: [near('army', '1302', 3), near('airforce', '1302', 2), near('army', '1202', 3)] }
  const hexes = viewOf(fresh).hexes.map((hex) =>
    hex.id === '1302'
      ? { ...hex, units: { army: 2, airforce: 1 } }
      : hex.id === '1202'
        ? { ...hex, units: { army: 1 } }
        : hex,
  )
  const ready: Snapshot = { ...army, view: { ...army.view, hexes } as unknown as Snapshot['view'] }
  const all = attackersOf(ready)
  it('are named one by one', () => {
    expect(all.map(({ move }) => move)).toEqual([
      'send 1302 army',
      'send 1302 army',
      'send 1302 airforce',
      'send 1202 army',
    ])
  })
  it('come from the strongest hex, and from another only if none of the first goes', () => {
    const usual = usualForce(ready, all)
    expect(usual).toEqual([true, true, true, false])
    expect(forcePower(ready, all, usual)).toBe(8)
    expect(switched(ready, all, usual, 3)).toEqual([false, false, false, true])
    expect(switched(ready, all, usual, 1)).toEqual([true, false, true, false])
  })
  it('are sent in their order, and then the dice roll', () => {
    expect(attackMoves(ready, all, [true, false, true, false])).toEqual([
      'send 1302 army',
      'send 1302 airforce',
      'done',
    ])
    expect(attackMoves(ready, all, [false, false, false, false])).toEqual([])
  })
})

test('rounds are chapters', () => {
  expect(game.chapter!({ ply: 1, seat: 0, text: { id: 'monuments-log-turn', args: { n: 3 } } })).toEqual({
    id: 'monuments-ui-round',
    args: { n: 3 },
  })
  expect(game.chapter!({ ply: 1, seat: 0, text: { id: 'monuments-log-plays', args: {} } })).toBe(false)
})

describe('a tie', () => {
  it('is broken by layers, then power, then resources', () => {
    const breaks = game.tieBreaks!(fixture('over'))
    expect(breaks.map(({ label }) => label.id)).toEqual([
      'monuments-category-layers',
      'monuments-category-power',
      'monuments-category-resources',
    ])
    expect(breaks.every(({ values }) => values.length === fixture('over').seats.length)).toBe(true)
  })
})

describe('battles', () => {
  it('have the odds of the rules', () => {
    const percent = (power: number, against: number): number[] =>
      Object.values(odds(power, against)).map((chance) => Math.round(chance * 100))
    expect(percent(1, 0)).toEqual([67, 33, 0])
    expect(percent(3, 2)).toEqual([60, 19, 21])
    expect(percent(6, 6)).toEqual([43, 14, 43])
    expect(percent(10, 6)).toEqual([86, 6, 8])
  })
  it('roll ten dice at most, unless told otherwise', () => {
    expect(odds(14, 3)).toEqual(odds(10, 3))
    expect(odds(14, 3, 0)).not.toEqual(odds(10, 3))
  })
})

describe('what is built', () => {
  it('has the price that its labels say', () => {
    const table = fixture('build')
    expect(sorts(table).length).toBeGreaterThan(0)
    for (const sort of sorts(table)) expect(total(priceOf(table, sort)), sort).toBeGreaterThan(0)
  })
})

describe('a retreat', () => {
  const table = fixture('lose')
  const battle = viewOf(table).battle!
  const fleeing = (units: object, options = {}): Snapshot => ({
    ...table,
    options,
    choices: ['1201', '1202'].map((hex) => ({
      move: `retreat ${hex}`,
      label: table.question,
      about: [`hex:${hex}`],
      closes: false,
      final: false,
      losses: [],
    })),
    view: {
      ...table.view,
      asked: 'retreat',
      hexes: viewOf(table).hexes.map((hex) => (hex.id === battle.hex ? { ...hex, units } : hex)),
    } as unknown as Snapshot['view'],
  })
  it('of all to one hex repeats the move', () => {
    const [first] = retreats(fleeing({ worker: 2, army: 1 }))
    expect(first?.hex.id).toBe('1201')
    expect(first?.moves).toEqual(['retreat 1201', 'retreat 1201', 'retreat 1201'])
  })
  it('is not offered for one unit, for a mixed force, or where the rules keep them together', () => {
    expect(retreats(fleeing({ worker: 1 }))).toEqual([])
    expect(retreats(fleeing({ worker: 1, airforce: 1 }))).toEqual([])
    expect(retreats(fleeing({ worker: 2 }, { retreat_split: 'domain' }))).toEqual([])
  })
})

describe('the pieces of a battle', () => {
  it('are offered for every loss and for everybody who may move in', () => {
    for (const name of ['lose', 'occupy']) {
      const table = fixture(name)
      const choices = table.choices.filter(({ move }) => move !== 'done')
      expect(fighters(table).map(({ choice }) => choice.move)).toEqual(choices.map(({ move }) => move))
      expect(fighters(table).every(({ unit }) => unit in PIECE)).toBe(true)
    }
    expect(fighters(fixture('card'))).toEqual([])
  })
})

describe('prices', () => {
  it('with a discount never fall below one', () => {
    expect(lacking({}, { wood: 1 }, 2)).toBe(1)
    expect(lacking({ wood: 1 }, { wood: 1, metal: 1 }, 1)).toBe(0)
  })
})

describe('every question', () => {
  it.each(Object.keys(fixtures).filter((name) => !name.includes('book')))(
    'of %s has a place for every answer',
    (name) => {
      const { table } = fixtures[name]!
      for (const choice of table.choices) {
        const drawn = choice.about.some((target) => game.shows(target, table)) || game.presents!(choice, table)
        expect(drawn || ['done', 'pass', 'respawn'].includes(choice.move), choice.move).toBe(true)
      }
    },
  )
})

describe('the last round', () => {
  it('counts the turns that are left', () => {
    const view = viewOf(fixture('card-4'))
    expect(turnsLeft({ ...view, turn: { ...view.turn, start: 1, active: 0 } })).toBe(0)
    expect(turnsLeft({ ...view, turn: { ...view.turn, start: 1, active: 1 } })).toBe(3)
  })
})
