/** What the person who is signed in may do, for buttons, columns and inputs. The server decides again. */
import { useCallback } from 'react'
import { usePermissions } from 'react-admin'
import { may } from '#domain/roles.ts'
import type { RoleExpression } from '#schemas/entity.ts'

/** @returns A test of a role expression against the roles held; false for an absent one, and until the roles are known. */
export function useMay(): (expression: RoleExpression | undefined) => boolean {
  const { permissions } = usePermissions<readonly string[]>()
  return useCallback((expression) => may(permissions ?? [], expression), [permissions])
}
