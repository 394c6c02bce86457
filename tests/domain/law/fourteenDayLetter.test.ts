/** The 14-day letter, by the holidays of the law. */
import { expect, test } from 'vitest'
import { letterTerm } from '#domain/law/fourteenDayLetter.ts'
import { holidaysOf } from '#domain/time/holidays.ts'

const holidays = [2025, 2026, 2027].flatMap(holidaysOf)
const days = (which: 'isContactFree' | 'isStatutory') =>
  new Set(holidays.filter((day) => day[which]).map(({ date }) => date))
const given = { recognised: days('isContactFree'), statutory: days('isStatutory') }

test.for(
  `2026-01-05,2026-01-07,2026-01-08,2026-01-21,2026-01-21,2026-01-22
2026-01-06,2026-01-08,2026-01-09,2026-01-22,2026-01-22,2026-01-23
2026-01-07,2026-01-09,2026-01-10,2026-01-23,2026-01-23,2026-01-24
2026-01-08,2026-01-10,2026-01-11,2026-01-24,2026-01-26,2026-01-27
2026-01-09,2026-01-13,2026-01-14,2026-01-27,2026-01-27,2026-01-28
2026-01-10,2026-01-14,2026-01-15,2026-01-28,2026-01-28,2026-01-29
2026-04-24,2026-04-28,2026-04-29,2026-05-12,2026-05-12,2026-05-13
2026-05-12,2026-05-15,2026-05-16,2026-05-29,2026-05-29,2026-05-30
2026-05-21,2026-05-23,2026-05-24,2026-06-06,2026-06-08,2026-06-09
2026-12-22,2026-12-24,2026-12-25,2027-01-07,2027-01-07,2027-01-08
2026-12-23,2026-12-29,2026-12-30,2027-01-12,2027-01-12,2027-01-13
2025-12-31,2026-01-03,2026-01-04,2026-01-17,2026-01-19,2026-01-20`
    .split('\n')
    .map((row) => row.split(',')),
)('sent by post on %s', ([sent = '', delivered, termFirst, termLast, termLastExtended, costsFrom]) => {
  expect(letterTerm(sent, 'post', given)).toMatchObject({ delivered, termFirst, termLast, termLastExtended, costsFrom })
})

test.for([
  ['2026-03-02', '2026-03-16', '2026-03-16'],
  ['2026-03-07', '2026-03-21', '2026-03-23'],
  ['2026-04-26', '2026-05-10', '2026-05-11'],
] as const)('sent by e-mail on %s: the same day counts as receipt', ([sent, termLast, termLastExtended]) => {
  expect(letterTerm(sent, 'email', given)).toMatchObject({ delivered: sent, termLast, termLastExtended })
})
