// Generated from schemas/*.schema.json by npm run codegen. Do not edit.
import type { AddressSurveillanceLifecycle } from './address-surveillance.ts'
import type { AgendaItemLifecycle } from './agenda-item.ts'
import type { ApiClientLifecycle } from './api-client.ts'
import type { ArrangementLifecycle } from './arrangement.ts'
import type { ComplaintLifecycle } from './complaint.ts'
import type { CostLineLifecycle } from './cost-line.ts'
import type { DisputeLifecycle } from './dispute.ts'
import type { DocumentLifecycle } from './document.ts'
import type { DueDiligenceLifecycle } from './due-diligence.ts'
import type { FileLogLifecycle } from './file-log.ts'
import type { FileMergeLifecycle } from './file-merge.ts'
import type { FileLifecycle } from './file.ts'
import type { ImportJobLifecycle } from './import-job.ts'
import type { IncomingEmailLifecycle } from './incoming-email.ts'
import type { InsolvencyEventLifecycle } from './insolvency-event.ts'
import type { InstalmentLifecycle } from './instalment.ts'
import type { MailboxLifecycle } from './mailbox.ts'
import type { MessageLifecycle } from './message.ts'
import type { PaymentLifecycle } from './payment.ts'
import type { PrecassoLifecycle } from './precasso.ts'
import type { ProcessingItemLifecycle } from './processing-item.ts'
import type { ProcessingRunLifecycle } from './processing-run.ts'
import type { SharedInfoLifecycle } from './shared-info.ts'
import type { WebhookLifecycle } from './webhook.ts'
import type { WorkflowLifecycle } from './workflow.ts'
import type { WriteOffLifecycle } from './write-off.ts'

/** Lifecycles by entity. */
export interface Lifecycles {
  'address-surveillance': AddressSurveillanceLifecycle
  'agenda-item': AgendaItemLifecycle
  'api-client': ApiClientLifecycle
  arrangement: ArrangementLifecycle
  complaint: ComplaintLifecycle
  'cost-line': CostLineLifecycle
  dispute: DisputeLifecycle
  document: DocumentLifecycle
  'due-diligence': DueDiligenceLifecycle
  'file-log': FileLogLifecycle
  'file-merge': FileMergeLifecycle
  file: FileLifecycle
  'import-job': ImportJobLifecycle
  'incoming-email': IncomingEmailLifecycle
  'insolvency-event': InsolvencyEventLifecycle
  instalment: InstalmentLifecycle
  mailbox: MailboxLifecycle
  message: MessageLifecycle
  payment: PaymentLifecycle
  precasso: PrecassoLifecycle
  'processing-item': ProcessingItemLifecycle
  'processing-run': ProcessingRunLifecycle
  'shared-info': SharedInfoLifecycle
  webhook: WebhookLifecycle
  workflow: WorkflowLifecycle
  'write-off': WriteOffLifecycle
}

/** Those with effects, which some subject has to have. */
export type WithEffects = 'address-surveillance' | 'api-client' | 'arrangement' | 'complaint' | 'dispute' | 'document' | 'due-diligence' | 'file-log' | 'file-merge' | 'file' | 'incoming-email' | 'insolvency-event' | 'instalment' | 'mailbox' | 'message' | 'precasso' | 'processing-item' | 'processing-run' | 'shared-info' | 'webhook' | 'workflow'
