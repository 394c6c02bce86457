/** Addresses of a debtor as bars on one axis of time, with where each is known from; the current one is marked. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { dayOf } from '#domain/time/day.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import type { RecordId } from '#resources/contexts/paths.ts'
import { formatDay } from '#resources/texts/dates.ts'
import type { DebtorAddress } from '#schemas/generated/debtor-address.ts'
import { addressLine } from './addressLine.ts'
import { useAddresses } from './useAddresses.ts'

type AddressTimelineProps = {
  /** Id of the debtor. */
  debtor: RecordId
}

export const AddressTimeline = ({ debtor }: AddressTimelineProps) => {
  const translate = useTranslate()
  const { data, current, error, isPending, refetch } = useAddresses(debtor)
  if (error && !data) return <ReadFailure error={error} onRetry={() => void refetch()} />
  if (isPending) return <Skeleton variant="rounded" height={120} aria-busy />
  if (data.length === 0) return <Alert severity="info">{translate('debtors.noAddresses')}</Alert>
  const axis = axisOf(data)
  return (
    <Box
      component="ol"
      aria-label={translate('debtors.addresses')}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}
    >
      {data.map((one) => (
        <Period key={one.id} address={one} isCurrent={one.id === current?.id} axis={axis} />
      ))}
    </Box>
  )
}

/** First and last moment that the bars are drawn between. */
type Axis = { from: number; until: number }

function axisOf(all: readonly DebtorAddress[]): Axis {
  const days = all.flatMap(({ validFrom, validUntil }) => [validFrom, validUntil]).filter((day) => day !== null)
  const now = Date.now()
  const times = [...days.map((day) => Date.parse(day)), now]
  const from = Math.min(...times)
  const until = Math.max(...times)
  // Addresses without any day all last, and fill the axis.
  return until > from ? { from, until } : { from: from - 1, until }
}

type PeriodProps = { address: DebtorAddress; isCurrent: boolean; axis: Axis }

const Period = ({ address, isCurrent, axis }: PeriodProps) => {
  const translate = useTranslate()
  const { type, status, source, validFrom, validUntil } = address
  const word = (property: string, value: string | null) =>
    value === null ? '' : translate(`resources.debtor-address.values.${property}.${value}`)
  const period = [
    validFrom ? formatDay(validFrom) : translate('debtors.beginUnknown'),
    validUntil ? formatDay(validUntil) : translate('debtors.now'),
  ].join(' – ')
  return (
    <Box component="li" aria-current={isCurrent ? 'true' : undefined} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1, rowGap: 0.5 }}>
        <Typography variant="body1" sx={{ fontWeight: isCurrent ? 600 : 400, overflowWrap: 'anywhere' }}>
          {addressLine(address)}
        </Typography>
        {isCurrent && <Chip size="small" color="primary" label={translate('debtors.current')} />}
        {status === 'wrong' || status === 'unknown' || status === 'moved' ? (
          <Chip size="small" color="warning" variant="outlined" label={word('status', status)} />
        ) : null}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {[
          period,
          word('type', type),
          status === 'verified' || status === 'unverified' ? word('status', status) : '',
          word('source', source),
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </Typography>
      <Box aria-hidden sx={{ position: 'relative', height: 8, mt: 0.75, borderRadius: 1, bgcolor: 'action.hover' }}>
        <Box
          sx={{
            position: 'absolute',
            insetBlock: 0,
            borderRadius: 1,
            minWidth: 8,
            bgcolor: isCurrent ? 'primary.main' : 'text.disabled',
            ...placeOf(validFrom, validUntil, axis),
          }}
        />
      </Box>
    </Box>
  )
}

/** Place of a period in percent of the axis; an open end reaches to today. */
function placeOf(validFrom: string | null, validUntil: string | null, { from, until }: Axis) {
  const at = (time: number) => ((Math.min(until, Math.max(from, time)) - from) / (until - from)) * 100
  const left = validFrom === null ? 0 : at(Date.parse(validFrom))
  const right = at(validUntil === null ? Date.parse(dayOf(Date.now())) : Date.parse(validUntil))
  return { left: `${Math.min(left, 98)}%`, width: `${Math.max(1, right - left)}%` }
}
