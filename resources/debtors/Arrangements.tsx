/** Payment arrangements on the files of a debtor, in their ordinary list. */
import Alert from '@mui/material/Alert'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import { Suspense } from 'react'
import { useGetList, useGetResourceLabel, useTranslate, type RaRecord } from 'react-admin'
import { EmbeddingContext } from '#resources/contexts/EmbeddingContext.ts'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { arrangement } from '#schemas/generated/arrangement.ts'
import { file } from '#schemas/generated/file.ts'

export const Arrangements = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate()
  const title = useGetResourceLabel()(arrangement.name, 2)
  const { list: List } = useEntityDefinition(arrangement.name)
  const { data, error, isPending, refetch } = useGetList(file.name, {
    filter: { debtor: record.id },
    sort: { field: 'number', order: 'DESC' },
    pagination: { page: 1, perPage: 200 },
  })
  if (error && !data) return <ReadFailure error={error} onRetry={() => void refetch()} />
  if (isPending) return <Skeleton variant="rounded" height={120} aria-busy />
  if (data.length === 0 || !List) return <Alert severity="info">{translate('debtors.noFiles')}</Alert>
  const filter = { file: { in: data.map(({ id }) => String(id)) } }
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <EmbeddingContext value={{ filter, without: '', title }}>
        <Suspense fallback={<Skeleton variant="rectangular" height={120} />}>
          <List />
        </Suspense>
      </EmbeddingContext>
    </Paper>
  )
}
