/** Collection costs of the instalments of one agreement (cumulation rule), as they are booked on a file. */
import { expect } from 'vitest'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { driftOf } from '#server/subjects/ledger/check.ts'
import { test as base, type Api } from '#tests/support/api.ts'
import { claim, euros, openFile, openOffice, person, staff } from './office.ts'

const test = base.extend('office', async ({ api }) => openOffice(api))
const agreement = { type: 'subscription_term', agreementReference: 'FIT-20417' }
const term = (day: string, euro = 25, more: object = agreement) => claim(day, day, euro, more)

/** A file of a private debtor with its letter, of which the term expired on 18 August 2026. */
const opened = (api: Api, customer: number, claims: readonly object[], amount: number, more: object = {}) =>
  openFile(api, {
    ...{ customer, fileType: 'private', debtor: person, claims, interest: { type: 'none' } },
    ...{ fourteenDayLetter: { sent: '2026-08-03', by: 'email', amount: euros(amount) } },
    ...more,
  })
const add = async (api: Api, id: number, ...claims: readonly object[]) =>
  expect((await api.as(staff).post(`/api/v4/file/${id}/claims`, { claims })).statusCode).toBe(201)
const charge = (api: Api, id: number, costType: number) =>
  api.as(staff).post(`/api/v4/file/${id}/costs`, { costType, date: '2026-09-01' })
async function charged(api: Api, id: number, costType: number) {
  const answer = await charge(api, id, costType)
  expect(answer.statusCode).toBe(201)
  expect(await driftOf(api.engine, id, await rateTables(api.engine))).toEqual([])
  return answer.json<{ amount: { amount: number } }>().amount.amount / 100
}

const months = (count: number) => Array.from({ length: count }, (_, nth) => `2026-0${nth + 1}-15`)

test.for([
  { count: 3, costs: 80 },
  { count: 6, costs: 140 },
  { count: 7, costs: 160 },
])('$count instalments of 25 euros cost $costs', async ({ count, costs }, { api, office }) => {
  const { id } = await opened(
    api,
    office.customer,
    months(count).map((day) => term(day)),
    costs,
  )
  expect(await charged(api, id, office.costType)).toBe(costs)
  const again = await charge(api, id, office.costType)
  expect([again.statusCode, await api.rows('cost_line')]).toMatchObject([400, [{ amount: costs * 100 }]])
})

test('added to a file that runs, each costs what the rule adds: also one with an earlier day', async ({
  api,
  office,
}) => {
  const { id } = await opened(api, office.customer, [term('2026-02-15')], 40)
  const booked = [await charged(api, id, office.costType)]
  // One after the other, and January after February.
  for (const day of ['2026-01-15', '2026-03-15', '2026-04-15', '2026-05-15', '2026-06-15', '2026-07-15']) {
    await add(api, id, term(day))
    booked.push(await charged(api, id, office.costType))
  }
  expect(booked).toEqual([40, 20, 20, 20, 20, 20, 20])
  const balance = (await api.as(staff).get(`/api/v4/file/${id}/balance?on=2026-09-01`)).json()
  expect(balance).toMatchObject({ principal: euros(175), collectionCosts: euros(160), outstanding: euros(335) })
})

test('the seventh within six months costs nothing, and is refused', async ({ api, office }) => {
  const days = ['2026-02-01', '2026-02-15', '2026-03-01', '2026-03-15', '2026-04-01', '2026-04-15']
  const { id } = await opened(
    api,
    office.customer,
    days.map((day) => term(day)),
    140,
  )
  expect(await charged(api, id, office.costType)).toBe(140)
  await add(api, id, term('2026-05-01'))
  const before = await Promise.all([api.rows('cost_line'), api.rows('ledger_entry')])
  expect((await charge(api, id, office.costType)).statusCode).toBe(400)
  expect(await Promise.all([api.rows('cost_line'), api.rows('ledger_entry')])).toEqual(before)
})

test.for([
  {
    what: 'above 266.67 follow the scale, each',
    claims: [term('2026-01-15', 300), term('2026-02-15', 300)],
    costs: 90,
  },
  {
    what: 'due before October 2024 follow the scale, each',
    claims: ['2024-07-15', '2024-08-15', '2024-09-15'].map((day) => term(day)),
    costs: 120,
  },
  {
    what: 'of two agreements are counted apart, other claims by their sum',
    claims: [
      ...['2026-01-15', '2026-02-15'].map((day) => term(day)),
      ...['2026-01-16', '2026-02-16'].map((day) => term(day, 25, { type: 'rent', agreementReference: 'HUUR-1' })),
      ...['2026-01-17', '2026-02-17'].map((day) => term(day, 200, {})),
    ],
    costs: 60 + 60 + 60,
  },
  {
    what: 'that are invoices of one agreement follow the scale of their sum',
    claims: ['2026-01-15', '2026-02-15'].map((day) => term(day, 25, { agreementReference: 'FIT-20417' })),
    costs: 40,
  },
])('instalments $what', async ({ claims, costs }, { api, office }) => {
  const { id } = await opened(api, office.customer, claims, costs)
  expect((await api.rows('collection_file')).map((row) => row.fourteen_day_state)).toEqual(['expired_unpaid'])
  expect(await charged(api, id, office.costType)).toBe(costs)
})

test('an instalment that was paid before its term ended counts no more; VAT is that of the sum', async ({ api }) => {
  const { costType } = await openCosts(api)
  const { id: customer } = await api.create('customer', { number: 'C-9', company: 'Sport', vatDeductible: false })
  const { id } = await opened(
    api,
    customer,
    months(3).map((day) => term(day)),
    96.8,
  )
  await api.as(staff).post(`/api/v4/file/${id}/payments`, { date: '2026-08-10', amount: euros(25) })
  const answer = await charge(api, id, costType)
  expect([answer.statusCode, answer.json()]).toMatchObject([201, { amount: euros(60), vatAmount: euros(12.6) }])
})

const openCosts = async (api: Api) => {
  const { costType } = await openOffice(api)
  return { costType }
}

test('a letter of instalments names their costs; another amount makes it invalid', async ({ api, office }) => {
  const claims = months(3).map((day) => term(day))
  const preview = (
    await api.as(staff).post('/api/v4/file/preview', {
      ...{ customer: office.customer, fileType: 'private', debtor: person, claims },
      fourteenDayLetter: { sent: '2026-08-03', by: 'email', amount: euros(80) },
    })
  ).json()
  expect(preview).toMatchObject({ costs: { total: euros(80) }, letter: { fault: null, lawful: euros(80) } })
  const { id } = await opened(api, office.customer, claims, 40)
  expect((await charge(api, id, office.costType)).statusCode).toBe(400)
  expect(await api.rows('cost_line')).toEqual([])
})
