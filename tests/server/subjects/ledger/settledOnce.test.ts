/** Several changes of one call are settled once, at their end: what is booked, answered and followed is of the whole. */
import { expect } from 'vitest'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { driftOf } from '#server/subjects/ledger/check.ts'
import { test as base, type Api } from '#tests/support/api.ts'
import { claim, euros, openFile, openOffice, staff } from './office.ts'

const test = base
  .extend('office', async ({ api }) => openOffice(api))
  .extend('file', async ({ api, office }) =>
    openFile(api, {
      customer: office.customer,
      fileType: 'company',
      debtor: { kind: 'company', company: 'Bakker' },
      claims: [claim('2025-1', '2025-01-31', 1_000)],
      interest: { type: 'statutory' },
    }),
  )
const whole = async (api: Api, id: number) =>
  expect(await driftOf(api.engine, id, await rateTables(api.engine))).toEqual([])

test('agreements on interest that are replaced by others to the same effect book nothing', async ({ api, file }) => {
  await api.as(staff).post(`/api/v4/file/${file.id}/payments`, { date: '2025-08-01', amount: euros(300) })
  const before = await api.rows('ledger_entry')
  const path = `/api/v4/file/${file.id}/interest-setting`
  const { basis } = (await api.as(staff).get(path)).json<{ basis: string }>()
  const settings = [
    { type: 'statutory', until: '2025-05-31' },
    { type: 'statutory', from: '2025-06-01' },
  ]
  const saved = await api.as(staff).put(path, { settings, basis, reason: 'Vastgelegd per periode' })
  expect([saved.statusCode, saved.json()]).toMatchObject([200, { items: settings }])
  expect(await api.rows('ledger_entry')).toEqual(before)
  await whole(api, file.id)
})

test('claims that are added together move a payment once, and the balance has them all', async ({ api, file }) => {
  await api.as(staff).post(`/api/v4/file/${file.id}/payments`, { date: '2025-08-01', amount: euros(1_500) })
  const claims = [claim('2024-1', '2024-01-31', 400), claim('2024-2', '2024-02-29', 600)]
  const added = await api.as(staff).post(`/api/v4/file/${file.id}/claims`, { claims })
  expect(added.statusCode).toBe(201)
  const entries = await api.rows('ledger_entry')
  expect(entries.filter(({ kind, reverses }) => kind === 'payment' && reverses !== null)).toHaveLength(1)
  expect((await api.as(staff).get(`/api/v4/file/${file.id}`)).json()).toMatchObject({ overpayment: euros(0) })
  await whole(api, file.id)
})

test('one that is refused leaves nothing of the others', async ({ api, file }) => {
  const before = await Promise.all([api.rows('claim'), api.rows('ledger_entry')])
  // No rate of interest is known for that day.
  const claims = [claim('2025-2', '2025-02-28', 400), claim('1900', '1900-01-31', 600)]
  const added = await api.as(staff).post(`/api/v4/file/${file.id}/claims`, { claims })
  expect(added.statusCode).toBe(400)
  expect(await Promise.all([api.rows('claim'), api.rows('ledger_entry')])).toEqual(before)
})

test('an arrangement is completed by what is credited together, once all of it is settled', async ({ api, file }) => {
  const { id } = (
    await api.as(staff).post(`/api/v4/file/${file.id}/arrangement`, {
      instalments: 2,
      startDate: '2099-01-31',
      interestFrozen: true,
    })
  ).json<{ id: number }>()
  expect((await api.as(staff).post(`/api/v4/arrangement/${id}/accept`)).statusCode).toBe(200)
  const { outstanding } = (await api.as(staff).get(`/api/v4/file/${file.id}`)).json<{
    outstanding: { amount: number }
  }>()
  const credit = { type: 'credit_note' }
  const claims = [claim('C-1', '2025-02-01', 400, credit), claim('C-2', '2025-02-01', 600, credit)]
  expect(outstanding.amount).toBeGreaterThan(1_000_00)
  expect((await api.as(staff).post(`/api/v4/file/${file.id}/claims`, { claims })).statusCode).toBe(201)
  const rest = (await api.as(staff).get(`/api/v4/file/${file.id}`)).json<{ outstanding: { amount: number } }>()
  const last = { date: '2025-02-01', amount: rest.outstanding }
  expect((await api.as(staff).post(`/api/v4/file/${file.id}/payments`, last)).statusCode).toBe(201)
  expect(await api.rows('arrangement')).toMatchObject([{ status: 'completed' }])
  await whole(api, file.id)
})
