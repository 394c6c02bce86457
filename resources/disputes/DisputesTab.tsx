/** Disputes of a file, newest first, each with its question, answer and outcome. */
import Gavel from '@mui/icons-material/Gavel'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useGetList, useTranslate, type RaRecord } from 'react-admin'
import { useMay } from '#resources/contexts/may.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { dispute, type Dispute } from '#schemas/generated/dispute.ts'
import { DisputeCard } from './DisputeCard.tsx'
import { NewOnFile } from './NewOnFile.tsx'

export const DisputesTab = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate()
  const may = useMay()
  const [isAdding, setAdding] = useState(false)
  const { data, error, isPending, refetch } = useGetList<Dispute>(dispute.name, {
    filter: { file: record.id },
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage: 50 },
  })
  if (error && !data) return <ReadFailure error={error} onRetry={() => void refetch()} />
  if (isPending) return <Skeleton variant="rounded" height={160} aria-busy />
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {data.length === 0 && <Typography color="text.secondary">{translate('disputes.none')}</Typography>}
      {may(dispute.access.create) && record.workflowStatus !== 'closed' && (
        <Box>
          <Button
            variant={data.length === 0 ? 'contained' : 'text'}
            startIcon={<Gavel />}
            onClick={() => setAdding(true)}
          >
            {translate('disputes.add')}
          </Button>
        </Box>
      )}
      {data.map(({ id }) => (
        <DisputeCard key={id} id={id} file={record} />
      ))}
      {isAdding && <NewOnFile resource={dispute.name} file={record} initial={{}} onClose={() => setAdding(false)} />}
    </Box>
  )
}
