/** Documents go two years after their file was closed, bytes a day after their last document, and those of open files never. */
import { statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { test as base, type Api } from '#tests/support/api.ts'
import { claim, openFile } from '#tests/server/subjects/ledger/office.ts'
import { add, openCabinet, pdf } from './papers.ts'

const test = base.extend('cabinet', async ({ api }) => openCabinet(api))
const staff = ['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH', 'ROLE_FILE_EDIT']
const day = 86_400_000
const night = (api: Api) => api.doJob('documents.retention', {})

/** As closing does, which asks for more than this is about. */
const close = (api: Api, file: number, on: string | null) =>
  api.engine.query({
    text: `update collection_file set workflow_status = case when $2::timestamptz is null then 'in_progress' else 'closed' end,
      closed_at = $2, close_reason_id = (select id from close_reason limit 1) where id = $1`,
    values: [file, on],
  })

test('counted from the closing, gone after it with its bytes, and the audit says who', async ({ api, cabinet }) => {
  await api.create('close-reason', { code: 'paid', name: { nl: 'Betaald' }, group: 'success' })
  const bytes = pdf(1, 'kept for two years')
  await add(api.as(staff), cabinet.file, [{ name: 'a.pdf', bytes }])
  const [row] = await api.rows('document')
  await night(api)
  expect((await api.rows('document'))[0]).toMatchObject({ retention_until: null })

  const yearsAgo = (years: number) => new Date(api.app.now() - years * 365 * day).toISOString()
  await close(api, cabinet.file, yearsAgo(1))
  await night(api)
  const [kept] = await api.rows('document')
  expect(String(kept?.retention_until) > yearsAgo(0).slice(0, 10)).toBe(true)
  await close(api, cabinet.file, yearsAgo(3))
  await night(api)
  expect(await api.rows('document')).toEqual([])
  expect((await api.rows('audit_log')).at(-1)).toMatchObject({
    entity: 'document',
    action: 'delete',
    actor_name: 'system:documents',
  })
  expect(await api.app.storage.keptAt(String(row?.sha256))).toBeDefined()
  api.advance(2 * day)
  await api.runDue()
  expect(await api.app.storage.keptAt(String(row?.sha256))).toBeUndefined()
})

test('opened again, a file keeps its documents', async ({ api, cabinet }) => {
  await api.create('close-reason', { code: 'paid', name: { nl: 'Betaald' }, group: 'success' })
  await add(api.as(staff), cabinet.file, [{ name: 'a.pdf', bytes: pdf() }])
  await close(api, cabinet.file, new Date(api.app.now() - 3000 * day).toISOString())
  await close(api, cabinet.file, null)
  await night(api)
  expect(await api.rows('document')).toMatchObject([{ retention_until: null }])
})

test('a shorter setting than two years is refused', async ({ api }) => {
  const answer = await api.as('admin').put('/api/v4/setting', { 'retention.documentMonths': 12 })
  expect([400, 404]).toContain(answer.statusCode)
  expect(await api.rows('setting')).toEqual([])
})

test('bytes that another document has stay', async ({ api, cabinet }) => {
  const bytes = pdf(1, 'in two files')
  const other = await openFile(api, {
    customer: cabinet.customer,
    fileType: 'company',
    debtor: { kind: 'company', company: 'Slager' },
    claims: [claim('2025-2', '2025-12-31', 100)],
  })
  await add(api.as(staff), cabinet.file, [{ name: 'a.pdf', bytes }])
  await add(api.as(staff), other.id, [{ name: 'b.pdf', bytes }])
  const [first] = await api.rows('document')
  await api.as(staff).delete(`/api/v4/document/${String(first?.id)}`)
  api.advance(3 * day)
  await api.runDue()
  expect((await api.app.storage.get(String(first?.sha256))).equals(bytes)).toBe(true)
})

test('what a killed process left on its way in goes, and bytes without a row with it', async ({ api }) => {
  const arrived = await api.app.storage.incoming.write(Buffer.from('half a call'))
  await api.app.storage.keep(arrived)
  await api.doJob('documents.tidyIncoming', {})
  expect(await api.app.storage.incoming.left(api.app.now() + day)).toHaveLength(1)
  const old = new Date(statSync(arrived.path).mtimeMs - 2 * day)
  utimesSync(arrived.path, old, old)
  await api.doJob('documents.tidyIncoming', {})
  expect(await api.app.storage.incoming.left(api.app.now() + day)).toEqual([])
  api.advance(2 * day)
  await api.runDue()
  expect(await api.app.storage.keptAt(arrived.sha256)).toBeUndefined()
  expect(path.dirname(arrived.path)).toContain('incoming')
})
