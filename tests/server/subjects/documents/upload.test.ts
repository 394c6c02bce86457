/** Files of a form become documents of a file, all or none; after a refusal nothing is left, neither row nor byte. */
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { absentId } from '#tests/support/absentId.ts'
import { test as base, type Api } from '#tests/support/api.ts'
import { openDoor } from './overSocket.ts'
import { add, openCabinet, pdf, picture, upload } from './papers.ts'

const test = base.extend('cabinet', async ({ api }) => openCabinet(api))
const staff = ['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH', 'ROLE_FILE_EDIT']

/** Paths of all that lies in the storage. */
const stored = (api: Api): string[] => {
  try {
    return readdirSync(path.join(api.app.config.dataDir, 'documents'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => path.join(parentPath, name))
      .sort()
  } catch {
    return []
  }
}

test('several files at once, each with what it is, how large, how many pages', async ({ api, cabinet }) => {
  const [letter, scan] = [pdf(3), await picture()]
  const answer = await add(
    api.as(staff),
    cabinet.file,
    [
      { name: 'brief.pdf', bytes: letter },
      { name: 'scan.PNG', bytes: scan },
    ],
    {
      kind: 'invoice',
      visibleToClient: 'true',
    },
  )
  expect([answer.statusCode, answer.json<{ items: object[] }>().items]).toMatchObject([
    201,
    [
      { name: 'brief.pdf', mimeType: 'application/pdf', size: letter.length },
      { name: 'scan.png', mimeType: 'image/png', size: scan.length },
    ],
  ])
  const rows = await api.rows('document')
  expect(rows).toMatchObject([
    {
      file_id: cabinet.file,
      customer_id: cabinet.customer,
      kind: 'invoice',
      pages: 3,
      direction: 'in',
      status: 'kept',
    },
    { kind: 'invoice', pages: 1, visible_to_client: true, created_by_id: expect.any(Number) },
  ])
  expect((await api.app.storage.get(String(rows[0]?.sha256))).equals(letter)).toBe(true)
  expect(stored(api).filter((name) => name.includes('incoming'))).toEqual([])
})

test('a name is a label: without folders, shortened, and once per file', async ({ api, cabinet }) => {
  const bytes = pdf()
  const long = `${'a'.repeat(60)}.pdf`
  const names = ['../../etc/passwd.pdf', 'x.pdf', 'x.pdf', 'x.pdf', long, 'photo.exe.png']
  const answer = await add(
    api.as(staff),
    cabinet.file,
    names.map((name) => ({ name, bytes })),
  )
  const kept = ['passwd.pdf', 'x.pdf', 'x (2).pdf', 'x (3).pdf', `${'a'.repeat(50)}….pdf`, 'photo.exe.pdf']
  expect(answer.json<{ items: { name: string }[] }>().items.map(({ name }) => name)).toEqual(kept)
  await add(api.as(staff), cabinet.file, [{ name: 'x.pdf', bytes }])
  expect((await api.rows('document')).at(-1)).toMatchObject({ name: 'x (4).pdf' })
})

test('two people who send the same name at once get two names', async ({ api, cabinet }) => {
  const bytes = pdf()
  const both = await Promise.all(
    [staff, 'admin'].map((who) => add(api.as(who), cabinet.file, [{ name: 'x.pdf', bytes }])),
  )
  expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect((await api.rows('document')).map(({ name }) => name).sort()).toEqual(['x (2).pdf', 'x.pdf'])
})

test('the same content is stored once', async ({ api, cabinet }) => {
  const bytes = pdf(1, 'unlike any other')
  const before = stored(api)
  await add(api.as(staff), cabinet.file, [
    { name: 'a.pdf', bytes },
    { name: 'b.pdf', bytes },
  ])
  expect(await api.rows('document')).toHaveLength(2)
  expect(stored(api)).toHaveLength(before.length + 1)
})

test('one bad file refuses all, at its place, and leaves nothing', async ({ api, cabinet }) => {
  const before = stored(api)
  const large = Buffer.concat([pdf(), Buffer.alloc(2 * 1024 * 1024)])
  const answer = await add(api.as(staff), cabinet.file, [
    { name: 'good.pdf', bytes: pdf(1, 'never kept') },
    { name: 'page.html', bytes: '<!doctype html><script>alert(1)</script>', type: 'application/pdf' },
    { name: 'large.pdf', bytes: large },
    { name: 'empty.txt', bytes: '' },
  ])
  expect(answer.statusCode).toBe(400)
  const { errors } = answer.json<{ errors: Record<string, string[]> }>()
  expect(Object.keys(errors)).toEqual(['files.1', 'files.2', 'files.3'])
  expect(errors['files.2']?.[0]).toContain('2 MB')
  expect(JSON.stringify(errors)).not.toContain('error.')
  expect(await api.rows('document')).toEqual([])
  expect(stored(api)).toEqual(before)
})

test.for([
  [[], {}, 400, 'files'],
  [['x.pdf'], { kind: 'passport' }, 400, 'kind'],
  [['x.pdf'], { log: String(absentId) }, 400, 'log'],
  [['x.pdf'], { log: 'one' }, 400, 'log'],
] as const)('refused with its place: %j %j', async ([files, fields, status, place], { api, cabinet }) => {
  const bytes = pdf(1, 'refused')
  const answer = await add(
    api.as(staff),
    cabinet.file,
    files.map((name) => ({ name, bytes })),
    fields,
  )
  expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([status, [place]])
  expect(await api.rows('document')).toEqual([])
  // Bytes that were kept before the row was refused go a day later.
  api.advance(3 * 86_400_000)
  await api.runDue()
  expect(stored(api).filter((name) => name.includes('incoming'))).toEqual([])
})

test('more files than one call takes', async ({ api, cabinet }) => {
  const bytes = pdf()
  const answer = await add(
    api.as(staff),
    cabinet.file,
    Array.from({ length: 21 }, (_, n) => ({ name: `${n}.pdf`, bytes })),
  )
  expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([400, ['files']])
  expect(await api.rows('document')).toEqual([])
})

test('who may not change files adds nothing; JSON is no form', async ({ api, cabinet }) => {
  const files = [{ name: 'x.pdf', bytes: pdf() }]
  expect((await add(api.as(['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH']), cabinet.file, files)).statusCode).toBe(403)
  expect((await add(api.as(staff), absentId, files)).statusCode).toBe(404)
  expect((await api.as(staff).post(`/api/v4/file/${cabinet.file}/documents`, { files: [] })).statusCode).toBe(415)
  expect((await upload(api.anyone(), `/api/v4/file/${cabinet.file}/documents`, files)).statusCode).toBe(403)
  expect(await api.rows('document')).toEqual([])
})

test.for([20, 1_900_000])('%i bytes are kept whole, however late the disk is', async (size, { api, cabinet }) => {
  const { add: send } = await (await openDoor(api)).sender(staff)
  const { incoming } = api.app.storage
  const { receive } = incoming
  onTestFinished(() => void (incoming.receive = receive))
  incoming.receive = (source) => receive(late(source))
  const bytes = Buffer.concat([pdf(), Buffer.alloc(size, 'letters ')])
  const { status, body } = await send(cabinet.file, bytes)
  expect([status, body]).toEqual([201, expect.any(String)])
  const [row] = await api.rows('document')
  expect((await api.app.storage.get(String(row?.sha256))).equals(bytes)).toBe(true)
})

/** Takes each piece long after the server has read it. */
async function* late(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const turns = async () => {
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  }
  await turns()
  for await (const piece of source) {
    await turns()
    yield piece
  }
}

test('a sender that goes away in the middle leaves nothing', async ({ api, cabinet }) => {
  const { port, sender } = await openDoor(api)
  const { headers } = await sender(staff)
  const before = stored(api)
  const head = [
    `POST /api/v4/file/${cabinet.file}/documents HTTP/1.1`,
    'host: x',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'content-length: 500000',
    'content-type: multipart/form-data; boundary=cut',
  ]
  const part = '--cut\r\ncontent-disposition: form-data; name="files"; filename="x.pdf"\r\n\r\n%PDF-1.7\n'
  const socket = connect(port, '127.0.0.1')
  socket.write(`${head.join('\r\n')}\r\n\r\n${part}${'x'.repeat(100_000)}`)
  // The half has arrived once a file lies there; it is gone once the server knows.
  await expect.poll(() => stored(api).length).toBe(before.length + 1)
  socket.destroy()
  await expect.poll(() => stored(api)).toEqual(before)
  expect(await api.rows('document')).toEqual([])
})
