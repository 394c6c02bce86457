/** Costs follow from facts: whatever becomes known, early or late, what a debtor is charged is what the law gives. */
import { expect } from 'vitest'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { driftOf } from '#server/subjects/ledger/check.ts'
import { test as base, type Api } from '#tests/support/api.ts'
import { claim, euros, giveLetter, openFile, openOffice, person, staff } from './office.ts'

const test = base.extend('office', async ({ api }) => openOffice(api))
type Office = { customer: number; costType: number }
const roles = [...staff, 'ROLE_FINANCE', 'ROLE_DEBTOR_EDIT', 'ROLE_FILE_SEND']
const as = (api: Api) => api.as(roles)

/** Its term ended on 17 August 2026 where it was sent on the third. */
const letter = (euro: number, sent = '2026-08-03') => ({ sent, by: 'email', amount: euros(euro) })
const due = '2026-06-30'
const open = (api: Api, { customer }: Office, euro: number, more: object = {}) =>
  openFile(api, {
    customer,
    fileType: 'private',
    debtor: person,
    claims: [claim(`F-${euro}`, due, euro)],
    interest: { type: 'none' },
    ...more,
  })
const charge = (api: Api, id: number, costType: number, date = '2026-09-01') =>
  as(api).post(`/api/v4/file/${id}/costs`, { costType, date })
async function charged(api: Api, office: Office, id: number, euro: number, date?: string) {
  const answer = await charge(api, id, office.costType, date)
  expect([answer.statusCode, answer.json()]).toMatchObject([201, { amount: euros(euro) }])
}
const pay = (api: Api, id: number, date: string, euro: number) =>
  as(api).post(`/api/v4/file/${id}/payments`, { date, amount: euros(euro) })
async function put(api: Api, path: string, body: object) {
  const { _version } = (await api.as('admin').get(path)).json<{ _version: number }>()
  const answer = await api.as('admin').put(path, { ...body, _version })
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
}
const row = async (api: Api, id: number) => (await api.rows('collection_file')).find((one) => one.id === id)

/** What the file, its line and its ledger say of collection costs, with the state of the letter. */
async function owes(api: Api, id: number) {
  expect(await driftOf(api.engine, id, await rateTables(api.engine))).toEqual([])
  const file = await row(api, id)
  const lines = (await api.rows('cost_line')).filter((one) => one.file_id === id)
  const sum = lines.reduce((total, one) => total + Number(one.amount) + Number(one.vat_amount), 0)
  return [
    file?.fourteen_day_state,
    Number(file?.collection_costs) / 100,
    sum / 100,
    lines.map((one) => one.nothing_owed),
  ]
}
const whys = async (api: Api) => (await api.rows('ledger_entry')).flatMap(({ why }) => (why === null ? [] : [why]))

test('made a company for the while of a charge, a consumer owes nothing: the costs go with the kind', async ({
  api,
  office,
}) => {
  const { id, debtor } = await open(api, office, 1_000)
  await put(api, `/api/v4/file/${id}`, { fileType: 'company' })
  await charged(api, office, id, 150)
  await put(api, `/api/v4/file/${id}`, { fileType: 'private' })
  expect(await owes(api, id)).toEqual(['none', 0, 0, ['noLetter']])
  expect(await whys(api)).toEqual(['noLetter'])

  const bakker = await open(api, office, 1_000, { fileType: 'company', debtor: { kind: 'company', company: 'Bakker' } })
  await charged(api, office, bakker.id, 150)
  await put(api, `/api/v4/debtor/${bakker.debtor}`, { kind: 'private', lastName: 'Bakker' })
  expect(await owes(api, bakker.id)).toEqual(['none', 0, 0, ['noLetter']])
  expect(debtor).not.toBe(bakker.debtor)
})

