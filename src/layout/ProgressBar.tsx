/** Progress bar at the top: advances while requests run, completes with the last one, and disappears after a second. */
import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { onActivity, runningCalls } from '#providers/activity.ts'

/** Milliseconds (specification, section 4). */
const tick = 100
const hideAfter = 1000

export const ProgressBar = () => {
  const percent = useProgress()
  const translate = useTranslate()
  if (percent === null) return null
  return (
    <Box role="region" aria-label={translate('ra.page.loading')}>
      <Box
        role="progressbar"
        aria-label={translate('ra.page.loading')}
        aria-valuenow={Math.round(percent)}
        sx={{
          position: 'fixed',
          inset: '0 0 auto',
          height: 2,
          zIndex: 'tooltip',
          bgcolor: 'primary.main',
          transformOrigin: 'left',
          transition: 'transform 150ms',
          displayPrint: 'none',
        }}
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </Box>
  )
}

/** @returns Percent; null when there is nothing to show. */
function useProgress(): number | null {
  const [percent, setPercent] = useState<number | null>(() => (runningCalls() > 0 ? 0 : null))
  useEffect(() => {
    let isRunning = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      const wasRunning = isRunning
      isRunning = runningCalls() > 0
      if (isRunning === wasRunning) return
      clearTimeout(timer)
      setPercent(isRunning ? 0 : 100)
      timer = isRunning ? setInterval(() => setPercent(creep), tick) : setTimeout(() => setPercent(null), hideAfter)
    }
    follow()
    const stop = onActivity(follow)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
  return percent
}

/** Slows down as it advances, so that it never looks complete too early. */
const creep = (percent: number | null) => (percent ?? 0) + (95 - (percent ?? 0)) / 12
