/** Moves the selected items to a step of a workflow of pre-collection: asked for, previewed, and led to its run. */
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useId, useState, type FormEvent } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { BulkActionsProps } from '#resources/contexts/entityOptions.ts'
import { RelationPicker } from '#resources/inputs/choice/RelationPicker.tsx'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { keyOfRun } from '#resources/list/bulk/bulkRun.ts'
import { useActionText } from '#resources/list/bulk/useActionText.ts'
import { usePreview } from '#resources/list/bulk/usePreview.ts'
import { useMay } from '#resources/contexts/may.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import type { Related } from '#resources/texts/relatedText.ts'
import { precasso } from '#schemas/generated/precasso.ts'
import { workflow as workflowEntity } from '#schemas/generated/workflow.ts'
import { workflowStep } from '#schemas/generated/workflow-step.ts'

const RunDialog = lazyPart(
  async () => ({ default: (await import('#resources/list/bulk/RunDialog.tsx')).RunDialog }),
  'dialog',
)

export const ChangeStepButton = ({ isAll }: Pick<BulkActionsProps, 'isAll'>) => {
  const translate = useTranslate()
  const notify = useNotify()
  const may = useMay()
  const heading = useId()
  const queryClient = useQueryClient()
  const title = useActionText()(precasso.name, 'changeStep')
  const preview = usePreview(precasso, isAll)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [workflow, setWorkflow] = useState<Related | null>(null)
  const [step, setStep] = useState<Related | null>(null)
  const [run, setRun] = useState<number | null>(null)
  if (!may('ROLE_PROCESSING')) return null
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!step) return
    setBusy(true)
    try {
      const made = await preview({ action: 'changeStep', values: { workflowStep: Number(step.id) } })
      queryClient.setQueryData(keyOfRun(made.id), made)
      setAsking(false)
      setRun(made.id)
    } catch (error) {
      notify(callMessage(error), { type: 'error' })
    }
    setBusy(false)
  }
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {title}
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} fullWidth maxWidth="xs" aria-labelledby={heading}>
        <form onSubmit={(event) => void handleSubmit(event)}>
          <DialogTitle id={heading}>{title}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <RelationPicker
              reference={workflowEntity.name}
              embed={['name']}
              where={ofPrecasso}
              value={workflow}
              onChange={(next) => {
                setWorkflow(next)
                setStep(null)
              }}
              input={(params) => (
                <TextField {...params} label={translate('resources.precasso.fields.workflow')} margin="dense" />
              )}
            />
            <RelationPicker
              key={workflow?.id}
              reference={workflowStep.name}
              embed={['name']}
              where={{ workflow: Number(workflow?.id ?? 0) }}
              disabled={workflow === null}
              value={step}
              onChange={setStep}
              input={(params) => (
                <TextField {...params} required label={translate('resources.precasso.fields.workflowStep')} />
              )}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setAsking(false)}>{translate('ra.action.cancel')}</Button>
            <Button type="submit" variant="contained" loading={isBusy} disabled={step === null}>
              {translate('bulkRuns.preview')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      <Suspense>{run !== null && <RunDialog id={run} onClose={() => setRun(null)} />}</Suspense>
    </>
  )
}

const ofPrecasso = { category: 'precasso', status: { in: ['active', 'retired'] } }
