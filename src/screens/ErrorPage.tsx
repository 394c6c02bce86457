/** Replaces a page that failed to render. */
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { Notice } from './Notice.tsx'

type ErrorPageProps = { error: Error; onRetry: () => void }

export const ErrorPage = ({ error, onRetry }: ErrorPageProps) => {
  const translate = useTranslate()
  const isMissingChunk = /import|module script/i.test(error.message)
  const handleRetry = () => (isMissingChunk ? window.location.reload() : onRetry())
  return (
    <Notice title={translate('shell.failure.title')} text={translate('shell.failure.text')}>
      <Button variant="contained" onClick={handleRetry}>
        {translate('shell.retry')}
      </Button>
    </Notice>
  )
}
