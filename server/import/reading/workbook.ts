/**
 * Reads the first sheet of an XLSX file that is not empty, in a worker thread. What the archive declares is added up before anything
 * is unpacked, and the thread has limits of memory and time: a hostile file ends its own reading only.
 */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { openPromise } from 'yauzl'
import { Refused } from '#server/errors.ts'
import type { Row } from './row.ts'

/** Bytes unpacked, and times the packed size. */
const most = { bytes: 100 * 1024 * 1024, ratio: 100, entries: 2000 }
const limits = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64 }
/** Milliseconds until the first rows. */
const longest = 60_000

export type FromWorker = { rows: Row[]; isLast: boolean } | { refused: 'broken' }

/** @throws {Refused} With what to do. */
export async function* workbookRows(path: string, within = longest, resourceLimits = limits): AsyncGenerator<Row> {
  await checkArchive(path)
  const worker = new Worker(join(import.meta.dirname, 'workbookWorker.ts'), {
    workerData: { path },
    resourceLimits,
    stderr: true,
  })
  try {
    for (let isLast = false; !isLast;) {
      const answer = await next(worker, within)
      if ('refused' in answer) throw new Refused({ key: 'error.import.brokenWorkbook' })
      yield* answer.rows
      ;({ isLast } = answer)
    }
  } finally {
    await worker.terminate()
  }
}

/** Asks the worker for its next rows, so that no more than one batch waits. */
async function next(worker: Worker, within: number): Promise<FromWorker> {
  const { promise, resolve, reject } = Promise.withResolvers<FromWorker>()
  const timer = setTimeout(() => reject(new Refused({ key: 'error.import.slowWorkbook' })), within)
  const fail = (error: Error & { code?: string }) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Refused({ key: 'error.import.largeWorkbook' }) : error)
  worker.once('message', resolve).once('error', fail)
  worker.postMessage('next')
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    worker.off('message', resolve).off('error', fail)
  }
}

async function checkArchive(path: string): Promise<void> {
  const { size } = await stat(path)
  const archive = await openPromise(path, { lazyEntries: true }).catch(() => {
    throw new Refused({ key: 'error.import.brokenWorkbook' })
  })
  let [bytes, entries, isWorkbook] = [0, 0, false]
  try {
    for await (const { fileName, uncompressedSize, generalPurposeBitFlag } of archive.eachEntry()) {
      bytes += uncompressedSize
      entries += 1
      isWorkbook ||= fileName === 'xl/workbook.xml'
      if (generalPurposeBitFlag % 2 === 1) throw new Refused({ key: 'error.import.encrypted' })
      if (bytes > most.bytes || bytes > size * most.ratio || entries > most.entries)
        throw new Refused({ key: 'error.import.largeWorkbook' })
    }
  } catch (error) {
    throw error instanceof Refused ? error : new Refused({ key: 'error.import.brokenWorkbook' })
  } finally {
    archive.close()
  }
  if (!isWorkbook) throw new Refused({ key: 'error.import.otherKind', values: { kind: 'ZIP' } })
}
