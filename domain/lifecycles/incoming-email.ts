/** Guards of the actions on an incoming e-mail. */
import type { IncomingEmailLifecycle } from '#schemas/generated/incoming-email.ts'
import type { Guards } from '#schemas/lifecycle.ts'

export const guards: Guards<IncomingEmailLifecycle> = {
  /** The file that is given, else the suggested one; nothing is filled in while only asking whether it is possible. */
  hasFile: ({ suggestedFile }, { given }) =>
    Object.keys(given).length > 0 && (given.file ?? suggestedFile) === null
      ? { at: 'file', reason: 'noFile' }
      : undefined,
  hasActed: ({ caused }) => (caused?.length ? undefined : { at: 'caused', reason: 'nothingDone' }),
}
