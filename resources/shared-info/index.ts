/** The generated resource, with a button that removes the password. */
import generated from '#resources/generated/shared-info/index.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'

export default {
  ...generated,
  options: {
    ...generated.options,
    actions: lazyPart(async () => ({ default: (await import('./RemovePassword.tsx')).RemovePassword })),
  },
}
