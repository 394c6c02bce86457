/** Page for development: text keys that pages used and that have no text. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { LinkBase, useNotify, useTranslate } from 'react-admin'
import type { Answers } from '#providers/generated/calls.ts'
import { call } from '#providers/http.ts'
import { formatMoment } from '#resources/texts/dates.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { PageSkeleton } from '#src/page/PageSkeleton.tsx'
import { tableStyle } from '#src/screens/texts/tableStyle.ts'
import { languageNames } from '#schemas/product.ts'

type Missing = Answers['GET']['/api/v4/texts/missing']['items'][number]

const path = '/api/v4/texts/missing'
const queryKey = ['missing-texts']

const MissingTextsPage = () => {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call('GET', path, { signal })).items,
  })
  const clear = useMutation({
    mutationFn: () => call('DELETE', path),
    onSuccess: () => {
      queryClient.setQueryData(queryKey, [])
      notify('texts.cleared', { type: 'success' })
    },
    onError: (failure) => notify(callMessage(failure), { type: 'error' }),
  })
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <PageTitle>{translate('pages.missingTexts')}</PageTitle>
        {data && data.length > 0 && (
          <Button variant="outlined" loading={clear.isPending} onClick={() => clear.mutate()}>
            {translate('texts.clear')}
          </Button>
        )}
      </Box>
      <Typography color="text.secondary">{translate('texts.missingLead')}</Typography>
      {error ? (
        <ReadFailure error={error} onRetry={refetch} />
      ) : data === undefined ? (
        <PageSkeleton />
      ) : (
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          {data.length === 0 ? (
            <Typography sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>
              {translate('texts.missingNone')}
            </Typography>
          ) : (
            <MissingTable items={data} />
          )}
        </Paper>
      )}
    </Box>
  )
}

const MissingTable = ({ items }: { items: readonly Missing[] }) => {
  const translate = useTranslate()
  const columns = [
    { name: 'key' },
    { name: 'language', className: 'short' },
    { name: 'page' },
    { name: 'times', className: 'number' },
    { name: 'first', className: 'moment' },
    { name: 'last', className: 'moment' },
  ].map((column) => ({ ...column, label: translate(`texts.${column.name}`) }))
  const [, language, page, times, first, last] = columns.map(({ label, className }) => ({
    className,
    'data-label': label,
  }))
  return (
    <Box component="table" sx={tableStyle}>
      <thead>
        <tr>
          {columns.map(({ name, label, className }) => (
            <th key={name} scope="col" className={className}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={`${item.locale} ${item.key}`}>
            <th scope="row">{item.key}</th>
            <td {...language}>{languageNames[item.locale]}</td>
            <td {...page}>
              <Link component={LinkBase} to={item.page}>
                {item.page}
              </Link>
            </td>
            <td {...times}>{item.times}</td>
            <td {...first}>{formatMoment(item.firstSeenAt)}</td>
            <td {...last}>{formatMoment(item.lastSeenAt)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

export default MissingTextsPage
