/** First rows of a list on the page of another record, without header. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useContext, useMemo, type ReactNode } from 'react'
import { ListBase, useListContext, useTranslate } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { useMay } from '#resources/contexts/may.ts'
import { useRecordPath } from '#resources/contexts/paths.ts'
import { AdminTable } from '#resources/table/AdminTable.tsx'
import { ColumnsContext } from '#resources/contexts/TableContext.ts'
import { rowsEmbedded, type Embedding } from '#resources/contexts/EmbeddingContext.ts'
import { firstPage } from './firstPage.ts'

type EmbeddedListProps = { entity: Entity; embedding: Embedding; hidden?: readonly string[]; children: ReactNode }

export const EmbeddedList = ({ entity, embedding, hidden = none, children }: EmbeddedListProps) => {
  const may = useMay()
  const around = useContext(ColumnsContext)
  const columns = useMemo(
    () => ({ ...around, hidden: [embedding.without, ...hidden], may }),
    [around, embedding.without, hidden, may],
  )
  return (
    <ListBase
      resource={entity.name}
      disableAuthentication
      disableSyncWithLocation
      storeKey={false}
      filter={embedding.filter}
      sort={firstPage.sort}
      perPage={rowsEmbedded}
    >
      <ColumnsContext value={columns}>
        <Rows entity={entity} title={embedding.title}>
          {children}
        </Rows>
      </ColumnsContext>
    </ListBase>
  )
}

const none: readonly string[] = []

const Rows = ({ entity, title, children }: { entity: Entity; title: string; children: ReactNode }) => {
  const { isPending, error, data, refetch } = useListContext()
  const translate = useTranslate()
  const rowPath = useRecordPath(entity.name)
  if (isPending) return <Skeleton variant="rectangular" height={120} aria-busy />
  if (error && !data)
    return (
      <Alert severity="error" action={<Button onClick={() => refetch()}>{translate('list.retry')}</Button>}>
        {translate(error.message, { _: error.message })}
      </Alert>
    )
  if (data?.length === 0)
    return (
      <Typography variant="body2" color="text.secondary" sx={{ px: 2, pt: 1.5 }}>
        {translate('show.nothing')}
      </Typography>
    )
  return (
    <Box sx={{ '& > div': { minHeight: 0 } }}>
      <AdminTable label={title} rowPath={rowPath}>
        {children}
      </AdminTable>
    </Box>
  )
}
