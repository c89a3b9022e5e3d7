import type { GameClient, Translate } from '../games/contract'
import type { LogLine } from '../protocol'

/** A part of a game, such as an epoch or a round: after which ply it began, and what it is called. */
export interface Chapter {
  ply: number
  name: string
}

export function chaptersOf(log: readonly LogLine[], game: GameClient | null, t: Translate): Chapter[] {
  const chapters = log.flatMap((line) => {
    const begins = game?.chapter?.(line)
    if (!begins) return []
    return [{ ply: line.ply, name: begins === true ? t(line.text).replace(/\.$/, '') : t(begins) }]
  })
  return chapters.filter(({ name }, at) => name !== chapters[at - 1]?.name)
}
