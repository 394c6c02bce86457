/** The generated views, with a page that previews, shows and undoes the run. */
import { lazy } from 'react'
import generated from '#resources/generated/bulk-runs/index.ts'

export default {
  ...generated,
  show: lazy(async () => ({ default: (await import('./BulkRunShow.tsx')).BulkRunShow })),
}
