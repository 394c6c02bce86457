/** Payments, costs and write-offs of a file: booked once, reversed by counter entries, explained to the cent. */
import { expect } from 'vitest'
import { driftOf } from '#server/subjects/ledger/check.ts'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { test as base, type Api } from '#tests/support/api.ts'
import { claim, euros, openFile, openOffice, person, staff } from './office.ts'

const test = base
  .extend('office', async ({ api }) => openOffice(api))
  .extend('file', async ({ api, office }) =>
    openFile(api, {
      customer: office.customer,
      fileType: 'company',
      debtor: { kind: 'company', company: 'Bakker' },
      claims: [claim('2025-1', '2024-12-31', 1_000)],
      interest: { type: 'statutory' },
    }),
  )

type Balance = Record<string, { amount: number; currency: string }> & {
  explanation: { text: string; amount: number }[]
}
const balance = async (api: Api, id: number, on: string) =>
  (await api.as(staff).get(`/api/v4/file/${id}/balance?on=${on}`)).json<Balance>()
const pay = (api: Api, id: number, date: string, euro: number, more: object = {}) =>
  api.as(staff).post(`/api/v4/file/${id}/payments`, { date, amount: euros(euro), ...more })

test('the balance of a day is exact, and its lines add up', async ({ api, file }) => {
  const answer = await balance(api, file.id, '2025-03-31')
  expect(answer).toMatchObject({
    on: '2025-03-31',
    principal: euros(1_000),
    interest: euros(14.79),
    outstanding: euros(1_014.79),
    paid: euros(0),
    interestPerDay: euros(0.16),
  })
  expect(answer.explanation.at(-1)).toMatchObject({ text: 'Openstaand op 31-03-2025', amount: 1_014_79 })
  const lines = answer.explanation.slice(0, -1).reduce((total, { amount }) => total + amount, 0)
  expect(lines).toBe(1_014_79)
})

test('a payment settles costs, interest and principal; a preview says so and books nothing', async ({
  api,
  office,
  file,
}) => {
  const costs = await api
    .as(staff)
    .post(`/api/v4/file/${file.id}/costs`, { costType: office.costType, date: '2025-02-01' })
  expect([costs.statusCode, costs.json()]).toMatchObject([201, { amount: euros(150), vatAmount: euros(0) }])
  const before = await api.rows('ledger_entry')
  const body = { date: '2025-03-31', amount: euros(500) }
  const preview = await api.as(staff).post(`/api/v4/file/${file.id}/payments/preview`, body)
  const settled = [
    { component: 'collection_costs', claim: null, amount: euros(150) },
    { component: 'interest', claim: expect.any(Number), amount: euros(14.79) },
    { component: 'principal', claim: expect.any(Number), amount: euros(335.21) },
  ]
  expect(preview.json()).toMatchObject({ allocation: settled, moved: [] })
  expect(await api.rows('ledger_entry')).toEqual(before)
  expect(await api.rows('payment')).toEqual([])
  const answer = await pay(api, file.id, '2025-03-31', 500)
  expect([answer.statusCode, answer.json()]).toMatchObject([201, { allocation: settled }])
  expect(await balance(api, file.id, '2025-03-31')).toMatchObject({
    principal: euros(664.79),
    paid: euros(500),
    collectionCosts: euros(0),
  })
})

test('a payment with a day in the past moves later ones by counter entries; a reversal takes it back', async ({
  api,
  file,
}) => {
  await pay(api, file.id, '2025-06-30', 100)
  const alone = await balance(api, file.id, '2025-12-31')
  const body = { date: '2025-03-31', amount: euros(200) }
  const preview = (await api.as(staff).post(`/api/v4/file/${file.id}/payments/preview`, body)).json<{
    moved: unknown[]
  }>()
  expect(preview.moved).toHaveLength(1)
  const { id } = (await pay(api, file.id, '2025-03-31', 200)).json<{ id: number }>()
  const entries = await api.rows('ledger_entry')
  expect(entries.filter(({ reverses }) => reverses !== null)).toHaveLength(2)
  const refused = await api.as(staff).post(`/api/v4/payment/${id}/reverse`, {})
  expect(refused.statusCode).toBe(400)
  const reversed = await api.as(staff).post(`/api/v4/payment/${id}/reverse`, { reason: 'Gestorneerd' })
  expect([reversed.statusCode, reversed.json()]).toMatchObject([200, { status: 'reversed', reason: 'Gestorneerd' }])
  expect(await balance(api, file.id, '2025-12-31')).toEqual(alone)
  expect((await api.as(staff).post(`/api/v4/payment/${id}/reverse`, { reason: 'Nog eens' })).statusCode).toBe(400)
})

