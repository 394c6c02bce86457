/** Records that follow each other in time: no two of the same matter hold on the same day, and gaps are reported. */
import { dayText } from '#domain/time/day.ts'
import { gapsBetween, overlap, type Gap, type Period } from '#domain/time/validity.ts'
import type { Entity } from '#schemas/entity.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors, NotFound, type Text } from '#server/errors.ts'
import type { Body } from '#server/records/values/body.ts'
import { columnOf, sqlType } from '#server/sql/columns.ts'
import { lockFor } from '#server/records/values/lockFor.ts'
import type { Context } from '#server/lists/page.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { literal, Params, quote, whereClause } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'
import { maySeeValidity, validityOf } from '#server/sql/validityOf.ts'
import { storedValue } from '#server/records/values/values.ts'

type Found = Period & { id: number }

/**
 * Checks a record as it would be stored. Concurrent writers wait for each other.
 *
 * @param id Id of the record itself; undefined for a new one.
 * @throws {FieldErrors} At the first day, when another record of the same matter holds on one of its days.
 */
export async function checkValidity(record: Body, id: number | undefined, entity: Entity, trx: Trx): Promise<void> {
  if (!entity.validity) return
  const { from, until, by } = validityOf(entity)
  const period = periodIn(record, entity)
  await lockFor('validity', entity, trx)
  const params = new Params()
  const same = by.map(
    (property) =>
      `${columnOf(property, 't')} is not distinct from ${params.add(record[property.name] ?? null, sqlType(property))}`,
  )
  const others = id === undefined ? [] : [`t.id <> ${params.add(id, 'bigint')}`]
  const end = until ? `${columnOf(until, 't')}::text` : 'null'
  const where = whereClause([...same, ...others].join(' and ') || undefined)
  const text = `select t.id, ${columnOf(from, 't')}::text as "from", ${end} as until from ${quote(entity.table)} t${where}`
  const { rows } = await trx.query<Found>(prepared(text, params.values))
  const other = rows.find((row) => overlap(row, period))
  if (!other) return
  throw new FieldErrors({ [from.name]: [overlapText(other)] })
}

function overlapText({ from, until }: Period): Text {
  if (!until) return { key: 'error.validityFrom', values: { from: dayText(from) } }
  return { key: 'error.validityOverlap', values: { from: dayText(from), until: dayText(until) } }
}

/** Whether the written values include one that decides on validity. */
export function touchesValidity({ validity }: Entity, written: Body): boolean {
  if (!validity) return false
  const { from, until, by } = validity
  return [from, until, ...by].some((name) => name !== undefined && Object.hasOwn(written, name))
}

function periodIn(record: Body, entity: Entity): Period {
  const { from, until } = validityOf(entity)
  const end = until && record[until.name]
  return { from: String(record[from.name]), until: typeof end === 'string' ? end : null }
}

/**
 * Returns the days on which no record holds, per matter, as far as this person sees the records around them.
 *
 * @throws {NotFound} If this person may not read the properties of validity.
 */
export async function gapsOf(context: Context): Promise<(Gap & { of: Record<string, unknown> })[]> {
  const { engine, entity, access } = context
  if (!maySeeValidity(entity, access)) throw new NotFound()
  const { from, until, by } = validityOf(entity)
  const params = new Params()
  const matter = by.map((property) => `${literal(property.name)}, ${storedValue(property)}`).join(', ')
  const end = until ? `${columnOf(until, 't')}::text` : 'null'
  const period = `json_build_object('from', ${columnOf(from, 't')}::text, 'until', ${end})`
  const groups = by.length > 0 ? ` group by ${by.map((property) => columnOf(property, 't')).join(', ')}` : ''
  const text = `select json_build_object(${matter}) as of, json_agg(${period}) as periods
    from ${quote(entity.table)} t${whereClause(rowScope(context, params))}${groups} order by min(t.id)`
  type Row = { of: Record<string, unknown>; periods: Period[] | null }
  const { rows } = await engine.query<Row>(prepared(text, params.values))
  return rows.flatMap(({ of, periods }) => gapsBetween(periods ?? []).map((gap) => ({ of, ...gap })))
}
