/** The file that something is booked on, and what keeps a booking off it. */
import { categoryFor, type LimitationCategory } from '#domain/law/limitation.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { dayOf } from '#domain/time/day.ts'
import { formatMoney, type Money } from '#domain/money/money.ts'
import { defaultLocale } from '#schemas/product.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors, Refused } from '#server/errors.ts'
import { names } from '#server/sql/names.ts'
import { lockFamilies } from './lockFamily.ts'
import { closedDay, closedText, closedUntil } from './closedUntil.ts'

export type BookedFile = {
  id: number
  customer: number
  currency: string
  fileType: 'private' | 'company'
  isClosed: boolean
  isMerged: boolean
  /** The last day of closed books; null: none are closed. */
  closedUntil: IsoDate | null
  /** Limitation of new claims, by the legal type of the file and its kind of debtor. */
  limitation: LimitationCategory | null
}

const f = names('collection_file')
const c = names('claim')
const g = names('legal_type', 'g')

type Reading = Pick<Trx, 'query'> & Partial<Pick<Trx, 'identity'>>

/**
 * @param locked Whoever else books on it waits until the transaction ends.
 * @throws {FieldErrors} At `file`, when there is none.
 */
export async function fileOf({ query, identity }: Reading, id: number, locked = true): Promise<BookedFile> {
  if (locked && identity) await lockFamilies({ query, identity }, [id])
  const { rows } = await query<BookedFile>({
    text: `select ${f.id}::int as id, ${f.customer_id}::int as customer, ${f.currency}, ${f.file_type} as "fileType", ${f.workflow_status} = 'closed' as "isClosed", ${f.merged_into_id} is not null as "isMerged", ${closedDay}::text as "closedUntil",
        (select ${g.limitation_category} from legal_type g where ${g.id} = collection_file.${f.legal_type_id}) as limitation
      from collection_file where ${f.id} = $1${locked ? ' for no key update' : ''}`,
    values: [id],
  })
  const [row] = rows
  if (!row) throw new FieldErrors({ file: [{ key: 'error.file.none' }] })
  return { ...row, limitation: row.limitation && categoryFor(row.limitation, row.fileType) }
}

/** @throws {Refused} When the file is closed. */
export function checkOpen({ isClosed }: BookedFile): void {
  if (isClosed) throw new Refused({ key: 'error.file.closed' })
}

/** Refuses to book on a file that became part of another; a closed one may be booked on. @throws {Refused} */
export function checkIsOwn({ isMerged }: BookedFile): void {
  if (isMerged) throw new Refused({ key: 'merging.bookThere' })
}

/** @throws {FieldErrors} When it is not above zero, or in another currency than the file. */
export function checkAmount({ amount, currency }: Money, file: BookedFile, field = 'amount'): void {
  if (amount <= 0) throw new FieldErrors({ [field]: [{ key: 'error.file.positive' }] })
  if (currency !== file.currency)
    throw new FieldErrors({ [field]: [{ key: 'error.file.currency', values: { currency: file.currency } }] })
}

/** Whole cents; more than this at once is a slip of the keys, such as an account number in the field of the amount. */
const mostPaid = 10_000_000_00

/** @throws {FieldErrors} When it is no amount that anybody pays at once. */
export function checkPaid(amount: Money, file: BookedFile): void {
  checkAmount(amount, file)
  if (amount.amount <= mostPaid) return
  const most = formatMoney({ amount: mostPaid, currency: amount.currency }, defaultLocale)
  throw new FieldErrors({ amount: [{ key: 'error.file.mostPaid', values: { most } }] })
}

/** @throws {FieldErrors} When the day is still to come, or the books of it are closed. */
export async function checkDay({ query }: Pick<Trx, 'query'>, day: IsoDate, now: number): Promise<void> {
  if (day > todayAt(now)) throw new FieldErrors({ date: [{ key: 'error.file.future' }] })
  const closed = await closedUntil({ query })
  if (closed !== null && day <= closed) throw new FieldErrors({ date: [closedText(closed, 'locked')] })
}

/** @throws {FieldErrors} When a claim is of another file. */
export async function checkClaim(
  { query }: Pick<Trx, 'query'>,
  claim: number | null | undefined,
  file: BookedFile,
  field: string,
): Promise<void> {
  if (claim === null || claim === undefined) return
  const { rows } = await query({
    text: `select from claim where ${c.id} = $1 and ${c.file_id} = $2 and ${c.type} <> 'credit_note'`,
    values: [claim, file.id],
  })
  if (rows.length === 0) throw new FieldErrors({ [field]: [{ key: 'error.file.otherFile' }] })
}

/** @param now Milliseconds since 1970. */
export const todayAt = (now: number): IsoDate => dayOf(now)
