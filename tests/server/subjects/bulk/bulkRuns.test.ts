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
  const undone = await progress(api, run)
  expect(undone).toMatchObject({ state: 'undone', mayUndo: false })
  expect(undone.counts).toEqual({ changed: 0, same: 0, refused: 0, undone: 4, kept: 1 })
  for (const [outcome, count] of Object.entries(undone.counts)) {
    const answer = await admin(api).get(`/api/v4/bulk-run/${run.id}/records?outcome=${outcome}`)
    expect([outcome, answer.json().total]).toEqual([outcome, count])
  }
  expect((await recordsOf(api, run))[1]).toMatchObject({
    outcome: 'kept',
    errors: ['Iemand heeft dit sindsdien gewijzigd.'],
  })
  const names = (rows: Record<string, unknown>[]) => rows.map((row) => row.webshop_name)
  expect(names(await api.rows('merchant'))).toEqual(names(before).with(1, 'all'))
})

test('what the database refuses for one does not stop the others', async ({ api }) => {
  const { ids } = await shops(api, 9)
  const [before, audit] = [await api.rows('merchant'), (await api.rows('audit_log')).length]
  const run = await start(api, await preview(api, { action: 'update', values: { externalId: 'E5' }, ids }))
  // The fifth has it already, and nobody else of the same client may.
  expect(run.counts).toMatchObject({ changed: 0, same: 1, refused: 8 })
  expect(await api.rows('merchant')).toEqual(before)
  expect(await api.rows('audit_log')).toHaveLength(audit)
})

