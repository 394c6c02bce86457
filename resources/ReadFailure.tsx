/** In the place of a record that could not be read: why, and a second try where that may help. */
import { textPage } from '#resources/pageGrid.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useGetResourceLabel, useTranslate } from 'react-admin'
import { PageTitle } from './PageTitle.tsx'

export const ReadFailure = ({ error, onRetry }: { error: Error; onRetry: () => unknown }) => {
  const translate = useTranslate()
  const isAbsent = 'status' in error && error.status === 404
  const retry = isAbsent ? null : (
    <Button color="inherit" onClick={() => void onRetry()}>
      {translate('list.retry')}
    </Button>
  )
  return (
    <Alert severity="error" action={retry}>
      {translate(error.message, { _: error.message })}
    </Alert>
  )
}

/** The same as a page, which has a heading: what was looked for. */
export const ReadFailurePage = ({
  resource,
  ...failure
}: {
  resource: string
  error: Error
  onRetry: () => unknown
}) => {
  const label = useGetResourceLabel()(resource, 1)
  return (
    <Box sx={textPage}>
      <PageTitle>{label}</PageTitle>
      <ReadFailure {...failure} />
    </Box>
  )
}

/** For react-admin, which would otherwise say that the record does not exist, whatever went wrong, and leave the page. */
export const saysItself = { onError: () => {} }
