import { expect } from 'vitest'
import { checkAlerts } from '#server/subjects/integration/alerts/check.ts'
import { test, type Api } from '#tests/support/api.ts'
import { logCalls } from './calls.ts'

const minute = 60_000
const path = '/api/v4/api-alert-rule'

const addCustomer = (api: Api, number = 'C-1') => api.create('customer', { number, company: `Bedrijf ${number}` })
const watcher = (api: Api, username = 'watcher', acl: readonly string[] = ['ROLE_EMPLOYEE', 'ROLE_API_LOG_VIEW']) =>
  api.addUser({ username, acl })

/** More than 5 % errors in at least 10 calls within 15 minutes. */
const addRule = (api: Api, more: object = {}) =>
  api.create('api-alert-rule', {
    name: 'Fouten',
    metric: 'errorShare',
    threshold: 5,
    windowMinutes: 15,
    minimumCalls: 10,
    ...more,
  })

/** Moves the clock to half past a minute. */
const advance = (api: Api, minutes = 1, seconds = 30) =>
  api.advance(minutes * minute - (api.app.now() % minute) + seconds * 1000)

/** The rules after the next minute. */
async function nextMinute(api: Api, minutes = 1) {
  advance(api, minutes)
  await api.doJob('api-alert.check', {})
  return api.rows('api_alert_rule')
}
const mails = async (api: Api) => (await api.rows('mail')).map(({ recipient, subject }) => [recipient, subject])
const begins = ['watcher@example.test', 'API-waarschuwing: Fouten']
const ends = ['watcher@example.test', 'API-waarschuwing voorbij: Fouten']

test('one mail when it begins, none while it lasts, one when it is over', async ({ api }) => {
  const { id: customerId } = await addCustomer(api)
  await addRule(api, { recipients: [await watcher(api)] })
  await logCalls(api, 95, 3, { customerId })
  expect(await nextMinute(api)).toMatchObject([{ over_since: null, last_value: { nl: '0% fouten bij 95 aanroepen' } }])
  expect(await mails(api)).toEqual([])

  await logCalls(api, 10, 2, { customerId, status: 500 })
  const [begun] = await nextMinute(api)
  expect(begun).toMatchObject({ last_value: { en: '9.5% errors in 105 calls', nl: '9,5% fouten bij 105 aanroepen' } })
  expect(begun?.over_since).not.toBeNull()
  expect(await mails(api)).toEqual([begins])
  expect(await nextMinute(api)).toMatchObject([{ over_since: begun?.over_since }])
  expect(await mails(api)).toEqual([begins])

  await logCalls(api, 300, 1, { customerId })
  expect(await nextMinute(api)).toMatchObject([{ over_since: null }])
  await nextMinute(api)
  expect(await mails(api)).toEqual([begins, ends])
  const [first] = await api.rows('mail')
  expect(String(first?.body)).toContain('Beste watcher')
  expect(String(first?.body)).toContain('Gemeten: 9,5% fouten bij 105 aanroepen')
  expect(String(first?.body)).toContain('Grens: meer dan 5% fouten, over 15 min')
  expect(String(first?.body)).toContain('/api-log/monitoring?period=1h')
})

test('a second process, at the same time or later in the minute, tells nobody anything', async ({ api }) => {
  const { id: customerId } = await addCustomer(api)
  await addRule(api, { recipients: [await watcher(api)] })
  await logCalls(api, 20, 2, { customerId, status: 500 })
  advance(api)
  const check = () => api.engine.transaction((trx) => checkAlerts(api.app, trx))
  await Promise.all([check(), check(), check()])
  const before = await api.rows('api_alert_rule')
  await check()
  expect(await api.rows('api_alert_rule')).toEqual(before)
  expect(await mails(api)).toEqual([begins])
})

test('a rule is looked at once for each minute that is complete, also when that is looked for right after it began', async ({
  api,
}) => {
  await addRule(api)
  const checkedAt = async (seconds: number, minutes = 0) => {
    advance(api, minutes, seconds)
    await api.doJob('api-alert.check', {})
    return (await api.rows('api_alert_rule'))[0]?.last_checked_at
  }
  const first = await checkedAt(1, 1)
  expect(await checkedAt(3)).toBe(first)
  const second = await checkedAt(20)
  expect(second).not.toBe(first)
  expect(await checkedAt(50)).toBe(second)
  expect(await checkedAt(1, 1)).toBe(second)
  expect(await checkedAt(1, 1)).not.toBe(second)
})