test('all that match, and the number typed above a hundred', async ({ api }) => {
  const { ids, client } = await shops(api, 1)
  const text = `insert into merchant (name, client_id) select 'Many ' || n, $1 from generate_series(1, 120) n`
  await api.engine.query({ text, values: [client] })
  const query = { _filter: { name: { startsWith: 'Many' } } }
  const run = await preview(api, { action: 'update', values: { kvkNumber: '12345678' }, query })
  expect(run.total).toBe(120)
  for (const body of [{}, { count: 119 }]) {
    const refused = await admin(api).post(`/api/v4/bulk-run/${run.id}/start`, body)
    expect([refused.statusCode, refused.json().errors]).toEqual([400, { count: ['Typ het aantal: 120.'] }])
  }
  expect((await progress(api, run)).state).toBe('previewed')
  const twice = [1, 2].map(() => admin(api).post(`/api/v4/bulk-run/${run.id}/start`, { count: 120 }))
  expect((await Promise.all(twice)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
  await api.runDue()
  expect((await progress(api, run)).counts).toMatchObject({ changed: 120 })
  const rows = await api.rows('merchant')
  expect(rows.filter(({ version }) => version === 2)).toHaveLength(120)
  expect(rows.find(({ id }) => id === ids[0])).toMatchObject({ version: 1 })
})

test('one by one and at once write the same rows and the same audit', async ({ api }) => {
  const { client } = await shops(api, 1)
  const path = '/api/v4/customer'
  const text = `insert into customer (number, company) select 'T-' || n, 'Company ' || n from generate_series(1, 12) n returning id`
  const { rows: made } = await api.engine.query<{ id: number }>({ text })
  const values = { city: 'Ede', commission: '12.50', payoutMinimum: { amount: 5, currency: 'EUR' }, active: false }
  const [alone, joined] = [made.slice(0, 6), made.slice(6)].map((some) => some.map(({ id }) => id))
  for (const id of alone ?? []) {
    const answer = await admin(api).put(`${path}/${id}`, { ...values, _version: 1 })
    expect(answer.statusCode).toBe(200)
  }
  await start(api, await preview(api, { action: 'update', values, ids: joined }, path))
  const own = new Set(['id', 'number', 'company', 'search_text', 'updated_at', 'created_at'])
  const plain = (row: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !own.has(name)))
  const rows = (await api.rows('customer')).filter(({ id }) => id !== client)
  expect(rows.slice(6).map(plain)).toEqual(rows.slice(0, 6).map(plain))
  const lines = (await api.rows('audit_log')).filter(
    ({ action, entity }) => action === 'update' && entity === 'customer',
  )
  const said = lines.map(({ action, actor_id: by, changes }) => ({ action, by, changes }))
  expect(said.slice(6)).toEqual(said.slice(0, 6))
  expect(lines.map(({ record_id: id }) => id)).toEqual([...(alone ?? []), ...(joined ?? [])])
})

test('a deletion says what is in use, and does not come back', async ({ api }) => {
  const { client } = await shops(api, 2)
  const { id: free } = await api.create('customer', { number: 'C-2', company: 'Free' })
  const run = await preview(api, { action: 'delete', ids: [client, free] }, '/api/v4/customer')
  expect(run.counts).toEqual({ change: 1, same: 0, refused: 1 })
  expect(run.reasons[0]?.text).toContain('2 winkeliers')
  expect(await api.rows('customer')).toHaveLength(2)
  const done = await start(api, run)
  expect(done).toMatchObject({ counts: { changed: 1, refused: 1 }, mayUndo: false })
  expect(done.why).toBe('Wat verwijderd is, komt niet terug.')
  expect((await admin(api).post(`/api/v4/bulk-run/${run.id}/undo`)).statusCode).toBe(400)
  expect((await api.rows('customer')).map(({ id }) => id)).toEqual([client])
  expect((await recordsOf(api, run))[1]).toMatchObject({ recordId: free, title: 'Free', outcome: 'changed' })
})

test('a run is for whoever prepared it: others of the staff and customers do not reach it', async ({ api }) => {
  const { ids, client } = await shops(api, 2)
  const body = { action: 'update', values: { webshopName: 'all' }, ids }
  const run = await preview(api, body)
  const other = api.as(['ROLE_EMPLOYEE', 'ROLE_SETTINGS'])
  const customer = api.as(['ROLE_CUSTOMER'], { customerIds: [client] })
  const url = `/api/v4/bulk-run/${run.id}`
  for (const path of [url, `${url}/records`, `${url}/export`]) {
    expect((await other.get(path)).statusCode).toBe(404)
    expect((await customer.get(path)).statusCode).toBe(403)
  }
  for (const path of ['start', 'stop', 'undo']) {
    expect((await other.post(`${url}/${path}`)).statusCode).toBe(404)
    expect((await customer.post(`${url}/${path}`)).statusCode).toBe(403)
  }
  expect((await customer.post('/api/v4/merchant/bulk', body)).statusCode).toBe(403)
  expect((await api.as(['ROLE_EMPLOYEE']).post('/api/v4/merchant/bulk', body)).statusCode).toBe(403)
  await api.runDue()
  expect((await progress(api, run)).state).toBe('previewed')
  expect(await api.rows('bulk_run')).toHaveLength(1)
})

test('somebody who lost the right stops the run', async ({ api }) => {
  const { ids } = await shops(api, 3)
  const person = api.as(['ROLE_EMPLOYEE', 'ROLE_SETTINGS'])
  const before = await api.rows('merchant')
  const run = (
    await person.post('/api/v4/merchant/bulk', { action: 'update', values: { webshopName: 'all' }, ids })
  ).json()
  expect((await person.post(`/api/v4/bulk-run/${run.id}/start`)).statusCode).toBe(200)
  await api.engine.query({ text: `update app_user set roles = '{ROLE_EMPLOYEE}' where username like 'with-%'` })
  await api.runDue()
  const stopped = await progress(api, run)
  expect(stopped).toMatchObject({ state: 'stopped', done: 0 })
  expect(stopped.stoppedBecause).not.toBeNull()
  expect(await api.rows('merchant')).toEqual(before)
})

test('a run that was stopped writes nothing more', async ({ api }) => {
  const { ids } = await shops(api, 3)
  const before = await api.rows('merchant')
  const run = await preview(api, { action: 'update', values: { webshopName: 'all' }, ids })
  await admin(api).post(`/api/v4/bulk-run/${run.id}/start`)
  expect((await admin(api).post(`/api/v4/bulk-run/${run.id}/stop`)).json().state).toBe('stopped')
  await api.runDue()
  expect(await progress(api, run)).toMatchObject({ state: 'stopped', done: 0 })
  expect(await api.rows('merchant')).toEqual(before)
})

test('what a deletion takes along is counted for all its records, and others learn nothing of it', async ({ api }) => {
  const { ids } = await shops(api, 2)
  const [client] = await api.rows('customer')
  const deletion = await preview(api, { action: 'delete', ids: [client?.id] }, '/api/v4/customer')
  const asked = `/api/v4/bulk-run/${deletion.id}/usage`
  expect((await admin(api).get(asked)).json().items).toEqual([
    { entity: 'merchant', property: 'client', inverse: 'merchants', count: ids.length },
  ])
  expect((await api.as(['ROLE_EMPLOYEE']).get(asked)).statusCode).toBe(404)
})

test('the receipt as a file', async ({ api }) => {
  const { ids } = await shops(api, 2)
  const run = await start(api, await preview(api, { action: 'update', values: { webshopName: 'all' }, ids }))
  const file = await admin(api).get(`/api/v4/bulk-run/${run.id}/export`)
  expect(file.headers['content-type']).toContain('text/csv')
  const [head, first] = file.body.split('\r\n')
  expect(head).toContain('Nummer;Record;Uitkomst;Veld;Voor;Na;Reden')
  expect(first).toBe(`${ids[0]};Shop 1;Gewijzigd;Webshopnaam;shop-1;all;`)
})

test('bad calls are refused at what is wrong', async ({ api }) => {
  const { ids } = await shops(api, 1)
  const post = async (body: object) => (await admin(api).post('/api/v4/merchant/bulk', body)).json().errors
  expect(Object.keys(await post({ action: 'fly', ids }))).toEqual(['action'])
  expect(Object.keys(await post({ action: 'update', ids, values: {} }))).toEqual(['values'])
  expect(Object.keys(await post({ action: 'update', ids, values: { kvkNumber: 'x' } }))).toEqual(['kvkNumber'])
  expect(Object.keys(await post({ action: 'update', values: { name: 'x' } }))).toEqual(['ids'])
  expect(Object.keys(await post({ action: 'update', values: { name: 'x' }, ids: ['1'] }))).toEqual(['ids'])
  expect(await api.rows('bulk_run')).toEqual([])
})
