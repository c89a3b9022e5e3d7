/* The arithmetic of a map that can be moved and zoomed. A view is the part of the world that is shown. */

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}
export interface Point {
  x: number
  y: number
}
export interface Size {
  width: number
  height: number
}

/** The smallest view of the element's proportions that shows the whole rectangle, centred. */
export function fit(rect: Rect, size: Size, pad = 0): Rect {
  const width = rect.width + 2 * pad
  const height = rect.height + 2 * pad
  if (size.width <= 0 || size.height <= 0) return { x: rect.x - pad, y: rect.y - pad, width, height }
  const scale = Math.min(size.width / width, size.height / height)
  return around({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }, size, scale)
}

/** The view with that centre at so many pixels for a unit. */
export function around(centre: Point, size: Size, scale: number): Rect {
  const width = size.width / scale
  const height = size.height / scale
  return { x: centre.x - width / 2, y: centre.y - height / 2, width, height }
}

/** Pixels for a unit. */
export function scaleOf(view: Rect, size: Size): number {
  return view.width > 0 ? size.width / view.width : 1
}

export function worldOf(view: Rect, size: Size, pixel: Point): Point {
  const scale = scaleOf(view, size)
  return { x: view.x + pixel.x / scale, y: view.y + pixel.y / scale }
}

/** Zoom so that the world under a pixel stays under it; the scale stays within limits. */
export function zoomAt(
  view: Rect,
  size: Size,
  pixel: Point,
  factor: number,
  limits: { min: number; max: number },
): Rect {
  const before = scaleOf(view, size)
  const scale = Math.min(limits.max, Math.max(limits.min, before * factor))
  const fixed = worldOf(view, size, pixel)
  return {
    x: fixed.x - pixel.x / scale,
    y: fixed.y - pixel.y / scale,
    width: size.width / scale,
    height: size.height / scale,
  }
}

export function pan(view: Rect, size: Size, dx: number, dy: number): Rect {
  const scale = scaleOf(view, size)
  return { ...view, x: view.x - dx / scale, y: view.y - dy / scale }
}

/** Move the view back so that it shows no more than needed beyond the bounds; what is smaller is centred. */
export function clamp(view: Rect, bounds: Rect): Rect {
  const along = (at: number, length: number, from: number, extent: number): number =>
    length >= extent ? from + (extent - length) / 2 : Math.min(Math.max(at, from), from + extent - length)
  return {
    ...view,
    x: along(view.x, view.width, bounds.x, bounds.width),
    y: along(view.y, view.height, bounds.y, bounds.height),
  }
}

/** What two fingers did: the points they were on in the world follow them. */
export function pinch(
  view: Rect,
  size: Size,
  before: [Point, Point],
  after: [Point, Point],
  limits: { min: number; max: number },
): Rect {
  const apart = ([a, b]: [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y)
  const middle = ([a, b]: [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  const from = middle(before)
  const to = middle(after)
  const zoomed = zoomAt(view, size, from, apart(after) / Math.max(1, apart(before)), limits)
  return pan(zoomed, size, to.x - from.x, to.y - from.y)
}

/**
 * How a map is shown at first: all of it, if what is to be hit is then large enough for a finger; otherwise the place
 * where it happens, at the scale where it is.
 */
export function opening(bounds: Rect, size: Size, unit: number, least: number, place: Rect | null): Rect {
  const all = fit(bounds, size)
  if (unit <= 0 || unit * scaleOf(all, size) >= least) return all
  const target = place ?? bounds
  const centre = { x: target.x + target.width / 2, y: target.y + target.height / 2 }
  return clamp(around(centre, size, least / unit), bounds)
}
