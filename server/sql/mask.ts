/** Masks a text except for at most its last four characters; `maskedValue` in projection.ts does the same in SQL. */

const dots = '•••• '

/** Hides short texts completely; an empty value stays empty. */
export function maskedText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `${dots}${text.length > 8 ? text.slice(-4) : ''}`
}

/** Whether the text looks like the mask that a list shows instead of a value. */
export const looksMasked = (value: unknown): boolean => typeof value === 'string' && value.startsWith(dots)
