/** A mail server reports what became of a message of ours: the message says so, and the report belongs to its file. */
import type { FastifyInstance } from 'fastify'
import { fateOf, reportIn, type Fate } from '#domain/incomingMail/reportIn.ts'
import { incomingEmail, type IncomingEmailStored } from '#schemas/generated/incoming-email.ts'
import { message } from '#schemas/generated/message.ts'
import type { Trx } from '#server/db/engine.ts'
import type { Writer } from '#server/foundation/writer.ts'
import { names } from '#server/sql/names.ts'
import { classesOf } from './emailClasses.ts'

const m = names('message')
const f = names('collection_file', 'f')

/** `file`: null: of an item of pre-collection. */
type Found = { id: number; status: string; to: string | null; file: number | null; team: number | null }

/** Nothing is wrong: it arrived, or was passed on to a server that sends no reports. */
const good: ReadonlySet<Fate> = new Set<Fate>(['delivered', 'relayed', 'expanded'])

/** @param id The report. @param raw Fingerprint of its bytes. */
export async function takeBounce(app: FastifyInstance, trx: Trx, id: number, raw: string, by: Writer): Promise<void> {
  const report = reportIn((await app.storage.get(raw)).toString('latin1'))
  const { rows } = await trx.query<Found>({
    text: `select m.${m.id}::int as id, m.${m.status}, m.${m.to_address} as "to", m.${m.file_id}::int as file, ${f.team_id}::int as team
      from message m left join collection_file f on ${f.id} = m.${m.file_id} where m.${m.provider_reference} = any($1::text[]) order by m.${m.id} limit 1 for update of m`,
    values: [report.messageIds],
  })
  const [found] = rows
  if (!found) return
  const { file, team, status } = found
  const { fate, reason } = fateOf(report, found.to ?? '')
  const own: Partial<IncomingEmailStored> = { team, suggestedFile: file, suggestedBy: 'references' }
  // A person reads what does not say what became of it.
  if (fate === 'unknown') {
    await app.records.update(trx, incomingEmail, id, own, by)
    return
  }
  const bounces = fate === 'failed' && (status === 'sent' || status === 'delivered')
  if (bounces) await app.records.take(trx, message, found.id, 'bounce', { failReason: reason || 'bounced' }, by)
  if (fate === 'delivered' && status === 'sent') await app.records.take(trx, message, found.id, 'deliver', {}, by)
  const decide = async () => ({
    ...own,
    ...(good.has(fate) && (await asAutomatic(trx))),
    ...(bounces && { sentence: reason || null, caused: [{ entity: 'message' as const, record: found.id }] }),
    file,
    handledAt: new Date(app.now()).toISOString(),
    status: 'done' as const,
  })
  await app.records.act(trx, incomingEmail, id, { name: 'finish', decide }, by)
}

/** A report that a message arrived is of the class of automatic answers. */
async function asAutomatic(trx: Pick<Trx, 'query'>): Promise<Partial<IncomingEmailStored>> {
  const own = (await classesOf(trx)).find(({ code }) => code === 'auto_reply')?.id ?? null
  return { kind: 'auto_reply', classification: own, proposed: own }
}
