/** An arrangement from its plan to its end: what payments, days and people make of it, and what they cannot. */
import { expect } from 'vitest'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { driftOf } from '#server/subjects/ledger/check.ts'
import { test as base, type Api } from '#tests/support/api.ts'
import { claim, euros, openFile, openOffice, staff } from '#tests/server/subjects/ledger/office.ts'

const start = '2026-01-15'
const test = base
  .extend('office', async ({ api }) => {
    api.advance(Date.parse(`${start}T12:00:00Z`) - api.app.now())
    return openOffice(api)
  })
  .extend('file', async ({ api, office }) =>
    openFile(api, {
      customer: office.customer,
      fileType: 'company',
      debtor: { kind: 'company', company: 'Bakker' },
      claims: [claim('2025-1', '2025-12-31', 1_000)],
      interest: { type: 'none' },
    }),
  )

type Body = Record<string, unknown>
const post = (api: Api, path: string, body: object = {}) => api.as(staff).post(`/api/v4/${path}`, body)
const ask = (api: Api, file: number, body: object = {}) =>
  post(api, `file/${file}/arrangement`, { instalments: 4, startDate: '2026-01-31', ...body })
async function agreed(api: Api, file: number, body: object = {}): Promise<number> {
  const made = await ask(api, file, body)
  expect([made.statusCode, made.body]).toEqual([201, made.body])
  const { id } = made.json<{ id: number }>()
  const accepted = await post(api, `arrangement/${id}/accept`)
  expect([accepted.statusCode, accepted.body]).toEqual([200, accepted.body])
  return id
}
const pay = (api: Api, file: number, date: string, euro: number) =>
  post(api, `file/${file}/payments`, { date, amount: euros(euro) })
const terms = async (api: Api) =>
  (await api.rows('instalment')).map(({ due_date, amount, paid_amount, status }) => [
    due_date,
    amount,
    paid_amount,
    status,
  ])
const statusesOf = async (api: Api) => (await api.rows('instalment')).map(({ status }) => status)
const arrangementOf = async (api: Api, id: number): Promise<Body> =>
  (await api.rows('arrangement')).find((row) => row.id === id) ?? {}
const fileOf = async (api: Api, id: number): Promise<Body> =>
  (await api.rows('collection_file')).find((row) => row.id === id) ?? {}
/** Moves the clock to noon of a day and does the work of its night. */
async function night(api: Api, day: string): Promise<void> {
  api.advance(Date.parse(`${day}T12:00:00Z`) - api.app.now())
  // The queue forgets what was enqueued a fortnight ago, so it gets the new day first.
  await api.runDue()
  await api.doJob('instalments.follow', {})
}
const allOf = async (api: Api) =>
  Promise.all(['arrangement', 'instalment', 'collection_file', 'interruption_event', 'audit_log'].map(api.rows))

