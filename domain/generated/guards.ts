// Generated from schemas/*.schema.json by npm run codegen. Do not edit.
import { guards as agendaItem } from '#domain/lifecycles/agenda-item.ts'
import { guards as arrangement } from '#domain/lifecycles/arrangement.ts'
import { guards as complaint } from '#domain/lifecycles/complaint.ts'
import { guards as dispute } from '#domain/lifecycles/dispute.ts'
import { guards as dueDiligence } from '#domain/lifecycles/due-diligence.ts'
import { guards as file } from '#domain/lifecycles/file.ts'
import { guards as incomingEmail } from '#domain/lifecycles/incoming-email.ts'
import { guards as insolvencyEvent } from '#domain/lifecycles/insolvency-event.ts'
import { guards as instalment } from '#domain/lifecycles/instalment.ts'
import { guards as precasso } from '#domain/lifecycles/precasso.ts'
import { guards as processingItem } from '#domain/lifecycles/processing-item.ts'
import type { AgendaItemLifecycle } from '#schemas/generated/agenda-item.ts'
import type { ArrangementLifecycle } from '#schemas/generated/arrangement.ts'
import type { ComplaintLifecycle } from '#schemas/generated/complaint.ts'
import type { DisputeLifecycle } from '#schemas/generated/dispute.ts'
import type { DueDiligenceLifecycle } from '#schemas/generated/due-diligence.ts'
import type { FileLifecycle } from '#schemas/generated/file.ts'
import type { IncomingEmailLifecycle } from '#schemas/generated/incoming-email.ts'
import type { InsolvencyEventLifecycle } from '#schemas/generated/insolvency-event.ts'
import type { InstalmentLifecycle } from '#schemas/generated/instalment.ts'
import type { PrecassoLifecycle } from '#schemas/generated/precasso.ts'
import type { ProcessingItemLifecycle } from '#schemas/generated/processing-item.ts'
import type { Guards } from '#schemas/lifecycle.ts'

/** Guards by entity. */
export const guards = {
  'agenda-item': agendaItem satisfies Guards<AgendaItemLifecycle>,
  arrangement: arrangement satisfies Guards<ArrangementLifecycle>,
  complaint: complaint satisfies Guards<ComplaintLifecycle>,
  dispute: dispute satisfies Guards<DisputeLifecycle>,
  'due-diligence': dueDiligence satisfies Guards<DueDiligenceLifecycle>,
  file: file satisfies Guards<FileLifecycle>,
  'incoming-email': incomingEmail satisfies Guards<IncomingEmailLifecycle>,
  'insolvency-event': insolvencyEvent satisfies Guards<InsolvencyEventLifecycle>,
  instalment: instalment satisfies Guards<InstalmentLifecycle>,
  precasso: precasso satisfies Guards<PrecassoLifecycle>,
  'processing-item': processingItem satisfies Guards<ProcessingItemLifecycle>,
}
