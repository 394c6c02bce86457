/** A protection suspends all open files of a debtor in one action, stops interest where the law says so, and ends per file. */
import { expect } from 'vitest'
import { addMonths } from '#domain/time/calendar.ts'
import { addDays, dayOf } from '#domain/time/day.ts'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { driftOf } from '#server/subjects/ledger/check.ts'
import { absentId } from '#tests/support/absentId.ts'
import { test as base, type Api } from '#tests/support/api.ts'
import { claim, euros, openFile, openOffice, person, staff } from '#tests/server/subjects/ledger/office.ts'

type Office = { customer: number; debtor: number; files: { id: number; number: string }[]; reason: number }

const todayOf = (api: Api) => dayOf(api.app.now())
const test = base.extend('office', async ({ api }): Promise<Office> => {
  const { customer } = await openOffice(api)
  const first = await openFile(api, ofCustomer(customer, person))
  const second = await openFile(api, ofCustomer(customer, first.debtor))
  const third = await openFile(api, ofCustomer(customer, first.debtor))
  const { id: reason } = await api.create('close-reason', {
    code: 'withdrawn',
    name: { nl: 'Ingetrokken' },
    group: 'client',
  })
  return { customer, debtor: first.debtor, files: [first, second, third], reason }
})

const ofCustomer = (customer: number, debtor: unknown, due = '2025-02-01') => ({
  customer,
  fileType: 'private',
  debtor,
  claims: [claim(`F-${due}`, due, 1_000)],
})
const path = (debtor: number, rest = '') => `/api/v4/debtor/${debtor}/insolvency${rest}`
const enter = (api: Api, debtor: number, body: object) => api.as(staff).post(path(debtor), body)
const act = async (api: Api, id: number, action: string, body: object = {}) =>
  api.as(staff).post(`/api/v4/file/${id}/${action}`, body)
const fileRow = async (api: Api, id: number) => (await api.rows('collection_file')).find((row) => row.id === id)
const tables = ['insolvency_event', 'collection_file', 'debtor', 'protected_file', 'ledger_entry', 'audit_log']
const everything = async (api: Api) => Promise.all(tables.map((table) => api.rows(table)))
const driftless = async (api: Api, files: readonly { id: number }[]) => {
  const rates = await rateTables(api.engine)
  for (const { id } of files) expect(await driftOf(api.engine, id, rates)).toEqual([])
}

test('all open files are suspended together, and the answer says why others were not', async ({ api, office }) => {
  const { debtor, files, reason } = office
  const [one, two, three] = files.map(({ id }) => id) as [number, number, number]
  expect((await act(api, one, 'start')).statusCode).toBe(200)
  expect((await act(api, two, 'close', { closeReason: reason })).statusCode).toBe(200)
  const other = await openFile(api, ofCustomer(office.customer, { ...person, lastName: 'Ander' }))
  const endDate = addMonths(todayOf(api), 3)
  const preview = await api
    .as(staff)
    .post(path(debtor, '/preview'), { kind: 'moratorium', startDate: todayOf(api), endDate })
  expect(preview.json()).toMatchObject({
    suspended: [{ id: one }, { id: three }],
    others: [{ id: two, outcome: 'closed' }],
  })
  expect(await api.rows('insolvency_event')).toEqual([])
  const body = { kind: 'moratorium', startDate: todayOf(api), endDate, reference: 'FT RK 26/12' }
  const answer = await enter(api, debtor, body)
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({
    kind: 'moratorium',
    startDate: todayOf(api),
    endDate,
    blocksCollection: true,
    stopsInterest: false,
    suspended: [{ id: one, number: files[0]?.number, customer: 'Energie Noord B.V.' }, { id: three }],
    others: [{ id: two, outcome: 'closed', reason: 'Is gesloten.' }],
  })
  for (const id of [one, three])
    expect(await fileRow(api, id)).toMatchObject({
      workflow_status: 'suspend',
      insolvent: true,
      paused_until: endDate,
      hold_reason: expect.stringMatching(/^Moratorium sinds \d+.*, kenmerk FT RK 26\/12$/) as string,
    })
  expect(await fileRow(api, two)).toMatchObject({ workflow_status: 'closed', insolvent: false })
  expect(await fileRow(api, other.id)).toMatchObject({ workflow_status: 'not_started', insolvent: false })
  const debtors = await api.rows('debtor')
  expect(debtors[0]).toMatchObject({ insolvency_status: 'moratorium', insolvency_until: endDate })
  // Nobody resumes it meanwhile.
  const refused = await act(api, one, 'resume')
  expect([refused.statusCode, refused.json()]).toEqual([400, { error: expect.stringContaining('beschermd') as string }])
  // The same once more answers the first.
  const before = await everything(api)
  const again = await enter(api, debtor, body)
  expect([again.statusCode, again.json()]).toEqual([200, answer.json()])
  expect(await everything(api)).toEqual(before)
})

