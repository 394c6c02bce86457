/** The rows that a list finds, by the values of a property: how many, and their sums. */
import type { Context } from '#server/lists/page.ts'
import { compile } from '#server/lists/question.ts'
import { readLimit, readOffset } from '#server/lists/listQuery.ts'
import { FieldErrors, type Text } from '#server/errors.ts'
import { totalsOf } from './amounts.ts'
import { bySql, groupingsOf, inOrder, readable } from './groupings.ts'
import { grouped } from './groupedRows.ts'
import { readNames, readRows, type Query } from './readRows.ts'
import { shownValues } from './shownValues.ts'
import { readTotals } from './totals.ts'

/**
 * Returns JSON: a page of the groups, and how many there are. `more`: they are still being counted.
 *
 * @param query `_by`: a property, or `createdAt.month`; `_totals`, `_offset`, `_limit`; filters as of a list.
 * @throws {FieldErrors} For what cannot be grouped by or may not be read, and as a list does.
 */
export async function groups({ _by, _totals, _offset, _limit, ...query }: Query, context: Context): Promise<string> {
  const known = groupingsOf(readable(context.entity.properties, context.access))
  const [by] = readNames(_by, { key: '_by', known, most: 1, refusal: 'error.grouping' })
  const totals = _totals === undefined ? [] : readTotals(_totals, context)
  const { offset, limit } = readPage(_offset, _limit)
  const question = compile(readRows(query, context), context)
  const found = by && (await grouped(question, { by: bySql(by), totals }))
  if (!found) return '{"items":[],"total":0,"more":true}'
  const page = inOrder(found.groups.values(), by).slice(offset, offset + limit)
  const values = page.map(({ value }) => value)
  const shown = by.period
    ? (value: string | null) => JSON.stringify(value)
    : await shownValues(by.property, values, context)
  const items = page.map(({ value, count, sums }) => {
    const told = totals.length > 0 ? `,"totals":${totalsOf(totals, sums)}` : ''
    return `{"value":${shown(value)},"count":${count}${told}}`
  })
  return `{"items":[${items.join(',')}],"total":${found.size}}`
}

function readPage(_offset: unknown, _limit: unknown): { offset: number; limit: number } {
  const errors: Record<string, Text[]> = {}
  const refuse = (key: string, name: string, values: Record<string, string | number> = {}) => {
    errors[key] = [{ key: `error.${name}`, values }]
  }
  const page = { offset: readOffset(_offset, refuse), limit: readLimit(_limit, { kind: 'record' }, refuse) ?? 0 }
  if (Object.keys(errors).length > 0) throw new FieldErrors(errors)
  return page
}
