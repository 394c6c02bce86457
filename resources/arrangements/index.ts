/** Generated views, with the course of an arrangement above the values of its page. */
import { lazy } from 'react'
import generated from '#resources/generated/arrangements/index.ts'

const ArrangementShow = lazy(async () => ({ default: (await import('./ArrangementShow.tsx')).ArrangementShow }))

export default { ...generated, show: ArrangementShow }
