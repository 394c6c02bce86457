/** The order of dates in each column of a client's file: as it was chosen, by the mapping, or told from the dates. */
import { recognisedOrder } from '#domain/cells/dateOrder.ts'
import type { DateOrder } from '#domain/cells/day.ts'
import type { ImportJobStored } from '#schemas/generated/import-job.ts'
import { FieldErrors } from '#server/errors.ts'
import { propertyOf } from './columns.ts'
import type { ImportColumn } from './importType.ts'

type Columns = NonNullable<ImportJobStored['columns']>

export const isDateColumn = (name: string | null | undefined, columns: readonly ImportColumn[]): boolean => {
  const column = columns.find((one) => one.name === name)
  return column !== undefined && propertyOf(column).type === 'date'
}

/**
 * @param byMapping Of the mapping that the file has; undefined: it has none.
 * @returns By column of the file; undefined: it has no dates, or their order must be asked.
 */
export function dateOrders(
  columns: Columns,
  all: readonly ImportColumn[],
  byMapping: DateOrder | undefined,
): readonly (DateOrder | undefined)[] {
  const withDates = columns.filter(({ to }) => isDateColumn(to, all))
  return columns.map((column) => {
    if (!withDates.includes(column)) return undefined
    const others = withDates.filter((other) => other !== column).map(({ dates }) => dates)
    return column.dateOrder ?? byMapping ?? recognisedOrder(column.dates, others)
  })
}

/** @throws {FieldErrors} At `columns`, with those whose order of dates must be chosen. */
export function checkOrders(
  columns: Columns,
  all: readonly ImportColumn[],
  orders: readonly (DateOrder | undefined)[],
): void {
  const asked = columns.filter(({ to }, at) => isDateColumn(to, all) && orders[at] === undefined)
  if (asked.length === 0) return
  const values = { columns: asked.map(({ header }) => header ?? '').join(', ') }
  throw new FieldErrors({ columns: [{ key: 'importJob.dateOrder', values }] })
}

/** @returns The one order of all columns of dates, for a mapping. @throws {FieldErrors} At `keepAs`, where they differ. */
export function commonOrder(orders: readonly (DateOrder | undefined)[]): DateOrder {
  const [first = 'dmy', ...more] = new Set(orders.filter((order) => order !== undefined))
  if (more.length > 0) throw new FieldErrors({ keepAs: [{ key: 'importJob.twoDateOrders' }] })
  return first
}
