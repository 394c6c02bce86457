/** API keys as generated, with making the key itself. */
import { lazy } from 'react'
import generated from '#resources/generated/api-clients/index.ts'

export default {
  ...generated,
  options: {
    ...generated.options,
    opensAdded: true,
    actions: lazy(async () => ({ default: (await import('./KeyAction.tsx')).KeyAction })),
  },
}
