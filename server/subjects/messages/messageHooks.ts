/** The gate of outgoing messages: by hand, from templates, of many files and by night, no subject has more than a line. */
import type { Hooks } from '#server/records/hooks.ts'
import { checkSubject } from '#server/subjects/mail/checkSubject.ts'

export const messageHooks = (): Hooks<'message'> => ({
  beforeCreate(body) {
    checkSubject(body.subject)
    return body
  },
  beforeUpdate(body) {
    checkSubject(body.subject)
    return body
  },
})
