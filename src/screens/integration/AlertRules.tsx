/** Alert rules of the API with their state, alarms first. */
import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import NotificationsActive from '@mui/icons-material/NotificationsActive'
import NotificationsOff from '@mui/icons-material/NotificationsOffOutlined'
import Schedule from '@mui/icons-material/Schedule'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { LinkBase, useCreatePath, useGetList, useGetResourceLabel, useTranslate } from 'react-admin'
import { formatMoment } from '#resources/texts/dates.ts'
import { pickLanguage } from '#resources/texts/pickLanguage.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { useMay } from '#resources/contexts/may.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { apiAlertRule, type ApiAlertRule } from '#schemas/generated/api-alert-rule.ts'
import { alertState, worstFirst } from './alertState.ts'

/** Further rules are on their own page. */
const mostShown = 6
/** Rules that are read to find those in alarm. */
const mostRead = 100

const looks = {
  over: { icon: NotificationsActive, colour: 'error.main' },
  never: { icon: Schedule, colour: 'text.secondary' },
  fine: { icon: CheckCircle, colour: 'success.main' },
  off: { icon: NotificationsOff, colour: 'text.disabled' },
} as const

export const AlertRules = () => {
  const translate = useTranslate()
  const heading = useId()
  const mayAdd = useMay()(apiAlertRule.access.create)
  const list = useCreatePath()({ resource: apiAlertRule.name, type: 'list' })
  const title = useGetResourceLabel()(apiAlertRule.name, 2)
  const { data, error, isPending, refetch } = useGetList<ApiAlertRule>(
    apiAlertRule.name,
    { pagination: { page: 1, perPage: mostRead }, sort: { field: 'overSince', order: 'ASC' } },
    { refetchInterval: 30_000 },
  )
  if (data?.length === 0 && !mayAdd) return null
  const rules = worstFirst(data ?? [])
  return (
    <Paper component="section" variant="outlined" aria-labelledby={heading} sx={{ px: 2, py: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography id={heading} component="h2" variant="subtitle2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <Button size="small" component={LinkBase} to={list}>
          {translate('integration.alerts.all')}
        </Button>
      </Box>
      {error && !data && <ReadFailure error={error} onRetry={refetch} />}
      {isPending && <Skeleton height={32} />}
      {data?.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('integration.alerts.none')}
        </Typography>
      )}
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          columnGap: 4,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
        }}
      >
        {rules.slice(0, mostShown).map((rule) => (
          <Rule key={rule.id} rule={rule} />
        ))}
      </Box>
    </Paper>
  )
}

const Rule = ({ rule }: { rule: ApiAlertRule }) => {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const locale = useKnownLocale()
  const state = alertState(rule)
  const { icon: Icon, colour } = looks[state]
  const measured = rule.lastValue && pickLanguage(rule.lastValue, locale)
  const since = rule.overSince === null ? '' : formatMoment(rule.overSince)
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, py: 0.75, minWidth: 0 }}>
      <Icon fontSize="small" sx={{ color: colour, mt: 0.125 }} aria-hidden />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <Link
          component={LinkBase}
          to={createPath({ resource: apiAlertRule.name, type: 'show', id: rule.id })}
          variant="body2"
          sx={{ flex: '1 1 150px', overflowWrap: 'anywhere' }}
        >
          {rule.name}
        </Link>
        <Typography variant="body2" sx={{ flex: '1 1 200px' }}>
          <Box component="span" sx={{ color: state === 'off' ? 'text.secondary' : colour, fontWeight: 500 }}>
            {translate(`integration.alerts.${state}`, { since })}
          </Box>
          {measured && (
            <Box component="span" lang={measured.language} sx={{ display: 'block', color: 'text.secondary' }}>
              {measured.text}
            </Box>
          )}
        </Typography>
      </Box>
    </Box>
  )
}
