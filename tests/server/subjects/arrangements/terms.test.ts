/** Terms of an arrangement: made anew, postponed, waived, added; and interest, which the last one takes unless it is frozen. */
import { expect } from 'vitest'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { driftOf } from '#server/subjects/ledger/check.ts'
import { claim, euros, openFile, staff } from '#tests/server/subjects/ledger/office.ts'
import {
  agreed,
  allOf,
  arrangementOf,
  ask,
  night,
  pay,
  post,
  start,
  terms,
  test,
  type Body,
} from './arrangementOffice.ts'

test('a term is postponed or waived with its reason, while the arrangement runs', async ({ api, file }) => {
  const id = await agreed(api, file.id)
  const [first, second] = await api.rows('instalment')
  const to = (term: Body | undefined, action: string, body: object) =>
    post(api, `instalment/${String(term?.id)}/${action}`, body)
  const before = await allOf(api)
  for (const body of [{ dueDate: '2026-03-01' }, { dueDate: '2026-01-20', reason: 'Ziek' }, { reason: 'Ziek' }])
    expect((await to(first, 'postpone', body)).statusCode).toBe(400)
  expect(await allOf(api)).toEqual(before)
  expect((await to(first, 'postpone', { dueDate: '2026-03-15', reason: 'Ziek' })).statusCode).toBe(200)
  expect((await to(second, 'waive', { reason: 'Coulance' })).statusCode).toBe(200)
  const [postponed, waived] = await api.rows('instalment')
  expect(postponed).toMatchObject({ status: 'postponed', agreed_on: '2026-01-31', due_date: '2026-03-15' })
  expect(waived).toMatchObject({ status: 'waived', reason: 'Coulance' })
  expect(await arrangementOf(api, id)).toMatchObject({ next_due_date: '2026-03-15' })
  await pay(api, file.id, start, 750)
  // What was waived is still owed, and asked by nobody in terms.
  expect(await arrangementOf(api, id)).toMatchObject({ status: 'completed', paid_amount: 75_000 })
  const again = await to(first, 'waive', { reason: 'Coulance' })
  expect([again.statusCode, again.json()]).toEqual([400, { error: 'De regeling van deze termijn loopt niet.' }])
})

test('without frozen interest the last term takes it, and what is left after that is offered as an extra term', async ({
  api,
  office,
}) => {
  const { id: file } = await openFile(api, {
    customer: office.customer,
    fileType: 'company',
    debtor: { kind: 'company', company: 'Smid' },
    claims: [claim('2025-2', '2025-12-31', 10_000)],
    interest: { type: 'statutory' },
  })
  const id = await agreed(api, file, { instalments: 2 })
  const total = Number((await arrangementOf(api, id)).total)
  await night(api, '2026-01-31')
  await pay(api, file, '2026-01-31', Math.floor(total / 2) / 100)
  await night(api, '2026-02-28')
  const owed = (await api.as(staff).get(`/api/v4/file/${file}/balance`)).json<{ outstanding: { amount: number } }>()
  const last = (await api.rows('instalment')).at(-1)
  expect(Number(last?.amount)).toBe(owed.outstanding.amount)
  expect(Number((await arrangementOf(api, id)).total)).toBe(Math.floor(total / 2) + owed.outstanding.amount)
  await night(api, '2026-03-02')
  expect(Number((await api.rows('instalment')).at(-1)?.amount)).toBe(owed.outstanding.amount)
  await pay(api, file, '2026-03-02', owed.outstanding.amount / 100)
  const rest = Number((await arrangementOf(api, id)).rest)
  expect(rest).toBeGreaterThan(0)
  expect(await arrangementOf(api, id)).toMatchObject({ status: 'active', next_due_date: null })
  const added = await post(api, `arrangement/${id}/addTerm`)
  expect([added.statusCode, added.body]).toEqual([200, added.body])
  expect((await terms(api)).at(-1)).toEqual(['2026-03-28', rest, 0, 'scheduled'])
  expect(await arrangementOf(api, id)).toMatchObject({ rest: null, next_due_date: '2026-03-28' })
  const none = await post(api, `arrangement/${id}/addTerm`)
  expect([none.statusCode, none.json()]).toEqual([400, { error: 'Er is niets over voor een extra termijn.' }])
  const unpaid = await post(api, `arrangement/${id}/finish`)
  expect([unpaid.statusCode, unpaid.json()]).toEqual([400, { error: 'Niet alle termijnen zijn betaald.' }])
})

test('frozen interest: no day that it runs bears any, whatever else was agreed', async ({ api, office }) => {
  const { id: file } = await openFile(api, {
    customer: office.customer,
    fileType: 'company',
    debtor: { kind: 'company', company: 'Smid' },
    claims: [claim('2025-2', '2025-12-31', 10_000)],
    interest: { type: 'statutory' },
  })
  const owed = async (day: string) =>
    (await api.as(staff).get(`/api/v4/file/${file}/balance?on=${day}`)).json<Record<string, { amount: number }>>()
  const yesterday = await owed('2026-01-14')
  const id = await agreed(api, file, { instalments: 2, interestFrozen: true, startDate: '2026-02-01' })
  await post(api, 'interest-setting', { file, type: 'commercial', from: '2026-01-20', reason: 'Afspraak' })
  api.advance(10 * 86_400_000)
  expect(await owed('2026-01-25')).toMatchObject({ interest: yesterday.interest, interestPerDay: { amount: 0 } })
  expect((await post(api, `arrangement/${id}/break`, { reason: 'Anders' })).statusCode).toBe(200)
  // The day on which it was broken bears interest again.
  expect((await owed('2026-01-24')).interest).toEqual(yesterday.interest)
  expect((await owed('2026-01-25')).interest?.amount).toBeGreaterThan(yesterday.interest?.amount ?? 0)
  expect(await driftOf(api.engine, file, await rateTables(api.engine))).toEqual([])
})

test('the terms of one that is only asked for are made anew; later they stay', async ({ api, file }) => {
  const { id } = (await ask(api, file.id)).json<{ id: number }>()
  const plan = (body: object) => api.as(staff).put(`/api/v4/arrangement/${id}/plan`, body)
  const free = [
    { dueDate: '2026-02-01', amount: euros(400) },
    { dueDate: '2026-02-20', amount: euros(100) },
  ]
  expect((await plan({ free, startDate: '2026-02-01' })).statusCode).toBe(200)
  expect(await terms(api)).toMatchObject([
    ['2026-02-01', 40_000, 0, 'scheduled'],
    ['2026-02-20', 10_000, 0, 'scheduled'],
  ])
  expect(await arrangementOf(api, id)).toMatchObject({ total: 50_000, frequency: 'free', terms: 2 })
  await post(api, `arrangement/${id}/accept`)
  const before = await allOf(api)
  const late = await plan({ instalments: 3, startDate: '2026-02-01' })
  expect([late.statusCode, late.json()]).toEqual([
    400,
    { error: 'Over deze regeling is al besloten: haar termijnen staan vast.' },
  ])
  expect(await allOf(api)).toEqual(before)
})
