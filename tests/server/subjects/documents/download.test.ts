/** Bytes leave whole, to be saved, and never to be run in our origin. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { test as base, type Api } from '#tests/support/api.ts'
import { add, openCabinet, pdf, picture } from './papers.ts'

const test = base.extend('cabinet', async ({ api }) => openCabinet(api))
const staff = ['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH', 'ROLE_FILE_EDIT']

async function one(api: Api, file: number, name: string, bytes: Buffer, fields = {}): Promise<number> {
  const answer = await add(api.as(staff), file, [{ name, bytes }], fields)
  return answer.json<{ items: { id: number }[] }>().items[0]?.id ?? 0
}

test('saved under its name, byte for byte, with headers that run nothing', async ({ api, cabinet }) => {
  const bytes = pdf(2)
  const id = await one(api, cabinet.file, 'Brief "één".pdf', bytes)
  const answer = await api.as(staff).get(`/api/v4/document/${id}/content`)
  expect(answer.rawPayload.equals(bytes)).toBe(true)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(bytes.length),
    'content-disposition': `attachment; filename="Brief e_e_n.pdf"; filename*=UTF-8''Brief%20%C3%A9%C3%A9n.pdf`,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  })
  expect(answer.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
})

test('PDF and pictures open in the browser where asked, and nothing else does', async ({ api, cabinet }) => {
  const kinds = async (id: number) =>
    (await api.as(staff).get(`/api/v4/document/${id}/content?inline=1`)).headers['content-disposition']
  expect(await kinds(await one(api, cabinet.file, 'a.png', await picture()))).toMatch(/^inline/)
  expect(await kinds(await one(api, cabinet.file, 'a.pdf', pdf()))).toMatch(/^inline/)
  expect(await kinds(await one(api, cabinet.file, 'a.txt', Buffer.from('words')))).toMatch(/^attachment/)
})

test('what the settings do not let open in the browser is saved', async ({ api, cabinet }) => {
  const id = await one(api, cabinet.file, 'a.pdf', pdf())
  await api.engine.query({ text: `update mime_type set inline_allowed = false where mime_type = 'application/pdf'` })
  const answer = await api.as(staff).get(`/api/v4/document/${id}/content?inline=1`)
  expect(answer.headers['content-disposition']).toMatch(/^attachment/)
})

test.for(['script', 'iframe', 'embed', 'object', 'style'])(
  'no page loads one as %s',
  async (wants, { api, cabinet }) => {
    const id = await one(api, cabinet.file, 'a.txt', Buffer.from('alert(1)'))
    const answer = await api.as(staff).get(`/api/v4/document/${id}/content`, { headers: { 'sec-fetch-dest': wants } })
    expect(answer.statusCode).toBe(403)
  },
)

test('a row without bytes answers 404, and the log says it', async ({ api, cabinet }) => {
  const id = await one(api, cabinet.file, 'a.txt', Buffer.from('soon gone'))
  const [row] = await api.rows('document')
  const sha256 = String(row?.sha256)
  rmSync(path.join(api.app.config.dataDir, 'documents', sha256.slice(0, 2), sha256.slice(2)))
  const answer = await api.as(staff).get(`/api/v4/document/${id}/content`)
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([404, expect.stringContaining('inhoud')])
  expect(api.log.some(({ msg }) => String(msg).includes('content of a document is missing'))).toBe(true)
})

test('who reads a proof of identity stands in the log of reads', async ({ api, cabinet }) => {
  const id = await one(api, cabinet.file, 'id.png', await picture(), { kind: 'identity' })
  const other = await one(api, cabinet.file, 'a.png', await picture())
  for (const document of [id, other]) {
    await api.as(staff).get(`/api/v4/document/${document}/content`)
    await api.as(staff).get(`/api/v4/document/${document}/preview/1`)
  }
  expect(await api.rows('read_log')).toMatchObject([
    { entity: 'document', record_ids: [id], route: 'GET /api/v4/document/:id/content' },
    { entity: 'document', record_ids: [id], route: 'GET /api/v4/document/:id/preview/:page' },
  ])
})
