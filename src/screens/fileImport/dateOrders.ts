/** The order of dates in the columns of a file, as the server understands it for what the columns become. */
import { useState } from 'react'
import { recognisedOrder } from '#domain/cells/dateOrder.ts'
import type { DateOrder } from '#domain/cells/day.ts'
import type { Import } from './imports.ts'

type Column = Import['columns'][number]
type Order = { isDate: boolean; order: DateOrder | undefined }

/** @param to What each column becomes. @param given Orders that were chosen, by the place of the column. */
export function dateOrders(
  { columns, targets }: Pick<Import, 'columns' | 'targets'>,
  to: readonly (string | null)[],
  given: Readonly<Record<number, DateOrder>> = {},
): Order[] {
  const dates = new Set(targets.flatMap((target) => (target.isDate ? [target.to] : [])))
  const isDate = (at: number) => dates.has(to[at] ?? '')
  return columns.map((column: Column, at) => {
    if (!isDate(at)) return { isDate: false, order: undefined }
    const others = columns.flatMap((other, place) => (place !== at && isDate(place) ? [other.dates] : []))
    return { isDate: true, order: given[at] ?? column.dateOrder ?? recognisedOrder(column.dates, others) }
  })
}

/** @returns The orders, the headers of columns of which the order must be chosen, and the way to choose it. */
export function useDateOrders(job: Import, to: readonly (string | null)[]) {
  const [given, setGiven] = useState<Readonly<Record<number, DateOrder>>>({})
  const orders = dateOrders(job, to, given)
  const asked = job.columns.flatMap(({ header }, at) =>
    orders[at]?.isDate && orders[at].order === undefined ? [header] : [],
  )
  return { orders, asked, choose: (at: number, order: DateOrder) => setGiven({ ...given, [at]: order }) }
}
