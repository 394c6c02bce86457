/** Editing and deleting in the current state of a lifecycle. */
import type { RaRecord } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import type { LifecycleState } from '#schemas/lifecycle.ts'

/** Whether anything of it may be edited. */
export const isEditable = (entity: Entity, record: Partial<RaRecord>): boolean => {
  const editable = editableOf(entity, record)
  return typeof editable === 'boolean' ? editable : editable.length > 0
}

/** Names of the properties that may not; of a new record all may. */
export function closedIn(entity: Entity, record: Partial<RaRecord> | undefined): ReadonlySet<string> {
  const editable = record ? editableOf(entity, record) : true
  const mayEdit = (name: string) => (typeof editable === 'boolean' ? editable : editable.includes(name))
  return new Set(entity.properties.map(({ name }) => name).filter((name) => !mayEdit(name)))
}

/** Whether its state lets it be deleted. */
export const isDeletable = (entity: Entity, record: Partial<RaRecord>): boolean =>
  stateOf(entity, record)?.deletable ?? true

const editableOf = (entity: Entity, record: Partial<RaRecord>): boolean | readonly string[] =>
  stateOf(entity, record)?.editable ?? true

const stateOf = ({ lifecycle }: Entity, record: Partial<RaRecord>): LifecycleState | undefined =>
  lifecycle?.states[String(record[lifecycle.property])]
