/** Blocked numbers as generated, with adding many at once. */
import generated from '#resources/generated/dialer-blacklist/index.ts'
import { lazyPart } from '#resources/lazyPart.tsx'

export default {
  ...generated,
  options: {
    ...generated.options,
    listActions: lazyPart(async () => ({ default: (await import('./PasteNumbersTool.tsx')).PasteNumbersTool })),
  },
}