test('the database refuses what is not owed by the file as it is in the end, whoever writes it', async ({
  api,
  office,
}) => {
  const { id } = await open(api, office, 1_000, { fourteenDayLetter: letter(150) })
  await charged(api, office, id, 150)
  const set = (what: string) =>
    api.engine.query({ text: `update collection_file set ${what} where id = $1`, values: [id] })
  const before = await Promise.all([api.rows('collection_file'), api.rows('ledger_entry')])
  await expect(set(`fourteen_day_state = 'invalid'`)).rejects.toThrow('no collection costs before the 14-day letter')
  await expect(set(`fourteen_day_end = '2026-09-01'`)).rejects.toThrow('no collection costs before the 14-day letter')
  const force = (account: string) =>
    api.engine.query({
      text: `with e as (insert into ledger_entry (file_id, key, kind, day, booked_on, currency, request_id)
          values ($1, 'cost 999', 'cost', '2026-09-01', '2026-09-01', 'EUR', 'x') returning id)
        insert into ledger_posting (entry_id, no, file_id, account, cents) select id, n, $1, a, c from e,
          (values (1, $2, 100), (2, 'claimed', -100)) as v(n, a, c)`,
      values: [id, account],
    })
  await expect(force('other_costs')).rejects.toThrow('a consumer owes no such cost')
  await expect(force('court_costs')).rejects.toThrow('no costs of a proceeding without one')
  await expect(force('execution_costs')).rejects.toThrow('no costs of a proceeding without one')
  expect(await Promise.all([api.rows('collection_file'), api.rows('ledger_entry')])).toEqual(before)
})

test('known late, a payment within the term, a credit before the letter or a lower claim change what is owed', async ({
  api,
  office,
}) => {
  const opened = async () => {
    const { id } = await open(api, office, 1_000, { fourteenDayLetter: letter(150) })
    await charged(api, office, id, 150)
    return id
  }
  const partly = await opened()
  await pay(api, partly, '2026-08-13', 600)
  expect(await owes(api, partly)).toEqual(['expired_unpaid', 60, 60, [null]])
  expect(await whys(api)).toContain('amount')

  const whole = await opened()
  const paid = (await pay(api, whole, '2026-08-17', 1_000)).json<{ id: number }>()
  expect(await owes(api, whole)).toEqual(['paid_in_time', 0, 0, ['paidInTime']])
  // What became lawful again is booked again.
  await as(api).post(`/api/v4/payment/${paid.id}/reverse`, { reason: 'Storno' })
  expect(await owes(api, whole)).toEqual(['expired_unpaid', 150, 150, [null]])

  const credited = await opened()
  await as(api).post('/api/v4/claim', { ...claim('C-1', '2026-07-20', 600), type: 'credit_note', file: credited })
  expect(await owes(api, credited)).toEqual(['invalid', 0, 0, ['letterInvalid']])

  const lowered = await opened()
  const own = (await api.rows('claim')).find((one) => one.file_id === lowered)
  await put(api, `/api/v4/claim/${String(own?.id)}`, { amount: euros(10) })
  expect(await owes(api, lowered)).toEqual(['invalid', 0, 0, ['letterInvalid']])
})

test('a letter that comes back after the costs gave no term; one that did arrive gives it again', async ({
  api,
  office,
}) => {
  const { id } = await open(api, office, 1_000)
  const { rows } = await api.engine.query<{ id: number }>({
    text: `insert into message (file_id, debtor_id, channel, destination, status, sent_at, is_fourteen_day_letter, to_address, version)
      values ($1, (select debtor_id from collection_file where id = $1), 'post', 'debtor', 'sent', '2026-08-03T10:00:00Z', true, 'x', 1) returning id::int as id`,
    values: [id],
  })
  const message = Number(rows[0]?.id)
  await giveLetter(api, id, { sent: '2026-08-03', end: '2026-08-17', message })
  await charged(api, office, id, 150)
  const back = await as(api).post(`/api/v4/message/${message}/returnMail`, { failReason: 'Geweigerd' })
  expect([back.statusCode, back.body]).toEqual([200, back.body])
  expect(await owes(api, id)).toEqual(['invalid', 0, 0, ['letterInvalid']])
})

test('a letter is charged by what it named: not by what falls due, comes in or is raised later, nor within its term', async ({
  api,
  office,
}) => {
  const later = await open(api, office, 300, {
    claims: [claim('1', due, 300), claim('2', '2026-08-10', 400)],
    fourteenDayLetter: letter(45),
  })
  const inside = await charge(api, later.id, office.costType, '2026-08-04')
  expect([inside.statusCode, await api.rows('cost_line')]).toEqual([400, []])
  await as(api).post(`/api/v4/file/${later.id}/claims`, { claims: [claim('3', due, 2_000)] })
  await charged(api, office, later.id, 45)

  const raised = await open(api, office, 100, { fourteenDayLetter: letter(40) })
  const own = (await api.rows('claim')).find((one) => one.file_id === raised.id)
  await put(api, `/api/v4/claim/${String(own?.id)}`, { amount: euros(5_000) })
  await charged(api, office, raised.id, 40)
})

