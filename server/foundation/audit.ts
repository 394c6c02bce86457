/**
 * The audit: one row per write, in the transaction of the write. It says who did what to which record, on whose
 * behalf, and per property the values before and after.
 */
import type { Entity } from '#schemas/entity.ts'
import type { Actor } from './access.ts'
import type { Statement } from '#server/db/engine.ts'

export type Changes = Readonly<Record<string, { from?: unknown; to?: unknown }>>
/** The person shown as the author and, under impersonation, the account behind it; or a part of the program. */
export type Actors = { person: Actor | null; impersonator: Actor | null; system?: string }
/** An entity, or something else with a name in the audit, such as settings. */
export type Named = Pick<Entity, 'name' | 'properties'>
export type AuditEvent = {
  access: Actors
  action: string
  entity: Named
  /** null: the entity as a whole. */
  recordId: number | null
  changes: Changes
  requestId: string
  /** Milliseconds since 1970. Default: the clock of the database. */
  at?: number
}

/** The insert of a row: columns filled by `actorsOf`, then those of the event. */
export const auditInsert = `insert into audit_log
  (actor_id, actor_name, impersonator_id, impersonator_name, action, entity, record_id, changes, request_id)`
const text = `${auditInsert.replace(/\)$/, ', at)')} values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, coalesce($10::timestamptz, now()))`

/** Prefix of a program part's name, so that an API key cannot have the same one. */
export const systemMark = 'system:'

/**
 * Values for the author and the account behind it: id and name of each, null where absent. API keys and
 * `system` have a name but no id.
 */
export const actorsOf = ({ person, impersonator, system }: Actors): readonly (string | number | null)[] =>
  [person?.id || null, person?.name ?? (system && `${systemMark}${system}`), impersonator?.id, impersonator?.name].map(
    (value) => value ?? null,
  )

/** Returns the statement that writes the event; run it in the transaction of the write. */
export function auditStatement({ access, action, entity, recordId, changes, requestId, at }: AuditEvent): Statement {
  const moment = at === undefined ? null : new Date(at).toISOString()
  const what = [action, entity.name, recordId, JSON.stringify(veil(entity, changes)), requestId, moment]
  return { text, values: [...actorsOf(access), ...what], name: 'audit' }
}

/** The changes of one record, where many are written at once. */
export type Changed = { recordId: number; changes: Changes }

/** The same for many records at once, in their order. */
export function auditManyStatement(
  { access, action, entity, requestId }: Omit<AuditEvent, 'recordId' | 'changes' | 'at'>,
  changed: readonly Changed[],
): Statement {
  const lines = changed.map(({ changes }) => JSON.stringify(veil(entity, changes)))
  const what = [action, entity.name, requestId, changed.map(({ recordId }) => recordId), lines]
  return { text: textOfMany, values: [...actorsOf(access), ...what], name: 'audit-many' }
}

const textOfMany = `${auditInsert} select $1::bigint, $2, $3::bigint, $4, $5, $6, x.id, x.changes::jsonb, $7
  from unnest($8::bigint[], $9::text[]) with ordinality x(id, changes, place) order by x.place`

/** The differences between two versions of a record, per property, with values as in the API. */
export function changesBetween(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>) {
  const changed = Object.keys(after).filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  )
  return Object.fromEntries(changed.map((name) => [name, { from: before[name] ?? null, to: after[name] ?? null }]))
}

/** Hides the values of write-only properties: what may not be returned may not be stored in the audit either. */
export function veil(entity: Named, changes: Changes): Changes {
  const secret = new Set(entity.properties.filter(({ writeOnly }) => writeOnly).map(({ name }) => name))
  const mark = (value: unknown) => (value === null || value === undefined ? value : '***')
  return Object.fromEntries(
    Object.entries(changes).map(([name, { from, to }]) => [
      name,
      secret.has(name) ? { from: mark(from), to: mark(to) } : { from, to },
    ]),
  )
}
