/** Events of webhooks by every way in: bulk and its undo, an import, the night, a merge; one statement for all of a transaction. */
import { glob, readFile } from 'node:fs/promises'
import { expect, vi } from 'vitest'
import { file as fileEntity } from '#schemas/generated/file.ts'
import type { Trx } from '#server/db/engine.ts'
import { forOutsider } from '#server/db/outsider.ts'
import { outsiderRole, serverRole } from '#server/db/roles.ts'
import { system } from '#server/foundation/writer.ts'
import { savepoint } from '#server/foundation/savepoint.ts'
import { claim, openFile, openOffice, person, staff } from '#tests/server/subjects/ledger/office.ts'
import { csv, imported, line, uploader } from '#tests/support/sendImport.ts'
import { addWorkflow, night } from '#tests/server/subjects/workflow/works.ts'
import { test as base, type Api } from '#tests/support/api.ts'
import { addWebhook, eventsOf, forget, toldOf } from './listener.ts'

const test = base.extend('customer', async ({ api }) => {
  api.advance(Date.parse('2026-01-15T12:00:00Z') - api.app.now())
  // The queue gets the clock of the test.
  await api.runDue()
  const { customer } = await openOffice(api)
  await addWebhook(api, customer)
  return customer
})

const open = (api: Api, customer: number, debtor: unknown = person, more: object = {}) =>
  openFile(api, {
    customer,
    fileType: 'private',
    debtor,
    interest: { type: 'none' },
    claims: [claim('F-1', '2025-12-01', 100)],
    ...more,
  })

async function several(api: Api, customer: number, count: number) {
  const files = []
  for (let n = 0; n < count; n += 1) files.push(await open(api, customer))
  await forget(api)
  return files.map(({ id }) => id)
}

const jobsOf = async (api: Api): Promise<number | undefined> => {
  const text = `select count(*)::int as count from pgboss.job where name = 'webhook.deliver' and state = 'created'`
  return (await api.engine.query<{ count: number }>({ text })).rows[0]?.count
}

test('in bulk, and by its undo; a preview tells nothing', async ({ api, customer }) => {
  const ids = await several(api, customer, 3)
  const clerk = api.as([...staff, 'ROLE_FILE_BULK_ACTIONS'])
  const answer = await clerk.post('/api/v4/file/bulk', { action: 'update', values: { phase: 'judicial' }, ids })
  const run = answer.json<{ id: number; total: number }>()
  await api.runDue()
  expect(await eventsOf(api)).toEqual([])
  await clerk.post(`/api/v4/bulk-run/${run.id}/start`, { count: run.total })
  await api.runDue()
  expect((await toldOf(api)).map(({ type, data }) => [type, data.phase])).toEqual(
    ids.map(() => ['file.phase_changed', 'judicial']),
  )
  await forget(api)
  await clerk.post(`/api/v4/bulk-run/${run.id}/undo`)
  await api.runDue()
  expect((await toldOf(api)).map(({ data }) => data.phase)).toEqual(ids.map(() => 'amicable'))
})

test('a single save that is undone', async ({ api, customer }) => {
  const [id] = await several(api, customer, 1)
  const path = `/api/v4/file/${String(id)}`
  const { _version } = (await api.as('admin').get(path)).json<{ _version: number }>()
  const saved = await api.as('admin').put(path, { phase: 'judicial', _version })
  await api.as('admin').post(`${path}/undo`, { version: saved.json<{ _version: number }>()._version })
  expect((await toldOf(api)).map(({ data }) => [data.previous, data.phase])).toEqual([
    ['amicable', 'judicial'],
    ['judicial', 'amicable'],
  ])
})

test('by an import', async ({ api, customer }) => {
  await api.create('country', { code: 'NL', name: { nl: 'Nederland' }, phonePrefix: '+31' })
  const rows = csv(line('F1', '100,00'), line('F2', '50,00', 2)).replaceAll('02-2026', '12-2025')
  await imported(api, api.as(uploader), rows, { customer })
  const told = await toldOf(api)
  expect(told.map(({ type, data }) => [type, data.source, data.principal])).toEqual([
    ['file.created', 'import', { amount: 10_000, currency: 'EUR' }],
    ['file.created', 'import', { amount: 5_000, currency: 'EUR' }],
  ])
})

