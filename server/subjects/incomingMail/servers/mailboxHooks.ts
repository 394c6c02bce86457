/** Seals the password of a mailbox. Who names another server fills it in again, so that nobody has it sent to theirs. */
import type { FastifyInstance } from 'fastify'
import { FieldErrors } from '#server/errors.ts'
import type { Hooks } from '#server/records/hooks.ts'
import { sealPassword, type Login } from './password.ts'

/** Characters; sealed it is longer. */
const longest = 120

export const mailboxHooks = ({ config }: FastifyInstance): Hooks<'mailbox'> => {
  function sealed(login: Login, password: string | null | undefined): string {
    if (!password) throw new FieldErrors({ password: [{ key: 'emailImport.password' }] })
    if (password.length > longest)
      throw new FieldErrors({ password: [{ key: 'validation.maxLength', values: { limit: longest } }] })
    return sealPassword(config, login, password)
  }
  return {
    beforeCreate(body) {
      const { host, port = 993, security = 'tls', user, password } = body
      return { ...body, password: sealed({ host, port, security, user }, password) }
    },

    beforeUpdate(body, before) {
      const { host, port, security, user } = { ...before, ...body }
      const isSame =
        host === before.host && port === before.port && security === before.security && user === before.user
      const restart =
        body.folder !== undefined && body.folder !== before.folder ? { lastUid: 0, uidValidity: null } : {}
      if (body.password === undefined && isSame) return { ...body, ...restart }
      const anew = isSame ? restart : { lastUid: 0, uidValidity: null }
      return { ...body, ...anew, password: sealed({ host, port, security, user }, body.password) }
    },
  }
}
