/** Two debtors that are one person are merged, and split again exactly. */
import { expect } from 'vitest'
import { dayOf } from '#domain/time/day.ts'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { driftOf } from '#server/subjects/ledger/check.ts'
import { absentId } from '#tests/support/absentId.ts'
import { test as base, type Api } from '#tests/support/api.ts'
import { claim, openFile, openOffice, person, staff } from '#tests/server/subjects/ledger/office.ts'

type Pair = { kept: number; merged: number; customer: number; country: number; files: number[] }
const roles = [...staff, 'ROLE_MERGING']
const todayOf = (api: Api) => dayOf(api.app.now())
const ofCustomer = (customer: number, debtor: unknown, more: object = {}) => ({
  customer,
  fileType: 'private',
  debtor,
  claims: [claim('1', '2025-02-01', 1_000)],
  ...more,
})

const test = base.extend('pair', async ({ api }): Promise<Pair> => {
  const { customer } = await openOffice(api)
  const { id: country } = await api.create('country', { code: 'NL', name: { nl: 'Nederland' }, phonePrefix: '+31' })
  const address = (street: string) => ({ street, houseNumber: 1, postcode: '1012 AB', city: 'Amsterdam', country })
  const one = await openFile(api, ofCustomer(customer, { ...person, addresses: [address('Kade')] }))
  const other = await openFile(
    api,
    ofCustomer(customer, {
      ...person,
      birthDate: '1980-04-05',
      addresses: [address('Gracht')],
      contacts: [{ kind: 'email', email: 'Saar@Example.nl' }],
    }),
  )
  const third = { ...person, firstName: 'Piet' }
  // Of somebody else, with both as co-debtors; and one of each with the other as co-debtor.
  const both = await openFile(api, ofCustomer(customer, third, { coDebtors: [one.debtor, other.debtor] }))
  const mine = await openFile(api, ofCustomer(customer, one.debtor, { coDebtors: [other.debtor] }))
  const theirs = await openFile(api, ofCustomer(customer, other.debtor, { coDebtors: [one.debtor] }))
  const files = [one.id, other.id, both.id, mine.id, theirs.id]
  return { kept: one.debtor, merged: other.debtor, customer, country, files }
})

const merge = (api: Api, { kept, merged }: Pair, rest = '') =>
  api.as(roles).post(`/api/v4/debtor/${kept}/merge${rest}`, { other: merged })
const split = (api: Api, id: number) => api.as(roles).post(`/api/v4/debtor/merge/${id}/undo`, {})

const changing = new Set(['_version', 'version', 'updated_at', 'updated_by'])
/** Everything that a merge may touch, without versions. */
async function state(api: Api) {
  const tables = [
    'debtor',
    'collection_file',
    'collection_file_co_debtors',
    'debtor_address',
    'debtor_contact',
    'insolvency_event',
  ]
  const rows = await Promise.all(tables.map((table) => api.rows(table)))
  return rows.map((all) =>
    all.map((row) => JSON.stringify(Object.entries(row).filter(([name]) => !changing.has(name)))).sort(),
  )
}
const driftless = async (api: Api, files: readonly number[]) => {
  const rates = await rateTables(api.engine)
  for (const id of files) expect(await driftOf(api.engine, id, rates)).toEqual([])
}

test('a preview says what moves and what differs; the merge moves it, and a split restores it exactly', async ({
  api,
  pair,
}) => {
  const { kept, merged, files } = pair
  const before = await state(api)
  const preview = await merge(api, pair, '/preview')
  expect(preview.json()).toEqual({
    moves: expect.arrayContaining([
      { entity: 'file', property: 'debtor', count: 2 },
      { entity: 'file', property: 'coDebtors', count: 2 },
      { entity: 'debtor-address', property: 'debtor', count: 1 },
      { entity: 'debtor-contact', property: 'debtor', count: 1 },
    ]) as unknown,
    differs: [{ property: 'birthDate', kept: null, merged: '1980-04-05' }],
    suspends: 0,
  })
  expect(await state(api)).toEqual(before)
  const answer = await merge(api, pair)
  expect([answer.statusCode, answer.json()]).toEqual([200, { id: expect.any(Number) as number, moved: 7 }])
  const rows = await api.rows('collection_file')
  expect(files.map((id) => rows.find((row) => row.id === id)?.debtor_id).filter((id) => id === merged)).toEqual([])
  const links = (await api.rows('collection_file_co_debtors')).map(({ owner_id: owner, target_id: target }) => [
    owner,
    target,
  ])
  expect(links).toEqual([[files[2], kept]])
  expect((await api.rows('debtor_contact')).map(({ debtor_id: of }) => of)).toEqual([kept])
  expect((await api.as(roles).get(`/api/v4/debtor/${merged}`)).json()).toMatchObject({ mergedInto: { id: kept } })
  const list = (await api.as(roles).get(`/api/v4/debtor/${kept}/merges`)).json<{ items: { id: number }[] }>()
  expect(list.items).toMatchObject([{ id: answer.json<{ id: number }>().id, merged: { id: merged }, moved: 7 }])
  await driftless(api, files)
  const undone = await split(api, answer.json<{ id: number }>().id)
  expect([undone.statusCode, undone.json()]).toEqual([200, { kept, merged, moved: 7 }])
  expect(await state(api)).toEqual(before)
  await driftless(api, files)
  const again = await split(api, answer.json<{ id: number }>().id)
  expect([again.statusCode, again.json()]).toEqual([400, { error: 'Deze samenvoeging is al ongedaan gemaakt.' }])
})

