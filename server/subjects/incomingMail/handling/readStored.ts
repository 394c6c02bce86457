/** An e-mail as it was taken in, read from its kept bytes. */
import type { FastifyInstance } from 'fastify'
import { Refused } from '#server/errors.ts'
import { orGone } from '#server/subjects/documents/orGone.ts'
import { NotRead, type ReadMail } from '#server/subjects/incomingMail/reading/mail.ts'
import { readMail } from '#server/subjects/incomingMail/taking/readMail.ts'

/** E-mails that were read last, by their fingerprint: who opens one links it next. Large ones are read again. */
const recent = new Map<string, Promise<ReadMail>>()
const most = { mails: 20, bytes: 1_000_000 }

/** @throws {Refused} For one that could not be read, or is too large to be kept. @throws {AppError} 404 where its bytes are gone. */
export async function readStored(
  app: Pick<FastifyInstance, 'storage' | 'log'>,
  { raw, problem }: { raw: string | null; problem: string | null },
): Promise<ReadMail> {
  if (raw === null || problem !== null) throw new Refused({ key: 'emailImport.unreadable' })
  const bytes = recent.has(raw) ? undefined : await app.storage.get(raw).catch(orGone(app, 'an e-mail'))
  const read = recent.get(raw) ?? readMail(bytes ?? Buffer.alloc(0))
  if (bytes && bytes.length <= most.bytes) remember(raw, read)
  return read.catch((error: unknown) => {
    recent.delete(raw)
    throw error instanceof NotRead ? new Refused({ key: 'emailImport.unreadable' }) : error
  })
}

function remember(raw: string, read: Promise<ReadMail>): void {
  recent.set(raw, read)
  for (const oldest of recent.keys()) {
    if (recent.size <= most.mails) break
    recent.delete(oldest)
  }
}