test('what is booked is neither changed nor deleted, by anybody', async ({ api, file }) => {
  await pay(api, file.id, '2025-03-31', 500)
  const before = await Promise.all([api.rows('ledger_entry'), api.rows('ledger_posting')])
  const forbidden = [
    'update ledger_posting set cents = cents + 1',
    'delete from ledger_posting',
    'truncate ledger_posting',
    "update ledger_entry set day = '2020-01-01'",
    'delete from ledger_entry',
    'truncate ledger_posting, ledger_entry cascade',
    `insert into ledger_posting (entry_id, no, file_id, account, cents) select id, 9, file_id, 'principal', 5 from ledger_entry limit 1`,
    `insert into ledger_entry (file_id, key, kind, day, booked_on, currency, request_id) values (${file.id}, 'claim 0', 'claim', '2025-01-01', '2025-01-01', 'EUR', 'x')`,
  ]
  // The owner of the tables, and the role that the program has.
  for (const text of forbidden)
    for (const engine of [api.engine, api.app.engine])
      await expect(engine.query({ text }), text).rejects.toThrow(/ledger|permission|no postings/)
  for (const text of [
    'alter table ledger_posting disable trigger all',
    'drop trigger ledger_entry_fixed on ledger_entry',
  ])
    await expect(api.app.engine.query({ text }), text).rejects.toThrow(/must be owner/)
  expect(await Promise.all([api.rows('ledger_entry'), api.rows('ledger_posting')])).toEqual(before)
})

test('a private debtor owes no collection costs before the letter has expired: not by the API, not in the database', async ({
  api,
  office,
}) => {
  const { id } = await openFile(api, {
    customer: office.customer,
    fileType: 'private',
    debtor: person,
    claims: [claim('1', '2026-01-31', 1_000)],
  })
  const costs = await api.as(staff).post(`/api/v4/file/${id}/costs`, { costType: office.costType, date: '2026-03-01' })
  expect([costs.statusCode, costs.json()]).toEqual([400, { error: expect.stringContaining('14-dagenbrief') }])
  const forced = api.engine.transaction(async (trx) => {
    const text = `with e as (insert into ledger_entry (file_id, key, kind, day, booked_on, currency, request_id)
        values ($1, 'cost 1', 'cost', '2026-03-01', '2026-03-01', 'EUR', 'x') returning id)
      select id from e`
    const { rows } = await trx.query<{ id: number }>({ text, values: [id] })
    await trx.query({
      text: `insert into ledger_posting (entry_id, no, file_id, account, cents) values ($1, 1, $2, 'collection_costs', 100), ($1, 2, $2, 'claimed', -100)`,
      values: [rows[0]?.id, id],
    })
  })
  await expect(forced).rejects.toThrow('no collection costs before the 14-day letter')
  expect((await api.rows('ledger_entry')).map(({ kind }) => kind)).toEqual(['claim'])
})

