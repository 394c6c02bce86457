/** Moves a file to another workflow, or another step of its own. */
import AltRoute from '@mui/icons-material/AltRoute'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useGetList, useNotify, useTranslate, type RaRecord } from 'react-admin'
import { call } from '#providers/http.ts'
import { RelationPicker } from '#resources/inputs/choice/RelationPicker.tsx'
import { useMay } from '#resources/contexts/may.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import type { Related } from '#resources/texts/relatedText.ts'
import { localizedText } from '#resources/texts/texts.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { file } from '#schemas/generated/file.ts'
import { workflow as workflows } from '#schemas/generated/workflow.ts'
import { workflowStep, type WorkflowStep } from '#schemas/generated/workflow-step.ts'

export const ChangeWorkflow = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate()
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!may(file.access.update)) return null
  return (
    <>
      <Button startIcon={<AltRoute />} onClick={() => setOpen(true)}>
        {translate('fileWorkflow.change')}
      </Button>
      {isOpen && <ChangeDialog record={record} onClose={() => setOpen(false)} />}
    </>
  )
}

const ChangeDialog = ({ record, onClose }: { record: RaRecord; onClose: () => void }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const heading = useId()
  const [chosen, setChosen] = useState<Related | null>((record.workflow ?? null) as Related | null)
  const [step, setStep] = useState('')
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  const { data: steps = [] } = useGetList<WorkflowStep>(
    workflowStep.name,
    {
      filter: { workflow: chosen?.id, active: true },
      sort: { field: 'sequence', order: 'ASC' },
      pagination: { page: 1, perPage: 200 },
    },
    { enabled: chosen !== null },
  )
  const save = async () => {
    if (!chosen) return
    setBusy(true)
    setFailure(null)
    try {
      const body = { workflow: Number(chosen.id), ...(step !== '' && { step: Number(step) }) }
      await call('POST', `/api/v4/file/${Number(record.id)}/workflow`, { body })
      notify('fileWorkflow.changed', { type: 'success' })
      await queryClient.invalidateQueries({ queryKey: [file.name] })
      onClose()
    } catch (refusal) {
      setFailure(refusal)
    }
    setBusy(false)
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={heading}>
      <DialogTitle id={heading}>{translate('fileWorkflow.change')}</DialogTitle>
      <DialogContent dividers sx={{ display: 'grid', gap: 2 }}>
        {failure !== null && <Alert severity="error">{translate(callMessage(failure))}</Alert>}
        <RelationPicker
          reference={workflows.name}
          embed={['name', 'revision']}
          where={{ status: 'active' }}
          value={chosen}
          onChange={(next) => {
            setChosen(next)
            setStep('')
          }}
          input={(params) => <TextField {...params} size="small" label={translate('fileWorkflow.title')} required />}
        />
        <TextField
          select
          size="small"
          label={translate('fileWorkflow.step')}
          value={step}
          onChange={({ target }) => setStep(target.value)}
          helperText={translate('fileWorkflow.countedAnew')}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{translate('fileWorkflow.firstStep')}</MenuItem>
          {steps.map(({ id, sequence, name }) => (
            <MenuItem key={id} value={id}>
              {sequence}. {localizedText(name, locale)}
            </MenuItem>
          ))}
        </TextField>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" loading={isBusy} disabled={!chosen} onClick={() => void save()}>
          {translate('ra.action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
