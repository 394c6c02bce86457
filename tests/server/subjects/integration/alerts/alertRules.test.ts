/** Rules as records: who is told, who may see and change them, and what a change does. */
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import { logCalls } from './calls.ts'
import { addCustomer, addRule, begins, mails, nextMinute, watcher } from './rules.ts'

const path = '/api/v4/api-alert-rule'

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
