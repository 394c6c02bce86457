/** Groups of open files of one client that may be of one debtor, the most outstanding first. */
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import TablePagination from '@mui/material/TablePagination'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { RelationPicker } from '#resources/inputs/choice/RelationPicker.tsx'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import type { Related } from '#resources/texts/relatedText.ts'
import { CandidateCard } from './CandidateCard.tsx'
import { perPage, reasons, useCandidates, type Reason } from './merging.ts'

export const Candidates = ({ onCompare }: { onCompare: (ids: readonly number[]) => void }) => {
  const translate = useTranslate()
  const [customer, setCustomer] = useState<Related | null>(null)
  const [reason, setReason] = useState<Reason>()
  const [page, setPage] = useState(0)
  const { data, error, refetch, isPlaceholderData } = useCandidates({
    reason,
    page,
    customer: customer ? Number(customer.id) : undefined,
  })
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 280px' } }}>
          <RelationPicker
            reference="customer"
            embed={['company']}
            value={customer}
            onChange={(next) => {
              setCustomer(next)
              setPage(0)
            }}
            input={(params) => <TextField {...params} size="small" label={translate('mergeFiles.customer')} />}
          />
        </Box>
        <TextField
          select
          size="small"
          label={translate('mergeFiles.reason')}
          value={reason ?? ''}
          onChange={({ target }) => {
            setReason(reasons.find((one) => one === target.value))
            setPage(0)
          }}
          sx={{ flex: { xs: '1 1 100%', sm: '0 1 280px' } }}
        >
          <MenuItem value="">{translate('mergeFiles.anyReason')}</MenuItem>
          {reasons.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`mergeFiles.reasons.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {error && !data && <ReadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={240} aria-busy />}
      {data?.total === 0 && (
        <Paper variant="outlined" sx={{ px: 2, py: 4, textAlign: 'center' }}>
          <Typography color="text.secondary">{translate('mergeFiles.noCandidates')}</Typography>
        </Paper>
      )}
      <Box
        aria-busy={isPlaceholderData}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, opacity: isPlaceholderData ? 0.6 : 1 }}
      >
        {data?.items.map((one) => (
          <CandidateCard key={one.files.map(({ id }) => id).join()} candidate={one} onCompare={onCompare} />
        ))}
      </Box>
      {data && data.total > perPage && (
        <TablePagination
          component="div"
          count={data.total}
          page={page}
          rowsPerPage={perPage}
          rowsPerPageOptions={[perPage]}
          onPageChange={(_, next) => setPage(next)}
        />
      )}
    </Box>
  )
}
