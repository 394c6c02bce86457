/** Opening a file: debtor, claims, interest and letter in one call, all or nothing. */
import { expect } from 'vitest'
import { test as base } from '#tests/support/api.ts'
import { claim, euros, openFile, openOffice, person, staff } from '#tests/server/subjects/ledger/office.ts'

const test = base.extend('office', async ({ api }) => openOffice(api))
const tables = ['debtor', 'debtor_address', 'collection_file', 'claim', 'interest_setting', 'ledger_entry']

test('it makes the debtor with addresses, the claims and the interest that was agreed', async ({ api, office }) => {
  const country = await api.create('country', { code: 'NL', name: { nl: 'Nederland' }, phonePrefix: '+31' })
  const answer = await api.as(staff).post('/api/v4/file', {
    customer: office.customer,
    fileType: 'private',
    debtor: {
      ...person,
      addresses: [{ street: 'Kade', houseNumber: 1, postcode: '1012 AB', city: 'Amsterdam', country: country.id }],
      contacts: [{ kind: 'email', email: 'saar@example.nl' }],
    },
    claims: [claim('2026-1', '2026-01-31', 1_000), claim('2026-2', '2026-02-28', 250.5)],
    clientReference: 'K-77',
  })
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()])
  const { id, number, debtor } = answer.json<{ id: number; number: string; debtor: number }>()
  const file = (await api.as(staff).get(`/api/v4/file/${id}`)).json()
  expect(file).toMatchObject({
    number,
    workflowStatus: 'not_started',
    phase: 'amicable',
    clientReference: 'K-77',
    currency: 'EUR',
    debtor: { id: debtor, name: 'Saar de Wit' },
    customer: { company: 'Energie Noord B.V.' },
    principal: euros(1_250.5),
    firstDueDate: '2026-01-31',
    limitationDate: '2031-01-31',
    fourteenDayState: 'none',
    paymentReference: expect.stringMatching(/^\d{9,16}$/),
  })
  expect(await api.rows('debtor_contact')).toMatchObject([{ email: 'saar@example.nl', debtor_id: debtor }])
  expect(await api.rows('interest_setting')).toMatchObject([{ type: 'statutory', customer_id: office.customer }])
  expect((await api.rows('ledger_entry')).map(({ kind }) => kind)).toEqual(['claim', 'claim'])
})

test('mistakes are told at their place, all together, and nothing is stored', async ({ api, office }) => {
  const before = await Promise.all(tables.map((table) => api.rows(table)))
  const answer = await api.as(staff).post('/api/v4/file', {
    customer: office.customer,
    fileType: 'private',
    debtor: { ...person, iban: 'NL00TEST' },
    claims: [claim('1', '2026-01-31', 10), { type: 'invoice', number: '2' }],
  })
  expect(answer.statusCode).toBe(400)
  const { errors } = answer.json<{ errors: Record<string, string[]> }>()
  expect(Object.keys(errors).sort()).toEqual([
    'claims.1.amount',
    'claims.1.dueDate',
    'claims.1.invoiceDate',
    'debtor.iban',
  ])
  const late = await api.as(staff).post('/api/v4/file', {
    customer: office.customer,
    fileType: 'private',
    debtor: person,
    claims: [claim('1', '2026-01-31', 10), claim('2', '2026-01-31', 0)],
  })
  expect([late.statusCode, late.json()]).toEqual([400, { errors: { 'claims.1.amount': ['Een bedrag boven nul.'] } }])
  expect(await Promise.all(tables.map((table) => api.rows(table)))).toEqual(before)
})

