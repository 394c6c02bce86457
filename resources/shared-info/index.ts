/** As generated, with the link that it is shared by. */
import { lazy } from 'react'
import generated from '#resources/generated/shared-info/index.ts'

export default {
  ...generated,
  options: {
    ...generated.options,
    actions: lazy(async () => ({ default: (await import('./ShareActions.tsx')).ShareActions })),
  },
}
