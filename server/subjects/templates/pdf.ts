/**
 * Makes a PDF in a worker thread, because one long word keeps the library busy for minutes. The thread starts
 * with the first document and is terminated when one takes too long.
 */
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ContentText, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { composed, unprintableIn } from '#domain/templates/printable.ts'
import { AppError, Busy, Refused } from '#server/errors.ts'

/** The foot of every page; `number` contains `%page%` and `%pages%`. */
export type Foot = Pick<ContentText, 'fontSize' | 'color'> & {
  margin: [number, number, number, number]
  text: string
  number: string
}
/** Without functions, so that it can be posted to the thread. */
export type Pages = Omit<TDocumentDefinitions, 'footer' | 'header' | 'background' | 'pageBreakBefore'> & { foot: Foot }

/** Milliseconds that one document may take. */
const longest = 10_000
/** Milliseconds for the thread to start and read its fonts; long enough for a busy machine. */
const mostToBegin = 20_000
/** Maximum number of waiting documents. */
const mostWaiting = 8

/** Maximum number of waiting documents of one person, so that others get their turn. */
const mostOfOne = 2
/** Seconds after which trying again makes sense (`Retry-After`). */
const retryAfter = 5

let worker: Worker | undefined
let last: Promise<unknown> = Promise.resolve()
/** Running and waiting documents per person. */
const documentsByPerson = new Map<string, number>()

/**
 * @param who Name of the account that asks.
 * @returns The file; A4, with embedded fonts.
 * @throws {Refused} When it takes too long, or the font lacks one of its characters.
 * @throws {AppError} 429 while two documents of this person are running or waiting.
 * @throws {Busy} When too many are waiting.
 */
export async function makePdf(pages: Pages, who: string, within = longest): Promise<Buffer> {
  const own = documentsByPerson.get(who) ?? 0
  if (own >= mostOfOne) {
    throw new AppError(429, { error: { key: 'error.tooManyPages' } }, { 'retry-after': String(retryAfter) })
  }
  const all = [...documentsByPerson.values()].reduce((sum, count) => sum + count, 0)
  if (all >= mostWaiting) throw new Busy()
  const written = withFont(pages)
  documentsByPerson.set(who, own + 1)
  const made = last.then(() => makeNext(written, within))
  last = made.catch(() => undefined)
  return made.finally(() => {
    const left = (documentsByPerson.get(who) ?? 1) - 1
    if (left > 0) documentsByPerson.set(who, left)
    else documentsByPerson.delete(who)
  })
}

/** Composes accents, because the font has no combining ones. */
function withFont(pages: Pages): Pages {
  const text = composed(JSON.stringify(pages))
  const strange = unprintableIn(text)
  if (strange.length > 0)
    throw new Refused({ key: 'error.unprintable', values: { characters: strange.slice(0, 10).join(' ') } })
  return JSON.parse(text) as Pages
}

function makeNext(pages: Pages, within: number): Promise<Buffer> {
  const isNew = worker === undefined
  const thread = (worker ??= begin())
  return new Promise<Buffer>((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      thread.off('message', done).off('error', fail)
      thread.unref()
    }
    const done = (made: Uint8Array) => {
      end()
      resolve(Buffer.from(made.buffer, made.byteOffset, made.byteLength))
    }
    const fail = (error: Error) => {
      end()
      if (worker === thread) worker = undefined
      void thread.terminate()
      reject('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLong() : error)
    }
    const timer = setTimeout(() => fail(tooLong()), within + (isNew ? mostToBegin : 0))
    thread.on('message', done).on('error', fail)
    thread.ref()
    thread.postMessage(pages)
  })
}

const tooLong = () => new Refused({ key: 'error.pagesTooLong' })

function begin(): Worker {
  const thread = new Worker(join(import.meta.dirname, 'pdfWorker.ts'), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  // A worker that crashes while idle must not crash the server.
  return thread
    .on('error', () => undefined)
    .on('exit', () => {
      if (worker === thread) worker = undefined
    })
}
