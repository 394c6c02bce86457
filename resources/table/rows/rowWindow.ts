/**
 * Which rows of equal height lie in view, and the empty space that stands for the others.
 * Browsers cap how high an element can be, so beyond `tallest` pixels a pixel of scroll counts for more than one of rows.
 */

/** Firefox draws nothing beyond 17.9 million pixels, Chromium 33.5 million. */
export const tallest = 15_000_000

export type Viewport = { count: number; rowHeight: number; height: number; scrollTop: number; overscan?: number }
export type RowWindow = {
  /** Rendered are rows `first` up to, but without, `last`. */
  first: number
  last: number
  /** Pixels above and below the rendered rows. */
  before: number
  after: number
  /** Fully or partly in view, for "51–75 of 100,000". */
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

/** The scroll position at which row `index` is wholly in view, as near to the present one as can be. */
export function scrollTopFor(index: number, { count, rowHeight, height, scrollTop }: Viewport): number {
  const scale = scaleOf(count, rowHeight, height)
  const top = scrollTop * scale
  const lowest = index * rowHeight
  const highest = (index + 1) * rowHeight - height
  return Math.min(Math.max(top, highest), lowest) / scale
}

/** Whole blocks around the rows in view, without the space that stands for the others. */
export function rowsOnPaper({ seenFrom, seenTo }: RowWindow, count: number, block: number): RowWindow {
  const first = Math.min(Math.floor(seenFrom / block) * block, count)
  const last = Math.min(count, Math.max(Math.ceil(seenTo / block) * block, first))
  return { first, last, before: 0, after: 0, seenFrom: first, seenTo: last }
}

const totalHeight = (count: number, rowHeight: number): number => Math.min(count * rowHeight, tallest)

/** Pixels of rows per pixel of scroll. */
function scaleOf(count: number, rowHeight: number, height: number): number {
  const range = totalHeight(count, rowHeight) - height
  return range > 0 ? (count * rowHeight - height) / range : 1
}
