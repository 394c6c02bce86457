/** Query of a list in the server's format: filters, order, page. */
import type { GetListParams } from 'react-admin'
import { addDays, dayOf, type IsoDate } from '#domain/time/day.ts'
import { daysOfPeriod, periods } from '#domain/time/period.ts'
import { isObject } from './callErrors.ts'

/** Default page size (specification, section 9). */
export const pageSize = 50

/** Day for which a list is shown, kept among its filters; the server takes it as a parameter of its own. */
export const asOfFilter = '_asOf'

/** Name of the filter that keeps what a list is grouped by; queries for records leave it out. */
export const groupFilter = '_group'

type Filter = Readonly<Record<string, unknown>>
type Direction = 'asc' | 'desc'

/** Filters and order without the page: what an export covers. */
export type RowsQuery = { _order?: Readonly<Record<string, Direction>>; _filter?: Filter; _asOf?: unknown }
export type ListQuery = RowsQuery & { _offset?: number; _limit: number }

/** Query of rows. Without a sort field `_order` is omitted and the server uses the entity's default. */
export function rowsQuery({ sort, filter }: Partial<Pick<GetListParams, 'sort' | 'filter'>>): RowsQuery {
  const field = sort?.field.replace(/\.id$/, '')
  const { [asOfFilter]: asOf, [groupFilter]: _, ...rest } = (filter ?? {}) as Filter
  return {
    _order: field ? { [field]: sort?.order === 'DESC' ? 'desc' : 'asc' } : undefined,
    _filter: filter && wireFilter(rest, dayOf(Date.now())),
    ...(asOf === undefined ? {} : { _asOf: asOf }),
  }
}

export function listQuery({ pagination, ...rows }: Partial<GetListParams>): ListQuery {
  const { page = 1, perPage = pageSize } = pagination ?? {}
  return { _offset: Math.max(0, (page - 1) * perPage), _limit: perPage, ...rowsQuery(rows) }
}

/** The server knows relative days; relative months and years are converted to their first and last day. */
export function wireFilter(filter: Filter, today: IsoDate): Filter {
  return Object.fromEntries(Object.entries(filter).map(([name, asked]) => [name, withDays(asked, today)]))
}

function withDays(asked: unknown, today: IsoDate): unknown {
  if (Array.isArray(asked)) return asked.map((one: unknown) => withDays(one, today))
  if (!isObject(asked)) return asked
  const period = periods.find((known) => known === asked.eq)
  // A group contains further filters; a filter without a period has no first and last day.
  if (!period) return wireFilter(asked, today)
  const { eq: _, gte, lte, ...rest } = asked
  const { from, until } = daysOfPeriod(period, today)
  const [first = from] = [from, dayFrom(gte, today)]
    .filter((day) => day !== undefined)
    .sort()
    .toReversed()
  const [last = until] = [until, dayFrom(lte, today)].filter((day) => day !== undefined).sort()
  return { ...rest, gte: first, lte: last }
}

/** Converts a relative day to a date, to compare it with a period, where the narrower bound counts. */
function dayFrom(value: unknown, today: IsoDate): IsoDate | undefined {
  if (typeof value !== 'string') return undefined
  const relative = /^\$today(?:([+-]\d{1,5})d)?$/.exec(value)
  return relative ? addDays(today, Number(relative[1] ?? 0)) : value
}
