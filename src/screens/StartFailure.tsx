/** Shown instead of the app when it could not start: what failed, and another try, by hand or by itself. It leans on nothing that may be missing. */
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useState } from 'react'
import type { I18nProvider } from 'react-admin'
import type { Locale } from '#schemas/entity.ts'
import { AppearanceProvider } from '#src/preferences/appearance.tsx'
import type { StartFailures } from '#src/start.ts'
import { startTexts } from '#src/startTexts.ts'
import { Front } from './Front.tsx'

/** Milliseconds before the first try that the page makes by itself, doubled for each further one, and at most. */
const firstWait = 2000
const longestWait = 30_000

type StartFailureProps = {
  /** None: nothing has failed yet, but the server has not answered for long. */
  failures: StartFailures
  locale: Locale
  /** Absent until the program's own texts have come. */
  i18n: I18nProvider | undefined
  /** Starts again; settles when that has ended, well or not. */
  onRetry: () => Promise<void>
}

export const StartFailure = ({ failures, locale, i18n, onRetry }: StartFailureProps) => {
  const say = (key: string) => {
    const text = startTexts[locale][key] ?? key
    return i18n?.translate(key, { _: text }) ?? text
  }
  const hasFailed = failures.length > 0
  const { isBusy, retry } = useRetry(onRetry, hasFailed)
  const reasons = [...new Set(failures.map(({ reason }) => reason))]
  return (
    <AppearanceProvider>
      <Front>
        <Typography component="h1" variant="h1" gutterBottom>
          {say(hasFailed ? 'shell.start.title' : 'shell.start.slow')}
        </Typography>
        {hasFailed && (
          <Alert severity="error" sx={{ my: 2, alignItems: 'flex-start' }}>
            {failures.map(({ part }) => (
              <div key={part}>{say(`shell.start.${part}`)}</div>
            ))}
            {reasons.map((reason) => (
              <div key={reason}>{say(reason)}</div>
            ))}
          </Alert>
        )}
        {hasFailed && (
          <Typography color="text.secondary" sx={{ mb: 2 }}>
            {say('shell.start.again')}
          </Typography>
        )}
        <Button variant="contained" fullWidth loading={isBusy} onClick={retry} sx={{ mt: hasFailed ? 0 : 2 }}>
          {say('shell.retry')}
        </Button>
      </Front>
    </AppearanceProvider>
  )
}

/** Tries again when asked, when the network is back, and, if `isAutomatic`, after a while that grows with every try. */
function useRetry(onRetry: () => Promise<void>, isAutomatic: boolean): { isBusy: boolean; retry: () => void } {
  const [isBusy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)
  const retry = () => {
    if (isBusy) return
    setBusy(true)
    void onRetry().finally(() => {
      setBusy(false)
      setTries((count) => count + 1)
    })
  }
  const handleDue = useEffectEvent(retry)
  useEffect(() => {
    if (!isAutomatic) return
    const timer = setTimeout(() => handleDue(), Math.min(firstWait * 2 ** tries, longestWait))
    const handleOnline = () => handleDue()
    window.addEventListener('online', handleOnline)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', handleOnline)
    }
  }, [isAutomatic, tries])
  return { isBusy, retry }
}
