import { expect } from 'vitest'
import { secretSetting, settingValue } from '#server/foundation/storedSettings.ts'
import { config } from '#tests/support/server.ts'
import { test, type Api } from '#tests/support/api.ts'

type Item = { key: string; title: string; value: unknown; fallback: unknown; isSet: boolean; changedAt: string | null }
const path = '/api/v4/setting'

const itemsOf = async (api: Api) => (await api.as('settings').get(path)).json<{ items: Item[] }>().items
const itemOf = async (api: Api, key: string) => (await itemsOf(api)).find((item) => item.key === key)
const put = (api: Api, values: object, seen: object = {}) => api.as('settings').put(path, { values, seen })
const errorsOf = async (api: Api, values: object) =>
  (await put(api, values)).json<{ errors: Record<string, string[]> }>().errors

test('settings are worded in the reader’s language and hold by themselves until somebody sets one', async ({ api }) => {
  const answer = await api.as('settings').get(path, { headers: { 'accept-language': 'fr' } })
  const { items, groups } = answer.json<{ items: Item[]; groups: { name: string; title: string }[] }>()
  expect(groups[0]).toEqual({ name: 'office', title: 'Bureau' })
  expect(items.find(({ key }) => key === 'sending.windowFrom')).toMatchObject({
    title: 'Contact à partir de',
    value: null,
    fallback: '07:00',
    isSet: false,
  })
  expect(await settingValue(api.engine, 'sending.windowFrom')).toBe('07:00')
})

test('lines are told as a list, set or not', async ({ api }) => {
  const links = ['https://linkedin.example/a', 'https://mastodon.example/b']
  await put(api, { 'office.links': links, 'finance.payoutMinimum': 10_00 })
  const items = await itemsOf(api)
  const told = (key: string) => items.find((item) => item.key === key)
  expect(told('office.links')).toMatchObject({ value: links, fallback: expect.any(Array) })
  expect(told('office.address')).toMatchObject({ value: null, fallback: expect.any(Array) })
  expect(told('finance.payoutMinimum')?.value).toBe(10_00)
})

test('a setting is changed, told with who and when, and taken back', async ({ api }) => {
  const answer = await put(api, { 'office.name': '  Jansen Incasso ', 'finance.payoutMinimum': 10_00 })
  expect(answer.statusCode).toBe(200)
  expect(await itemOf(api, 'office.name')).toMatchObject({
    value: 'Jansen Incasso',
    isSet: true,
    changedBy: { name: 'settings' },
  })
  expect(await settingValue(api.engine, 'finance.payoutMinimum')).toBe(10_00)

  await put(api, { 'office.name': null })
  expect(await itemOf(api, 'office.name')).toMatchObject({ value: null, isSet: false })
  const history = await api.as('settings').get(`${path}/history?key=office.name`)
  expect(history.json()).toMatchObject({
    total: 2,
    items: [
      { from: 'Jansen Incasso', to: null, by: { name: 'settings' }, onBehalfOf: null },
      { from: null, to: 'Jansen Incasso' },
    ],
  })
})

test('what does not change leaves no line of history', async ({ api }) => {
  await put(api, { 'wki.registrationNumber': 'W-1' })
  await put(api, { 'wki.registrationNumber': 'W-1', 'wki.validUntil': null })
  const lines = (await api.rows('audit_log')).filter(({ entity }) => entity === 'setting')
  expect(lines).toHaveLength(1)
})

test('each wrong value is refused at its own key, and nothing of the whole is kept', async ({ api }) => {
  const wrong = {
    'office.name': 'Kept back',
    'office.trustIban': 'NL91ABNA0417164301',
    'office.links': ['https://a.example', 'javascript:alert(1)'],
    'office.email': 'nobody',
    'wki.validUntil': '2026-02-30',
    'sending.smsSender': 'Te lange afzender',
    'sending.windowFrom': '06:30',
    'finance.payoutMinimum': -1,
    'finance.dayCount': 'act360',
    'no.such': 'x',
  }
  const { 'office.name': _, ...refused } = wrong
  expect(Object.keys(await errorsOf(api, wrong)).sort()).toEqual(Object.keys(refused).sort())
  expect(await api.rows('setting')).toEqual([])
})

test('the contact window ends after it begins, whichever of the two is changed', async ({ api }) => {
  await put(api, { 'sending.windowFrom': '09:00' })
  expect(await errorsOf(api, { 'sending.windowUntil': '08:00' })).toHaveProperty(['sending.windowUntil'])
  expect(await errorsOf(api, { 'sending.windowFrom': '20:00' })).toHaveProperty(['sending.windowUntil'])
  expect(await settingValue(api.engine, 'sending.windowFrom')).toBe('09:00')
})

test('a secret is written and never told: not by the list, not by the history, not by the table', async ({ api }) => {
  const secret = 'sk_live_0123456789'
  const answer = await put(api, { 'sending.smsKey': secret })
  const history = await api.as('settings').get(`${path}/history?key=sending.smsKey`)
  expect(await itemOf(api, 'sending.smsKey')).toMatchObject({ value: null, isSet: true })
  expect(history.json()).toMatchObject({ items: [{ from: null, to: '***' }] })
  const kept = JSON.stringify([await api.rows('setting'), await api.rows('audit_log'), api.log])
  expect(answer.body + history.body + kept).not.toContain(secret)
  expect(await secretSetting(api.engine, config, 'sending.smsKey')).toBe(secret)
  expect(
    await secretSetting(api.engine, { ...config, sessionSecret: 'x'.repeat(32) }, 'sending.smsKey'),
  ).toBeUndefined()
})

test('what somebody else changed meanwhile is not overwritten', async ({ api }) => {
  const seen = { 'office.name': null }
  await put(api, { 'office.name': 'First' }, seen)
  const second = await put(api, { 'office.name': 'Second' }, seen)
  expect(second.statusCode).toBe(400)
  expect(second.json()).toHaveProperty(['errors', 'office.name'])
  expect(await settingValue(api.engine, 'office.name')).toBe('First')
})

test('the footer tells what was set, and nothing invented beside it', async ({ api }) => {
  const office = async () => (await api.anyone().get('/api/v4/office')).json()
  expect(await office()).toMatchObject({ name: 'Dossier Incasso' })
  await put(api, { 'office.name': 'Jansen', 'office.links': ['https://linkedin.example/jansen'] })
  expect(await office()).toEqual({
    name: 'Jansen',
    address: [],
    development: true,
    links: [{ name: 'LinkedIn', url: 'https://linkedin.example/jansen' }],
  })
})

test.for(['employee', 'customer', 'nobody'])('%s neither reads nor changes settings', async (who, { api }) => {
  const refused = [
    await api.as(who).get(path),
    await api.as(who).get(`${path}/history?key=office.name`),
    await api.as(who).put(path, { values: { 'office.name': 'Mine' } }),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
  expect(await api.rows('setting')).toEqual([])
})
