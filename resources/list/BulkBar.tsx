/** Bar below the rows with the number of selected ones and what can be done with them. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Suspense, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { ExportMenu } from '#resources/list/export/ExportMenu.tsx'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { useMay } from '#resources/contexts/may.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { useActionText } from './bulk/useActionText.ts'
import { useDeeds } from './bulk/useDeeds.tsx'
import { mostSelected, useSelectAll } from './useSelectAll.ts'

const MergeButton = lazyPart(async () => ({
  default: (await import('#resources/list/replace/MergeButton.tsx')).MergeButton,
}))

type BulkBarProps = {
  entity: Entity
  /** Names of what may be done with several records. */
  deeds: readonly string[]
  /** Columns of an export. */
  columns: readonly string[]
}

export const BulkBar = ({ entity, deeds, columns }: BulkBarProps) => {
  const { selectedIds, onUnselectItems, total = 0, meta, filterValues } = useListContext()
  const translate = useTranslate()
  const may = useMay()
  const actionText = useActionText()
  const format = new Intl.NumberFormat(useKnownLocale())
  const [exportAt, setExportAt] = useState<HTMLElement | null>(null)
  const [isExporting, setExporting] = useState(false)
  const { selectAll, isPending, isAll } = useSelectAll(entity)
  const { isBusy, begin, dialogs } = useDeeds(entity, isAll)
  const { bulkActions: Own, bulkExport = true } = useEntityDefinition(entity.name)
  const smart_count = selectedIds.length
  const isMore = meta?.more === true
  const isFiltered = Object.keys(filterValues).length > 0
  const hasMore = isMore || total > smart_count
  const count = format.format(total)
  const isDangerous = (name: string) => name === 'delete' || entity.lifecycle?.actions[name]?.danger === true
  return (
    <>
      {smart_count > 0 && (
        <Box role="region" aria-label={translate('list.selection')} sx={bar}>
          <Typography variant="body2" role="status" sx={{ fontWeight: 560, mr: 1 }}>
            {translate('list.selected', { smart_count, count: format.format(smart_count) })}
          </Typography>
          {deeds.map((name) => (
            <Button
              key={name}
              size="small"
              color={isDangerous(name) ? 'error' : 'primary'}
              disabled={isBusy}
              onClick={() => begin(name)}
            >
              {actionText(entity.name, name)}
            </Button>
          ))}
          {smart_count === 2 && (
            <Suspense>
              <MergeButton entity={entity} />
            </Suspense>
          )}
          {Own && (
            <Suspense>
              <Own ids={selectedIds} isAll={isAll} onDone={() => onUnselectItems()} />
            </Suspense>
          )}
          {bulkExport && may(entity.access.export) && (
            <Button
              size="small"
              aria-haspopup="menu"
              loading={isExporting}
              onClick={(event) => setExportAt(event.currentTarget)}
            >
              {translate('ra.action.export')}
            </Button>
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
      <ExportMenu
        {...{ entity, columns }}
        ids={isAll ? undefined : selectedIds}
        anchor={exportAt}
        onBusy={setExporting}
        onClose={() => setExportAt(null)}
      />
      {dialogs}
    </>
  )
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  backgroundColor: 'action.selected',
} as const
