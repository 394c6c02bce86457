/**
 * Keeps logged calls for a moment and writes many at once, so that no call waits for its own line. A process that is
 * killed takes the lines of its last second along; one that is stopped writes them first. No job: what waits here is in no
 * table yet, and each process writes its own.
 */
import type { FastifyInstance } from 'fastify'
import { forServer } from '#server/db/outsider.ts'
import type { Entry } from './entry.ts'
import { storeEntries } from './store.ts'

export type ApiLogWriter = {
  add(entry: Entry): void
  /** Writes what is waiting; ends when nothing is. */
  flush(): Promise<void>
  stop(): Promise<void>
}

/** Milliseconds. */
const writeEvery = 1000
const mostAtOnce = 200
/** What may wait while the database is away; then the oldest lines are given up, and the log of the server says so. */
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
    // Lines of all callers are written at once.
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
