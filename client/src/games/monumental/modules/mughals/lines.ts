/* Lines of the City and Policies on them, as views have them (games/monumental/modules/mughals/module.py). */

import type { Text } from '../../../../protocol'
import { crossingOf, type View } from '../../view'

/** What is attached to a line. `fresh`: in this turn. */
export interface Tab {
  policy: string
  active: boolean
  used: boolean
  fresh: boolean
}
export const ROWS = ['a', 'b', 'c'] as const
export const COLUMNS = ['1', '2', '3'] as const
export type Line = (typeof ROWS)[number] | (typeof COLUMNS)[number]
export const LINES: readonly Line[] = [...ROWS, ...COLUMNS]
export type Tabs = { [line in Line]: Tab | null }

/** Null: this seat does not lead the Mughals. */
export const tabsOf = (view: View, seat: number): Tabs | null =>
  (view.players[seat] as { lines?: Tabs } | undefined)?.lines ?? null

export const isRow = (line: Line): boolean => (ROWS as readonly string[]).includes(line)

export const lineText = (line: Line): Text => ({
  id: isRow(line) ? 'monumental-line-row' : 'monumental-line-column',
  args: { name: line.toUpperCase() },
})

/** Policies that the crossing which is pointed at would activate: the server says which. */
export const wouldActivate = (view: View, pointed: number | null): ReadonlySet<string> =>
  new Set(pointed === null ? [] : crossingOf(view, pointed)?.policies)
