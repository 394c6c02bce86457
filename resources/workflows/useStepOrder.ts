/** Puts the steps of a draft in another order, at once on the screen and then on the server. */
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import type { WorkflowStep } from '#schemas/generated/workflow-step.ts'
import { localizedText } from '#resources/texts/texts.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'

type Given = { workflow: number; steps: readonly WorkflowStep[]; refetch: () => Promise<void> }

export function useStepOrder({ workflow, steps, refetch }: Given) {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const notify = useNotify()
  const [wanted, setWanted] = useState<readonly number[]>()
  /** Read out where a step went: it moves without a change of focus. */
  const [said, setSaid] = useState('')
  const byId = new Map(steps.map((step) => [step.id, step]))
  const shown = wanted?.flatMap((id) => byId.get(id) ?? []) ?? steps
  const move = async (from: number, to: number) => {
    const moved = shown[from]
    if (!moved || to < 0 || to >= shown.length || to === from) return
    const ids = shown
      .map(({ id }) => id)
      .toSpliced(from, 1)
      .toSpliced(to, 0, moved.id)
    setWanted(ids)
    setSaid(translate('workflow.moved', { step: localizedText(moved.name, locale), place: to + 1, of: ids.length }))
    try {
      await call('POST', `/api/v4/workflow/${workflow}/step/order`, { body: { ids } })
    } catch (failure) {
      notify(callMessage(failure), { type: 'error' })
    }
    await refetch()
    setWanted(undefined)
  }
  return { shown, move, said }
}
