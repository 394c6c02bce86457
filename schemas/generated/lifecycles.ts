// Generated from schemas/*.schema.json by npm run codegen. Do not edit.
import type { ApiClientLifecycle } from './api-client.ts'
import type { ArrangementLifecycle } from './arrangement.ts'
import type { ComplaintLifecycle } from './complaint.ts'
import type { CostLineLifecycle } from './cost-line.ts'
import type { DisputeLifecycle } from './dispute.ts'
import type { DueDiligenceLifecycle } from './due-diligence.ts'
import type { FileLifecycle } from './file.ts'
import type { InsolvencyEventLifecycle } from './insolvency-event.ts'
import type { InstalmentLifecycle } from './instalment.ts'
import type { PaymentLifecycle } from './payment.ts'
import type { SharedInfoLifecycle } from './shared-info.ts'
import type { WebhookLifecycle } from './webhook.ts'
import type { WriteOffLifecycle } from './write-off.ts'

/** Lifecycles by entity. */
export interface Lifecycles {
  'api-client': ApiClientLifecycle
  arrangement: ArrangementLifecycle
  complaint: ComplaintLifecycle
  'cost-line': CostLineLifecycle
  dispute: DisputeLifecycle
  'due-diligence': DueDiligenceLifecycle
  file: FileLifecycle
  'insolvency-event': InsolvencyEventLifecycle
  instalment: InstalmentLifecycle
  payment: PaymentLifecycle
  'shared-info': SharedInfoLifecycle
  webhook: WebhookLifecycle
  'write-off': WriteOffLifecycle
}

/** Those with effects, which some subject has to have. */
export type WithEffects = 'api-client' | 'arrangement' | 'complaint' | 'dispute' | 'due-diligence' | 'file' | 'insolvency-event' | 'instalment' | 'shared-info' | 'webhook'
