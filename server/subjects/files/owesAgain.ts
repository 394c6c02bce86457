/** A closed file whose debtor owes again, because a payment or write-off was taken back, or who paid too much since. */
import type { FastifyInstance } from 'fastify'
import type { Listener } from '#server/records/hooks.ts'
import { askAboutClosed } from '#server/subjects/ledger/askAboutClosed.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { onceSettled } from '#server/subjects/ledger/settleOnce.ts'

const asked: Readonly<Record<string, 'outstanding' | 'overpayment'>> = { reverse: 'outstanding', create: 'overpayment' }

export const askWhoOwesAgain =
  (app: FastifyInstance): Listener<'payment' | 'write-off'> =>
  async ({ action, after }, context) => {
    const file = after?.file
    const about = asked[action]
    if (about === undefined || file === undefined) return
    const { trx, now, requestId } = context
    const asking = { today: todayAt(now), requestId, by: context }
    await onceSettled(trx, file, 'owesAgain', () => askAboutClosed(app, trx, { file, about }, asking))
  }
