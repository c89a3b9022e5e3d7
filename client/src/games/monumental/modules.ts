/*
 * What modules of the game add to the client. Each is a folder in modules/, found by its index.ts, which exports
 * `module`; nothing else here knows their names. It is fetched when a table is played with it.
 */

import type { Component, Snippet } from 'svelte'
import type { Place } from '../../lib/hexmap'
import type { OptionValue, Snapshot, Text } from '../../protocol'
import type { Moment, News, TableProps, Translate } from '../contract'
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

/** What lies above the City of a seat, or at its edges: left of its rows, above its columns. */
export interface AroundCityProps extends BesideProps {
  lit: TableProps['lit']
  /** The space where row and column meet that are pointed at or chosen. */
  pointed: number | null
}
/** The same small, above a small City; `large` if its cards have their names. */
export interface OverMiniProps {
  view: View
  seat: number
  t: Translate
  large?: boolean
}
/** The same beside a small City, row by row and column by column. */
export interface Edge {
  icon: string
  words: string
  active: boolean
}
export interface Edges {
  rows: (Edge | null)[]
  columns: (Edge | null)[]
}

/** What lies above the display: slim, where the window is low. */
export interface ByDisplayProps extends Pick<TableProps, 'table' | 'target' | 't'> {
  hinted: ReadonlySet<string>
}
/** How the round goes, where it is not one whole turn after the other. */
export type RoundProps = Pick<TableProps, 'table' | 'previous' | 'live' | 'act' | 't'>
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
  /** How many, where there is no room for the name. */
  n?: number
  words: string
}

/** What a thing is and does; with its picture and its kind, if it is like a card. */
export interface About {
  title: string
  texts: Text[]
  icon?: string
  kind?: string
}

export interface Module {
  /** As the server calls it. */
  id: string
  /** What of the news deserves a card over the board. */
  moments?: (news: News) => Moment[]
  /** Takes in what the book says about it (`Module.facts` of the server); the next two follow from that. */
  open?: (facts: object) => void
  features?: readonly Feature[]
  /** Ready-made maps. */
  layouts?: readonly Layout[]
  Land?: Component<LandProps>
  Tools?: Component<ToolsProps>
  /** The attribute by which texts say what is otherwise at its tables (`GameClient.manner`). */
  manner?: (view: View) => string | null
  /** The space where the row and the column meet that will become active, though they are not yet. */
  crossed?: (view: View, seat: number) => string | null
  /** An Explorer that has done for now what it may do once. */
  tired?: (view: View, seat: number, explorer: number) => boolean
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
  OverCity?: Component<AroundCityProps>
  OverMini?: Component<OverMiniProps>
  Edges?: Component<AroundCityProps>
  /** Null: nothing lies at the edges of this City. */
  edges?: (t: Translate, view: View, seat: number) => Edges | null
  /** What developing the next Policy means, if that is not what it usually means: the id of a text with its price. */
  policiesWhy?: (view: View, seat: number) => string | null
  /** Where a developed Policy lies. */
  policyPlace?: (t: Translate, view: View, seat: number, policy: string) => string | null
  /** What one of its things is and does. */
  about?: (t: Translate, view: View, target: string) => About | null
  /** Pictures of what it gives points for. */
  categories?: { [category: string]: string }
  chip?: (t: Translate, view: View, seat: number) => Chip | null
  ByDisplay?: Component<ByDisplayProps>
  /** Above all of that; on a small screen above the own City. */
  Round?: Component<RoundProps>
  Pieces?: Component<PiecesProps>
  /** Who stands on a tile besides, in words. */
  tileWords?: (t: Translate, view: View, tile: string) => string[]
  /** What is on the table besides, for the table in words. */
  tableWords?: (t: Translate, view: View) => { title: string; lines: string[] } | null
  /** Of a card that it brings: its picture, and what is said of it besides its effect. */
  iconOf?: (card: string) => string | undefined
  textsOf?: (card: string) => Text[]
}

const FETCH = import.meta.glob<Module>('./modules/*/index.ts', { import: 'module' })
/** Those that have been fetched. Of those that are off at a table a view says nothing, so they draw nothing. */
export let MODULES: readonly Module[] = []

export let FEATURES: ReadonlyMap<string, Feature> = new Map()

/** What the book says about modules, by their ids: which option switches each on, and what it must know besides. */
export interface ModuleFacts {
  [id: string]: { switch: string }
}

/** Fetches the modules that are on with these options, or all, and lets each take in what the book says about it. */
export async function openModules(facts: ModuleFacts, options: Snapshot['options'] | null): Promise<void> {
  const isOn = (id: string): boolean => options === null || Boolean(options[facts[id]?.switch ?? ''])
  const wanted = Object.entries(FETCH).filter(([path]) => isOn(path.split('/')[2]!))
  const fetched = await Promise.all(wanted.map(([, fetch]) => fetch()))
  MODULES = [...MODULES, ...fetched.filter((module) => !MODULES.includes(module))]
  for (const { id, open } of MODULES) open?.(facts[id] ?? {})
  FEATURES = new Map(MODULES.flatMap(({ features = [] }) => features).map((feature) => [feature.id, feature]))
}

export const featureName = (id: string): Text => nameOf('feature', id)

/** What a feature means at a table with these options. */
export function featureRule(id: string, options: Snapshot['options']): Text | null {
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

export const edgesOf = (t: Translate, view: View, seat: number): Edges | null =>
  MODULES.map(({ edges }) => edges?.(t, view, seat) ?? null).find((found) => found !== null) ?? null

export const policyPlace = (t: Translate, view: View, seat: number, policy: string): string | null =>
  MODULES.map((module) => module.policyPlace?.(t, view, seat, policy) ?? null).find((place) => place !== null) ?? null

export const policiesWhy = (view: View, seat: number): string =>
  MODULES.map((module) => module.policiesWhy?.(view, seat) ?? null).find((why) => why !== null) ??
  'monumental-ui-policies-why'

export const mannerOf = (view: View): string | null =>
  MODULES.map(({ manner }) => manner?.(view) ?? null).find((manner) => manner !== null) ?? null

export const willCross = (view: View, seat: number): string | null =>
  MODULES.map(({ crossed }) => crossed?.(view, seat) ?? null).find((space) => space !== null) ?? null

export const isTired = (view: View, seat: number, explorer: number): boolean =>
  MODULES.some(({ tired }) => tired?.(view, seat, explorer))
