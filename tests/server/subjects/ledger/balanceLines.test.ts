/** What a balance says of its amounts: each cost by its name and how it came about, a refund that is owed again. */
import { expect } from 'vitest'
import { driftOf } from '#server/subjects/ledger/check.ts'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { test as base, type Api } from '#tests/support/api.ts'
import { claim, euros, openFile, openOffice, person, staff } from './office.ts'

const test = base.extend('office', async ({ api }) => openOffice(api))

type Balance = { explanation: { text: string; amount: number; article: string | null }[] }
const balance = async (api: Api, id: number, on: string) =>
  (await api.as(staff).get(`/api/v4/file/${id}/balance?on=${on}`)).json<Balance>()
const pay = (api: Api, id: number, date: string, euro: number) =>
  api.as(staff).post(`/api/v4/file/${id}/payments`, { date, amount: euros(euro) })

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
    euros(50).amount,
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

test('each cost says what it is: its name, the principal and the bands of the scale, the letter, its VAT, its own article', async ({
  api,
  office,
}) => {
  await api.engine.query({ text: 'update customer set vat_deductible = false' })
  const { id } = await openFile(api, {
    customer: office.customer,
    fileType: 'private',
    debtor: person,
    claims: [claim('1', '2026-01-31', 3_000)],
    interest: { type: 'none' },
    fourteenDayLetter: { sent: '2026-02-03', by: 'email', amount: euros(514.25) },
  })
  const fee = await api.create('cost-type', {
    code: 'court_fee',
    name: { nl: 'Griffierecht', en: 'Court fee' },
    category: 'court',
    chargeTo: 'debtor',
    effectiveFrom: '2012-07-01',
  })
  await api.engine.query({ text: `update collection_file set phase = 'judicial' where id = $1`, values: [id] })
  await api.engine.query({
    text: `insert into cost_line (file_id, customer_id, cost_type_id, date, amount, amount_currency, vat_amount, vat_amount_currency, charge_to, source, status)
      values ($1, $2, $3, '2026-03-05', 35000, 'EUR', 0, 'EUR', 'debtor', 'court', 'booked')`,
    values: [id, office.customer, fee.id],
  })
  const charged = await api
    .as(staff)
    .post(`/api/v4/file/${id}/costs`, { costType: office.costType, date: '2026-03-02', description: 'Na overleg' })
  expect([charged.statusCode, charged.body]).toEqual([201, charged.body])
  const { explanation } = await balance(api, id, '2026-03-31')
  const lines = explanation.map(({ text, amount, article }) => [text.replaceAll('\u00a0', ' '), amount, article])
  expect(lines).toContainEqual([
    'Incassokosten op 02-03-2026: over een hoofdsom van € 3.000,00; 15% over het deel van € 0,00 tot € 2.500,00; 10% over het deel van € 2.500,00 tot € 3.000,00; na de 14-dagenbrief van 03-02-2026; waarvan btw € 89,25; Na overleg',
    euros(514.25).amount,
    'art. 6:96 BW; Bik',
  ])
  expect(lines).toContainEqual(['Griffierecht op 05-03-2026', 350_00, 'art. 237 Rv'])
  const page = (await api.as(staff).get(`/api/v4/file/${id}/page`)).json<{ balance: Balance }>()
  expect(page.balance.explanation.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Griffierecht op 05-03-2026']),
  )
})
