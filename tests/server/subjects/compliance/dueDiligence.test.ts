import { expect } from 'vitest'
import { dayOf } from '#domain/time/day.ts'
import { dueDiligence } from '#schemas/generated/due-diligence.ts'
import { sweep } from '#server/records/lifecycle/sweep.ts'
import { test, type Api } from '#tests/support/api.ts'

const legal = ['ROLE_EMPLOYEE', 'ROLE_EMPLOYEE_LEGAL_COUNCIL']
/** Decides on another person's review. */
const decider = [...legal, 'ROLE_SETTINGS']
const checks = [{ check: 'kvk_extract', result: 'ok' }]

async function begin(api: Api, body: object = {}) {
  const customer = await api.create('customer', { number: 'C-1', company: 'Tulp BV' })
  const answer = await api.as(legal).post('/api/v4/due-diligence', { customer: customer.id, ...body })
  return `/api/v4/due-diligence/${answer.json<{ id: number }>().id}`
}

/** Takes the actions that are due by noon of that day. */
async function sweepOn(api: Api, day: string) {
  api.advance(Date.parse(`${day}T12:00:00Z`) - api.app.now())
  await sweep(api.app, dueDiligence)
}

const statusOfCustomer = async (api: Api) => (await api.rows('customer'))[0]?.due_diligence_status

test('a client is approved after a review, until the day that its risk allows', async ({ api }) => {
  const at = await begin(api, { risk: 'high', checks })
  const client = api.as(legal)
  expect(await statusOfCustomer(api)).toBe('open')
  expect((await client.post(`${at}/review`)).json()).toMatchObject({ status: 'in_review' })
  const approved = (await api.as(decider).post(`${at}/approve`)).json()
  const year = Number(dayOf(api.app.now()).slice(0, 4))
  expect(approved).toMatchObject({ status: 'approved', nextReview: expect.stringMatching(`^${year + 1}-`) })
  expect(await statusOfCustomer(api)).toBe('approved')
})

test('a new one begins with the eight checks, still to be done', async ({ api }) => {
  const begun = (await api.as(legal).get(await begin(api))).json<{ checks: unknown }>()
  const eight = ['kvk_extract', 'ubo', 'sanctions', 'pep', 'activity', 'country_risk', 'contract', 'vat']
  expect(begun.checks).toEqual(eight.map((check) => ({ check })))
})

test.for([
  [{ risk: 'low', checks: [] }, 'controle'],
  [{ risk: 'low' }, 'uitslag'],
  [{ checks }, 'risico'],
  [{ risk: 'low', checks: [{ check: 'sanctions', result: 'failed' }] }, 'niet in orde'],
] as const)('what an approval rests on must be there: %j', async ([body, reason], { api }) => {
  const at = await begin(api, body)
  const client = api.as(legal)
  await client.post(`${at}/review`)
  const before = await api.rows('due_diligence')
  expect((await api.as(decider).post(`${at}/approve`)).json().error).toContain(reason)
  expect(await api.rows('due_diligence')).toEqual(before)
  expect(await statusOfCustomer(api)).toBe('in_review')
})

test('a rejection says why', async ({ api }) => {
  const at = await begin(api, { risk: 'high', checks })
  const client = api.as(legal)
  await client.post(`${at}/review`)
  expect((await client.post(`${at}/reject`, {})).statusCode).toBe(400)
  expect((await client.post(`${at}/reject`, { reason: 'Sanctielijst' })).json()).toMatchObject({
    status: 'rejected',
    reason: 'Sanctielijst',
  })
  expect(await statusOfCustomer(api)).toBe('rejected')
})

test('an approval expires on the day after its next review, once', async ({ api }) => {
  const at = await begin(api, { risk: 'high', checks, nextReview: '2099-01-31' })
  const client = api.as(legal)
  await client.post(`${at}/review`)
  await api.as(decider).post(`${at}/approve`)
  await sweepOn(api, '2099-01-31')
  expect((await api.as(legal).get(at)).json().status).toBe('approved')
  for (let round = 0; round < 2; round++) await sweepOn(api, '2099-02-01')
  expect((await api.as(legal).get(at)).json().status).toBe('expired')
  expect(await statusOfCustomer(api)).toBe('expired')
  expect((await api.rows('audit_log')).filter(({ action }) => action === 'expire')).toHaveLength(1)
})

test('a client shows how its last check stands, whatever becomes of those before it', async ({ api }) => {
  const first = await begin(api, { risk: 'high', checks, nextReview: '2099-01-31' })
  const client = api.as(legal)
  await client.post(`${first}/review`)
  await api.as(decider).post(`${first}/approve`)
  const { customer } = (await client.get(first)).json<{ customer: { id: number } }>()
  const { id } = (await client.post('/api/v4/due-diligence', { customer: customer.id })).json<{ id: number }>()
  expect(await statusOfCustomer(api)).toBe('open')
  await sweepOn(api, '2099-02-01')
  const later = api.as(legal)
  expect((await later.get(first)).json().status).toBe('expired')
  expect(await statusOfCustomer(api)).toBe('open')
  await later.post(`${first}/review`)
  expect(await statusOfCustomer(api)).toBe('open')
  expect((await later.delete(`/api/v4/due-diligence/${id}`)).statusCode).toBeLessThan(300)
  expect(await statusOfCustomer(api)).toBe('in_review')
  const other = await api.create('customer', { number: 'C-2', company: 'Roos BV' })
  const { _version } = (await later.get(first)).json<{ _version: number }>()
  expect((await later.put(first, { _version, customer: other.id })).statusCode).toBe(200)
  const standing = (await api.rows('customer')).map((row) => [row.company, row.due_diligence_status]).sort()
  expect(standing).toEqual([
    ['Roos BV', 'in_review'],
    ['Tulp BV', 'open'],
  ])
})

test('whoever reviewed does not approve, and a check that wants attention has a remark', async ({ api }) => {
  const attention = [{ check: 'pep', result: 'attention' }]
  const at = await begin(api, { risk: 'high', checks: attention })
  await api.as(legal).post(`${at}/review`)
  expect((await api.as(legal).post(`${at}/approve`)).json().error).toContain('vraag iemand anders')
  expect((await api.as(decider).post(`${at}/approve`)).json().error).toContain('opmerking')
  const { _version } = (await api.as(legal).get(at)).json<{ _version: number }>()
  await api.as(legal).put(at, { _version, checks: [{ ...attention[0], note: 'Oud-wethouder' }] })
  expect((await api.as(decider).post(`${at}/approve`)).json()).toMatchObject({ status: 'approved' })
  expect((await api.as('admin').delete(at)).json().error).toContain('niet worden verwijderd')
  expect(await api.rows('due_diligence')).toHaveLength(1)
})
