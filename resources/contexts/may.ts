/** Rights of the current user, for buttons, columns and inputs. The server checks again. */
import { useCallback } from 'react'
import { may } from '#domain/access/roles.ts'
import { currentUser } from '#providers/session.ts'
import type { RoleExpression } from '#schemas/entity.ts'

/** Whether the person who is signed in has a right. */
export type May = (expression: RoleExpression | undefined) => boolean

/**
 * Read from the session instead of react-admin, which keeps a query per caller: a list has hundreds.
 *
 * @returns A test of a role expression against the user's roles; false if it is absent.
 */
export function useMay(): May {
  const acl = currentUser()?.acl
  return useCallback((expression) => may(acl ?? [], expression), [acl])
}
