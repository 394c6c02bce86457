/** A record of a bulk run: its changes, or why there are none; in an import a row of the file, with faults of cells. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { LinkBase, useTranslate } from 'react-admin'
import { useRecordPath } from '#resources/contexts/paths.ts'
import type { Outcome, RunRecord } from './bulkRun.ts'
import { useReceiptValue } from './useReceiptValue.ts'

type RunLineProps = {
  /** Name of the action of the run. */
  action: string
  record: RunRecord
}

export const RunLine = ({ action, record }: RunLineProps) => {
  const { entity, recordId, title, outcome, changes, errors, line, cells, isNew } = record
  const translate = useTranslate()
  const valueOf = useReceiptValue(entity)
  const outcomeText = useOutcomeText(action)
  const pathOf = useRecordPath(entity)
  // Deleted records, and added ones that were undone, have no page any more.
  const isGone = (action === 'delete' && outcome === 'changed') || (isNew && outcome === 'undone')
  // The number of a new record says nothing, and in a preview it is another than it will be.
  const told = changes.filter(({ property }) => property !== 'id')
  const name = title ?? (recordId === null ? '–' : `#${recordId}`)
  const to = recordId === null || isGone ? undefined : pathOf(recordId)
  const atCells = new Set(cells.map(({ header, text }) => translate('phrase.labelled', { label: header, value: text })))
  const rest = errors.filter((error) => !atCells.has(error))
  return (
    <li>
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', overflowWrap: 'anywhere' }}>
        <span>
          {line !== null && (
            <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
              {translate('importPage.line', { line })}
            </Box>
          )}
          {to === undefined ? (
            name
          ) : (
            <Link component={LinkBase} to={to}>
              {name}
            </Link>
          )}
        </span>
        <Box
          component="span"
          sx={{ flexShrink: 0, color: outcome === 'refused' || outcome === 'kept' ? 'error.main' : 'text.secondary' }}
        >
          {outcomeText(outcome, isNew)}
        </Box>
      </Box>
      {told.map(({ property, before, after }) => (
        <Box key={property} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {translate(`resources.${entity}.fields.${property}`, { _: property })}:{' '}
          {!isNew && (
            <>
              <del>{valueOf(property, before)}</del> →{' '}
            </>
          )}
          <ins>{valueOf(property, after)}</ins>
        </Box>
      ))}
      {cells.map(({ header, value, text }) => (
        <Box key={`${header} ${text}`} sx={{ overflowWrap: 'anywhere' }}>
          {header}: {value !== null && <q>{value}</q>}{' '}
          <Box component="span" sx={{ color: 'error.main' }}>
            {text}
          </Box>
        </Box>
      ))}
      {rest.length > 0 && <Box sx={{ color: 'error.main' }}>{rest.join(' ')}</Box>}
    </li>
  )
}

/** @returns The name of what becomes of a record, or became of it. `isAdded`: it is a new one. */
export function useOutcomeText(action: string): (outcome: Outcome, isAdded?: boolean) => string {
  const translate = useTranslate()
  return (outcome, isAdded = false) => {
    const kind = action === 'delete' ? 'Delete' : isAdded ? 'Add' : ''
    return translate(`bulkRuns.outcomes.${outcome}${kind}`, { _: translate(`bulkRuns.outcomes.${outcome}`) })
  }
}
