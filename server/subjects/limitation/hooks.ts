/** Interruptions by hand: of a claim that is there, on a day that has been; those of payments are the program's. */
import type { IsoDate } from '#domain/time/day.ts'
import { FieldErrors, Refused } from '#server/errors.ts'
import type { Hooks } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'

const c = names('claim')

export const interruptionHooks = (): Hooks<'interruption-event'> => ({
  async beforeCreate(body, { trx, now, access }) {
    const { rows } = await trx.query<{ file: number; customer: number; day: IsoDate; credits: boolean }>({
      text: `select ${c.file_id}::int as file, ${c.customer_id}::int as customer, ${c.invoice_date}::text as day, ${c.type} = 'credit_note' as credits
        from claim where ${c.id} = $1`,
      values: [body.claim],
    })
    const [claim] = rows
    if (!claim || claim.credits) throw new FieldErrors({ claim: [{ key: 'error.limitation.claim' }] })
    const isByHand = access.system === undefined
    if (isByHand && body.date > todayAt(now)) throw new FieldErrors({ date: [{ key: 'error.file.future' }] })
    if (isByHand && body.date < claim.day) throw new FieldErrors({ date: [{ key: 'error.limitation.beforeClaim' }] })
    if (isByHand && body.kind === 'payment') throw new FieldErrors({ kind: [{ key: 'error.limitation.payment' }] })
    return { ...body, file: claim.file, customer: claim.customer }
  },
  beforeDelete({ payment }, { access }) {
    if (payment !== null && access.system === undefined) throw new Refused({ key: 'error.limitation.payment' })
  },
})
