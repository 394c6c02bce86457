/** Generated views, with the message as its reader got it on its page. */
import { lazy } from 'react'
import generated from '#resources/generated/messages/index.ts'

const MessageShow = lazy(async () => ({ default: (await import('./MessageShow.tsx')).MessageShow }))

export default { ...generated, show: MessageShow }
