/** Events of a record, newest first, twenty per page. */
import Restore from '@mui/icons-material/Restore'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Pagination from '@mui/material/Pagination'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { useMay } from '#resources/contexts/may.ts'
import { HistoryEntry } from './HistoryEntry.tsx'
import { RestoreDialog } from './RestoreDialog.tsx'
import { perPage, useHistory, type HistoryItem } from './useHistory.ts'

export const HistoryList = ({ entity, record }: { entity: Entity; record: RaRecord }) => {
  const translate = useTranslate()
  const may = useMay()
  const [page, setPage] = useState(0)
  /** Event whose outcome is to be restored, with the number of later ones; no event: the state before all of them. */
  const [wanted, setWanted] = useState<{ item?: HistoryItem; since: number }>()
  const { data, error, isPending, refetch } = useHistory(entity, record.id, page)
  if (isPending) return <Skeleton variant="rectangular" height={120} aria-busy />
  if (error)
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>{translate('list.retry')}</Button>}>
        {translate(error.message, { _: error.message })}
      </Alert>
    )
  const { items, total } = data
  if (total === 0)
    return (
      <Typography variant="body2" color="text.secondary" sx={{ p: 2 }}>
        {translate('history.none')}
      </Typography>
    )
  const mayRestore = entity.version && may(entity.access.update)
  const pages = Math.ceil(total / perPage)
  // Records delivered with the installation existed before the first event.
  const hasBefore = mayRestore && page === pages - 1 && items.at(-1)?.action !== 'create'
  return (
    <>
      <Box component="ol" aria-label={translate('history.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item, index) => {
          const since = page * perPage + index
          const isVersion = since > 0 && (item.action === 'create' || item.action === 'update')
          return (
            <HistoryEntry
              key={item.id}
              {...{ entity, item }}
              onRestore={mayRestore && isVersion ? () => setWanted({ item, since }) : undefined}
            />
          )
        })}
        {hasBefore && <Before onRestore={() => setWanted({ since: total })} />}
      </Box>
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page + 1}
          onChange={(_, next) => setPage(next - 1)}
          size="small"
          aria-label={translate('history.title')}
          sx={{ px: 1, py: 1, borderTop: 1, borderColor: 'divider' }}
        />
      )}
      {wanted && (
        <RestoreDialog
          {...{ entity, record }}
          at={wanted.item?.at}
          since={wanted.since}
          onClose={() => setWanted(undefined)}
        />
      )}
    </>
  )
}

const Before = ({ onRestore }: { onRestore: () => void }) => {
  const translate = useTranslate()
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography variant="body2" color="text.secondary" sx={{ flexGrow: 1 }}>
        {translate('history.before')}
      </Typography>
      <Button
        size="small"
        startIcon={<Restore />}
        onClick={onRestore}
        aria-label={translate('phrase.labelled', {
          label: translate('history.restore'),
          value: translate('history.before'),
        })}
      >
        {translate('history.restore')}
      </Button>
    </Box>
  )
}
