/** Shown instead of the app when it could not start: what failed, and another try. It leans on nothing that may be missing. */
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { I18nProvider } from 'react-admin'
import { AppearanceProvider } from '#src/layout/appearance.tsx'
import type { StartFailures } from '#src/start.ts'
import { Front } from './Front.tsx'

const english: Readonly<Record<string, string>> = {
  'shell.start.title': 'The application could not start',
  'shell.start.texts': 'The texts could not be loaded.',
  'shell.start.token': 'The security token could not be loaded.',
  'shell.start.user': 'Your account could not be loaded.',
  'shell.start.menu': 'The menu could not be loaded.',
  'shell.retry': 'Try again',
  'error.generic': 'Something went wrong. Please try again.',
  'error.network': 'The server cannot be reached. Check the connection and try again.',
  'error.server': 'The server could not do this. Please try again later.',
}

type StartFailureProps = {
  failures: StartFailures
  /** Absent when not even the shell's own texts came. */
  i18n: I18nProvider | undefined
  /** Starts again; settles when that has ended, well or not. */
  onRetry: () => Promise<void>
}

export const StartFailure = ({ failures, i18n, onRetry }: StartFailureProps) => {
  const say = (key: string) => i18n?.translate(key, { _: english[key] ?? key }) ?? english[key] ?? key
  const [isBusy, setBusy] = useState(false)
  const handleRetry = async () => {
    setBusy(true)
    await onRetry()
    setBusy(false)
  }
  const reasons = [...new Set(failures.map(({ reason }) => reason))]
  return (
    <AppearanceProvider>
      <Front>
        <Typography component="h1" variant="h1" gutterBottom>
          {say('shell.start.title')}
        </Typography>
        <Alert severity="error" sx={{ my: 2, alignItems: 'flex-start' }}>
          {failures.map(({ part }) => (
            <div key={part}>{say(`shell.start.${part}`)}</div>
          ))}
          {reasons.map((reason) => (
            <div key={reason}>{say(reason)}</div>
          ))}
        </Alert>
        <Button variant="contained" fullWidth loading={isBusy} onClick={() => void handleRetry()}>
          {say('shell.retry')}
        </Button>
      </Front>
    </AppearanceProvider>
  )
}
