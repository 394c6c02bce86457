/** One record in the place of another: what moves, what stays, why not, and that a refusal or a preview changes nothing. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Api } from '#tests/support/api.ts'
import { forgetWhoIsThere, showAgain } from '#tests/support/confirm.ts'
import { startWith } from './schemaServer.ts'

const rights = { read: 'ROLE_EMPLOYEE', create: 'ROLE_EMPLOYEE', update: 'ROLE_EMPLOYEE', delete: 'ROLE_SETTINGS' }
const server = await startWith({
  genre: {
    title: 'Genre',
    required: ['name'],
    properties: {
      name: { type: 'string' },
      above: { 'x-relation': { entity: 'genre', hierarchy: true, inverse: 'parts' } },
      active: { type: 'boolean', default: true },
    },
    'x-entity': { plural: 'genres', kind: 'lookup', version: true, audit: true },
    'x-access': rights,
  },
  book: {
    title: 'Book',
    required: ['name'],
    properties: {
      name: { type: 'string' },
      genre: { 'x-relation': { entity: 'genre', inverse: 'books' } },
      shelf: { type: 'integer', 'x-store': { unique: ['genre', 'shelf'] } },
      others: { 'x-relation': { entity: 'genre', many: true, inverse: 'alsoBooks' } },
      price: { type: 'integer', 'x-access': { read: 'ROLE_FINANCE' } },
      isSecret: { type: 'boolean', default: false },
    },
    'x-entity': { plural: 'books', version: true, audit: true },
    'x-access': { ...rights, rows: { ROLE_SETTINGS: true, ROLE_EMPLOYEE: { isSecret: false } } },
  },
  sale: {
    title: 'Sale',
    properties: { genre: { 'x-relation': { entity: 'genre', inverse: 'sales' } } },
    'x-entity': { plural: 'sales', kind: 'log', titleField: 'id' },
    'x-access': { read: 'ROLE_EMPLOYEE' },
  },
})
afterAll(() => server.stop())

let api: Api
let [poems, verse] = [0, 0]
const add = async (entity: string, body: object) =>
  (await api.as('admin').post(`/api/v4/${entity}`, body)).json<{ id: number }>().id
const book = (body: object) => add('book', body)
const read = async (entity: string, id: number) => (await api.as('admin').get(`/api/v4/${entity}/${id}`)).json()
const replace = (body: object, id = verse, who = api.as('admin')) => who.post(`/api/v4/genre/${id}/replace`, body)
const lines = async () => (await api.rows('audit_log')).filter(({ action }) => action !== 'create')
/** Everything that a replacement could change. */
const everything = async () => [
  await api.rows('book'),
  await api.rows('book_others'),
  await api.rows('genre'),
  await lines(),
]

beforeEach(async () => {
  api = await server.fresh()
  poems = await add('genre', { name: 'Poems' })
  verse = await add('genre', { name: 'Verse' })
})

test('what points at it points at the other, each with a version and a line in the audit', async () => {
  const other = await add('genre', { name: 'Other' })
  const one = await book({ name: 'A', genre: verse, shelf: 1 })
  const many = await book({ name: 'B', others: [other, verse, poems] })
  const part = await add('genre', { name: 'Sonnet', above: verse })
  const answer = await replace({ by: poems })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ moved: 3, conflicts: [] })
  expect(await read('book', one)).toMatchObject({ _version: 2, genre: { id: poems } })
  expect((await read('book', many)).others.map(({ id }: { id: number }) => id)).toEqual([poems, other])
  expect(await read('genre', part)).toMatchObject({ above: { id: poems } })
  expect(await read('genre', verse)).toMatchObject({ name: 'Verse', active: true })
  expect(await lines()).toMatchObject([
    { action: 'update', entity: 'genre', record_id: part, changes: { above: { from: verse, to: poems } } },
    { action: 'update', entity: 'book', record_id: one, changes: { genre: { from: verse, to: poems } } },
    { action: 'update', entity: 'book', record_id: many },
    { action: 'took-over', entity: 'genre', record_id: poems, changes: { id: { from: verse } } },
    { action: 'replaced', entity: 'genre', record_id: verse, changes: { id: { to: poems } } },
  ])
})

test('a merge also deletes it, or deactivates it', async () => {
  await book({ name: 'A', genre: verse })
  expect((await replace({ by: poems, ending: 'delete' })).json()).toMatchObject({ moved: 1 })
  expect((await api.as('admin').get(`/api/v4/genre/${verse}`)).statusCode).toBe(404)
  const third = await add('genre', { name: 'Third' })
  expect((await replace({ by: poems, ending: 'deactivate' }, third)).statusCode).toBe(200)
  expect(await read('genre', third)).toMatchObject({ active: false })
})

test('the preview says what would happen, and changes nothing', async () => {
  await book({ name: 'Taken', genre: poems, shelf: 1 })
  const clash = await book({ name: 'Clash', genre: verse, shelf: 1 })
  await book({ name: 'Free', genre: verse, shelf: 2 })
  await api.engine.query({ text: `insert into sale (genre_id) values (${verse})` })
  const before = await everything()
  const seen = (await replace({ by: poems, preview: true })).json()
  expect(seen).toMatchObject({
    moves: [{ entity: 'book', property: 'genre', count: 2 }],
    stays: [{ entity: 'sale', property: 'genre', count: 1 }],
    closed: [],
    elsewhere: false,
    total: 2,
    checked: 2,
    conflicts: [{ entity: 'book', id: clash, title: 'Clash', property: 'genre', errors: ['Al in gebruik.'] }],
  })
  expect(seen.endings).toMatchObject([
    { ending: 'keep', errors: [] },
    { ending: 'deactivate', errors: [] },
    { ending: 'delete', errors: [expect.stringContaining('verhuist')] },
  ])
  expect(await everything()).toEqual(before)
})

