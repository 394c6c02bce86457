/** Checks of the law over all files: how many each found last night, its article, the first files, and the way out. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, useCreatePath, useTranslate } from 'react-admin'
import type { Answer } from '#providers/callTypes.ts'
import { call } from '#providers/http.ts'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { formatMoment } from '#resources/texts/dates.ts'
import { PageSkeleton } from '#src/page/PageSkeleton.tsx'

const path = '/api/v4/compliance/law-checks'

export const LawChecksPage = () => {
  const translate = useTranslate()
  const { data, error, refetch } = useQuery({
    queryKey: ['law-checks'],
    queryFn: ({ signal }) => call('GET', path, { signal }),
  })
  if (error && !data) return <ReadFailure error={error} onRetry={refetch} />
  if (!data) return <PageSkeleton />
  // What was found comes first.
  const checks = data.checks.toSorted((one, other) => Number(other.count ?? 0) - Number(one.count ?? 0))
  const at = data.checks.find(({ checkedAt }) => checkedAt)?.checkedAt
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle>{translate('pages.lawChecks')}</PageTitle>
      <Typography color="text.secondary">
        {translate('lawChecks.lead')}{' '}
        {at ? translate('lawChecks.checkedAt', { at: formatMoment(at) }) : translate('lawChecks.notYet')}
      </Typography>
      <Paper component="ul" variant="outlined" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {checks.map((check) => (
          <Check key={check.id} {...check} />
        ))}
      </Paper>
    </Box>
  )
}

type Props = Answer<'GET', typeof path>['checks'][number]

const Check = ({ id, article, of, count, records }: Props) => {
  const translate = useTranslate()
  const isFound = Boolean(count)
  return (
    <Box component="li" sx={{ p: 1.5, display: 'grid', gap: 0.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1 }}>
        <Typography component="h2" variant="body1" sx={{ fontWeight: 500 }}>
          {translate(`lawChecks.${id}.title`)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {article}
        </Typography>
        <Typography variant="body2" color={isFound ? 'warning.main' : 'text.secondary'} sx={{ fontWeight: 600 }}>
          {label(count, translate)}
        </Typography>
      </Box>
      {isFound && <Typography variant="body2">{translate(`lawChecks.${id}.wayOut`)}</Typography>}
      {isFound && <Records {...{ of, records }} />}
    </Box>
  )
}

const label = (count: number | null, translate: ReturnType<typeof useTranslate>): string | number =>
  count === null ? translate('lawChecks.notYet') : count === 0 ? translate('lawChecks.none') : count

/** The first ones, each with its page, and all of those in the list. */
const Records = ({ of, records }: Pick<Props, 'of' | 'records'>) => {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const ids = records.map(({ id }) => id)
  const list = `${createPath({ resource: of, type: 'list' })}?filter=${encodeURIComponent(JSON.stringify({ id: { in: ids } }))}`
  return (
    <Typography variant="body2" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, '& a': { lineHeight: '24px' } }}>
      {records.slice(0, 10).map(({ id, number }) => (
        <Link key={id} component={LinkBase} to={createPath({ resource: of, type: 'show', id })}>
          {number ?? id}
        </Link>
      ))}
      <Link component={LinkBase} to={list}>
        {translate('lawChecks.list')}
      </Link>
    </Typography>
  )
}
