/** The messages that are shown or wait: one that says the same as another counts with it. */
import type { NotificationPayload } from 'react-admin'

/** `times`: how often it has come since it is shown. */
export type Item = NotificationPayload & { key: number; times: number }

let last = 0

export function arrive(items: readonly Item[], message: NotificationPayload): readonly Item[] {
  const same = items.find((item) => isSame(item, message))
  if (!same) return [...items, { ...message, key: ++last, times: 1 }]
  return items.map((item) => (item === same ? { ...item, times: item.times + 1 } : item))
}

const isSame = (a: NotificationPayload, b: NotificationPayload): boolean =>
  typeof a.message === 'string' &&
  a.message === b.message &&
  a.type === b.type &&
  JSON.stringify(a.notificationOptions?.messageArgs) === JSON.stringify(b.notificationOptions?.messageArgs)
