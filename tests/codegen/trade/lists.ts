/**
 * What lists of the schemas beside it do on the real server: many records changed at once by a run, with its preview, receipt and undo,
 * and lists kept as views. Runs in the copy of the starter that has them (`tests/e2e/starter.long.e2e.ts`).
 */
import { describe, expect } from 'vitest'
import { entityByName } from '#schemas/generated/entities.ts'
import { queryString } from '#providers/queryString.ts'
import { listQuery } from '#providers/listQuery.ts'
import { filtersIn, viewAddress } from '#resources/list/views/viewAddress.ts'
import { test, type Api } from '#tests/support/api.ts'
import { createRecords } from '#tests/support/records.ts'

const desk = ['ROLE_EMPLOYEE', 'ROLE_LIBRARY']
const noon = (api: Api, day: string) => api.advance(Date.parse(`${day}T12:00:00Z`) - api.app.now())
const euro = (amount: number) => ({ amount, currency: 'EUR' })
type Run = {
  id: number
  state: string
  total: number
  counts: object
  reasons: object[]
  mayUndo: boolean
  why: string
}
type Item = { recordId: number; outcome: string; errors: string[]; changes: { property: string; after: unknown }[] }

const runs = '/api/v4/bulk-run'
const progress = async (api: Api, { id }: Run) => (await api.as(desk).get(`${runs}/${id}`)).json<Run>()
const receipt = async (api: Api, { id }: Run) =>
  (await api.as(desk).get(`${runs}/${id}/records`)).json<{ items: Item[] }>().items

