/** A dispute from its receipt to its end: the file knows, the client is asked and answers, nobody else sees it. */
import { expect } from 'vitest'
import { test as base, type Api } from '#tests/support/api.ts'
import { claim, openFile, openOffice, staff } from '#tests/server/subjects/ledger/office.ts'

const test = base
  .extend('office', async ({ api }) => {
    api.advance(Date.parse('2026-06-01T12:00:00Z') - api.app.now())
    return openOffice(api)
  })
  .extend('file', async ({ api, office }) =>
    openFile(api, {
      customer: office.customer,
      fileType: 'company',
      debtor: { kind: 'company', company: 'Bakker' },
      claims: [claim('2025-1', '2025-12-31', 1_000)],
    }),
  )
const post = (api: Api, path: string, body: object = {}) => api.as(staff).post(`/api/v4/${path}`, body)
const disputed = async (api: Api) => (await api.rows('collection_file'))[0]?.disputed
const open = async (api: Api, file: number, more: object = {}) =>
  post(api, 'dispute', { file, kind: 'defect', openedAt: '2026-05-30', ...more })

test('a file is disputed while one of its disputes is undecided', async ({ api, office, file }) => {
  const first = (await open(api, file.id)).json<{ id: number }>()
  const second = (await open(api, file.id, { kind: 'other' })).json<{ id: number }>()
  expect((await api.rows('dispute'))[0]).toMatchObject({ customer_id: office.customer, status: 'open' })
  expect(await disputed(api)).toBe(true)
  await post(api, `dispute/${first.id}/reject`, { outcome: 'Geleverd' })
  expect(await disputed(api)).toBe(true)
  await post(api, `dispute/${second.id}/withdraw`)
  expect(await disputed(api)).toBe(false)
})

test('two that are decided at once leave the file undisputed', async ({ api, file }) => {
  const ids = await Promise.all([1, 2].map(async () => (await open(api, file.id)).json<{ id: number }>().id))
  const done = await Promise.all(ids.map((id) => post(api, `dispute/${id}/reject`, { outcome: 'Nee' })))
  expect(done.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await disputed(api)).toBe(false)
})

test('the client has fourteen days, answers once, and the office goes on', async ({ api, office, file }) => {
  const { id } = (await open(api, file.id)).json<{ id: number }>()
  const past = await post(api, `dispute/${id}/ask`, { question: 'Geleverd?', clientAnswerDue: '2026-05-31' })
  expect([past.statusCode, Object.keys(past.json().errors)]).toEqual([400, ['clientAnswerDue']])
  await post(api, `dispute/${id}/ask`, { question: 'Geleverd?' })
  expect((await api.rows('dispute'))[0]).toMatchObject({ status: 'waiting_client', client_answer_due: '2026-06-15' })
  const client = api.as(['ROLE_CUSTOMER'], { customerIds: [office.customer] })
  const read = (await client.get(`/api/v4/dispute/${id}`)).json<{ _actions: { name: string }[] }>()
  expect(read._actions.map(({ name }) => name)).toEqual(['answer'])
  const answer = await client.post(`/api/v4/dispute/${id}/answer`, { answer: 'Ja, op 3 mei.' })
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { status: 'open', answer: 'Ja, op 3 mei.' }])
  expect(answer.json()).not.toHaveProperty('answeredBy')
  const [row] = await api.rows('dispute')
  expect(row).toMatchObject({ status: 'open', answered_by_id: expect.any(Number), answered_at: expect.any(String) })
  const again = await client.post(`/api/v4/dispute/${id}/answer`, { answer: 'Of nee.' })
  expect(again.statusCode).toBe(400)
  expect((await api.rows('dispute'))[0]).toEqual(row)
})

test('people of another client see and answer nothing; clients decide nothing', async ({ api, office, file }) => {
  const { id } = (await open(api, file.id)).json<{ id: number }>()
  await post(api, `dispute/${id}/ask`, { question: 'Geleverd?' })
  const { id: other } = await api.create('customer', { number: 'C-2', company: 'Ander B.V.' })
  const foreign = api.as(['ROLE_CONTACT_PERSON'], { customerIds: [other] })
  const mine = api.as(['ROLE_CUSTOMER'], { customerIds: [office.customer] })
  const [before] = await api.rows('dispute')
  expect((await foreign.get(`/api/v4/dispute/${id}`)).statusCode).toBe(404)
  expect((await foreign.post(`/api/v4/dispute/${id}/answer`, { answer: 'x' })).statusCode).toBe(404)
  for (const [action, body] of [
    ['grant', { outcome: 'x' }],
    ['reject', { outcome: 'x' }],
    ['withdraw', {}],
  ] as const)
    expect((await mine.post(`/api/v4/dispute/${id}/${action}`, body)).statusCode).toBe(403)
  expect(
    (await mine.post('/api/v4/dispute', { file: file.id, kind: 'other', openedAt: '2026-06-01' })).statusCode,
  ).toBe(403)
  expect((await api.rows('dispute'))[0]).toEqual(before)
})

test('not on a day to come, and not moved to another file', async ({ api, office, file }) => {
  const late = await open(api, file.id, { openedAt: '2026-06-02' })
  expect([late.statusCode, Object.keys(late.json().errors)]).toEqual([400, ['openedAt']])
  expect(await api.rows('dispute')).toEqual([])
  const { id, _version } = (await open(api, file.id)).json<{ id: number; _version: number }>()
  const other = await openFile(api, {
    customer: office.customer,
    fileType: 'company',
    debtor: { kind: 'company', company: 'Smid' },
    claims: [claim('2', '2025-12-31', 10)],
  })
  const moved = await api.as(staff).put(`/api/v4/dispute/${id}`, { file: other.id, _version })
  expect([moved.statusCode, Object.keys(moved.json().errors)]).toEqual([400, ['file']])
})
