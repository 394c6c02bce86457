/** Guards of the actions on an incoming e-mail. */
import type { IncomingEmailLifecycle } from '#schemas/generated/incoming-email.ts'
import type { Guards } from '#schemas/lifecycle.ts'

export const guards: Guards<IncomingEmailLifecycle> = {
  /** The file that is given, else the suggested one. */
  hasFile: ({ suggestedFile }, { body }) => ((body.file ?? suggestedFile) === null ? 'noFile' : undefined),
}