test('numbers have no gaps and no doubles, also when many are opened at once; a key makes one', async ({
  api,
  office,
}) => {
  const body = { customer: office.customer, fileType: 'company', debtor: { kind: 'company', company: 'Bakker' } }
  const client = api.as(staff)
  const open = (n: number) => client.post('/api/v4/file', { ...body, claims: [claim(String(n), '2026-01-31', n + 1)] })
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => open(n)))
  await client.post('/api/v4/file', { ...body, claims: [claim('x', '2026-01-31', 0)] })
  const next = (await open(9)).json<{ number: string }>().number
  const numbers = [...answers.map((answer) => answer.json<{ number: string }>().number), next]
    .map(Number)
    .sort((a, b) => a - b)
  expect(numbers.map((number) => number - (numbers[0] ?? 0))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])

  const headers = { 'idempotency-key': 'file-7-0123456789abcdef' }
  const twice = [1, 2].map(() =>
    client.post('/api/v4/file', { ...body, claims: [claim('k', '2026-01-31', 5)] }, { headers }),
  )
  const ids = (await Promise.all(twice)).map((answer) => answer.json<{ id: number }>().id)
  const made = (await api.rows('claim')).filter(({ number }) => number === 'k')
  expect(made).toHaveLength(1)
  expect(ids.filter((id) => id !== undefined && id === made[0]?.file_id).length).toBeGreaterThan(0)
})

test('a letter of the client is checked: its amount, its day, its term', async ({ api, office }) => {
  const body = {
    customer: office.customer,
    fileType: 'private',
    debtor: person,
    claims: [claim('1', '2026-01-31', 1_000)],
  }
  const state = async (sent: string, euro: number) => {
    const { id } = await openFile(api, { ...body, fourteenDayLetter: { sent, by: 'post', amount: euros(euro) } })
    const { fourteenDayState, fourteenDayEnd } = (await api.as(staff).get(`/api/v4/file/${id}`)).json<
      Record<string, string>
    >()
    return [fourteenDayState, fourteenDayEnd]
  }
  expect(await state('2026-03-02', 150)).toEqual(['expired_unpaid', '2026-03-18'])
  expect(await state('2026-03-02', 149)).toEqual(['invalid', null])
  expect(await state('2026-01-31', 150)).toEqual(['invalid', null])
})

test('a reason to close asks for what it says, and a closed file takes nothing', async ({ api, office }) => {
  const { id } = await openFile(api, {
    customer: office.customer,
    fileType: 'private',
    debtor: person,
    claims: [claim('1', '2026-01-31', 100)],
  })
  const paid = await api.create('close-reason', {
    code: 'paid_in_full',
    name: { nl: 'Betaald' },
    group: 'success',
    requiresZeroBalance: true,
  })
  const other = await api.create('close-reason', {
    code: 'other',
    name: { nl: 'Anders' },
    group: 'internal',
    requiresNote: true,
  })
  const close = (body: object) => api.as(staff).post(`/api/v4/file/${id}/close`, body)
  expect((await close({ closeReason: paid.id })).json()).toMatchObject({
    errors: { closeReason: [expect.stringContaining('Er staat nog €')] },
  })
  expect((await close({ closeReason: other.id })).json()).toEqual({
    errors: { closeNote: ['Deze reden vraagt om een toelichting.'] },
  })
  expect((await close({ closeReason: other.id, closeNote: 'Vergissing' })).statusCode).toBe(200)
  const cost = await api.as(staff).post(`/api/v4/file/${id}/costs`, { costType: office.costType, date: '2026-03-01' })
  expect([cost.statusCode, await api.rows('cost_line')]).toEqual([400, []])
  const reopened = await api.as(staff).post(`/api/v4/file/${id}/reopen`, { reopenReason: 'Toch niet' })
  expect(reopened.json()).toMatchObject({ workflowStatus: 'in_progress', closedAt: null })
})

test('a file that is taken for a company’s by mistake has its letter again when it is put right', async ({
  api,
  office,
}) => {
  const { id } = await openFile(api, {
    customer: office.customer,
    fileType: 'private',
    debtor: person,
    claims: [claim('1', '2026-01-31', 1_000)],
    fourteenDayLetter: { sent: '2026-03-02', by: 'post', amount: euros(150) },
  })
  const path = `/api/v4/file/${id}`
  const states = []
  for (const fileType of ['company', 'private']) {
    const { _version } = (await api.as(staff).get(path)).json<{ _version: number }>()
    expect((await api.as(staff).put(path, { fileType, _version })).statusCode).toBe(200)
    states.push((await api.as(staff).get(path)).json<{ fourteenDayState: string }>().fourteenDayState)
  }
  expect(states).toEqual(['not_needed', 'expired_unpaid'])
})
