/** Changes of the rows of a record with it: the lines of the audit about them, as their own history would show them. */
import { type Child, type Entity, serverFilled } from '#schemas/entity.ts'
import type { Context } from '#server/lists/page.ts'
import { rowsNote } from '#server/records/children/note.ts'
import { rowsIn } from '#server/records/children/read.ts'
import { listedProperties, visibleRows, type Visible } from '#server/sql/rights.ts'
import { quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'
import { changesIn, targetsIn, type Change, type Changed } from './changes.ts'
import type { Reader } from '#server/records/loggedRead.ts'

/** `name`: under which the record has such rows; `title`: of the row as it is, or was when it went. */
export type RowChange = { name: string; id: number; title: unknown; action: string; changes: Change[] }
type Line = Changed & { id: number; action: string; request: string | null }
type RowLine = Line & { row: number }

/** Returns the changes of rows by the id of the line in which they are named; nothing of rows that this person may not see. */
export async function rowChangesIn(
  lines: readonly Line[],
  context: Context,
  reader: Reader,
): Promise<Map<number, RowChange[]>> {
  const found = new Map<number, RowChange[]>()
  const named = lines.filter(({ action }) => action === rowsNote)
  if (named.length === 0) return found
  for (const child of context.entity.children ?? []) {
    const { rows: entity } = rowsIn(child, context.entities)
    const isSeen = context.access.may(entity.access.read) && visibleRows(entity, context.access) === true
    if (!isSeen || !entity.audit) continue
    const told = await linesOf(named, child, entity, reader)
    const shown = shownOf(entity, child, context)
    const targets = await targetsIn(told, shown, { ...context, entity }, reader)
    const titles = await titlesOf(told, shown, entity, reader)
    for (const line of named) {
      const ids = idsIn(line, child)
      const own = told.filter(({ row, request }) => request === line.request && ids.includes(row))
      const changes = own.map((one) => ({
        name: child.name,
        id: one.row,
        title: titles.get(one.row) ?? null,
        action: one.action,
        changes: changesIn(one, shown, targets),
      }))
      found.set(line.id, [...(found.get(line.id) ?? []), ...changes])
    }
  }
  return found
}

/** Lists show no more than the mask of what is logged when it is read, and neither does the history of a whole record. */
const shownOf = (entity: Entity, child: Child, { access }: Context): Visible[] =>
  listedProperties(entity, access).filter(
    ({ property: { name } }) =>
      name !== child.property && name !== entity.position && !serverFilled.some((filled) => filled === name),
  )

async function titlesOf(
  told: readonly RowLine[],
  shown: readonly Visible[],
  { table, titleField }: Entity,
  reader: Reader,
) {
  const property = shown.find((one) => one.property.name === titleField && !one.masked)?.property
  if (!property || property.relation || told.length === 0) return new Map<number, unknown>()
  const gone = told.map(({ row, changes }) => [row, changes[property.name]?.from] as const)
  const text = `select t.id, t.${quote(property.column)} as title from ${quote(table)} t where t.id = any($1::bigint[])`
  const { rows } = await reader.query<{ id: number; title: unknown }>(prepared(text, [told.map(({ row }) => row)]))
  return new Map<number, unknown>([...gone, ...rows.map(({ id, title }) => [id, title] as const)])
}

async function linesOf(named: readonly Line[], child: Child, entity: Entity, reader: Reader): Promise<RowLine[]> {
  const ids = [...new Set(named.flatMap((line) => idsIn(line, child)))]
  const requests = named.flatMap(({ request }) => request ?? [])
  const text = `select a.id, a.record_id as "row", a.action, a.changes, a.request_id as request from audit_log a
    where a.entity = $1 and a.record_id = any($2::bigint[]) and a.request_id = any($3::text[]) order by a.id`
  return (await reader.query<RowLine>(prepared(text, [entity.name, ids, requests]))).rows
}

const idsIn = ({ changes }: Changed, { name }: Child): number[] =>
  [changes[name]?.from, changes[name]?.to].flat().filter((id): id is number => typeof id === 'number')
