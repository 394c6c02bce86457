/** What can be done with a complaint in the state that it is in. */
import { useRecordContext, useTranslate } from 'react-admin'
import { possibleActions, type ComplaintAction } from '#domain/complaints.ts'
import { complaint, type Complaint } from '#schemas/generated/complaint.ts'
import type { ActionField } from '#resources/actions/ActionForm.tsx'
import { RecordAction } from '#resources/actions/RecordAction.tsx'
import { useMay } from '#resources/may.ts'

export const ComplaintActions = () => {
  const record = useRecordContext<Complaint>()
  const may = useMay()
  const fields = useFields(record?.complainantEmail !== null)
  if (!record || !may(complaint.access.update)) return null
  return possibleActions(record.status ?? 'new').map((action, index) => (
    <RecordAction
      key={action}
      api={complaint.api}
      name={action}
      label={`complaints.${action}.label`}
      lead={`complaints.${action}.lead`}
      done={`complaints.${action}.done`}
      fields={fields[action]}
      sends={action === 'confirm' || action === 'answer'}
      variant={index === 0 ? 'contained' : 'text'}
    />
  ))
}

function useFields(hasEmail: boolean): Readonly<Record<ComplaintAction, readonly ActionField[]>> {
  const translate = useTranslate()
  const ways = hasEmail ? ['email', 'post'] : ['post']
  const by = {
    name: 'by',
    label: translate('complaints.by.label'),
    choices: ways.map((id) => ({ id, name: translate(`complaints.by.${id}`) })),
  }
  const outcomes = ['founded', 'partly', 'unfounded']
  const outcome = {
    name: 'outcome',
    label: translate('resources.complaint.fields.outcome'),
    required: true,
    choices: outcomes.map((id) => ({ id, name: translate(`resources.complaint.values.outcome.${id}`) })),
  }
  const text = (name: 'answer' | 'measure', required: boolean) => ({
    name,
    label: translate(`resources.complaint.fields.${name}`),
    required,
    lines: name === 'answer' ? 6 : 3,
  })
  return {
    confirm: [by],
    investigate: [],
    answer: [outcome, text('answer', true), by],
    close: [text('measure', false)],
    escalate: [],
  }
}
