/** Pages and pictures as PNG, drawn beside the server and kept by content. */
import { loadImage } from '@napi-rs/canvas'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { ask } from '#server/subjects/documents/previewThread.ts'
import { pixelsOf } from '#server/subjects/documents/pixels.ts'
import { test as base, type Api } from '#tests/support/api.ts'
import { add, largePicture, openCabinet, pdf, picture } from './papers.ts'

const test = base.extend('cabinet', async ({ api }) => openCabinet(api))
const staff = ['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH', 'ROLE_FILE_EDIT']

async function one(api: Api, file: number, name: string, bytes: Buffer): Promise<number> {
  const answer = await add(api.as(staff), file, [{ name, bytes }])
  return answer.json<{ items: { id: number }[] }>().items[0]?.id ?? 0
}
const preview = (api: Api, id: number, page: number | string, query = '') =>
  api.as(staff).get(`/api/v4/document/${id}/preview/${page}${query}`)

test('each page of a PDF is drawn as wide as asked, and kept', async ({ api, cabinet }) => {
  const id = await one(api, cabinet.file, 'a.pdf', pdf(2, 'drawn'))
  const [first, second] = [await preview(api, id, 1, '?width=240'), await preview(api, id, 2, '?width=240')]
  expect(first.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' })
  expect(first.rawPayload.equals(second.rawPayload)).toBe(false)
  expect((await loadImage(first.rawPayload)).width).toBe(240)
  expect((await preview(api, id, 1, '?width=240')).rawPayload.equals(first.rawPayload)).toBe(true)
  const folder = path.join(api.app.config.dataDir, 'documents', 'previews')
  const kept = readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('-240.png'))
  expect(kept).toHaveLength(2)
  const headers = { 'if-none-match': String(first.headers.etag) }
  expect((await api.as(staff).get(`/api/v4/document/${id}/preview/1?width=240`, { headers })).statusCode).toBe(304)
})

test('a picture is made smaller, never larger', async ({ api, cabinet }) => {
  const id = await one(api, cabinet.file, 'a.png', await picture(400, 100))
  expect(await loadImage((await preview(api, id, 1, '?width=240')).rawPayload)).toMatchObject({
    width: 240,
    height: 60,
  })
  expect(await loadImage((await preview(api, id, 1)).rawPayload)).toMatchObject({ width: 400, height: 100 })
})

test.for([
  ['a page that is not there', 'a.pdf', () => pdf(), '3', '', 404],
  ['page nought', 'a.pdf', () => pdf(), '0', '', 400],
  ['a width that nobody draws', 'a.pdf', () => pdf(), '1', '?width=77', 400],
  ['text', 'a.txt', () => Buffer.from('words'), '1', '', 400],
  ['half a PDF', 'a.pdf', () => Buffer.from('%PDF-1.7\nrubbish'), '1', '', 400],
  ['a picture that unpacks to gigabytes', 'a.png', () => largePicture(30_000), '1', '', 400],
] as const)('%s has no preview', async ([, name, bytes, page, query, status], { api, cabinet }) => {
  const id = await one(api, cabinet.file, name, bytes())
  expect((await preview(api, id, page, query)).statusCode).toBe(status)
})

test('one that takes too long ends, and the next is drawn', async () => {
  const bytes = pdf(1)
  await ask({ kind: 'page', bytes, page: 1, width: 240 })
  await expect(ask({ kind: 'page', bytes, page: 1, width: 900 }, 0)).rejects.toThrow('noPreview')
  expect(await ask({ kind: 'page', bytes, page: 1, width: 240 })).toBeInstanceOf(Uint8Array)
})

test('the size of a picture is read from its first bytes', async () => {
  expect(pixelsOf(await picture(40, 20))).toBe(800)
  expect(pixelsOf(largePicture(30_000))).toBe(900_000_000)
  expect(pixelsOf(Buffer.from('GIF89a'))).toBeUndefined()
  expect(pixelsOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 2, 0xff, 0xc0, 0, 11, 8, 0, 20, 0, 40, 1]))).toBe(800)
})
