/**
 * Numbers of a series, by the format in a schema: "K{year}-{n:4}" gives K2026-0001, K2026-0002, …
 *
 * The server gives numbers and migrations read given ones, so this file depends on neither.
 */

const token = /\{(year|n)(?::(\d+))?\}/g

/** Maximum digits of a number in a series. */
export const mostDigits = 15

/**
 * The problem of a format, as words to follow it; undefined for a valid one.
 *
 * @example formProblem('K{year}') // 'has no {n}, where the number stands'
 */
export function formProblem(form: string): string | undefined {
  const tokens = [...form.matchAll(token)]
  const count = (name: string) => tokens.filter(([, found]) => found === name).length
  if (count('n') !== 1) return count('n') === 0 ? 'has no {n}, where the number stands' : 'has {n} more than once'
  if (count('year') > 1) return 'has {year} more than once'
  if (
    tokens.some(
      ([, name, width]) => width !== undefined && (name === 'year' || Number(width) < 1 || Number(width) > 12),
    )
  )
    return 'may say a width of 1 to 12 digits for {n}, as in {n:4}, and none for {year}'
  const rest = form.replaceAll(token, '')
  return /^[A-Za-z0-9 ./_-]*$/.test(rest)
    ? undefined
    : 'has more than letters, digits, blanks and . / _ - beside {year} and {n}'
}

export const hasYear = (form: string): boolean => form.includes('{year}')

/** @example formatNumber('K{year}-{n:4}', '2026', 12) // 'K2026-0012' */
export const formatNumber = (form: string, year: string, n: number): string =>
  form.replaceAll(token, (_all, name: string, width?: string) =>
    name === 'year' ? year : String(n).padStart(Number(width ?? 1), '0'),
  )

/** Text before and after the counter, and its least number of digits. */
export function partsAround(form: string, year: string): { before: string; width: number; after: string } {
  const [, before = '', width, after = ''] = /^(.*)\{n(?::(\d+))?\}(.*)$/.exec(form.replaceAll('{year}', year)) ?? []
  return { before, width: Number(width ?? 1), after }
}

/**
 * A form that the office sets itself: {n} with at most nine digits, {year} or not, and at most seven other characters, so
 * that no number is longer than 20.
 */
export const ownForm =
  /^(?=(?:\{[^{}]*\}|[^{}]){1,9}$)(?!.*\{year\}.*\{year\})(?:[A-Za-z0-9 ./_-]|\{year\})*\{n(?::[1-9])?\}(?:[A-Za-z0-9 ./_-]|\{year\})*$/

/**
 * Returns a regular expression, for PostgreSQL too, that matches numbers of a series.
 *
 * @param part The part in its only group.
 * @param year Matches only this year; absent: every year.
 */
export function patternOfNumbers(form: string, part: 'year' | 'n', year = String.raw`\d{4}`): string {
  const parts = form.split(/(\{[^{}]*\})/).map((text) => {
    if (!text.startsWith('{')) return text.replaceAll('.', String.raw`\.`)
    const isYear = text === '{year}'
    const pattern = isYear ? year : String.raw`\d{1,${String(mostDigits)}}`
    return isYear === (part === 'year') ? `(${pattern})` : pattern
  })
  return `^${parts.join('')}$`
}
