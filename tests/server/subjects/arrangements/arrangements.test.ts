/** An arrangement from its plan to its end: what payments and people make of it, and what they cannot. */
import { expect } from 'vitest'
import { euros } from '#tests/server/subjects/ledger/office.ts'
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
