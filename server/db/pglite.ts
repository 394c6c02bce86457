/**
 * PGlite, PostgreSQL inside this process: in a worker thread, and through the same driver as the real server.
 *
 * It has one session, so the pool holds one connection and transactions queue. PGlite ignores
 * `statement_timeout`: a statement that takes longer ends the thread, which the next connection starts again.
 * For the data folder that equals a killed process (acknowledged writes are kept); a database in memory is
 * lost.
 */
import { join } from 'node:path'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import pg from 'pg'
import { engineOver } from './connectPool.ts'
import { valueTypes } from './connectValues.ts'
import type { OpenEngine } from './engine.ts'
import { PgliteLink } from './pgliteLink.ts'
import { refuseDamaged } from './wholeFolder.ts'

/** Place of the data: a folder, or memory, filled from a snapshot when one is given. */
export type PgliteData = { directory?: string; snapshot?: ArrayBuffer }
export type WorkerCall =
  { do: 'serve'; port: MessagePort } | { do: 'dump' } | { do: 'count'; sql: string } | { do: 'close' }
export type WorkerAnswer =
  | { did: 'open' }
  | { did: 'dump'; bytes: ArrayBuffer }
  | { did: 'count'; found?: number; error?: string }
  | { did: 'close' }

export type PgliteOptions = PgliteData & {
  /** Milliseconds one statement may take; 0 is without limit. */
  statementTimeout: number
  /** Milliseconds to wait for the connection before the request is refused with 503. */
  connectTimeout: number
}

export type PgliteEngine = OpenEngine & {
  /** Number of messages sent so far: about one per statement. */
  asked(): number
  /** The data folder as a tar file, for `snapshot`. */
  dump(): Promise<ArrayBuffer>
  /**
   * Runs a counting query beside the one connection, as soon as that is in no transaction. @throws When the
   * text is no query.
   */
  count(sql: string): Promise<number>
  /** A stream that speaks the wire protocol, to connect another process to. */
  link(): PgliteLink
}

/** Opens the database in `directory`, or one in memory. Take `lockFolder` on the folder first. */
export async function openPglite(options: PgliteOptions): Promise<PgliteEngine> {
  const { statementTimeout, connectTimeout, directory, snapshot } = options
  // Only these two are sent to the thread: the options may hold values that cannot be cloned.
  const data: PgliteData = { directory, snapshot }
  let worker = await startWorker(data)
  let stopped: Promise<unknown> | undefined
  let unlimited = 0
  let messageCount = 0
  let counted: Promise<unknown> = Promise.resolve()

  const stop = () => {
    stopped ??= worker.terminate()
  }
  const dial = async (): Promise<MessagePort> => {
    if (stopped) {
      if (!data.directory) throw new Error('Connection terminated: the database in memory is gone')
      await stopped
      // Without this check PGlite would fill a folder that has disappeared with an empty database.
      refuseDamaged(data.directory)
      worker = await startWorker(data)
      stopped = undefined
      watch()
    }
    const { port1, port2 } = new MessageChannel()
    const open = new Promise<MessagePort>((resolve, reject) => {
      port1.once('message', () => resolve(port1))
      port1.once('close', () => reject(new Error('Connection terminated: PGlite stopped')))
    })
    worker.postMessage({ do: 'serve', port: port2 } satisfies WorkerCall, [port2])
    return open
  }
  const watch = () => {
    const watched = worker
    watched.on('error', () => {})
    watched.once('exit', () => {
      if (worker === watched) stopped ??= Promise.resolve()
    })
  }
  watch()
  const patience = () => {
    messageCount += 1
    return unlimited > 0 ? 0 : statementTimeout
  }
  const link = () => new PgliteLink({ dial, stuck: stop, patience })

  const pool = new pg.Pool({
    max: 1,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: connectTimeout,
    idleTimeoutMillis: 0,
    types: valueTypes,
    stream: link as unknown as pg.PoolConfig['stream'],
  })
  const engine = engineOver('pglite', pool, {
    closed: async () => {
      if (!stopped) await ask(worker, { do: 'close' }, 'close')
      await worker.terminate()
    },
  })

  return Object.assign(engine, {
    link,
    asked: () => messageCount,
    count: (sql: string) => {
      const answer = counted.then(() => countOnce(worker, sql))
      counted = answer.catch(() => undefined)
      return answer
    },
    dump: async () => (await ask(worker, { do: 'dump' }, 'dump')).bytes,
    withoutTimeout: async <T>(work: () => Promise<T>): Promise<T> => {
      unlimited += 1
      try {
        return await work()
      } finally {
        unlimited -= 1
      }
    },
  })
}

async function startWorker(data: PgliteData): Promise<Worker> {
  const worker = new Worker(join(import.meta.dirname, 'pgliteWorker.ts'), {
    workerData: data,
    transferList: data.snapshot ? [data.snapshot] : [],
    execArgv: [],
  })
  await answered(worker, 'open')
  return worker
}

async function countOnce(worker: Worker, sql: string): Promise<number> {
  const { found, error } = await ask(worker, { do: 'count', sql }, 'count')
  if (found === undefined) throw new Error(error)
  return found
}

function ask<Did extends WorkerAnswer['did']>(worker: Worker, call: WorkerCall, did: Did) {
  const answer = answered(worker, did)
  worker.postMessage(call)
  return answer
}

/** The worker's next answer of this kind. @throws When the thread ends before it comes. */
function answered<Did extends WorkerAnswer['did']>(worker: Worker, did: Did): Promise<WorkerAnswer & { did: Did }> {
  return new Promise((resolve, reject) => {
    const done = () => {
      worker.off('message', hear)
      worker.off('error', fail)
      worker.off('exit', ended)
    }
    const hear = (answer: WorkerAnswer) => {
      if (answer.did !== did) return
      done()
      resolve(answer as WorkerAnswer & { did: Did })
    }
    const fail = (error: Error) => {
      done()
      reject(new Error(`PGlite could not ${did}: ${error.message}`, { cause: error }))
    }
    const ended = () => fail(new Error('its thread ended'))
    worker.on('message', hear)
    worker.once('error', fail)
    worker.once('exit', ended)
  })
}
