/** Check of the deed of a bulk run: its right, and its values as one record's write would check them. */
import type { Entity, RoleExpression } from '#schemas/entity.ts'
import type { LifecycleAction } from '#schemas/lifecycle.ts'
import type { Validate } from '#schemas/validation.ts'
import { FieldErrors, NotAllowed, Refused } from '#server/errors.ts'
import type { Access } from '#server/foundation/access.ts'
import { identifies } from '#server/records/lifecycle/switch.ts'
import type { Records, Deed } from '#server/records/contract.ts'
import { checkBody, type Body, type Validators } from '#server/records/values/body.ts'
import { withRelationIds } from '#server/records/values/readBack.ts'
import type { Entities } from '#server/sql/projection.ts'

/** An entity with everything that writing its records needs. */
export type BulkEntity = {
  entity: Entity
  entities: Entities
  records: Records
  validators: Validators
  /** Validators of the bodies of its actions, by their exported names. */
  actionValidators: Readonly<Record<string, Validate>>
}

/**
 * @param values As sent; of a run under way: as stored.
 * @throws {NotAllowed} Without the right. @throws {FieldErrors | Refused} For values that a single write would
 * refuse.
 */
export function checkedDeed({ action, values }: Deed, of: BulkEntity, access: Access): Deed {
  const { entity, records } = of
  const own = records.deedsOf(entity).find(({ name }) => name === action)
  const right = rightTo(action, of)
  if (right === undefined) throw new FieldErrors({ action: [{ key: 'validation.enum' }] })
  if (!access.may(entity.access.read) || !access.may(right)) throw new NotAllowed()
  if (own) return { action, values: own.check(values, access) }
  if (action === 'delete') {
    const [extra] = Object.keys(values)
    if (extra !== undefined) throw new FieldErrors({ [extra]: [{ key: 'validation.unknown' }] })
    return { action, values: {} }
  }
  if (action === 'update') return { action, values: checkedChanges(values, of, access) }
  return { action, values: checkedInput(action, values, of, access) }
}

/** The right that doing this to one record needs; undefined: it cannot be done in bulk. */
export function rightTo(
  action: string,
  { entity, records }: Pick<BulkEntity, 'entity' | 'records'>,
): RoleExpression | undefined {
  const { access, lifecycle } = entity
  if (action === 'update') return access.update
  if (action === 'delete') return access.delete
  const deed = records.deedsOf(entity).find(({ name }) => name === action)
  if (deed) return deed.right
  const found = ownAction(action, lifecycle?.actions)
  // Secrets that an action tells once have no place in a receipt.
  return found && found.by !== 'system' && found.tells === undefined ? found.access : undefined
}

const ownAction = (name: string, actions: Readonly<Record<string, LifecycleAction>> = {}) =>
  Object.hasOwn(actions, name) ? actions[name] : undefined

/** Whether somebody must have shown lately who they are. @param ids undefined: not known yet. */
export async function needsIdentity(
  { action, values }: Deed,
  { entity, records }: BulkEntity,
  ids: readonly number[] | undefined,
): Promise<boolean> {
  const hooks = records.hooksOf(entity)
  // Rows of an import that would ask are not known before they are read.
  if (action === 'import') return hooks.confirm !== undefined || hasSwitch(entity)
  if (action !== 'update') return ownAction(action, entity.lifecycle?.actions)?.identify === true
  if (identifies(entity, values)) return true
  const asks = hooks.confirm?.update
  if (!asks) return false
  // A hook that looks at the record, and records that are not known yet.
  if (!ids) return asks.length > 1 || asks(values, '')
  for (const id of ids) if (await asks(values, String(id))) return true
  return false
}

const hasSwitch = ({ lifecycle }: Entity) => Object.values(lifecycle?.actions ?? {}).some(({ identify }) => identify)

function checkedChanges(sent: Body, { entity, validators }: BulkEntity, access: Access): Body {
  if (Object.keys(sent).length === 0) throw new FieldErrors({ values: [{ key: 'error.bulk.nothing' }] })
  if (Object.hasOwn(sent, '_version')) throw new FieldErrors({ _version: [{ key: 'validation.unknown' }] })
  return checkBody(withRelationIds(sent, entity), entity, validators.validateUpdate, access)
}

function checkedInput(name: string, sent: Body, { entity, actionValidators }: BulkEntity, access: Access): Body {
  const { lifecycle } = entity
  const validate = actionValidators[`validate${name.charAt(0).toUpperCase()}${name.slice(1)}`]
  if (!lifecycle || !validate) throw new Refused({ key: 'error.invalid' })
  // An action asks for properties that are otherwise read-only, and for parameters.
  const properties = [...entity.properties, ...lifecycle.parameters].map((one) => ({ ...one, readOnly: false }))
  const inputs = { ...entity, properties }
  return checkBody(withRelationIds(sent, inputs), inputs, validate, access)
}
