/**
 * Makes PDFs in a worker thread, because one long word keeps the library busy for minutes. The thread starts with the first
 * document and is terminated when one takes too long.
 */
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Refused } from '#server/errors.ts'
import type { Pages } from './pages.ts'

export type Press = {
  /**
   * Makes documents one after the other: a call waits for the one before.
   *
   * @param within Milliseconds that the document may take.
   * @throws {Refused} When it takes too long.
   */
  make(pages: Pages, within: number): Promise<Buffer>
  /** Ends the thread, with the memory that it holds. */
  close(): Promise<void>
}

/** Milliseconds for the thread to start and read its fonts; long enough for a busy machine. */
const mostToBegin = 20_000

export function openPress(): Press {
  let worker: Worker | undefined

  function begin(): Worker {
    const thread = new Worker(join(import.meta.dirname, 'pdfWorker.ts'), {
      execArgv: [],
      // A long batch would let new objects take as much again as a document needs.
      resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 12 },
    })
    // A worker that crashes while idle must not crash the server.
    return thread
      .on('error', () => undefined)
      .on('exit', () => {
        if (worker === thread) worker = undefined
      })
  }

  return {
    make(pages, within) {
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
    },
    async close() {
      await worker?.terminate()
    },
  }
}

const tooLong = () => new Refused({ key: 'error.pagesTooLong' })
