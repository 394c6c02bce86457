/**
 * Signing in and out. A wrong password, an unknown name and a closed account get the same answer
 * after the same time.
 */
import type { FastifyPluginAsync } from 'fastify'
import { Busy, CsrfRefused, FieldErrors, AppError } from '#server/errors.ts'
import { checkPassword } from '#server/passwords.ts'
import { isFromOurPages } from '#server/plugins/csrf.ts'
import { createAttempts } from '#server/sessions/attempts.ts'
import { me, personSchema } from './me.ts'

type Credentials = { username: string; password: string; captcha?: unknown }
type Account = { id: number; name: string; hash: string | null }

const credentials = {
  type: 'object',
  required: ['username', 'password'],
  additionalProperties: false,
  properties: {
    username: { type: 'string', minLength: 1, maxLength: 254 },
    password: { type: 'string', minLength: 1, maxLength: 1024 },
    captcha: { description: 'Solution of the bot check app_login, where one is asked for.', type: ['string', 'null'] },
  },
}

/** Checks at the same time, each with 19 MB for argon2; more are sent away. */
const mostChecks = 64

const accountText = `select u.id, u.name, c.password_hash as hash from app_user u
  left join credential c on c.user_id = u.id where u.username = $1 and u.active`

export const signInRoutes: FastifyPluginAsync = async (app) => {
  const { engine, sessions, now } = app
  const attempts = createAttempts(engine, now)
  let checks = 0

  app.post<{ Body: Credentials }>(
    '/login_check_json',
    {
      bodyLimit: 10_000,
      config: { acl: 'open', csrf: false, rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: { tags: ['session'], summary: 'Sign in', body: credentials, response: { 200: personSchema } },
    },
    async (request, reply) => {
      const username = request.body.username.trim().toLowerCase()
      const seconds = await attempts.begin(username, request.ip)
      if (seconds > 0) throw locked(seconds)
      const account = await check(username, request.body.password)
      if (!account) {
        request.log.warn({ address: request.ip }, 'sign-in failed')
        throw new FieldErrors({ common: [{ key: 'error.loginFailed' }] })
      }
      await attempts.succeeded(username, request.ip)
      if (request.sessionId !== '') await sessions.end(request.sessionId)
      const id = await open(
        account,
        { address: request.ip, userAgent: request.headers['user-agent'] ?? '' },
        request.id,
      )
      reply.setSession(id)
      reply.setCsrf(id)
      const session = await sessions.find(id)
      return session && me(session)
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
      if (!isFromOurPages(request)) throw new CsrfRefused()
      await sessions.end(request.sessionId)
      return reply.clearSession().header('clear-site-data', '"cache"').redirect('/login')
    },
  )

  async function check(username: string, password: string): Promise<(Account & { rehash?: string }) | undefined> {
    if (checks >= mostChecks) throw new Busy()
    checks += 1
    try {
      const { rows } = await engine.query<Account>({ text: accountText, values: [username] })
      const { right, ...rest } = await checkPassword(rows[0]?.hash ?? undefined, password)
      return right && rows[0] ? { ...rows[0], ...rest } : undefined
    } finally {
      checks -= 1
    }
  }

  const open = (
    account: Account & { rehash?: string },
    from: { address: string; userAgent: string },
    requestId: string,
  ) =>
    engine.transaction(async (trx) => {
      const at = new Date(now()).toISOString()
      await trx.query({ text: 'update app_user set last_login_at = $2 where id = $1', values: [account.id, at] })
      if (account.rehash !== undefined) {
        const text = 'update credential set password_hash = $2 where user_id = $1'
        await trx.query({ text, values: [account.id, account.rehash] })
      }
      await trx.query({
        text: `insert into audit_log (at, actor_id, actor_name, action, entity, record_id, request_id)
          values ($1, $2, $3, 'sign-in', 'user', $2, $4)`,
        values: [at, account.id, account.name, requestId],
      })
      return sessions.open(trx, account.id, from)
    })
}

/** In the form of a failed sign-in, which is what the sign-in page shows. */
const locked = (seconds: number) =>
  new AppError(
    400,
    { errors: { common: [{ key: 'error.loginLocked', values: { seconds } }] } },
    { 'retry-after': String(seconds) },
  )
