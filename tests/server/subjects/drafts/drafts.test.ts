import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'

const path = '/api/v4/users/me/drafts'
const settings = ['ROLE_SETTINGS', 'ROLE_EMPLOYEE']
const typed = (name: string) => ({ values: { name }, base: { name: 'Noord' } })
const day = 86_400_000

const open = async (api: Api, who: readonly string[] = settings) =>
  (await api.as(who).get(path)).json<{ items: { entity: string; record: number | null }[] }>().items
const draftOf = async (api: Api, place: string, who: readonly string[] | string = settings) =>
  (await api.as(who).get(`${path}/${place}`)).json<{ draft: unknown }>().draft

test('what was typed comes back, per record and for a new one, until it is discarded', async ({ api }) => {
  const { id } = await api.create('team', { name: 'Noord' })
  const client = api.as(settings)
  const { at } = (await client.put(`${path}/team/${id}`, typed('Noord-West'))).json<{ at: string }>()
  await client.put(`${path}/team/${id}`, typed('Noord-Oost'))
  api.advance(1000)
  const later = api.as(settings)
  expect((await later.put(`${path}/team/new`, { values: { name: 'Zuid' }, base: {} })).statusCode).toBe(200)
  expect(await open(api)).toMatchObject([
    { entity: 'team', record: null },
    { entity: 'team', record: id, at: expect.stringContaining(at.slice(0, 16)) },
  ])
  expect(await draftOf(api, `team/${id}`)).toMatchObject(typed('Noord-Oost'))
  expect((await later.delete(`${path}/team/${id}`)).statusCode).toBe(204)
  expect(await draftOf(api, `team/${id}`)).toBeNull()
  expect(await draftOf(api, 'team/new')).toMatchObject({ values: { name: 'Zuid' } })
  expect(await api.rows('team')).toMatchObject([{ name: 'Noord' }])
})

test('nobody has those of others, and whoever may not open the form keeps none', async ({ api }) => {
  const { id } = await api.create('team', { name: 'Noord' })
  await api.as(settings).put(`${path}/team/${id}`, typed('Mijn'))
  const before = await api.rows('draft')
  expect(await draftOf(api, `team/${id}`, 'admin')).toBeNull()
  expect((await api.as('admin').delete(`${path}/team/${id}`)).statusCode).toBe(204)
  const refused = [
    'team/new',
    `team/${id}`,
    'team/999',
    'team/99999999999999999',
    'team/x',
    'nothing/new',
    'toString/1',
  ]
  for (const place of refused)
    expect([place, (await api.as(['ROLE_EMPLOYEE']).put(`${path}/${place}`, typed('x'))).statusCode]).toEqual([
      place,
      404,
    ])
  expect((await api.anyone().get(path)).statusCode).toBe(403)
  expect(await api.rows('draft')).toEqual(before)
})

test('whoever works as somebody else neither sees nor keeps any', async ({ api }) => {
  const { id } = await api.create('team', { name: 'Noord' })
  const own = api.as(settings)
  await own.put(`${path}/team/${id}`, typed('Mijn'))
  const { id: user } = (await own.get('/api/v3/user/get')).json<{ id: number }>()
  const admin = api.as('admin', { anew: true })
  await admin.get('/api/v3/user/get')
  const text = `update session set user_id = $1, impersonator_id = user_id where user_id = (select id from app_user where username = 'admin')`
  await api.engine.query({ text, values: [user] })
  const before = await api.rows('draft')
  expect((await admin.get(path)).json()).toEqual({ items: [] })
  expect((await admin.get(`${path}/team/${id}`)).json()).toEqual({ draft: null })
  expect((await admin.put(`${path}/team/${id}`, typed('x'))).statusCode).toBe(400)
  await admin.delete(`${path}/team/${id}`)
  expect(await api.rows('draft')).toEqual(before)
})

test('values that are never returned, or that are not one’s own to fill in, are not kept; an IBAN waits sealed', async ({
  api,
}) => {
  const { id } = await api.create('customer', { number: 'C-1', company: 'Owner' })
  const values = { company: 'Getypt', iban: 'NL91ABNA0417164300', id: 7, createdAt: 'x', unknown: 1 }
  await api.as('admin').put(`${path}/customer/${id}`, { values, base: values })
  expect(await api.rows('draft')).toMatchObject([{ values: { company: 'Getypt' }, base: { company: 'Getypt' } }])
  expect(JSON.stringify(await api.rows('draft'))).not.toContain('NL91')
  const back = { values: { company: 'Getypt', iban: 'NL91ABNA0417164300' }, base: { company: 'Getypt' } }
  expect(await draftOf(api, `customer/${id}`, 'admin')).toEqual({ at: expect.any(String), ...back })
  // Sealed for this person and this record: elsewhere it opens nothing.
  await api.engine.query({ text: `update draft set sealed = overlay(sealed placing 'AAAA' from 30)` })
  expect(await draftOf(api, `customer/${id}`, 'admin')).toMatchObject({ values: { company: 'Getypt' } })
  await api.as('admin').put(`${path}/customer/${id}`, { values: { company: 'Anders' }, base: {} })
  expect(await api.rows('draft')).toMatchObject([{ values: { company: 'Anders' }, sealed: null }])
})

