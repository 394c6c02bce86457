/**
 * What a program of an owner holds a secret for stays that owner's: given to another one, the first would go on reading
 * with its key what is the other's, and what still waits to be sent of the first would go to the other's address.
 */
import { owner } from '#schemas/owner.ts'
import { FieldErrors } from '#server/errors.ts'

type Values = Readonly<Record<string, unknown>>

/** @throws {FieldErrors} At the owner's relation, when it is another than it was. */
export function keepOwner(values: Values, before: Values): void {
  const name = owner?.entity
  if (name === undefined || values[name] === undefined || values[name] === before[name]) return
  throw new FieldErrors({ [name]: [{ key: 'error.ownerStays' }] })
}