test('what was not told was not noted either: the next process does both', async ({ api }) => {
  const { id: customerId } = await addCustomer(api)
  await addRule(api, { recipients: [await watcher(api)] })
  await logCalls(api, 20, 2, { customerId, status: 500 })
  advance(api)
  const { engine, config, now, mail } = api.app
  const broken = { ...mail, queue: () => Promise.reject(new Error('full')) }
  const checked = engine.transaction((trx) => checkAlerts({ config, now, mail: broken }, trx))
  await expect(checked).rejects.toThrow('full')
  expect(await api.rows('api_alert_rule')).toMatchObject([{ over_since: null, last_checked_at: null }])
  await api.doJob('api-alert.check', {})
  expect(await mails(api)).toEqual([begins])
})

test('a rule of a customer counts its calls alone; one of nobody all calls', async ({ api }) => {
  const [loud, quiet] = [await addCustomer(api, 'C-1'), await addCustomer(api, 'C-2')]
  await addRule(api, { name: 'All' })
  await addRule(api, { name: 'Loud', customer: loud.id })
  await addRule(api, { name: 'Quiet', customer: quiet.id })
  await logCalls(api, 50, 2, { customerId: loud.id, status: 500 })
  await logCalls(api, 50, 2, { customerId: quiet.id })
  expect(await nextMinute(api)).toMatchObject([
    { name: 'All', last_value: { en: '50% errors in 100 calls' } },
    { name: 'Loud', last_value: { en: '100% errors in 50 calls' } },
    { name: 'Quiet', over_since: null, last_value: { en: '0% errors in 50 calls' } },
  ])
})

test('with fewer calls than the minimum nothing is told', async ({ api }) => {
  const { id: customerId } = await addCustomer(api)
  await addRule(api, { recipients: [await watcher(api)] })
  await logCalls(api, 9, 2, { customerId, status: 500 })
  expect(await nextMinute(api)).toMatchObject([{ over_since: null, last_value: { en: 'Too few calls: 9' } }])
  await logCalls(api, 1, 1, { customerId, status: 500 })
  await nextMinute(api)
  expect(await mails(api)).toEqual([begins])
})

test('every kind of rule measures what it says, as the page of monitoring does', async ({ api }) => {
  const { id: customerId } = await addCustomer(api)
  const rules = [
    { name: 'above', metric: 'callsAbove', threshold: 3, minimumCalls: null },
    { name: 'below', metric: 'callsBelow', threshold: 4, minimumCalls: null },
    { name: 'silence', metric: 'silence', threshold: null, minimumCalls: null, windowMinutes: 1 },
    { name: 'p95', metric: 'p95', threshold: 400 },
    { name: 'sign-ins', metric: 'failedSignIns', threshold: 3, minimumCalls: null },
  ]
  for (const rule of rules) await addRule(api, rule)
  await logCalls(api, 40, 2, { customerId, ms: 20 })
  await logCalls(api, 10, 2, { customerId, ms: 480 })
  await logCalls(api, 2, 2, { ip: '198.51.100.1' })
  await logCalls(api, 4, 2, { ip: '198.51.100.2' })
  const rows = await nextMinute(api)
  const { total } = (await api.as('admin').get('/api/v4/api-log/monitoring?period=1h')).json()
  expect(total).toMatchObject({ calls: 56 })
  expect(rows.map(({ name, over_since, last_value }) => [name, over_since !== null, last_value])).toMatchObject([
    ['above', true, { en: '3.73 calls per minute' }],
    ['below', true, { en: '3.73 calls per minute' }],
    ['silence', true, { en: '0 calls' }],
    ['p95', true, { en: `p95 of ${total.p95} ms in 56 calls` }],
    ['sign-ins', true, { en: '4 failed sign-ins from 198.51.100.2' }],
  ])
})

test('calls older than the window do not count, also in one longer than figures per minute are kept', async ({
  api,
}) => {
  const { id: customerId } = await addCustomer(api)
  await addRule(api, { name: 'short' })
  await addRule(api, { name: 'long', windowMinutes: 1440 })
  await logCalls(api, 20, 20, { customerId, status: 500 })
  expect(await nextMinute(api)).toMatchObject([
    { name: 'short', last_value: { en: 'Too few calls: 0' } },
    { name: 'long', last_value: { en: '100% errors in 20 calls' } },
  ])
  await api.doJob('api-log.tidy', {})
  expect((await nextMinute(api, 1400))[1]).toMatchObject({ last_value: { en: '100% errors in 20 calls' } })
  expect((await nextMinute(api, 60))[1]).toMatchObject({ over_since: null })
})

