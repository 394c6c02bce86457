/** Says in a sentence what would become of a file at a step. */
import Alert from '@mui/material/Alert'
import { useTranslate } from 'react-admin'
import { localizedText } from '#resources/texts/texts.ts'
import { formatDay } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'

type Next = { sequence: number | null; name: Readonly<Record<string, string | undefined>>; due: string }
export type OutcomeOf = {
  result: 'done' | 'held' | 'skipped'
  hold: string | null
  why: string | null
  next: Next | null
}

const tones = { done: 'success', held: 'warning', skipped: 'info' } as const

export const Outcome = ({ outcome: { result, hold, why, next } }: { outcome: OutcomeOf }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const follows = next
    ? translate('workflow.nextOn', {
        step: `${next.sequence ?? ''}. ${localizedText(next.name, locale)}`,
        day: formatDay(next.due),
      })
    : translate('workflow.thenNothing')
  const said = {
    done: translate('workflow.wouldDo'),
    held: translate('workflow.wouldHold', {
      reason: translate(`resources.workflow-execution.values.holdReason.${hold ?? ''}`, { _: hold ?? '' }),
    }),
    skipped: translate(why === 'inactive' ? 'workflow.wouldSkipInactive' : 'workflow.wouldSkip'),
  }[result]
  return (
    <Alert severity={tones[result]}>
      {said} {result !== 'held' && follows}
    </Alert>
  )
}
