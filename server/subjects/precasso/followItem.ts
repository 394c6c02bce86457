/** Consequences of changes of an item: its reference, that it is paid, and that nothing is sent once it has ended. */
import type { FastifyInstance } from 'fastify'
import { referenceOf } from '#domain/law/paymentReference.ts'
import { message } from '#schemas/generated/message.ts'
import { precasso } from '#schemas/generated/precasso.ts'
import type { Trx } from '#server/db/engine.ts'
import { say } from '#server/foundation/messages.ts'
import { system } from '#server/foundation/writer.ts'
import type { Listener } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'
import { leaveItems } from '#server/subjects/workflow/items.ts'
import { items } from '#server/subjects/workflow/owner.ts'

const p = names('precasso')
const m = names('message', 'm')

/** States in which a payment settles what is open. */
const running: readonly string[] = [...items.working, 'paused']

export const followItem =
  (app: FastifyInstance): Listener<'precasso'> =>
  async ({ before, after, id }, context) => {
    if (!after || id === null) return
    const { trx, now } = context
    const by = system('precasso', context)
    if (!before) return giveReference(trx, id, after.number ?? '')
    if (items.ended.includes(after.status) && !items.ended.includes(before.status)) {
      const failReason = say('nl', { key: `precasso.ended.${after.status}` })
      for (const one of await waitingOf(trx, id))
        await app.records.take(trx, message, one, 'cancel', { failReason }, by)
      await leaveItems(trx, items, [id], now)
    }
    const open = after.openAmount?.amount ?? 0
    const wasOpen = (before.openAmount?.amount ?? 0) > 0
    if (running.includes(after.status) && wasOpen && open <= 0)
      await app.records.take(trx, precasso, id, 'settle', {}, by)
    // A payment that was taken back.
    else if (after.status === 'paid' && before.status === 'paid' && open > 0)
      await app.records.take(trx, precasso, id, 'reopen', {}, by)
  }

/** Gives a payment reference of another length than that of a file, so that the same one is never given twice. */
async function giveReference({ query }: Trx, id: number, number: string): Promise<void> {
  const digits = number.replace(/\D/g, '').slice(-14)
  await query({
    text: `update precasso set ${p.payment_reference} = $2 where ${p.id} = $1`,
    values: [id, referenceOf(`8${digits}`)],
  })
}

async function waitingOf({ query }: Trx, item: number): Promise<number[]> {
  const { rows } = await query<{ id: number }>({
    text: `select ${m.id}::int as id from message m where ${m.precasso_id} = $1 and ${m.status} in ('draft', 'approved', 'scheduled', 'queued', 'failed')
      order by ${m.id}`,
    values: [item],
  })
  return rows.map(({ id }) => id)
}
