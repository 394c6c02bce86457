/** Puts back what a run changed, where nobody has written the record since. */
import type { Trx } from '#server/db/engine.ts'
import type { Entity } from '#schemas/entity.ts'
import { NotAllowed, Refused, type Text } from '#server/errors.ts'
import type { Changes } from '#server/foundation/audit.ts'
import type { Access } from '#server/foundation/access.ts'
import type { Writer } from '#server/foundation/writer.ts'
import { say } from '#server/foundation/messages.ts'
import type { Body } from '#server/records/values/body.ts'
import { prepared } from '#server/sql/statement.ts'
import { rightTo, type BulkEntity } from './checkDeed.ts'
import type { Deed, Result, Target } from '#server/records/contract.ts'
import { refusedResult } from './result.ts'
import { undoOwn } from './undoOwn.ts'
import { countOf, writeRun, type Run } from './store.ts'

const atOnce = 50

/** @returns The reason why the run cannot be undone; undefined when it can. */
export function undoRefusal(run: Run, of: Pick<BulkEntity, 'entity' | 'records'>, access: Access): Text | undefined {
  if (run.state !== 'done' && run.state !== 'stopped') return { key: `error.bulk.undoState` }
  if (run.action === 'delete') return { key: 'error.bulk.undoDeleted' }
  if (run.action === 'replace') return { key: 'error.bulk.undoAction' }
  if (run.changed - run.undone - run.kept <= 0) return { key: 'error.bulk.undoNothing' }
  const back = backOf(run, of)
  if (back === undefined) return { key: 'error.bulk.undoAction' }
  const right = rightBack(run, back, of)
  if (right === undefined || !access.may(right)) return { key: 'error.notAllowed' }
  // The audit does not have them, so they cannot be put back.
  const isSecret = of.entity.properties.some(({ name, writeOnly }) => writeOnly && Object.hasOwn(run.values, name))
  return isSecret ? { key: 'error.bulk.undoSecret' } : undefined
}

/** Name of what undoes the run: an update, its own deed, or the action that reverses its own and asks for nothing. */
function backOf({ action }: Run, { entity, records }: Pick<BulkEntity, 'entity' | 'records'>): string | undefined {
  const { lifecycle } = entity
  const own = records.deedsOf(entity).find((one) => one.name === action)
  if (own) return own.undo === 'update' ? 'update' : own.undo && action
  if (action === 'update' || action === 'import') return 'update'
  const name = lifecycle?.actions[action]?.undo
  const back = name === undefined ? undefined : lifecycle?.actions[name]
  return back && back.fields.require.length === 0 ? name : undefined
}

/** An import writes records in two ways; which right putting one back needs is asked of each. */
const rightBack = ({ action }: Run, back: string, of: Pick<BulkEntity, 'entity' | 'records'>) =>
  action === 'import' ? of.entity.access.import : rightTo(back, of)

type Done = { place: number; id: number; stamp: number | null; changes: Changes; isNew: boolean }
const doneText = `select place, record_id as id, stamp, changes, is_new as "isNew" from bulk_run_record
  where run_id = $1::bigint and outcome = 'changed' order by place desc limit ${atOnce}`
const keepText = `update bulk_run_record r set outcome = x.outcome, errors = array(select jsonb_array_elements_text(x.errors))
  from jsonb_to_recordset($2::jsonb) as x(place int, outcome text, errors jsonb) where r.run_id = $1::bigint and r.place = x.place`

/** The last first, as one undoes by hand. @returns Number of records looked at; 0 when nothing is left. */
export async function undoChunk(trx: Trx, run: Run, of: BulkEntity, by: Writer): Promise<number> {
  const action = backOf(run, of)
  const right = action === undefined ? undefined : rightBack(run, action, of)
  if (action === undefined || right === undefined) throw new Refused({ key: 'error.bulk.undoAction' })
  if (!by.access.may(of.entity.access.read) || !by.access.may(right)) throw new NotAllowed()
  const { rows } = await trx.query<Done>(prepared(doneText, [run.id]))
  const outcomes: { place: number; outcome: 'undone' | 'kept'; errors: readonly string[] }[] = []
  for (const done of rows) outcomes.push(outcomeOf(await putBack(trx, { run, back: action }, done, of, by), by.access))
  if (outcomes.length === 0) return 0
  await trx.query(prepared(keepText, [run.id, JSON.stringify(outcomes)]))
  const counts = { undone: run.undone + countOf(outcomes, 'undone'), kept: run.kept + countOf(outcomes, 'kept') }
  await writeRun(trx, run.id, counts)
  return outcomes.length
}

async function putBack(
  trx: Trx,
  { run, back }: { run: Run; back: string },
  done: Done,
  of: BulkEntity,
  by: Writer,
): Promise<Result> {
  const action = done.isNew ? 'delete' : back
  const right = rightTo(action, of)
  const deed: Deed = { action, values: action === 'update' ? valuesBefore(done.changes, of.entity) : {} }
  const target: Target = {
    place: done.place,
    id: Number(done.id),
    stamp: done.stamp === null ? null : Number(done.stamp),
  }
  if (right === undefined || !by.access.may(right))
    return refusedResult(
      target,
      { key: 'error.notAllowed' },
      { before: undefined, entity: of.entity, access: by.access },
    )
  const own = of.records.deedsOf(of.entity).find(({ name }) => name === back)
  if (typeof own?.undo === 'function') {
    const { values } = run
    return undoOwn(trx, own.undo, { ...target, changes: done.changes, values }, of, by)
  }
  const [result] = await of.records.many(trx, of.entity, deed, [target], by)
  if (!result) throw new Error('A record was given and no result came back.')
  return result
}

/** Changes without those that follow from others: sums and what else the server or the database fills in. */
function valuesBefore(changes: Changes, { properties }: Entity): Body {
  const own = properties.filter(({ name, readOnly }) => !readOnly && Object.hasOwn(changes, name))
  return Object.fromEntries(own.map(({ name }) => [name, changes[name]?.from ?? null]))
}

function outcomeOf({ place, outcome, errors }: Result, { locale }: Access) {
  const isOutdated = errors.includes(say(locale, { key: 'error.bulk.outdated' }))
  const told = isOutdated ? [say(locale, { key: 'error.bulk.changedSince' })] : errors
  return { place, outcome: outcome === 'refused' ? ('kept' as const) : ('undone' as const), errors: told }
}
