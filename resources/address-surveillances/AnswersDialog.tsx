/** Takes in a provider's file of answers, and says which lines could not be taken in. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useRefresh, useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import { FilePlace } from '#resources/inputs/file/FilePlace.tsx'
import { callMessage } from '#resources/form/serverErrors.ts'

type Taken = { signalled: number; unchanged: number; bad: readonly { line: number; reason: string }[] }
const rules = { accept: '.csv,.xlsx,.txt,.tsv', maxSize: 32_000_000, maxCount: 1 }

export const AnswersDialog = ({ onClose }: { onClose: () => void }) => {
  const [heading, id] = [useId(), useId()]
  const translate = useTranslate()
  const refresh = useRefresh()
  const [file, setFile] = useState<File>()
  const [taken, setTaken] = useState<Taken>()
  const [refusal, setRefusal] = useState<string>()
  const isReading = file !== undefined && refusal === undefined && taken === undefined

  const handleFiles = ([chosen]: File[]) => {
    setFile(chosen)
    setTaken(undefined)
    setRefusal(undefined)
    if (!chosen) return
    // The file's own type is dropped, because browsers guess another on each system.
    const body = new Blob([chosen], { type: 'application/octet-stream' })
    call('POST', '/api/v4/address-surveillance/import', { body }).then(
      (answer) => {
        setTaken(answer)
        refresh()
      },
      (error: unknown) => setRefusal(callMessage(error)),
    )
  }
  const label = translate('surveillances.answersFile')
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={heading}>
      <DialogTitle id={heading}>{translate('surveillances.answers')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography color="text.secondary">{translate('surveillances.answersHelp')}</Typography>
        <FilePlace
          control={{ id, label, note: undefined, required: true, disabled: isReading, invalid: refusal !== undefined }}
          files={file ? [file] : []}
          onFiles={handleFiles}
          rules={rules}
        />
        {isReading && <LinearProgress aria-label={translate('importPage.reading')} />}
        {refusal !== undefined && <Alert severity="error">{translate(refusal, { _: refusal })}</Alert>}
        <Box role="status" sx={{ display: 'grid', gap: 1 }}>
          {taken && (
            <Alert severity="success">
              {translate('surveillances.taken', { signalled: taken.signalled, unchanged: taken.unchanged })}
            </Alert>
          )}
          {taken && taken.bad.length > 0 && <BadLines bad={taken.bad} />}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

const BadLines = ({ bad }: Pick<Taken, 'bad'>) => {
  const translate = useTranslate()
  return (
    <Alert severity="warning">
      {translate('surveillances.bad', { smart_count: bad.length })}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 240, overflow: 'auto' }}>
        {bad.map(({ line, reason }) => (
          <li key={line}>{translate('surveillances.badLine', { line, reason })}</li>
        ))}
      </Box>
    </Alert>
  )
}
