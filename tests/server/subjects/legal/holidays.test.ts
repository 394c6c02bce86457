import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'

const generate = (api: Api, year: unknown, who = 'settings') => api.as(who).post('/api/v4/holiday/generate', { year })
const addCountry = (api: Api) => api.create('country', { code: 'NL', name: { nl: 'Nederland' } })

test('a year is filled in once, beside what was written by hand', async ({ api }) => {
  const country = await addCountry(api)
  await api.create('holiday', { date: '2026-05-05', name: { nl: 'Vrijheidsmaaltijd' }, country: country.id })
  const first = (await generate(api, 2026)).json<{ added: string[]; known: string[] }>()
  expect([first.added.length, first.known]).toEqual([9, ['2026-05-05']])
  expect((await generate(api, 2026)).json()).toMatchObject({ added: [] })
  const rows = await api.rows('holiday')
  expect(rows).toHaveLength(10)
  expect(rows.find(({ date }) => date === '2026-04-27')).toMatchObject({
    code: 'kings_day',
    name: { nl: 'Koningsdag', en: 'King’s Day', fr: 'Fête du Roi' },
    is_statutory: true,
    is_bank_holiday: false,
    is_contact_free: true,
  })
  const lines = (await api.rows('audit_log')).filter(({ entity }) => entity === 'holiday')
  expect(lines).toHaveLength(10)
})

test('without the country nothing is filled in, and it is said why', async ({ api }) => {
  const answer = await generate(api, 2026)
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: expect.stringContaining('NL') }])
})

test.for([1999, 2100, '2026', 2026.5])('year %s is refused', async (year, { api }) => {
  await addCountry(api)
  expect((await generate(api, year)).statusCode).toBe(400)
  expect(await api.rows('holiday')).toEqual([])
})

test('only settings admins fill in a year', async ({ api }) => {
  await addCountry(api)
  expect((await generate(api, 2026, 'employee')).statusCode).toBe(403)
  expect(await api.rows('holiday')).toEqual([])
})
