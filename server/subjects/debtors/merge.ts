/** Two debtors that are one person: what the one has goes to the other, and what moved is kept, so that they can be split again. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pointersAt, type Pointer } from '#schemas/pointers.ts'
import { debtor } from '#schemas/generated/debtor.ts'
import { entities } from '#schemas/generated/entities.ts'
import { file } from '#schemas/generated/file.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors, NotFound, Refused } from '#server/errors.ts'
import type { Writer } from '#server/foundation/writer.ts'
import { writerOf } from '#server/records/call.ts'
import { untyped } from '#server/records/contract.ts'
import { storedRecord } from '#server/records/storedRecords.ts'
import { prepared } from '#server/sql/statement.ts'
import { quote } from '#server/sql/sql.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { activeEvents } from './events.ts'
import { filesOf, lockDebtors, type DebtorFile, type DebtorRow } from './filesOf.ts'
import { checkPointers } from './reach.ts'
import { refresh } from './refresh.ts'
import { suspendFiles } from './suspendFiles.ts'

/** Relation of a record. `had`: the other debtor stood there already; `dropped`: it would be its own co-debtor. */
export type MovedRecord = { entity: string; property: string; id: number; had?: true; dropped?: true }
/** A file as it was before the protection of the other suspended it. */
export type HeldFile = Pick<DebtorFile, 'id' | 'workflowStatus' | 'phase' | 'holdReason' | 'pausedUntil'>
export type Moved = { records: MovedRecord[]; held: HeldFile[] }

export const actions = { merge: 'merge', split: 'split' } as const

/** Writes of the merge itself, which applies protections at its end. */
export const movesDebtor = (action: string): boolean => action === actions.merge || action === actions.split

/** Relations that point at debtors, of schemas to come too. */
export const pointers = (): Pointer[] => pointersAt(debtor, entities).filter(({ owner }) => owner.kind !== 'log')

/** @returns Ids of the records that point at the debtor. */
export async function pointing(
  { query }: Pick<Trx, 'query'>,
  { owner, property }: Pointer,
  id: number,
): Promise<number[]> {
  const text = property.relation?.many
    ? `select owner_id::int as id from ${quote(property.relation.linkTable ?? '')} where target_id = $1::bigint order by 1`
    : `select id::int as id from ${quote(owner.table)} where ${quote(property.column)} = $1::bigint order by 1`
  const { rows } = await query<{ id: number }>(prepared(text, [id]))
  return rows.map((row) => row.id)
}

/** @throws {FieldErrors | Refused} When the two cannot be one. */
export function checkPair(kept: DebtorRow | undefined, merged: DebtorRow | undefined): void {
  if (!kept || !merged) throw new NotFound()
  if (kept.mergedInto !== null) throw new Refused({ key: 'error.debtor.merged' })
  if (merged.mergedInto !== null) throw new FieldErrors({ other: [{ key: 'error.debtor.merged' }] })
  if (merged.kind !== kept.kind) throw new FieldErrors({ other: [{ key: 'error.debtor.otherKind' }] })
}

/** @returns The merge, by which it is undone. @throws {FieldErrors | Refused} Nothing is changed then. */
export function merge(
  app: FastifyInstance,
  { kept, merged }: { kept: number; merged: number },
  request: FastifyRequest,
) {
  if (kept === merged) throw new FieldErrors({ other: [{ key: 'error.debtor.itself' }] })
  const by = writerOf(request)
  return app.engine.transaction(async (trx) => {
    const [one, other] = await lockDebtors(trx, [kept, merged]).catch((error: unknown) => {
      throw error instanceof NotFound ? new FieldErrors({ other: [{ key: 'error.notFound' }] }) : error
    })
    checkPair(one, other)
    await checkPointers(trx, pointers(), [kept, merged], by.access)
    const records: MovedRecord[] = []
    for (const pointer of pointers())
      for (const id of await pointing(trx, pointer, merged))
        records.push(...(await move(app, trx, { pointer, id, from: merged, to: kept, by, action: actions.merge })))
    await act(app, trx, debtor, merged, { mergedInto: kept }, by)
    const held = await protectAll(app, trx, kept, by)
    await refresh(trx, merged, { records: app.records, by })
    const { rows } = await trx.query<{ id: number }>({
      text: 'insert into debtor_merge (kept_id, merged_id, moved, merged_by) values ($1, $2, $3, $4) returning id::int as id',
      values: [kept, merged, JSON.stringify({ records, held } satisfies Moved), by.access.person?.id || null],
    })
    return { id: rows[0]?.id ?? 0, moved: records.length }
  })
}

/** Protection of either holds for the files of both. @returns Files that it suspended, as they were. */
async function protectAll(app: FastifyInstance, trx: Trx, id: number, by: Writer): Promise<HeldFile[]> {
  const before = await filesOf(trx, [id])
  const within = { trx, records: app.records, by, today: todayAt(app.now()) }
  await refresh(trx, id, within)
  for (const event of await activeEvents(trx, id)) await suspendFiles(event, await filesOf(trx, [id]), within)
  const after = new Map((await filesOf(trx, [id])).map((one) => [one.id, one]))
  return before
    .filter((one) => after.get(one.id)?.workflowStatus !== one.workflowStatus)
    .map(({ id: of, workflowStatus, phase, holdReason, pausedUntil }) => ({
      id: of,
      workflowStatus,
      phase,
      holdReason,
      pausedUntil,
    }))
}

export type Moving = { pointer: Pointer; id: number; from: number; to: number; by: Writer; action: string }

/** Gives one relation of one record the other target. @returns What was done. */
export async function move(app: FastifyInstance, trx: Trx, moving: Moving): Promise<MovedRecord[]> {
  const { pointer, id, from, to, by, action } = moving
  const { owner, property } = pointer
  const done: MovedRecord = { entity: owner.name, property: property.name, id }
  const before = await storedRecord(id, { entity: owner }, trx)
  if (!property.relation?.many) {
    const value = { [property.name]: to }
    await act(app, trx, owner, id, { ...value, ...(await withoutItself(owner.name, before, to)) }, by, action)
    const isDropped = owner.name === file.name && ((before.coDebtors ?? []) as number[]).includes(to)
    return [done, ...(isDropped ? [{ ...done, property: 'coDebtors', dropped: true as const }] : [])]
  }
  const all = (before[property.name] ?? []) as number[]
  const isOwn = owner.name === file.name && before.debtor === to
  const rest = all.filter((one) => one !== from)
  await act(app, trx, owner, id, { [property.name]: isOwn || all.includes(to) ? rest : [...rest, to] }, by, action)
  return [{ ...done, ...((isOwn || all.includes(to)) && { had: true as const }) }]
}

/** Removes the debtor from the co-debtors: nobody is a co-debtor of themselves. */
async function withoutItself(entity: string, { coDebtors }: Record<string, unknown>, to: number) {
  if (entity !== file.name || !Array.isArray(coDebtors) || !coDebtors.includes(to)) return {}
  return { coDebtors: coDebtors.filter((one) => one !== to) as number[] }
}

/** Writes what forms may not: of closed files and ended protections too. */
export async function act(
  app: FastifyInstance,
  trx: Trx,
  entity: Pointer['owner'],
  id: number,
  changes: Record<string, unknown>,
  by: Writer,
  name: string = actions.merge,
): Promise<void> {
  await untyped(app.records).act(trx, entity, id, { name, decide: () => changes }, by)
}
