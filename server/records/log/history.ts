/** The history of one record: its audit rows, with values as the record itself would show them. */
import { type Entity, serverFilled } from '#schemas/entity.ts'
import { FieldErrors, NotFound } from '#server/errors.ts'
import { systemMark } from '#server/foundation/audit.ts'
import type { Body } from '#server/records/values/body.ts'
import { hardLimit, readLimit, readOffset } from '#server/lists/listQuery.ts'
import type { Context } from '#server/lists/page.ts'
import { changesIn, targetsIn, type Change, type Changed } from './changes.ts'
import { logged, valuedIn, type Reader } from '#server/records/loggedRead.ts'
import { rowChangesIn, type RowChange } from './rowChanges.ts'
import { visibleProperties, visibleRows, type Visible } from '#server/sql/rights.ts'
import { quote } from '#server/sql/sql.ts'
import { isNarrowed } from '#server/sql/within.ts'
import { prepared } from '#server/sql/statement.ts'

/** An API key has a name but no id. */
export type Actor = { id: number | null; name: string | null } | null
export type HistoryItem = {
  id: number
  at: string
  by: Actor
  onBehalfOf: Actor
  action: string
  changes: Change[]
  /** Changes of rows that were written with the record. */
  rows?: RowChange[]
}
type Line = Omit<HistoryItem, 'changes' | 'rows'> & Changed & { request: string | null }

/**
 * Returns the rows, newest first, without the properties that the server fills in (who wrote it when), which
 * the row says already.
 *
 * @throws {NotFound} If the record has no history; or if this person sees only some of the entity's records,
 * because the history may include times when the record was hidden from them.
 */
export async function historyOf(
  id: string,
  query: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<{ items: HistoryItem[]; total: number }> {
  const { entity } = context
  if (!entity.audit || !mayLookBack(context)) throw new NotFound()
  const page = pageIn(query, entity)
  return logged(id, 'history', { context, reader: context.engine }, async (reader, properties) => {
    const result = await readHistory(id, page, context, reader)
    const values = result.items.flatMap(({ changes }) => changes.flatMap(valuesOf))
    return { result, properties: valuedIn(properties, values) }
  })
}

const valuesOf = ({ property, from, to }: Change): Body[] => [{ [property]: from }, { [property]: to }]

async function readHistory(
  id: string,
  { offset, limit }: { offset: number; limit: number },
  context: Context,
  reader: Reader,
): Promise<{ items: HistoryItem[]; total: number }> {
  const { entity } = context
  const from = 'from audit_log a where a.entity = $1 and a.record_id = $2::bigint'
  const text = `select (select count(*) ${from}) as total,
    exists (select from ${quote(entity.table)} t where t.id = $2::bigint) as there,
    (select coalesce(json_agg(x), '[]') from (select a.id, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      ${actor('actor')} as "by", ${actor('impersonator')} as "onBehalfOf", a.action, a.changes, a.request_id as request
      ${from} order by a.id desc limit $3 offset $4) x) as lines`
  type Row = { total: number; there: boolean; lines: Line[] }
  const { rows } = await reader.query<Row>(prepared(text, [entity.name, id, limit, offset]))
  const { total = 0, there = false, lines = [] } = rows[0] ?? {}
  if (total === 0 && !there) throw new NotFound()
  const shown = shownOf(entity, context)
  const targets = await targetsIn(lines, shown, context, reader)
  const written = await rowChangesIn(lines, context, reader)
  const items = lines.map((one) => {
    const { request: _, ...line } = one
    const own = written.get(line.id)
    return { ...line, changes: changesIn(line, shown, targets), ...(own && { rows: own }) }
  })
  return { items, total }
}

/**
 * Whether this person may see histories and readers of the entity's records: only those who see all records,
 * and for entities that everybody may read only staff.
 */
export const mayLookBack = ({ entity, access }: Context): boolean =>
  visibleRows(entity, access) === true &&
  !isNarrowed(entity, access) &&
  (access.may('ROLE_EMPLOYEE') || (entity.access.update !== undefined && access.may(entity.access.update)))

/** SQL for the author or impersonator of a log row with alias `a`, as JSON; null for the program itself. */
export const actor = (who: 'actor' | 'impersonator'): string =>
  `case when a.${who}_id is not null or a.${who}_name not like '${systemMark}%' then json_build_object('id', a.${who}_id, 'name', a.${who}_name) end`

export function pageIn(query: Readonly<Record<string, unknown>>, entity: Entity): { offset: number; limit: number } {
  for (const name of Object.keys(query)) {
    if (name !== '_offset' && name !== '_limit')
      throw new FieldErrors({ [name]: [{ key: 'error.unknownParameter', values: { name } }] })
  }
  const refuse = (key: string, name: string) => {
    throw new FieldErrors({ [key]: [{ key: `error.${name}`, values: { max: hardLimit } }] })
  }
  const limit = readLimit(query._limit, { ...entity, kind: 'record' }, refuse)
  return { offset: readOffset(query._offset, refuse), limit: limit ?? hardLimit }
}

const shownOf = (entity: Entity, { access }: Context): Visible[] =>
  visibleProperties(entity, access).filter(({ property: { name } }) => !serverFilled.some((filled) => filled === name))
