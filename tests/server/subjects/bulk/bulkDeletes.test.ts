/** Deletions and actions of many records: by few statements where that makes no difference, and told as one by one. */
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Refused } from '#server/errors.ts'
import type { Trx } from '#server/db/engine.ts'
import type { Api } from '#tests/support/api.ts'
import { startWith } from '#tests/server/records/schemaServer.ts'

const rights = { read: 'ROLE_EMPLOYEE', create: 'ROLE_EMPLOYEE', update: 'ROLE_EMPLOYEE', delete: 'ROLE_EMPLOYEE' }
const heard: string[] = []
let isAsking = false
const server = await startWith(
  {
    author: {
      title: 'Author',
      required: ['name'],
      properties: { name: { type: 'string' }, pupilOf: { 'x-relation': { entity: 'author', inverse: 'pupils' } } },
      'x-entity': { plural: 'authors', version: true, audit: true },
      'x-access': rights,
    },
    book: {
      title: 'Book',
      required: ['name'],
      properties: {
        name: { type: 'string' },
        author: { 'x-relation': { entity: 'author', inverse: 'books' } },
        before: { type: 'integer' },
      },
      'x-entity': { plural: 'books', version: true, audit: true },
      'x-access': rights,
    },
    chapter: {
      title: 'Chapter',
      required: ['book', 'text'],
      properties: {
        book: { 'x-relation': { entity: 'book', parent: { as: 'chapters', most: 9 } } },
        text: { type: 'string' },
      },
      'x-entity': { plural: 'chapters', version: true, audit: true, titleField: 'text' },
      'x-access': rights,
    },
    loan: {
      title: 'Loan',
      properties: {
        book: { 'x-relation': { entity: 'book', inverse: 'loans' } },
        next: { 'x-relation': { entity: 'book', inverse: 'nextLoans', onDelete: 'clear' } },
        others: { 'x-relation': { entity: 'book', many: true, inverse: 'otherLoans' } },
      },
      'x-entity': { plural: 'loans', version: true, audit: true, titleField: 'id' },
      'x-access': rights,
    },
  },
  {
    book: {
      beforeDelete: async ({ name }, { trx }) => {
        if (isAsking) await trx.query({ text: 'select 1' })
        if (name === 'Precious') throw new Refused('Precious.')
      },
    },
  },
  { book: ({ action, id, before }) => void heard.push(`${action} ${id} ${String(before?.name)}`) },
)
afterAll(() => server.stop())

let api: Api
beforeEach(async () => {
  api = await server.fresh()
  heard.length = 0
  isAsking = false
})

const add = async (entity: string, body: object) =>
  (await api.as('admin').post(`/api/v4/${entity}`, body)).json<{ id: number }>().id
async function books(names: readonly string[]): Promise<number[]> {
  const ids: number[] = []
  for (const name of names) ids.push(await add('book', { name }))
  return ids
}
type Run = { id: number; total: number; state: string; counts: Record<string, number>; reasons: object[] }
async function done(path: string, body: object, meanwhile = async () => {}): Promise<Run> {
  const run = (await api.as('admin').post(`/api/v4/${path}/bulk`, body)).json<Run>()
  expect(run).toMatchObject({ state: 'previewed' })
  await meanwhile()
  heard.length = 0
  expect((await api.as('admin').post(`/api/v4/bulk-run/${run.id}/start`, { count: run.total })).statusCode).toBe(200)
  await api.runDue()
  return (await api.as('admin').get(`/api/v4/bulk-run/${run.id}`)).json()
}
const remove = (ids: readonly number[], meanwhile?: () => Promise<void>) =>
  done('book', { action: 'delete', ids }, meanwhile)
const itemsOf = async ({ id }: Run) => (await api.as('admin').get(`/api/v4/bulk-run/${id}/records`)).json().items
const names = async () => (await api.rows('book')).map(({ name }) => name)
/** Lines of the audit, without what differs from call to call. */
const lines = async () =>
  (await api.rows('audit_log'))
    .filter(({ action }) => action !== 'create')
    .map(({ action, entity, record_id: of, changes }) => ({ action, entity, of, changes }))

/** Texts of the statements in transactions, until the test ends. */
function statements(): string[] {
  const texts: string[] = []
  const { transaction } = server.app.engine
  const spied: typeof transaction = (work) =>
    transaction((trx) => {
      const query: Trx['query'] = (statement) => {
        texts.push(statement.text)
        return trx.query(statement)
      }
      return work({ ...trx, query })
    })
  vi.spyOn(server.app.engine, 'transaction').mockImplementation(spied)
  onTestFinished(() => void vi.restoreAllMocks())
  return texts
}

