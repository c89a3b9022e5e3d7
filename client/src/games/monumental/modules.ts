/*
 * What modules of the game add to the client. Each is a folder in modules/, found by its index.ts, which exports `module`;
 * nothing else here knows their names.
 */

import type { Component, Snippet } from 'svelte'
import type { Place } from '../../lib/hexmap'
import type { OptionValue, Text } from '../../protocol'
import type { Translate } from '../contract'
import type { Brush } from './editing'

/** What a Province can be besides its terrain and its token (games/monumental/maps/plan.py). */
export interface Feature {
  id: string
  /** In drawings and lines: a capital. */
  letter: string
  /** The terrain that suits it. */
  terrain: number
  /** Adjacent only to tiles that a bridge leads to. */
  apart: boolean
  icon: string
}

export type Bridge = readonly [string, string]
/** A tile, as far as drawing what it is needs to know it. */
export interface Spot {
  id: string
  kind: string
  feature?: string | null | undefined
}
export interface LandProps {
  tiles: readonly Spot[]
  places: ReadonlyMap<string, Place>
  bridges: readonly Bridge[]
  /** The ground itself; ways over it; marks that stay readable among all that lies there. */
  layer: 'ground' | 'ways' | 'marks'
  /** Without details, for the overview. */
  small?: boolean
}
/** Brushes for the editor of maps. */
export interface ToolsProps {
  choice: Snippet<[brush: Brush, label: string, body: string | null, short: string]>
  brush: Brush
  t: Translate
}

export interface Module {
  /** The option that switches it on. */
  option: string
  features?: readonly Feature[]
  /** One line about a feature, at a table with these options. */
  about?: (feature: string, options: { [id: string]: OptionValue }) => Text
  /** Ready-made maps, as content files have them. */
  layouts?: readonly { id: string; seats: number; rows: readonly string[] }[]
  Land?: Component<LandProps>
  Tools?: Component<ToolsProps>
}

export const MODULES: readonly Module[] = Object.values(import.meta.glob<Module>('./modules/*/index.ts', { import: 'module', eager: true }))

export const FEATURES: ReadonlyMap<string, Feature> = new Map(MODULES.flatMap(({ features = [] }) => features).map((feature) => [feature.id, feature]))

export const featureName = (id: string): Text => ({ id: `monumental-feature-${id}`, args: {} })

/** What a feature means at a table with these options; nothing is known of what other servers may have. */
export function featureRule(id: string, options: { [id: string]: OptionValue }): Text | null {
  const from = MODULES.find(({ features = [] }) => features.some((feature) => feature.id === id))
  return from?.about?.(id, options) ?? null
}

/** Whether two tiles that share an edge are adjacent: where one lies apart, only over a bridge. */
export function joined(a: Spot, b: Spot, bridges: readonly Bridge[]): boolean {
  if (![a, b].some(({ feature }) => feature && FEATURES.get(feature)?.apart)) return true
  return bridges.some(([from, to]) => (from === a.id && to === b.id) || (from === b.id && to === a.id))
}
