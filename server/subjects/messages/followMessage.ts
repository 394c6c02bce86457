/** Listener that applies decisions about a message to the document that waits with it. */
import type { FastifyInstance } from 'fastify'
import { document, type Document } from '#schemas/generated/document.ts'
import { say } from '#server/foundation/messages.ts'
import { system } from '#server/foundation/writer.ts'
import type { Listener } from '#server/records/hooks.ts'

export const followMessage =
  ({ records }: FastifyInstance): Listener<'message'> =>
  async ({ before, after }, context) => {
    if (!before || !after?.document || before.status === after.status) return
    const isCancelled = after.status === 'cancelled'
    if (!isCancelled && before.status !== 'draft') return
    const reason = after.failReason ?? say('nl', { key: 'messages.calledOff' })
    const decide = ({ status }: Pick<Document, 'status'>): Partial<Pick<Document, 'status' | 'reason'>> => {
      if (isCancelled) return status === 'to_send' || status === 'approved' ? { status: 'rejected', reason } : {}
      return status === 'to_send' ? { status: 'approved' } : {}
    }
    const name = isCancelled ? 'reject' : 'approve'
    await records.act(context.trx, document, after.document, { name, decide }, system('messages', context))
  }