test('a split gives back what still stands there, and leaves what came since', async ({ api, pair }) => {
  const { kept, merged, customer } = pair
  const { id } = (await merge(api, pair)).json<{ id: number }>()
  const since = await openFile(api, ofCustomer(customer, kept))
  const [contact] = await api.rows('debtor_contact')
  await api.as('admin').delete(`/api/v4/debtor-contact/${String(contact?.id)}`)
  expect((await split(api, id)).json()).toMatchObject({ moved: 6 })
  const rows = await api.rows('collection_file')
  expect(rows.find((row) => row.id === since.id)?.debtor_id).toBe(kept)
  expect(rows.filter((row) => row.debtor_id === merged)).toHaveLength(2)
})

test('protection of either holds for the files of both, until they are split', async ({ api, pair }) => {
  const { kept, merged, files } = pair
  const [own = 0] = files
  const started = await api.as(roles).post(`/api/v4/file/${own}/start`, {})
  expect(started.statusCode).toBe(200)
  const entered = await api
    .as(roles)
    .post(`/api/v4/debtor/${merged}/insolvency`, { kind: 'bankruptcy', startDate: todayOf(api) })
  expect(entered.statusCode).toBe(201)
  const before = await state(api)
  expect((await merge(api, pair, '/preview')).json()).toMatchObject({ suspends: 2 })
  const { id } = (await merge(api, pair)).json<{ id: number }>()
  const rows = await api.rows('collection_file')
  const theirs = rows.filter((row) => row.debtor_id === kept)
  expect(theirs.map((row) => [row.workflow_status, row.insolvent])).toEqual(theirs.map(() => ['suspend', true]))
  expect(theirs).toHaveLength(4)
  expect((await api.rows('debtor')).find((row) => row.id === kept)).toMatchObject({ insolvency_status: 'bankruptcy' })
  await driftless(api, files)
  expect((await split(api, id)).statusCode).toBe(200)
  expect(await state(api)).toEqual(before)
  await driftless(api, files)
})

test('what cannot be merged is refused, and nothing changes', async ({ api, pair }) => {
  const { kept, merged } = pair
  const company = await api.create('debtor', { kind: 'company', company: 'Bakker B.V.' })
  const before = await state(api)
  const to = (id: number, other: number) => api.as(roles).post(`/api/v4/debtor/${id}/merge`, { other })
  for (const other of [kept, absentId, company.id])
    expect(Object.keys((await to(kept, other)).json<{ errors: object }>().errors)).toEqual(['other'])
  for (const acl of [staff, ['ROLE_EMPLOYEE', 'ROLE_MERGING'], ['ROLE_CUSTOMER']]) {
    const client = api.as(acl)
    expect((await client.post(`/api/v4/debtor/${kept}/merge`, { other: merged })).statusCode).toBe(403)
    expect((await client.post(`/api/v4/debtor/merge/${absentId}/undo`, {})).statusCode).toBe(403)
  }
  expect(await state(api)).toEqual(before)
  const { id } = (await merge(api, pair)).json<{ id: number }>()
  const after = await state(api)
  expect((await to(kept, merged)).statusCode).toBe(400)
  expect((await to(merged, kept)).statusCode).toBe(400)
  const entered = await api
    .as(roles)
    .post(`/api/v4/debtor/${merged}/insolvency`, { kind: 'vow', startDate: todayOf(api) })
  expect(entered.statusCode).toBe(400)
  expect(await state(api)).toEqual(after)
  // A later merge is undone first.
  const third = await api.create('debtor', { ...person, firstName: 'Mia' })
  const later = (await to(third.id, kept)).json<{ id: number }>()
  expect((await split(api, id)).statusCode).toBe(400)
  expect((await split(api, later.id)).statusCode).toBe(200)
  expect(await state(api)).toHaveLength(after.length)
  expect((await split(api, id)).statusCode).toBe(200)
})

test('of two who merge the same two in both directions one succeeds', async ({ api, pair }) => {
  const { kept, merged } = pair
  const answers = await Promise.all([merge(api, pair), merge(api, { ...pair, kept: merged, merged: kept })])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  expect((await api.rows('debtor')).filter((row) => row.merged_into_id !== null)).toHaveLength(1)
})

test('a debtor with a merge in its history is not deleted, and the refusal says why', async ({ api }) => {
  const add = async (lastName: string) => (await api.create('debtor', { ...person, lastName })).id
  const [kept, merged, alone] = [await add('Een'), await add('Twee'), await add('Drie')]
  const done = await api.as(roles).post(`/api/v4/debtor/${kept}/merge`, { other: merged })
  expect(done.statusCode).toBe(200)
  const before = await api.rows('debtor')
  const refuse = async (id: number) => {
    const answer = await api.as('admin').delete(`/api/v4/debtor/${id}`)
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: expect.stringContaining('samengevoegd') }])
  }
  await refuse(kept)
  await refuse(merged)
  expect(await api.rows('debtor')).toEqual(before)
  // Also once it was undone.
  expect((await split(api, done.json<{ id: number }>().id)).statusCode).toBe(200)
  await refuse(kept)
  await refuse(merged)
  expect((await api.as('admin').delete(`/api/v4/debtor/${alone}`)).statusCode).toBe(204)
  expect((await api.rows('debtor')).map(({ id }) => id)).toEqual([kept, merged])
})
