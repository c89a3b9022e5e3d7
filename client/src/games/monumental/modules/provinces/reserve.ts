/* Cards that players have set aside at an Oasis, to buy them later. */

import type { View } from '../../view'

interface Reserving {
  reserved?: string | null
}

export const reservedBy = (view: View, seat: number): string | null =>
  (view.players[seat] as Reserving | undefined)?.reserved ?? null

/** What the viewer's own costs now. */
export const priceOfReserved = (view: View): number | null =>
  (view.prices as { reserved?: number | null } | null)?.reserved ?? null
