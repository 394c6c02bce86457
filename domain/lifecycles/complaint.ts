/** What stands in the way of an action on a complaint. */
import type { ComplaintLifecycle } from '#schemas/generated/complaint.ts'
import type { Guards } from '#schemas/lifecycle.ts'

export const guards: Guards<ComplaintLifecycle> = {
  /** A letter by post is the office's own; one by mail needs an address. */
  mayWrite: ({ complainantEmail }, { given }) =>
    given.by === 'email' && complainantEmail === null ? { at: 'by', reason: 'noEmail' } : undefined,
}
