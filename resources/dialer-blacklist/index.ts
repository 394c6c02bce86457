/** Generated views with a tool that blocks many numbers. */
import generated from '#resources/generated/dialer-blacklist/index.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'

export default {
  ...generated,
  options: {
    ...generated.options,
    listActions: lazyPart(async () => ({ default: (await import('./PasteNumbersTool.tsx')).PasteNumbersTool })),
  },
}
