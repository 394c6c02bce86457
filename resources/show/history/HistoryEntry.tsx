/** One event of the history: who, what, when, and the changes. */
import Restore from '@mui/icons-material/Restore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { formatMoment } from '#resources/texts/dates.ts'
import { Difference } from './Difference.tsx'
import type { HistoryItem } from './useHistory.ts'

type EntryProps = {
  entity: Entity
  item: HistoryItem
  /** Absent: this is the current version, or it cannot be restored. */
  onRestore?: () => void
}

export const HistoryEntry = ({ entity, item, onRestore }: EntryProps) => {
  const translate = useTranslate()
  const { at, by, onBehalfOf, action, changes } = item
  const moment = formatMoment(at)
  const name = by?.name ?? translate('history.system')
  const who = onBehalfOf ? translate('history.acting', { admin: onBehalfOf.name ?? '', name }) : name
  const known = changes.flatMap((change) => {
    const property = entity.properties.find((one) => one.name === change.property)
    return property && property.name !== 'id' ? [{ ...change, property }] : []
  })
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
        <Box sx={{ typography: 'body2', flexGrow: 1 }}>{translate(`history.actions.${action}`, { _: action })}</Box>
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
      {known.length > 0 && (
        <Box
          component="dl"
          sx={{
            m: 0,
            mt: 0.5,
            typography: 'body2',
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(120px, 200px) minmax(0, 1fr)' },
            columnGap: 2,
            rowGap: 0.5,
            '& dt': { color: 'text.secondary' },
            '& dd': { m: 0, minWidth: 0 },
          }}
        >
          {known.map(({ property, from, to }) => (
            <Box key={property.name} sx={{ display: 'contents' }}>
              <dt>{translate(`resources.${entity.name}.fields.${property.name}`, { _: property.name })}</dt>
              <dd>
                <Difference {...{ entity, property, from, to }} />
              </dd>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  )
}
