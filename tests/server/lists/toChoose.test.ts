/** Lists to choose from have texts in the language of the asker; our screens, which edit them, ask for all languages. */
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'

const texts = { nl: 'Geachte heer', en: 'Dear Sir', fr: 'Monsieur' }
const plain = (api: Api, url: string, headers: Record<string, string> = {}) =>
  api.as('settings').get(url, { headers: { 'x-texts': 'one', ...headers } })
const namesOf = async (api: Api, url: string, headers?: Record<string, string>) =>
  (await plain(api, url, headers)).json<{ items: { name: unknown }[] }>().items.map(({ name }) => name)

const choosing = test.extend('office', async ({ api }) => {
  await api.create('salutation', { code: 'sir', name: texts })
  await api.create('country', { code: 'NL', name: texts })
  await api.create('agenda-subject', { code: 'call', name: texts, department: 'administrative' })
  await api.create('file-log-type', { code: 'call', name: texts, category: 'contact' })
  return 'filled'
})

choosing.for([
  '/api/v4/salutation',
  '/api/v4/country?_limit=-1',
  '/api/v4/agenda/subjects',
  '/api/v3/file-agenda/get-subjects-list',
  '/api/v4/file/logs/types',
  '/api/v4/users/choices/salutation',
])('%s', async (url, { api, office }) => {
  expect(office).toBe('filled')
  const also = (more: string) => `${url}${url.includes('?') ? '&' : '?'}${more}`
  expect(await namesOf(api, url)).toEqual(['Geachte heer'])
  expect(await namesOf(api, url, { 'accept-language': 'fr' })).toEqual(['Monsieur'])
  // Subjects are one text for everybody.
  if (!url.includes('subjects')) expect(await namesOf(api, url, { 'x-texts': 'all' })).toEqual([texts])
  if (url.includes('choices')) return
  expect(await namesOf(api, also('lang=en'))).toEqual(['Dear Sir'])
  expect((await plain(api, also('lang=de'))).json()).toHaveProperty('errors.lang')
})

choosing('a row of such a list is sent back as it was read; another text is refused', async ({ api, office }) => {
  expect(office).toBe('filled')
  const [row] = (await plain(api, '/api/v4/salutation')).json<{ items: { id: number; name: string }[] }>().items
  const before = await api.rows('salutation')
  const path = `/api/v4/salutation/${String(row?.id)}`
  expect((await api.as('settings').put(path, { ...row })).statusCode).toBe(200)
  const refused = await api.as('settings').put(path, { ...row, name: 'Dag' })
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['name']])
  expect(await api.rows('salutation')).toEqual(before)
})
