/**
 * Virtual rows of equal height: which are rendered, and the empty space for the others. Browsers limit the height of
 * an element, so beyond `tallest` pixels the scroll position is scaled.
 */

/** Firefox renders nothing beyond 17.9 million pixels, Chromium beyond 33.5 million. */
export const tallest = 15_000_000

export type Viewport = { count: number; rowHeight: number; height: number; scrollTop: number; overscan?: number }
export type RowWindow = {
  /** Rendered rows: `first` up to, but not including, `last`. */
  first: number
  last: number
  /** Pixels above and below the rendered rows. */
  before: number
  after: number
  /** Fully or partly visible, for "51–75 of 100,000". */
  seenFrom: number
  seenTo: number
}

export function rowWindow({ count, rowHeight, height, scrollTop, overscan = 8 }: Viewport): RowWindow {
  const scrolled = Math.max(0, Math.min(scrollTop, totalHeight(count, rowHeight) - height))
  const top = scrolled * scaleOf(count, rowHeight, height)
  const seenFrom = Math.min(count, Math.floor(top / rowHeight))
  const seenTo = Math.min(count, Math.ceil((top + height) / rowHeight))
  const first = Math.max(0, seenFrom - overscan)
  const last = Math.min(count, seenTo + overscan)
  const before = Math.max(0, first * rowHeight - top + scrolled)
  const after = Math.max(0, totalHeight(count, rowHeight) - before - (last - first) * rowHeight)
  return { first, last, before, after, seenFrom, seenTo }
}

/** Nearest scroll position at which row `index` is fully visible. */
export function scrollTopFor(index: number, { count, rowHeight, height, scrollTop }: Viewport): number {
  const scale = scaleOf(count, rowHeight, height)
  const top = scrollTop * scale
  const lowest = index * rowHeight
  const highest = (index + 1) * rowHeight - height
  return Math.min(Math.max(top, highest), lowest) / scale
}

/** Whole blocks around the visible rows, without empty space, for print. */
export function rowsOnPaper({ seenFrom, seenTo }: RowWindow, count: number, block: number): RowWindow {
  const first = Math.min(Math.floor(seenFrom / block) * block, count)
  const last = Math.min(count, Math.max(Math.ceil(seenTo / block) * block, first))
  return { first, last, before: 0, after: 0, seenFrom: first, seenTo: last }
}

const totalHeight = (count: number, rowHeight: number): number => Math.min(count * rowHeight, tallest)

/** Pixels of rows per pixel of scroll position. */
function scaleOf(count: number, rowHeight: number, height: number): number {
  const range = totalHeight(count, rowHeight) - height
  return range > 0 ? (count * rowHeight - height) / range : 1
}
