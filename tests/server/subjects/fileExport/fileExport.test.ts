/** Files as a spreadsheet: counted, written by a job, downloaded by who asked for it and nobody else, for seven days. */
import { expect } from 'vitest'
import { test as base, type Api } from '#tests/support/api.ts'
import { unzip } from '#tests/support/unzip.ts'
import { claim, openFile, openOffice, person, staff } from '#tests/server/subjects/ledger/office.ts'
import { withKey } from '#tests/support/withKey.ts'

const clerk = [...staff, 'ROLE_FILE_EXPORT']
const contact = ['ROLE_CONTACT_PERSON']
const path = '/api/v4/file/export'
const day = 86_400_000

type Started = { id: number; files: number; rows: number }

const test = base.extend('office', async ({ api }) => {
  const { customer } = await openOffice(api)
  const { id: other } = await api.create('customer', { number: 'C-2', company: '=Gas Zuid' })
  const open = (of: number, no: number, more: object = {}) =>
    openFile(api, {
      customer: of,
      fileType: 'private',
      debtor: { ...person, lastName: `de Wit ${no}` },
      claims: [claim(`F-${no}a`, '2025-09-01', 100 * no), claim(`F-${no}b`, '2025-09-02', 1)],
      interest: { type: 'none' },
      ...more,
    })
  const files = [await open(customer, 1), await open(customer, 2, { clientReference: '=1+1' }), await open(other, 3)]
  return { customer, other, files }
})

async function exported(api: Api, body: object, who: readonly string[] = clerk, customerIds: number[] = []) {
  const client = api.as(who, { customerIds })
  const answer = await client.post(path, body)
  expect([answer.statusCode, answer.body]).toEqual([202, answer.body])
  await api.runDue()
  const { id } = answer.json<Started>()
  const content = await client.get(`/api/v4/export-job/${id}/content`)
  expect([content.statusCode, content.rawPayload.length > 0]).toEqual([200, true])
  return { id, started: answer.json<Started>(), content, client }
}
const linesOf = (payload: Buffer) => payload.toString('utf8').trimEnd().split('\r\n')

test('CSV has a mark and semicolons, a text like a formula is made harmless, and the filter of the search holds', async ({
  api,
  office,
}) => {
  const query = { _filter: { customer: office.customer }, _order: { number: 'asc' } }
  const counted = await api.as(clerk).post(`${path}/count`, { query })
  expect(counted.json()).toEqual({ files: 2, rows: 2 })
  const { id, started, content } = await exported(api, { query, format: 'csv' })
  expect(started).toEqual({ id, files: 2, rows: 2 })
  expect(content.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="files-standaard-.*\.csv"/) as string,
  })
  const [head, ...rows] = linesOf(content.rawPayload)
  expect(head).toMatch(/^\uFEFFNummer;Kenmerk van de klant;/)
  expect(rows.map((row) => row.split(';').slice(0, 2))).toEqual([
    [office.files[0]?.number, ''],
    [office.files[1]?.number, `'=1+1`],
  ])
  const [row] = (await api.as(clerk).get(`/api/v4/export-job?_filter[id]=${id}`)).json<{ items: object[] }>().items
  expect(row).toMatchObject({ state: 'done', total: 2, done: 2, rows: 2, size: content.rawPayload.length })
})

test('claims have a row each, with their file before them; Excel gets a workbook', async ({ api, office }) => {
  const body = { columns: 'claims', query: { _order: { number: 'asc' } } }
  expect((await api.as(clerk).post(`${path}/count`, body)).json()).toEqual({ files: 3, rows: 6 })
  const csv = linesOf((await exported(api, { ...body, format: 'csv' })).content.rawPayload)
  expect(csv).toHaveLength(7)
  expect(csv[0]).toContain('Dossier: Nummer')
  expect(csv[1]?.split(';')[0]).toBe(office.files[0]?.number)
  expect(csv.slice(1).map((line) => /F-\d[ab]/.exec(line)?.[0])).toEqual([
    'F-1a',
    'F-1b',
    'F-2a',
    'F-2b',
    'F-3a',
    'F-3b',
  ])
  const { content } = await exported(api, { ...body, format: 'xlsx' })
  const sheet = unzip(content.rawPayload).get('xl/worksheets/sheet1.xml') ?? ''
  expect(sheet.match(/<row>/g)).toHaveLength(7)
  expect(sheet).toContain('F-3b')
})

test('the log and the finances are exported too', async ({ api, office }) => {
  const note = { file: office.files[0]?.id, subject: 'Gebeld', content: '<p>=cmd</p>' }
  expect((await api.as(clerk).post('/api/v4/file-log', note)).statusCode).toBe(201)
  const log = linesOf((await exported(api, { columns: 'log', format: 'csv' })).content.rawPayload)
  expect(log).toHaveLength(2)
  expect(log[1]).toContain("Gebeld;'=cmd")
  const finance = linesOf((await exported(api, { columns: 'finance', format: 'csv' })).content.rawPayload)
  expect(finance[0]).toContain('Hoofdsom;Hoofdsom (valuta);Rente')
  expect(finance).toHaveLength(4)
})

