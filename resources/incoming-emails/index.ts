/** Incoming e-mail as an inbox: the list on the left, the e-mail on the right. */
import { lazy } from 'react'
import generated from '#resources/generated/incoming-emails/index.ts'

const list = lazy(async () => ({ default: (await import('./Inbox.tsx')).Inbox }))

export default {
  ...generated,
  list,
  options: { ...generated.options, list, preload: () => import('./Inbox.tsx') },
}
