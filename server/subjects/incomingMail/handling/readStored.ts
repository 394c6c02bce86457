/** An e-mail as it was taken in, read from its kept bytes. */
import type { FastifyInstance } from 'fastify'
import { Refused } from '#server/errors.ts'
import { readMail, type ReadMail } from '#server/subjects/incomingMail/taking/readMail.ts'

/** @throws {Refused} For one that could not be read, or is too large to be kept. */
export async function readStored(
  { storage }: Pick<FastifyInstance, 'storage'>,
  email: { raw: string | null; problem: string | null },
): Promise<ReadMail> {
  if (email.raw === null || email.problem !== null) throw new Refused({ key: 'emailImport.unreadable' })
  return readMail(await storage.get(email.raw))
}
