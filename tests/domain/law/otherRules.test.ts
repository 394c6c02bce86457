/** Contact window, arrangements and payment references. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrangement, frequencies, type Frequency } from '#domain/law/arrangement.ts'
import { contactWindow } from '#domain/law/contactWindow.ts'
import { isReference, referenceOf } from '#domain/law/paymentReference.ts'
import { holidaysOf } from '#domain/time/holidays.ts'
import { endOfTerm } from '#domain/time/workingDays.ts'

const holidays = [2025, 2026, 2027].flatMap(holidaysOf)
const free = new Set(holidays.filter(({ isContactFree }) => isContactFree).map(({ date }) => date))
const statutory = new Set(holidays.filter(({ isStatutory }) => isStatutory).map(({ date }) => date))

test.for([
  ['2026-11-20T21:15', '2026-11-21T07:00'],
  ['2026-11-21T20:00', '2026-11-23T07:00'],
  ['2026-11-22T12:00', '2026-11-23T07:00'],
  ['2026-12-24T19:59', '2026-12-24T19:59'],
  ['2026-12-24T20:00', '2026-12-28T07:00'],
  ['2026-04-27T10:00', '2026-04-28T07:00'],
  ['2026-04-03T10:00', '2026-04-03T10:00'],
  ['2026-11-20T06:59', '2026-11-20T07:00'],
] as const)('contact at %s: next at %s', ([at, next]) => {
  expect(contactWindow(at, free)).toMatchObject({ next, allowed: at === next })
})

test.for([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-21', '2026-11-23'],
  ['2026-04-03', '2026-04-07'],
  ['2026-05-05', '2026-05-06'],
  ['2026-05-14', '2026-05-15'],
  ['2026-05-23', '2026-05-26'],
  ['2026-12-25', '2026-12-28'],
  ['2027-01-01', '2027-01-04'],
  ['2027-03-26', '2027-03-30'],
  ['2025-04-26', '2025-04-28'],
] as const)('a term until %s ends on %s', ([day, end]) => expect(endOfTerm(day, statutory)).toBe(end))

const plan = (total: number, by: { instalments: number } | { amount: number }, frequency: Frequency = 'monthly') =>
  arrangement({ total, frequency, start: '2026-01-31', ...by }).instalments

test('an arrangement by number and by amount', () => {
  expect(plan(1_000_00, { instalments: 12 }).map(({ amount }) => amount)).toEqual([
    ...Array<number>(11).fill(83_33),
    83_37,
  ])
  expect(plan(1_162_34, { instalments: 6 }).map(({ amount }) => amount)).toEqual([
    ...Array<number>(5).fill(193_72),
    193_74,
  ])
  expect(plan(1_050_00, { amount: 100_00 }).map(({ amount }) => amount)).toEqual([
    ...Array<number>(10).fill(100_00),
    50_00,
  ])
  expect(plan(50_00, { amount: 100_00 })).toEqual([{ date: '2026-01-31', amount: 50_00 }])
})

test('months that are too short end earlier, and the day comes back', () => {
  const dates = (frequency: Frequency, count: number) =>
    plan(600_00, { instalments: count }, frequency).map(({ date }) => date)
  expect(dates('monthly', 6)).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
  ])
  expect(dates('quarterly', 3)).toEqual(['2026-01-31', '2026-04-30', '2026-07-31'])
  expect(dates('weekly', 3)).toEqual(['2026-01-31', '2026-02-07', '2026-02-14'])
  expect(dates('two_weekly', 2)).toEqual(['2026-01-31', '2026-02-14'])
})

test('instalments of any arrangement add up, in the order of their days', () => {
  const total = fc.integer({ min: 600, max: 100_000_00 })
  fc.assert(
    fc.property(
      total,
      fc.integer({ min: 1, max: 600 }),
      fc.constantFrom(...frequencies),
      (sum, instalments, frequency) => {
        const made = plan(sum, { instalments }, frequency)
        expect(made.reduce((added, { amount }) => added + amount, 0)).toBe(sum)
        expect(made.map(({ date }) => date)).toEqual([...new Set(made.map(({ date }) => date))].sort())
      },
    ),
  )
  expect(() => plan(5, { instalments: 6 })).toThrow(RangeError)
  expect(() => plan(100_000_00, { amount: 1 })).toThrow(RangeError)
})

test.for([
  '5000056789012345',
  '12234534622567',
  '271234567',
  '4812345678',
  '09123456789',
  '701234567890',
  '8112345678901',
  '8202600000123456',
  '0000000000000019',
  '1000000000000006',
  '1234567',
])('%s is a payment reference', (reference) => expect(isReference(reference)).toBe(true))

test.for(['5000056789012346', '12345678', '123456789012345', '371234567', ''])('%s is none', (reference) =>
  expect(isReference(reference)).toBe(false),
)

test('any number gets a reference that passes the check, and no other check digit does', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,15}$/), fc.integer({ min: 1, max: 9 }), (number, by) => {
      const reference = referenceOf(number)
      expect(isReference(reference)).toBe(true)
      expect(isReference(`${(Number(reference[0]) + by) % 10}${reference.slice(1)}`)).toBe(false)
    }),
  )
})
