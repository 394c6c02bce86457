/** Approves, rejects or marks as sent, one document or several; and puts them together to be printed. */
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { call, callForFile } from '#providers/http.ts'
import { saveFile } from '#resources/list/export/saveFile.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { document } from '#schemas/generated/document.ts'

export type Decision = 'approve' | 'reject' | 'markSent'

export function useDecision(onDone: () => void) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [busy, setBusy] = useState<Decision | 'print' | null>(null)

  /** @throws {CallError} When all of it is refused. */
  async function decide(decision: Decision, ids: readonly number[], given: Readonly<Record<string, unknown>> = {}) {
    setBusy(decision)
    try {
      const answer: unknown = await call('POST', `${document.api}/${decision}`, { body: { ids, ...given } })
      const { done, refused } = outcome(answer)
      if (done > 0) notify(translate('documents.queue.done', { smart_count: done }), { type: 'success' })
      const why = refused.at(0)
      if (why !== undefined)
        notify(translate('documents.queue.refused', { smart_count: refused.length, why }), { type: 'warning' })
      onDone()
      refresh()
    } finally {
      setBusy(null)
    }
  }

  return {
    busy,
    decide,
    decideNow: (decision: Decision, ids: readonly number[]) =>
      void decide(decision, ids).catch((error: unknown) => notify(callMessage(error), { type: 'error' })),
    async print(ids: readonly number[]) {
      setBusy('print')
      try {
        saveFile(await callForFile('POST', `${document.api}/print`, { body: { ids } }))
        notify('documents.queue.printed', { type: 'success' })
      } catch (error) {
        notify(callMessage(error), { type: 'error' })
      }
      setBusy(null)
    },
  }
}

/** Answers of bulk actions: ids that were done, and the sentence of each refusal. */
function outcome(answer: unknown): { done: number; refused: string[] } {
  if (!isObject(answer)) return { done: 0, refused: [] }
  const refused = Array.isArray(answer.refused) ? answer.refused : []
  return {
    done: Array.isArray(answer.done) ? answer.done.length : 0,
    refused: refused.map((one: unknown) => (isObject(one) && Array.isArray(one.errors) ? String(one.errors[0]) : '')),
  }
}
