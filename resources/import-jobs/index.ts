/** The generated views, with the way to a new one, and a page that shows where the import stands. */
import { lazy } from 'react'
import generated from '#resources/generated/import-jobs/index.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'

export default {
  ...generated,
  options: {
    ...generated.options,
    listActions: lazyPart(async () => ({
      default: (await import('#resources/files/ImportFilesButton.tsx')).ImportFilesButton,
    })),
  },
  show: lazy(async () => ({ default: (await import('./ImportJobShow.tsx')).ImportJobShow })),
}
