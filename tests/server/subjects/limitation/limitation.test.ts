/** Limitation of claims and files: its vectors through the database, and what interrupts it by itself. */
import { expect } from 'vitest'
import { test as base, type Api } from '#tests/support/api.ts'
import { claim, euros, openFile, openOffice, person, staff } from '#tests/server/subjects/ledger/office.ts'

const test = base.extend('office', async ({ api }) => {
  api.advance(Date.parse('2026-06-01T12:00:00Z') - api.app.now())
  return openOffice(api)
})
const post = (api: Api, path: string, body: object = {}) => api.as(staff).post(`/api/v4/${path}`, body)
const company = { kind: 'company', company: 'Bakker' }
const fileWith = (api: Api, customer: number, ...claims: object[]) =>
  openFile(api, { customer, fileType: 'company', debtor: company, claims, interest: { type: 'none' } })
const dates = async (api: Api) => ({
  claims: (await api.rows('claim')).map(({ limitation_date: date }) => date),
  file: (await api.rows('collection_file'))[0]?.limitation_date,
})
/** What interrupts, each of its claim by number, with the day of the payment that did. */
async function events(api: Api) {
  const claims = await api.rows('claim')
  const payments = await api.rows('payment')
  return (await api.rows('interruption_event')).map(({ claim_id, date, kind, payment_id }) => [
    claims.find(({ id }) => id === claim_id)?.number,
    date,
    kind,
    payments.find(({ id }) => id === payment_id)?.date ?? null,
  ])
}
const idOf = async (api: Api, number: string) =>
  Number((await api.rows('claim')).find((row) => row.number === number)?.id)

test.for([
  { category: 'contract_5', due: '2021-03-15', demands: [], until: '2026-03-15' },
  { category: 'contract_5', due: '2021-03-15', demands: ['2024-06-01'], until: '2029-06-01' },
  { category: 'consumer_2', due: '2024-11-20', demands: [], until: '2026-11-20' },
  { category: 'consumer_2', due: '2024-11-20', demands: ['2026-03-02'], until: '2028-03-02' },
  { category: 'contract_5', due: '2021-03-15', demands: ['2026-03-16'], until: '2026-03-15' },
  { category: 'judgment_20', due: '2026-02-11', demands: [], until: '2046-02-11' },
  { category: 'general_20', due: '2010-01-01', demands: ['2012-01-01'], until: '2030-01-01' },
])(
  '$category due $due, demanded on $demands: until $until',
  async ({ category, due, demands, until }, { api, office }) => {
    await fileWith(api, office.customer, claim('1', due, 100, { limitationCategory: category }))
    const id = await idOf(api, '1')
    for (const date of demands)
      expect((await post(api, 'interruption-event', { claim: id, date, kind: 'demand' })).statusCode).toBe(201)
    expect(await dates(api)).toEqual({ claims: [until], file: until })
  },
)

test('an interruption that is taken away, and a claim that is changed, count at once', async ({ api, office }) => {
  const file = await fileWith(api, office.customer, claim('1', '2023-01-10', 100), claim('2', '2024-01-10', 100))
  const interruption = { claim: await idOf(api, '1'), date: '2025-01-10', kind: 'reservation' }
  const { id } = (await post(api, 'interruption-event', interruption)).json<{ id: number }>()
  expect(await dates(api)).toEqual({ claims: ['2030-01-10', '2029-01-10'], file: '2029-01-10' })
  expect((await api.rows('interruption_event'))[0]).toMatchObject({ file_id: file.id, customer_id: office.customer })
  expect((await api.as(staff).delete(`/api/v4/interruption-event/${id}`)).statusCode).toBe(204)
  expect(await dates(api)).toEqual({ claims: ['2028-01-10', '2029-01-10'], file: '2028-01-10' })
  await post(api, 'interruption-event', interruption)
  const path = `/api/v4/claim/${interruption.claim}`
  const { _version } = (await api.as(staff).get(path)).json<{ _version: number }>()
  await api.as(staff).put(path, { limitationCategory: 'consumer_2', _version })
  expect((await dates(api)).claims[0]).toBe('2027-01-10')
})

