/** What can be done with the check of a client in the state that it is in. */
import { useRecordContext, useTranslate } from 'react-admin'
import { possibleActions } from '#domain/dueDiligence.ts'
import { dueDiligence, type DueDiligence } from '#schemas/generated/due-diligence.ts'
import { RecordAction } from '#resources/actions/RecordAction.tsx'
import { useMay } from '#resources/may.ts'

export const DueDiligenceActions = () => {
  const record = useRecordContext<DueDiligence>()
  const may = useMay()
  const translate = useTranslate()
  if (!record || !may(dueDiligence.access.update)) return null
  const reason = { name: 'reason', label: translate('resources.due-diligence.fields.reason'), required: true, lines: 3 }
  return possibleActions(record.status ?? 'open').map((action, index) => (
    <RecordAction
      key={action}
      api={dueDiligence.api}
      name={action}
      label={`dueDiligence.${action}.label`}
      done={`dueDiligence.${action}.done`}
      fields={action === 'reject' ? [reason] : undefined}
      color={action === 'reject' ? 'error' : undefined}
      variant={index === 0 ? 'contained' : 'text'}
    />
  ))
}
