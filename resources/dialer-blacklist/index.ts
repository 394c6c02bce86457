/** Blocked numbers as generated, with adding many at once. */
import { lazy } from 'react'
import generated from '#resources/generated/dialer-blacklist/index.ts'

export default {
  ...generated,
  options: {
    ...generated.options,
    listActions: lazy(async () => ({ default: (await import('./PasteNumbersTool.tsx')).PasteNumbersTool })),
  },
}
