/** Hooks of what interest follows from without being booked on a file: protections, and the rates of the law. */
import { FieldErrors } from '#server/errors.ts'
import type { Trx } from '#server/db/engine.ts'
import type { Hooks } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'
import { keepClosed } from './closedBooks.ts'
import { closedText, closedUntil, laterDay } from './closedUntil.ts'

const v = names('insolvency_event')
const f = names('collection_file')

/** A protection that is entered late stops interest from the first open day; what is lodged with the trustee is the balance of its own first day. */
export const insolvencyHooks = (): Hooks<'insolvency-event'> => ({
  async lockBefore(id, trx) {
    const { rows } = await trx.query<{ debtor: number }>({
      text: `select ${v.debtor_id}::int as debtor from insolvency_event where ${v.id} = $1`,
      values: [id],
    })
    for (const { debtor } of rows) await keepDebtor(trx, debtor, 'endDate', true)
  },
  async beforeCreate(body, { trx }) {
    await keepDebtor(trx, body.debtor, 'startDate')
    return { ...body, countsFrom: await laterDay(trx, body.startDate) }
  },
  async beforeUpdate(body, before, { trx }) {
    await keepDebtor(trx, before.debtor, Object.hasOwn(body, 'endDate') ? 'endDate' : 'startDate')
    return body
  },
})

async function keepDebtor(trx: Trx, debtor: number, field: string, isGuess = false): Promise<void> {
  const { rows } = await trx.query<{ id: number }>({
    text: `select ${f.id}::int as id from collection_file where ${f.debtor_id} = $1 order by ${f.id}`,
    values: [debtor],
  })
  await keepClosed(
    trx,
    rows.map(({ id }) => id),
    field,
    isGuess,
  )
}

/** A rate of closed days stands: interest of them is in the books. */
export const interestRateHooks = (): Hooks<'interest-rate'> => ({
  async beforeCreate(body, { trx }) {
    await checkOpen(trx, body.effectiveFrom)
    return body
  },
  async beforeUpdate(body, before, { trx }) {
    const changes = ['rate', 'effectiveFrom', 'type'].some((name) => Object.hasOwn(body, name))
    if (changes) await checkOpen(trx, earliest(before.effectiveFrom, body.effectiveFrom ?? before.effectiveFrom))
    if (body.effectiveUntil) await checkOpen(trx, body.effectiveUntil, 'effectiveUntil')
    return body
  },
  async beforeDelete({ effectiveFrom }, { trx }) {
    await checkOpen(trx, effectiveFrom)
  },
})

const earliest = (one: string, other: string): string => (one < other ? one : other)

async function checkOpen(trx: Trx, day: string, field = 'effectiveFrom'): Promise<void> {
  const closed = await closedUntil(trx)
  if (closed !== null && day <= closed) throw new FieldErrors({ [field]: [closedText(closed, 'locked')] })
}
