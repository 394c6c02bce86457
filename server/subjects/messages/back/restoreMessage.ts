/** A message that had bounced arrived after all: its address is used again, and a 14-day letter gave its term. */
import type { FastifyInstance } from 'fastify'
import { debtorContact } from '#schemas/generated/debtor-contact.ts'
import { fileLog } from '#schemas/generated/file-log.ts'
import type { MessageStored } from '#schemas/generated/message.ts'
import { defaultLocale } from '#schemas/product.ts'
import { say } from '#server/foundation/messages.ts'
import { system } from '#server/foundation/writer.ts'
import type { EffectContext } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'
import { redoLetter } from '#server/subjects/messages/sentLetter.ts'
import { fileOfItem } from './cameBack.ts'

const k = names('debtor_contact', 'k')
const m = names('message', 'm')

type Message = Pick<
  MessageStored,
  'id' | 'channel' | 'file' | 'precasso' | 'debtor' | 'to' | 'isFourteenDayLetter' | 'sentAt' | 'announcedCosts'
> & { failReason: string | null }

export async function restoreMessage(app: FastifyInstance, message: Message, context: EffectContext): Promise<void> {
  const { trx, now } = context
  const by = system('messages', context)
  const { rows: stored } = await trx.query<{ reason: string | null }>({
    text: `select ${m.fail_reason} as reason from message m where ${m.id} = $1`,
    values: [message.id],
  })
  if (message.isFourteenDayLetter) await redoLetter(app, message, context)
  // Other messages that bounced there still say that nobody is.
  const { rows } = await trx.query<{ id: number }>({
    text: `select ${k.id}::int as id from debtor_contact k where ${k.debtor_id} = $1 and lower(${k.value}) = lower($2) and ${k.status} = 'bounced'
        and not exists (select from message m where ${m.debtor_id} = $1 and lower(${m.to_address}) = lower($2) and ${m.status} = 'bounced' and ${m.id} <> $3)
      order by ${k.id} for no key update`,
    values: [message.debtor, message.to, message.id],
  })
  for (const { id } of rows) await app.records.update(trx, debtorContact, id, { status: 'ok' }, by)
  const file = message.precasso === null ? message.file : await fileOfItem(trx, message.precasso)
  if (file === null) return
  const values = { to: message.to ?? '', reason: stored[0]?.reason ?? '' }
  const subject = say(defaultLocale, { key: 'message.log.bouncedBack' })
  const content = say(defaultLocale, { key: 'message.log.bouncedBackText', values })
  const entry = { file, subject, content, category: 'contact' as const, channel: message.channel }
  await app.records.create(trx, fileLog, { ...entry, at: new Date(now).toISOString() }, by)
}
