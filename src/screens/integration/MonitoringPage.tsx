/** Monitoring of the API: calls, errors and durations of a period, and callers; refreshed every half minute. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useTranslate } from 'react-admin'
import { formatMoment } from '#resources/texts/dates.ts'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { widePage } from '#resources/page/pageGrid.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { PageSkeleton } from '#src/page/PageSkeleton.tsx'
import { AlertRules } from './AlertRules.tsx'
import { formatNumber, formatRate } from './format.ts'
import { LineChart } from './LineChart.tsx'
import { errorRate, loadMonitoring, periods, type Monitoring, type Named } from './monitoring.ts'
import { SumTable } from './SumTable.tsx'

const MonitoringPage = () => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { search, pathname } = useLocation()
  const asked = new URLSearchParams(search).get('period')
  const period = periods.find((one) => one === asked) ?? '24h'
  const { data, error, refetch } = useQuery({
    queryKey: ['api-monitoring', period],
    queryFn: ({ signal }) => loadMonitoring(period, signal),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })
  if (error && !data) return <ReadFailure error={error} onRetry={refetch} />
  if (data === undefined) return <PageSkeleton />
  return (
    <Box sx={widePage}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <PageTitle>{translate('integration.monitoring.title')}</PageTitle>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={period}
          aria-label={translate('integration.monitoring.period')}
          onChange={(_, next: string | null) => next && navigate(`${pathname}?period=${next}`)}
          sx={{ flexWrap: 'wrap' }}
        >
          {periods.map((one) => (
            <ToggleButton key={one} value={one} sx={{ textTransform: 'none', px: 1.5 }}>
              {translate(`integration.monitoring.periods.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Totals {...data} />
      <AlertRules />
      {data.total.calls === 0 ? (
        <Paper variant="outlined" sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>
          {translate('integration.monitoring.none')}
        </Paper>
      ) : (
        <>
          <Charts {...data} />
          <Tables {...data} />
        </>
      )}
    </Box>
  )
}

const Totals = ({ total }: Monitoring) => {
  const translate = useTranslate()
  const milliseconds = (value: number | null) => (value === null ? '–' : `${formatNumber(value)} ms`)
  const tiles = [
    ['integration.monitoring.calls', formatNumber(total.calls)],
    ['integration.monitoring.errorRate', formatRate(errorRate(total))],
    ['integration.monitoring.median', milliseconds(total.p50)],
    ['integration.monitoring.p95', milliseconds(total.p95)],
  ] as const
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' }}
    >
      {tiles.map(([label, value]) => (
        <Paper key={label} variant="outlined" sx={{ p: 2 }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {translate(label)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontSize: 24, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Typography>
        </Paper>
      ))}
    </Box>
  )
}

const two = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))' }

const Charts = ({ points, step }: Monitoring) => {
  const translate = useTranslate()
  const minutes = step / 60
  const pattern = minutes >= 1440 ? 'DD-MM-YYYY' : minutes >= 60 ? 'DD-MM HH:mm' : 'HH:mm'
  const moments = points.map(({ at }) => formatMoment(at, pattern))
  return (
    <Box sx={two}>
      <LineChart
        title={translate('integration.monitoring.perMinute')}
        moments={moments}
        format={formatNumber}
        lines={[
          {
            name: translate('integration.monitoring.calls'),
            colour: 'primary',
            values: points.map(({ calls }) => calls / minutes),
          },
          {
            name: translate('integration.monitoring.errorRate'),
            colour: 'error',
            values: points.map(({ errors }) => errors / minutes),
          },
        ]}
      />
      <LineChart
        title={translate('integration.monitoring.durations')}
        moments={moments}
        format={formatNumber}
        lines={[
          { name: translate('integration.monitoring.median'), colour: 'info', values: points.map(({ p50 }) => p50) },
          { name: 'p95', colour: 'warning', values: points.map(({ p95 }) => p95) },
        ]}
      />
    </Box>
  )
}

const Tables = ({ customers, endpoints, statuses, failures, addresses }: Monitoring) => {
  const translate = useTranslate()
  const say = (name: string) => translate(`integration.monitoring.${name}`)
  const named = (rows: readonly Named[]) => rows.map((row) => ({ key: row.key, name: row.key, sum: row }))
  return (
    <Box sx={two}>
      <SumTable
        title={say('customers')}
        of={say('customer')}
        rows={customers.map((row) => ({
          key: String(row.customer?.id ?? 0),
          name: row.customer?.company ?? say('nobody'),
          sum: row,
        }))}
      />
      <SumTable title={say('endpoints')} of={say('endpoint')} rows={named(endpoints)} />
      <SumTable title={say('statuses')} of={say('status')} rows={named(statuses)} />
      <SumTable title={say('failures')} of={say('failure')} rows={named(failures)} isPlain />
      <SumTable title={say('addresses')} of={say('address')} rows={named(addresses)} isPlain />
    </Box>
  )
}

export default MonitoringPage