test('people of a client and keys export the files of that client, and read no export of another', async ({
  api,
  office,
}) => {
  const own = await exported(api, { format: 'csv', columns: 'standard' }, contact, [office.customer])
  const lines = linesOf(own.content.rawPayload)
  expect(lines).toHaveLength(3)
  expect(lines.join()).not.toContain(office.files[2]?.number)
  expect(lines[0]).not.toContain('Team')
  const asked = await own.client.post(`${path}/count`, { query: { _filter: { customer: office.other } } })
  expect(asked.json()).toEqual({ files: 0, rows: 0 })
  expect((await own.client.post(path, { query: { _filter: { customer: office.other } } })).statusCode).toBe(400)
  // Somebody else of the same client, of another one, and of the office.
  const strangers = [
    api.as(contact, { customerIds: [office.other], anew: true }),
    api.as([...contact, 'ROLE_CUSTOMER'], { customerIds: [office.customer] }),
    api.as(clerk),
    api.as('admin'),
  ]
  for (const stranger of strangers.slice(1)) {
    expect((await stranger.get(`/api/v4/export-job/${own.id}/content`)).statusCode).toBe(404)
    expect((await stranger.get('/api/v4/export-job')).json<{ total: number }>().total).toBe(0)
  }
  const theirs = await api.as(clerk).post(path, { format: 'csv' })
  await api.runDue()
  expect((await own.client.get(`/api/v4/export-job/${theirs.json<Started>().id}/content`)).statusCode).toBe(404)
  for (const who of [['ROLE_CUSTOMER'], staff]) {
    expect((await api.as(who).post(path, {})).statusCode).toBe(403)
    expect((await api.as(who).get(`/api/v4/export-job/${own.id}/content`)).statusCode).toBe(403)
  }

  const key = await withKey(api, { scopes: ['exports:write'] })
  await openFile(api, {
    customer: key.customerId,
    fileType: 'private',
    debtor: person,
    claims: [claim('K', '2025-09-01', 5)],
  })
  const started = await key.call('POST', path, { payload: { format: 'csv' } })
  expect([started.statusCode, started.json()]).toMatchObject([202, { files: 1, rows: 1 }])
  await api.runDue()
  const { id } = started.json<Started>()
  const content = await key.call('GET', `/api/v4/export-job/${id}/content`)
  expect([content.statusCode, linesOf(content.rawPayload).length]).toEqual([200, 2])
  expect((await key.call('GET', `/api/v4/export-job/${own.id}/content`)).statusCode).toBe(404)
  const other = await withKey(api, { scopes: ['exports:write'] })
  expect((await other.call('GET', `/api/v4/export-job/${id}/content`)).statusCode).toBe(404)
  const without = await withKey(api)
  expect((await without.call('POST', path, { payload: {} })).statusCode).toBe(403)
})

test('each download is in the audit; after seven days, or with other rights, there is none, and the bytes go', async ({
  api,
  office,
}) => {
  const { id, client } = await exported(api, { format: 'csv' })
  const isDownload = (row: Record<string, unknown>) => row.action === 'download' && row.entity === 'export-job'
  expect((await api.rows('audit_log')).filter(isDownload)).toHaveLength(1)
  await api.engine.query({ text: `update export_job_plan set rights = 'x' where export_id = $1`, values: [id] })
  const refused = await client.get(`/api/v4/export-job/${id}/content`)
  expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('rechten')])
  const [{ sha256 } = {}] = await api.rows('export_job')
  expect(await api.app.storage.keptAt(String(sha256))).toBeDefined()
  api.advance(7 * day + 1000)
  expect((await api.as(clerk).get(`/api/v4/export-job/${id}/content`)).statusCode).toBe(410)
  await api.doJob('fileExport.expire', {})
  expect(await api.app.storage.keptAt(String(sha256))).toBeUndefined()
  expect(await api.rows('export_job')).toMatchObject([{ id, state: 'expired' }])
  expect((await api.rows('audit_log')).filter(isDownload)).toHaveLength(1)
  expect(office.files).toHaveLength(3)
})

test('an export that was killed begins anew; one of an account that is gone fails and says why', async ({
  api,
  office,
}) => {
  const started = await api.as(clerk).post(path, { format: 'csv' })
  const { id } = started.json<Started>()
  // As a process leaves it that died in the middle.
  await api.engine.query({ text: `update export_job set state = 'running', done = 2 where id = $1`, values: [id] })
  await api.runDue()
  expect(await api.rows('export_job')).toMatchObject([{ state: 'done', done: 3, row_total: 3 }])
  const second = (await api.as(clerk).post(path, { format: 'csv' })).json<Started>()
  await api.engine.query({ text: 'update app_user set active = false' })
  await api.runDue()
  const rows = await api.rows('export_job')
  expect(rows.find((row) => row.id === second.id)).toMatchObject({
    state: 'failed',
    why: expect.stringContaining('account') as string,
    sha256: null,
  })
  expect(office.files).toHaveLength(3)
})

test('what a list refuses is refused here', async ({ api }) => {
  const client = api.as(clerk)
  for (const body of [
    { query: { _filter: { nothing: 1 } } },
    { query: { _limit: 1 } },
    { columns: 'all' },
    { format: 'pdf' },
    { query: { _filter: { number: 'geen' } } },
  ])
    expect((await client.post(path, body)).statusCode).toBe(400)
  expect(await api.rows('export_job')).toEqual([])
})
