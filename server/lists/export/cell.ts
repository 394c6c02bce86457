/** Value of an exported table, before a format writes it. */
export type Cell =
  | null
  | string
  | boolean
  /** Decimal digits as text, so that nothing is rounded on the way. */
  | { number: string; kind: 'whole' | 'money' | 'percentage' | 'decimal' }
  /** 'YYYY-MM-DD' */
  | { day: string }
  /** ISO 8601 in UTC; written in the time zone of the product. */
  | { moment: string }

/** Initial width of a column. */
export type Width = 'narrow' | 'wide'
