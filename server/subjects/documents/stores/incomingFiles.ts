/** Files on their way in: written under a random name, hashed on the way, and gone when their call ends. */
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** A file that has come in whole. */
export type Arrived = { path: string; sha256: string; size: number }

export type Incoming = {
  /** Hashes while it writes; what was written is removed if the source fails. */
  receive(source: AsyncIterable<Buffer>): Promise<Arrived>
  write(bytes: Buffer): Promise<Arrived>
  discard(path: string): Promise<void>
  /** Files that have lain there since before that moment (milliseconds since 1970): their process was killed. */
  left(before: number): Promise<Arrived[]>
}

export function openIncoming(dataDir: string): Incoming {
  const folder = path.join(dataDir, 'documents', 'incoming')
  const discard = (file: string) => rm(file, { force: true })

  async function receive(source: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<Arrived> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = path.join(folder, randomUUID())
    const [hash, handle] = [createHash('sha256'), await open(file, 'wx', 0o600)]
    let size = 0
    try {
      for await (const part of source) {
        hash.update(part)
        await handle.writeFile(part)
        size += part.length
      }
      // Syncs, because a file that a row names must survive a power cut.
      await handle.sync()
    } catch (error) {
      await handle.close()
      await discard(file)
      throw error
    }
    await handle.close()
    return { path: file, sha256: hash.digest('hex'), size }
  }

  return {
    receive,
    write: (bytes) => receive(piecesOf(bytes)),
    discard,
    async left(before) {
      const names = await readdir(folder).catch(() => [])
      const found: Arrived[] = []
      for (const name of names) {
        const file = path.join(folder, name)
        const info = await stat(file).catch(() => undefined)
        if (info && info.mtimeMs < before) found.push({ path: file, sha256: await hashOf(file), size: info.size })
      }
      return found
    },
  }
}

/** Bytes that are hashed in one turn. */
const atOnce = 1_000_000

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += atOnce) yield bytes.subarray(at, at + atOnce)
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(file)) hash.update(part as Buffer)
  return hash.digest('hex')
}