test('a payment acknowledges the claims that it settled, or the open ones; reversed it takes that away', async ({
  api,
  office,
}) => {
  const { id } = await fileWith(api, office.customer, claim('1', '2023-01-10', 100), claim('2', '2024-01-10', 100))
  await post(api, `file/${id}/payments`, { date: '2026-05-01', amount: euros(60) })
  expect(await events(api)).toEqual([['1', '2026-05-01', 'payment', '2026-05-01']])
  expect(await dates(api)).toEqual({ claims: ['2031-05-01', '2029-01-10'], file: '2029-01-10' })
  // One of an earlier day moves what the other settled.
  const earlier = await post(api, `file/${id}/payments`, { date: '2026-04-01', amount: euros(100) })
  expect(await events(api)).toEqual([
    ['1', '2026-04-01', 'payment', '2026-04-01'],
    ['2', '2026-05-01', 'payment', '2026-05-01'],
  ])
  const row = (await api.rows('interruption_event'))[0]
  const byHand = await api.as(staff).delete(`/api/v4/interruption-event/${String(row?.id)}`)
  expect([byHand.statusCode, byHand.json()]).toMatchObject([400, { error: expect.stringContaining('betaling') }])
  await post(api, `payment/${earlier.json<{ id: number }>().id}/reverse`, { reason: 'Storno' })
  expect(await events(api)).toEqual([['1', '2026-05-01', 'payment', '2026-05-01']])
  expect(await dates(api)).toEqual({ claims: ['2031-05-01', '2029-01-10'], file: '2029-01-10' })
})

test('an arrangement that the debtor asks for or agrees to is an acknowledgement; one that the office plans is none', async ({
  api,
  office,
}) => {
  const { id } = await fileWith(api, office.customer, claim('1', '2023-01-10', 100))
  const body = { instalments: 2, startDate: '2026-07-01' }
  const { id: planned } = (await post(api, `file/${id}/arrangement`, body)).json<{ id: number }>()
  expect(await events(api)).toEqual([])
  await post(api, `arrangement/${planned}/accept`)
  expect(await events(api)).toEqual([['1', '2026-06-01', 'acknowledgement', null]])
  expect(await dates(api)).toEqual({ claims: ['2031-06-01'], file: '2031-06-01' })
  await post(api, `arrangement/${planned}/cancel`)
  api.advance(86_400_000)
  await post(api, `file/${id}/arrangement`, { ...body, requestedBy: 'debtor' })
  expect((await events(api)).map(([, date]) => date)).toEqual(['2026-06-01', '2026-06-02'])
})

test('the 14-day letter demands the claims that were due, on its day of delivery', async ({ api, office }) => {
  await openFile(api, {
    customer: office.customer,
    fileType: 'private',
    debtor: person,
    claims: [claim('1', '2026-01-10', 1_000), claim('2', '2026-05-29', 10)],
    fourteenDayLetter: { sent: '2026-05-20', by: 'email', amount: euros(150) },
  })
  expect(await events(api)).toEqual([['1', '2026-05-20', 'demand', null]])
  expect((await dates(api)).claims).toEqual(['2031-05-20', '2031-05-29'])
})

test('by hand: of a claim, on a day that has been, and no payment', async ({ api, office }) => {
  await fileWith(
    api,
    office.customer,
    claim('1', '2023-01-10', 100),
    claim('2', '2024-01-10', 5, { type: 'credit_note' }),
  )
  const [own, credit] = [await idOf(api, '1'), await idOf(api, '2')]
  const refused = async (body: object) => {
    const answer = await post(api, 'interruption-event', { claim: own, date: '2025-01-01', kind: 'demand', ...body })
    return [answer.statusCode, Object.keys(answer.json<{ errors?: object }>().errors ?? {})]
  }
  expect(await refused({ date: '2026-06-02' })).toEqual([400, ['date']])
  expect(await refused({ date: '2023-01-09' })).toEqual([400, ['date']])
  expect(await refused({ kind: 'payment' })).toEqual([400, ['kind']])
  expect(await refused({ claim: credit })).toEqual([400, ['claim']])
  expect(await events(api)).toEqual([])
  expect((await dates(api)).claims[0]).toBe('2028-01-10')
})