test('only who is active, and may see all that is counted, is written to, in their own language', async ({ api }) => {
  const { id: customerId } = await addCustomer(api)
  const other = await addCustomer(api, 'C-2')
  const seen = ['ROLE_API_LOG_VIEW']
  const told = [
    await watcher(api),
    await watcher(api, 'gone'),
    await watcher(api, 'without', ['ROLE_EMPLOYEE']),
    await watcher(api, 'french'),
    await watcher(api, 'client', ['ROLE_CUSTOMER', ...seen]),
    await watcher(api, 'stranger', ['ROLE_CUSTOMER', ...seen]),
  ]
  const link = 'insert into app_user_customers (owner_id, target_id) values ($1, $2)'
  await api.engine.query({ text: link, values: [told[4], customerId] })
  await api.engine.query({ text: link, values: [told[5], other.id] })
  await api.engine.query({ text: `update app_user set locale = 'fr' where username = 'french'` })
  await addRule(api)
  await addRule(api, { name: 'Klant', customer: customerId })
  // The state after somebody lost a right since the rule was made.
  await api.engine.query({
    text: 'insert into api_alert_rule_recipients select r.id, u from api_alert_rule r, unnest($1::bigint[]) as u',
    values: [told],
  })
  await api.engine.query({ text: `update app_user set active = false where username = 'gone'` })
  await logCalls(api, 20, 2, { customerId, status: 500 })
  await nextMinute(api)
  expect((await mails(api)).sort()).toEqual([
    ['client@example.test', 'API-waarschuwing: Klant'],
    ['french@example.test', 'Alerte API : Fouten'],
    ['french@example.test', 'Alerte API : Klant'],
    ['watcher@example.test', 'API-waarschuwing: Fouten'],
    ['watcher@example.test', 'API-waarschuwing: Klant'],
  ])
})

test('who may not see the calls of a rule cannot be chosen, and by losing the right stands in the way of nothing', async ({
  api,
}) => {
  const { id: customer } = await addCustomer(api)
  const client = await watcher(api, 'client', ['ROLE_CUSTOMER', 'ROLE_API_LOG_VIEW'])
  const link = 'insert into app_user_customers (owner_id, target_id) values ($1, $2)'
  await api.engine.query({ text: link, values: [client, customer] })
  const without = await watcher(api, 'without', ['ROLE_EMPLOYEE'])
  const admin = api.as('admin')
  const body = { name: 'A', metric: 'silence', windowMinutes: 5 }
  const refused = await admin.post(path, { ...body, recipients: [without, client, await watcher(api)] })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().errors.recipients[0]).toMatch(/: client, without\.$/)
  expect(await api.rows('api_alert_rule')).toEqual([])

  const rule = await api.create('api-alert-rule', { ...body, customer, recipients: [client] })
  const forAll = await admin.put(`${path}/${rule.id}`, { customer: null, _version: 1 })
  expect(Object.keys(forAll.json().errors)).toEqual(['recipients'])
  await api.engine.query({ text: `update app_user set roles = '{}' where id = $1`, values: [client] })
  expect((await admin.put(`${path}/${rule.id}`, { name: 'B', _version: 1 })).statusCode).toBe(200)
  expect(await api.rows('api_alert_rule')).toMatchObject([{ name: 'B', customer_id: customer }])
})

test('what the server notes is no change: a form that was open saves, and the history has only people', async ({
  api,
}) => {
  const { id: customerId } = await addCustomer(api)
  const rule = await addRule(api)
  await logCalls(api, 20, 2, { customerId, status: 500 })
  expect(await nextMinute(api)).toMatchObject([{ version: 1, over_since: expect.any(String) }])
  const admin = api.as('admin')
  const renamed = await admin.put(`${path}/${rule.id}`, { name: 'Storingen', _version: rule._version })
  expect(renamed.statusCode).toBe(200)
  expect(renamed.json()).toMatchObject({ name: 'Storingen', overSince: expect.any(String) })
  const changes = async () =>
    (await api.rows('audit_log')).filter(({ entity }) => entity === 'api-alert-rule').map(({ changes: one }) => one)
  expect((await changes()).slice(1)).toEqual([{ name: { from: 'Fouten', to: 'Storingen' } }])

  const raised = await admin.put(`${path}/${rule.id}`, { threshold: 50, _version: 2 })
  expect(raised.json()).toMatchObject({ threshold: 50, overSince: null, lastValue: null, lastCheckedAt: null })
  expect((await changes()).slice(2)).toEqual([{ threshold: { from: 5, to: 50 } }])
})

