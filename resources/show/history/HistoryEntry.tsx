/** An event of the history: who, what, when, and the changes. */
import Restore from '@mui/icons-material/Restore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { formatMoment } from '#resources/texts/dates.ts'
import { Suspense } from 'react'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { Changes } from './Changes.tsx'
import type { Change, HistoryItem } from './useHistory.ts'

const RowEntries = lazyPart(async () => ({ default: (await import('./RowEntries.tsx')).RowEntries }))

type EntryProps = {
  entity: Entity
  item: HistoryItem
  /** Absent: this is the current version, or it cannot be restored. */
  onRestore?: () => void
}

/** The other record, where one was replaced by another. */
function otherIn(changes: readonly Change[]): string {
  const { from, to } = changes.find(({ property }) => property === 'id') ?? {}
  return String(from ?? to ?? '')
}

export const HistoryEntry = ({ entity, item, onRestore }: EntryProps) => {
  const translate = useTranslate()
  const { at, by, onBehalfOf, action, changes, rows = [] } = item
  const moment = formatMoment(at)
  const name = by?.name ?? translate('history.system')
  const who = onBehalfOf ? translate('history.acting', { admin: onBehalfOf.name ?? '', name }) : name
  return (
    <Box component="li" sx={{ px: 2, py: 1.25, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 32 }}>
        <Box
          component="time"
          dateTime={at}
          sx={{ typography: 'body2', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {moment}
        </Box>
        <Box sx={{ typography: 'body2', fontWeight: 600 }}>{who}</Box>
        <Box sx={{ typography: 'body2', flexGrow: 1 }}>
          {translate(`history.actions.${action}`, { _: action, other: otherIn(changes) })}
        </Box>
        {onRestore && (
          <Button
            size="small"
            startIcon={<Restore />}
            onClick={onRestore}
            aria-label={`${translate('history.restore')} ${moment}`}
          >
            {translate('history.restore')}
          </Button>
        )}
      </Box>
      <Changes entity={entity} changes={changes} />
      {rows.length > 0 && (
        <Suspense>
          <RowEntries entity={entity} rows={rows} />
        </Suspense>
      )}
    </Box>
  )
}