test('a letter is judged by payments, whenever they become known', async ({ api, office }) => {
  const right = await open(api, office, 1_000, { fourteenDayLetter: letter(60) })
  const wrong = await open(api, office, 1_000, { fourteenDayLetter: letter(150, '2026-08-04') })
  expect([(await row(api, right.id))?.fourteen_day_state, (await row(api, wrong.id))?.fourteen_day_state]).toEqual([
    'invalid',
    'expired_unpaid',
  ])
  for (const { id } of [right, wrong]) await pay(api, id, '2026-07-15', 600)
  await charged(api, office, right.id, 60)
  expect((await charge(api, wrong.id, office.costType)).statusCode).toBe(400)
  expect(await owes(api, wrong.id)).toEqual(['invalid', 0, 0, []])
})

test('of consumers who owe together each has to have had a letter', async ({ api, office }) => {
  const two = { coDebtors: [{ kind: 'private', firstName: 'Daan', lastName: 'de Wit' }] }
  const one = await open(api, office, 1_000, { ...two, fourteenDayLetter: letter(150) })
  expect((await charge(api, one.id, office.costType)).statusCode).toBe(400)
  const both = await open(api, office, 1_000, { ...two, fourteenDayLetter: { ...letter(150), toCoDebtors: true } })
  await charged(api, office, both.id, 150)
  const alone = await open(api, office, 1_000, { fourteenDayLetter: letter(150) })
  await charged(api, office, alone.id, 150)
  await put(api, `/api/v4/file/${alone.id}`, { coDebtors: [one.debtor] })
  expect(await owes(api, alone.id)).toEqual(['none', 0, 0, ['noLetter']])
})

test('letters of one day to one debtor of one client cost what the scale gives on their sum', async ({
  api,
  office,
}) => {
  const first = await open(api, office, 2_000, { fourteenDayLetter: letter(300) })
  const second = await open(api, office, 1_000, { debtor: first.debtor, fourteenDayLetter: letter(150) })
  await charged(api, office, second.id, 150)
  await charged(api, office, first.id, 300)
  expect([await owes(api, first.id), await owes(api, second.id)]).toEqual([
    ['expired_unpaid', 300, 300, [null]],
    ['expired_unpaid', 125, 125, [null]],
  ])
  await pay(api, first.id, '2026-08-10', 2_000)
  expect([await owes(api, first.id), await owes(api, second.id)]).toEqual([
    ['paid_in_time', 0, 0, ['paidInTime']],
    ['expired_unpaid', 150, 150, [null]],
  ])
})

test('an instalment of an agreement costs less after one that had its letter in another file', async ({
  api,
  office,
}) => {
  const term = (day: string) => claim(day, day, 25, { type: 'subscription_term', agreementReference: 'FIT-1' })
  const first = await open(api, office, 25, {
    claims: [term('2026-05-15')],
    fourteenDayLetter: letter(40, '2026-06-02'),
  })
  await charged(api, office, first.id, 40)
  await pay(api, first.id, '2026-09-02', 65)
  const next = (euro: number) =>
    open(api, office, 25, { debtor: first.debtor, claims: [term('2026-06-15')], fourteenDayLetter: letter(euro) })
  const [lawful, dear] = [await next(20), await next(40)]
  expect((await charge(api, dear.id, office.costType)).statusCode).toBe(400)
  await charged(api, office, lawful.id, 20)
})

test('in closed books costs stay as they are: what differs is booked on the first open day', async ({
  api,
  office,
}) => {
  const { id } = await open(api, office, 1_000, { fourteenDayLetter: letter(150) })
  await charged(api, office, id, 150)
  const lock = { values: { 'finance.lockDate': '2026-09-30' } }
  expect((await api.as('settings').put('/api/v4/setting', lock)).statusCode).toBe(200)
  await put(api, `/api/v4/file/${id}`, { coDebtors: [(await open(api, office, 1)).debtor] })
  const balance = async (on: string) =>
    (await as(api).get(`/api/v4/file/${id}/balance?on=${on}`)).json<{ collectionCosts: object }>().collectionCosts
  expect([await balance('2026-09-30'), await balance('2026-10-01')]).toEqual([euros(150), euros(0)])
  await put(api, `/api/v4/file/${id}`, { coDebtors: [] })
  expect(await row(api, id)).toMatchObject({ fourteen_day_state: 'expired_unpaid' })
  expect([await balance('2026-09-30'), await balance('2026-10-01')]).toEqual([euros(150), euros(150)])
  expect(await driftOf(api.engine, id, await rateTables(api.engine))).toEqual([])
})
