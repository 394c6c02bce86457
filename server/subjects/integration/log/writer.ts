/**
 * Buffers logged calls and writes many at once, so that no call waits for its own row. A killed process loses
 * those of its last second; a stopped one writes them first. This is no job: the buffer is in memory, one per
 * process.
 */
import type { FastifyInstance } from 'fastify'
import { forServer } from '#server/db/outsider.ts'
import type { Entry } from './entry.ts'
import { storeEntries } from './store.ts'

export type ApiLogWriter = {
  add(entry: Entry): void
  /** Writes the buffer; resolves when it is empty. */
  flush(): Promise<void>
  stop(): Promise<void>
}

/** Milliseconds. */
const writeEvery = 1000
const mostAtOnce = 200
/**
 * Maximum entries buffered while the database is unavailable; beyond it the oldest are dropped and the server
 * log says so.
 */
const mostWaiting = 10_000

export function createWriter(app: Pick<FastifyInstance, 'engine' | 'jobs' | 'now' | 'log'>): ApiLogWriter {
  let waiting: Entry[] = []
  let writing: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const entries = waiting.slice(0, mostAtOnce)
      await storeEntries(app, entries)
      waiting = waiting.slice(entries.length)
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    // Writes as the server itself, because rows of all callers are written together.
    writing ??= forServer(writeAll).finally(() => {
      writing = undefined
    })
    await writing
  }

  const later = () => {
    timer ??= setTimeout(() => {
      flush().catch((error: unknown) => {
        app.log.error({ err: error, waiting: waiting.length }, 'the API log was not written')
        later()
      })
    }, writeEvery).unref()
  }

  return {
    add(entry) {
      if (waiting.length >= mostWaiting) {
        app.log.error('the API log could not be written: lines were given up')
        waiting = waiting.slice(mostWaiting / 10)
      }
      waiting.push(entry)
      later()
    },
    flush,
    async stop() {
      await flush().catch((error: unknown) =>
        app.log.error({ err: error, waiting: waiting.length }, 'the API log was not written'),
      )
      clearTimeout(timer)
    },
  }
}
