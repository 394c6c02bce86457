/** Holidays of one year: stored ones, and those computed from the law. */
import { useQuery } from '@tanstack/react-query'
import type { IsoDate } from '#domain/time/day.ts'
import { firstHolidayYear, holidaysOf, lastHolidayYear } from '#domain/time/holidays.ts'
import { call } from '#providers/http.ts'
import type { Holiday } from '#schemas/generated/holiday.ts'

type Flags = { isStatutory: boolean; isBankHoliday: boolean; isContactFree: boolean }
/** `isMissing`: computed and not stored. */
export type YearDay = Flags & { key: string; date: IsoDate; name: unknown; isMissing: boolean }

export const holidayYearKey = 'holiday-year'

export const useHolidayYear = (year: number) =>
  useQuery({
    queryKey: [holidayYearKey, year],
    queryFn: async ({ signal }) => {
      const query = { _limit: -1, _filter: { date: { gte: `${year}-01-01`, lte: `${year}-12-31` } } }
      const { items } = await call('GET', '/api/v4/holiday', { query, signal })
      return daysOf(year, items)
    },
  })

/** Holidays of a year in order of date. A stored day replaces the computed one. */
export function daysOf(year: number, known: readonly Holiday[]): YearDay[] {
  const dutch = new Set(
    known.flatMap(({ date, code, country }) => (country.code === 'NL' ? [`${date} ${code ?? ''}`] : [])),
  )
  const isKnown = (date: IsoDate, code: string) => dutch.has(`${date} ${code}`) || dutch.has(`${date} `)
  const isComputed = year >= firstHolidayYear && year <= lastHolidayYear
  const missing = (isComputed ? holidaysOf(year) : []).filter(({ date, code }) => !isKnown(date, code))
  return [
    ...known.map(({ id, date, name, isStatutory, isBankHoliday, isContactFree }) => ({
      key: String(id),
      date,
      name,
      isMissing: false,
      isStatutory: isStatutory === true,
      isBankHoliday: isBankHoliday === true,
      isContactFree: isContactFree === true,
    })),
    ...missing.map(({ code, ...day }) => ({ ...day, key: code, isMissing: true })),
  ].sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
}

export const fillIn = async (year: number): Promise<number> =>
  (await call('POST', '/api/v4/holiday/generate', { body: { year } })).added.length
