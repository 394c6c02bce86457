/**
 * New passwords: by a link in a mail for whoever forgot theirs, or with the old password for whoever is signed
 * in.
 *
 * Neither answers nor their timing reveal whether an account with an address exists. A link does not skip the
 * second factor: its user still has to sign in.
 */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { user } from '#schemas/generated/user.ts'
import { isEmail } from '#schemas/formats/email.ts'
import { named, type Writer } from '#server/foundation/writer.ts'
import { writerOf } from '#server/records/call.ts'
import { verifyBotCheck } from '#server/subjects/accounts/botCheck/botCheck.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors, NotAllowed, Refused } from '#server/errors.ts'
import { pageAddress } from '#server/subjects/mail/pageAddress.ts'
import { say } from '#server/foundation/messages.ts'
import { passwordRight } from '#schemas/owner.ts'
import { findAccount, lockAccount, type Account } from '#server/subjects/accounts/account.ts'
import { invite, resetMinutes, sendResetLink } from './linkMail.ts'
import { findLink, useLink } from './links.ts'
import { checkNewPassword, storePassword, type Typed } from './newPassword.ts'
import { resetPath } from '#schemas/productPaths.ts'
import { confirmPassword } from '#server/subjects/accounts/sessions/confirmPassword.ts'
import { handOver } from '#server/subjects/accounts/sessions/handOver.ts'
import { endOtherSessions } from '#server/subjects/accounts/sessions/ownSessions.ts'
import { endSessionsOf } from '#server/subjects/accounts/sessions/sessions.ts'
import { holdOther } from '#server/subjects/accounts/otherAccount.ts'
import { askSchema, changeSchema, inviteSchema } from './passwordSchemas.ts'

type Ask = Partial<Typed> & { email?: string; captcha?: string | null; token?: string }

export const passwordRoutes: FastifyPluginAsync = async (app) => {
  const { engine, now } = app
  const underWay = new Set<Promise<unknown>>()
  app.addHook('preClose', async () => void (await Promise.all(underWay)))

  app.post<{ Body: Ask }>(
    `/api${resetPath}`,
    { bodyLimit: 20_000, config: { acl: 'open', rateLimit: { max: 120, timeWindow: '1 minute' } }, schema: askSchema },
    async (request) => {
      const { token, password } = request.body
      if (token === undefined) return ask(request, request.body)
      const account = await findLink(engine, token, now())
      if (!account) throw new LinkIsOver()
      const { username } = account
      if (password === undefined) return { username }
      const hash = await checkNewPassword(engine, account, {
        password,
        passwordRepeat: request.body.passwordRepeat ?? '',
      })
      await engine.transaction(async (trx) => {
        await lockAccount(trx, account.id)
        if (!(await useLink(trx, token, now()))) throw new LinkIsOver()
        await endSessionsOf(trx, account.id)
        await change(trx, account, hash, named(account, request.id))
      })
      return { username }
    },
  )

  app.post<{ Body: Typed & { currentPassword: string } }>(
    '/do-change-password',
    {
      config: {
        acl: passwordRight,
        asServer: 'account',
        withoutKey: 'Wrong passwords are counted, and the session changes.',
      },
      schema: changeSchema,
    },
    async (request, reply) => {
      const { access, body, sessionId } = request
      if (access.impersonator) throw new Refused({ key: 'error.whileActing' })
      await confirmPassword(request, body.currentPassword, 'currentPassword')
      const account = access.person && (await findAccount(engine, access.person.id))
      if (!account) throw new NotAllowed()
      const hash = await checkNewPassword(engine, account, body)
      const next = await engine.transaction(async (trx) => {
        await lockAccount(trx, account.id)
        await endOtherSessions(trx, account.id, sessionId)
        await change(trx, account, hash, writerOf(request))
        return handOver(trx, sessionId, { userId: account.id, impersonatorId: null, at: now() })
      })
      reply.setSession(next).setCsrf(next)
      return reply.code(204).send()
    },
  )

  app.post<{ Params: { id: string } }>(
    '/api/v4/users/:id/invite',
    { config: { acl: 'ROLE_MANAGE_EMPLOYEE' }, schema: inviteSchema },
    async (request, reply) => {
      await engine.transaction(async (trx) => {
        const { id, active } = await holdOther(trx, request.params.id, request.access, 'let-in')
        if (!active) throw new Refused({ key: 'error.accountClosed' })
        await invite(app, trx, id)
        await app.records.note(trx, user, id, { name: 'password-link' }, writerOf(request))
      })
      return reply.code(204).send()
    },
  )

  /** Answers before sending, so that the timing does not tell whether the account exists. */
  async function ask(request: FastifyRequest, { email = '', captcha }: Ask): Promise<{ message: string }> {
    const address = email.trim()
    if (!isEmail(address)) {
      throw new FieldErrors({ email: [{ key: address === '' ? 'validation.required' : 'validation.format.email' }] })
    }
    await verifyBotCheck('app_reset', captcha, request)
    const work: Promise<unknown> = send(address, request).finally(() => underWay.delete(work))
    underWay.add(work)
    return { message: say(request.access.locale, { key: 'password.asked', values: { minutes: resetMinutes } }) }
  }

  const send = (address: string, { log, id }: FastifyRequest) =>
    engine
      .transaction(async (trx) => {
        const account = await sendResetLink(app, trx, address)
        if (account) await app.records.note(trx, user, account.id, { name: 'password-link' }, named(null, id))
      })
      .catch((error: unknown) => log.error({ err: error }, 'no link was sent'))

  async function change(trx: Trx, account: Account, hash: string, by: Writer): Promise<void> {
    await storePassword(trx, account.id, hash, now())
    await app.records.note(trx, user, account.id, { name: 'password-change' }, by)
    const { name, username } = account
    const link = pageAddress(app.config, resetPath)
    await app.mail.queue(trx, { to: account, text: 'passwordChanged', values: { name, username, link } })
  }
}

class LinkIsOver extends FieldErrors {
  constructor() {
    super({ token: [{ key: 'password.link' }] })
  }
}