test('a preview tells the terms and stores nothing', async ({ api, file }) => {
  const before = await allOf(api)
  const preview = await post(api, `file/${file.id}/arrangement/preview`, { instalments: 12, startDate: '2026-01-31' })
  expect([preview.statusCode, preview.json()]).toMatchObject([200, { outstanding: euros(1_000), total: euros(1_000) }])
  const { instalments } = preview.json<{ instalments: { dueDate: string; amount: { amount: number } }[] }>()
  expect(instalments.map(({ amount }) => amount.amount)).toEqual([...Array<number>(11).fill(83_33), 83_37])
  expect(instalments.slice(0, 3).map(({ dueDate }) => dueDate)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31'])
  expect(await allOf(api)).toEqual(before)
})

test('accepted, it stops the steps of the file; payments are spread over its terms, and taken back', async ({
  api,
  file,
}) => {
  const id = await agreed(api, file.id)
  expect(await fileOf(api, file.id)).toMatchObject({ workflow_status: 'term_payment', arrangement_active: true })
  expect(await arrangementOf(api, id)).toMatchObject({
    status: 'active',
    total: 100_000,
    next_due_date: '2026-01-31',
    covers_all: true,
    customer_id: expect.any(Number),
    runs: [{ from: start }],
  })
  await pay(api, file.id, start, 300)
  expect(await terms(api)).toEqual([
    ['2026-01-31', 25_000, 25_000, 'paid'],
    ['2026-02-28', 25_000, 5_000, 'partial'],
    ['2026-03-31', 25_000, 0, 'scheduled'],
    ['2026-04-30', 25_000, 0, 'scheduled'],
  ])
  expect(await arrangementOf(api, id)).toMatchObject({ paid_amount: 30_000, next_due_date: '2026-02-28' })
  const [payment] = await api.rows('payment')
  expect((await post(api, `payment/${String(payment?.id)}/reverse`, { reason: 'Terug' })).statusCode).toBe(200)
  expect(await arrangementOf(api, id)).toMatchObject({ paid_amount: 0, next_due_date: '2026-01-31' })
  expect(await statusesOf(api)).toEqual(Array(4).fill('scheduled'))
})

test('all terms paid, it is completed and the file goes on; taking a payment back opens it again', async ({
  api,
  file,
}) => {
  const id = await agreed(api, file.id, { total: euros(600) })
  await pay(api, file.id, start, 600)
  expect(await arrangementOf(api, id)).toMatchObject({ status: 'completed', next_due_date: null, covers_all: false })
  expect(await fileOf(api, file.id)).toMatchObject({ workflow_status: 'in_progress', arrangement_active: false })
  const [payment] = await api.rows('payment')
  await post(api, `payment/${String(payment?.id)}/reverse`, { reason: 'Storno' })
  expect(await arrangementOf(api, id)).toMatchObject({ status: 'active', next_due_date: '2026-01-31', paid_amount: 0 })
  expect(await fileOf(api, file.id)).toMatchObject({ workflow_status: 'term_payment', arrangement_active: true })
})

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

test('a file that closes cancels it; one that is suspended keeps it, and nothing breaks meanwhile', async ({
  api,
  file,
}) => {
  const id = await agreed(api, file.id)
  expect((await post(api, `file/${file.id}/suspend`, { holdReason: 'Schuldhulp' })).statusCode).toBe(200)
  await night(api, '2026-02-20')
  expect(await arrangementOf(api, id)).toMatchObject({ status: 'active' })
  expect((await statusesOf(api))[0]).toBe('missed')
  expect((await post(api, `file/${file.id}/resume`)).statusCode).toBe(200)
  expect(await fileOf(api, file.id)).toMatchObject({ workflow_status: 'term_payment' })
  const { id: closeReason } = await api.create('close-reason', { code: 'x', name: { nl: 'Anders' }, group: 'client' })
  const closed = await post(api, `file/${file.id}/close`, { closeReason })
  expect([closed.statusCode, closed.body]).toEqual([200, closed.body])
  expect(await arrangementOf(api, id)).toMatchObject({ status: 'cancelled', reason: 'Het dossier is gesloten.' })
  expect(await fileOf(api, file.id)).toMatchObject({ workflow_status: 'closed', arrangement_active: false })
})

test('what cannot be is refused with its reason, and nothing changes', async ({ api, file }) => {
  const refused = async (body: object) => {
    const answer = await ask(api, file.id, body)
    const { error, errors = {} } = answer.json<{ error?: string; errors?: object }>()
    return [answer.statusCode, error ?? Object.keys(errors)]
  }
  const before = await allOf(api)
  expect(await refused({ total: euros(1_000.01) })).toEqual([400, ['total']])
  expect(await refused({ total: { amount: 100, currency: 'GBP' } })).toEqual([400, ['total']])
  expect(await refused({ amount: euros(10) })).toEqual([400, ['instalments']])
  expect(await refused({ startDate: '2026-01-14' })).toEqual([400, ['startDate']])
  expect(await refused({ downPayment: euros(1_000) })).toEqual([400, ['downPayment']])
  const free = [{ dueDate: '2026-02-01', amount: euros(1) }]
  expect(await refused({ instalments: undefined, free, total: euros(2) })).toEqual([400, ['free']])
  expect(await allOf(api)).toEqual(before)
  await api.engine.query({ text: 'update collection_file set insolvent = true' })
  expect(await refused({})).toEqual([400, 'De debiteur is beschermd: geen regeling tot dat eindigt.'])
  await api.engine.query({ text: 'update collection_file set insolvent = false' })
  expect((await ask(api, file.id)).statusCode).toBe(201)
  expect(await refused({})).toEqual([400, 'Er is al een regeling van dit dossier aangevraagd, voorgesteld of lopend.'])
  expect(await api.rows('arrangement')).toHaveLength(1)
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

test('a client reads the arrangements of its own files, and makes none', async ({ api, office, file }) => {
  const id = await agreed(api, file.id)
  const { id: other } = await api.create('customer', { number: 'C-2', company: 'Ander B.V.' })
  const mine = api.as(['ROLE_CUSTOMER'], { customerIds: [office.customer] })
  const own = await mine.get(`/api/v4/arrangement/${id}`)
  expect([own.statusCode, own.json()]).toMatchObject([200, { total: euros(1_000) }])
  expect(own.json()).not.toHaveProperty('note')
  expect(own.json()).not.toHaveProperty('decidedBy')
  const foreign = api.as(['ROLE_CONTACT_PERSON'], { customerIds: [other] })
  expect((await foreign.get(`/api/v4/arrangement/${id}`)).statusCode).toBe(404)
  expect((await foreign.get('/api/v4/instalment')).json()).toMatchObject({ items: [] })
  const before = await allOf(api)
  const body = { instalments: 2, startDate: '2026-02-01' }
  const [term] = await api.rows('instalment')
  for (const person of [mine, foreign]) {
    const calls = [
      person.post(`/api/v4/file/${file.id}/arrangement`, body),
      person.post(`/api/v4/file/${file.id}/arrangement/preview`, body),
      person.put(`/api/v4/arrangement/${id}/plan`, body),
      person.post(`/api/v4/instalment/${String(term?.id)}/waive`, { reason: 'x' }),
    ]
    expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403])
  }
  const after = await allOf(api)
  expect(after.slice(0, -1)).toEqual(before.slice(0, -1))
})
