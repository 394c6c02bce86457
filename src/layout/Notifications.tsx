/** Messages to the person, several at once: each goes after five seconds or when it is dismissed. */
import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useNotificationContext, useTranslate, type NotificationPayload } from 'react-admin'
import { signInCancelled } from '#providers/http.ts'

type Item = NotificationPayload & { key: number }

const lifetime = 5000

export const Notifications = () => {
  const { notifications, setNotifications } = useNotificationContext()
  const [items, setItems] = useState<readonly Item[]>([])
  const last = useRef(0)
  const translate = useTranslate()

  useEffect(() => {
    if (notifications.length === 0) return
    const arrived = notifications.filter(({ message }) => message !== signInCancelled)
    setItems((shown) => [...shown, ...arrived.map((each) => ({ ...each, key: ++last.current }))])
    setNotifications([])
  }, [notifications, setNotifications])

  const isAlarm = ({ type }: Item) => type === 'error' || type === 'warning'
  const remove = useCallback((key: number) => setItems((shown) => shown.filter((item) => item.key !== key)), [])
  const show = (item: Item) => <Message key={item.key} item={item} onRemove={remove} />
  return (
    <Stack
      component="section"
      aria-label={translate('shell.notifications')}
      spacing={1}
      sx={{ position: 'fixed', right: 16, bottom: 16, zIndex: 'snackbar', width: 'min(400px, calc(100vw - 32px))' }}
    >
      <Stack role="alert" spacing={1}>
        {items.filter(isAlarm).map(show)}
      </Stack>
      <Stack role="status" spacing={1}>
        {items.filter((item) => !isAlarm(item)).map(show)}
      </Stack>
    </Stack>
  )
}

const Message = ({ item, onRemove }: { item: Item; onRemove: (key: number) => void }) => {
  const translate = useTranslate()
  const { autoHideDuration = lifetime, messageArgs } = item.notificationOptions ?? {}
  const { key } = item

  useEffect(() => {
    if (autoHideDuration === null) return
    const timer = setTimeout(() => onRemove(key), autoHideDuration)
    return () => clearTimeout(timer)
  }, [autoHideDuration, key, onRemove])

  const text: ReactNode =
    typeof item.message === 'string' ? translate(item.message, { _: item.message, ...messageArgs }) : item.message
  return (
    <Alert
      role="presentation"
      severity={item.type}
      variant="filled"
      onClose={() => onRemove(key)}
      closeText={translate('shell.dismiss')}
      sx={{ boxShadow: 8, whiteSpace: 'pre-line' }}
    >
      {text}
    </Alert>
  )
}
