/** One record of a bulk run: its outcome, its changes, and why it was refused. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { LinkBase, useTranslate } from 'react-admin'
import { useRecordPath } from '#resources/paths.ts'
import type { Outcome, RunRecord } from './bulkRun.ts'
import { useReceiptValue } from './useReceiptValue.ts'

type RunLineProps = {
  /** What is done to it. */
  action: string
  record: RunRecord
}

export const RunLine = ({ action, record }: RunLineProps) => {
  const { entity, recordId, title, outcome, changes, errors } = record
  const translate = useTranslate()
  const outcomeText = useOutcomeText(action)
  const valueOf = useReceiptValue(entity)
  const pathOf = useRecordPath(entity)
  const name = title ?? (recordId === null ? '–' : `#${recordId}`)
  // What was deleted has no page any more.
  const isGone = recordId === null || (action === 'delete' && outcome === 'changed')
  const to = isGone ? undefined : pathOf(recordId)
  return (
    <li>
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', overflowWrap: 'anywhere' }}>
        {to === undefined ? (
          name
        ) : (
          <Link component={LinkBase} to={to}>
            {name}
          </Link>
        )}
        <Box
          component="span"
          sx={{ color: outcome === 'refused' || outcome === 'kept' ? 'error.main' : 'text.secondary' }}
        >
          {outcomeText(outcome)}
        </Box>
      </Box>
      {changes.map(({ property, before, after }) => (
        <Box key={property} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {translate(`resources.${entity}.fields.${property}`, { _: property })}: <del>{valueOf(property, before)}</del>{' '}
          → <ins>{valueOf(property, after)}</ins>
        </Box>
      ))}
      {errors.length > 0 && <Box sx={{ color: 'error.main' }}>{errors.join(' ')}</Box>}
    </li>
  )
}

/** @returns What became of a record, in words: of a deletion other ones than of a change. */
export function useOutcomeText(action: string): (outcome: Outcome) => string {
  const translate = useTranslate()
  return (outcome) => {
    const changed = translate(`bulkRuns.outcomes.${outcome}`)
    return action === 'delete' ? translate(`bulkRuns.outcomes.${outcome}Delete`, { _: changed }) : changed
  }
}
