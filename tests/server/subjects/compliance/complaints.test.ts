import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { dayOf } from '#domain/time/day.ts'
import { fillReferenceData } from '#server/seed/reference/fill.ts'
import { absentId } from '#tests/support/absentId.ts'
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

/** Sets the clock of the server to noon of that day. */
const onTheDay = (api: Api, day: string) => api.advance(Date.parse(`${day}T12:00:00Z`) - api.app.now())

async function addHolidays(api: Api) {
  const country = (await api.create('country', { code: 'NL', name: { nl: 'Nederland' } })).id
  for (const date of ['2026-12-25', '2026-12-26', '2027-01-01']) {
    await api.create('holiday', { date, country, name: { nl: 'Feestdag' }, isStatutory: true })
  }
}

/** Fills in the facts of the office for the confirmation. */
async function setOffice(api: Api, left: readonly string[] = []) {
  const values = {
    'office.name': 'Kantoor Zuid',
    'office.address': ['Plein 1', '3511 AA Utrecht'],
    'wki.registrationNumber': '12345',
    'complaint.bodyUrl': 'https://geschillen.example/klacht',
    'complaint.email': 'klachten@kantoor.example',
  }
  for (const [key, value] of Object.entries(values)) {
    const text = `insert into setting (key, value, changed_at) values ($1, $2::jsonb, now())
      on conflict (key) do update set value = excluded.value`
    await api.engine.query({ text, values: [key, JSON.stringify(left.includes(key) ? null : value)] })
  }
}

async function confirmationTemplate(api: Api) {
  await fillReferenceData(api.engine, new Date(api.app.now()))
  const row = (await api.rows('email_template')).find(({ code }) => code === 'klacht-ontvangen')
  const answer = await api.as('admin').get(`/api/v4/email/template/${row?.id}`)
  return answer.json<{ id: number; _version: number; subject: object; body: Record<string, string> }>()
}

test('a complaint gets its number and its terms, in working days', async ({ api }) => {
  onTheDay(api, '2026-12-24')
  await addHolidays(api)
  const first = await api.as(legal).post('/api/v4/complaint', received)
  expect(first.json()).toMatchObject({
    number: 'K2026-0001',
    status: 'new',
    confirmationDue: '2026-12-29',
    answerDue: '2027-01-18',
  })
  const second = await api.as(legal).post('/api/v4/complaint', { ...received, receivedAt: '2026-12-23' })
  expect(second.json()).toMatchObject({ number: 'K2026-0002', confirmationDue: '2026-12-28' })
  const { id, _version } = second.json<{ id: number; _version: number }>()
  const moved = await api.as(legal).put(`/api/v4/complaint/${id}`, { _version, receivedAt: '2026-12-22' })
  expect(moved.json()).toMatchObject({ number: 'K2026-0002', confirmationDue: '2026-12-24' })
})

test('a complaint is kept: nobody deletes one', async ({ api }) => {
  onTheDay(api, '2026-12-24')
  const { id } = (await api.as(legal).post('/api/v4/complaint', received)).json<{ id: number }>()
  expect((await api.as('admin').delete(`/api/v4/complaint/${id}`)).statusCode).toBe(404)
  expect((await api.as('admin').post('/api/v4/complaint/bulk-delete', { ids: [id] })).statusCode).toBe(404)
  expect(await api.rows('complaint')).toHaveLength(1)
})

test('receipt is not in the future, not years back, and stays where it is once its confirmation is late or sent', async ({
  api,
}) => {
  onTheDay(api, '2026-11-23')
  const add = (receivedAt: string) => api.as(legal).post('/api/v4/complaint', { ...received, receivedAt })
  for (const day of ['2026-11-24', '2062-11-20', '2016-11-20'])
    expect([day, Object.keys((await add(day)).json().errors)]).toEqual([day, ['receivedAt']])
  expect(await api.rows('complaint')).toEqual([])

  const { id } = (await add('2026-11-20')).json<{ id: number }>()
  const move = async (receivedAt: string) => {
    const { _version } = (await api.as(legal).get(`/api/v4/complaint/${id}`)).json<{ _version: number }>()
    return (await api.as(legal).put(`/api/v4/complaint/${id}`, { _version, receivedAt })).statusCode
  }
  expect(await move('2026-11-24')).toBe(400)
  expect(await move('2026-11-19')).toBe(200)
  onTheDay(api, '2026-11-30')
  expect(await move('2026-11-30')).toBe(400)
  onTheDay(api, '2026-11-23')
  await api.as(legal).post(`/api/v4/complaint/${id}/confirm`, { by: 'post' })
  expect(await move('2026-11-20')).toBe(400)
  expect(await api.rows('complaint')).toMatchObject([{ received_at: '2026-11-19' }])
})

test('nobody sets state or terms by hand', async ({ api }) => {
  onTheDay(api, '2026-12-24')
  const refused = await api
    .as(legal)
    .post('/api/v4/complaint', { ...received, status: 'closed', confirmationDue: '2030-01-01' })
  expect(Object.keys(refused.json().errors).sort()).toEqual(['confirmationDue', 'status'])
  expect(await api.rows('complaint')).toEqual([])
})