test.for([
  [
    'a moratorium of more than six months',
    (day: string) => ({ kind: 'moratorium', endDate: addMonths(day, 7) }),
    'endDate',
  ],
  ['a day to come', (day: string) => ({ kind: 'bankruptcy', startDate: addDays(day, 1) }), 'startDate'],
  ['an end before the beginning', (day: string) => ({ kind: 'wsnp', endDate: addDays(day, -1) }), 'endDate'],
  ['an unknown kind', () => ({ kind: 'holiday' }), 'kind'],
  ['a court that does not exist', () => ({ kind: 'wsnp', court: absentId }), 'court'],
] as const)('%s is refused, and nothing changes', async ([, bodyOn, field], { api, office }) => {
  const today = todayOf(api)
  const before = await everything(api)
  const answer = await enter(api, office.debtor, { startDate: today, ...bodyOn(today) })
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field])
  expect(await everything(api)).toEqual(before)
})

test('two at one moment enter one protection', async ({ api, office }) => {
  const body = { kind: 'bankruptcy', startDate: todayOf(api) }
  const answers = await Promise.all([enter(api, office.debtor, body), enter(api, office.debtor, body)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 201])
  expect(await api.rows('insolvency_event')).toHaveLength(1)
  expect(await api.rows('protected_file')).toHaveLength(3)
})

test('a file of a protected debtor opens suspended, and is suspended when it is opened again', async ({
  api,
  office,
}) => {
  const { customer, debtor, files, reason } = office
  const [{ id: closed } = { id: 0 }] = files
  await act(api, closed, 'close', { closeReason: reason })
  expect((await enter(api, debtor, { kind: 'bankruptcy', startDate: todayOf(api) })).statusCode).toBe(201)
  const { id } = await openFile(api, ofCustomer(customer, debtor))
  expect(await fileRow(api, id)).toMatchObject({ workflow_status: 'suspend', insolvent: true })
  expect((await act(api, closed, 'reopen', { reopenReason: 'Toch' })).statusCode).toBe(200)
  expect(await fileRow(api, closed)).toMatchObject({ workflow_status: 'suspend', insolvent: true })
  await driftless(api, [...files, { id }])
})

