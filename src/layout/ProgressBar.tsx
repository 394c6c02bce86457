/** The thin bar at the top: creeps up while calls are under way, fills when the last one ends, and goes after a second. */
import Box from '@mui/material/Box'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import { onActivity, runningCalls } from '#providers/activity.ts'

const tick = 100
const hideAfter = 1000

export const ProgressBar = () => {
  const busy = useSyncExternalStore(onActivity, runningCalls) > 0
  const [percent, setPercent] = useState<number | null>(null)
  const translate = useTranslate()

  useEffect(() => {
    if (busy) {
      const creep = (now: number | null) => (now === null || now === 100 ? 8 : now + (95 - now) / 12)
      const timer = setInterval(() => setPercent(creep), tick)
      return () => clearInterval(timer)
    }
    const fill = setTimeout(() => setPercent((now) => (now === null ? null : 100)))
    const hide = setTimeout(() => setPercent(null), hideAfter)
    return () => {
      clearTimeout(fill)
      clearTimeout(hide)
    }
  }, [busy])

  if (percent === null) return null
  return (
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
      }}
      style={{ transform: `scaleX(${percent / 100})` }}
    />
  )
}
