/* Automas in words: for the sheet of a seat and the text view. */

import type { Translate } from '../../../contract'
import { nameOf, sentence } from '../../content'
import type { View } from '../../view'
import { cardName } from '../../words'
import { actingOf, automaOf, cardsWords, stateWords, typeText, type Revealed } from './automa'

export function seatWords(t: Translate, view: View, seat: number): string[] {
  const automa = automaOf(view, seat)
  if (!automa) return []
  return [
    t('monumental-ui-automa-type', { type: t(typeText(automa.type)) }),
    t('monumental-machine-level', { level: automa.difficulty }),
    t('monumental-ui-automa-deck', { n: automa.deck }),
    cardsWords(t, 'monumental-ui-automa-discards', automa.discard),
    t('monumental-ui-automa-hidden', { n: automa.hidden_policies }),
    ...(automa.area.length
      ? [`${t('monumental-ui-automa-area')}: ${automa.area.map((card) => cardName(t, card)).join(', ')}`]
      : []),
    ...(automa.nexus.length
      ? [`${t('monumental-ui-automa-nexus')}: ${automa.nexus.map((card) => t(nameOf('automa_card', card))).join(', ')}`]
      : []),
    ...(actingOf(view)?.seat === seat ? [] : automa.queue.flatMap((card) => cardWords(t, card))),
  ]
}

/** A revealed card, line by line. */
export const cardWords = (t: Translate, { card, lines }: Revealed): string[] =>
  lines.map((line) =>
    [
      `${t(nameOf('automa_card', card))}:`,
      ...(line.type ? [t('monumental-ui-automa-only', { type: t(typeText(line.type)) })] : []),
      t(sentence(line.text)),
      ...(line.price ? [`${t('monumental-ui-automa-price', { n: line.price })}.`] : []),
      `(${stateWords(t, line)})`,
    ].join(' '),
  )

/** What it is doing. */
export function tableWords(t: Translate, view: View): { title: string; lines: string[] } | null {
  const acting = actingOf(view)
  if (!acting?.queue.length) return null
  return { title: t('monumental-ui-automa-at-work'), lines: acting.queue.flatMap((card) => cardWords(t, card)) }
}
