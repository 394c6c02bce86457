/** Outcomes of the records of a run, as far as its reader may see them, in the notation of the history. */
import { serverFilled } from '#schemas/entity.ts'
import type { Changes } from '#server/foundation/audit.ts'
import type { Context } from '#server/lists/page.ts'
import { changesIn, targetsIn } from '#server/records/log/changes.ts'
import type { Write } from '#server/records/requestWrites.ts'
import { listedProperties, mayRead } from '#server/sql/rights.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { Params, quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'
import { previewOf } from './preview.ts'
import { targetsOf, type Outcome, type Run, type WrongCell } from './store.ts'

export type ReceiptChange = { property: string; before: unknown; after: unknown }
export type ReceiptItem = {
  place: number
  entity: string
  recordId: number | null
  title: string | null
  outcome: Outcome['outcome']
  changes: ReceiptChange[]
  errors: readonly string[]
  /** Null in a run that is no import. */
  line: number | null
  cells: readonly WrongCell[]
  /** The run adds it. */
  isNew: boolean
}
/** `isNew`: only those that the run adds, or none of them. */
export type ReceiptPage = { offset: number; limit: number; outcome?: string; isNew?: boolean }

type Line = {
  place: number
  id: number | null
  title: string | null
  outcome: Outcome['outcome']
  changes: Changes
  errors: readonly string[]
  line?: number | null
  cells?: readonly WrongCell[] | null
  isNew?: boolean
  /** Entity of the record; absent: that of the run. */
  entity?: string | null
}

const lineColumns =
  'r.entity, r.place, r.record_id as id, r.title, r.outcome, r.changes, r.errors, r.line, r.cells, r.is_new as "isNew"'

/** @param write Of the reader: a preview that was not checked yet is checked as this person. */
export async function receiptOf(
  run: Run,
  { offset, limit, outcome, isNew }: ReceiptPage,
  write: Write,
): Promise<{ items: ReceiptItem[]; total: number }> {
  const { engine } = write
  if (outcome !== undefined) {
    const where =
      'from bulk_run_record r where r.run_id = $1::bigint and r.outcome = $2 and coalesce(r.is_new = $5::boolean, true)'
    const text = `select (select count(*) ${where}) as total, coalesce((select json_agg(x) from
      (select ${lineColumns} ${where} order by r.place limit $3 offset $4) x), '[]') as lines`
    const { rows } = await engine.query<{ total: number; lines: Line[] }>(
      prepared(text, [run.id, outcome, limit, offset, isNew ?? null]),
    )
    return { items: await shown(rows[0]?.lines ?? [], write), total: rows[0]?.total ?? 0 }
  }
  const lines = await linesAt(run, offset, limit, write)
  return { items: await shown(lines, write), total: run.total }
}

/** Lines by place. A record that a run has not come to yet has none; in a preview it is checked now. */
async function linesAt(run: Run, offset: number, limit: number, write: Write): Promise<Line[]> {
  const text = `select ${lineColumns} from bulk_run_record r where r.run_id = $1::bigint and r.place > $2 and r.place <= $3 order by r.place`
  const { rows } = await write.engine.query<Line>(prepared(text, [run.id, offset, offset + limit]))
  if (run.state !== 'previewed' || run.action === 'import' || rows.length >= Math.min(limit, run.total - offset))
    return rows
  const first = offset + rows.length + 1
  const targets = await targetsOf(write.engine, run.id, first, offset + limit - first + 1)
  return [...rows, ...(await previewOf({ action: run.action, values: run.values }, targets, write))]
}

/** Leaves out what this person may not read, and the records that are hidden from them. */
export async function shown(lines: readonly Line[], context: Context): Promise<ReceiptItem[]> {
  const items: ReceiptItem[] = []
  for (const [name, some] of Map.groupBy(lines, ({ entity }) => entity ?? context.entity.name)) {
    const entity = context.entities.get(name)
    if (entity) items.push(...(await shownOf(some, { ...context, entity })))
  }
  return items.toSorted((a, b) => a.place - b.place)
}

async function shownOf(lines: readonly Line[], context: Context): Promise<ReceiptItem[]> {
  const { entity, access, engine } = context
  const mayReadAny = access.may(entity.access.read)
  const hidden = mayReadAny ? await hiddenIds(lines, context) : undefined
  const visible = listedProperties(entity, access).filter(
    ({ property: { name } }) => !serverFilled.some((filled) => filled === name),
  )
  const targets = await targetsIn(lines, visible, context, engine)
  const titled = entity.properties.find(({ name }) => name === entity.titleField)
  const maySeeTitle = titled !== undefined && mayRead(titled, access) && !titled.access?.logReads
  return lines.map((line) => {
    const { place, id, title, outcome, errors } = line
    const isSeen = hidden !== undefined && (id === null || !hidden.has(Number(id)))
    const changes = isSeen ? changesIn(line, visible, targets) : []
    return {
      place,
      entity: entity.name,
      recordId: id === null ? null : Number(id),
      title: isSeen && maySeeTitle ? title : null,
      outcome,
      changes: changes.map(({ property, from, to }) => ({ property, before: from, after: to })),
      errors,
      line: line.line ?? null,
      cells: line.cells ?? [],
      isNew: line.isNew ?? false,
    }
  })
}

/** Records that exist and that this person may not see; a deleted one is told by its receipt. */
async function hiddenIds(lines: readonly Line[], context: Context): Promise<ReadonlySet<number>> {
  const params = new Params()
  const scope = rowScope(context, params)
  if (scope === undefined) return new Set()
  const ids = params.add(
    lines.flatMap(({ id }) => id ?? []),
    'bigint[]',
  )
  const text = `select t.id from ${quote(context.entity.table)} t where t.id = any(${ids}) and (${scope}) is not true`
  const { rows } = await context.engine.query<{ id: number }>(prepared(text, params.values))
  return new Set(rows.map(({ id }) => id))
}
