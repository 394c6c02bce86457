/** Limitation follows what happens to a claim: its interruptions, its terms, and the payments that acknowledge it. */
import type { FastifyInstance } from 'fastify'
import { paymentInterruptions } from '#domain/ledger/interruptions.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { interruptionEvent } from '#schemas/generated/interruption-event.ts'
import type { Trx } from '#server/db/engine.ts'
import { system, type Writer } from '#server/foundation/writer.ts'
import type { Records } from '#server/records/contract.ts'
import type { Listener } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'
import { bookedOf } from '#server/subjects/ledger/settle.ts'
import { keepLimitation } from './limitationDates.ts'

const e = names('interruption_event')

export const keepDates =
  (): Listener<'interruption-event'> =>
  async ({ before, after }, { trx }) => {
    const row = after ?? before
    if (row) await keepLimitation(trx, [row.claim])
  }

export const keepDateOfClaim =
  (): Listener<'claim'> =>
  async ({ before, after }, { trx }) => {
    if (before && after) await keepLimitation(trx, [after.id])
  }

type Stored = { id: number; payment: number; claim: number; date: IsoDate }

/** A payment with a day in the past may change what later ones settled, so those of the whole file are compared. */
export const paymentsInterrupt =
  ({ records }: FastifyInstance): Listener<'payment'> =>
  async ({ before, after }, context) => {
    const file = (after ?? before)?.file
    if (file !== undefined) await keepPaymentInterruptions(records, context.trx, file, context)
  }

/** Brings the interruptions by payments of a file in line with what its ledger says that they settled. */
export async function keepPaymentInterruptions(records: Records, trx: Trx, file: number, by: Writer): Promise<void> {
  const wanted = paymentInterruptions(await bookedOf(trx, file))
  const { rows: stored } = await trx.query<Stored>({
    text: `select ${e.id}::int as id, ${e.payment_id}::int as payment, ${e.claim_id}::int as claim, ${e.date}::text as date
        from interruption_event where ${e.file_id} = $1 and ${e.payment_id} is not null order by ${e.id}`,
    values: [file],
  })
  const keyOf = ({ payment, claim, date }: Omit<Stored, 'id'>) => `${payment} ${claim} ${date}`
  const [has, needs] = [new Set(stored.map(keyOf)), new Set(wanted.map(keyOf))]
  const writer = system('limitation', by)
  for (const row of stored.filter((one) => !needs.has(keyOf(one))))
    await records.delete(trx, interruptionEvent, row.id, writer)
  for (const { payment, claim, date } of wanted.filter((one) => !has.has(keyOf(one))))
    await records.create(trx, interruptionEvent, { claim, date, kind: 'payment', payment }, writer)
}