test('interest stops on debts from before a bankruptcy, and runs again after its end', async ({ api, office }) => {
  const { customer, debtor, files } = office
  const [{ id } = { id: 0 }] = files
  const outstanding = async (of: number, on: string) => {
    const balance = (await api.as(staff).get(`/api/v4/file/${of}/balance?on=${on}`)).json<{
      interest: { amount: number }
      explanation: { text: string; article: string | null }[]
    }>()
    return { cents: balance.interest.amount, texts: balance.explanation.map(({ text }) => text) }
  }
  const free = await openFile(api, ofCustomer(customer, { ...person, lastName: 'Vrij' }))
  const startDate = addDays(todayOf(api), -60)
  const body = { kind: 'bankruptcy', startDate, endDate: addDays(todayOf(api), 30) }
  expect((await enter(api, debtor, body)).statusCode).toBe(201)
  await driftless(api, files)
  const then = (await outstanding(free.id, addDays(startDate, -1))).cents
  expect((await outstanding(id, todayOf(api))).cents).toBe(then)
  expect((await outstanding(id, todayOf(api))).texts).toContainEqual(
    expect.stringMatching(/^Geen rente van .* faillissement$/),
  )
  expect((await outstanding(id, addDays(todayOf(api), 30))).cents).toBe(then)
  expect((await outstanding(id, addDays(todayOf(api), 31))).cents).toBeGreaterThan(then)
  // What is owed since the bankruptcy is no part of it.
  const late = await openFile(api, {
    ...ofCustomer(customer, debtor),
    claims: [claim('Later', addDays(startDate, 5), 1_000)],
  })
  expect((await outstanding(late.id, todayOf(api))).cents).toBeGreaterThan(0)
  // A payment back-dated into it settles no interest that did not run.
  const paid = { date: addDays(todayOf(api), -10), amount: euros(1_000 + then / 100) }
  expect((await api.as(staff).post(`/api/v4/file/${id}/payments`, paid)).statusCode).toBe(201)
  expect((await fileRow(api, id))?.outstanding).toBe(0)
  await driftless(api, [...files, late])
  // The nightly carry agrees.
  api.advance(3 * 86_400_000)
  await api.doJob('ledger.carry', {})
  expect((await fileRow(api, files[1]?.id ?? 0))?.interest).toBe(then)
  await driftless(api, [...files, late])
})

test('ending decides for each file at once, and refuses all when one is impossible', async ({ api, office }) => {
  const { debtor, files, reason } = office
  const [one, two, three] = files.map(({ id }) => id) as [number, number, number]
  const { id: event } = (await enter(api, debtor, { kind: 'shv_intake', startDate: todayOf(api) })).json<{
    id: number
  }>()
  expect(await fileRow(api, one)).toMatchObject({ phase: 'shv', paused_until: addMonths(todayOf(api), 6) })
  const end = (body: object) => api.as(staff).post(path(debtor, `/${event}/end`), body)
  const before = await everything(api)
  const refused = await end({
    files: [
      { id: one, decision: 'resume' },
      { id: two, decision: 'close' },
    ],
  })
  expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([
    400,
    ['files.1.closeReason'],
  ])
  const foreign = await end({ files: [{ id: absentId, decision: 'resume' }] })
  expect(Object.keys(foreign.json<{ errors: object }>().errors)).toEqual(['files.0.id'])
  const late = await end({ endDate: addDays(todayOf(api), 1) })
  expect(Object.keys(late.json<{ errors: object }>().errors)).toEqual(['endDate'])
  expect(await everything(api)).toEqual(before)
  const decisions = [
    { id: one, decision: 'resume' },
    { id: two, decision: 'close', closeReason: reason },
    { id: three, decision: 'stay' },
  ]
  const answer = await end({ files: decisions })
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { id: event, status: 'ended', endDate: todayOf(api) }])
  const states = await Promise.all([one, two, three].map((id) => fileRow(api, id)))
  expect(states).toMatchObject([
    { workflow_status: 'in_progress', insolvent: false, hold_reason: null, phase: 'amicable' },
    { workflow_status: 'closed' },
    { workflow_status: 'suspend', insolvent: false, paused_until: null, phase: 'amicable' },
  ])
  expect((await api.rows('debtor'))[0]).toMatchObject({ insolvency_status: null, insolvency_until: null })
  await driftless(api, files)
})

