/** An answer that somebody wrote from the inbox, and that nobody got: its mail, its address and its file say so; and the way back. */
import type { FastifyInstance } from 'fastify'
import { isOfAddress } from '#domain/messages/isOfAddress.ts'
import { debtorContact } from '#schemas/generated/debtor-contact.ts'
import { fileLog } from '#schemas/generated/file-log.ts'
import { defaultLocale } from '#schemas/product.ts'
import type { Trx } from '#server/db/engine.ts'
import { say } from '#server/foundation/messages.ts'
import type { Writer } from '#server/foundation/writer.ts'
import { names } from '#server/sql/names.ts'

const e = names('incoming_email', 'e')
const f = names('collection_file', 'f')
const k = names('debtor_contact')

/** `file`: of the e-mail that was answered; null: it has none. */
export type Answered = { id: number; status: string; to: string; file: number | null; team: number | null }

/** @param messageIds Those that a report names. @returns The answer that is one of them; it has left already. */
export async function answerOf(
  { query }: Pick<Trx, 'query'>,
  messageIds: readonly string[],
): Promise<Answered | undefined> {
  const { rows } = await query<Answered>({
    text: `select o.id::int as id, o.state as status, o.recipient as "to", ${e.file_id}::int as file, coalesce(${f.team_id}, ${e.team_id})::int as team
      from mail o join incoming_email e on ${e.id} = (regexp_match(o.message_id, '^<email-([0-9]{1,15})[.]'))[1]::bigint
      left join collection_file f on ${f.id} = ${e.file_id} where o.message_id = any($1::text[]) and o.state in ('sent', 'unknown', 'bounced')
      order by o.id limit 1 for update of o`,
    values: [messageIds],
  })
  return rows[0]
}

/** @param reason Words of the mail server. */
export async function bounceAnswer(
  app: FastifyInstance,
  trx: Trx,
  { id, to, file, reason }: Pick<Answered, 'id' | 'to' | 'file'> & { reason: string },
  by: Writer,
): Promise<void> {
  await trx.query({
    text: `update mail set state = 'bounced', problem = $2, next_try_at = null where id = $1`,
    values: [id, reason],
  })
  if (file === null) return
  if (isOfAddress(reason)) await markContacts(app, trx, { file, to, from: 'ok', status: 'bounced' }, by)
  await logAt(app, trx, { file, to, reason, key: 'message.log.bounced' }, by)
}

/** The answer arrived after all. Does nothing for one that did not bounce. */
export async function restoreAnswer(app: FastifyInstance, trx: Trx, id: number, by: Writer): Promise<void> {
  const { rows } = await trx.query<Answered & { reason: string | null }>({
    text: `select o.recipient as "to", o.problem as reason, ${e.file_id}::int as file from mail o
      join incoming_email e on ${e.id} = (regexp_match(o.message_id, '^<email-([0-9]{1,15})[.]'))[1]::bigint
      where o.id = $1 and o.state = 'bounced' for update of o`,
    values: [id],
  })
  const [found] = rows
  if (!found) return
  await trx.query({ text: `update mail set state = 'sent', problem = null where id = $1`, values: [id] })
  const { file, to, reason } = found
  if (file === null) return
  await markContacts(app, trx, { file, to, from: 'bounced', status: 'ok' }, by)
  await logAt(app, trx, { file, to, reason: reason ?? '', key: 'message.log.bouncedBack' }, by)
}

type Marked = { file: number; to: string; from: 'ok' | 'bounced'; status: 'ok' | 'bounced' }

/** Addresses of the debtor of the file that are this one. Where something else bounced there too, they stay unused. */
async function markContacts({ records }: FastifyInstance, trx: Trx, { file, to, from, status }: Marked, by: Writer) {
  const m = names('message', 'm')
  const { rows } = await trx.query<{ id: number }>({
    text: `select ${k.id}::int as id from debtor_contact where ${k.debtor_id} = (select ${f.debtor_id} from collection_file f where ${f.id} = $1)
        and lower(${k.value}) = lower($2) and coalesce(${k.status}, 'ok') = $3
        and ($3 = 'ok' or not exists (select from message m where lower(${m.to_address}) = lower($2) and ${m.status} = 'bounced'))
        and ($3 = 'ok' or not exists (select from mail o where lower(o.recipient) = lower($2) and o.state = 'bounced'))
      order by ${k.id} for no key update`,
    values: [file, to, from],
  })
  for (const { id } of rows) await records.update(trx, debtorContact, id, { status }, by)
}

type Told = { file: number; to: string; reason: string; key: 'message.log.bounced' | 'message.log.bouncedBack' }

async function logAt(app: FastifyInstance, trx: Trx, { file, to, reason, key }: Told, by: Writer) {
  const values = { to, reason }
  const entry = {
    file,
    subject: say(defaultLocale, { key, values }).slice(0, 200),
    content: say(defaultLocale, { key: `${key}Text`, values }),
    category: 'contact' as const,
    channel: 'email' as const,
    at: new Date(app.now()).toISOString(),
  }
  await app.records.create(trx, fileLog, entry, by)
}
