/** Tariffs of bailiffs as generated, with a calculator of acts above them. */
import generated from '#resources/generated/bailiff-tariffs/index.ts'
import { lazyPart } from '#resources/lazyPart.tsx'

export default {
  ...generated,
  options: {
    ...generated.options,
    listActions: lazyPart(async () => ({ default: (await import('./ActsTool.tsx')).ActsTool })),
  },
}
