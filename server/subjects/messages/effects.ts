/** Effects of the actions on messages, and on the documents that they send. */
import type { FastifyInstance } from 'fastify'
import { settingByKey } from '#domain/settings/officeSettings.ts'
import type { DocumentLifecycle } from '#schemas/generated/document.ts'
import { message, type MessageLifecycle } from '#schemas/generated/message.ts'
import type { Effects } from '#schemas/lifecycle.ts'
import type { Trx } from '#server/db/engine.ts'
import { storedSettings } from '#server/foundation/storedSettings.ts'
import { system } from '#server/foundation/writer.ts'
import type { EffectContext } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'
import { holidays } from '#server/subjects/legal/calculations/tables.ts'
import { cameBack } from '#server/subjects/messages/back/cameBack.ts'
import { restoreMessage } from '#server/subjects/messages/back/restoreMessage.ts'
import { bookLetterCost } from './letters/letterCost.ts'
import { passDocument, passMessage } from './passGate.ts'
import { recordLetter } from './sentLetter.ts'
import { leavesAtOf } from './write.ts'

const m = names('message')

export const messageEffects = (app: FastifyInstance): Effects<MessageLifecycle, EffectContext> => ({
  /** Plans the message for the first moment at which its reader may be written to. */
  async plan({ id, channel, destination }, _body, context) {
    const { trx, now } = context
    await passMessage(id, context)
    const stored = await storedSettings(trx)
    const text = (key: string) => String(stored.get(key)?.value ?? settingByKey.get(key)?.fallback ?? '')
    const window = { from: text('sending.windowFrom'), until: text('sending.windowUntil') }
    const at = leavesAtOf(
      { channel, destination: destination ?? 'debtor' },
      { holidays: await holidays(trx), window },
      now,
    )
    if (at <= now) await app.jobs.enqueue(trx, 'messages.send', {})
    return { scheduledAt: new Date(at).toISOString() }
  },
  async wasSent(record, _body, context) {
    if (record.isFourteenDayLetter) await recordLetter(app, record, context)
    await bookLetterCost(app, record, context)
    const now = new Date(context.now).toISOString()
    // The moment was that of a next attempt while it was being sent: it may not lie in the future now.
    const isLater = record.scheduledAt !== null && record.scheduledAt > now
    return { failReason: null, ...(isLater && { scheduledAt: now }) }
  },
  async cameBack(record, body, context) {
    await cameBack(app, { ...record, failReason: body.failReason ?? record.failReason }, context)
    return {}
  },
  async arrived(record, _body, context) {
    await restoreMessage(app, record, context)
    return { status: record.deliveredAt === null ? 'sent' : 'delivered' }
  },
})

/** A document that waits is the letter of one message: what is decided about it is decided about that message. */
export const documentEffects = (app: FastifyInstance): Effects<DocumentLifecycle, EffectContext> => ({
  async approveMessage(record, _body, context) {
    const { id } = record
    await passDocument(record, context)
    for (const one of await messagesOf(context.trx, id, ['draft']))
      await app.records.take(context.trx, message, one, 'approve', {}, system('messages', context))
    return {}
  },
  async cancelMessage({ id, reason }, body, context) {
    const failReason = ('reason' in body ? body.reason : reason) ?? undefined
    for (const one of await messagesOf(context.trx, id, ['draft', 'approved', 'scheduled', 'queued', 'failed']))
      await app.records.take(
        context.trx,
        message,
        one,
        'cancel',
        failReason === undefined ? {} : { failReason },
        system('messages', context),
      )
    return {}
  },
  async sendMessage(record, _body, context) {
    const { id } = record
    await passDocument(record, context)
    for (const one of await messagesOf(context.trx, id, ['approved', 'scheduled', 'queued']))
      await app.records.take(context.trx, message, one, 'send', {}, system('messages', context))
    return {}
  },
})

async function messagesOf({ query }: Trx, document: number, states: readonly string[]): Promise<number[]> {
  const { rows } = await query<{ id: number }>({
    text: `select ${m.id}::int as id from message where ${m.document_id} = $1 and ${m.status} = any($2::text[]) order by ${m.id}`,
    values: [document, states],
  })
  return rows.map(({ id }) => id)
}
