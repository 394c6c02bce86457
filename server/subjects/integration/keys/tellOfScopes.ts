/** Mails the customer when a key that reads its records gets more scopes. */
import type { FastifyInstance } from 'fastify'
import type { Listener } from '#server/records/hooks.ts'
import { addedScopes, scopesOf } from './apiClientHooks.ts'
import { tellCustomer } from './tellCustomer.ts'

export const tellOfScopes =
  (app: FastifyInstance): Listener<'api-client'> =>
  async ({ action, before, after }, { trx }) => {
    // The customer already has a mail about a new key.
    if (action !== 'update' || !before || !after || after.keyPrefix === null) return
    if (addedScopes(before, after).length === 0) return
    const { name, customer, keyPrefix } = after
    await tellCustomer(app, trx, 'apiKeyScopes', { name, customer, keyPrefix, scopes: scopesOf(after) })
  }
