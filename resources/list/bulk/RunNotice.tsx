/** Says what a run did, and offers to undo it where that is possible. */
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { isUnderWay, runKey, runPath, type BulkRun } from './bulkRun.ts'
import { useActionText } from './useActionText.ts'

/** Milliseconds for which the undo is offered. */
export const undoTime = 10_000

export const RunNotice = ({ run }: { run: BulkRun }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const actionText = useActionText()
  const [isTaken, setTaken] = useState(false)
  const { id, action, entity, counts, mayUndo } = run
  const smart_count = counts.changed ?? 0
  const undo = async () => {
    setTaken(true)
    try {
      const { counts: now } = await undone(id)
      const kept = now.kept ?? 0
      if (kept > 0) notify('bulkRuns.kept', { type: 'warning', messageArgs: { smart_count: kept } })
      else notify('form.undone', { type: 'success' })
    } catch (error) {
      notify(callMessage(error), { type: 'error' })
    }
    await Promise.all([entity, runKey].map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
  }
  return (
    <>
      {action === 'update' || action === 'delete'
        ? translate(`ra.notification.${action}d`, { smart_count })
        : translate('lifecycle.bulkDone', { name: actionText(entity, action), count: smart_count })}{' '}
      {mayUndo && !isTaken && (
        <Button size="small" onClick={() => void undo()} sx={{ display: 'block', mt: 0.5, ml: -0.5 }}>
          {translate('form.undo')}
        </Button>
      )}
    </>
  )
}

/** Undoes a run. @returns The run afterwards. */
async function undone(id: number): Promise<BulkRun> {
  let run = (await call('POST', `${runPath(id)}/undo`)) as BulkRun
  while (isUnderWay(run)) {
    await new Promise((resolve) => setTimeout(resolve, 300))
    run = (await call('GET', runPath(id))) as BulkRun
  }
  return run
}
