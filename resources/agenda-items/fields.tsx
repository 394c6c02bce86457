/** The day of an item, marked when it has passed, and who does it now; both come after the list. */
import { lazyPart } from '#resources/page/lazyPart.tsx'

export const DateField = lazyPart(async () => ({ default: (await import('./DueValue.tsx')).DueValue }), 'nothing')
export const TakenByField = lazyPart(
  async () => ({ default: (await import('./TakenValue.tsx')).TakenValue }),
  'nothing',
)
