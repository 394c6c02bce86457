/** A text of which no more than the last four characters are shown; `maskedValue` in projection.ts has the same in SQL. */

const dots = '•••• '

/** What is not much longer is hidden as a whole, what is empty stays so. */
export function maskedText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `${dots}${text.length > 8 ? text.slice(-4) : ''}`
}

/** Whether it may be what a list shows of a value. */
export const looksMasked = (value: unknown): boolean => typeof value === 'string' && value.startsWith(dots)
