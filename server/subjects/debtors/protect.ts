/** Enters a protection of a debtor: one event, the state of the debtor, and all its open files suspended. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { effectsOf, lastDay, termMistake, type ProtectionKind } from '#domain/protection.ts'
import { arrangement } from '#schemas/generated/arrangement.ts'
import { debtor } from '#schemas/generated/debtor.ts'
import { insolvencyEvent } from '#schemas/generated/insolvency-event.ts'
import { validateCreate } from '#schemas/generated/insolvency-event.validate.js'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors, Refused } from '#server/errors.ts'
import { system, type Writer } from '#server/foundation/writer.ts'
import { writerOf } from '#server/records/call.ts'
import { checkBody } from '#server/records/values/body.ts'
import { names } from '#server/sql/names.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { activeEvents } from './events.ts'
import { filesOf, lockDebtors, type DebtorRow } from './filesOf.ts'
import { checkReach } from './reach.ts'
import { suspendFiles } from './suspendFiles.ts'

export type NewProtection = {
  kind: ProtectionKind
  startDate: string
  endDate?: string | null
  reference?: string
  court?: number
  representative?: number
  offeredPercentage?: string
  note?: string
}

const a = names('arrangement')
const d = names('debtor')

/** @throws {FieldErrors} When its term is impossible, with what is wrong. @returns The values that are stored. */
export function checkedProtection(id: number, given: NewProtection, { access }: FastifyRequest, today: string) {
  const mistake = termMistake(given.kind, given, today)
  if (mistake) throw new FieldErrors({ [mistake.field]: [{ key: `error.debtor.${mistake.reason}` }] })
  const { blocksCollection, stopsInterest } = effectsOf(given.kind)
  const draft = { ...given, debtor: id, endDate: lastDay(given.kind, given), blocksCollection, stopsInterest }
  return { ...given, ...draft, ...checkBody(draft, insolvencyEvent, validateCreate, access) }
}

/** @throws {Refused} When somebody has found that it is the same as another debtor. */
export function checkStands({ mergedInto }: DebtorRow): void {
  if (mergedInto !== null) throw new Refused({ key: 'error.debtor.merged' })
}

/**
 * @returns The event; the same again for the same kind and first day, as long as it has not ended.
 * @throws {FieldErrors} Nothing is changed then.
 */
export function protect(app: FastifyInstance, id: number, given: NewProtection, request: FastifyRequest) {
  const { records } = app
  const by = writerOf(request)
  const today = todayAt(app.now())
  const draft = checkedProtection(id, given, request, today)
  return app.engine.transaction(async (trx) => {
    const [row] = await lockDebtors(trx, [id])
    if (row) checkStands(row)
    await checkReach(trx, [id], by.access)
    const isSame = (one: { kind: string; startDate: string }) =>
      one.kind === given.kind && one.startDate === given.startDate
    const standing = (await activeEvents(trx, id)).find(isSame)
    if (standing) return { id: standing.id, isNew: false }
    await records.create(trx, insolvencyEvent, draft, by)
    const event = (await activeEvents(trx, id)).find(isSame)
    if (!event) throw new Error(`The protection of debtor ${id} is not active.`)
    const files = await filesOf(trx, [id])
    await suspendFiles(event, files, { trx, records, by, today })
    await noteArrangements(trx, { app, by, files: files.filter((one) => one.arrangement).map((one) => one.id) })
    if (given.kind === 'deceased') await noteDeath(trx, id, given.startDate, { app, by })
    return { id: event.id, isNew: true }
  })
}

type Noting = { app: FastifyInstance; by: Writer }

/** Arrangements are left as they are; their history says what happened to their file. */
async function noteArrangements(trx: Trx, { app, by, files }: Noting & { files: readonly number[] }): Promise<void> {
  const { rows } = await trx.query<{ id: number }>({
    text: `select ${a.id}::int as id from arrangement where ${a.file_id} = any($1::bigint[]) and ${a.status} = 'active' order by ${a.id}`,
    values: [files],
  })
  for (const { id } of rows)
    await app.records.note(trx, arrangement, id, { name: 'file-suspended' }, system('protection', by))
}

async function noteDeath(trx: Trx, id: number, day: string, { app, by }: Noting): Promise<void> {
  const { rows } = await trx.query({
    text: `select from debtor where ${d.id} = $1 and ${d.kind} = 'private' and ${d.deceased_at} is null`,
    values: [id],
  })
  if (rows.length > 0) await app.records.update(trx, debtor, id, { deceasedAt: day }, system('protection', by))
}
