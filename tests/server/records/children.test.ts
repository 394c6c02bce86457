/** Child records: read with their parent, and saved with it in one call. */
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { Refused } from '#server/errors.ts'
import { absentId } from '#tests/support/absentId.ts'
import type { Api } from '#tests/support/api.ts'
import { startWith } from './schemaServer.ts'

const rights = { read: 'ROLE_EMPLOYEE', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS', delete: 'ROLE_SETTINGS' }
const heard: string[] = []
const server = await startWith(
  {
    article: {
      title: 'Article',
      properties: { name: { type: 'string' } },
      'x-entity': { plural: 'articles', titleField: 'name' },
      'x-access': rights,
    },
    invoice: {
      title: 'Invoice',
      required: ['name'],
      properties: { name: { type: 'string', maxLength: 20 }, status: { type: 'string', maxLength: 10 } },
      'x-entity': { plural: 'invoices', version: true, audit: true },
      'x-access': { ...rights, update: 'ROLE_SETTINGS or ROLE_EMPLOYEE' },
    },
    'invoice-line': {
      title: 'Invoice line',
      required: ['invoice', 'text'],
      properties: {
        invoice: { 'x-relation': { entity: 'invoice', parent: { as: 'lines', most: 4 } } },
        text: { type: 'string', maxLength: 10 },
        amount: { $ref: 'values.schema.json#/$defs/Money' },
        article: { 'x-relation': { entity: 'article' } },
        number: { type: 'string', readOnly: true, 'x-store': { unique: true, series: 'L{n}' } },
        place: { type: 'integer', readOnly: true },
        createdAt: { type: 'string', format: 'date-time', readOnly: true },
      },
      'x-entity': { plural: 'invoice-lines', version: true, audit: true, position: 'place', order: ['place'] },
      'x-access': rights,
    },
    note: {
      title: 'Note',
      properties: { line: { 'x-relation': { entity: 'invoice-line' } } },
      'x-entity': { plural: 'notes' },
      'x-access': rights,
    },
  },
  {
    'invoice-line': {
      beforeCreate: (body) => {
        if (body.text === 'refused') throw new Refused('No.')
        return { ...body, text: String(body.text).toUpperCase() }
      },
    },
  },
  { 'invoice-line': ({ action, id }) => void heard.push(`${action} ${id}`) },
)
afterAll(() => server.stop())

let api: Api
beforeEach(async () => {
  api = await server.fresh()
  heard.length = 0
})

type Line = { id: number; text: string; article: { id: number; name: string } | null }
type Invoice = { id: number; _version: number; lines: Line[] }
const add = async (lines: object[]): Promise<Invoice> =>
  (await api.as('admin').post('/api/v4/invoice', { name: 'A', lines })).json<Invoice>()
const save = (invoice: Invoice, body: object, who = 'admin') =>
  api.as(who).put(`/api/v4/invoice/${invoice.id}`, { _version: invoice._version, ...body })
const texts = ({ lines }: Invoice) => lines.map(({ text }) => text)

test('rows are created with what they belong to: by their own hooks and numbers, with relations of their own', async () => {
  const article = await api
    .create('article', { name: 'Paper' })
    .catch(async () => (await api.as('admin').post('/api/v4/article', { name: 'Paper' })).json<{ id: number }>())
  const invoice = await add([
    { text: 'one', amount: { amount: 1250, currency: 'EUR' }, article: article.id },
    { text: 'two' },
  ])
  expect(invoice).toMatchObject({
    _version: 1,
    lines: [
      { text: 'ONE', number: 'L1', amount: { amount: 1250 }, article: { id: article.id, name: 'Paper' } },
      { text: 'TWO', number: 'L2', article: null },
    ],
  })
  expect(heard).toEqual(['create 1', 'create 2'])
  const read = await api.as('employee').get(`/api/v4/invoice/${invoice.id}`)
  expect(read.json()).toEqual(invoice)
})

test('what is sent is what there is then: changed, added, deleted, in that order; and the version is a new one', async () => {
  const invoice = await add([{ text: 'one' }, { text: 'two' }, { text: 'three' }])
  const [one, , three] = invoice.lines
  const saved = await save(invoice, { lines: [{ id: three?.id, text: 'drei' }, { text: 'four' }, { id: one?.id }] })
  expect(saved.statusCode).toBe(200)
  const after = saved.json<Invoice>()
  expect(texts(after)).toEqual(['drei', 'FOUR', 'ONE'])
  expect(after._version).toBe(2)
  expect(after.lines[0]?.id).toBe(three?.id)
  const audit = (await api.rows('audit_log')).filter(({ entity }) => entity === 'invoice-line')
  expect(
    audit
      .map(({ action }) => action)
      .slice(3, 6)
      .toSorted(),
  ).toEqual(['create', 'delete', 'update'])
  const stale = await save(invoice, { lines: [] })
  expect(stale.statusCode).toBe(412)
  expect(stale.json()).toMatchObject({ current: { lines: [{}, {}, {}] } })
})

test('without rows in the call they stay, and what was read can be sent back', async () => {
  const invoice = await add([{ text: 'one' }, { text: 'two' }])
  const renamed = (await save(invoice, { name: 'B' })).json<Invoice>()
  expect(texts(renamed)).toEqual(['ONE', 'TWO'])
  const back = await save(renamed, { lines: renamed.lines })
  expect(back.statusCode).toBe(200)
  expect(back.json()).toEqual(renamed)
})

test('what is wrong is said at its row, and nothing of the call is stored', async () => {
  const invoice = await add([{ text: 'one' }])
  const before = [await api.rows('invoice'), await api.rows('invoice_line')]
  const [line] = invoice.lines
  const wrong = await save(invoice, {
    name: 'B',
    lines: [{ id: line?.id, text: 'much too long' }, {}, { text: 'x', colour: 'red' }, 7],
  })
  expect(wrong.statusCode).toBe(400)
  expect(Object.keys(wrong.json<{ errors: object }>().errors).toSorted()).toEqual([
    'lines.0.text',
    'lines.1.text',
    'lines.2.colour',
    'lines.3',
  ])
  const refused = await save(invoice, { name: 'B', lines: [{ text: 'two' }, { text: 'refused' }] })
  expect(refused.json()).toEqual({ errors: { 'lines.1': ['No.'] } })
  const gone = await save(invoice, { lines: [{ text: 'x', article: 99 }] })
  expect(Object.keys(gone.json<{ errors: object }>().errors)).toEqual(['lines.0.article'])
  const foreign = await save(invoice, { lines: [{ id: absentId, text: 'x' }] })
  expect(Object.keys(foreign.json<{ errors: object }>().errors)).toEqual(['lines.0.id'])
  const many = await save(invoice, { lines: Array.from({ length: 5 }, () => ({ text: 'x' })) })
  expect(Object.keys(many.json<{ errors: object }>().errors)).toEqual(['lines'])
  expect([await api.rows('invoice'), await api.rows('invoice_line')]).toEqual(before)
})

test('a row of another record is no row of this one', async () => {
  const [one, other] = [await add([{ text: 'one' }]), await add([{ text: 'other' }])]
  const taken = await save(one, { lines: [{ id: other.lines[0]?.id, text: 'mine' }] })
  expect(Object.keys(taken.json<{ errors: object }>().errors)).toEqual(['lines.0.id'])
  expect((await api.rows('invoice_line')).map(({ text }) => text)).toEqual(['ONE', 'OTHER'])
})

test('who may change the record but no rows, changes none', async () => {
  const invoice = await add([{ text: 'one' }])
  const [line] = invoice.lines
  expect((await save(invoice, { name: 'B' }, 'employee')).statusCode).toBe(200)
  const now = (await api.as('admin').get(`/api/v4/invoice/${invoice.id}`)).json<Invoice>()
  for (const [lines, place] of [
    [[], 'lines'],
    [[{ id: line?.id, text: 'x' }], 'lines.0'],
    [[{ id: line?.id }, { text: 'x' }], 'lines.1'],
  ] as const) {
    const refused = await save(now, { lines }, 'employee')
    expect(Object.keys(refused.json<{ errors: object }>().errors)).toEqual([place])
  }
  expect((await api.rows('invoice_line')).map(({ text }) => text)).toEqual(['ONE'])
})

test('rows go with what they belong to, each with its hooks and its line in the audit', async () => {
  const invoice = await add([{ text: 'one' }, { text: 'two' }])
  heard.length = 0
  expect((await api.as('admin').delete(`/api/v4/invoice/${invoice.id}`)).statusCode).toBe(204)
  expect(heard).toEqual(['delete 1', 'delete 2'])
  expect(await api.rows('invoice_line')).toEqual([])
  const audit = (await api.rows('audit_log')).filter(({ action }) => action === 'delete')
  expect(audit.map(({ entity }) => entity)).toEqual(['invoice-line', 'invoice-line', 'invoice'])
})

test('a row that is in use keeps itself and what it belongs to', async () => {
  const invoice = await add([{ text: 'one' }])
  await api.as('admin').post('/api/v4/note', { line: invoice.lines[0]?.id })
  for (const answer of [
    await save(invoice, { lines: [] }),
    await api.as('admin').delete(`/api/v4/invoice/${invoice.id}`),
  ]) {
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: expect.stringContaining('1') })
  }
  expect(await api.rows('invoice_line')).toHaveLength(1)
})

