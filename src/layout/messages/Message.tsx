/** A notification of the stack, with its remaining time. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { Item } from './messageStack.ts'

/** Milliseconds (specification, section 9). */
const lifetime = 5000

type MessageProps = {
  item: Item
  /** The countdown is paused. */
  isHeld: boolean
  onGone: (key: number) => void
  onDismiss: (key: number) => void
}

export const Message = ({ item, isHeld, onGone, onDismiss }: MessageProps) => {
  const translate = useTranslate()
  const { autoHideDuration = lifetime, messageArgs } = item.notificationOptions ?? {}
  useLifetime(autoHideDuration, item.times, isHeld, () => onGone(item.key))

  const text: ReactNode =
    typeof item.message === 'string' ? translate(item.message, { _: item.message, ...messageArgs }) : item.message
  return (
    <Alert
      role="presentation"
      severity={item.type}
      variant="outlined"
      onClose={() => onDismiss(item.key)}
      closeText={translate('shell.dismiss')}
      sx={{ ...look, borderLeftColor: `${item.type}.main` }}
    >
      {text}
      {item.times > 1 && (
        <Box
          component="span"
          title={translate('shell.frame.times', { count: item.times })}
          sx={{ ml: 1, opacity: 0.75 }}
        >
          ×{item.times}
        </Box>
      )}
    </Alert>
  )
}

/** @param times Number of repetitions, each of which restarts the countdown. */
function useLifetime(duration: number | null, times: number, isHeld: boolean, onEnd: () => void): void {
  const handleEnd = useEffectEvent(onEnd)
  const left = useRef({ times, time: duration })
  useEffect(() => {
    if (left.current.times !== times) left.current = { times, time: duration }
    const { time } = left.current
    if (time === null || isHeld) return
    const start = Date.now()
    const timer = setTimeout(handleEnd, time)
    return () => {
      clearTimeout(timer)
      left.current.time = Math.max(0, time - (Date.now() - start))
    }
  }, [duration, times, isHeld])
}

const look = {
  pointerEvents: 'auto',
  alignItems: 'flex-start',
  bgcolor: 'background.paper',
  color: 'text.primary',
  borderColor: 'divider',
  borderLeft: 3,
  boxShadow: 8,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  fontSize: '0.875rem',
} as const
