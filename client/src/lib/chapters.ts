import type { GameClient, Translate } from '../games/contract'
import type { LogLine } from '../protocol'

/** A part of a game, such as an epoch or a round: after which ply it began, and what it is called. */
export interface Chapter {
  ply: number
  name: string
}

export function chaptersOf(log: readonly LogLine[], game: GameClient | null, t: Translate): Chapter[] {
  return log.filter((line) => game?.chapter?.(line)).map((line) => ({ ply: line.ply, name: t(line.text).replace(/\.$/, '') }))
}
