/** Generated views with a calculator above the list. */
import generated from '#resources/generated/bailiff-tariffs/index.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'

export default {
  ...generated,
  options: {
    ...generated.options,
    listActions: lazyPart(async () => ({ default: (await import('./ActsTool.tsx')).ActsTool })),
  },
}