test('of two protections the one that stays keeps its files', async ({ api, office }) => {
  const { debtor, files } = office
  const [{ id } = { id: 0 }] = files
  const intake = (await enter(api, debtor, { kind: 'shv_intake', startDate: todayOf(api) })).json<{ id: number }>()
  expect((await enter(api, debtor, { kind: 'wsnp', startDate: todayOf(api) })).json()).toMatchObject({
    suspended: [],
    others: files.map((one) => ({ id: one.id, outcome: 'waits' })),
  })
  expect(await fileRow(api, id)).toMatchObject({
    paused_until: null,
    hold_reason: expect.stringMatching(/^Wsnp/) as string,
  })
  expect((await api.as(staff).post(path(debtor, `/${intake.id}/end`), {})).statusCode).toBe(200)
  expect(await fileRow(api, id)).toMatchObject({ workflow_status: 'suspend', insolvent: true, phase: 'amicable' })
  expect((await api.rows('debtor'))[0]).toMatchObject({ insolvency_status: 'wsnp', insolvency_until: null })
})

test('a protection ends by itself after its last day, and its files go on', async ({ api, office }) => {
  const { debtor, files } = office
  const today = todayOf(api)
  await enter(api, debtor, { kind: 'moratorium', startDate: today, endDate: addDays(today, 5) })
  api.advance(6 * 86_400_000)
  await api.doJob('records.due', {})
  await api.doJob('records.due', {})
  expect(await api.rows('insolvency_event')).toMatchObject([{ status: 'ended', end_date: addDays(today, 5) }])
  for (const { id } of files)
    expect(await fileRow(api, id)).toMatchObject({ workflow_status: 'in_progress', insolvent: false })
})

test('under administration no arrangement begins before somebody is named who agrees', async ({ api, office }) => {
  const { debtor, files } = office
  const [{ id } = { id: 0 }] = files
  const { id: event } = (await enter(api, debtor, { kind: 'bewind', startDate: todayOf(api) })).json<{ id: number }>()
  expect(await fileRow(api, id)).toMatchObject({ workflow_status: 'suspend', insolvent: false })
  expect((await act(api, id, 'resume')).statusCode).toBe(200)
  const terms = { total: euros(1_000), startDate: todayOf(api), frequency: 'monthly', instalments: 1 }
  const plan = (await api.as(staff).post(`/api/v4/file/${id}/arrangement`, terms)).json<{ id: number }>()
  const accept = () => api.as(staff).post(`/api/v4/arrangement/${plan.id}/accept`, {})
  const refused = await accept()
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    { error: expect.stringContaining('bewindvoerder') as string },
  ])
  expect(await fileRow(api, id)).toMatchObject({ workflow_status: 'in_progress', arrangement_active: false })
  const { id: helper } = await api.create('representative', { name: 'A. Bos', kind: 'administrator' })
  const { _version } = (await api.as(staff).get(`/api/v4/insolvency-event/${event}`)).json<{ _version: number }>()
  await api.as(staff).put(`/api/v4/insolvency-event/${event}`, { representative: helper, _version })
  expect((await accept()).statusCode).toBe(200)
  expect(await fileRow(api, id)).toMatchObject({ workflow_status: 'term_payment', arrangement_active: true })
  // A protection leaves the arrangement, and its file goes back to it.
  const bankrupt = (await enter(api, debtor, { kind: 'bankruptcy', startDate: todayOf(api) })).json<{
    id: number
    suspended: object[]
  }>()
  expect(bankrupt.suspended).toContainEqual(expect.objectContaining({ id, arrangement: true }))
  await api.as(staff).post(path(debtor, `/${bankrupt.id}/end`), { files: [{ id, decision: 'resume' }] })
  expect(await fileRow(api, id)).toMatchObject({ workflow_status: 'term_payment' })
})

test('portal people and those without the right are refused', async ({ api, office }) => {
  const before = await everything(api)
  const body = { kind: 'bankruptcy', startDate: todayOf(api) }
  for (const roles of [['ROLE_CUSTOMER'], ['ROLE_CONTACT_PERSON'], ['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH']])
    for (const rest of ['', '/preview', '/1/end'])
      expect((await api.as(roles).post(path(office.debtor, rest), rest === '/1/end' ? {} : body)).statusCode).toBe(403)
  expect((await api.rows('insolvency_event')).length).toBe(before[0]?.length)
  expect((await enter(api, absentId, body)).statusCode).toBe(404)
})
