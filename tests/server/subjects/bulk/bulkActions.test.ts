/** Bulk runs where more than values decides: actions of a lifecycle, listeners that write, values that are masked. */
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'

type Progress = { id: number; state: string; counts: Record<string, number>; mayUndo: boolean }
const day = 86_400_000

async function previewed(api: Api, path: string, body: object): Promise<Progress> {
  const answer = await api.as('admin').post(`${path}/bulk`, body)
  expect(answer.statusCode).toBe(201)
  return answer.json()
}

async function done(api: Api, path: string, body: object): Promise<Progress> {
  const run = await previewed(api, path, body)
  expect((await api.as('admin').post(`/api/v4/bulk-run/${run.id}/start`)).statusCode).toBe(200)
  await api.runDue()
  return (await api.as('admin').get(`/api/v4/bulk-run/${run.id}`)).json()
}

test('an action is taken on each, refused with its reason, and taken back by the one that reverses it', async ({
  api,
}) => {
  const path = '/api/v4/due-diligence'
  const { id: customer } = await api.create('customer', { number: 'C-1', company: 'A' })
  const first = await api.create('due-diligence', { customer })
  const { id: another } = await api.create('customer', { number: 'C-2', company: 'B' })
  const second = await api.create('due-diligence', { customer: another })
  const ids = [first.id, second.id]
  const states = async () => (await api.rows('due_diligence')).map(({ status }) => status)

  expect((await done(api, path, { action: 'review', ids: [first.id] })).counts).toMatchObject({ changed: 1 })
  const without = await api.as('admin').post(`${path}/bulk`, { action: 'reject', ids })
  expect([without.statusCode, Object.keys(without.json().errors)]).toEqual([400, ['reason']])
  const run = await done(api, path, { action: 'reject', values: { reason: 'No answer' }, ids })
  expect(run).toMatchObject({ counts: { changed: 1, refused: 1 }, mayUndo: true })
  expect(await states()).toEqual(['rejected', 'open'])
  await api.as('admin').post(`/api/v4/bulk-run/${run.id}/undo`)
  await api.runDue()
  expect(await states()).toEqual(['open', 'open'])
  expect((await api.as('admin').post(`${path}/bulk`, { action: 'expire', ids })).statusCode).toBe(400)
})

test('an action without an effect, at once and one by one, leaves the same rows and audit', async ({ api }) => {
  const path = '/api/v4/due-diligence'
  const ids: number[] = []
  for (let n = 1; n <= 10; n += 1) {
    const { id: customer } = await api.create('customer', { number: `C-${n}`, company: `Company ${n}` })
    ids.push((await api.create('due-diligence', { customer })).id)
  }
  await done(api, path, { action: 'review', ids: [...ids.slice(0, 4), ...ids.slice(5, 9)] })
  const body = { reason: 'No answer' }
  const before = (await api.rows('audit_log')).length
  for (const id of ids.slice(0, 5)) await api.as('admin').post(`${path}/${id}/reject`, body)
  const run = await done(api, path, { action: 'reject', values: body, ids: ids.slice(5) })
  // The last one of each half is not in review.
  expect(run).toMatchObject({ counts: { changed: 4, refused: 1 }, mayUndo: true })
  const own = new Set(['id', 'customer_id', 'created_at', 'updated_at', 'decided_at', 'search_text'])
  const rows = (await api.rows('due_diligence')).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !own.has(name))),
  )
  expect(rows.slice(5)).toEqual(rows.slice(0, 5))
  const lines = (await api.rows('audit_log')).slice(before).map(({ action, changes }) => ({
    action,
    changes: Object.keys(Object(changes)),
    status: Object(changes).status,
  }))
  expect(lines).toHaveLength(8)
  expect(lines.slice(4)).toEqual(lines.slice(0, 4))
})

test('a listener that writes sees the records one after the other', async ({ api }) => {
  const views = [1, 2, 3, 4, 5].map((n) => ({ name: `V${n}`, list: 'merchant', audience: 'staff', first: false }))
  const ids: number[] = []
  for (const view of views) ids.push((await api.create('saved-view', view)).id)
  const run = await done(api, '/api/v4/saved-view', { action: 'update', values: { first: true }, ids })
  expect(run.counts).toMatchObject({ changed: 5 })
  // Of the views for the same people one opens with the list: the last that was written.
  expect((await api.rows('saved_view')).map(({ first }) => first)).toEqual([false, false, false, false, true])
})

test('what a list masks is masked in the receipt', async ({ api }) => {
  const { id } = await api.create('customer', { number: 'C-1', company: 'A' })
  const values = { iban: 'NL91ABNA0417164300', city: 'Ede' }
  const run = await previewed(api, '/api/v4/customer', { action: 'update', values, ids: [id] })
  const { items } = (await api.as('admin').get(`/api/v4/bulk-run/${run.id}/records`)).json()
  expect(items[0].changes).toEqual([
    { property: 'iban', before: null, after: '•••• 4300' },
    { property: 'city', before: null, after: 'Ede' },
  ])
})

test('previews go after a day, receipts after the days of the setting', async ({ api }) => {
  const { id } = await api.create('customer', { number: 'C-1', company: 'A' })
  const body = { action: 'update', values: { city: 'Ede' }, ids: [id] }
  await done(api, '/api/v4/customer', body)
  await previewed(api, '/api/v4/customer', { ...body, values: { city: 'Zwolle' } })
  const left = async () => [(await api.rows('bulk_run')).length, (await api.rows('bulk_run_record')).length]
  await api.engine.query({ text: `update bulk_run set created_at = created_at - interval '2 days'` })
  await api.doJob('bulk.tidy', {})
  expect(await left()).toEqual([1, 1])
  await api.engine.query({
    text: `update bulk_run set created_at = created_at - $1 * interval '1 ms'`,
    values: [29 * day],
  })
  await api.doJob('bulk.tidy', {})
  expect(await left()).toEqual([0, 0])
})
