/* What would be lost by ending the turn now, and what cannot be taken back. */

import type { Choice, Snapshot, Text } from '../../protocol'
import { CARDS, costs, draws, nameOf, paidIn } from './content'
import { BASICS, viewOf, type View } from './view'
import { cardOf, goodsTexts } from './words'

/** Places of the display whose card goes at the end of this turn: the oldest of every row of which none was taken. */
export function leaving(view: View): number[] {
  if (!view.deck.left) return []
  return view.display.flatMap((row, r) => (row.every((card) => card !== null) ? [r * row.length + row.length - 1] : []))
}

/** Whether effects that cost nothing are left unused. */
function freeEffects(table: Snapshot): Text[] {
  const view = viewOf(table)
  return table.choices.flatMap((choice) => {
    const [verb = '', first = ''] = choice.move.split(' ')
    if (verb === 'use' && choice.about[0]) {
      const card = cardOf(view, choice.about[0])
      return card && !costs(card) ? [nameOf('card', card)] : []
    }
    return verb === 'policy' && !costs(first) ? [nameOf('policy', first)] : []
  })
}

/** What could still be had for the basic resources that are about to be lost. */
function affordableNow(table: Snapshot): boolean {
  const view = viewOf(table)
  const player = view.seat === null ? undefined : view.players[view.seat]
  if (!player || !BASICS.some((resource) => player.goods[resource])) return false
  return table.choices.some((choice) => {
    const [verb = ''] = choice.move.split(' ')
    if (verb === 'progress') return player.goods.science > 0
    if (verb === 'conquer' || verb === 'explorer') return player.goods.military > 0
    if (verb === 'finish') return player.goods.production > 0
    if (verb !== 'buy') return false
    const card = choice.about[0] ? cardOf(view, choice.about[0]) : null
    const info = card === null ? undefined : CARDS.get(card)
    return info !== undefined && player.goods[paidIn(info)] > 0
  })
}

/** What is lost if the actions end now, in sentences; empty if nothing is. */
export function wasted(choice: Choice, table: Snapshot): Text[] {
  const view = viewOf(table)
  const player = view.seat === null ? undefined : view.players[view.seat]
  if (choice.move !== 'end' || !player) return []
  const told: Text[] = []
  if (affordableNow(table)) {
    const goods = Object.fromEntries(BASICS.map((resource) => [resource, player.goods[resource]]))
    told.push({ id: 'monumental-ui-waste-basics', args: { goods: goodsTexts(goods) } })
  }
  const free = freeEffects(table)
  if (free.length) told.push({ id: 'monumental-ui-waste-effects', args: { cards: free, n: free.length } })
  const going = leaving(view).flatMap((place) => view.display.flat()[place] ?? [])
  if (going.length)
    told.push({
      id: 'monumental-ui-waste-display',
      args: { cards: going.map((card) => nameOf('card', card)), n: going.length },
    })
  return told
}

/** Whether a choice shows something hidden, so that nobody can take it back: a token turned, cards drawn, a Market. */
export function isBarrier(choice: Choice, table: Snapshot): boolean {
  const view = viewOf(table)
  const [verb = '', first = ''] = choice.move.split(' ')
  if (verb === 'progress' || verb === 'look' || verb === 'end') return true
  if (verb === 'conquer') return view.map.tiles.find((tile) => tile.id === first)?.token != null
  if (verb === 'policy') return draws(first)
  if (verb !== 'use' || !choice.about[0]) return false
  const card = cardOf(view, choice.about[0])
  return card !== null && draws(card)
}
