/**
 * Files of records of the schemas beside it on the real server: read, checked, written, told and taken back, with not a line for any of
 * them. Runs in the copy of the starter that has them (`tests/e2e/starter.long.e2e.ts`).
 */
import { expect } from 'vitest'
import { entityByName } from '#schemas/generated/entities.ts'
import { test, type Api } from '#tests/support/api.ts'
import type { Client } from '#tests/support/client.ts'

const desk = ['ROLE_EMPLOYEE', 'ROLE_LIBRARY']
const euro = (amount: number) => ({ amount, currency: 'EUR' })

type Sent = { id: number; columns: { header: string; to: string | null }[] }
type Run = { id: number; total: number }
type Item = { outcome: string; line: number; cells: { header: string }[] }

/** The raw call, with a token as pages send one. */
async function send(client: Client, api: string, payload: string) {
  const { token } = (await client.get('/api/v4/users/csrf')).json<{ token: string }>()
  const headers = { 'content-type': 'text/csv', 'x-xsrf-token': token }
  return client.send({ method: 'POST', url: `${api}/import?_name=list.csv`, payload, headers })
}
const runOf = async (client: Client, { id }: { id: number }) => (await client.get(`/api/v4/bulk-run/${id}`)).json<Run>()

/** Reads a file whose columns are all understood, and checks it. */
async function check(api: Api, client: Client, path: string, file: string): Promise<Run> {
  const sent = await send(client, path, file)
  expect(sent.statusCode, sent.body).toBe(201)
  const { id, columns } = sent.json<Sent>()
  expect(columns.filter(({ to }) => to === null)).toEqual([])
  const chosen = columns.map(({ header, to }) => ({ header, to }))
  const answer = await client.post(`/api/v4/import/${id}/check`, { columns: chosen })
  expect(answer.statusCode, answer.body).toBe(201)
  await api.runDue()
  return runOf(client, { id: answer.json<{ run: number }>().run })
}
async function press(api: Api, client: Client, { id, total }: Run, button: 'start' | 'undo'): Promise<Run> {
  const body = button === 'start' ? { count: total, rows: 'good' } : {}
  const answer = await client.post(`/api/v4/bulk-run/${id}/${button}`, body)
  expect(answer.statusCode, answer.body).toBe(200)
  await api.runDue()
  return runOf(client, { id })
}

type Trade = {
  /** What its rows point at. */
  first?: (api: Api) => Promise<unknown>
  /** The second row is wrong. */
  file: string
  /** The column in which it is wrong; null: in no single one. */
  at: string | null
  /** What the first row has become. */
  record: object
}
const trades: Readonly<Record<string, Trade>> = {
  book: {
    file: 'Title;Shelf;ISBN;Price\nThe Clock;novels;978-0-306-40615-7;€ 1.234,50\nOther;cellar;;',
    at: 'Shelf',
    record: { title: 'The Clock', shelf: 'novels', isbn: '9780306406157', price: euro(123_450), active: true },
  },
  loan: {
    first: (api) => api.create('book', { title: 'The Clock', shelf: 'novels' }),
    file: 'Book;Reader;Lent on;Due on\nThe Clock;R. Reader;5-1-2026;26-01-2026\nThe Clock;Late;26-01-2026;2026-01-05',
    at: 'Due on',
    record: { book: { title: 'The Clock' }, lentOn: '2026-01-05', dueOn: '2026-01-26', state: 'out' },
  },
  room: {
    file: 'Name;Seats;Active\nAttic;12;no\nHall;many;yes',
    at: 'Seats',
    record: { name: 'Attic', seats: 12, active: false, readings: 0 },
  },
  booking: {
    first: (api) => api.create('room', { name: 'Attic', seats: 4 }),
    file: 'Room;Guest;From;Until;Deposit\nAttic;G. Guest;1/3/2026;4/3/2026;50\nNowhere;N;1/3/2026;4/3/2026;',
    at: 'Room',
    record: { nights: 3, deposit: euro(5000), status: 'requested', number: expect.stringMatching(/^B2026-00\d$/) },
  },
  invoice: {
    file: 'Buyer;Date;Days to pay\nB. Buyer;30-01-2026;14\nB. Buyer;30-01-2026;121',
    at: 'Days to pay',
    record: { buyer: 'B. Buyer', dueOn: '2026-02-13', lineCount: 0 },
  },
  'invoice-line': {
    first: (api) => api.create('invoice', { buyer: 'B', date: '2026-01-30' }),
    file: 'Invoice;Text;Quantity;Price\nF2026-0001;Paper;0,333;9,99\nF2026-0001;Ink;0;1',
    at: 'Quantity',
    record: { quantity: '0.333', price: euro(999), total: euro(333), rate: '21' },
  },
  category: {
    file: 'Code;Name (en);Colour\nGOODS;Goods;#112233\nlow case;Other;',
    at: 'Code',
    record: { code: 'GOODS', name: { en: 'Goods' }, colour: '#112233' },
  },
}

