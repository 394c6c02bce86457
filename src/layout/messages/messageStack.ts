/** Notifications shown or queued; identical ones count as one. */
import type { NotificationPayload } from 'react-admin'
import { signInCancelled } from '#providers/http.ts'

/** `times`: repetitions since the notification appeared. */
export type Item = NotificationPayload & { key: number; times: number }

const keys = new WeakMap<NotificationPayload, number>()
let last = 0

/** Messages in the order of their first appearance, without cancelled sign-ins and repetitions. */
export function stackOf(messages: readonly NotificationPayload[]): readonly Item[] {
  return messages
    .filter(({ message }) => message !== signInCancelled)
    .filter((message, place, all) => all.findIndex((other) => isSame(other, message)) === place)
    .map((first) => ({ ...first, key: keyOf(first), times: messages.filter((other) => isSame(other, first)).length }))
}

/** The stack without one notification and its repetitions. */
export const without = (messages: readonly NotificationPayload[], key: number): NotificationPayload[] => {
  const gone = messages.find((message) => keys.get(message) === key)
  return messages.filter((message) => !gone || !isSame(message, gone))
}

function keyOf(message: NotificationPayload): number {
  const key = keys.get(message) ?? ++last
  keys.set(message, key)
  return key
}

const isSame = (a: NotificationPayload, b: NotificationPayload): boolean =>
  a === b ||
  (typeof a.message === 'string' &&
    a.message === b.message &&
    a.type === b.type &&
    JSON.stringify(a.notificationOptions?.messageArgs) === JSON.stringify(b.notificationOptions?.messageArgs))
