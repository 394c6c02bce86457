/** Takes an e-mail off a file that it was put on by mistake. */
import type { FastifyInstance } from 'fastify'
import { document } from '#schemas/generated/document.ts'
import { fileLog } from '#schemas/generated/file-log.ts'
import type { IncomingEmailStored } from '#schemas/generated/incoming-email.ts'
import { defaultLocale } from '#schemas/product.ts'
import type { Trx } from '#server/db/engine.ts'
import { say } from '#server/foundation/messages.ts'
import type { Writer } from '#server/foundation/writer.ts'
import { names } from '#server/sql/names.ts'

const d = names('document')
const e = names('incoming_email')

/**
 * Takes an e-mail off its file. Documents are deleted there; the log entry stays without its words, so that whoever
 * has read it finds out what became of it.
 */
export async function takeOff(
  app: FastifyInstance,
  { id, attachments }: Pick<IncomingEmailStored, 'id' | 'attachments'>,
  { trx, by }: { trx: Trx; by: Writer },
): Promise<void> {
  // Reads the stored log entry: the record that an effect gets has the new values already.
  const { rows } = await trx.query<{ log: number | null }>({
    text: `select ${e.log_id}::int as log from incoming_email where ${e.id} = $1`,
    values: [id],
  })
  const made = (attachments ?? []).flatMap(({ document: one }) => one ?? [])
  const there = await trx.query<{ id: number }>({
    text: `select ${d.id}::int as id from document where ${d.id} = any($1::bigint[]) order by ${d.id}`,
    values: [made],
  })
  for (const one of there.rows) await app.records.delete(trx, document, one.id, by)
  const log = rows[0]?.log
  if (log === null || log === undefined) return
  const subject = say(defaultLocale, { key: 'emailImport.takenOff' })
  await app.records.update(trx, fileLog, log, { subject, content: null, visibleToClient: false }, by)
}
