/** The generated views, with a page that shows where the import stands. */
import { lazy } from 'react'
import generated from '#resources/generated/import-jobs/index.ts'

export default {
  ...generated,
  show: lazy(async () => ({ default: (await import('./ImportJobShow.tsx')).ImportJobShow })),
}