test('from receipt to the end: mails, moments, and who did it', async ({ api }) => {
  onTheDay(api, '2026-12-24')
  await fillReferenceData(api.engine, new Date(api.app.now()))
  await setOffice(api)
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

test('receipt is confirmed in the wording and the language of the office', async ({ api }) => {
  onTheDay(api, '2026-12-24')
  const { id, _version, subject, body } = await confirmationTemplate(api)
  await setOffice(api)
  const own = {
    _version,
    subject: { ...subject, fr: 'Réclamation {{complaint.number}}' },
    body: { ...body, fr: `<p>Bonjour à vous {{complaint.name}} !</p>${body.fr}` },
  }
  expect((await api.as('admin').put(`/api/v4/email/template/${id}`, own)).statusCode).toBe(200)
  const complaint = { ...received, complainantName: 'A. <b>de Vries</b>', language: 'fr' }
  const made = (await api.as(legal).post('/api/v4/complaint', complaint)).json<{ id: number }>()
  await api.as(legal).post(`/api/v4/complaint/${made.id}/confirm`, { by: 'email' })
  const [mail] = await api.rows('mail')
  expect(mail).toMatchObject({ recipient: 'a.devries@example.nl', subject: 'Réclamation K2026-0001' })
  const says = ['Bonjour à vous A. <b>de Vries</b> !', 'K2026-0001', '18 janvier 2027', 'klachten@kantoor.example']
  const footer = ['Kantoor Zuid, Plein 1, 3511 AA Utrecht', '12345', 'https://geschillen.example/klacht']
  for (const words of [...says, ...footer]) expect(mail?.body).toContain(words)
  expect(mail?.html).toContain('A. &lt;b&gt;de Vries')
})

test('what the template names and the office has not set is asked for, and nothing is sent', async ({ api }) => {
  onTheDay(api, '2026-12-24')
  await confirmationTemplate(api)
  await setOffice(api, ['wki.registrationNumber', 'complaint.bodyUrl'])
  const client = api.as(legal)
  const { id } = (await client.post('/api/v4/complaint', received)).json<{ id: number }>()
  const refused = await client.post(`/api/v4/complaint/${id}/confirm`, { by: 'email' })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().errors.by[0]).toContain('Registratienummer, Website van de geschilleninstantie.')
  expect(await api.rows('mail')).toEqual([])
  expect(await api.rows('complaint')).toMatchObject([{ status: 'new' }])
  expect((await client.post(`/api/v4/complaint/${id}/confirm`, { by: 'post' })).statusCode).toBe(200)
})

test.for([
  ['complaint.number', 'number'],
  ['complaint.answerDue', 'term'],
  ['office.footer', 'dispute'],
])('the template of the confirmation keeps %s in every language', async ([name], { api }) => {
  const { id, _version, body } = await confirmationTemplate(api)
  const before = await api.rows('email_template')
  const without = { ...body, en: body.en?.replaceAll(`{{${name}}}`, 'soon') }
  const refused = await api.as('admin').put(`/api/v4/email/template/${id}`, { _version, body: without })
  expect(Object.keys(refused.json().errors)).toEqual(['body.en'])
  expect(refused.json().errors['body.en'][0]).toContain(`{{${name}}}`)
  expect(await api.rows('email_template')).toEqual(before)
})

test('the template of the confirmation stays what the program finds, and names only what a complaint has', async ({
  api,
}) => {
  const { id, _version, body } = await confirmationTemplate(api)
  const before = await api.rows('email_template')
  const put = async (values: object) =>
    Object.keys((await api.as('admin').put(`/api/v4/email/template/${id}`, { _version, ...values })).json().errors)
  expect(await put({ active: false })).toEqual(['active'])
  expect(await put({ code: 'klacht', type: 'manual', fileType: 'company' })).toEqual(['code', 'type', 'fileType'])
  expect(await put({ body: { ...body, nl: `${body.nl}<p>Dossier {{file.number}}</p>` } })).toEqual(['body.nl'])
  expect(await api.rows('email_template')).toEqual(before)
  expect((await api.as('admin').post(`/api/v4/email/template/${id}/copy`, {})).statusCode).toBe(201)
})

test.for([
  ['as it was made', 1, []],
  ['as the office worded it, which it keeps', 3, ['klacht-ontvangen-vorige-']],
] as const)(
  'a database from before gets the template for complaints in the place of that for files: %s',
  async ([, version, kept], { api }) => {
    await confirmationTemplate(api)
    const old = { nl: '<p>Dossier {{file.number}}, {{file.caseManager.name}}</p>' }
    await api.engine.query({
      text: `update email_template set body = $1::jsonb, version = $2 where code = 'klacht-ontvangen'`,
      values: [JSON.stringify(old), version],
    })
    await api.engine.query({ text: `delete from template_variable where category = 'complaint'` })
    for (const text of readFileSync('server/db/migrations/0033-complaint-template.sql', 'utf8').split(/;\n\n/))
      await api.engine.query({ text })
    await setOffice(api)
    const { id } = (
      await api.as(legal).post('/api/v4/complaint', { ...received, receivedAt: dayOf(api.app.now()) })
    ).json<{
      id: number
    }>()
    expect((await api.as(legal).post(`/api/v4/complaint/${id}/confirm`, { by: 'email' })).statusCode).toBe(200)
    expect((await api.rows('mail'))[0]?.body).toContain('A. de Vries')
    const others = (await api.rows('email_template')).filter(({ body }) => JSON.stringify(body) === JSON.stringify(old))
    expect(others.map(({ code }) => String(code).replace(/[0-9]+$/, ''))).toEqual(kept)
  },
)

test('an action that is not possible now changes nothing and sends nothing', async ({ api }) => {
  onTheDay(api, '2026-12-24')
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
  expect((await client.post(`/api/v4/complaint/${absentId}/confirm`)).statusCode).toBe(404)
  expect(await api.rows('complaint')).toEqual(before)
  expect(await api.rows('mail')).toEqual([])
})

test('the report counts the complaints of a year', async ({ api }) => {
  onTheDay(api, '2026-12-24')
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
