/**
 * A password is stored as a hash, and an empty one removes it; readers of the record only learn whether there
 * is one. The expiry must be in the future, but one in the past may stay while other values are edited.
 */
import type { ChangesOf, Hooks } from '#server/records/hooks.ts'
import { FieldErrors } from '#server/errors.ts'
import { hashPassword } from '#server/subjects/accounts/passwordHash.ts'

export const sharedInfoHooks = (): Hooks<'shared-info'> => ({
  beforeCreate(body, { now }) {
    refusePast(body, now)
    return withHash(body)
  },
  beforeUpdate(body, before, { now }) {
    if (momentOf(body) !== momentOf(before)) refusePast(body, now)
    return withHash(body)
  },
})

type Values = ChangesOf<'shared-info'>

const momentOf = ({ validUntil }: Values): number => Date.parse(String(validUntil))

function refusePast(body: Values, now: number): void {
  if (momentOf(body) <= now) throw new FieldErrors({ validUntil: [{ key: 'validation.past' }] })
}

async function withHash<T extends Values>(body: T): Promise<T> {
  if (body.password === undefined) return body
  const password = body.password === null ? null : await hashPassword(body.password)
  return { ...body, password, hasPassword: password !== null }
}
