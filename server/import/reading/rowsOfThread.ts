/** The server's side of reading a file in a thread: a hostile file ends its own reading only, which is told. */
import { Refused } from '#server/errors.ts'
import { openWorkers, WorkerEnded, type Bounds, type Workers } from '#server/foundation/worker.ts'
import type { Row } from './row.ts'
import type { RowsAnswer, RowsQuestion } from './serveRows.ts'

export type RowsWorkers<What, Head> = Workers<RowsQuestion<What>, RowsAnswer<Head>>
export type Reading<Head> = {
  head: Head
  /** @throws {Refused} With what to do. */
  rows: AsyncGenerator<Row>
  /** Must be called, however the reading ended: it gives the thread back. */
  close(): Promise<void>
}

/** Milliseconds until the next rows, megabytes, threads. */
export const readingBounds = { within: 60_000, memory: 512, atOnce: 2 }

/** @param file Path of the module of the threads, which calls `serveRows`. */
export const openReaders = <What, Head>(file: string, bounds: Bounds = readingBounds): RowsWorkers<What, Head> =>
  openWorkers(file, bounds)

/** @throws {Refused} With what to do. @throws {Busy} When too many wait. */
export async function openReading<What, Head>(
  workers: RowsWorkers<What, Head>,
  what: What,
  { within } = readingBounds,
): Promise<Reading<Head>> {
  const thread = await workers.take()
  const ask = (question: RowsQuestion<What>) =>
    thread.ask(question).catch((error: unknown) => {
      throw error instanceof WorkerEnded ? refusalOf(error, within) : error
    })
  let isOver = false

  async function* rows(): AsyncGenerator<Row> {
    while (!isOver) {
      const answer = await ask('next')
      if (answer === 'closed' || 'head' in answer) return
      isOver = answer.isLast
      yield* answer.rows
    }
  }

  async function close(): Promise<void> {
    // What cannot be closed is ended by giving it back.
    if (!isOver) await thread.ask('close').catch(() => undefined)
    thread.release()
  }

  try {
    const answer = await ask({ open: what })
    if (answer === 'closed' || !('head' in answer)) throw new Error('A file was opened and its head did not come.')
    return { head: answer.head, rows: rows(), close }
  } catch (error) {
    thread.release()
    throw error
  }
}

function refusalOf({ why }: WorkerEnded, within: number): Refused {
  if (why === 'slow')
    return new Refused({ key: 'error.import.slowFile', values: { seconds: Math.ceil(within / 1000) } })
  return new Refused({ key: why === 'large' ? 'error.import.largeFile' : 'error.import.brokenFile' })
}
