/**
 * Lets nobody past a route's `config.confirm` who has not shown lately who they are. The one place where that is asked:
 * routes only say that they need it. A program with a key has no password to show, and may do no more than its scopes.
 */
import fp from 'fastify-plugin'
import { ConfirmationNeeded, isConfirmed } from './confirmation.ts'
import type {} from '#server/foundation/requestContext.ts'

export const confirmation = fp(async (app) => {
  // Once it is known that the person may do it at all, and what was sent.
  app.addHook('preHandler', async (request) => {
    const { confirm } = request.routeOptions.config
    if (confirm === undefined || request.keyCall !== null || isConfirmed(request.access, app.now())) return
    if (confirm === true || (await confirm(request))) throw new ConfirmationNeeded()
  })
})
