/** How old the newest rate of interest is, by the clock of the server. */
import { expect } from 'vitest'
import { areOld } from '#domain/law/interest/rates.ts'
import { addDays, dayOf } from '#domain/time/day.ts'
import { test } from '#tests/support/api.ts'

test.for([
  [null, '2026-11-22', true],
  ['2026-07-01', '2027-02-01', false],
  ['2026-07-01', '2027-02-02', true],
  ['2027-01-01', '2026-11-22', false],
] as const)('a newest rate of %s is old on %s: %s', ([newest, today, isOld]) => {
  expect(areOld(newest, today)).toBe(isOld)
})

test('no rate is old; a new one of any kind is not, until seven months have passed', async ({ api }) => {
  const newest = async () => (await api.as('employee').get('/api/v4/interest-rate/newest')).json()
  expect(await newest()).toEqual({ effectiveFrom: null, isOld: true })
  const day = dayOf(api.app.now())
  await api.create('interest-rate', { type: 'statutory', rate: '4', effectiveFrom: addDays(day, -400) })
  expect(await newest()).toEqual({ effectiveFrom: addDays(day, -400), isOld: true })
  await api.create('interest-rate', { type: 'commercial', rate: '10.15', effectiveFrom: day })
  expect(await newest()).toEqual({ effectiveFrom: day, isOld: false })
  api.advance(220 * 86_400_000)
  expect(await newest()).toEqual({ effectiveFrom: day, isOld: true })
  expect((await api.as('customer').get('/api/v4/interest-rate/newest')).statusCode).toBe(403)
})
