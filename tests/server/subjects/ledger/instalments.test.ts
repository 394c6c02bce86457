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
    customer,
    fileType: 'private',
    debtor: person,
    claims,
    interest: { type: 'none' },
    fourteenDayLetter: { sent: '2026-08-03', by: 'email', amount: euros(amount) },
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
  { count: 3, euro: 25, costs: 40, why: 'the scale on their sum' },
  { count: 6, euro: 150, costs: 135, why: 'the scale on their sum' },
  { count: 6, euro: 250, costs: 140, why: 'the cumulation rule' },
  { count: 7, euro: 250, costs: 160, why: 'the cumulation rule' },
  { count: 2, euro: 300, costs: 90, why: 'the scale, also by the rule' },
])(
  '$count instalments of $euro euros in one letter cost $costs: $why',
  async ({ count, euro, costs }, { api, office }) => {
    const { id } = await opened(
      api,
      office.customer,
      months(count).map((day) => term(day, euro)),
      costs,
    )
    expect(await charged(api, id, office.costType)).toBe(costs)
    const again = await charge(api, id, office.costType)
    expect([again.statusCode, await api.rows('cost_line')]).toMatchObject([400, [{ amount: costs * 100 }]])
  },
)

test('what is added later has had no letter, and is not charged', async ({ api, office }) => {
  const { id } = await opened(api, office.customer, [term('2026-02-15')], 40)
  expect(await charged(api, id, office.costType)).toBe(40)
  await add(api, id, term('2026-01-15', 250), term('2026-03-15', 250))
  const before = await Promise.all([api.rows('cost_line'), api.rows('ledger_entry')])
  expect((await charge(api, id, office.costType)).statusCode).toBe(400)
  expect(await Promise.all([api.rows('cost_line'), api.rows('ledger_entry')])).toEqual(before)
})

const monthly = (euro: number, more: object) => months(6).map((day) => term(day, euro, more))

test.for([
  {
    what: 'of two agreements are capped apart, other claims beside them follow the scale',
    claims: [
      ...monthly(250, agreement),
      ...monthly(250, { type: 'rent', agreementReference: 'HUUR-1' }),
      ...['2026-01-17', '2026-02-17'].map((day) => term(day, 50, {})),
    ],
    costs: 140 + 140 + 40,
  },
  {
    what: 'without the name of their agreement follow the scale of their sum',
    claims: monthly(250, { type: 'rent' }),
    costs: 225,
  },
  {
    what: 'that are invoices of one agreement follow the scale of their sum',
    claims: monthly(250, { agreementReference: 'FIT-20417' }),
    costs: 225,
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
    months(6).map((day) => term(day, 250)),
    169.4,
  )
  await api.as(staff).post(`/api/v4/file/${id}/payments`, { date: '2026-08-10', amount: euros(250) })
  const answer = await charge(api, id, costType)
  expect([answer.statusCode, answer.json()]).toMatchObject([201, { amount: euros(120), vatAmount: euros(25.2) }])
})

const openCosts = async (api: Api) => {
  const { costType } = await openOffice(api)
  return { costType }
}

test('a letter of instalments names their costs; another amount makes it invalid', async ({ api, office }) => {
  const claims = monthly(250, agreement)
  const preview = (
    await api.as(staff).post('/api/v4/file/preview', {
      customer: office.customer,
      fileType: 'private',
      debtor: person,
      claims,
      fourteenDayLetter: { sent: '2026-08-03', by: 'email', amount: euros(140) },
    })
  ).json()
  expect(preview).toMatchObject({ costs: { total: euros(140) }, letter: { fault: null, lawful: euros(140) } })
  const { id } = await opened(api, office.customer, claims, 225)
  expect((await charge(api, id, office.costType)).statusCode).toBe(400)
  expect(await api.rows('cost_line')).toEqual([])
})
