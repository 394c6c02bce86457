/** As generated, with the link that it is shared by. */
import generated from '#resources/generated/shared-info/index.ts'
import { lazyPart } from '#resources/lazyPart.tsx'

export default {
  ...generated,
  options: {
    ...generated.options,
    actions: lazyPart(async () => ({ default: (await import('./ShareActions.tsx')).ShareActions })),
  },
}
