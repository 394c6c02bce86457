/** Nights of arrangements: terms fall due and are missed, one by one, many at once, and while others write; what is resumed. */
import { expect } from 'vitest'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { driftOf } from '#server/subjects/ledger/check.ts'
import { claim, openFile } from '#tests/server/subjects/ledger/office.ts'
import {
  agreed,
  allOf,
  arrangementOf,
  ask,
  fileOf,
  night,
  pay,
  post,
  start,
  statusesOf,
  terms,
  test,
} from './arrangementOffice.ts'

test('by night terms fall due, are reminded and missed, which breaks it; done twice nothing changes', async ({
  api,
  file,
}) => {
  const id = await agreed(api, file.id)
  for (const [day, status] of [
    ['2026-01-30', 'scheduled'],
    ['2026-01-31', 'due'],
    ['2026-02-05', 'reminded'],
    ['2026-02-10', 'reminded'],
  ] as const) {
    await night(api, day)
    expect([day, (await statusesOf(api))[0]]).toEqual([day, status])
    expect(await arrangementOf(api, id)).toMatchObject({ status: 'active' })
  }
  await night(api, '2026-02-11')
  expect(await arrangementOf(api, id)).toMatchObject({
    status: 'broken',
    broken_at: '2026-02-11',
    next_due_date: null,
    reason: 'De termijn van 31-01-2026 is gemist.',
  })
  expect(await fileOf(api, file.id)).toMatchObject({ workflow_status: 'in_progress', arrangement_active: false })
  const before = await allOf(api)
  await api.doJob('instalments.follow', {})
  expect(await allOf(api)).toEqual(before)
})

test('resumed, what was missed is due on another day', async ({ api, file }) => {
  const id = await agreed(api, file.id)
  await night(api, '2026-02-11')
  const past = await post(api, `arrangement/${id}/resume`, { catchUpBy: '2026-02-10' })
  expect([past.statusCode, Object.keys(past.json().errors)]).toEqual([400, ['catchUpBy']])
  expect((await post(api, `arrangement/${id}/resume`, { catchUpBy: '2026-02-20' })).statusCode).toBe(200)
  expect((await terms(api))[0]).toEqual(['2026-02-20', 25_000, 0, 'postponed'])
  expect(await arrangementOf(api, id)).toMatchObject({
    status: 'active',
    next_due_date: '2026-02-20',
    reason: null,
    runs: [{ from: start, until: '2026-02-10' }, { from: '2026-02-11' }],
  })
  await night(api, '2026-02-12')
  expect(await arrangementOf(api, id)).toMatchObject({ status: 'active' })
})

test('two arrangements at once, two accepts at once, a payment while the night works: each once', async ({
  api,
  file,
}) => {
  const both = await Promise.all([ask(api, file.id), ask(api, file.id)])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400])
  const id = Number((await api.rows('arrangement'))[0]?.id)
  const accepts = await Promise.all([1, 2].map(() => post(api, `arrangement/${id}/accept`)))
  expect(accepts.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  expect((await arrangementOf(api, id)).runs).toEqual([{ from: start }])
  api.advance(Date.parse('2026-02-11T12:00:00Z') - api.app.now())
  const [paid] = await Promise.all([
    pay(api, file.id, '2026-02-11', 250),
    api.doJob('instalments.follow', {}),
    post(api, `instalment/${String((await api.rows('instalment'))[1]?.id)}/waive`, { reason: 'Coulance' }),
  ])
  expect(paid.statusCode).toBe(201)
  expect((await statusesOf(api))[0]).toBe('paid')
  expect(await arrangementOf(api, id)).toMatchObject({ paid_amount: 25_000 })
})

test('many at once by night: each as it stands, in chunks', async ({ api, office }) => {
  const { id: debtor } = await api.create('debtor', { kind: 'company', company: 'Veel' })
  const made: number[] = []
  for (let n = 0; n < 5; n += 1) {
    const { id } = await openFile(api, {
      customer: office.customer,
      fileType: 'company',
      debtor,
      interest: { type: 'none' },
      claims: [claim(String(n), '2025-12-31', 100)],
    })
    made.push(await agreed(api, id, { instalments: 2 }))
    if (n % 2 === 0) await pay(api, id, start, 50)
  }
  await night(api, '2026-02-11')
  const states = await Promise.all(made.map(async (id) => (await arrangementOf(api, id)).status))
  expect(states).toEqual(['active', 'broken', 'active', 'broken', 'active'])
})

test('many that break in one night are written together, and told as if each broke alone', async ({ api, office }) => {
  const { id: debtor } = await api.create('debtor', { kind: 'company', company: 'Veel' })
  const made: { id: number; file: number }[] = []
  for (let n = 0; n < 9; n += 1) {
    const { id } = await openFile(api, {
      customer: office.customer,
      fileType: 'company',
      debtor,
      interest: { type: 'statutory' },
      claims: [claim(String(n), '2025-12-31', 100)],
    })
    // The last one breaks alone, because its interest was frozen; others begin on two days.
    const plan = { instalments: 2, interestFrozen: n === 8, startDate: n % 2 === 0 ? '2026-01-30' : '2026-01-31' }
    made.push({ id: await agreed(api, id, plan), file: id })
  }
  const seen = (await api.rows('audit_log')).length
  await night(api, '2026-02-14')
  const told = (await api.rows('audit_log')).slice(seen)
  const rates = await rateTables(api.engine)
  for (const [n, { id, file }] of made.entries()) {
    const day = n % 2 === 0 ? '30-01-2026' : '31-01-2026'
    const reason = expect.stringContaining(day)
    expect(await arrangementOf(api, id)).toMatchObject({
      status: 'broken',
      broken_at: '2026-02-14',
      next_due_date: null,
      reason,
      runs: [{ from: start, until: '2026-02-13' }],
    })
    expect(await fileOf(api, file)).toMatchObject({ workflow_status: 'in_progress', arrangement_active: false })
    const of = (entity: string, record: number) =>
      told.filter((row) => row.entity === entity && row.record_id === record).map(({ action }) => action)
    expect([of('arrangement', id), of('file', file)]).toEqual([['break'], ['endTerms', 'update']])
    expect(await driftOf(api.engine, file, rates)).toEqual([])
  }
  expect((await statusesOf(api)).filter((status) => status === 'missed')).toHaveLength(9)
})
