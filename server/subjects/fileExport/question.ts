/** Files that an export has: what a list with the same filters finds, and how many rows that gives. */
import { file } from '#schemas/generated/file.ts'
import type { Context } from '#server/lists/page.ts'
import { FieldErrors } from '#server/errors.ts'
import { foundIds, type FoundIds } from '#server/lists/export/records.ts'
import { readListQuery, type ListQuery } from '#server/lists/listQuery.ts'
import { compile } from '#server/lists/question.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { allOf, quote, whereClause } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'
import { entityOf, type ColumnSet } from './columnSets.ts'

/** Filters and order, as in the body of a call. */
export type Asked = Readonly<Record<string, unknown>>

/** @throws {FieldErrors} For a query that the list of files would refuse, and for a page of it. */
export function questionOf(asked: Asked, context: Context): ListQuery {
  for (const name of ['_offset', '_limit'])
    if (name in asked) throw new FieldErrors({ [name]: [{ key: 'error.unknownParameter', values: { name } }] })
  return readListQuery(inWords(asked) as Asked, file, context.access)
}

/** The query as an address would say it, where all values are texts. */
function inWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inWords)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inWords(one)]))
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
}

export type Count = { files: number; rows: number }

/** @param context Of the file. */
export async function countOf(asked: Asked, set: ColumnSet, context: Context): Promise<Count> {
  const { where, params } = compile(questionOf(asked, context), context)
  const of = entityOf(set)
  const values = params()
  const found = `select t.id from ${quote(file.table)} t${where}`
  const column = of?.properties.find(({ name }) => name === 'file')?.column
  const rows =
    of && column !== undefined
      ? `(select count(*)::int from ${quote(of.table)} c${whereClause(allOf([`c.${quote(column)} in (select id from found)`, rowScope({ ...context, entity: of }, values, 'c')]))})`
      : '(select count(*)::int from found)'
  const text = `with found as materialized (${found}) select (select count(*)::int from found) as files, ${rows} as rows`
  const { rows: counted } = await context.engine.query<Count>(prepared(text, values.values))
  return counted[0] ?? { files: 0, rows: 0 }
}

/** The ids of all files, fixed by one statement; each is read when its turn comes. */
export const filesOf = (asked: Asked, context: Context): Promise<FoundIds> =>
  foundIds(questionOf(asked, context), context)
