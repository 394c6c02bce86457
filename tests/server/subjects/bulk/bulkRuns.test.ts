/** Bulk runs by API: preview, start, receipt, stop, undo; each record decided as a single write would. */
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'

type Progress = {
  id: number
  state: string
  total: number
  checked: number
  done: number
  counts: Record<string, number>
  reasons: { text: string; count: number }[]
  mayUndo: boolean
  why: string | null
  stoppedBecause: string | null
}
type Item = { recordId: number; title: string; outcome: string; changes: object[]; errors: string[] }

const shop = (n: number) => ({ name: `Shop ${n}`, webshopName: `shop-${n}`, externalId: `E${n}` })

async function shops(api: Api, count: number) {
  const { id: client } = await api.create('customer', { number: 'C-1', company: 'Client' })
  const ids: number[] = []
  for (let n = 1; n <= count; n += 1) ids.push((await api.create('merchant', { ...shop(n), client })).id)
  return { client, ids }
}

const admin = (api: Api) => api.as('admin')
async function preview(api: Api, body: object, path = '/api/v4/merchant'): Promise<Progress> {
  const answer = await admin(api).post(`${path}/bulk`, body)
  expect(answer.json()).not.toHaveProperty('errors')
  expect(answer.statusCode).toBe(201)
  return answer.json()
}
const progress = async (api: Api, { id }: { id: number }): Promise<Progress> =>
  (await admin(api).get(`/api/v4/bulk-run/${id}`)).json()
const recordsOf = async (api: Api, { id }: { id: number }): Promise<Item[]> =>
  (await admin(api).get(`/api/v4/bulk-run/${id}/records`)).json().items
async function start(api: Api, run: Progress): Promise<Progress> {
  const answer = await admin(api).post(`/api/v4/bulk-run/${run.id}/start`, { count: run.total })
  expect(answer.statusCode).toBe(200)
  await api.runDue()
  return progress(api, run)
}

test('the preview is what the run does, and writes nothing', async ({ api }) => {
  const { ids } = await shops(api, 6)
  const [before, audit] = [await api.rows('merchant'), (await api.rows('audit_log')).length]
  const asked = { action: 'update', values: { webshopName: 'shop-3', kvkNumber: '12345678' }, ids: [...ids, 99_999] }
  const run = await preview(api, asked)
  expect(run).toMatchObject({ state: 'previewed', total: 7, checked: 7, counts: { change: 6, same: 0, refused: 1 } })
  expect(run.reasons).toEqual([{ text: 'Niet gevonden.', count: 1 }])
  expect(await api.rows('merchant')).toEqual(before)
  expect(await api.rows('audit_log')).toHaveLength(audit)
  const planned = await recordsOf(api, run)
  expect(planned[2]).toMatchObject({
    title: 'Shop 3',
    outcome: 'change',
    changes: [{ property: 'kvkNumber', before: null, after: '12345678' }],
  })

  const done = await start(api, run)
  expect(done).toMatchObject({ state: 'done', done: 7, counts: { changed: 6, same: 0, refused: 1 }, mayUndo: true })
  const told = await recordsOf(api, run)
  expect(told).toEqual(planned.map((one) => ({ ...one, outcome: one.outcome === 'change' ? 'changed' : one.outcome })))
  const lines = (await api.rows('audit_log')).slice(audit)
  expect(lines).toHaveLength(6)
  expect(new Set(lines.map(({ request_id: by }) => by))).toEqual(new Set([`bulk-run-${run.id}`]))
  expect((await api.rows('merchant')).map((row) => [row.webshop_name, row.version])).toEqual(
    ids.map(() => ['shop-3', 2]),
  )
})

test('a record that has the values already is left alone', async ({ api }) => {
  const { ids } = await shops(api, 5)
  const run = await start(api, await preview(api, { action: 'update', values: { webshopName: 'shop-2' }, ids }))
  expect(run.counts).toMatchObject({ changed: 4, same: 1 })
  expect((await api.rows('merchant'))[1]).toMatchObject({ version: 1 })
})

test('a record changed after the preview is refused as outdated', async ({ api }) => {
  const { ids } = await shops(api, 5)
  const run = await preview(api, { action: 'update', values: { webshopName: 'all' }, ids })
  await admin(api).put(`/api/v4/merchant/${ids[1]}`, { _version: 1, name: 'Other' })
  const done = await start(api, run)
  expect(done.counts).toMatchObject({ changed: 4, refused: 1 })
  expect(done.reasons).toEqual([{ text: 'Dit is gewijzigd nadat het voorbeeld was gemaakt.', count: 1 }])
  expect((await api.rows('merchant'))[1]).toMatchObject({ name: 'Other', webshop_name: 'shop-2', version: 2 })
})

test('undo puts back what nobody has changed since', async ({ api }) => {
  const { ids } = await shops(api, 5)
  const before = await api.rows('merchant')
  const run = await start(api, await preview(api, { action: 'update', values: { webshopName: 'all' }, ids }))
  await admin(api).put(`/api/v4/merchant/${ids[1]}`, { _version: 2, name: 'Other' })
  expect((await admin(api).post(`/api/v4/bulk-run/${run.id}/undo`)).statusCode).toBe(200)
  await api.runDue()
  expect(await progress(api, run)).toMatchObject({ state: 'undone', counts: { undone: 4, kept: 1 }, mayUndo: false })
  expect((await recordsOf(api, run))[1]).toMatchObject({
    outcome: 'kept',
    errors: ['Iemand heeft dit sindsdien gewijzigd.'],
  })
  const names = (rows: Record<string, unknown>[]) => rows.map((row) => row.webshop_name)
  expect(names(await api.rows('merchant'))).toEqual(names(before).with(1, 'all'))
})