test('a draft whose values somebody may no longer fill in comes back without them', async ({ api }) => {
  const { id } = await api.create('team', { name: 'Noord' })
  await api.as(settings).put(`${path}/team/${id}`, typed('Mijn'))
  await api.engine.query({ text: `update app_user set roles = '{ROLE_EMPLOYEE}'` })
  expect(await open(api)).toEqual([])
  expect(await draftOf(api, `team/${id}`)).toBeNull()
})

test('it goes with its record, with its person, and after the days in the settings', async ({ api }) => {
  const { id } = await api.create('team', { name: 'Noord' })
  const other = await api.create('team', { name: 'Zuid' })
  const client = api.as(settings)
  await client.put(`${path}/team/${id}`, typed('x'))
  await client.put(`${path}/team/${other.id}`, typed('y'))
  await client.put(`${path}/team/new`, { values: { name: 'z' }, base: {} })
  expect((await api.as('admin').delete(`/api/v4/team/${id}`)).statusCode).toBe(204)
  expect(await api.rows('draft')).toHaveLength(2)

  await api.engine.query({ text: 'delete from team where id = $1', values: [other.id] })
  await api.doJob('draft.tidy', {})
  expect(await api.rows('draft')).toMatchObject([{ record_id: 0 }])

  api.advance(29 * day)
  await api.doJob('draft.tidy', {})
  expect(await api.rows('draft')).toHaveLength(1)
  api.advance(2 * day)
  await api.doJob('draft.tidy', {})
  expect(await api.rows('draft')).toEqual([])
})

test('of more than fifty the oldest go', async ({ api }) => {
  const client = api.as(settings)
  await api.engine.query({
    text: `insert into team (name) select 'T' || n from generate_series(1, 52) n`,
  })
  const ids = (await api.rows('team')).map(({ id }) => Number(id))
  for (const id of ids) {
    api.advance(1)
    await client.put(`${path}/team/${id}`, typed('x'))
  }
  const kept = (await api.rows('draft')).map(({ record_id: record }) => record)
  expect(kept.toSorted((a, b) => Number(a) - Number(b))).toEqual(ids.slice(2))
})

test('a form that fills in more than one record keeps each part as a form of its own would', async ({ api }) => {
  const opener = ['ROLE_EMPLOYEE', 'ROLE_FILE_CREATE', 'ROLE_FILE_SEARCH']
  const values = {
    clientReference: 'K-1',
    number: 'is given',
    unknown: 1,
    newDebtor: { lastName: 'Bakker', iban: 'NL69TEST0000000001', addresses: [{ city: 'Delft', unknown: 1 }] },
    claims: [{ number: 'F-1', amount: '1.234,5', unknown: 1 }, 'none'],
    letter: { isSent: true, sent: '1-2-2026', unknown: 1 },
  }
  expect((await api.as(opener).put(`${path}/file/new`, { values, base: {} })).statusCode).toBe(200)
  expect(await draftOf(api, 'file/new', opener)).toMatchObject({
    values: {
      clientReference: 'K-1',
      newDebtor: { lastName: 'Bakker', addresses: [{ city: 'Delft' }] },
      claims: [{ number: 'F-1', amount: '1.234,5' }],
      letter: { isSent: true, sent: '1-2-2026' },
    },
  })
  const [kept] = await api.rows('draft')
  expect(JSON.stringify(kept)).not.toMatch(/unknown|NL69/)
  // Whoever may fill in an IBAN has it back, and nobody reads it in the table.
  const editor = [...opener, 'ROLE_FILE_EDIT']
  await api.as(editor).put(`${path}/file/new`, { values, base: {} })
  expect(await draftOf(api, 'file/new', editor)).toMatchObject({
    values: { newDebtor: { lastName: 'Bakker', iban: 'NL69TEST0000000001', addresses: [{ city: 'Delft' }] } },
  })
  expect(JSON.stringify(await api.rows('draft'))).not.toContain('NL69')
  const place = await api.as(['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH']).put(`${path}/file/new`, { values, base: {} })
  expect(place.statusCode).toBe(404)
})
