/**
 * Shown instead of the app when the start failed: the reason, and a retry by button or timer. Uses nothing that may
 * have failed to load.
 */
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

/** Milliseconds before the first automatic retry (doubled for each further one), and at most. */
const firstWait = 2000
const longestWait = 30_000

type StartFailureProps = {
  /** Empty: nothing has failed, but the server has not answered for long. */
  failures: StartFailures
  locale: Locale
  /** Absent until the built-in texts have loaded. */
  i18n: I18nProvider | undefined
  /** Starts again; resolves when that has ended, successfully or not. */
  onRetry: () => Promise<void>
}

export const StartFailure = ({ failures, locale, i18n, onRetry }: StartFailureProps) => {
  const say = (key: string) => {
    const text = startTexts(locale)[key] ?? key
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

/** Retries on click, when the network is back, and, if `isAutomatic`, after a growing delay. */
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
