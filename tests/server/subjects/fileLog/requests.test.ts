/** What follows from an entry: terms, a budget, a number that is wrong, and a question of a client. */
import { expect } from 'vitest'
import type { Api } from '#tests/support/api.ts'
import { euros } from '#tests/server/subjects/ledger/office.ts'
import { clientOf, editor, fieldsOf, test, write } from './office.ts'

const post = (api: Api, path: string, body: object = {}) => api.as(editor).post(`/api/v4/file/logs/${path}`, body)
const wish = { termAmount: euros(100), termFrequency: 'monthly', termStart: '2026-06-10' }

test('POST …/allow-term-payment makes the arrangement that the entry asks for, begins it, and links it', async ({
  api,
  file,
}) => {
  const { id } = await write(api, file.id, wish)
  const answer = await post(api, `${id}/allow-term-payment`)
  expect([answer.statusCode, answer.json()]).toMatchObject([201, { status: 'active', instalments: expect.any(Array) }])
  expect(answer.json<{ instalments: object[] }>().instalments[0]).toEqual({
    sequence: 1,
    dueDate: '2026-06-10',
    amount: euros(100),
  })
  const [arrangement] = await api.rows('arrangement')
  expect(arrangement).toMatchObject({ status: 'active', requested_by: 'debtor', frequency: 'monthly' })
  expect((await api.rows('file_log'))[0]).toMatchObject({ arrangement_id: arrangement?.id })
  expect((await api.rows('collection_file'))[0]).toMatchObject({
    workflow_status: 'term_payment',
    arrangement_active: true,
  })
  expect((await post(api, `${id}/allow-term-payment`)).statusCode).toBe(400)
  expect(await api.rows('arrangement')).toHaveLength(1)
})

test('it can be proposed instead, with other terms; errors stand at their fields and nothing is made', async ({
  api,
  file,
}) => {
  const { id } = await write(api, file.id, wish)
  const allow = (body: object) => post(api, `${id}/allow-term-payment`, body)
  expect(fieldsOf(await allow({ startDate: '2026-01-01' }))).toEqual([400, ['startDate']])
  expect(fieldsOf(await allow({ total: euros(99_999) }))).toEqual([400, ['total']])
  expect(await api.rows('arrangement')).toEqual([])
  expect((await api.rows('file_log'))[0]).toMatchObject({ arrangement_id: null })
  const answer = await allow({ instalments: 4, frequency: 'weekly', as: 'proposed' })
  expect([answer.statusCode, answer.json<{ instalments: object[] }>().instalments.length]).toEqual([201, 4])
  expect((await api.rows('arrangement'))[0]).toMatchObject({ status: 'proposed', frequency: 'weekly' })
})

test('a protected debtor gets no terms by an entry either', async ({ api, file }) => {
  const { id } = await write(api, file.id, wish)
  await api
    .as('admin')
    .post(`/api/v4/debtor/${file.debtor}/insolvency`, { kind: 'moratorium', startDate: '2026-05-30' })
  expect((await post(api, `${id}/allow-term-payment`)).statusCode).toBe(400)
  expect(await api.rows('arrangement')).toEqual([])
})

test('POST …/income-expenses/{x}: what is left is what a person can pay; the seizure-free amount is a hint', async ({
  api,
  file,
}) => {
  const { id } = await write(api, file.id)
  const income = await post(api, `${id}/income-expenses/income`, {
    items: [
      { kind: 'wages', amount: euros(2_000) },
      { kind: 'allowances', amount: euros(150) },
    ],
    household: 'single',
  })
  expect(income.json()).toMatchObject({
    capacity: euros(2_150),
    seizureFree: euros(1_872.81),
    amountsFrom: '2023-01-01',
  })
  const expenses = await post(api, `${id}/income-expenses/expenses`, { items: [{ kind: 'rent', amount: euros(900) }] })
  expect(expenses.json()).toMatchObject({
    capacity: euros(1_250),
    household: 'single',
    income: [{ kind: 'wages' }, {}],
  })
  expect((await api.rows('file_log'))[0]).toMatchObject({
    capacity: 125_000,
    household: 'single',
    seizure_free: expect.any(Number),
  })
  const wrong = [
    { kind: 'rent', amount: euros(1) },
    { kind: 'wages', amount: { amount: 100, currency: 'GBP' } },
  ]
  const refused = await post(api, `${id}/income-expenses/income`, { items: wrong })
  expect(fieldsOf(refused)).toEqual([400, ['items.0.kind', 'items.1.amount']])
  expect((await post(api, `${id}/income-expenses/other`, { items: [] })).statusCode).toBe(400)
  const client = clientOf(api, file.customer)
  expect((await client.post(`/api/v4/file/logs/${id}/income-expenses/income`, { items: [] })).statusCode).toBe(403)
  expect((await api.rows('file_log'))[0]).toMatchObject({ capacity: 125_000 })
})

