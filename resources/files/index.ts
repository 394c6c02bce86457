/** Generated views, with tabs on the page of a file: its money, claims, payments and costs. */
import generated from '#resources/generated/files/index.ts'
import { lazyPart } from '#resources/lazyPart.tsx'

export default {
  ...generated,
  options: {
    ...generated.options,
    showLayout: lazyPart(async () => ({ default: (await import('./FileTabs.tsx')).FileTabs })),
  },
}
