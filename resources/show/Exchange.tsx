/** Request and answer of one call, loaded when shown: lists do not need them. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { call } from '#providers/http.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { CodeBlock } from './CodeBlock.tsx'

/** @param path Endpoint that returns request and answer. */
export const Exchange = ({ path }: { path: string }) => {
  const translate = useTranslate()
  const { data, error, refetch } = useQuery({
    queryKey: ['exchange', path],
    queryFn: ({ signal }) => call('GET', path, { signal }),
  })
  if (error) {
    const again = <Button onClick={() => void refetch()}>{translate('list.retry')}</Button>
    return (
      <Alert severity="error" action={again}>
        {translate(callMessage(error), { _: callMessage(error) })}
      </Alert>
    )
  }
  if (data === undefined) return <Skeleton variant="rounded" height={160} sx={{ mt: 2 }} />
  const { request, response } = isObject(data) ? data : {}
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, mt: 2 }}>
      <CodeBlock label={translate('integration.request')} text={String(request ?? '')} />
      {typeof response === 'string' && response !== '' ? (
        <CodeBlock label={translate('integration.response')} text={response} />
      ) : (
        <Typography color="text.secondary">{translate('integration.noResponse')}</Typography>
      )}
    </Box>
  )
}