test.for([
  { paidOn: '2026-02-12', costs: 60, why: 'within the term of the letter: only the unpaid part counts' },
  { paidOn: '2026-02-25', costs: 150, why: 'after it: what was announced stays owed' },
])('600 of 1,000 euros paid on $paidOn: costs of $costs, $why', async ({ paidOn, costs }, { api, office }) => {
  const { id } = await openFile(api, {
    customer: office.customer,
    fileType: 'private',
    debtor: person,
    claims: [claim('1', '2026-01-31', 1_000)],
    // Sent by e-mail on the 3rd, so until the 17th.
    interest: { type: 'none' },
    fourteenDayLetter: { sent: '2026-02-03', by: 'email', amount: euros(150) },
  })
  await pay(api, id, paidOn, 600)
  const answer = await api.as(staff).post(`/api/v4/file/${id}/costs`, { costType: office.costType, date: '2026-03-02' })
  expect([answer.statusCode, answer.json()]).toMatchObject([201, { amount: euros(costs) }])
})

test('two payments at the same moment, and one that is repeated with its key, are each booked once', async ({
  api,
  file,
}) => {
  const body = { date: '2025-03-31', amount: euros(100) }
  const path = `/api/v4/file/${file.id}/payments`
  const key = { headers: { 'idempotency-key': 'pay-1-0123456789abcdef' } }
  const client = api.as(staff)
  await Promise.all([
    client.post(path, body),
    client.post(path, body),
    client.post(path, body, key),
    client.post(path, body, key),
  ])
  expect(await api.rows('payment')).toHaveLength(3)
  expect((await balance(api, file.id, '2025-03-31')).paid).toEqual(euros(300))
})

test('costs that two people charge at once are charged once, and a payment is taken back once', async ({
  api,
  office,
  file,
}) => {
  const path = `/api/v4/file/${file.id}/costs`
  const body = { costType: office.costType, date: '2025-02-01' }
  const clients = [api.as(staff), api.as([...staff, 'ROLE_FINANCE'])]
  const charged = await Promise.all(clients.map((client) => client.post(path, body)))
  expect(charged.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400])
  const { id } = (await pay(api, file.id, '2025-03-31', 100)).json<{ id: number }>()
  const back = () => api.as(staff).post(`/api/v4/payment/${id}/reverse`, { reason: 'Storno' })
  const reversed = await Promise.all([back(), back(), back()])
  expect(reversed.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1)
  expect(await balance(api, file.id, '2025-03-31')).toMatchObject({ paid: euros(0), collectionCosts: euros(150) })
  const mirrors = (await api.rows('ledger_entry')).filter(({ reverses }) => reverses !== null)
  expect(mirrors.map(({ key }) => key).toSorted()).toEqual([`interest payment ${id}`, `payment ${id}`])
})

test('a day to come, closed books, another currency and a claim of another file are refused at their field', async ({
  api,
  office,
  file,
}) => {
  const other = await openFile(api, {
    customer: office.customer,
    fileType: 'private',
    debtor: person,
    claims: [claim('9', '2026-01-31', 10)],
  })
  const [, foreign] = await api.rows('claim')
  expect(foreign?.file_id).toBe(other.id)
  await api.engine.query({
    text: `insert into setting (key, value, changed_at) values ('finance.lockDate', '"2025-01-31"', now())`,
  })
  const errors = async (answer: ReturnType<typeof pay>) => Object.keys((await answer).json<{ errors: object }>().errors)
  expect(await errors(pay(api, file.id, '2099-01-01', 5))).toEqual(['date'])
  expect(await errors(pay(api, file.id, '2025-01-31', 5))).toEqual(['date'])
  expect(await errors(pay(api, file.id, '2025-02-01', -5))).toEqual(['amount'])
  expect(await errors(pay(api, file.id, '2025-02-01', 5, { designatedClaim: foreign?.id }))).toEqual([
    'designatedClaim',
  ])
  const pounds = api
    .as(staff)
    .post(`/api/v4/file/${file.id}/payments`, { date: '2025-02-01', amount: { amount: 1, currency: 'GBP' } })
  expect(await errors(pounds)).toEqual(['amount'])
  expect(await api.rows('payment')).toEqual([])
})