test('one that cannot move stops all, or stays where it is when that is asked', async () => {
  await book({ name: 'Taken', genre: poems, shelf: 1 })
  const clash = await book({ name: 'Clash', genre: verse, shelf: 1 })
  const free = await book({ name: 'Free', genre: verse, shelf: 2 })
  const before = await everything()
  for (const wish of [{}, { ending: 'delete' }, { ending: 'delete', leave: true }]) {
    const refused = await replace({ by: poems, ...wish })
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toEqual({ error: 'Al in gebruik.' })
  }
  expect(await everything()).toEqual(before)
  const done = (await replace({ by: poems, leave: true, ending: 'deactivate' })).json()
  expect(done).toMatchObject({ moved: 1, conflicts: [{ id: clash }] })
  expect(await read('book', clash)).toMatchObject({ genre: { id: verse } })
  expect(await read('book', free)).toMatchObject({ genre: { id: poems } })
  expect(await read('genre', verse)).toMatchObject({ active: false })
})

test('what a log says stays, so it is kept or deactivated, not deleted', async () => {
  await api.engine.query({ text: `insert into sale (genre_id) values (${verse})` })
  const before = await everything()
  const refused = await replace({ by: poems, ending: 'delete' })
  expect(refused.json()).toEqual({ error: expect.stringContaining('verhuist') })
  expect(await everything()).toEqual(before)
  expect((await replace({ by: poems, ending: 'deactivate' })).statusCode).toBe(200)
  expect(await api.rows('sale')).toMatchObject([{ genre_id: verse }])
})

test('one that is part of it takes its place in the tree', async () => {
  const lyric = await add('genre', { name: 'Lyric' })
  await api.as('admin').put(`/api/v4/genre/${verse}`, { _version: 1, above: lyric })
  await api.as('admin').put(`/api/v4/genre/${poems}`, { _version: 1, above: verse })
  expect((await replace({ by: poems, ending: 'delete' })).statusCode).toBe(200)
  expect(await read('genre', poems)).toMatchObject({ above: { id: lyric } })
})

test('hidden records stop it, and are told as elsewhere only; without rights it is refused', async () => {
  await book({ name: 'Open', genre: verse })
  await book({ name: 'Hidden', genre: verse, isSecret: true })
  const employee = api.as(['ROLE_EMPLOYEE'])
  const before = await everything()
  const seen = (await replace({ by: poems, preview: true }, verse, employee)).json()
  expect(seen).toMatchObject({ moves: [{ count: 1 }], elsewhere: true, total: 1 })
  expect(seen.endings).toEqual([
    { ending: 'keep', errors: [expect.stringContaining('niet mag zien')] },
    { ending: 'deactivate', errors: [expect.stringContaining('niet mag zien')] },
  ])
  expect((await replace({ by: poems }, verse, employee)).json()).toEqual({
    error: expect.stringContaining('niet mag zien'),
  })
  expect((await replace({ by: poems, ending: 'delete' }, verse, employee)).statusCode).toBe(403)
  expect((await replace({ by: poems }, verse, api.as(['ROLE_LEGAL']))).statusCode).toBe(403)
  expect(await everything()).toEqual(before)
})

test.for<[object, string]>([
  [{}, 'by'],
  [{ by: 'x' }, 'by'],
  [{ by: 999 }, 'by'],
  [{ by: 2 }, 'by'],
  [{ by: 1, ending: 'burn' }, 'ending'],
  [{ by: 1, leave: 'yes' }, 'leave'],
  [{ by: 1, colour: 1 }, 'colour'],
])('%j is refused at %s', async ([body, field]) => {
  const answer = await replace(body)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toHaveProperty(['errors', field])
  expect((await replace({ by: poems }, 999)).statusCode).toBe(404)
})

test('more than a thousand are refused, and the preview tries the first thousand', async () => {
  await api.engine.query({
    text: `insert into book (name, genre_id) select 'B', ${verse} from generate_series(1, 1001)`,
  })
  expect((await replace({ by: poems, preview: true })).json()).toMatchObject({ total: 1001, checked: 1000 })
  expect((await replace({ by: poems })).json()).toEqual({ error: expect.stringContaining('1000') })
  expect((await api.rows('book')).every(({ genre_id }) => genre_id === verse)).toBe(true)
})

test('a log, and an entity at which nothing points, have no such call', async () => {
  for (const name of ['sale', 'book'])
    expect((await api.as('admin').post(`/api/v4/${name}/1/replace`, { by: 2 })).statusCode, name).toBe(404)
})

test('whoever gives accounts other rights that way confirms who they are first', async () => {
  const from = await add('employee-group', { code: 'from', name: 'From' })
  const to = await add('employee-group', { code: 'to', name: 'To' })
  await forgetWhoIsThere(api)
  const body = { by: to }
  expect((await api.as('admin').post(`/api/v4/employee-group/${from}/replace`, body)).statusCode).toBe(428)
  expect(
    (await api.as('admin').post(`/api/v4/employee-group/${from}/replace`, { ...body, preview: true })).statusCode,
  ).toBe(200)
  await showAgain(api)
  expect((await api.as('admin').post(`/api/v4/employee-group/${from}/replace`, body)).statusCode).toBe(200)
})
