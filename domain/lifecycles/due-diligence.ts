/** Guards of the actions on a due diligence. */
import { obstacleToApproval } from '#domain/dueDiligence.ts'
import type { DueDiligenceLifecycle } from '#schemas/generated/due-diligence.ts'
import type { Guards } from '#schemas/lifecycle.ts'

export const guards: Guards<DueDiligenceLifecycle> = {
  isComplete: ({ risk, checks }) => obstacleToApproval(risk, checks ?? []),
}
