/*
 * What modules of the game add to the client. Each is a folder in modules/, found by its index.ts, which exports
 * `module`; nothing else here knows their names.
 */

import type { Component, Snippet } from 'svelte'
import type { Place } from '../../lib/hexmap'
import type { OptionValue, Text } from '../../protocol'
import type { TableProps, Translate } from '../contract'
import { nameOf, textsOf, type Layout } from './content'
import type { Brush } from './editor/sheet'
import type { View } from './view'

/** What a Province can be besides its terrain and its token (games/monumental/maps/plan.py). */
export interface Feature {
  id: string
  /** Adjacent only to tiles that a bridge leads to. */
  apart: boolean
  /** Its rule where an option is not as usual. */
  otherwise: { option: string; value: OptionValue; text: Text }[]
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

/** What lies beside the City of a seat. */
export interface BesideProps extends Pick<TableProps, 'table' | 'target' | 't'> {
  seat: number
  hinted: ReadonlySet<string>
}

/** What lies under the display. */
export interface TrackProps extends Pick<TableProps, 'table' | 'target' | 't'> {
  hinted: ReadonlySet<string>
}
/** What lies above the display. */
export interface AboveProps extends Pick<TableProps, 'table' | 'target' | 't'> {
  hinted: ReadonlySet<string>
}
/** What stands on the map besides, among all other pieces. */
export interface PiecesProps {
  view: View
  places: ReadonlyMap<string, Place>
  hovered: string | null
}
/** Something small before a player. */
export interface Chip {
  icon: string
  name: Text
  words: string
}

export interface Module {
  /** As the server calls it. */
  id: string
  /** The option that switches it on. */
  option: string
  /** Takes in what the book says about it (`Module.facts` of the server); the next two follow from that. */
  open?: (facts: object) => void
  features?: readonly Feature[]
  /** Ready-made maps. */
  layouts?: readonly Layout[]
  Land?: Component<LandProps>
  Tools?: Component<ToolsProps>
  /** Questions that are answered with a number on a stepper, and where that begins. */
  stepped?: { [asked: string]: 'least' | 'most' }
  /** Where on a small screen that lies which a question is about. */
  areas?: { [asked: string]: string }
  /** Names of things that it draws, and the cards that lie there. */
  drawn?: RegExp
  cardOf?: (view: View, target: string) => string | null
  /** What lies before a player besides, in words. */
  seatWords?: (t: Translate, view: View, seat: number) => string[]
  Beside?: Component<BesideProps>
  Track?: Component<TrackProps>
  /** What one of its things is and does. */
  about?: (t: Translate, view: View, target: string) => { title: string; texts: Text[] } | null
  /** Pictures of what it gives points for. */
  categories?: { [category: string]: string }
  chip?: (t: Translate, view: View, seat: number) => Chip | null
  Above?: Component<AboveProps>
  Pieces?: Component<PiecesProps>
  /** Who stands on a tile besides, in words. */
  tileWords?: (t: Translate, view: View, tile: string) => string[]
  /** What is on the table besides, for the table in words. */
  tableWords?: (t: Translate, view: View) => { title: string; lines: string[] } | null
  /** Of a card that it brings: its picture, and what is said of it besides its effect. */
  iconOf?: (card: string) => string | undefined
  textsOf?: (card: string) => Text[]
}

export const MODULES: readonly Module[] = Object.values(
  import.meta.glob<Module>('./modules/*/index.ts', { import: 'module', eager: true }),
)

export let FEATURES: ReadonlyMap<string, Feature> = new Map()

/** What the book says about modules, by their ids. */
export function openModules(facts: { [id: string]: object }): void {
  for (const { id, open } of MODULES) open?.(facts[id] ?? {})
  FEATURES = new Map(MODULES.flatMap(({ features = [] }) => features).map((feature) => [feature.id, feature]))
}

export const featureName = (id: string): Text => nameOf('feature', id)

/** What a feature means at a table with these options. */
export function featureRule(id: string, options: { [id: string]: OptionValue }): Text | null {
  const other = FEATURES.get(id)?.otherwise.find(({ option, value }) => options[option] === value)
  return other?.text ?? textsOf(`feature:${id}`)[0] ?? null
}

export const steppedFrom = (asked: string): 'least' | 'most' | undefined =>
  MODULES.find(({ stepped }) => stepped?.[asked])?.stepped?.[asked]

export const areaOf = (asked: string): string | undefined => MODULES.find(({ areas }) => areas?.[asked])?.areas?.[asked]

export const drawnByModules = (target: string): boolean => MODULES.some(({ drawn }) => drawn?.test(target))

export function cardOfModules(view: View, target: string): string | null {
  for (const { cardOf } of MODULES) {
    const card = cardOf?.(view, target)
    if (card) return card
  }
  return null
}

export const standingThere = (t: Translate, view: View, tile: string): string[] =>
  MODULES.flatMap(({ tileWords }) => tileWords?.(t, view, tile) ?? [])

export const iconOfModules = (card: string): string | undefined =>
  MODULES.map(({ iconOf }) => iconOf?.(card)).find((icon) => icon !== undefined)

export const textsOfModules = (card: string): Text[] => MODULES.flatMap(({ textsOf }) => textsOf?.(card) ?? [])
