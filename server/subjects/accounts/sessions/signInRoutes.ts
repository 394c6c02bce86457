/**
 * Signing in and out. A wrong password, an unknown name and a closed account get the same answer in the same
 * time. Only someone who knows the password learns whether there is a second factor.
 */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { user } from '#schemas/generated/user.ts'
import { named } from '#server/foundation/writer.ts'
import type {} from '#server/records/plugin.ts'
import { HarderCheckNeeded, verifySignIn } from '#server/subjects/accounts/botCheck/botCheck.ts'
import type { Trx } from '#server/db/engine.ts'
import { CsrfRefused } from '#server/errors.ts'
import { isKnownToBeOurs } from '#server/http/csrf.ts'
import { guardCode } from '#server/subjects/accounts/secondFactor/guardCode.ts'
import { createSecondFactor } from '#server/subjects/accounts/secondFactor/secondFactor.ts'
import { createAttempts, Locked, WrongGuess } from '#server/subjects/accounts/attempts.ts'
import { checkCredentials, CodeNeeded, holdAccount, type Account } from './credentials.ts'
import { isKnownPlace, rememberDevice, rememberNetwork } from './knownPlace.ts'
import { me, personSchema } from '#server/subjects/accounts/meRoutes.ts'
import { names } from '#server/sql/names.ts'

const u = names('app_user', 'u')

type Credentials = { username: string; password: string; captcha?: string | null; code?: string | null }
type Origin = { address: string; userAgent: string; requestId: string }

const credentials = {
  type: 'object',
  required: ['username', 'password'],
  additionalProperties: false,
  properties: {
    username: { type: 'string', minLength: 1, maxLength: 254 },
    password: { type: 'string', minLength: 1, maxLength: 1024 },
    captcha: {
      description: 'What the bot check app_login gave, where there is one.',
      type: ['string', 'null'],
      maxLength: 8000,
    },
    code: {
      description: 'Of the authenticator app, or a recovery code; asked for with `secondFactor: true`.',
      type: ['string', 'null'],
      maxLength: 64,
    },
  },
}

export const signInRoutes: FastifyPluginAsync = async (app) => {
  const { sessions, now } = app
  const engine = app.engine.reserved
  const attempts = createAttempts(engine, now)
  const secondFactor = createSecondFactor(engine, now, app.config.sessionSecret)

  app.post<{ Body: Credentials }>(
    '/login_check_json',
    {
      bodyLimit: 10_000,
      config: { acl: 'open', csrf: false, rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: { tags: ['session'], summary: 'Sign in', body: credentials, response: { 200: personSchema } },
    },
    async (request, reply) => {
      const hasWorked = await verifySignIn(request.body.captcha, request)
      const username = request.body.username.trim().toLowerCase()
      const from = { address: request.ip, userAgent: request.headers['user-agent'] ?? '', requestId: request.id }
      const trust = { hasWorked, isKnown: await isKnownPlace(request, username) }
      const id = await attempts
        .guard(
          username,
          request.ip,
          async () => {
            const account = await checkCredentials(engine, username, request.body.password)
            return account.hasSecondFactor
              ? openWithCode(account, from, request.body.code ?? '')
              : openWithoutCode(account, from)
          },
          trust,
        )
        .catch((error: unknown) => {
          if (error instanceof Locked && !hasWorked && app.config.botCheck.kind === 'altcha') {
            throw new HarderCheckNeeded(error.headers['retry-after'] ?? '')
          }
          if (error instanceof WrongGuess) {
            request.log.warn({ address: request.ip }, 'sign-in failed')
            app.securityEvents.add(failedSignIn(username, error, request))
          }
          throw error
        })
      if (request.sessionId !== '') await sessions.end(request.sessionId)
      reply.setSession(id)
      reply.setCsrf(id)
      rememberDevice(request, reply, username)
      const session = await sessions.find(id)
      return session && me(engine, session)
    },
  )

  app.post(
    '/logout',
    {
      config: { acl: 'open' },
      schema: {
        tags: ['session'],
        summary: 'Sign out',
        response: { 204: { description: 'Signed out.', type: 'null' } },
      },
    },
    async ({ sessionId }, reply) => {
      await sessions.end(sessionId)
      return reply.clearSession().header('clear-site-data', '"cache"').code(204).send()
    },
  )

  app.get(
    '/logout',
    {
      config: { acl: 'open' },
      schema: {
        tags: ['session'],
        summary: 'Sign out and go to the sign-in page',
        response: { 302: { description: 'To the sign-in page.', type: 'null' } },
      },
    },
    async (request, reply) => {
      if (!isKnownToBeOurs(request)) throw new CsrfRefused()
      await sessions.end(request.sessionId)
      return reply.clearSession().header('clear-site-data', '"cache"').redirect('/login')
    },
  )

  /** Audits a failed sign-in, only for existing accounts: another text may be a password typed into the wrong box. */
  function failedSignIn(username: string, { body }: WrongGuess, { ip, id }: FastifyRequest) {
    const changes = { address: { to: ip }, reason: { to: body.errors?.code ? 'code' : 'password' } }
    const note = { name: 'sign-in-failed', changes, at: now() }
    return async (trx: Trx) => {
      const text = `select ${u.id} from app_user u where ${u.username} = $1`
      const [account] = (await trx.query<{ id: number }>({ text, values: [username] })).rows
      if (account) await app.records.note(trx, user, account.id, note, named(null, id))
    }
  }

  const openWithoutCode = (account: Account, from: Origin): Promise<string> =>
    engine.transaction(async (trx) => {
      await holdAccount(trx, account, now())
      return open(trx, account, from)
    })

  function openWithCode(account: Account, from: Origin, code: string): Promise<string> {
    if (code === '') throw new CodeNeeded()
    const attempt = () =>
      engine.transaction(async (trx) => {
        await holdAccount(trx, account, now())
        const kind = await secondFactor.accept(trx, account.id, code)
        if (kind === undefined) throw new WrongGuess({ code: [{ key: 'error.codeWrong' }] }, { secondFactor: true })
        if (kind === 'recovery') await audit(trx, account, 'recovery-code', from)
        return open(trx, account, from)
      })
    return guardCode(attempts, account.id, code, attempt)
  }

  async function open(trx: Trx, account: Account, from: Origin): Promise<string> {
    if (account.rehash !== undefined) {
      const text = 'update credential set password_hash = $2 where user_id = $1'
      await trx.query({ text, values: [account.id, account.rehash] })
    }
    await audit(trx, account, 'sign-in', from)
    await rememberNetwork(trx, account.id, from.address, now())
    return sessions.open(trx, account.id, from)
  }

  const audit = (trx: Trx, { id, name }: Account, action: string, { requestId }: Origin) =>
    app.records.note(trx, user, id, { name: action, at: now() }, named({ id, name }, requestId))
}