async function preview(api: Api, entity: string, body: object): Promise<Run> {
  const answer = await api.as(desk).post(`/api/v4/${entity}/bulk`, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<Run>()
}
async function press(api: Api, run: Run, button: 'start' | 'undo'): Promise<Run> {
  const answer = await api.as(desk).post(`${runs}/${run.id}/${button}`, button === 'start' ? { count: run.total } : {})
  expect(answer.statusCode, answer.body).toBe(200)
  await api.runDue()
  return progress(api, run)
}
function entityOf(name: string) {
  const entity = entityByName.get(name)
  if (!entity) throw new Error(`There is no entity "${name}".`)
  return entity
}
/** Rows without what each write changes. */
async function stored(api: Api, table: string) {
  return (await api.rows(table)).map((row) => ({ ...row, version: undefined }))
}

describe('many at once', () => {
  /** A change of each entity that people write. */
  const changes = {
    book: { shelf: 'children', price: euro(995) },
    loan: { state: 'lost', fine: euro(250) },
    room: { seats: 12, active: false },
    booking: { guest: 'Others', deposit: euro(5000) },
    invoice: { buyer: 'Others', days: 30 },
    category: { colour: '#112233' },
    'invoice-line': { rate: '9', quantity: '2.5' },
  }
  test.for(Object.entries(changes))('%s: previewed, changed, told and put back', async ([name, values], { api }) => {
    const entity = entityOf(name)
    const ids = (await createRecords(api, entity, 5)).map(({ id }) => id)
    const [before, full] = [await stored(api, entity.table), await api.rows(entity.table)]

    const run = await preview(api, name, { action: 'update', values, ids })
    expect(run).toMatchObject({ state: 'previewed', total: 5, counts: { change: 5, same: 0, refused: 0 } })
    expect(await api.rows(entity.table)).toEqual(full)
    const planned = await receipt(api, run)
    for (const { changes: told } of planned)
      expect(Object.fromEntries(told.map(({ property, after }) => [property, after]))).toMatchObject(values)

    expect(await press(api, run, 'start')).toMatchObject({ state: 'done', counts: { changed: 5 }, mayUndo: true })
    expect(await receipt(api, run)).toEqual(planned.map((one) => ({ ...one, outcome: 'changed' })))
    for (const id of ids)
      expect((await api.as(desk).get(`/api/v4/${name}/${id}`)).json()).toMatchObject({ id, ...values, _version: 2 })

    expect(await press(api, run, 'undo')).toMatchObject({ state: 'undone', counts: { undone: 5, kept: 0 } })
    expect(await stored(api, entity.table)).toEqual(before)
  })

  test('a rule of the schema is decided per record: what breaks it stays, and says why', async ({ api }) => {
    const room = (await api.create('room', { name: 'Attic' })).id
    const book = async (from: string) =>
      (await api.create('booking', { room, guest: 'G', from, until: '2026-03-09' })).id
    const [fits, late] = [await book('2026-03-01'), await book('2026-03-05')]
    const values = { until: '2026-03-03' }
    const run = await preview(api, 'booking', { action: 'update', values, ids: [fits, late] })
    expect(run).toMatchObject({
      counts: { change: 1, refused: 1 },
      reasons: [{ text: 'A booking does not end before it begins.', count: 1 }],
    })
    expect((await press(api, run, 'start')).counts).toMatchObject({ changed: 1, refused: 1 })
    const [one, other] = await api.rows('booking')
    expect([one?.until, other?.until]).toEqual(['2026-03-03', '2026-03-09'])
  })

  test('an action of the lifecycle is done to all that match, and led back', async ({ api }) => {
    const room = (await api.create('room', { name: 'Attic' })).id
    const period = { room, guest: 'G', from: '2026-03-01', until: '2026-03-04' }
    await api.create('booking', { ...period, deposit: euro(1) })
    await api.create('booking', period)
    await api.create('booking', { ...period, guest: 'Else', deposit: euro(1) })
    const query = { _filter: { guest: 'G' } }
    const run = await press(api, await preview(api, 'booking', { action: 'confirm', query }), 'start')
    expect(run).toMatchObject({ counts: { changed: 1, refused: 1 }, reasons: [{ text: 'No deposit was paid yet.' }] })
    const states = async () => (await api.rows('booking')).map(({ status }) => status)
    expect(await states()).toEqual(['confirmed', 'requested', 'requested'])
    expect((await press(api, run, 'undo')).counts).toMatchObject({ undone: 1 })
    expect(await states()).toEqual(['requested', 'requested', 'requested'])
  })

  test('sums follow lines that are changed at once, and go back with them', async ({ api }) => {
    const lines = [1, 2].map((n) => ({ text: `T${n}`, price: euro(n * 100), quantity: '1', rate: null }))
    const { id } = await api.create('invoice', { buyer: 'B', date: '2026-01-30', lines })
    const net = async () => (await api.as(desk).get(`/api/v4/invoice/${id}`)).json().net
    const asked = { action: 'update', values: { quantity: '0.333' }, query: { _filter: { invoice: id } } }
    const run = await press(api, await preview(api, 'invoice-line', asked), 'start')
    expect(await net()).toEqual(euro(33 + 67))
    await press(api, run, 'undo')
    expect(await net()).toEqual(euro(300))
  })

  test('a tree grows no circle by a run', async ({ api }) => {
    const add = async (code: string, parent: number | null) =>
      (await api.create('category', { code, name: { en: code }, parent })).id
    const goods = await add('GOODS', null)
    const paper = await add('PAPER', goods)
    const other = await add('OTHER', null)
    const asked = { action: 'update', values: { parent: paper }, ids: [goods, other] }
    const run = await press(api, await preview(api, 'category', asked), 'start')
    expect(run.counts).toMatchObject({ changed: 1, refused: 1 })
    expect((await api.rows('category')).map((row) => row.parent_id)).toEqual([null, goods, paper])
  })

  test('what has nobody who writes it has no runs, and a reader starts none', async ({ api }) => {
    await createRecords(api, entityOf('sensor-reading'), 1)
    const asked = { action: 'update', values: { celsius: '1' }, query: {} }
    expect((await api.as('admin').post('/api/v4/sensor-reading/bulk', asked)).statusCode).toBe(404)
    await api.create('room', { name: 'Attic' })
    const seats = { action: 'update', values: { seats: 2 }, query: {} }
    expect((await api.as(['ROLE_EMPLOYEE']).post('/api/v4/room/bulk', seats)).statusCode).toBe(403)
    expect(await api.rows('bulk_run')).toEqual([])
  })

  test('above a hundred the number is typed', async ({ api }) => {
    const text = `insert into room (name) select 'Room ' || n from generate_series(1, 120) n`
    await api.engine.query({ text })
    const asked = { action: 'update', values: { seats: 2 }, query: { _filter: { name: { startsWith: 'Room' } } } }
    const run = await preview(api, 'room', asked)
    const refused = await api.as(desk).post(`${runs}/${run.id}/start`, { count: 119 })
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['count']])
    expect((await press(api, run, 'start')).counts).toMatchObject({ changed: 120 })
  })
})

