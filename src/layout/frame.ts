/** The measures of the frame, in pixels unless it says otherwise (specification, sections 2 and 9). */

/** From this width on the menu stands in the header; below it are a side menu and a search panel. */
export const wideFrom = 1560

export const headerHeight = 56
/** Height of the banners above the header. */
export const above = { '--above': 'calc(var(--acting, 0px) + var(--held, 0px))' } as const
/** Height of the footer on one line, from `md` up. */
export const footerHeight = 40

/** Size of the panels of the mobile header, as a share of the window. */
export const menuPanel = { width: '80%', maxWidth: 300 } as const
export const searchPanel = { height: '20%', maxHeight: 120 } as const

export const swipe = {
  /** Width of the window's edge in which a swipe opens the menu. */
  edge: 30,
  /** Shortest movement that counts as a swipe. */
  moves: 20,
  /** Share of a panel's size after which releasing it closes it. */
  closes: 0.4,
} as const

/** Scroll distance after which the button to the top appears. */
export const scrollButtonAfter = 100
