/** Moves the files of an earlier revision, some at a time, until none is left. */
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { call } from '#providers/http.ts'
import { callMessage } from '#resources/form/serverErrors.ts'

export function useMoveFiles(workflow: number, onMoved: () => Promise<void>) {
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const [moved, setMoved] = useState(0)
  const move = async (from: number) => {
    setBusy(true)
    setMoved(0)
    try {
      for (let left = 1, done = 0; left > 0;) {
        const answer = await call('POST', `/api/v4/workflow/${workflow}/move`, { body: { from } })
        left = answer.moved === 0 ? 0 : answer.left
        done += answer.moved
        setMoved(done)
      }
    } catch (failure) {
      notify(callMessage(failure), { type: 'error' })
    }
    await onMoved()
    setBusy(false)
  }
  return { move, isBusy, moved }
}
