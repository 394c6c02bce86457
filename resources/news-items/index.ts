/** Generated views with a preview. */
import generated from '#resources/generated/news-items/index.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'

export default {
  ...generated,
  options: {
    ...generated.options,
    actions: lazyPart(async () => ({ default: (await import('./NewsPreview.tsx')).NewsPreview })),
  },
}
