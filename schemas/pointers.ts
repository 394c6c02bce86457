/** Relations that move when a record is replaced: choices of people do, records of who did what do not. */
import { serverFilled, type Entity, type Property } from './entity.ts'

/** A relation, and the entity that has it. */
export type Pointer = { owner: Entity; property: Property }

export const pointersAt = (entity: Entity, entities: Iterable<Entity>): Pointer[] =>
  [...entities].flatMap((owner) =>
    owner.properties.flatMap((property) => (property.relation?.entity === entity.name ? [{ owner, property }] : [])),
  )

/** Filled in by people, in a form or with an action. A log, and whoever made or decided something, is not rewritten. */
export function isMoved({ owner, property }: Pointer): boolean {
  if (owner.kind === 'log' || owner.access.update === undefined) return false
  if (serverFilled.some((name) => name === property.name)) return false
  return !property.readOnly || isAskedFor(owner, property)
}

const isAskedFor = ({ lifecycle }: Entity, { name }: Property): boolean =>
  Object.values(lifecycle?.actions ?? {}).some(
    ({ by, fields }) => by !== 'system' && [...fields.require, ...fields.optional].includes(name),
  )

/** Records that say which other one took their place are merged in a way of their own, which can be undone. */
const mergesItself = ({ name, properties }: Entity): boolean =>
  properties.some((property) => property.name === 'mergedInto' && property.relation?.entity === name)

/** Whether records of the entity can be replaced: those that people change and delete, and that are chosen elsewhere. */
export const isReplaceable = (entity: Entity, entities: Iterable<Entity>): boolean =>
  (entity.kind === 'lookup' || entity.kind === 'record') &&
  entity.access.update !== undefined &&
  entity.access.delete !== undefined &&
  !mergesItself(entity) &&
  pointersAt(entity, entities).some(isMoved)
