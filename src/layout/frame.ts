/** The measures of the frame, in pixels unless it says otherwise (specification, sections 2 and 9). */

/** From this width on the menu stands in the header; below it are a side menu and a search panel. */
export const wideFrom = 1560

export const headerHeight = 56
/** What the header keeps free above it: the strips that may stand there, each with its height. */
export const above = { '--above': 'calc(var(--acting, 0px) + var(--held, 0px))' } as const
/** On one line, as it is from `md` on. */
export const footerHeight = 40

/** How much of the window the panels of the mobile header take. */
export const menuPanel = { width: '80%', maxWidth: 300 } as const
export const searchPanel = { height: '20%', maxHeight: 120 } as const

export const swipe = {
  /** How near the side of the window a swipe begins that opens the menu. */
  edge: 30,
  /** A touch that moves less is no swipe. */
  moves: 20,
  /** Share of its size past which a panel that is let go closes. */
  closes: 0.4,
} as const

/** The way back to the top appears once the page is scrolled further than this. */
export const scrollButtonAfter = 100
