/** Ends a protection: for each file that it kept waiting one decides whether it goes on, waits or is closed. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useGetList, useNotify, useTranslate } from 'react-admin'
import { dayOf } from '#domain/time/day.ts'
import { call } from '#providers/http.ts'
import { useFormKey } from '#resources/form/useFormKey.ts'
import { RelationPicker } from '#resources/inputs/choice/RelationPicker.tsx'
import { DayField } from '#resources/inputs/date/DayField.tsx'
import type { RecordId } from '#resources/contexts/paths.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import type { Related } from '#resources/texts/relatedText.ts'
import { file, type File } from '#schemas/generated/file.ts'
import type { InsolvencyEvent } from '#schemas/generated/insolvency-event.ts'

const decisions = ['resume', 'stay', 'close'] as const
type Chosen = { decision: (typeof decisions)[number]; reason: Related | null }

type EndDialogProps = { debtor: RecordId; event: InsolvencyEvent; isOpen: boolean; onClose: () => void }

export const EndDialog = ({ debtor, event, isOpen, onClose }: EndDialogProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const formKey = useFormKey()
  const heading = useId()
  const isNarrow = useMediaQuery('(max-width:599.95px)')
  const [endDate, setEndDate] = useState(() => {
    const today = dayOf(Date.now())
    return event.endDate !== null && event.endDate < today ? event.endDate : today
  })
  const [chosen, setChosen] = useState<ReadonlyMap<number, Chosen>>(new Map())
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { data: files, isPending } = useGetList<File>(file.name, {
    filter: { debtor, workflowStatus: 'suspend' },
    sort: { field: 'number', order: 'DESC' },
    pagination: { page: 1, perPage: 200 },
  })
  const choiceOf = (id: number): Chosen => chosen.get(id) ?? { decision: 'stay', reason: null }
  const choose = (id: number, choice: Chosen) => setChosen(new Map(chosen).set(id, choice))
  const handleYes = async () => {
    setBusy(true)
    setFailure('')
    const decided = (files ?? []).map(({ id }) => {
      const { decision, reason } = choiceOf(id)
      return { id, decision, ...(decision === 'close' && reason && { closeReason: Number(reason.id) }) }
    })
    try {
      const body = { endDate, files: decided }
      await formKey.send((key) => call('POST', `/api/v4/debtor/${debtor}/insolvency/${event.id}/end`, { body, key }))
      notify('debtors.end.done', { type: 'success' })
      void queryClient.invalidateQueries()
      onClose()
    } catch (error) {
      setFailure(translate(callMessage(error), { _: callMessage(error) }))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={isOpen}
      onClose={isBusy ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      fullScreen={isNarrow}
      aria-labelledby={heading}
    >
      <DialogTitle id={heading}>
        {translate('debtors.end.title', { kind: translate(`resources.insolvency-event.values.kind.${event.kind}`) })}
      </DialogTitle>
      <DialogContent dividers sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {files?.length !== 0 && (
          <Typography variant="body2" color="text.secondary">
            {translate('debtors.end.lead')}
          </Typography>
        )}
        {failure !== '' && <Alert severity="error">{failure}</Alert>}
        <Box sx={{ maxWidth: 240 }}>
          <DayField label={translate('debtors.end.lastDay')} value={endDate} onChange={setEndDate} />
        </Box>
        {isPending && <Skeleton variant="rounded" height={80} aria-busy />}
        {files && files.length > 1 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Typography variant="body2">{translate('debtors.end.all')}</Typography>
            {(['resume', 'stay'] as const).map((decision) => (
              <Button
                key={decision}
                size="small"
                onClick={() => setChosen(new Map(files.map(({ id }) => [id, { decision, reason: null }])))}
              >
                {translate(`debtors.end.decision.${decision}`)}
              </Button>
            ))}
          </Box>
        )}
        {files?.map((one) => (
          <Decision key={one.id} file={one} choice={choiceOf(one.id)} onChoose={(choice) => choose(one.id, choice)} />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" loading={isBusy} disabled={!files} onClick={() => void handleYes()}>
          {translate('debtors.end.yes')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type DecisionProps = { file: File; choice: Chosen; onChoose: (choice: Chosen) => void }

const Decision = ({ file: { number, customer }, choice, onChoose }: DecisionProps) => {
  const translate = useTranslate()
  const title = `${number ?? ''} · ${customer.company}`
  return (
    <Box
      role="group"
      aria-label={title}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 220px' } }}
    >
      <Typography variant="body2" sx={{ alignSelf: 'center', overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <TextField
        select
        size="small"
        label={translate('debtors.end.then')}
        value={choice.decision}
        onChange={({ target }) => onChoose({ ...choice, decision: target.value as Chosen['decision'] })}
      >
        {decisions.map((decision) => (
          <MenuItem key={decision} value={decision}>
            {translate(`debtors.end.decision.${decision}`)}
          </MenuItem>
        ))}
      </TextField>
      {choice.decision === 'close' && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <RelationPicker
            reference="close-reason"
            embed={['name']}
            where={{ active: true }}
            value={choice.reason}
            onChange={(reason) => onChoose({ ...choice, reason })}
            input={(params) => (
              <TextField {...params} size="small" required label={translate('resources.file.fields.closeReason')} />
            )}
          />
        </Box>
      )}
    </Box>
  )
}
