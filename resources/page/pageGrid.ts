/**
 * The grid of pages: text and forms have one measure, which is still read and filled in with ease; all else is as wide as the
 * page. Both begin at the left edge of the page, so that headings, tabs, tables and buttons stand below each other.
 */

/** Rows below each other, none wider than the page, however long what is in it. */
const rows = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 } as const

/**
 * Columns of inputs or values, as many as fit, or at most some.
 *
 * @param gap Between two of them, in pixels.
 */
export const columnsOf = (gap: number, most?: number): string => {
  const narrowest = 'min(100%, 260px)'
  const least = most ? `max(${narrowest}, (100% - ${gap * (most - 1)}px) / ${most})` : narrowest
  return `repeat(auto-fill, minmax(${least}, 1fr))`
}

/** Width of text and forms, in pixels. */
export const textWidth = 960

export const textPage = { ...rows, maxWidth: textWidth } as const
export const widePage = rows
