/**
 * Messages to the person, several at once. Each goes after five seconds or the time it asks for, unless it asks to
 * stay until it is dismissed (`autoHideDuration: null`); none goes while the pointer or the focus is on them.
 */
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useNotificationContext, useTranslate } from 'react-admin'
import { headerHeight } from '#src/layout/frame.ts'
import { Message } from './Message.tsx'
import { stackOf, without, type Item } from './messageStack.ts'
import { toTopId } from '#src/layout/ScrollToTop.tsx'

/** The rest wait until one of these has gone. */
const mostAtOnce = 5

/**
 * Container for notifications inside a dialog: an open dialog hides everything beside it from screen readers except a
 * few elements, of which `slot` renders nothing itself, so notifications over a dialog are still announced.
 */
const outlet = document.createElement('slot')

export const Notifications = () => {
  const { notifications, setNotifications } = useNotificationContext()
  const [isHeld, setHeld] = useState(false)
  const before = useRef<Element | null>(null)
  const region = useRef<HTMLElement>(null)
  const translate = useTranslate()

  useEffect(() => {
    document.body.append(outlet)
    return () => outlet.remove()
  }, [])

  const items = stackOf(notifications)
  const remove = (key: number) => setNotifications((all) => without(all, key))
  const shown = items.slice(0, mostAtOnce)
  useEscape(shown.length > 0, () => remove(shown.at(-1)?.key ?? 0))
  const hold = (held: boolean) => () => setHeld(held)

  /**
   * After a dismissal by keyboard the focus moves to the next notification, and after the last one back to where it
   * was.
   */
  const handleDismiss = (key: number) => {
    const buttons = [...(region.current?.querySelectorAll('button') ?? [])]
    const next = buttons.find((button) => button !== document.activeElement) ?? before.current
    if (next instanceof HTMLElement && region.current?.contains(document.activeElement)) next.focus()
    if (buttons.length === 1) setHeld(false)
    remove(key)
  }
  const show = (item: Item) => (
    <Message key={item.key} item={item} isHeld={isHeld} onGone={remove} onDismiss={handleDismiss} />
  )
  const isAlarm = ({ type }: Item) => type === 'error' || type === 'warning'
  return createPortal(
    <Stack
      component="section"
      ref={region}
      aria-label={translate('shell.notifications')}
      onMouseEnter={hold(true)}
      onMouseLeave={hold(false)}
      onFocus={({ relatedTarget }) => {
        if (!region.current?.contains(relatedTarget)) before.current = relatedTarget
        setHeld(true)
      }}
      onBlur={hold(false)}
      sx={place}
    >
      <Stack role="alert" aria-atomic={false} sx={{ gap: 1 }}>
        {shown.filter(isAlarm).map(show)}
      </Stack>
      <Stack role="status" aria-atomic={false} sx={{ gap: 1 }}>
        {shown.filter((item) => !isAlarm(item)).map(show)}
      </Stack>
      {items.length > shown.length && (
        <Box sx={{ px: 1, fontSize: '0.8125rem', color: 'text.secondary', textAlign: 'right' }}>
          {translate('shell.frame.waiting', { smart_count: items.length - shown.length })}
        </Box>
      )}
    </Stack>,
    outlet,
  )
}

/** Escape dismisses the newest notification, unless an open element has handled the key. */
function useEscape(isOn: boolean, dismiss: () => void): void {
  const handleEscape = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) dismiss()
  })
  useEffect(() => {
    if (!isOn) return
    document.addEventListener('keydown', handleEscape)
    return () => document.removeEventListener('keydown', handleEscape)
  }, [isOn])
}

/** Place: at the top on a phone, because form buttons are at the bottom; otherwise above the button to the top. */
const place = {
  position: 'fixed',
  zIndex: 'snackbar',
  // Clicks between the notifications reach the page below.
  pointerEvents: 'none',
  gap: 1,
  width: 'min(400px, calc(100vw - 24px))',
  right: { xs: 12, sm: 20 },
  top: { xs: headerHeight + 8, sm: 'auto' },
  bottom: { sm: 72 },
  [`body:has(#${toTopId}) &`]: { bottom: { sm: 124 } },
  displayPrint: 'none',
} as const
