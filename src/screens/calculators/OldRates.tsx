/** Says to staff that the newest rate of interest is old, so that one may be missing. */
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, useTranslate } from 'react-admin'
import { callIfOffered } from '#providers/http.ts'
import { useMay } from '#resources/contexts/may.ts'
import { formatDay } from '#resources/texts/dates.ts'
import { interestRate } from '#schemas/generated/interest-rate.ts'

/** Warning for people who can add a rate. */
export const OldRatesForEditors = () => <OldRates isForEditors />

export const OldRates = ({ isForEditors = false }: { isForEditors?: boolean }) => {
  const translate = useTranslate()
  const may = useMay()
  const { read, create } = interestRate.access
  const isAsked = may(isForEditors ? create : read)
  const { data } = useQuery({
    queryKey: ['interest-rate', 'newest'],
    queryFn: ({ signal }) => callIfOffered('GET', '/api/v4/interest-rate/newest', { signal }),
    enabled: isAsked,
    retry: false,
  })
  if (!isAsked || !data?.isOld) return null
  const { effectiveFrom } = data
  return (
    <Alert
      severity="warning"
      sx={{ displayPrint: 'none' }}
      action={
        may(create) && (
          <Button color="inherit" component={LinkBase} to="/settings/interest-rates">
            {translate('calculators.rates.open')}
          </Button>
        )
      }
    >
      {effectiveFrom === null
        ? translate('calculators.rates.none')
        : translate('calculators.rates.old', { day: formatDay(effectiveFrom) })}
    </Alert>
  )
}
