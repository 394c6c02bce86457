/** Body of a new item as it is stored, whether somebody types it or it comes in a file of the client. */
import type { PrecassoStored } from '#schemas/generated/precasso.ts'
import type { Body } from '#server/records/values/body.ts'
import type { Course } from './courseOf.ts'

type Kept = Pick<PrecassoStored, 'branding' | 'language' | 'clientReference' | 'merchant'>
type NewItem = Partial<Kept> & {
  customer: number
  debtor: number
  fileType: 'private' | 'company'
  claims: readonly Body[]
  /** Absent where no workflow fits. */
  course: Course | undefined
  /** Day of the first step, if another than its workflow says. */
  startDate?: string | null
}

export const itemBody = ({ customer, debtor, fileType, claims, course, startDate, ...kept }: NewItem) => ({
  customer,
  debtor,
  fileType,
  merchant: kept.merchant ?? null,
  claims: claims.map(rowOf),
  branding: kept.branding ?? 'client',
  language: kept.language ?? 'nl',
  clientReference: kept.clientReference ?? null,
  fourteenDayState: fileType === 'company' ? ('not_needed' as const) : ('none' as const),
  ...course,
  ...(course && startDate && { workflowStepDueAt: startDate }),
})

type Row = NonNullable<PrecassoStored['claims']>[number]

const columns = ['type', 'number', 'invoiceDate', 'dueDate', 'amount', 'description', 'agreementReference']

/** Claim as an item keeps it; empty cells are left out. */
const rowOf = (body: Body): Row =>
  Object.fromEntries(
    columns.flatMap((name) => (body[name] === null || body[name] === undefined ? [] : [[name, body[name]]])),
  ) as Row
