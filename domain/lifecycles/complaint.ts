/** Guards of the actions on a complaint. */
import type { ComplaintLifecycle } from '#schemas/generated/complaint.ts'
import type { Guards } from '#schemas/lifecycle.ts'

export const guards: Guards<ComplaintLifecycle> = {
  /** The office posts letters itself; a mail needs an address. */
  mayWrite: ({ complainantEmail }, { given }) =>
    given.by === 'email' && complainantEmail === null ? { at: 'by', reason: 'noEmail' } : undefined,
}
