/** Under the rows while some are selected: how many, and what can be done with all of them. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState, type ComponentType } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { useKnownLocale } from '#resources/fields/useValue.ts'
import { BulkDelete } from './BulkDelete.tsx'

type BulkBarProps = { entity: Entity; mayDelete: boolean; actions?: ComponentType }

export const BulkBar = ({ entity, mayDelete, actions: Actions }: BulkBarProps) => {
  const { selectedIds, onUnselectItems } = useListContext()
  const translate = useTranslate()
  const format = new Intl.NumberFormat(useKnownLocale())
  const [isAsking, setAsking] = useState(false)
  const smart_count = selectedIds.length
  return (
    <>
      {smart_count > 0 && (
        <Box
          role="region"
          aria-label={translate('list.selection')}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            px: 2,
            py: 0.75,
            borderTop: 1,
            borderColor: 'divider',
            backgroundColor: 'action.selected',
          }}
        >
          <Typography variant="body2" role="status" sx={{ fontWeight: 560, mr: 1 }}>
            {translate('list.selected', { smart_count, count: format.format(smart_count) })}
          </Typography>
          {mayDelete && (
            <Button size="small" color="error" onClick={() => setAsking(true)}>
              {translate('ra.action.delete')}
            </Button>
          )}
          {Actions && <Actions />}
          <Button size="small" onClick={() => onUnselectItems()} sx={{ ml: 'auto' }}>
            {translate('list.unselect')}
          </Button>
        </Box>
      )}
      {mayDelete && <BulkDelete entity={entity} isOpen={isAsking} onClose={() => setAsking(false)} />}
    </>
  )
}
