/** A mail server reports what became of a message or an answer of ours: it says so, and the report belongs to its file. */
import type { FastifyInstance } from 'fastify'
import { fateOf, reportIn, type Fate, type Report } from '#domain/incomingMail/reportIn.ts'
import { incomingEmail, type IncomingEmailStored } from '#schemas/generated/incoming-email.ts'
import { message } from '#schemas/generated/message.ts'
import type { Trx } from '#server/db/engine.ts'
import type { Writer } from '#server/foundation/writer.ts'
import { names } from '#server/sql/names.ts'
import { orGone } from '#server/subjects/documents/orGone.ts'
import { answerOf, bounceAnswer } from './bouncedAnswer.ts'
import { classesOf } from './emailClasses.ts'

const m = names('message')
const f = names('collection_file', 'f')

/** `file`: null: of an item of pre-collection. */
type Found = { id: number; status: string; to: string | null; file: number | null; team: number | null }

/** Nothing is wrong: it arrived, or was passed on to a server that sends no reports. */
const good: ReadonlySet<Fate> = new Set<Fate>(['delivered', 'relayed', 'expanded'])

/** @param id The report. @param raw Fingerprint of its bytes. @throws {AppError} 404 where these are gone. */
export async function takeBounce(app: FastifyInstance, trx: Trx, id: number, raw: string, by: Writer): Promise<void> {
  const bytes = await app.storage.get(raw).catch(orGone(app, 'an e-mail'))
  const report = reportIn(bytes.toString('latin1'))
  const found = await messageOf(trx, report.messageIds)
  if (found === undefined) return takeAnswer(app, trx, { id, report }, by)
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
  await finish(app, trx, id, { ...own, file, ...(bounces && causedBy('message', found.id, reason)) }, fate, by)
}

/** An answer to an e-mail: whoever wrote it looks for another way, so the report of one that bounced waits in the inbox. */
async function takeAnswer(
  app: FastifyInstance,
  trx: Trx,
  { id, report }: { id: number; report: Report },
  by: Writer,
): Promise<void> {
  const found = await answerOf(trx, report.messageIds)
  if (found === undefined) return
  const { file, team, to, status } = found
  const { fate, reason } = fateOf(report, to)
  const own: Partial<IncomingEmailStored> = { team, suggestedFile: file, suggestedBy: 'references' }
  if (fate !== 'unknown' && fate !== 'failed') return finish(app, trx, id, { ...own, file }, fate, by)
  const bounces = fate === 'failed' && status !== 'bounced'
  const marks = { ...own, ...(bounces && causedBy('mail', found.id, reason)) }
  if (bounces) await bounceAnswer(app, trx, { id: found.id, to, file, reason: reason || 'bounced' }, by)
  if (!bounces || file === null) {
    await app.records.update(trx, incomingEmail, id, marks, by)
    return
  }
  const decide = async () => ({
    ...marks,
    file,
    handledAt: new Date(app.now()).toISOString(),
    status: 'linked' as const,
  })
  await app.records.act(trx, incomingEmail, id, { name: 'link', decide }, by)
}

async function messageOf({ query }: Pick<Trx, 'query'>, messageIds: readonly string[]): Promise<Found | undefined> {
  const { rows } = await query<Found>({
    text: `select m.${m.id}::int as id, m.${m.status}, m.${m.to_address} as "to", m.${m.file_id}::int as file, ${f.team_id}::int as team
      from message m left join collection_file f on ${f.id} = m.${m.file_id} where m.${m.provider_reference} = any($1::text[]) order by m.${m.id} limit 1 for update of m`,
    values: [messageIds],
  })
  return rows[0]
}

const causedBy = (entity: 'message' | 'mail', record: number, reason: string): Partial<IncomingEmailStored> => ({
  sentence: reason || null,
  caused: [{ entity, record }],
})

async function finish(
  app: FastifyInstance,
  trx: Trx,
  id: number,
  own: Partial<IncomingEmailStored>,
  fate: Fate,
  by: Writer,
): Promise<void> {
  const decide = async () => ({
    ...own,
    ...(good.has(fate) && (await asAutomatic(trx))),
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
