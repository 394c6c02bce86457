/** Records that follow each other in time, by API. */
import { afterAll, expect, test } from 'vitest'
import { addTariff, startTariffs, tariff } from './tariffs.ts'

const server = await startTariffs()
afterAll(server.stop)

test('an overlap is refused at the first day, and nothing is written', async () => {
  const api = await server.fresh()
  const { id } = await addTariff(api, { effectiveFrom: '2026-01-01', effectiveUntil: '2026-06-30' })
  const before = await api.rows('tariff')
  for (const period of [
    { effectiveFrom: '2026-06-30' },
    { effectiveFrom: '2025-12-01', effectiveUntil: '2026-01-01' },
    { effectiveFrom: '2026-01-01' },
    { effectiveFrom: '2026-02-01', effectiveUntil: '2026-03-01' },
  ]) {
    const refused = await api.as('admin').post(tariff.api, { name: 'B', ...period })
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['effectiveFrom']])
  }
  const backwards = { name: 'B', effectiveFrom: '2027-01-02', effectiveUntil: '2027-01-01' }
  const refused = await api.as('admin').post(tariff.api, backwards)
  expect(Object.keys(refused.json().errors)).toEqual(['effectiveUntil'])
  expect(await api.rows('tariff')).toEqual(before)

  await addTariff(api, { effectiveFrom: '2026-07-01' })
  await addTariff(api, { effectiveFrom: '2026-02-01', kind: 'other', reason: 'x' })
  const moved = await api.as('admin').put(`${tariff.api}/${id}`, { _version: 1, effectiveUntil: '2026-07-01' })
  expect([moved.statusCode, Object.keys(moved.json().errors)]).toEqual([400, ['effectiveFrom']])
  const shorter = await api.as('admin').put(`${tariff.api}/${id}`, { _version: 1, effectiveUntil: '2026-06-29' })
  expect(shorter.statusCode).toBe(200)
})

test('an overlap says which days are taken, as days are read', async () => {
  const api = await server.fresh()
  await addTariff(api, { effectiveFrom: '2026-01-01', effectiveUntil: '2026-06-30' })
  await addTariff(api, { effectiveFrom: '2026-07-01' })
  const said = async (effectiveFrom: string) =>
    (await api.as('admin').post(tariff.api, { name: 'B', effectiveFrom, effectiveUntil: effectiveFrom })).json().errors
      .effectiveFrom[0]
  expect(await said('2026-06-01')).toMatch(/01-01-2026.*30-06-2026/)
  expect(await said('2026-07-01')).toContain('01-07-2026')
})

test('of two who add the same period at the same time one is refused', async () => {
  const api = await server.fresh()
  await api.as('admin').get('/api/v3/user/get')
  const add = (effectiveFrom: string) =>
    api.as('admin').post(tariff.api, { name: 'A', effectiveFrom, effectiveUntil: '2026-12-31' })
  const codes = (await Promise.all(['2026-01-01', '2026-02-01', '2026-03-01'].map(add))).map((one) => one.statusCode)
  expect(codes.sort()).toEqual([201, 400, 400])
})

test('as of a day a list has what held then, counts it, and follows the calendar', async () => {
  const api = await server.fresh()
  await addTariff(api, { name: 'first', effectiveFrom: '2025-01-01' })
  await addTariff(api, { name: 'second', effectiveFrom: '2025-07-01', effectiveUntil: '2025-12-31' })
  await addTariff(api, { name: 'third', effectiveFrom: '2026-07-01' })
  const asOf = async (day: string, more = '') => {
    const answer = (await api.as('employee').get(`${tariff.api}?_asOf=${day}${more}`)).json()
    return [answer.total, ...answer.items.map(({ name }: { name: string }) => name)]
  }
  expect(await asOf('2024-12-31')).toEqual([0])
  expect(await asOf('2025-06-30')).toEqual([1, 'first'])
  expect(await asOf('2025-07-01')).toEqual([1, 'second'])
  expect(await asOf('2025-12-31')).toEqual([1, 'second'])
  // The first has no last day, but the second replaced it for good.
  expect(await asOf('2026-01-01')).toEqual([0])
  expect(await asOf('2099-01-01')).toEqual([1, 'third'])
  expect(await asOf('2099-01-01', '&_filter[name]=first')).toEqual([0])
  api.advance(Date.parse('2026-08-01T10:00:00Z') - api.app.now())
  expect(await asOf('$today')).toEqual([1, 'third'])
  expect(await asOf('$today-60d')).toEqual([0])
  for (const day of ['2026-02-30', 'soon', '']) {
    const refused = await api.as('employee').get(`${tariff.api}?_asOf=${day}`)
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['_asOf']])
  }
  expect((await api.as('admin').get('/api/v4/customer?_asOf=2026-01-01')).statusCode).toBe(400)
})

test('gaps are told per matter, as far as the records around them are seen', async () => {
  const api = await server.fresh()
  const mine = await api.create('customer', { number: 'C-1', company: 'Mine' })
  const other = await api.create('customer', { number: 'C-2', company: 'Other' })
  for (const customer of [mine.id, other.id]) {
    await addTariff(api, { customer, effectiveFrom: '2025-01-01', effectiveUntil: '2025-12-31' })
    await addTariff(api, { customer, effectiveFrom: '2026-02-01' })
  }
  await addTariff(api, { kind: 'other', reason: 'x', effectiveFrom: '2025-01-01' })
  const gap = { from: '2026-01-01', until: '2026-01-31' }
  const all = await api.as('employee').get(`${tariff.api}/validity`)
  expect(all.json()).toEqual({
    gaps: [
      { of: { kind: 'plain', customer: mine.id }, ...gap },
      { of: { kind: 'plain', customer: other.id }, ...gap },
    ],
  })
  const own = await api.as('customer', { customerIds: [mine.id] }).get(`${tariff.api}/validity`)
  expect(own.json()).toEqual({ gaps: [{ of: { kind: 'plain', customer: mine.id }, ...gap }] })
  expect((await api.as('nobody').get(`${tariff.api}/validity`)).statusCode).toBe(403)
})
