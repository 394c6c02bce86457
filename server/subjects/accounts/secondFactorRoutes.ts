/**
 * Second factor of the asker: setting it up, confirming, new recovery codes, turning it off. Impossible while
 * working as somebody else; every change requires the password or a code, and the owner gets a mail.
 */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { user } from '#schemas/generated/user.ts'
import { writerOf } from '#server/records/call.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors, NotAllowed, Refused } from '#server/errors.ts'
import { lockAccount } from './account.ts'
import { guardCode } from './secondFactor/guardCode.ts'
import { createSecondFactor } from './secondFactor/secondFactor.ts'
import { addressOf } from './secondFactor/totp.ts'
import { createAttempts, WrongGuess } from './attempts.ts'
import { confirmPassword } from '#server/subjects/accounts/sessions/confirmPassword.ts'
import { handOver } from '#server/subjects/accounts/sessions/handOver.ts'
import { endOtherSessions } from '#server/subjects/accounts/sessions/ownSessions.ts'
import { names } from '#server/sql/names.ts'

const appUserNames = names('app_user')

const path = '/api/v4/users/me/second-factor'
const password = { type: 'string', minLength: 1, maxLength: 1024 }
const code = { description: 'Of the authenticator app.', type: 'string', minLength: 1, maxLength: 64 }
const nothing = { 204: { description: 'Done.', type: 'null' } }
const codes = {
  description: 'Shown this once.',
  type: 'object',
  required: ['recoveryCodes'],
  properties: { recoveryCodes: { type: 'array', items: { type: 'string' } } },
}
const state = {
  type: 'object',
  required: ['isOn', 'recoveryCodes'],
  properties: {
    isOn: { type: 'boolean' },
    recoveryCodes: { description: 'How many are left.', type: 'integer' },
  },
}
const prepared = {
  type: 'object',
  required: ['secret', 'address'],
  properties: {
    secret: { description: 'For typing.', type: 'string' },
    address: { description: 'otpauth:// address, for a picture to scan.', type: 'string' },
  },
}
const bodyOf = (required: object, optional: object = {}) => ({
  type: 'object',
  required: Object.keys(required),
  additionalProperties: false,
  properties: { ...required, ...optional },
})

export const secondFactorRoutes: FastifyPluginAsync = async (app) => {
  const { engine, now } = app
  const secondFactor = createSecondFactor(engine, now, app.config.sessionSecret)
  const attempts = createAttempts(engine, now)
  const config = {
    acl: '*',
    asServer: 'account',
    beforeSecondFactor: true,
    withoutKey: 'Wrong passwords and codes are counted, and the session changes.',
    rateLimit: { max: 60, timeWindow: '1 minute' },
  } as const

  app.get(
    path,
    { config, schema: { tags: ['account'], summary: 'My second factor', response: { 200: state } } },
    (request) => secondFactor.state(ownerOf(request).id),
  )

  app.post<{ Body: { password: string } }>(
    path,
    {
      config,
      schema: {
        tags: ['account'],
        summary: 'Prepare a second factor',
        body: bodyOf({ password }),
        response: { 200: prepared },
      },
    },
    async (request) => {
      const { id, username } = ownerOf(request)
      await confirmPassword(request, request.body.password)
      const secret = await secondFactor.prepare(id)
      if (secret === undefined) throw new Refused({ key: 'error.secondFactorOn' })
      return { secret, address: addressOf(secret, username) }
    },
  )

  app.post<{ Body: { code: string } }>(
    `${path}/confirm`,
    {
      config,
      schema: {
        tags: ['account'],
        summary: 'Turn the prepared second factor on; other sessions end',
        body: bodyOf({ code }),
        response: { 200: codes },
      },
    },
    async (request, reply) => {
      const { id } = ownerOf(request)
      const { sessionId } = request
      const { recoveryCodes, next } = await engine.transaction(async (trx) => {
        await lockAccount(trx, id)
        const recoveryCodes = await secondFactor.confirm(trx, id, request.body.code)
        if (!recoveryCodes) throw new FieldErrors({ code: [{ key: 'error.codeWrong' }] })
        await record(trx, request, 'second-factor-on')
        await endOtherSessions(trx, id, sessionId)
        return { recoveryCodes, next: await handOver(trx, sessionId, { userId: id, impersonatorId: null, at: now() }) }
      })
      reply.setSession(next).setCsrf(next)
      return { recoveryCodes }
    },
  )

  app.post<{ Body: { password: string } }>(
    `${path}/recovery-codes`,
    {
      config,
      schema: {
        tags: ['account'],
        summary: 'New recovery codes; the old ones are void',
        body: bodyOf({ password }),
        response: { 200: codes },
      },
    },
    async (request) => {
      const { id } = ownerOf(request)
      await confirmPassword(request, request.body.password)
      if (!(await secondFactor.state(id)).isOn) throw new Refused({ key: 'error.secondFactorOff' })
      return engine.transaction(async (trx) => {
        await record(trx, request, 'recovery-codes')
        return { recoveryCodes: await secondFactor.renewCodes(trx, id) }
      })
    },
  )

  app.delete<{ Body: { password?: string; code?: string } }>(
    path,
    {
      config,
      schema: {
        tags: ['account'],
        summary: 'Turn the second factor off, with the password or a code',
        body: { ...bodyOf({}, { password, code }), minProperties: 1 },
        response: nothing,
      },
    },
    async (request, reply) => {
      const { id } = ownerOf(request)
      if (request.body.password !== undefined) await confirmPassword(request, request.body.password)
      else await confirmCode(request, request.body.code ?? '')
      await engine.transaction(async (trx) => {
        if (!(await secondFactor.remove(trx, id))) throw new Refused({ key: 'error.secondFactorOff' })
        await record(trx, request, 'second-factor-off')
      })
      return reply.code(204).send()
    },
  )

  function confirmCode(request: FastifyRequest, given: string): Promise<void> {
    const { id, username } = ownerOf(request)
    const attempt = () =>
      engine.transaction(async (trx) => {
        const kind = await secondFactor.accept(trx, id, given)
        if (kind === undefined) throw new WrongGuess({ code: [{ key: 'error.codeWrong' }] })
      })
    return attempts.guard(username, request.ip, () => guardCode(attempts, id, given, attempt))
  }

  /** Writes the audit row and a mail to the owner, who would notice a stranger's change by it. */
  async function record(trx: Trx, request: FastifyRequest, action: Change): Promise<void> {
    const { id, name, locale } = ownerOf(request)
    await app.records.note(trx, user, id, { name: action }, writerOf(request))
    const email = {
      text: `select ${appUserNames.email} from app_user where ${appUserNames.id} = $1 and ${appUserNames.email} is not null`,
      values: [id],
    }
    const [address] = (await trx.query<{ email: string }>(email)).rows
    if (address) await app.mail.queue(trx, { to: { ...address, locale }, text: letters[action], values: { name } })
  }
}

type Change = keyof typeof letters
/** Action in the audit → text of the mail. */
const letters = {
  'second-factor-on': 'secondFactorOn',
  'second-factor-off': 'secondFactorOff',
  'recovery-codes': 'recoveryCodes',
} as const

/** @throws {Refused} While working as somebody else: with 400, because 403 would open the sign-in dialog. */
const ownerOf = ({ access: { person, impersonator } }: Pick<FastifyRequest, 'access'>) => {
  if (impersonator) throw new Refused({ key: 'error.whileActing' })
  if (person === null) throw new NotAllowed()
  return person
}
