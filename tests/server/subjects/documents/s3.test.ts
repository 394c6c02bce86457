import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStorage, type Storage } from '#server/subjects/documents/storage.ts'
import { ContentMissing } from '#server/subjects/documents/stores/store.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'bucket-'))
const [directory, dataDir] = [path.join(folder, 'server'), path.join(folder, 'data')]
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory,
  configureBuckets: [{ name: 'papers', configs: [] }],
})
let storage: Storage

beforeAll(async () => {
  const { port } = (await server.run()) as AddressInfo
  const bucket = {
    name: 'papers',
    endpoint: new URL(`http://127.0.0.1:${port}`),
    region: 'eu-west-1',
    keyId: 'S3RVER',
    secret: 'S3RVER',
  }
  storage = openStorage({ dataDir, bucket })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

test('a bucket holds each content once, byte for byte, and nothing stays on this machine', async () => {
  // Longer than a frame of a checksum, which must not become content.
  const bytes = Buffer.alloc(300_000, 'a page ')
  const kept = await storage.put(bytes)
  expect(await storage.put(bytes)).toEqual(kept)
  expect((await storage.get(kept.sha256)).equals(bytes)).toBe(true)
  expect(readdirSync(path.join(dataDir, 'documents'), { recursive: true })).toEqual(['incoming'])
  const objects = readdirSync(directory, { recursive: true }).filter((name) => String(name).endsWith('._S3rver_object'))
  expect(objects).toEqual([`papers/documents/${kept.sha256.slice(0, 2)}/${kept.sha256.slice(2)}._S3rver_object`])
  // A bucket tells whole seconds.
  const { mtimeMs } = statSync(path.join(directory, String(objects[0])))
  expect(await storage.keptAt(kept.sha256)).toBe(Math.floor(mtimeMs / 1000) * 1000)

  await storage.remove(kept.sha256)
  expect(await storage.keptAt(kept.sha256)).toBeUndefined()
  await expect(storage.get(kept.sha256)).rejects.toThrow(ContentMissing)
})
