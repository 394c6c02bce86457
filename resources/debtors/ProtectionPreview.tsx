/** Preview of the protection that is being entered: what it does to collection, interest, and each file. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { call } from '#providers/http.ts'
import { parseDay, formatDay } from '#resources/texts/dates.ts'
import type { RecordId } from '#resources/contexts/paths.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { useDebounced } from '#resources/form/useDebounced.ts'
import { insolvencyEvent } from '#schemas/generated/insolvency-event.ts'

export const ProtectionPreview = ({ debtor }: { debtor: RecordId }) => {
  const translate = useTranslate()
  const [kind, startDate, endDate] = useWatch({ name: ['kind', 'startDate', 'endDate'] }) as (string | undefined)[]
  const asked = useDebounced(JSON.stringify(bodyOf(kind, startDate, endDate)), 300)
  const { data, error, isFetching } = useQuery({
    queryKey: [insolvencyEvent.name, 'preview', String(debtor), asked],
    queryFn: ({ signal }) =>
      call('POST', `/api/v4/debtor/${debtor}/insolvency/preview`, { body: JSON.parse(asked) as object, signal }),
    enabled: asked !== '{}',
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (asked === '{}') return null
  if (error) return <Alert severity="warning">{translate(callMessage(error), { _: callMessage(error) })}</Alert>
  if (!data) return <Skeleton variant="rounded" height={72} />
  const { suspended, others, blocksCollection, stopsInterest } = data
  const arrangements = suspended.filter(({ arrangement }) => arrangement).length
  const effects = [
    translate(blocksCollection ? 'debtors.protect.blocks' : 'debtors.protect.waits'),
    stopsInterest ? translate('debtors.protect.stops') : '',
    data.endDate
      ? translate('debtors.protect.endsOn', { day: formatDay(data.endDate) })
      : translate('debtors.protect.lasts'),
    arrangements > 0 ? translate('debtors.protect.arrangements', { smart_count: arrangements }) : '',
  ]
  return (
    <Alert severity="info" role="status" aria-busy={isFetching} sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
      {effects.filter((text) => text !== '').join(' ')}
      <Files title={translate('debtors.protect.suspends', { smart_count: suspended.length })} files={suspended} />
      {others.length > 0 && (
        <Files title={translate('debtors.protect.leaves', { smart_count: others.length })} files={others} />
      )}
    </Alert>
  )
}

type Shown = { id: number; number: string | null; customer: string; reason?: string }

const Files = ({ title, files }: { title: string; files: readonly Shown[] }) => (
  <Box sx={{ mt: 1 }}>
    <strong>{title}</strong>
    <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 200, overflowY: 'auto', overflowWrap: 'anywhere' }}>
      {files.map(({ id, number, customer, reason }) => (
        <li key={id}>{[number, customer, reason].filter(Boolean).join(' · ')}</li>
      ))}
    </Box>
  </Box>
)

/** Empty while it cannot be asked. */
function bodyOf(kind: string | undefined, startDate: string | undefined, endDate: string | undefined): object {
  const [from, until] = [parseDay(startDate ?? ''), parseDay(endDate ?? '')]
  return kind && from ? { kind, startDate: from, ...(until && { endDate: until }) } : {}
}
