/* What lies before a player, in words: in the sheet of a seat and in the text view. */

import type { Translate } from '../contract'
import { abilityText, nameOf, warlordText } from './content'
import { MODULES, playerOf, policyPlace } from './modules'
import { COUNTS, RESOURCES, type View } from './view'
import { cardName, goodsWords, policyName, spaceWords } from './words'

export function seatWords(t: Translate, view: View, seat: number): string[] {
  const player = view.players[seat]!
  const machine = playerOf(view, seat) !== null
  /** Lines about what seats have that somebody plays. */
  const ofPeople = (line: string): string[] => (machine ? [] : [line])
  const counted = COUNTS.map((count) =>
    t(view.players[seat]!.leads.includes(count) ? 'monumental-ui-leads' : 'monumental-ui-count', {
      what: { id: `monumental-category-${count}`, args: {} },
      n: player.counts[count],
    }),
  )
  const goods = Object.fromEntries(RESOURCES.map((resource) => [resource, player.goods[resource]]))
  const active = player.active_policies.map(({ id }) => id)
  const covered = player.developed.filter((id) => !active.includes(id) && policyPlace(t, view, seat, id) === null)
  return [
    ...counted,
    t('monumental-ui-words-goods', { goods: goodsWords(t, goods) }),
    t('monumental-ui-crates', { n: player.crates }),
    ...(player.bargains.length
      ? [t('monumental-ui-bargains', { n: player.bargains.filter((bargain) => !bargain.used).length })]
      : []),
    ...ofPeople(
      t('monumental-ui-words-warlord', {
        warlord: nameOf('warlord', player.civilization),
        text: warlordText(player.civilization),
        used: player.warlord_used ? 'yes' : 'no',
      }),
    ),
    ...active.map((policy) =>
      t('monumental-ui-words-policy', {
        policy: policyName(t, policy),
        text: abilityText(policy)
          .map((text) => t(text))
          .join(' '),
      }),
    ),
    ...(covered.length
      ? [t('monumental-ui-words-covered', { policies: covered.map((id) => nameOf('policy', id)) })]
      : []),
    ...(player.work ? [t('monumental-ui-work', { card: cardName(t, player.work) })] : []),
    ...MODULES.flatMap((module) => module.seatWords?.(t, view, seat) ?? []),
    ...ofPeople(
      t('monumental-ui-words-piles', {
        deck: player.deck.left,
        discards: player.discards,
        archive: player.archive.length,
      }),
    ),
    t('monumental-ui-words-outposts', { n: player.outposts }),
    ...ofPeople(
      t('monumental-ui-words-city', {
        cards: player.city.map((_, space) => spaceWords(t, player, space)).join('; '),
      }),
    ),
  ]
}
