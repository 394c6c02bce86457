/**
 * Enforces `config.confirm` of routes: refuses calls without a recently confirmed identity. Routes only declare
 * the need. API keys are exempt: they have no password, and are limited by their scopes.
 */
import fp from 'fastify-plugin'
import { ConfirmationNeeded, isConfirmed } from './confirmation.ts'
import type {} from '#server/foundation/requestContext.ts'

export const confirmation = fp(async (app) => {
  // After the rights and the body have been checked.
  app.addHook('preHandler', async (request) => {
    const { confirm } = request.routeOptions.config
    if (confirm === undefined || request.keyCall !== null || isConfirmed(request.access, app.now())) return
    if (confirm === true || (await confirm(request))) throw new ConfirmationNeeded()
  })
})
