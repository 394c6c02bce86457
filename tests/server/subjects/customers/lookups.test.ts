import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'

type Items = { items: Record<string, unknown>[] }
const itemsOf = async (api: Api, who: string, path: string, locale = 'nl') =>
  (await api.as(who).get(path, { headers: { 'accept-language': locale } })).json<Items>().items

const addSubjects = async (api: Api) => {
  const subjects = [
    { code: 'call_debtor', name: { nl: 'Debiteur bellen', en: 'Call debtor' }, defaultDays: 1 },
    { code: 'terminated', name: { nl: 'Beëindigd' } },
    { code: 'court_date', name: { nl: 'Zittingsdatum' }, priority: 'high' },
    { code: 'internal', name: { nl: 'Intern' }, selectable: false },
    { code: 'old', name: { nl: 'Oud' }, active: false },
  ]
  const ids = new Map<string, number>()
  for (const subject of subjects) ids.set(subject.code, (await api.create('agenda-subject', subject)).id)
  return ids
}

test('subjects to choose are those that people make items with, in their order and language', async ({ api }) => {
  const ids = await addSubjects(api)
  expect(await itemsOf(api, 'employee', '/api/v4/agenda/subjects', 'en')).toEqual([
    { id: ids.get('call_debtor'), code: 'call_debtor', name: 'Call debtor', priority: 'normal', defaultDays: 1 },
    { id: ids.get('court_date'), code: 'court_date', name: 'Zittingsdatum', priority: 'high', defaultDays: 0 },
  ])
  const all = await itemsOf(api, 'employee', '/api/v3/file-agenda/get-subjects-list')
  expect(all.map(({ code }) => code)).toEqual(['call_debtor', 'terminated', 'court_date', 'internal'])
})

test('managers to choose are active employees', async ({ api }) => {
  const admin = api.as('admin')
  await admin.get('/health')
  const add = (username: string, more: object) =>
    api.create('user', { username, name: username, email: `${username}@example.nl`, kind: 'employee', ...more })
  await add('account', { department: 'commercial' })
  const owner = await add('owner', { department: 'financial' })
  await add('handler', { department: 'administrative' })
  await add('gone', { department: 'commercial', active: false })
  await api.create('customer', { number: 'C-1', company: 'Zwaluw', accountManager: owner.id })
  const names = async (kind: string) =>
    (await itemsOf(api, 'employee', `/api/v3/${kind}-manager/get-option-list`)).map(({ name }) => name)
  expect(await names('account')).toEqual(['account', 'owner'])
  expect(await names('case')).toEqual(['account', 'admin', 'employee', 'handler', 'owner'])
})

test('countries and salutations are read whole by whoever is signed in', async ({ api }) => {
  await api.create('country', { code: 'NL', name: { nl: 'Nederland' }, phonePrefix: '+31', isEea: true, isSepa: true })
  await api.create('salutation', {
    code: 'mr',
    name: { nl: 'De heer' },
    letterOpening: { nl: 'Geachte heer', de: 'Sehr geehrter Herr' },
  })
  expect(await itemsOf(api, 'customer', '/api/v4/country?_limit=-1')).toMatchObject([
    { code: 'NL', phonePrefix: '+31' },
  ])
  expect(await itemsOf(api, 'contact', '/api/v4/salutation')).toMatchObject([{ code: 'mr', name: { nl: 'De heer' } }])
})

test.for([
  '/api/v4/agenda/subjects',
  '/api/v3/file-agenda/get-subjects-list',
  '/api/v3/account-manager/get-option-list',
  '/api/v3/case-manager/get-option-list',
])('%s is not for clients', async (path, { api }) => {
  expect((await api.as('customer').get(path)).statusCode).toBe(403)
})

test('programs of clients are told what clients may see, in the language they ask for', async ({ api }) => {
  const status = { phase: 'amicable', visibleToClient: true }
  await api.create('file-status', {
    ...status,
    code: 10,
    name: { nl: 'Ontvangen', en: 'Received' },
    apiCode: 'RECEIVED',
    clientText: { nl: 'Wij zijn gestart.' },
  })
  await api.create('file-status', { ...status, code: 11, name: { nl: 'Intern' }, visibleToClient: false })
  await api.create('file-status', { ...status, code: 12, name: { nl: 'Oud' }, active: false })
  await api.create('close-reason', { code: 'paid_in_full', name: { nl: 'Betaald' }, group: 'success', success: true })
  expect(await itemsOf(api, 'customer', '/api/v4/api-doc/file-statuses?lang=en')).toEqual([
    {
      code: 10,
      apiCode: 'RECEIVED',
      phase: 'amicable',
      name: 'Received',
      description: 'Wij zijn gestart.',
      success: false,
    },
  ])
  expect(await itemsOf(api, 'customer', '/api/v4/api-doc/closing-reasons')).toEqual([
    { code: 'paid_in_full', group: 'success', name: 'Betaald', description: null, success: true },
  ])
  expect((await api.as('employee').get('/api/v4/api-doc/file-statuses')).statusCode).toBe(403)
})
