/** Consequences of payments, of changes of an arrangement, and of the course of its file. */
import type { FastifyInstance } from 'fastify'
import { arrangement } from '#schemas/generated/arrangement.ts'
import { file } from '#schemas/generated/file.ts'
import type { Trx } from '#server/db/engine.ts'
import { say } from '#server/foundation/messages.ts'
import { system } from '#server/foundation/writer.ts'
import type { Listener } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { settle } from '#server/subjects/ledger/settle.ts'
import { onceSettled } from '#server/subjects/ledger/settleOnce.ts'
import { interrupt } from '#server/subjects/limitation/interrupt.ts'
import { ofFile } from './readArrangements.ts'
import { reasonTogether } from './breakTogether.ts'
import { follow } from './follow.ts'

const a = names('arrangement', 'a')
const own = names('arrangement')

/** The ledger has settled the file before. */
export const followBooking =
  ({ records }: FastifyInstance): Listener<'payment' | 'write-off' | 'claim'> =>
  async ({ before, after }, context) => {
    const { trx, now } = context
    const of = (after ?? before) as { file: number } | null
    if (!of) return
    await onceSettled(trx, of.file, 'arrangements', async () => {
      const ids = await ofFile(trx, of.file)
      if (ids.length > 0) await follow(trx, ids, { records, today: todayAt(now), by: context, ends: 'completed' })
    })
  }

/** A debtor who asks for terms, or agrees to them, acknowledges the debt (Civil Code 3:318). */
export const followArrangement =
  ({ records }: FastifyInstance): Listener<'arrangement'> =>
  async ({ action, before, after }, context) => {
    if (!after) return
    const { trx, now, requestId } = context
    const today = todayAt(now)
    const asks = action === 'create' && after.requestedBy === 'debtor'
    if (asks || action === 'accept') {
      const note = say(context.access.locale, {
        key: 'arrangement.acknowledged',
        values: { number: after.number ?? '' },
      })
      await interrupt(records, trx, { file: after.file, kind: 'acknowledgement', date: today, note }, context)
    }
    const hasMoved = before !== null && before.status !== after.status
    if (hasMoved && after.interestFrozen && JSON.stringify(before.runs) !== JSON.stringify(after.runs))
      await settle(trx, after.file, { today, requestId })
    if (reasonTogether(after.file) !== undefined) return
    if (hasMoved || action === 'addTerm' || hasOtherTolerance(before, after))
      await follow(trx, [after.id], { records, today, by: context, ends: 'none' })
  }

type Tolerant = Pick<
  NonNullable<Parameters<Listener<'arrangement'>>[0]['after']>,
  'toleranceDays' | 'reminderDays' | 'toleranceAmount'
>
const hasOtherTolerance = (before: Tolerant | null, after: Tolerant): boolean =>
  before !== null &&
  (before.toleranceDays !== after.toleranceDays ||
    before.reminderDays !== after.reminderDays ||
    before.toleranceAmount?.amount !== after.toleranceAmount?.amount)

/** Brings the arrangement up to date at once when a term is postponed or waived. */
export const followTerm =
  ({ records }: FastifyInstance): Listener<'instalment'> =>
  async ({ action, after }, context) => {
    if (!after || (action !== 'postpone' && action !== 'waive')) return
    const { trx, now } = context
    // A last term with another day is worked out anew on that day.
    await trx.query({
      text: `update arrangement set ${own.recomputed_on} = null where ${own.id} = $1 and ${own.recomputed_on} is not null`,
      values: [after.arrangement],
    })
    await follow(trx, [after.arrangement], { records, today: todayAt(now), by: context, ends: 'completed' })
  }

/** A file that closes has no arrangement; one that goes on after a pause goes on with it. */
export const followFile =
  ({ records }: FastifyInstance): Listener<'file'> =>
  async ({ before, after }, context) => {
    if (!before || !after || before.workflowStatus === after.workflowStatus) return
    const { trx } = context
    const by = system('arrangements', context)
    if (after.workflowStatus === 'closed') {
      const reason = say(context.access.locale, { key: 'arrangement.fileClosed' })
      for (const id of await notEnded(trx, after.id)) await records.take(trx, arrangement, id, 'cancel', { reason }, by)
    } else if (
      after.workflowStatus === 'in_progress' &&
      after.arrangementActive &&
      before.workflowStatus !== 'term_payment'
    ) {
      await records.take(trx, file, after.id, 'agreeTerms', {}, by)
    }
  }

async function notEnded({ query }: Pick<Trx, 'query'>, of: number): Promise<number[]> {
  const { rows } = await query<{ id: number }>({
    text: `select ${a.id}::int as id from arrangement a where ${a.file_id} = $1 and ${a.status} in ('requested', 'proposed', 'active', 'broken') order by ${a.id}`,
    values: [of],
  })
  return rows.map(({ id }) => id)
}
