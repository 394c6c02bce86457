/** The thread that reads e-mails. */
import { answerQuestions } from '#server/foundation/worker.ts'
import { NotRead, type ReadMail } from './mail.ts'
import { parseMail } from './parseMail.ts'

/** `why`: of `NotRead`. */
export type Answer = { read: ReadMail } | { why: NotRead['why'] }

answerQuestions((raw: Uint8Array): Answer => {
  try {
    const read = parseMail(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength))
    // A view would take all bytes of the e-mail along.
    const attachments = read.attachments.map((one) => ({
      ...one,
      content: Buffer.from(new Uint8Array(one.content).buffer),
    }))
    return { read: { ...read, attachments } }
  } catch (error) {
    if (error instanceof NotRead) return { why: error.why }
    throw error
  }
})
