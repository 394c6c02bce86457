/**
 * Draws in a worker thread, one thing after the other: a hostile file keeps it busy for ever or fills its memory, and
 * ends only its own preview.
 */
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Busy, Refused } from '#server/errors.ts'

export type Question =
  | { kind: 'count'; path: string }
  | { kind: 'page'; bytes: Uint8Array; page: number; width: number }
  | { kind: 'picture'; bytes: Uint8Array; width: number }
  | { kind: 'merge'; parts: readonly Uint8Array[] }
export type Answer = { done: Uint8Array | number } | { fault: string }

/** Milliseconds. */
const longest = 15_000
/** Milliseconds for the thread to start and load the library, on a busy machine. */
const mostToBegin = 20_000
const mostWaiting = 40
const resourceLimits = { maxOldGenerationSizeMb: 512 }

let worker: Worker | undefined
let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * @throws {Refused} `error.document.noPreview`: damaged, locked, too large, or it took too long.
 * @throws {Busy} When too many wait.
 */
export async function ask(question: Question, within = longest): Promise<Uint8Array | number> {
  if (waiting >= mostWaiting) throw new Busy()
  waiting += 1
  const answered = last.then(() => askNext(question, within))
  last = answered.catch(() => undefined)
  return answered.finally(() => (waiting -= 1))
}

function askNext(question: Question, within: number): Promise<Uint8Array | number> {
  const isNew = worker === undefined
  const thread = (worker ??= begin())
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array | number>()
  const timer = setTimeout(() => stop(), within + (isNew ? mostToBegin : 0))
  const stop = () => {
    if (worker === thread) worker = undefined
    void thread.terminate()
    reject(noPreview())
  }
  const told = (answer: Answer) => ('done' in answer ? resolve(answer.done) : reject(noPreview()))
  thread.on('message', told).on('error', stop)
  thread.ref()
  thread.postMessage(question)
  return promise.finally(() => {
    clearTimeout(timer)
    thread.off('message', told).off('error', stop)
    thread.unref()
  })
}

const noPreview = () => new Refused({ key: 'error.document.noPreview' })

function begin(): Worker {
  const thread = new Worker(join(import.meta.dirname, 'previewWorker.ts'), {
    execArgv: [],
    resourceLimits,
    stderr: true,
  })
  // A worker that crashes while idle must not crash the server.
  return thread
    .on('error', () => undefined)
    .on('exit', () => {
      if (worker === thread) worker = undefined
    })
}
