/** Bar below the rows with the number of selected ones and their actions. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Suspense, useState, type ComponentType } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { lazyPart } from '#resources/lazyPart.tsx'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { BulkDelete } from '#resources/list/delete/BulkDelete.tsx'
import { mostSelected, useSelectAll } from './useSelectAll.ts'

const BulkActions = lazyPart(async () => ({
  default: (await import('#resources/actions/lifecycle/BulkActions.tsx')).BulkActions,
}))

const MergeButton = lazyPart(async () => ({
  default: (await import('#resources/list/replace/MergeButton.tsx')).MergeButton,
}))

type BulkBarProps = { entity: Entity; mayDelete: boolean; actions?: ComponentType }

export const BulkBar = ({ entity, mayDelete, actions: Actions }: BulkBarProps) => {
  const { selectedIds, onUnselectItems, total = 0, meta, filterValues } = useListContext()
  const translate = useTranslate()
  const format = new Intl.NumberFormat(useKnownLocale())
  const [isAsking, setAsking] = useState(false)
  const smart_count = selectedIds.length
  const { selectAll, isPending } = useSelectAll(entity)
  const isMore = meta?.more === true
  const isFiltered = Object.keys(filterValues).length > 0
  const hasMore = isMore || total > smart_count
  const count = format.format(total)
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
          {entity.lifecycle && (
            <Suspense>
              <BulkActions entity={entity} />
            </Suspense>
          )}
          {smart_count === 2 && (
            <Suspense>
              <MergeButton entity={entity} />
            </Suspense>
          )}
          {hasMore && total <= mostSelected && (
            <Button size="small" loading={isPending} onClick={selectAll}>
              {isMore
                ? translate('list.selectMatching')
                : translate(isFiltered ? 'list.selectAllMatching' : 'list.selectAll', { count })}
            </Button>
          )}
          {hasMore && total > mostSelected && (
            <Typography variant="body2" color="text.secondary">
              {translate('list.tooManyToSelect', { max: format.format(mostSelected) })}
            </Typography>
          )}
          <Button size="small" onClick={() => onUnselectItems()} sx={{ ml: 'auto' }}>
            {translate('list.unselect')}
          </Button>
        </Box>
      )}
      {mayDelete && <BulkDelete entity={entity} isOpen={isAsking} onClose={() => setAsking(false)} />}
    </>
  )
}
