/** A calendar of its own: days are counted one by one from a table of month lengths, holidays are written by hand. */

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const two = (number: number) => String(number).padStart(2, '0')
/** By hand: leap years from 1960 to 2100 are those that four divides, but 2100. */
export const isLeap = (year: number) => year % 4 === 0 && year !== 2100
export const lengthOf = (year: number, month: number) =>
  month === 2 && isLeap(year) ? 29 : (lengths[month - 1] ?? Number.NaN)

/** Every day from 1960 to 2100, in order: 1 January 1960 was a Friday. */
export const days: readonly string[] = Array.from({ length: 141 }, (_, n) => 1960 + n).flatMap((year) =>
  lengths.flatMap((_length, month) =>
    Array.from({ length: lengthOf(year, month + 1) }, (_day, n) => `${year}-${two(month + 1)}-${two(n + 1)}`),
  ),
)
const places = new Map(days.map((day, place) => [day, place]))
export const placeOf = (day: string): number => places.get(day) ?? Number.NaN
export const dayAt = (place: number): string => days[place] ?? 'outside the calendar'
export const later = (day: string, count: number): string => dayAt(placeOf(day) + count)
/** 0 is Sunday. */
export const weekdayOf = (day: string): number => (placeOf(day) + 5) % 7

/** Month by month; a day that the month lacks is its last. */
export function monthsLater(day: string, count: number): string {
  let [year = 0, month = 0] = day.split('-').map(Number)
  for (let left = Math.abs(count); left > 0; left -= 1) {
    month += Math.sign(count)
    if (month === 13) [year, month] = [year + 1, 1]
    if (month === 0) [year, month] = [year - 1, 12]
  }
  return `${year}-${two(month)}-${two(Math.min(Number(day.slice(8)), lengthOf(year, month)))}`
}

/** Year; Good Friday, Easter Monday, King's Day, Ascension Day, Whit Monday. */
const moving = `
2020 04-10 04-13 04-27 05-21 06-01
2021 04-02 04-05 04-27 05-13 05-24
2022 04-15 04-18 04-27 05-26 06-06
2023 04-07 04-10 04-27 05-18 05-29
2024 03-29 04-01 04-27 05-09 05-20
2025 04-18 04-21 04-26 05-29 06-09
2026 04-03 04-06 04-27 05-14 05-25
2027 03-26 03-29 04-27 05-06 05-17
2028 04-14 04-17 04-27 05-25 06-05
2029 03-30 04-02 04-27 05-10 05-21
2030 04-19 04-22 04-27 05-30 06-10
2031 04-11 04-14 04-26 05-22 06-02`

const rows = moving
  .trim()
  .split('\n')
  .map((line) => line.split(' '))
export const writtenYears = rows.map(([year]) => Number(year))
/** Recognised by the Algemene termijnenwet, and Good Friday, which is equated with them. */
export const statutory = new Set(
  rows.flatMap(([year, ...dates]) => ['01-01', '05-05', '12-25', '12-26', ...dates].map((date) => `${year}-${date}`)),
)
const goodFridays = new Set(rows.map(([year, date]) => `${year}-${date}`))
export const recognised = new Set([...statutory].filter((day) => !goodFridays.has(day)))
