/** Dates: 'YYYY-MM-DD', existing days from 1900, or from an earlier year, up to and including 2199. */

export const isDate = (text: string): boolean => isDayFrom(1900, text)

/** Days of a property that is `earliest` 1800, and days that are asked for. */
export const isEarlyDate = (text: string): boolean => isDayFrom(1800, text)

function isDayFrom(first: number, text: string): boolean {
  const [, year = 0, month = 0, day = 0] = (/^((?:18|19|20|21)[0-9]{2})-([0-9]{2})-([0-9]{2})$/.exec(text) ?? []).map(
    Number,
  )
  return year >= first && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
