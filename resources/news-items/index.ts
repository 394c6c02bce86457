/** As generated, with a preview. */
import { lazy } from 'react'
import generated from '#resources/generated/news-items/index.ts'

export default {
  ...generated,
  options: {
    ...generated.options,
    actions: lazy(async () => ({ default: (await import('./NewsPreview.tsx')).NewsPreview })),
  },
}
