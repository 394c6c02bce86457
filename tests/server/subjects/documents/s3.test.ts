import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStorage, type Storage } from '#server/subjects/documents/storage.ts'
import { ContentMissing } from '#server/subjects/documents/stores/store.ts'
import { startBucket, type TestBucket } from '#tests/support/bucket.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'bucket-'))
let server: TestBucket
let storage: Storage

beforeAll(async () => {
  server = await startBucket()
  const bucket = { name: 'papers', endpoint: server.url, region: 'eu-west-1', keyId: 'somebody', secret: 'something' }
  storage = openStorage({ dataDir, bucket })
})
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true })
})

test('a bucket holds each content once, byte for byte, and nothing stays on this machine', async () => {
  // Longer than a frame of a checksum, which must not become content.
  const bytes = Buffer.alloc(300_000, 'a page ')
  const kept = await storage.put(bytes)
  expect(await storage.put(bytes)).toEqual(kept)
  expect((await storage.get(kept.sha256)).equals(bytes)).toBe(true)
  expect(readdirSync(path.join(dataDir, 'documents'), { recursive: true })).toEqual(['incoming'])
  const key = `papers/documents/${kept.sha256.slice(0, 2)}/${kept.sha256.slice(2)}`
  expect([...server.objects.keys()]).toEqual([key])
  const stored = server.objects.get(key)
  expect(stored?.bytes.equals(bytes)).toBe(true)
  // A bucket tells whole seconds.
  expect(await storage.keptAt(kept.sha256)).toBe(Math.floor(Number(stored?.modified) / 1000) * 1000)

  await storage.remove(kept.sha256)
  expect(server.objects.size).toBe(0)
  expect(await storage.keptAt(kept.sha256)).toBeUndefined()
  await expect(storage.get(kept.sha256)).rejects.toThrow(ContentMissing)
})
