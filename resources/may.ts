/** What the person who is signed in may do, for buttons, columns and inputs. The server decides again. */
import { useCallback } from 'react'
import { may } from '#domain/access/roles.ts'
import { currentUser } from '#providers/session.ts'
import type { RoleExpression } from '#schemas/entity.ts'

/**
 * Read from the session and not asked of react-admin, which keeps a query per place that asks: a list has hundreds.
 *
 * @returns A test of a role expression against the roles held; false for an absent one.
 */
export function useMay(): (expression: RoleExpression | undefined) => boolean {
  const acl = currentUser()?.acl
  return useCallback((expression) => may(acl ?? [], expression), [acl])
}
