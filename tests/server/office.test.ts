import { expect } from 'vitest'
import { readSettings } from '#server/config.ts'
import { siteName } from '#server/office.ts'
import { test } from '#tests/support/api.ts'

test('anyone is told who runs this, and only staff which release it is', async ({ api }) => {
  const forAnyone = (await api.anyone().get('/api/v4/office')).json()
  expect(forAnyone).toMatchObject({ name: expect.any(String), email: expect.any(String), development: true })
  expect(forAnyone).not.toHaveProperty('release')
  expect((await api.as('customer').get('/api/v4/office')).json()).toEqual(forAnyone)
  expect((await api.as('employee').get('/api/v4/office')).json()).toEqual({
    ...forAnyone,
    release: expect.stringMatching(/^\d+\.\d+\.\d+/),
  })
})

test('a session that has ended is told no release', async ({ api }) => {
  const client = api.as('employee')
  await client.get('/api/v4/office')
  await client.post('/logout', {})
  expect((await client.get('/api/v4/office')).json()).not.toHaveProperty('release')
})

test('what is set replaces the invented office whole; in production none is invented', () => {
  expect(readSettings({}).office.address).toHaveLength(2)
  expect(readSettings({ OFFICE_NAME: 'Jansen' }).office).toEqual({ name: 'Jansen', address: [], links: [] })
  const production = { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32) }
  expect(readSettings(production).office).toEqual({ address: [], links: [] })
  const given = { OFFICE_ADDRESS: 'Kade 1 | 3500 AB Utrecht', OFFICE_LINKS: 'https://a.example/x, https://b.example' }
  expect(readSettings({ ...production, ...given, SUPPORT_PHONE: '030 123' }).office).toEqual({
    address: ['Kade 1', '3500 AB Utrecht'],
    links: ['https://a.example/x', 'https://b.example'],
    phone: '030 123',
  })
})

test.each([
  ['OFFICE_ADDRESS', 'Kade 1||Utrecht'],
  ['OFFICE_LINKS', 'http://a.example'],
  ['OFFICE_LINKS', 'javascript:alert(1)'],
  ['SUPPORT_EMAIL', 'nobody'],
  ['SUPPORT_PHONE', 'call me'],
])('%s=%s is refused', (name, text) => {
  expect(() => readSettings({ [name]: text })).toThrow(`${name} must be`)
})

test.each([
  ['https://www.linkedin.com/company/x', 'LinkedIn'],
  ['https://nl.linkedin.com/company/x', 'LinkedIn'],
  ['https://www.office.example/news', 'office.example'],
])('%s is called %s', (url, name) => {
  expect(siteName(url)).toBe(name)
})
