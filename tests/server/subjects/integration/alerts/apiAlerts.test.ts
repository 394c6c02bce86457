/** What a rule finds, and when somebody is told. */
import { expect } from 'vitest'
import { checkAlerts } from '#server/subjects/integration/alerts/check.ts'
import { test } from '#tests/support/api.ts'
import { logCalls } from './calls.ts'
import { addCustomer, addRule, advance, begins, mails, nextMinute, watcher } from './rules.ts'

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