test('by night', async ({ api, customer }) => {
  await addWorkflow(api, [{ action_type: 'wait' }])
  await several(api, customer, 2)
  await night(api)
  expect(new Set(await eventsOf(api))).toEqual(new Set(['file.status_changed']))
  expect((await toldOf(api)).map(({ data }) => data.status).sort()).toEqual([
    ...Array.from({ length: 2 }, () => 'in_progress'),
    ...Array.from({ length: 2 }, () => 'no_more_steps'),
  ])
})

test('by a merge: the file that ends in another is closed', async ({ api, customer }) => {
  await api.create('close-reason', { code: 'merged', name: { nl: 'Samengevoegd' }, group: 'client' })
  const lead = await open(api, customer)
  const other = await open(api, customer, lead.debtor, { claims: [claim('F-2', '2025-12-01', 50)] })
  await forget(api)
  const merger = api.as([...staff, 'ROLE_MERGING', 'ROLE_PROCESSING', 'ROLE_FINANCE', 'ROLE_AGENDA'])
  const answer = await merger.post('/api/v4/merge/run', { lead: lead.id, files: [other.id] })
  expect([answer.statusCode, answer.body]).toEqual([answer.statusCode === 200 ? 200 : 201, answer.body])
  const closed = (await toldOf(api)).filter(({ type }) => type === 'file.closed')
  expect(closed).toMatchObject([{ data: { id: other.id, closeReason: 'merged', mergedInto: lead.id } }])
})

test('a transaction costs two looks and one statement, however much happens in it', async ({ api, customer }) => {
  const ids = await several(api, customer, 6)
  const before = await jobsOf(api)
  const texts: string[] = []
  await api.engine.transaction(async (trx) => {
    const query: typeof trx.query = (statement) => (texts.push(statement.text), trx.query(statement))
    const seen = { ...trx, query }
    const by = system('test')
    for (const id of ids) await api.app.records.update(seen, fileEntity, id, { phase: 'judicial' }, by)
    expect(texts.filter((text) => text.includes('webhook'))).toEqual([])
  })
  expect(await eventsOf(api)).toHaveLength(ids.length)
  expect(await jobsOf(api)).toBe((before ?? 0) + ids.length)
})

test('work left until the commit is done once, and dropped with its savepoint', async ({ api }) => {
  const work = vi.fn(async () => {})
  await api.engine.transaction(async (trx) => {
    trx.beforeCommit(work, 1)
    await savepoint(trx, 'kept', async (inner) => inner.beforeCommit(work, 2))
    const failed = savepoint(trx, 'dropped', async (inner) => {
      inner.beforeCommit(work, 3)
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(work).not.toHaveBeenCalled()
  })
  expect(work.mock.calls).toEqual([[[1, 2], expect.anything()]])
  const rolledBack = api.engine.transaction(async (trx) => {
    trx.beforeCommit(work, 4)
    throw new Error('no')
  })
  await expect(rolledBack).rejects.toThrow('no')
  expect(work).toHaveBeenCalledTimes(1)
})

test('what follows from a write of somebody from outside is the server’s own', async ({ api }) => {
  const roles: unknown[] = []
  const note = async (_items: readonly null[], { query }: Trx) => {
    roles.push(...(await query({ text: 'select current_user::text as role' })).rows)
  }
  await forOutsider({ acl: ['ROLE_CONTACT_PERSON'], customerIds: [] }, () =>
    api.app.engine.transaction(async (trx) => {
      roles.push(...(await trx.query({ text: 'select current_user::text as role' })).rows)
      trx.beforeCommit(note, null)
    }),
  )
  expect(roles).toEqual([{ role: outsiderRole }, { role: serverRole }])
})

/** Statements by hand that write what an event tells of, and tell nothing on purpose. */
const silent = {
  'server/outgoing.ts': 'messages that a restore found are cancelled: none of them left',
  'server/subjects/workflow/runs/keep.ts': 'lines of the program in the log: nobody asked anything',
}

test('nothing writes past the listeners: no statement by hand sets what an event tells', async () => {
  const tables = 'collection_file|payment|arrangement|message|document|dispute|file_log|complaint'
  const told = 'status|phase|workflow_status|file_status_id|visible_to_client'
  const byHand = new RegExp(
    `insert into (?:${tables})\\b|update (?:${tables}|\\$\\{table\\})(?: \\w+)? set [^\`]*?\\.(?:${told})\\} = `,
  )
  const found = []
  for await (const path of glob('server/**/*.ts', { exclude: (name) => name === 'seed' }))
    if (byHand.test(await readFile(path, 'utf8'))) found.push(path)
  expect(found.sort()).toEqual(Object.keys(silent))
})
