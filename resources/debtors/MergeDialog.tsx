/** Merges another debtor into this one: what moves and what differs is shown before anything changes. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNotify, useTranslate, type RaRecord } from 'react-admin'
import { call } from '#providers/http.ts'
import { useFormKey } from '#resources/form/useFormKey.ts'
import { RelationPicker } from '#resources/inputs/choice/RelationPicker.tsx'
import { callMessage } from '#resources/form/serverErrors.ts'
import type { Related } from '#resources/texts/relatedText.ts'
import { debtor } from '#schemas/generated/debtor.ts'
import { MergePreview } from './MergePreview.tsx'

type MergeDialogProps = { record: RaRecord; isOpen: boolean; onClose: () => void }

export const MergeDialog = ({ record, isOpen, onClose }: MergeDialogProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const formKey = useFormKey()
  const heading = useId()
  const isNarrow = useMediaQuery('(max-width:599.95px)')
  const [other, setOther] = useState<Related | null>(null)
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const body = { other: Number(other?.id ?? 0) }
  const { data, error } = useQuery({
    queryKey: [debtor.name, 'merge', String(record.id), body.other],
    queryFn: ({ signal }) => call('POST', `/api/v4/debtor/${record.id}/merge/preview`, { body, signal }),
    // No new preview while the two are being merged.
    enabled: other !== null && isOpen && !isBusy,
    retry: false,
  })
  const handleYes = async () => {
    setBusy(true)
    setFailure('')
    try {
      await formKey.send((key) => call('POST', `/api/v4/debtor/${record.id}/merge`, { body, key }))
      notify('debtors.merge.done', { type: 'success' })
      void queryClient.invalidateQueries()
      onClose()
    } catch (thrown) {
      setFailure(translate(callMessage(thrown), { _: callMessage(thrown) }))
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
      <DialogTitle id={heading} sx={{ overflowWrap: 'anywhere' }}>
        {translate('debtors.merge.title', { name: String(record.name ?? record.number) })}
      </DialogTitle>
      <DialogContent dividers sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography variant="body2" color="text.secondary">
          {translate('debtors.merge.lead')}
        </Typography>
        {failure !== '' && <Alert severity="error">{failure}</Alert>}
        <RelationPicker
          reference={debtor.name}
          embed={['name', 'number']}
          where={{ id: { ne: record.id }, mergedInto: { empty: true } }}
          value={other}
          onChange={setOther}
          input={(params) => (
            <TextField {...params} autoFocus required size="small" label={translate('debtors.merge.other')} />
          )}
        />
        {error && <Alert severity="error">{translate(callMessage(error), { _: callMessage(error) })}</Alert>}
        {other && !error && (
          <Box role="status" aria-busy={!data}>
            {data ? <MergePreview {...data} /> : <Skeleton variant="rounded" height={120} />}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          loading={isBusy}
          disabled={!data || error !== null}
          onClick={() => void handleYes()}
        >
          {translate('debtors.merge.yes')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
