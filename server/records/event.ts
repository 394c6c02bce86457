/** For one write: one row in the audit and one event for listeners. */
import {
  actorsOf,
  auditInsert,
  auditManyStatement,
  auditStatement,
  changesBetween,
  type Changes,
  type Named,
} from '#server/foundation/audit.ts'
import type { Entity, Property } from '#schemas/entity.ts'
import type { Body } from '#server/records/values/body.ts'
import type { Behaviour } from './behaviour.ts'
import type { WriteContext } from './hooks.ts'
import { literal, type Params } from '#server/sql/sql.ts'
import { storedRecord } from './storedRecords.ts'
import { contextIn, writerIn, type Within } from './within.ts'

type Written = { action: string; id: number; before: Body | null; after: Body | null }

/** Call it once the record is written. Actions are always audited, other writes as the entity says. */
export async function recordWrite(written: Written, within: Within): Promise<void> {
  const { entity } = within
  const before = written.before && withoutVersion(written.before)
  const after = written.after && withoutVersion(written.after)
  if (isAudited(written.action, entity)) await addLine(written, changesOf({ before, after }), within)
  await tell({ ...written, before, after, entity, by: writerIn(within) }, within)
}

/** The same for many records: one statement for their audit, listeners for each in turn. */
export async function recordWrites(
  action: string,
  written: readonly Omit<Written, 'action'>[],
  within: Within,
  asListeners: Within,
): Promise<void> {
  const { access, entity, requestId, trx } = within
  const plain = written.map(({ id, before, after }) => ({
    id,
    before: before && withoutVersion(before),
    after: after && withoutVersion(after),
  }))
  if (isAudited(action, entity) && plain.length > 0) {
    const changed = plain.map((one) => ({ recordId: one.id, changes: changesOf(one) }))
    await trx.query(auditManyStatement({ access, action, entity, requestId }, changed))
  }
  await tellAll(action, plain, within, asListeners)
}

/** Tells listeners of each in turn. */
export async function tellAll(
  action: string,
  written: readonly Omit<Written, 'action'>[],
  within: Within,
  asListeners: Within,
): Promise<void> {
  const { entity } = within
  for (const { id, before, after } of written) {
    const plain = { id, before: before && withoutVersion(before), after: after && withoutVersion(after) }
    await tell({ ...plain, action, entity, by: writerIn(within) }, asListeners)
  }
}

const isAudited = (action: string, { audit }: Entity): boolean =>
  audit === true || !['create', 'update', 'delete'].includes(action)

function changesOf({ before, after }: Pick<Written, 'before' | 'after'>): Changes {
  const emptied = Object.fromEntries(Object.keys(before ?? {}).map((name) => [name, null]))
  return changesBetween(before ?? {}, after ?? emptied)
}

/** The same for an update that only knows these properties: listeners receive the whole record. */
export async function recordChange(id: number, before: Body, after: Body, within: Within): Promise<void> {
  const { entity, behaviour } = within
  if (behaviour.isSilent(entity.name)) {
    if (entity.audit) await addLine({ action: 'update', id }, changesBetween(before, after), within)
    return
  }
  const record = await storedRecord(id, within, within.trx)
  await recordWrite({ action: 'update', id, before: { ...record, ...before }, after: { ...record, ...after } }, within)
}

/**
 * SQL that writes audit rows for many updates of one property at once: for the rows of `changed`, with `id`,
 * `from` and `to`.
 */
export function linesOf(
  { entity, property }: { entity: Entity; property: Property },
  { access, requestId }: WriteContext,
  params: Params,
): string {
  const [actor, actorName, other, otherName] = actorsOf(access)
  const who = [
    params.add(actor, 'bigint'),
    params.add(actorName, 'text'),
    params.add(other, 'bigint'),
    params.add(otherName, 'text'),
  ]
  const changes = `jsonb_build_object(${literal(property.name)}, jsonb_build_object('from', "from", 'to', "to"))`
  return `${auditInsert} select ${who.join(', ')}, 'update', ${literal(entity.name)}, id, ${changes}, ${params.add(requestId, 'text')} from changed`
}

export type Noted = { action: string; id: number | null; changes: Changes; at?: number }

/** The same for something that changed no record, such as starting to work as somebody else. */
export async function recordNote(note: Noted, of: Named, within: Omit<Within, 'entity'>): Promise<void> {
  const { access, requestId, trx } = within
  const { id: recordId, ...rest } = note
  await trx.query(auditStatement({ access, entity: of, recordId, requestId, ...rest }))
  const entity = within.entities.get(of.name)
  if (!entity) return
  const event = { action: note.action, id: note.id, before: null, after: null, entity, by: writerIn(within) }
  await tell(event, { ...within, entity })
}

async function tell(event: Parameters<ReturnType<Behaviour['listenersOf']>[number]>[0], within: Within): Promise<void> {
  for (const hear of within.behaviour.listenersOf(event.entity.name)) await hear(event, contextIn(within))
}

const addLine = ({ action, id }: { action: string; id: number | null }, changes: Changes, within: Within) => {
  const { access, entity, requestId, trx } = within
  return trx.query(auditStatement({ access, action, entity, recordId: id, changes, requestId }))
}

const withoutVersion = ({ _version, ...values }: Body): Body => values
