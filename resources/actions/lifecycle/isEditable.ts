/** Editing in the current state of a lifecycle. */
import type { RaRecord } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'

/** Whether any property may be edited. */
export const isEditable = ({ lifecycle }: Entity, record: Partial<RaRecord>): boolean => {
  const editable = lifecycle?.states[String(record[lifecycle.property])]?.editable ?? true
  return typeof editable === 'boolean' ? editable : editable.length > 0
}
