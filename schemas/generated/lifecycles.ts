// Generated from schemas/*.schema.json by npm run codegen. Do not edit.
import type { ApiClientLifecycle } from './api-client.ts'
import type { ComplaintLifecycle } from './complaint.ts'
import type { DueDiligenceLifecycle } from './due-diligence.ts'
import type { SharedInfoLifecycle } from './shared-info.ts'
import type { WebhookLifecycle } from './webhook.ts'

/** Lifecycles by entity. */
export interface Lifecycles {
  'api-client': ApiClientLifecycle
  complaint: ComplaintLifecycle
  'due-diligence': DueDiligenceLifecycle
  'shared-info': SharedInfoLifecycle
  webhook: WebhookLifecycle
}

/** Those with effects, which some subject has to have. */
export type WithEffects = 'api-client' | 'complaint' | 'due-diligence' | 'shared-info' | 'webhook'
