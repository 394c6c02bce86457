/** Who may import, and files and calls that are refused: nothing of them is kept. */
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import type { Answer } from '#tests/support/client.ts'
import { withKey } from '#tests/support/withKey.ts'
import { check, runOf, send, start, upload } from './sending.ts'
import { oddWorkbook, sheet } from './workbook.ts'

const merchants = '/api/v4/merchant'
const file = 'Name;Client\nOne;Client\n'
const kept = async (api: Api) =>
  (await Promise.all(['import_upload', 'import_chunk', 'merchant', 'bulk_run'].map((table) => api.rows(table)))).flat()
const folders = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('upload-')).sort()
const client = (api: Api) => api.create('customer', { number: 'C-1', company: 'Client' })

async function expectRefused(api: Api, answer: Answer, status: number): Promise<void> {
  expect(answer.statusCode).toBe(status)
  expect(await kept(api)).toEqual([])
}

test('without the right, signed out, as a customer and as a program nothing is imported', async ({ api }) => {
  await expectRefused(api, await send(api.as(['ROLE_EMPLOYEE']), merchants, file), 403)
  await expectRefused(api, await send(api.as(['ROLE_SETTINGS']), merchants, file), 403)
  await expectRefused(api, await send(api.anyone(), merchants, file), 403)
  const own = await client(api)
  for (const role of ['ROLE_CUSTOMER', 'ROLE_CONTACT_PERSON']) {
    const person = api.as([role, 'ROLE_SETTINGS'], { customerIds: [own.id] })
    await expectRefused(api, await send(person, merchants, file), 403)
    expect((await person.get(`${merchants}/import/template`)).statusCode).toBe(403)
  }
  const program = await withKey(api)
  const headers = { 'content-type': 'text/csv' }
  const asked = await program.call('POST', `${merchants}/import`, { payload: file, headers })
  await expectRefused(api, asked, 403)
})

test('a call without a token, or from another site, is refused', async ({ api }) => {
  const admin = api.as('admin')
  await admin.get(merchants)
  const own = await send(admin, merchants, file, { 'x-xsrf-token': 'x' })
  await expectRefused(api, own, 400)
  await expectRefused(api, await send(admin, merchants, file, { 'sec-fetch-site': 'cross-site' }), 400)
})

test('a body that is no file, one that is too large, and hostile files leave nothing behind', async ({ api }) => {
  const admin = api.as('admin')
  const before = await folders()
  // The body of a call that reads files is never JSON: it could name a file of the server.
  const named = JSON.stringify({ path: '/etc/passwd' })
  await expectRefused(api, await send(admin, merchants, named, { 'content-type': 'application/json' }), 415)
  const most = 'Name\n' + 'x\n'.repeat(17 * 1024 * 1024)
  await expectRefused(api, await send(admin, merchants, most), 413)
  const cell = `<row r="1"><c r="A1" t="inlineStr"><is><t>${'x'.repeat(30_000_000)}</t></is></c></row>`
  const bomb = await oddWorkbook({ 'xl/worksheets/sheet1.xml': sheet(cell) })
  for (const hostile of [
    bomb,
    Buffer.from('%PDF-1.7'),
    Buffer.from([0x50, 0x4b, 3, 4, 9, 9, 9]),
    Buffer.from('a;b\n"open;x\n' + 'y\n'.repeat(700_000)),
    Buffer.from([0x41, 0x00, 0x42]),
    'Name;Name\na;b\n',
    'Name\n' + `${'x'.repeat(10_001)}\n`,
    'Name\n' + 'x\n'.repeat(100_001),
  ]) {
    const answer = await send(admin, merchants, hostile)
    await expectRefused(api, answer, 400)
    expect(answer.json()).toEqual({ error: expect.any(String) })
  }
  // The answer does not wait for the folder to go. Other workers have folders too, which come and go.
  await expect.poll(async () => (await folders()).filter((name) => !before.includes(name))).toEqual([])
})

test('a header that looks like code is a header, and a title is no way into a statement', async ({ api }) => {
  const admin = api.as('admin')
  await client(api)
  const rows = [
    '__proto__;constructor;Name;Client',
    `1;2;"'); drop table merchant;--";Client`,
    ';;toString;#999999',
  ].join('\n')
  const sent = await upload(admin, merchants, rows)
  expect(sent.columns.map(({ to }) => to)).toEqual([null, null, 'name', 'client'])
  const planned = await check(api, admin, sent)
  expect(planned.counts).toEqual({ change: 1, same: 0, refused: 1 })
  await start(api, admin, planned, 'good')
  expect((await api.rows('merchant')).map(({ name }) => name)).toEqual(["'); drop table merchant;--"])
})

