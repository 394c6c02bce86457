/**
 * Exports all rows that a list finds as a file, streamed in batches, so that a million rows need no more memory
 * than a page.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { dayOf } from '#domain/time/day.ts'
import type { Changes } from '#server/foundation/audit.ts'
import type { Statement, Trx } from '#server/db/engine.ts'
import { AppError, FieldErrors } from '#server/errors.ts'
import { namesIn } from '#server/foundation/query.ts'
import { mostNamed, readStatement } from '#server/foundation/readLog.ts'
import { beginExport } from '#server/lists/export/atOnce.ts'
import { exportColumns } from '#server/lists/export/columns.ts'
import { csvStream } from '#server/lists/export/csv.ts'
import { foundIds, recordsOf, type FoundIds } from '#server/lists/export/records.ts'
import { mostSheetRows, xlsxStream } from '#server/lists/export/xlsx.ts'
import { readListQuery } from './listQuery.ts'
import { nearest } from '#server/sql/suggest.ts'
import { asShown } from '#server/lists/search/oneTypo.ts'
import type { Context } from './page.ts'
import { loggedProperties, visibleProperties } from '#server/sql/rights.ts'
import type { Property } from '#schemas/entity.ts'

type Query = Readonly<Record<string, unknown>>
/** `note` writes into the audit what was exported. */
type Exchange = { request: FastifyRequest; reply: FastifyReply; note(trx: Trx, changes: Changes): Promise<void> }

const formats = {
  csv: { type: 'text/csv; charset=utf-8', stream: csvStream },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', stream: xlsxStream },
} as const

/**
 * Answers with the file. The set of rows is fixed at once; each record is read when its turn comes, with its
 * values and the person's rights of that moment. Records deleted or hidden meanwhile are left out.
 *
 * @throws {FieldErrors} For a query that a list would refuse, and for columns and formats that do not exist.
 * @throws {AppError} 429 while two exports of this person run, 400 for more rows than a sheet can hold.
 */
export async function exportList(
  query: Query,
  context: Context,
  { request, reply, note }: Exchange,
): Promise<FastifyReply> {
  const { _format, _columns, _similar, ...asked } = query
  const { entity, access, engine, now } = context
  const format = formatFrom(_format)
  const properties = columnsFrom(_columns, context)
  const listed = asShown(readListQuery(asked, entity, access), _similar)
  for (const name of ['_offset', '_limit']) {
    if (name in asked) throw new FieldErrors({ [name]: [{ key: 'error.unknownParameter', values: { name } }] })
  }
  const end = beginExport(engine, access)
  try {
    const ids = await foundIds(listed, context)
    if (format === 'xlsx' && ids.total > mostSheetRows) {
      throw new AppError(400, { error: { key: 'error.tooManyRows', values: { max: mostSheetRows } } })
    }
    const found = {
      format,
      columns: properties.map(({ name }) => name),
      ...asked,
      ...(listed.similar && { similar: true }),
      total: ids.total,
    }
    const reads = readsOf(properties, ids, found, context)
    await engine.transaction(async (trx) => {
      await note(trx, { export: { to: found } })
      for (const one of reads) await trx.query(one)
    })
    const { type, stream } = formats[format]
    const rows = stream(exportColumns(properties, context), recordsOf(ids, properties, context), context)
    rows.once('close', end)
    // The response has begun, so the reader only sees a broken download; the log has the reason.
    rows.once('error', (error) => request.log.error({ err: error }, 'export broke off'))
    const day = dayOf(now)
    return reply
      .type(type)
      .header('content-disposition', `attachment; filename="${entity.plural}-${day}.${format}"`)
      .send(rows)
  } catch (error) {
    end()
    throw error
  }
}

/** The entry for the log of reads, if the export contains columns that are logged. */
function readsOf(
  columns: readonly Property[],
  { ids, total }: FoundIds,
  question: Readonly<Record<string, unknown>>,
  { entity, access, call }: Context,
): Statement[] {
  const names = new Set(columns.map(({ name }) => name))
  const properties = loggedProperties(entity, access).flatMap(({ name }) => (names.has(name) ? [name] : []))
  if (properties.length === 0 || total === 0) return []
  const records = { count: total, ids: total > mostNamed ? null : ids.split(',') }
  return [readStatement({ access, action: 'export', entity, properties, records, question, call })]
}

function formatFrom(value: unknown): keyof typeof formats {
  if (value === 'csv' || value === 'xlsx') return value
  throw new FieldErrors({ _format: [{ key: 'validation.enum' }] })
}

/** The named properties, in that order; without names all visible ones. */
function columnsFrom(value: unknown, { entity, access }: Context): Property[] {
  const visible = visibleProperties(entity, access).map(({ property }) => property)
  if (value === undefined) return visible
  const names = namesIn(value)
  if (names.length === 0) names.push('')
  return names.map((name) => {
    const property = visible.find((one) => one.name === name)
    if (property) return property
    const meant = nearest(
      name,
      visible.map((one) => one.name),
    )
    const label = meant ? `"${name}" (did you mean "${meant}"?)` : `"${name}"`
    throw new FieldErrors({ _columns: [{ key: 'error.unknownParameter', values: { name: label } }] })
  })
}
