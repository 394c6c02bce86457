// Generated from schemas/*.schema.json by npm run codegen. Do not edit.
import type { ComplaintLifecycle } from './complaint.ts'
import type { DueDiligenceLifecycle } from './due-diligence.ts'
import type { SharedInfoLifecycle } from './shared-info.ts'

/** Lifecycles by entity. */
export interface Lifecycles {
  complaint: ComplaintLifecycle
  'due-diligence': DueDiligenceLifecycle
  'shared-info': SharedInfoLifecycle
}

/** Those with effects, which some subject has to have. */
export type WithEffects = 'complaint' | 'due-diligence' | 'shared-info'
