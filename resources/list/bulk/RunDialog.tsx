/**
 * A run over a few records in a dialog over their list. Done without a refusal it closes with a message, which offers
 * to undo it; otherwise it stays as the receipt. What was refused stays selected.
 */
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useEffectEvent, useId } from 'react'
import { useListContext, useNotify, useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import type { RecordId } from '#resources/contexts/paths.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { mostUntyped } from '#resources/list/typedNumber.ts'
import { runPath, useRun, useRunTitle, type RunRecordsPage } from './bulkRun.ts'
import { RunBody } from './RunBody.tsx'
import { RunNotice, undoTime } from './RunNotice.tsx'

type RunDialogProps = {
  id: number
  onClose: () => void
}

export const RunDialog = ({ id, onClose }: RunDialogProps) => {
  const heading = useId()
  const translate = useTranslate()
  const notify = useNotify()
  const titleOf = useRunTitle()
  const { onSelect } = useListContext()
  const { data: run, error, refetch } = useRun(id)
  const isPreview = run?.state === 'previewed'

  const handleClose = () => {
    onClose()
    if (!run || isPreview) return
    refusedIn(id).then(onSelect, () => onSelect([]))
  }
  const handleState = useEffectEvent((state: string | undefined) => {
    if (!run || state !== 'done' || run.counts.refused !== 0 || run.counts.undone !== 0) return
    notify(<RunNotice run={run} />, { type: 'success', ...(run.mayUndo && { autoHideDuration: undoTime }) })
    onSelect([])
    onClose()
  })
  useEffect(() => handleState(run?.state), [run?.state])
  return (
    <Dialog open onClose={handleClose} fullWidth maxWidth="sm" aria-labelledby={heading}>
      <DialogTitle id={heading}>{run && titleOf(run)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
        {error && !run && <ReadFailure error={error} onRetry={refetch} />}
        {run && <RunBody run={run} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={handleClose} autoFocus>
          {translate(isPreview ? 'ra.action.cancel' : 'ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

async function refusedIn(id: number): Promise<RecordId[]> {
  const query = { _limit: mostUntyped, outcome: 'refused' }
  const page = (await call('GET', `${runPath(id)}/records`, { query })) as RunRecordsPage
  return page.items.flatMap(({ recordId }) => recordId ?? [])
}
