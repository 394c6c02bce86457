/** Splits debtors that were merged: what moved and still stands there goes back, what was added since stays. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { debtor } from '#schemas/generated/debtor.ts'
import { entityByName } from '#schemas/generated/entities.ts'
import { file } from '#schemas/generated/file.ts'
import type { Trx } from '#server/db/engine.ts'
import { NotFound, Refused } from '#server/errors.ts'
import type { Writer } from '#server/foundation/writer.ts'
import { writerOf } from '#server/records/call.ts'
import { storedRecord } from '#server/records/storedRecords.ts'
import { names } from '#server/sql/names.ts'
import { prepared } from '#server/sql/statement.ts'
import { quote } from '#server/sql/sql.ts'
import { activeEvents } from './events.ts'
import { lockDebtors } from './filesOf.ts'
import { act, actions, pointers, type HeldFile, type Moved, type MovedRecord } from './merge.ts'
import { checkPointers } from './reach.ts'
import { refresh } from './refresh.ts'

const f = names('collection_file')
const e = names('insolvency_event', 'e')

type MergeRow = { id: number; kept: number; merged: number; moved: Moved; undone: boolean }

/** @throws {NotFound | Refused} When it was undone already, or the one that was kept was merged into another since. */
export function split(app: FastifyInstance, id: number, request: FastifyRequest) {
  const by = writerOf(request)
  return app.engine.transaction(async (trx) => {
    const found = await mergeRow(trx, id)
    const { kept, merged } = found
    const [row] = await lockDebtors(trx, [kept, merged])
    // The lock may have waited for somebody who undid the merge meanwhile.
    const { moved, undone } = await mergeRow(trx, id)
    if (undone) throw new Refused({ key: 'error.debtor.splitAlready' })
    if (row && row.mergedInto !== null) throw new Refused({ key: 'error.debtor.mergedSince' })
    await checkPointers(trx, pointers(), [kept, merged], by.access)
    let back = 0
    for (const record of moved.records) back += Number(await moveBack(app, trx, record, { kept, merged, by }))
    await act(app, trx, debtor, merged, { mergedInto: null }, by, actions.split)
    await releaseHeld(app, trx, moved.held, by)
    for (const one of [kept, merged]) await refresh(trx, one, { records: app.records, by })
    await trx.query({
      text: `delete from protected_file p using insolvency_event e, collection_file c where p.event_id = ${e.id} and p.file_id = c.id
        and c.${f.debtor_id} = any($1::bigint[]) and ${e.debtor_id} <> c.${f.debtor_id}`,
      values: [[kept, merged]],
    })
    await trx.query({
      text: 'update debtor_merge set undone_at = $2, undone_by = $3 where id = $1',
      values: [id, new Date(app.now()).toISOString(), by.access.person?.id || null],
    })
    return { kept, merged, moved: back }
  })
}

async function mergeRow({ query }: Pick<Trx, 'query'>, id: number): Promise<MergeRow> {
  const { rows } = await query<MergeRow>({
    text: `select id::int as id, kept_id::int as kept, merged_id::int as merged, moved, undone_at is not null as undone from debtor_merge where id = $1`,
    values: [id],
  })
  const [row] = rows
  if (!row) throw new NotFound()
  return row
}

type Splitting = { kept: number; merged: number; by: Writer }

/** @returns Whether it went back: what somebody has changed since stays. */
async function moveBack(app: FastifyInstance, trx: Trx, record: MovedRecord, { kept, merged, by }: Splitting) {
  const entity = entityByName.get(record.entity)
  const property = entity?.properties.find(({ name }) => name === record.property)
  if (!entity || !property) return false
  const exists = await trx.query(prepared(`select from ${quote(entity.table)} where id = $1::bigint`, [record.id]))
  if (exists.rows.length === 0) return false
  const now = (await storedRecord(record.id, { entity }, trx))[property.name]
  const write = (value: unknown) => act(app, trx, entity, record.id, { [property.name]: value }, by, actions.split)
  if (!property.relation?.many) {
    if (now !== kept) return false
    await write(merged)
    return true
  }
  const all = (now ?? []) as number[]
  if (record.dropped) {
    await write([...new Set([...all, kept])])
    return true
  }
  if (!record.had && !all.includes(kept)) return false
  await write([...new Set([...(record.had ? all : all.filter((one) => one !== kept)), merged])])
  return true
}

/** Files that only the protection of the other kept waiting are as they were, unless somebody has moved them since. */
async function releaseHeld(app: FastifyInstance, trx: Trx, held: readonly HeldFile[], by: Writer): Promise<void> {
  for (const { id, ...before } of held) {
    const { rows } = await trx.query<{ debtor: number; state: string }>({
      text: `select ${f.debtor_id}::int as debtor, ${f.workflow_status} as state from collection_file where ${f.id} = $1`,
      values: [id],
    })
    const [row] = rows
    if (!row || row.state !== 'suspend' || (await activeEvents(trx, row.debtor)).length > 0) continue
    await act(app, trx, file, id, before, by, actions.split)
  }
}
