/** Puts the files of items into another workflow, at its first step or one that is chosen. */
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { RelationPicker } from '#resources/inputs/choice/RelationPicker.tsx'
import type { Related } from '#resources/texts/relatedText.ts'
import { ManyDialog, type ManyDialogProps } from './ManyDialog.tsx'
import { useMany } from './useMany.tsx'

export const WorkflowDialog = ({ ids, onClose, onDone }: ManyDialogProps) => {
  const translate = useTranslate()
  const { isBusy, send } = useMany()
  const [workflow, setWorkflow] = useState<Related | null>(null)
  const [step, setStep] = useState<Related | null>(null)
  const body = { workflow: Number(workflow?.id), ...(step && { step: Number(step.id) }) }
  const handleSubmit = async () => (await send('workflow', { ids, body })) && onDone()
  const choose = (next: Related | null) => {
    setWorkflow(next)
    setStep(null)
  }
  return (
    <ManyDialog
      title={translate('agendaPage.workflow.title', { smart_count: ids.length })}
      isReady={workflow !== null}
      {...{ isBusy, onClose }}
      onSubmit={() => void handleSubmit()}
    >
      <RelationPicker
        reference="workflow"
        embed={['name']}
        where={{ status: 'active' }}
        value={workflow}
        onChange={choose}
        input={(params) => (
          <TextField {...params} size="small" autoFocus required label={translate('resources.file.fields.workflow')} />
        )}
      />
      {workflow && (
        <RelationPicker
          key={workflow.id}
          reference="workflow-step"
          embed={['name']}
          where={{ workflow: workflow.id, active: true }}
          value={step}
          onChange={setStep}
          input={(params) => (
            <TextField
              {...params}
              size="small"
              label={translate('resources.file.fields.workflowStep')}
              helperText={translate('agendaPage.workflow.first')}
            />
          )}
        />
      )}
    </ManyDialog>
  )
}
