/** What a lifecycle says of editing a record in the state that it is in. */
import type { RaRecord } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'

/** Whether anything of it may be edited. */
export const isEditable = ({ lifecycle }: Entity, record: Partial<RaRecord>): boolean => {
  const editable = lifecycle?.states[String(record[lifecycle.property])]?.editable ?? true
  return typeof editable === 'boolean' ? editable : editable.length > 0
}
