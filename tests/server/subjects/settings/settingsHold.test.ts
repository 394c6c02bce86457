/** Effects of settings elsewhere: numbers, terms, sessions, second factors, retention, messages. */
import { expect } from 'vitest'
import { officeSamples, senderOf } from '#server/subjects/templates/sender.ts'
import { test, type Api } from '#tests/support/api.ts'
import { createClient } from '#tests/support/client.ts'
import { config } from '#tests/support/server.ts'

const day = 86_400_000
const minute = 60_000
const set = async (api: Api, values: object) =>
  expect((await api.as('settings').put('/api/v4/setting', { values })).statusCode).toBe(200)

async function enter(api: Api, userId: number) {
  const from = { address: '192.0.2.7', userAgent: '' }
  return createClient(api.app, { sid: await api.engine.transaction((trx) => api.app.sessions.open(trx, userId, from)) })
}

test('customer numbers begin as is set, after the highest that begins so', async ({ api }) => {
  await api.create('customer', { number: 'C-2040', company: 'Bol' })
  await set(api, { 'numbering.customerPrefix': 'DEB', 'numbering.customerFirst': 500 })
  const next = async () => (await api.as('admin').get('/api/v4/customer/number')).json<{ number: string }>().number
  expect(await next()).toBe('DEB500')
  await api.create('customer', { number: 'DEB0731', company: 'Smit' })
  await api.create('customer', { number: 'DEB-9000', company: 'Jansen' })
  expect(await next()).toBe('DEB732')
})

test('a beginning that no customer number may have is refused', async ({ api }) => {
  for (const wrong of ['c-', 'K.', '1-', 'TOOLONGER']) {
    const answer = await api.as('settings').put('/api/v4/setting', { values: { 'numbering.customerPrefix': wrong } })
    expect(answer.statusCode, wrong).toBe(400)
  }
  expect(await api.rows('setting')).toEqual([])
})

test('the term of an answer to a complaint is the office’s own; that of its confirmation is the law’s', async ({
  api,
}) => {
  await set(api, { 'complaint.answerDays': 5 })
  const received = {
    receivedAt: '2026-11-20',
    channel: 'email',
    complainant: 'debtor',
    complainantName: 'A. de Vries',
    complainantEmail: 'a.devries@example.nl',
    subject: 'Toon',
    category: 'treatment',
  }
  const answer = await api.as(['ROLE_EMPLOYEE', 'ROLE_EMPLOYEE_LEGAL_COUNCIL']).post('/api/v4/complaint', received)
  expect(answer.json()).toMatchObject({ confirmationDue: '2026-11-24', answerDue: '2026-11-27' })
})

test('a session ends after as many idle minutes as is set, and is no longer listed', async ({ api }) => {
  await set(api, { 'security.sessionIdle': 15 })
  const jan = await api.addUser({ username: 'jan' })
  const [used, left] = [await enter(api, jan), await enter(api, jan)]
  const isIn = async (client: typeof used) => (await client.get('/api/v3/user/get')).statusCode === 200
  api.advance(10 * minute)
  expect(await isIn(used)).toBe(true)
  api.advance(10 * minute)
  expect(await isIn(used)).toBe(true)
  expect((await used.get('/api/v4/users/me/sessions')).json()).toMatchObject({ items: [{ isCurrent: true }] })
  expect(await isIn(left)).toBe(false)
})

test('more idle minutes than the server allows are not given', async ({ api }) => {
  await set(api, { 'security.sessionIdle': 720 })
  const jan = await enter(api, await api.addUser({ username: 'jan' }))
  api.advance(config.sessionIdle + minute)
  expect((await jan.get('/api/v3/user/get')).statusCode).toBe(403)
})

test('a second factor is asked of those the setting names, from the next request on', async ({ api }) => {
  const employee = await enter(api, await api.addUser({ username: 'jan', acl: ['ROLE_EMPLOYEE'] }))
  const customer = await enter(api, await api.addUser({ username: 'piet', acl: ['ROLE_CUSTOMER'] }))
  const asked = async () =>
    Promise.all([employee, customer].map(async (one) => (await one.get('/api/v3/user/get')).json().mustEnrol))
  expect(await asked()).toEqual([false, false])
  await set(api, { 'security.twoFactor': 'employees' })
  expect(await asked()).toEqual([true, false])
  expect((await employee.get('/api/v4/country')).statusCode).toBe(403)
  await api.engine.query({ text: `update setting set value = '"all"' where key = 'security.twoFactor'` })
  expect(await asked()).toEqual([true, true])
})

test('calls are forgotten after as many days as is set', async ({ api }) => {
  await set(api, { 'retention.apiLogDays': 7 })
  const at = (ago: number) => new Date(api.app.now() - ago).toISOString()
  await api.engine.query({
    text: `insert into api_log (at, ip, method, path, type, status, duration_ms)
      select unnest($1::timestamptz[]), '192.0.2.1', 'GET', '/api/v4/file', 'file', 200, 3`,
    values: [[at(6 * day), at(8 * day)]],
  })
  await api.doJob('api-log.tidy', {})
  expect(await api.rows('api_log')).toHaveLength(1)
})

test('who read what is forgotten after as many days as is set', async ({ api }) => {
  await set(api, { 'retention.readLogDays': 30 })
  const at = (ago: number) => new Date(api.app.now() - ago).toISOString()
  const young = at(29 * day)
  await api.engine.query({
    text: `insert into read_log (at, action, entity, properties, record_ids, record_count)
      select unnest($1::timestamptz[]), 'read', 'customer', '{iban}', '{1}', 1`,
    values: [[young, at(31 * day)]],
  })
  await api.doJob('api-log.tidy', {})
  const left = (await api.rows('read_log')).map((row) => new Date(String(row.at)).toISOString())
  expect(left).toEqual([young])
})

test('messages tell the opening hours and the page about us', async ({ api }) => {
  await set(api, { 'office.openingHours': 'ma-vr 9-17', 'office.infoUrl': 'https://jansen.example/i' })
  expect(officeSamples(await senderOf(config, api.engine))).toMatchObject({
    'office.openingHours': 'ma-vr 9-17',
    'office.infoUrl': 'https://jansen.example/i',
  })
})
