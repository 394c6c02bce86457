/** Fields that say in words what a run is about: the list of its records, and what was done to them. */
import { useGetResourceLabel, useRecordContext } from 'react-admin'
import { useActionText } from '#resources/list/bulk/useActionText.ts'
import type { BulkRun } from '#schemas/generated/bulk-run.ts'

export const EntityField = () => {
  const run = useRecordContext<BulkRun>()
  const labelOf = useGetResourceLabel()
  return run ? labelOf(run.entity, 2) : null
}

export const ActionField = () => {
  const run = useRecordContext<BulkRun>()
  const actionText = useActionText()
  return run ? actionText(run.entity, run.action) : null
}
