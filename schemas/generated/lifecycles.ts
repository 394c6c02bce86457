// Generated from schemas/*.schema.json by npm run codegen. Do not edit.
import type { ComplaintLifecycle } from './complaint.ts'
import type { DueDiligenceLifecycle } from './due-diligence.ts'

/** Lifecycles by entity. */
export interface Lifecycles {
  complaint: ComplaintLifecycle
  'due-diligence': DueDiligenceLifecycle
}

/** Those with effects, which some subject has to have. */
export type WithEffects = 'complaint' | 'due-diligence'
