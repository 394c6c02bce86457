/** The agenda of a file: what is to be done, what was, and everything that happened to it. */
import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Suspense, useState } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { useMay } from '#resources/contexts/may.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { Fold } from '#resources/show/Fold.tsx'
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import { Histories } from './Histories.tsx'
import { TabItems } from './TabItems.tsx'
import { useFileAgenda } from './useFileAgenda.ts'

const AddDialog = lazyPart(async () => ({ default: (await import('./AddDialog.tsx')).AddDialog }), 'dialog')

export const AgendaTab = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate()
  const may = useMay()
  const [isAdding, setAdding] = useState(false)
  const { data, error, refetch } = useFileAgenda(Number(record.id))
  if (error && !data) return <ReadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={240} aria-busy />
  const open = data.items.filter(({ status }) => status === 'open').toReversed()
  const past = data.items.filter(({ status }) => status !== 'open')
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {may(agendaItem.access.create) && (
        <Button variant="outlined" startIcon={<Add />} onClick={() => setAdding(true)} sx={{ justifySelf: 'start' }}>
          {translate('agendaPage.tab.add')}
        </Button>
      )}
      {data.items.length === 0 && (
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
          <Typography color="text.secondary">{translate('agendaPage.tab.none')}</Typography>
        </Paper>
      )}
      <TabItems title={translate('agendaPage.tab.open')} items={open} />
      <TabItems title={translate('agendaPage.tab.closed')} items={past} />
      {data.items.length > 0 && (
        <Fold heading="h2" title={translate('agendaPage.tab.history')}>
          <Histories file={Number(record.id)} items={data.items} />
        </Fold>
      )}
      <Suspense>
        {isAdding && (
          <AddDialog
            file={Number(record.id)}
            onClose={() => setAdding(false)}
            onDone={() => {
              setAdding(false)
              void refetch()
            }}
          />
        )}
      </Suspense>
    </Box>
  )
}