test('a number that is wrong is not used again for this debtor', async ({ api, file }) => {
  const call = { channel: 'phone_out', callResult: 'wrong_number' }
  const answer = await api.as(editor).post('/api/v4/file/logs', { file: file.id, subject: 'x', ...call })
  expect(fieldsOf(answer)).toEqual([400, ['callerNumber']])
  await write(api, file.id, { ...call, callerNumber: '0699999999' })
  const state = async () => (await api.rows('debtor_contact')).map(({ status, preferred }) => [status, preferred])
  expect(await state()).toEqual([
    ['ok', true],
    ['ok', true],
  ])
  const entry = await write(api, file.id, { ...call, callerNumber: '06 12 34 56 78' })
  expect(entry).toMatchObject({ callerNumber: '+31612345678' })
  expect(await state()).toEqual([
    ['ok', true],
    ['wrong_person', false],
  ])
  expect((await write(api, file.id, { callerNumber: 'anoniem' })).callerNumber).toBe('anoniem')
})

test('a client writes a note on its own file, which it sees and which the office finds on its agenda', async ({
  api,
  file,
}) => {
  const subject = await api.create('agenda-subject', {
    code: 'client_question',
    name: { nl: 'Vraag' },
    department: 'commercial',
  })
  const client = clientOf(api, file.customer)
  const answer = await client.post('/api/v4/file/logs', {
    file: file.id,
    subject: 'Al nieuws?',
    content: '<p>Graag</p>',
  })
  expect([answer.statusCode, answer.json()]).toMatchObject([
    201,
    { subject: 'Al nieuws?', visibleToClient: true, channel: 'portal' },
  ])
  expect(answer.json()).not.toHaveProperty('user')
  expect((await api.rows('file_log'))[0]).toMatchObject({
    category: 'client',
    user_id: expect.any(Number),
    customer_id: file.customer,
  })
  expect(await api.rows('agenda_item')).toMatchObject([
    {
      file_id: file.id,
      subject_id: subject.id,
      date: '2026-06-01',
      note: 'Al nieuws?',
      source: 'client',
      status: 'open',
    },
  ])
  expect((await client.get(`/api/v4/file/${file.id}/logs`)).json()).toMatchObject({ total: 1 })
})

test('a client proposes data, which wait for the office, and fills in nothing else', async ({ api, file }) => {
  await api.create('agenda-subject', { code: 'data_change', name: { nl: 'Gegevens' }, department: 'administrative' })
  const client = clientOf(api, file.customer)
  const note = { file: file.id, subject: 'Verhuisd' }
  const more = await client.post('/api/v4/file/logs', { ...note, category: 'legal', visibleToClient: false })
  expect(fieldsOf(more)).toEqual([400, ['category', 'visibleToClient']])
  const { id: other } = await api.create('customer', { number: 'C-2', company: 'Ander B.V.' })
  const foreign = api.as(['ROLE_CONTACT_PERSON'], { customerIds: [other] })
  expect((await foreign.post('/api/v4/file/logs', note)).statusCode).toBe(404)
  expect(await api.rows('file_log')).toEqual([])
  const answer = await client.post('/api/v4/file/logs', { ...note, dataChange: [{ field: 'city', new: 'Utrecht' }] })
  expect([answer.statusCode, answer.json()]).toMatchObject([201, { dataChangeStatus: 'pending' }])
  expect(answer.json()).not.toHaveProperty('dataChange')
  expect(await api.rows('agenda_item')).toHaveLength(1)
  await api.as(editor).put(`/api/v4/file/logs/${answer.json<{ id: number }>().id}/change-data-accept`)
  expect((await api.rows('debtor_address'))[1]).toMatchObject({ city: 'Utrecht', source: 'client' })
})
