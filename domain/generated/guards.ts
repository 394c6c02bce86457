// Generated from schemas/*.schema.json by npm run codegen. Do not edit.
import { guards as complaint } from '#domain/lifecycles/complaint.ts'
import { guards as dueDiligence } from '#domain/lifecycles/due-diligence.ts'
import { guards as file } from '#domain/lifecycles/file.ts'
import { guards as insolvencyEvent } from '#domain/lifecycles/insolvency-event.ts'
import type { ComplaintLifecycle } from '#schemas/generated/complaint.ts'
import type { DueDiligenceLifecycle } from '#schemas/generated/due-diligence.ts'
import type { FileLifecycle } from '#schemas/generated/file.ts'
import type { InsolvencyEventLifecycle } from '#schemas/generated/insolvency-event.ts'
import type { Guards } from '#schemas/lifecycle.ts'

/** Guards by entity. */
export const guards = {
  complaint: complaint satisfies Guards<ComplaintLifecycle>,
  'due-diligence': dueDiligence satisfies Guards<DueDiligenceLifecycle>,
  file: file satisfies Guards<FileLifecycle>,
  'insolvency-event': insolvencyEvent satisfies Guards<InsolvencyEventLifecycle>,
}
