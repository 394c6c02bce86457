/** Replaces a record that failed to load: reason, and a retry button if that may help. */
import { textPage } from './pageGrid.ts'
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

/** The same as a page of its own, with the name of the record's entity as heading. */
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

/** Options for react-admin, which would otherwise report any failure as a missing record and leave the page. */
export const saysItself = { onError: () => {} }
