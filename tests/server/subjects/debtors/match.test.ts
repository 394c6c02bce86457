/** Debtors that are known already are recognised, each with the reasons; their files are told in numbers. */
import { expect } from 'vitest'
import { test as base, type Api } from '#tests/support/api.ts'
import { claim, openFile, openOffice, staff } from '#tests/server/subjects/ledger/office.ts'

type Known = { saar: number; piet: number; bakker: number; file: number }
const test = base.extend('known', async ({ api }): Promise<Known> => {
  const { customer } = await openOffice(api)
  const { id: country } = await api.create('country', { code: 'NL', name: { nl: 'Nederland' }, phonePrefix: '+31' })
  const at = (houseNumber: number) => [{ street: 'Kade', houseNumber, postcode: '1012 AB', city: 'Amsterdam', country }]
  const open = async (debtor: { kind: string }) =>
    openFile(api, { customer, fileType: debtor.kind, debtor, claims: [claim('1', '2025-02-01', 100)] })
  const { debtor: saar, id: file } = await open({
    kind: 'private',
    firstName: 'Saar',
    lastName: 'de Wit',
    birthDate: '1980-04-05',
    addresses: at(1),
    contacts: [
      { kind: 'email', email: 'saar@example.nl' },
      { kind: 'mobile', phone: '+31612345678' },
    ],
  } as { kind: string })
  const { debtor: piet } = await open({
    kind: 'private',
    firstName: 'Piet',
    lastName: 'Bos',
    birthDate: '1980-04-05',
    addresses: at(1),
  } as { kind: string })
  const { debtor: bakker } = await open({
    kind: 'company',
    company: 'Bakker B.V.',
    kvkNumber: '00000101',
    addresses: at(7),
  } as { kind: string })
  return { saar, piet, bakker, file }
})

type Found = { id: number; score: number; reasons: string[]; files: number; openFiles: number }
const match = async (api: Api, query: Record<string, string | number>) => {
  const body = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return (await api.as(staff).post('/api/v4/debtor/match', body)).json<{ items: Found[] }>().items
}

test.for([
  [{ email: 'SAAR@example.nl' }, ['saar'], [['email']]],
  [{ phone: '+31612345678', kind: 'private' }, ['saar'], [['phone']]],
  [{ phone: '06-1234 5678' }, ['saar'], [['phone']]],
  [{ phone: '0031 (0)6 12345678' }, ['saar'], [['phone']]],
  [{ phone: '+31612345678', kind: 'company' }, [], []],
  [{ lastName: 'DE WIT', birthDate: '1980-04-05' }, ['saar'], [['name_birth_date']]],
  [{ lastName: 'dé Wît', birthDate: '1980-04-05' }, ['saar'], [['name_birth_date']]],
  [{ company: 'Bäkker B.V.' }, ['bakker'], [['name']]],
  [{ phone: '06-12345678' }, ['saar'], [['phone']]],
  [{ lastName: 'de Wit' }, [], []],
  [{ birthDate: '1980-04-05' }, [], []],
  [{ kvkNumber: '00000101' }, ['bakker'], [['kvk']]],
  [{ company: 'bakker b.v.', kvkNumber: '00000101' }, ['bakker'], [['kvk', 'name']]],
  [{ postcode: '1012ab', houseNumber: 1 }, ['saar', 'piet'], [['address'], ['address']]],
  [{ postcode: '1012 AB', houseNumber: 1, lastName: 'Bos' }, ['piet', 'saar'], [['address', 'name'], ['address']]],
  [{ postcode: '1012 AB', houseNumber: 2 }, [], []],
  [{}, [], []],
] as const)('%o finds %o because of %o', async ([query, whom, why], { api, known }) => {
  const items = await match(api, query as Record<string, string>)
  expect(items.map(({ id }) => id)).toEqual(whom.map((name) => known[name as keyof Known]))
  expect(items.map(({ reasons }) => reasons)).toEqual(why)
})

test('a candidate comes with its city, its files and a score; a merged one as the one it became', async ({
  api,
  known,
}) => {
  const all = { email: 'saar@example.nl', phone: '+31612345678', lastName: 'de Wit', birthDate: '1980-04-05' }
  expect(await match(api, all)).toMatchObject([
    {
      id: known.saar,
      name: 'Saar de Wit',
      kind: 'private',
      city: 'Amsterdam',
      score: 100,
      files: 1,
      openFiles: 1,
    },
  ])
  const merged = await api.as('admin').post(`/api/v4/debtor/${known.piet}/merge`, { other: known.saar })
  expect(merged.statusCode).toBe(200)
  expect(await match(api, all)).toMatchObject([{ id: known.piet, files: 2, openFiles: 2 }])
})

test('the files of debtors in numbers, by state and with what is outstanding', async ({ api, known }) => {
  const { id: reason } = await api.create('close-reason', { code: 'w', name: { nl: 'Ingetrokken' }, group: 'client' })
  await api.as(staff).post(`/api/v4/file/${known.file}/close`, { closeReason: reason })
  const read = (ids: string) => api.as(staff).get(`/api/v4/debtor/summary?ids=${ids}`)
  const { items } = (await read(`${known.saar},${known.bakker}`)).json<{ items: object[] }>()
  expect(items).toMatchObject([
    { id: known.saar, city: 'Amsterdam', files: 1, openFiles: 0, states: [{ state: 'closed', files: 1 }] },
    { id: known.bakker, files: 1, openFiles: 1, states: [{ state: 'not_started', files: 1 }] },
  ])
  expect((await read('1,x')).statusCode).toBe(400)
  // Whoever sees no files, sees none in numbers.
  const blind = await api.as(['ROLE_FILE_EDIT']).get(`/api/v4/debtor/summary?ids=${known.saar}`)
  expect(blind.statusCode).toBe(403)
})

test('nobody from outside asks who is known', async ({ api, known }) => {
  expect(known.saar).toBeGreaterThan(0)
  for (const roles of [['ROLE_CUSTOMER'], ['ROLE_CONTACT_PERSON'], ['ROLE_EMPLOYEE']]) {
    expect((await api.as(roles).post('/api/v4/debtor/match', { lastName: 'de Wit' })).statusCode).toBe(403)
    expect((await api.as(roles).get(`/api/v4/debtor/summary?ids=${known.saar}`)).statusCode).toBe(403)
  }
})
