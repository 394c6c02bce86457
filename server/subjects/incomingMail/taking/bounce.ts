/** A mail server reports that a message of ours did not arrive: the message says so, and the report belongs to its file. */
import type { FastifyInstance } from 'fastify'
import { reportIn } from '#domain/incomingMail/kindOf.ts'
import { incomingEmail } from '#schemas/generated/incoming-email.ts'
import { message } from '#schemas/generated/message.ts'
import type { Trx } from '#server/db/engine.ts'
import type { Writer } from '#server/foundation/writer.ts'
import { names } from '#server/sql/names.ts'

const m = names('message')
const f = names('collection_file', 'f')

/** @param id The report. @param raw Fingerprint of its bytes. */
export async function takeBounce(app: FastifyInstance, trx: Trx, id: number, raw: string, by: Writer): Promise<void> {
  const { messageIds, reason, isFinal } = reportIn((await app.storage.get(raw)).toString('latin1'))
  const { rows } = await trx.query<{ id: number; status: string; file: number; team: number | null }>({
    text: `select m.${m.id}::int as id, m.${m.status}, m.${m.file_id}::int as file, ${f.team_id}::int as team
      from message m join collection_file f on ${f.id} = m.${m.file_id} where m.${m.provider_reference} = any($1::text[]) order by m.${m.id} limit 1 for update of m`,
    values: [messageIds],
  })
  const [found] = rows
  if (!found) return
  const { file, team } = found
  if (isFinal && (found.status === 'sent' || found.status === 'delivered'))
    await app.records.take(trx, message, found.id, 'bounce', { failReason: reason || 'bounced' }, by)
  const own = {
    file,
    team,
    suggestedFile: file,
    suggestedBy: 'references' as const,
    handledAt: new Date(app.now()).toISOString(),
  }
  const decide = () => ({ ...own, status: 'done' as const })
  await app.records.act(trx, incomingEmail, id, { name: 'finish', decide }, by)
}