describe('saved views', () => {
  /** What a list is kept with, and what takes a record out of it. */
  const kept = {
    book: { filter: { shelf: 'novels' }, sort: 'title', hidden: ['price'], other: { shelf: 'science' } },
    loan: { filter: { state: { in: ['out', 'lost'] } }, sort: 'dueOn', hidden: ['fine'], other: { state: 'back' } },
    room: { filter: { active: true }, sort: 'name', hidden: ['seats'], other: { active: false } },
    booking: { filter: { deposit: { gte: 100 } }, sort: 'guest', hidden: ['deposit'], other: { deposit: null } },
    invoice: {
      filter: { dueOn: { gte: '$today-3d' } },
      sort: 'number',
      hidden: ['vat'],
      other: { date: '2020-01-01' },
    },
    category: { filter: { parent: { empty: false } }, sort: 'code', hidden: ['turnover'], other: { parent: null } },
    'invoice-line': { filter: { total: { gte: 1000 } }, sort: 'total', hidden: ['vat'], other: { quantity: '0.001' } },
  }
  const log = { filter: { celsius: { gte: '12.5' } }, sort: 'at', hidden: ['battery'], other: undefined }
  const lists = Object.entries({ ...kept, 'sensor-reading': log })

  test.for(lists)('%s: kept for all staff, answered, in the menu and counted', async ([list, view], { api }) => {
    noon(api, '2026-02-02')
    const entity = entityOf(list)
    const records = await createRecords(api, entity, 3)
    const ids = records.map(({ id }) => id).reverse()
    if (view.other) {
      const changed = await api.as(desk).put(`${entity.api}/${ids.pop()}`, { ...view.other, _version: 1 })
      expect(changed.statusCode, changed.body).toBe(200)
    }
    const { sort, hidden } = view
    const address = viewAddress({ filterValues: view.filter, sort: { field: sort, order: 'DESC' }, perPage: 25 })
    const columnOrder = [sort, ...entity.properties.map(({ name }) => name).filter((name) => name !== sort)]
    const body = { name: 'Mine', list, audience: 'staff', address, hidden, columnOrder, counted: true, first: true }
    const { id } = await api.create('saved-view', body)

    const reader = api.as(['ROLE_EMPLOYEE'])
    const read = (await reader.get(`/api/v4/saved-view/${id}`)).json<{ address: string }>()
    expect(read).toMatchObject({ list, address, hidden, columnOrder })
    const asked = { filter: filtersIn(read.address), sort: { field: sort, order: 'DESC' } } as const
    const page = queryString(listQuery({ ...asked, pagination: { page: 1, perPage: 25 } }))
    const answer = await reader.get(`${entity.api}${page}`)
    expect(answer.statusCode, answer.body).toBe(200)
    const { items, total } = answer.json<{ items: { id: number }[]; total: number }>()
    expect([total, items.map((one) => one.id)]).toEqual([ids.length, ids])

    type Entry = { link: string; counted?: number; children: Entry[] }
    const { items: groups } = (await reader.get('/api/v4/menu/user')).json<{ items: Entry[] }>()
    const entries = groups.flatMap((group) => [group, ...group.children])
    const own = entries.filter(({ link }) => link.endsWith(`?view=${id}`))
    // The list itself opens with it, and below it stands its number.
    expect(own.map(({ counted }) => counted)).toEqual([undefined, id])
  })
})
