/**
 * Storage of the bytes of documents: outside the database, each content once under its SHA-256, in a folder of
 * this machine, or in a bucket of an S3-compatible server where one is configured.
 */
import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Config } from '#server/config.ts'
import { bucketStore } from '#server/subjects/documents/stores/bucketStore.ts'
import { folderStore } from '#server/subjects/documents/stores/folderStore.ts'
import { openIncoming, type Arrived, type Incoming } from './stores/incomingFiles.ts'
import { ContentMissing, type Store } from '#server/subjects/documents/stores/store.ts'

export type Storage = {
  /** Stores these bytes; the same content twice is stored once. */
  put(bytes: Buffer): Promise<{ sha256: string; size: number }>
  /** Stores a file that arrived; it stays in `incoming` until `incoming.discard`. */
  keep(arrived: Arrived): Promise<void>
  /** Reads all bytes at once, compared with their fingerprint. @throws {ContentMissing} */
  get(sha256: string): Promise<Buffer>
  /** @throws {ContentMissing} */
  open(sha256: string): Promise<Readable>
  keptAt: Store['keptAt']
  remove: Store['remove']
  /** Files on their way in. */
  incoming: Incoming
}

export function openStorage(config: Pick<Config, 'dataDir' | 'bucket'>): Storage {
  const incoming = openIncoming(config.dataDir)
  const store = config.bucket ? bucketStore(config.bucket) : folderStore(config.dataDir)
  return {
    incoming,
    async put(bytes) {
      const arrived = await incoming.write(bytes)
      await store.keep(arrived.sha256, arrived)
      await incoming.discard(arrived.path)
      return { sha256: arrived.sha256, size: arrived.size }
    },
    keep: (arrived) => store.keep(arrived.sha256, arrived),
    async get(sha256) {
      const parts: Buffer[] = []
      const hash = createHash('sha256')
      for await (const part of await store.open(sha256)) {
        hash.update(part as Buffer)
        parts.push(part as Buffer)
      }
      if (hash.digest('hex') !== sha256) throw new ContentMissing(sha256)
      return Buffer.concat(parts)
    },
    open: (sha256) => store.open(sha256),
    keptAt: (sha256) => store.keptAt(sha256),
    remove: (sha256) => store.remove(sha256),
  }
}
