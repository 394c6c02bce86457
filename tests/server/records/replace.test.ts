/** One record in the place of another: what moves, what stays, why not, and that a refusal or a preview changes nothing. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { absentId } from '#tests/support/absentId.ts'
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
  [{ by: absentId }, 'by'],
  [{ by: 2 }, 'by'],
  [{ by: 1, ending: 'burn' }, 'ending'],
  [{ by: 1, leave: 'yes' }, 'leave'],
  [{ by: 1, colour: 1 }, 'colour'],
])('%j is refused at %s', async ([body, field]) => {
  const answer = await replace(body)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toHaveProperty(['errors', field])
  expect((await replace({ by: poems }, absentId)).statusCode).toBe(404)
})

/** More than one call moves. */
const many = async (genre: number) => {
  const text = `insert into book (name, genre_id, shelf) select 'B' || n, ${genre}, n from generate_series(1, 1201) n`
  await api.engine.query({ text })
}
type Run = { id: number; state: string; total: number; checked: number; done: number; counts: object }
/** Starts it as a run, does it, and returns what became of it. */
async function replaced(body: object, meanwhile = async () => {}): Promise<Run> {
  const answer = await replace(body)
  expect(answer.json()).toMatchObject({ entity: 'genre', action: 'replace', state: 'running', done: 0, mayUndo: false })
  expect(answer.statusCode).toBe(202)
  await meanwhile()
  await api.runDue()
  return (await api.as('admin').get(`/api/v4/bulk-run/${answer.json<Run>().id}`)).json()
}

test('more than a thousand are moved by a run, each with a version and a line, and then the record is deleted', async () => {
  await many(verse)
  const other = await add('genre', { name: 'Other' })
  const both = await book({ name: 'Both', genre: other, others: [verse] })
  const part = await add('genre', { name: 'Sonnet', above: verse })
  const seen = (await replace({ by: poems, preview: true })).json()
  expect(seen).toMatchObject({ total: 1203, checked: 1000, conflicts: [] })
  expect(seen.endings).toContainEqual({ ending: 'delete', errors: [] })
  const audit = (await lines()).length
  const late = () => book({ name: 'Late', genre: verse })
  const run = await replaced({ by: poems, ending: 'delete' }, async () => void (await late()))
  expect(run).toMatchObject({ state: 'done', total: 1204, done: 1204, counts: { changed: 1204, refused: 0 } })
  const books = await api.rows('book')
  expect(books.filter(({ genre_id: genre, version }) => genre === poems && version === 2)).toHaveLength(1202)
  expect((await read('book', both)).others).toMatchObject([{ id: poems }])
  expect(await read('genre', part)).toMatchObject({ above: { id: poems } })
  expect((await api.as('admin').get(`/api/v4/genre/${verse}`)).statusCode).toBe(404)
  const written = (await lines()).slice(audit)
  expect(written.filter(({ action }) => action === 'update')).toHaveLength(1204)
  expect(new Set(written.map(({ request_id: by }) => by))).toEqual(new Set([`bulk-run-${run.id}`]))
  expect(written.slice(-3).map(({ action }) => action)).toEqual(['took-over', 'replaced', 'delete'])
  const { items } = (await api.as('admin').get(`/api/v4/bulk-run/${run.id}/records?_limit=2`)).json()
  const [first] = items
  expect(first).toMatchObject({ entity: 'genre', recordId: part, title: 'Sonnet', outcome: 'changed' })
  expect(first.changes).toMatchObject([{ property: 'above', after: { id: poems, name: 'Poems' } }])
  expect(items[1]).toMatchObject({ entity: 'book', title: 'B1' })
  const file = (await api.as('admin').get(`/api/v4/bulk-run/${run.id}/export`)).body
  expect(file.split('\r\n')[1]).toMatch(/Sonnet/)
})

test('one of many that cannot move stops all before anything moves, or stays with its reason', async () => {
  await many(verse)
  const taken = await book({ name: 'Taken', genre: poems, shelf: 1150 })
  const before = await everything()
  const stopped = await replaced({ by: poems, ending: 'delete', leave: true })
  expect(stopped).toMatchObject({
    state: 'stopped',
    counts: { changed: 0, refused: 1 },
    stoppedBecause: 'Al in gebruik.',
  })
  expect(await everything()).toEqual(before)
  const { items } = (await api.as('admin').get(`/api/v4/bulk-run/${stopped.id}/records?outcome=refused`)).json()
  expect(items).toMatchObject([{ entity: 'book', title: 'B1150', errors: ['Al in gebruik.'] }])

  const done = await replaced({ by: poems, ending: 'deactivate', leave: true })
  expect(done).toMatchObject({ state: 'done', done: 1201, counts: { changed: 1200, refused: 1 } })
  const left = (await api.rows('book')).filter(({ genre_id: genre }) => genre === verse)
  expect(left).toMatchObject([{ name: 'B1150', shelf: 1150, version: 1 }])
  expect(await read('book', taken)).toMatchObject({ _version: 1 })
  expect(await read('genre', verse)).toMatchObject({ active: false })
})

test('a run of many stops when its person may not do it any more', async () => {
  await many(verse)
  const before = await everything()
  await replaced({ by: poems, ending: 'delete' }, async () => {
    await api.engine.query({ text: `update app_user set active = false` })
  })
  expect(await api.rows('bulk_run')).toMatchObject([
    { state: 'stopped', done: 0, why: expect.stringContaining('inloggen') },
  ])
  expect(await everything()).toEqual(before)
})

test('what a log says is known before many are moved', async () => {
  await many(verse)
  await api.engine.query({ text: `insert into sale (genre_id) values (${verse})` })
  const before = await everything()
  const refused = await replace({ by: poems, ending: 'delete' })
  expect([refused.statusCode, refused.json()]).toEqual([400, { error: expect.stringContaining('verhuist') }])
  expect(await api.rows('bulk_run')).toEqual([])
  expect(await everything()).toEqual(before)
})

test('a log, and an entity at which nothing points, have no such call', async () => {
  const hasCall = (name: string) => api.app.hasRoute({ method: 'POST', url: `/api/v4/${name}/:id/replace` })
  expect(['genre', 'sale', 'book'].map(hasCall)).toEqual([true, false, false])
  for (const name of ['sale', 'book'])
    expect(
      (await api.as('admin').post(`/api/v4/${name}/${absentId}/replace`, { by: absentId + 1 })).statusCode,
      name,
    ).toBe(404)
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
