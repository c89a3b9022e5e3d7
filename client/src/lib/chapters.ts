import type { GameClient, Translate } from '../games/contract'
import type { LogLine } from '../protocol'

/** A part of a game, such as an epoch or a round: after which ply it began, and what it is called. */
export interface Chapter {
  ply: number
  name: string
}

/** More names than this cannot be read beside each other: of many rounds every second or tenth is told. */
const MOST = 10

export function chaptersOf(log: readonly LogLine[], game: GameClient | null, t: Translate): Chapter[] {
  const chapters = log.flatMap((line) => {
    const begins = game?.chapter?.(line)
    if (!begins) return []
    return [{ ply: line.ply, name: begins === true ? t(line.text).replace(/\.$/, '') : t(begins) }]
  })
  const named = chapters.filter(({ name }, at) => name !== chapters[at - 1]?.name)
  const every = Math.ceil(named.length / MOST)
  return named.filter((_, at) => at % every === 0)
}
