/** In the place of a record that could not be read: why, and a second try where that may help. */
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'

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

/** For react-admin, which would otherwise say that the record does not exist, whatever went wrong, and leave the page. */
export const saysItself = { onError: () => {} }