test('what was paid too much waits, and no more than that is paid back', async ({ api, file }) => {
  await pay(api, file.id, '2025-03-31', 1_100)
  expect(await balance(api, file.id, '2025-04-30')).toMatchObject({ outstanding: euros(0), overpayment: euros(85.21) })
  const back = (euro: number) =>
    api.as(staff).post('/api/v4/payment', { file: file.id, date: '2025-04-01', amount: euros(euro), direction: 'out' })
  expect((await back(85.22)).json()).toEqual({ errors: { amount: ['Hiervan staat nog €\u00a085,21 open.'] } })
  expect((await back(85.21)).statusCode).toBe(201)
  const after = await balance(api, file.id, '2025-04-30')
  expect(after).toMatchObject({ outstanding: euros(0), overpayment: euros(0), paid: euros(1_014.79) })
})

test('at most what is open is written off', async ({ api, file }) => {
  const write = (euro: number) =>
    api.as(staff).post(`/api/v4/file/${file.id}/write-offs`, {
      date: '2025-03-31',
      component: 'interest',
      amount: euros(euro),
      reason: 'Coulance',
    })
  expect((await write(14.8)).json()).toEqual({ errors: { amount: ['Hiervan staat nog €\u00a014,79 open.'] } })
  expect((await write(14.79)).statusCode).toBe(201)
  expect(await balance(api, file.id, '2025-03-31')).toMatchObject({ interest: euros(0), outstanding: euros(1_000) })
})

test('a client sees the balance of its own files, and of no other', async ({ api, office, file }) => {
  const { id: other } = await api.create('customer', { number: 'C-2', company: 'Ander B.V.' })
  const mine = api.as(['ROLE_CUSTOMER'], { customerIds: [office.customer] })
  const own = await mine.get(`/api/v4/file/${file.id}/balance?on=2025-03-31`)
  expect([own.statusCode, own.json()]).toMatchObject([200, { outstanding: euros(1_014.79) }])
  const foreign = api.as(['ROLE_CONTACT_PERSON'], { customerIds: [other] })
  expect((await foreign.get(`/api/v4/file/${file.id}/balance`)).statusCode).toBe(404)
  expect(
    (await mine.post(`/api/v4/file/${file.id}/payments`, { date: '2025-03-31', amount: euros(1) })).statusCode,
  ).toBe(403)
})

test('what was paid back stays paid back when the payment behind it is taken back: the debtor owes the whole again', async ({
  api,
  office,
}) => {
  const { id } = await openFile(api, {
    customer: office.customer,
    fileType: 'company',
    debtor: { kind: 'company', company: 'Slager' },
    claims: [claim('1', '2026-01-31', 100)],
    interest: { type: 'none' },
  })
  const { id: payment } = (await pay(api, id, '2026-02-03', 150)).json<{ id: number }>()
  const out = { file: id, date: '2026-02-05', amount: euros(50), direction: 'out' }
  expect((await api.as(staff).post('/api/v4/payment', out)).statusCode).toBe(201)
  await api.as(staff).post(`/api/v4/payment/${payment}/reverse`, { reason: 'Storno' })
  const answer = await balance(api, id, '2026-02-28')
  expect(answer).toMatchObject({
    principal: euros(100),
    otherCosts: euros(50),
    paid: euros(-50),
    overpayment: euros(0),
    outstanding: euros(150),
  })
  expect(answer.explanation.map(({ text, amount }) => [text, amount])).toContainEqual([
    'Terugbetaald op 05-02-2026, en weer verschuldigd: de betaling erachter is teruggenomen',
    50_00,
  ])
  const drift = async () => driftOf(api.engine, id, await rateTables(api.engine))
  expect(await drift()).toEqual([])
  await pay(api, id, '2026-02-10', 150)
  expect(await balance(api, id, '2026-02-28')).toMatchObject({ outstanding: euros(0), overpayment: euros(0) })
  // A booked payment that the replay does not have, and so no entry.
  await api.engine.query({
    text: `insert into payment (file_id, customer_id, direction, date, amount, amount_currency, status) values ($1, $2, 'out', '2099-01-01', 100, 'EUR', 'booked')`,
    values: [id, office.customer],
  })
  expect(await drift()).toEqual([{ file: id, what: 'payments' }])
})
