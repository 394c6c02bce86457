/** Protections of a debtor, those that run first; entered and ended here. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useGetList, useTranslate, type RaRecord } from 'react-admin'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { useMay } from '#resources/contexts/may.ts'
import { formatDay } from '#resources/texts/dates.ts'
import { insolvencyEvent, type InsolvencyEvent } from '#schemas/generated/insolvency-event.ts'
import { EndDialog } from './EndDialog.tsx'
import { ProtectButton } from './ProtectButton.tsx'

export const ProtectionPanel = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate()
  const { data, error, isPending, refetch } = useGetList<InsolvencyEvent>(insolvencyEvent.name, {
    filter: { debtor: record.id },
    sort: { field: 'startDate', order: 'DESC' },
    pagination: { page: 1, perPage: 100 },
  })
  if (error && !data) return <ReadFailure error={error} onRetry={() => void refetch()} />
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box>
        <ProtectButton record={record} />
      </Box>
      {isPending && <Skeleton variant="rounded" height={120} aria-busy />}
      {data?.length === 0 && <Alert severity="info">{translate('debtors.noProtection')}</Alert>}
      {data
        ?.toSorted((a, b) => Number(a.status === 'ended') - Number(b.status === 'ended'))
        .map((event) => (
          <Event key={event.id} debtor={record.id} event={event} />
        ))}
    </Box>
  )
}

const Event = ({ debtor, event }: { debtor: RaRecord['id']; event: InsolvencyEvent }) => {
  const translate = useTranslate()
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const { kind, startDate, endDate, status, reference, court, representative, blocksCollection, stopsInterest } = event
  const name = (property: string) => translate(`resources.insolvency-event.fields.${property}`)
  const facts = [
    reference && `${name('reference')} ${reference}`,
    court && translate('phrase.labelled', { label: name('court'), value: court.name }),
    representative &&
      translate('phrase.labelled', {
        label: name('representative'),
        value: [representative.name, representative.organisation].filter(Boolean).join(', '),
      }),
    event.offeredPercentage &&
      translate('phrase.labelled', { label: name('offeredPercentage'), value: `${event.offeredPercentage}%` }),
  ].filter(Boolean)
  const title = translate(`resources.insolvency-event.values.kind.${kind}`)
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={title}
      sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, flexBasis: 260, display: 'grid', gap: 0.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
          <Chip
            size="small"
            color={status === 'active' ? 'error' : 'default'}
            variant={status === 'active' ? 'filled' : 'outlined'}
            label={translate(`resources.insolvency-event.values.status.${status}`)}
          />
        </Box>
        <Typography variant="body2">
          {formatDay(startDate)} – {endDate ? formatDay(endDate) : translate('debtors.untilEnded')}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {[blocksCollection && name('blocksCollection'), stopsInterest && name('stopsInterest'), ...facts]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {event.note && (
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {event.note}
          </Typography>
        )}
      </Box>
      {status === 'active' && may(insolvencyEvent.access.update) && (
        <>
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {translate('debtors.end.open')}
          </Button>
          {isOpen && <EndDialog debtor={debtor} event={event} isOpen onClose={() => setOpen(false)} />}
        </>
      )}
    </Paper>
  )
}
