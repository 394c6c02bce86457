/**
 * Keeps webhooks, API keys and other holders of a secret with their owner: moved to another one, the key's old
 * holder could read the new owner's data, and waiting messages of the old owner would go to the new address.
 */
import { owner } from '#schemas/owner.ts'
import { FieldErrors } from '#server/errors.ts'

type Values = Readonly<Record<string, unknown>>

/** @throws {FieldErrors} At the owner's relation, when it changes. */
export function keepOwner(values: Values, before: Values): void {
  const name = owner?.entity
  if (name === undefined || values[name] === undefined || values[name] === before[name]) return
  throw new FieldErrors({ [name]: [{ key: 'error.ownerStays' }] })
}
