/** Right to see the history of a record. */
import { currentUser } from '#providers/session.ts'
import type { Entity } from '#schemas/entity.ts'

/**
 * Users with restricted rows may not see what a record was while it belonged to somebody else; the server decides the
 * same.
 */
export const seesAll = ({ access: { rows } }: Entity): boolean =>
  rows === undefined || (currentUser()?.acl ?? []).some((role) => rows[role] === true)
