/** A search text that names one file exactly opens it; whoever may not see the file learns nothing of it. */
import { expect } from 'vitest'
import { test as base, type Api } from '#tests/support/api.ts'
import { claim, openFile, openOffice, person, staff } from '#tests/server/subjects/ledger/office.ts'

const test = base.extend('files', async ({ api }) => {
  const office = await openOffice(api)
  const other = await api.create('customer', { number: 'C-2', company: 'Waterbedrijf Zuid' })
  const open = (customer: number, more: object, claims: object[]) =>
    openFile(api, { customer, fileType: 'private', debtor: person, claims, ...more })
  const first = await open(office.customer, { clientReference: 'KL-9' }, [claim('INV-1', '2026-01-31', 10)])
  const second = await open(other.id, {}, [claim('INV-2', '2026-01-31', 20), claim('DOUBLE', '2026-01-31', 1)])
  const third = await open(office.customer, {}, [claim('DOUBLE', '2026-01-31', 5), claim('X1', '2026-01-31', 5)])
  const [row] = await api.rows('collection_file')
  return { ...office, first, second, third, reference: String(row?.payment_reference) }
})

type Files = { customer: number; first: { id: number; number: string } }
const mine = (api: Api, { customer }: Files) => api.as(['ROLE_CUSTOMER'], { customerIds: [customer], anew: true })
const exact = async (client: ReturnType<Api['as']>, text: string) => {
  const answer = await client.get(`/api/v4/file/exact?search=${encodeURIComponent(text)}`)
  expect(answer.statusCode).toBe(200)
  return answer.json<{ id: number | null }>().id
}

test('by its number, payment reference, client’s reference or invoice number', async ({ api, files }) => {
  const client = api.as(staff)
  const { first, second, third, reference } = files
  const groups = reference.match(/.{1,4}/g) ?? []
  for (const text of [first.number, reference, groups.join(' '), 'KL-9', ' kl-9 ', 'INV-1'])
    expect([text, await exact(client, text)]).toEqual([text, first.id])
  expect(await exact(client, 'INV-2')).toBe(second.id)
  expect(await exact(client, 'X1')).toBe(third.id)
})

test('not by a part of it, nor where two files have it', async ({ api, files }) => {
  const client = api.as(staff)
  for (const text of [files.first.number.slice(0, -1), 'INV', 'DOUBLE', '%', 'Saar de Wit', ' '])
    expect([text, await exact(client, text)]).toEqual([text, null])
})

test('another customer’s file is none, and its numbers do not make one’s own less exact', async ({ api, files }) => {
  const person = mine(api, files)
  expect(await exact(person, 'INV-1')).toBe(files.first.id)
  expect(await exact(person, files.second.number)).toBeNull()
  expect(await exact(person, 'INV-2')).toBeNull()
  expect(await exact(person, 'DOUBLE')).toBe(files.third.id)
})

test('the form of the header leads to the file at once', async ({ api, files }) => {
  const post = (client: ReturnType<Api['anyone']>, text: string) =>
    client.send({
      method: 'POST',
      url: '/file/search',
      payload: `search=${encodeURIComponent(text)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    })
  const to = async (...given: Parameters<typeof post>) => (await post(...given)).headers.location
  expect(await to(api.as(staff), 'INV-1')).toBe(`/file/show-new/${files.first.id}`)
  expect(await to(api.as(staff), 'DOUBLE')).toBe('/file/search?search=DOUBLE')
  // A visitor, and somebody without the right to files, are led to the page of the search, which tells them so.
  expect(await to(api.anyone(), 'INV-1')).toBe('/file/search?search=INV-1')
  expect(await to(api.as(['ROLE_EMPLOYEE', 'ROLE_SETTINGS']), 'INV-1')).toBe('/file/search?search=INV-1')
})

test('asking needs the right to files, and a text', async ({ api, files }) => {
  expect(files.first.id).toBeGreaterThan(0)
  expect((await api.as(['ROLE_EMPLOYEE']).get('/api/v4/file/exact?search=a')).statusCode).toBe(403)
  expect((await api.as(staff).get('/api/v4/file/exact')).statusCode).toBe(400)
  expect((await api.as(staff).get('/api/v4/file/exact?search=a&other=1')).statusCode).toBe(400)
})
