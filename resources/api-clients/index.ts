/** API keys as generated, with making the key itself and a notice of those whose maker is gone. */
import { lazy } from 'react'
import generated from '#resources/generated/api-clients/index.ts'

const list = lazy(async () => ({ default: (await import('./ApiClientList.tsx')).ApiClientList }))

export default {
  ...generated,
  list,
  options: {
    ...generated.options,
    opensAdded: true,
    actions: lazy(async () => ({ default: (await import('./KeyAction.tsx')).KeyAction })),
    above: lazy(async () => ({ default: (await import('./MakerNotice.tsx')).MakerNotice })),
  },
}
