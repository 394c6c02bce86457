/** Generated views with a notice of keys whose maker has left. */
import { lazy } from 'react'
import generated from '#resources/generated/api-clients/index.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'

const list = lazy(async () => ({ default: (await import('./ApiClientList.tsx')).ApiClientList }))

export default {
  ...generated,
  list,
  options: {
    ...generated.options,
    above: lazyPart(async () => ({ default: (await import('./MakerNotice.tsx')).MakerNotice })),
  },
}
