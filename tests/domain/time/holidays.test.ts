import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holidaysOf } from '#domain/time/holidays.ts'
import { addWorkingDays, endOfTerm, isWorkingDay } from '#domain/time/workingDays.ts'

const codes = [
  'new_year',
  'good_friday',
  'easter_monday',
  'kings_day',
  'liberation_day',
  'ascension_day',
  'whit_monday',
  'christmas_day',
  'boxing_day',
]

test.each([
  [2025, '01-01 04-18 04-21 04-26 05-05 05-29 06-09 12-25 12-26'],
  [2026, '01-01 04-03 04-06 04-27 05-05 05-14 05-25 12-25 12-26'],
  [2027, '01-01 03-26 03-29 04-27 05-05 05-06 05-17 12-25 12-26'],
  [2028, '01-01 04-14 04-17 04-27 05-05 05-25 06-05 12-25 12-26'],
  [2031, '01-01 04-11 04-14 04-26 05-05 05-22 06-02 12-25 12-26'],
])('%i has the recognised holidays of the law', (year, dates) => {
  const statutory = new Map(holidaysOf(year).flatMap((day) => (day.isStatutory ? [[day.code, day.date]] : [])))
  expect(codes.map((code) => statutory.get(code))).toEqual(dates.split(' ').map((day) => `${year}-${day}`))
  expect(statutory.size).toBe(9)
})

test('banks rest on the closing days of TARGET', () => {
  const banks = holidaysOf(2026).filter(({ isBankHoliday }) => isBankHoliday)
  expect(banks.map(({ date }) => date)).toEqual([
    '2026-01-01',
    '2026-04-03',
    '2026-04-06',
    '2026-05-01',
    '2026-12-25',
    '2026-12-26',
  ])
  expect(banks.find(({ code }) => code === 'labour_day')).toMatchObject({ isStatutory: false, isContactFree: false })
})

test('people may be contacted on Good Friday and on 1 May, and on no other of these days', () => {
  const open = holidaysOf(2026).filter(({ isContactFree }) => !isContactFree)
  expect(open.map(({ code }) => code)).toEqual(['good_friday', 'labour_day'])
})

test('every year has ten days in order, and Easter Monday is a Monday in spring', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 2099 }), (year) => {
      const days = holidaysOf(year)
      const dates = days.map(({ date }) => date)
      expect(dates).toHaveLength(10)
      expect(dates).toEqual(dates.toSorted())
      const easter = days.find(({ code }) => code === 'easter_monday')?.date ?? ''
      expect(new Date(`${easter}T00:00:00Z`).getUTCDay()).toBe(1)
      expect(easter >= `${year}-03-23` && easter <= `${year}-04-26`).toBe(true)
    }),
  )
})

test.each([1999, 2100, 2026.5, NaN])('refuses %s', (year) => expect(() => holidaysOf(year)).toThrow(RangeError))

const holidays = new Set(
  [2024, 2025, 2026, 2027].flatMap((year) =>
    holidaysOf(year).flatMap(({ date, isStatutory }) => (isStatutory ? [date] : [])),
  ),
)

test.each([
  { from: '2026-11-20', to: '2026-11-20', why: 'a Friday stays' },
  { from: '2026-11-21', to: '2026-11-23', why: 'a Saturday' },
  { from: '2026-04-03', to: '2026-04-07', why: 'Good Friday to after Easter' },
  { from: '2026-05-05', to: '2026-05-06', why: 'Liberation Day' },
  { from: '2026-05-14', to: '2026-05-15', why: 'Ascension Day' },
  { from: '2026-05-23', to: '2026-05-26', why: 'the weekend of Whitsun' },
  { from: '2026-12-25', to: '2026-12-28', why: 'Christmas' },
  { from: '2027-01-01', to: '2027-01-04', why: 'New Year' },
  { from: '2027-03-26', to: '2027-03-30', why: 'Easter of another year' },
  { from: '2025-04-26', to: '2025-04-28', why: 'King’s Day a day early' },
])('a term that ends on $from ends on $to: $why', ({ from, to }) => expect(endOfTerm(from, holidays)).toBe(to))

test.each([
  { from: '2026-11-20', days: 2, to: '2026-11-24' },
  { from: '2026-12-24', days: 2, to: '2026-12-29' },
  { from: '2026-11-21', days: 0, to: '2026-11-21' },
])('$days working days after $from is $to', ({ from, days, to }) =>
  expect(addWorkingDays(from, days, holidays)).toBe(to),
)

test('1 May is a working day', () => expect(isWorkingDay('2026-05-01', holidays)).toBe(true))
test('a count below zero is refused', () =>
  expect(() => addWorkingDays('2026-11-20', -1, holidays)).toThrow(RangeError))
