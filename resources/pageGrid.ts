/**
 * The grid of pages: text and forms have one measure, which is still read and filled in with ease; all else is as wide as the
 * page. Both begin at the left edge of the page, so that headings, tabs, tables and buttons stand below each other.
 */

/** Rows below each other, none wider than the page, however long what is in it. */
const rows = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 } as const

/** Of text and forms, in pixels. */
export const textWidth = 960

export const textPage = { ...rows, maxWidth: textWidth } as const
export const widePage = rows
