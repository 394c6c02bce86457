/** A filter by a property of other records: files by the number of a claim, as far as one may see claim and file. */
import { expect } from 'vitest'
import { test as base, type Api } from '#tests/support/api.ts'
import { claim, openFile, openOffice, person, staff } from '#tests/server/subjects/ledger/office.ts'

const test = base.extend('files', async ({ api }) => {
  const office = await openOffice(api)
  const other = await api.create('customer', { number: 'C-2', company: 'Waterbedrijf Zuid' })
  const open = (customer: number, ...numbers: string[]) =>
    openFile(api, {
      customer,
      fileType: 'private',
      debtor: person,
      interest: { type: 'none' },
      claims: numbers.map((number) => claim(number, '2026-01-31', 10)),
    })
  return {
    ...office,
    first: (await open(office.customer, 'INV-1', 'INV-2')).id,
    second: (await open(office.customer, 'INV-3')).id,
    foreign: (await open(other.id, 'INV-1', 'SECRET-9')).id,
  }
})

type Client = ReturnType<Api['as']>
const found = async (client: Client, filter: string, call = '') => {
  const answer = await client.get(`/api/v4/file${call}?${filter}&_order[id]=asc`)
  expect([filter, answer.statusCode]).toEqual([filter, 200])
  return answer.json<{ items: { id: number }[]; total: number }>()
}
const ids = async (client: Client, filter: string) => {
  const { items, total } = await found(client, filter)
  expect(total).toBe(items.length)
  return items.map(({ id }) => id)
}

test('finds files by the number of any of their claims, alone, among others, and in groups', async ({ api, files }) => {
  const client = api.as(staff)
  const { first, second, foreign, customer } = files
  expect(await ids(client, '_filter[claims.number]=INV-1')).toEqual([first, foreign])
  expect(await ids(client, '_filter[claims.number][eq]=INV-2')).toEqual([first])
  expect(await ids(client, '_filter[claims.number][contains]=inv')).toEqual([first, second, foreign])
  expect(await ids(client, '_filter[claims.number][startsWith]=SEC')).toEqual([foreign])
  expect(await ids(client, '_filter[claims.number][in]=INV-3,SECRET-9')).toEqual([second, foreign])
  expect(await ids(client, `_filter[claims.number]=INV-1&_filter[customer]=${customer}`)).toEqual([first])
  expect(await ids(client, '_filter[not][claims.number]=INV-1')).toEqual([second])
  expect(await ids(client, `_filter[any][0][claims.number]=INV-3&_filter[any][1][id]=${foreign}`)).toEqual([
    second,
    foreign,
  ])
})

test('a list follows a claim that is added, although nothing of the file itself changed', async ({ api, files }) => {
  const client = api.as(staff)
  expect(await ids(client, '_filter[claims.number]=LATER')).toEqual([])
  const later = claim('LATER', '2026-02-28', 5)
  expect((await client.post('/api/v4/claim', { ...later, file: files.second })).statusCode).toBe(201)
  expect(await ids(client, '_filter[claims.number]=LATER')).toEqual([files.second])
})

test('people of a customer find nothing by what is another’s', async ({ api, files }) => {
  for (const role of ['ROLE_CUSTOMER', 'ROLE_CONTACT_PERSON']) {
    const client = api.as([role], { customerIds: [files.customer] })
    expect(await ids(client, '_filter[claims.number]=INV-1')).toEqual([files.first])
    expect(await ids(client, '_filter[claims.number]=SECRET-9')).toEqual([])
    expect(await ids(client, '_filter[not][claims.number]=SECRET-9')).toEqual([files.first, files.second])
  }
})

test('refuses other paths, and operators that the property has not', async ({ api, files }) => {
  const client = api.as(staff)
  for (const filter of ['claims.description]=x', 'debtor.name]=x', 'claims.number][under]=1', 'payments.amount]=1'])
    expect([filter, (await client.get(`/api/v4/file?_filter[${filter}`)).statusCode]).toEqual([filter, 400])
  expect(files.first).toBeGreaterThan(0)
})
