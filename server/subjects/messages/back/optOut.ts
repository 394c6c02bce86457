/** A reader wants no more messages: no e-mail at all, or none to this number. The file says so. */
import type { FastifyInstance } from 'fastify'
import { debtor } from '#schemas/generated/debtor.ts'
import { debtorContact } from '#schemas/generated/debtor-contact.ts'
import { fileLog } from '#schemas/generated/file-log.ts'
import { defaultLocale } from '#schemas/product.ts'
import type { Trx } from '#server/db/engine.ts'
import { say } from '#server/foundation/messages.ts'
import { system, type Writer } from '#server/foundation/writer.ts'
import { names } from '#server/sql/names.ts'

const m = names('message', 'm')
const k = names('debtor_contact', 'k')

type Found = { file: number; debtor: number | null; channel: 'email' | 'post' | 'sms'; to: string | null }

/** @param id The message that was read. @returns false: it changed nothing, because it was done before. */
export async function optOut(app: FastifyInstance, trx: Trx, id: number, by: Writer): Promise<boolean> {
  const { rows } = await trx.query<Found>({
    text: `select ${m.file_id}::int as file, ${m.debtor_id}::int as debtor, ${m.channel}, ${m.to_address} as "to" from message m where ${m.id} = $1`,
    values: [id],
  })
  const [found] = rows
  if (!found || found.debtor === null || found.to === null || found.channel === 'post') return false
  const { file, channel, to } = found
  const at = new Date(app.now()).toISOString()
  const subject = say(defaultLocale, { key: 'message.log.optOut' })
  const content = say(defaultLocale, { key: 'message.log.optOutText', values: { to } })
  const writer = system('messages', by)
  const contacts = await trx.query<{ id: number }>({
    text: `select ${k.id}::int as id from debtor_contact k where ${k.debtor_id} = $1 and lower(${k.value}) = lower($2) and coalesce(${k.status}, 'ok') <> 'blocked'
      order by ${k.id} for no key update`,
    values: [found.debtor, to],
  })
  for (const one of contacts.rows)
    await app.records.update(
      trx,
      debtorContact,
      one.id,
      { status: 'blocked', blockedAt: at, blockReason: subject },
      writer,
    )
  if (channel === 'email') await app.records.update(trx, debtor, found.debtor, { doNotEmail: true }, writer)
  if (contacts.rows.length === 0) return false
  await app.records.create(trx, fileLog, { file, subject, content, category: 'contact', channel, at }, writer)
  return true
}