test('at once and one by one leave the same audit and the same events', async () => {
  const all = await books(Array.from({ length: 12 }, (_, n) => `B${n % 6}`))
  heard.length = 0
  for (const id of all.slice(0, 6)) expect((await api.as('admin').delete(`/api/v4/book/${id}`)).statusCode).toBe(204)
  const [audit, events] = [await lines(), [...heard]]
  const draft = `insert into draft (user_id, entity, record_id, at, "values", base) select id, 'book', $1, now(), '{}', '{}' from app_user`
  await api.engine.query({ text: draft, values: [all[6]] })
  const texts = statements()
  const run = await remove(all.slice(6))
  expect(run).toMatchObject({ state: 'done', counts: { changed: 6, refused: 0 } })
  expect(heard.map((line) => line.replace(/\d+/, (id) => String(Number(id) - 6)))).toEqual(events)
  const plain = (some: typeof audit, before: number) =>
    some.map((line) => ({ ...line, of: Number(line.of) - before, changes: { ...Object(line.changes), id: null } }))
  expect(plain((await lines()).slice(audit.length), 6)).toEqual(plain(audit, 0))
  // Once for the preview, which is rolled back, and once for the run.
  expect(texts.filter((text) => /^delete from "?book/.test(text))).toHaveLength(2)
  expect(await api.rows('book')).toEqual([])
  expect(await api.rows('draft')).toEqual([])
})

test('what others point at, its rows, and what hooks refuse are told and done as one by one', async () => {
  const ids = await books(['Free', 'Lent', 'Next', 'Among', 'Chapters', 'Precious', 'Changed', 'Last'])
  const [, lent, next, among, withRows] = ids
  await add('loan', { book: lent })
  const loan = await add('loan', { next, others: [among] })
  const row = await add('chapter', { book: withRows, text: 'One' })
  const run = await remove([...ids, 9999], async () => {
    await api.as('admin').put(`/api/v4/book/${ids[6]}`, { _version: 1, name: 'Changed since' })
  })
  expect(run.counts).toMatchObject({ changed: 5, refused: 4 })
  const items = await itemsOf(run)
  expect(items.map(({ title, outcome, errors }: Record<string, unknown>) => [title, outcome, errors])).toEqual([
    ['Free', 'changed', []],
    ['Lent', 'refused', ['Nog in gebruik bij 1 resources.loan.name.']],
    ['Next', 'changed', []],
    ['Among', 'changed', []],
    ['Chapters', 'changed', []],
    ['Precious', 'refused', ['Precious.']],
    ['Changed since', 'refused', [expect.stringContaining('voorbeeld')]],
    ['Last', 'changed', []],
    [null, 'refused', ['Niet gevonden.']],
  ])
  expect(await names()).toEqual(['Lent', 'Precious', 'Changed since'])
  expect(await api.rows('chapter')).toEqual([])
  expect((await api.rows('loan'))[1]).toMatchObject({ next_id: null, version: 3 })
  const told = (await lines()).map(({ action, entity, of }) => [action, entity, of])
  expect(told).toContainEqual(['delete', 'chapter', row])
  expect(told.filter(([action, entity]) => action === 'update' && entity === 'loan')).toEqual([
    ['update', 'loan', loan],
    ['update', 'loan', loan],
  ])
  expect(heard.filter((line) => line.startsWith('delete'))).toHaveLength(5)
})

test('where they point at each other, the order decides', async () => {
  const teacher = await add('author', { name: 'Teacher' })
  const pupil = await add('author', { name: 'Pupil', pupilOf: teacher })
  const others = [await add('author', { name: 'A' }), await add('author', { name: 'B' })]
  const body = (ids: readonly number[]) => ({ action: 'delete', ids })
  const refused = await done('author', body([teacher, pupil, ...others]))
  expect(refused.counts).toMatchObject({ changed: 3, refused: 1 })
  const again = await add('author', { name: 'Pupil', pupilOf: teacher })
  const more = [await add('author', { name: 'A' }), await add('author', { name: 'B' })]
  expect((await done('author', body([again, teacher, ...more]))).counts).toMatchObject({ changed: 4, refused: 0 })
  expect(await api.rows('author')).toEqual([])
})

test('a hook that asks the database sees them one after the other', async () => {
  isAsking = true
  const ids = await books(['A', 'B', 'C', 'D', 'Precious', 'E'])
  const texts = statements()
  expect((await remove(ids)).counts).toMatchObject({ changed: 5, refused: 1 })
  expect(texts.filter((text) => /^delete from "?book/.test(text)).length).toBeGreaterThanOrEqual(10)
  expect(await names()).toEqual(['Precious'])
})
