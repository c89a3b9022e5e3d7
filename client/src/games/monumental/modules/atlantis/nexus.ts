/* The Nexus as views have it (games/monumental/modules/atlantis/module.py). */

import type { Text } from '../../../../protocol'
import { nameOf } from '../../content'
import type { CityCard, View } from '../../view'

export interface NexusCard extends CityCard {
  /** Its place, as moves name it. */
  slot: string
  /** It came this turn. */
  new: boolean
}

interface Owner {
  nexus?: NexusCard[]
  nexus_next?: number
}
const ownerOf = (view: View, seat: number): Owner | undefined => view.players[seat] as Owner | undefined

/** From the left; null if the player has none. */
export const nexusOf = (view: View, seat: number): NexusCard[] | null => ownerOf(view, seat)?.nexus ?? null
/** Which of them becomes active next. */
export const nextOf = (view: View, seat: number): number => ownerOf(view, seat)?.nexus_next ?? 0

export const thingOf = (seat: number, { slot }: NexusCard): string => `city:${seat}:${slot}`

/** The card that a thing is, if it lies in a Nexus. */
export function cardAt(view: View, thing: string): string | null {
  const [kind, seat, slot] = thing.split(':')
  return (kind === 'city' && nexusOf(view, Number(seat))?.find((card) => card.slot === slot)?.card) || null
}

/** A card and how it is: active, new, next. */
export function told(view: View, seat: number, at: number): Text {
  const held = nexusOf(view, seat)![at]!
  const how = held.used
    ? 'used'
    : held.active
      ? 'active'
      : held.new
        ? 'new'
        : at === nextOf(view, seat)
          ? 'next'
          : 'idle'
  return { id: `monumental-ui-nexus-${how}`, args: { card: nameOf('card', held.card) } }
}
