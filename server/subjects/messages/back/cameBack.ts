/** A message that nobody got: its address is not used again, and somebody looks for another one. */
import type { FastifyInstance } from 'fastify'
import { isOfAddress } from '#domain/messages/isOfAddress.ts'
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import { debtorAddress } from '#schemas/generated/debtor-address.ts'
import { fileLog } from '#schemas/generated/file-log.ts'
import type { MessageStored } from '#schemas/generated/message.ts'
import { defaultLocale } from '#schemas/product.ts'
import type { Trx } from '#server/db/engine.ts'
import { say } from '#server/foundation/messages.ts'
import { system } from '#server/foundation/writer.ts'
import type { EffectContext } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { markBounced } from './markBounced.ts'
import { undoLetter } from '#server/subjects/messages/sentLetter.ts'

type Message = Pick<
  MessageStored,
  | 'id'
  | 'channel'
  | 'file'
  | 'precasso'
  | 'debtor'
  | 'to'
  | 'isFourteenDayLetter'
  | 'sentAt'
  | 'failReason'
  | 'subject'
  | 'announcedCosts'
>

const a = names('debtor_address')
const s = names('agenda_subject')
const p = names('precasso')

export async function cameBack(app: FastifyInstance, message: Message, context: EffectContext): Promise<void> {
  const { trx, now } = context
  const by = system('messages', context)
  if (message.isFourteenDayLetter) await undoLetter(app, message, context)
  if (message.debtor !== null && message.to !== null) {
    if (message.channel === 'post') await markAddress(app, message.debtor, message, context)
    else if (isOfAddress(message.failReason ?? '')) await markBounced(app, trx, { id: message.id, to: message.to }, by)
  }
  const file = message.precasso === null ? message.file : await fileOfItem(trx, message.precasso)
  // Before there is a file the message itself tells it.
  if (file === null) return
  const values = {
    channel: message.channel,
    to: (message.to ?? '').replaceAll('\n', ', '),
    reason: message.failReason ?? '',
  }
  const key = message.channel === 'post' ? 'message.log.returned' : 'message.log.bounced'
  const content = say(defaultLocale, { key: `${key}Text`, values })
  const log = {
    file,
    subject: say(defaultLocale, { key, values }).slice(0, 200),
    content,
    category: 'contact' as const,
  }
  await app.records.create(trx, fileLog, { ...log, channel: message.channel, at: new Date(now).toISOString() }, by)
  const subject = await subjectOf(trx, 'returned_mail')
  if (message.channel !== 'post' || subject === undefined) return
  await app.records.create(
    trx,
    agendaItem,
    { file, subject, date: todayAt(now), note: content.slice(0, 2000), source: 'system' },
    by,
  )
}

/** A letter that was refused or not fetched says nothing about its address: the item of the agenda asks somebody. */
function fallenAddress(reason: string): 'moved' | 'wrong' | undefined {
  if (/verhuisd|vertrokken|moved|déménagé/i.test(reason)) return 'moved'
  return /geweigerd|niet (?:afgehaald|opgehaald)|refused|unclaimed|not collected|refusé|non réclamé/i.test(reason)
    ? undefined
    : 'wrong'
}

/** Addresses with the same street and town as on the envelope. */
async function markAddress(
  { records }: FastifyInstance,
  debtor: number,
  { to, failReason }: Message,
  context: EffectContext,
): Promise<void> {
  const { trx } = context
  const { rows } = await trx.query<{ id: number }>({
    text: `select ${a.id}::int as id from debtor_address where ${a.debtor_id} = $1 and coalesce(${a.status}, 'unverified') in ('unverified', 'verified')
        and position(concat_ws(' ', ${a.street}, ${a.house_number}, ${a.house_extension}) in $2) > 0 and position(${a.city} in $2) > 0
      order by ${a.id} for no key update`,
    values: [debtor, to],
  })
  const status = fallenAddress(failReason ?? '')
  if (status === undefined) return
  for (const { id } of rows) await records.update(trx, debtorAddress, id, { status }, system('messages', context))
}

export async function fileOfItem({ query }: Trx, id: number): Promise<number | null> {
  const { rows } = await query<{ file: number | null }>({
    text: `select ${p.file_id}::int as file from precasso where ${p.id} = $1`,
    values: [id],
  })
  return rows[0]?.file ?? null
}

async function subjectOf({ query }: Trx, code: string): Promise<number | undefined> {
  const { rows } = await query<{ id: number }>({
    text: `select ${s.id}::int as id from agenda_subject where ${s.code} = $1`,
    values: [code],
  })
  return rows[0]?.id
}
