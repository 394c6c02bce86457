/** Check that a key gets no scope for something that its giver may not do with the customer's records. */
import { reachOf } from '#domain/apiKeys/scopes.ts'
import { holdsAll } from '#domain/access/rank.ts'
import { entities } from '#schemas/generated/entities.ts'
import type { Access } from '#server/foundation/access.ts'
import { visibleRows } from '#server/sql/rights.ts'
import { FieldErrors } from '#server/errors.ts'

/**
 * @param customer Id of the customer whose records the key reads.
 * @throws {FieldErrors} At `scopes`, with those that the person may not give.
 */
export function checkScopesHeld(scopes: readonly string[], customer: unknown, { person, may }: Access): void {
  if (holdsAll(person?.acl ?? [])) return
  const isOwn = person !== null && person.customerIds.includes(Number(customer))
  const isHeld = (scope: string) =>
    reachOf(scope, entities).every(({ entity, right }) => {
      const rows = visibleRows(entity, { may })
      return may(right) && (rows === true || (rows !== false && isOwn))
    })
  const lacking = scopes.filter((scope) => !isHeld(scope))
  if (lacking.length === 0) return
  throw new FieldErrors({ scopes: [{ key: 'error.scopeNotHeld', values: { scopes: lacking.join(', ') } }] })
}
