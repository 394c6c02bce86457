/** The end of a training, marked when it is over or near; what marks it comes after the list. */
import { lazyPart } from '#resources/page/lazyPart.tsx'

export const WkiTrainingExpiresAtField = lazyPart(
  async () => ({ default: (await import('./TrainingValue.tsx')).TrainingValue }),
  'nothing',
)