test.for(Object.entries(trades))(
  '%s: a file is checked, its good row written, told and taken back',
  async (each, { api }) => {
    const [name, { first, file, at, record }] = each
    const entity = entityByName.get(name)
    if (!entity) throw new Error(`There is no entity "${name}".`)
    const client = api.as(desk)
    await first?.(api)

    const planned = await check(api, client, entity.api, file)
    const records = await client.get(`/api/v4/bulk-run/${planned.id}/records`)
    const [good, bad] = records.json<{ items: Item[] }>().items
    expect(planned, JSON.stringify([good, bad])).toMatchObject({
      total: 2,
      added: 1,
      counts: { change: 1, refused: 1 },
    })
    expect([good?.outcome, bad?.outcome, bad?.line]).toEqual(['change', 'refused', 3])
    expect(bad?.cells.map(({ header }) => header)).toEqual([at])
    expect(await api.rows(entity.table)).toEqual([])

    const done = await press(api, client, planned, 'start')
    expect(done).toMatchObject({ state: 'done', counts: { changed: 1, refused: 1 }, mayUndo: true })
    const [row] = await api.rows(entity.table)
    expect((await client.get(`${entity.api}/${String(row?.id)}`)).json()).toMatchObject(record)

    expect(await press(api, client, done, 'undo')).toMatchObject({ state: 'undone', counts: { undone: 1, kept: 0 } })
    expect(await api.rows(entity.table)).toEqual([])
  },
)

test('a row finds its record by the natural key, and changes it', async ({ api }) => {
  const client = api.as(desk)
  await api.create('category', { code: 'GOODS', name: { en: 'Goods' } })
  await api.create('category', { code: 'OTHER', name: { en: 'Other' } })
  const file = 'Code;Name (en);Part of\nGOODS;Things;\nOTHER;Other;Goods\nNEW;New;OTHER'
  const planned = await check(api, client, '/api/v4/category', file)
  expect(planned).toMatchObject({ added: 1, counts: { change: 3, refused: 0 } })
  const done = await press(api, client, planned, 'start')
  const rows = async () =>
    (await api.rows('category')).map(({ code, name, parent_id }) => [code, (name as { en: string }).en, parent_id])
  const [goods, other] = (await api.rows('category')).map(({ id }) => id)
  expect(await rows()).toEqual([
    ['GOODS', 'Things', null],
    ['OTHER', 'Other', goods],
    ['NEW', 'New', other],
  ])
  await press(api, client, done, 'undo')
  expect(await rows()).toEqual([
    ['GOODS', 'Goods', null],
    ['OTHER', 'Other', null],
  ])
})

test('a log takes no file, and a reader sends none', async ({ api }) => {
  const file = 'Name;Seats\nAttic;12'
  expect((await send(api.as(desk), '/api/v4/sensor-reading', file)).statusCode).toBe(404)
  expect((await send(api.as(['ROLE_EMPLOYEE']), '/api/v4/room', file)).statusCode).toBe(403)
  expect(await api.rows('import_upload')).toEqual([])
})
