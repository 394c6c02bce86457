/** Undo of the last save: what the audit says stood there before is written again, as a change like any other. */
import { forServer } from '#server/db/outsider.ts'
import { FieldErrors, Refused } from '#server/errors.ts'
import type { Changes } from '#server/foundation/audit.ts'
import type { Context } from '#server/lists/page.ts'
import type { Body } from '#server/records/values/body.ts'
import { mayWrite } from '#server/sql/rights.ts'
import { prepared } from '#server/sql/statement.ts'
import type { Entity } from '#schemas/entity.ts'
import { unsentRecord } from './record.ts'

/** Whether records have an undo: their changes must be known, and a version must say that nothing came after. */
export const hasUndo = ({ audit, version, access }: Entity): boolean => audit && version && access.update !== undefined

/**
 * Returns the values that the last save of this person changed, as they stood before it.
 *
 * @throws {NotFound} If the record is hidden from this person.
 * @throws {Refused} If the last thing that happened to it was no change by this person, or is kept nowhere.
 */
export async function undone(id: string, context: Context): Promise<Body> {
  const { entity, access, engine } = context
  await unsentRecord(id, context)
  const text =
    'select action, actor_id as actor, changes from audit_log where entity = $1 and record_id = $2::bigint order by id desc limit 1'
  // The record is seen; the audit is closed to people from outside.
  const { rows } = await forServer(() =>
    engine.query<{ action: string; actor: number | null; changes: Changes }>(prepared(text, [entity.name, id])),
  )
  const [last] = rows
  if (last?.action !== 'update' || !last.actor || last.actor !== access.person?.id)
    throw new Refused({ key: 'error.notUndone' })
  const changed = entity.properties.filter(({ name }) => Object.hasOwn(last.changes, name))
  if (changed.some(({ writeOnly }) => writeOnly)) throw new Refused({ key: 'error.notUndone' })
  // Values that the server fills in follow from the others.
  const own = changed.filter((property) => mayWrite(property, access))
  return Object.fromEntries(own.map(({ name }) => [name, last.changes[name]?.from ?? null]))
}

/** @throws {FieldErrors} If the body has no version. */
export function versionIn(body: Body): number {
  if (typeof body.version === 'number') return body.version
  throw new FieldErrors({ version: [{ key: 'validation.required' }] })
}

/** The route as OpenAPI describes it. */
export const undoSchema = ({ typeName, name, plural }: Entity, named: object) => ({
  tags: [plural],
  summary: `Undo one’s own last change of a ${name}`,
  description: 'Puts back what that change altered, as a change like any other; refused when something came after it.',
  operationId: `undo${typeName}`,
  ...named,
  body: { type: 'object', required: ['version'], properties: { version: { type: 'integer', minimum: 1 } } },
  response: {
    200: { description: 'The record.', content: { 'application/json': { schema: { $ref: `${typeName}#` } } } },
  },
})
