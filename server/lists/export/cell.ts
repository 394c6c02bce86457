/** One value of a table that leaves as a file; each format writes it in its own way. */
export type Cell =
  | null
  | string
  | boolean
  /** As decimal digits, so that nothing is rounded on the way. */
  | { number: string; kind: 'whole' | 'money' | 'percentage' | 'decimal' }
  /** 'YYYY-MM-DD' */
  | { day: string }
  /** ISO 8601 in UTC; shown as the clock stands in the Netherlands. */
  | { moment: string }

/** How wide a column begins. */
export type Width = 'narrow' | 'wide'