test('a file is its sender’s: others get neither it, its check nor its refused rows', async ({ api }) => {
  const admin = api.as('admin')
  const other = api.as(['ROLE_EMPLOYEE', 'ROLE_SETTINGS'])
  await client(api)
  const sent = await upload(admin, merchants, `${file};\n`)
  expect((await other.get(`/api/v4/import/${sent.id}`)).statusCode).toBe(404)
  const columns = [{ header: 'Name', to: 'name' }]
  expect((await other.post(`/api/v4/import/${sent.id}/check`, { columns })).statusCode).toBe(404)
  const planned = await check(api, admin, sent)
  expect((await other.get(`/api/v4/bulk-run/${planned.id}/bad-rows`)).statusCode).toBe(404)
  expect((await other.post(`/api/v4/bulk-run/${planned.id}/start`, { rows: 'good' })).statusCode).toBe(404)
  await api.runDue()
  expect(await api.rows('merchant')).toEqual([])
})

test('columns that are not in the file, not to be filled in, chosen twice or not at all are refused', async ({
  api,
}) => {
  const admin = api.as('admin')
  const sent = await upload(admin, merchants, 'a;b\n1;2\n')
  for (const columns of [
    [{ header: 'c', to: 'name' }],
    [{ header: 'a', to: 'createdAt' }],
    [{ header: 'a', to: 'id' }],
    [
      { header: 'a', to: 'name' },
      { header: 'b', to: 'name' },
    ],
    [{ header: 'a', to: null }],
  ]) {
    const answer = await admin.post(`/api/v4/import/${sent.id}/check`, { columns })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual({ columns: [expect.any(String)] })
  }
  expect(await api.rows('bulk_run')).toEqual([])
})

test('a run is not started while it is checked; a check that is stopped has done nothing', async ({ api }) => {
  const admin = api.as('admin')
  await client(api)
  const { id } = await upload(admin, merchants, file)
  const columns = [
    { header: 'Name', to: 'name' },
    { header: 'Client', to: 'client' },
  ]
  const { run } = (await admin.post(`/api/v4/import/${id}/check`, { columns })).json<{ run: number }>()
  expect(await runOf(admin, run)).toMatchObject({ state: 'checking', checked: 0, total: 1 })
  const early = await admin.post(`/api/v4/bulk-run/${run}/start`, { rows: 'good' })
  expect(early.statusCode).toBe(400)
  await admin.post(`/api/v4/bulk-run/${run}/stop`)
  await api.runDue()
  expect(await runOf(admin, run)).toMatchObject({ state: 'stopped', mayUndo: false, counts: { changed: 0 } })
  expect(await api.rows('merchant')).toEqual([])
})

test('somebody who lost the right between check and start writes nothing', async ({ api }) => {
  const person = api.as(['ROLE_EMPLOYEE', 'ROLE_SETTINGS'])
  await client(api)
  const planned = await check(api, person, await upload(person, merchants, file))
  const started = await person.post(`/api/v4/bulk-run/${planned.id}/start`, {})
  expect(started.json()).toMatchObject({ state: 'running' })
  await api.engine.query({ text: `update app_user set roles = '{ROLE_EMPLOYEE}' where username like 'with-%'` })
  await api.runDue()
  expect(await runOf(person, planned.id)).toMatchObject({ state: 'stopped', stoppedBecause: expect.any(String) })
  expect(await api.rows('merchant')).toEqual([])
})

test('files go after a week, while their runs stay; then the refused rows are told to be gone', async ({ api }) => {
  const admin = api.as('admin')
  await client(api)
  const planned = await check(api, admin, await upload(admin, merchants, `${file};\n`))
  const done = await start(api, admin, planned, 'good')
  api.advance(6 * 86_400_000)
  await api.doJob('import.tidy', {})
  expect(await api.rows('import_upload')).toHaveLength(1)
  api.advance(2 * 86_400_000)
  await api.doJob('import.tidy', {})
  expect(await api.rows('import_upload')).toEqual([])
  expect(await api.rows('import_chunk')).toEqual([])
  const later = api.as('admin')
  expect(await runOf(later, done.id)).toMatchObject({ state: 'done', import: null })
  const gone = await later.get(`/api/v4/bulk-run/${done.id}/bad-rows`)
  expect(gone.statusCode).toBe(400)
  expect(gone.json()).toEqual({ error: 'Het bestand is niet bewaard. Kies het opnieuw.' })
})

test('of one person twenty files are kept', async ({ api }) => {
  const admin = api.as('admin')
  const ids: number[] = []
  for (let n = 0; n < 22; n += 1) ids.push((await upload(admin, merchants, `Name\nShop ${n}\n`)).id)
  expect((await api.rows('import_upload')).map(({ id }) => id)).toEqual(ids.slice(2))
})
