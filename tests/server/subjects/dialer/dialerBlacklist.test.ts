import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'

const path = '/api/v4/dialer-blacklist'
const paste = (api: Api, phones: readonly string[], rest: object = {}) =>
  api.as('settings').post(`${path}/paste`, { phones, reason: 'request', ...rest })
const check = async (api: Api, phone: string) => (await api.as('employee').post(`${path}/check`, { phone })).json()

test('pasted numbers are normalised, and each line is told what became of it', async ({ api }) => {
  await api.create('dialer-blacklist', { phone: '+31612340001', reason: 'lawyer' })
  const answer = await paste(api, ['0612340001', '06-1234 0002', '', '0031612340002', '+31612340003', 'bel mij'])
  expect(answer.json()).toEqual({
    added: 2,
    lines: [
      { line: 1, typed: '0612340001', phone: '+31612340001', outcome: 'known' },
      { line: 2, typed: '06-1234 0002', phone: '+31612340002', outcome: 'added' },
      { line: 4, typed: '0031612340002', phone: '+31612340002', outcome: 'repeated' },
      { line: 5, typed: '+31612340003', phone: '+31612340003', outcome: 'added' },
      { line: 6, typed: 'bel mij', phone: null, outcome: 'invalid' },
    ],
  })
  const rows = await api.rows('dialer_blacklist')
  expect(rows.map(({ phone, reason }) => [phone, reason])).toEqual([
    ['+31612340001', 'lawyer'],
    ['+31612340002', 'request'],
    ['+31612340003', 'request'],
  ])
  const lines = (await api.rows('audit_log')).filter(({ entity }) => entity === 'dialer-blacklist')
  expect(lines.map(({ action, record_id }) => [action, record_id])).toEqual(rows.map(({ id }) => ['create', id]))
})

test('a number is blocked however it is written, and only on the days it is', async ({ api }) => {
  await paste(api, ['0612340001'], { from: '2000-01-01', until: '2199-12-31' })
  await paste(api, ['0612340002'], { until: '2000-01-01' })
  await paste(api, ['0612340003'], { from: '2199-01-01' })
  for (const phone of ['06 12 34 00 01', '+31612340001', '0031612340001']) {
    expect(await check(api, phone)).toEqual({
      phone: '+31612340001',
      blocked: true,
      reason: 'request',
      from: '2000-01-01',
      until: '2199-12-31',
    })
  }
  expect(await check(api, '0612340002')).toEqual({ phone: '+31612340002', blocked: false })
  expect(await check(api, '0612340003')).toMatchObject({ blocked: false })
  expect(await check(api, 'niemand')).toMatchObject({ errors: { phone: [expect.any(String)] } })
})

test('a number on the list, and an end before the beginning, are refused at their fields', async ({ api }) => {
  const number = { phone: '+31612340001', reason: 'other' }
  const { id } = await api.create('dialer-blacklist', { ...number, from: '2026-05-01' })
  const again = await api.as('settings').post(path, number)
  expect(again.json()).toMatchObject({ errors: { phone: [expect.any(String)] } })
  const update = await api.as('settings').put(`${path}/${id}`, { until: '2026-04-30', _version: 1 })
  expect(update.json()).toMatchObject({ errors: { until: [expect.any(String)] } })
  const bulk = await paste(api, ['0612340009'], { from: '2026-05-01', until: '2026-04-30' })
  expect([bulk.statusCode, (await api.rows('dialer_blacklist')).length]).toEqual([400, 1])
})

test('more than 1,000 numbers at once are refused whole', async ({ api }) => {
  const phones = Array.from({ length: 1001 }, (_, index) => `+3161${String(index).padStart(7, '0')}`)
  expect((await paste(api, phones)).statusCode).toBe(400)
  expect(await api.rows('dialer_blacklist')).toEqual([])
})

test('staff may ask, only settings admins may add', async ({ api }) => {
  expect((await api.as('employee').post(`${path}/paste`, { phones: ['0612340001'], reason: 'other' })).statusCode).toBe(
    403,
  )
  expect((await api.as('customer').post(`${path}/check`, { phone: '0612340001' })).statusCode).toBe(403)
  expect(await api.rows('dialer_blacklist')).toEqual([])
})
