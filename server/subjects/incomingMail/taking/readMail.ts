/** Reads an e-mail in a thread: whatever its sender put into it costs that thread time and memory, within bounds, and nobody else. */
import path from 'node:path'
import { AppError } from '#server/errors.ts'
import { openWorkers, WorkerEnded } from '#server/foundation/worker.ts'
import { NotRead, type ReadMail } from '#server/subjects/incomingMail/reading/mail.ts'
import type { Answer } from '#server/subjects/incomingMail/reading/mailWorker.ts'

const file = path.join(import.meta.dirname, '..', 'reading', 'mailWorker.ts')
/** Threads that read e-mails. */
export const mailThreads = openWorkers<Uint8Array, Answer>(file, { within: 60_000, memory: 256, atOnce: 2 })

/**
 * @throws {NotRead} For what is no e-mail, one beyond the limits, or one that ended its thread.
 * @throws {Busy} When too many wait.
 */
export async function readMail(raw: Buffer): Promise<ReadMail> {
  const answer = await mailThreads.ask(raw).catch((error: unknown) => {
    if (error instanceof AppError) throw error
    throw new NotRead(error instanceof WorkerEnded ? whys[error.why] : 'thread', { cause: error })
  })
  if ('why' in answer) throw new NotRead(answer.why)
  const attachments = answer.read.attachments.map((one) => ({ ...one, content: asBuffer(one.content) }))
  return { ...answer.read, attachments }
}

const whys = { slow: 'time', large: 'memory', died: 'thread' } as const

/** Buffers come out of a thread as plain bytes. */
const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, byteLength)
