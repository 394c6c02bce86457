import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import type { Api } from '#tests/support/api.ts'

const legal = ['ROLE_EMPLOYEE', 'ROLE_EMPLOYEE_LEGAL_COUNCIL']
const received = {
  receivedAt: '2026-12-24',
  channel: 'email',
  complainant: 'debtor',
  complainantName: 'A. de Vries',
  complainantEmail: 'a.devries@example.nl',
  subject: 'Toon van het gesprek',
  category: 'treatment',
}

async function addHolidays(api: Api) {
  const country = (await api.create('country', { code: 'NL', name: { nl: 'Nederland' } })).id
  for (const date of ['2026-12-25', '2026-12-26', '2027-01-01']) {
    await api.create('holiday', { date, country, name: { nl: 'Feestdag' }, isStatutory: true })
  }
}

test('a complaint gets its number and its terms, in working days', async ({ api }) => {
  await addHolidays(api)
  const first = await api.as(legal).post('/api/v4/complaint', received)
  expect(first.json()).toMatchObject({
    number: 'K2026-0001',
    status: 'new',
    confirmationDue: '2026-12-29',
    answerDue: '2027-01-18',
  })
  const second = await api.as(legal).post('/api/v4/complaint', { ...received, receivedAt: '2026-11-20' })
  expect(second.json()).toMatchObject({ number: 'K2026-0002', confirmationDue: '2026-11-24' })
  const { id, _version } = second.json<{ id: number; _version: number }>()
  const moved = await api.as(legal).put(`/api/v4/complaint/${id}`, { _version, receivedAt: '2026-11-23' })
  expect(moved.json()).toMatchObject({ number: 'K2026-0002', confirmationDue: '2026-11-25' })
})

test('the number of a complaint that was deleted is not given again', async ({ api }) => {
  const client = api.as(legal)
  const { id } = (await client.post('/api/v4/complaint', received)).json<{ id: number }>()
  expect((await client.delete(`/api/v4/complaint/${id}`)).statusCode).toBeLessThan(300)
  expect((await client.post('/api/v4/complaint', received)).json()).toMatchObject({ number: 'K2026-0002' })
})

test('nobody sets state or terms by hand', async ({ api }) => {
  const refused = await api
    .as(legal)
    .post('/api/v4/complaint', { ...received, status: 'closed', confirmationDue: '2030-01-01' })
  expect(Object.keys(refused.json().errors).sort()).toEqual(['confirmationDue', 'status'])
  expect(await api.rows('complaint')).toEqual([])
})

test('from receipt to the end: mails, moments, and who did it', async ({ api }) => {
  const client = api.as(legal)
  const { id } = (await client.post('/api/v4/complaint', received)).json<{ id: number }>()
  const at = `/api/v4/complaint/${id}`
  expect((await client.post(`${at}/confirm`, { by: 'email' })).json()).toMatchObject({ status: 'confirmed' })
  expect((await client.post(`${at}/investigate`)).json()).toMatchObject({ status: 'in_investigation' })
  const answer = { outcome: 'partly', answer: 'Wij hebben het gesprek teruggeluisterd.', by: 'email' }
  expect((await client.post(`${at}/answer`, answer)).json()).toMatchObject({
    status: 'answered',
    outcome: 'partly',
    handler: { name: 'with-role_employee-role_employee_legal_council' },
  })
  expect((await client.post(`${at}/close`, { measure: 'Training' })).json()).toMatchObject({
    status: 'closed',
    measure: 'Training',
  })
  const mail = await api.rows('mail')
  expect(mail.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['a.devries@example.nl', 'Wij hebben uw klacht K2026-0001 ontvangen'],
    ['a.devries@example.nl', 'Antwoord op uw klacht K2026-0001'],
  ])
  expect(mail[1]?.body).toContain('Wij hebben het gesprek teruggeluisterd.')
  const actions = (await api.rows('audit_log'))
    .filter(({ entity }) => entity === 'complaint')
    .map(({ action }) => action)
  expect(actions).toEqual(['create', 'confirm', 'investigate', 'answer', 'close'])
})

test('an action that is not possible now changes nothing and sends nothing', async ({ api }) => {
  const client = api.as(legal)
  const { id } = (await client.post('/api/v4/complaint', { ...received, complainantEmail: null })).json<{
    id: number
  }>()
  const before = await api.rows('complaint')
  expect((await client.post(`/api/v4/complaint/${id}/close`)).json()).toMatchObject({
    error: expect.stringContaining('zoals die nu is'),
  })
  expect((await client.post(`/api/v4/complaint/${id}/confirm`, { by: 'email' })).json().errors).toHaveProperty('by')
  expect((await client.post(`/api/v4/complaint/${id}/answer`, {})).statusCode).toBe(400)
  expect((await api.as(['ROLE_EMPLOYEE']).post(`/api/v4/complaint/${id}/confirm`)).statusCode).toBe(403)
  expect((await client.post('/api/v4/complaint/999/confirm')).statusCode).toBe(404)
  expect(await api.rows('complaint')).toEqual(before)
  expect(await api.rows('mail')).toEqual([])
})

test('the report counts the complaints of a year', async ({ api }) => {
  const client = api.as(legal)
  const made = []
  for (const receivedAt of ['2026-11-02', '2026-11-03', '2026-12-01', '2025-05-01']) {
    made.push((await client.post('/api/v4/complaint', { ...received, receivedAt })).json<{ id: number }>().id)
  }
  await client.post(`/api/v4/complaint/${made[0]}/confirm`, { by: 'post' })
  const report = (await client.get('/api/v4/complaint/report?year=2026')).json()
  expect(report).toMatchObject({
    year: 2026,
    years: [2026, 2025],
    total: 3,
    byCategory: [{ value: 'treatment', count: 3 }],
    byMonth: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1],
    confirmed: { open: 2 },
    averageDays: null,
  })
  expect((await client.get('/api/v4/complaint/report?year=x')).statusCode).toBe(400)
})
