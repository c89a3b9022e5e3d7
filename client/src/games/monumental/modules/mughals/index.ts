/* Mughals: Policies at the edges of the City, active with the row and the column that are chosen. */

import { abilityText, nameOf, policyText } from '../../content'
import { bringPictures, policyIcon } from '../../icons'
import type { Edge, Module } from '../../modules'
import { policyName } from '../../words'
import { COLUMNS, LINES, lineText, ROWS, tabsOf, type Line, type Tabs } from './lines'
import Edges from './Edges.svelte'
import { PICTURES } from './pictures'

bringPictures(PICTURES)

export const module: Module = {
  id: 'mughals',
  areas: { attach: '.mycity' },
  drawn: /^line:/,
  Edges,
  edges: (t, view, seat) => {
    const tabs = tabsOf(view, seat)
    if (!tabs) return null
    const edge = (line: Line): Edge | null => {
      const tab = tabs[line]
      if (!tab) return null
      const args = { line: lineText(line), policy: nameOf('policy', tab.policy) }
      const words = t(tab.active ? 'monumental-ui-line-active' : 'monumental-ui-line-idle', args)
      return { icon: policyIcon(tab.policy), words, active: tab.active }
    }
    return { rows: ROWS.map(edge), columns: COLUMNS.map(edge) }
  },
  policiesWhy: (view, seat) => (tabsOf(view, seat) ? 'monumental-ui-policies-why-lines' : null),
  policyPlace: (t, view, seat, policy) => {
    const tabs = tabsOf(view, seat)
    const found = tabs && attached(tabs).find(({ tab }) => tab.policy === policy)
    return found ? t(lineText(found.line)) : null
  },
  seatWords: (t, view, seat) => {
    const tabs = tabsOf(view, seat)
    if (!tabs) return []
    return attached(tabs).map(({ line, tab }) => {
      const args = { line: lineText(line), policy: policyName(t, tab.policy) }
      const words = t(tab.active ? 'monumental-ui-line-active' : 'monumental-ui-line-idle', args)
      return [words, ...abilityText(tab.policy).map((text) => t(text))].join(' ')
    })
  },
  about: (t, view, target) => {
    const [kind, name = ''] = target.split(':')
    const line = LINES.find((one) => one === name)
    if (kind !== 'line' || line === undefined) return null
    const tab = view.seat === null ? null : tabsOf(view, view.seat)?.[line]
    if (!tab) return { title: t(lineText(line)), texts: [{ id: 'monumental-ui-line-free-why', args: {} }] }
    return { title: t(lineText(line)), texts: policyText(tab.policy) }
  },
}

const attached = (tabs: Tabs): { line: Line; tab: NonNullable<Tabs[Line]> }[] =>
  LINES.flatMap((line) => {
    const tab = tabs[line]
    return tab ? [{ line, tab }] : []
  })
