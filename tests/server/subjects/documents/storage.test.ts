import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect } from 'vitest'
import { test as served } from '#tests/support/api.ts'
import { openStorage } from '#server/subjects/documents/storage.ts'
import { ContentMissing } from '#server/subjects/documents/stores/store.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'storage-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
const storage = openStorage({ dataDir })
const files = () =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

served('bytes are kept once under their fingerprint, for the server alone, and read whole', async () => {
  const kept = await storage.put(Buffer.from('a letter'))
  expect(kept).toEqual({ sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string, size: 8 })
  expect(await storage.put(Buffer.from('a letter'))).toEqual(kept)
  const place = path.join(dataDir, 'documents', kept.sha256.slice(0, 2), kept.sha256.slice(2))
  expect(files()).toEqual([place])
  expect(statSync(place).mode & 0o077).toBe(0)
  expect(await storage.get(kept.sha256)).toEqual(Buffer.from('a letter'))
  expect(await text(await storage.open(kept.sha256))).toBe('a letter')
})

served('kept again, a content counts as new, and is gone once removed', async () => {
  const { sha256 } = await storage.put(Buffer.from('twice'))
  const place = path.join(dataDir, 'documents', sha256.slice(0, 2), sha256.slice(2))
  utimesSync(place, new Date(1000), new Date(1000))
  expect(await storage.keptAt(sha256)).toBe(1000)
  await storage.put(Buffer.from('twice'))
  expect(await storage.keptAt(sha256)).toBeGreaterThan(1000)
  await storage.remove(sha256)
  await storage.remove(sha256)
  expect(await storage.keptAt(sha256)).toBeUndefined()
  await expect(storage.get(sha256)).rejects.toThrow(ContentMissing)
  await expect(storage.open(sha256)).rejects.toThrow(ContentMissing)
})

served('bytes that are not what they were are not handed out as a whole', async () => {
  const { sha256 } = await storage.put(Buffer.from('signed'))
  const place = path.join(dataDir, 'documents', sha256.slice(0, 2), sha256.slice(2))
  writeFileSync(place, 'forged')
  await expect(storage.get(sha256)).rejects.toThrow(ContentMissing)
  // Of another length: what comes in under that fingerprint takes its place.
  writeFileSync(place, 'forged more')
  await storage.put(Buffer.from('signed'))
  expect(readFileSync(place, 'utf8')).toBe('signed')
})

served('a source that breaks leaves nothing behind; what a killed process left is found', async () => {
  const before = files()
  async function* broken() {
    yield Buffer.from('half')
    throw new Error('the line broke')
  }
  await expect(storage.incoming.receive(broken())).rejects.toThrow('the line broke')
  expect(files()).toEqual(before)
  const arrived = await storage.incoming.write(Buffer.from('whole'))
  const { mtimeMs } = statSync(arrived.path)
  expect(await storage.incoming.left(mtimeMs - 60_000)).toEqual([])
  expect(await storage.incoming.left(mtimeMs + 60_000)).toEqual([arrived])
  await storage.incoming.discard(arrived.path)
})

served.each(['../../etc/passwd', '', 'A'.repeat(64), `${'a'.repeat(64)}/x`])('%j is no fingerprint', async (name) => {
  await expect(storage.open(name)).rejects.toThrow(RangeError)
})

served('the server has one, in its own folder', async ({ api }) => {
  const { sha256 } = await api.app.storage.put(Buffer.from('served'))
  expect((await api.app.storage.get(sha256)).toString()).toBe('served')
})
