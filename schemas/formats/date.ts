/** Dates: 'YYYY-MM-DD', existing days from 1900 up to and including 2199. */

export function isDate(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = (/^((?:19|20|21)[0-9]{2})-([0-9]{2})-([0-9]{2})$/.exec(text) ?? []).map(
    Number,
  )
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
