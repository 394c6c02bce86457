/** The customer is told when a key that reads its records may do more than before. */
import type { FastifyInstance } from 'fastify'
import type { Listener } from '#server/records/hooks.ts'
import { addedScopes, scopesOf } from './apiClientHooks.ts'
import { tellCustomer } from './tellCustomer.ts'

export const tellOfScopes =
  (app: FastifyInstance): Listener<'api-client'> =>
  async ({ action, before, after }, { trx }) => {
    // Of a key that was just made the customer has a letter already.
    if (action !== 'update' || !before || !after || after.keyPrefix === null) return
    if (addedScopes(before, after).length === 0) return
    const { name, customer, keyPrefix } = after
    await tellCustomer(app, trx, 'apiKeyScopes', { name, customer, keyPrefix, scopes: scopesOf(after) })
  }
