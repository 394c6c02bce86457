/**
 * The worker thread of PGlite, so that a long statement never blocks the event loop of the server.
 *
 * It speaks PostgreSQL's wire protocol over a port. One port is one connection, and only the newest counts,
 * because PGlite has a single session.
 */
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { PgliteData, WorkerAnswer, WorkerCall } from './pglite.ts'

const { directory, snapshot } = workerData as PgliteData
const sessionSettings = ['TimeZone=UTC', 'DateStyle=ISO', 'IntervalStyle=iso_8601'].flatMap((text) => ['-c', text])

const database = await PGlite.create({
  ...(directory ? { dataDir: directory } : {}),
  ...(snapshot ? { loadDataDir: new Blob([snapshot]) } : {}),
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, ...sessionSettings],
})

const answer = (message: WorkerAnswer, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(message, transfer)
let current: MessagePort | undefined

async function serve(port: MessagePort): Promise<void> {
  current?.close()
  current = port
  // Clears what the connection before left behind: an open transaction, prepared statements, settings.
  if (database.isInTransaction()) await database.exec('rollback')
  await database.exec('discard all')
  isIdle = true
  port.on('message', (bytes: Uint8Array) => reply(port, bytes))
  port.postMessage('open')
}

function reply(port: MessagePort, bytes: Uint8Array): void {
  if (port !== current) return
  const bytesOut = new Uint8Array(database.execProtocolRawSync(bytes))
  isIdle = endsIdle(bytesOut)
  port.postMessage(bytesOut, [bytesOut.buffer])
  if (isIdle) for (const count of waiting.splice(0)) void count()
}

/** Whether the session is outside any transaction and expects a statement; only then may a count run in between. */
let isIdle = true
const waiting: (() => Promise<void>)[] = []

/** Whether the bytes end with "ready for query", state idle. */
const endsIdle = (bytes: Uint8Array): boolean =>
  bytes.length >= 6 && [0x5a, 0, 0, 0, 5, 0x49].every((byte, index) => bytes[bytes.length - 6 + index] === byte)

/** Sent as one message, so that no statement of the connection can run in between; read only. */
async function count(sql: string): Promise<void> {
  try {
    const results = await database.exec(`begin read only; ${sql}; rollback`)
    const [row] = results.flatMap(({ rows }) => rows)
    answer({ did: 'count', found: Number(Object.values(row ?? {})[0]) })
  } catch (error) {
    await database.exec('rollback')
    answer({ did: 'count', error: error instanceof Error ? error.message : String(error) })
  }
}

parentPort?.on('message', async (call: WorkerCall) => {
  if (call.do === 'serve') return serve(call.port)
  if (call.do === 'dump') {
    await database.exec('checkpoint')
    const bytes = await (await database.dumpDataDir('none')).arrayBuffer()
    return answer({ did: 'dump', bytes }, [bytes])
  }
  if (call.do === 'count') {
    if (isIdle) return count(call.sql)
    waiting.push(() => count(call.sql))
    return
  }
  await database.close()
  answer({ did: 'close' })
})
answer({ did: 'open' })