test('a row that was written by itself meanwhile makes the record an old one, and is told with it', async () => {
  const invoice = await add([{ text: 'one' }, { text: 'two' }])
  const [one, two] = invoice.lines
  const by = await api.as('admin').put(`/api/v4/invoice-line/${one?.id}`, { text: 'theirs', _version: 1 })
  expect(by.statusCode).toBe(200)
  const stale = await save(invoice, { name: 'B', lines: [{ id: one?.id, _version: 1, text: 'mine' }, { id: two?.id }] })
  expect(stale.statusCode).toBe(412)
  expect(stale.json()).toMatchObject({ current: { name: 'A', lines: [{ text: 'theirs', _version: 2 }, {}] } })
  expect(await api.rows('invoice')).toMatchObject([{ name: 'A', version: 1 }])
})

test('records that are deleted together take their rows along, but those whose rows are in use', async () => {
  const [one, other] = [await add([{ text: 'one' }, { text: 'two' }]), await add([{ text: 'other' }])]
  await api.as('admin').post('/api/v4/note', { line: other.lines[0]?.id })
  heard.length = 0
  const done = await api.as('admin').post('/api/v4/invoice/bulk-delete', { ids: [one.id, other.id] })
  expect(done.json()).toMatchObject({ deleted: [one.id], refused: [{ id: other.id }] })
  expect(heard).toEqual(one.lines.map(({ id }) => `delete ${id}`))
  expect((await api.rows('invoice_line')).map(({ text }) => text)).toEqual(['OTHER'])
  expect(await api.rows('invoice')).toHaveLength(1)
})