test('a rule that is switched off is not looked at, and says nothing of when it was on', async ({ api }) => {
  const { id: customerId } = await addCustomer(api)
  const rule = await addRule(api, { recipients: [await watcher(api)] })
  await logCalls(api, 20, 2, { customerId, status: 500 })
  await nextMinute(api)
  await api.as('admin').put(`${path}/${rule.id}`, { active: false, _version: 1 })
  expect(await nextMinute(api)).toMatchObject([{ active: false, over_since: null, last_checked_at: null }])
  expect(await mails(api)).toEqual([begins])
})

test.for([
  ['threshold', 'no share is above 100 %', { threshold: 100 }],
  ['threshold', 'durations are not told apart above that', { metric: 'p95', threshold: 5000 }],
  ['threshold', 'none is none', { metric: 'silence', minimumCalls: null }],
  ['minimumCalls', 'they are counted themselves', { metric: 'failedSignIns' }],
  ['threshold', 'a limit is needed', { threshold: null }],
  ['minimumCalls', 'a share is of something', { minimumCalls: null }],
  ['windowMinutes', 'a day at most', { windowMinutes: 1441 }],
  ['overSince', 'the server says that', { overSince: '2026-01-01T00:00:00.000Z' }],
] as const)('%s is refused: %s', async ([field, , more], { api }) => {
  const body = { name: 'A', metric: 'errorShare', threshold: 5, windowMinutes: 15, minimumCalls: 10, ...more }
  const answer = await api.as('admin').post(path, body)
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().errors)).toEqual([field])
  expect(await api.rows('api_alert_rule')).toEqual([])
})

test('a change of what is measured is held to the limit of that', async ({ api }) => {
  const { id } = await addRule(api, { metric: 'p95', threshold: 800 })
  const answer = await api.as('admin').put(`${path}/${id}`, { metric: 'errorShare', _version: 1 })
  expect(answer.statusCode).toBe(400)
  expect(await api.rows('api_alert_rule')).toMatchObject([{ metric: 'p95', threshold: 800 }])
})

test('who sees the log sees the rules, a customer its own without whom they tell; settings are needed to change them', async ({
  api,
}) => {
  const { id: customer } = await addCustomer(api)
  const own = await addRule(api, { name: 'Own', customer, recipients: [await watcher(api)] })
  await addRule(api, { name: 'All' })
  const names = async (client: ReturnType<Api['as']>) =>
    (await client.get(`${path}?_order[name]=asc`)).json<{ items: { name: string }[] }>().items.map(({ name }) => name)
  const viewer = api.as(['ROLE_EMPLOYEE', 'ROLE_API_LOG_VIEW'])
  const client = api.as(['ROLE_CUSTOMER', 'ROLE_API_LOG_VIEW'], { customerIds: [customer] })
  expect(await names(viewer)).toEqual(['All', 'Own'])
  expect(await names(client)).toEqual(['Own'])
  expect((await viewer.get(`${path}/${own.id}`)).json()).toMatchObject({ recipients: [{ name: 'watcher' }] })
  expect((await client.get(`${path}/${own.id}`)).json()).not.toHaveProperty('recipients')
  for (const refused of [viewer, client, api.as(['ROLE_EMPLOYEE', 'ROLE_SETTINGS'])]) {
    expect((await refused.put(`${path}/${own.id}`, { name: 'Mine', _version: 1 })).statusCode).toBe(403)
    expect((await refused.delete(`${path}/${own.id}`)).statusCode).toBe(403)
  }
  expect((await api.as(['ROLE_EMPLOYEE', 'ROLE_SETTINGS']).get(path)).statusCode).toBe(403)
  expect((await api.rows('api_alert_rule')).map(({ name }) => name)).toEqual(['Own', 'All'])
})

test('a customer with a rule stays; an employee who goes is told nothing any more', async ({ api }) => {
  const { id: customer } = await addCustomer(api)
  const user = await watcher(api)
  await addRule(api, { customer, recipients: [user] })
  expect((await api.as('admin').delete(`/api/v4/customer/${customer}`)).statusCode).toBe(400)
  expect((await api.as('admin').delete(`/api/v4/users/${user}`)).statusCode).toBeLessThan(300)
  expect(await api.rows('api_alert_rule')).toMatchObject([{ customer_id: customer }])
  expect(await api.rows('api_alert_rule_recipients')).toEqual([])
})
