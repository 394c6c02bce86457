/**
 * Rules for API keys that a schema cannot express: the allow list contains addresses and ranges, and a scope
 * may only be given by people who hold its rights.
 */
import type { ChangesOf, Hooks } from '#server/records/hooks.ts'
import { keepOwner } from '#server/ownership/keepOwner.ts'
import { FieldErrors } from '#server/errors.ts'
import { isAddressOrRange } from './allowList.ts'
import { checkScopesHeld } from './scopesHeld.ts'

export const apiClientHooks = (): Hooks<'api-client'> => ({
  confirm: {
    create: () => true,
    update: ({ scopes, ipAllow, expiresAt }) =>
      scopes !== undefined || ipAllow !== undefined || expiresAt !== undefined,
  },

  beforeCreate(body, { access }) {
    checkScopesHeld(scopesOf(body), body.customer, access)
    return checked(body)
  },

  beforeUpdate(body, before, { access }) {
    keepOwner(body, before)
    // Longer validity gives all of its scopes again, as does reactivating it (`holdScopes`).
    const given = isExtended(body, before) ? scopesOf({ ...before, ...body }) : addedScopes(before, body)
    checkScopesHeld(given, before.customer, access)
    return checked(body)
  },
})

type Key = ChangesOf<'api-client'>

export const scopesOf = ({ scopes }: Key): readonly string[] => scopes ?? []

export const addedScopes = (before: Key, after: Key): readonly string[] =>
  scopesOf(after).filter((scope) => !scopesOf(before).includes(scope))

const isExtended = ({ expiresAt }: Key, before: Key): boolean =>
  expiresAt !== undefined &&
  typeof before.expiresAt === 'string' &&
  (expiresAt === null || expiresAt > before.expiresAt)

function checked<T extends Key>(body: T): T {
  const wrong = (body.ipAllow ?? []).filter((entry) => !isAddressOrRange(entry))
  if (wrong.length === 0) return body
  throw new FieldErrors({ ipAllow: wrong.map((value) => ({ key: 'error.addressOrRange', values: { value } })) })
}
