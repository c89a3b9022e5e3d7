/* Heroes: a row above the display, a token on the map, a card beside the City. */

import { seatText } from '../../../../lib/seats'
import { abilityText, CARDS, idOf, nameOf, textsOf } from '../../content'
import type { Module } from '../../modules'
import { heroIcon, heroOf, isHero, open, rowOf, standing } from './heroes'
import Own from './Own.svelte'
import Row from './Row.svelte'
import Tokens from './Tokens.svelte'

export const module: Module = {
  id: 'heroes',
  moments: ({ fresh, t }) => {
    const came = fresh.findLast(({ text }) => text.id === 'monumental-log-hero-came')
    if (!came) return []
    const card = idOf('card', came.text.args['card'])
    if (!card) return []
    const lines = abilityText(card).map((text) => ({ seat: null, words: t(text) }))
    return [{ title: t(came.text), icon: heroIcon(card), lines, brief: true }]
  },
  open,
  areas: { deploy: '.ground' },
  drawn: /^hero:/,
  cardOf: (_, target) => (target.startsWith('hero:') ? target.slice('hero:'.length) : null),
  iconOf: (card) => (isHero(card) ? heroIcon(card) : undefined),
  textsOf: (card) => (isHero(card) ? textsOf(`hero:${card}`) : []),
  seatWords: (t, view, seat) => {
    const hero = heroOf(view, seat)
    if (!hero) return []
    const card = nameOf('card', hero.card)
    return [hero.tile ? t('monumental-ui-hero-at', { card, tile: hero.tile }) : t('monumental-ui-hero', { card })]
  },
  chip: (t, view, seat) => {
    const hero = heroOf(view, seat)
    if (!hero) return null
    const name = nameOf('card', hero.card)
    const said = [...abilityText(hero.card), ...textsOf(`hero:${hero.card}`)].map((text) => t(text)).join(' ')
    return { icon: heroIcon(hero.card), name, words: `${t('monumental-ui-hero', { card: name })}. ${said}` }
  },
  tileWords: (t, view, tile) =>
    standing(view)
      .filter((hero) => hero.tile === tile)
      .map(({ card, seat }) => t('monumental-ui-tile-hero', { card: nameOf('card', card), player: seatText(seat) })),
  tableWords: (t, view) => {
    const row = rowOf(view)
    if (!row.length) return null
    const line = (card: string): string =>
      [
        t('monumental-ui-hero-price', { card: nameOf('card', card), n: CARDS.get(card)?.cost ?? 0 }),
        ...[...abilityText(card), ...textsOf(`hero:${card}`)].map((text) => t(text)),
      ].join(' ')
    return { title: t('monumental-ui-heroes'), lines: row.map(line) }
  },
  ByDisplay: Row,
  Beside: Own,
  Pieces: Tokens,
}
