/** What letters ask: that it is what their table ends with, that there is something to ask, and what they say of VAT. */
import { expect } from 'vitest'
import { specificationOf } from '#server/subjects/specification/specification.ts'
import { claim, euros, staff } from '#tests/server/subjects/ledger/office.ts'
import type { Api } from '#tests/support/api.ts'
import { carry } from './carrying.ts'
import { addTemplate, composition, messagesOf, one, openFor, test } from './writing.ts'

const sender = [...staff, 'ROLE_FILE_SEND']

const asks = (api: Api, amount: string) =>
  addTemplate(api, 'email', { body: { nl: `<p>${amount}</p><p>{{file.claimsTable}}</p>` } })
const amountsIn = (body: unknown) => [...String(body).matchAll(/€\s?(-?[\d.]+,\d\d)/g)].map(([, amount]) => amount)

test('what a letter asks is what its table ends with, with payments and interest named', async ({ api, office }) => {
  const lent = { interest: { type: 'statutory' }, claims: [claim('F-1', '2025-11-15', 1000)] }
  const file = await openFor(api, office, lent)
  const paid = { file: file.id, date: '2026-01-10', amount: euros(400), receivedBy: 'office', method: 'bank' }
  expect((await api.as([...staff, 'ROLE_FINANCE']).post('/api/v4/payment', paid)).statusCode).toBe(201)
  for (const amount of ['{{file.total.outstanding}}', '{{file.total.principal}}']) {
    const key = `asks ${amount}`
    await one(api, composition(file.id, office, { key, template: await asks(api, amount) }))
  }
  const [all, principal] = (await messagesOf(api)).map(({ body }) => String(body))
  for (const body of [all, principal]) {
    const [asked, ...table] = amountsIn(body).map((text) =>
      Math.round(Number(String(text).replace('.', '').replace(',', '.')) * 100),
    )
    const total = table.pop()
    expect(asked).toBe(total)
    expect(table.reduce((sum, cents) => sum + cents, 0)).toBe(total)
  }
  expect(all).toContain('Wettelijke rente')
  expect(principal).not.toContain('Wettelijke rente')
})

test('who is in credit is asked for nothing, though some interest from before it stands open', async ({
  api,
  office,
}) => {
  const credit = claim('F-2', '2025-12-20', 150, { type: 'credit_note' })
  const lent = { interest: { type: 'statutory' }, claims: [claim('F-1', '2025-11-15', 100), credit] }
  const file = await openFor(api, office, lent)
  const [kept] = await api.rows('collection_file')
  expect(kept).toMatchObject({ overpayment: expect.any(Number) })
  expect(Number(kept?.overpayment)).toBeGreaterThan(4_000)
  expect(await one(api, composition(file.id, office))).toEqual({ hold: 'amount_zero', note: 'credit' })
  expect(await messagesOf(api)).toEqual([])
})

test('the specification says that the creditor cannot reclaim VAT, where that makes it due', async ({
  api,
  office,
}) => {
  const said = async () => {
    const file = await openFor(api, office, { fileType: 'company', debtor: { kind: 'company', company: 'Bouw B.V.' } })
    const costs = { costType: office.costType, date: '2026-01-15' }
    expect((await api.as('admin').post(`/api/v4/file/${file.id}/costs`, costs)).statusCode).toBe(201)
    return JSON.stringify((await specificationOf(api.app, file.id, '2026-01-15'))?.pages)
  }
  const sentence = 'kan de btw over deze kosten niet verrekenen'
  expect(await said()).not.toContain(sentence)
  await api.engine.query({ text: 'update customer set vat_deductible = false' })
  expect(await said()).toContain(`Energie Noord B.V. ${sentence}. Daarom komt daar € 8,40 btw bij.`)
})

const letterText =
  '<p>De kosten zijn {{file.14day.costs}}. {{file.14day.vatStatement}} Betaal vóór {{file.14day.endDate}}.</p>'
test.for([
  [true, 'De kosten zijn € 40,00.  Betaal'],
  [false, 'Energie Noord B.V. kan de btw over deze kosten niet verrekenen. Daarom komt daar € 8,40 btw bij.'],
] as const)(
  'a client who reclaims VAT (%s): the 14-day letter says what is so',
  async ([deductible, text], { api, file }) => {
    carry(api)
    await api.engine.query({ text: 'update customer set vat_deductible = $1', values: [deductible] })
    const template = await addTemplate(api, 'email', { purpose: 'fourteen_day_letter', body: { nl: letterText } })
    // Whoever sends it, the file has its letter: there is nothing else to say.
    const sent = await api
      .as(sender)
      .post(`/api/v4/file/${file.id}/message`, { channel: 'email', template, body: '<p>Anders</p>' })
    expect(sent.statusCode).toBe(201)
    await api.runDue()
    const [message] = await messagesOf(api)
    expect(String(message?.body).replace(/ /g, ' ')).toContain(text)
    expect(message).toMatchObject({ is_fourteen_day_letter: true, status: 'sent' })
    expect(await api.rows('collection_file')).toMatchObject([
      {
        fourteen_day_state: 'running',
        fourteen_day_sent: '2026-01-15',
        fourteen_day_arrived: '2026-01-15',
        fourteen_day_message_id: message?.id,
      },
    ])
  },
)
