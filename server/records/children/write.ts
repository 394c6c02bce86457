/**
 * Writes child rows as records of their own entity, in the transaction of their parent, with their own hooks,
 * rules, audit and rights.
 */
import type { Child, Entity, RoleExpression } from '#schemas/entity.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors, Refused, type Text } from '#server/errors.ts'
import { filledIn } from '#server/records/storedRecords.ts'
import { update } from '#server/records/rows.ts'
import type { Context } from '#server/lists/page.ts'
import type { Records } from '#server/records/contract.ts'
import type { Writer } from '#server/foundation/writer.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { allOf, Params, quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'
import { atRow, type SentRow, type SentRows } from './check.ts'
import { rowsIn } from './read.ts'
import { rowsNote } from './note.ts'

type Write = Context & Writer & { records: Records }

/**
 * Replaces the rows of a record by those that were sent, in that order: creates new ones, deletes missing ones.
 *
 * @param isNew The parent was created by the same call.
 * @throws {FieldErrors} With the mistakes, at paths such as `lines.0.amount`.
 * @throws {Outdated} If someone else has written a row since: the sender's record is outdated.
 */
export async function writeRows(
  ownerId: number,
  sentRows: readonly SentRows[],
  write: Write,
  trx: Trx,
  isNew = false,
): Promise<void> {
  const errors: Record<string, readonly Text[]> = {}
  const written: [string, Touched][] = []
  for (const sent of sentRows) written.push([sent.child.name, await writeKind(ownerId, sent, { write, trx, errors })])
  if (Object.keys(errors).length > 0) throw new FieldErrors(errors)
  // Raises the parent's version, so that other readers of the record with its rows hold an outdated one.
  const changed = written.filter(([, { gone, there, isMoved }]) => isMoved || gone.length + there.length > 0)
  if (changed.length === 0 || isNew) return
  await update(ownerId, filledIn(write.entity, write, false), write.entity, trx)
  if (write.entity.audit) await write.records.note(trx, write.entity, ownerId, noteOf(changed), write)
}

/** Ids of rows that were deleted, and of those that were changed or added. */
type Touched = { gone: number[]; there: number[]; isMoved: boolean }

/** Names the rows, whose own lines in the audit say the rest: the history of the record shows both. */
const noteOf = (changed: readonly [string, Touched][]) => ({
  name: rowsNote,
  changes: Object.fromEntries(changed.map(([name, { gone, there }]) => [name, { from: gone, to: there }])),
})

type Work = { write: Write; trx: Trx; errors: Record<string, readonly Text[]> }
type Stored = { id: number; version: number }

async function writeKind(ownerId: number, { child, rows: sent }: SentRows, work: Work): Promise<Touched> {
  const { write, trx, errors } = work
  const { rows: entity } = rowsIn(child, write.entities)
  const stored = await storedRows(ownerId, child, { ...write, entity }, trx)
  if (stored.length > child.most) throw new Refused({ key: 'error.tooManyChildren', values: { max: child.most } })
  const sentIds = new Set(sent.flatMap(({ id }) => id ?? []))
  const [gone, there]: [number[], number[]] = [[], []]
  for (const { id } of stored.filter((row) => !sentIds.has(row.id))) {
    if (!isAllowed(entity.access.delete, write)) throw new FieldErrors({ [child.name]: [{ key: 'error.keptRow' }] })
    await write.records.delete(trx, entity, id, write)
    gone.push(Number(id))
  }
  const ids: number[] = []
  for (const [index, row] of sent.entries()) {
    await atRow(child, index, errors, async () => {
      const written = await writeRow(row, { ownerId, child, entity, stored, write, trx })
      ids.push(written.id)
      if (written.isChanged) there.push(written.id)
    })
    // A failed statement has aborted the transaction, so no other row can be tried.
    if (Object.keys(errors).length > 0) throw new FieldErrors(errors)
  }
  if (!entity.position || ids.length < 2) return { gone, there, isMoved: false }
  const before = stored.map(({ id }) => id).filter((id) => ids.includes(id))
  const isMoved = before.some((id, index) => ids[index] !== id)
  if (isMoved) await write.records.reorder(trx, entity, ids, write)
  return { gone, there, isMoved }
}

type Place = { ownerId: number; child: Child; entity: Entity; stored: readonly Stored[]; write: Write; trx: Trx }

async function writeRow({ id, version, body, standing }: SentRow, place: Place) {
  const { ownerId, child, entity, stored, write, trx } = place
  if (id === undefined) {
    allow(entity.access.create, write)
    const made = await write.records.create(trx, entity, { ...body, [child.property]: ownerId }, write)
    return { id: Number(made.id), isChanged: true }
  }
  const storedRow = stored.find((row) => row.id === id)
  if (!storedRow) throw new FieldErrors({ id: [{ key: 'error.notFound' }] })
  // A row with only an id stays as it is, or changes place; neither needs a right.
  if (Object.keys(body).length === 0) return { id, isChanged: false }
  allow(entity.access.update, write)
  const before = await versionOf(id, entity, trx)
  const expected = { version: version ?? storedRow.version, standing }
  await write.records.update(trx, entity, id, body, write, expected)
  return { id, isChanged: (await versionOf(id, entity, trx)) !== before }
}

const isAllowed = (right: RoleExpression | undefined, { access }: Write): boolean =>
  right !== undefined && access.may(right)

function allow(right: RoleExpression | undefined, write: Write): void {
  if (!isAllowed(right, write)) throw new Refused({ key: 'error.notAllowed' })
}

/** Physical address of the row, which changes with every write. */
async function versionOf(id: number, { table }: Entity, trx: Trx): Promise<string> {
  const text = `select t.ctid::text as place from ${quote(table)} t where t.id = $1::bigint`
  return (await trx.query<{ place: string }>(prepared(text, [id]))).rows[0]?.place ?? ''
}

/** The rows that this person may see, in reading order, locked against concurrent changes. */
async function storedRows(ownerId: number, child: Child, context: Context, trx: Trx): Promise<Stored[]> {
  const { entity } = context
  const { column } = rowsIn(child, context.entities)
  const params = new Params()
  const condition = allOf([`t.${quote(column)} = ${params.add(ownerId, 'bigint')}`, rowScope(context, params)])
  const version = entity.version ? 't.version' : '0 as version'
  const place = entity.properties.find(({ name }) => name === entity.position)
  const order = `${place ? `t.${quote(place.column)}, ` : ''}t.id`
  const text = `select t.id, ${version} from ${quote(entity.table)} t where ${condition} order by ${order} for update of t`
  return (await trx.query<Stored>(prepared(text, params.values))).rows
}
