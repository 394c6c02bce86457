/** Routes for readers of shared information, who have a link. */
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { cleanHtml, roomForStored } from '#server/records/values/html.ts'
import { checkPassword } from '#server/subjects/accounts/passwordHash.ts'
import { createAttempts, WrongGuess } from '#server/subjects/accounts/attempts.ts'
import { findShared, viewShared, type LinkState } from './sharedInfo.ts'
import { tokenParams, unlockBody, viewAnswer } from './schemas.ts'

const tags = ['shared-info']

export const sharedInfoRoutes: FastifyPluginAsync = async (app) => {
  const { engine, now } = app
  const attempts = createAttempts(engine, now)

  /** Search engines must not index the page, nor may the address be sent to sites that its reader visits next. */
  const closed = (reply: FastifyReply) =>
    reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })

  const handOut = async (token: string) => {
    const text = await viewShared(engine, token, now())
    // The last view may just have been used by somebody else.
    if (!text) return { state: (await findShared(engine, token, now())).state satisfies LinkState }
    return { state: 'open', ...text, content: cleanHtml(text.content, roomForStored()) }
  }

  app.get<{ Params: { token: string } }>(
    '/api/v4/shared-info/view/:token',
    {
      config: { acl: 'open', rateLimit: { max: 60, timeWindow: 60_000 } },
      schema: {
        tags,
        summary: 'Read what a link shares; counts as a view, but for HEAD',
        params: tokenParams,
        response: viewAnswer,
      },
    },
    async ({ params: { token }, method }, reply) => {
      closed(reply)
      const { state } = await findShared(engine, token, now())
      // HEAD, which link previews send, does not count as a view.
      if (state === 'open' && method === 'HEAD') return reply.type('application/json; charset=utf-8').send('')
      return state === 'open' ? handOut(token) : { state }
    },
  )

  app.post<{ Params: { token: string }; Body: { password: string } }>(
    '/api/v4/shared-info/view/:token/unlock',
    {
      config: { acl: 'open' },
      schema: {
        tags,
        summary: 'Read what a link and a password share',
        params: tokenParams,
        body: unlockBody,
        response: viewAnswer,
      },
    },
    async ({ params: { token }, body: { password }, ip }, reply) => {
      closed(reply)
      const { id, state, password: stored } = await findShared(engine, token, now())
      if (state !== 'locked' || stored === null) return { state }
      await attempts.guard({ shared: id }, ip, async () => {
        const { right: isRight } = await checkPassword(stored, password)
        if (!isRight) throw new WrongGuess({ password: [{ key: 'error.sharedPassword' }] })
      })
      return handOut(token)
    },
  )
}
