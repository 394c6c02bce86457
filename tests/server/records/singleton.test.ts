/**
 * Singletons: the record is made by the migration, read and changed without an id, and never joined by a second
 * one.
 */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { absentId } from '#tests/support/absentId.ts'
import type { Api } from '#tests/support/api.ts'
import { startWith } from './schemaServer.ts'

const server = await startWith({
  house: {
    title: 'House',
    required: ['name', 'floors'],
    properties: {
      name: { type: 'string', maxLength: 20, default: 'Ours' },
      floors: { type: 'integer', minimum: 1, maximum: 9, default: 2 },
      share: { type: 'string', format: 'decimal', maximum: 100 },
      safe: { type: 'string', 'x-access': { read: 'ROLE_SETTINGS', write: 'ROLE_SETTINGS' } },
      host: { 'x-relation': { entity: 'user', onDelete: 'clear' } },
      opens: { type: 'string', format: 'date' },
      closes: { type: 'string', format: 'date' },
    },
    'x-entity': { kind: 'singleton', version: true, audit: true },
    'x-access': {
      read: 'ROLE_EMPLOYEE',
      update: 'ROLE_EMPLOYEE',
      rules: { term: { must: { closes: { gte: '$.opens' } }, field: 'closes', message: 'It closes first.' } },
    },
  },
})
afterAll(() => server.stop())

let api: Api
beforeEach(async () => {
  api = await server.fresh()
})
const path = '/api/v4/house'
const untouched = [{ id: 1, version: 1, name: 'Ours', floors: 2 }]

test('its record is there with the defaults, and is read without an id', async () => {
  const answer = await api.as('admin').get(path)
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    expect.objectContaining({ id: 1, _version: 1, name: 'Ours', floors: 2, host: null }),
  ])
  expect((await api.as('employee').get(path)).json()).not.toHaveProperty('safe')
  expect((await api.as('customer').get(path)).statusCode).toBe(403)
})

test('it is changed without an id, with its version, a line in the audit and a history', async () => {
  const changed = await api.as('admin').put(path, { name: 'Theirs', _version: 1 })
  expect([changed.statusCode, changed.json()]).toEqual([200, expect.objectContaining({ name: 'Theirs', _version: 2 })])
  const stale = await api.as('admin').put(path, { name: 'Mine', _version: 1 })
  expect([stale.statusCode, stale.json()]).toMatchObject([412, { current: { name: 'Theirs', _version: 2 } }])
  expect(await api.rows('house')).toMatchObject([{ name: 'Theirs', version: 2 }])
  const lines = (await api.rows('audit_log')).filter(({ entity }) => entity === 'house')
  expect(lines).toMatchObject([{ record_id: 1, action: 'update', changes: { name: { from: 'Ours', to: 'Theirs' } } }])
  const history = await api.as('admin').get(`${path}/history`)
  expect(history.json()).toMatchObject({ total: 1, items: [{ action: 'update' }] })
})

test.each([
  [{ floors: 10 }, 'floors'],
  [{ name: null }, 'name'],
  [{ share: '100.01' }, 'share'],
  [{ opens: '2026-02-01', closes: '2026-01-31' }, 'closes'],
  [{ id: 2 }, 'id'],
  [{ host: absentId }, 'host'],
])('%j is refused at its field, and nothing is changed', async (body, field) => {
  const refused = await api.as('admin').put(path, { ...body, _version: 1 })
  expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([400, [field]])
  expect(await api.rows('house')).toMatchObject(untouched)
})

test('who lacks the right changes nothing, of the record or of a property', async () => {
  expect((await api.as('customer').put(path, { name: 'Mine' })).statusCode).toBe(403)
  const refused = await api.as('employee').put(path, { safe: '1234', _version: 1 })
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { errors: { safe: [expect.any(String)] } }])
  expect(await api.rows('house')).toMatchObject(untouched)
})

test('it is neither created nor deleted, has no list, and is at no other address', async () => {
  const admin = api.as('admin')
  const id = Number((await api.rows('house'))[0]?.id)
  const answers = await Promise.all([
    admin.post(path, { name: 'Second' }),
    admin.delete(path),
    admin.delete(`${path}/${id}`),
    admin.get(`${path}/${id}`),
    admin.put(`${path}/${id}`, { name: 'Second' }),
    admin.get(`${path}/export?_format=csv`),
    admin.get(`${path}/ids`),
    admin.get(`${path}/usage?ids=${id}`),
    admin.post(`${path}/bulk-delete`, { ids: [id] }),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404))
  expect(await api.rows('house')).toMatchObject(untouched)
})

test('the database has room for one row', async () => {
  for (const [text, code] of [
    [`insert into house (name) values ('Second')`, '23505'],
    [`insert into house (id, name) values (2, 'Second')`, '23514'],
    [`update house set id = 2`, '23514'],
  ] as const)
    await expect(api.engine.query({ text })).rejects.toMatchObject({ code })
  expect(await api.rows('house')).toMatchObject(untouched)
})

test('the description of the API has two operations of it, its history and the undo', async () => {
  const { paths, components } = (await api.as('admin').get('/api/v4/openapi.json')).json()
  const own = Object.entries<object>(paths).filter(([one]) => one.startsWith(path))
  expect(own.map(([one, operations]) => [one, Object.keys(operations).toSorted()])).toEqual([
    [path, ['get', 'put']],
    [`${path}/undo`, ['post']],
    [`${path}/choices/{property}`, ['get']],
    [`${path}/history`, ['get']],
  ])
  expect(paths[path].get.responses[200].content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/House',
  })
  expect(Object.keys(components.schemas).filter((name) => name.startsWith('House'))).toEqual(['House', 'HouseUpdate'])
})
