/* Where everything stands and lies: as transformations of what is drawn around the middle of a hex. */

import type { Place } from '../../lib/hexmap'
import type { Point } from '../../lib/viewport'
import { edgeBetween, type Edge } from './geometry'
import { BUILDINGS, UNITS, type Building, type BuildingState, type Ferry, type Hex, type Unit, type View } from './view'

export type Places = ReadonlyMap<string, Place>

export const spot = (places: Places, id: string): Point => places.get(id)!.at
export const to = ({ x, y }: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`
export function at(places: Places, id: string, dx = 0, dy = 0): string {
  const { x, y } = spot(places, id)
  return to({ x: x + dx, y: y + dy })
}
/** Along an edge. */
export const across = (edge: Edge): string => `${to(edge.middle)} rotate(${(edge.angle + 90).toFixed(0)})`
/** The hexes of an edge by its name, `river:1200-1201`. */
export const ends = (name: string): [string, string] => name.slice(name.indexOf(':') + 1).split('-') as [string, string]

// -- from the top of a hex down: what it gives, buildings, units, resources; without buildings others have more room

const BUILT_ROW = -13
const APART = 22
export const unitRow = (hex: Hex): number =>
  hex.kind === 'monument' ? 24 : hex.kind === 'water' ? -14 : hex.buildings ? 9 : 2
export const tokenRow = (hex: Hex): number => (hex.buildings ? 31 : 28)

export interface Built {
  building: Building
  state: BuildingState
  dx: number
  dy: number
}
export function buildingsIn(hex: Hex): Built[] {
  const here = BUILDINGS.flatMap((building) => {
    const state = hex.buildings?.here[building]
    return state ? [{ building, state }] : []
  })
  return here.map((one, i) => ({ ...one, dx: (i - (here.length - 1) / 2) * APART, dy: BUILT_ROW }))
}

export interface Figure {
  unit: Unit
  count: number
  dx: number
}
/** From left to right. They are drawn the other way round: no neighbour hides a number. */
export function figuresIn(hex: Hex): Figure[] {
  const kinds = UNITS.filter((unit) => hex.units?.[unit])
  const step = kinds.length > 3 ? 18 : 27
  return kinds.map((unit, i) => ({ unit, count: hex.units![unit]!, dx: (i - (kinds.length - 1) / 2) * step }))
}

// -- ferries

const besides = (view: View, ferry: Ferry): Ferry[] =>
  view.ferries.filter((other) => other.water === ferry.water && other.dock === ferry.dock)

/** Docked ferries lie before their edge, those afloat below the middle; several lie side by side. */
function berth(view: View, places: Places, ferry: Ferry): Point {
  const beside = besides(view, ferry)
  const shift = (beside.indexOf(ferry) - (beside.length - 1) / 2) * 18
  const water = spot(places, ferry.water)
  if (!ferry.dock) return { x: water.x + shift * 2, y: water.y + 16 }
  const edge = edgeBetween(places, ferry.dock, ferry.water)
  const middle = edge?.middle ?? water
  const along = ((edge?.angle ?? 0) * Math.PI) / 180
  return {
    x: middle.x + Math.cos(along) * 22 - Math.sin(along) * shift,
    y: middle.y + Math.sin(along) * 20 + Math.cos(along) * shift,
  }
}

/** Alone there is room to see who is aboard. */
const sizeOf = (view: View, ferry: Ferry): number => (besides(view, ferry).length > 1 ? 1 : ferry.dock ? 1.25 : 1.6)

export const afloat = (view: View, places: Places, ferry: Ferry): string =>
  `${to(berth(view, places, ferry))} scale(${sizeOf(view, ferry)})`
/** Of a passenger, from the middle of its ferry. */
export const aboard = (slot: number): string => `translate(${slot ? 8.5 : -8.5} -6)`
