import type { Text } from '../protocol'

/** What a seat is called in sentences. */
export const seatText = (seat: number): Text => ({ id: 'seat', args: { number: seat + 1 } })
