/** Result of the court costs calculator: parts, total and warnings. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import type { CourtCosts } from '#domain/courtCosts.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { formatMoney, type Cents } from '#domain/money/money.ts'
import { call } from '#providers/http.ts'
import { formatDay } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { useDebounced } from '#resources/useDebounced.ts'
import { ReadFailure } from '#resources/ReadFailure.tsx'
import { AmountTable, type AmountRow } from '#resources/show/AmountTable.tsx'

type Query = { claim: Cents; claimant: string; vatDeductible: boolean; points: string; day: string }
const path = '/api/v4/subpoena-salary/calculate'

export const CourtCostsResult = ({ query }: { query: Query }) => {
  const translate = useTranslate()
  const asked = useDebounced(query, 300)
  const { data, error, refetch } = useQuery({
    queryKey: ['court-costs', asked],
    queryFn: ({ signal }) => call('GET', path, { query: asked, signal }),
    placeholderData: keepPreviousData,
  })
  const rows = useRows(data, asked)
  if (error) return <ReadFailure error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={200} />
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 1.5 }}>
      <AmountTable label={translate('courtCosts.title')} rows={rows} />
      {data.exceedsClaim && <Alert severity="warning">{translate('courtCosts.exceedsClaim')}</Alert>}
      {data.needsLawyer && <Alert severity="info">{translate('courtCosts.needsLawyer')}</Alert>}
      {data.total === null && (
        <Alert severity="error">{translate('courtCosts.noTable', { day: formatDay(data.day) })}</Alert>
      )}
    </Box>
  )
}

function useRows(data: CourtCosts | undefined, { vatDeductible }: Query): AmountRow[] {
  const translate = useTranslate()
  const locale = useKnownLocale()
  if (!data) return []
  const { court, summons, fee, salary, perPoint, points, total, afterCosts, afterCostsWhenServed, tables } = data
  const isCantonal = court === 'cantonal'
  const each = perPoint === null ? '' : formatMoney({ amount: perPoint, currency: 'EUR' }, locale)
  const row = (key: string, amount: Cents | null, note?: string, from?: IsoDate): AmountRow => {
    const table = from && translate('courtCosts.tableOf', { year: from.slice(0, 4) })
    return {
      key,
      label: translate(`courtCosts.${key}`),
      note: [note, table].filter(Boolean).join(' · ') || undefined,
      amount,
    }
  }
  const salaryNote = perPoint === null ? undefined : translate('courtCosts.perPoint', { points, each })
  return [
    row('summons', summons, translate(vatDeductible ? 'courtCosts.withoutVat' : 'courtCosts.withVat'), tables.summons),
    row('fee', fee, translate(isCantonal ? 'courtCosts.cantonal' : 'courtCosts.district'), tables.fee),
    ...(isCantonal ? [row('salary', salary, salaryNote, tables.salary)] : []),
    { ...row('total', total, isCantonal ? undefined : translate('courtCosts.withoutLawyer')), isSum: true },
    row('afterCosts', afterCosts, translate('courtCosts.afterCostsNote')),
    ...(isCantonal ? [] : [row('afterCostsWhenServed', afterCostsWhenServed)]),
  ]
}