type History = {
  items: { action: string; changes: object[]; rows?: { action: string; title: string; changes: object[] }[] }[]
}

test('the history of a record names the rows that were written with it, as far as its reader may see them', async () => {
  const invoice = await add([{ text: 'one' }, { text: 'two' }])
  const [one, two] = invoice.lines
  await save(invoice, { lines: [{ id: one?.id, text: 'changed' }, { text: 'new' }] })
  const history = (await api.as('admin').get(`/api/v4/invoice/${invoice.id}/history`)).json<History>()
  expect(history.items.map(({ action }) => action)).toEqual(['rows', 'create'])
  const [newest] = history.items
  expect(newest?.changes).toEqual([])
  expect(newest?.rows).toMatchObject([
    { name: 'lines', id: two?.id, action: 'delete', title: 'TWO' },
    { id: one?.id, action: 'update', title: 'changed', changes: [{ property: 'text', from: 'ONE', to: 'changed' }] },
    { action: 'create', title: 'NEW' },
  ])
})

test('where the state of a record closes its rows, no call changes them', async () => {
  const invoice = await add([{ text: 'one' }, { text: 'two' }])
  const [one] = invoice.lines
  await api.engine.query({ text: "update invoice set status = 'booked'" })
  const lifecycle = { property: 'status', states: { draft: { editable: true }, booked: { editable: false } } }
  onTestFinished(() => void Reflect.deleteProperty(server.entities.get('invoice') ?? {}, 'lifecycle'))
  Object.assign(server.entities.get('invoice') ?? {}, { lifecycle })
  const before = await api.rows('invoice_line')
  for (const lines of [[], [{ id: one?.id, text: 'x' }], [...invoice.lines.map(({ id }) => ({ id })), { text: 'x' }]])
    expect((await save(invoice, { lines })).statusCode).toBe(400)
  const admin = api.as('admin')
  const closed = await admin.put(`/api/v4/invoice-line/${one?.id}`, { text: 'x', _version: 1 })
  expect(Object.keys(closed.json<{ errors: object }>().errors)).toEqual(['invoice'])
  expect((await admin.delete(`/api/v4/invoice-line/${one?.id}`)).statusCode).toBe(400)
  expect((await admin.post('/api/v4/invoice-line', { invoice: invoice.id, text: 'x' })).statusCode).toBe(400)
  expect(await api.rows('invoice_line')).toEqual(before)
})
