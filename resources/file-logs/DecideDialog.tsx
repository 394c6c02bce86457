/** Accepting or rejecting data that an entry proposes: what stands there, what it becomes, and what has changed since. */
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { DebtorData } from '#domain/fileLog/dataChange.ts'
import { call } from '#providers/http.ts'
import { useFormKey } from '#resources/form/useFormKey.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { callMessage } from '#resources/form/serverErrors.ts'
import { fileLog, type FileLog } from '#schemas/generated/file-log.ts'
import { DataRows } from './DataRows.tsx'

type Decidable = FileLog & { current: DebtorData | null; outdated: readonly number[] }

export const DecideDialog = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const formKey = useFormKey()
  const heading = useId()
  const [isRejecting, setRejecting] = useState(false)
  const [rejectReason, setReason] = useState('')
  const [busy, setBusy] = useState<'accept' | 'reject' | null>(null)
  const [failure, setFailure] = useState('')
  const { data, error, refetch } = useQuery({
    queryKey: [fileLog.name, 'decide', id],
    queryFn: async ({ signal }) => (await call('GET', `/api/v4/file/logs/${id}`, { signal })) as unknown as Decidable,
    retry: false,
  })
  const decide = async (way: 'accept' | 'reject') => {
    setBusy(way)
    setFailure('')
    try {
      const body = way === 'reject' ? { rejectReason } : {}
      await formKey.send((key) => call('PUT', `/api/v4/file/logs/${id}/change-data-${way}`, { body, key }))
      notify(translate(`fileLog.decide.${way}ed`), { type: 'success' })
      void queryClient.invalidateQueries()
      onClose()
    } catch (refused) {
      setFailure(translate(callMessage(refused), { _: callMessage(refused) }))
      setBusy(null)
      void refetch()
    }
  }
  const isOutdated = (data?.outdated.length ?? 0) > 0
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={heading}>
      <DialogTitle id={heading}>{translate('fileLog.decide.title')}</DialogTitle>
      <DialogContent dividers sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {error && !data && <ReadFailure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton variant="rounded" height={96} aria-busy />}
        {failure !== '' && <Alert severity="error">{failure}</Alert>}
        {isOutdated && failure === '' && <Alert severity="warning">{translate('fileLog.decide.isOutdated')}</Alert>}
        {data && (
          <DataRows
            rows={data.dataChange ?? []}
            now={data.current ? { current: data.current, outdated: data.outdated } : undefined}
          />
        )}
        {isRejecting && (
          <TextField
            size="small"
            fullWidth
            required
            multiline
            minRows={2}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by the button that was pressed
            autoFocus
            label={translate('resources.file-log.fields.rejectReason')}
            value={rejectReason}
            slotProps={{ htmlInput: { maxLength: 400 } }}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy !== null}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          color="error"
          variant={isRejecting ? 'contained' : 'text'}
          loading={busy === 'reject'}
          disabled={busy !== null || (isRejecting && rejectReason.trim() === '')}
          onClick={() => (isRejecting ? void decide('reject') : setRejecting(true))}
        >
          {translate('fileLog.decide.reject')}
        </Button>
        {!isRejecting && (
          <Button
            variant="contained"
            loading={busy === 'accept'}
            disabled={!data || isOutdated || busy !== null}
            onClick={() => void decide('accept')}
          >
            {translate('fileLog.decide.accept')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
